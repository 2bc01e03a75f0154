"""Rule 3.4: spinning out. The lines of the chicane lie before 5 (limit 2), 8 (limit 1) and 20 (limit 4)."""

import pytest

from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import (
    ANA,
    OTHER_SPOT,
    RACE_LINE,
    answer,
    asked,
    car,
    cards,
    race,
    run,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")


def test_a_driver_who_cannot_pay_for_a_corner_spins_out() -> None:
    """Rule 3.4; rule 3, step 7."""
    g = race("oval", car(began_at=10, at=15, speed=5, gear=4, heat=1))  # crossed the line before 12, limit 3

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].at == 11
    assert g.cars[ANA].gear == 1
    assert g.cars[ANA].heat == 0
    assert g.cars[ANA].hand == cards("s s")
    spun = {"corner": 0, "speed": 5, "limit": 3, "heat": 1, "stress": 2, "to": 11, "spot": 0}
    assert told(g, "spun-out") == [spun]


def test_all_heat_left_in_the_engine_is_paid() -> None:
    """Rule 3.4.1."""
    g = race("oval", car(began_at=10, at=15, speed=9, heat=5, discard="2"))

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].heat == 0
    assert g.cars[ANA].discard == cards("2 h h h h h")


def test_the_car_goes_back_to_the_last_space_before_the_line() -> None:
    """Rule 3.4.2. The spot on the race line first."""
    free = race("oval", car(began_at=6, at=15, speed=9, heat=0))
    beside = race("oval", car(began_at=6, at=15, speed=9, heat=0), car(at=11, spot=RACE_LINE))

    run(free, CheckCorners(ANA))
    run(beside, CheckCorners(ANA))

    assert where(free, ANA) == (11, RACE_LINE)
    assert where(beside, ANA) == (11, OTHER_SPOT)


def test_a_full_space_before_the_line_sends_the_car_further_back() -> None:
    """Rule 3.4.2. Even behind the place where its turn began."""
    g = race("oval", car(began_at=11, at=15, speed=9, heat=0), *[car(at=at) for at in (11, 11, 10, 10, 9)])

    run(g, CheckCorners(ANA))

    assert where(g, ANA) == (9, OTHER_SPOT)


def test_a_queue_of_full_spaces_before_the_line_is_passed_backwards() -> None:
    """Rule 3.4.2."""
    queue = [car(at=at) for at in (11, 11, 10, 10, 9, 9)]
    g = race("oval", car(began_at=11, at=15, speed=9, heat=0), *queue)

    run(g, CheckCorners(ANA))

    assert where(g, ANA) == (8, RACE_LINE)


@pytest.mark.parametrize(("gear", "stress"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_stress_from_the_reserve_goes_into_the_hand(gear: int, stress: int) -> None:
    """Rule 3.4.3, disagreement 10 (stress). One in gear 1 or 2, two in gear 3 or 4."""
    g = race("oval", car(began_at=6, at=15, speed=9, heat=0, gear=gear, hand="1 h", discard="4"), stress_left=20)

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].hand == cards("1" + " s" * stress + " h")
    assert g.cars[ANA].discard == cards("4")
    assert g.g.stress_left == 20 - stress


def test_the_gear_becomes_one() -> None:
    """Rule 3.4.4."""
    g = race("oval", car(began_at=6, at=15, speed=9, heat=0, gear=4))

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].gear == 1


def test_later_lines_of_the_turn_are_not_checked() -> None:
    """Rule 3.4.4, ruling 9.7.5."""
    g = race("chicane", car(began_at=3, at=10, speed=6, heat=3))

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].at == 4
    assert told(g, "corner-passed") == []
    assert len(told(g, "spun-out")) == 1


def test_heat_paid_at_earlier_corners_stays_paid() -> None:
    """Rule 3.4.4, ruling 9.7.5. The spin-out happens at the first corner that cannot be paid."""
    g = race("chicane", car(began_at=3, at=10, speed=4, heat=4))

    run(g, CheckCorners(ANA))

    assert [passed["corner"] for passed in told(g, "corner-passed")] == [0]
    assert told(g, "spun-out")[0]["corner"] == 1
    assert g.cars[ANA].at == 7
    assert g.cars[ANA].discard == cards("h h h h")


def test_the_turn_goes_on_with_discarding_and_replenishing() -> None:
    """Rule 3.4.4. Steps 8 and 9 follow."""
    g = race("oval", car(at=8, gear=2, heat=0, hand="2", played="3 4", deck="1 1 1 1 1 1 1"))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")
    assert g.cars[ANA].spun_out
    assert asked(g) == [(ANA, "discard")]
    answer(g, ANA, "discard", card="2")
    answer(g, ANA, "done")

    assert g.cars[ANA].discard == cards("2 3 4")
    assert g.cars[ANA].hand == cards("1 1 1 1 1 1 s")


def test_a_hand_above_seven_is_kept_and_nothing_is_drawn() -> None:
    """Ruling 9.2.5."""
    g = race("oval", car(at=8, gear=3, heat=0, hand="1 2 3 4 h h", played="3 3 3", deck="4 4"))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")

    assert g.cars[ANA].hand == cards("1 2 3 4 s s h h")
    assert g.cars[ANA].deck == cards("4 4")
    assert told(g, "drew") == [{"count": 0}]


def test_a_lap_is_taken_back_by_a_spin_out() -> None:
    """Ruling 9.1.9, mistake 11.2. The line before 31 lies in the first lap; the car already stood in the second."""
    g = race("oval", car(at=30, gear=4, heat=0, played="3 3 3 3"), laps=2)

    run(g, DriverTurn(ANA))

    assert told(g, "crossed-line") == [{"lap": 1, "laps": 2}]
    assert g.cars[ANA].at == 30
    assert g.g.view(None)["cars"][ANA]["lap"] == 1


def test_a_car_that_spins_out_on_its_way_over_the_last_line_has_not_finished() -> None:
    """Ruling 9.1.9, mistake 11.2."""
    g = race("oval", car(at=30, gear=4, heat=0, played="3 3 3 3"), laps=1)

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].at == 30
    assert g.cars[ANA].finished_in == 0
    assert told(g, "finished") == []


@pytest.mark.parametrize(("left", "taken"), [(0, 0), (1, 1), (2, 2)])
def test_stress_is_taken_only_as_far_as_the_reserve_goes(left: int, taken: int) -> None:
    """Ruling 9.2.7."""
    g = race("oval", car(began_at=6, at=15, speed=9, heat=0, gear=4), stress_left=left)

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].hand == cards("s s"[: max(0, 2 * taken - 1)])
    assert g.g.stress_left == left - taken
    assert told(g, "spun-out")[0]["stress"] == taken


def test_the_mark_of_a_spin_out_lasts_until_the_next_turn_of_the_car() -> None:
    g = race("oval", car(began_at=6, at=15, speed=9, heat=0, played="0"))
    run(g, CheckCorners(ANA))
    assert g.g.view(None)["cars"][ANA]["spun_out"]

    run(g, DriverTurn(ANA))

    assert not g.g.view(None)["cars"][ANA]["spun_out"]
