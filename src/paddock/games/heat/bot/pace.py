"""How many turns it takes to the finish from any place, gear and engine, for a driver with ordinary hands.

Worked out backwards from the last line, once for a circuit and a number of laps: for every ordinary hand the gear, the
cards and the boost that leave the fewest turns, and then the mean. Bots compare places, gears and Heat by it.
"""

from typing import Final

from paddock.games.heat.bot.ordinary_hands import FLIPS, SPEEDS, Hand, ordinary_hands
from paddock.games.heat.circuits import Circuit
from paddock.games.heat.rules.gears import shift_cost
from paddock.games.heat.rules.slipstream import SLIPSTREAM_SPACES
from paddock.games.heat.rules.turn import GEAR_COOLDOWN

__all__ = ["FAR", "GEARS", "GRID", "PAST_THE_LINE", "SPIN_OUT_TURNS", "STRESS_TURNS", "Pace", "pace_of"]

GEARS: Final = 4
GRID: Final = 8  # spaces before the first line that are worked out too
FAR: Final = 99.0
SHOWN: Final = 4  # a flip shows 1, 2, 3 or 4
PAST_THE_LINE: Final = 0.02  # how many turns a space behind the finish is worth
SPIN_OUT_TURNS: Final = 0.6  # Stress and an empty engine, beside the way back
STRESS_TURNS: Final = 0.07  # a Stress card that is out of the hand
TOWS: Final = [0.0, 0.0, 0.2, 0.3, 0.35, 0.4, 0.45]  # how often there is a slipstream, by the cars in the race


class Pace:
    """The turns left from every place."""

    def __init__(self, circuit: Circuit, laps: int, cars: int) -> None:
        self.circuit = circuit
        self.nowhere = [0] * circuit.corners  # no corner overheats, as far as nobody knows the tokens
        self.finish = laps * circuit.spaces
        self.tow = TOWS[cars]
        self.alone = cars == 1
        self.hands = ordinary_hands(circuit)
        self.heats = len(self.hands)
        self.turns = [FAR] * ((self.finish + GRID) * GEARS * self.heats)
        self.rows: list[list[list[float]]] = []  # what every set of cards leads to, from the finish backwards
        self.known_speeds: dict[int, list[float]] = {}
        for at in range(self.finish - 1, -GRID - 1, -1):
            sets = SetsFrom(self, at)
            self.rows.append(sets.rows)
            for gear in range(1, GEARS + 1):
                for heat in range(self.heats):
                    self.turns[self.index(at, gear, heat)] = 1.0 + sets.mean(gear, heat)

    def turns_left(self, at: int, gear: int, heat: int) -> float:
        if at >= self.finish:
            return -PAST_THE_LINE * (at - self.finish)
        return self.turns[self.index(at, gear, heat)]

    def index(self, at: int, gear: int, heat: int) -> int:
        return ((max(at, -GRID) + GRID) * GEARS + gear - 1) * self.heats + min(heat, self.heats - 1)

    def after(
        self, limits: list[int], overheats: list[int], began: int, to: int, speed: int, gear: int, heat: int
    ) -> float:
        """The turns left after a turn: its corners are paid for, or the car has spun out."""
        left, line = self.through_corners(limits, overheats, began, to, speed, heat)
        return self.turns_left(to, gear, left) if left >= 0 else self.spun_out(line)

    def through_corners(
        self, limits: list[int], overheats: list[int], began: int, to: int, speed: int, heat: int
    ) -> tuple[int, int]:
        """The Heat left when all corners up to there are paid for; below zero, the car spins out at the line."""
        line = self.circuit.next_line(began)
        while line <= to and line < self.finish:
            corner = self.circuit.corner_at(line)
            over = speed - limits[corner]
            if over > 0:
                heat -= over + overheats[corner]
                if heat < 0:
                    break
            line = self.circuit.next_line(line)
        return heat, line

    def spun_out(self, line: int) -> float:
        """The turns left before a line with an empty engine in first gear."""
        return SPIN_OUT_TURNS + self.turns_left(line - 1, 1, 0)

    def best_turn(self, at: int, gear: int, heat: int, hand: Hand) -> float:
        """The turns left after the best turn from here with this hand."""
        rows = self.rows[self.finish - 1 - max(at, -GRID)]
        best = 1.0 + self.turns_left(at + 1, 1, heat)  # hardly ever: nothing to play
        cooldown = 1 if self.alone else 0
        for to in range(max(1, gear - 2), min(GEARS, gear + 2) + 1):
            left = heat - shift_cost(gear, to)
            if left >= 0:
                left = min(left + min(GEAR_COOLDOWN[to] + cooldown, hand.hot), self.heats - 1)
                row = rows[(to - 1) * self.heats + left]
                for cards in hand.sets[to]:
                    if row[cards] < best:
                        best = row[cards]
        return best

    def speeds(self, at: int, gear: int, heat: int) -> list[float]:
        """How likely a driver there is to drive each speed, as far as one can tell who does not see his hand."""
        index = self.index(at, gear, heat)
        known = self.known_speeds.get(index)
        if known is None:
            known = SetsFrom(self, at).speeds(gear, min(heat, self.heats - 1))
            self.known_speeds[index] = known
        return known


class SetsFrom:
    """What every set of cards leads to from one place, by gear and by the Heat when the corners come."""

    def __init__(self, pace: Pace, at: int) -> None:
        self.pace = pace
        self.at = at
        self.rows: list[list[float]] = []
        self.boosts: list[list[bool]] = []
        for gear in range(1, GEARS + 1):
            colder: list[float] = []
            for heat in range(pace.heats):
                plain = [self.driven(speed, gear, heat) for speed in range(SPEEDS)]
                if pace.alone:
                    plain = [min(plain[speed], plain[min(speed + 1, SPEEDS - 1)]) for speed in range(SPEEDS)]
                row, boosts = with_boosts(plain, colder)
                self.rows.append(with_flips(row))
                self.boosts.append(boosts)
                colder = plain

    def driven(self, speed: int, gear: int, heat: int) -> float:
        if speed == 0:
            return 1.0 + self.pace.turns_left(self.at + 1, gear, heat)
        at = self.at
        pace = self.pace
        turns = pace.after(pace.circuit.limits, pace.nowhere, at, at + speed, speed, gear, heat)
        if pace.tow > 0.0 and at + speed + SLIPSTREAM_SPACES < pace.finish:
            towed = pace.after(pace.circuit.limits, pace.nowhere, at, at + speed + SLIPSTREAM_SPACES, speed, gear, heat)
            if towed < turns:
                turns += pace.tow * (towed - turns)
        return turns

    def mean(self, gear: int, heat: int) -> float:
        """The turns left after the best turn with each hand."""
        total = 0.0
        hands = self.pace.hands[heat]
        for hand in hands:
            total += self.pace.best_turn(self.at, gear, heat, hand)
        return total / len(hands)

    def row(self, gear: int, to: int, heat: int, hand: Hand) -> int:
        """Where the sets of a gear stand, with the shift paid and what can be cooled; -1 if the shift is too dear."""
        left = heat - shift_cost(gear, to)
        if left < 0:
            return -1
        cooled = left + min(GEAR_COOLDOWN[to] + (1 if self.pace.alone else 0), hand.hot)
        return (to - 1) * self.pace.heats + min(cooled, self.pace.heats - 1)

    def speeds(self, gear: int, heat: int) -> list[float]:
        """How often each speed is the best."""
        odds = [0.0] * SPEEDS
        hands = self.pace.hands[heat]
        for hand in hands:
            best = FAR
            best_row = -1
            best_cards = 0
            for to in range(max(1, gear - 2), min(GEARS, gear + 2) + 1):
                row = self.row(gear, to, heat, hand)
                if row >= 0:
                    for cards in hand.sets[to]:
                        if self.rows[row][cards] < best:
                            best = self.rows[row][cards]
                            best_row = row
                            best_cards = cards
            flips = best_cards // SPEEDS
            speed = best_cards % SPEEDS
            if best_row >= 0 and self.boosts[best_row][speed + flips * SHOWN // 2]:
                flips += 1
            spread(odds, speed, flips, 1.0 / len(hands))
        return odds


def with_boosts(plain: list[float], colder: list[float]) -> tuple[list[float], list[bool]]:
    """For each speed the better of boosting, with one Heat less, and not; and whether boosting is."""
    row: list[float] = []
    boosts: list[bool] = []
    for speed, turns in enumerate(plain):
        boosted = FAR
        if colder and speed + SHOWN < SPEEDS:
            boosted = mean_of_flip(colder, speed)
        row.append(min(turns, boosted))
        boosts.append(boosted < turns)
    return row, boosts


def with_flips(row: list[float]) -> list[float]:
    """Behind the speeds without a plus symbol those with one and with two."""
    for flips in range(1, FLIPS):
        for speed in range(SPEEDS):
            fewer = (flips - 1) * SPEEDS + min(speed, SPEEDS - SHOWN - 1)
            row.append(mean_of_flip(row, fewer) - STRESS_TURNS)
    return row


def mean_of_flip(row: list[float], at: int) -> float:
    return (row[at + 1] + row[at + 2] + row[at + 3] + row[at + 4]) / SHOWN


def spread(odds: list[float], speed: int, flips: int, chance: float) -> None:
    """Share a chance out over what so many flips may add to a speed."""
    if flips == 0:
        odds[min(speed, SPEEDS - 1)] += chance
        return
    for shown in range(1, SHOWN + 1):
        spread(odds, speed + shown, flips - 1, chance / SHOWN)


def pace_of(circuit: Circuit, laps: int, cars: int) -> Pace:
    """The pace of a race, worked out when it is first asked for."""
    cars = min(cars, len(TOWS) - 1)
    key = laps * len(TOWS) + cars
    known = circuit.paces.get(key)
    if isinstance(known, Pace):
        return known
    pace = Pace(circuit, laps, cars)
    circuit.paces[key] = pace
    return pace
