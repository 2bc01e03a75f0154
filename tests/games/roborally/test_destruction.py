"""Destruction: lives, options, cards."""

import pytest

from paddock.games.roborally.rules.belts import AllBelts
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.machines import Pushers
from paddock.games.roborally.rules.moves import Execute, MoveRobots
from paddock.games.roborally.rules.turn import Deal
from paddock.games.roborally.state import Factory
from paddock.kernel.agenda import Step
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    answer,
    asked,
    factory,
    happened,
    locked,
    off_board,
    open_floor,
    options_of,
    program,
    robot,
    run,
    run_register,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 3)


def test_a_destroyed_robot_loses_a_life_and_its_cards() -> None:
    """Rule 14.2, ruling 29: locked cards as well."""
    g = factory(HALL, robot(0, 0, "W", damage=6, program="1 2 3 L R"))

    run(g, Execute(ANA, ANA))

    assert g.g.lives[ANA] == 2
    assert program(g, ANA) == "-----"
    assert locked(g, ANA) == []
    assert g.g.wrecks == [ANA]


def test_its_only_option_is_lost_with_the_robot() -> None:
    """Rule 14.2."""
    g = factory(HALL, robot(0, 0, "W", program="1", options="brakes"))

    run(g, Execute(ANA, ANA))
    answer(g, ANA, "cells", steps=1)

    assert options_of(g, ANA) == []
    assert told(g, "option-lost", ANA)[0]["card"] == "brakes"


def test_of_several_options_the_owner_chooses_which_is_lost() -> None:
    """Rule 14.2."""
    g = factory(HALL, robot(0, 0, "W", program="2", options="brakes flywheel recompile"))

    run(g, Execute(ANA, ANA))
    assert asked(g) == [(ANA, "lose-option")]
    answer(g, ANA, "lose", card="flywheel")

    assert options_of(g, ANA) == ["brakes", "recompile"]


def test_with_the_last_life_the_robot_is_out_for_good() -> None:
    """Rule 14.2: the third of three lives, and whatever options there are."""
    g = factory(HALL, robot(0, 0, "W", lives=1, program="1", options="flywheel recompile"), robot(3, 0), robot(3, 2))

    run(g, Execute(ANA, ANA))

    assert g.g.lives[ANA] == 0
    assert "eliminated" in happened(g)
    assert options_of(g, ANA) == []
    run(g, Deal())
    assert g.g.hands[ANA] == []


def test_a_destroyed_robot_neither_blocks_nor_is_dealt_cards() -> None:
    """Rule 14.2, rule 5."""
    g = factory(HALL, robot(0, 0, "E", program="2"), off_board(archive=(1, 0)))

    run(g, MoveRobots())
    assert where(g, ANA) == (2, 0, "E")
    run(g, Deal())

    assert g.g.hands[BEN] == []


def test_a_robot_destroyed_in_an_early_step_takes_no_part_in_the_rest_of_the_turn() -> None:
    """Rule 8."""
    g = factory(HALL, robot(0, 0, "W", program="1 1 1 1 1"), robot(5, 0, "N", program="L L L L L"), robot(5, 2))
    g.g.down[CLEO] = 1

    run_register(g, 1)
    run_register(g, 2)

    assert told(g, "acts", ANA) == [told(g, "acts", ANA)[0]]
    assert where(g, ANA) is None


def test_lasers_destroy_in_dock_order() -> None:
    """Rule 14.3: of those destroyed at the same time."""
    g = factory(HALL, robot(0, 0, "E", damage=9), robot(3, 0, "W", damage=9), robot(5, 2))
    g.g.docks = [CLEO, BEN, ANA]

    run(g, FireLasers())

    assert g.g.wrecks == [BEN, ANA]


def test_belts_destroy_in_dock_order() -> None:
    """Rule 14.3: of those destroyed at the same time."""
    floor = "+     +     +\n   >    ##\n+     +     +\n   >    ##\n+     +     +\n   .     .\n+     +     +"
    g = factory(floor, robot(0, 0), robot(0, 1), robot(0, 2))
    g.g.docks = [CLEO, BEN, ANA]

    run(g, AllBelts())

    assert g.g.wrecks == [BEN, ANA]


BELTS_TO_THE_EDGE = """
+     +     +     +
   <     .     .
+     +     +     +
   <     .     .
+     +     +     +
"""
PUSHERS_TO_PITS = """
+     +     +
|P>135    ##
+     +     +
|P>135    ##
+     +     +
"""


@pytest.mark.parametrize("docks", [[ANA, BEN], [BEN, ANA]])
@pytest.mark.parametrize(("floor", "step"), [(BELTS_TO_THE_EDGE, AllBelts()), (PUSHERS_TO_PITS, Pushers())])
def test_which_options_are_lost_is_asked_in_dock_order(floor: str, step: Step[Factory], docks: list[int]) -> None:
    """Rules 10, 14.2: of several that belts or pushers destroy in one step."""
    g = factory(floor, robot(0, 0, options="brakes fourth_gear"), robot(0, 1, options="reverse_gear crab_legs"))
    g.g.docks = docks

    run(g, step)

    assert [args["robot"] for args in told(g, "destroyed")] == docks
    assert asked(g) == [(docks[0], "lose-option")]
    answer(g, docks[0], card="brakes" if docks[0] == ANA else "crab_legs")
    assert asked(g) == [(docks[1], "lose-option")]


def test_which_options_are_lost_is_asked_in_the_order_of_destruction_by_pushes() -> None:
    """Rules 10, 14.2: Cleo falls over the edge at the first step, Ben at the second, in whatever dock order."""
    g = factory(
        open_floor(5, 1),
        robot(2, 0, "E", program="2"),
        robot(3, 0, options="brakes fourth_gear"),
        robot(4, 0, options="reverse_gear crab_legs"),
    )

    run(g, MoveRobots())

    assert where(g, ANA) == (4, 0, "E")
    assert asked(g) == [(CLEO, "lose-option")]
    answer(g, CLEO, card="crab_legs")
    assert asked(g) == [(BEN, "lose-option")]


@pytest.mark.parametrize(("card", "x"), [("2", 4), ("1", 3)])
def test_a_ram_waits_for_the_option_of_the_robot_that_the_push_has_destroyed(card: str, x: int) -> None:
    """Rules 10, 14.2, option ramming_gear: Cleo is over the edge before Ben takes the token that destroys him."""
    g = factory(
        open_floor(5, 1),
        robot(2, 0, "E", options="ramming_gear", program=card),
        robot(3, 0, damage=9, options="brakes fourth_gear crab_legs"),
        robot(4, 0, options="reverse_gear dual_processor"),
    )

    run(g, MoveRobots())

    assert asked(g) == [(CLEO, "lose-option")]
    answer(g, CLEO, card="reverse_gear")
    assert asked(g) == [(BEN, "give-up-option")]
    answer(g, BEN, "take-damage")
    assert asked(g) == [(BEN, "lose-option")]
    answer(g, BEN, card="brakes")
    assert where(g, ANA) == (x, 0, "E")


def test_a_howitzer_waits_for_the_option_of_the_robot_behind_its_target() -> None:
    """Rules 10, 14.2, option mini_howitzer: Cleo is over the edge before Ben is hit."""
    g = factory(
        open_floor(5, 1),
        robot(0, 0, "E", options="mini_howitzer"),
        robot(3, 0, damage=9, options="brakes fourth_gear"),
        robot(4, 0, options="reverse_gear dual_processor"),
    )

    run(g, FireLasers())
    answer(g, ANA, card="mini_howitzer")

    assert asked(g) == [(CLEO, "lose-option")]
    answer(g, CLEO, card="reverse_gear")
    assert asked(g) == [(BEN, "give-up-option")]
