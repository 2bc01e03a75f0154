"""The face of a table, on a game of plain Python classes."""

import copy
import pickle
from collections.abc import Callable

import pytest

import paddock
from paddock.bots import make_bot
from paddock.kernel.chance import Chance
from paddock.kernel.errors import IllegalChoice, NoSuchSeat
from paddock.kernel.playout import play_randomly
from tests.kernel.toy import TOY, play


def test_a_question_is_data_with_a_label_for_every_option() -> None:
    g = play("alone")

    assert g.question(0) == {
        "kind": "pick",
        "seat": 0,
        "args": {"again": 0},
        "options": [{"choice": n, "label": {"kind": "number", "number": n}} for n in range(3)],
    }


def test_options_may_be_edited_by_whoever_asked() -> None:
    g = play("alone")
    g.options(0).append(8)

    assert g.options(0) == [0, 1, 2]
    with pytest.raises(IllegalChoice):
        g.answer(0, 8)


def test_the_log_is_the_truth() -> None:
    g = play("fight")
    g.answer(0, 1)
    g.answer(1, 0)

    assert g.log == [(0, "hit", 1), (1, "duck", 0)]
    assert g.position == 2


def test_several_answers_are_taken_all_or_none() -> None:
    g = play("alone")
    before = g.save()

    with pytest.raises(IllegalChoice):
        g.answer_all(0, [2, 1, 7])
    assert g.save() == before
    with pytest.raises(IllegalChoice):
        g.answer_all(1, [0])
    assert g.save() == before

    g.answer_all(0, [2, 1, 0])
    assert g.trace == ["0:2", "0:1", "0:0"]


def test_an_imagined_table_is_quiet_and_has_another_future() -> None:
    g = play("dice")
    twin = g.imagine(0, Chance(bytes(32)))

    assert twin.quiet
    assert twin.chance.key != g.chance.key


def test_random_play_gives_as_many_answers_as_it_says() -> None:
    g = play("at_once", seats=4)

    given = play_randomly(g, Chance(bytes(32)))

    assert g.position == given
    assert g.outcome() is not None
    assert play_randomly(play("alone"), Chance(bytes(32)), 2) == 2


def test_a_greedy_bot_follows_the_judge_of_an_interpreted_game() -> None:
    g = play("alone")

    assert make_bot("greedy", 1, 0).choose(g, 0) == 2
    assert make_bot("random", 1, 0).choose(g, 0) in g.options(0)


def test_a_table_tells_its_outcome_when_it_is_over() -> None:
    g = play("alone")
    assert g.outcome() is None
    for _ in range(3):
        g.answer(0, 0)

    outcome = g.outcome()
    assert outcome is not None
    assert outcome.as_data() == {"reason": "played", "places": [1, 1], "rounds": 1}
    assert g.open_seats() == []
    assert TOY.load(g.save()).outcome() is not None


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_the_table_does_not_have_sees_nothing(seat: int) -> None:
    g = play("alone")

    for look in (g.view, g.events_for):
        with pytest.raises(NoSuchSeat) as refusal:
            look(seat)
        assert refusal.value.details == {"seat": seat, "seats": 2}
    with pytest.raises(NoSuchSeat):
        g.imagine(seat, Chance(bytes(32)))


@pytest.mark.parametrize("copy_it", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_table_says_how_it_is_copied_and_stored(copy_it: Callable[[object], object]) -> None:
    for table in (play("alone"), paddock.game("heat").new(2)):
        with pytest.raises(TypeError, match=r"clone\(\).*save\(\).*game\.load\(\)"):
            copy_it(table)
