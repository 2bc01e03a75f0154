"""Re-arranging a machine: whether cards can be one machine at all, and one way in which they lie.

Moving cards is free at any moment, so the rules only ask whether some arrangement exists. The search tries everything,
so that a failure is a proof as well. That of version 1 of the rules gave up early; its tables go on so (``gives_up``).
"""

from typing import Final

from paddock.games.steampunk_rally.first_search import Builder
from paddock.games.steampunk_rally.geometry import CENTRE, loose_cards, sockets
from paddock.games.steampunk_rally.search import Search

__all__ = ["arrangement", "can_attach", "can_be_arranged", "most_valves_first", "rearranged"]

MOST_REMEMBERED: Final = 50_000
LAYOUTS: Final[dict[bytes, list[int]]] = {}  # for cards in order, the cells; none where there is no arrangement
FIRST_LAYOUTS: Final[dict[bytes, list[int]]] = {}  # the same of the search that gives up


def can_attach(valves: list[int], new: int) -> bool:
    """Whether a new card fits into the machine, if need be after making room for it."""
    return can_be_arranged(valves + [new])


def can_be_arranged(valves: list[int], gives_up: bool = False) -> bool:
    """Whether these cards, the cockpit first, can be one machine."""
    return len(layout(ordered(valves), gives_up)) == len(valves)


def arrangement(valves: list[int], gives_up: bool = False) -> list[int]:
    """A cell for each of these cards, the cockpit first and in the centre; nothing if no arrangement exists."""
    cards = ordered(valves)
    cells = layout(cards, gives_up)
    if not cells:
        return []
    free: list[list[int]] = [[] for _ in range(16)]
    for place in range(len(cards) - 1, 0, -1):
        free[cards[place]].append(cells[place])
    return [CENTRE] + [free[card].pop() for card in valves[1:]]


def rearranged(cells: list[int], valves: list[int], gives_up: bool = False) -> list[int]:
    """Cells for a machine that has lost a part: what is whole stays, loose cards are hung on it; else all is laid anew.

    Nothing if no arrangement exists.
    """
    loose = loose_cards(cells, valves)
    if not loose:
        return cells
    found = cells[:]
    kept = [card for card in range(len(cells)) if card not in loose]
    waiting = sorted(loose, key=lambda card: most_valves_first(valves[card]))
    while waiting:
        hung_one = False
        for card in waiting:
            open_cells = sockets([found[other] for other in kept], [valves[other] for other in kept], valves[card])
            if open_cells:
                found[card] = open_cells[0]
                kept.append(card)
                waiting.remove(card)
                hung_one = True
                break
        if not hung_one:
            return arrangement(valves, gives_up)
    return found


def ordered(valves: list[int]) -> list[int]:
    """The cockpit, then the parts, those with most valves first: they make room for the others."""
    return valves[:1] + sorted(valves[1:], key=most_valves_first)


def most_valves_first(card: int) -> int:
    return card - 16 * card.bit_count()


def layout(cards: list[int], gives_up: bool) -> list[int]:
    """The cells of cards in order, worked out once."""
    known = FIRST_LAYOUTS if gives_up else LAYOUTS
    key = bytes(cards)
    if key not in known:
        if len(known) >= MOST_REMEMBERED:
            known.clear()
        known[key] = Builder(cards).build() if gives_up else cells_of(cards, Search(cards).run())
    return known[key]


def cells_of(cards: list[int], laid: dict[int, int]) -> list[int]:
    """For each of these cards the cell on which it lies; nothing where nothing is laid."""
    if not laid:
        return []
    free: list[list[int]] = [[] for _ in range(16)]
    for cell in sorted(laid, reverse=True):
        if cell != CENTRE:
            free[laid[cell]].append(cell)
    return [CENTRE] + [free[card].pop() for card in cards[1:]]
