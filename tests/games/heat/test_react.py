"""Step 5: react."""

import pytest

from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import (
    ANA,
    Scene,
    answer,
    asked,
    car,
    cards,
    happened,
    kinds,
    labels,
    race,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")
PLAYED = {1: "1", 2: "1 1", 3: "1 1 1", 4: "1 1 1 2"}


def reacting(gear: int, heat: int = 3, hand: str = "h h h h", deck: str = "2 2", adrenaline: bool = False) -> Scene:
    g = race("ring", car(gear=gear, heat=heat, hand=hand, played=PLAYED[gear], deck=deck, adrenaline=adrenaline))
    run(g, DriverTurn(ANA))
    return g


@pytest.mark.parametrize(("gear", "most"), [(1, 3), (2, 1), (3, 0), (4, 0)])
def test_first_gear_cools_three_second_gear_one_third_and_fourth_none(gear: int, most: int) -> None:
    """Rule 3, step 5."""
    amounts = [label["amount"] for label in labels(reacting(gear), ANA) if label["kind"] == "cool-down"]

    assert amounts == list(range(1, most + 1))


def test_no_more_heat_can_be_cooled_than_is_in_hand() -> None:
    """Rule 1 (cool down)."""
    amounts = [label["amount"] for label in labels(reacting(1, hand="1 h h"), ANA) if label["kind"] == "cool-down"]

    assert amounts == [1, 2]


def test_the_unused_rest_of_a_cooldown_is_lost() -> None:
    """Ruling 9.5.3."""
    g = reacting(1)

    answer(g, ANA, "cool-down", amount=1)

    assert g.cars[ANA].heat == 4
    assert g.cars[ANA].hand == cards("h h h")
    assert kinds(g, ANA) == ["done", "boost"]
    assert g.g.why_not(ANA, 6) == "no-cooldown-left"


@pytest.mark.parametrize("gear", [1, 2, 3, 4])
def test_a_boost_is_allowed_in_any_gear(gear: int) -> None:
    """Rule 3, step 5; disagreement 10 (boost)."""
    g = reacting(gear, deck="1 4 5")
    began, speed = g.cars[ANA].at, g.cars[ANA].speed

    answer(g, ANA, "boost")

    assert g.cars[ANA].heat == 2
    assert g.cars[ANA].speed == speed + 4
    assert g.cars[ANA].at == began + 4
    assert g.cars[ANA].played[-1] == 4
    assert g.cars[ANA].discard == cards("h 5")


def test_there_is_one_boost_a_turn() -> None:
    """Rule 3, step 5; ruling 9.5.4."""
    g = reacting(1, heat=6)

    answer(g, ANA, "boost")

    assert "boost" not in kinds(g, ANA)
    assert g.g.why_not(ANA, 11) == "boosted-already"


def test_who_has_boosted_with_the_last_heat_is_told_that_there_is_one_boost_a_turn() -> None:
    """Rule 3, step 5. The first reason counts: Heat would not help."""
    g = reacting(1, heat=1)

    answer(g, ANA, "boost")

    assert g.g.why_not(ANA, 11) == "boosted-already"


def test_a_boost_needs_heat_in_the_engine() -> None:
    """Rule 3, step 5."""
    g = reacting(1, heat=0)

    assert "boost" not in kinds(g, ANA)
    assert g.g.why_not(ANA, 11) == "no-heat-to-boost"


def test_movement_by_a_symbol_happens_at_once() -> None:
    """Rule 3, step 5."""
    g = reacting(2, adrenaline=True)

    answer(g, ANA, "adrenaline-speed")
    assert g.cars[ANA].at == 3
    answer(g, ANA, "boost")
    assert g.cars[ANA].at == 5


@pytest.mark.parametrize(
    "order",
    [
        ["cool-down", "boost", "adrenaline-cool-down", "adrenaline-speed"],
        ["boost", "adrenaline-speed", "adrenaline-cool-down", "cool-down"],
        ["adrenaline-cool-down", "boost", "cool-down", "adrenaline-speed"],
    ],
)
def test_symbols_are_used_in_any_order_each_once(order: list[str]) -> None:
    """Rule 3, step 5; ruling 9.5.1. Cool down, boost and cool down again with another symbol."""
    g = reacting(2, heat=1, adrenaline=True)

    for kind in order:
        answer(g, ANA, kind)

    assert asked(g) != [(ANA, "react")]  # nothing is left to use
    assert g.cars[ANA].heat == 1 - 1 + 2
    assert g.cars[ANA].speed == 2 + 2 + 1


def test_heat_that_was_just_cooled_can_pay_for_a_boost() -> None:
    """Ruling 9.5.1."""
    g = reacting(1, heat=0)

    answer(g, ANA, "cool-down", amount=1)
    answer(g, ANA, "boost")

    assert g.cars[ANA].heat == 0
    assert happened(g)[-4:] == ["cooled", "boosted", "flipped", "moved"]


def test_every_symbol_may_be_left_unused() -> None:
    """Rule 3, step 5."""
    g = reacting(1, adrenaline=True)

    answer(g, ANA, "done")

    assert told(g, "cooled") == told(g, "boosted") == []
    assert g.cars[ANA].speed == 1


def test_a_symbol_that_was_used_is_not_offered_again_and_the_driver_is_told_why() -> None:
    """Rule 3, step 5."""
    g = reacting(1, adrenaline=True)
    assert g.g.why_not(ANA, 5) == g.g.why_not(ANA, 12) == "not-an-option"
    answer(g, ANA, "adrenaline-cool-down")
    answer(g, ANA, "adrenaline-speed")

    assert g.g.why_not(ANA, 9) == "symbol-used"
    assert g.g.why_not(ANA, 10) == "symbol-used"


@pytest.mark.parametrize(
    ("gear", "hand", "reason"),
    [
        (1, "1 h", "no-heat-in-hand"),  # the gear would cool three
        (1, "1 2", "no-heat-in-hand"),
        (2, "h h h", "no-cooldown-left"),
        (3, "1 2", "no-cooldown-left"),  # with Heat in hand it could not be cooled either
    ],
)
def test_a_cooldown_that_is_refused_has_its_true_reason(gear: int, hand: str, reason: str) -> None:
    """Rule 1 (cool down)."""
    assert reacting(gear, hand=hand).g.why_not(ANA, 7) == reason


def test_adrenaline_without_heat_in_hand_to_cool_is_refused_for_that() -> None:
    """Rule 3, step 4."""
    assert reacting(1, hand="1 2", adrenaline=True).g.why_not(ANA, 9) == "no-heat-in-hand"


def test_without_any_symbol_nothing_is_asked() -> None:
    """Rule 3, step 5."""
    assert asked(reacting(3, heat=0)) == [(ANA, "discard")]


def test_a_driver_with_nothing_to_cool_is_asked_all_the_same() -> None:
    """Rule 3, step 5. Whether there is Heat in hand is the driver's own affair: the question must not give it away."""
    g = reacting(1, heat=0, hand="1 2")

    assert asked(g) == [(ANA, "react")]
    assert kinds(g, ANA) == ["done"]
    assert g.g.why_not(ANA, 6) == "no-heat-in-hand"


def test_the_question_names_speed_and_heat() -> None:
    question = reacting(4, heat=5).g.question(ANA)

    assert question["kind"] == "react"
    assert question["args"] == {"speed": 5, "heat": 5, "unpaid": 0, "corners": []}
