"""Step B: robots move by their cards, and push whatever stands in their way."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import (
    BACK_UP,
    BRAKES,
    FOURTH_GEAR,
    KIND,
    MOVE_1,
    MOVE_3,
    NO_CARD,
    RAMMING_GEAR,
    REVERSE_GEAR,
    SIDEWAYS,
    STEPS,
    TURNS,
    U_TURN,
)
from paddock.games.roborally.choices import NO, YES
from paddock.games.roborally.courses import CAPTURE, SUPERBOT
from paddock.games.roborally.floor import EDGE, NOWHERE, WALL
from paddock.games.roborally.rules.capture import note_push
from paddock.games.roborally.rules.damage import damage_step
from paddock.games.roborally.rules.destruction import after_losses, destroy
from paddock.games.roborally.rules.superbot import note_rival
from paddock.games.roborally.state import NOBODY, REGISTERS, Factory
from paddock.kernel.agenda import Question, Step

__all__ = ["ChangeGear", "Execute", "MoveRobots", "RotateAfter", "Walk", "enter", "push"]

MOST_STEPS: Final = 8
# The option that changes a move of this kind, and the number of cells it makes of it.
GEAR_OPTION: Final = {MOVE_1: BRAKES, MOVE_3: FOURTH_GEAR, BACK_UP: REVERSE_GEAR}
GEAR_STEPS: Final = {MOVE_1: 0, MOVE_3: 4, BACK_UP: 2}


class MoveRobots(Step[Factory]):
    """One robot after the other, the highest priority first.

    While robots are led by radio, who acts next is seen after each of them (n: those that have acted): one whose
    controller is gone acts by its own card, or next if the turn of that card has passed.
    """

    def run(self, g: Factory) -> None:
        g.step = 1
        order = [robot for robot in acting_order(g) if not self.n >> robot & 1]
        if order and any(leader != NOBODY for leader in g.controller):
            g.then(Execute(g.seat_of[order[0]], order[0]), MoveRobots(n=self.n | 1 << order[0]))
            return
        steps: list[Step[Factory]] = [Execute(g.seat_of[robot], robot) for robot in order]
        g.then_all(steps)


class Execute(Step[Factory]):
    """A robot (n) carries out the card of this register."""

    def run(self, g: Factory) -> None:
        robot = self.n
        if not g.is_active(robot):
            return
        place = program_of(g, robot) * REGISTERS + g.register
        card = g.registers[place]
        if card == NO_CARD:
            return
        kind = KIND[card]
        pair = g.pairs[place]
        if pair == NO_CARD and kind in GEAR_OPTION and g.option_of[GEAR_OPTION[kind]] == robot:
            g.then(ChangeGear(self.seat, robot))
            return
        events.tell_acts(g, robot, card, pair, STEPS[kind])
        if pair != NO_CARD:
            execute_pair(g, robot, kind, pair)
        elif kind < BACK_UP:
            rotate(g, robot, TURNS[kind])
        else:
            walk_card(g, robot, kind, STEPS[kind])


class ChangeGear(Question[Factory]):
    """Brakes, Fourth Gear or Reverse Gear: another number of cells than the card says."""

    def options(self, g: Factory) -> list[int]:
        return [NO, YES]

    def answer(self, g: Factory, choice: int) -> None:
        g.settle()
        kind = kind_now(g, self.n)
        steps = STEPS[kind]
        if choice == YES:
            steps = GEAR_STEPS[kind]
            events.tell_option_used(g, self.n, GEAR_OPTION[kind])
        events.tell_acts(g, self.n, card_now(g, self.n), NO_CARD, steps)
        walk_card(g, self.n, kind, steps)

    def details(self, g: Factory) -> dict[str, Any]:
        kind = kind_now(g, self.n)
        return {"steps": STEPS[kind], "other": GEAR_STEPS[kind], **events.whose(g, self.n)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        kind = kind_now(g, self.n)
        return {"kind": "cells", "steps": GEAR_STEPS[kind] if choice == YES else STEPS[kind]}


class Walk(Step[Factory]):
    """A robot goes on, cell by cell: n holds the robot, the way and the cells that are left."""

    def run(self, g: Factory) -> None:
        walk(g, self.n // MOST_STEPS // 4, self.n // MOST_STEPS % 4, self.n % MOST_STEPS)


def acting_order(g: Factory) -> list[int]:
    """Highest priority first; robots under radio control act right after their controller, in dock order."""
    order: list[int] = []
    led: list[int] = []
    for robot in g.docks:
        if not g.is_active(robot):
            continue
        if g.controller[robot] != NOBODY and not is_in_ring(g, robot):
            led.append(robot)
            continue
        card = card_now(g, robot)
        place = 0
        while place < len(order) and card_now(g, order[place]) > card:
            place += 1
        order.insert(place, robot)
    if not led:
        return order
    followed: list[int] = []
    for robot in order:
        add_with_led(g, robot, led, followed)
    return followed


def is_in_ring(g: Factory, robot: int) -> bool:
    """Whether robots control each other in a ring, so that nobody in it comes first."""
    leader = g.controller[robot]
    for _ in range(g.robots):
        if leader in (robot, NOBODY):
            return leader == robot
        leader = g.controller[leader]
    return False


def add_with_led(g: Factory, robot: int, led: list[int], order: list[int]) -> None:
    order.append(robot)
    for other in led:
        if g.controller[other] == robot:
            add_with_led(g, other, led, order)


def program_of(g: Factory, robot: int) -> int:
    """The robot whose cards this one carries out: its own, or those of its controller."""
    return robot if g.controller[robot] == NOBODY else g.controller[robot]


def card_now(g: Factory, robot: int) -> int:
    return g.registers[program_of(g, robot) * REGISTERS + g.register]


def kind_now(g: Factory, robot: int) -> int:
    return KIND[card_now(g, robot)]


def rotate(g: Factory, robot: int, quarters: int) -> None:
    g.facing[robot] = (g.facing[robot] + quarters) % 4
    events.tell_turned(g, robot, quarters)


def execute_pair(g: Factory, robot: int, kind: int, pair: int) -> None:
    """Crab Legs: one cell to the side. Dual Processor: a shorter move, then the rotation."""
    if pair >= SIDEWAYS:
        turn = TURNS[KIND[pair - SIDEWAYS]]
        walk(g, robot, (g.facing[robot] + turn) % 4, 1)
        return
    turn_kind = KIND[pair]
    shorter = 2 if turn_kind == U_TURN else 1
    steps = STEPS[kind] - shorter
    g.then(RotateAfter(g.seat_of[robot], robot * 4 + TURNS[turn_kind]))
    if steps > 0:
        walk_card(g, robot, kind, steps)


class RotateAfter(Step[Factory]):
    """The rotation of a register with two cards, when the move is done."""

    def run(self, g: Factory) -> None:
        if g.at[self.n // 4] != NOWHERE:
            rotate(g, self.n // 4, self.n % 4)


def walk_card(g: Factory, robot: int, kind: int, steps: int) -> None:
    """Forward, or backward for a Back Up."""
    way = g.facing[robot]
    walk(g, robot, (way + 2) % 4 if kind == BACK_UP else way, steps)


def walk(g: Factory, robot: int, way: int, steps: int) -> None:
    """Single steps, each checked anew; a wall ends the move, so does destruction."""
    ahead = g.floor.ahead
    free = 0  # cells walked since the last push, told together
    while steps > 0:
        to = ahead[g.at[robot] * 4 + way]
        if to == WALL:
            events.tell_walked(g, robot, way, free)
            events.tell_stopped(g, robot, way)
            return
        other = NOBODY if to == EDGE else g.robot_on(to)
        if other != NOBODY:
            events.tell_walked(g, robot, way, free)
            free = 0
            rams = g.option_of[RAMMING_GEAR] == robot
            pushed = push(g, robot, way, "robot")
            if not pushed:
                events.tell_stopped(g, robot, way)
                steps = 1
            if rams and g.at[other] != NOWHERE:
                ram(g, robot, other, way, steps - 1)
                return
            if not pushed:
                return
        elif to == EDGE or g.floor.pit[to]:
            events.tell_walked(g, robot, way, free)
            enter(g, robot, to)
        else:
            free += 1
            g.at[robot] = to
        if g.at[robot] == NOWHERE:
            return
        steps -= 1
    events.tell_walked(g, robot, way, free)


def ram(g: Factory, robot: int, other: int, way: int, left: int) -> None:
    """Ramming Gear: the robot that is touched takes one damage at each step, pushed or not."""
    events.tell_rammed(g, robot, other)
    hit = damage_step(g, other, 1, (way + 2) % 4)
    if left > 0 and g.at[robot] != NOWHERE:
        after_losses(g, hit, Walk(g.seat_of[robot], (robot * 4 + way) * MOST_STEPS + left))
    else:
        after_losses(g, hit)


def push(g: Factory, robot: int, way: int, how: str) -> bool:
    """Move a robot one cell with the whole row in front of it; False if a wall stops any of them.

    ``how`` says what moves it: the ``robot`` itself, a ``pusher`` or a ``beam``.
    """
    ahead = g.floor.ahead
    row = [robot]
    cells: list[int] = []  # where each of them comes to
    cell = g.at[robot]
    while True:
        to = ahead[cell * 4 + way]
        if to == WALL:
            return False
        cells.append(to)
        other = NOBODY if to == EDGE else g.robot_on(to)
        if other == NOBODY:
            break
        row.append(other)
        cell = to
    goal = g.course.goal
    if how == "robot" and goal == SUPERBOT:
        note_rival(g, row[1], robot)
    elif how == "robot" and goal == CAPTURE:
        note_push(g, row)
    for place, pushed in enumerate(row):
        if cells[place] != EDGE:
            g.at[pushed] = cells[place]
    events.tell_pushed(g, row, way, how, to == EDGE)
    for place in range(len(row) - 1, -1, -1):
        enter(g, row[place], cells[place])
    return True


def enter(g: Factory, robot: int, to: int) -> None:
    """A robot comes to a cell; pits and what lies outside destroy it."""
    if to == EDGE:
        destroy(g, robot, "edge")
        return
    g.at[robot] = to
    if g.floor.pit[to]:
        destroy(g, robot, "pit")
