"""Where a robot alone on the floor gets to: by one card with all that the floor does then, and in how many registers.

A stand is a cell and a facing, ``cell * 4 + way``. Bots plan with these tables; they are made once for every floor.
"""

from typing import Final

from paddock.games.roborally.cards import BACK_UP, STEPS, TURNS, U_TURN
from paddock.games.roborally.floor import EDGE, WALL, Floor

__all__ = ["FAR", "KINDS", "LOST", "after_pair", "after_steps", "distances", "distances_to_board", "table_of"]

KINDS: Final = 7
LOST: Final = -1  # in a pit or off the floor
FAR: Final = 60  # from where a cell cannot be reached


def after_card(floor: Floor, stand: int, kind: int, register: int) -> int:
    """The stand at the end of a register phase, or LOST."""
    return after_steps(floor, stand, kind, STEPS[kind], register)


def after_steps(floor: Floor, stand: int, kind: int, steps: int, register: int) -> int:
    """The same for a move over another number of cells."""
    cell, way = stand // 4, stand % 4
    if kind < BACK_UP:
        return after_floor(floor, cell * 4 + (way + TURNS[kind]) % 4, register)
    return after_walk(floor, cell, heading_of(way, kind), steps, way, register)


def after_pair(floor: Floor, stand: int, kind: int, turn: int, sideways: bool, register: int) -> int:
    """The same for a move and a rotation: Crab Legs step aside, a Dual Processor moves less far and turns then."""
    cell, way = stand // 4, stand % 4
    turned = (way + TURNS[turn]) % 4
    if sideways:
        return after_walk(floor, cell, turned, 1, way, register)
    steps = STEPS[kind] - (2 if turn == U_TURN else 1)
    return after_walk(floor, cell, heading_of(way, kind), steps, turned, register)


def heading_of(way: int, kind: int) -> int:
    """Backward for a Back Up."""
    return (way + 2) % 4 if kind == BACK_UP else way


def after_walk(floor: Floor, cell: int, heading: int, steps: int, way: int, register: int) -> int:
    """Cell by cell up to a wall, then the floor; at the end of the walk the robot faces that way."""
    for _ in range(steps):
        to = floor.ahead[cell * 4 + heading]
        if to == WALL:
            break
        if to == EDGE or floor.pit[to]:
            return LOST
        cell = to
    return after_floor(floor, cell * 4 + way, register)


def after_floor(floor: Floor, stand: int, register: int) -> int:
    """Express belts, all belts, pushers, gears."""
    if floor.express[stand // 4]:
        stand = carried(floor, stand)
    if stand != LOST and floor.belt[stand // 4] >= 0:
        stand = carried(floor, stand)
    if stand == LOST:
        return LOST
    cell = stand // 4
    if floor.push_in[cell] >> register & 1:
        to = floor.ahead[cell * 4 + floor.push[cell]]
        if to == EDGE or (to >= 0 and floor.pit[to]):
            return LOST
        cell = cell if to == WALL else to
    return cell * 4 + (stand % 4 + floor.gear[cell]) % 4


def carried(floor: Floor, stand: int) -> int:
    cell = stand // 4
    way = floor.belt[cell]
    to = floor.ahead[cell * 4 + way]
    if to == WALL:
        return stand
    if to == EDGE or floor.pit[to]:
        return LOST
    return to * 4 + (stand % 4 + floor.curve[to * 4 + way]) % 4


def table_of(floor: Floor, register: int) -> list[int]:
    """For every stand and kind of card where it leads; pushers work in odd or in even registers."""
    parity = register % 2
    if not floor.reached:
        floor.reached = [full_table(floor, 0), full_table(floor, 1)]
    return floor.reached[parity]


def full_table(floor: Floor, register: int) -> list[int]:
    table: list[int] = []
    for cell in range(floor.cells):
        for way in range(4):
            for kind in range(KINDS):
                there = floor.board_of[cell] >= 0
                table.append(after_card(floor, cell * 4 + way, kind, register) if there else LOST)
    return table


def distances(floor: Floor, target: int) -> list[int]:
    """For every stand the number of registers to the cell with the best of cards; FAR if there is no way."""
    known = floor.distances.get(target)
    if known is None:
        known = spread(floor, [target])
        floor.distances[target] = known
    return known


def distances_to_board(floor: Floor, board: int) -> list[int]:
    """The same to any cell of a board on which a robot can stand."""
    key = -1 - board
    known = floor.distances.get(key)
    if known is None:
        known = spread(floor, [c for c in range(floor.cells) if floor.board_of[c] == board and not floor.pit[c]])
        floor.distances[key] = known
    return known


def spread(floor: Floor, cells: list[int]) -> list[int]:
    found = [FAR] * (floor.cells * 4)
    edge = [cell * 4 + way for cell in cells for way in range(4)]
    for stand in edge:
        found[stand] = 0
    back = ways_back(floor)
    registers = 0
    while edge:
        registers += 1
        following: list[int] = []
        for stand in edge:
            for before in back[stand]:
                if found[before] == FAR:
                    found[before] = registers
                    following.append(before)
        edge = following
    return found


def ways_back(floor: Floor) -> list[list[int]]:
    """For every stand those from which one card leads to it."""
    if not floor.ways_back:
        back: list[list[int]] = [[] for _ in range(floor.cells * 4)]
        table = table_of(floor, 0)
        for stand in range(floor.cells * 4):
            for kind in range(KINDS):
                to = table[stand * KINDS + kind]
                if to != LOST and to != stand:
                    back[to].append(stand)
        floor.ways_back = back
    return floor.ways_back
