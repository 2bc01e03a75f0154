"""What many games add up to. Sums of whole numbers only, so that the order of adding them does not matter."""

from collections import Counter
from dataclasses import dataclass, field

from paddock.arena.one_game import Failure, Played

__all__ = ["Tally", "mean"]


@dataclass
class Tally:
    """Games counted so far. Rounds are counted by length, places by bot, a game's own numbers by name and value."""

    seats: int
    games: int = 0
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    places: Counter[tuple[str, int]] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    statistics: Counter[tuple[str, int]] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def count(self, played: Played) -> None:
        self.games += 1
        if played.failure:
            self.failures.append(played.failure)
            return
        self.decisions += played.decisions
        self.rounds[played.rounds] += 1
        self.outcomes[played.reason] += 1
        self.events.update(played.events)
        self.statistics.update(played.statistics.items())
        for seat, place in enumerate(played.places):
            self.places[played.bots[seat], place] += 1
            if place == 1:
                self.wins_by_seat[seat] += 1

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds.update(other.rounds)
        self.wins_by_seat.update(other.wins_by_seat)
        self.places.update(other.places)
        self.outcomes.update(other.outcomes)
        self.events.update(other.events)
        self.statistics.update(other.statistics)
        self.failures.extend(other.failures)

    def rounds_mean(self) -> float:
        return mean(self.rounds)

    def statistics_by_name(self) -> dict[str, Counter[int]]:
        """For every number that the game gives, how often it had each value."""
        names = sorted({name for name, _ in self.statistics})
        return {name: Counter({v: n for (of, v), n in self.statistics.items() if of == name}) for name in names}

    def places_by_bot(self) -> dict[str, list[int]]:
        """How often each bot took the first place, the second …; drivers without a seat may have taken some, too."""
        bots = sorted({bot for bot, _ in self.places})
        last = max([self.seats, *[place for _, place in self.places]])
        return {bot: [self.places[bot, place] for place in range(1, last + 1)] for bot in bots}

    def mean_place_by_bot(self) -> dict[str, float]:
        means: dict[str, float] = {}
        for bot, counts in self.places_by_bot().items():
            total = sum(place * count for place, count in enumerate(counts, start=1))
            means[bot] = total / sum(counts)
        return means


def mean(values: Counter[int]) -> float:
    """The mean of values that are counted by how often they came."""
    count = sum(values.values())
    return sum(value * times for value, times in values.items()) / count if count else 0.0
