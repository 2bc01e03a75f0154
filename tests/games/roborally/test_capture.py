"""Capture the Flag: the conditions under which robots are caught and flags are carried."""

import pytest

from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.moves import Execute
from paddock.games.roborally.rules.reentry import ReEntries
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    Scene,
    answer,
    captured,
    labels,
    off_board,
    robot,
    run,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")


def carry_enemy_flag(g: Scene) -> Scene:
    """Ana has the enemy's flag."""
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], NOWHERE]
    return g


def test_a_friend_that_is_pushed_at_home_is_not_caught() -> None:
    """Course capture_the_flag."""
    g = captured(robot(3, 4, "E", program="1"), robot(20, 5), robot(4, 4), robot(20, 4))

    run(g, Execute(ANA, ANA), TouchFlags())

    assert where(g, CLEO) == (5, 4, "N")
    assert told(g, "caught") == []


def test_a_catcher_has_to_survive_the_phase() -> None:
    """Course capture_the_flag."""
    g = captured(robot(3, 4, "E", program="1"), robot(4, 4), robot(0, 4), robot(20, 4))
    run(g, Execute(ANA, ANA))
    g.g.at[ANA] = NOWHERE

    run(g, TouchFlags())

    assert where(g, BEN) == (5, 4, "N")
    assert told(g, "caught") == []


def test_a_catcher_has_to_be_at_home_when_it_pushes() -> None:
    """Course capture_the_flag: Ben is not, on Ana's board."""
    g = captured(robot(4, 4), robot(3, 4, "E", program="1"), robot(0, 4), robot(20, 4))

    run(g, Execute(BEN, BEN), TouchFlags())

    assert where(g, ANA) == (5, 4, "N")


def test_the_own_flag_is_brought_back_only_at_home() -> None:
    """Course capture_the_flag: on the enemy's board it stays where it lies."""
    g = captured(robot(17, 4), robot(20, 5), robot(0, 4), robot(20, 4))
    g.g.flag_at = [4 * 24 + 17, g.g.flag_at[1]]

    run(g, TouchFlags())

    assert g.g.flag_at[0] == 4 * 24 + 17
    assert g.g.holders == [-1, -1]


def test_a_carrier_that_is_pushed_at_home_keeps_the_flag() -> None:
    """Course capture_the_flag."""
    g = carry_enemy_flag(captured(robot(4, 4), robot(3, 4, "E", program="1"), robot(0, 4), robot(20, 4)))

    run(g, Execute(BEN, BEN))

    assert where(g, ANA) == (5, 4, "N")
    assert g.g.holders == [-1, ANA]


def test_the_flag_of_a_carrier_that_falls_into_a_pit_goes_back_to_its_start() -> None:
    """Course capture_the_flag."""
    g = carry_enemy_flag(captured(robot(2, 2, "E", program="1"), robot(20, 5), robot(0, 4), robot(20, 4)))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) is None
    assert g.g.flag_at[1] == g.g.course.flags[1]


def test_the_enemys_flag_wins_only_on_the_home_board() -> None:
    """Course capture_the_flag."""
    g = carry_enemy_flag(captured(robot(14, 4), robot(20, 5), robot(0, 4), robot(20, 4)))

    run(g, CleanUp())

    assert g.g.outcome() is None


def test_nobody_is_placed_in_a_pit_or_on_a_robot() -> None:
    """Course capture_the_flag: the pits of the vault, and Dan's cell."""
    g = captured(robot(3, 4), off_board(), robot(0, 4), robot(21, 4))
    g.g.wrecks = [100 + BEN]

    run(g, ReEntries())

    offered = {(label["x"], label["y"]) for label in labels(g, BEN)}
    assert len(offered) == 6 * 12 - 3
    assert offered.isdisjoint({(20, 2), (20, 9), (21, 4)})


def test_a_caught_robot_may_not_face_an_enemy_three_cells_away_or_closer() -> None:
    """Course capture_the_flag: Ana has come to the vault."""
    g = captured(robot(22, 4), off_board(), robot(0, 4), robot(23, 11))
    g.g.wrecks = [100 + BEN]

    run(g, ReEntries())
    answer(g, BEN, "place", x=22, y=7)

    assert [label["way"] for label in labels(g, BEN)] == ["east", "south", "west"]
