"""Braking by choice, and because cars are in the way."""

import pytest

from paddock.games.formula_d.rules.offers import table_brakes, table_tyres
from tests.games.formula_d.make import (
    ANA,
    CLEO,
    answer,
    asked,
    black,
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

WALL = (car(1004), car(2005), car(3004))  # nobody gets past from behind


def test_every_space_left_undriven_costs_a_brake(manner: str) -> None:
    """Rule 9, the booklet's example: 3 rolled, 1 driven: 2 brakes."""
    g = race(car(2003, gear=2), car(2090))

    turn(g, ANA, die(2, 3), gear=2)
    go(g, ANA, 2004)

    assert (where(g, ANA), wear(g, ANA)) == (2004, {"brakes": 2})
    assert told(g, "braked") == [{"braked": 2, "blocked": 0, "brakes": 2, "tyres": 0}]


def test_braking_may_reduce_a_move_to_nothing(manner: str) -> None:
    """Rule 9."""
    g = race(car(2003, gear=2), car(2090))

    turn(g, ANA, die(2, 3), gear=2)
    go(g, ANA, 2003)

    assert (where(g, ANA), wear(g, ANA)) == (2003, {"brakes": 3})


def test_without_brakes_nobody_brakes(manner: str) -> None:
    """Rule 1: brakes 0 only means no more braking."""
    g = race(car(2003, gear=2, brakes=0), car(2090))

    turn(g, ANA, die(2, 3), gear=2)

    assert all(label["braked"] == 0 for label in labels(g, ANA))


def test_the_table_of_emergency_braking() -> None:
    """Rule 10: brakes and tyres by the spaces left undriven."""
    assert [(table_brakes(n, False), table_tyres(n, False)) for n in range(1, 7)] == [
        (1, 0),
        (2, 0),
        (3, 0),
        (3, 1),
        (3, 2),
        (3, 3),
    ]


@pytest.mark.parametrize(
    ("roll", "lost"), [(4, {"brakes": 3}), (5, {"brakes": 3, "tyres": 1}), (6, {"brakes": 3, "tyres": 2})]
)
def test_a_blocked_car_drives_as_far_as_it_can_and_pays_for_the_rest(
    manner: str, roll: int, lost: dict[str, int]
) -> None:
    """Rule 10."""
    g = race(car(2003, gear=3), *WALL)

    turn(g, ANA, die(3, roll), black(20), black(20), black(20), black(20), black(20), black(20), gear=3)
    if asked(g):
        go(g, ANA, 2004, braked=0)

    assert (where(g, ANA), wear(g, ANA)) == (2004, lost)


def test_seven_spaces_blocked_are_the_end(manner: str) -> None:
    """Rules 10 and 15, ruling E36: out on the furthest space that it reaches."""
    g = race(car(2003, gear=3, brakes=0), *WALL)

    turn(g, ANA, die(3, 8), gear=3)

    assert out(g, ANA) == "blocked"
    assert markers(g) == [1003]


def test_braking_by_choice_first_may_save_tyres(manner: str) -> None:
    """Rule 10: five blocked spaces cost three brakes and two tyres, or five brakes."""
    g = race(car(2004, gear=3, brakes=5), *WALL)

    turn(g, ANA, die(3, 5), gear=3)

    prices = {(label["brakes"], label["tyres"]) for label in labels(g, ANA) if label["to"] == 2004}
    assert {(3, 2), (5, 0)} <= prices


def test_too_few_brakes_for_the_table_are_the_end_though_there_are_tyres(manner: str) -> None:
    """Ruling E15."""
    g = race(car(2004, gear=2, brakes=2), *WALL)

    turn(g, ANA, die(2, 4), gear=2)

    assert out(g, ANA) == "blocked"


def test_a_way_that_is_free_must_be_taken(manner: str) -> None:
    """Ruling E6: nobody lets himself be blocked where he can drive the full number."""
    g = race(car(2003, gear=2, brakes=3), car(2004))

    turn(g, ANA, die(2, 2), gear=2)

    assert all(label["blocked"] == 0 for label in labels(g, ANA))
    assert free(g, ANA) == {1004, 3004}


def test_a_free_lane_must_be_taken_in_an_overshoot_too(manner: str) -> None:
    """Ruling E6: even if it costs more tyres than to be blocked in the other one."""
    g = race(car(2023, gear=3, tyres=14, brakes=0), car(2026))

    turn(g, ANA, die(3, 5), gear=3)

    assert (where(g, ANA), told(g, "overshot")) == (3026, [{"spaces": 5, "tyres": 5}])


def test_spun_and_stalled_cars_are_in_the_way_like_others(manner: str) -> None:
    """Ruling E46."""
    g = race(
        car(2003, gear=3), car(1004, spun=True, gear=5), car(2005, gear=0, stalled=True), car(3004, spun=True, gear=1)
    )

    turn(g, ANA, die(3, 4), *[black(20)] * 6, gear=3)

    prices = {(label["to"], label["blocked"], label["brakes"]) for label in labels(g, ANA)}
    assert prices == {(1003, 3, 3), (2004, 3, 3), (3003, 3, 3)}


def test_in_an_overshoot_the_car_ahead_in_the_lane_blocks(manner: str) -> None:
    """Rules 8.1 and 10: overshot spaces and the table are both paid."""
    g = race(car(3021, gear=3, brakes=3), car(3023), car(2090))

    turn(g, ANA, die(3, 4), black(20), black(20), black(20), black(20), gear=3)
    if asked(g):
        answer(g, ANA, "move", to=3022, braked=0)

    assert (where(g, ANA), wear(g, ANA)) == (3022, {"brakes": 3, "tyres": 1})


def test_tyres_of_the_table_are_paid_before_the_overshoot(manner: str) -> None:
    """Ruling E50: the overshoot meets what is left."""
    g = race(car(3021, gear=3, brakes=3, tyres=2), car(3023), car(2090))

    turn(g, ANA, die(3, 5), black(20), black(20), black(20), black(20), gear=3)
    if asked(g):
        answer(g, ANA, "move", to=3022, braked=0)

    assert (wear(g, ANA)["tyres"], g.cars[ANA].spun) == (6, True)


def test_a_fatal_way_that_is_open_is_no_block(manner: str) -> None:
    """Ruling E35: cars stand in the way of all others, but the fatal one is free: the car brakes or is out."""
    # From the outside of the hairpin with no stop made; 3 spaces lead out of it.
    g = race(car(1042, gear=2, brakes=3), car(2090))

    turn(g, ANA, die(2, 3), gear=2)

    assert set(ends(g, ANA)) == {1042, 1043}
    assert all(label["blocked"] == 0 for label in labels(g, ANA))


def test_if_cars_shut_every_way_the_table_holds_in_a_corner_too(manner: str) -> None:
    """Ruling E35: and the end in the corner is a stop."""
    g = race(car(1042, gear=1, brakes=3), car(1043), car(2044))

    turn(g, ANA, die(1, 1), black(20), black(20), black(20), black(20), gear=1)
    if asked(g):
        answer(g, ANA, "move", to=1042, braked=0)

    assert (where(g, ANA), g.cars[ANA].stops, wear(g, ANA)) == (1042, 1, {"brakes": 1})
    assert CLEO == 2


def test_a_car_just_behind_the_corner_shuts_the_fatal_way(manner: str) -> None:
    """Ruling E35: from the last space of the hairpin the only way out misses two stops, and a car stands on it."""
    g = race(car(1043, gear=2, brakes=3), car(1044), car(2090))

    turn(g, ANA, die(2, 4), *[black(20)] * 4, gear=2)

    assert (where(g, ANA), out(g, ANA)) == (1043, "")
    assert wear(g, ANA) == {"brakes": 3, "tyres": 1}
