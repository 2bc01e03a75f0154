"""The race as text for small terminals: 78 columns, and 15 lines with six cars.

It shows the stretch of road around the own car, or around the one that is to move.
"""

from collections.abc import Callable
from typing import Any, Final

from paddock.games.formula_d.circuits import Circuit, circuit
from paddock.games.formula_d.picture import SEATS, standing_rows, strip, title

__all__ = ["small_picture"]

View = dict[str, Any]
Say = Callable[..., str]

WIDTH: Final = 78
LINES: Final = 15
STRIP: Final = 73
BEHIND: Final = 12  # half spaces of the road behind the car
NAME_WIDTH: Final = 10


def small_picture(view: View, say: Say, lines: int = LINES) -> str:
    """The road ahead, then all cars; in few lines two cars a row."""
    board = circuit(view["circuit"])
    road = strip(view, board, begin_of(view, board), STRIP, say)
    rows = [title(view, say)[:WIDTH], *road]
    cars = standing_rows(view, say, NAME_WIDTH)
    if len(rows) + len(cars) > lines:
        cars = pairs(view)
    return "\n".join([*rows, *[row[:WIDTH] for row in cars]])


def begin_of(view: View, board: Circuit) -> int:
    """Where the stretch begins: a little behind the car that counts."""
    seat = view["seat"]
    if seat is None or view["cars"][seat]["space"] < 0:
        seat = view["acting"] if view["acting"] >= 0 else view["running"][0]
    space = board.named(view["cars"][seat]["space"])
    key = board.order[space] if space >= 0 else board.order[board.pit_enter[0]]
    return (key - BEHIND) % board.lap


def pairs(view: View) -> list[str]:
    """Two cars in a row: gear, lap and points."""
    told: list[str] = []
    for place, seat in enumerate(view["running"], start=1):
        car = view["cars"][seat]
        points = car["points"][:1] if view["beginner"] else car["points"]
        state = "x" if car["out"] else "✓" if car["place"] else str(car["space"])
        told.append(f"{place:>2} {SEATS[seat]} {car['gear']} {car['lap']} {'/'.join(map(str, points)):<13} {state}")
    half = (len(told) + 1) // 2
    return [f"{left:<38}{right}".rstrip() for left, right in zip(told[:half], [*told[half:], ""])]
