"""Plays the best whole turns on in imagination, and takes the one after which it stands best.

What a seat does not know is dealt anew some dozen times. Every turn is tried on the same imagined tables; on each of
them the others have decided once. The turns that do worse are left out, half of them at a time, so that most of the
work goes to telling the best ones apart. The turn that greedy would play is left only for one that is clearly better.
"""

from math import sqrt
from time import monotonic
from typing import Final

from paddock.bots.base import Bot
from paddock.bots.greedy import best_option
from paddock.bots.memory import RestOfTurn
from paddock.kernel.chance import Chance
from paddock.kernel.errors import IllegalChoice
from paddock.kernel.judge import Judge, Turn
from paddock.kernel.table import Table

__all__ = ["SearchBot", "Trial"]

DOUBTS: Final = 1.0  # in standard errors: by how much a turn must be better than greedy's
FEWEST: Final = 8  # tries a table, where there are hardly two turns to compare
SECONDS: Final = 5.0  # only a guard: the work is counted in playouts


class Trial:
    """A turn that is tried, and what it was worth on every imagined table."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.worths: list[float] = []

    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)

    def differences(self, other: "Trial") -> list[float]:
        """By how much it was better than another, on the tables where both were tried."""
        return [own - theirs for own, theirs in zip(self.worths, other.worths)]

    def lead_over(self, other: "Trial") -> float:
        differences = self.differences(other)
        return sum(differences) / len(differences)

    def is_clearly_better(self, other: "Trial") -> bool:
        """Whether it is better by more than one standard error, on the tables where both were tried."""
        differences = self.differences(other)
        count = len(differences)
        mean = sum(differences) / count
        variance = sum([(difference - mean) ** 2 for difference in differences]) / max(1, count - 1)
        return mean > DOUBTS * sqrt(variance / count)


class SearchBot(Bot):
    """Compares so many turns with so many playouts, or as many as the judge makes of that.

    Where a judge knows no whole turns it plays as greedy does.
    """

    def __init__(self, chance: Chance, playouts: int, width: int) -> None:
        self.chance = chance
        self.playouts = playouts
        self.width = width
        self.rest = RestOfTurn()
        self.played = 0  # playouts so far

    def choose(self, table: Table, seat: int) -> int:
        options = table.options(seat)
        if self.rest.foresees(options):
            return self.rest.next()
        if len(options) == 1:
            return options[0]
        turns = table.game.judge.turns(table, seat, self.width)
        if not turns:
            return best_option(table, seat, options, self.chance)
        best = self.compared(table, seat, turns)[0] if len(turns) > 1 else Trial(turns[0])
        return self.rest.decide(table, seat, best.turn.answers)

    def compared(self, table: Table, seat: int, turns: list[Turn]) -> list[Trial]:
        """All turns tried, the one to play first; the first of the turns is greedy's."""
        usual = Trial(turns[0])
        others = [Trial(turn) for turn in turns[1:]]
        left = others
        tables = self.tables_for(len(turns), table.game.judge.playouts(self.playouts))
        end = monotonic() + SECONDS
        while True:
            for _ in range(tables):
                self.try_on_one_table(table, seat, [usual, *left])
            left = sorted(left, key=mean_of, reverse=True)
            if len(left) == 1 or monotonic() > end:
                break
            left = left[: len(left) // 2]
        others.sort(key=mean_of, reverse=True)
        best = left[0]
        if not best.is_clearly_better(usual):
            return [usual, *others]
        others.remove(best)
        return [best, usual, *others]

    def tables_for(self, turns: int, playouts: int) -> int:
        """How many tables to imagine before the others are halved, so that all playouts are used; for two, fewer."""
        tries = 0
        while turns > 1:
            tries += turns
            turns = (turns - 1) // 2 + 1 if turns > 2 else 1
        return max(1, min(playouts // tries, playouts // FEWEST))

    def try_on_one_table(self, table: Table, seat: int, trials: list[Trial]) -> None:
        """Imagine a table, let the others decide there, and play every turn on."""
        judge = table.game.judge
        imagined = table.imagine(seat, self.chance)
        judge.decide_for_others(imagined, seat)
        for trial in trials:
            trial.worths.append(worth_of(judge, imagined.clone(), seat, trial.turn))
            self.played += 1


def worth_of(judge: Judge, table: Table, seat: int, turn: Turn) -> float:
    """What a turn is worth on an imagined table; where dice or cards spoil the rest of it, it is played on quickly."""
    try:
        for answer in turn.answers:
            table.answer(seat, answer)
    except IllegalChoice:
        pass
    judge.play_on(table, judge.horizon())
    return judge.worth(table, seat)


def mean_of(trial: Trial) -> float:
    return trial.mean()
