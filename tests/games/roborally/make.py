"""Tiny races made by hand.

``factory(FLOOR, robot(0, 0, "E"), robot(2, 0, "N", damage=3))`` puts two robots on a floor drawn as text (see
``paddock.games.roborally.boards``); ``on_board("chop_shop", …)`` on one of the boards of the box. Program cards are
written 1 2 3 (moves), B (back up), L R U (rotations), with a priority where it matters: ``1@490``.
"""

from hashlib import sha256
from typing import Any

from paddock.games.roborally import GAME, boards, courses
from paddock.games.roborally.boards import Board, drawn_board
from paddock.games.roborally.cards import KIND, NO_CARD, OPTION_IDS, SIDEWAYS
from paddock.games.roborally.courses import Course
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.option_cards import give_option
from paddock.games.roborally.rules.register import RegisterPhase
from paddock.games.roborally.rules.setup import new_factory
from paddock.games.roborally.rules.variants import variant_of
from paddock.games.roborally.state import REGISTERS, RUN, Factory
from paddock.kernel.files import opened_text
from tests.games.scene import answer as answer
from tests.games.scene import asked as asked
from tests.games.scene import kinds as kinds
from tests.games.scene import labels as labels
from tests.games.scene import run as run

ANA, BEN, CLEO, DAN, EVA, FAY, GUS, HAL = range(8)
MANNERS = ["straight", "cloned", "saved"]
WAYS = "NESW"
LETTERS = "ULRB123"
DEFAULTS: dict[str, Any] = {
    "lives": "3",
    "timer": "last",
    "power_down": "in_order",
    "play_on": False,
    "turn_limit": 0,
}


class Scene:
    """A race made by hand, which is swapped for a copy or a reloaded save before each step and each answer."""

    manner = "straight"

    def __init__(self, g: Factory) -> None:
        self.g = g

    def hand_on(self) -> None:
        """Swap the race, as the test's manner says."""
        if self.manner == "cloned":
            self.g = self.g.clone()
        elif self.manner == "saved":
            self.g = reloaded(self.g)


def reloaded(g: Factory) -> Factory:
    """The race from its own save. Tiny courses are no setup options, so the kernel is asked directly."""
    copy = Factory()
    copy.prepare(GAME, g.seats, g.setup, g.seed, g.quiet, g.rules)
    copy.load(opened_text("paddock-save", g.save()))
    for stream, loaded in zip([copy.chance, *copy.seat_chances], [g.chance, *g.seat_chances], strict=True):
        stream.load(loaded.loaded)  # loaded dice are for tests: they are no part of a save
    return copy


class Robot:
    """What a test says of one robot."""

    def __init__(self, x: int, y: int, way: str, **more: Any) -> None:
        self.x = x
        self.y = y
        self.way = way
        self.more = more


def robot(x: int, y: int, way: str = "N", **more: Any) -> Robot:
    """A robot on the floor: damage, lives, options, program (five cards), hand, down, archive, touched."""
    return Robot(x, y, way, **more)


def off_board(**more: Any) -> Robot:
    """A robot that is not on the floor."""
    return Robot(-1, -1, "N", **more)


def factory(
    drawing: str,
    *robots: Robot,
    flags: list[tuple[int, int]] | None = None,
    lasers: list[str] | None = None,
    goal: str = "race",
    rules: list[str] | None = None,
    **setup: Any,
) -> Scene:
    """A race in its running phase on a floor drawn as text, with nothing on the agenda."""
    key = repr((drawing, flags, lasers, goal, rules))
    name = "tiny_" + sha256(key.encode()).hexdigest()[:12]
    if name not in courses.LOADED:
        boards.LOADED[name] = drawn_board(name, drawing, lasers or [])
        add_course(name, [(name, 0, 0, 0)], flags or [], goal, rules or [])
    return scene(name, list(robots), setup)


def on_board(board: str, *robots: Robot, flags: list[tuple[int, int]] | None = None, **setup: Any) -> Scene:
    """A race on one board of the box, as it is drawn."""
    name = f"only_{board}_{flags}"
    if name not in courses.LOADED:
        add_course(name, [(board, 0, 0, 0)], flags or [], "race", [])
    return scene(name, list(robots), setup)


def on_course(course: str, *robots: Robot, **setup: Any) -> Scene:
    """A race on a course of the box."""
    return scene(course, list(robots), setup)


def captured(*robots: Robot) -> Scene:
    """Capture the Flag: Ana and Cleo (team 0) are at home on chop shop in the west, Ben and Dan on the vault."""
    g = on_course("capture_the_flag", *robots)
    g.g.homes = [0, 1]
    return g


def add_course(
    name: str, placed: list[tuple[str, int, int, int]], flags: list[tuple[int, int]], goal: str, rules: list[str]
) -> None:
    made = Course(name, placed, flags)
    made.play(goal, rules)
    made.variant = variant_of(made)
    made.players = [1, 2, 3, 4, 5, 6, 7, 8]
    courses.LOADED[name] = made


def scene(course: str, robots: list[Robot], setup: dict[str, Any]) -> Scene:
    g = Factory()
    goal = courses.LOADED[course].goal
    seats = len(robots) // 2 if goal == courses.BLOCKERS else len(robots)
    g.prepare(GAME, seats, {"course": course, **DEFAULTS, **setup}, 1, False)
    new_factory(g, courses.LOADED[course])
    g.turn = 1
    g.phase = RUN
    for number, made in enumerate(robots):
        put(g, number, made)
    return Scene(g)


def put(g: Factory, number: int, made: Robot) -> None:
    more = made.more
    if made.x >= 0:
        g.at[number] = made.y * g.floor.width + made.x
    g.facing[number] = WAYS.index(made.way)
    g.damage[number] = more.get("damage", 0)
    for register in range(max(0, g.damage[number] - 4)):
        g.locks[number] |= 1 << (REGISTERS - 1 - register)
    g.lives = [*g.lives[:number], more.get("lives", 3), *g.lives[number + 1 :]]
    x, y = more.get("archive", (made.x, made.y))
    g.archive = [*g.archive[:number], y * g.floor.width + x if x >= 0 else NOWHERE, *g.archive[number + 1 :]]
    g.touched = [*g.touched[:number], more.get("touched", 0), *g.touched[number + 1 :]]
    g.down[number] = int(more.get("down", False))
    g.announced[number] = int(more.get("announced", False))
    for option in more.get("options", "").split():
        give_option(g, number, OPTION_IDS.index(option))
        g.option_deck = [other for other in g.option_deck if other != OPTION_IDS.index(option)]
    for register, word in enumerate(more.get("program", "").split()):
        place_card(g, number, register, word)
    g.hands[number] = sorted(take(g, word) for word in more.get("hand", "").split())


def place_card(g: Factory, number: int, register: int, word: str) -> None:
    """``1``, ``1+L`` (move, then turn), ``1~L`` (side step); ``-`` leaves the register empty."""
    if word == "-":
        return
    place = number * REGISTERS + register
    first, mark, second = word.partition("~") if "~" in word else word.partition("+")
    g.registers[place] = take(g, first)
    if mark:
        g.pairs[place] = take(g, second) + (SIDEWAYS if mark == "~" else 0)
    if g.locks[number] >> register & 1:
        g.shown[number] |= 1 << register


def take(g: Factory, word: str) -> int:
    """A card out of the deck: ``2`` is any move 2, ``2@700`` that one."""
    letter, _, number = word.partition("@")
    kind = LETTERS.index(letter)
    found = int(number) // 10 - 1 if number else next(card for card in reversed(g.deck) if KIND[card] == kind)
    assert KIND[found] == kind, f"{word} is no card of the box"
    g.deck.remove(found)
    return found


def stack(g: Scene, cards: str) -> None:
    """These cards on top of the deck, the first one uppermost."""
    drawn = [take(g.g, word) for word in cards.split()]
    g.g.deck.extend(reversed(drawn))


def stack_options(g: Scene, options: str) -> None:
    """These cards on top of the option deck, the first one uppermost."""
    wanted = [OPTION_IDS.index(option) for option in options.split()]
    rest = [option for option in g.g.option_deck if option not in wanted]
    g.g.option_deck = rest + wanted[::-1]


def run_register(g: Scene, register: int) -> None:
    """A whole register phase, 1 to 5."""
    run(g, RegisterPhase(n=register - 1))


def told(g: Scene, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, of one seat or of all."""
    events = g.g.events()
    return [event["args"] for event in events if event["kind"] == kind and seat in (None, event["seat"])]


def happened(g: Scene) -> list[str]:
    """The kinds of all events, in order."""
    return [event["kind"] for event in g.g.events()]


def where(g: Scene, number: int) -> tuple[int, int, str] | None:
    """The column, row and facing of a robot; None when it is off the floor."""
    at = g.g.at[number]
    return None if at == NOWHERE else (g.g.column(at), g.g.row(at), WAYS[g.g.facing[number]])


def locked(g: Scene, number: int) -> list[int]:
    """The registers that are locked, from 1."""
    return [register + 1 for register in range(REGISTERS) if g.g.locks[number] >> register & 1]


def program(g: Scene, number: int) -> str:
    """The cards in the registers, as letters."""
    found = ""
    for register in range(REGISTERS):
        card = g.g.registers[number * REGISTERS + register]
        found += "-" if card == NO_CARD else LETTERS[KIND[card]]
    return found


def registers_seen(g: Scene, viewer: int | None, number: int) -> list[dict[str, Any]]:
    """The registers of a robot as somebody sees them: the public ones, and one's own where they lie face down."""
    view = g.g.view(viewer)
    own = [hand["registers"] for hand in view.get("hands", []) if hand["robot"] == number]
    seen: list[dict[str, Any]] = view["robots"][number]["registers"]
    return [row or public for row, public in zip(own[0], seen, strict=True)] if own else seen


def options_of(g: Scene, number: int) -> list[str]:
    return [OPTION_IDS[option] for option in g.g.options_of(number)]


def open_floor(width: int, height: int) -> str:
    """Nothing but floor."""
    edge = "+     " * width + "+"
    return "\n".join([edge, *[line for _ in range(height) for line in ("   .  " * width, edge)]])


def a_board(drawing: str, lasers: list[str] | None = None) -> Board:
    return drawn_board("tiny", drawing, lasers or [])
