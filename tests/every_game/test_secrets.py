"""What is hidden stays hidden, and what is secret does not depend on who is quicker."""

import json

from hypothesis import assume, given
from hypothesis import strategies as st

import paddock
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.table import Table
from tests.every_game.kit import (
    asks_in_secret,
    every_game,
    games_where,
    has_secrets,
    imagined,
    own_keys,
    play_on,
    seen_by,
    tables,
    twins,
    viewers,
)

games_with_secrets = games_where(has_secrets)
games_without_secrets = games_where(lambda game: not has_secrets(game))
games_that_ask_in_secret = games_where(asks_in_secret)


@every_game
@given(data=st.data())
def test_a_seat_cannot_tell_tables_apart_that_differ_only_in_what_it_cannot_know(
    game: paddock.Game, data: st.DataObject
) -> None:
    """Views, questions, open seats, events and undo are the same to the last byte, for seats and the spectator."""
    table = data.draw(tables(game))
    for seat in viewers(table):
        for name, twin in twins(game, table, seat, data.draw(st.integers(0, 99))):
            assert seen_by(twin, seat) == seen_by(table, seat), name


@games_with_secrets
@given(data=st.data())
def test_the_twins_really_differ(game: paddock.Game, data: st.DataObject) -> None:
    """Otherwise the property above would prove nothing."""
    table = data.draw(tables(game, least_seats=2))

    for seat in viewers(table):
        made = twins(game, table, seat, 1)
        assert len(made) > 2
        assert len({twin.notation() for _, twin in made}) > 1


@every_game
@given(data=st.data())
def test_no_event_is_told_to_a_seat_that_may_not_know_it(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    events = table.events()

    assert [event["n"] for event in events] == list(range(len(events)))
    assert json.loads(json.dumps(events)) == events
    for seat in viewers(table):
        assert table.events_for(seat) == [event for event in events if event["to"] in (None, seat)]
        assert table.events_for(seat, len(events)) == []
    assert all(event["to"] is None for event in table.events_for(None))


@every_game
@given(data=st.data())
def test_the_own_view_is_all_that_a_seat_sees_beyond_what_everybody_does(
    game: paddock.Game, data: st.DataObject
) -> None:
    """Films are made of the two; a game need not give it."""
    table = data.draw(tables(game))

    if game.own_view is not None:
        for seat in range(table.seats):
            assert table.view(seat) == {**table.view(None), **game.own_view(table, seat)}


@every_game
@given(data=st.data())
def test_views_can_be_written_as_json_and_name_their_seat(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))

    for seat in viewers(table):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] == seat
        assert (view["game"], view["rules"], view["seats"]) == (game.name, game.rules_version, table.seats)


@every_game
@given(data=st.data())
def test_all_see_the_same_but_for_a_few_keys_of_their_own(game: paddock.Game, data: st.DataObject) -> None:
    """So the public part of a view can be made once for everybody at the table."""
    table = data.draw(tables(game))
    own = own_keys(game)
    public = {key: value for key, value in table.view(None).items() if key not in own}

    for seat in viewers(table):
        assert {key: value for key, value in table.view(seat).items() if key not in own} == public


@every_game
@given(data=st.data())
def test_an_imagined_table_keeps_what_is_known_and_can_be_played_to_the_end(
    game: paddock.Game, data: st.DataObject
) -> None:
    table = data.draw(tables(game))
    for seat in viewers(table):
        before = table.save()
        twin = table.imagine(seat, Chance(stream_key(data.draw(st.integers(0, 99)), "imagination")))

        assert twin.quiet
        assert table.save() == before
        assert twin.view(None) == table.view(None)
        assert twin.view(seat) == table.view(seat)
        assert twin.open_seats() == table.open_seats()
        assert play_on(twin, 1).outcome() is not None
        assert table.save() == before


@games_with_secrets
@given(data=st.data())
def test_imagination_varies_what_is_hidden(game: paddock.Game, data: st.DataObject) -> None:
    """Other hands and decks."""
    table = data.draw(tables(game, least_seats=2))
    for seat in viewers(table):
        assert len({imagined(table, seat, number).notation() for number in range(6)}) > 3


@games_without_secrets
@given(data=st.data())
def test_without_secrets_nothing_but_the_future_is_imagined(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in viewers(table):
        twin = imagined(table, seat, data.draw(st.integers(0, 99)))
        assert (twin.notation(), twin.agenda()) == (table.notation(), table.agenda())


@every_game
@given(data=st.data())
def test_imagination_varies_what_is_to_come(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in viewers(table):
        found = [imagined(table, seat, number) for number in range(6)]
        assert len({twin.chance.key for twin in [*found, table]}) == 7
        for stream in range(table.seats):
            assert len({twin.seat_chances[stream].key for twin in [*found, table]}) == 7


@every_game
@given(data=st.data())
def test_the_same_imagination_is_the_same_table(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))

    assert imagined(table, 0, 5).save() == imagined(table, 0, 5).save()


@every_game
@given(data=st.data())
def test_what_is_imagined_owes_nothing_to_what_is_hidden(game: paddock.Game, data: st.DataObject) -> None:
    """So a bot that imagines with the same chance thinks the same, whatever the others hide."""
    table = data.draw(tables(game))
    for seat in range(table.seats):
        dreamt = imagined(table, seat, 5)
        for name, twin in twins(game, table, seat, data.draw(st.integers(0, 99))):
            again = imagined(twin, seat, 5)
            assert again.notation() == dreamt.notation(), name
            assert again.agenda() == dreamt.agenda(), name


def secret_phase(table: Table, number: int) -> list[list[int]]:
    """Play a simultaneous phase through, seat after seat; what every seat answered."""
    answers: list[list[int]] = [[] for _ in range(table.seats)]
    for seat in table.open_seats():
        while seat in table.open_seats():
            options = table.options(seat)
            choice = options[(number + 7 * seat + len(answers[seat])) % len(options)]
            answers[seat].append(choice)
            table.answer(seat, choice)
            if not table.can_undo(seat):
                return answers  # all are in, and the table has gone on
    return answers


@games_that_ask_in_secret
@given(data=st.data())
def test_secret_answers_commute(game: paddock.Game, data: st.DataObject) -> None:
    """In whatever order the seats answer, the table is the same when all are in."""
    table = data.draw(tables(game, least_seats=2))
    while not all(table.open_question(seat).is_secret() for seat in table.open_seats()):
        play_on(table, table.position, 1)
    assume(len(table.open_seats()) > 1)
    in_order = table.clone()
    answers = secret_phase(in_order, data.draw(st.integers(0, 99)))

    shuffled = table.clone()
    order = data.draw(st.permutations([seat for seat, given_ in enumerate(answers) for _ in given_]))
    left = [given_[:] for given_ in answers]
    for seat in order:
        shuffled.answer(seat, left[seat].pop(0))

    assert shuffled.notation() == in_order.notation()
    assert shuffled.agenda() == in_order.agenda()
    assert shuffled.events() == in_order.events()
    for viewer in viewers(table):
        assert seen_by(shuffled, viewer) == seen_by(in_order, viewer)
    assert play_on(shuffled, 1).notation() == play_on(in_order, 1).notation()


@games_that_ask_in_secret
@given(data=st.data())
def test_others_secret_answers_cannot_be_seen_before_all_are_in(game: paddock.Game, data: st.DataObject) -> None:
    """While a phase is open, a seat sees of another seat's secret answers at most that it is ready."""
    table = data.draw(tables(game, least_seats=2))
    while not all(table.open_question(seat).is_secret() for seat in table.open_seats()):
        play_on(table, table.position, 1)
    assume(len(table.open_seats()) > 1)
    viewer, other = table.open_seats()[:2]
    first, last = table.clone(), table.clone()

    while other in first.open_seats():
        first.answer(other, first.options(other)[0])
    while other in last.open_seats():
        last.answer(other, last.options(other)[-1])

    for seat in viewers(table):
        if seat != other:
            assert seen_by(first, seat) == seen_by(last, seat)
    assert viewer in first.open_seats()
