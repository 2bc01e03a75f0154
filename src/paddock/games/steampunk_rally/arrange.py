"""Re-arranging a machine: whether cards can be one machine at all, and one way in which they lie.

Moving cards is free at any moment, so the rules only ask whether some arrangement exists. Two steps answer it. The
first forgets that cards may collide and hangs them on open halves: where that fails, nothing helps. The second lays
the cards out, socket by socket; it tries everything, so that a failure is a proof as well.
"""

from typing import Final

from paddock.games.steampunk_rally.geometry import CENTRE, MOVES, loose_cards, sockets
from paddock.games.steampunk_rally.part import BOTTOM, LEFT, RIGHT, TOP

__all__ = ["MOST_STEPS", "Builder", "arrangement", "can_attach", "can_be_arranged", "most_valves_first", "rearranged"]

ROW: Final = LEFT | RIGHT
COLUMN: Final = TOP | BOTTOM
MOST_REMEMBERED: Final = 50_000
LAYOUTS: Final[dict[bytes, list[int]]] = {}  # for cards in order, the cells; none where there is no arrangement
MOST_STEPS: Final = 2_000


def can_attach(valves: list[int], new: int) -> bool:
    """Whether a new card fits into the machine, if need be after making room for it."""
    return can_be_arranged(valves + [new])


def can_be_arranged(valves: list[int]) -> bool:
    """Whether these cards, the cockpit first, can be one machine."""
    return len(layout(ordered(valves))) == len(valves)


def arrangement(valves: list[int]) -> list[int]:
    """A cell for each of these cards, the cockpit first and in the centre; nothing if no arrangement exists."""
    cards = ordered(valves)
    cells = layout(cards)
    if not cells:
        return []
    free: list[list[int]] = [[] for _ in range(16)]
    for place in range(len(cards) - 1, 0, -1):
        free[cards[place]].append(cells[place])
    return [CENTRE] + [free[card].pop() for card in valves[1:]]


def rearranged(cells: list[int], valves: list[int]) -> list[int]:
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
            return arrangement(valves)
    return found


def ordered(valves: list[int]) -> list[int]:
    """The cockpit, then the parts, those with most valves first: they make room for the others."""
    return valves[:1] + sorted(valves[1:], key=most_valves_first)


def most_valves_first(card: int) -> int:
    return card - 16 * card.bit_count()


def layout(cards: list[int]) -> list[int]:
    """The cells of cards in order, worked out once."""
    key = bytes(cards)
    if key not in LAYOUTS:
        if len(LAYOUTS) >= MOST_REMEMBERED:
            LAYOUTS.clear()
        LAYOUTS[key] = Builder(cards).build()
    return LAYOUTS[key]


class Builder:
    """A machine that is being laid: the cells so far, and the sockets in the order in which they appeared."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.cells = [-1] * len(cards)
        self.taken: set[int] = set()
        self.sockets: list[int] = []  # the cells beside open halves
        self.sides: list[int] = []  # for each socket, the side that a card there must have
        self.hanging: dict[
            bytes, bool
        ] = {}  # what hangs, for this machine alone: so the same cards take the same steps
        self.steps = 0

    def build(self) -> list[int]:
        """The cells of all cards; nothing if they cannot be one machine."""
        self.put(0, CENTRE)
        return self.cells if self.fill(0) else []

    def fill(self, socket: int) -> bool:
        """Fill the sockets from this one on: each with a card that fits, or with none for good."""
        waiting = [card for card in range(len(self.cards)) if self.cells[card] < 0]
        if not waiting:
            return True
        self.steps += 1
        if self.steps > MOST_STEPS or not self.can_hang(
            self.open_halves(socket), [self.cards[card] for card in waiting]
        ):
            return False
        if self.sockets[socket] not in self.taken:
            tried: set[int] = set()
            for card in waiting:
                valves = self.cards[card]
                if valves not in tried and (valves >> self.sides[socket]) & 1:
                    tried.add(valves)
                    self.put(card, self.sockets[socket])
                    if self.fill(socket + 1):
                        return True
                    self.take_back(card)
        return self.fill(socket + 1)

    def can_hang(self, halves: list[int], cards: list[int]) -> bool:
        """Whether cards, most valves first, can hang on open halves one after the other if they never collided."""
        if not has_enough_halves(halves, cards):
            return False
        if not cards or is_single(cards[0]):
            return True  # single valves only take halves, and there are enough of them
        enough = [min(number, len(cards)) for number in halves]  # more than a half for each card is of no use
        key = bytes(enough + cards)
        if key not in self.hanging:
            self.steps += 1
            if self.steps > MOST_STEPS:
                return False
            self.hanging[key] = self.hangs(enough, cards)
        return self.hanging[key]

    def hangs(self, halves: list[int], cards: list[int]) -> bool:
        """Hang one card in every way that is open to it, and then the rest; single valves wait until the end."""
        for place, card in enumerate(cards):
            if (card == ROW and halves[0] + halves[1]) or (card == COLUMN and halves[2] + halves[3]):
                return self.can_hang(halves, cards[:place] + cards[place + 1 :])  # it opens the half that it takes
        for place, card in enumerate(cards):
            if is_single(card):
                break
            if place and cards[place - 1] == card:
                continue
            rest = cards[:place] + cards[place + 1 :]
            for side in range(4):
                if halves[side] and (card >> side) & 1 and self.can_hang(hung(halves, card, side), rest):
                    return True
        return False

    def open_halves(self, socket: int) -> list[int]:
        """How many open halves there are for cards with a left, right, top and bottom half."""
        found = [0, 0, 0, 0]
        for place in range(socket, len(self.sockets)):
            if self.sockets[place] not in self.taken:
                found[self.sides[place]] += 1
        return found

    def put(self, card: int, cell: int) -> None:
        """Lay a card on a cell: its halves towards empty cells become sockets."""
        self.cells[card] = cell
        self.taken.add(cell)
        for side in range(4):
            if (self.cards[card] >> side) & 1:
                self.sockets.append(cell + MOVES[side])
                self.sides.append(side ^ 1)

    def take_back(self, card: int) -> None:
        """Undo the last put."""
        self.taken.remove(self.cells[card])
        self.cells[card] = -1
        for _ in range(self.cards[card].bit_count()):
            self.sockets.pop()
            self.sides.pop()


def has_enough_halves(halves: list[int], cards: list[int]) -> bool:
    """Whether there are halves for all cards together, and on every side for the single valves of that side."""
    total = sum(halves)
    if cards and total == 0:
        return False
    spare = halves[:]
    for card in cards:
        total += card.bit_count() - 2
        for side in range(4):
            if (card >> side) & 1:
                if is_single(card):
                    spare[side] -= 1
                else:
                    spare[side ^ 1] += 1
    return total >= 0 and min(spare) >= 0


def is_single(card: int) -> bool:
    """Whether a card has one valve only."""
    return card & (card - 1) == 0


def hung(halves: list[int], card: int, side: int) -> list[int]:
    """The open halves when a card hangs by its half on this side: the half is closed, its others are open."""
    left = halves[:]
    left[side] -= 1
    for other in range(4):
        if other != side and (card >> other) & 1:
            left[other ^ 1] += 1
    return left
