"""The search bot: what it compares, when it leaves greedy's turn, and what it remembers."""

import pytest

from paddock.bots import GreedyBot, SearchBot
from paddock.bots.search import Trial
from paddock.games.heat import GAME
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.judge import Turn
from paddock.kernel.table import Table
from tests.kernel.toy import TOY


def chance() -> Chance:
    return Chance(stream_key(1, "search"))


def tried(*worths: float) -> Trial:
    trial = Trial(Turn([1], 0.0))
    trial.worths = list(worths)
    return trial


def test_a_turn_is_clearly_better_by_more_than_one_standard_error() -> None:
    """The means differ by one; the differences are 0 and 2 in turn, or -4 and 6."""
    usual = tried(1, 1, 1, 1)

    assert tried(1, 3, 1, 3).is_clearly_better(usual)
    assert not tried(-3, 7, -3, 7).is_clearly_better(usual)
    assert not tried(1, 1, 1, 1).is_clearly_better(usual)


def test_only_the_tables_on_which_both_were_tried_count() -> None:
    assert not tried(5, 5).is_clearly_better(tried(5, 5, 0, 0, 0, 0))


@pytest.mark.parametrize(("turns", "tables"), [(8, 20), (4, 35), (2, 35)])
def test_playouts_are_spent_on_fewer_and_fewer_turns(turns: int, tables: int) -> None:
    """Eight turns, then four, then two; few turns get no more tables for each round than an eighth of all playouts."""
    assert SearchBot(chance(), 280, 8).tables_for(turns) == tables


def test_playouts_are_counted_and_never_more_than_allowed() -> None:
    table = GAME.new(3, seed=4, quiet=True)
    bot = SearchBot(chance(), 28, 8)
    bot.choose(table, 0)

    assert 0 < bot.played <= 28


def test_the_rest_of_a_turn_is_remembered() -> None:
    table = GAME.new(3, seed=4, quiet=True)
    bot = SearchBot(chance(), 28, 8)
    gear = bot.choose(table, 0)
    table.answer(0, gear)
    played = bot.played
    for _ in range(gear):
        table.answer(0, bot.choose(table, 0))

    assert bot.played == played
    assert 0 not in table.open_seats()


def test_another_question_than_foreseen_is_thought_about_anew() -> None:
    """Somebody else has chosen another gear for this seat."""
    table = GAME.new(3, seed=4, quiet=True)
    bot = SearchBot(chance(), 28, 8)
    gear = bot.choose(table, 0)
    table.answer(0, next(other for other in table.options(0) if other != gear))

    while 0 in table.open_seats():
        choice = bot.choose(table, 0)
        assert choice in table.options(0)
        table.answer(0, choice)


def test_where_a_judge_knows_no_whole_turns_search_plays_as_greedy_does() -> None:
    table = toy()
    bot = SearchBot(chance(), 28, 8)

    assert bot.choose(table, 0) == GreedyBot(chance()).choose(table, 0)
    assert bot.played == 0


def toy() -> Table:
    return TOY.new(2, {"play": "alone"}, seed=1)


def test_all_turns_are_told_with_what_they_were_worth_the_one_to_play_first() -> None:
    table = GAME.new(3, seed=4, quiet=True)
    bot = SearchBot(chance(), 56, 8)
    turns = GAME.judge.turns(table, 0, 8)
    trials = bot.compared(table, 0, turns)

    assert sorted(trial.turn.answers for trial in trials) == sorted(turn.answers for turn in turns)
    assert all(trial.worths for trial in trials)
    assert len(trials[0].worths) == max(len(trial.worths) for trial in trials)
