"""The register phases: reveal, robots move, the floor moves, lasers fire, flags are touched."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import (
    ABORT_SWITCH,
    CONDITIONAL_PROGRAM,
    GYROSCOPIC_STABILIZER,
    NO_CARD,
    card_id,
    priority,
)
from paddock.games.roborally.rules.belts import AllBelts, ExpressBelts
from paddock.games.roborally.rules.deciding import AtOnce
from paddock.games.roborally.rules.deck import clear_register, top_card
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.machines import Gears, Pushers
from paddock.games.roborally.rules.moves import MoveRobots
from paddock.games.roborally.state import NOBODY, REGISTERS, Factory
from paddock.kernel.agenda import Step

__all__ = ["AbortProgram", "CompleteRegisters", "RegisterPhase", "Reveal", "SetGyroscope", "SwapProgram"]


class CompleteRegisters(Step[Factory]):
    """The Gyroscopic Stabilizer is set for the whole turn; then the registers follow, one by one."""

    def run(self, g: Factory) -> None:
        g.then_all(PHASES)
        robot = g.option_of[GYROSCOPIC_STABILIZER]
        if robot != NOBODY and g.is_active(robot):
            g.then(SetGyroscope(g.seat_of[robot], robot))


class SetGyroscope(AtOnce):
    """On, or off, for the robot (n) that has it."""

    def yes(self, g: Factory) -> None:
        g.gyroscope = 1
        events.tell_option_used(g, self.n, GYROSCOPIC_STABILIZER)

    def no(self, g: Factory) -> None:
        g.gyroscope = 0

    def details(self, g: Factory) -> dict[str, Any]:
        return events.whose(g, self.n)

    def yes_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "gyroscope-on"}

    def no_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "gyroscope-off"}


class RegisterPhase(Step[Factory]):
    """Steps A to E, in this order, for one register (n)."""

    def run(self, g: Factory) -> None:
        g.register = self.n
        g.step = 0
        g.shielded = 0
        events.tell_register(g)
        g.course.variant.register_begins(g)
        g.then_all(PARTS)
        robot = g.option_of[CONDITIONAL_PROGRAM]
        if g.conditional_card != NO_CARD and g.is_active(robot) and not g.locks[robot] >> self.n & 1:
            g.then(SwapProgram(g.seat_of[robot], robot))


class SwapProgram(AtOnce):
    """Conditional Program: before the cards are revealed, the stored card may take the place of the programmed one."""

    def yes(self, g: Factory) -> None:
        clear_register(g, self.n, g.register)
        g.registers[self.n * REGISTERS + g.register] = g.conditional_card
        g.conditional_card = NO_CARD
        events.tell_option_used(g, self.n, CONDITIONAL_PROGRAM)

    def details(self, g: Factory) -> dict[str, Any]:
        card = g.conditional_card
        return {
            "register": g.register + 1,
            "card": card_id(card),
            "priority": priority(card),
            **events.whose(g, self.n),
        }

    def yes_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "swap"}

    def no_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "keep-program"}


class Reveal(Step[Factory]):
    """A. All cards of this register are turned over at the same time."""

    def run(self, g: Factory) -> None:
        bit = 1 << g.register
        aborting = aborting_robot(g)
        for robot in g.docks:
            if g.is_active(robot):
                g.shown[robot] |= bit
                events.tell_revealed(g, robot)
        g.settle()
        if aborting == NOBODY:
            return
        if g.aborted == aborting:
            replace_card(g, aborting)
        else:
            g.then(AbortProgram(g.seat_of[aborting], aborting))


def aborting_robot(g: Factory) -> int:
    """Who has used the Abort Switch in this turn, with the card or without it by now; otherwise its owner, who may.

    Nobody if the card of this register lies face up before the reveal: a lock has carried it over from earlier turns.
    """
    robot = g.option_of[ABORT_SWITCH] if g.aborted == NOBODY else g.aborted
    if robot == NOBODY or not g.is_active(robot) or g.shown[robot] >> g.register & 1:
        return NOBODY
    return robot


class AbortProgram(AtOnce):
    """Abort Switch: this card and all later ones of the turn are replaced by cards from the top of the deck."""

    def yes(self, g: Factory) -> None:
        g.aborted = self.n
        events.tell_option_used(g, self.n, ABORT_SWITCH)
        replace_card(g, self.n)

    def details(self, g: Factory) -> dict[str, Any]:
        card = g.registers[self.n * REGISTERS + g.register]
        return {
            "register": g.register + 1,
            "card": card_id(card),
            "priority": priority(card),
            **events.whose(g, self.n),
        }

    def yes_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "abort"}

    def no_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "keep-program"}


def replace_card(g: Factory, robot: int) -> None:
    clear_register(g, robot, g.register)
    g.registers[robot * REGISTERS + g.register] = top_card(g)
    g.shown[robot] |= 1 << g.register
    events.tell_revealed(g, robot)


# Steps never change: one of each is enough for all turns and register phases.
PHASES: Final[list[Step[Factory]]] = [RegisterPhase(n=register) for register in range(REGISTERS)]
PARTS: Final[list[Step[Factory]]] = [
    Reveal(),
    MoveRobots(),
    ExpressBelts(),
    AllBelts(),
    Pushers(),
    Gears(),
    FireLasers(),
    TouchFlags(),
]
