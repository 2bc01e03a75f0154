"""Slipstream: three more spaces behind a car."""

import pytest

from tests.games.formula_d.make import (
    ANA,
    Scene,
    answer,
    asked,
    black,
    car,
    die,
    go,
    labels,
    out,
    race,
    told,
    turn,
    wear,
    where,
)


def straight(ana: int = 4, ben: int = 4, **more: int) -> Scene:
    """Two cars on the home straight: seven spaces bring Ana right behind Ben."""
    return race(car(2066, gear=ana, **more), car(2074, gear=ben))


def drive_up(g: Scene, number: int = 7, to: int = 2073, gear: int = 4) -> None:
    turn(g, ANA, die(gear, number), *[black(20)] * 9, gear=gear)
    go(g, ANA, to, braked=0)


def test_right_behind_a_car_three_spaces_may_be_added(manner: str) -> None:
    """Rule 11: out of the lane and back in front, or one lane over, or two."""
    g = straight()
    drive_up(g)

    assert asked(g) == [(ANA, "slipstream")]
    ends = {label["to"] for label in labels(g, ANA) if label["kind"] == "move" and not label["braked"]}
    assert ends == {2075, 1076, 3075}
    answer(g, ANA, "move", to=2075)
    assert told(g, "moved")[-1]["how"] == "slipstream"
    assert wear(g, ANA) == {}


def test_a_slipstream_may_be_declined(manner: str) -> None:
    """Rule 11: never compulsory."""
    g = straight()
    drive_up(g)

    answer(g, ANA, "stay")

    assert where(g, ANA) == 2073
    assert asked(g) == []


@pytest.mark.parametrize(("ana", "ben", "allowed"), [(4, 4, True), (4, 3, False), (4, 5, False)])
def test_both_must_be_in_fourth_or_higher_and_the_car_ahead_no_faster(
    manner: str, ana: int, ben: int, allowed: bool
) -> None:
    """Rule 11: own gear at least that of the car ahead."""
    g = straight(ana, ben)
    drive_up(g)

    assert (asked(g) == [(ANA, "slipstream")]) == allowed


@pytest.mark.parametrize(("gear", "ahead", "number"), [(5, 4, 13), (6, 4, 21), (6, 5, 21)])
def test_a_car_in_a_higher_gear_than_the_one_ahead_is_towed_too(
    manner: str, gear: int, ahead: int, number: int
) -> None:
    """Rule 11: no more is asked of the own gear than to be as high."""
    g = race(car(2066, gear=gear), car(2067 + number, gear=ahead))
    drive_up(g, number, 2066 + number, gear)

    assert asked(g) == [(ANA, "slipstream")]
    answer(g, ANA, "move", to=2068 + number, braked=0)
    assert (told(g, "moved")[-1]["how"], wear(g, ANA)) == ("slipstream", {})


def test_after_braking_there_is_no_slipstream(manner: str) -> None:
    """Rules 9 and 11, ruling E12."""
    g = straight()
    turn(g, ANA, die(4, 8), *[black(20)] * 9, gear=4)
    go(g, ANA, 2073)

    assert (where(g, ANA), wear(g, ANA), asked(g)) == (2073, {"brakes": 1}, [])


def test_after_emergency_braking_there_is_no_slipstream(manner: str) -> None:
    """Ruling E39."""
    g = race(car(2003, gear=4), car(1004, gear=4), car(2005, gear=4), car(3004, gear=4))
    drive_up(g, to=2004)

    assert (where(g, ANA), wear(g, ANA), asked(g)) == (2004, {"brakes": 3, "tyres": 3}, [])


def test_lapped_cars_and_those_of_the_own_team_tow_too(manner: str) -> None:
    """Ruling E11: cars 0 and 5 drive for the same team."""
    cars = [car(1030 + n) for n in range(4)]
    g = race(car(2066, gear=4, lines=2), *cars, car(2074, gear=4))
    drive_up(g)

    assert asked(g) == [(ANA, "slipstream")]


def test_a_slipstream_is_not_braked_away(manner: str) -> None:
    """Ruling E60: to stay is to decline."""
    g = straight()
    drive_up(g)

    assert all(label["spaces"] > 0 for label in labels(g, ANA) if label["kind"] == "move")


def test_there_is_no_slipstream_behind_a_car_that_spun(manner: str) -> None:
    """Rule 11, ruling E63."""
    g = race(car(2066, gear=4), car(2074, gear=4, spun=True))
    drive_up(g)

    assert asked(g) == []


def test_there_is_no_slipstream_after_an_overshoot(manner: str) -> None:
    """Rule 11, ruling E62: no change of lane is possible then."""
    g = race(car(3021, gear=4, tyres=14), car(3029, gear=4))
    turn(g, ANA, die(4, 7), *[black(20)] * 9, gear=4)
    go(g, ANA, 3028, braked=0)

    assert asked(g) == []


def test_a_slipstream_may_be_followed_by_another(manner: str) -> None:
    """Rule 11: if it ends right behind a suitable car."""
    g = race(car(2066, gear=4), car(2074, gear=4), car(2076, gear=4))
    drive_up(g)
    answer(g, ANA, "move", to=2075, braked=0)

    assert asked(g) == [(ANA, "slipstream")]


def test_a_slipstream_may_be_shortened_by_braking_and_then_none_follows(manner: str) -> None:
    """Rule 11."""
    g = straight()
    drive_up(g)
    answer(g, ANA, "move", spaces=2, to=1075)

    assert (wear(g, ANA), asked(g)) == ({"brakes": 1}, [])


def into_corner(**more: int) -> Scene:
    """Seven spaces lead right behind Ben, three more into the chicane."""
    return race(car(2041, gear=4, stops=2, **more), car(2049, gear=4), car(2090))


def test_a_slipstream_into_a_corner_costs_a_brake(manner: str) -> None:
    """Rule 11, rulings E13 and E14."""
    g = into_corner()
    drive_up(g, to=2048)
    answer(g, ANA, "move", to=2050, braked=0)
    assert wear(g, ANA) == {}

    g = into_corner()
    drive_up(g, to=2048)
    corner = [label for label in labels(g, ANA) if label.get("corner", -1) >= 0]
    assert corner
    assert all(label["brakes"] == 1 + label["braked"] for label in corner)


def test_a_slipstream_that_begins_in_the_corner_where_it_ends_is_free(manner: str) -> None:
    """Rulings E13 and E14: of a chain only the one that came into the corner is paid."""
    g = race(car(2042, gear=4, stops=2), car(2050, gear=4), car(2052, gear=4))
    drive_up(g, to=2049)
    answer(g, ANA, "move", to=2051, braked=0)
    assert asked(g) == [(ANA, "slipstream")]
    answer(g, ANA, "move", to=1053, braked=0)

    assert (wear(g, ANA), g.cars[ANA].stops) == ({"brakes": 1}, 1)


def test_a_slipstream_may_lead_into_the_pits(manner: str) -> None:
    """Ruling E40."""
    g = race(car(2084, gear=4), car(2092, gear=4))
    drive_up(g, to=2091)

    assert 9001 in {label["to"] for label in labels(g, ANA) if label["kind"] == "move"}


def test_after_a_slipstream_beyond_a_corner_there_is_no_other(manner: str) -> None:
    """Ruling E40: it ends in an overshoot."""
    g = race(car(1016, gear=4, tyres=14), car(1024, gear=4), car(2026, gear=4))
    drive_up(g, to=1023)
    answer(g, ANA, "move", to=2025, braked=0)

    assert (asked(g), told(g, "overshot")) == ([], [{"spaces": 2, "tyres": 2}])


def test_without_brakes_no_slipstream_leads_into_a_corner(manner: str) -> None:
    """Rule 11."""
    g = into_corner(brakes=0)
    drive_up(g, to=2048)

    assert all(label.get("corner", -1) == -1 for label in labels(g, ANA))


def test_the_point_where_a_slipstream_began_is_no_stop(manner: str) -> None:
    """Rule 11, ruling E40: a move through a corner with one stop that ends beyond it is an overshoot."""
    g = race(car(1017, gear=4, tyres=14), car(1025, gear=4), car(2090))
    turn(g, ANA, die(4, 7), *[black(20)] * 9, gear=4)
    go(g, ANA, 1024, braked=0)

    beyond = [label for label in labels(g, ANA) if label.get("over", 0)]
    assert beyond
    assert all(label["price"] == label["over"] for label in beyond)
    assert [label["stop"] for label in beyond] == [0] * len(beyond)


def test_a_slipstream_that_nobody_survives_is_not_offered(manner: str) -> None:
    """Ruling E40."""
    g = race(car(1017, gear=4, tyres=0, brakes=0), car(1025, gear=4), car(2090))
    turn(g, ANA, die(4, 7), *[black(20)] * 9, gear=4)
    go(g, ANA, 1024)

    assert asked(g) == []
    assert (where(g, ANA), out(g, ANA)) == (1024, "")


def test_a_slipstream_may_lead_over_the_last_line(manner: str) -> None:
    """Rulings E37 and E40."""
    g = race(car(2095, gear=4, lines=2), car(2103, gear=4, lines=2))
    drive_up(g, to=2102)
    answer(g, ANA, "move", ends="finish", to=1001)

    assert (g.cars[ANA].place, where(g, ANA)) == (1, -1)
