"""Choices that are refused change nothing and say why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.kernel.errors import IllegalChoice, NoSuchSeat, NotYourTurn
from tests.every_game.kit import every_game, play_on, seats_of, tables, whole


@every_game
@given(data=st.data())
def test_every_choice_that_is_not_an_option_is_refused_with_a_reason(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    before = whole(table)
    for seat in table.open_seats():
        for choice in [*range(game.choices), -1, game.choices, 10**12]:
            reason = table.why_not(seat, choice)
            if choice in table.options(seat):
                assert reason is None
                continue
            assert reason
            with pytest.raises(IllegalChoice) as refusal:
                table.answer(seat, choice)
            assert refusal.value.reason == reason
            assert refusal.value.details == {"seat": seat, "choice": choice}

    assert whole(table) == before


@every_game
@given(data=st.data())
def test_a_seat_that_is_not_asked_or_not_there_cannot_answer(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    before = whole(table)
    for seat in set(range(-2, game.seats[1] + 2)) - set(table.open_seats()):
        refused = NotYourTurn if seat in range(table.seats) else NoSuchSeat
        with pytest.raises(refused):
            table.answer(seat, 0)
        with pytest.raises(refused):
            table.options(seat)
        with pytest.raises(refused):
            table.question(seat)
        with pytest.raises(refused):
            table.why_not(seat, 0)

    assert whole(table) == before


@every_game
@given(data=st.data())
def test_several_answers_at_once_are_taken_all_or_none(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    seat = data.draw(st.sampled_from(table.open_seats()))
    before = whole(table)
    one = table.clone()
    choices = []
    for _ in range(data.draw(st.integers(0, 3))):
        if seat in one.open_seats():
            choices.append(data.draw(st.sampled_from(one.options(seat))))
            one.answer(seat, choices[-1])

    with pytest.raises(IllegalChoice):
        table.answer_all(seat, [*choices, game.choices])
    assert whole(table) == before
    table.answer_all(seat, choices)
    assert whole(table) == whole(one)


@every_game
def test_a_game_that_is_over_takes_no_answers(game: paddock.Game) -> None:
    table = play_on(game.new(seats_of(game)[-1], seed=4), 4)

    assert table.outcome() is not None
    for seat in range(table.seats):
        assert not table.can_undo(seat)
        with pytest.raises(NotYourTurn):
            table.answer(seat, 0)
