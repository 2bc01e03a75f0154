"""The search bot: what it compares, when it leaves greedy's turn, and what it remembers."""

import pytest

from paddock.bots import GreedyBot, SearchBot
from paddock.bots.memory import RestOfTurn
from paddock.bots.search import Trial
from paddock.games.heat import GAME
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.judge import Judge, Turn
from paddock.kernel.table import Table
from tests.kernel.toy import TOY, play, toy_game


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
    assert SearchBot(chance(), 280, 8).tables_for(turns, 280) == tables


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


class Hopeful(Judge):
    """Means to pick twice, with a die in between; what it is worth is what was picked first."""

    def scores(self, table: Table, seat: int, options: list[int]) -> list[float]:
        return [0.0] * len(options)

    def turns(self, table: Table, seat: int, most: int) -> list[Turn]:
        return [Turn([0, 7, 7], 2.0), Turn([1, 7, 7], 1.0)][:most]

    def play_on(self, table: Table, rounds: int) -> None:
        while seats := table.open_seats():
            table.answer(seats[0], 0)

    def worth(self, table: Table, seat: int) -> float:
        return float(table.notation().startswith("0:1"))


class Thorough(Hopeful):
    """Asks for three times as many playouts."""

    def playouts(self, usual: int) -> int:
        return 3 * usual


def test_a_judge_may_ask_for_more_playouts() -> None:
    played = []
    for judge in (Hopeful(), Thorough()):
        table = toy_game(judge=judge).new(2, {"play": "dice"}, seed=1)
        bot = SearchBot(chance(), 64, 8)
        bot.compared(table, 0, judge.turns(table, 0, 8))
        played.append(bot.played)

    assert played == [16, 48]


def test_a_turn_whose_rest_is_no_longer_legal_is_given_as_far_as_it_goes_and_played_on() -> None:
    table = toy_game(judge=Hopeful()).new(2, {"play": "dice"}, seed=1)
    trials = SearchBot(chance(), 28, 8).compared(table, 0, Hopeful().turns(table, 0, 8))

    assert [trial.turn.answers[0] for trial in trials] == [1, 0]
    assert [trial.mean() for trial in trials] == [1.0, 0.0]


def test_what_comes_after_dice_is_not_remembered_but_thought_about_anew() -> None:
    table = play("dice")
    rest = RestOfTurn()

    assert rest.decide(table, 0, [0, 1, 1]) == 0
    table.answer(0, 0)
    assert not rest.foresees(table.options(0))


def test_what_comes_before_anything_new_is_seen_is_remembered() -> None:
    table = play("alone")
    rest = RestOfTurn()

    assert rest.decide(table, 0, [0, 1, 7]) == 0
    table.answer(0, 0)
    assert rest.foresees(table.options(0))
    assert rest.next() == 1
    table.answer(0, 1)
    assert not rest.foresees(table.options(0))


def test_what_comes_after_somebody_else_is_not_remembered() -> None:
    rest = RestOfTurn()

    assert rest.decide(play("in_turn"), 0, [0, 1]) == 0
    assert rest.answers == []


def test_remembering_looks_at_no_dice_that_are_still_to_be_rolled() -> None:
    """However they fall, the same is remembered, and the table itself stays as it was."""
    remembered = []
    for seed in range(6):
        table = play("own_dice", seed=seed)
        before = table.save()
        rest = RestOfTurn()
        rest.decide(table, 0, [2, 1, 0])
        remembered.append((rest.answers, rest.offers))
        assert table.save() == before

    assert remembered == [([1], [[0, 1, 2]])] * 6
