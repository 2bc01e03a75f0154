"""The boards that follow from our pages, against what is counted on the printed ones."""

import pytest

from paddock.games.formula_d.circuits import CIRCUITS, Circuit, circuit
from tests.games.formula_d.printed import BOARDS, CORNERS

MODULUS = 9973
PRINTED = list(BOARDS)
OURS = ["pine_harbour"]


def test_these_are_the_printed_boards_and_one_of_our_own() -> None:
    assert PRINTED + OURS == CIRCUITS
    assert sum(len(corners) for corners in CORNERS.values()) == 207


@pytest.mark.parametrize("name", PRINTED)
def test_a_board_has_the_printed_spaces_steps_and_borders(name: str) -> None:
    board, counts = circuit(name), BOARDS[name]

    assert board.lengths == counts.lengths
    assert len(steps(board)) == counts.steps
    assert len(borders(board)) == counts.borders


@pytest.mark.parametrize("name", PRINTED)
def test_every_step_border_and_order_key_is_the_printed_one(name: str) -> None:
    """Three sums over the whole board: a single wrong arrow changes one."""
    board = circuit(name)
    keys = [(board.name_of(space), board.order[space]) for space in range(board.track)]

    assert [sum(a * b for a, b in pairs) % MODULUS for pairs in (steps(board), borders(board), keys)] == BOARDS[
        name
    ].sums


@pytest.mark.parametrize("name", PRINTED)
def test_a_lap_is_as_long_as_printed(name: str) -> None:
    board, counts = circuit(name), BOARDS[name]

    assert board.lap == counts.lap
    assert board.shortest_lap == counts.shortest_lap


@pytest.mark.parametrize("name", PRINTED)
def test_the_corners_are_as_printed(name: str) -> None:
    """Their spaces in each lane, their shortest and longest way, and the stops of all of them together."""
    board = circuit(name)

    assert [told(corner.lengths, corner.shortest, corner.longest) for corner in board.corners] == CORNERS[name]
    assert sum(corner.stops for corner in board.corners) == BOARDS[name].stops


@pytest.mark.parametrize("name", PRINTED)
def test_the_pole_position_is_the_printed_one(name: str) -> None:
    board = circuit(name)

    assert board.name_of(board.grid[0]) == BOARDS[name].pole


def test_cars_line_up_in_the_outer_lanes_three_spaces_apart() -> None:
    monaco = circuit("monaco")

    names = [monaco.name_of(space) for space in monaco.grid]
    assert names == [1167, 3161, 1164, 3158, 1161, 3155, 1158, 3152, 1155, 3149]


def test_the_ninth_slot_of_interlagos_leaves_the_rule() -> None:
    interlagos = circuit("interlagos")

    assert interlagos.name_of(interlagos.grid[8]) == 3175


def test_qualifying_begins_on_the_last_space_of_the_middle_lane() -> None:
    monaco = circuit("monaco")

    assert monaco.name_of(monaco.qualifying_start) == 2166


def test_at_the_entry_of_a_corner_only_the_lane_outside_may_still_change_lanes() -> None:
    """The last space of the middle lane before a corner leads straight on."""
    monaco = circuit("monaco")

    assert led_to(monaco, 1005) == [1006, 2006]
    assert led_to(monaco, 2005) == [2006]


def test_in_a_corner_arrows_lead_inwards_and_the_second_of_two_spaces_has_none() -> None:
    monaco = circuit("monaco")

    assert led_to(monaco, 1007) == [1008, 2008]
    assert led_to(monaco, 1008) == [1009]
    assert [monaco.name_of(space) for space in monaco.beside[monaco.named(3007)]] == [2007, 2008, 2009]


def test_spaces_of_one_row_are_level_on_a_straight() -> None:
    monaco = circuit("monaco")

    assert monaco.order[monaco.named(1001)] == monaco.order[monaco.named(3001)] == 1
    assert monaco.order[monaco.named(2001)] == 0


def test_the_pit_lane_of_monaco_is_single_file_past_ten_boxes() -> None:
    monaco = circuit("monaco")

    assert [monaco.name_of(space) for space in monaco.pit] == list(range(9001, 9019))
    assert [monaco.name_of(space) for space in monaco.boxes] == list(range(9004, 9014))
    assert [monaco.name_of(space) for space in monaco.pit_enter] == [3146, 3147]
    assert [monaco.name_of(space) for space in monaco.steps[monaco.pit[-1]]] == [3001, 3002]


@pytest.mark.parametrize("name", CIRCUITS)
def test_each_space_is_found_by_its_name(name: str) -> None:
    board = circuit(name)

    assert [board.named(board.name_of(space)) for space in range(board.track)] == list(range(board.track))


@pytest.mark.parametrize("name", CIRCUITS)
def test_borders_are_shared(name: str) -> None:
    board = circuit(name)

    for space in range(board.track):
        assert all(space in board.beside[other] for other in board.beside[space])


def steps(board: Circuit) -> list[tuple[int, int]]:
    return [(board.name_of(space), board.name_of(step)) for space in range(board.track) for step in board.steps[space]]


def borders(board: Circuit) -> list[tuple[int, int]]:
    pairs = [(space, other) for space in range(board.track) for other in board.beside[space] if space < other]
    return [(board.name_of(space), board.name_of(other)) for space, other in pairs]


def led_to(board: Circuit, name: int) -> list[int]:
    return sorted(board.name_of(step) for step in board.steps[board.named(name)])


def told(lengths: list[int], shortest: int, longest: int) -> str:
    return f"{lengths[0]}-{lengths[1]}-{lengths[2]} {shortest}..{longest}"
