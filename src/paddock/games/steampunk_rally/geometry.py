"""Building a machine: whole valves, the connection to the cockpit, and the sockets where a part can be attached.

A machine lies on a grid of upright cards. Here a card is its valves, the bits of its sides, and a cell is one number;
the cockpit is the first card of every list.
"""

from typing import Final

__all__ = [
    "CENTRE",
    "MOVES",
    "cell_at",
    "cell_data",
    "cells_data",
    "is_whole",
    "loose_cards",
    "place_of",
    "sockets",
    "unfinished_valves",
]

WIDTH: Final = 256
CENTRE: Final = (WIDTH // 2) * WIDTH + WIDTH // 2
MOVES: Final = [-1, 1, -WIDTH, WIDTH]  # the way over the left, right, top and bottom side; side ^ 1 is the opposite one


def cell_at(x: int, y: int) -> int:
    """The cell so many columns to the right of the centre and so many rows below it."""
    return CENTRE + y * WIDTH + x


def place_of(cell: int) -> tuple[int, int]:
    """The column and the row of a cell, counted from the centre."""
    return cell % WIDTH - WIDTH // 2, cell // WIDTH - WIDTH // 2


def cell_data(cell: int) -> dict[str, int]:
    """A cell as it is told: columns to the right of the centre, rows down."""
    x, y = place_of(cell)
    return {"x": x, "y": y}


def cells_data(cells: list[int]) -> list[dict[str, int]]:
    return [cell_data(cell) for cell in cells]


def is_whole(valves: int, side: int, other: int) -> bool:
    """Whether a card and its neighbour on this side (0 to 3) both have a half there: together a whole valve."""
    return (valves >> side) & 1 == 1 and (other >> (side ^ 1)) & 1 == 1


def loose_cards(cells: list[int], valves: list[int]) -> list[int]:
    """The cards that no chain of whole valves joins to the cockpit. Two cards on one cell are refused."""
    cards = {cell: card for card, cell in enumerate(cells)}
    if len(cards) != len(cells):
        raise ValueError("two cards lie on one cell")
    joined = {0}
    reached = [0]
    while reached:
        card = reached.pop()
        for side in range(4):
            neighbour = cards.get(cells[card] + MOVES[side], -1)
            if neighbour >= 0 and neighbour not in joined and is_whole(valves[card], side, valves[neighbour]):
                joined.add(neighbour)
                reached.append(neighbour)
    return [card for card in range(len(cells)) if card not in joined]


def sockets(cells: list[int], valves: list[int], new: int) -> list[int]:
    """The empty cells where a new card forms a whole valve with the machine as it lies."""
    taken = set(cells)
    found: set[int] = set()
    for card, cell in enumerate(cells):
        for side in range(4):
            if cell + MOVES[side] not in taken and is_whole(valves[card], side, new):
                found.add(cell + MOVES[side])
    return sorted(found)


def unfinished_valves(valves: list[int]) -> int:
    """The halves that stay open in the best arrangement: all of them but the two that join each part."""
    halves = sum([card.bit_count() for card in valves])
    return max(halves - 2 * (len(valves) - 1), 0)
