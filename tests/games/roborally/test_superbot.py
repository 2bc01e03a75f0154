"""Day of the SuperBot."""

from typing import Any

import pytest

from paddock.games.roborally import GAME
from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.destruction import destroy
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute
from paddock.games.roborally.rules.pushing import push
from paddock.games.roborally.rules.walking import Walk
from paddock.games.roborally.state import NOBODY, Factory
from paddock.kernel.options import Value
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    answer,
    factory,
    locked,
    off_board,
    open_floor,
    robot,
    run,
    told,
    where,
)

HALL = open_floor(7, 5)
pytestmark = pytest.mark.usefixtures("manner")


def table(name: str, seats: int, **setup: Value) -> Factory:
    made = GAME.new(seats, {"course": name, **setup}, seed=3)
    assert isinstance(made, Factory)
    return made


def test_the_robot_on_dock_1_is_the_superbot() -> None:
    """Course day_of_the_superbot."""
    g = table("day_of_the_superbot", 5)

    assert g.superbot == g.docks[0]
    assert [row["superbot"] for row in g.view(None)["robots"]].count(True) == 1


def super_hall(*robots: Any, **setup: Any) -> Any:
    g = factory(HALL, *robots, goal="superbot", flags=[(3, 0), (6, 0)], **setup)
    g.g.superbot = ANA
    return g


def test_only_the_superbot_touches_flags() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(robot(0, 0), robot(3, 0))
    run(g, TouchFlags())
    assert g.g.touched == [0, 0]

    g = super_hall(robot(3, 0), robot(0, 0))
    run(g, TouchFlags())
    assert g.g.touched == [1, 0]


def test_the_superbots_lasers_are_doubled_and_it_is_mended_every_turn() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(robot(0, 0, "E", damage=6, program="- - - 1 1"), robot(5, 0, "W"))

    run(g, FireLasers())
    assert g.g.damage == [7, 2]
    run(g, CleanUp())

    assert g.g.damage == [0, 2]
    assert locked(g, ANA) == []


def test_the_superbots_rear_laser_is_doubled_as_well() -> None:
    """Course day_of_the_superbot, option rear_firing_laser: all its damaging lasers are."""
    g = super_hall(robot(3, 2, "E", options="rear_firing_laser"), robot(0, 2, "N"), robot(6, 2, "N"))

    run(g, FireLasers())

    assert g.g.damage == [0, 2, 2]


def test_who_pushed_the_superbot_last_takes_its_place() -> None:
    """Course day_of_the_superbot: at once, with the credit it has."""
    g = super_hall(robot(6, 1), robot(5, 1, "E", program="1", touched=1), robot(0, 0))

    run(g, Execute(BEN, BEN))

    assert g.g.superbot == BEN
    assert g.g.touched[BEN] == 1
    assert told(g, "superbot", BEN)


def test_a_high_power_laser_is_remembered_by_those_it_hits_and_by_nobody_else() -> None:
    """Course day_of_the_superbot, option high_power_laser: it is the main laser, and aimed at nobody else."""
    g = super_hall(
        robot(2, 2, program="1 1 1 1 1"),
        robot(0, 2, "E", options="high_power_laser", program="L@70"),
        robot(4, 2, program="2 2 2 2 2"),
        robot(6, 4, program="3 3 3 3 3"),
    )

    run(g, FireLasers())
    answer(g, BEN, "shoot-through")

    assert g.g.rivals == [BEN, NOBODY, BEN, NOBODY]


def test_of_several_that_shot_it_the_one_with_the_lowest_card_takes_over() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(
        robot(3, 2, damage=9, program="1 1 1 1 1"), robot(0, 2, "E", program="L@70"), robot(6, 2, "W", program="U@10")
    )

    run(g, FireLasers())

    assert g.g.superbot == CLEO


def test_who_hit_the_superbot_with_another_weapon_takes_its_place_as_well() -> None:
    """Course day_of_the_superbot: a Mini-Howitzer shoots, too."""
    g = super_hall(robot(6, 1, "N"), robot(3, 1, "E", options="mini_howitzer"), robot(0, 0))

    run(g, FireLasers())
    answer(g, BEN, "weapon", card="mini_howitzer")

    assert where(g, ANA) is None
    assert g.g.superbot == BEN


def test_a_shot_counts_also_if_it_came_before_the_role() -> None:
    """Course day_of_the_superbot: Ben was pushed by Cleo and then shot by Ana, before he took over."""
    g = super_hall(robot(0, 2, "E"), robot(3, 2, "N", program="- 3@790"), robot(2, 2, "E", program="1"), robot(6, 4))
    run(g, Execute(CLEO, CLEO))
    g.g.at[CLEO] = 0
    run(g, FireLasers())
    g.g.superbot = BEN

    g.g.register = 1
    run(g, Execute(BEN, BEN))

    assert where(g, BEN) is None
    assert g.g.superbot == ANA


def test_only_who_pushes_directly_takes_over_and_an_heir_that_is_out_does_not() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(robot(6, 1), robot(4, 1, "E", program="1"), robot(5, 1), robot(0, 0))
    run(g, Execute(BEN, BEN))
    assert where(g, ANA) is None
    assert g.g.superbot == ANA

    g = super_hall(robot(6, 1), off_board(lives=0), robot(0, 0), robot(0, 3))
    g.g.rivals = [BEN, -1, -1, -1]
    g.g.facing[ANA] = 1
    run(g, Walk(ANA, ANA, 1, 1))
    assert where(g, ANA) is None
    assert g.g.superbot == ANA


def test_flag_credit_is_kept_by_a_robot_that_regains_the_role() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(robot(6, 1, touched=1), robot(5, 1, "E", program="1"), robot(6, 0), robot(3, 4))
    run(g, Execute(BEN, BEN))
    assert (g.g.superbot, g.g.touched) == (BEN, [1, 0, 0, 0])
    g.g.superbot = ANA
    g.g.at[CLEO], g.g.at[ANA] = 20, 6

    run(g, TouchFlags())

    assert g.g.place[ANA] == 1


def test_a_superbot_that_returns_keeps_its_two_tokens_for_a_turn() -> None:
    """Course day_of_the_superbot: it is mended before robots return."""
    g = super_hall(robot(0, 0, "W", program="1", archive=(3, 3)), robot(5, 3))
    run(g, Execute(ANA, ANA), CleanUp())

    answer(g, ANA, "face", way="north")
    answer(g, ANA, "keep-running")
    assert (g.g.superbot, g.g.damage[ANA]) == (ANA, 2)
    run(g, CleanUp())

    assert g.g.damage[ANA] == 0


def test_a_superbot_that_falls_by_itself_stays_what_it_is_while_it_lives() -> None:
    """Course day_of_the_superbot; once it is out, the next in dock order follows."""
    g = super_hall(robot(0, 0, "W", program="1"), robot(3, 3), robot(5, 3))
    run(g, Execute(ANA, ANA))
    assert g.g.superbot == ANA

    g = super_hall(robot(0, 0, "W", program="1", lives=1), robot(3, 3), robot(5, 3))
    run(g, Execute(ANA, ANA))
    assert g.g.superbot == BEN


def test_who_shot_a_superbot_last_that_has_finished_races_for_the_flags_now() -> None:
    """Course day_of_the_superbot, where the race goes on: somebody has to be the SuperBot."""
    g = super_hall(robot(6, 0, touched=1), robot(3, 0), robot(6, 3, "N"), robot(0, 4), play_on=True)

    run(g, FireLasers(), TouchFlags())
    assert where(g, ANA) is None
    assert g.g.superbot == CLEO
    assert told(g, "superbot", CLEO)
    g.g.at[BEN], g.g.at[CLEO] = g.g.at[CLEO], g.g.at[BEN]
    run(g, TouchFlags())

    assert g.g.touched == [2, 0, 1, 0]


def test_without_a_rival_the_next_in_dock_order_follows_a_superbot_that_has_finished() -> None:
    """Course day_of_the_superbot; one who is out of the race does not."""
    g = super_hall(robot(6, 0, touched=1), off_board(lives=0), robot(3, 3), robot(5, 3), play_on=True)

    run(g, TouchFlags())

    assert g.g.superbot == CLEO
    assert g.g.outcome() is None


@pytest.mark.parametrize(
    ("docks", "heir"), [([BEN, DAN, ANA, CLEO], CLEO), ([CLEO, BEN, DAN, ANA], CLEO), ([CLEO, ANA, DAN, BEN], DAN)]
)
def test_the_docks_say_who_follows_a_superbot(docks: list[int], heir: int) -> None:
    """Course day_of_the_superbot: after the last dock comes the first."""
    g = super_hall(robot(6, 0, touched=1), robot(0, 3), robot(3, 3), robot(5, 3), play_on=True)
    g.g.docks = docks

    run(g, TouchFlags())

    assert g.g.superbot == heir


def test_the_lowest_card_counts_for_lasers_and_weapons_together() -> None:
    """Course day_of_the_superbot: all have been fired at once, though weapons work after the lasers."""
    g = super_hall(
        robot(3, 2, program="1 1 1 1 1"),
        robot(0, 2, "E", program="L@70"),
        robot(6, 2, "W", options="radio_control", program="L@410"),
        robot(0, 4),
    )

    run(g, FireLasers())
    answer(g, CLEO, "weapon", card="radio_control")

    assert g.g.rivals[ANA] == BEN


def test_of_two_weapons_the_one_with_the_lowest_card_counts() -> None:
    """Course day_of_the_superbot: not the one that worked last."""
    g = super_hall(
        robot(3, 2, program="1 1 1 1 1"),
        robot(0, 2, "E", options="scrambler", program="L@70"),
        robot(6, 2, "W", options="radio_control", program="L@410"),
        robot(0, 4),
    )

    run(g, FireLasers())
    answer(g, BEN, "weapon", card="scrambler")
    answer(g, CLEO, "weapon", card="radio_control")

    assert g.g.rivals[ANA] == BEN


def test_who_shot_a_robot_is_forgotten_when_it_is_destroyed() -> None:
    """Course day_of_the_superbot: a shot from an earlier life makes nobody the heir."""
    g = super_hall(robot(3, 2), robot(0, 0), robot(6, 2))
    g.g.rivals = [-1, CLEO, -1]
    destroy(g.g, BEN, "pit")
    g.g.superbot = BEN
    g.g.at[BEN] = 0

    run(g, Walk(BEN, BEN, 3, 1))

    assert where(g, BEN) is None
    assert g.g.superbot == BEN


def test_a_superbot_destroyed_while_powered_down_is_not_mended_before_it_returns() -> None:
    """Course day_of_the_superbot, ruling 4: the tokens taken while down come back with it."""
    g = super_hall(robot(3, 2, down=True, damage=3, archive=(3, 3)), robot(0, 0), robot(6, 0))
    destroy(g.g, ANA, "edge")

    run(g, CleanUp())

    assert g.g.superbot == ANA
    assert g.g.damage[ANA] == 5
    assert not told(g, "repaired")


WALLED_IN = "+     +     +     +     +\n   .     .     .  |  .\n+     +     +     +     +\n   .     .     .     ."
WALLED_IN += "\n+     +     +     +     +"


@pytest.mark.parametrize(("rival", "heir"), [(-1, ANA), (CLEO, CLEO)])
def test_a_blocked_ram_that_destroys_the_superbot_is_no_push(rival: int, heir: int) -> None:
    """Course day_of_the_superbot, option ramming_gear: a bump is neither a push nor a shot."""
    rammer = robot(1, 0, "E", options="ramming_gear", program="1")
    g = factory(WALLED_IN, robot(2, 0, damage=9), rammer, robot(0, 1), goal="superbot", flags=[(3, 1)])
    g.g.superbot = ANA
    g.g.rivals = [rival, -1, -1]

    run(g, Execute(BEN, BEN))

    assert where(g, ANA) is None
    assert g.g.superbot == heir


def test_a_ram_that_pushes_the_superbot_counts() -> None:
    """Course day_of_the_superbot, option ramming_gear: it is pushed, and the token destroys it."""
    g = super_hall(robot(2, 2, damage=9), robot(1, 2, "E", options="ramming_gear", program="1"), robot(0, 4))

    run(g, Execute(BEN, BEN))

    assert where(g, ANA) is None
    assert g.g.superbot == BEN


@pytest.mark.parametrize("how", ["pusher", "beam"])
def test_a_robot_that_is_moved_into_the_superbot_has_not_pushed_it(how: str) -> None:
    """Course day_of_the_superbot: only robots push."""
    g = super_hall(robot(6, 1), robot(5, 1), robot(0, 0))

    assert push(g.g, BEN, 1, how)

    assert (where(g, ANA), where(g, BEN)) == (None, (6, 1, "N"))
    assert g.g.superbot == ANA


@pytest.mark.parametrize(("docks", "heir"), [([ANA, BEN, CLEO], ANA), ([BEN, ANA, CLEO], BEN)])
def test_when_the_superbot_and_its_killer_destroy_each_other_dock_order_decides(docks: list[int], heir: int) -> None:
    """Course day_of_the_superbot, ruling 1: the role goes to Ben and back, or only to Ben."""
    ana = robot(0, 0, "E", damage=9, program="1 1 1 1 1")
    g = super_hall(ana, robot(4, 0, "W", damage=9, program="2 2 2 2 2"), robot(5, 4))
    g.g.docks = docks

    run(g, FireLasers())

    assert (where(g, ANA), where(g, BEN)) == (None, None)
    assert g.g.superbot == heir
