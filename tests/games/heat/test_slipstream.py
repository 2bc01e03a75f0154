"""Step 6: slipstream."""

import pytest

from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.slipstream import Slipstream
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import (
    ANA,
    OTHER_SPOT,
    RACE_LINE,
    answer,
    asked,
    car,
    kinds,
    labels,
    race,
    run,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")


@pytest.mark.parametrize(
    ("own_spot", "ahead", "spot"),
    [
        (RACE_LINE, 0, OTHER_SPOT),
        (OTHER_SPOT, 0, RACE_LINE),
        (RACE_LINE, 1, RACE_LINE),
        (RACE_LINE, 1, OTHER_SPOT),
        (OTHER_SPOT, 1, RACE_LINE),
        (OTHER_SPOT, 1, OTHER_SPOT),
    ],
)
def test_a_car_beside_or_directly_in_front_gives_slipstream(own_spot: int, ahead: int, spot: int) -> None:
    """Rule 3, step 6; ruling 9.6.2. On either spot: the same lane is not needed."""
    g = race("ring", car(at=8, spot=own_spot), car(at=8 + ahead, spot=spot))

    run(g, Slipstream(ANA))

    assert kinds(g, ANA) == ["stay", "slipstream"]


@pytest.mark.parametrize("distance", [-2, -1, 2, 3, 30])
def test_a_car_behind_or_further_ahead_gives_none(distance: int) -> None:
    """Rule 3, step 6."""
    g = race("ring", car(at=8), car(at=8 + distance))

    run(g, Slipstream(ANA))

    assert asked(g) == []


def test_slipstream_is_judged_where_the_car_stands_and_not_where_its_turn_began() -> None:
    """Rule 3, step 6; ruling 9.6.1."""
    g = race("ring", car(at=13, began_at=8, speed=5), car(at=8))

    run(g, Slipstream(ANA))

    assert asked(g) == []


def test_slipstream_moves_two_spaces_and_does_not_change_speed() -> None:
    """Rule 3, step 6; mistake 11.3."""
    g = race("ring", car(at=8, speed=5), car(at=9))

    run(g, Slipstream(ANA))
    answer(g, ANA, "slipstream")

    assert where(g, ANA) == (10, RACE_LINE)
    assert g.cars[ANA].speed == 5


def test_slipstream_may_be_declined() -> None:
    """Rule 3, step 6."""
    g = race("ring", car(at=8), car(at=9))

    run(g, Slipstream(ANA))
    answer(g, ANA, "stay")

    assert g.cars[ANA].at == 8
    assert asked(g) == []


def test_there_is_one_slipstream_a_turn() -> None:
    """Rule 3, step 6. Another car in front of the new place does not carry the driver on."""
    g = race("ring", car(at=8, played="0"), car(at=9), car(at=11))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")
    answer(g, ANA, "slipstream")

    assert g.cars[ANA].at == 10
    assert asked(g) == []


def test_a_full_target_space_is_replaced_by_the_first_free_one_behind_it() -> None:
    """Rule 3, step 6."""
    g = race("ring", car(at=8), car(at=9), car(at=10), car(at=10))

    run(g, Slipstream(ANA))
    answer(g, ANA, "slipstream")

    assert where(g, ANA) == (9, OTHER_SPOT)


def test_a_slipstream_without_room_to_move_is_not_possible() -> None:
    """Ruling 9.6.4."""
    g = race("ring", car(at=8), *[car(at=at) for at in (9, 9, 10, 10)])

    run(g, Slipstream(ANA))

    assert asked(g) == []


def test_the_condition_is_tested_after_step_five_at_the_actual_place() -> None:
    """Ruling 9.6.1. Ben was in front after step 3; after the boost he is not."""
    g = race("ring", car(at=6, gear=3, played="0 1 1", deck="4"), car(at=9))

    run(g, DriverTurn(ANA))
    assert g.cars[ANA].at == 8
    answer(g, ANA, "boost")

    assert g.cars[ANA].at == 12
    assert asked(g) == []


def test_a_boost_may_bring_the_car_into_slipstream() -> None:
    """Ruling 9.6.1."""
    g = race("ring", car(at=6, gear=3, played="0 1 1", deck="4"), car(at=13))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "boost")

    assert asked(g) == [(ANA, "slipstream")]


def test_corner_lines_crossed_by_slipstream_are_checked_with_the_unchanged_speed() -> None:
    """Ruling 9.6.7, mistake 11.3. The line before 12 has limit 3."""
    g = race("oval", car(began_at=7, at=11, speed=4, heat=3), car(at=12))

    run(g, Slipstream(ANA), CheckCorners(ANA))
    answer(g, ANA, "slipstream")

    assert g.cars[ANA].at == 13
    assert told(g, "corner-passed") == [{"corner": 0, "speed": 4, "limit": 3, "heat": 1}]
    assert g.cars[ANA].heat == 2


def test_a_driver_who_cannot_pay_for_a_corner_crossed_by_slipstream_spins_out() -> None:
    """Ruling 9.6.7."""
    g = race("oval", car(began_at=7, at=11, speed=4, heat=0), car(at=12))

    run(g, Slipstream(ANA), CheckCorners(ANA))
    answer(g, ANA, "slipstream")

    assert g.cars[ANA].spun_out
    assert g.cars[ANA].at == 11


def test_lapped_and_lapping_cars_give_slipstream() -> None:
    """Ruling 9.1.7."""
    lapping = race("ring", car(at=8), car(at=69))
    lapped = race("ring", car(at=69), car(at=9, spot=OTHER_SPOT))

    run(lapping, Slipstream(ANA))
    run(lapped, Slipstream(ANA))

    assert asked(lapping) == asked(lapped) == [(ANA, "slipstream")]


def test_slipstream_works_over_the_start_line_in_earlier_laps() -> None:
    """Rulings 9.1.7 and 9.1.12. The space in front is the first one of the next lap."""
    g = race("ring", car(at=59), car(at=60), laps=2)

    run(g, Slipstream(ANA))
    answer(g, ANA, "slipstream")

    assert g.cars[ANA].at == 61
    assert told(g, "crossed-line") == [{"lap": 1, "laps": 2}]


@pytest.mark.parametrize("before_the_line", [1, 2])
def test_slipstream_over_the_last_finish_line_is_not_allowed(before_the_line: int) -> None:
    """Rule 3.5, ruling 9.1.12."""
    g = race("ring", car(at=120 - before_the_line), car(at=120 - before_the_line), laps=2)

    run(g, Slipstream(ANA))

    assert asked(g) == []


def test_slipstream_up_to_the_last_finish_line_is_allowed() -> None:
    """Ruling 9.1.12."""
    g = race("ring", car(at=117), car(at=118), laps=2)

    run(g, Slipstream(ANA))
    answer(g, ANA, "slipstream")

    assert g.cars[ANA].at == 119


def test_slipstream_that_full_spaces_would_stop_before_the_finish_line_is_not_allowed_either() -> None:
    """Ruling 9.1.12. Its full length counts; it cannot be shortened."""
    g = race("ring", car(at=118), car(at=119), car(at=120), car(at=120), laps=2)

    run(g, Slipstream(ANA))

    assert asked(g) == []


def test_slipstream_behind_the_finish_line_is_not_allowed() -> None:
    """Rule 3.5."""
    g = race("ring", car(at=121), car(at=121), laps=2)

    run(g, Slipstream(ANA))

    assert asked(g) == []


def test_cars_that_have_left_the_track_give_no_slipstream() -> None:
    """Rule 3.5."""
    g = race("ring", car(at=60), car(at=121, finished_in=1, place=1), in_round=2)

    run(g, Slipstream(ANA))

    assert asked(g) == []


def test_the_labels_tell_where_the_car_will_stand_and_what_its_corners_will_cost() -> None:
    g = race("oval", car(began_at=7, at=11, speed=4), car(at=12), car(at=13))

    run(g, Slipstream(ANA))

    stay = {"kind": "stay", "to": 11, "spot": 0, "corners": []}
    cost = {"corner": 0, "heat": 1, "spins": 0}
    slip = {"kind": "slipstream", "spaces": 2, "to": 13, "spot": 1, "corners": [cost]}
    assert labels(g, ANA) == [stay, slip]
    assert g.g.why_not(ANA, 5) == "not-an-option"


def test_the_label_warns_of_a_spin_out_and_tells_nothing_behind_it() -> None:
    g = race("oval", car(began_at=7, at=11, speed=9, heat=3), car(at=12), car(at=13))

    run(g, Slipstream(ANA))

    assert labels(g, ANA)[1]["corners"] == [{"corner": 0, "heat": 6, "spins": 1}]


@pytest.mark.parametrize(("ahead", "follows"), [(1, 1), (4, None)])
def test_while_the_driver_reacts_he_is_told_whether_a_slipstream_follows(ahead: int, follows: int | None) -> None:
    g = race("ring", car(gear=1, heat=3, hand="h h h h", played="1", deck="2 2"), car(at=1 + ahead))

    run(g, DriverTurn(ANA))

    assert asked(g) == [(ANA, "react")]
    assert g.g.question(ANA)["args"].get("slipstream") == follows
