"""The end of a race: a register phase is one moment, survivors are looked for, the others are ranked."""

from typing import Any

import pytest

from paddock.games.roborally.rules.destruction import destroy
from paddock.games.roborally.rules.ending import end_race
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.turn import StartTurn
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    Robot,
    Scene,
    answer,
    asked,
    captured,
    factory,
    off_board,
    open_floor,
    robot,
    run,
    run_register,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(8, 5)
LASER_AT_THE_EDGE = """
+     +     +-----+
   .     .     .
+     +     +     +
   .     .     .
+     +     +-----+
"""


def ended(g: Scene) -> tuple[str, list[int]] | None:
    outcome = g.g.outcome()
    return None if outcome is None else (outcome.reason, outcome.places)


# ---- one moment ------------------------------------------------------------------------------------------------------


def both_out(*others: Robot, touched: int = 0, **more: Any) -> Scene:
    """Ana pushes Ben over the edge in step B, and a laser destroys her there in step D: the last life of both."""
    ana = robot(1, 0, "E", lives=1, damage=9, program="1@490 1 1 1 1")
    ben = robot(2, 0, lives=1, touched=touched, program="U")
    g = factory(LASER_AT_THE_EDGE, ana, ben, *others, lasers=["2,0 S 2"], **more)
    run_register(g, 1)
    assert g.g.lives[:2] == [0, 0]
    return g


def test_two_that_go_out_in_different_steps_of_a_phase_go_out_at_the_same_time() -> None:
    """Rulings 9, 10 and 11: Ana was the last robot for a while, but Ben has touched a flag."""
    g = both_out(touched=1, flags=[(0, 1), (1, 1)])

    assert ended(g) == ("all-out", [2, 1])


def test_racers_that_go_out_in_one_phase_go_out_at_the_same_time() -> None:
    """Rulings 9, 10 and 11, course interference: whatever becomes of the blockers."""
    blockers = [robot(0, 1, program="L"), robot(0, 0, program="L")]
    g = both_out(*blockers, touched=1, goal="blockers", flags=[(0, 1), (1, 1)])

    assert ended(g) == ("all-out", [2, 1])


def test_in_the_war_zone_two_teams_whose_last_robots_go_out_in_one_phase_draw() -> None:
    """Rulings 9, 10 and 11, course war_zone."""
    g = both_out(off_board(lives=0), off_board(lives=0), goal="survival")

    assert ended(g) == ("all-out", [1, 1, 1, 1])


# ---- survivors -------------------------------------------------------------------------------------------------------


def recompiled(*others: Robot, **more: Any) -> Scene:
    """Ana's last life goes with the tenth token, that of her Recompile."""
    ana = robot(4, 4, damage=9, lives=1, touched=1, program="1 1 1 1 1", options="recompile extra_memory")
    g = factory(HALL, ana, *others, **more)
    run(g, StartTurn())
    answer(g, ANA, "recompile")
    answer(g, ANA, "take-damage")
    return g


def test_whoever_is_left_when_a_recompile_destroys_its_robot_has_won_before_anybody_programs() -> None:
    """Ruling 10, option recompile: the deal is no part of a register phase."""
    g = recompiled(robot(0, 0, "W", lives=1), flags=[(7, 0), (7, 1)])

    assert ended(g) == ("last-robot", [2, 1])
    assert asked(g) == []


def test_the_team_that_is_left_when_a_recompile_destroys_a_robot_has_won() -> None:
    """Ruling 10, option recompile, course war_zone."""
    g = recompiled(robot(0, 0), off_board(lives=0), robot(2, 2), goal="survival")

    assert ended(g) == ("last-team", [3, 1, 3, 1])


def test_a_race_goes_on_when_a_recompile_leaves_two_robots() -> None:
    """Ruling 10, option recompile."""
    g = recompiled(robot(0, 0), robot(2, 2), flags=[(7, 0), (7, 1)])

    assert ended(g) is None
    assert asked(g) == [(BEN, "fill-register"), (CLEO, "fill-register")]


def test_two_robots_of_one_team_are_no_race() -> None:
    """Ruling 10, course war_zone: both of a team may be left."""
    left = [robot(0, 0, program="L"), robot(2, 2, program="L")]
    g = factory(HALL, left[0], off_board(lives=0), left[1], off_board(lives=0), goal="survival")

    run_register(g, 1)

    assert ended(g) == ("last-team", [1, 3, 1, 3])


# ---- places ----------------------------------------------------------------------------------------------------------


def test_a_robot_that_is_out_for_good_keeps_no_damage_tokens() -> None:
    """Rulings 4 and 11: Ben was powered down with three tokens, and is pushed over the edge; all three are equal."""
    ana = robot(7, 0, "N", lives=1, damage=5, program="1@490 1 1 1 1")
    ben, cleo = robot(0, 0, "W", lives=1, down=True, damage=3), robot(1, 0, "W", lives=1, program="2@700")
    g = factory(HALL, ana, ben, cleo, flags=[(4, 4)])

    run_register(g, 1)

    assert g.g.damage == [0, 0, 0]
    assert ended(g) == ("all-out", [1, 1, 1])


@pytest.mark.parametrize(("down", "places"), [(False, [1, 2, 3]), (True, [1, 3, 2])])
def test_a_robot_that_waits_to_return_has_only_the_tokens_that_return_with_it(down: bool, places: list[int]) -> None:
    """Rulings 4 and 11: Ben had three tokens, Cleo has one; the two tokens of the return do not count yet."""
    g = factory(HALL, robot(1, 0), robot(3, 3, down=down, damage=3), robot(5, 0, lives=2, damage=1), flags=[(1, 0)])
    destroy(g.g, BEN, "edge")

    run(g, TouchFlags())

    assert ended(g) == ("flags", places)


def test_on_toggle_boggle_a_team_has_the_flags_that_it_controls() -> None:
    """Ruling 11, course toggle_boggle: two flags are above none, whatever the damage."""
    flags = [(0, 4), (2, 4), (4, 4)]
    g = factory(HALL, robot(0, 0, damage=1), robot(2, 0), robot(4, 0), robot(6, 0), goal="toggle", flags=flags)
    g.g.holders = [0, 0, -1]

    end_race(g.g, "turn-limit")

    assert ended(g) == ("turn-limit", [1, 3, 1, 3])


def test_a_flag_that_is_carried_counts_nothing_in_the_ranking() -> None:
    """Ruling 11, course capture_the_flag: Ana's team holds a flag and has one damage."""
    g = captured(robot(0, 0, damage=1), robot(20, 0), robot(0, 2), robot(20, 2))
    g.g.holders = [-1, ANA]

    end_race(g.g, "turn-limit")

    assert ended(g) == ("turn-limit", [3, 1, 3, 1])


def test_a_team_has_the_flags_of_its_best_robot() -> None:
    """Ruling 11, course all_for_one_or_one_for_all: two and none are above one and one."""
    flags = [(0, 4), (2, 4), (4, 4)]
    best, rest = robot(0, 0, touched=2), robot(4, 0)
    g = factory(HALL, best, robot(2, 0, touched=1), rest, robot(6, 0, touched=1), goal="teams", flags=flags)

    end_race(g.g, "turn-limit")

    assert ended(g) == ("turn-limit", [1, 3, 1, 3])


def test_the_damage_of_a_team_is_summed_in_the_ranking() -> None:
    """Ruling 11, course all_for_one_or_one_for_all: two and two are more than three and none."""
    hurt = [robot(0, 0, damage=2), robot(4, 0, damage=2)]
    g = factory(HALL, hurt[0], robot(2, 0, damage=3), hurt[1], robot(6, 0), goal="teams", flags=[(0, 4)])

    end_race(g.g, "turn-limit")

    assert ended(g) == ("turn-limit", [3, 1, 3, 1])
