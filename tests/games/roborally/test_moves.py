"""Step B: robots move by their cards and push each other."""

import pytest

from paddock.games.roborally.rules.moves import Execute, MoveRobots
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    factory,
    happened,
    open_floor,
    robot,
    run,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

ROOM = open_floor(6, 3)
PITS = """
+     +     +     +     +
   .     .    ##     .
+     +     +     +     +
"""
WALLED = """
+     +     +     +     +
   .     .     .  |  .
+     +     +     +     +
"""


@pytest.mark.parametrize(
    ("card", "stand"),
    [
        ("1", (2, 0, "E")),
        ("2", (3, 0, "E")),
        ("3", (4, 0, "E")),
        ("B", (0, 0, "E")),
        ("L", (1, 0, "N")),
        ("R", (1, 0, "S")),
        ("U", (1, 0, "W")),
    ],
)
def test_every_card_does_what_it_says(card: str, stand: tuple[int, int, str]) -> None:
    """Rule 8.1."""
    g = factory(ROOM, robot(1, 0, "E", program=card))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) == stand


def test_the_highest_priority_acts_first() -> None:
    """Rule 8.1."""
    g = factory(
        ROOM, robot(0, 0, "E", program="1@500"), robot(0, 1, "E", program="3@790"), robot(0, 2, "E", program="U@10")
    )

    run(g, MoveRobots())

    assert [event["seat"] for event in g.g.events() if event["kind"] == "acts"] == [BEN, ANA, CLEO]


def test_a_robot_that_is_pushed_moves_from_where_it_was_pushed_to() -> None:
    """Rule 8.1, the rulebook's picture: the one with the higher number pushes, then the other one moves."""
    g = factory(ROOM, robot(0, 1, "E", program="1@530"), robot(1, 1, "S", program="1@490"))

    run(g, MoveRobots())

    assert where(g, ANA) == (1, 1, "E")
    assert where(g, BEN) == (2, 2, "S")
    assert [kind for kind in happened(g) if kind in ("pushed", "moved")] == ["pushed", "moved"]


def test_with_the_lower_number_there_is_nobody_left_to_push() -> None:
    """Rule 8.1."""
    g = factory(ROOM, robot(0, 1, "E", program="1@490"), robot(1, 1, "S", program="1@530"))

    run(g, MoveRobots())

    assert where(g, ANA) == (1, 1, "E")
    assert where(g, BEN) == (1, 2, "S")
    assert "pushed" not in happened(g)


def test_a_wall_stops_a_robot_without_damage() -> None:
    """Rule 8.1."""
    g = factory(WALLED, robot(1, 0, "E", program="3"))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) == (2, 0, "E")
    assert g.g.damage[ANA] == 0
    assert happened(g)[-1] == "stopped"


def test_a_whole_row_is_pushed() -> None:
    """Rule 8.1."""
    g = factory(ROOM, robot(0, 0, "E", program="2"), robot(1, 0, "N"), robot(2, 0, "W"), robot(4, 0, "S"))

    run(g, Execute(ANA, ANA))

    assert [where(g, seat) for seat in range(4)] == [(2, 0, "E"), (3, 0, "N"), (4, 0, "W"), (5, 0, "S")]


def test_nobody_in_a_row_moves_if_one_is_stopped_by_a_wall() -> None:
    """Rule 8.1."""
    g = factory(WALLED, robot(0, 0, "E", program="1"), robot(1, 0, "N"), robot(2, 0, "N"))

    run(g, Execute(ANA, ANA))

    assert [where(g, seat) for seat in range(3)] == [(0, 0, "E"), (1, 0, "N"), (2, 0, "N")]


def test_each_step_is_checked_anew() -> None:
    """Rule 8.1: one cell is pushed, then the wall stops the row."""
    g = factory(WALLED, robot(0, 0, "E", program="3"), robot(1, 0, "N"))

    run(g, Execute(ANA, ANA))

    assert (where(g, ANA), where(g, BEN)) == ((1, 0, "E"), (2, 0, "N"))


def test_a_robot_that_walks_into_a_pit_is_destroyed_and_loses_the_rest_of_its_card() -> None:
    """Rule 8.1, rule 14.2."""
    g = factory(PITS, robot(0, 0, "E", program="3"))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) is None
    assert told(g, "destroyed", ANA) == [{"robot": 0, "blocker": 0, "how": "pit", "lives": 2, "x": 2, "y": 0}]


def test_a_robot_may_be_pushed_into_a_pit_and_the_pusher_follows() -> None:
    """Rule 8.1."""
    g = factory(PITS, robot(0, 0, "E", program="1"), robot(1, 0, "N"))

    run(g, Execute(ANA, ANA))

    assert (where(g, ANA), where(g, BEN)) == ((1, 0, "E"), None)


def test_the_row_moves_when_its_front_leaves_the_floor() -> None:
    """Rule 8.1."""
    g = factory(open_floor(3, 1), robot(0, 0, "E", program="1"), robot(1, 0, "N"), robot(2, 0, "N"))

    run(g, Execute(ANA, ANA))

    assert [where(g, seat) for seat in range(3)] == [(1, 0, "E"), (2, 0, "N"), None]
    assert told(g, "destroyed", CLEO)[0]["how"] == "edge"


def test_walking_off_the_floor_destroys() -> None:
    """Rule 2, rule 14.2."""
    g = factory(ROOM, robot(0, 0, "W", program="1"))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) is None
    assert g.g.lives[ANA] == 2


def test_a_wall_on_the_rim_stops_a_robot() -> None:
    """Rule 2."""
    g = factory("+     +\n|  .\n+     +", robot(0, 0, "W", program="1"))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) == (0, 0, "W")


def test_a_back_up_pushes_as_well() -> None:
    """Rule 8.1."""
    g = factory(ROOM, robot(2, 0, "E", program="B"), robot(1, 0, "N"))

    run(g, Execute(ANA, ANA))

    assert (where(g, ANA), where(g, BEN)) == ((1, 0, "E"), (0, 0, "N"))


def test_walking_over_gears_belts_and_beams_does_nothing() -> None:
    """Rule 8.1."""
    g = factory(
        "+     +-----+     +     +\n   .     R    <<     .\n+     +-----+     +     +",
        robot(0, 0, "E", program="3"),
        lasers=["1,0 S 1"],
    )

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) == (3, 0, "E")
    assert g.g.damage[ANA] == 0


def test_a_destroyed_robot_does_not_act_any_more() -> None:
    """Rule 8: off the board at once, its later cards are lost."""
    g = factory(PITS, robot(0, 0, "E", program="1@530"), robot(1, 0, "W", program="1@490"), robot(3, 0, "N"))

    run(g, MoveRobots())

    assert where(g, ANA) == (1, 0, "E")
    assert where(g, BEN) is None
    assert told(g, "acts", BEN) == []


def test_a_robot_that_was_powered_down_does_not_act() -> None:
    """Rule 8."""
    g = factory(ROOM, robot(0, 0, "E", program="1", down=True))

    run(g, MoveRobots())

    assert where(g, ANA) == (0, 0, "E")


def test_locked_registers_are_carried_out_like_others() -> None:
    """Rule 8.1."""
    g = factory(ROOM, robot(0, 0, "E", damage=9, program="2 1 1 1 1"))

    run(g, MoveRobots())

    assert where(g, ANA) == (2, 0, "E")


def test_a_pushed_robot_keeps_its_facing() -> None:
    """Rule 8.1."""
    g = factory(ROOM, robot(0, 0, "E", program="1"), robot(1, 0, "S"))

    run(g, Execute(ANA, ANA))

    assert where(g, BEN) == (2, 0, "S")


def test_events_of_a_push_tell_where_everybody_is_afterwards() -> None:
    """So that a playback can be shown: first who acts, then what it does to whom."""
    g = factory(ROOM, robot(0, 0, "E", program="2@670"), robot(2, 0, "N"), robot(3, 0, "N"), robot(0, 2, "N"))

    run(g, Execute(ANA, ANA))

    assert happened(g) == ["acts", "moved", "pushed"]
    assert told(g, "moved")[0]["steps"] == 1
    assert told(g, "pushed")[0]["whom"] == [BEN, CLEO]
    assert [(row["robot"], row["x"], row["y"]) for row in told(g, "pushed")[0]["moves"]] == [
        (ANA, 2, 0),
        (BEN, 3, 0),
        (CLEO, 4, 0),
    ]
    assert where(g, DAN) == (0, 2, "N")
