"""The keys of a view of the race, and what stands behind them."""

from typing import Final

from paddock.games.steampunk_rally.boosts import BOOSTS, LASTS, TARGETS
from paddock.games.steampunk_rally.boosts import PHASES as BOOST_PHASES
from paddock.games.steampunk_rally.card_data import CARD_DECKS
from paddock.games.steampunk_rally.effects import DICE, EFFECT_IDS
from paddock.games.steampunk_rally.events import DECK_WORDS, SITE_WORDS
from paddock.games.steampunk_rally.part import SIDES
from paddock.games.steampunk_rally.parts import INVENTORS, PARTS
from paddock.games.steampunk_rally.state import PHASES
from paddock.games.steampunk_rally.tracks import SIDES as TRACKS
from paddock.games.steampunk_rally.tracks import TILES, TOKEN_NAMES
from paddock.kernel.face import NUMBER, SEAT, TEXT, YES_OR_NO, Shape, list_of, name_of, number, row, word

__all__ = [
    "CARD_KEYS",
    "CARD_NAME",
    "DECK",
    "DIE",
    "EFFECT",
    "EFFECT_GROUPS",
    "INVENTOR",
    "PHASE",
    "PLACE",
    "SITE",
    "SPACE_NUMBER",
    "TILE",
    "VIEW",
    "WAY",
]

CARD_NAME: Final = name_of("card", "CardId", [part.name for part in PARTS] + [boost.name for boost in BOOSTS])
INVENTOR: Final = name_of("card", "InventorId", [inventor.name for inventor in INVENTORS])
TILE: Final = name_of("card", "TileId", [tile.name for side in TRACKS for tile in TILES[side]])
TOKEN: Final = name_of("card", "TokenId", TOKEN_NAMES)
DIE: Final = name_of("symbol", "DieType", DICE)
EFFECT: Final = name_of("symbol", "Effect", EFFECT_IDS)
EFFECT_GROUPS: Final = list_of(list_of(EFFECT))
DECK: Final = name_of("symbol", "Deck", DECK_WORDS)
SITE: Final = name_of("symbol", "Challenge", SITE_WORDS[1:])
PHASE: Final = word(*PHASES).named("Phase")
WAY: Final = word("left", "right").named("Way")
SPACE_NUMBER: Final = number("space", "a space of the track, from 0 at the start")
PLACE: Final = number("place", "a card of the machine; 0 is the cockpit")

POOL_DIE: Final = row("PoolDie", die=DIE, value=NUMBER.note("0: not rolled yet"))
SALE: Final = row(
    "Sale",
    dice=list_of(row("SaleDice", die=DIE, count=NUMBER)).note("the dice of one of these types"),
    cogs=NUMBER.note("0: it brings none"),
)
PART_KEYS: Final[dict[str, Shape]] = {
    "card": CARD_NAME,
    "deck": word(*CARD_DECKS),
    "valves": list_of(word(*SIDES)),
    "slots": list_of(DIE).note("the types of the action slots"),
    "storage": NUMBER.note("storage slots"),
    "activation": TEXT.note("the divisor, star or bulb"),
    "effects": EFFECT_GROUPS.note("a slash parts the groups"),
    "sale": SALE.sometimes(),
}
CARD_KEYS: Final = row(
    "CardFace",
    card=CARD_NAME,
    deck=word(*CARD_DECKS),
    valves=list_of(word(*SIDES)).sometimes(),
    slots=list_of(DIE).sometimes(),
    storage=NUMBER.sometimes(),
    activation=TEXT.note("the divisor, star or bulb").sometimes(),
    effects=EFFECT_GROUPS.note("a slash parts the groups"),
    sale=SALE.sometimes(),
    when=word(*BOOST_PHASES).note("the only phase in which a boost is played").sometimes(),
    lasts=word(*LASTS).sometimes(),
    target=word(*TARGETS).sometimes(),
)
PLACED: Final = row(
    "PlacedCard",
    **PART_KEYS,
    place=PLACE,
    x=NUMBER.note("columns to the right of the centre"),
    y=NUMBER.note("rows below it"),
    dice=list_of(NUMBER).note("in the action slots; 0: free"),
    stored=list_of(DIE.or_none()),
    used=YES_OR_NO.note("a star part that was activated in this race phase"),
    blocked=YES_OR_NO,
)
RACER: Final = row(
    "RacerView",
    seat=SEAT,
    inventor=INVENTOR.or_none(),
    at=SPACE_NUMBER,
    left=NUMBER.note("spaces to the line; behind it below 0"),
    place=NUMBER.note("in the race, as it stands"),
    busy=YES_OR_NO.note("is asked something just now"),
    gauge=NUMBER,
    bulb=YES_OR_NO,
    cogs=NUMBER,
    pips=NUMBER.note("that may be vented without a cog"),
    pool=list_of(POOL_DIE),
    cards=NUMBER.note("in the hand"),
    picked=YES_OR_NO,
    boosts=NUMBER.note("under the gauge"),
    building=CARD_KEYS.or_none().note("is shown and not attached yet"),
    playing=CARD_KEYS.or_none().note("a boost that is shown and not played yet"),
    done=YES_OR_NO,
    shield=YES_OR_NO,
    floor=NUMBER,
    doomed=YES_OR_NO.note("explodes at the end of the damage phase"),
    struck=NUMBER.note("what rivals' boosts will do as soon as the act is over"),
    losses=NUMBER.note("parts still to be given up"),
    bag=list_of(row("Unit", effect=EFFECT.or_none(), card=CARD_NAME.or_none())),
    ponies=list_of(SPACE_NUMBER).note("whose pony has been used"),
    unfinished=NUMBER.note("valve halves that are open at best"),
    machine=list_of(PLACED),
)
SPACE_KEYS: Final = row(
    "SpaceData",
    terrain=NUMBER,
    challenge=SITE.or_none(),
    die=DIE.or_none(),
    amount=NUMBER,
    gives=EFFECT.or_none(),
    token=TOKEN.or_none(),
    ways=list_of(SPACE_NUMBER),
    left=NUMBER,
)
TRACK: Final = row(
    "TrackData",
    side=word(*TRACKS),
    tiles=list_of(row("TileData", tile=TILE, first=SPACE_NUMBER, spaces=NUMBER)),
    line=SPACE_NUMBER.note("the first space behind the line"),
    spaces=list_of(SPACE_KEYS),
)
DECKS: Final = row("DeckSizes", gold=NUMBER, silver=NUMBER, copper=NUMBER, black=NUMBER)
CARD_LIST: Final = list_of(CARD_NAME)
DISCARDS: Final = row("Discards", gold=CARD_LIST, silver=CARD_LIST, copper=CARD_LIST, black=CARD_LIST)

VIEW: Final = row(
    "SteampunkRallyView",
    game=TEXT,
    rules=NUMBER,
    seats=NUMBER,
    seat=SEAT.or_none(),
    round=NUMBER,
    phase=PHASE,
    acting=YES_OR_NO.note("in the draft: cards are being used"),
    final_round=NUMBER.note("0: nobody has crossed the line"),
    way=WAY.note("where hands go: to the next seat is left"),
    order=list_of(SEAT).note("from the seat nearest to the token"),
    track=TRACK,
    decks=DECKS,
    discards=DISCARDS.note("the last one lies on top"),
    supply=row("Supply", heat=NUMBER, steam=NUMBER, electric=NUMBER).note("below 0: substitutes in slots"),
    lasting=list_of(row("LastingBoost", card=CARD_NAME, seat=SEAT, target=SEAT, until=word(*LASTS))),
    racers=list_of(RACER),
    places=list_of(NUMBER),
    hand=list_of(CARD_KEYS).sometimes(),
    pick=CARD_KEYS.or_none().sometimes(),
    stash=list_of(CARD_KEYS).sometimes(),
)
