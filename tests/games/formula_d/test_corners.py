"""Corners: stops, overshooting, spins."""

import pytest

from tests.games.formula_d.make import (
    ANA,
    car,
    die,
    ends,
    free,
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


def test_the_end_of_a_move_in_a_corner_is_a_stop(manner: str) -> None:
    """Rule 8: it counts however the move ended."""
    g = race(car(1019, gear=2), car(2090))

    turn(g, ANA, die(1, 2), gear=1)
    go(g, ANA, 1021)

    assert g.cars[ANA].stops == 1
    assert told(g, "stop") == [{"corner": 0, "made": 1, "of": 1}]


def test_a_car_with_all_stops_leaves_the_corner_on_its_next_move(manner: str) -> None:
    """Rule 8: a normal exit costs nothing, and stops begin anew."""
    g = race(car(1023, gear=1, stops=1), car(2090))

    turn(g, ANA, die(1, 2), gear=1)
    go(g, ANA, 1025)

    assert (where(g, ANA), g.cars[ANA].stops, wear(g, ANA)) == (1025, 0, {})


def test_a_move_may_end_in_the_next_corner(manner: str) -> None:
    """Rule 8: from the last stop of one corner to the first stop of the next in one move."""
    g = race(car(2043, gear=4, stops=2), car(2090))

    turn(g, ANA, die(4, 9), gear=4)
    go(g, ANA, 2052)

    assert g.cars[ANA].stops == 1


def test_a_stop_of_nothing_driven_counts(manner: str) -> None:
    """Ruling E5: braked to nothing inside a corner."""
    g = race(car(1022, gear=1), car(2090))

    turn(g, ANA, die(1, 1), gear=1)
    go(g, ANA, 1022)

    assert (where(g, ANA), g.cars[ANA].stops, wear(g, ANA)) == (1022, 1, {"brakes": 1})


def test_two_missing_stops_are_never_driven(manner: str) -> None:
    """Rules 8.1 and 15: such ways are not offered while another one is open."""
    g = race(car(3034, gear=4, brakes=3), car(2090))

    turn(g, ANA, die(4, 8), gear=4)

    assert all(3034 <= end <= 3045 or 2036 <= end <= 2044 or 1037 <= end <= 1043 for end in ends(g, ANA))


def test_a_car_that_cannot_but_miss_two_stops_is_out(manner: str) -> None:
    """Rule 15, ruling E36: nothing is chosen; it goes out on the last space of the corner, and a marker stays there."""
    g = race(car(1042, gear=4, brakes=0), car(2090))

    turn(g, ANA, die(4, 8), gear=4)

    assert out(g, ANA) == "stops"
    assert (where(g, ANA), markers(g)) == (-1, [1043])
    assert told(g, "eliminated") == [{"cause": "stops", "space": 1043, "place": 2}]


def test_an_overshoot_costs_a_tyre_for_every_space_beyond(manner: str) -> None:
    """Rule 8.1, the booklet's example: one stop required, none made, three spaces past the corner: 3 tyres."""
    g = race(car(3020, gear=3), car(2090))

    turn(g, ANA, die(3, 4), gear=3)
    go(g, ANA, 3024, braked=0)

    assert wear(g, ANA) == {"tyres": 3}
    assert told(g, "overshot") == [{"spaces": 3, "tyres": 3}]
    assert not g.cars[ANA].spun


def test_in_an_overshoot_the_car_keeps_its_lane(manner: str) -> None:
    """Rule 8.1, ruling E64: the step out of the corner follows any arrow, then only straight ahead."""
    g = race(car(2023, gear=3), car(2090))

    turn(g, ANA, die(3, 5), gear=3)

    assert free(g, ANA) == {2028, 3026}


def test_the_end_in_another_corner_after_an_overshoot_is_no_stop(manner: str) -> None:
    """Rule 8.1: it is offered as none, counts as none, and the next move out of that corner is an overshoot again."""
    g = race(car(3020, gear=3, tyres=14), car(2090), where="twins")

    turn(g, ANA, die(3, 6), gear=3)
    label = next(label for label in labels(g, ANA) if label["to"] == 3026)
    assert (label["corner"], label["stop"], label["owed"]) == (1, 0, 1)
    go(g, ANA, 3026, braked=0)
    assert (g.cars[ANA].stops, told(g, "stop")) == (0, [])

    turn(g, ANA, die(2, 2), gear=2)
    go(g, ANA, 3028, braked=0)
    assert told(g, "overshot") == [{"spaces": 5, "tyres": 5}, {"spaces": 2, "tyres": 2}]


def test_braking_shortens_an_overshoot(manner: str) -> None:
    """Rule 8.1, ruling E2: brakes and tyres may be mixed freely; spaces braked away do not count."""
    g = race(car(3020, gear=3), car(2090))

    turn(g, ANA, die(3, 4), gear=3)

    prices = {(label["to"], label["brakes"], label["price"]) for label in labels(g, ANA)}
    assert {(3024, 0, 3), (3023, 1, 2), (3022, 2, 1), (3021, 3, 0)} <= prices


@pytest.mark.parametrize(
    ("tyres", "floor", "fate"),
    [
        (4, "rulebook", (1, False, "")),
        (3, "rulebook", (0, True, "")),
        (2, "rulebook", (0, True, "")),
        (1, "rulebook", (1, False, "tyres")),
        (3, "official", (0, True, "")),
        (2, "official", (2, False, "tyres")),
        (1, "official", (1, False, "tyres")),
    ],
)
def test_paying_for_three_spaces(manner: str, tyres: int, floor: str, fate: tuple[int, bool, str]) -> None:
    """Rule 8.1, ruling E1: the last tyre spins the car; one too few spins it, too, or is the end."""
    g = race(car(3020, gear=3, brakes=0, tyres=tyres), car(2090), tyre_floor=floor)

    turn(g, ANA, die(3, 4), gear=3)

    assert (g.cars[ANA].wear[0], g.cars[ANA].spun, out(g, ANA)) == fate


@pytest.mark.parametrize("floor", ["rulebook", "official"])
def test_without_tyres_one_space_too_far_spins_and_two_are_the_end(manner: str, floor: str) -> None:
    """Rule 8.1: spins again and again; ruling E31."""
    one = race(car(3020, gear=2, brakes=0, tyres=0), car(2090), tyre_floor=floor)
    turn(one, ANA, die(2, 2), gear=2)
    assert (one.cars[ANA].spun, one.cars[ANA].wear[0], out(one, ANA)) == (True, 0, "")

    two = race(car(3020, gear=2, brakes=0, tyres=0), car(2090), tyre_floor=floor)
    turn(two, ANA, die(2, 3), gear=2)
    assert out(two, ANA) == "tyres"


def test_a_car_with_too_few_tyres_goes_out_where_it_overshoots_least(manner: str) -> None:
    """Ruling E36."""
    g = race(car(3020, gear=3, brakes=0, tyres=0), car(2090))

    turn(g, ANA, die(3, 5), gear=3)

    assert out(g, ANA) == "tyres"
    assert markers(g) == [3025]


def test_a_second_corner_without_its_stop_is_charged_again(manner: str) -> None:
    """Ruling E3: behind it each space costs two."""
    g = race(car(3020, gear=3, tyres=14, brakes=0), car(2090), where="twins")

    turn(g, ANA, die(3, 8), gear=3)

    # Four spaces of the straight and one of the second corner cost one each, two behind it two each.
    assert (wear(g, ANA), where(g, ANA)) == ({"brakes": 3, "tyres": 1}, 3028)
    assert told(g, "overshot") == [{"spaces": 9, "tyres": 9}]


def test_an_overshoot_through_a_corner_with_more_stops_is_the_end(manner: str) -> None:
    """Ruling E3: two stops are missing there."""
    g = race(car(3045, gear=4, tyres=14, brakes=0, stops=1), car(2090))

    turn(g, ANA, die(4, 12), gear=4)
    assert out(g, ANA) == ""
    far = race(car(3045, gear=5, tyres=14, brakes=0, stops=1), car(2090))
    turn(far, ANA, die(5, 20), gear=5)
    assert out(far, ANA) == "stops"


def test_the_price_is_known_before_the_move(manner: str) -> None:
    """Issue: every reachable space with its exact price, the spin, and the stops then owed."""
    g = race(car(3020, gear=3, tyres=2), car(2090))

    turn(g, ANA, die(3, 4), gear=3)

    label = next(label for label in labels(g, ANA) if label["to"] == 3023)
    assert (label["brakes"], label["price"], label["spins"], label["over"]) == (1, 2, 1, 2)
    stop = next(label for label in labels(g, ANA) if label["to"] == 3021)
    assert (stop["stop"], stop["owed"], stop["total"]) == (1, 0, 3)
