"""Step B: robots move by their cards, one after the other."""

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
    REVERSE_GEAR,
    SIDEWAYS,
    STEPS,
    TURNS,
    U_TURN,
)
from paddock.games.roborally.courses import MOST_ROBOTS
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.deciding import AtOnce
from paddock.games.roborally.rules.order import acting_order, card_now, kind_now, program_of
from paddock.games.roborally.rules.walking import walk
from paddock.games.roborally.state import NOBODY, REGISTERS, Factory
from paddock.kernel.agenda import Step

__all__ = ["GEAR_STEPS", "ChangeGear", "Execute", "MoveRobots", "RotateAfter"]

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
        order = acting_order(g)
        if self.n:
            order = [robot for robot in order if not self.n >> robot & 1]
        if order and is_anybody_led(g):
            g.then(Execute(g.seat_of[order[0]], order[0]), MoveRobots(n=self.n | 1 << order[0]))
            return
        for i in range(len(order) - 1, -1, -1):
            g.then(EXECUTE[g.seat_of[order[i]] * MOST_ROBOTS + order[i]])


def is_anybody_led(g: Factory) -> bool:
    for leader in g.controller:
        if leader != NOBODY:
            return True
    return False


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
        if g.option_count[robot] and pair == NO_CARD and has_gear_for(g, robot, kind):
            g.then(ChangeGear(self.seat, robot))
            return
        events.tell_acts(g, robot, card, pair, STEPS[kind])
        if pair != NO_CARD:
            execute_pair(g, robot, kind, pair)
        elif kind < BACK_UP:
            rotate(g, robot, TURNS[kind])
        else:
            walk_card(g, robot, kind, STEPS[kind])


# A step never changes: there is one for every seat and robot.
EXECUTE: Final[list[Execute]] = [Execute(seat, robot) for seat in range(MOST_ROBOTS) for robot in range(MOST_ROBOTS)]


def has_gear_for(g: Factory, robot: int, kind: int) -> bool:
    return kind in GEAR_OPTION and g.option_of[GEAR_OPTION[kind]] == robot


class ChangeGear(AtOnce):
    """Brakes, Fourth Gear or Reverse Gear: the robot (n) may go another number of cells than the card says."""

    def yes(self, g: Factory) -> None:
        kind = kind_now(g, self.n)
        events.tell_option_used(g, self.n, GEAR_OPTION[kind])
        self.go(g, kind, GEAR_STEPS[kind])

    def no(self, g: Factory) -> None:
        kind = kind_now(g, self.n)
        self.go(g, kind, STEPS[kind])

    def go(self, g: Factory, kind: int, steps: int) -> None:
        events.tell_acts(g, self.n, card_now(g, self.n), NO_CARD, steps)
        walk_card(g, self.n, kind, steps)

    def details(self, g: Factory) -> dict[str, Any]:
        kind = kind_now(g, self.n)
        return {"steps": STEPS[kind], "other": GEAR_STEPS[kind], **events.whose(g, self.n)}

    def yes_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "cells", "steps": GEAR_STEPS[kind_now(g, self.n)]}

    def no_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "cells", "steps": STEPS[kind_now(g, self.n)]}


def execute_pair(g: Factory, robot: int, kind: int, pair: int) -> None:
    """Crab Legs: one cell to the side. Dual Processor: a shorter move, then the rotation."""
    if pair >= SIDEWAYS:
        turn = TURNS[KIND[pair - SIDEWAYS]]
        walk(g, robot, (g.facing[robot] + turn) % 4, 1)
        return
    turn_kind = KIND[pair]
    shorter = 2 if turn_kind == U_TURN else 1
    steps = STEPS[kind] - shorter
    g.then(RotateAfter(g.seat_of[robot], robot, TURNS[turn_kind]))
    if steps > 0:
        walk_card(g, robot, kind, steps)


class RotateAfter(Step[Factory]):
    """The rotation of a register with two cards, by so many quarters (m), when the robot (n) has made its move."""

    def run(self, g: Factory) -> None:
        if g.at[self.n] != NOWHERE:
            rotate(g, self.n, self.m)


def walk_card(g: Factory, robot: int, kind: int, steps: int) -> None:
    """Forward, or backward for a Back Up."""
    way = g.facing[robot]
    walk(g, robot, (way + 2) % 4 if kind == BACK_UP else way, steps)


def rotate(g: Factory, robot: int, quarters: int) -> None:
    g.facing[robot] = (g.facing[robot] + quarters) % 4
    events.tell_turned(g, robot, quarters)
