"""The timer: half a minute for the last one who is not done, and what happens when it has run out."""

from typing import Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import FLYWHEEL, NO_CARD
from paddock.games.roborally.rules.deck import doubt
from paddock.games.roborally.state import REGISTERS, Factory, changed

__all__ = ["NO_REGISTER", "fill_at_random", "free_registers", "next_register", "seconds_left"]

TIMER_SECONDS: Final = 30
NO_REGISTER: Final = -1


def seconds_left(g: Factory, seat: int) -> int:
    """Half a minute for the last one who is not done, or for all, as table and course say; 0 if nothing hurries.

    It covers everything that is decided with the program, up to the last stored card.
    """
    timer = g.setup["timer"]
    if timer == "none":
        return 0
    robots = sum([1 for robot in g.robots_of(seat) if not g.ready[robot]])
    if g.course.seconds:
        return g.course.seconds
    return robots * TIMER_SECONDS if timer == "all" or g.busy == 1 else 0


def fill_at_random(g: Factory, seat: int) -> None:
    """Time is up: the right-hand neighbour fills the gaps without looking and discards what is left.

    Not even the owner knows which card lies where then. Nothing further is asked.
    """
    g.show(seat)
    filled = 0
    for robot in g.robots_of(seat):
        if g.ready[robot]:
            continue
        lay_back_on_flywheel(g, robot)
        register = next_register(g, robot)
        while register != NO_REGISTER:
            hand = g.hands[robot]
            g.registers[robot * REGISTERS + register] = hand.pop(g.roll_for(seat, len(hand)))
            g.blind = changed(g.blind, robot, g.blind[robot] | 1 << register)
            filled += 1
            register = next_register(g, robot)
        doubt(g, robot, g.hands[robot])
        g.spent[robot].extend(g.hands[robot])
        g.hands[robot] = []
        g.ready[robot] = 1
    g.end_lane()
    events.tell_time_up(g, seat, filled)


def lay_back_on_flywheel(g: Factory, robot: int) -> None:
    """The card from the Flywheel is stored again if it has not been used and the gaps can be filled without it."""
    hand = g.hands[robot]
    if g.option_of[FLYWHEEL] == robot and g.from_flywheel in hand and len(hand) > free_registers(g, robot):
        hand.remove(g.from_flywheel)
        g.flywheel_card = g.from_flywheel
        g.from_flywheel = NO_CARD


def next_register(g: Factory, robot: int) -> int:
    for register in range(REGISTERS):
        if g.registers[robot * REGISTERS + register] == NO_CARD:
            return register
    return NO_REGISTER


def free_registers(g: Factory, robot: int) -> int:
    first = robot * REGISTERS
    return g.registers[first : first + REGISTERS].count(NO_CARD)
