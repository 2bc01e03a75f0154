"""How many turns it takes to the finish from any place, gear and engine, for a driver with ordinary hands.

Worked out backwards from the last line, once for a circuit and a number of laps: every turn takes the gear and the
speed that leave the fewest turns. Bots compare places, gears and Heat by it.
"""

from typing import Final

from paddock.games.heat.circuits import Circuit

__all__ = ["Pace", "cooled_by", "pace_of"]

GEARS: Final = 4
MOST_HEAT: Final = 7
HEATS: Final = MOST_HEAT + 1
ENGINE: Final = 6
GRID: Final = 8  # spaces before the first line that are worked out too
FAR: Final = 99.0

# What an ordinary hand can be made to show in each gear, and what cooling brings when Heat is in the deck.
SLOWEST: Final = [0, 1, 2, 4, 6]
FASTEST: Final = [0, 5, 9, 13, 16]
BOOST_SPACES: Final = 2
SPIN_OUT_TURNS: Final = 1.6
PAST_THE_LINE: Final = 0.02  # how many turns a space behind the finish is worth
EXACT: Final = 0.5  # how often the speed wanted is the speed driven; else it is one off, up or down
ONE_OFF: Final = 0.25


class Pace:
    """The turns left from every place."""

    def __init__(self, circuit: Circuit, laps: int) -> None:
        self.circuit = circuit
        self.finish = laps * circuit.spaces
        self.turns = [FAR] * ((self.finish + GRID) * GEARS * HEATS)
        for at in range(self.finish - 1, -GRID - 1, -1):
            for gear in range(1, GEARS + 1):
                for heat in range(HEATS):
                    self.work_out(at, gear, heat)

    def turns_left(self, at: int, gear: int, heat: int) -> float:
        if at >= self.finish:
            return -PAST_THE_LINE * (at - self.finish)
        return self.turns[self.index(at, gear, heat)]

    def index(self, at: int, gear: int, heat: int) -> int:
        return ((max(at, -GRID) + GRID) * GEARS + gear - 1) * HEATS + min(heat, MOST_HEAT)

    def work_out(self, at: int, gear: int, heat: int) -> None:
        """The best gear and speed from here."""
        best = FAR
        for to in range(max(1, gear - 2), min(GEARS, gear + 2) + 1):
            paid = 1 if abs(to - gear) == 2 else 0
            if paid > heat:
                continue
            for speed in range(SLOWEST[to], FASTEST[to] + BOOST_SPACES + 1):
                boost = 1 if speed > FASTEST[to] else 0
                if paid + boost > heat:
                    break
                turns = self.aimed(at, to, speed, heat - paid - boost)
                best = min(best, turns)
        self.turns[self.index(at, gear, heat)] = best

    def aimed(self, at: int, gear: int, speed: int, heat: int) -> float:
        """A hand seldom holds just the speed that one would like."""
        exact = EXACT * self.driven(at, gear, speed, heat)
        below = ONE_OFF * self.driven(at, gear, max(1, speed - 1), heat)
        return exact + below + ONE_OFF * self.driven(at, gear, speed + 1, heat)

    def driven(self, at: int, gear: int, speed: int, heat: int) -> float:
        """One turn at this speed, its corners, its cooling, and the turns that are left then."""
        to = at + speed
        line = self.circuit.next_line(at)
        while line <= to and line < self.finish:
            over = speed - self.circuit.limits[self.circuit.corner_at(line)]
            if over > heat:
                return 1.0 + SPIN_OUT_TURNS + self.turns_left(line, 1, 0)
            if over > 0:
                heat -= over
            line = self.circuit.next_line(line)
        return 1.0 + self.turns_left(to, gear, heat + cooled_by(gear, heat))


def cooled_by(gear: int, heat: int) -> int:
    """What a driver can expect to cool: part of the Heat that is missing has come to the hand."""
    missing = max(0, ENGINE + 1 - heat)
    if gear == 1:
        return min(3, missing // 2)
    return 1 if gear == 2 and missing >= 2 else 0


def pace_of(circuit: Circuit, laps: int) -> Pace:
    """The pace of a circuit, worked out when it is first asked for."""
    known = circuit.paces.get(laps)
    if isinstance(known, Pace):
        return known
    pace = Pace(circuit, laps)
    circuit.paces[laps] = pace
    return pace
