"""Programming: everybody fills the free registers at the same time and in secret."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import (
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    FLYWHEEL,
    KIND,
    MOVE_1,
    NO_CARD,
    OPTION_IDS,
    SIDEWAYS,
    U_TURN,
    card_id,
    is_move,
    is_rotation,
    priority,
)
from paddock.games.roborally.choices import CARD, CRAB, NO, OPTION
from paddock.games.roborally.courses import MOST_ROBOTS
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.power_down import AnnounceInSecret, may_announce
from paddock.games.roborally.rules.timer import (
    NO_REGISTER,
    fill_at_random,
    free_registers,
    next_register,
    seconds_left,
)
from paddock.games.roborally.state import REGISTERS, RUN, Factory
from paddock.kernel.agenda import Question, Step

__all__ = [
    "AddCard",
    "FillRegister",
    "Programmed",
    "Programming",
    "ProgramRobot",
    "RobotReady",
    "StoreCard",
    "is_programming",
]


class Programming(Step[Factory]):
    """One lane a player; the timer may run."""

    def run(self, g: Factory) -> None:
        if g.flywheel_card != NO_CARD:
            take_from_flywheel(g)
        g.then(Programmed())
        for robot in g.docks:
            g.ready[robot] = 0 if is_programming(g, robot) else 1
        for seat in range(g.seats):
            if g.robots == g.seats:
                if not g.ready[seat]:
                    g.aside(seat, ProgramRobot(seat, seat))
            else:
                parts = [ProgramRobot(seat, robot) for robot in g.robots_of(seat) if not g.ready[robot]]
                if parts:
                    g.aside(seat, *parts)


def is_programming(g: Factory, robot: int) -> bool:
    """On the board and not powered down."""
    return g.at[robot] != NOWHERE and not g.down[robot]


def take_from_flywheel(g: Factory) -> None:
    """The stored card joins the hand; what is left over may be stored again."""
    robot = g.option_of[FLYWHEEL]
    if is_programming(g, robot):
        g.hands[robot] = sorted(g.hands[robot] + [g.flywheel_card])
        g.from_flywheel = g.flywheel_card
        g.flywheel_card = NO_CARD
        events.tell_option_used(g, robot, FLYWHEEL)


class ProgramRobot(Step[Factory]):
    """A robot (n) is programmed, register by register."""

    def run(self, g: Factory) -> None:
        go_on(g, self.seat, self.n)


def go_on(g: Factory, seat: int, robot: int) -> None:
    """The next free register; after the last one what may be stored, and a power down that is announced in secret."""
    register = next_register(g, robot)
    if register != NO_REGISTER:
        g.then(FILL[(seat * MOST_ROBOTS + robot) * REGISTERS + register])
        return
    asks_more = g.option_count[robot] or g.setup["power_down"] == "with_program"
    if asks_more:
        g.then(*last_questions(g, seat, robot), RobotReady(seat, robot))
    else:
        g.ready[robot] = 1


def last_questions(g: Factory, seat: int, robot: int) -> list[Step[Factory]]:
    found: list[Step[Factory]] = []
    for option in (CONDITIONAL_PROGRAM, FLYWHEEL):
        if g.option_of[option] == robot and g.hands[robot]:
            found.append(StoreCard(seat, option))
    if g.setup["power_down"] == "with_program" and may_announce(g, robot):
        found.append(AnnounceInSecret(seat, robot))
    return found


class RobotReady(Step[Factory]):
    """Everything about this robot (n) is decided."""

    def run(self, g: Factory) -> None:
        g.ready[self.n] = 1


class ProgrammingQuestion(Question[Factory]):
    """What is decided in secret, before the time is up."""

    def is_secret(self) -> bool:
        return True

    def seconds(self, g: Factory) -> int:
        return seconds_left(g, self.seat)

    def time_is_up(self, g: Factory) -> None:
        """Registers already filled are kept; the others get cards of the hand at random."""
        fill_at_random(g, self.seat)


class FillRegister(ProgrammingQuestion):
    """One card of the robot's (n) hand for a register (m)."""

    def options(self, g: Factory) -> list[int]:
        return [CARD + card for card in g.hands[self.n]]

    def answer(self, g: Factory, choice: int) -> None:
        robot = self.n
        card = choice - CARD
        g.hands[robot].remove(card)
        g.registers[robot * REGISTERS + self.m] = card
        if g.option_count[robot] and second_cards(g, robot, card):
            g.then(AddCard(self.seat, robot, self.m))
        else:
            go_on(g, self.seat, robot)

    def details(self, g: Factory) -> dict[str, Any]:
        return {"register": self.m + 1, **events.whose(g, self.n)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        return {"kind": "card", "card": card_id(choice - CARD), "priority": priority(choice - CARD)}

    def why_not(self, g: Factory, choice: int) -> str:
        return "not-in-hand"


# A question never changes: there is one for every seat, robot and register.
FILL: Final[list[FillRegister]] = [
    FillRegister(seat, robot, register)
    for seat in range(MOST_ROBOTS)
    for robot in range(MOST_ROBOTS)
    for register in range(REGISTERS)
]


class AddCard(ProgrammingQuestion):
    """Crab Legs and Dual Processor: a rotation may share the robot's (n) register (m) with the move just laid there."""

    def options(self, g: Factory) -> list[int]:
        return [NO] + second_cards(g, self.n, g.registers[self.n * REGISTERS + self.m])

    def answer(self, g: Factory, choice: int) -> None:
        robot = self.n
        if choice >= CRAB:
            g.hands[robot].remove(choice - CRAB)
            g.pairs[robot * REGISTERS + self.m] = choice - CRAB + SIDEWAYS
        elif choice != NO:
            g.hands[robot].remove(choice - CARD)
            g.pairs[robot * REGISTERS + self.m] = choice - CARD
        go_on(g, self.seat, robot)

    def details(self, g: Factory) -> dict[str, Any]:
        return {"register": self.m + 1, **events.whose(g, self.n)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        if choice == NO:
            return {"kind": "one-card"}
        if choice >= CRAB:
            return {"kind": "side-step", "card": card_id(choice - CRAB), "priority": priority(choice - CRAB)}
        return {"kind": "second-card", "card": card_id(choice - CARD), "priority": priority(choice - CARD)}

    def why_not(self, g: Factory, choice: int) -> str:
        return "does-not-share"


def second_cards(g: Factory, robot: int, card: int) -> list[int]:
    """Rotations that may lie beside a move; enough cards have to be left for the free registers."""
    legs = g.option_of[CRAB_LEGS] == robot and KIND[card] == MOVE_1
    dual = g.option_of[DUAL_PROCESSOR] == robot and is_move(card)
    if not (legs or dual) or len(g.hands[robot]) <= free_registers(g, robot):
        return []
    rotations = [other for other in g.hands[robot] if is_rotation(other)]
    found = [CARD + other for other in rotations] if dual else []
    if legs:
        found.extend([CRAB + other for other in rotations if KIND[other] != U_TURN])
    return found


class StoreCard(ProgrammingQuestion):
    """Conditional Program and Flywheel (n): one card that is left over may be stored face down."""

    def options(self, g: Factory) -> list[int]:
        return [NO] + [CARD + card for card in g.hands[g.option_of[self.n]]]

    def answer(self, g: Factory, choice: int) -> None:
        if self.n == FLYWHEEL:
            g.from_flywheel = NO_CARD
        if choice == NO:
            return
        g.hands[g.option_of[self.n]].remove(choice - CARD)
        if self.n == FLYWHEEL:
            g.flywheel_card = choice - CARD
        else:
            g.conditional_card = choice - CARD

    def details(self, g: Factory) -> dict[str, Any]:
        return {"card": OPTION_IDS[self.n], **events.whose(g, g.option_of[self.n])}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        if choice == NO:
            return {"kind": "store-nothing"}
        return {"kind": "store", "card": card_id(choice - CARD), "priority": priority(choice - CARD)}

    def why_not(self, g: Factory, choice: int) -> str:
        return "not-in-hand" if choice < OPTION else "not-an-option"


class Programmed(Step[Factory]):
    """All are done: what is left of the hands is discarded face down."""

    def run(self, g: Factory) -> None:
        g.phase = RUN
        g.from_flywheel = NO_CARD
        for robot in g.docks:
            if g.hands[robot]:
                g.spent[robot].extend(g.hands[robot])
                g.hands[robot] = []
        events.tell_programmed(g)
