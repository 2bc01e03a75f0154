"""What cards may come, for bots: flips for plus symbols and draws, from what a driver knows of his own piles."""

from paddock.games.heat.cards import is_speed, value
from paddock.games.heat.state import PLAN, Car, Race
from paddock.kernel.chance import Chance, stream_key

__all__ = ["flip_odds", "likely_draws", "total_odds"]


def flip_odds(car: Car) -> list[float]:
    """How likely a flip is to show 1, 2, 3 or 4, from the Speed cards that are left in the draw deck."""
    counts = speed_counts(car.deck)
    total = sum(counts)
    if total == 0:
        counts = speed_counts(car.discard)
        total = sum(counts)
    if total == 0:
        return [1.0, 0.0, 0.0, 0.0, 0.0]
    return [count / total for count in counts]


def speed_counts(cards: list[int]) -> list[int]:
    counts = [0, 0, 0, 0, 0]
    for card in cards:
        if is_speed(card):
            counts[value(card)] += 1
    return counts


def total_odds(odds: list[float], flips: int) -> list[tuple[int, float]]:
    """How likely each sum of several flips is, as if every card were put back."""
    totals = [(0, 1.0)]
    for _ in range(flips):
        sums = [0.0] * (len(totals) + len(odds) + totals[-1][0])
        for total, chance in totals:
            for shown, share in enumerate(odds):
                sums[total + shown] += chance * share
        totals = [(total, chance) for total, chance in enumerate(sums) if chance > 0.0]
    return totals


def likely_draws(g: Race, car: Car, samples: int) -> list[list[int]]:
    """The next cards as they may come: the draw deck in any order, then the discard pile with the cards played."""
    chance = Chance(stream_key(g.round, "draws"))
    draws: list[list[int]] = []
    for _ in range(samples):
        draw = sorted(car.deck)
        chance.shuffle(draw)
        if len(draw) < g.hand_size:
            rest = sorted(car.discard if g.phase == PLAN else car.discard + car.played)
            chance.shuffle(rest)
            draw += rest
        draws.append(draw[: g.hand_size])
    return draws
