"""3.3 and 3.4 After a race: the odds move by a row, and the slowest unicorns are in form."""

from paddock.games.unicorn_fever.bets import UNICORNS_RACING
from paddock.games.unicorn_fever.events import tell_hot, tell_odds_updated
from paddock.games.unicorn_fever.state import Stable

__all__ = ["update_hot", "update_odds"]


def update_odds(g: Stable) -> None:
    """Better than its row: a row up. Worse: a row down."""
    rows = g.rows[:]
    shifts = [0] * UNICORNS_RACING
    for unicorn in range(UNICORNS_RACING):
        row = rows[unicorn] + 1  # counted as places are
        if g.place[unicorn] < row:
            shifts[unicorn] = -1
        elif g.place[unicorn] > row:
            shifts[unicorn] = 1
        rows[unicorn] += shifts[unicorn]
    g.rows = rows
    g.shifts = shifts
    tell_odds_updated(g)


def update_hot(g: Stable) -> None:
    """All unicorns of the lowest row that has any."""
    lowest = max(g.rows)
    hot = 0
    for unicorn in range(UNICORNS_RACING):
        if g.rows[unicorn] == lowest:
            hot |= 1 << unicorn
    g.hot = hot
    tell_hot(g)
