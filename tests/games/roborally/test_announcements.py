"""What is announced about an option card stands, though nobody has answered since."""

import pytest

from paddock.games.roborally.rules.damage import NO_SIDE, damage_step
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute
from paddock.games.roborally.rules.recompile import OfferRecompile
from paddock.games.roborally.rules.register import CompleteRegisters, RegisterPhase
from paddock.games.roborally.state import Factory
from paddock.kernel.agenda import Step
from tests.games.roborally.make import ANA, BEN, CLEO, DAN, Scene, answer, asked, factory, open_floor, robot, run, take

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 6)


def announced(g: Scene, step: Step[Factory], seat: int, kind: str) -> Scene:
    """Somebody is asked and answers."""
    run(g, step)
    g.g.keep_checkpoint()
    answer(g, seat, kind)
    return g


@pytest.mark.parametrize(("option", "card"), [("brakes", "1"), ("fourth_gear", "3"), ("reverse_gear", "B")])
def test_a_gear_that_has_been_announced_stands(option: str, card: str) -> None:
    """Rule 10."""
    g = factory(HALL, robot(2, 2, "E", options=option, program=card), robot(5, 5))
    run(g, Execute(ANA, ANA))
    g.g.keep_checkpoint()

    answer(g, ANA, "cells", steps={"1": 0, "3": 4, "B": 2}[card])

    assert asked(g) == []
    assert not g.g.can_undo(ANA)


@pytest.mark.parametrize("kind", ["gyroscope-on", "gyroscope-off"])
def test_a_gyroscope_that_has_been_announced_stands(kind: str) -> None:
    """Rule 10, option gyroscopic_stabilizer: while Ben thinks about his stored card."""
    g = factory(HALL, robot(0, 0, options="gyroscopic_stabilizer"), robot(0, 1, options="conditional_program"))
    g.g.conditional_card = take(g.g, "U")

    announced(g, CompleteRegisters(), ANA, kind)

    assert asked(g) == [(BEN, "swap-program")]
    assert not g.g.can_undo(ANA)


@pytest.mark.parametrize("kind", ["swap", "keep-program"])
def test_a_swap_that_has_been_announced_stands(kind: str) -> None:
    """Rule 10, option conditional_program: nothing has been revealed to it yet."""
    g = factory(HALL, robot(0, 0, options="conditional_program", program="1"), robot(0, 1))
    g.g.conditional_card = take(g.g, "U")
    run(g, RegisterPhase())
    del g.g.lanes[g.g.seats][:-1]
    g.g.keep_checkpoint()

    answer(g, ANA, kind)

    assert not g.g.can_undo(ANA)


def test_a_program_that_is_not_aborted_stands() -> None:
    """Rule 10, option abort_switch: while Ben thinks about his gear."""
    g = factory(
        HALL,
        robot(0, 0, "E", options="abort_switch", program="L@70"),
        robot(0, 1, "E", options="brakes", program="1"),
    )

    announced(g, RegisterPhase(), ANA, "keep-program")

    assert asked(g) == [(BEN, "change-gear")]
    assert not g.g.can_undo(ANA)


@pytest.mark.parametrize("kind", ["give-up", "take-damage"])
def test_an_option_that_has_been_given_up_or_kept_stands(kind: str) -> None:
    """Rule 10: for one token."""
    g = factory(HALL, robot(0, 0, options="brakes"), robot(0, 1))

    announced(g, damage_step(g.g, ANA, 1, NO_SIDE), ANA, kind)

    assert not g.g.can_undo(ANA)


def test_the_option_that_is_lost_with_the_robot_stands() -> None:
    """Rules 10, 14.2."""
    g = factory(HALL, robot(0, 0, "W", options="flywheel crab_legs", program="1"), robot(0, 1))
    run(g, Execute(ANA, ANA))
    g.g.keep_checkpoint()

    answer(g, ANA, "lose", card="flywheel")

    assert not g.g.can_undo(ANA)


@pytest.mark.parametrize("kind", ["plain-hit", "destroy-option"])
def test_what_fire_control_does_stands(kind: str) -> None:
    """Rule 10, option fire_control."""
    g = factory(HALL, robot(0, 0, "E", options="fire_control"), robot(3, 0, options="brakes"))

    announced(g, FireLasers(), ANA, kind)

    assert not g.g.can_undo(ANA)


def test_the_target_of_an_aimed_weapon_stands() -> None:
    """Rule 10, option high_power_laser: while Dan thinks about his weapon."""
    g = factory(
        HALL,
        robot(0, 0, "E", options="high_power_laser pressor_beam"),
        robot(2, 0),
        robot(4, 0),
        robot(0, 2, "E", options="scrambler"),
        robot(4, 2, program="1 1 1 1 1"),
    )
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    g.g.keep_checkpoint()

    answer(g, ANA, "aim", target=CLEO)

    assert asked(g) == [(DAN, "choose-weapon")]
    assert not g.g.can_undo(ANA)


def test_a_high_power_laser_that_is_declined_stands() -> None:
    """Rule 10, option high_power_laser."""
    g = factory(
        HALL,
        robot(0, 0, "E", options="high_power_laser"),
        robot(2, 0),
        robot(4, 0),
        robot(0, 2, "E", options="scrambler"),
        robot(4, 2, program="1 1 1 1 1"),
    )

    announced(g, FireLasers(), ANA, "ordinary-shot")

    assert asked(g) == [(DAN, "choose-weapon")]
    assert not g.g.can_undo(ANA)


def test_a_hand_that_is_not_recompiled_stands() -> None:
    """Rule 10, option recompile."""
    g = factory(HALL, robot(0, 0, options="recompile", hand="1 1 1"), robot(0, 1))

    announced(g, OfferRecompile(), ANA, "keep-hand")

    assert not g.g.can_undo(ANA)
