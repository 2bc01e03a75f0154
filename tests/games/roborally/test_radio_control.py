"""Radio Control: a robot carries out the program of another one."""

import pytest

from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import MoveRobots
from paddock.games.roborally.rules.turn import StartTurn
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    Scene,
    answer,
    asked,
    factory,
    open_floor,
    program,
    robot,
    run,
    run_register,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(7, 3)


def test_radio_control_makes_the_target_carry_out_the_shooters_program() -> None:
    """Option radio_control: right after the shooter, whatever its own priority; no damage."""
    g = factory(
        HALL,
        robot(0, 1, "E", options="radio_control", program="U@10 L@70 1@490 1@500 1@510"),
        robot(3, 1, "E", program="U@20 3@790 3@800 3@810 3@820"),
        robot(6, 2, "S", program="L L 2@680 L L"),
    )
    g.g.facing[ANA] = 3  # a U-turn brings Ben into its sights
    run_register(g, 1)
    answer(g, ANA, "weapon", card="radio_control")
    answer(g, ANA, "take-damage")
    assert g.g.damage[BEN] == 0
    run_register(g, 2)

    assert where(g, BEN) == (3, 1, "S")  # turned to the west in register 1, then left
    assert where(g, ANA) == (0, 1, "N")
    acts = [event["seat"] for event in g.g.events() if event["kind"] == "acts"]
    assert acts[-3:] == [CLEO, ANA, BEN]
    assert program(g, BEN) == "U3333"


def test_radio_control_does_not_wake_the_powered_down() -> None:
    """Option radio_control: it may be used, as the main laser would hit, and does nothing."""
    g = factory(HALL, robot(0, 1, "E", options="radio_control", program="L 1"), robot(3, 1, "E", down=True))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="radio_control")

    run_register(g, 2)

    assert where(g, ANA) == (1, 1, "E")
    assert (where(g, BEN), g.g.damage[BEN]) == ((3, 1, "E"), 0)


def test_radio_control_ends_with_its_owner() -> None:
    """Option radio_control."""
    g = factory(HALL, robot(0, 1, "W", options="radio_control", program="1"), robot(3, 1, "E", program="1"))
    g.g.controller = [-1, ANA]
    run(g, MoveRobots())
    assert where(g, ANA) is None
    assert where(g, BEN) == (4, 1, "E")


def test_radio_control_ends_with_its_owner_also_if_the_card_is_gone() -> None:
    """Option radio_control: the target carries out its own program again."""
    g = factory(HALL, robot(0, 1, "W", program="1"), robot(3, 1, "E", program="1"))
    g.g.controller = [-1, ANA]

    run(g, MoveRobots(), MoveRobots())

    assert where(g, ANA) is None
    assert where(g, BEN) == (5, 1, "E")


def test_two_under_one_radio_control_act_in_dock_order_right_after_their_controller() -> None:
    """Option radio_control; and a robot that is led may itself lead another one."""
    g = factory(HALL, *[robot(x, 0, program="L") for x in range(4)])
    g.g.controller = [DAN, DAN, -1, -1]
    run(g, MoveRobots())
    acts = [event["seat"] for event in g.g.events() if event["kind"] == "acts"]
    assert acts.index(DAN) + 1 == acts.index(ANA)
    assert acts.index(ANA) + 1 == acts.index(BEN)

    g = factory(HALL, *[robot(x, 0, program="L") for x in range(3)])
    g.g.controller = [BEN, CLEO, -1]
    run(g, MoveRobots())
    assert [event["seat"] for event in g.g.events() if event["kind"] == "acts"] == [CLEO, BEN, ANA]


@pytest.mark.parametrize("docks", [[ANA, BEN, CLEO, DAN], [DAN, BEN, CLEO, ANA]])
def test_the_docks_say_who_follows_first_under_one_radio_control(docks: list[int]) -> None:
    """Option radio_control: Ana and Ben follow Dan."""
    g = factory(HALL, *[robot(x, 0, program="L") for x in range(4)])
    g.g.docks = docks
    g.g.controller = [DAN, DAN, -1, -1]

    run(g, MoveRobots())

    acts = [event["seat"] for event in g.g.events() if event["kind"] == "acts"]
    assert [seat for seat in acts if seat in (ANA, BEN)] == [seat for seat in docks if seat in (ANA, BEN)]


def test_two_that_control_each_other_swap_programs() -> None:
    """Option radio_control: each acts with the other's card, at the card's priority."""
    g = factory(HALL, robot(0, 0, "N", program="L@70"), robot(6, 0, "N", program="R@100"))
    g.g.controller = [BEN, ANA]

    run(g, MoveRobots())

    assert where(g, ANA) == (0, 0, "E")
    assert where(g, BEN) == (6, 0, "W")
    assert [event["seat"] for event in g.g.events() if event["kind"] == "acts"] == [ANA, BEN]


def test_radio_control_ends_with_the_turn() -> None:
    """Option radio_control."""
    g = factory(HALL, robot(0, 1, "E", options="radio_control"), robot(3, 1, "E"))
    g.g.controller = [-1, ANA]

    run(g, StartTurn())

    assert g.g.controller == [-1, -1]


def test_a_target_of_a_robot_that_is_gone_carries_out_its_own_program() -> None:
    """Option radio_control: Ana takes aim at Ben and is shot herself, so she is not there to be followed."""
    g = factory(
        HALL,
        robot(0, 1, "E", damage=9, options="radio_control", program="L L 1 1 1"),
        robot(3, 1, "N", program="R 1@490"),
        robot(0, 2, "N", program="R R"),
        robot(6, 2, "S", program="L L"),
    )
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="radio_control")
    answer(g, ANA, "take-damage")
    assert where(g, ANA) is None

    run_register(g, 2)

    assert told(g, "acts", BEN)
    assert where(g, BEN) == (3, 0, "N")


def test_nobody_follows_a_robot_that_an_earlier_weapon_threw_into_a_pit() -> None:
    """Option radio_control: Ana's beam comes first in dock order, so Ben is gone when his own works."""
    floor = "+     +     +     +\n   .     .    ##\n+     +     +     +\n   .     .     .\n+     +     +     +"
    g = factory(
        floor,
        robot(0, 0, "E", options="pressor_beam", program="L L"),
        robot(1, 0, "S", options="radio_control", program="R R"),
        robot(1, 1, "E", program="L 1"),
    )
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    answer(g, BEN, "weapon", card="radio_control")
    assert where(g, BEN) is None

    run_register(g, 2)

    assert where(g, CLEO) == (2, 1, "E")


def test_a_robot_that_has_finished_leads_nobody_any_more() -> None:
    """Option radio_control, where the race goes on for the other places."""
    robots = [robot(x, 0, "E", program="- 1") for x in (0, 3)]
    g = factory(HALL, *robots, robot(6, 2, "S", program="- L"), flags=[(0, 0)], play_on=True)
    g.g.controller = [-1, ANA, -1]
    run(g, TouchFlags())
    assert where(g, ANA) is None

    run_register(g, 2)

    assert where(g, BEN) == (4, 0, "E")


def test_a_robot_under_radio_control_uses_its_own_gears() -> None:
    """Option radio_control with option brakes: the program is another's, the robot is not."""
    g = factory(HALL, robot(0, 0, "E", program="1"), robot(3, 0, "E", options="brakes"))
    g.g.controller = [-1, ANA]
    run(g, MoveRobots())
    assert asked(g) == [(BEN, "change-gear")]
    answer(g, BEN, "cells", steps=0)
    assert (where(g, ANA), where(g, BEN)) == ((1, 0, "E"), (3, 0, "E"))

    g = factory(HALL, robot(0, 0, "E", program="1", options="brakes"), robot(3, 0, "E"))
    g.g.controller = [-1, ANA]
    run(g, MoveRobots())
    answer(g, ANA, "cells", steps=0)
    assert asked(g) == []
    assert (where(g, ANA), where(g, BEN)) == ((0, 0, "E"), (4, 0, "E"))


def test_radio_control_may_be_used_in_register_5_and_does_nothing_then() -> None:
    """Option radio_control: nothing is left to carry out, but the main laser is silent."""
    g = factory(HALL, robot(0, 0, "E", options="radio_control"), robot(3, 0, "E"))
    g.g.register = 4

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="radio_control")

    assert g.g.damage[BEN] == 0


def acts(g: Scene) -> list[int]:
    return [event["seat"] for event in g.g.events() if event["kind"] == "acts"]


def test_a_target_whose_controller_dies_acts_when_its_own_card_comes() -> None:
    """Option radio_control: Ana falls at 840, so Ben acts at 490, after Cleo."""
    g = factory(
        HALL, robot(0, 0, "N", program="3@840"), robot(2, 1, "E", program="1@490"), robot(5, 2, "W", program="1@660")
    )
    g.g.controller = [-1, ANA, -1]

    run(g, MoveRobots())

    assert acts(g) == [ANA, CLEO, BEN]
    assert where(g, BEN) == (3, 1, "E")


def test_a_target_whose_own_card_would_have_come_already_acts_next() -> None:
    """Option radio_control: Ana falls at 490; Ben's 840 has passed, so he acts before Cleo's 480."""
    g = factory(
        HALL,
        robot(0, 0, "N", program="1@490"),
        robot(2, 1, "E", program="3@840"),
        robot(5, 2, "W", program="B@480"),
        robot(6, 0, "S", program="1@660"),
    )
    g.g.controller = [-1, ANA, -1, -1]

    run(g, MoveRobots())

    assert acts(g) == [DAN, ANA, BEN, CLEO]


def test_a_target_whose_controller_falls_before_its_turn_acts_by_its_own_card() -> None:
    """Option radio_control: Cleo pushes Ana off the floor, and Ben does not wait for the turn that Ana had."""
    g = factory(
        HALL,
        robot(0, 0, "N", program="U@10"),
        robot(2, 1, "E", program="1@490"),
        robot(1, 0, "W", program="1@660"),
        robot(6, 2, "N", program="L@70"),
    )
    g.g.controller = [-1, ANA, -1, -1]

    run(g, MoveRobots())

    assert acts(g) == [CLEO, BEN, DAN]


def test_robots_that_are_still_led_follow_their_controller_after_another_is_freed() -> None:
    """Option radio_control: nobody acts twice, and nobody is forgotten."""
    g = factory(
        HALL,
        robot(0, 0, "N", program="3@840"),
        robot(2, 1, "E", program="1@490"),
        robot(5, 2, "W", program="1@660"),
        robot(6, 0, "S", program="2@700"),
    )
    g.g.controller = [-1, ANA, -1, CLEO]

    run(g, MoveRobots())

    assert acts(g) == [ANA, CLEO, DAN, BEN]
