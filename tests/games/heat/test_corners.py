"""Step 7: checking corners. The lines of the oval lie before 12 (limit 3) and before 31 (limit 5)."""

import pytest

from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import ANA, answer, car, cards, happened, race, run, told

pytestmark = pytest.mark.usefixtures("manner")


@pytest.mark.parametrize(("speed", "heat"), [(0, 0), (1, 0), (3, 0), (4, 1), (5, 2), (8, 5)])
def test_speed_above_the_limit_costs_that_much_heat(speed: int, heat: int) -> None:
    """Rule 3, step 7; ruling 9.7.1. In the base game the limit is the printed number."""
    g = race("oval", car(began_at=11, at=14, speed=speed, heat=6))

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].heat == 6 - heat
    assert g.cars[ANA].discard == [cards("h")[0]] * heat
    assert told(g, "corner-passed") == [{"corner": 0, "speed": speed, "limit": 3, "heat": heat}]


@pytest.mark.parametrize(
    ("began_at", "at", "crossed"), [(8, 11, 0), (11, 12, 1), (12, 15, 0), (12, 30, 0), (30, 31, 1)]
)
def test_a_line_is_crossed_by_going_from_one_side_to_the_other(began_at: int, at: int, crossed: int) -> None:
    """Rule 3, step 7."""
    g = race("oval", car(began_at=began_at, at=at, speed=1))

    run(g, CheckCorners(ANA))

    assert len(told(g, "corner-passed")) == crossed


def test_every_corner_is_paid_by_itself_in_the_order_crossed() -> None:
    """Rule 3, step 7; ruling 9.7.5. Lines before 5 (limit 2) and before 8 (limit 1)."""
    g = race("chicane", car(began_at=3, at=10, speed=4, heat=6))

    run(g, CheckCorners(ANA))

    assert [(passed["corner"], passed["heat"]) for passed in told(g, "corner-passed")] == [(0, 2), (1, 3)]
    assert g.cars[ANA].heat == 1


def test_exactly_enough_heat_is_enough() -> None:
    """Rule 3, step 7."""
    g = race("chicane", car(began_at=3, at=10, speed=4, heat=5))

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].heat == 0
    assert g.cars[ANA].at == 10
    assert not g.cars[ANA].spun_out


def test_corners_behind_the_start_line_of_the_next_lap_are_checked() -> None:
    """Rule 3, step 7."""
    g = race("chicane", car(began_at=28, at=36, speed=3), laps=2)

    run(g, CheckCorners(ANA))

    assert told(g, "corner-passed") == [{"corner": 0, "speed": 3, "limit": 2, "heat": 1}]


def test_a_car_from_the_grid_is_checked_at_the_first_corner() -> None:
    """Rule 3, step 7."""
    g = race("chicane", car(began_at=-2, at=6, speed=8, heat=6))

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].heat == 0


def test_a_blocked_car_pays_with_its_full_speed() -> None:
    """Ruling 9.1.4. It wanted 15 and stands on 13: the lost spaces do not make it cheaper."""
    g = race("oval", car(at=11, gear=4, heat=2, played="1 1 1 1"), *[car(at=at) for at in (15, 15, 14, 14, 13)])

    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")

    assert told(g, "blocked") == [{"wanted": 15, "to": 13, "lost": 2}]
    assert told(g, "corner-passed") == [{"corner": 0, "speed": 4, "limit": 3, "heat": 1}]


def test_speed_gained_after_the_line_counts_at_the_line() -> None:
    """Rule 3, step 7. Lines are checked at the end of the turn, with the speed of the whole turn."""
    g = race("oval", car(at=9, gear=3, heat=4, played="1 1 1", deck="2"))

    run(g, DriverTurn(ANA))
    assert g.cars[ANA].at == 12
    answer(g, ANA, "boost")

    assert told(g, "corner-passed") == [{"corner": 0, "speed": 5, "limit": 3, "heat": 2}]
    assert g.cars[ANA].heat == 4 - 1 - 2


def test_corners_are_checked_after_everything_that_moves_the_car() -> None:
    """Rule 3 (steps 3-7)."""
    g = race("oval", car(at=9, gear=3, heat=4, played="1 1 1", deck="2"), car(at=14))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "boost")
    answer(g, ANA, "slipstream")

    assert happened(g) == [
        "revealed",
        "moved",
        "boosted",
        "flipped",
        "moved",
        "moved",
        "corner-passed",
        "reshuffled",
    ] + [
        "drew",
        "drew-cards",
    ]
