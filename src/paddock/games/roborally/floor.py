"""The factory floor: boards laid edge to edge, made into lists that the rules can look up quickly.

A cell is a number, ``y * width + x``; a way is 0 north, 1 east, 2 south, 3 west. What lies ahead of a cell in a way
stands in ``ahead[cell * 4 + way]``: another cell, WALL or EDGE.
"""

from typing import Final

from paddock.games.roborally.boards import ARROWS, ENTRIES, Board, neighbour

__all__ = ["EDGE", "NOWHERE", "WALL", "Floor", "Placed"]

WALL: Final = -1
EDGE: Final = -2
NOWHERE: Final = -1
NO_WAY: Final = -1


class Placed:
    """A board where it lies: turned already, with the course cell of its north-west corner."""

    def __init__(self, board: Board, x: int, y: int, turn: int) -> None:
        self.board = board
        self.x = x
        self.y = y
        self.turn = turn


class Floor:
    """Everything fixed about a course; shared by all tables that are played on it."""

    def __init__(self, placed: list[Placed]) -> None:
        self.placed = placed
        self.width = max(part.x + part.board.width for part in placed)
        self.height = max(part.y + part.board.height for part in placed)
        self.cells = self.width * self.height
        self.board_of: list[int] = [NOWHERE] * self.cells
        self.signs: list[str] = [""] * self.cells
        self.walls: list[int] = [0] * self.cells  # four bits, one for each side
        self.ahead: list[int] = [EDGE] * (self.cells * 4)
        self.pit: list[bool] = [False] * self.cells
        self.belt: list[int] = [NO_WAY] * self.cells
        self.express: list[bool] = [False] * self.cells
        self.curve: list[int] = [0] * (self.cells * 4)  # quarter turns for whoever is carried in, by way of travel
        self.gear: list[int] = [0] * self.cells  # quarter turns
        self.repair: list[int] = [0] * self.cells  # 1 wrench, 2 wrench and hammer
        self.push: list[int] = [NO_WAY] * self.cells
        self.push_in: list[int] = [0] * self.cells  # five bits, one for each register
        self.docks: list[int] = [NOWHERE] * 8
        self.beams: list[list[int]] = []  # the cells of each laser, from its source on
        self.beam_ways: list[int] = []
        self.beam_counts: list[int] = []
        self.in_beam: list[bool] = [False] * self.cells
        self.data: dict[str, object] = {}  # made by views
        self.distances: dict[int, list[int]] = {}  # worked out by bots, for flags and boards
        self.reached: list[list[int]] = []  # worked out by bots: where each card leads from each stand
        self.tokens: list[int] = []  # worked out by bots: the damage on each cell
        self.ways_back: list[list[int]] = []  # worked out by bots: from where each stand is reached
        for number, part in enumerate(placed):
            self.lay(number, part)
        for cell in range(self.cells):
            if self.board_of[cell] != NOWHERE:
                self.look_ahead(cell)
        self.has_express = True in self.express
        self.has_belts = max(self.belt) >= 0
        self.has_pushers = max(self.push) >= 0
        self.has_gears = max(self.gear) > 0

    def lay(self, number: int, part: Placed) -> None:
        """Put one board down; ValueError if another lies there."""
        for y, row in enumerate(part.board.signs):
            for x, sign in enumerate(row):
                cell = (part.y + y) * self.width + part.x + x
                if self.board_of[cell] != NOWHERE:
                    raise ValueError(f"{part.board.name} lies on another board")
                self.board_of[cell] = number
                self.read_sign(cell, sign)
        for x, y, side in part.board.walls:
            self.walls[(part.y + y) * self.width + part.x + x] |= 1 << side
        for x, y, way, length, beams in part.board.lasers:
            self.add_laser(part.x + x, part.y + y, way, length, beams)

    def read_sign(self, cell: int, sign: str) -> None:
        self.signs[cell] = sign
        if sign == "##":
            self.pit[cell] = True
        elif sign[0] in ARROWS:
            self.add_belt(cell, sign)
        elif sign in ("R", "L"):
            self.gear[cell] = 1 if sign == "R" else 3
        elif sign[0] == "w":
            self.repair[cell] = len(sign)
        elif sign[0] == "P":
            self.push[cell] = ARROWS.index(sign[1])
            for register in sign[2:]:
                self.push_in[cell] |= 1 << (int(register) - 1)
        elif sign[0] == "D":
            self.docks[int(sign[1]) - 1] = cell

    def add_belt(self, cell: int, sign: str) -> None:
        way = ARROWS.index(sign[0])
        self.belt[cell] = way
        curves = sign.lstrip(sign[0])
        self.express[cell] = len(sign) - len(curves) == 2
        for letter in curves:
            travelled = (ENTRIES.index(letter) + 2) % 4
            self.curve[cell * 4 + travelled] = (way - travelled) % 4

    def add_laser(self, x: int, y: int, way: int, length: int, beams: int) -> None:
        cells: list[int] = []
        for _ in range(length):
            cells.append(y * self.width + x)
            x, y = neighbour(x, y, way)
        for cell in cells:
            self.in_beam[cell] = True
        self.beams.append(cells)
        self.beam_ways.append(way)
        self.beam_counts.append(beams)

    def look_ahead(self, cell: int) -> None:
        """A wall on the rim of either board stops whoever would cross the seam."""
        for way in range(4):
            x, y = neighbour(cell % self.width, cell // self.width, way)
            inside = 0 <= x < self.width and 0 <= y < self.height
            to = y * self.width + x
            if self.walls[cell] >> way & 1:
                self.ahead[cell * 4 + way] = WALL
            elif inside and self.board_of[to] != NOWHERE:
                walled = self.walls[to] >> (way + 2) % 4 & 1
                self.ahead[cell * 4 + way] = WALL if walled else to

    def cell_at(self, x: int, y: int) -> int:
        """The cell in this column and row, or NOWHERE if no board lies there."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return NOWHERE
        cell = y * self.width + x
        return cell if self.board_of[cell] != NOWHERE else NOWHERE
