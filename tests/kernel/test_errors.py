"""Errors carry a reason and what is needed to find the fault."""

from collections.abc import Callable
from typing import Any

import pytest

import paddock
from paddock.kernel.errors import (
    BadFile,
    BadSetup,
    IllegalChoice,
    NothingToUndo,
    NotYourTurn,
    PaddockError,
    RuleFailed,
)
from tests.kernel.toy import Broken, Toy, play


@pytest.mark.parametrize("kind", [BadSetup, IllegalChoice, NotYourTurn, NothingToUndo, BadFile])
def test_an_error_tells_its_reason_and_details(kind: type[PaddockError]) -> None:
    error = kind("too-far", gear=4, seat=1)

    assert isinstance(error, PaddockError)
    assert error.reason == "too-far"
    assert error.details == {"gear": 4, "seat": 1}
    assert str(error) == "too-far (gear=4, seat=1)"
    assert str(kind("too-far")) == "too-far"


def test_not_your_turn_is_an_illegal_choice() -> None:
    assert issubclass(NotYourTurn, IllegalChoice)


def test_a_rule_that_fails_carries_notation_agenda_and_position() -> None:
    g = play("failing")

    with pytest.raises(RuleFailed) as failure:
        g.answer(0, 1)

    assert failure.value.reason == "rule-failed"
    assert failure.value.details == {
        "cause": "ZeroDivisionError('a rule that is wrong')",
        "notation": "0:1 fails",
        "agenda": " |  | End(-1) Say(-1, 3)",
        "position": 1,
    }
    assert isinstance(failure.value.__context__, ZeroDivisionError)  # compiled code keeps no __cause__


def test_a_set_up_that_fails_carries_notation_agenda_and_position() -> None:
    with pytest.raises(RuleFailed) as failure:
        play("failing_at_once")

    assert failure.value.details == {
        "cause": "ZeroDivisionError('a rule that is wrong')",
        "notation": "fails",
        "agenda": " |  | End(-1) Pick(0)",
        "position": 0,
    }


@pytest.mark.parametrize(
    ("wrong", "ask"),
    [
        (0, lambda g: g.options(0)),
        (0, lambda g: g.answer(0, 1)),
        (1, lambda g: g.why_not(0, 5)),
        (1, lambda g: g.answer(0, 5)),
        (2, lambda g: g.question(0)),
        (3, lambda g: g.question(0)),
    ],
)
def test_a_question_that_fails_carries_notation_agenda_and_position(wrong: int, ask: Callable[[Toy], object]) -> None:
    g = play("alone")
    g.answer(0, 1)
    g.then(Broken(0, wrong))

    with pytest.raises(RuleFailed) as failure:
        ask(g)

    assert failure.value.details["notation"] == "0:1"
    assert str(failure.value.details["agenda"]).endswith(repr(Broken(0, wrong)))
    assert failure.value.details["position"] == 1


def test_a_table_without_a_notation_still_tells_its_agenda() -> None:
    g = play("alone")
    del g.trace

    with pytest.raises(RuleFailed) as failure:
        g.answer(0, 1)

    assert failure.value.details["notation"] == ""
    assert failure.value.details["agenda"] == " |  | End(-1) Pick(0) Pick(0)"


def test_a_refused_answer_says_why_and_changes_nothing() -> None:
    g = play("at_once")
    before = g.save()

    with pytest.raises(IllegalChoice) as refusal:
        g.answer(1, 5)
    assert refusal.value.reason == "too-big"
    assert refusal.value.details == {"seat": 1, "choice": 5}
    with pytest.raises(IllegalChoice) as refusal:
        g.answer(1, -1)
    assert refusal.value.reason == "too-small"

    assert g.save() == before


def test_why_not_tells_the_reason_without_answering() -> None:
    g = play("at_once")

    assert g.why_not(0, 5) == "too-big"
    assert g.why_not(0, 2) is None
    assert play("alone").why_not(0, 5) == "not-an-option"


@pytest.mark.parametrize("choice", [None, "2", 2.0])
def test_a_choice_that_is_no_number_is_a_type_error_and_changes_nothing(choice: Any) -> None:
    g = play("at_once")
    before = g.save()

    for ask in (g.answer, g.why_not):
        with pytest.raises(TypeError, match="int"):
            ask(0, choice)
    with pytest.raises(TypeError, match="int"):
        g.answer_all(0, [2, choice])

    assert g.save() == before


@pytest.mark.parametrize("seats", ["2", 2.5, None])
def test_a_number_of_seats_that_is_none_is_a_type_error(seats: Any) -> None:
    with pytest.raises(TypeError, match="int"):
        paddock.game("heat").new(seats)


def test_a_seed_that_is_no_number_is_a_type_error() -> None:
    seed: Any = "seven"

    with pytest.raises(TypeError, match="int"):
        paddock.game("heat").new(2, seed=seed)
