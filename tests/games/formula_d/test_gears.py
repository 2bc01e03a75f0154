"""Gears: their dice, and what shifting costs."""

import pytest

from paddock.games.formula_d.dice import FACES, chances
from paddock.games.formula_d.rules.gears import shift_cost
from tests.games.formula_d.make import (
    ANA,
    BEN,
    Scene,
    car,
    choose_gear,
    dice,
    die,
    go,
    labels,
    markers,
    race,
    run,
    step,
    told,
    turn,
    wear,
    where,
)


def open_gears(g: Scene, seat: int = ANA) -> list[int]:
    run(g, step("Turn", seat))
    return [label["gear"] for label in labels(g, seat)]


def test_every_gear_has_its_die() -> None:
    """Rule 6 (dice): 1-2, 2-4, 4-8, 7-12, 11-20, 21-30, with the faces of the box."""
    assert [(faces[0], faces[-1], len(faces)) for faces in FACES[1:]] == [
        (1, 2, 4),
        (2, 4, 6),
        (4, 8, 8),
        (7, 12, 12),
        (11, 20, 20),
        (21, 30, 30),
    ]
    assert FACES[2] == [2, 3, 3, 4, 4, 4]
    assert FACES[3] == [4, 5, 6, 6, 7, 7, 8, 8]
    assert dict(chances(5))[20] == pytest.approx(0.1)
    assert dict(chances(6))[30] == pytest.approx(0.1)
    assert [round(sum(face * chance for face, chance in chances(gear)), 3) for gear in range(1, 7)] == [
        1.5,
        3.333,
        6.375,
        9.5,
        15.5,
        25.5,
    ]


def test_one_gear_up_or_down_is_free(manner: str) -> None:
    """Rule 5.1: the same gear, one up, one down."""
    g = race(car(2005, gear=3, gearbox=0), car(2090))

    assert open_gears(g) == [2, 3, 4]
    choose_gear(g, ANA, 4)
    assert wear(g, ANA) == {"gearbox": 3}


def test_skipping_gears_up_is_forbidden(manner: str) -> None:
    """Rule 5.2."""
    assert open_gears(race(car(2005, gear=2), car(2090))) == [1, 2, 3]
    assert open_gears(race(car(2005, gear=6), car(2090))) == [2, 3, 4, 5, 6]


def test_the_down_shift_table() -> None:
    """Rule 5.3: gearbox, brakes, engine by the gears skipped."""
    assert [shift_cost(skipped) for skipped in (0, 1, 2, 3)] == [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]]


@pytest.mark.parametrize(
    ("to", "lost"),
    [
        (5, {}),
        (4, {"gearbox": 1}),
        (3, {"gearbox": 1, "brakes": 1}),
        (2, {"gearbox": 1, "brakes": 1, "engine": 1}),
    ],
)
def test_skipping_down_costs_wear_before_the_roll(manner: str, to: int, lost: dict[str, int]) -> None:
    """Rule 5.4: paid when the lever is moved."""
    g = race(car(2005, gear=6), car(2090))

    run(g, step("Turn", ANA))
    dice(g, die(to, FACES[to][0]))
    choose_gear(g, ANA, to)

    assert wear(g, ANA) == lost
    assert g.cars[ANA].gear == to


def test_sixth_to_first_is_impossible(manner: str) -> None:
    """Rule 5.3: at most three gears are skipped."""
    g = race(car(2005, gear=6), car(2090))

    assert 1 not in open_gears(g)
    assert g.g.why_not(ANA, 0) == "gear-too-low"


def test_a_shift_that_cannot_be_paid_is_not_offered(manner: str) -> None:
    """Rule 5.5, ruling E30: without gearbox only one gear down; without brakes one gear skipped at most."""
    assert open_gears(race(car(2005, gear=5, gearbox=0), car(2090))) == [4, 5, 6]
    assert open_gears(race(car(2005, gear=5, brakes=0), car(2090))) == [3, 4, 5, 6]
    assert race(car(2005, gear=5, gearbox=0), car(2090)).g.open_seats() == []


def test_the_last_point_of_the_engine_is_not_given_for_a_shift(manner: str) -> None:
    """Rule 5.4: a skip of three gears would eliminate the car."""
    assert open_gears(race(car(2005, gear=5, engine=1), car(2090))) == [2, 3, 4, 5, 6]


def test_skipping_three_gears_leaves_a_marker_where_the_move_ends(manner: str) -> None:
    """Rule 12.2, ruling E9."""
    g = race(car(2005, gear=5), car(2090))

    turn(g, ANA, die(1, 2), gear=1)
    go(g, ANA, 2007)

    assert (where(g, ANA), markers(g)) == (2007, [2007])


def test_a_spun_car_drives_off_in_first_gear_free_of_charge(manner: str) -> None:
    """Rule 5.6: whatever gear it was in, without a choice."""
    g = race(car(2005, gear=5, spun=True), car(2090))

    turn(g, ANA, die(1, 1))

    assert g.cars[ANA].gear == 1
    assert not g.cars[ANA].spun
    assert wear(g, ANA) == {}
    assert told(g, "rolled")[0] == {"gear": 1, "roll": 1}
    assert BEN == 1


def test_the_question_tells_what_every_number_brings(manner: str) -> None:
    """The chances of a gear count each number once, at its cheapest; its zone says where the car may end."""
    g = race(car(2018, gear=2, brakes=0), car(2090))
    run(g, step("Turn", ANA))

    second = labels(g, ANA)[1]

    assert (second["low"], second["high"], second["gearbox"]) == (2, 4, 0)
    # 2 ends before the corner, 3 and 4 may end in it.
    assert (second["on"], second["stop"], second["brake"], second["over"], second["out"]) == (17, 83, 0, 0, 0)
    zone = {row["space"]: (row["chance"], row["price"]) for row in second["zone"]}
    assert zone[2020] == (17, 0)
    assert zone[2021] == (83, 0)  # with 3 and with 4
    assert zone[3021] == (50, 0)
