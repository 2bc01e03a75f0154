"""Mechanical Arm: what lies one cell away, straight or diagonally, can be touched if no wall is between."""

from paddock.games.roborally.cards import MECHANICAL_ARM
from paddock.games.roborally.floor import Floor
from paddock.games.roborally.state import Factory

__all__ = ["can_reach", "cells_in_reach", "flags_at_hand"]


def flags_at_hand(g: Factory, robot: int) -> list[int]:
    """The flags under a robot, then those that its Mechanical Arm reaches."""
    cells = [g.at[robot]]
    if g.option_of[MECHANICAL_ARM] == robot:
        cells.extend(cells_in_reach(g.floor, g.at[robot]))
    return [flag for cell in cells for flag, at in enumerate(g.flag_at) if at == cell]


def can_reach(g: Factory, cell: int, to: int) -> bool:
    return to in cells_in_reach(g.floor, cell)


def cells_in_reach(floor: Floor, cell: int) -> list[int]:
    """The neighbours; a diagonal one needs one way around the corner without a wall."""
    found: list[int] = []
    for way in range(4):
        beside = floor.ahead[cell * 4 + way]
        if beside < 0:
            continue
        found.append(beside)
        for turn in (1, 3):
            corner = floor.ahead[beside * 4 + (way + turn) % 4]
            if corner >= 0 and corner not in found:
                found.append(corner)
    return found
