"""What a Champion would do: the best turns of a seat, and what they are worth against each other.

It thinks as the strongest level does, on imagined tables only; a seat learns nothing that it may not know.
"""

from math import sqrt
from typing import Any, Final

from paddock.bots.greedy import best_option
from paddock.bots.levels import champion
from paddock.bots.search import SearchBot, Trial
from paddock.kernel.chance import Chance
from paddock.kernel.judge import Turn
from paddock.kernel.table import Table

__all__ = ["Advice", "AdvisedTurn", "advice_for"]

MOST_TURNS: Final = 3
IN_ORDER: Final = "order"  # there is nothing to count: the better comes first


class AdvisedTurn:
    """A turn as far as nothing new is seen: its answers, and what each of them means.

    ``worth`` counts what the advice says; ``behind`` is how much less that is than the first turn's, and ``error`` the
    standard error of this difference (of the worth itself, for the first). It is ``as_good`` as the first where it is
    not behind by more than that.
    """

    def __init__(self, answers: list[int], labels: list[dict[str, Any]], worth: float, behind: float, error: float):
        self.answers = answers
        self.labels = labels
        self.worth = worth
        self.behind = behind
        self.error = error
        self.as_good = behind <= error

    def as_data(self) -> dict[str, Any]:
        return {
            "answers": self.answers,
            "labels": self.labels,
            "worth": round(self.worth, 4),
            "behind": round(self.behind, 4),
            "error": round(self.error, 4),
            "as_good": self.as_good,
        }


class Advice:
    """The turns; what their worth counts; how many playouts it took.

    The one that a Champion would play is the first, though others may have done better by chance: they come next, as
    all do that are as good within the doubt, and then those that are worse.
    """

    def __init__(self, counts: str, turns: list[AdvisedTurn], playouts: int) -> None:
        self.counts = counts
        self.turns = turns
        self.playouts = playouts

    def as_data(self) -> dict[str, Any]:
        return {
            "counts": self.counts,
            "turns": [turn.as_data() for turn in self.turns],
            "playouts": self.playouts,
        }


def advice_for(table: Table, seat: int, chance: Chance, bot: SearchBot | None = None) -> Advice:
    """What this seat might answer to its open question, at most three ways."""
    judge = table.game.judge
    thinker = champion(chance) if bot is None else bot
    turns = judge.turns(table, seat, thinker.width)
    if len(turns) < 2:
        return Advice(IN_ORDER, unmeasured(table, seat, turns or single_answers(table, seat, chance)), 0)
    trials = thinker.compared(table, seat, turns)
    first = trials[0]
    others = sorted(trials[1:], key=first.lead_over)
    told = [measured(table, seat, trial, first) for trial in [first, *others[: MOST_TURNS - 1]]]
    told.sort(key=is_worse)  # nothing else changes places
    return Advice(judge.worth_in(table), told, thinker.played)


def single_answers(table: Table, seat: int, chance: Chance) -> list[Turn]:
    """Where there are no whole turns to compare a Champion takes what looks best at once."""
    options = table.options(seat)
    scores = table.game.judge.scores(table, seat, options)
    best = best_option(table, seat, options, chance)
    turns = [Turn([option], score) for option, score in zip(options, scores) if option != best]
    turns.sort(key=score_of, reverse=True)
    return [Turn([best], max(scores)), *turns]


def score_of(turn: Turn) -> float:
    return turn.score


def unmeasured(table: Table, seat: int, turns: list[Turn]) -> list[AdvisedTurn]:
    """In their order, without figures: scores are not for people."""
    told: list[AdvisedTurn] = []
    for turn in turns[:MOST_TURNS]:
        answers, labels = in_words(table, seat, turn.answers)
        told.append(AdvisedTurn(answers, labels, 0.0, 0.0, 0.0))
    return told


def measured(table: Table, seat: int, trial: Trial, first: Trial) -> AdvisedTurn:
    answers, labels = in_words(table, seat, trial.turn.answers)
    if trial is first:
        return AdvisedTurn(answers, labels, first.mean(), 0.0, error_of(first.worths))
    behind = first.lead_over(trial)
    return AdvisedTurn(answers, labels, first.mean() - behind, behind, error_of(first.differences(trial)))


def is_worse(turn: AdvisedTurn) -> bool:
    return not turn.as_good


def error_of(values: list[float]) -> float:
    """The standard error of their mean."""
    count = len(values)
    mean = sum(values) / count
    variance = sum([(value - mean) ** 2 for value in values]) / max(1, count - 1)
    return sqrt(variance / count)


def in_words(table: Table, seat: int, answers: list[int]) -> tuple[list[int], list[dict[str, Any]]]:
    """The answers with their labels, until something new is seen."""
    copy = table.rehearsal()
    given: list[int] = []
    labels: list[dict[str, Any]] = []
    for answer in answers:
        if given:
            copy.answer(seat, given[-1])
            if not copy.can_undo(seat) or seat not in copy.open_seats() or answer not in copy.options(seat):
                break
        labels.append(copy.open_question(seat).label(copy, answer))
        given.append(answer)
    return given, labels
