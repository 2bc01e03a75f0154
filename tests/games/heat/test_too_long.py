"""What if nobody ever drives on? The bound of a race."""

from paddock.games.heat.state import Race
from paddock.kernel.table import TOO_LONG
from tests.endless import dawdle


def test_a_race_in_which_nobody_drives_on_is_stopped_and_cars_are_ranked_as_they_stand() -> None:
    g = dawdle("heat", until=1_000, seats=3, most=500)
    assert isinstance(g, Race)

    outcome = g.outcome()

    assert g.position == 500
    assert outcome is not None
    assert outcome.reason == TOO_LONG
    first, second, third = sorted(range(3), key=lambda seat: outcome.places[seat])
    assert g.cars[first].at >= g.cars[second].at >= g.cars[third].at
    assert g.open_seats() == []
    assert not any(g.can_undo(seat) for seat in range(3))
