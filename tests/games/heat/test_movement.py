"""Step 3 and rule 3.3: moving and placing cars."""

import pytest

from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import ANA, BEN, OTHER_SPOT, RACE_LINE, answer, asked, car, race, run, told, where

pytestmark = pytest.mark.usefixtures("manner")


def test_a_car_moves_exactly_as_far_as_the_sum_of_its_cards() -> None:
    """Rule 3, step 3.3."""
    g = race("ring", car(at=4, gear=4, played="0 2 4 5"))

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].speed == 11
    assert where(g, ANA) == (15, RACE_LINE)
    assert g.cars[ANA].began_at == 4


def test_all_cards_are_turned_face_up() -> None:
    """Rule 3, step 3.1."""
    g = race("ring", car(at=4, gear=2, played="2 4"), car(at=20))
    assert g.g.view(BEN)["cars"][ANA]["played"] == []

    run(g, DriverTurn(ANA))

    assert g.g.view(BEN)["cars"][ANA]["played"] == ["2", "4"]
    assert told(g, "revealed") == [{"cards": ["2", "4"]}]


def test_cars_never_block_the_way() -> None:
    """Rule 3.3."""
    g = race("ring", car(at=4, played="4"), *[car(at=at) for at in (5, 5, 6, 6, 7)])

    run(g, DriverTurn(ANA))

    assert where(g, ANA) == (8, RACE_LINE)


def test_the_spot_on_the_race_line_is_taken_first() -> None:
    """Rule 3.3."""
    free = race("ring", car(at=4, played="4"), car(at=8, spot=OTHER_SPOT))
    taken = race("ring", car(at=4, played="4"), car(at=8, spot=RACE_LINE))

    run(free, DriverTurn(ANA))
    run(taken, DriverTurn(ANA))

    assert where(free, ANA) == (8, RACE_LINE)
    assert where(taken, ANA) == (8, OTHER_SPOT)


def test_a_full_space_sends_the_car_to_the_nearest_one_behind_it() -> None:
    """Rule 3.3. The lost spaces do not reduce Speed."""
    g = race("ring", car(at=4, played="4"), car(at=8), car(at=8), car(at=7), car(at=7), car(at=6))

    run(g, DriverTurn(ANA))

    assert where(g, ANA) == (6, OTHER_SPOT)
    assert g.cars[ANA].speed == 4
    assert told(g, "blocked") == [{"wanted": 8, "to": 6, "lost": 2}]


def test_a_queue_of_full_spaces_sends_the_car_behind_all_of_them() -> None:
    """Rule 3.3. However many there are."""
    queue = [car(at=at) for at in (9, 9, 8, 8, 7, 7, 6, 6)]
    g = race("ring", car(at=4, gear=2, played="4 1"), *queue)

    run(g, DriverTurn(ANA))

    assert where(g, ANA) == (5, RACE_LINE)
    assert told(g, "blocked") == [{"wanted": 9, "to": 5, "lost": 4}]


def test_a_car_is_never_sent_behind_the_start_of_its_move() -> None:
    """Rule 3.3, ruling 9.1.5. It keeps its own spot and does not slide onto a race line that became free."""
    g = race("ring", car(at=4, spot=OTHER_SPOT, played="1"), car(at=5), car(at=5))

    run(g, DriverTurn(ANA))

    assert where(g, ANA) == (4, OTHER_SPOT)
    assert g.cars[ANA].speed == 1


def test_a_corner_line_that_a_blocked_car_did_not_pass_is_not_crossed() -> None:
    """Rule 3.3, ruling 9.1.4."""
    g = race("oval", car(at=10, gear=2, heat=0, played="1 1"), car(at=12), car(at=12))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")  # react
    answer(g, ANA, "stay")

    assert g.cars[ANA].at == 11
    assert told(g, "corner-passed") == []


def test_every_move_is_placed_by_itself_and_starts_where_the_car_really_stands() -> None:
    """Ruling 9.1.3."""
    g = race("ring", car(at=4, played="2", deck="3", adrenaline=True), car(at=6), car(at=6))

    run(g, DriverTurn(ANA))
    assert g.cars[ANA].at == 5  # one space lost
    answer(g, ANA, "adrenaline-speed")
    assert g.cars[ANA].at == 5  # blocked again
    answer(g, ANA, "boost")

    assert g.cars[ANA].at == 8
    assert g.cars[ANA].speed == 2 + 1 + 3


def test_speed_zero_is_legal_and_the_car_may_still_react_and_slipstream() -> None:
    """Ruling 9.1.6."""
    g = race("ring", car(at=4, played="0", deck="3"), car(at=5))

    run(g, DriverTurn(ANA))
    assert (g.cars[ANA].at, g.cars[ANA].speed) == (4, 0)
    assert asked(g) == [(ANA, "react")]
    answer(g, ANA, "done")
    answer(g, ANA, "slipstream")

    assert g.cars[ANA].at == 6


def test_lapped_and_lapping_cars_take_up_room_like_any_other() -> None:
    """Ruling 9.1.7."""
    g = race("ring", car(at=4, played="4"), car(at=68, spot=RACE_LINE), car(at=-52, spot=OTHER_SPOT))

    run(g, DriverTurn(ANA))

    assert where(g, ANA) == (7, RACE_LINE)


def test_crossing_the_line_from_the_grid_only_begins_the_first_lap() -> None:
    """Rule 3.3 (laps), ruling 9.1.8, mistake 11.2."""
    g = race("ring", car(at=-1, played="4"), laps=1)
    assert g.g.view(ANA)["cars"][ANA]["lap"] == 0

    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")

    assert g.g.view(ANA)["cars"][ANA]["lap"] == 1
    assert told(g, "crossed-line") == [{"lap": 0, "laps": 1}]
    assert g.cars[ANA].finished_in == 0


def test_every_later_crossing_of_the_line_counts_a_lap() -> None:
    """Rule 3.3 (laps)."""
    g = race("ring", car(at=58, played="4"), laps=2)

    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")

    assert g.cars[ANA].at == 62
    assert g.g.view(ANA)["cars"][ANA]["lap"] == 2
    assert g.g.view(ANA)["cars"][ANA]["space"] == 2
    assert told(g, "crossed-line") == [{"lap": 1, "laps": 2}]
    assert g.cars[ANA].finished_in == 0


def test_a_car_that_stops_before_the_line_has_not_crossed_it() -> None:
    """Rule 3.3 (laps)."""
    g = race("ring", car(at=58, played="1"))

    run(g, DriverTurn(ANA))

    assert g.g.view(ANA)["cars"][ANA]["lap"] == 1
    assert told(g, "crossed-line") == []


def test_the_race_line_may_change_sides_at_a_corner_line() -> None:
    """Ruling 9.1.2. On the oval it runs in lane 2 from the second corner on and in lane 1 from the first."""
    g = race("oval", car(at=11, spot=RACE_LINE), car(at=12, spot=RACE_LINE), car(at=31, spot=RACE_LINE), car(at=31))

    seen = g.g.view(None)["cars"]

    assert [each["lane"] for each in seen] == [2, 1, 2, 1]
    assert [each["spot"] for each in seen] == [RACE_LINE, RACE_LINE, RACE_LINE, OTHER_SPOT]
