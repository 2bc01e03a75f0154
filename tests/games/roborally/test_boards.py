"""The boards of the box, and the checker of drawings."""

import pytest

from paddock.games.roborally.boards import BOARDS, EAST, NORTH, SOUTH, WEST, board, counted, turned
from paddock.games.roborally.floor import EDGE, WALL, Floor, Placed
from tests.games.roborally.make import a_board, open_floor

CORNER = """
+-----+     +
|  vw    .
+     +     +
   .     .
+     +     +
"""
ROOM = """
+-----+     +
| .     >>
+     +     +
"""


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_has_its_size_and_the_elements_of_its_list(name: str) -> None:
    made = board(name)

    assert (made.width, made.height) == (12, 4 if name.startswith("dock") else 12)
    assert counted(made)["walls"] > 10


@pytest.mark.parametrize("name", BOARDS)
def test_four_quarter_turns_lead_back(name: str) -> None:
    made, again = board(name), turned(board(name), 4)

    assert again.signs == made.signs
    assert again.walls == made.walls
    assert again.lasers == made.lasers
    assert counted(turned(made, 1)) == counted(made)


@pytest.mark.parametrize(
    ("name", "x", "y", "side"),
    [
        ("island", 3, 5, WEST),
        ("island", 9, 6, WEST),
        ("island", 6, 3, NORTH),
        ("island", 6, 9, NORTH),
        ("vault", 4, 7, WEST),
        ("dock_plain", 6, 2, WEST),
    ],
)
def test_walls_that_are_often_forgotten_are_there(name: str, x: int, y: int, side: int) -> None:
    assert board(name).has_wall(x, y, side)


def test_walls_that_are_often_made_up_are_not_there() -> None:
    assert not board("vault").has_wall(3, 7, WEST)
    assert not board("cross").has_wall(9, 11, EAST)
    assert not board("dock_belts").has_wall(8, 2, WEST)


def test_the_fourth_laser_of_maelstrom_runs_in_row_6() -> None:
    assert (3, 6, EAST, 5, 1) in board("maelstrom").lasers


def test_a_quarter_turn_turns_belts_curves_pushers_and_walls() -> None:
    made = turned(a_board(CORNER), 1)

    assert made.signs[0] == [".", "<n"]
    assert made.has_wall(1, 0, EAST)  # the northern wall
    assert made.has_wall(1, 0, NORTH)  # the western wall


@pytest.mark.parametrize(
    ("drawing", "lasers", "fault"),
    [
        ("+     +\n  .\n", [], "no even grid"),
        ("+     +\n  ?\n+     +", [], "unknown sign"),
        ("+     +\n  vn\n+     +", [], "unknown sign"),
        ("+     +     +\n  . |   .\n+     +     +", [], "unknown sign"),
        ("+     +\n Pv24\n+     +", [], "no wall behind the pusher"),
        (ROOM, ["1,0 W 2"], "no wall behind the laser"),
        (ROOM, ["0,0 E 2"], "leaves the board"),
        ("+-----+-----+\n|  .     .  |\n+     +     +", ["0,0 E 1"], "is 2 cells long"),
    ],
)
def test_the_checker_refuses_drawings_that_cannot_be(drawing: str, lasers: list[str], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        a_board(drawing, lasers)


def test_a_wall_on_the_rim_of_either_board_blocks_the_seam() -> None:
    left, right = a_board(open_floor(2, 2)), a_board("+     +\n| .\n+     +\n  .\n+     +")
    floor = Floor([Placed(left, 0, 0, 0), Placed(right, 2, 0, 0)])

    assert floor.ahead[1 * 4 + EAST] == WALL
    assert floor.ahead[2 * 4 + WEST] == WALL
    assert floor.ahead[(3 + 1) * 4 + EAST] == 3 + 2


def test_outside_all_boards_there_is_nothing() -> None:
    floor = Floor([Placed(a_board(open_floor(1, 1)), 0, 0, 0), Placed(a_board(open_floor(1, 1)), 1, 1, 0)])

    assert floor.ahead[0 * 4 + EAST] == EDGE
    assert floor.ahead[0 * 4 + SOUTH] == EDGE
    with pytest.raises(ValueError, match="lies on another board"):
        Floor([Placed(a_board(open_floor(1, 1)), 0, 0, 0), Placed(a_board(open_floor(2, 1)), 0, 0, 0)])
