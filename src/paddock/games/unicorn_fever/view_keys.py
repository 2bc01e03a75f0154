"""The keys of a view of the championship, and what stands behind them."""

from typing import Final

from paddock.games.unicorn_fever.actions import PRINTED, STACKS, TOKENS
from paddock.games.unicorn_fever.bets import BET_NAMES
from paddock.games.unicorn_fever.contracts import CLANS, CONTRACTS
from paddock.games.unicorn_fever.magic_cards import LETTERS, MAGIC
from paddock.games.unicorn_fever.race_cards import CLASSIC, ORIGINAL
from paddock.games.unicorn_fever.state import PHASES
from paddock.games.unicorn_fever.unicorns import COLOURS
from paddock.kernel.face import (
    NUMBER,
    SEAT,
    SPACE,
    YES_OR_NO,
    Shape,
    list_of,
    name_of,
    number,
    row,
    word,
)

__all__ = [
    "ACTION",
    "BET",
    "CLAN",
    "CONTRACT",
    "FAME",
    "GOLD",
    "HELPER",
    "MAGIC_CARD",
    "MULTIPLIER",
    "PLACE",
    "RACE_CARD",
    "STACK",
    "TOKEN",
    "UNICORN",
    "VIEW",
]

GOLD: Final = number("gold")
FAME: Final = number("fame")
PLACE: Final = number("place", "of a unicorn in the race, from 1; 0: none yet")
MULTIPLIER: Final = number("multiplier", "of the odds: 2 for the fastest row, 7 for the slowest")
UNICORN: Final = name_of("colour", "UnicornId", COLOURS)
MAGIC_CARD: Final = name_of("card", "MagicId", [kind.name for kind in MAGIC])
CONTRACT: Final = name_of("card", "ContractId", [card.name for card in CONTRACTS])
RACE_CARD: Final = name_of("card", "RaceCardId", [*[card.name for card in ORIGINAL], CLASSIC[0].name])
CLAN: Final = name_of("card", "ClanId", list(CLANS))
STACK: Final = name_of("card", "StackId", list(STACKS))
TOKEN: Final = name_of("card", "TokenId", [token.name for token in TOKENS])
SYMBOL: Final = name_of("card", "SymbolId", [symbol.name for symbol in PRINTED])
ACTION: Final = name_of("card", "ActionId", [action.name for action in TOKENS + PRINTED])
BET: Final = name_of("bet", "BetId", BET_NAMES)
HELPER: Final = name_of("card", "HelperId", [*[card.name for card in CONTRACTS], *COLOURS])

LAID: Final[dict[str, Shape]] = {"card": MAGIC_CARD, "seat": SEAT.note("who has laid it")}

RACE: Final = row(
    "RaceView",
    turn=NUMBER.note("of the race; 0: it has not begun"),
    card=RACE_CARD.or_none(),
    moves=list_of(NUMBER).note("of the card, for each row of the odds, the fastest first"),
    dice=list_of(UNICORN),
    cards_left=NUMBER,
)

UNICORN_KEYS: Final = row(
    "UnicornView",
    unicorn=UNICORN,
    row=NUMBER.note("of the odds, from 1"),
    multiplier=MULTIPLIER,
    shift=NUMBER.note("rows that it went down after the last race; below 0: up"),
    hot=YES_OR_NO.note("in form"),
    immune_to=word(*LETTERS).note("while it is in form"),
    owner=SEAT.or_none(),
    at=SPACE,
    place=PLACE,
    face_down=NUMBER.note("magic cards under it"),
    cards=list_of(row("LaidCard", **LAID)).note("magic that works on it, once it has been revealed"),
    ties=NUMBER.note("above 0: it wins ties; below 0: it loses them"),
)

BET_KEYS: Final = row(
    "BetView",
    bet=BET,
    unicorn=UNICORN,
    state=word("open", "blocked", "kept", "taken"),
    seat=SEAT.or_none(),
    times=NUMBER.note("what a stake of 1 wins, at the odds of now and without contracts"),
    stake=GOLD,
    fame=FAME.note("if it succeeds, at the odds of now; of its type while nobody has placed it"),
    wins=GOLD.note("if it succeeds, the stake included"),
)

STACK_KEYS: Final = row(
    "StackView",
    stack=STACK,
    tokens=list_of(row("TokenView", token=TOKEN, state=word("open", "kept", "taken"), seat=SEAT.or_none())),
    printed=SYMBOL.or_none(),
)

PLAYER: Final = row(
    "PlayerView",
    seat=SEAT,
    gold=GOLD,
    fame=FAME,
    loans=NUMBER,
    tax=GOLD.note("that would be due for the fame of now"),
    unicorn=UNICORN.or_none().note("the own one"),
    hand_size=NUMBER,
    hand_limit=NUMBER,
    stake_limit=GOLD,
    contracts=list_of(row("OwnContract", card=CONTRACT, used=YES_OR_NO.note("for the round or the game"))),
    printed_fame=FAME.note("on contracts"),
    tokens=list_of(TOKEN).note("taken in this round"),
    unpaid=NUMBER.note("loans, at the end"),
    converted=FAME.note("made of gold at the end"),
    paper=FAME.note("of contracts at the end"),
    final=FAME.or_none().note("all of it, at the end"),
)

VIEW: Final = row(
    "StableView",
    game=word("unicorn_fever"),
    rules=NUMBER.note("the version of the rules"),
    seats=NUMBER,
    seat=SEAT.or_none().note("whose view it is; none: a spectator's"),
    round=NUMBER.note("the race, from 1"),
    rounds=NUMBER,
    phase=word(*PHASES),
    acting=SEAT.or_none().note("whose action it is"),
    action=NUMBER.note("which of their actions"),
    first=SEAT.note("the first player"),
    clans=list_of(CLAN),
    finish=SPACE,
    mark=SPACE.note("half of the way"),
    race=RACE,
    unicorns=list_of(UNICORN_KEYS),
    bets=list_of(BET_KEYS).note("every bet token of the game"),
    stacks=list_of(STACK_KEYS),
    contracts=list_of(
        row("ShownContract", card=CONTRACT, clan=CLAN, fame=FAME, seat=SEAT.or_none().note("who has signed it"))
    ),
    contracts_left=NUMBER,
    deck=NUMBER.note("magic cards"),
    discard=list_of(MAGIC_CARD).note("those that have been seen"),
    buried=NUMBER.note("those that were discarded face down"),
    players=list_of(PLAYER),
    places=list_of(NUMBER).note("of the seats, once it is over"),
    hand=list_of(MAGIC_CARD).note("one's own").sometimes(),
    known=list_of(row("KnownCard", unicorn=UNICORN, **LAID)).note("face-down cards that one knows").sometimes(),
)
