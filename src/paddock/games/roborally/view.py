"""What one seat may know of the race, as data."""

from typing import Any, Final

from paddock.games.roborally.cards import (
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    NO_CARD,
    OPTION_IDS,
    SIDEWAYS,
    card_id,
    pair_card,
    priority,
)
from paddock.games.roborally.courses import GOALS, TOGGLE, Course
from paddock.games.roborally.events import WAYS, cell_data
from paddock.games.roborally.floor import NOWHERE, Floor, Placed
from paddock.games.roborally.state import CAUGHT, NOBODY, PHASES, PROGRAM, REGISTERS, SET_UP, Factory

__all__ = ["course_data", "floor_data", "own_view", "view"]

STEPS: Final = ["reveal", "robots", "express", "belts", "pushers", "gears", "lasers", "flags"]


def view(g: Factory, seat: int) -> dict[str, Any]:
    """The race as a seat sees it; -1 is a spectator."""
    seen = public_view(g)
    if 0 <= seat < g.seats:
        seen.update(own_view(g, seat))
    return seen


def own_view(g: Factory, seat: int) -> dict[str, Any]:
    """What a seat sees beyond what everybody does, under keys of its own."""
    own: dict[str, Any] = {"seat": seat, "hands": [hand_data(g, robot) for robot in g.robots_of(seat)]}
    if g.draft:
        own["draft"] = [OPTION_IDS[option] for option in g.draft[seat]]
    return own


def public_view(g: Factory) -> dict[str, Any]:
    """The race as everybody sees it."""
    return {
        "game": "roborally",
        "rules": g.rules,
        "seats": g.seats,
        "seat": None,
        "round": g.turn,
        "phase": PHASES[g.phase],
        "register": g.register + 1,
        "step": STEPS[g.step],
        "steps": steps_here(g),
        "course": {**course_data(g.course), "flags": len(g.flag_at)},
        "floor": floor_data(g.floor),
        "flags": [flag_data(g, flag) for flag in range(len(g.flag_at))],
        "docks": g.docks[:],
        "robots": [robot_data(g, robot) for robot in range(g.robots)],
        "deck": len(g.deck),
        "option_deck": len(g.option_deck),
        "option_discard": [OPTION_IDS[option] for option in g.option_discard],
        "places": g.place[: g.seats] if g.outcome() else [],
    }


def steps_here(g: Factory) -> list[str]:
    """The steps of a register phase that this course has."""
    floor = g.floor
    lacks: list[str] = []
    if not floor.has_express:
        lacks.append("express")
    if not floor.has_belts:
        lacks.append("belts")
    if not floor.has_pushers:
        lacks.append("pushers")
    if not floor.has_gears:
        lacks.append("gears")
    return [step for step in STEPS if step not in lacks]


def course_data(course: Course) -> dict[str, Any]:
    return {
        "id": course.name,
        "kind": course.kind,
        "level": course.level,
        "length": course.length,
        "players": course.players[:],
        "goal": GOALS[course.goal],
        "rules": course.rules[:],
    }


def floor_data(floor: Floor) -> dict[str, Any]:
    """The floor as it lies, made once: everything in it stays as it is."""
    if not floor.data:
        floor.data = {
            "width": floor.width,
            "height": floor.height,
            "boards": [board_data(part) for part in floor.placed],
            "signs": [" ".join([sign or "-" for sign in row_of(floor, y)]) for y in range(floor.height)],
            "walls": [wall_row(floor, y) for y in range(floor.height)],
            "lasers": [laser_data(floor, laser) for laser in range(len(floor.beams))],
        }
    return {**floor.data}


def board_data(part: Placed) -> dict[str, Any]:
    board = part.board
    place = {"x": part.x, "y": part.y, "turn": part.turn}
    return {"id": board.name, **place, "width": board.width, "height": board.height}


def row_of(floor: Floor, y: int) -> list[str]:
    return floor.signs[y * floor.width : (y + 1) * floor.width]


def wall_row(floor: Floor, y: int) -> str:
    """A digit for every cell: the sum of 1 (wall to the north), 2 (east), 4 (south) and 8 (west), in hexadecimal."""
    return "".join([f"{wall:x}" for wall in floor.walls[y * floor.width : (y + 1) * floor.width]])


def laser_data(floor: Floor, laser: int) -> dict[str, Any]:
    cells = floor.beams[laser]
    source = {"x": cells[0] % floor.width, "y": cells[0] // floor.width}
    beam = {"way": WAYS[floor.beam_ways[laser]], "cells": len(cells), "beams": floor.beam_counts[laser]}
    return {**source, **beam}


def flag_data(g: Factory, flag: int) -> dict[str, Any]:
    return {"flag": flag + 1, **place_data(g, g.flag_at[flag]), **g.course.variant.flag_marks(g, flag)}


def place_data(g: Factory, cell: int) -> dict[str, Any]:
    return {"x": None, "y": None} if cell == NOWHERE else cell_data(g, cell)


def robot_data(g: Factory, robot: int) -> dict[str, Any]:
    """What everybody sees of a robot."""
    on_board = g.at[robot] != NOWHERE
    planning = g.phase == PROGRAM or g.phase == SET_UP
    return {
        "robot": robot,
        "seat": g.seat_of[robot],
        "team": g.team_of[robot] if g.course.is_for_teams() else None,
        "blocker": g.is_blocker(robot),
        "superbot": g.superbot == robot,
        **place_data(g, g.at[robot]),
        "facing": WAYS[g.facing[robot]] if on_board else None,
        "damage": g.damage[robot],
        "lives": g.lives[robot],
        "archive": place_data(g, g.archive[robot]),
        "touched": g.touched[robot],
        "next_flag": next_flag(g, robot),
        "ready": bool(g.ready[robot]),
        "down": bool(g.down[robot]),
        "announced": bool(g.announced[robot]) and not planning,
        "cards": cards_held(g, robot),
        "registers": [register_data(g, robot, register) for register in range(REGISTERS)],
        "options": [option_data(g, option) for option in g.options_of(robot)],
        "controller": None if g.controller[robot] == NOBODY else g.controller[robot],
        "waits": g.lives[robot] > 0 and robot in [wreck % CAUGHT for wreck in g.wrecks],
        "place": g.place[robot],
    }


def next_flag(g: Factory, robot: int) -> int | None:
    return g.touched[robot] + 1 if g.touched[robot] < len(g.flag_at) and g.course.goal != TOGGLE else None


def cards_held(g: Factory, robot: int) -> int:
    """Cards that are not in locked registers; while programs are made, this does not tell how far they are."""
    first = robot * REGISTERS
    count = len(g.hands[robot]) + stored_count(g, robot) if g.phase == PROGRAM else 0
    for register in range(REGISTERS):
        if not is_carried_over(g, robot, register):
            count += 0 if g.registers[first + register] == NO_CARD else 1
        count += 0 if g.pairs[first + register] == NO_CARD or is_carried_over(g, robot, register) else 1
    return count


def stored_count(g: Factory, robot: int) -> int:
    """Cards put aside in this programming phase."""
    return sum([1 for option, card in stores(g) if card != NO_CARD and g.option_of[option] == robot])


def stores(g: Factory) -> list[tuple[int, int]]:
    return [(CONDITIONAL_PROGRAM, g.conditional_card), (FLYWHEEL, g.flywheel_card)]


def is_carried_over(g: Factory, robot: int, register: int) -> bool:
    """Locked, with a card from an earlier turn, which everybody has seen."""
    return bool(g.locks[robot] >> register & 1 and g.shown[robot] >> register & 1)


def register_data(g: Factory, robot: int, register: int) -> dict[str, Any]:
    """A register: empty, face down or face up, and whether it is locked. Plans that are being made are not seen."""
    up = bool(g.shown[robot] >> register & 1)
    if g.registers[robot * REGISTERS + register] == NO_CARD or (g.phase == PROGRAM and not up):
        return {"state": "empty", "locked": bool(g.locks[robot] >> register & 1)}
    return filled_data(g, robot, register, up, up)


def own_register_data(g: Factory, robot: int, register: int) -> dict[str, Any] | None:
    """What lies face down, as its owner sees it: the card is known, unless it was laid there unseen."""
    up = bool(g.shown[robot] >> register & 1)
    if up or g.registers[robot * REGISTERS + register] == NO_CARD:
        return None
    return filled_data(g, robot, register, up, not g.is_unseen(robot, register))


def filled_data(g: Factory, robot: int, register: int, up: bool, known: bool) -> dict[str, Any]:
    """A register with a card, or with two."""
    place = robot * REGISTERS + register
    card, pair = g.registers[place], g.pairs[place]
    locked = bool(g.locks[robot] >> register & 1)
    seen: dict[str, Any] = {"state": "up" if up else "down", "locked": locked, "pair": pair != NO_CARD}
    if known:
        seen["card"] = card_id(card)
        seen["priority"] = priority(card)
        if pair != NO_CARD:
            second = pair_card(pair)
            seen["with"] = {"card": card_id(second), "priority": priority(second), "side": pair >= SIDEWAYS}
    return seen


def option_data(g: Factory, option: int) -> dict[str, Any]:
    """An option card; a program card stored on it is seen when all have programmed."""
    stored = False
    if g.phase != PROGRAM:
        for holder, card in stores(g):
            stored = stored or (holder == option and card != NO_CARD)
    return {"id": OPTION_IDS[option], "tokens": g.option_tokens[option], "stored": stored}


def hand_data(g: Factory, robot: int) -> dict[str, Any]:
    """What only its owner sees of a robot: the hand, the cards stored on options, the registers that lie face down."""
    kept = [
        {"option": OPTION_IDS[option], "card": card_id(card), "priority": priority(card)}
        for option, card in stores(g)
        if card != NO_CARD and g.option_of[option] == robot
    ]
    cards = [{"card": card_id(card), "priority": priority(card)} for card in g.hands[robot]]
    return {
        "robot": robot,
        "cards": cards,
        "stored": kept,
        "registers": [own_register_data(g, robot, register) for register in range(REGISTERS)],
        "power_down": bool(g.announced[robot]),
    }
