"""Clone, save and load, replay, undo: play on from there and nothing differs."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.kernel.table import Table
from tests.every_game.kit import every_game, play_on, seats_of, tables, whole


def cloned(table: Table) -> Table:
    return table.clone()


def copied_into_another(table: Table) -> Table:
    other = table.game.new(seats_of(table.game)[0], seed=0)
    table.copy_into(other)
    return other


def saved_and_loaded(table: Table) -> Table:
    return table.game.load(table.save())


def replayed(table: Table) -> Table:
    return paddock.read_game_file(paddock.game_file(table)).verify(table.game)


def undone_and_done_again(table: Table) -> Table:
    """The last answer of the log is taken back where that is allowed, and given again."""
    copy = table.clone()
    if copy.log:
        seat, _, choice = copy.log[-1]
        if copy.can_undo(seat):
            copy.undo(seat)
            copy.answer(seat, choice)
    return copy


COPIES = [cloned, copied_into_another, saved_and_loaded, replayed, undone_and_done_again]


@every_game
@pytest.mark.parametrize("copy", COPIES)
@given(data=st.data())
def test_a_copy_plays_on_exactly_as_the_table_would(
    game: paddock.Game, copy: Callable[[Table], Table], data: st.DataObject
) -> None:
    table = data.draw(tables(game, most_answers=400))
    number = data.draw(st.integers(0, 99))
    before = whole(table)

    other = copy(table)
    assert whole(other) == before
    play_on(other, number)

    assert whole(table) == before  # the play of a copy never changes the original
    assert whole(play_on(table, number)) == whole(other)


@every_game
@given(data=st.data())
def test_looking_changes_nothing(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    before = whole(table)

    for seat in range(table.seats):
        table.view(seat)
        table.can_undo(seat)
        table.events_for(seat)
    for seat in table.open_seats():
        table.question(seat)
        table.options(seat).clear()
        table.why_not(seat, 0)
    table.view(None)
    table.notation()
    table.outcome()

    assert whole(table) == before
    for seat in table.open_seats():
        assert table.options(seat)


@every_game
@given(data=st.data())
def test_a_quiet_copy_may_be_saved_too(game: paddock.Game, data: st.DataObject) -> None:
    table = game.new(seats_of(game)[-1], seed=data.draw(st.integers(0, 99)), quiet=True)
    play_on(table, 1, data.draw(st.integers(0, 500)))

    loaded = game.load(table.save())

    assert loaded.quiet
    assert play_on(loaded, 2).notation() == play_on(table, 2).notation()
