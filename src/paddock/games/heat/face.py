"""What a race tells, asks and offers: the arguments of every kind of event, question and option."""

from typing import Final

from paddock.games.heat.championship import EVENTS as EVENT_CARDS
from paddock.games.heat.conditions import ROADS, WEATHERS
from paddock.games.heat.upgrades import ADVANCED, BASIC, SPONSOR, SYMBOL_NAMES
from paddock.kernel.face import (
    CARD,
    CARDS,
    CORNER,
    NUMBER,
    SEAT,
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

CIRCUIT: Final = name_of("choice-circuit", "circuit")
SEASON: Final = name_of("choice-season", "season")
EVENT: Final = word(*[event.name for event in EVENT_CARDS])
WEATHER: Final = word(*[token.name for token in WEATHERS])
ROAD_TOKEN: Final = word(*[token.name for token in ROADS])
SPOT: Final = NUMBER.note("0 is the race line, 1 the other spot of the space")

MARK: Final = row("Mark", symbol=word(*SYMBOL_NAMES), amount=NUMBER)
CARD_FACE: Final = row(
    "CardFace", level=word(BASIC, ADVANCED, SPONSOR), part=TEXT, speeds=list_of(NUMBER), symbols=list_of(MARK)
)
LEGEND_NUMBERS: Final = row("LegendNumbers", car=SEAT, diamond=NUMBER, top_speed=NUMBER)
CORNER_COST: Final = row("CornerCost", corner=CORNER, heat=NUMBER, spins=YES)
CLOSED_SYMBOL: Final = row("ClosedSymbol", card=CARD, symbol=word(*SYMBOL_NAMES), amount=NUMBER, reason=TEXT)

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

LANDING: Final[dict[str, Shape]] = {"to": SPACE, "spot": SPOT, "corners": list_of(CORNER_COST)}
MAYBE_LANDING: Final[dict[str, Shape]] = {key: shape.sometimes() for key, shape in LANDING.items()}

PLAN: Final = row(
    "Plan",
    cards=CARDS.note("in the order of the hand"),
    landings=list_of(NUMBER).note("the rows of landings to which they may lead, the slowest first"),
    heat=NUMBER.note("what the shift and the cards cost before any corner").sometimes(),
    limits=NUMBER.note("what the cards change at every limit").sometimes(),
)
PLANNED_LANDING: Final = row("PlannedLanding", speed=NUMBER, **LANDING)
BOOST_LANDING: Final = row("BoostLanding", flipped=NUMBER.note("what the flipped card gives"), **LANDING)
EVERY_PLAN: Final[dict[str, Shape]] = {
    "plans": list_of(PLAN).note("all different cards that can be lifted"),
    "landings": list_of(PLANNED_LANDING).note("on a free road; spot -1: no room there as the cars stand now"),
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

FACE: Final = Face(EVENTS, QUESTIONS, LABELS)
