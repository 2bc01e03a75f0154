"""Pushing: a robot moves one cell with the whole row in front of it, and whoever leaves the floor is destroyed."""

from paddock.games.roborally import events
from paddock.games.roborally.floor import EDGE, WALL
from paddock.games.roborally.rules.destruction import destroy
from paddock.games.roborally.state import NOBODY, Factory

__all__ = ["enter", "push"]


def push(g: Factory, robot: int, way: int, how: str) -> bool:
    """Move a robot one cell with the whole row in front of it; False if a wall stops any of them.

    ``how`` says what moves it: the ``robot`` itself, a ``pusher`` or a ``beam``.
    """
    ahead = g.floor.ahead
    row = [robot]
    cells: list[int] = []  # where each of them comes to
    cell = g.at[robot]
    while True:
        to = ahead[cell * 4 + way]
        if to == WALL:
            return False
        cells.append(to)
        other = NOBODY if to == EDGE else g.robot_on(to)
        if other == NOBODY:
            break
        row.append(other)
        cell = to
    if how == "robot":
        g.course.variant.pushes(g, row)
    for place, pushed in enumerate(row):
        if cells[place] != EDGE:
            g.at[pushed] = cells[place]
    events.tell_pushed(g, row, way, how, to == EDGE)
    for place in range(len(row) - 1, -1, -1):
        enter(g, row[place], cells[place])
    return True


def enter(g: Factory, robot: int, to: int) -> None:
    """A robot comes to a cell; pits and what lies outside destroy it."""
    if to == EDGE:
        destroy(g, robot, "edge")
        return
    g.at[robot] = to
    if g.floor.pit[to]:
        destroy(g, robot, "pit")
