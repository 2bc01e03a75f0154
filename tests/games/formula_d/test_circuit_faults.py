"""A page from which no board can be made is refused, and one sentence says why."""

import re

import pytest

from paddock.games.formula_d.circuits import BadCircuit, make_circuit

PAGE = """
title = "Ring"
pole = 1
corners = [
    { straight = 6, stops = 1, word = ">121121321" },
    { straight = 8, stops = 2, word = ">121321123121321", name = "Far End" },
]
home = 16

[pit]
lane = 3
spaces = 14
boxes_from = 3
enter = [3025, 3026]
exit = [3002, 3003]

[exceptions]
arrows_off = [[1001, 2002]]

[drawing]
scenery = "forest"
lane_width = 0.06
centre = [[0, 0], [1, 0], [1, 1], [0, 1]]
"""


def test_a_page_without_faults_makes_a_board() -> None:
    ring = make_circuit("ring", PAGE)

    assert ring.lengths == [40, 38, 36]
    assert [corner.name for corner in ring.corners] == ["", "Far End"]
    assert ring.right[ring.named(1001)] == -1


@pytest.mark.parametrize(
    ("written", "instead", "sentence"),
    [
        ("title =", "title", "ring: the page is not TOML"),
        ('title = "Ring"', "", "ring: title is missing"),
        ('"Ring"', "5", "ring: title must be a text"),
        ("home = 16", "home = 16\nlaps = 2", "ring: nothing is called 'laps' here"),
        ("home = 16", 'home = "16"', "ring: home must be a whole number from 1 to 999, not '16'"),
        ("pole = 1", "pole = 2", "ring: pole must be an outer lane, 1 or 3"),
        ("straight = 6", "straight = 1", "ring, corner 1: straight must be a whole number from 2 to 999, not 1"),
        ("stops = 2", "stops = 0", "ring, corner 2: stops must be a whole number from 1 to 9, not 0"),
    ],
)
def test_a_value_that_cannot_be(written: str, instead: str, sentence: str) -> None:
    refused(PAGE.replace(written, instead), sentence)


def test_a_circuit_without_corners() -> None:
    refused(re.sub(r"(?s)corners = \[.*?\n\]", "corners = []", PAGE), "ring: there is no corner")


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("121121321", "ring, corner 1: the word must begin with < or >"),
        (">1211x1321", "ring, corner 1: the word has 'x' where only 1, 2, 3, <, > or a = between spaces may stand"),
        ("=>121121321", "ring, corner 1: the word has '=' where only"),
        (">12112121", "ring, corner 1: lane 3 has no space in it"),
        (">", "ring, corner 1: lane 1 has no space in it"),
        (">121121321<", "ring, corner 1: the word must end with a space, not with '<'"),
        ("<121121321", "ring, corner 1: the word must begin with lane 3, outside its first bend"),
        (">12112132", "ring, corner 1: the word must end with lane 1, outside its last bend"),
    ],
)
def test_a_broken_word(word: str, sentence: str) -> None:
    refused(PAGE.replace(">121121321", word, 1), sentence)


@pytest.mark.parametrize(
    ("written", "instead", "sentence"),
    [
        ("exit = [3002, 3003]", "", "ring, pit: it has no exit"),
        ("enter = [3025, 3026]", "enter = []", "ring, pit: no space leads into it"),
        ("spaces = 14", "spaces = 9", "ring, pit: spaces must be a whole number from 10 to 999, not 9"),
        ("boxes_from = 3", "boxes_from = 6", "ring, pit: 10 boxes from space 6 on do not fit in 14"),
        ("[3002, 3003]", "[3002, 3999]", "ring, pit: there is no space 3999"),
        ("[3002, 3003]", "[3002, 1003]", "ring, pit: 1003 does not lie in lane 3, beside the pit lane"),
        ("[3002, 3003]", "[3002, 3004]", "ring, pit: exit names 3002 and 3004, which do not follow each other"),
        ("[3002, 3003]", "[3029, 3030]", "ring, pit: the entry must lie before the line and the exit behind it"),
        ("[3002, 3003]", '["3002"]', "ring, pit: exit has '3002' where a space such as 3001 must stand"),
    ],
)
def test_a_pit_lane_that_nobody_can_use(written: str, instead: str, sentence: str) -> None:
    refused(PAGE.replace(written, instead), sentence)


@pytest.mark.parametrize(
    ("exception", "sentence"),
    [
        ("arrows_off = [[1001, 2009]]", "ring, arrows_off: there is no arrow from 1001 to 2009 to take away"),
        ("arrows_on = [[1001, 2009]]", "ring, arrows_on: 1001 already has an arrow to the side of 2009"),
        ("arrows_off = [[1001, 3001]]", "ring, arrows_off: 1001 and 3001 do not lie in neighbouring lanes"),
        ("arrows_on = [[1001]]", "ring, exceptions: arrows_on has [1001] where a pair of spaces"),
        ("beside_off = [[1001, 2009]]", "ring, beside_off: 1001 and 2009 share no border that could be taken away"),
        ("beside_on = [[1001, 2001]]", "ring, beside_on: 1001 and 2001 already share a border"),
        ("order_keys = { 4001 = 7 }", "ring, order_keys: there is no space 4001"),
        ("order_keys = { first = 7 }", "ring, exceptions, order_keys: first = 7 must be a number for a number"),
        ("order_keys = { 1002 = 1 }", "ring: the step from 1001 to 1002 does not lead further ahead"),
    ],
)
def test_an_exception_that_changes_nothing_or_breaks_the_board(exception: str, sentence: str) -> None:
    refused(PAGE.replace("arrows_off = [[1001, 2002]]", exception), sentence)


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        ("11 = 1020", "ring, grid: there is no slot 11, only 1 to 10"),
        ("2 = 1039", "ring, grid: two slots lie on 1039"),
        ("10 = 1008", "ring, grid: slot 10 lies before the last corner: home is too short"),
    ],
)
def test_a_grid_on_which_cars_cannot_line_up(grid: str, sentence: str) -> None:
    refused(PAGE.replace("[pit]", f"[grid]\n{grid}\n\n[pit]"), sentence)


@pytest.mark.parametrize(
    ("written", "instead", "sentence"),
    [
        ('"forest"', '"moon"', "ring, drawing: there is no scenery 'moon', only desert"),
        ("0.06", "0", "ring, drawing: lane_width must be a number from 0.001 to 0.1, not 0"),
        (", [0, 1]]", "]", "ring, drawing: centre needs at least four points"),
        ("[0, 1]]", "[0, 7]]", "ring, drawing: y of [0, 7] must be a number from -0.1 to 1.1, not 7"),
        ("[0, 1]]", "[1, 0]]", "ring, drawing: centre has the point [1, 0] twice"),
        ("0.06", "0.01", "ring, drawing: a lane must be 0.3 to 0.9 times as wide as a space is long, not 0.0"),
        ("[1, 0], [1, 1]", "[1, 1], [1, 0]", "ring, drawing: the road lies on itself at 20"),
        ("[0, 1]]", "[0]]", "ring, drawing: centre has [0] where a point [x, y] must stand"),
    ],
)
def test_a_drawing_that_cannot_be_drawn(written: str, instead: str, sentence: str) -> None:
    refused(PAGE.replace(written, instead), sentence)


def refused(page: str, sentence: str) -> None:
    assert page != PAGE
    with pytest.raises(BadCircuit, match="^" + re.escape(sentence)):
        make_circuit("ring", page)
