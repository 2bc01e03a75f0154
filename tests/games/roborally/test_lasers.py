"""Step D: lasers."""

import pytest

from paddock.games.roborally import boards, courses
from paddock.games.roborally.boards import drawn_board
from paddock.games.roborally.rules.lasers import FireLasers
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    Robot,
    Scene,
    add_course,
    factory,
    on_board,
    on_course,
    open_floor,
    robot,
    run,
    run_register,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 3)
BEAM = """
+     +     +     +     +
|  .     .     .  |  .
+     +     +     +     +
   .     .     .     .
+     +     +     +     +
"""


def test_a_board_laser_hits_the_first_robot_in_its_beam() -> None:
    """Rule 8.5."""
    g = factory(BEAM, robot(1, 0, "N"), robot(2, 0, "N"), robot(3, 0, "S"), lasers=["0,0 E 3"])

    run(g, FireLasers())

    assert [g.g.damage[seat] for seat in range(3)] == [1, 0, 0]


def test_every_parallel_beam_does_one_damage() -> None:
    """Rule 8.5, ruling 21: three beams on one cell of chop shop."""
    g = on_board("chop_shop", robot(10, 10, "N"))

    run(g, FireLasers())

    assert g.g.damage[ANA] == 3


def test_a_robot_on_the_source_cell_is_hit_first() -> None:
    """Ruling 20."""
    g = factory(BEAM, robot(2, 0, "N"), robot(0, 0, "N"), lasers=["0,0 E 3"])

    run(g, FireLasers())

    assert [g.g.damage[seat] for seat in range(2)] == [0, 1]


def test_crossing_beams_both_hit() -> None:
    """Ruling 22."""
    floor = "+     +-----+\n   .     .\n+     +     +\n|  .     .  |\n+     +-----+"
    g = factory(floor, robot(1, 1, "S"), lasers=["0,1 E 2", "1,0 S 2"])

    run(g, FireLasers())

    assert g.g.damage[ANA] == 2


def test_a_robot_fires_straight_ahead_at_any_distance() -> None:
    """Rule 8.5."""
    g = factory(HALL, robot(0, 0, "E"), robot(5, 0, "N"))

    run(g, FireLasers())

    assert g.g.damage[BEN] == 1
    assert g.g.damage[ANA] == 0


def test_only_the_first_robot_in_line_is_hit() -> None:
    """Rule 8.5."""
    g = factory(HALL, robot(0, 0, "E"), robot(2, 0, "N"), robot(4, 0, "N"))

    run(g, FireLasers())

    assert [g.g.damage[seat] for seat in range(3)] == [0, 1, 0]


def test_walls_stop_shots_also_the_one_in_front_of_the_shooter() -> None:
    """Rule 8.5."""
    g = factory("+     +     +     +\n   .  |  .     .\n+     +     +     +", robot(0, 0, "E"), robot(2, 0, "W"))

    run(g, FireLasers())

    assert [g.g.damage[seat] for seat in range(2)] == [0, 0]


def test_a_pushers_wall_stops_shots() -> None:
    """Rule 8.5: the Russian rulebook names walls and pushers."""
    g = factory("+     +     +     +\n   .  |P>24    .\n+     +     +     +", robot(0, 0, "E"), robot(2, 0, "N"))

    run(g, FireLasers())

    assert g.g.damage[BEN] == 0


def test_shots_pass_over_pits_flags_and_repair_sites() -> None:
    """Ruling 23."""
    floor = "+     +     +     +     +     +\n   .    ##     .     w     .\n+     +     +     +     +     +"
    g = factory(floor, robot(0, 0, "E"), robot(4, 0, "N"), flags=[(2, 0)])

    run(g, FireLasers())

    assert g.g.damage[BEN] == 1


def test_a_shot_ends_at_the_edge_of_the_floor() -> None:
    """Ruling 24: it does not come back over a gap between boards."""
    g = two_boards(4, robot(0, 0, "E"), robot(5, 0, "S"))
    run(g, FireLasers())
    assert g.g.damage[BEN] == 0


def test_a_shot_goes_on_from_board_to_board() -> None:
    """Rule 8.5."""
    g = two_boards(3, robot(0, 0, "E"), robot(5, 0, "S"))
    run(g, FireLasers())
    assert g.g.damage[BEN] == 1


def two_boards(x: int, *robots: Robot) -> Scene:
    """A board in the west and one that begins at this column, with three columns each."""
    name = f"two_boards_{x}"
    if name not in courses.LOADED:
        boards.LOADED["small"] = drawn_board("small", open_floor(3, 3), [])
        add_course(name, [("small", 0, 0, 0), ("small", x, 0, 0)], [], "race", [])
    return on_course(name, *robots)


def test_all_lasers_fire_at_once_so_a_robot_that_is_destroyed_still_shoots() -> None:
    """Ruling 1."""
    g = factory(HALL, robot(0, 0, "E", damage=9), robot(3, 0, "W", damage=9))

    run(g, FireLasers())

    assert (where(g, ANA), where(g, BEN)) == (None, None)


def test_a_powered_down_robot_does_not_fire_but_is_hit_and_blocks() -> None:
    """Ruling 2."""
    g = factory(HALL, robot(0, 0, "E"), robot(2, 0, "W", down=True), robot(4, 0, "W"), robot(0, 2, "S"))

    run(g, FireLasers())

    assert [g.g.damage[seat] for seat in range(4)] == [0, 2, 0, 0]


def test_positions_at_the_end_of_the_floors_movement_count() -> None:
    """Rule 8.5: a belt carries Ana out of the beam, and Ben into it."""
    floor = "+     +     +     +\n|  .     v     .  |\n+     +     +     +\n   .     .     ^\n+     +     +     +"
    g = factory(floor, robot(1, 0, "S"), robot(2, 1, "E"), lasers=["0,0 E 3"])

    run_register(g, 1)

    assert (where(g, ANA), where(g, BEN)) == ((1, 1, "S"), (2, 0, "E"))
    assert g.g.damage == [0, 1]


def test_several_shots_at_one_robot_add_up() -> None:
    """Rule 8.5."""
    g = factory(HALL, robot(0, 0, "E"), robot(2, 0, "S"), robot(5, 0, "W"), robot(2, 2, "N"))

    run(g, FireLasers())

    assert g.g.damage[BEN] == 3
    assert g.g.damage[DAN] == 1
    assert [row["whom"] for row in told(g, "shot")] == [[BEN], [DAN], [BEN], [BEN]]
    assert g.g.damage[CLEO] == 0
