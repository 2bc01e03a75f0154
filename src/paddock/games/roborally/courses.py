"""The courses, read from ``data/courses.toml`` and checked: boards, flags, who may race, and what is special."""

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from paddock.games.roborally.boards import BOARDS, board, turned
from paddock.games.roborally.floor import NOWHERE, Floor, Placed

if TYPE_CHECKING:
    from paddock.games.roborally.rules.variant import Variant

__all__ = [
    "BLOCKERS",
    "CAPTURE",
    "COURSES",
    "LOADED",
    "MOST_ROBOTS",
    "PAIRS",
    "RACE",
    "SUPERBOT",
    "SURVIVAL",
    "TEAMS",
    "TEAM_LETTERS",
    "TOGGLE",
    "Course",
    "course",
    "make_course",
]

RACE: Final = 0  # all flags in order, everybody for himself
PAIRS: Final = 1  # partners touch the flags together
TEAMS: Final = 2  # one robot of a team has to touch all flags
CAPTURE: Final = 3  # bring the other team's flag home
TOGGLE: Final = 4  # control all flags at once
SURVIVAL: Final = 5  # outlive the other team
SUPERBOT: Final = 6  # only the SuperBot touches flags
BLOCKERS: Final = 7  # a racer and a blocker each
TEAM_LETTERS: Final = "ABCD"  # numbers are for robots and flags
GOALS: Final = ["race", "pairs", "teams", "capture", "toggle", "survival", "superbot", "blockers"]
RULES: Final = [
    "option_draft",
    "moving_flags",
    "double_lasers",
    "damaged_start",
    "no_power_down",
    "options_for_repairs",
    "half_minute",
    "one_minute",
    "start_option",
    "turning_boards",
]
MOST_ROBOTS: Final = 8


class Course:
    """A course: its boards, flags and rules. ``floor`` is how the boards lie at first.

    ``variant`` is the chapter that it is played by, which the rules know and set.
    """

    variant: "Variant"

    def __init__(self, name: str, placed: list[tuple[str, int, int, int]], flags: list[tuple[int, int]]) -> None:
        self.name = name
        self.placed = placed  # board, column, row, quarter turns
        self.kind = "beginner"
        self.level = ""
        self.length = "medium"
        self.players: list[int] = []
        self.play("race", [])
        self.floors: dict[int, Floor] = {}
        self.floor = self.turned_floor([turn for _, _, _, turn in placed])
        self.flags = [self.floor.cell_at(x, y) for x, y in flags]

    def turned_floor(self, turns: list[int]) -> Floor:
        """The floor with every board turned that often; made once."""
        key = 0
        for turn in turns:
            key = key * 4 + turn % 4
        if key not in self.floors:
            parts = [
                Placed(turned(board(name), turn), x, y, turn % 4) for (name, x, y, _), turn in zip(self.placed, turns)
            ]
            self.floors[key] = Floor(parts)
        return self.floors[key]

    def play(self, goal: str, rules: list[str]) -> None:
        """By these rules; what is a number or a permission is read from here."""
        self.goal = GOALS.index(goal)
        self.rules = rules
        self.moving_flags = self.has("moving_flags")
        self.laser_shots = 2 if self.has("double_lasers") else 1
        self.start_damage = 2 if self.has("damaged_start") else 0
        self.start_options = 1 if self.has("start_option") else 0
        self.seconds = 30 if self.has("half_minute") else 60 if self.has("one_minute") else 0
        self.power_down = not self.has("no_power_down")

    def has(self, rule: str) -> bool:
        return rule in self.rules

    def is_for_teams(self) -> bool:
        return PAIRS <= self.goal <= SURVIVAL

    def suits(self, seats: int) -> bool:
        """Teams and pairs of robots need the printed number of players; elsewhere it is only advice."""
        return seats in self.players if self.is_for_teams() or self.goal == BLOCKERS else seats <= MOST_ROBOTS


def make_course(row: dict[str, Any]) -> Course:
    """A course from its data, checked."""
    name: str = row["id"]
    made = Course(name, [placed_board(name, line) for line in row["boards"]], [cell_of(line) for line in row["flags"]])
    made.kind = row["kind"]
    made.level = row.get("level", "")
    made.length = row["length"]
    made.players = list(row["players"])
    made.play(row.get("goal", "race"), list(row.get("rules", [])))
    check(made)
    return made


def placed_board(name: str, line: str) -> tuple[str, int, int, int]:
    """``vault 0,12 turn 1``: the board, its north-west corner, its quarter turns."""
    words = line.split()
    if words[0] not in BOARDS or len(words) not in (2, 4):
        raise ValueError(f"{name}: {line} names no board and place")
    x, y = cell_of(words[1])
    return words[0], x, y, int(words[3]) if len(words) == 4 else 0


def cell_of(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def check(made: Course) -> None:
    """Flags lie on the boards and on open floor (belts only where they are carried along); there are docks for all."""
    floor = made.floor
    for flag in made.flags:
        fits = flag != NOWHERE and (floor.signs[flag] == "." or made.moving_flags)
        if not fits:
            raise ValueError(f"{made.name}: a flag does not stand on open floor")
    if made.goal != CAPTURE and NOWHERE in floor.docks:
        raise ValueError(f"{made.name}: there are not eight docks")
    if not set(made.rules) <= set(RULES):
        raise ValueError(f"{made.name}: unknown rules {made.rules}")


LOADED: Final[dict[str, Course]] = {}


def read_courses() -> list[str]:
    """All courses, in the order of the manual; their names."""
    text = (files("paddock.games.roborally") / "data" / "courses.toml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)["course"]
    for row in rows:
        if row["id"] in LOADED:
            raise ValueError(f"two courses are called {row['id']}")
        LOADED[row["id"]] = make_course(row)
    return [row["id"] for row in rows]


COURSES: Final = read_courses()


def course(name: str) -> Course:
    """A course by its name."""
    return LOADED[name]
