"""Is a game fair, and how long does it last? Questions to many games of bots, answered with intervals.

A question is one row or several of played games and what to read off each of them: who had what and won, or how much
there was of something. It reads a game's face only: the views of somebody who looks on, before the first answer and at
the end; or it plays by itself, for what no whole game of bots tells. Where a game is meant to lie within a band, the
answer says whether it does.
"""

from collections.abc import Callable, Sequence
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


# What a seat had, for every seat that counts: (name, whether it won). The length of a game: (name, rounds), or whatever
# else can be counted. Whoever plays by itself is given a seed for each game, and reads off either.
Wins = Callable[[Trial], list[tuple[str, bool]]]
Lengths = Callable[[Trial], Sequence[tuple[str, float]]]
Plays = Callable[[Series, int], Sequence[tuple[str, float]]]
Band = tuple[float, float]


@dataclass(frozen=True)
class Question:
    """A heading, a sentence about how to read the answer, the games to play, and what to read off each: one of three.

    ``value`` is what is read, where it is neither wins nor rounds; ``bands`` say, row by row, where it should lie.
    """

    heading: str
    note: str
    column: str
    series: list[Series]
    wins: Wins | None = None
    lengths: Lengths | None = None
    plays: Plays | None = None
    events: bool = False
    sort: Callable[[str], Any] | None = None
    value: str = ""
    digits: int = 1
    bands: dict[str, Band] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """A line of the answer: a share with its interval, or a mean with its own."""

    name: str
    count: int
    value: float
    low: float
    high: float
    is_share: bool


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
    found: dict[str, list[float]] = {}
    for number, series in enumerate(question.series):
        for trial in range(series.games):
            for name, value in reading(game, question, series, derived_seed(seed, "series", number), trial):
                found.setdefault(name, []).append(value)
            told(1)
    names = sorted(found, key=question.sort) if question.sort else list(found)
    rows = [measured(name, found[name]) for name in names]
    return Answer(question, sum(series.games for series in question.series), rows)


def reading(game: str, question: Question, series: Series, seed: int, trial: int) -> Sequence[tuple[str, float]]:
    """What one game tells."""
    if question.plays:
        return question.plays(series, derived_seed(seed, "game", trial))
    read = question.wins or question.lengths
    return read(play_trial(game, series, seed, trial, question.events)) if read else []


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


def measured(name: str, values: list[float]) -> Row:
    """What is either so or not has a share, everything else a mean."""
    if all(isinstance(value, bool) for value in values):
        low, high = wilson(int(sum(values)), len(values))
        return Row(name, len(values), sum(values) / len(values), low, high, is_share=True)
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    margin = Z * sqrt(variance / len(values))
    return Row(name, len(values), mean, mean - margin, mean + margin, is_share=False)


def wilson(won: int, of: int) -> tuple[float, float]:
    """The interval of Wilson in which the true share lies with 95 %."""
    if of == 0:
        return 0.0, 1.0
    share = won / of
    scale = 1.0 + Z * Z / of
    middle = (share + Z * Z / (2 * of)) / scale
    margin = Z * sqrt(share * (1.0 - share) / of + Z * Z / (4 * of * of)) / scale
    return max(0.0, middle - margin), min(1.0, middle + margin)
