"""Is a game fair, and how long does it last? Questions to many games of bots, answered with intervals.

A question is one row or several of played games and what to read off each of them: who had what and won, or how long
it lasted. It reads a game's face only: the views of somebody who looks on, before the first answer and at the end.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import paddock
from paddock.arena.one_game import play_to_the_end
from paddock.arena.seeds import derived_seed
from paddock.arena.spec import line_up
from paddock.kernel.options import Value

__all__ = ["Answer", "Lengths", "Question", "Row", "Series", "Trial", "Wins", "answers_to", "wilson"]

Z = 1.96  # 95 %
View = dict[str, Any]


@dataclass(frozen=True)
class Series:
    """Games of one kind. The bots move on by one seat from game to game."""

    seats: int
    games: int
    options: dict[str, Value] = field(default_factory=dict)
    bots: list[str] = field(default_factory=lambda: ["greedy"])


@dataclass(frozen=True)
class Trial:
    """One game that was played, as everybody could see it; ``events`` only for questions that ask for them."""

    series: Series
    bots: list[str]
    began: View
    ended: View
    places: list[int]
    rounds: int
    reason: str
    events: list[dict[str, Any]]


# What a seat had, for every seat that counts: (name, whether it won). The length of a game: (name, rounds).
Wins = Callable[[Trial], list[tuple[str, bool]]]
Lengths = Callable[[Trial], list[tuple[str, int]]]


@dataclass(frozen=True)
class Question:
    """A heading, a sentence about how to read the answer, the games to play, and what to read off each: one of two."""

    heading: str
    note: str
    column: str
    series: list[Series]
    wins: Wins | None = None
    lengths: Lengths | None = None
    events: bool = False
    sort: Callable[[str], Any] | None = None


@dataclass(frozen=True)
class Row:
    """A line of the answer: a share of wins with its interval, or a mean length with its own."""

    name: str
    count: int
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Answer:
    """The rows, in the order asked for or as they came."""

    question: Question
    games: int
    rows: list[Row]


def answers_to(game: str, questions: list[Question], seed: int, told: Callable[[int], None]) -> list[Answer]:
    """Play all games of all questions; ``told`` hears of each game. The same seed gives the same answers."""
    return [answer_to(game, question, derived_seed(seed, "question", n), told) for n, question in enumerate(questions)]


def answer_to(game: str, question: Question, seed: int, told: Callable[[int], None]) -> Answer:
    found: dict[str, list[int]] = {}
    for number, series in enumerate(question.series):
        for trial in range(series.games):
            played = play_trial(game, series, derived_seed(seed, "series", number), trial, question.events)
            read = question.wins or question.lengths
            for name, value in read(played) if read else []:
                found.setdefault(name, []).append(int(value))
            told(1)
    names = sorted(found, key=question.sort) if question.sort else list(found)
    measure = share if question.wins else mean_length
    rows = [measure(name, found[name]) for name in names]
    return Answer(question, sum(series.games for series in question.series), rows)


def play_trial(game: str, series: Series, seed: int, number: int, events: bool) -> Trial:
    table = paddock.game(game).new(series.seats, series.options, derived_seed(seed, "game", number), quiet=not events)
    named = line_up(series.bots, series.seats)
    bots = [named[(seat + number) % series.seats] for seat in range(series.seats)]
    began = table.view(None)
    play_to_the_end(table, bots, derived_seed(seed, "bots", number))
    outcome = table.outcome()
    if outcome is None:
        raise RuntimeError(f"no outcome: {table.notation()}")
    told = [dict(event) for event in table.events_for(None)] if events else []
    return Trial(series, bots, began, table.view(None), outcome.places, outcome.rounds, outcome.reason, told)


def share(name: str, won: list[int]) -> Row:
    low, high = wilson(sum(won), len(won))
    return Row(name, len(won), sum(won) / len(won), low, high)


def mean_length(name: str, rounds: list[int]) -> Row:
    """The mean and the normal interval around it."""
    mean = sum(rounds) / len(rounds)
    variance = sum((value - mean) ** 2 for value in rounds) / max(1, len(rounds) - 1)
    margin = Z * sqrt(variance / len(rounds))
    return Row(name, len(rounds), mean, mean - margin, mean + margin)


def wilson(won: int, of: int) -> tuple[float, float]:
    """The interval of Wilson in which the true share lies with 95 %."""
    if of == 0:
        return 0.0, 1.0
    share = won / of
    scale = 1.0 + Z * Z / of
    middle = (share + Z * Z / (2 * of)) / scale
    margin = Z * sqrt(share * (1.0 - share) / of + Z * Z / (4 * of * of)) / scale
    return max(0.0, middle - margin), min(1.0, middle + margin)
