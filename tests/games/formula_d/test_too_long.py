"""May a race go on for ever? It cannot; where it is stopped all the same, everybody has a place."""

from paddock import game
from paddock.games.formula_d.state import Race
from paddock.kernel.table import TOO_LONG


def test_a_race_that_is_stopped_ranks_the_cars_on_the_track_as_they_run() -> None:
    """Ruling E66."""
    g = game("formula_d").new(4, {}, seed=2)
    assert isinstance(g, Race)
    g.most_answers = 60

    while asked := g.open_seats():
        g.answer(asked[0], g.options(asked[0])[0])

    outcome = g.outcome()
    assert outcome is not None
    assert outcome.reason == TOO_LONG
    assert [outcome.places.index(place) for place in (1, 2, 3, 4)] == g.running_order()
    assert not all(car.out or car.place for car in g.cars)
