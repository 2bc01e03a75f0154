"""The search for an arrangement: exact, and quick for machines of any size that a race brings.

Cards with a single valve come last. They open nothing, so all of them find a place just where there are cells enough
for every set of sides. The others are laid one by one, each on an open cell; a cell may be left to single valves for
good. A way is given up as soon as there cannot be cells enough, or a card can never be joined, and what was tried in
vain is remembered. Where one manner of choosing the next cell takes long, another is tried, and each has more time
when its turn comes again, until one of them has found an arrangement or has tried everything.
"""

from typing import Final

from paddock.games.steampunk_rally.geometry import CENTRE, MOVES

__all__ = ["Search"]

KINDS: Final = 16  # a card is its valves, a number below this; so is a set of sides
SIDES: Final = 4
NEWEST: Final = 0
FARTHEST: Final = 1
NEAREST: Final = 2
LONELIEST: Final = 3
MANNERS: Final = [NEWEST, FARTHEST, NEAREST, LONELIEST]
FIRST_STEPS: Final = 60  # of a manner, before the next one is tried
MORE_TIME: Final = 4
MUCH: Final = 63  # room to spare: more of it is not better

FOUND: Final = 1
IN_VAIN: Final = 0
TIRED: Final = -1


def facing(valves: int) -> int:
    """The sides that neighbours need to form whole valves with these."""
    return (valves & 1) << 1 | (valves & 2) >> 1 | (valves & 4) << 1 | (valves & 8) >> 1


def is_single(card: int) -> bool:
    return card & (card - 1) == 0


def change(sides: int, card: int) -> int:
    """By how many cells for cards with any of these sides a card adds at best: it takes one and opens others."""
    best = -1
    for side in range(SIDES):
        if (card >> side) & 1:
            opened = facing(card & ~(1 << side)) & sides
            best = max(best, opened.bit_count() - ((sides >> side) & 1))
    return best


CHANGES: Final = [[change(sides, card) for card in range(KINDS)] for sides in range(KINDS)]


class Search:
    """Cards that are being laid around the cockpit."""

    def __init__(self, cards: list[int]) -> None:
        self.cockpit = cards[0]
        self.waiting = [cards[1:].count(card) for card in range(KINDS)]
        self.to_lay = sum([1 for card in cards[1:] if not is_single(card)])
        self.laid: dict[int, int] = {}  # by cells
        self.open: dict[int, int] = {}  # empty cells beside open halves: the sides that a card there may use
        self.left: set[int] = set()  # open cells that are left to single valves
        self.dead: set[bytes] = set()
        self.manner = NEWEST
        self.steps = 0
        self.most_steps = 0

    def run(self) -> dict[int, int]:
        """The card on each cell; nothing if the cards cannot be one machine."""
        self.lay(CENTRE, self.cockpit)
        if not self.is_possible():
            return {}
        self.most_steps = FIRST_STEPS
        while True:
            for manner in MANNERS:
                self.manner = manner
                self.steps = 0
                found = self.go_on()
                if found == FOUND:
                    self.lay_single_valves()
                    return self.laid
                if found == IN_VAIN:
                    return {}
            self.most_steps *= MORE_TIME

    # ---- one card after another --------------------------------------------------------------------------------------

    def go_on(self) -> int:
        """Lay all cards with several valves, if that is possible."""
        if self.to_lay == 0:
            return FOUND
        self.steps += 1
        if self.steps > self.most_steps:
            return TIRED
        cell = self.next_cell()
        if cell < 0:
            return IN_VAIN
        here = self.position()
        if here in self.dead:
            return IN_VAIN
        for card in self.cards_for(cell):
            before = self.take(cell, card)
            found = self.go_on()
            if found == FOUND:
                return FOUND
            self.take_back(cell, card, before)
            if found == TIRED:
                return TIRED
        self.left.add(cell)
        found = self.go_on()
        if found == FOUND:
            return FOUND
        self.left.discard(cell)
        if found == IN_VAIN:
            self.dead.add(here)
        return found

    def next_cell(self) -> int:
        """The cell that is decided next, as the manner says, or -1 if no card with several valves fits anywhere."""
        best = -1
        rank = 0
        for number, cell in enumerate(self.open):
            if cell not in self.left and self.fits(self.open[cell]):
                value = self.rank(cell, number)
                if best < 0 or value < rank:
                    best = cell
                    rank = value
        return best

    def fits(self, sides: int) -> bool:
        """Whether a card with several valves fits a cell with these sides."""
        for card in range(3, KINDS):
            if self.waiting[card] and card & sides and not is_single(card):
                return True
        return False

    def rank(self, cell: int, number: int) -> int:
        """The lowest comes next."""
        if self.manner == NEWEST:
            return -number
        if self.manner == FARTHEST:
            return -distance(cell)
        if self.manner == NEAREST:
            return distance(cell)
        neighbours = 0
        for move in MOVES:
            if cell + move in self.laid or cell + move in self.open:
                neighbours += 1
        return neighbours

    def cards_for(self, cell: int) -> list[int]:
        """The cards that can lie there, the rest being possible: most valves first, then by the room that is left."""
        sides = self.open[cell]
        found: list[int] = []
        for card in range(3, KINDS):
            if self.waiting[card] and card & sides and not is_single(card):
                before = self.take(cell, card)
                if self.is_possible():
                    found.append(
                        ((SIDES - card.bit_count()) * (MUCH + 1) + MUCH - min(MUCH, self.spare())) * KINDS
                        + KINDS
                        - 1
                        - card
                    )
                self.take_back(cell, card, before)
        return [KINDS - 1 - key % KINDS for key in sorted(found)]

    def take(self, cell: int, card: int) -> int:
        """A waiting card is laid; the sides that its cell had."""
        self.waiting[card] -= 1
        self.to_lay -= 1
        return self.lay(cell, card)

    def take_back(self, cell: int, card: int, sides: int) -> None:
        """It waits again, and its cell has these sides as before."""
        self.waiting[card] += 1
        self.to_lay += 1
        del self.laid[cell]
        for side in range(SIDES):
            if (card >> side) & 1:
                beside = cell + MOVES[side]
                if beside not in self.laid:
                    rest = self.open[beside] & ~(1 << (side ^ 1))
                    if rest:
                        self.open[beside] = rest
                    else:
                        del self.open[beside]
        self.open[cell] = sides

    def lay(self, cell: int, card: int) -> int:
        """A card on a cell: its halves towards empty cells are open."""
        sides = self.open.pop(cell, 0)
        self.laid[cell] = card
        for side in range(SIDES):
            if (card >> side) & 1:
                beside = cell + MOVES[side]
                if beside not in self.laid:
                    self.open[beside] = self.open.get(beside, 0) | 1 << (side ^ 1)
        return sides

    def position(self) -> bytes:
        """All that decides whether the rest can be laid."""
        told: list[int] = sorted(
            [(cell * KINDS + sides) * 2 + (cell in self.left) for cell, sides in self.open.items()]
        )
        return repr((told, sorted(self.laid), self.waiting)).encode()

    # ---- bounds -----------------------------------------------------------------------------------------------------

    def is_possible(self) -> bool:
        """Whether nothing speaks against the cards that wait."""
        return self.spare() >= 0 and self.can_all_be_joined()

    def spare(self) -> int:
        """For the scarcest set of sides: the cells for cards with any of them, at best, less those that are needed.

        A card needs a cell and opens others. Where only single valves wait, this is exact.
        """
        cells = [0] * KINDS
        for sides in self.open.values():
            cells[sides] += 1
        least = MUCH
        for wanted in range(1, KINDS):
            changes = CHANGES[wanted]
            total = 0
            for kind in range(1, KINDS):
                if kind & wanted:
                    total += cells[kind]
                total += self.waiting[kind] * changes[kind]
            if total < 0:
                return -1
            least = min(least, total)
        return least

    def can_all_be_joined(self) -> bool:
        """Whether every card that waits finds the half that it needs, now or on another card, wherever these lie."""
        sides = 0
        for some in self.open.values():
            sides |= some
        apart = [card for card in range(1, KINDS) if self.waiting[card]]
        while apart:
            still = [card for card in apart if not card & sides]
            if len(still) == len(apart):
                return False
            for card in apart:
                joined = card & sides
                if joined:
                    sides |= facing(card & ~joined if is_single(joined) else card)
            apart = still
        return True

    # ---- single valves ----------------------------------------------------------------------------------------------

    def lay_single_valves(self) -> None:
        """Each on a cell of its own; those that lie in the way move on."""
        holders: dict[int, int] = {}
        for side in range(SIDES):
            for _ in range(self.waiting[1 << side]):
                self.find_cell(side, holders, set())
        for cell, side in holders.items():
            self.laid[cell] = 1 << side

    def find_cell(self, side: int, holders: dict[int, int], asked: set[int]) -> bool:
        """A cell for a single valve on this side: a free one, or one whose holder finds another."""
        for cell, sides in self.open.items():
            if (sides >> side) & 1 and cell not in asked:
                asked.add(cell)
                if cell not in holders or self.find_cell(holders[cell], holders, asked):
                    holders[cell] = side
                    return True
        return False


def distance(cell: int) -> int:
    """How many cells it is from the cockpit."""
    return abs(cell % 256 - CENTRE % 256) + abs(cell // 256 - CENTRE // 256)
