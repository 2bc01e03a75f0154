"""Random play: it ends, it always offers something, and nothing is lost or made."""

import json

from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.kernel.playout import play_randomly
from tests.every_game.kit import (
    check,
    conserved,
    every_game,
    new_tables,
    play_on,
    player_of,
    seatings,
    seats_of,
    tables,
    usual_seats,
)


@every_game
@given(data=st.data())
def test_random_play_ends_with_a_place_for_everybody(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(new_tables(game))
    assert table.outcome() is None

    play_on(table, data.draw(st.integers(0, 99)))

    outcome = table.outcome()
    assert outcome is not None
    assert table.open_seats() == []
    assert len(outcome.places) == table.seats
    for (
        place
    ) in outcome.places:  # ties share a place: all who are better are ahead, and so may be drivers without a seat
        assert place >= 1 + sum(1 for other in outcome.places if other < place)
    assert json.loads(json.dumps(outcome.as_data())) == outcome.as_data()


@every_game
@given(data=st.data())
def test_somebody_is_asked_as_long_as_the_game_is_not_over(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))

    assert table.open_seats()
    assert table.open_seats() == sorted(set(table.open_seats()))
    assert all(0 <= seat < table.seats for seat in table.open_seats())


@every_game
@given(data=st.data())
def test_options_are_never_empty_and_lie_in_the_choice_space(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(new_tables(game))
    player = player_of(data.draw(st.integers(0, 99)))
    while table.outcome() is None:
        for seat in table.open_seats():
            options = table.options(seat)
            assert options
            assert len(set(options)) == len(options)
            assert all(0 <= choice < game.choices for choice in options)
        play_randomly(table, player, 1)


@every_game
@given(data=st.data())
def test_every_option_has_a_label_that_can_be_written_as_json(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    player = player_of(1)
    for _ in range(40):
        for seat in table.open_seats():
            question = table.question(seat)
            assert json.loads(json.dumps(question)) == question
            assert question["seat"] == seat
            assert question["kind"] == table.open_question(seat).kind()
            assert [option["choice"] for option in question["options"]] == table.options(seat)
            labels = [json.dumps(option["label"]) for option in question["options"]]
            assert len(set(labels)) == len(labels)  # no two options look alike
            assert all(option["label"]["kind"] for option in question["options"])
        play_randomly(table, player, 1)


@every_game
@given(data=st.data())
def test_nothing_is_lost_or_made(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(new_tables(game))
    player = player_of(data.draw(st.integers(0, 99)))
    at_first = conserved(game)(table)
    while table.outcome() is None:
        play_randomly(table, player, 1)
        check(game)(table)
        assert conserved(game)(table) == at_first


@every_game
@given(data=st.data())
def test_the_same_seed_and_answers_give_the_same_game(game: paddock.Game, data: st.DataObject) -> None:
    seats, setup = data.draw(seatings(game))
    seed = data.draw(st.integers(0, 2**128))

    first, second = (play_on(game.new(seats, setup, seed), 5, 300) for _ in range(2))

    assert first.save() == second.save()


@every_game
def test_other_seeds_give_other_games(game: paddock.Game) -> None:
    """Where nothing is dealt at first, the same players are told other things."""
    played = [play_on(game.new(seats_of(game)[-1], seed=seed), 5, 200) for seed in range(20)]

    assert len({json.dumps([table.notation(), table.events()]) for table in played}) == 20


@every_game
def test_without_a_seed_every_table_is_another_one(game: paddock.Game) -> None:
    assert len({game.new(usual_seats(game)).seed for _ in range(5)}) == 5


@every_game
@given(data=st.data())
def test_a_quiet_table_plays_the_same_and_keeps_neither_log_nor_events(game: paddock.Game, data: st.DataObject) -> None:
    seats, setup = data.draw(seatings(game))
    loud, quiet = game.new(seats, setup, 7), game.new(seats, setup, 7, quiet=True)

    for _ in range(60):
        assert loud.notation() == quiet.notation()
        assert loud.agenda() == quiet.agenda()
        play_on(loud, 3, 7)
        play_on(quiet, 3, 7)

    assert quiet.log == []
    assert quiet.events() == []
    assert not any(quiet.can_undo(seat) for seat in range(seats))
