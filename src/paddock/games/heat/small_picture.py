"""The race as text for small terminals: 78 columns, and 15 lines with six cars.

A row is the way from one corner line to the next. A space is two letters wide: the car on the race line, which is
ahead, stands to the right of the one beside it. The cards of the others are left out.
"""

from collections.abc import Callable
from textwrap import wrap
from typing import Any, Final

from paddock.games.heat.garage_picture import hand_faces, market
from paddock.games.heat.picture import (
    CORNER_LINE,
    FINISH_LINE,
    FREE,
    SEATS,
    cards,
    cars_by_place,
    letter,
    limit_sign,
    planned_cards,
    ruler,
    standing,
    title,
    way_to,
)
from paddock.games.heat.season_picture import points_line

__all__ = ["small_picture"]

View = dict[str, Any]
Say = Callable[..., str]

WIDTH: Final = 78
LINES: Final = 15
CELL: Final = 2
LONGEST_ROW: Final = 30
CARDS: Final = 5  # the column of the running order that tells how many cards lie where


def small_picture(view: View, say: Say, lines: int = LINES) -> str:
    """The circuit, the running order and the own cards, without a line between them; in the garage what is on offer.

    It is whole in few lines, and has no use for more.
    """
    if view["phase"] == "draft":
        season = [points_line(view, say)] if "season" in view else []
        return "\n".join([title(view, say), *narrow(season + market(view, say))])
    rows = [title(view, say), *track(view, say), *standings(view, say)]
    if "hand" in view:
        rows[0] += f" · {own_piles(view, say)}"
        rows.append(own_cards(view, say))
        if "garage" in view:
            rows.extend(narrow(hand_faces(view, say)))
    return "\n".join(rows)


def narrow(rows: list[str]) -> list[str]:
    """Rows that are too long go on below, further in."""
    return [line for row in rows for line in wrap(row, WIDTH, subsequent_indent=" " * 6)]


def track(view: View, say: Say) -> list[str]:
    """The ruler, then every way between two corner lines, in two halves if it is long."""
    ways = [way_to(view, corner) for corner in range(len(view["corners"]))]
    longest = max(len(way) if len(way) <= LONGEST_ROW else len(way) - len(way) // 2 for way in ways)
    rows = [ruler(longest, CELL, say)]
    for corner, way in enumerate(ways):
        start = f"{letter(corner - 1 if corner else len(ways) - 1)} {CORNER_LINE}"
        end = f"{CORNER_LINE} {limit_sign(view, corner, say)}"
        if len(way) > LONGEST_ROW:
            half = len(way) // 2
            first, way = way[:-half], way[-half:]
            rows.append(row(view, first, longest, start, say("heat-picture-more", spaces=half)))
            start = "   "
        rows.append(row(view, way, longest, start, end))
    return rows


def row(view: View, way: list[int], longest: int, start: str, end: str) -> str:
    """Spaces in a row; the finish line stands in front of its space."""
    cars = cars_by_place(view)
    spots = "".join(space_mark(space, cars) for space in way)
    return f"{' ' * ((longest - len(way)) * CELL)} {start}{spots} {end}"


def space_mark(space: int, cars: dict[tuple[int, int], int]) -> str:
    """Two letters: the spot beside the race line, or what lies before the space, then the spot on the race line."""
    beside = FINISH_LINE if space == 0 else " "
    if (space, 1) in cars:
        beside = SEATS[cars[space, 1]]
    return beside + (SEATS[cars[space, 0]] if (space, 0) in cars else FREE)


def standings(view: View, say: Say) -> list[str]:
    """One row a car, the first one on top, without the numbers of cards."""
    heads = ["heat-picture-car", "heat-picture-lap", "heat-picture-gear", "heat-picture-engine", "heat-picture-next"]
    rows = [["", *(say(head) for head in heads), ""]]
    for place, number in enumerate(view["running"], start=1):
        row = standing(view, number, place, say)
        rows.append(row[:CARDS] + row[CARDS + 1 :])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [" ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]


def own_cards(view: View, say: Say) -> str:
    """The hand and what is planned."""
    parts = [f"{say('heat-picture-hand')} {cards(view['hand'], view, say)}"]
    planned = planned_cards(view)
    if planned:
        parts.append(f"{say('heat-picture-plan')} {cards(planned, view, say)}")
    return "  ".join(parts)


def own_piles(view: View, say: Say) -> str:
    car = view["cars"][view["seat"]]
    return say("heat-picture-piles", deck=car["deck"], discard=car["discard"])
