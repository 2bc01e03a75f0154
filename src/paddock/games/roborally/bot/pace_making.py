"""How many turns it takes to the flags from every stand, for a robot alone with ordinary hands: how that is worked out.

Backwards from the last flag: for every hand the program that leaves the fewest turns, and then the mean; again and
again, until what is known of the ends of programs is known of their beginnings too. It takes a second or two a course,
so the numbers are kept in ``data/paces.toml``; ``tools/make_paces.py`` makes them anew.
"""

from typing import Final

from paddock.games.roborally.bot.plans import beams_on
from paddock.games.roborally.bot.ways import FAR, KINDS, LOST, distances, table_of
from paddock.games.roborally.cards import KIND, PROGRAM_CARDS
from paddock.games.roborally.courses import Course
from paddock.games.roborally.floor import Floor
from paddock.games.roborally.state import REGISTERS
from paddock.kernel.chance import Chance, stream_key

__all__ = ["turns_to_flags"]

HANDS: Final = 24
CARDS: Final = 8  # a robot has some damage
SWEEPS: Final = 9
A_REGISTER: Final = 0.4  # turns a register of the shortest way, to begin with
TOKEN_TURNS: Final = 0.26  # what a damage token costs
DEATH_TURNS: Final = 9.0


def turns_to_flags(course: Course) -> list[list[float]]:
    """For every flag that may be the next one, and every stand, the turns until all are touched."""
    hands = ordinary_hands()
    found: list[list[float]] = []
    after = [0.0] * (course.floor.cells * 4)
    for flag in reversed(course.flags):
        after = Leg(course.floor, flag, after, hands).turns
        found.insert(0, after)
    return found


def ordinary_hands() -> list[list[int]]:
    """How many cards of each kind there are in some hands."""
    chance = Chance(stream_key(0, "ordinary hands"))
    cards = list(range(PROGRAM_CARDS))
    hands: list[list[int]] = []
    for _ in range(HANDS):
        chance.shuffle(cards)
        counts = [0] * KINDS
        for card in cards[:CARDS]:
            counts[KIND[card]] += 1
        hands.append(counts)
    return hands


class Leg:
    """The way to one flag: ``turns`` for every stand; ``after`` are those from the flag on."""

    def __init__(self, floor: Floor, flag: int, after: list[float], hands: list[list[int]]) -> None:
        self.stands = [
            cell * 4 + way for cell in range(floor.cells) for way in range(4) if is_open(floor, cell) and cell != flag
        ]
        self.at_flag = [flag * 4 + way for way in range(4)]
        self.after = after
        self.tables = [columns(table_of(floor, register)) for register in range(2)]
        self.beams = beams_on(floor)
        self.beamed = [stand for stand in self.stands if self.beams[stand // 4]]
        self.known: dict[int, list[float]] = {}
        best = min([after[stand] for stand in self.at_flag])
        self.turns = [best + A_REGISTER * min(far, FAR // 3) for far in distances(floor, flag)]
        self.turns.append(best + DEATH_TURNS)  # LOST is the last place of the list
        for _ in range(SWEEPS):
            self.sweep(hands)
        self.turns.pop()

    def sweep(self, hands: list[list[int]]) -> None:
        """Every stand with every hand once."""
        totals = [0.0] * len(self.turns)
        for hand in hands:
            self.known.clear()
            best = self.from_register(0, hand[:])
            for stand in self.stands:
                totals[stand] += best[stand]
        for stand in self.stands:
            self.turns[stand] = totals[stand] / len(hands)
        for stand in self.at_flag:
            self.turns[stand] = self.after[stand]

    def from_register(self, register: int, counts: list[int]) -> list[float]:
        """For every stand the turns after the best program that goes on with these cards."""
        if register == REGISTERS:
            return [1.0 + turns for turns in self.turns]
        key = 0
        for count in counts:
            key = key * 12 + count
        known = self.known.get(key)
        if known is not None:
            return known
        best = [99.0] * len(self.turns)
        for kind in range(KINDS):
            if counts[kind]:
                counts[kind] -= 1
                ends = self.arrived(register, self.from_register(register + 1, counts))
                counts[kind] += 1
                column = self.tables[register % 2][kind]
                for stand in self.stands:
                    turns = ends[column[stand]]
                    if turns < best[stand]:
                        best[stand] = turns
        best[LOST] = self.turns[LOST]
        self.known[key] = best
        return best

    def arrived(self, register: int, turns: list[float]) -> list[float]:
        """The same with what the end of a register does: beams hurt, and the flag is touched there."""
        ends = turns[:]
        for stand in self.beamed:
            ends[stand] += TOKEN_TURNS * self.beams[stand // 4]
        for stand in self.at_flag:
            ends[stand] = (register + 1) / REGISTERS + self.after[stand]
        return ends


def is_open(floor: Floor, cell: int) -> bool:
    return floor.board_of[cell] >= 0 and not floor.pit[cell]


def columns(table: list[int]) -> list[list[int]]:
    """For each kind of card where it leads from every stand."""
    return [table[kind::KINDS] for kind in range(KINDS)]
