"""What a race tells, asks and offers: the arguments of every kind of event, question and option."""

from typing import Final

from paddock.games.heat.printed import PRINTED
from paddock.games.heat.spaces import SPACES
from paddock.games.heat.view_keys import (
    CARD,
    CARD_FACE,
    CARDS,
    CIRCUIT,
    CORNER_COST,
    EVENT,
    LANDING,
    LEGEND_NUMBERS,
    PLANNED_LANDING,
    ROAD_TOKEN,
    SPOT,
    SYMBOL,
    VIEW,
    WEATHER,
)
from paddock.kernel.face import (
    CORNER,
    NUMBER,
    SEATS,
    SPACE,
    TEXT,
    YES,
    Args,
    Face,
    Shape,
    Silent,
    by_name,
    list_of,
    name_of,
    row,
    word,
)

__all__ = ["FACE"]

SEASON: Final = name_of("choice-season", "season")
CLOSED_SYMBOL: Final = row("ClosedSymbol", card=CARD, symbol=SYMBOL, amount=NUMBER, reason=TEXT)

HOW_DRIVEN: Final = word("cards", "boost", "adrenaline", "slipstream", "accelerate", "direct", "again")
DRIVE: Final[dict[str, Shape]] = {"from": SPACE, "from_spot": SPOT, "to": SPACE, "spot": SPOT, "went": NUMBER}
AT_CORNER: Final[dict[str, Shape]] = {"corner": CORNER, "speed": NUMBER, "limit": NUMBER, "heat": NUMBER}
COUNTED_CARDS: Final[dict[str, Shape]] = {"cards": CARDS, "count": NUMBER}

EVENTS: Final[dict[str, Args]] = {
    # the race
    "grid": Args(circuit=CIRCUIT, laps=NUMBER, order=SEATS),
    "weather": Args(token=WEATHER),
    "road-token": Args(corner=CORNER, token=ROAD_TOKEN),
    "round-began": Args(round=NUMBER, order=SEATS),
    "legend-card": Args(legends=list_of(LEGEND_NUMBERS)),
    "legend-moved": Args(**DRIVE, how=word("corner", "line", "second-corner", "top-speed")),
    "cards-down": Silent(),
    "shifted": Args(gear=NUMBER, heat=NUMBER),
    "shifted-too-far": Args(**COUNTED_CARDS),
    "revealed": Args(cards=CARDS),
    "flipped": Args(card=CARD, away=CARDS.note("flipped before it, and discarded"), count=NUMBER),
    "flipped-nothing": Args(),
    "moved": Args(**DRIVE, spaces=NUMBER, how=HOW_DRIVEN, speed=NUMBER),
    "blocked": Args(wanted=SPACE, to=SPACE, lost=NUMBER),
    "crossed-line": Args(lap=NUMBER, laps=NUMBER),
    "adrenaline": Args(),
    "cooled": Args(amount=NUMBER, how=word("gear", "adrenaline", "weather", "card")),
    "boosted": Args(heat=NUMBER),
    "corner-passed": Args(**AT_CORNER),
    "spun-out": Args(**AT_CORNER, stress=NUMBER, to=SPACE, spot=SPOT),
    "cluttered": Args(),
    "discarded": Args(card=CARD),
    "drew": Args(count=NUMBER),
    "drew-cards": Args(cards=CARDS),
    "reshuffled": Args(),
    "put-away": Silent(),
    "finished": Args(round=NUMBER),
    "placed": Args(place=NUMBER),
    "eliminated": Args(place=NUMBER),
    "race-over": Args(rounds=NUMBER),
    # the garage and its cards
    "market-opened": Args(round=NUMBER, cards=CARDS, faces=by_name(CARD_FACE)),
    "upgrade-taken": Args(card=CARD),
    "market-closed": Args(),
    "upgrades-dealt": Args(cards=CARDS),
    "speed-chosen": Args(card=CARD, speed=NUMBER),
    "heat-paid": Args(card=CARD, heat=NUMBER),
    "scrapped": Args(**COUNTED_CARDS),
    "stress-reduced": Args(amount=NUMBER),
    "salvaged": Args(card=CARD),
    "played-directly": Args(card=CARD),
    "given-up": Args(**COUNTED_CARDS),
    "refreshed": Args(card=CARD),
    "sponsor-gained": Args(why=word("grandstand", "press", "speed-record", "television")),
    "sponsor-card": Args(card=CARD),
    "used-up": Args(card=CARD),
    # the championship
    "season-began": Args(season=SEASON, races=NUMBER),
    "race-ahead": Args(race=NUMBER, of=NUMBER, circuit=CIRCUIT, event=EVENT),
    "season-market": Args(cards=CARDS),
    "swapped": Args(cards=CARDS.note("the card that goes"), card=CARD.note("the card that comes")),
    "sponsors-dealt": Args(count=NUMBER),
    "press": Args(corner=CORNER),
    "scored": Args(race=NUMBER, place=NUMBER, points=NUMBER, total=NUMBER),
    "season-won": Args(year=NUMBER, points=NUMBER),
    "upgrade-kept": Args(card=CARD),
    "season-over": Args(races=NUMBER),
}

MAYBE_LANDING: Final[dict[str, Shape]] = {key: shape.sometimes() for key, shape in LANDING.items()}

PLAN: Final = row(
    "Plan",
    cards=CARDS.note("in the order of the hand"),
    landings=list_of(NUMBER).note("the rows of landings to which they may lead, the slowest first"),
    heat=NUMBER.note("what the shift and the cards cost before any corner").sometimes(),
    limits=NUMBER.note("what the cards change at every limit").sometimes(),
)
BOOST_LANDING: Final = row("BoostLanding", flipped=NUMBER.note("what the flipped card gives"), **LANDING)
EVERY_PLAN: Final[dict[str, Shape]] = {
    "plans": list_of(PLAN).note("all different cards that can be lifted"),
    "landings": list_of(PLANNED_LANDING).note("on a free road"),
}

QUESTIONS: Final[dict[str, Args]] = {
    "take-upgrade": Args(round=NUMBER, of=NUMBER),
    "improve-car": Args(race=NUMBER, of=NUMBER),
    "swap-upgrade": Args(),
    "swap-for": Args(card=CARD),
    "keep-upgrade": Args(),
    "shift-gear": Args(gear=NUMBER, heat=NUMBER, **EVERY_PLAN),
    "play-card": Args(gear=NUMBER, left=NUMBER, **EVERY_PLAN),
    "cluttered-hand": Args(gear=NUMBER, heat=NUMBER),
    "choose-speed": Args(card=CARD, speed=NUMBER),
    "react": Args(
        speed=NUMBER,
        heat=NUMBER,
        unpaid=NUMBER.note("the Heat that cards in play still cost"),
        corners=list_of(CORNER_COST).note("the corners behind the car, as things stand"),
        closed=list_of(CLOSED_SYMBOL).sometimes(),
        slipstream=YES.sometimes().note("a slipstream follows from where the car stands"),
    ),
    "salvage": Args(left=NUMBER),
    "slipstream": Args(speed=NUMBER),
    "discard": Args(),
    "refresh": Args(),
}

LABELS: Final[dict[str, Args]] = {
    "gear": Args(gear=NUMBER, heat=NUMBER),
    "mistake": Args(gear=NUMBER, up=YES),
    "cluttered": Args(gear=NUMBER, heat=NUMBER, down=NUMBER),
    "card": Args(card=CARD),
    "speed": Args(speed=NUMBER, **MAYBE_LANDING),
    "done": Args(**MAYBE_LANDING),
    "boost": Args(heat=NUMBER, landings=list_of(BOOST_LANDING)),
    "cool-down": Args(amount=NUMBER),
    "adrenaline-speed": Args(**LANDING),
    "adrenaline-cool-down": Args(amount=NUMBER),
    "weather-cool-down": Args(amount=NUMBER),
    "pay-heat": Args(card=CARD, amount=NUMBER),
    "scrap": Args(card=CARD, amount=NUMBER),
    "card-cool-down": Args(card=CARD, amount=NUMBER),
    "reduce-stress": Args(card=CARD, amount=NUMBER),
    "salvage": Args(card=CARD, amount=NUMBER),
    "salvage-card": Args(card=CARD, count=NUMBER),
    "accelerate": Args(card=CARD, amount=NUMBER, **LANDING),
    "direct-play": Args(card=CARD, amount=NUMBER, **LANDING),
    "give-up": Args(cards=CARDS),
    "give-up-faster": Args(cards=CARDS),
    "slipstream": Args(spaces=NUMBER, **LANDING),
    "stay": Args(**LANDING),
    "discard": Args(card=CARD),
    "refresh": Args(card=CARD),
    "upgrade": Args(card=CARD),
    "swap-out": Args(card=CARD),
    "swap-in": Args(card=CARD),
    "keep": Args(card=CARD),
}

FACE: Final = Face(EVENTS, QUESTIONS, LABELS, VIEW, SPACES, PRINTED)
