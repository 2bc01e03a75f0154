"""Ramming Gear, options that protect, and the Mechanical Arm."""

import pytest

from paddock.games.roborally.cards import OPTION_IDS
from paddock.games.roborally.rules.clean_up import CleanUp, DecideStay
from paddock.games.roborally.rules.damage import NO_SIDE, TakeDamage
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.games.roborally.rules.turn import StartTurn
from tests.games.roborally.make import (
    ANA,
    BEN,
    Robot,
    answer,
    asked,
    factory,
    off_board,
    open_floor,
    options_of,
    robot,
    run,
    run_register,
    stack_options,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(7, 3)


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


def test_a_robot_that_a_push_has_thrown_off_the_floor_is_not_rammed_any_more() -> None:
    """Option ramming_gear."""
    g = factory(HALL, robot(5, 0, "E", options="ramming_gear", program="2"), robot(6, 0, "N"))

    run(g, Execute(ANA, ANA))

    assert where(g, BEN) is None
    assert told(g, "rammed") == []


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


def test_the_ram_comes_from_the_side_of_the_rammer() -> None:
    """Option ramming_gear with option power_down_shield: in this phase the shield still works in the east."""
    victim = robot(2, 0, down=True, options="power_down_shield")
    g = factory(HALL, robot(1, 0, "E", options="ramming_gear", program="1"), victim, robot(6, 0, "W"))
    run(g, Execute(ANA, ANA))
    assert (where(g, BEN), g.g.damage[BEN]) == ((3, 0, "N"), 0)
    g.g.facing[ANA] = 0

    run(g, FireLasers())

    assert asked(g) == []
    assert g.g.damage[BEN] == 0


# ---- protection ------------------------------------------------------------------------------------------------------


def test_the_ablative_coat_takes_three_damage() -> None:
    """Option ablative_coat: nobody is asked, and then it is gone."""
    g = factory(HALL, robot(0, 0, options="ablative_coat"))

    run(g, TakeDamage(ANA, ANA, 2, NO_SIDE))
    assert g.g.damage[ANA] == 0
    assert g.g.view(None)["robots"][ANA]["options"] == [{"id": "ablative_coat", "tokens": 1, "stored": False}]
    run(g, TakeDamage(ANA, ANA, 2, NO_SIDE))

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


def test_every_side_of_the_power_down_shield_works_by_itself() -> None:
    """Option power_down_shield: three robots shoot at once, from three sides."""
    shield = robot(3, 1, options="power_down_shield", down=True)
    g = factory(HALL, shield, robot(0, 1, "E"), robot(6, 1, "W"), robot(3, 0, "S"))

    run(g, FireLasers())

    assert asked(g) == []
    assert g.g.damage[ANA] == 0


def test_the_power_down_shield_stops_a_howitzer_on_the_side_of_the_shooter() -> None:
    """Option power_down_shield, option mini_howitzer: the laser from the east has worn out the other side only."""
    shield = robot(3, 1, options="power_down_shield", down=True)
    g = factory(HALL, shield, robot(0, 1, "E", options="mini_howitzer"), robot(6, 1, "W"))

    run(g, FireLasers())
    answer(g, BEN, "weapon", card="mini_howitzer")

    assert asked(g) == []
    assert (where(g, ANA), g.g.damage[ANA]) == ((4, 1, "N"), 0)


def test_the_power_down_shield_works_before_the_ablative_coat() -> None:
    """Option power_down_shield with option ablative_coat: the coat, which wears out, takes what the shield lets by."""
    both = robot(3, 1, options="power_down_shield ablative_coat", down=True)
    g = factory(HALL, both, robot(0, 1, "E", options="double_barreled_laser"), robot(6, 1, "W"))

    run(g, FireLasers())

    assert g.g.damage[ANA] == 0
    assert g.g.option_tokens[OPTION_IDS.index("ablative_coat")] == 2


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


def test_a_powered_down_robot_with_a_circuit_breaker_is_not_asked_whether_it_stays_down() -> None:
    """Option circuit_breaker: with three damage the card has decided; with two the owner does."""
    g = factory(HALL, robot(0, 0, options="circuit_breaker", damage=3, down=True))
    run(g, DecideStay())
    assert asked(g) == []
    assert g.g.announced[ANA] == 1

    g = factory(HALL, robot(0, 0, options="circuit_breaker", damage=2, down=True))
    run(g, DecideStay())
    assert asked(g) == [(ANA, "stay-down")]


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


def test_a_superior_archive_does_not_take_away_the_tokens_of_a_power_down() -> None:
    """Option superior_archive, ruling 4: only the two of the return are saved."""
    g = factory(HALL, off_board(archive=(2, 1), options="superior_archive", down=True, damage=3), robot(0, 0))
    g.g.wrecks = [ANA]

    run(g, ReEntries())

    assert g.g.damage[ANA] == 3


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


@pytest.mark.parametrize("x", [0, 2])
def test_one_way_round_the_corner_is_enough_for_the_mechanical_arm(x: int) -> None:
    """Option mechanical_arm: both cells beside the robot are open, one of them is walled off from the flag."""
    walled = "+     +     +     +\n   .  |  .  |  .\n+     +     +     +\n   .     .     .\n+     +     +     +"
    for flag, at in [((1, 1), (x, 0)), ((1, 0), (x, 1)), ((x, 1), (1, 0)), ((x, 0), (1, 1))]:
        g = factory(walled, robot(*at, options="mechanical_arm"), robot(2 - x, 1), flags=[flag, (2 - x, 0)])

        run(g, TouchFlags())

        assert g.g.touched[ANA] == 1


def test_the_mechanical_arm_reaches_repair_sites() -> None:
    """Option mechanical_arm: repair and option card."""
    g = factory("+     +     +\n   .    w+\n+     +     +", robot(0, 0, options="mechanical_arm", damage=2))

    run(g, CleanUp())

    assert g.g.damage[ANA] == 1
    assert len(options_of(g, ANA)) == 2


def test_of_several_sites_in_reach_of_the_mechanical_arm_the_best_one_counts() -> None:
    """Option mechanical_arm: a wrench under the robot does not keep it from wrench and hammer beside it."""
    g = factory("+     +     +\n   w    w+\n+     +     +", robot(0, 0, options="mechanical_arm", damage=2))

    run(g, CleanUp())

    assert g.g.damage[ANA] == 1  # one repair, not one for each site
    assert len(options_of(g, ANA)) == 2


@pytest.mark.parametrize(
    "shooter", [robot(0, 1, "W", options="rear_firing_laser"), robot(0, 1, "E", options="fire_control")]
)
def test_every_shot_wears_out_the_side_of_its_shooter_of_a_power_down_shield(shooter: Robot) -> None:
    """Option power_down_shield, option rear_firing_laser, option fire_control: the other shot comes from the east."""
    shield = robot(3, 1, options="power_down_shield", down=True)
    g = factory(HALL, shield, shooter, robot(6, 1, "W"))

    run(g, FireLasers())

    assert asked(g) == []
    assert g.g.damage[ANA] == 0


def test_a_circuit_breaker_works_in_the_clean_up_in_which_it_is_drawn() -> None:
    """Option circuit_breaker: repairs and options come first."""
    g = factory("+     +     +\n   w+    .\n+     +     +", robot(0, 0, damage=4), robot(1, 0))
    stack_options(g, "circuit_breaker")

    run(g, CleanUp())

    assert options_of(g, ANA) == ["circuit_breaker"]
    assert (g.g.damage[ANA], g.g.announced[ANA]) == (3, 1)


def test_a_circuit_breaker_leaves_a_robot_alone_that_sits_out_on_toggle_boggle() -> None:
    """Option circuit_breaker, course toggle_boggle, ruling 4: the tokens that come back with the robot are kept."""
    pushed = robot(0, 0, "W", down=True, damage=4, archive=(2, 2), options="circuit_breaker superior_archive")
    rivals = [robot(1, 0, "W", program="1@490"), robot(4, 2), robot(6, 2)]
    g = factory(HALL, pushed, *rivals, goal="toggle", flags=[(5, 0)])
    run(g, Execute(BEN, BEN))
    answer(g, ANA, "lose", card="superior_archive")

    run(g, CleanUp())
    assert g.g.announced[ANA] == 0
    run(g, StartTurn())

    assert (g.g.damage[ANA], g.g.down[ANA]) == (4, 0)
