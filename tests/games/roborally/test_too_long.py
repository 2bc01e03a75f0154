"""All robots stay powered down for ever: the bound of a race."""

from paddock.games.roborally.rules.ending import merit
from paddock.games.roborally.state import Factory
from paddock.kernel.table import TOO_LONG
from tests.endless import dawdle


def test_a_race_of_robots_that_sleep_is_stopped_and_ranked_by_flags_lives_and_damage() -> None:
    g = dawdle("roborally", until=1_000, seats=3, most=300)
    assert isinstance(g, Factory)

    outcome = g.outcome()

    assert g.position == 300
    assert outcome is not None
    assert outcome.reason == TOO_LONG
    merits = [merit(g, robot) for robot in range(3)]
    assert outcome.places == [1 + sum(other > own for other in merits) for own in merits]
    assert g.open_seats() == []
