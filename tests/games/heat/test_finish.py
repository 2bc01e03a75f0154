"""Rule 3.5: finish and ranking. The oval has 40 spaces, so one lap ends with the line before 40."""

import pytest

from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.round import EndOfRound, Round
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import (
    ANA,
    BEN,
    CLEO,
    OTHER_SPOT,
    RACE_LINE,
    Scene,
    answer,
    asked,
    car,
    cards,
    kinds,
    pass_turn,
    plan,
    race,
    run,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")


def places(g: Scene) -> list[int]:
    return [each.place for each in g.cars]


@pytest.mark.parametrize(("at", "laps", "finished"), [(39, 1, False), (40, 1, True), (44, 1, True), (44, 2, False)])
def test_a_car_finishes_when_it_crosses_the_line_after_the_last_lap(at: int, laps: int, finished: bool) -> None:
    """Rule 3.5."""
    g = race("oval", car(began_at=36, at=at, speed=2), laps=laps, in_round=7)

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].finished_in == (7 if finished else 0)
    assert (told(g, "finished") == [{"round": 7}]) is finished


def test_the_round_is_played_out_after_a_car_has_finished() -> None:
    """Rule 3.5. Ana finishes first; Ben still has his turn and overtakes her."""
    g = race("oval", car(at=39, hand="1"), car(at=38, gear=2, hand="4 4"), laps=1)
    run(g, Round())
    plan(g, ANA, "1")
    plan(g, BEN, "4 4")

    pass_turn(g, ANA)
    assert g.cars[ANA].finished_in == 2
    assert g.cars[ANA].place == 0
    assert g.g.acting == BEN
    pass_turn(g, BEN)

    assert places(g) == [2, 1]
    assert g.g.outcome() is not None


def test_cars_that_finish_in_the_same_round_rank_by_how_far_they_are_ahead() -> None:
    """Rule 3.5."""
    g = race(
        "oval", car(at=41, finished_in=3), car(at=45, finished_in=3), car(at=43, finished_in=3), laps=1, in_round=3
    )

    run(g, EndOfRound())

    assert places(g) == [3, 1, 2]
    assert [placed["place"] for placed in told(g, "placed")] == [1, 2, 3]


def test_on_one_space_the_car_on_the_race_line_ranks_first() -> None:
    """Rule 3.5, ruling 9.1.1."""
    g = race(
        "oval",
        car(at=42, spot=OTHER_SPOT, finished_in=3),
        car(at=42, spot=RACE_LINE, finished_in=3),
        laps=1,
        in_round=3,
    )

    run(g, EndOfRound())

    assert places(g) == [2, 1]


def test_cars_that_finished_in_an_earlier_round_rank_ahead() -> None:
    """Rule 3.5. However far the later ones come."""
    g = race("oval", car(at=40, finished_in=2, place=1), car(at=47, finished_in=3), laps=1, in_round=3)

    run(g, EndOfRound())

    assert places(g) == [1, 2]


def test_corners_before_the_finish_line_are_checked_on_the_finishing_move() -> None:
    """Rule 3.5."""
    g = race("oval", car(began_at=30, at=42, speed=12, heat=7), laps=1)

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].heat == 0
    assert g.cars[ANA].finished_in == 1


def test_corners_behind_the_finish_line_are_ignored() -> None:
    """Rule 3.5. The chicane's first line lies before 5, limit 2."""
    g = race("chicane", car(began_at=28, at=40, speed=12, heat=0), laps=1)

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].finished_in == 1
    assert told(g, "corner-passed") == told(g, "spun-out") == []


def test_finished_cars_stay_on_the_track_until_the_round_ends() -> None:
    """Ruling 9.1.10. They still occupy their spots."""
    g = race("oval", car(at=38, played="4"), *[car(at=42, finished_in=1) for _ in range(2)], laps=1)

    run(g, DriverTurn(ANA))

    assert where(g, ANA) == (41, RACE_LINE)


def test_finished_cars_give_slipstream_until_the_round_ends() -> None:
    """Ruling 9.1.10. Ana is a lap behind Ben, who has just finished."""
    g = race("oval", car(at=1, played="1"), car(at=42, finished_in=1), laps=1)

    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")

    assert kinds(g, ANA) == ["stay", "slipstream"]


def test_finished_cars_leave_the_track_at_the_end_of_the_round() -> None:
    """Rule 3.5. They take the next free places, are left out of the order, and their spots are free."""
    g = race("oval", car(at=38, hand="4"), car(at=42, finished_in=1), car(at=42, finished_in=1), laps=1)

    run(g, EndOfRound())

    assert places(g) == [0, 1, 2]
    assert g.g.order == [ANA]
    assert g.g.open_seats() == [ANA]
    assert g.g.running_order() == [BEN, CLEO, ANA]
    plan(g, ANA, "4")
    assert where(g, ANA) == (42, RACE_LINE)


def test_a_finishing_car_may_still_use_adrenaline_and_boost_to_get_further_ahead() -> None:
    """Ruling 9.1.11."""
    g = race("oval", car(at=38, gear=3, heat=1, played="1 1 1", deck="3", adrenaline=True), laps=1)

    run(g, DriverTurn(ANA))
    assert g.cars[ANA].at == 41
    answer(g, ANA, "adrenaline-speed")
    answer(g, ANA, "boost")
    pass_turn(g, ANA)

    assert g.cars[ANA].at == 45
    assert g.cars[ANA].finished_in == 1


def test_a_finishing_car_skips_discarding_and_replenishing() -> None:
    """Ruling 9.1.11."""
    g = race("oval", car(at=38, gear=3, heat=0, hand="1 2", played="1 1 1", deck="3 3 3"), laps=1)

    run(g, DriverTurn(ANA))

    assert asked(g) == []
    assert g.cars[ANA].finished_in == 1
    assert g.cars[ANA].hand == cards("1 2")
    assert g.cars[ANA].deck == cards("3 3 3")


def test_slipstreaming_over_the_finish_line_is_not_offered_on_the_finishing_move() -> None:
    """Rule 3.5, ruling 9.1.12."""
    g = race("oval", car(at=37, gear=3, heat=0, played="0 0 1"), car(at=39), laps=1)

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].at == 38
    assert asked(g) == []


def test_the_race_ends_when_every_car_has_finished() -> None:
    """Rule 3.5. First place wins."""
    g = race("oval", car(at=41, finished_in=9), car(at=43, finished_in=8, place=1), laps=1, in_round=9)

    run(g, EndOfRound())

    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.as_data() == {"reason": "all-finished", "places": [2, 1], "rounds": 9}
    assert g.g.open_seats() == []
    assert told(g, "race-over") == [{"rounds": 9}]
    assert g.g.view(None)["phase"] == "over"
    assert g.g.view(None)["places"] == [2, 1]


def test_the_race_goes_on_while_one_car_has_not_finished() -> None:
    """Rule 3.5."""
    g = race("oval", car(at=20, hand="1"), car(at=43, finished_in=8, place=1), laps=1, in_round=9)

    run(g, EndOfRound())

    assert g.g.outcome() is None
    assert g.g.round == 10


def test_a_driver_alone_races_against_the_clock() -> None:
    """Rule 2 (players). The number of rounds is the result."""
    g = race("oval", car(at=41, finished_in=12), laps=1, in_round=12)

    run(g, EndOfRound())

    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.as_data() == {"reason": "against-the-clock", "places": [1], "rounds": 12}


def test_a_finished_car_is_asked_nothing_more() -> None:
    """Rule 3.5."""
    g = race("oval", car(at=43, finished_in=8, place=1), car(at=20, hand="1"), car(at=10, hand="1"), laps=1, in_round=8)

    run(g, Round())

    assert g.g.open_seats() == [BEN, CLEO]
    plan(g, BEN, "1")
    plan(g, CLEO, "1")
    pass_turn(g, BEN)
    pass_turn(g, CLEO)
    assert told(g, "revealed", ANA) == []


def test_when_the_race_is_over_nothing_can_be_taken_back() -> None:
    """The seed is shown at the end: whoever could go back would know what the deck holds."""
    g = race("oval", car(at=38, gear=1, hand="4"), laps=1)
    run(g, Round())
    plan(g, ANA, "4")
    answer(g, ANA, "done")

    assert g.g.outcome() is not None
    assert not g.g.can_undo(ANA)


def test_the_rounds_of_the_winner_are_told_beside_the_rounds_of_the_race() -> None:
    cars = [car(at=81, finished_in=7, place=2), car(at=84, finished_in=5, place=1), car(at=80, finished_in=9, place=3)]

    assert race("oval", *cars).g.statistics() == {"winner-rounds": 5}
