"""The race as text for small terminals, in 78 columns: the floor around the own robot, everybody in short."""

from typing import Any, Final

from paddock.games.roborally.picture import (
    ARROWS,
    DAMAGE,
    Say,
    View,
    flag_of,
    floor_lines,
    home_names,
    mark,
    own_cards,
    title,
    wrapped,
)

__all__ = ["small_picture"]

WIDTH: Final = 78
COLUMNS: Final = 24
LINES: Final = 15
LEAST_LINES: Final = 5


def small_picture(view: View, say: Say, lines: int = LINES) -> str:
    """As much of the floor as there is room for in so many lines, around the first robot of the seat that looks."""
    below = wrapped("", [in_short(view, view["robots"][robot]) for robot in view["docks"]], WIDTH)
    for hand in view.get("hands", [])[:1]:
        below.extend(own_cards(view, hand, WIDTH, say))
    above = [title(view, say), *home_names(view, say)]
    room = max(LEAST_LINES, lines - len(above) - len(below))
    return "\n".join([*above, *lens(view, room), *below])


def lens(view: View, room: int) -> list[str]:
    """The lines of the floor around the own robot."""
    x, y = middle(view)
    width: int = view["floor"]["width"]
    first = max(0, min(x - COLUMNS // 2, width - COLUMNS))
    lines = floor_lines(view, range(first, min(width, first + COLUMNS)))
    own = next(number for number, (row, _) in enumerate(lines) if row == y)
    start = max(1, min(own - room // 2, len(lines) - room + 1))
    return [lines[0][1], *[line for _, line in lines[start : start + room - 1]]]


def middle(view: View) -> tuple[int, int]:
    """The own robot, or where it will return; a spectator looks at the first robot."""
    seat = view["seat"] or 0
    robot = next(robot for robot in view["robots"] if robot["seat"] == seat)
    for place in (robot, robot["archive"]):
        if place["x"] is not None:
            return place["x"], place["y"]
    return 0, 0


def in_short(view: View, robot: dict[str, Any]) -> str:
    """For example ``①^5,7 F2 ■■ 3``: where, the next flag or the carried one, damage, lives."""
    where = "-" if robot["x"] is None else f"{ARROWS[robot['facing']]}{robot['x'] + 1},{robot['y'] + 1}"
    flag = flag_of(view, robot)
    return f"{mark(view, robot)}{where}{f' {flag}' if flag else ''} {DAMAGE * robot['damage'] or '-'} {robot['lives']}"
