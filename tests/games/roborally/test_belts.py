"""Steps C1 and C2: belts, on the boards of the box and on tiny floors."""

import pytest

from paddock.games.roborally.rules.belts import AllBelts, ExpressBelts
from paddock.games.roborally.rules.moves import Execute
from tests.games.roborally.make import ANA, BEN, CLEO, Robot, factory, on_board, robot, run, run_register, told, where

pytestmark = pytest.mark.usefixtures("manner")

Stand = tuple[int, int, str] | None

# Face; robots; where they are after C1; after C2. The numbers are those of the examples.
EXAMPLES: dict[int, tuple[str, list[Robot], list[Stand], list[Stand]]] = {
    1: ("exchange", [robot(5, 4, "N")], [(5, 4, "N")], [(5, 5, "N")]),
    2: ("exchange", [robot(5, 7, "E")], [(5, 8, "E")], [(5, 9, "E")]),
    3: ("vault", [robot(10, 2, "N")], [(10, 3, "W")], [(11, 3, "W")]),
    4: ("vault", [robot(10, 3, "N")], [(11, 3, "N")], [None]),
    5: ("chop_shop", [robot(3, 8, "N")], [(2, 8, "N")], [(1, 8, "N")]),
    6: ("chop_shop", [robot(2, 7, "N")], [(2, 8, "E")], [(1, 8, "E")]),
    7: ("maelstrom", [robot(9, 1, "E"), robot(11, 1, "W")], [(9, 1, "E"), (11, 1, "W")], [(9, 1, "E"), (11, 1, "W")]),
    8: ("maelstrom", [robot(11, 1, "W")], [(11, 1, "W")], [(10, 1, "S")]),
    9: ("maelstrom", [robot(9, 1, "N")], [(9, 1, "N")], [(10, 1, "E")]),
    10: ("spin_zone", [robot(3, 1, "E")], [(4, 1, "S")], [(4, 2, "S")]),
    11: ("exchange", [robot(8, 3, "S"), robot(8, 4, "N")], [(8, 3, "S"), (8, 4, "N")], [(8, 3, "S"), (8, 4, "N")]),
    12: (
        "exchange",
        [robot(5, 1, "S"), robot(5, 2, "S"), robot(5, 3, "S")],
        [(5, 1, "S"), (5, 2, "S"), (5, 3, "S")],
        [(5, 2, "S"), (5, 3, "S"), (5, 4, "S")],
    ),
    13: ("island", [robot(9, 2, "N")], [(9, 2, "N")], [None]),
    14: ("cross", [robot(4, 1, "N"), robot(5, 0, "N")], [(4, 1, "N"), (5, 0, "N")], [(4, 1, "N"), (5, 0, "N")]),
    15: ("dock_belts", [robot(1, 2, "N")], [(1, 2, "N")], [(2, 2, "E")]),
    16: ("dock_belts", [robot(2, 2, "N")], [(2, 2, "N")], [(2, 3, "W")]),
    17: ("maelstrom", [robot(4, 6, "N")], [(4, 6, "N")], [(4, 5, "E")]),
}


@pytest.mark.parametrize("number", EXAMPLES)
def test_the_worked_examples_of_belts(number: int) -> None:
    """Rule 8.2, the seventeen worked examples."""
    board, robots, after_express, after_all = EXAMPLES[number]
    g = on_board(board, *robots)

    run(g, ExpressBelts())
    assert [where(g, seat) for seat in range(len(robots))] == after_express
    run(g, AllBelts())
    assert [where(g, seat) for seat in range(len(robots))] == after_all


MEETING = """
+     +     +     +
   >     .     <
+     +     +     +
"""


def test_two_belts_that_meet_in_one_cell_carry_nobody() -> None:
    """Rule 8.2, the first picture of the rulebook."""
    g = factory(MEETING, robot(0, 0, "E"), robot(2, 0, "W"))

    run(g, AllBelts())

    assert (where(g, ANA), where(g, BEN)) == ((0, 0, "E"), (2, 0, "W"))
    assert told(g, "held")[0]["whom"] == [ANA, BEN]


def test_one_alone_is_carried_into_the_cell_where_two_would_meet() -> None:
    """Rule 8.2."""
    g = factory(MEETING, robot(0, 0, "E"))

    run(g, AllBelts())

    assert where(g, ANA) == (1, 0, "E")


def test_a_belt_does_not_push_a_robot_that_stands_at_its_end() -> None:
    """Rule 8.2, the second picture of the rulebook."""
    g = factory(MEETING, robot(0, 0, "N"), robot(1, 0, "S"))

    run(g, AllBelts())

    assert (where(g, ANA), where(g, BEN)) == ((0, 0, "N"), (1, 0, "S"))


CURVE = """
+     +     +     +
   >    vw     .
+     +     +     +
   .     v     .
+     +     +     +
   .     .     .
+     +     +     +
"""


def test_a_robot_that_a_belt_carries_into_a_curve_is_turned() -> None:
    """Rule 8.2 (turning), the picture of the rulebook."""
    g = factory(CURVE, robot(0, 0, "E"))

    run(g, AllBelts())

    assert where(g, ANA) == (1, 0, "S")


def test_a_robot_that_walks_into_a_curve_is_not_turned_but_carried_on() -> None:
    """Rule 8.2 (turning), the other picture."""
    g = factory(CURVE, robot(0, 0, "E", program="1"))

    run(g, Execute(ANA, ANA))
    assert where(g, ANA) == (1, 0, "E")
    run(g, AllBelts())

    assert where(g, ANA) == (1, 1, "E")


def test_a_robot_that_is_pushed_into_a_curve_is_not_turned() -> None:
    """Rule 8.2 (turning)."""
    g = factory(CURVE, robot(1, 1, "N", program="1"), robot(1, 0, "W"))
    g.g.at[ANA], g.g.at[BEN] = 0, 1  # Ana west of the curve, Ben on it
    g.g.facing[ANA] = 1

    run(g, Execute(ANA, ANA))
    run(g, AllBelts())

    assert where(g, BEN) == (2, 0, "W")
    assert where(g, ANA) == (1, 1, "E")  # walked onto the curve and was carried on, not turned


def test_leaving_a_belt_never_turns() -> None:
    """Rule 8.2 (turning)."""
    g = factory(CURVE, robot(1, 1, "E"))

    run(g, AllBelts())

    assert where(g, ANA) == (1, 2, "E")


EXPRESS = """
+     +     +     +     +
   >>    >>    >     .
+     +     +     +     +
"""


def test_an_express_belt_carries_twice() -> None:
    """Rule 8 (C1, C2)."""
    g = factory(EXPRESS, robot(0, 0, "N"))

    run(g, ExpressBelts(), AllBelts())

    assert where(g, ANA) == (2, 0, "N")


def test_express_belts_run_before_the_others() -> None:
    """Rule 8 (C1, C2): a normal belt that leads to an express belt carries one cell in a register phase."""
    floor = "+     +     +     +     +\n   >     >>    .     .\n+     +     +     +     +"
    g = factory(floor, robot(0, 0, "N"))

    run_register(g, 1)

    assert where(g, ANA) == (1, 0, "N")


def test_a_robot_put_on_a_normal_belt_by_an_express_belt_is_carried_again() -> None:
    """Rule 8.2."""
    g = factory(EXPRESS, robot(1, 0, "N"))

    run(g, ExpressBelts())
    assert where(g, ANA) == (2, 0, "N")
    run(g, AllBelts())

    assert where(g, ANA) == (3, 0, "N")


def test_a_robot_that_left_the_belts_is_not_carried_again() -> None:
    """Rule 8.2."""
    g = factory("+     +     +     +\n   >>    .     >\n+     +     +     +", robot(0, 0, "N"))

    run(g, ExpressBelts(), AllBelts())

    assert where(g, ANA) == (1, 0, "N")


def test_a_column_of_robots_on_one_belt_moves_on_together() -> None:
    """Ruling 12."""
    g = factory("+     +     +     +\n   >     >     .\n+     +     +     +", robot(0, 0, "E"), robot(1, 0, "E"))

    run(g, AllBelts())

    assert (where(g, ANA), where(g, BEN)) == ((1, 0, "E"), (2, 0, "E"))


RING = """
+     +     +
   >    vw
+     +     +
   ^e   <n
+     +     +
"""


def test_a_full_ring_of_belts_turns_round() -> None:
    """Rule 8.2, ruling 12."""
    g = factory(
        RING.replace("   >  ", "  >s  "), robot(0, 0, "E"), robot(1, 0, "S"), robot(1, 1, "W"), robot(0, 1, "N")
    )

    run(g, AllBelts())

    assert [where(g, seat) for seat in range(4)] == [(1, 0, "S"), (1, 1, "W"), (0, 1, "N"), (0, 0, "E")]


def test_robots_that_would_change_places_stay() -> None:
    """Ruling 6."""
    g = factory("+     +     +\n   >     <\n+     +     +", robot(0, 0, "E"), robot(1, 0, "W"))

    run(g, AllBelts())

    assert (where(g, ANA), where(g, BEN)) == ((0, 0, "E"), (1, 0, "W"))


def test_whoever_stands_behind_two_that_are_held_is_held_as_well() -> None:
    """Ruling 13."""
    drawing = "+     +     +     +     +\n   >     >     .     <\n+     +     +     +     +"
    g = factory(drawing, robot(0, 0, "E"), robot(1, 0, "E"), robot(3, 0, "W"))

    run(g, AllBelts())

    assert [where(g, seat) for seat in (ANA, BEN, CLEO)] == [(0, 0, "E"), (1, 0, "E"), (3, 0, "W")]


def test_a_curve_turns_in_the_express_step_and_another_one_in_the_next() -> None:
    """Ruling 14."""
    drawing = "+     +     +     +\n   >>   vvw    .\n+     +     +     +\n   .    >>n    .\n+     +     +     +"
    g = factory(drawing, robot(0, 0, "E"))

    run(g, ExpressBelts())
    assert where(g, ANA) == (1, 0, "S")
    run(g, AllBelts())

    assert where(g, ANA) == (1, 1, "E")


def test_a_junction_entered_along_the_straight_line_does_not_turn() -> None:
    """Ruling 15."""
    g = factory("+     +     +\n   .     v\n+     +     +\n   >    vw\n+     +     +", robot(1, 0, "N"))

    run(g, AllBelts())

    assert where(g, ANA) == (1, 1, "N")


def test_a_wall_stops_a_belt() -> None:
    """Rule 8.2."""
    g = factory("+     +     +\n   >  |  .\n+     +     +", robot(0, 0, "N"))

    run(g, AllBelts())

    assert where(g, ANA) == (0, 0, "N")


def test_a_belt_carries_off_the_floor() -> None:
    """Rule 8.2."""
    g = factory("+     +\n   <\n+     +", robot(0, 0, "N"))

    run(g, AllBelts())

    assert where(g, ANA) is None
    assert told(g, "destroyed", ANA)[0]["how"] == "edge"


def test_two_robots_on_their_way_into_one_pit_hold_each_other() -> None:
    """Rule 8.2: the same target, whatever it is."""
    g = factory("+     +     +     +\n   >    ##     <\n+     +     +     +", robot(0, 0, "E"), robot(2, 0, "W"))

    run(g, AllBelts())

    assert (where(g, ANA), where(g, BEN)) == ((0, 0, "E"), (2, 0, "W"))
