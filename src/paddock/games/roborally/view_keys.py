"""The keys of a view of the race, and what stands behind them."""

from typing import Final

from paddock.games.roborally.boards import BOARDS
from paddock.games.roborally.cards import KIND_IDS, OPTION_IDS
from paddock.games.roborally.courses import GOALS, RULES
from paddock.games.roborally.events import WAYS
from paddock.games.roborally.state import PHASES
from paddock.games.roborally.view import STEPS
from paddock.kernel.face import (
    NUMBER,
    SEAT,
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
    "BOARD",
    "CELL",
    "COLUMN",
    "FLAG",
    "OPTION_CARD",
    "PROGRAM_CARD",
    "REGISTER",
    "ROBOT",
    "ROW",
    "VIEW",
    "WAY",
]

ROBOT: Final = number("robot", "a robot, from 0; blockers stand behind the seats' own")
REGISTER: Final = number("register", "a register, from 1")
FLAG: Final = number("flag", "a flag, from 1")
COLUMN: Final = number("column", "a column of the floor, from 0")
ROW: Final = number("row", "a row of the floor, from 0")
WAY: Final = word(*WAYS).named("Way")
PROGRAM_CARD: Final = name_of("card", "CardId", KIND_IDS)
OPTION_CARD: Final = name_of("card", "OptionId", OPTION_IDS)
BOARD: Final = name_of("card", "BoardId", BOARDS)

CELL: Final[dict[str, Shape]] = {"x": COLUMN, "y": ROW}
PLACE: Final[dict[str, Shape]] = {"x": COLUMN.or_none().note("none: off the floor"), "y": ROW.or_none()}
CARD: Final[dict[str, Shape]] = {"card": PROGRAM_CARD, "priority": NUMBER}
TEAM: Final = number("team", "a team, from 0").or_none()

SECOND_CARD: Final = row("SecondCard", **CARD, side=YES_OR_NO.note("carried out as a side step"))
REGISTER_KEYS: Final = row(
    "Register",
    state=word("empty", "down", "up"),
    locked=YES_OR_NO,
    pair=YES_OR_NO.note("holds two cards").sometimes(),
    card=PROGRAM_CARD.sometimes(),
    priority=NUMBER.sometimes(),
    **{"with": SECOND_CARD.sometimes()},
)

ROBOT_KEYS: Final = row(
    "RobotView",
    robot=ROBOT,
    seat=SEAT,
    team=TEAM,
    blocker=YES_OR_NO,
    superbot=YES_OR_NO,
    **PLACE,
    facing=WAY.or_none(),
    damage=NUMBER,
    lives=NUMBER,
    archive=row("Place", **PLACE),
    touched=NUMBER.note("flags"),
    next_flag=FLAG.or_none(),
    ready=YES_OR_NO,
    down=YES_OR_NO.note("powered down"),
    announced=YES_OR_NO.note("will be powered down"),
    cards=NUMBER.note("not in locked registers"),
    registers=list_of(REGISTER_KEYS),
    options=list_of(row("OptionCard", id=OPTION_CARD, tokens=NUMBER, stored=YES_OR_NO)),
    controller=ROBOT.or_none().note("whose radio control drives it"),
    waits=YES_OR_NO.note("for its return"),
    place=NUMBER.note("0: none yet"),
)

HAND: Final = row(
    "HandView",
    robot=ROBOT,
    cards=list_of(row("ProgramCard", **CARD)),
    stored=list_of(row("StoredCard", option=OPTION_CARD, **CARD)),
    registers=list_of(REGISTER_KEYS.or_none()).note("those that lie face down; none: everybody sees the same"),
    power_down=YES_OR_NO,
)

FLOOR: Final = row(
    "FloorData",
    width=NUMBER,
    height=NUMBER,
    boards=list_of(row("PlacedBoard", id=BOARD, **CELL, turn=NUMBER, width=NUMBER, height=NUMBER)),
    signs=list_of(TEXT).note("a row of the floor each, a sign a cell"),
    walls=list_of(TEXT).note("a hexadecimal digit a cell: 1 north, 2 east, 4 south, 8 west"),
    lasers=list_of(row("Laser", **CELL, way=WAY, cells=NUMBER, beams=NUMBER)),
)

COURSE: Final = row(
    "CourseView",
    id=TEXT,
    kind=TEXT,
    level=TEXT,
    length=TEXT,
    players=list_of(NUMBER),
    goal=word(*GOALS),
    rules=list_of(word(*RULES)),
    flags=NUMBER,
)

VIEW: Final = row(
    "FactoryView",
    game=word("roborally"),
    rules=NUMBER.note("the version of the rules"),
    seats=NUMBER,
    seat=SEAT.or_none().note("whose view it is; none: a spectator's"),
    round=NUMBER.note("the turn"),
    phase=word(*PHASES),
    register=REGISTER,
    step=word(*STEPS).named("StepName"),
    steps=list_of(word(*STEPS).named("StepName")).note("those that this course has"),
    course=COURSE,
    floor=FLOOR,
    flags=list_of(row("FlagView", flag=FLAG, **PLACE, carrier=ROBOT.or_none().sometimes(), team=TEAM.sometimes())),
    docks=list_of(ROBOT).note("in dock order"),
    robots=list_of(ROBOT_KEYS),
    deck=NUMBER,
    option_deck=NUMBER,
    option_discard=list_of(OPTION_CARD),
    places=list_of(NUMBER).note("of the seats, once it is over"),
    hands=list_of(HAND).note("of one's own robots").sometimes(),
    draft=list_of(OPTION_CARD).note("one's own").sometimes(),
)
