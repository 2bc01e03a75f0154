"""The dice: one for each gear, and the black one for everything else."""

from typing import Final

__all__ = ["BLACK", "FACES", "TOP_GEAR", "chances", "highest", "lowest"]

BLACK: Final = 20  # sides; it shows 1 to 20
TOP_GEAR: Final = 6
# What stands on each die, by gear; there is no gear 0.
FACES: Final[list[list[int]]] = [
    [],
    [1, 1, 2, 2],
    [2, 3, 3, 4, 4, 4],
    [4, 5, 6, 6, 7, 7, 8, 8],
    [7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12],
    [face for face in range(11, 21) for _ in range(2)],
    [face for face in range(21, 31) for _ in range(3)],
]
CHANCES: Final[list[list[tuple[int, float]]]] = [
    [(face, faces.count(face) / len(faces)) for face in sorted(set(faces))] for faces in FACES
]


def lowest(gear: int) -> int:
    return FACES[gear][0]


def highest(gear: int) -> int:
    return FACES[gear][-1]


def chances(gear: int) -> list[tuple[int, float]]:
    """What the die of a gear may show, and how likely each of it is."""
    return CHANCES[gear]
