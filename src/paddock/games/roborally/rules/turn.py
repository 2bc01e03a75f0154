"""The turn: deal, program, announce power downs, five register phases, clean up."""

from typing import Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import EXTRA_MEMORY
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.deck import clear_register, gather_deck
from paddock.games.roborally.rules.ending import end_race
from paddock.games.roborally.rules.power_down import AnnouncePowerDowns
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.rules.recompile import OfferRecompile
from paddock.games.roborally.rules.register import CompleteRegisters
from paddock.games.roborally.state import NOBODY, PROGRAM, REGISTERS, Factory
from paddock.kernel.agenda import Step

__all__ = ["Deal", "StartTurn"]

HAND: Final = 9


class StartTurn(Step[Factory]):
    """The parts of a turn, one after the other; then the next turn.

    Robots that are powered down in this turn discard all their damage, before anything is dealt.
    """

    def run(self, g: Factory) -> None:
        limit = g.setup["turn_limit"]
        if limit and g.turn == limit:
            end_race(g, "turn-limit")
            return
        g.turn += 1
        g.phase = PROGRAM
        g.register = g.step = 0
        g.gyroscope = 0
        g.aborted = NOBODY
        g.controller = [NOBODY] * g.robots
        for robot in g.docks:
            g.down[robot] = g.announced[robot]
            g.announced[robot] = 0
            g.ready[robot] = 0
        events.tell_turn(g)
        for robot in g.docks:
            if g.down[robot]:
                power_down(g, robot)
        g.then_all(PARTS)


def power_down(g: Factory, robot: int) -> None:
    discarded = g.damage[robot]
    g.damage[robot] = 0
    g.locks[robot] = 0
    for register in range(REGISTERS):
        clear_register(g, robot, register)
    events.tell_powered_down(g, robot, discarded)


class Deal(Step[Factory]):
    """All program cards are shuffled; every active robot gets nine cards, one less for each damage."""

    def run(self, g: Factory) -> None:
        gather_deck(g)
        g.leftover = [0] * g.robots
        for robot in g.docks:
            if g.at[robot] == NOWHERE or g.down[robot]:
                continue
            count = HAND - g.damage[robot] + (1 if g.option_of[EXTRA_MEMORY] == robot else 0)
            if count:
                g.hands[robot] = sorted(g.deck[-count:])
                del g.deck[-count:]
            events.tell_dealt(g, robot)


PARTS: Final[list[Step[Factory]]] = [
    Deal(),
    OfferRecompile(),
    Programming(),
    AnnouncePowerDowns(),
    CompleteRegisters(),
    CleanUp(),
    StartTurn(),
]
