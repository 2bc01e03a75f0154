"""Undo: exact, and never past chance, past anything that was shown, or past another seat's open answer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.kernel.errors import NothingToUndo
from paddock.kernel.table import Table
from tests.every_game.kit import every_game, imagined, player_of, seen_by, tables, twins, whole

STEPS = 15


def answer_somehow(table: Table, number: int) -> tuple[int, int]:
    """Give one answer; who and what."""
    chance = player_of(number)
    seats = table.open_seats()
    seat = seats[chance.below(len(seats))]
    options = table.options(seat)
    choice = options[chance.below(len(options))]
    table.answer(seat, choice)
    return seat, choice


@every_game
@given(data=st.data())
def test_undo_restores_exactly_what_was_before_and_the_same_answer_leads_to_the_same_place(
    game: paddock.Game, data: st.DataObject
) -> None:
    table = data.draw(tables(game, most_answers=250))
    for number in range(STEPS):
        if table.outcome() is not None:
            return
        before = whole(table)
        seat, choice = answer_somehow(table, number)
        after = whole(table)
        copy = table.clone()
        if table.can_undo(seat):
            copy.undo(seat)
            assert whole(copy) == before
            copy.answer(seat, choice)
        else:
            with pytest.raises(NothingToUndo):
                copy.undo(seat)
        assert whole(copy) == after


@every_game
@given(data=st.data())
def test_undo_in_a_simultaneous_phase_leaves_the_answers_of_others_alone(
    game: paddock.Game, data: st.DataObject
) -> None:
    """Taking an answer back is the same as never having given it."""
    table = data.draw(tables(game, least_seats=2, most_answers=250))
    for number in range(STEPS):
        for seat in range(table.seats):
            if not table.can_undo(seat):
                continue
            taken = table.last_answer(seat)
            never = game.new(table.seats, table.setup, table.seed)
            for n, (who, _, choice) in enumerate(table.log):
                if n != taken:
                    never.answer(who, choice)
            copy = table.clone()
            copy.undo(seat)
            assert whole(copy) == whole(never)
        if table.outcome() is not None:
            return
        answer_somehow(table, number)


@every_game
@given(data=st.data())
def test_undo_never_goes_past_chance_or_an_open_answer_of_another_seat(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game, most_answers=250))
    for number in range(STEPS):
        if table.outcome() is not None:
            return
        drawn = [table.chance.drawn, *[chance.drawn for chance in table.seat_chances]]
        asked = table.clone()
        seat, _ = answer_somehow(table, number)
        if table.can_undo(seat):
            assert table.chance.drawn == drawn[0]
            assert table.seat_chances[seat].drawn == drawn[1 + seat]
        if not asked.open_question(seat).is_secret():
            assert not any(table.can_undo(other) for other in range(table.seats) if other != seat)


@every_game
@given(data=st.data())
def test_an_answer_that_can_be_taken_back_has_taught_nothing(game: paddock.Game, data: st.DataObject) -> None:
    """In every table that the seat could not tell from the real one, the same answer looks the same afterwards."""
    table = data.draw(tables(game, most_answers=250))
    for number in range(STEPS):
        if table.outcome() is not None:
            return
        before = table.clone()
        seat, choice = answer_somehow(table, number)
        if table.can_undo(seat):
            for name, twin in [*twins(game, before, seat, number), ("imagined", imagined(before, seat, number + 99))]:
                twin.answer(seat, choice)
                assert seen_by(twin, seat) == seen_by(table, seat), name


@every_game
@given(data=st.data())
def test_all_own_answers_of_a_secret_phase_can_be_taken_back_until_all_are_in(
    game: paddock.Game, data: st.DataObject
) -> None:
    table = data.draw(tables(game, least_seats=2, most_answers=250))
    for number in range(STEPS):
        if table.outcome() is not None:
            return
        secret = [seat for seat in table.open_seats() if table.open_question(seat).is_secret()]
        before = table.clone()
        seat, _ = answer_somehow(table, number)
        still = [other for other in table.open_seats() if other != seat and other in secret]
        if seat in secret and still and table.position == before.position + 1:
            assert table.can_undo(seat)
