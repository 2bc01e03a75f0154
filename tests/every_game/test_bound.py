"""The bound of a table: wherever a game is stopped, it is over, and everybody has a place."""

import json

from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.kernel.bound import is_for_bots, is_long
from paddock.kernel.table import TOO_LONG, Table
from tests.every_game.kit import games_where, play_on, tables, viewers, whole

bounded_games = games_where(lambda game: game.answers_a_seat > 0)


def stopped(table: Table) -> Table:
    """The table with an end after its next answer."""
    table.most_answers = table.position + 1
    return play_on(table, 1)


@bounded_games
@given(data=st.data())
def test_a_game_may_be_stopped_anywhere_and_is_over_with_a_place_for_everybody(
    game: paddock.Game, data: st.DataObject
) -> None:
    table = stopped(data.draw(tables(game)))

    outcome = table.outcome()
    assert outcome is not None
    assert table.open_seats() == []
    assert not any(table.can_undo(seat) for seat in range(table.seats))
    assert table.stopped == (outcome.reason == TOO_LONG)
    assert len(outcome.places) == table.seats
    for place in outcome.places:
        assert place >= 1 + sum(1 for other in outcome.places if other < place)
    assert all(isinstance(number, int) for number in table.statistics().values())


@bounded_games
@given(data=st.data())
def test_a_game_that_was_stopped_can_be_seen_copied_and_saved_like_any_other(
    game: paddock.Game, data: st.DataObject
) -> None:
    table = stopped(data.draw(tables(game)))

    for seat in viewers(table):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert game.picture(view, lambda key, **args: key)
        assert table.events_for(seat)
    for other in (table.clone(), game.load(table.save())):
        assert whole(other) == whole(table)
        assert json.dumps(other.outcome().as_data()) == json.dumps(table.outcome().as_data())  # type: ignore[union-attr]


@bounded_games
def test_the_usual_game_is_not_told_that_it_is_long(game: paddock.Game) -> None:
    for number in range(3):
        table = play_on(game.new(game.seats[1], seed=number), number)

        assert not table.stopped
        assert not is_long(table)
        assert table.answers_left() > 0.2 * table.most_answers  # type: ignore[operator]


@bounded_games
def test_bots_take_over_after_everybody_was_told_and_before_the_game_is_stopped(game: paddock.Game) -> None:
    table = game.new(game.seats[1], seed=1)
    most = table.most_answers
    said = {}
    for position in (0, most * 79 // 100, most * 80 // 100, most * 89 // 100, most * 90 // 100, most):
        table.position = position
        said[position * 100 // most] = (is_long(table), is_for_bots(table))

    assert list(said.values()) == [(False, False)] * 2 + [(True, False)] * 2 + [(True, True)] * 2
