"""Where belts carry what lies on them: everything moves at once, and nothing ever pushes."""

from typing import Final

from paddock.games.roborally.floor import WALL, Floor

__all__ = ["STAYS", "carried_to"]

STAYS: Final = -3


def carried_to(floor: Floor, cells: list[int], standing: list[int]) -> list[int]:
    """Where belts carry those on these cells: moves are cancelled until nothing changes any more."""
    targets: list[int] = []
    for cell in cells:
        to = floor.ahead[cell * 4 + floor.belt[cell]]
        targets.append(STAYS if to == WALL or to in standing else to)
    again = True
    while again:
        again = False
        for i in range(len(cells)):
            if targets[i] >= 0 and is_in_the_way(cells, targets, i):
                again = True
    return targets


def is_in_the_way(cells: list[int], targets: list[int], i: int) -> bool:
    """Cancel the move if somebody else goes to the same cell, stays there, or would change places."""
    to = targets[i]
    found = False
    for j in range(len(cells)):
        if j == i:
            continue
        if targets[j] == to:
            targets[j] = STAYS
            found = True
        elif cells[j] == to and (targets[j] == STAYS or targets[j] == cells[i]):
            if targets[j] == cells[i]:
                targets[j] = STAYS
            found = True
    if found:
        targets[i] = STAYS
    return found
