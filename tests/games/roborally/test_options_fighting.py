"""Options for fighting and for protection."""

import pytest

from paddock.games.roborally.cards import OPTION_IDS
from paddock.games.roborally.rules.clean_up import CleanUp, DecideStay
from paddock.games.roborally.rules.damage import NO_SIDE, TakeDamage, damage_step, packed, repair
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute, MoveRobots
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.games.roborally.rules.turn import StartTurn
from paddock.games.roborally.rules.weapons import FireWeapon
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    answer,
    asked,
    factory,
    happened,
    labels,
    locked,
    off_board,
    open_floor,
    options_of,
    program,
    robot,
    run,
    run_register,
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


def test_the_high_power_laser_shoots_through_one_robot() -> None:
    """Option high_power_laser: both are hit, a third one is not."""
    g = factory(
        HALL, robot(0, 0, "E", options="high_power_laser"), robot(2, 0, "S"), robot(4, 0, "S"), robot(6, 0, "S")
    )

    run(g, FireLasers())

    assert [g.g.damage[seat] for seat in range(4)] == [0, 1, 1, 0]


def test_the_high_power_laser_shoots_through_one_wall_but_not_through_a_robot_as_well() -> None:
    """Option high_power_laser."""
    g = factory(WALLED, robot(0, 0, "E", options="high_power_laser"), robot(2, 0, "S"), robot(3, 0, "S"))

    run(g, FireLasers())

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


# ---- weapons instead of the main laser -------------------------------------------------------------------------------


def test_a_weapon_needs_a_robot_that_the_main_laser_would_hit() -> None:
    """Option rules: replacement weapons."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam"), robot(3, 1, "S"))

    run(g, FireLasers())

    assert asked(g) == []


def test_one_weapon_in_a_register_phase_and_then_no_main_laser() -> None:
    """Option rules: replacement weapons."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam tractor_beam"), robot(3, 0, "S"))

    run(g, FireLasers())
    assert [label.get("card") for label in labels(g, ANA)] == [None, "pressor_beam", "tractor_beam"]
    answer(g, ANA, "weapon", card="pressor_beam")

    assert where(g, BEN) == (4, 0, "S")
    assert g.g.damage[BEN] == 0
    assert asked(g) == []


def test_the_main_laser_may_be_used_all_the_same() -> None:
    """Option rules: replacement weapons."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam"), robot(3, 0, "S"))

    run(g, FireLasers())
    answer(g, ANA, "main-laser")

    assert where(g, BEN) == (3, 0, "S")
    assert g.g.damage[BEN] == 1


def test_the_pressor_beam_pushes_a_row_and_walls_stop_it() -> None:
    """Option pressor_beam."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam"), robot(3, 0, "S"), robot(4, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    assert [where(g, seat) for seat in (BEN, CLEO)] == [(4, 0, "S"), (5, 0, "S")]

    g = factory(
        "+     +     +     +\n   .     .  |  .\n+     +     +     +",
        robot(0, 0, "E", options="pressor_beam"),
        robot(1, 0, "S"),
    )
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    assert where(g, BEN) == (1, 0, "S")


def test_a_beam_may_push_into_a_pit_and_the_new_cell_counts_for_flags() -> None:
    """Ruling 47."""
    floor = "+     +     +     +     +\n   .     .     .    ##\n+     +     +     +     +"
    g = factory(floor, robot(0, 0, "E", options="pressor_beam"), robot(2, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    assert where(g, BEN) is None

    g = factory(HALL, robot(0, 0, "E", options="pressor_beam"), robot(2, 0, "S"), flags=[(3, 0), (6, 2)])
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    run(g, TouchFlags())
    assert g.g.touched[BEN] == 1


def test_weapons_work_after_the_lasers_one_by_one_in_dock_order() -> None:
    """Ruling 48: Cleo is shot by Ben where she stood, then pushed."""
    g = factory(HALL, robot(0, 1, "E", options="pressor_beam"), robot(3, 0, "S"), robot(3, 1, "W"))

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    answer(g, ANA, "take-damage")

    assert g.g.damage == [1, 0, 1]
    assert where(g, CLEO) == (4, 1, "W")
    kinds_told = happened(g)
    assert kinds_told.index("shot") < kinds_told.index("weapon")


def test_weapons_are_chosen_in_dock_order() -> None:
    """Ruling 48."""
    g = factory(HALL, robot(0, 1, "E", options="pressor_beam"), robot(6, 1, "W", options="tractor_beam"))
    g.g.docks = [BEN, ANA]

    run(g, FireLasers())
    assert asked(g) == [(BEN, "choose-weapon")]
    answer(g, BEN, "weapon", card="tractor_beam")
    answer(g, ANA, "weapon", card="pressor_beam")

    assert [row["card"] for row in told(g, "weapon")] == ["tractor_beam", "pressor_beam"]


def test_a_weapon_aimed_at_a_robot_that_is_gone_does_nothing() -> None:
    """Ruling 48."""
    g = factory(HALL, robot(0, 1, "E", options="pressor_beam"), robot(3, 0, "S"), robot(3, 1, "W", damage=9))

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    answer(g, ANA, "take-damage")

    assert where(g, CLEO) is None
    assert told(g, "weapon") == []


def test_the_tractor_beam_pulls_one_cell_but_not_from_the_next_one() -> None:
    """Option tractor_beam."""
    g = factory(HALL, robot(0, 0, "E", options="tractor_beam"), robot(3, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="tractor_beam")
    assert where(g, BEN) == (2, 0, "S")

    g = factory(HALL, robot(0, 0, "E", options="tractor_beam"), robot(1, 0, "S"))
    run(g, FireLasers())
    assert asked(g) == []
    assert g.g.damage[BEN] == 1


def test_a_tractor_beam_aimed_through_a_wall_pulls_nobody_through_it() -> None:
    """Option tractor_beam with option high_power_laser: one cell, but not from behind the wall."""
    floor = "+     +     +     +     +\n   .     .  |  .     .\n+     +     +     +     +"
    arms = "tractor_beam high_power_laser"
    for x, stands in ((2, 2), (3, 2)):
        g = factory(floor, robot(0, 0, "E", options=arms), robot(x, 0, "S"))
        run(g, FireLasers())
        answer(g, ANA, "weapon", card="tractor_beam")
        assert where(g, BEN) == (stands, 0, "S")


def test_the_tractor_beam_pulls_into_a_pit_but_not_onto_a_robot() -> None:
    """Option tractor_beam, ruling 47."""
    floor = "+     +     +     +     +\n   .     .    ##     .\n+     +     +     +     +"
    g = factory(floor, robot(0, 0, "E", options="tractor_beam"), robot(3, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="tractor_beam")
    assert where(g, BEN) is None

    g = factory(HALL, robot(0, 0, "E", options="tractor_beam"), robot(4, 0, "S"), robot(3, 0, "S"))
    g.g.aims, g.g.weapons = [BEN, -1, -1], [OPTION_IDS.index("tractor_beam"), -1, -1]
    run(g, FireWeapon(ANA, ANA))
    assert where(g, BEN) == (4, 0, "S")
    assert where(g, CLEO) == (3, 0, "S")


def test_the_mini_howitzer_pushes_and_hurts_five_times() -> None:
    """Option mini_howitzer: the damage is dealt also if a wall stops the push."""
    floor = "+     +     +     +\n   .     .     .  |\n+     +     +     +"
    g = factory(floor, robot(0, 0, "E", options="mini_howitzer"), robot(1, 0, "S"))
    for shot in range(5):
        run(g, FireLasers())
        assert asked(g) == [(ANA, "choose-weapon")]
        answer(g, ANA, "weapon", card="mini_howitzer")
        assert g.g.damage[BEN] == shot + 1

    assert where(g, BEN) == (2, 0, "S")
    assert options_of(g, ANA) == []
    assert told(g, "option-worn-out", ANA)


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


def test_radio_control_ends_with_its_owner_and_does_not_wake_the_powered_down() -> None:
    """Option radio_control."""
    g = factory(HALL, robot(0, 1, "E", options="radio_control"), robot(3, 1, "E", down=True))
    run(g, FireLasers())
    assert asked(g) == []

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


def test_two_that_control_each_other_swap_programs() -> None:
    """Option radio_control: each acts with the other's card, at the card's priority."""
    g = factory(HALL, robot(0, 0, "N", program="L@70"), robot(6, 0, "N", program="R@100"))
    g.g.controller = [BEN, ANA]

    run(g, MoveRobots())

    assert where(g, ANA) == (0, 0, "E")
    assert where(g, BEN) == (6, 0, "W")
    assert [event["seat"] for event in g.g.events() if event["kind"] == "acts"] == [ANA, BEN]


def test_the_scrambler_changes_the_next_card_for_the_top_one() -> None:
    """Option scrambler: not in register 5."""
    g = factory(HALL, robot(0, 0, "E", options="scrambler"), robot(3, 0, "S", program="1 1 1 1 1"))
    stack(g, "U")
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")
    assert program(g, BEN) == "1U111"
    assert g.g.damage[BEN] == 0

    g.g.register = 4
    run(g, FireLasers())
    assert asked(g) == []


def test_the_scrambler_does_not_work_on_a_powered_down_robot() -> None:
    """Option scrambler: it has no program."""
    g = factory(HALL, robot(0, 0, "E", options="scrambler"), robot(3, 0, "S", down=True))

    run(g, FireLasers())

    assert asked(g) == []
    assert g.g.damage[BEN] == 1


def test_radio_control_ends_with_the_turn() -> None:
    """Option radio_control."""
    g = factory(HALL, robot(0, 1, "E", options="radio_control"), robot(3, 1, "E"))
    g.g.controller = [-1, ANA]

    run(g, StartTurn())

    assert g.g.controller == [-1, -1]


def test_a_locked_register_is_scrambled_too_and_keeps_the_new_card() -> None:
    """Option scrambler."""
    g = factory(HALL, robot(0, 0, "E", options="scrambler"), robot(3, 0, "S", damage=9, program="1 1 1 1 1"))
    stack(g, "U")

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")

    assert program(g, BEN) == "1U111"
    assert g.g.view(ANA)["robots"][BEN]["registers"][1] == {
        "state": "up",
        "locked": True,
        "pair": False,
        "card": "u_turn",
        "priority": 60,
    }


# ---- Ramming Gear ----------------------------------------------------------------------------------------------------


def test_ramming_gear_hurts_at_every_step() -> None:
    """Option ramming_gear: the robot that is touched, once a step."""
    g = factory(HALL, robot(0, 0, "E", options="ramming_gear", program="3"), robot(1, 0, "N"), robot(2, 0, "N"))

    run(g, Execute(ANA, ANA))

    assert g.g.damage == [0, 3, 0]
    assert [where(g, seat) for seat in range(3)] == [(3, 0, "E"), (4, 0, "N"), (5, 0, "N")]


def test_ramming_gear_hurts_also_if_a_wall_stops_the_push() -> None:
    """Option ramming_gear."""
    floor = "+     +     +     +\n   .     .  |  .\n+     +     +     +"
    g = factory(floor, robot(0, 0, "E", options="ramming_gear", program="2"), robot(1, 0, "N"))

    run(g, Execute(ANA, ANA))

    assert g.g.damage[BEN] == 1
    assert where(g, ANA) == (0, 0, "E")


def test_a_stopped_push_ends_the_move_though_the_ram_destroys() -> None:
    """Option ramming_gear."""
    floor = "+     +     +     +\n   .     .  |  .\n+     +     +     +"
    wrecked = robot(1, 0, "N", damage=9, program="1 1 1 1 1")
    g = factory(floor, robot(0, 0, "E", options="ramming_gear", program="2"), wrecked, robot(2, 0))

    run(g, Execute(ANA, ANA))

    assert where(g, BEN) is None
    assert where(g, ANA) == (0, 0, "E")


def test_the_victim_of_a_ram_may_give_up_an_option_before_the_next_step() -> None:
    """Option ramming_gear: a question in the middle of a move."""
    g = factory(
        HALL,
        robot(0, 0, "E", options="ramming_gear", program="2"),
        robot(1, 0, "N", damage=9, program="1 1 1 1 1", options="brakes"),
    )

    run(g, Execute(ANA, ANA))
    assert asked(g) == [(BEN, "give-up-option")]
    assert where(g, ANA) == (1, 0, "E")
    answer(g, BEN, "give-up", card="brakes")

    assert where(g, BEN) is None  # the second step destroys
    assert where(g, ANA) == (2, 0, "E")


# ---- protection ------------------------------------------------------------------------------------------------------


def test_the_ablative_coat_takes_three_damage() -> None:
    """Option ablative_coat: nobody is asked, and then it is gone."""
    g = factory(HALL, robot(0, 0, options="ablative_coat"))

    run(g, TakeDamage(ANA, packed(ANA, 2, NO_SIDE)))
    assert g.g.damage[ANA] == 0
    assert g.g.view(None)["robots"][ANA]["options"] == [{"id": "ablative_coat", "tokens": 1, "stored": False}]
    run(g, TakeDamage(ANA, packed(ANA, 2, NO_SIDE)))

    assert g.g.damage[ANA] == 1
    assert options_of(g, ANA) == []


def test_the_power_down_shield_stops_one_damage_from_each_side_in_each_phase() -> None:
    """Option power_down_shield."""
    g = factory(
        HALL,
        robot(3, 1, options="power_down_shield", down=True),
        robot(0, 1, "E", options="double_barreled_laser"),
        robot(6, 1, "W"),
    )

    run(g, FireLasers())
    assert asked(g) == [(ANA, "give-up-option")]  # the second shot from the west
    answer(g, ANA, "take-damage")

    assert g.g.damage[ANA] == 1


def test_the_power_down_shield_works_anew_in_the_next_phase() -> None:
    """Option power_down_shield: one token from each side in each register phase."""
    g = factory(HALL, robot(3, 1, options="power_down_shield", down=True), robot(0, 1, "E"))

    run_register(g, 1)
    run_register(g, 2)
    assert asked(g) == []
    run(g, FireLasers())

    assert asked(g) == [(ANA, "give-up-option")]


def test_the_power_down_shield_does_nothing_for_an_active_robot() -> None:
    """Option power_down_shield."""
    g = factory(HALL, robot(3, 1, options="power_down_shield"), robot(0, 1, "E"))

    run(g, FireLasers())
    answer(g, ANA, "take-damage")

    assert g.g.damage[ANA] == 1


@pytest.mark.parametrize(("damage", "announced"), [(2, 0), (3, 1), (7, 1)])
def test_the_circuit_breaker_powers_down_with_three_damage(damage: int, announced: int) -> None:
    """Option circuit_breaker: not optional."""
    g = factory(HALL, robot(0, 0, options="circuit_breaker", damage=damage))

    run(g, DecideStay())

    assert asked(g) == []
    assert g.g.announced[ANA] == announced


def test_a_circuit_breaker_does_not_decide_for_a_robot_that_returns() -> None:
    """Option circuit_breaker, ruling 4: its owner is asked, whatever the damage."""
    g = factory(HALL, off_board(archive=(2, 1), options="circuit_breaker", damage=3), robot(0, 0))
    g.g.wrecks = [ANA]

    run(g, CleanUp())
    answer(g, ANA, "face", way="north")
    assert asked(g) == [(ANA, "enter-down")]
    answer(g, ANA, "keep-running")

    assert (g.g.damage[ANA], g.g.announced[ANA]) == (5, 0)


def test_a_circuit_breaker_does_nothing_where_power_down_is_forbidden() -> None:
    """Option circuit_breaker, course factory_rejects."""
    g = factory(HALL, robot(0, 0, options="circuit_breaker", damage=5), rules=["no_power_down"])

    run(g, DecideStay())

    assert g.g.announced[ANA] == 0


def test_the_circuit_breaker_looks_after_the_repairs() -> None:
    """Option circuit_breaker."""
    g = factory("+     +\n   w\n+     +", robot(0, 0, options="circuit_breaker", damage=3))

    run(g, CleanUp())

    assert g.g.announced[ANA] == 0


def test_a_superior_archive_saves_the_two_damage() -> None:
    """Option superior_archive."""
    g = factory(HALL, off_board(archive=(2, 1), options="superior_archive"), robot(0, 0))
    g.g.wrecks = [ANA]

    run(g, ReEntries())

    assert g.g.damage[ANA] == 0


# ---- Mechanical Arm --------------------------------------------------------------------------------------------------

ARM = """
+     +     +     +     +
   .     .     .  |  .
+     +     +     +-----+
   .     .     .  |  .
+     +     +     +     +
"""


@pytest.mark.parametrize(
    ("x", "y", "touches"), [(1, 0, True), (1, 1, True), (3, 0, False), (3, 1, False), (0, 0, False)]
)
def test_the_mechanical_arm_touches_flags_one_cell_away_if_no_wall_is_between(x: int, y: int, touches: bool) -> None:
    """Option mechanical_arm: diagonally too; the marker is not moved (it needs to stand there)."""
    g = factory(ARM, robot(x, y, options="mechanical_arm", archive=(0, 1)), robot(0, 1), flags=[(2, 0), (0, 0)])

    run(g, TouchFlags())

    assert (g.g.touched[ANA] == 1) == touches
    if (x, y) != (0, 0):
        assert g.g.archive[ANA] == 4


def test_the_mechanical_arm_reaches_repair_sites() -> None:
    """Option mechanical_arm: repair and option card."""
    g = factory("+     +     +\n   .    w+\n+     +     +", robot(0, 0, options="mechanical_arm", damage=2))

    run(g, CleanUp())

    assert g.g.damage[ANA] == 1
    assert len(options_of(g, ANA)) == 2


def test_weapons_and_lasers_are_silent_while_powered_down() -> None:
    """Option rules: a powered-down robot uses no weapon."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam rear_firing_laser", down=True), robot(3, 0, "S"))

    run(g, FireLasers())

    assert asked(g) == []
    assert g.g.damage[BEN] == 0
