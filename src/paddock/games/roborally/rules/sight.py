"""Line of sight for robots that return to the floor."""

from typing import Final

from paddock.games.roborally.floor import Floor

__all__ = ["is_in_sight"]

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
