"""Nobody ever races: the bound of a rally."""

from paddock.games.steampunk_rally.state import Rally
from paddock.kernel.table import TOO_LONG
from tests.endless import dawdle


def test_a_rally_in_which_nobody_races_is_stopped_and_the_farthest_wins_then_the_most_parts() -> None:
    """Ruling 54."""
    g = dawdle("steampunk_rally", until=1_000, seats=3, most=300)
    assert isinstance(g, Rally)

    outcome = g.outcome()

    assert g.position == 300
    assert outcome is not None
    assert outcome.reason == TOO_LONG
    stand = [(g.to_go(seat), -len(g.racers[seat].parts)) for seat in range(3)]
    assert outcome.places == [1 + sum(other < own for other in stand) for own in stand]
    assert g.open_seats() == []
