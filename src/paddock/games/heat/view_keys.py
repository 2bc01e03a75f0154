"""The keys of a view of the race, and what stands behind them."""

from typing import Final

from paddock.games.heat.championship import EVENTS
from paddock.games.heat.circuits import CIRCUITS
from paddock.games.heat.conditions import ROADS, WEATHERS
from paddock.games.heat.state import PHASES
from paddock.games.heat.upgrades import ADVANCED, BASIC, SPONSOR, SYMBOL_NAMES
from paddock.kernel.face import (
    CORNER,
    NUMBER,
    SEAT,
    SEATS,
    SPACE,
    TEXT,
    YES,
    YES_OR_NO,
    Shape,
    by_name,
    list_of,
    name_of,
    number_of,
    row,
    word,
)

__all__ = [
    "CARD",
    "CARDS",
    "CARD_FACE",
    "CIRCUIT",
    "CORNER_COST",
    "EVENT",
    "LANDING",
    "LEGEND_NUMBERS",
    "PLANNED_LANDING",
    "ROAD_TOKEN",
    "SPOT",
    "SYMBOL",
    "VIEW",
    "WEATHER",
]

CARD: Final = name_of("card", "CardId", about='"0" to "5", "stress", "heat"; "u1" … are upgrades, "p1" … sponsors')
CARDS: Final = list_of(CARD)
CIRCUIT: Final = name_of("choice-circuit", "Circuit", CIRCUITS)
EVENT: Final = word(*[event.name for event in EVENTS]).named("EventName")
WEATHER: Final = word(*[token.name for token in WEATHERS]).named("WeatherToken")
ROAD_TOKEN: Final = word(*[token.name for token in ROADS]).named("RoadToken")
SYMBOL: Final = word(*SYMBOL_NAMES).named("SymbolName")
SPOT: Final = number_of(0, 1).note("0: on the race line")

MARK: Final = row("Mark", symbol=SYMBOL, amount=NUMBER)
CARD_FACE: Final = row(
    "CardFace",
    level=word(BASIC, ADVANCED, SPONSOR),
    part=TEXT.note("what it improves; a text of the game names it"),
    speeds=list_of(NUMBER).note("more than one: the driver chooses when the card is played"),
    symbols=list_of(MARK),
)
LEGEND_NUMBERS: Final = row("LegendNumbers", car=SEAT, diamond=NUMBER, top_speed=NUMBER)
LEGEND_DEED: Final = row(
    "LegendDeed",
    **LEGEND_NUMBERS.fields,
    how=word("top-speed", "line", "corner", "short", "second-corner"),
    speed=NUMBER.note("through the corner, or the top speed"),
    corner=CORNER.note("which it drives through or stops before"),
    begun=YES_OR_NO.note("its turn in this round has come"),
)

CORNER_COST: Final = row("CornerCost", corner=CORNER, heat=NUMBER, spins=YES)
LANDING: Final[dict[str, Shape]] = {"to": SPACE, "spot": SPOT, "corners": list_of(CORNER_COST)}
IF_ROOM: Final = number_of(-1, 0, 1).note("-1: no room there as the cars stand now")
PLANNED_LANDING: Final = row("PlannedLanding", speed=NUMBER, **{**LANDING, "spot": IF_ROOM})

ON_TRACK: Final[dict[str, Shape]] = {
    "progress": SPACE.note("spaces from the start, below 0 on the grid"),
    "space": SPACE,
    "spot": SPOT,
    "began_at": SPACE.note("its progress when its turn began"),
    "began_spot": SPOT.note("the spot where its turn began"),
    "lane": number_of(1, 2).note("the lane in which it is drawn"),
    "lap": NUMBER,
    "finished": YES_OR_NO,
    "finished_round": NUMBER.note("0: not yet"),
    "place": NUMBER.note("0: none yet"),
}

CAR: Final = row(
    "CarView",
    seat=SEAT,
    **ON_TRACK,
    gear=NUMBER,
    heat=NUMBER.note("in the engine"),
    hand=NUMBER,
    deck=NUMBER,
    discard=NUMBER,
    discard_top=CARD.or_none(),
    played=CARDS.note("face up"),
    face_down=NUMBER.note("played, not revealed yet"),
    speed=NUMBER,
    adrenaline=YES_OR_NO,
    ready=YES_OR_NO.note("has planned"),
    spun_out=YES_OR_NO,
    cluttered=YES_OR_NO,
    upgrades=CARDS.sometimes(),
    symbols=list_of(row("OpenMark", card=CARD, symbol=SYMBOL, amount=NUMBER)).note("may still be used").sometimes(),
    deck_top=CARD.or_none().note("known to everybody: it was refreshed").sometimes(),
    sponsors=NUMBER.sometimes(),
    eliminated=YES_OR_NO.note("out of this race").sometimes(),
)

PICK: Final = row("Pick", seat=SEAT, state=word("past", "now", "next"))
GARAGE: Final = row(
    "Garage",
    market=CARDS,
    round=NUMBER.note("of choosing; 0 when the cars are built"),
    of=NUMBER.note("rounds, in a championship races"),
    picks=list_of(PICK).note("who chooses when in this round; none when the cars are built"),
    cards=by_name(CARD_FACE),
)

LEGEND: Final = row("LegendView", car=SEAT.note("numbers go on from the seats"), colour=TEXT, **ON_TRACK)

CORNER_KEYS: Final = row(
    "Corner",
    line_before=SPACE,
    limit=NUMBER.note("with the road token, if there is one"),
    legend_line_before=SPACE.note("behind this line Legends drive through the corner"),
    token=ROAD_TOKEN.or_none(),
)

CALENDAR_RACE: Final = row(
    "CalendarRace",
    race=NUMBER,
    circuit=CIRCUIT,
    state=word("done", "now", "ahead"),
    year=NUMBER.or_none().note("none in a season of one's own"),
    event=EVENT.or_none().note("none: drawn just before the race"),
    press=list_of(CORNER),
    sponsors=NUMBER.or_none(),
    laps=NUMBER.or_none(),
)
RACE_REPORT: Final = row(
    "RaceReport",
    race=NUMBER,
    places=list_of(NUMBER).note("the lists go by the number of the car"),
    points=list_of(NUMBER),
    grid=list_of(NUMBER),
    rounds=NUMBER,
    eliminated=SEATS,
)
SEASON: Final = row(
    "Season",
    name=TEXT,
    race=NUMBER,
    races=NUMBER,
    calendar=list_of(CALENDAR_RACE),
    event=EVENT,
    press=list_of(CORNER),
    hand_size=NUMBER,
    standings=list_of(row("Standing", car=SEAT, points=NUMBER, by_race=list_of(NUMBER))),
    results=list_of(RACE_REPORT),
    sponsor_deck=NUMBER,
    sponsors_used=NUMBER,
    champions=list_of(row("Champion", year=NUMBER.or_none(), car=SEAT)),
)

OWN_PLAN: Final = row(
    "OwnPlan",
    gear=NUMBER,
    cards=CARDS,
    cluttered=YES_OR_NO,
    landings=list_of(PLANNED_LANDING).note("where a plan that is made may lead, the slowest first").sometimes(),
    heat=NUMBER.note("what its shift and its cards cost before any corner").sometimes(),
    limits=NUMBER.note("what its cards change at every limit").sometimes(),
)

VIEW: Final = row(
    "RaceView",
    game=word("heat"),
    rules=NUMBER.note("the version of the rules"),
    seats=NUMBER,
    seat=SEAT.or_none().note("whose view it is; none: a spectator's"),
    round=NUMBER,
    phase=word(*PHASES),
    circuit=CIRCUIT,
    laps=NUMBER,
    spaces=NUMBER.note("of the circuit"),
    corners=list_of(CORNER_KEYS),
    sectors=list_of(ROAD_TOKEN.or_none()).note("the road tokens behind the corners"),
    weather=row("WeatherView", token=WEATHER, sector=TEXT).or_none(),
    order=SEATS.note("of this round"),
    running=SEATS.note("who is ahead"),
    acting=SEAT.note("-1: nobody"),
    crossed=list_of(row("CrossedCorner", corner=CORNER, heat=NUMBER)).note("by the acting car, in this turn"),
    stress_left=NUMBER,
    cars=list_of(CAR),
    legends=list_of(LEGEND),
    legend_card=list_of(LEGEND_DEED).or_none().note("once this round's is turned over"),
    places=list_of(NUMBER).note("of the seats, once it is over"),
    garage=GARAGE.sometimes(),
    season=SEASON.sometimes(),
    hand=CARDS.note("one's own").sometimes(),
    plan=OWN_PLAN.note("one's own").sometimes(),
    face_down=CARDS.note("one's own").sometimes(),
    sponsors=CARDS.note("one's own").sometimes(),
)
