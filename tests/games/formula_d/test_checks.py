"""Collisions, debris, engines."""

from typing import Any

import pytest

from tests.games.formula_d.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    SAFE,
    Made,
    Scene,
    black,
    car,
    die,
    go,
    labels,
    markers,
    out,
    race,
    told,
    turn,
    wear,
    where,
)


def checks(g: Scene, part: str) -> list[dict[str, Any]]:
    return [event for event in g.g.events() if event["kind"] == "check" and event["args"]["part"] == part]


def test_the_booklets_picture_of_a_collision(manner: str) -> None:
    """Rule 12.1: A ends beside B and C and behind D: B, C and D check once each, then A three times."""
    g = race(car(2080, gear=2), car(1083), car(3082), car(2084))

    turn(g, ANA, die(2, 3), *[SAFE] * 6, gear=2)
    go(g, ANA, 2083, braked=0)

    assert [event["seat"] for event in checks(g, "body")] == [DAN, CLEO, BEN, ANA, ANA, ANA]


def test_a_car_directly_behind_is_not_involved(manner: str) -> None:
    """Rule 12.1."""
    g = race(car(2080, gear=2), car(2082), car(1030))

    turn(g, BEN, die(2, 2), SAFE, gear=2)
    go(g, BEN, 2084, braked=0)

    assert checks(g, "body") == []


def test_a_one_costs_a_point_of_the_body_and_leaves_a_marker(manner: str) -> None:
    """Rule 12.1: under whoever rolled it; the mover may lose several."""
    g = race(car(2080, gear=2), car(2084), car(1084))

    turn(g, ANA, die(2, 3), black(2), black(1), black(1), black(1), gear=2)
    go(g, ANA, 2083, braked=0)

    assert (wear(g, BEN), wear(g, CLEO), wear(g, ANA)) == ({}, {"body": 1}, {"body": 2})
    assert markers(g) == [1084, 2083]


def test_whoever_loses_the_last_point_of_the_body_is_out(manner: str) -> None:
    """Rules 1 and 15, ruling E16: the mover's other rolls are dropped; a marker stays."""
    g = race(car(2080, gear=2, body=1), car(2084), car(1084))

    turn(g, ANA, die(2, 3), SAFE, SAFE, black(1), gear=2)
    go(g, ANA, 2083, braked=0)

    assert (out(g, ANA), where(g, ANA), markers(g)) == ("collision", -1, [2083])
    assert len(checks(g, "body")) == 3


def test_the_mover_rolls_for_a_partner_that_has_just_gone_out(manner: str) -> None:
    """Rule 18: the mover just rolls."""
    g = race(car(2080, gear=2), car(2084, body=1), car(1030))

    turn(g, ANA, die(2, 3), black(1), SAFE, gear=2)
    go(g, ANA, 2083, braked=0)

    assert out(g, BEN) == "collision"
    assert [event["seat"] for event in checks(g, "body")] == [BEN, ANA]


def test_a_move_of_nothing_is_checked_too(manner: str) -> None:
    """Ruling E41."""
    g = race(car(2080, gear=1), car(2081))

    turn(g, ANA, die(1, 1), SAFE, SAFE, gear=1)
    go(g, ANA, 2080)

    assert len(checks(g, "body")) == 2


def test_spun_cars_check_like_others(manner: str) -> None:
    """Rulings E46 and 18."""
    g = race(car(2080, gear=2), car(2084, spun=True))

    turn(g, ANA, die(2, 3), SAFE, SAFE, gear=2)
    go(g, ANA, 2083, braked=0)

    assert [event["args"]["fails"] for event in checks(g, "body")] == [1, 1]


def test_every_marked_space_entered_is_checked_in_order(manner: str) -> None:
    """Rule 12.2, ruling E27: 1 to 4 costs a point of the suspension; the space where one starts does not count."""
    g = race(car(2080, gear=2), car(1030), debris=(2080, 2081, 2083))

    turn(g, ANA, die(2, 3), black(4), black(5), gear=2)
    go(g, ANA, 2083, markers=[2081, 2083])

    assert [event["args"]["space"] for event in checks(g, "suspension")] == [2081, 2083]
    assert wear(g, ANA) == {"suspension": 1}
    assert markers(g) == [2080, 2081, 2083]


def test_a_car_that_dies_on_debris_goes_back_to_that_space(manner: str) -> None:
    """Ruling E42: brakes stay paid, everything later falls away."""
    g = race(car(2080, gear=2, suspension=1), car(2084), debris=(2081,))

    turn(g, ANA, die(2, 4), black(1), gear=2)
    go(g, ANA, 2081)

    assert (out(g, ANA), markers(g)) == ("debris", [2081])
    assert wear(g, ANA) == {"brakes": 3, "suspension": 2}
    assert told(g, "eliminated")[0]["space"] == 2081
    assert checks(g, "body") == []


def test_standing_still_on_a_marker_is_no_entry(manner: str) -> None:
    """Rule 12.2."""
    g = race(car(2080, gear=1), car(1030), debris=(2080,))

    turn(g, ANA, die(1, 1), gear=1)
    go(g, ANA, 2080)

    assert checks(g, "suspension") == []


@pytest.mark.parametrize(("gear", "number"), [(5, 20), (6, 30)])
def test_twenty_in_fifth_and_thirty_in_sixth_heat_all_engines(manner: str, gear: int, number: int) -> None:
    """Rule 12.3, ruling E48: everybody in fifth or sixth checks in the order of the round; 1 to 4 costs a point."""
    g = race(car(2066, gear=gear, brakes=0), car(2040, gear=5, stops=2), car(1030, gear=4), car(1031, gear=6))

    turn(g, ANA, die(gear, number), black(4), SAFE, SAFE, gear=gear)
    if g.g.open_seats():
        go(g, ANA, labels(g, ANA)[0]["to"])

    assert [event["seat"] for event in checks(g, "engine")] == [ANA, BEN, DAN]
    assert wear(g, ANA) == {"engine": 1, "brakes": 3}
    assert len(markers(g)) == 1


def test_the_mover_checks_its_engine_in_its_own_place(manner: str) -> None:
    """Ruling E48: after those ahead of it when the round began; the gear is that on the lever now."""
    g = race(car(2066, gear=4, brakes=0), car(1030, gear=6), car(1100, gear=5))

    turn(g, ANA, die(5, 20), *[SAFE] * 3, gear=5)
    go(g, ANA, labels(g, ANA)[0]["to"])

    assert [event["seat"] for event in checks(g, "engine")] == [CLEO, ANA, BEN]


def test_no_other_number_heats_engines(manner: str) -> None:
    """Rule 12.3."""
    g = race(car(2066, gear=5, brakes=0), car(1030, gear=5))

    turn(g, ANA, die(5, 19), gear=5)
    go(g, ANA, labels(g, ANA)[0]["to"])

    assert checks(g, "engine") == []


def test_engines_are_checked_though_the_mover_has_finished(manner: str) -> None:
    """Rulings E37 and E23: the car that finished does not roll, the others do, spun ones too."""
    g = race(car(2098, gear=5, lines=2), car(1030, gear=5, spun=True))

    turn(g, ANA, die(5, 20), black(1), gear=5)
    if g.g.open_seats():
        go(g, ANA, 2001)

    assert g.cars[ANA].place == 1
    assert [event["seat"] for event in checks(g, "engine")] == [BEN]
    assert (wear(g, BEN), markers(g)) == ({"engine": 1}, [1030])


@pytest.mark.parametrize(
    ("mover", "ahead", "debris", "rolls", "cause"),
    [
        (car(1042, gear=5, brakes=0), 1030, 0, [], "stops"),
        (car(3020, gear=5, brakes=0, tyres=0), 1010, 0, [], "tyres"),
        (car(2066, gear=5, suspension=1), 1030, 2070, [black(4)], "debris"),
        (car(2066, gear=5, body=1), 2087, 0, [SAFE, black(1)], "collision"),
    ],
)
def test_engines_are_checked_though_the_mover_has_gone_out(
    manner: str, mover: Made, ahead: int, debris: int, rolls: list[int], cause: str
) -> None:
    """Rule 12.3, ruling E37: the car that is out does not roll, the others do in the order of the round."""
    g = race(mover, car(ahead, gear=6), car(1003, gear=5), debris=(debris,) if debris else ())

    turn(g, ANA, die(5, 20), *rolls, black(4), black(5), gear=5)
    if g.g.open_seats():
        go(g, ANA, 2086, braked=0, markers=[debris] if debris else [])

    assert out(g, ANA) == cause
    assert [event["seat"] for event in checks(g, "engine")] == [BEN, CLEO]
    assert (wear(g, BEN), wear(g, CLEO)) == ({"engine": 1}, {})


def test_an_engine_without_points_is_the_end(manner: str) -> None:
    """Rules 12.3 and 15."""
    g = race(car(2066, gear=5, brakes=0, engine=1), car(1030, gear=4))

    turn(g, ANA, die(5, 20), black(1), gear=5)
    go(g, ANA, labels(g, ANA)[0]["to"])

    assert out(g, ANA) == "engine"
    assert len(markers(g)) == 1


def test_one_marker_on_a_space_is_enough(manner: str) -> None:
    """Rule 12.2, ruling E28."""
    g = race(car(2080, gear=2), car(2084), car(1030), debris=(2084,))

    turn(g, ANA, die(2, 3), black(1), SAFE, gear=2)
    go(g, ANA, 2083, braked=0)

    assert markers(g) == [2084]
    assert wear(g, BEN) == {"body": 1}
