"""The judge: what a position is worth, which options look good, and whole turns for search."""

from typing import Any, Final

from paddock.games.steampunk_rally.bot.answers import best_of, scores_of
from paddock.games.steampunk_rally.bot.worths import Worths
from paddock.games.steampunk_rally.choices import BOOST, CARD
from paddock.games.steampunk_rally.dice import number_of_dice
from paddock.games.steampunk_rally.rules.draft import PickCard, UseCard
from paddock.games.steampunk_rally.state import OVER, Rally
from paddock.kernel.agenda import Question
from paddock.kernel.judge import POINTS, Judge, Turn
from paddock.kernel.table import Table

__all__ = ["Driver"]

WIN: Final = 100.0


class Driver(Judge):
    """Whoever is ahead with a machine that can go on is well off."""

    def value(self, table: Table, seat: int) -> float:
        g = rally(table)
        own = standing(g, seat)
        best = max([standing(g, other) for other in range(g.seats) if other != seat])
        return own - best

    def scores(self, table: Table, seat: int, options: list[int]) -> list[float]:
        g = rally(table)
        return scores_of(g, g.open_question(seat), options)

    def slip(self) -> float:
        return 0.6

    def turns(self, table: Table, seat: int, most: int) -> list[Turn]:
        """In the draft: each card, then each use of it. What comes after is decided at once."""
        g = rally(table)
        question = g.open_question(seat)
        if not isinstance(question, PickCard | UseCard):
            return []
        options = g.options(seat)
        if isinstance(question, PickCard):
            options = [choice for choice in options if CARD <= choice < BOOST]
        scores = scores_of(g, question, options)
        order = sorted(range(len(options)), key=lambda n: -scores[n])
        return [Turn([options[n]], scores[n]) for n in order[:most]]

    def horizon(self) -> int:
        return 1

    def play_on(self, table: Table, rounds: int) -> None:
        """Everybody answers what looks best."""
        g = rally(table)
        last = g.round + rounds
        while g.round < last and g.phase != OVER:
            seat = first_open(g)
            if seat < 0:
                return
            question: Question[Any] = g.open_question(seat)
            options = g.offer(question)
            choice = options[0] if len(options) == 1 else best_of(g, question, options)
            g.carry_out(seat, question, choice)

    def worth(self, table: Table, seat: int) -> float:
        g = rally(table)
        outcome = g.outcome()
        if outcome is None:
            return self.value(table, seat)
        return WIN * (1.0 if outcome.places[seat] == 1 else 0.0) - outcome.places[seat]

    def worth_in(self, table: Table) -> str:
        return POINTS


def first_open(g: Rally) -> int:
    """A seat that is asked, or -1."""
    if g.busy == 0:
        seats = g.open_seats()
        return seats[0] if seats else -1
    for seat in range(g.seats):
        if g.lanes[seat]:
            return seat
    return -1


def standing(g: Rally, seat: int) -> float:
    """Spaces that a seat has come, and what its machine, dice, cogs and boosts are good for; public things only."""
    racer = g.racers[seat]
    worths = Worths(g, racer)
    total = -float(g.to_go(seat))
    if g.phase == OVER:
        return total + 0.01 * len(racer.parts)
    for place in range(1, len(racer.parts)):
        total += worths.part_value(place) * (0.2 if worths.last else 0.8)
    total += racer.cogs * worths.unit[2]
    for kind in range(3):
        dice: int = number_of_dice(racer.pool[kind])
        total += dice * worths.die[kind]
    return total + len(racer.stash) * 0.9 - worths.losses(racer.gauge)


def rally(table: Table) -> Rally:
    assert isinstance(table, Rally)
    return table
