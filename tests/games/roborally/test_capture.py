"""Capture the Flag: home boards, robots that are caught, flags that are carried."""

from typing import Any

import pytest

import paddock
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.arm import cells_in_reach
from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.destruction import destroy
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.home import ChooseHome, PlaceTeams
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute, MoveRobots
from paddock.games.roborally.rules.pushing import push
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.texts import Speaker, Texts
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    Scene,
    answer,
    asked,
    captured,
    happened,
    labels,
    locked,
    off_board,
    on_course,
    program,
    robot,
    run,
    run_register,
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


def test_only_the_robot_that_is_pushed_directly_is_caught() -> None:
    """Course capture_the_flag: Dan, behind Ben in the row, stays."""
    g = captured(robot(2, 4, "E", program="1"), robot(3, 4), robot(0, 4), robot(4, 4))

    run(g, Execute(ANA, ANA), TouchFlags())

    assert where(g, BEN) is None
    assert where(g, DAN) == (5, 4, "N")


def test_catches_are_forgotten_when_the_next_register_phase_begins() -> None:
    """Course capture_the_flag: Ben has been caught, has come home, and nobody has pushed him since."""
    g = caught_ben()
    run(g, CleanUp())
    come_home(g)

    run_register(g, 1)

    assert where(g, BEN) is not None
    assert len(told(g, "caught")) == 1


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


def test_a_carrier_pushed_into_a_pit_on_the_enemys_board_has_dropped_the_flag_before() -> None:
    """Course capture_the_flag: it lies on the cell from which Ben has pushed Ana."""
    g = carry_enemy_flag(captured(robot(14, 2), robot(13, 2, "E", program="1"), robot(0, 4), robot(20, 4)))

    run(g, Execute(BEN, BEN))

    assert where(g, ANA) is None
    assert g.g.flag_at[1] == 2 * 24 + 14


def test_the_flag_of_a_carrier_that_goes_over_the_edge_stays_on_its_last_cell() -> None:
    """Course capture_the_flag: where the carrier stood last."""
    g = carry_enemy_flag(captured(robot(1, 1, "W", program="2"), robot(20, 5), robot(0, 6), robot(20, 4)))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) is None
    assert g.g.holders == [-1, -1]
    assert g.g.flag_at[1] == 1 * 24


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


def test_the_coin_decides_who_picks_a_home_board_and_places_first() -> None:
    """Course capture_the_flag: in the six rows farthest from the other board, facing any way."""
    g = on_course("capture_the_flag", off_board(), off_board(), off_board(), off_board())
    g.g.turn = 0
    g.g.chance.load([1])

    run(g, PlaceTeams())
    assert asked(g) == [(BEN, "choose-home")]
    answer(g, BEN, "home", card="vault")
    assert g.g.homes == [0, 1]
    assert asked(g) == [(BEN, "place-at-home")]
    assert {label["x"] for label in labels(g, BEN)} == set(range(18, 24))
    answer(g, BEN, "place", x=20, y=5)
    answer(g, BEN, "face", way="west")
    answer(g, DAN, "place", x=20, y=4)
    answer(g, DAN, "face", way="west")
    assert {label["x"] for label in labels(g, ANA)} == set(range(6))

    assert where(g, BEN) == (20, 5, "W")
    assert g.g.archive[BEN] == 5 * 24 + 20


def test_a_robot_pushed_by_an_enemy_at_home_is_caught_without_losing_a_life() -> None:
    """Course capture_the_flag: it returns to its own back rows at the end of the turn."""
    g = captured(robot(3, 4, "E", program="1"), robot(4, 4, "N", program="L"), robot(0, 4), robot(20, 2))
    run(g, MoveRobots(), TouchFlags())
    assert where(g, BEN) is None
    assert g.g.lives[BEN] == 3
    assert [(row["whom"], row["x"], row["y"]) for row in told(g, "caught", ANA)] == [([BEN], 5, 4)]

    run(g, ReEntries())
    assert asked(g) == [(BEN, "place-at-home")]
    answer(g, BEN, "place", x=22, y=2)
    assert [label["way"] for label in labels(g, BEN)] == ["north", "east", "south", "west"]  # a friend in the west
    answer(g, BEN, "face", way="south")

    assert where(g, BEN) == (22, 2, "S")
    assert g.g.damage[BEN] == 0


def test_away_from_home_nobody_is_caught() -> None:
    """Course capture_the_flag."""
    g = captured(robot(15, 2, "E", program="1"), robot(16, 2, "N"), robot(0, 4), robot(20, 3))

    run(g, Execute(ANA, ANA), TouchFlags())

    assert where(g, BEN) == (17, 2, "N")


def test_the_enemys_flag_is_picked_up_and_dropped_when_its_carrier_is_pushed_away_from_home() -> None:
    """Course capture_the_flag."""
    g = captured(robot(20, 1, "N"), robot(19, 1, "E", program="1"), robot(0, 4), robot(23, 11))
    run(g, TouchFlags())
    assert g.g.holders == [-1, ANA]
    assert g.g.view(None)["flags"][1]["carrier"] == ANA

    run(g, Execute(BEN, BEN))

    assert g.g.holders == [-1, -1]
    assert g.g.flag_at[1] == 1 * 24 + 20


def test_the_mechanical_arm_picks_up_the_enemys_flag_and_brings_back_the_own_one() -> None:
    """Course capture_the_flag, option mechanical_arm: a wall between is the only hindrance."""
    g = captured(robot(20, 1, options="mechanical_arm"), robot(23, 11), robot(0, 4), robot(23, 10))
    reach = cells_in_reach(g.g.floor, g.g.at[ANA])
    g.g.flag_at = [g.g.flag_at[0], reach[0]]
    run(g, TouchFlags())
    assert g.g.holders == [-1, ANA]

    g = captured(robot(7, 7, options="mechanical_arm"), robot(20, 5), robot(0, 4), robot(20, 2))
    g.g.flag_at = [cells_in_reach(g.g.floor, g.g.at[ANA])[0], g.g.flag_at[1]]
    run(g, TouchFlags())
    assert g.g.flag_at[0] == g.g.course.flags[0]


@pytest.mark.parametrize("how", ["pusher", "beam"])
def test_a_carrier_moved_by_a_pusher_or_a_beam_keeps_the_flag(how: str) -> None:
    """Course capture_the_flag: only robots push."""
    g = captured(robot(16, 4, "N"), robot(23, 11), robot(0, 4), robot(23, 10))
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], NOWHERE]

    assert push(g.g, ANA, 1, how)

    assert where(g, ANA) == (17, 4, "N")
    assert g.g.holders == [-1, ANA]


def test_a_destroyed_carrier_drops_the_flag_where_it_stood() -> None:
    """Course capture_the_flag: one that would lie in a pit returns to its start."""
    g = captured(robot(5, 7, "W", damage=9), robot(2, 7, "E"), robot(0, 4), robot(20, 2))
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], NOWHERE]

    run(g, FireLasers())

    assert g.g.flag_at[1] == 7 * 24 + 5


def test_touching_the_own_flag_at_home_brings_it_back() -> None:
    """Course capture_the_flag."""
    g = captured(robot(7, 7), robot(20, 5), robot(0, 4), robot(20, 2))
    g.g.flag_at = [7 * 24 + 7, g.g.flag_at[1]]

    run(g, TouchFlags())

    assert g.g.flag_at[0] == g.g.course.flags[0]
    assert told(g, "flag-returned", ANA) == [{"robot": ANA, "blocker": 0, "flag": 1, "team": "A", "x": 2, "y": 10}]


def test_holding_the_enemys_flag_on_the_home_board_at_the_end_of_a_turn_wins() -> None:
    """Course capture_the_flag."""
    g = captured(robot(7, 7), robot(20, 5), robot(0, 4), robot(20, 2))
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], NOWHERE]

    run(g, CleanUp())

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("captured", [1, 3, 1, 3])
    assert told(g, "flag-brought", ANA)[0]["team"] == "B"


def test_two_teams_that_bring_a_flag_home_in_the_same_turn_draw() -> None:
    """Course capture_the_flag: the turn decides, not the register or the order."""
    g = captured(robot(7, 7), robot(20, 5), robot(0, 4), robot(20, 2))
    g.g.holders, g.g.flag_at = [BEN, ANA], [NOWHERE, NOWHERE]

    run(g, CleanUp())

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("captured", [1, 1, 1, 1])


def test_a_caught_robot_keeps_damage_and_locked_cards() -> None:
    """Course capture_the_flag: it was not destroyed."""
    g = captured(
        robot(3, 4, "E", program="1"), robot(4, 4, "N", damage=6, program="1 1 1 2 3"), robot(0, 4), robot(20, 2)
    )

    run(g, Execute(ANA, ANA), TouchFlags())

    assert (g.g.damage[BEN], locked(g, BEN), program(g, BEN)) == (6, [4, 5], "---23")


def caught_ben(**more: Any) -> Any:
    """Ben is caught by Ana, who pushes him at home."""
    g = captured(robot(3, 4, "E", program="1"), robot(4, 4, "N", **more), robot(0, 4), robot(20, 2))
    run(g, Execute(ANA, ANA), TouchFlags())
    assert where(g, BEN) is None
    return g


def come_home(g: Any) -> None:
    """Ben takes the first cell and looks north, and the clean-up is over."""
    place = labels(g, BEN)[0]
    answer(g, BEN, **place)
    answer(g, BEN, "face", way="north")


def test_a_caught_robot_leads_nobody_any_more() -> None:
    """Course capture_the_flag, option radio_control."""
    g = captured(robot(3, 4, "E", program="1"), robot(4, 4), robot(0, 4), robot(20, 2, program="- L"))
    g.g.controller = [-1, -1, -1, BEN]
    run(g, Execute(ANA, ANA), TouchFlags())
    assert where(g, BEN) is None

    g.g.register = 1
    run(g, MoveRobots())

    assert where(g, DAN) == (20, 2, "W")


def test_a_caught_robot_keeps_the_power_down_that_it_has_announced() -> None:
    """Course capture_the_flag: it was not destroyed."""
    g = caught_ben(damage=2, announced=True)

    run(g, CleanUp())
    come_home(g)

    assert g.g.announced[BEN] == 1


def test_a_powered_down_robot_that_is_caught_may_stay_down() -> None:
    """Course capture_the_flag, 13.3: it is asked before it comes home."""
    g = caught_ben(down=True)

    run(g, CleanUp())
    assert asked(g) == [(BEN, "stay-down")]
    answer(g, BEN, "stay-down")
    come_home(g)

    assert g.g.announced[BEN] == 1


def test_a_circuit_breaker_works_in_a_caught_robot() -> None:
    """Course capture_the_flag, option circuit_breaker: its damage is still there at the end of the turn."""
    g = caught_ben(damage=3, options="circuit_breaker")

    run(g, CleanUp())
    come_home(g)

    assert g.g.announced[BEN] == 1


def test_a_locked_card_of_a_caught_robot_lies_face_up_from_then_on() -> None:
    """Course capture_the_flag: as if its register had come."""
    g = caught_ben(damage=5, program="1 1 1 1 3")
    g.g.shown[BEN] = 0

    run(g, CleanUp())
    come_home(g)

    assert g.g.shown[BEN] == 16


def test_of_two_flags_on_one_cell_the_one_is_touched_with_which_something_happens() -> None:
    """Course capture_the_flag: a carrier that was shot on its own flag's cell has dropped the enemy's flag there."""
    g = captured(robot(2, 10), robot(12, 5), robot(2, 8), robot(13, 5))
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], NOWHERE]
    destroy(g.g, ANA, "damage")
    assert g.g.flag_at[0] == g.g.flag_at[1]
    g.g.at[CLEO] = g.g.flag_at[0]

    run(g, TouchFlags())

    assert g.g.holders == [-1, CLEO]
    assert told(g, "flag-taken", CLEO)


def test_the_enemys_flag_is_taken_also_where_the_own_one_has_been_dropped() -> None:
    """Course capture_the_flag: away from home nothing happens with the own flag, so Ana takes the other one."""
    g = captured(robot(12, 5), robot(20, 1), robot(2, 8), robot(13, 5))
    g.g.holders, g.g.flag_at = [BEN, -1], [NOWHERE, g.g.flag_at[1]]
    destroy(g.g, BEN, "damage")
    assert g.g.flag_at[0] == g.g.flag_at[1]
    g.g.at[ANA] = g.g.flag_at[1]

    run(g, TouchFlags())

    assert g.g.holders == [-1, ANA]


def test_a_carrier_in_the_middle_of_a_pushed_row_drops_its_flag_too() -> None:
    """Course capture_the_flag: Ben is pushed by the robot that Ana pushes."""
    g = captured(robot(5, 5, "E", program="1"), robot(7, 5), robot(6, 5), robot(20, 5))
    g.g.holders, g.g.flag_at = [BEN, -1], [NOWHERE, g.g.flag_at[1]]

    run(g, Execute(ANA, ANA))

    assert where(g, BEN) == (8, 5, "N")
    assert g.g.holders == [-1, -1]


def test_one_surviving_catcher_of_two_is_enough() -> None:
    """Course capture_the_flag: Cleo pushes Ben after Ana, and is shot in the same phase."""
    g = captured(
        robot(2, 1, "E", program="1@660"),
        robot(3, 1, "N", program="L@70"),
        robot(4, 0, "S", damage=9, program="1@650 L L L L"),
        robot(6, 1, "E", program="U@10"),
    )

    run_register(g, 1)

    assert where(g, CLEO) is None
    assert where(g, BEN) is None
    assert told(g, "caught", ANA)[0]["whom"] == [BEN]


@pytest.mark.parametrize("docks", [[ANA, BEN, CLEO, DAN], [BEN, ANA, CLEO, DAN]])
def test_a_catcher_that_is_caught_in_the_same_phase_has_survived_it(docks: list[int]) -> None:
    """Course capture_the_flag: Ana catches Ben and Dan catches Ana, each at home; dock order does not matter."""
    g = captured(robot(11, 7, "N", program="1@660"), robot(11, 6), robot(2, 4), robot(12, 6, "W", program="1@650"))
    g.g.docks = docks

    run(g, MoveRobots())
    run(g, TouchFlags())

    assert [where(g, ANA), where(g, BEN)] == [None, None]
    assert sorted((args["robot"], args["target"]) for args in told(g, "caught")) == [(ANA, BEN), (DAN, ANA)]


@pytest.mark.parametrize(("x", "way", "caught"), [(11, "E", True), (12, "W", False)])
def test_at_the_seam_of_the_boards_the_cell_of_the_pusher_counts(x: int, way: str, caught: bool) -> None:
    """Course capture_the_flag: Ben stands on the other board, and is caught only by a robot at home."""
    g = captured(robot(x, 5, way, program="1"), robot(23 - x, 5), robot(0, 4), robot(20, 4))

    run(g, Execute(ANA, ANA), TouchFlags())

    assert (where(g, BEN) is None) == caught


@pytest.mark.parametrize(("x", "way", "keeps"), [(11, 1, True), (12, -1, False), (12, 1, False), (11, -1, True)])
def test_at_the_seam_of_the_boards_the_cell_counts_from_which_a_carrier_is_pushed(
    x: int, way: int, keeps: bool
) -> None:
    """Course capture_the_flag: Ana, who carries the flag, is pushed to the other board or from beyond the seam."""
    pusher = robot(x - way, 6, "E" if way == 1 else "W", program="1")
    g = carry_enemy_flag(captured(robot(x, 6), pusher, robot(0, 4), robot(20, 4)))

    run(g, Execute(BEN, BEN))

    assert where(g, ANA) == (x + way, 6, "N")
    assert (g.g.holders[1] == ANA) == keeps
    assert g.g.flag_at[1] == (NOWHERE if keeps else 6 * 24 + x)


@pytest.mark.parametrize(("docks", "holder"), [([ANA, BEN, CLEO, DAN], -1), ([BEN, ANA, CLEO, DAN], BEN)])
def test_flags_are_touched_in_dock_order(docks: list[int], holder: int) -> None:
    """Course capture_the_flag, option mechanical_arm: Ana brings her flag back, or Ben has taken it before."""
    g = captured(robot(7, 7), robot(8, 7, options="mechanical_arm"), robot(0, 4), robot(20, 2))
    g.g.flag_at = [7 * 24 + 7, g.g.flag_at[1]]
    g.g.docks = docks

    run(g, TouchFlags())

    assert g.g.holders[0] == holder


def caught_carrier(**more: Any) -> Scene:
    """Ana carries the enemy's flag on her last column, and Ben pushes her from his own board."""
    cleo = robot(11, 7, **more)
    g = carry_enemy_flag(captured(robot(11, 6), robot(12, 6, "W", program="1"), cleo, robot(20, 4)))
    run(g, Execute(BEN, BEN))
    assert g.g.holders == [-1, ANA]
    run(g, TouchFlags())
    assert where(g, ANA) is None
    return g


def test_a_carrier_that_is_caught_drops_the_flag_where_it_stands() -> None:
    """Course capture_the_flag: pushed at home it keeps the flag, and loses it when it leaves the board."""
    g = caught_carrier()

    assert g.g.holders == [-1, -1]
    assert g.g.flag_at[1] == 6 * 24 + 10
    assert [kind for kind in happened(g) if kind in ("flag-dropped", "caught")] == ["flag-dropped", "caught"]


def test_the_flag_of_a_caught_carrier_may_be_taken_in_the_same_phase() -> None:
    """Course capture_the_flag, option mechanical_arm: catches come before touches."""
    g = caught_carrier(options="mechanical_arm")

    assert g.g.holders == [-1, CLEO]


def test_a_caught_robot_takes_no_flag() -> None:
    """Course capture_the_flag: Ben has been pushed onto Ana's flag, but catches come before touches."""
    g = captured(robot(4, 10, "W", program="1"), robot(3, 10), robot(0, 4), robot(20, 4))
    run(g, Execute(ANA, ANA))
    assert g.g.at[BEN] == g.g.flag_at[0]

    run(g, TouchFlags())

    assert where(g, BEN) is None
    assert told(g, "flag-taken") == []
    assert g.g.flag_at == g.g.course.flags
    assert g.g.archive[BEN] == g.g.flag_at[0]


def test_a_robot_pushed_at_home_and_destroyed_in_the_same_phase_is_not_caught() -> None:
    """Course capture_the_flag: Ana pushes Ben into a pit, which costs him a life."""
    g = captured(robot(4, 4, "E", program="1"), robot(5, 4), robot(0, 4), robot(20, 4))

    run(g, Execute(ANA, ANA), TouchFlags())

    assert told(g, "caught") == []
    assert (g.g.lives[BEN], g.g.wrecks) == (2, [BEN])


def test_the_archive_marker_of_a_caught_robot_stays() -> None:
    """Course capture_the_flag: the cell to which it comes home is no archive cell."""
    g = caught_ben(archive=(20, 5))

    run(g, CleanUp())
    come_home(g)

    assert where(g, BEN) is not None
    assert g.g.archive[BEN] == 5 * 24 + 20 != g.g.at[BEN]


def test_a_flag_underfoot_with_which_nothing_happens_does_not_stop_the_mechanical_arm() -> None:
    """Course capture_the_flag, option mechanical_arm: Ana stands on her own flag, and the enemy's lies beside it."""
    g = captured(robot(2, 10, options="mechanical_arm"), robot(20, 5), robot(0, 4), robot(20, 4))
    g.g.flag_at = [g.g.flag_at[0], 10 * 24 + 3]

    run(g, TouchFlags())

    assert g.g.holders == [-1, ANA]


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Ana takes up the flag of team B."), ("ru", "Ana подбирает флаг команды B.")]
)
def test_a_flag_is_called_by_the_letter_of_its_team(language: str, sentence: str) -> None:
    """Course capture_the_flag."""
    g = captured(robot(20, 1), robot(20, 5), robot(0, 4), robot(22, 2))

    run(g, TouchFlags())

    taken = next(event for event in g.g.events() if event["kind"] == "flag-taken")
    assert Speaker(Texts(language), paddock.game("roborally"), ["Ana", "Ben", "Cleo", "Dan"]).event(taken) == sentence


@pytest.mark.parametrize(("team", "home"), [(0, 1), (1, 0)])
def test_a_home_is_told_with_its_team(team: int, home: int) -> None:
    """Course capture_the_flag."""
    g = captured(robot(0, 0), robot(20, 5), robot(0, 4), robot(20, 2))

    run(g, ChooseHome(team, team))
    answer(g, team, **labels(g, team)[home])

    assert told(g, "home-chosen", team) == [{"card": ["chop_shop", "vault"][home], "team": "AB"[team]}]


@pytest.mark.parametrize("how", ["pusher", "beam"])
def test_a_robot_that_is_moved_into_an_enemy_at_home_catches_nobody(how: str) -> None:
    """Course capture_the_flag: only robots push, so Ben keeps the flag that he carries as well."""
    g = captured(robot(2, 4), robot(3, 4), robot(0, 4), robot(20, 11))
    g.g.holders, g.g.flag_at = [BEN, -1], [NOWHERE, g.g.flag_at[1]]

    assert push(g.g, ANA, 1, how)
    run(g, TouchFlags())

    assert (where(g, ANA), where(g, BEN)) == ((3, 4, "N"), (4, 4, "N"))
    assert told(g, "caught") == []
    assert g.g.holders == [BEN, -1]


def test_a_carrier_that_a_mini_howitzer_moves_keeps_the_flag() -> None:
    """Course capture_the_flag, option mini_howitzer: a shot is no push of a robot, on the enemy's board either."""
    g = carry_enemy_flag(captured(robot(15, 0), robot(13, 0, "E", options="mini_howitzer"), robot(0, 0), robot(23, 11)))

    run(g, FireLasers())
    answer(g, BEN, "weapon", card="mini_howitzer")

    assert where(g, ANA) == (16, 0, "N")
    assert g.g.holders == [-1, ANA]


def test_of_two_flags_on_one_cell_at_home_one_is_touched_in_a_phase() -> None:
    """Course capture_the_flag, ruling 8: the own one is brought back, the enemy's is taken in the next phase."""
    g = captured(robot(1, 4), robot(20, 11), robot(0, 0), robot(23, 0))
    g.g.flag_at = [4 * 24 + 1, 4 * 24 + 1]

    run(g, TouchFlags())
    assert (g.g.flag_at[0], g.g.holders) == (g.g.course.flags[0], [-1, -1])
    run(g, TouchFlags())

    assert g.g.holders == [-1, ANA]


@pytest.mark.parametrize(("x", "brought"), [(12, False), (10, True)])
def test_the_mechanical_arm_brings_the_own_flag_back_only_for_a_robot_at_home(x: int, brought: bool) -> None:
    """Course capture_the_flag, option mechanical_arm: Ana reaches it at home, across the seam or not."""
    g = captured(robot(x, 6, options="mechanical_arm"), robot(20, 11), robot(0, 0), robot(23, 0))
    g.g.flag_at = [6 * 24 + 11, g.g.flag_at[1]]
    assert g.g.flag_at[0] in cells_in_reach(g.g.floor, g.g.at[ANA])

    run(g, TouchFlags())

    assert (g.g.flag_at[0] == g.g.course.flags[0]) == brought


def test_a_robot_that_was_destroyed_returns_at_its_archive_marker() -> None:
    """Course capture_the_flag: only who was caught may choose a cell at home."""
    g = captured(robot(3, 4), robot(20, 5), robot(0, 4), robot(20, 4))
    destroy(g.g, BEN, "pit")

    run(g, ReEntries())

    assert asked(g) == [(BEN, "face")]
    assert where(g, BEN) == (20, 5, "N")


def test_nobody_is_credited_with_a_flag() -> None:
    """Course capture_the_flag: flags are taken and brought back, not touched in order."""
    g = captured(robot(3, 4), robot(20, 5), robot(0, 4), robot(20, 4))
    g.g.at[ANA], g.g.at[BEN] = g.g.flag_at

    run(g, TouchFlags())

    assert g.g.touched == [0, 0, 0, 0]
    assert told(g, "flag-touched") == []


def test_nothing_is_cleaned_up_when_the_enemys_flag_has_been_brought_home() -> None:
    """Course capture_the_flag: the race is over, and nobody is asked how to return."""
    g = carry_enemy_flag(captured(robot(3, 4), robot(20, 5, damage=1, down=True), robot(0, 4), robot(20, 4)))
    destroy(g.g, DAN, "pit")

    run(g, CleanUp())

    assert g.g.outcome() is not None
    assert asked(g) == []
    assert told(g, "stays-down") == told(g, "wiped") == []
    assert where(g, DAN) is None
