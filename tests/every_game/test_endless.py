"""Games without end: each is reproduced, told of beforehand, played to its end by bots, or stopped."""

import pytest

import paddock
from paddock.bots import let_answer, make_bot
from paddock.kernel.bound import is_for_bots, is_long
from paddock.kernel.errors import NotYourTurn
from paddock.kernel.replay import game_file, load_by_log, read_game_file
from paddock.kernel.table import TOO_LONG, Table
from paddock.texts import Speaker, Texts
from tests.endless import ENDLESS, dawdle

every_endless_game = pytest.mark.parametrize("name", ENDLESS)
LONG = 2_000  # answers of two seats: more than people ever gave
THREE_TIMES_LONG = 6_000
FOR_EVER = 1_000_000


def finish(table: Table, bot: str) -> Table:
    """Bots play on, as long as somebody is asked."""
    bots = [make_bot(bot, 1, seat) for seat in range(table.seats)]
    while asked := table.open_seats():
        let_answer(table, asked[0], bots[asked[0]], bot)
    return table


@every_endless_game
def test_the_rules_alone_do_not_end_it(name: str) -> None:
    table = dawdle(name, LONG, most=0)

    assert table.position == LONG
    assert table.outcome() is None


@every_endless_game
def test_it_is_stopped_at_the_bound_and_says_why(name: str) -> None:
    table = dawdle(name, FOR_EVER, most=LONG)

    assert table.position == LONG
    assert table.stopped
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.reason == TOO_LONG
    for language in ("en", "ru"):
        said = Speaker(Texts(language), table.game, ["Ana", "Ben"]).outcome(outcome.as_data())
        assert ("stopped" if language == "en" else "остановлен") in said.lower()


@every_endless_game
def test_bots_end_it_before_it_would_be_stopped(name: str) -> None:
    most = min(dawdle(name, 0).most_answers, THREE_TIMES_LONG)
    table = dawdle(name, most * 9 // 10, most=most)
    assert is_long(table)
    assert is_for_bots(table)

    finish(table, "club")

    outcome = table.outcome()
    assert outcome is not None
    assert outcome.reason != TOO_LONG
    assert not table.stopped


def test_a_file_of_a_game_that_was_stopped_is_verified_and_its_save_is_rebuilt() -> None:
    table = dawdle("unicorn_fever", FOR_EVER)
    file = read_game_file(game_file(table))

    replayed = file.verify(table.game)
    reloaded = load_by_log(table.game, table.save())

    assert len(file.answers) == table.most_answers
    assert replayed.save() == reloaded.save() == table.save()


def test_what_was_taken_back_does_not_count() -> None:
    table = dawdle("unicorn_fever", 1_999)
    seat = table.open_seats()[0]
    before = table.save()
    table.undo(seat)
    table.answer(seat, table.options(seat)[0])
    assert table.save() == before

    table.answer(seat, table.options(seat)[0])

    assert table.stopped


def test_a_list_of_answers_that_goes_beyond_the_bound_is_refused_as_a_whole() -> None:
    table = dawdle("unicorn_fever", 1_999)
    seat = table.open_seats()[0]
    before = table.save()

    with pytest.raises(NotYourTurn):
        table.answer_all(seat, table.options(seat)[:1] * 2)

    assert table.save() == before


@every_endless_game
def test_tables_that_began_before_there_was_a_bound_go_on(name: str) -> None:
    game = paddock.game(name)
    table = game.new(2, ENDLESS[name].options, 3, rules=game.bounded_since - 1)

    assert table.most_answers == 0
    assert table.answers_left() is None
    assert game.load(table.save()).most_answers == 0
    assert game.new(2, ENDLESS[name].options, 3).most_answers > 0


@every_endless_game
def test_the_bound_grows_with_seats_and_races_and_fewer_than_four_seats_count_as_four(name: str) -> None:
    game = paddock.game(name)
    most = {seats: game.new(seats, ENDLESS[name].options, 3).most_answers for seats in (2, 4, game.seats[1])}

    assert most[2] == most[4] == 4 * game.answers_a_seat
    assert most[game.seats[1]] == game.seats[1] * game.answers_a_seat


def test_every_race_of_a_championship_counts() -> None:
    heat = paddock.game("heat")
    races = {season: heat.new(6, {"season": season}, 3) for season in ("1961", "trilogy", "custom")}

    for table in races.values():
        assert table.most_answers == 6 * heat.answers_a_seat * table.progress().races
