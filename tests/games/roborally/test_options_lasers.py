"""Options that change the main laser or fire beside it, and Fire Control."""

import pytest

from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.damage import NO_SIDE, damage_step, repair
from paddock.games.roborally.rules.lasers import FireLasers
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    answer,
    asked,
    factory,
    labels,
    locked,
    open_floor,
    options_of,
    program,
    robot,
    run,
    stack,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(7, 3)
WALLED = "+     +     +     +     +\n   .  |  .     .     .\n+     +     +     +     +"


# ---- the main laser and others ---------------------------------------------------------------------------------------


def test_the_double_barreled_laser_fires_two_shots() -> None:
    """Option double_barreled_laser."""
    g = factory(HALL, robot(0, 0, "E", options="double_barreled_laser"), robot(3, 0, "S"))

    run(g, FireLasers())

    assert g.g.damage[BEN] == 2


def test_the_rear_firing_laser_fires_as_well() -> None:
    """Option rear_firing_laser: it is not the main laser."""
    g = factory(
        HALL,
        robot(3, 0, "E", options="rear_firing_laser double_barreled_laser"),
        robot(0, 0, "S"),
        robot(6, 0, "S"),
    )

    run(g, FireLasers())

    assert [g.g.damage[seat] for seat in (BEN, CLEO)] == [1, 2]


def test_the_rear_firing_laser_is_no_high_power_laser() -> None:
    """Option rear_firing_laser with option high_power_laser: it stops at the first robot and at the first wall."""
    options = "rear_firing_laser high_power_laser"
    g = factory(HALL, robot(4, 0, "E", options=options), robot(2, 0, "S"), robot(0, 0, "S"))
    run(g, FireLasers())
    assert g.g.damage == [0, 1, 0]

    g = factory(WALLED, robot(1, 0, "E", options=options), robot(0, 0, "S"))
    run(g, FireLasers())
    assert g.g.damage == [0, 0]


def test_fire_control_does_not_decide_about_the_rear_firing_laser() -> None:
    """Option rear_firing_laser with option fire_control: a plain hit, and nobody is asked."""
    g = factory(HALL, robot(3, 0, "E", options="rear_firing_laser fire_control"), robot(0, 0, "S"))

    run(g, FireLasers())

    assert asked(g) == []
    assert g.g.damage[BEN] == 1


def test_the_rear_firing_laser_fires_also_beside_another_weapon() -> None:
    """Option rear_firing_laser: a weapon replaces the main laser only."""
    robots = [robot(3, 0, "E", options="rear_firing_laser pressor_beam"), robot(0, 0, "S"), robot(5, 0, "S")]
    g = factory(HALL, *robots)

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")

    assert g.g.damage == [0, 1, 0]
    assert where(g, CLEO) == (6, 0, "S")


def test_the_high_power_laser_shoots_through_one_robot() -> None:
    """Option high_power_laser: both are hit, a third one is not."""
    g = factory(
        HALL, robot(0, 0, "E", options="high_power_laser"), robot(2, 0, "S"), robot(4, 0, "S"), robot(6, 0, "S")
    )

    run(g, FireLasers())
    assert asked(g) == [(ANA, "high-power")]
    answer(g, ANA, "shoot-through")

    assert [g.g.damage[seat] for seat in range(4)] == [0, 1, 1, 0]
    assert [event["card"] for event in told(g, "option-used", ANA)] == ["high_power_laser"]


def test_the_high_power_laser_may_be_declined() -> None:
    """Option high_power_laser: an ordinary shot stops at the first robot."""
    g = factory(HALL, robot(0, 0, "E", options="high_power_laser"), robot(2, 0, "S"), robot(4, 0, "S"))

    run(g, FireLasers())
    assert g.g.question(ANA)["args"]["whom"] == [BEN, CLEO]
    answer(g, ANA, "ordinary-shot")

    assert g.g.damage == [0, 1, 0]


def test_a_high_power_laser_that_would_change_nothing_is_not_asked_for() -> None:
    """Option high_power_laser: nobody stands behind the first robot."""
    g = factory(HALL, robot(0, 0, "E", options="high_power_laser"), robot(2, 0, "S"))

    run(g, FireLasers())

    assert asked(g) == []
    assert g.g.damage == [0, 1]


def test_in_races_begun_under_version_4_the_high_power_laser_always_goes_through() -> None:
    """Option high_power_laser."""
    g = factory(HALL, robot(0, 0, "E", options="high_power_laser"), robot(2, 0, "S"), robot(4, 0, "S"))
    g.g.rules = 4

    run(g, FireLasers())

    assert asked(g) == []
    assert g.g.damage == [0, 1, 1]


def test_a_weapon_instead_of_the_laser_leaves_nothing_to_go_through() -> None:
    """Option high_power_laser with option pressor_beam: it is asked for only if the main laser fires."""
    for first, then in (("weapon", "aim-weapon"), ("main-laser", "high-power")):
        g = factory(HALL, robot(0, 0, "E", options="high_power_laser pressor_beam"), robot(2, 0, "S"), robot(4, 0, "S"))
        run(g, FireLasers())
        answer(g, ANA, first)
        assert asked(g) == [(ANA, then)]


def test_whether_the_high_power_laser_goes_through_is_asked_in_every_register_phase() -> None:
    """Option high_power_laser: what was said in one phase means nothing in the next."""
    g = factory(HALL, robot(0, 0, "E", options="high_power_laser"), robot(2, 0, "S"), robot(4, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "shoot-through")

    run(g, FireLasers())
    answer(g, ANA, "ordinary-shot")

    assert g.g.damage == [0, 2, 1]


def test_a_shot_of_the_high_power_laser_is_told_as_a_shot_and_not_as_a_weapon() -> None:
    """Option high_power_laser: it is the main laser, and nothing is aimed instead of it."""
    g = factory(HALL, robot(0, 0, "E", options="high_power_laser"), robot(2, 0, "S"), robot(4, 0, "S"))

    run(g, FireLasers())
    answer(g, ANA, "shoot-through")

    assert len(told(g, "shot")) == 2
    assert told(g, "weapon") == []


def test_the_high_power_laser_shoots_through_one_wall_but_not_through_a_robot_as_well() -> None:
    """Option high_power_laser."""
    g = factory(WALLED, robot(0, 0, "E", options="high_power_laser"), robot(2, 0, "S"), robot(3, 0, "S"))

    run(g, FireLasers())
    answer(g, ANA, "shoot-through")

    assert [g.g.damage[seat] for seat in range(3)] == [0, 1, 0]


def test_two_walls_stop_the_high_power_laser() -> None:
    """Option high_power_laser."""
    g = factory(
        WALLED.replace(".     .     .", ".  |  .     ."), robot(0, 0, "E", options="high_power_laser"), robot(3, 0, "S")
    )

    run(g, FireLasers())

    assert g.g.damage[BEN] == 0


def test_laser_options_combine() -> None:
    """Option double_barreled_laser with option high_power_laser: full damage to both."""
    options = "double_barreled_laser high_power_laser"
    g = factory(HALL, robot(0, 0, "E", options=options), robot(2, 0, "S"), robot(4, 0, "S"))

    run(g, FireLasers())
    answer(g, ANA, "shoot-through")

    assert [g.g.damage[seat] for seat in (BEN, CLEO)] == [2, 2]


# ---- Fire Control ----------------------------------------------------------------------------------------------------


def test_fire_control_puts_the_token_on_a_register_of_choice() -> None:
    """Option fire_control, ruling 40: it counts as damage and locks."""
    g = factory(HALL, robot(0, 0, "E", options="fire_control"), robot(3, 0, "S", program="1 1 1 1 1"))

    run(g, FireLasers())
    assert asked(g) == [(ANA, "fire-control")]
    answer(g, ANA, "lock", register=2)

    assert locked(g, BEN) == [2]
    assert g.g.damage[BEN] == 1


def test_repair_frees_a_register_locked_by_fire_control() -> None:
    """Option fire_control, ruling 40."""
    floor = "+     +     +     +     +\n   .     .     .     w\n+     +     +     +     +"
    g = factory(floor, robot(0, 0, "E", options="fire_control"), robot(3, 0, "S", program="1 1 1 1 1"))
    run(g, FireLasers())
    answer(g, ANA, "lock", register=4)

    run(g, CleanUp())

    assert locked(g, BEN) == []
    assert g.g.damage[BEN] == 0


def test_tokens_beside_the_registers_stay_there_when_fire_control_locks_one() -> None:
    """Option fire_control, ruling 40: four tokens lie beside the registers before a hit locks the next one."""
    g = factory(HALL, robot(0, 0, "E", options="fire_control"), robot(3, 0, "S", damage=3, program="1 1 1 1 1"))
    run(g, FireLasers())
    answer(g, ANA, "lock", register=2)
    assert (g.g.damage[BEN], locked(g, BEN)) == (4, [2])

    run(g, damage_step(g.g, BEN, 1, NO_SIDE))
    assert locked(g, BEN) == [2]
    run(g, damage_step(g.g, BEN, 1, NO_SIDE))
    assert (g.g.damage[BEN], locked(g, BEN)) == (6, [2, 5])
    repair(g.g, BEN)
    assert (g.g.damage[BEN], locked(g, BEN)) == (5, [5])


def test_fire_control_may_destroy_an_option_and_the_victim_cannot_avoid_it() -> None:
    """Option fire_control."""
    g = factory(HALL, robot(0, 0, "E", options="fire_control"), robot(3, 0, "S", options="brakes flywheel"))

    run(g, FireLasers())
    answer(g, ANA, "destroy-option", card="brakes")

    assert options_of(g, BEN) == ["flywheel"]
    assert g.g.damage[BEN] == 0
    assert asked(g) == []


def test_with_two_barrels_fire_control_decides_about_each_shot() -> None:
    """Option fire_control with option double_barreled_laser; an ordinary hit may be avoided as usual."""
    options = "fire_control double_barreled_laser"
    g = factory(HALL, robot(0, 0, "E", options=options), robot(3, 0, "S", program="1 1 1 1 1", options="brakes"))

    run(g, FireLasers())
    answer(g, ANA, "plain-hit")
    assert asked(g) == [(BEN, "give-up-option")]
    answer(g, BEN, "take-damage")
    answer(g, ANA, "lock", register=1)

    assert g.g.damage[BEN] == 2
    assert locked(g, BEN) == [1]


def test_with_a_high_power_laser_fire_control_decides_about_both_victims() -> None:
    """Option fire_control with option high_power_laser."""
    options = "fire_control high_power_laser"
    victims = [robot(x, 0, "S", program="1 1 1 1 1") for x in (2, 4)]
    g = factory(HALL, robot(0, 0, "E", options=options), *victims)

    run(g, FireLasers())
    answer(g, ANA, "shoot-through")
    answer(g, ANA, "lock", register=2)
    assert asked(g) == [(ANA, "fire-control")]
    answer(g, ANA, "lock", register=3)

    assert (locked(g, BEN), locked(g, CLEO)) == ([2], [3])


def test_fire_control_locks_a_random_card_in_a_powered_down_robot() -> None:
    """Option fire_control."""
    g = factory(HALL, robot(0, 0, "E", options="fire_control"), robot(3, 0, "S", down=True))
    stack(g, "3")

    run(g, FireLasers())
    answer(g, ANA, "lock", register=3)

    assert program(g, BEN) == "--3--"


def test_the_tenth_token_destroys_also_by_fire_control() -> None:
    """Option fire_control."""
    g = factory(HALL, robot(0, 0, "E", options="fire_control"), robot(3, 0, "S", damage=9, program="1 1 1 1 1"))
    g.g.locks[BEN] = 30
    run(g, FireLasers())

    answer(g, ANA, "lock", register=1)

    assert where(g, BEN) is None


def test_fire_control_decides_only_about_tokens_that_reach_the_robot() -> None:
    """Option fire_control with option ablative_coat and option power_down_shield."""
    g = factory(HALL, robot(0, 0, "E", options="fire_control"), robot(3, 0, "S", options="ablative_coat"))
    run(g, FireLasers())
    assert asked(g) == []
    assert told(g, "option-worked", BEN)

    shield = robot(3, 0, "S", down=True, options="power_down_shield")
    g = factory(HALL, robot(0, 0, "E", options="fire_control double_barreled_laser"), shield)
    run(g, FireLasers())
    assert asked(g) == [(ANA, "fire-control")]
    answer(g, ANA, "lock", register=2)
    assert g.g.damage[BEN] == 1
    assert asked(g) == []


def test_those_destroyed_at_the_same_time_are_so_in_dock_order_also_by_fire_control() -> None:
    """14.3, ruling 1: Fire Control does not come first."""
    full = "1 1 1 1 1"
    g = factory(
        HALL,
        robot(6, 1, "W", damage=9, program=full),
        robot(0, 1, "E"),
        robot(0, 0, "E", options="fire_control"),
        robot(6, 0, "N", damage=9, program=full),
    )

    run(g, FireLasers())
    answer(g, CLEO, "plain-hit")

    assert g.g.wrecks == [ANA, DAN]


def test_weapons_and_lasers_are_silent_while_powered_down() -> None:
    """Option rules: a powered-down robot uses no weapon."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam rear_firing_laser", down=True), robot(3, 0, "S"))

    run(g, FireLasers())

    assert asked(g) == []
    assert g.g.damage[BEN] == 0


def test_fire_control_decides_nothing_about_a_robot_that_its_first_token_has_destroyed() -> None:
    """Option fire_control with option double_barreled_laser: the second token is ignored."""
    victim = robot(2, 0, damage=9, program="L L L L L")
    g = factory(HALL, robot(0, 0, "E", options="fire_control double_barreled_laser"), victim)

    run(g, FireLasers())
    answer(g, ANA, "plain-hit")

    assert asked(g) == []
    assert (where(g, BEN), g.g.lives[BEN]) == (None, 2)


def test_fire_control_offers_no_register_that_is_locked_already() -> None:
    """Option fire_control."""
    victim = robot(3, 0, "S", damage=6, program="1 1 1 1 1")
    g = factory(HALL, robot(0, 0, "E", options="fire_control"), victim)

    run(g, FireLasers())

    assert [label["register"] for label in labels(g, ANA) if label["kind"] == "lock"] == [1, 2, 3]
