"""Steps C3 and C4: pushers and gears."""

import pytest

from paddock.games.roborally.rules.belts import AllBelts, ExpressBelts
from paddock.games.roborally.rules.machines import Gears, Pushers
from paddock.games.roborally.rules.moves import Execute
from tests.games.roborally.make import ANA, BEN, factory, on_board, robot, run, told, where

pytestmark = pytest.mark.usefixtures("manner")

PUSHER = """
+     +     +     +     +
|P>135   .     .     .
+     +     +     +     +
"""


@pytest.mark.parametrize(("register", "pushed"), [(1, False), (2, True), (3, False), (4, True), (5, False)])
def test_a_pusher_works_only_in_its_registers(register: int, pushed: bool) -> None:
    """Rule 8.3, with the pusher of maelstrom."""
    g = on_board("maelstrom", robot(2, 0, "W"))
    g.g.register = register - 1

    run(g, Pushers())

    assert where(g, ANA) == ((2, 1, "W") if pushed else (2, 0, "W"))


def test_a_pusher_pushes_a_whole_row() -> None:
    """Rule 8.3."""
    g = factory(PUSHER, robot(0, 0, "N"), robot(1, 0, "N"))

    run(g, Pushers())

    assert (where(g, ANA), where(g, BEN)) == ((1, 0, "N"), (2, 0, "N"))


def test_a_pusher_pushes_into_pits() -> None:
    """Rule 8.3."""
    g = factory("+     +     +\n|P>135  ##\n+     +     +", robot(0, 0, "N"))

    run(g, Pushers())

    assert where(g, ANA) is None


def test_a_wall_in_the_way_of_the_push_stops_it() -> None:
    """Ruling 19."""
    g = factory("+     +     +\n|P>135|  .\n+     +     +", robot(0, 0, "N"))

    run(g, Pushers())

    assert where(g, ANA) == (0, 0, "N")


def test_a_curve_does_not_turn_a_robot_that_a_pusher_moves() -> None:
    """Rule 8.3."""
    g = factory("+     +     +\n|P>135  vw\n+     +     +\n   .     .\n+     +     +", robot(0, 0, "N"))

    run(g, Pushers())

    assert where(g, ANA) == (1, 0, "N")


def test_a_robot_pushed_onto_a_pusher_or_a_gear_is_moved_by_it_in_the_same_phase() -> None:
    """Ruling 16."""
    g = factory(
        "+     +     +     +\n   .  |P>135   R\n+     +     +     +\n   .     .     .\n+     +     +     +",
        robot(1, 1, "N", program="1"),
    )

    run(g, Execute(ANA, ANA), Pushers(), Gears())

    assert where(g, ANA) == (2, 0, "E")


def test_a_robot_that_a_pusher_moves_onto_a_belt_stays_there() -> None:
    """Ruling 17: belts have run already."""
    g = factory("+     +     +     +\n|P>135   >     .\n+     +     +     +", robot(0, 0, "N"))

    run(g, ExpressBelts(), AllBelts(), Pushers(), Gears())

    assert where(g, ANA) == (1, 0, "N")


def test_pushers_work_one_by_one_in_dock_order() -> None:
    """Ruling 18: the first one pushes the second robot off its pusher, which then has nobody to push."""
    floor = "+     +-----+     +\n|P>135 Pv135   .\n+     +     +     +\n   .     .     .\n+     +     +     +"
    g = factory(floor, robot(0, 0, "N"), robot(1, 0, "N"))

    run(g, Pushers())
    assert (where(g, ANA), where(g, BEN)) == ((1, 0, "N"), (2, 0, "N"))

    g = factory(floor, robot(0, 0, "N"), robot(1, 0, "N"))
    g.g.docks = [BEN, ANA]
    run(g, Pushers())
    assert (where(g, ANA), where(g, BEN)) == ((1, 0, "N"), (1, 1, "N"))


def test_a_robot_that_one_pusher_puts_onto_another_one_is_not_pushed_again() -> None:
    """Ruling 18: pushers work in the same step, each on the robot that stood before it when the step began."""
    below = "\n+     +     +     +     +\n   .     .     .     .\n+     +     +     +     +"
    g = factory("+     +-----+     +     +\n|P>135 Pv135   .     ." + below, robot(0, 0))
    run(g, Pushers())
    assert where(g, ANA) == (1, 0, "N")

    g = factory("+     +     +-----+     +\n|P>135   .   Pv135   ." + below, robot(0, 0), robot(1, 0))
    run(g, Pushers())
    assert (where(g, ANA), where(g, BEN)) == ((1, 0, "N"), (2, 0, "N"))


@pytest.mark.parametrize(("gear", "way"), [("R", "E"), ("L", "W")])
def test_gears_turn_whoever_stands_on_them(gear: str, way: str) -> None:
    """Rule 8.4."""
    g = factory(f"+     +     +\n   {gear}     .\n+     +     +", robot(0, 0, "N"), robot(1, 0, "N"))

    run(g, Gears())

    assert where(g, ANA) == (0, 0, way)
    assert where(g, BEN) == (1, 0, "N")
    assert told(g, "gears")[0]["whom"] == [ANA]


def test_powered_down_robots_are_moved_by_the_floor() -> None:
    """Rule 8."""
    g = factory("+     +     +     +\n   >     R     .\n+     +     +     +", robot(0, 0, "N", down=True))

    run(g, ExpressBelts(), AllBelts(), Pushers(), Gears())

    assert where(g, ANA) == (1, 0, "E")
