"""Time limits: the rules say how long and what happens then; somebody with a clock says when."""

import pytest

from paddock.kernel.errors import BadSetup, IllegalChoice
from paddock.kernel.replay import game_file, read_game_file
from paddock.kernel.table import TIME_IS_UP
from tests.kernel.toy import TOY, play


def test_a_question_without_a_limit_has_no_seconds_and_never_runs_out() -> None:
    g = play("in_time", seats=3)
    before = g.save()

    assert [g.seconds(seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(IllegalChoice) as refusal:
        g.answer(0, TIME_IS_UP)
    assert refusal.value.reason == "no-time-limit"
    assert g.save() == before


def test_a_limit_may_begin_when_the_others_have_answered() -> None:
    g = play("in_time")
    g.answer(0, 1)

    assert g.seconds(1) == 30


def test_when_time_is_up_the_rules_answer_and_the_answer_stands() -> None:
    g = play("in_time")
    g.answer(1, 2)
    g.answer(1, 0)
    g.seat_chances[0].load([2])

    g.answer(0, TIME_IS_UP)

    assert g.trace == ["1:2", "1:0", "0:late 2", "end"]
    assert g.log[-1] == (0, "pick-in-time", TIME_IS_UP)
    assert not g.can_undo(0)


def test_time_is_no_option_and_cannot_be_chosen() -> None:
    g = play("in_time")
    g.answer(0, 1)

    assert TIME_IS_UP not in g.options(1)
    assert g.why_not(1, TIME_IS_UP) == "too-small"


def test_a_game_in_which_time_was_up_can_be_replayed() -> None:
    g = play("in_time")
    g.answer(0, 1)
    g.answer(1, TIME_IS_UP)

    assert read_game_file(game_file(g)).verify(TOY).notation() == g.notation()


def test_a_setup_may_be_for_some_numbers_of_seats_only() -> None:
    with pytest.raises(BadSetup) as refusal:
        TOY.new(3, {"size": 9})
    assert refusal.value.reason == "seats-do-not-fit"
    assert refusal.value.details == {"game": "toy", "seats": 3, "known": "2, 4"}
    assert TOY.new(4, {"size": 9}).seats == 4
