"""The rookie: in a hurry it takes what is nearly as good, and never what is much worse."""

from paddock.bots import make_bot
from paddock.bots.rookie import RookieBot
from paddock.games.heat import GAME
from paddock.kernel.chance import Chance, stream_key


def rookie(number: int = 1) -> RookieBot:
    return RookieBot(Chance(stream_key(number, "rookie")))


def test_what_is_much_worse_is_never_chosen() -> None:
    bot = rookie()
    chosen = {bot.chosen([1.0, 0.9, 0.5, 0.95], 0.2) for _ in range(100)}

    assert chosen == {0, 1, 3}


def test_the_best_is_chosen_most_often() -> None:
    bot = rookie()
    chosen = [bot.chosen([0.9, 1.0, 0.95], 0.2) for _ in range(200)]

    assert chosen.count(1) > 100


def test_without_a_slip_a_rookie_plays_any_of_the_best() -> None:
    bot = rookie()

    assert {bot.chosen([1.0, 0.9, 1.0], 0.0) for _ in range(50)} == {0, 2}


def test_a_rookie_keeps_to_the_turn_that_it_has_begun() -> None:
    table = GAME.new(2, seed=3)
    bot = make_bot("rookie", 1, 0)
    gear = bot.choose(table, 0)
    table.answer(0, gear)
    for _ in range(gear):
        table.answer(0, bot.choose(table, 0))

    assert 0 not in table.open_seats()
