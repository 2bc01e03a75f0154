"""Bots: they choose an option, look only at what their seat may know, and finish every game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock.bots import BOT_NAMES, LEVELS, Bot, SearchBot, make_bot
from paddock.kernel.errors import BadSetup
from tests.every_game.kit import every_game, imagined, player, seats_of, tables, twins, usual_seats, whole

every_bot = pytest.mark.parametrize("bot", ["random", "greedy", "rookie", "search"])
every_level = pytest.mark.parametrize("level", LEVELS)


@every_game
@every_bot
def test_a_table_of_bots_finishes_its_game(game: paddock.Game, bot: str) -> None:
    table = game.new(usual_seats(game), seed=3, quiet=True)
    bots = [player(bot, 3, seat) for seat in range(table.seats)]
    while table.outcome() is None:
        for seat in table.open_seats():
            if seat in table.open_seats():
                choice = bots[seat].choose(table, seat)
                assert choice in table.options(seat)
                table.answer(seat, choice)


@every_game
@every_bot
@settings(max_examples=4)
@given(data=st.data())
def test_a_bot_chooses_an_option_and_changes_nothing(game: paddock.Game, bot: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    before = whole(table)
    for seat in table.open_seats():
        assert player(bot, 1, seat).choose(table, seat) in table.options(seat)

    assert whole(table) == before


@every_game
@every_bot
@settings(max_examples=4)
@given(data=st.data())
def test_a_bot_chooses_by_what_its_seat_may_know(game: paddock.Game, bot: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in table.open_seats():
        chosen = player(bot, 1, seat).choose(table, seat)
        for name, twin in twins(game, table, seat, data.draw(st.integers(0, 99))):
            assert player(bot, 1, seat).choose(twin, seat) == chosen, name


@every_game
@every_bot
def test_a_bot_chooses_by_what_its_seat_may_know_at_every_question_of_a_game(game: paddock.Game, bot: str) -> None:
    table = game.new(usual_seats(game), seed=5)
    while table.outcome() is None:
        seat = table.open_seats()[0]
        choice = player(bot, table.position, seat).choose(table, seat)
        twin = imagined(table, seat, table.position)
        assert player(bot, table.position, seat).choose(twin, seat) == choice, table.question(seat)["kind"]
        table.answer(seat, choice)


@every_game
@every_level
@settings(max_examples=3)
@given(data=st.data())
def test_a_level_chooses_by_what_its_seat_may_know(game: paddock.Game, level: str, data: st.DataObject) -> None:
    """The same seed gives the same choice at tables that differ only in secrets, with whatever options, at any time."""
    table = data.draw(tables(game))
    seat = table.open_seats()[0]
    chosen = hasty(level, seat).choose(table, seat)
    for name, twin in twins(game, table, seat, data.draw(st.integers(0, 99))):
        assert hasty(level, seat).choose(twin, seat) == chosen, name


def hasty(level: str, seat: int) -> Bot:
    """A bot of this level that makes fewer playouts, so that it is quick on plain Python too."""
    bot = make_bot(level, 1, seat)
    if isinstance(bot, SearchBot):
        bot.playouts //= 10
    return bot


@every_game
@every_bot
def test_the_same_bot_with_the_same_seed_chooses_the_same(game: paddock.Game, bot: str) -> None:
    ends = set()
    for _ in range(2):
        table = game.new(seats_of(game)[0], seed=8, quiet=True)
        players = [player(bot, 8, seat) for seat in range(table.seats)]
        while table.outcome() is None:
            seat = table.open_seats()[0]
            table.answer(seat, players[seat].choose(table, seat))
        ends.add(table.notation())

    assert len(ends) == 1


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup) as refusal:
        make_bot("genius", 1, 0)
    assert refusal.value.reason == "unknown-bot"
    assert refusal.value.details == {"bot": "genius", "known": ", ".join(BOT_NAMES)}
