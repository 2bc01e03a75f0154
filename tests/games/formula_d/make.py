"""Tiny races made by hand.

``race(car(2005, gear=3), car(1007))`` puts two cars on a small circuit, the ring; spaces are named by lane and place in
the lane. Dice are loaded: ``dice(g, black(1), die(3, 8))`` are the next results, in order.
"""

import tomllib
from typing import Any

from paddock.games.formula_d import GAME
from paddock.games.formula_d.circuits import LOADED
from paddock.games.formula_d.circuits.board import build
from paddock.games.formula_d.circuits.page import read_page
from paddock.games.formula_d.dice import FACES
from paddock.games.formula_d.state import CAUSES, PARTS, RACE, STATES, TYRE_TYPES, WEATHERS, Car, Race
from paddock.kernel.agenda import Step
from paddock.kernel.files import opened_text
from paddock.kernel.options import checked
from tests.games.scene import answer as answer
from tests.games.scene import asked as asked
from tests.games.scene import kinds as kinds
from tests.games.scene import labels as labels
from tests.games.scene import run as run

ANA, BEN, CLEO, DAN, EVA, FAY = range(6)
MANNERS = ["straight", "cloned", "saved"]

# A sharp right corner with one stop (corner 1), a left hairpin with two (2), and a right-left chicane with three (3).
RING = """
title = "Ring"
pole = 1
corners = [
    { straight = 20, stops = 1, word = ">121121321" },
    { straight = 12, stops = 2, word = "<3233231231231231231231233123" },
    { straight = 6, stops = 3, word = "<3233233231213>21321123121321121321121321" },
]
home = 40

[pit]
lane = 3
spaces = 14
boxes_from = 3
enter = [3092, 3093]
exit = [3004, 3005]

[drawing]
scenery = "park"
lane_width = 0.01
centre = [[0.0, 0.0], [0.5, 0.0], [1.0, 0.5], [0.5, 1.0], [0.0, 0.5]]
"""
LOADED["ring"] = build(read_page("ring", tomllib.loads(RING)))
# The same with a second sharp corner, as corner 2, close behind the first.
SECOND = '{ straight = 3, stops = 1, word = ">121121321" },\n    { straight = 12, stops = 2'
LOADED["twins"] = build(read_page("twins", tomllib.loads(RING.replace("{ straight = 12, stops = 2", SECOND))))


# The ring with the zones of street races on its long straight home.
STREET = """
[street]
ambush = [[2070, 2072]]
rough = [2086]
trap = [1079, 2078, 3077]

[drawing]"""
LOADED["alley"] = build(read_page("alley", tomllib.loads(RING.replace("[drawing]", STREET))))


class Scene:
    """A race made by hand, which is swapped for a copy or a reloaded save before each step and each answer."""

    manner = "straight"

    def __init__(self, g: Race) -> None:
        self.g = g

    @property
    def cars(self) -> list[Car]:
        return self.g.cars

    def hand_on(self) -> None:
        """Swap the race, as the test's manner says."""
        if self.manner == "cloned":
            self.g = self.g.clone()
        elif self.manner == "saved":
            self.g = reloaded(self.g)


def reloaded(g: Race) -> Race:
    """The race from its own save. The circuits of these tests are no setup options, so the kernel is asked directly."""
    copy = Race()
    copy.prepare(GAME, g.seats, g.setup, g.seed, g.quiet, g.rules)
    copy.load(opened_text("paddock-save", g.save()))
    for stream, loaded in zip([copy.chance, *copy.seat_chances], [g.chance, *g.seat_chances], strict=True):
        stream.load(loaded.loaded)  # loaded dice are for tests: they are no part of a save
    return copy


class Made:
    """What a test says of one car."""

    def __init__(self, space: int, more: dict[str, Any]) -> None:
        self.space = space
        self.more = more


def car(space: int, **more: Any) -> Made:
    """A car on a space: gear, lines, stops, spun, pit, restart, tyre_type, fitted, and wear part by part."""
    return Made(space, more)


def race(
    *cars: Made,
    where: str = "ring",
    laps: int = 2,
    debris: tuple[int, ...] = (),
    weather: str = "good",
    version: int | None = None,
    **setup: Any,
) -> Scene:
    """A race in its second round, with nothing on the agenda; the order of play is that of the track."""
    g = Race()
    options = {**checked(GAME.options, {}), "circuit": where, "laps": str(laps), **setup}
    g.prepare(GAME, len(cars), options, 1, False, version)
    g.read_setup()
    g.cars = [made_car(g, seat, made) for seat, made in enumerate(cars)]
    g.round = 1
    g.phase = RACE
    g.debris = [spot(g, space) for space in debris]
    g.weather = WEATHERS.index(weather)
    g.order = [seat for seat in g.running_order() if g.cars[seat].at >= 0]
    return Scene(g)


def made_car(g: Race, seat: int, made: Made) -> Car:
    one = g.new_cars()[seat]
    one.wear = one.full = g.first_wear()
    one.at = spot(g, made.space)
    one.lines = 1
    one.gear = 3
    for key, value in made.more.items():
        if key in PARTS:
            wear = one.wear[:]
            wear[PARTS.index(key)] = value
            one.wear = wear
        elif key == "pool":
            one.wear = [value, 0, 0, 0, 0, 0]
        elif key == "pit":
            one.pit = STATES.index(value)
        elif key == "tyre_type":
            one.tyres = TYRE_TYPES.index(value)
        else:
            setattr(one, key, value)
    return one


def spot(g: Race, name: int) -> int:
    """A space by its name; 0 is off the track."""
    if name == 0:
        return -1
    if name > 9000:
        return g.circuit.track + name - 9001
    space = g.circuit.named(name)
    assert space >= 0, f"there is no space {name}"
    return space


# ---- dice ------------------------------------------------------------------------------------------------------------


def black(roll: int) -> int:
    """What the black die shows."""
    return roll - 1


def die(gear: int, number: int) -> int:
    """What the die of a gear shows."""
    return FACES[gear].index(number)


def dice(g: Scene, *results: int) -> None:
    """The next rolls, in order."""
    g.g.chance.load(list(results))


SAFE = black(20)  # a check that is passed


# ---- what is done ----------------------------------------------------------------------------------------------------


def turn(g: Scene, seat: int, *rolls: int, gear: int = 0) -> None:
    """A whole turn up to the first question after the gear, with these dice; gear 0: there is no choice."""
    dice(g, *rolls)
    run(g, step("Turn", seat))
    if gear:
        choose_gear(g, seat, gear)


def choose_gear(g: Scene, seat: int, gear: int) -> None:
    answer(g, seat, "gear", gear=gear)


def go(g: Scene, seat: int, to: int, **more: Any) -> None:
    """Choose the way to a space."""
    answer(g, seat, "move", to=to, **more)


def step(name: str, seat: int = -1, n: int = 0, m: int = 0) -> Step[Race]:
    made: Step[Race] = GAME.step(name, seat, n, m)
    return made


# ---- what is seen ----------------------------------------------------------------------------------------------------


def where(g: Scene, seat: int) -> int:
    """The space of a car."""
    return g.g.name_of(g.cars[seat].at)


def wear(g: Scene, seat: int) -> dict[str, int]:
    """What a car has lost."""
    one = g.cars[seat]
    lost = {part: full - left for part, left, full in zip(PARTS, one.wear, one.full, strict=True)}
    return {part: points for part, points in lost.items() if points}


def ends(g: Scene, seat: int) -> dict[int, int]:
    """Where the move may end, with the least price of each."""
    found: dict[int, int] = {}
    for label in labels(g, seat):
        if label["kind"] == "move":
            found[label["to"]] = min(label["total"], found.get(label["to"], 99))
    return found


def free(g: Scene, seat: int) -> set[int]:
    """Where the move may end without braking."""
    return {label["to"] for label in labels(g, seat) if label["kind"] == "move" and not label["braked"]}


def out(g: Scene, seat: int) -> str:
    """Why a car is out."""
    return CAUSES[g.cars[seat].out]


def told(g: Scene, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, of one seat or of all."""
    events = g.g.events()
    return [event["args"] for event in events if event["kind"] == kind and seat in (None, event["seat"])]


def markers(g: Scene) -> list[int]:
    """The spaces with debris."""
    return [g.g.name_of(space) for space in g.g.debris]
