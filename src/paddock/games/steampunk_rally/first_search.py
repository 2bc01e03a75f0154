"""How the rules of version 1 look for an arrangement: socket by socket, and for 2,000 steps at most.

Tables that began under them play on by it. Two steps answer whether an arrangement exists. The first forgets that cards
may collide and hangs them on open halves: where that fails, nothing helps. The second lays the cards out.
"""

from typing import Final

from paddock.games.steampunk_rally.geometry import CENTRE, MOVES
from paddock.games.steampunk_rally.part import BOTTOM, LEFT, RIGHT, TOP

__all__ = ["MOST_STEPS", "Builder"]

ROW: Final = LEFT | RIGHT
COLUMN: Final = TOP | BOTTOM
MOST_STEPS: Final = 2_000


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
