"""Set to Kill, Moving Targets, Frenetic Factory: lasers that fire twice, flags that ride, boards that turn."""

import pytest

from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.belts import AllBelts, ExpressBelts
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.games.roborally.rules.register import RegisterPhase
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    Scene,
    asked,
    factory,
    off_board,
    on_course,
    open_floor,
    robot,
    run,
    run_register,
    told,
    where,
)

HALL = open_floor(7, 5)
manners = pytest.mark.usefixtures("manner")


@manners
@pytest.mark.parametrize(
    ("options", "damage"), [("", [2, 0]), ("double_barreled_laser", [4, 0]), ("rear_firing_laser", [2, 2])]
)
def test_on_set_to_kill_every_robot_laser_fires_twice(options: str, damage: list[int]) -> None:
    """Course set_to_kill: lasers added by options as well."""
    g = factory(HALL, robot(3, 0, "E", options=options), robot(6, 0, "S"), robot(0, 0, "S"), rules=["double_lasers"])

    run(g, FireLasers())

    assert g.g.damage[1:] == damage


@manners
def test_board_lasers_do_not_fire_twice() -> None:
    """Course set_to_kill."""
    g = factory(
        "+     +     +\n|  .     .  |\n+     +     +", robot(1, 0, "S"), lasers=["0,0 E 2"], rules=["double_lasers"]
    )

    run(g, FireLasers())

    assert g.g.damage[ANA] == 1


BELT = "+     +     +     +     +\n   >>    >     .    ##\n+     +     +     +     +"


@manners
def test_on_moving_targets_belts_carry_flags_and_the_markers_on_them() -> None:
    """Course moving_targets, ruling 46: robots are not in their way."""
    g = factory(BELT, robot(2, 0), flags=[(0, 0), (3, 0)], rules=["moving_flags"])
    g.g.at[ANA] = 0
    run(g, TouchFlags())
    assert g.g.archive[ANA] == 0
    g.g.at[ANA] = 2

    run(g, ExpressBelts())
    assert g.g.flag_at[0] == 1
    run(g, AllBelts())

    assert g.g.flag_at[0] == 2
    assert g.g.archive[ANA] == 2
    assert where(g, ANA) == (2, 0, "N")


@manners
def test_on_moving_targets_a_flag_on_an_ordinary_belt_moves_in_the_second_step_only() -> None:
    """Course moving_targets, ruling 46: flags move like robots."""
    g = factory(BELT, robot(3, 0), flags=[(1, 0)], rules=["moving_flags"])

    run(g, ExpressBelts())
    assert g.g.flag_at == [1]
    run(g, AllBelts())

    assert g.g.flag_at == [2]


@manners
def test_a_marker_rides_also_on_a_flag_that_is_not_the_next_one() -> None:
    """Course moving_targets, ruling 43 and ruling 46: no credit, but the marker lies there and goes along."""
    g = factory(BELT, robot(0, 0), flags=[(3, 0), (0, 0)], rules=["moving_flags"])
    run(g, TouchFlags())
    assert (g.g.touched[ANA], g.g.archive[ANA]) == (0, 0)

    run(g, ExpressBelts())

    assert g.g.archive[ANA] == 1


@manners
def test_a_marker_on_a_repair_site_stays_while_flags_ride() -> None:
    """Course moving_targets: it has left the flag."""
    floor = "+     +     +     +\n   >     .     w\n+     +     +     +"
    g = factory(floor, robot(0, 0), flags=[(0, 0)], rules=["moving_flags"], play_on=True)
    g.g.touched = [1]
    run(g, TouchFlags())
    assert g.g.archive[ANA] == 0
    g.g.at[ANA] = 2
    run(g, TouchFlags())

    run(g, AllBelts())

    assert g.g.flag_at == [1]
    assert g.g.archive[ANA] == 2


@manners
def test_a_flag_that_leaves_the_floor_returns_as_well_with_the_markers_on_it() -> None:
    """Course moving_targets."""
    g = factory("+     +     +\n   .     >\n+     +     +", robot(1, 0), flags=[(1, 0)], rules=["moving_flags"])
    g.g.flag_at = [1]
    g.g.archive_flag = [0]

    run(g, AllBelts())

    assert g.g.flag_at == [NOWHERE]
    assert g.g.archive[ANA] == 1


@manners
def test_flags_are_in_each_others_way() -> None:
    """Course moving_targets, ruling 46."""
    g = factory(BELT, robot(2, 0), flags=[(0, 0), (2, 0)], rules=["moving_flags"])
    g.g.flag_at = [1, 2]

    run(g, AllBelts())

    assert g.g.flag_at == [1, 2]


@manners
def test_a_flag_that_falls_into_a_pit_returns_at_the_next_register() -> None:
    """Course moving_targets."""
    floor = "+     +     +     +\n   .     >    ##\n+     +     +     +\n   .     .     .\n+     +     +     +"
    g = factory(floor, robot(0, 1, program="- L"), flags=[(1, 0)], rules=["moving_flags"])

    run(g, AllBelts())
    assert g.g.flag_at == [NOWHERE]
    assert g.g.view(ANA)["flags"] == [{"flag": 1, "x": None, "y": None}]
    g.g.lanes[1] = []
    run(g, RegisterPhase(n=1))

    assert told(g, "flag-moved")[1] == {"flag": 1, "gone": 0, "x": 1, "y": 0}
    assert g.g.flag_at == [NOWHERE]  # carried into the pit again


@manners
@pytest.mark.parametrize(("coin", "turn"), [(1, 2), (0, 1)])
def test_on_frenetic_factory_a_board_turns_when_a_coin_says_so(coin: int, turn: int) -> None:
    """Course frenetic_factory: robots and flags keep their cells."""
    g = on_course("frenetic_factory", robot(4, 6, "E"), robot(0, 0))
    g.g.chance.load([coin])
    before = g.g.floor

    run(g, TouchFlags())

    assert g.g.turns[0] == turn
    assert (g.g.floor is before) == (coin == 0)
    assert where(g, ANA) == (4, 6, "E")
    assert g.g.touched[ANA] == 1
    assert g.g.view(None)["floor"]["boards"][0]["turn"] == turn


@manners
def test_a_board_turns_when_all_flags_of_the_phase_have_been_touched() -> None:
    """Course frenetic_factory: markers are moved on the floor on which the robots came to stand."""
    g = on_course("frenetic_factory", robot(4, 6, "E"), robot(0, 0))
    sites = [cell for cell, repair in enumerate(g.g.floor.repair) if repair and g.g.floor.board_of[cell] == 0]
    turned = g.g.course.turned_floor([(g.g.turns[0] + 1) % 4, *g.g.turns[1:]])
    gone = next(cell for cell in sites if not turned.repair[cell])
    g.g.at[BEN] = gone
    g.g.chance.load([1])

    run(g, TouchFlags())

    assert g.g.archive[BEN] == gone


@manners
def test_there_is_a_toss_for_every_robot_that_has_touched_a_flag() -> None:
    """Course frenetic_factory: in dock order, each for the board on which it stands."""
    g = on_course("frenetic_factory", robot(4, 6, "E"), robot(16, 10, "E", touched=1), robot(0, 0))
    g.g.docks = [BEN, ANA, CLEO]
    boards = [g.g.floor.board_of[g.g.at[seat]] for seat in (ANA, BEN)]
    before = [g.g.turns[board] for board in boards]
    g.g.chance.load([0, 1])

    run(g, TouchFlags())

    assert [event["seat"] for event in g.g.events() if event["kind"] == "tossed"] == [BEN, ANA]
    assert [g.g.turns[board] for board in boards] == [(before[0] + 1) % 4, before[1]]


@manners
def test_no_board_turns_any_more_when_the_last_flag_has_been_touched() -> None:
    """Course frenetic_factory: the race is over."""
    g = on_course("frenetic_factory", robot(0, 0), robot(0, 1))
    g.g.touched = [len(g.g.flag_at) - 1, 0]
    g.g.at[ANA] = g.g.flag_at[-1]

    run(g, TouchFlags())

    assert g.g.outcome() is not None
    assert told(g, "tossed") == []


def on_a_cell_that_becomes_a_pit() -> tuple[Scene, int]:
    """Ana is about to turn a board; Ben stands on one of its cells, where a pit will be."""
    g = on_course("frenetic_factory", robot(4, 6, "E"), robot(0, 0))
    turned = g.g.course.turned_floor([(g.g.turns[0] + 1) % 4, *g.g.turns[1:]])
    cells = [cell for cell, board in enumerate(g.g.floor.board_of) if board == 0]
    cell = next(cell for cell in cells if turned.pit[cell] and not g.g.floor.pit[cell] and cell != g.g.at[ANA])
    g.g.at[BEN] = cell
    g.g.chance.load([1])
    return g, cell


@manners
def test_a_robot_that_is_on_a_pit_when_a_board_has_turned_stays_until_it_moves() -> None:
    """Course frenetic_factory."""
    g, cell = on_a_cell_that_becomes_a_pit()

    run(g, TouchFlags())
    assert g.g.floor.pit[cell]
    run_register(g, 2)

    assert g.g.at[BEN] == cell
    assert g.g.lives[BEN] == 3


@manners
def test_an_archive_cell_that_has_become_a_pit_displaces() -> None:
    """Course frenetic_factory: like one that is taken."""
    g, cell = on_a_cell_that_becomes_a_pit()
    run(g, TouchFlags())
    g.g.archive = [g.g.archive[ANA], cell]
    g.g.at[BEN] = NOWHERE
    g.g.wrecks = [BEN]

    run(g, ReEntries())

    assert asked(g) == [(BEN, "choose-cell")]


def test_a_marker_on_a_flag_that_falls_waits_where_the_flag_returns() -> None:
    """Course moving_targets, ruling 46: a robot that returns before the flag does is put there."""
    floor = "+     +     +     +\n   >     >    ##\n+     +     +     +"
    g = factory(floor, robot(2, 0, archive=(1, 0)), flags=[(0, 0)], rules=["moving_flags"])
    g.g.archive_flag, g.g.flag_at = [0], [1]

    run(g, AllBelts())

    assert g.g.flag_at == [NOWHERE]
    assert g.g.archive == g.g.course.flags


@manners
def test_a_marker_of_a_robot_that_waits_to_return_rides_as_well() -> None:
    """Course moving_targets, ruling 46."""
    g = factory(BELT, off_board(archive=(0, 0)), robot(2, 0), flags=[(0, 0), (3, 0)], rules=["moving_flags"])
    g.g.archive_flag = [0, -1]

    run(g, ExpressBelts())

    assert g.g.archive[ANA] == 1
