"""Lines of sight: for robots that return to the floor, and for shots."""

from typing import Final

from paddock.games.roborally.cards import HIGH_POWER_LASER
from paddock.games.roborally.floor import EDGE, NOWHERE, WALL, Floor
from paddock.games.roborally.state import NOBODY, Factory

__all__ = ["is_in_sight", "line_of_fire", "main_targets"]

NEAR: Final = 3


def is_in_sight(floor: Floor, cell: int, way: int, robots: list[int]) -> bool:
    """Whether one of these cells lies straight ahead, at most three cells away and not behind a wall."""
    for _ in range(NEAR):
        cell = floor.ahead[cell * 4 + way]
        if cell < 0:
            return False
        if cell in robots:
            return True
    return False


def main_targets(g: Factory, robot: int) -> list[int]:
    """The robots that the main laser can hit, the nearest first."""
    return line_of_fire(g, robot, g.facing[robot], g.option_of[HIGH_POWER_LASER] == robot)


def line_of_fire(g: Factory, robot: int, way: int, through: bool) -> list[int]:
    """The robots that a shot hits: the first in line; with High-Power Laser through one wall or one robot."""
    floor = g.floor
    cell = g.at[robot]
    hit: list[int] = []
    while True:
        to = floor.ahead[cell * 4 + way]
        if to == WALL and through:
            through = False
            to = cell_behind(g, cell, way)
        if to in (WALL, EDGE):
            return hit
        other = g.robot_on(to)
        if other != NOBODY:
            hit.append(other)
            if not through:
                return hit
            through = False
        cell = to


def cell_behind(g: Factory, cell: int, way: int) -> int:
    """The cell on the other side of a wall."""
    floor = g.floor
    column = cell % floor.width + (1 if way == 1 else -1 if way == 3 else 0)
    row = cell // floor.width + (1 if way == 2 else -1 if way == 0 else 0)
    behind = floor.cell_at(column, row)
    return EDGE if behind == NOWHERE else behind
