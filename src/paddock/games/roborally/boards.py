"""The boards, read from ``data/boards``: drawings of cells and walls, checked when they are read.

A drawing has a line of edges above and below every line of cells. A cell is six columns wide: its western edge (a wall
is ``|``) and its sign in the middle of five. In a line of edges ``-----`` is a wall. The signs:

    .       open floor                      ##      pit
    ^ >     belts, by where they go         >> vv   express belts
    vw      a belt with a curve: whoever is carried in from the west is turned; ``vew``: from east and west
    R L     gears that turn right, left     w w+    wrench; wrench and hammer
    Pv24    a pusher on the wall to the north that pushes south in registers 2 and 4
    D1      dock 1

A laser is written ``4,0 S 3 x2``: from column 4 of row 0 it fires south over 3 cells, with 2 beams.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

__all__ = ["BOARDS", "EAST", "NORTH", "SOUTH", "WEST", "Board", "board", "drawn_board", "turned"]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ARROWS: Final = "^>v<"
LETTERS: Final = "NESW"
ENTRIES: Final = "nesw"
PITCH: Final = 6
BOARDS: Final = [
    "exchange",
    "vault",
    "chess",
    "cross",
    "spin_zone",
    "maelstrom",
    "island",
    "chop_shop",
    "dock_plain",
    "dock_belts",
]


class Board:
    """One side of a board: a sign for every cell, walls as (x, y, side), lasers as (x, y, way, cells, beams)."""

    def __init__(self, name: str, signs: list[list[str]], walls: set[tuple[int, int, int]]) -> None:
        self.name = name
        self.signs = signs
        self.walls = walls
        self.lasers: list[tuple[int, int, int, int, int]] = []
        self.width = len(signs[0])
        self.height = len(signs)

    def has_wall(self, x: int, y: int, side: int) -> bool:
        return (x, y, side) in self.walls


def drawn_board(name: str, drawing: str, lasers: list[str]) -> Board:
    """A board from its drawing, checked: the size, the signs, the walls behind pushers and at both ends of beams."""
    lines = [line for line in drawing.strip("\n").split("\n") if line.strip()]
    edges, rows = lines[0::2], lines[1::2]
    width = edges[0].count("+") - 1
    if len(edges) != len(rows) + 1 or any(line.count("+") != width + 1 for line in edges):
        raise ValueError(f"{name}: the drawing has no even grid")
    signs = [[cell(row, x) for x in range(width)] for row in rows]
    walls: set[tuple[int, int, int]] = set()
    for y, line in enumerate(edges):
        for x in range(width):
            if column(line, x * PITCH + 1) == "-":
                add_wall(walls, x, y, NORTH, width, len(rows))
    for y, row in enumerate(rows):
        for x in range(width + 1):
            if column(row, x * PITCH) == "|":
                add_wall(walls, x, y, WEST, width, len(rows))
    made = Board(name, signs, walls)
    check_signs(made)
    for line in lasers:
        made.lasers.append(laser(made, line))
    return made


def cell(row: str, x: int) -> str:
    """The sign of a cell; floor may be left blank."""
    return row[x * PITCH + 1 : (x + 1) * PITCH].strip() or "."


def column(line: str, place: int) -> str:
    return line[place] if place < len(line) else " "


def add_wall(walls: set[tuple[int, int, int]], x: int, y: int, side: int, width: int, height: int) -> None:
    """A wall belongs to the cells on both of its sides."""
    if x < width and y < height:
        walls.add((x, y, side))
    if side == NORTH and y > 0:
        walls.add((x, y - 1, SOUTH))
    if side == WEST and x > 0:
        walls.add((x - 1, y, EAST))


def laser(made: Board, line: str) -> tuple[int, int, int, int, int]:
    """A laser from its line. It hangs on a wall, and its beam ends at the first wall on its way."""
    words = line.split()
    x, y = (int(word) for word in words[0].split(","))
    way = LETTERS.index(words[1])
    length = int(words[2])
    beams = int(words[3][1:]) if len(words) > 3 else 1
    if not made.has_wall(x, y, (way + 2) % 4):
        raise ValueError(f"{made.name}: no wall behind the laser {line}")
    reached = 1
    end_x, end_y = x, y
    while not made.has_wall(end_x, end_y, way):
        end_x, end_y = neighbour(end_x, end_y, way)
        if not (0 <= end_x < made.width and 0 <= end_y < made.height):
            raise ValueError(f"{made.name}: the beam {line} leaves the board")
        reached += 1
    if reached != length:
        raise ValueError(f"{made.name}: the beam {line} is {reached} cells long")
    return x, y, way, length, beams


def neighbour(x: int, y: int, way: int) -> tuple[int, int]:
    if way == NORTH:
        return x, y - 1
    if way == EAST:
        return x + 1, y
    return (x, y + 1) if way == SOUTH else (x - 1, y)


def check_signs(made: Board) -> None:
    for y, row in enumerate(made.signs):
        for x, sign in enumerate(row):
            if not is_sign(sign):
                raise ValueError(f"{made.name}: unknown sign {sign} at {x},{y}")
            if sign[0] == "P" and not made.has_wall(x, y, (ARROWS.index(sign[1]) + 2) % 4):
                raise ValueError(f"{made.name}: no wall behind the pusher at {x},{y}")


def is_sign(sign: str) -> bool:
    """Whether a cell may look like that."""
    if sign in (".", "##", "R", "L", "w", "w+"):
        return True
    if sign[0] in ARROWS:
        curves = sign.lstrip(sign[0])
        speed = len(sign) - len(curves)
        way = ARROWS.index(sign[0])
        sides = [ENTRIES.find(letter) for letter in curves]
        return speed in (1, 2) and all(side >= 0 and side % 2 != way % 2 for side in sides)
    if sign[0] == "P":
        return len(sign) > 2 and sign[1] in ARROWS and sign[2:] in ("135", "24")
    return sign[0] == "D" and sign[1:] in list("12345678")


def turned(made: Board, quarters: int) -> Board:
    """The board turned clockwise."""
    for _ in range(quarters % 4):
        made = turned_once(made)
    return made


def turned_once(made: Board) -> Board:
    """A quarter turn: column x of row y becomes row x, counted from the other end of the column."""
    high = made.height - 1
    signs = [[turned_sign(made.signs[high - x][y]) for x in range(made.height)] for y in range(made.width)]
    walls = {(high - y, x, (side + 1) % 4) for x, y, side in made.walls}
    copy = Board(made.name, signs, walls)
    copy.lasers = [(high - y, x, (way + 1) % 4, length, beams) for x, y, way, length, beams in made.lasers]
    return copy


def turned_sign(sign: str) -> str:
    """Arrows and curves look the other way, numbers stay."""
    if sign[0] in ARROWS:
        return "".join(ARROWS[(ARROWS.index(c) + 1) % 4] if c in ARROWS else next_entry(c) for c in sign)
    if sign[0] == "P":
        return "P" + ARROWS[(ARROWS.index(sign[1]) + 1) % 4] + sign[2:]
    return sign


def next_entry(letter: str) -> str:
    return ENTRIES[(ENTRIES.index(letter) + 1) % 4]


def counted(made: Board) -> dict[str, int]:
    """How many there are of everything, for the check against the list of the box; walls once each."""
    signs = [sign for row in made.signs for sign in row]
    belts = [sign for sign in signs if sign[0] in ARROWS]
    both = sum(1 for x, y, side in made.walls if (*neighbour(x, y, side), (side + 2) % 4) in made.walls)
    counts = {
        "belts": sum(1 for sign in belts if sign[:2] not in ("^^", ">>", "vv", "<<")),
        "express": sum(1 for sign in belts if sign[:2] in ("^^", ">>", "vv", "<<")),
        "curves": sum(1 for sign in belts if sign[-1] in ENTRIES),
        "pits": signs.count("##"),
        "right_gears": signs.count("R"),
        "left_gears": signs.count("L"),
        "wrenches": signs.count("w"),
        "hammers": signs.count("w+"),
        "pushers": sum(1 for sign in signs if sign[0] == "P"),
        "walls": len(made.walls) - both // 2,
        "lasers": len(made.lasers),
        "beams": sum(beams for _, _, _, _, beams in made.lasers),
        "docks": sum(1 for sign in signs if sign[0] == "D"),
    }
    return {name: count for name, count in counts.items() if count}


LOADED: Final[dict[str, Board]] = {}


def board(name: str) -> Board:
    """A board by its name, read once and checked against its own counts."""
    if name not in LOADED:
        text = (files("paddock.games.roborally") / "data" / "boards" / f"{name}.toml").read_text(encoding="utf-8")
        row: dict[str, Any] = tomllib.loads(text)
        made = drawn_board(name, row["drawing"], row["lasers"])
        if counted(made) != row["counts"]:
            raise ValueError(f"{name}: the drawing holds {counted(made)}")
        LOADED[name] = made
    return LOADED[name]
