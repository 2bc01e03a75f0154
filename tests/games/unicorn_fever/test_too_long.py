"""May one borrow for ever? The bound of a championship."""

from paddock.games.unicorn_fever.state import Stable
from paddock.kernel.table import TOO_LONG
from tests.endless import dawdle


def test_whoever_borrows_for_ever_is_stopped_and_debts_count_as_at_the_end() -> None:
    """Ruling 58."""
    g = dawdle("unicorn_fever", until=1_000, most=300)
    assert isinstance(g, Stable)

    outcome = g.outcome()

    assert g.position == 300
    assert outcome is not None
    assert outcome.reason == TOO_LONG
    assert max(g.unpaid) > 0
    assert outcome.places == [g.place_at_end(seat) for seat in range(2)]
    assert (outcome.places[0] < outcome.places[1]) == (g.unpaid[0] < g.unpaid[1])
    assert g.open_seats() == []
