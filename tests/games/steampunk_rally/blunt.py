"""Whether cards can be one machine, found out the blunt way: every open half in turn takes every card, or none."""

from random import Random

from paddock.games.steampunk_rally.geometry import CENTRE, MOVES, loose_cards
from paddock.games.steampunk_rally.part import ALL_SIDES
from paddock.games.steampunk_rally.parts import PARTS
from paddock.games.steampunk_rally.search import Search

__all__ = ["exists", "search_faults"]

SINGLE = [1, 2, 4, 8]
CORNERS = [5, 6, 9, 10]
SETS = [
    [part.valves for part in PARTS],
    list(range(1, ALL_SIDES + 1)),
    [*SINGLE, *CORNERS, ALL_SIDES],
    [*SINGLE, *CORNERS, 3, 12, ALL_SIDES],
    [*SINGLE, 7, 11, 13, 14],
]
MOST_PARTS = 9


def search_faults(seed: int, machines: int) -> list[list[int]]:
    """Random machines, of so many those that the search gets wrong, or lays wrongly."""
    chance = Random(seed)
    wrong = []
    for _ in range(machines):
        valves = [ALL_SIDES, *chance.choices(chance.choice(SETS), k=chance.randint(1, MOST_PARTS))]
        laid = Search(valves).run()
        if bool(laid) != exists(valves) or (laid and not is_machine(laid, valves)):
            wrong.append(valves)
    return wrong


def is_machine(laid: dict[int, int], valves: list[int]) -> bool:
    """Whether just these cards lie there, the cockpit in the centre and all joined to it."""
    cells = sorted(laid, key=lambda cell: cell != CENTRE)
    cards = [laid[cell] for cell in cells]
    return cards[0] == valves[0] and sorted(cards) == sorted(valves) and not loose_cards(cells, cards)


def exists(valves: list[int]) -> bool:
    """Whether any arrangement of these cards exists, the cockpit first. Nothing is ruled out before it is tried."""
    halves: list[tuple[int, int]] = []
    open_halves(halves, CENTRE, valves[0])
    waiting = [valves[1:].count(card) for card in range(16)]
    return fill(halves, 0, {CENTRE}, waiting, len(valves) - 1)


def open_halves(halves: list[tuple[int, int]], cell: int, card: int) -> None:
    """For each half of a card on a cell: the cell beside it, and the side that a card there must have."""
    for side in range(4):
        if card >> side & 1:
            halves.append((cell + MOVES[side], side ^ 1))


def fill(halves: list[tuple[int, int]], place: int, taken: set[int], waiting: list[int], left: int) -> bool:
    """Fill the halves from this one on."""
    if left == 0:
        return True
    if place == len(halves):
        return False
    cell, side = halves[place]
    if cell not in taken:
        for card in range(1, 16):
            if waiting[card] and card >> side & 1:
                known = len(halves)
                open_halves(halves, cell, card)
                waiting[card] -= 1
                taken.add(cell)
                found = fill(halves, place + 1, taken, waiting, left - 1)
                del halves[known:]
                waiting[card] += 1
                taken.remove(cell)
                if found:
                    return True
    return fill(halves, place + 1, taken, waiting, left)
