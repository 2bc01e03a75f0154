"""The keys of a view of the race, and what stands behind them."""

from typing import Final

from paddock.games.formula_d.circuits import CIRCUITS
from paddock.games.formula_d.drivers import DRIVERS
from paddock.games.formula_d.state import CAUSES, PARTS, PHASES, STATES, TYRE_TYPES, WEATHERS
from paddock.kernel.face import (
    CORNER,
    NUMBER,
    SEAT,
    SEATS,
    TEXT,
    YES_OR_NO,
    Shape,
    list_of,
    name_of,
    number,
    row,
    word,
)

__all__ = [
    "ABILITY",
    "CAUSE",
    "CIRCUIT",
    "CORNER_OR_NONE",
    "DRIVER",
    "PART",
    "SPACE",
    "TEAM",
    "TYRE_TYPE",
    "VIEW",
    "WEATHER",
]

CIRCUIT: Final = name_of("choice-circuit", "Circuit", CIRCUITS)
SPACE: Final = number(
    "space",
    "a space by lane and place in it: 2005 is the fifth of the middle lane, 9001 the first of the pits; -1 none",
)
CORNER_OR_NONE: Final = CORNER.note("-1: none")
PART: Final = name_of("part", "Part", PARTS)
CAUSE: Final = word(*CAUSES).named("Cause")
WEATHER: Final = name_of("weather", "Weather", WEATHERS)
TYRE_TYPE: Final = name_of("tyres", "TyreType", TYRE_TYPES)
DRIVER: Final = name_of("driver", "Driver", DRIVERS)
ABILITY: Final = name_of("ability", "Ability", DRIVERS)
TEAM: Final = number("team", "0 to 4; in a race of teams of six cars 0 and 3 drive for team 0, and so on")
POINTS: Final = list_of(NUMBER).note(
    "of tyres, brakes, gearbox, body, engine, suspension; a beginner's pool comes first"
)

CAR: Final = row(
    "FormulaCar",
    seat=SEAT,
    team=TEAM,
    space=SPACE,
    lap=NUMBER.note("0 before the line is crossed for the first time"),
    ahead=NUMBER.note("spaces of the middle lane driven since the line; below 0 on the grid"),
    gear=NUMBER.note("0 before the start"),
    points=POINTS,
    full=POINTS,
    corner=CORNER_OR_NONE,
    stops=NUMBER.note("made in this corner"),
    spun=YES_OR_NO,
    stalled=YES_OR_NO,
    pit=word(*STATES).note("in the pit lane before or behind its box, or in it"),
    tyres=word("", *TYRE_TYPES).note('"" where there is one kind'),
    tyres_lap=NUMBER.note("the laps of this set, this one counted"),
    repairs=NUMBER.note("points left for technical stops"),
    score=NUMBER.note("of the lap in qualifying; fewer are better"),
    void=YES_OR_NO.note("that lap does not count"),
    place=NUMBER.note("0: still in the race"),
    out=CAUSE.note('why it is out; "": it is not'),
    ended=NUMBER.note("the round in which it finished or went out"),
    driver=word("", *DRIVERS).note('of a street race; "" in others'),
    nitro=YES_OR_NO.note("it has nitro left for this lap"),
)

VIEW: Final[Shape] = row(
    "FormulaView",
    game=word("formula_d"),
    rules=NUMBER.note("the version of the rules"),
    seats=NUMBER,
    seat=SEAT.or_none().note("whose view it is; none: a spectator's"),
    round=NUMBER,
    phase=word(*PHASES),
    circuit=CIRCUIT,
    laps=NUMBER,
    beginner=YES_OR_NO,
    lanes=list_of(NUMBER).note("the spaces of the left, middle and right lane"),
    corners=list_of(row("FormulaCorner", name=TEXT, stops=NUMBER)),
    weather=word("", *WEATHERS).note('"" where there is none'),
    wet=YES_OR_NO,
    order=SEATS.note("of this round"),
    running=SEATS.note("who is ahead"),
    acting=SEAT.note("-1: nobody"),
    number=NUMBER.note("what the acting car has to drive; 0: not rolled yet"),
    debris=list_of(SPACE).note("where markers lie"),
    cars=list_of(CAR),
    places=list_of(NUMBER).note("of the seats, once it is over"),
    street=YES_OR_NO.note("a street race"),
    ambush=list_of(SPACE).note("in a street race"),
    trap=list_of(SPACE).note("in a street race: the first space behind the speed trap in each lane"),
    teams=list_of(row("FormulaTeam", team=TEAM, points=NUMBER)).note("in a race of teams"),
)
