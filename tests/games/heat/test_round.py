"""Section 3 of the rules: the round and its order."""

import pytest

from paddock.games.heat.rules.round import Round
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import (
    ANA,
    BEN,
    CLEO,
    OTHER_SPOT,
    RACE_LINE,
    asked,
    car,
    happened,
    pass_turn,
    plan,
    race,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")
SLOW = "1 1 1 1 1 1 1"


def test_all_drivers_plan_at_the_same_time() -> None:
    """Rule 3 (steps 1-2)."""
    g = race("ring", car(at=9, hand=SLOW), car(at=5, hand=SLOW), car(at=7, hand=SLOW))

    run(g, Round())

    assert asked(g) == [(ANA, "shift-gear"), (BEN, "shift-gear"), (CLEO, "shift-gear")]


def test_nobody_drives_before_all_have_planned() -> None:
    """Rule 3 (steps 1-2)."""
    g = race("ring", car(at=9, hand=SLOW), car(at=5, hand=SLOW))
    run(g, Round())

    plan(g, ANA, "1")
    assert g.cars[ANA].at == 9
    assert asked(g) == [(BEN, "shift-gear")]
    plan(g, BEN, "1")

    assert g.cars[ANA].at == 10


def test_cars_move_one_at_a_time_the_one_furthest_ahead_first() -> None:
    """Rule 3 (order). Each takes its whole turn before the next one begins."""
    g = race("ring", car(at=5, hand=SLOW), car(at=9, hand=SLOW), car(at=20, hand=SLOW))
    run(g, Round())
    for seat in (ANA, BEN, CLEO):
        plan(g, seat, "1")

    assert g.g.acting == CLEO
    assert [g.cars[seat].at for seat in (ANA, BEN, CLEO)] == [5, 9, 21]
    pass_turn(g, CLEO)
    assert g.g.acting == BEN
    assert [g.cars[seat].at for seat in (ANA, BEN, CLEO)] == [5, 10, 21]
    pass_turn(g, BEN)
    assert g.g.acting == ANA
    pass_turn(g, ANA)

    assert g.g.round == 3


def test_laps_count_when_the_order_is_made() -> None:
    """Rule 3 (order). A car that is a lap behind is behind, though its space has a higher number."""
    g = race("ring", car(at=50, hand=SLOW), car(at=63, hand=SLOW))

    run(g, Round())

    assert g.g.order == [BEN, ANA]


def test_within_a_space_the_car_on_the_race_line_moves_first() -> None:
    """Rule 3 (order), ruling 9.1.1."""
    g = race("ring", car(at=9, spot=OTHER_SPOT, hand=SLOW), car(at=9, spot=RACE_LINE, hand=SLOW))

    run(g, Round())

    assert g.g.order == [BEN, ANA]


def test_overtaking_does_not_change_the_order_of_the_round() -> None:
    """Rule 3 (order). It is fixed from the positions at the start of the round."""
    g = race("ring", car(at=9, hand="1 1 1"), car(at=8, hand="4 4 4"), car(at=7, hand="1 1 1"))
    run(g, Round())
    plan(g, ANA, "1")
    plan(g, BEN, "4 4")
    plan(g, CLEO, "1")

    pass_turn(g, ANA)
    pass_turn(g, BEN)
    assert g.g.running_order() == [BEN, ANA, CLEO]
    assert g.g.order == [ANA, BEN, CLEO]
    pass_turn(g, CLEO)

    assert g.g.order == [BEN, ANA, CLEO]  # of the next round
    assert [event["seat"] for event in g.g.events() if event["kind"] == "revealed"] == [ANA, BEN, CLEO]


def test_a_car_that_spins_out_has_had_its_turn() -> None:
    """Rule 3 (order)."""
    g = race("oval", car(at=11, gear=2, heat=0, hand="4 4 4"), car(at=10, hand="1 1 1"), car(at=11, hand="1 1 1"))
    run(g, Round())
    plan(g, ANA, "4 4")
    plan(g, BEN, "1")
    plan(g, CLEO, "1")

    pass_turn(g, ANA)
    assert g.cars[ANA].spun_out
    pass_turn(g, CLEO)
    pass_turn(g, BEN)

    assert [event["seat"] for event in g.g.events() if event["kind"] == "revealed"] == [ANA, CLEO, BEN]


def test_the_steps_of_a_turn_follow_the_rulebook() -> None:
    """Rule 3 (steps 3-9)."""
    g = race("oval", car(at=9, gear=1, hand="2 h", played="4", deck="1 1 1 1 1 1 1", adrenaline=True), car(at=13))

    run(g, DriverTurn(ANA))
    assert asked(g) == [(ANA, "react")]
    pass_turn(g, ANA)

    steps = ["revealed", "moved", "adrenaline", "corner-passed", "drew", "drew-cards"]
    assert happened(g) == steps


def test_steps_that_do_not_apply_ask_nothing() -> None:
    """Rule 3 (compulsory steps). No symbol to use, no car near, no card in hand: steps 3 and 9 run through."""
    g = race("ring", car(at=9, gear=3, heat=0, played="1 1 2", deck="1 2 3 4 1 2 3 4"))

    run(g, DriverTurn(ANA))

    assert asked(g) == []
    assert g.cars[ANA].at == 13
    assert len(g.cars[ANA].hand) == 7


def test_the_round_is_counted_and_told_with_its_order() -> None:
    g = race("ring", car(at=9, hand=SLOW), car(at=5, hand=SLOW), in_round=6)

    run(g, Round())

    assert g.g.round == 7
    assert told(g, "round-began") == [{"round": 7, "order": [ANA, BEN]}]


@pytest.mark.parametrize(("ahead", "lap"), [(-2, 1), (0, 1), (59, 1), (60, 2), (200, 2)])
def test_the_race_is_as_far_as_the_driver_who_is_ahead(ahead: int, lap: int) -> None:
    g = race("ring", car(at=-3), car(at=ahead), in_round=4)

    now = g.g.progress()

    assert (now.round, now.phase, now.lap, now.laps) == (4, "drive", lap, 2)
