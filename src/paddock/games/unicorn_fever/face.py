"""What a championship tells, asks and offers: the arguments of every kind of event, question and option."""

from typing import Final

from paddock.games.unicorn_fever.printed import PRINTED_FACTS
from paddock.games.unicorn_fever.spaces import SPACES
from paddock.games.unicorn_fever.view_keys import (
    ACTION,
    BET,
    CLAN,
    CONTRACT,
    FAME,
    GOLD,
    HELPER,
    MAGIC_CARD,
    MULTIPLIER,
    PLACE,
    RACE_CARD,
    TOKEN,
    UNICORN,
    VIEW,
)
from paddock.kernel.face import NUMBER, SEATS, SPACE, YES, Args, Face, Shape, Silent, list_of, name_of, row, word

__all__ = ["FACE"]

UNICORNS: Final = list_of(UNICORN)
CARDS: Final = list_of(MAGIC_CARD)
BET_TOKEN: Final[dict[str, Shape]] = {"bet": BET, "unicorn": UNICORN}
ROW_MOVE: Final[dict[str, Shape]] = {"unicorn": UNICORN, "before": MULTIPLIER, "after": MULTIPLIER}

EVENTS: Final[dict[str, Args]] = {
    # setting up
    "clans": Args(clans=list_of(CLAN)),
    "leads": Args(),
    "odds": Args(order=UNICORNS.note("the fastest first")),
    "owns": Args(unicorn=UNICORN, multiplier=MULTIPLIER),
    "round-began": Args(round=NUMBER, rounds=NUMBER),
    "on-show": Args(cards=list_of(CONTRACT)),
    "blocked": Args(**BET_TOKEN),
    # planning
    "reserved-bet": Args(**BET_TOKEN),
    "reserved-token": Args(token=TOKEN),
    "took": Args(token=TOKEN),
    "announced": Args(token=ACTION),
    "gold": Args(gold=GOLD),
    "acts-again": Args(card=CONTRACT),
    "loan": Args(gold=GOLD, loans=NUMBER, forced=YES),
    "bet-placed": Args(**BET_TOKEN, stake=GOLD, fame=FAME.note("that lies on it")),
    "signed": Args(card=CONTRACT, price=GOLD),
    "contract-paid": Args(card=CONTRACT, gold=GOLD, fame=FAME),
    "laid": Args(unicorn=UNICORN),
    "drew": Args(count=NUMBER),
    "drew-cards": Args(cards=CARDS),
    "swaps": Args(count=NUMBER),
    "looked": Args(unicorn=UNICORN),
    "saw": Args(unicorn=UNICORN, cards=CARDS, seats=SEATS.note("who has laid each")),
    # the race
    "race-began": Args(round=NUMBER),
    "magic-revealed": Args(count=NUMBER),
    "lay-under": Args(unicorn=UNICORN, cards=CARDS, seats=SEATS.note("who has laid each")),
    "shed": Args(card=CONTRACT, unicorn=UNICORN, cards=CARDS),
    "cancelled": Args(unicorn=UNICORN, white=MAGIC_CARD, black=MAGIC_CARD),
    "immune": Args(unicorn=UNICORN, cards=CARDS),
    "odds-moved": Args(**ROW_MOVE, cards=CARDS),
    "race-card": Args(card=RACE_CARD, moves=list_of(NUMBER).note("for each row, the fastest first"), turn=NUMBER),
    "ran": Silent(
        moves=list_of(
            row("Run", unicorn=UNICORN, **{"from": SPACE, "to": SPACE}, cards=CARDS.note("the magic that worked"))
        )
    ),
    "magic-worked": Args(unicorn=UNICORN, cards=CARDS),
    "in-front": Args(unicorns=UNICORNS, at=SPACE),
    "rolled": Args(dice=UNICORNS),
    "sprinted": Silent(unicorn=UNICORN, spaces=NUMBER, to=SPACE),
    "photo-finish": Args(unicorns=UNICORNS, by=word("magic", "odds", "first-player")),
    "finished": Args(unicorn=UNICORN, place=PLACE, beyond=NUMBER.note("spaces behind the line")),
    # results
    "race-over": Args(order=UNICORNS),
    "bet-won": Args(**BET_TOKEN, stake=GOLD, gold=GOLD, fame=FAME, cards=list_of(HELPER).note("what added to it")),
    "bet-lost": Args(**BET_TOKEN, stake=GOLD),
    "owner-paid": Args(unicorn=UNICORN, place=PLACE, gold=GOLD),
    "cleared": Silent(),
    "tax": Args(gold=GOLD),
    "odds-updated": Args(moves=list_of(row("OddsMove", **ROW_MOVE)), up=UNICORNS, down=UNICORNS),
    "in-form": Args(unicorns=UNICORNS),
    # the end
    "repaid": Args(loans=NUMBER, gold=GOLD, unpaid=NUMBER),
    "converted": Args(gold=GOLD, fame=FAME),
    "final": Args(tokens=FAME, converted=FAME, contracts=FAME, fame=FAME, gold=GOLD, unpaid=NUMBER),
    "game-over": Args(rounds=NUMBER),
}

QUESTIONS: Final[dict[str, Args]] = {
    "reserve-bet": Args(),
    "reserve-token": Args(),
    "take-action": Args(action=NUMBER, gold=GOLD, fame=FAME, loans=NUMBER),
    "choose-first-effect": Args(magic=NUMBER),
    "place-bet": Args(gold=GOLD, fame=FAME.note("that will lie on it")),
    "stake-gold": Args(**BET_TOKEN, gold=GOLD, most=GOLD, fame=FAME.note("if it succeeds")),
    "sign-contract": Args(price=GOLD, gold=GOLD),
    "swap-card": Args(left=NUMBER),
    "play-magic": Args(left=NUMBER),
    "lay-under": Args(card=MAGIC_CARD),
    "act-again": Args(),
    "choose-place": Args(place=PLACE),
}

MARKS: Final[dict[str, Shape]] = {"printed": YES, "kept": YES.note("the token on one's own contract")}
MAGIC: Final[dict[str, Shape]] = {"magic": NUMBER.note("cards that may be played with it")}

LABELS: Final[dict[str, Args]] = {
    "take-magic": Args(token=ACTION, **MAGIC, **MARKS),
    "take-any-bet": Args(token=ACTION, **MAGIC, **MARKS),
    "take-winner-bet": Args(token=ACTION, fame=FAME.note("that lies on the bet"), **MARKS),
    "take-contract": Args(token=ACTION, price=GOLD, **MARKS),
    "take-gold": Args(token=ACTION, gold=GOLD, leads=YES.note("makes the first player"), **MAGIC, **MARKS),
    "loan": Args(gold=GOLD, back=GOLD),
    "look-under": Args(unicorn=UNICORN, count=NUMBER),
    "bet-first": Args(),
    "magic-first": Args(),
    "bet": Args(**BET_TOKEN, times=NUMBER.note("so often the stake is paid, by the odds of now"), wins=FAME),
    "stake": Args(
        stake=GOLD,
        wins=GOLD.note("with the stake, if it succeeds at the odds of now"),
        fame=FAME.note("if it succeeds"),
        left=GOLD,
        tax_won=GOLD.note("the fame tax if it succeeds and nothing else does"),
        tax_lost=GOLD,
    ),
    "sign": Args(card=CONTRACT, about=name_of("card-help"), fame=FAME.note("printed")),
    "done": Args(),
    "play": Args(card=MAGIC_CARD),
    "swap": Args(card=MAGIC_CARD),
    "under": Args(unicorn=UNICORN, count=NUMBER.note("cards that lie there")),
    "place": Args(unicorn=UNICORN),
    "act-again": Args(),
    "not-now": Args(),
    "keep-nothing": Args(),
    "keep-bet": Args(**BET_TOKEN),
    "keep-token": Args(token=TOKEN),
}

FACE: Final = Face(EVENTS, QUESTIONS, LABELS, VIEW, SPACES, PRINTED_FACTS)
