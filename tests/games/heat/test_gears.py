"""Step 1: shifting gears."""

import pytest

from paddock.games.heat.rules.round import Round
from tests.games.heat.make import ANA, BEN, Scene, answer, car, cards, labels, plan, race, run, told

pytestmark = pytest.mark.usefixtures("manner")
FULL_HAND = "1 1 2 2 3 3 4"


def asked_for_gear(gear: int, heat: int, hand: str = FULL_HAND) -> Scene:
    g = race("ring", car(at=5, gear=gear, heat=heat, hand=hand), car(at=30, hand="1"))
    run(g, Round())
    return g


@pytest.mark.parametrize(
    ("gear", "costs"),
    [
        (1, {1: 0, 2: 0, 3: 1}),
        (2, {1: 0, 2: 0, 3: 0, 4: 1}),
        (3, {1: 1, 2: 0, 3: 0, 4: 0}),
        (4, {2: 1, 3: 0, 4: 0}),
    ],
)
def test_one_step_is_free_and_two_steps_cost_one_heat(gear: int, costs: dict[int, int]) -> None:
    """Rule 3, step 1. Never more than two steps, and only gears 1-4."""
    g = asked_for_gear(gear, heat=1)

    assert {label["gear"]: label["heat"] for label in labels(g, ANA)} == costs


@pytest.mark.parametrize(("gear", "gears"), [(1, [1, 2]), (2, [1, 2, 3]), (3, [2, 3, 4]), (4, [3, 4])])
def test_without_heat_in_the_engine_two_steps_are_impossible(gear: int, gears: list[int]) -> None:
    """Rule 3, step 1."""
    g = asked_for_gear(gear, heat=0)

    assert [label["gear"] for label in labels(g, ANA)] == gears
    assert {g.g.why_not(ANA, far) for far in (gear - 2, gear + 2) if 1 <= far <= 4} == {"no-heat-to-shift"}


def test_three_steps_are_too_many() -> None:
    """Rule 3, step 1."""
    assert asked_for_gear(1, heat=6).g.why_not(ANA, 4) == "gear-too-far"
    assert asked_for_gear(4, heat=6).g.why_not(ANA, 1) == "gear-too-far"
    assert asked_for_gear(4, heat=6).g.why_not(ANA, 5) == "no-such-gear"


def test_two_steps_are_paid_when_everybody_is_ready_and_before_cards_are_revealed() -> None:
    """Rule 3, step 1; ruling 9.2.1."""
    g = asked_for_gear(1, heat=2)
    plan(g, ANA, "1 2 3")
    assert g.cars[ANA].heat == 2  # still secret
    plan(g, BEN, "1")

    assert g.g.acting == BEN
    assert (g.cars[ANA].gear, g.cars[ANA].heat) == (3, 1)
    assert g.cars[ANA].discard == cards("h")
    assert told(g, "shifted", ANA) == [{"gear": 3, "heat": 1}]
    assert told(g, "revealed", ANA) == []


def test_one_step_or_none_is_not_paid() -> None:
    """Rule 3, step 1."""
    for hand, gear in (("1", 1), ("1 1", 2), ("1 1 2", 3)):
        g = asked_for_gear(2, heat=2)
        plan(g, ANA, hand)
        plan(g, BEN, "1")

        assert (g.cars[ANA].gear, g.cars[ANA].heat) == (gear, 2)
        assert g.cars[ANA].discard == []


def test_the_heat_of_a_shift_can_be_reshuffled_in_the_very_same_turn() -> None:
    """Ruling 9.2.1. It lies in the discard pile before the plus symbol of the Stress card turns cards over."""
    g = race("ring", car(at=5, gear=1, heat=2, hand="1 1 s", deck="", discard="4"))
    g.g.seat_chances[ANA].load([1])  # the reshuffled pile keeps its order: Heat on top of the 4
    run(g, Round())

    plan(g, ANA, "1 1 s")

    assert told(g, "flipped") == [{"card": "4", "away": ["heat"], "count": 1}]
    assert g.cars[ANA].speed == 6


def test_a_gear_without_cards_enough_may_not_be_chosen_if_another_one_works() -> None:
    """Ruling 9.2.2. Even if the other one costs the last Heat."""
    g = asked_for_gear(3, heat=1, hand="1 h h h h h h")

    assert labels(g, ANA) == [{"kind": "gear", "gear": 1, "heat": 1}]
    assert g.g.why_not(ANA, 2) == "too-few-cards"
    answer(g, ANA, gear=1)


def test_the_question_names_the_gear_and_the_heat() -> None:
    question = asked_for_gear(3, heat=4).g.question(ANA)

    assert question["kind"] == "shift-gear"
    assert (question["args"]["gear"], question["args"]["heat"]) == (3, 4)
