"""Step E: flags, archive markers, and winning."""

import pytest

from paddock.games.roborally.rules.flags import TouchFlags
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    factory,
    happened,
    open_floor,
    robot,
    run,
    run_register,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 3)
FLAGS = [(1, 0), (3, 0), (5, 0)]
SHOP = """
+     +     +     +
   w    w+     .
+     +     +     +
"""


def archive(x: int, y: int = 0) -> int:
    return y * 6 + x


def test_a_robot_on_its_next_flag_has_touched_it_and_moves_its_marker_there() -> None:
    """Rule 8.6."""
    g = factory(HALL, robot(1, 0), robot(0, 2), flags=FLAGS)

    run(g, TouchFlags())

    assert g.g.touched == [1, 0]
    assert g.g.archive[ANA] == archive(1)
    assert told(g, "flag-touched", ANA)[0]["flag"] == 1


def test_a_later_flag_gives_no_credit_but_the_marker_moves() -> None:
    """Rule 8.6, ruling 43."""
    g = factory(HALL, robot(3, 0, archive=(0, 0)), robot(0, 2), flags=FLAGS)

    run(g, TouchFlags())

    assert g.g.touched[ANA] == 0
    assert g.g.archive[ANA] == archive(3)


@pytest.mark.parametrize("x", [0, 1])
def test_any_repair_site_takes_the_marker(x: int) -> None:
    """Rule 8.6."""
    g = factory(SHOP, robot(x, 0, archive=(2, 0)))

    run(g, TouchFlags())

    assert g.g.archive[ANA] == x
    assert g.g.damage[ANA] == 0


def test_passing_over_a_flag_does_not_count() -> None:
    """Rule 8.6."""
    g = factory(HALL, robot(0, 0, "E", program="2"), robot(0, 2, program="L"), flags=FLAGS)

    run_register(g, 1)

    assert where(g, ANA) == (2, 0, "E")
    assert g.g.touched[ANA] == 0


def test_several_flags_may_be_touched_in_one_turn_in_different_registers() -> None:
    """Ruling 7, and ruling 8: each register credits one flag."""
    g = factory(HALL, robot(0, 0, "E", program="1 2 1"), robot(0, 2, "S", program="L R L"), flags=FLAGS)

    run_register(g, 1)
    assert g.g.touched[ANA] == 1
    run_register(g, 2)
    assert g.g.touched[ANA] == 2
    run_register(g, 3)
    assert g.g.touched[ANA] == 2


def test_the_first_to_touch_all_flags_wins_at_once() -> None:
    """Rule 15."""
    g = factory(HALL, robot(5, 0, touched=2), robot(3, 0, touched=1), robot(0, 2, lives=2), flags=FLAGS)

    run(g, TouchFlags())

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("flags", [1, 2, 3])


def test_being_pushed_or_carried_onto_the_last_flag_counts() -> None:
    """Ruling 44."""
    floor = "+     +     +\n   >     .\n+     +     +\n   .     .\n+     +     +"
    g = factory(floor, robot(0, 0, "N", program="L"), robot(0, 1, "S", program="L"), flags=[(1, 0)])

    run_register(g, 1)

    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2]

    g = factory(HALL, robot(2, 0, "N", program="L"), robot(1, 0, "E", program="1"), flags=[(3, 0)])
    run_register(g, 1)
    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2]


def test_nothing_is_repaired_in_step_e() -> None:
    """Rule 8.6: repairs come at the end of the turn."""
    g = factory(SHOP, robot(0, 0, damage=2), robot(2, 0))

    run(g, TouchFlags())

    assert g.g.damage[ANA] == 2


def test_a_robot_destroyed_on_the_last_flag_has_not_touched_it() -> None:
    """Ruling 45: lasers come before flags."""
    g = factory(HALL, robot(1, 0, "N", damage=9, program="L L L L L"), robot(4, 0, "N", program="L"), flags=[(1, 0)])

    run_register(g, 1)

    assert where(g, ANA) is None
    assert g.g.touched[ANA] == 0
    assert "finished" not in happened(g)


def test_two_that_touch_the_last_flag_in_the_same_phase_share_the_win() -> None:
    """Ruling 9: with a Mechanical Arm two robots can."""
    g = factory(HALL, robot(1, 0), robot(2, 1, options="mechanical_arm"), robot(5, 2), flags=[(1, 0)])

    run(g, TouchFlags())

    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.places == [1, 1, 3]


def test_the_others_are_ranked_by_flags_then_lives_then_damage() -> None:
    """Ruling 11."""
    g = factory(
        HALL,
        robot(1, 0),
        robot(0, 2, touched=0, lives=3, damage=2),
        robot(2, 2, touched=0, lives=3, damage=1),
        robot(4, 2, touched=0, lives=3, damage=2),
        robot(5, 2, touched=0, lives=2),
        flags=[(1, 0)],
    )

    run(g, TouchFlags())

    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.places == [1, 3, 2, 3, 5]


def test_the_last_robot_in_the_race_wins() -> None:
    """Ruling 10."""
    g = factory(HALL, robot(0, 0, "W", lives=1, program="1"), robot(3, 0, "S", program="L"), flags=FLAGS)

    run_register(g, 1)

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("last-robot", [2, 1])


def test_when_all_are_out_at_once_flags_decide() -> None:
    """Ruling 10 and ruling 11."""
    g = factory(
        HALL, robot(0, 0, "W", lives=1, program="1"), robot(0, 2, "W", lives=1, touched=1, program="1"), flags=FLAGS
    )

    run_register(g, 1)

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("all-out", [2, 1])


def test_alone_a_robot_races_until_all_flags_are_touched() -> None:
    """Rule 1: one robot against the clock."""
    g = factory(HALL, robot(0, 0, "E", program="1 2 2"), flags=FLAGS)

    run_register(g, 1)
    run_register(g, 2)
    assert g.g.outcome() is None
    run_register(g, 3)

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("flags", [1])


def test_a_lone_robot_without_lives_has_not_made_it() -> None:
    """Rule 14.2."""
    g = factory(HALL, robot(0, 0, "W", lives=1, program="1"), flags=FLAGS)

    run_register(g, 1)

    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.reason == "all-out"


def test_flags_are_touched_by_powered_down_robots_as_well() -> None:
    """Rule 12.4."""
    g = factory(HALL, robot(1, 0, down=True), robot(3, 2), robot(5, 2), flags=FLAGS)

    run(g, TouchFlags())

    assert g.g.touched[ANA] == 1
    assert g.g.touched[BEN] == g.g.touched[CLEO] == 0
