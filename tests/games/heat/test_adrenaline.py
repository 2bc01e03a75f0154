"""Step 4: adrenaline."""

import pytest

from paddock.games.heat.rules.round import EndOfRound, Round
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    OTHER_SPOT,
    RACE_LINE,
    Scene,
    answer,
    car,
    cards,
    kinds,
    labels,
    pass_turn,
    plan,
    race,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def eligible(g: Scene) -> list[int]:
    """The seats that the view marks."""
    return [seen["seat"] for seen in g.g.view(None)["cars"] if seen["adrenaline"]]


@pytest.mark.parametrize(("cars", "last"), [(2, [1]), (3, [2]), (4, [3]), (5, [3, 4]), (6, [4, 5])])
def test_the_last_car_has_adrenaline_with_five_or_more_cars_the_last_two(cars: int, last: list[int]) -> None:
    """Rule 3, step 4."""
    g = race("ring", *[car(at=20 - 3 * seat, hand="1") for seat in range(cars)])

    run(g, Round())

    assert eligible(g) == last


def test_side_by_side_the_car_off_the_race_line_is_last() -> None:
    """Rule 3, step 4; ruling 9.1.1."""
    g = race("ring", car(at=9, spot=OTHER_SPOT, hand="1"), car(at=9, spot=RACE_LINE, hand="1"))

    run(g, Round())

    assert eligible(g) == [ANA]


def test_a_car_alone_on_the_track_is_last() -> None:
    """Rule 3, step 4. So it has adrenaline in every round against the clock."""
    g = race("ring", car(at=9, hand="1"))

    run(g, Round())

    assert eligible(g) == [ANA]


def test_adrenaline_is_judged_by_the_order_of_the_round_not_after_moving() -> None:
    """Rule 3, step 4; mistake 11.5. Ana overtakes Ben in step 3 and still has it."""
    g = race("ring", car(at=5, hand="4 4"), car(at=6, hand="1"))
    run(g, Round())
    plan(g, ANA, "4 4")
    plan(g, BEN, "1")
    pass_turn(g, BEN)

    assert g.cars[ANA].at == 13
    assert g.cars[BEN].at == 7
    assert "adrenaline-speed" in kinds(g, ANA)


def test_adrenaline_speed_moves_one_space_and_counts_for_corners() -> None:
    """Rule 3, step 4."""
    g = race("oval", car(at=9, gear=3, heat=4, played="1 1 1", adrenaline=True))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "adrenaline-speed")
    pass_turn(g, ANA)

    assert told(g, "moved")[-1] == {
        "from": 12,
        "from_spot": 0,
        "to": 13,
        "spot": 0,
        "spaces": 1,
        "went": 1,
        "how": "adrenaline",
        "speed": 4,
    }
    assert told(g, "corner-passed") == [{"corner": 0, "speed": 4, "limit": 3, "heat": 1}]
    assert g.cars[ANA].heat == 3


def test_adrenaline_cools_down_one_more() -> None:
    """Rule 3, step 4. In any gear, and beside the cooldown of the gear."""
    g = race("ring", car(gear=2, heat=2, hand="1 h h h", played="1 1", adrenaline=True))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "cool-down", amount=1)
    answer(g, ANA, "adrenaline-cool-down")

    assert g.cars[ANA].heat == 4
    assert g.cars[ANA].hand == cards("1 h")
    assert told(g, "cooled") == [{"amount": 1, "how": "gear"}, {"amount": 1, "how": "adrenaline"}]


@pytest.mark.parametrize("used", [[], ["speed"], ["cool-down"], ["speed", "cool-down"], ["cool-down", "speed"]])
def test_either_or_both_or_none_may_be_used(used: list[str]) -> None:
    """Rule 3, step 4; ruling 9.5.11. Each once, before or after other symbols."""
    g = race("ring", car(gear=3, heat=2, hand="h h", played="1 1 1", deck="1", adrenaline=True))
    run(g, DriverTurn(ANA))

    for symbol in used:
        answer(g, ANA, f"adrenaline-{symbol}")
        assert f"adrenaline-{symbol}" not in kinds(g, ANA)

    assert g.cars[ANA].speed == 3 + ("speed" in used)
    assert g.cars[ANA].heat == 2 + ("cool-down" in used)


def test_adrenaline_may_come_after_a_boost() -> None:
    """Ruling 9.5.11."""
    g = race("ring", car(gear=3, heat=2, played="1 1 1", deck="4", adrenaline=True))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "boost")
    answer(g, ANA, "adrenaline-speed")

    assert g.cars[ANA].at == g.cars[ANA].speed == 8


def test_unused_adrenaline_cannot_be_saved() -> None:
    """Rule 3, step 4 (this turn only); ruling 9.5.11."""
    g = race("ring", car(at=5, gear=3, heat=1, hand="4 4 4", deck="4 4 4"), car(at=6, hand="1 1"))
    run(g, Round())
    plan(g, ANA, "4 4 4")
    plan(g, BEN, "1")
    pass_turn(g, BEN)
    pass_turn(g, ANA)
    plan(g, ANA, "4 4 4")
    plan(g, BEN, "1")

    assert g.g.acting == ANA  # she leads now
    assert kinds(g, ANA) == ["done", "boost"]


def test_a_driver_without_adrenaline_is_told_so() -> None:
    g = race("ring", car(gear=1, hand="h", played="1"))
    run(g, DriverTurn(ANA))

    assert g.g.why_not(ANA, 9) == g.g.why_not(ANA, 10) == "no-adrenaline"


def test_finished_cars_count_for_five_or_more_cars() -> None:
    """Ruling 9.1.13. Two of five have finished: the last two of the three that still drive have adrenaline."""
    finished = [car(at=125, finished_in=1, place=place) for place in (1, 2)]
    g = race("ring", car(at=50, hand="1"), car(at=40, hand="1"), car(at=30, hand="1"), *finished, in_round=5)

    run(g, Round())

    assert eligible(g) == [BEN, CLEO]


def test_the_last_car_still_driving_has_adrenaline() -> None:
    """Ruling 9.1.13."""
    finished = [car(at=125, finished_in=1, place=place) for place in (1, 2, 3, 4)]
    g = race("ring", car(at=50, hand="1"), *finished, in_round=5)

    run(g, Round())

    assert eligible(g) == [ANA]


def test_a_car_that_has_left_the_track_has_no_adrenaline() -> None:
    """Rule 3, step 4. It was last in the round in which it finished."""
    g = race("ring", car(at=50, hand="1"), car(at=121, finished_in=5, adrenaline=True), in_round=5)

    run(g, EndOfRound())

    assert eligible(g) == [ANA]


def test_four_cars_that_drive_and_one_that_finished_are_five() -> None:
    """Ruling 9.1.13."""
    g = race(
        "ring", *[car(at=50 - 5 * seat, hand="1") for seat in range(4)], car(at=125, finished_in=1, place=1), in_round=5
    )

    run(g, Round())

    assert eligible(g) == [CLEO, DAN]


def test_adrenaline_may_be_used_though_there_is_no_room_to_move_and_the_speed_counts() -> None:
    """Rulings 9.1.3 and 9.1.4. The line before 12 (limit 3) is crossed by the boost that follows, at Speed 5."""
    g = race("oval", car(at=10, played="1", deck="3", heat=6, adrenaline=True), car(at=12), car(at=12))
    run(g, DriverTurn(ANA))
    assert g.cars[ANA].at == 11
    offered = [label for label in labels(g, ANA) if label["kind"] == "adrenaline-speed"]
    assert [(label["to"], label["corners"]) for label in offered] == [(11, [])]

    answer(g, ANA, "adrenaline-speed")
    assert (g.cars[ANA].at, g.cars[ANA].speed) == (11, 2)
    answer(g, ANA, "boost")
    pass_turn(g, ANA)

    assert told(g, "corner-passed")[0]["speed"] == 5
    assert g.cars[ANA].heat == 6 - 1 - 2
