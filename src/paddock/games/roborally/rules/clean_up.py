"""Clean-up: repairs and options, wiped registers, robots that stay down, robots that return."""

from typing import Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import CIRCUIT_BREAKER, CONDITIONAL_PROGRAM, MECHANICAL_ARM, NO_CARD
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.arm import cells_in_reach
from paddock.games.roborally.rules.damage import repair
from paddock.games.roborally.rules.deck import clear_register
from paddock.games.roborally.rules.flags import flag_on
from paddock.games.roborally.rules.option_cards import draw_option
from paddock.games.roborally.rules.power_down import StayDown
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.games.roborally.state import CAUGHT, CLEAN_UP, NOBODY, OVER, REGISTERS, UNTOUCHED, Factory
from paddock.kernel.agenda import Step

__all__ = ["CleanUp", "DecideStay", "Repairs", "Wipe", "repair_at"]

BREAKS_AT = 3


class CleanUp(Step[Factory]):
    """After register 5, in this order."""

    def run(self, g: Factory) -> None:
        g.phase = CLEAN_UP
        g.step = 0
        events.tell_clean_up(g)
        g.course.variant.turn_ends(g)
        if g.phase != OVER:
            g.then_all(PARTS)


class Repairs(Step[Factory]):
    """Whoever stands on a wrench or a flag discards one damage; wrench and hammer give an option card as well."""

    def run(self, g: Factory) -> None:
        for robot in g.docks:
            if g.at[robot] == NOWHERE:
                continue
            site = best_site(g, robot)
            if site:
                g.course.variant.use_site(g, robot, site)
        g.course.variant.repairs_done(g)


def repair_at(g: Factory, robot: int, site: int) -> None:
    if g.damage[robot]:
        repair(g, robot)
    if site > 1:
        draw_option(g, robot)


def best_site(g: Factory, robot: int) -> int:
    """1 for a wrench or a flag, 2 for wrench and hammer, 0 for neither; a Mechanical Arm reaches one cell further."""
    cells = [g.at[robot]]
    if g.option_of[MECHANICAL_ARM] == robot:
        cells.extend(cells_in_reach(g.floor, g.at[robot]))
    best = 0
    for cell in cells:
        best = max(best, site_on(g, cell))
    return best


def site_on(g: Factory, cell: int) -> int:
    return max(g.floor.repair[cell], 0 if flag_on(g, cell) == UNTOUCHED else 1)


class Wipe(Step[Factory]):
    """All registers that are not locked are cleared, and with them a card stored for this turn only.

    A card that stays lies face up, also if its robot was caught before its register came.
    """

    def run(self, g: Factory) -> None:
        for robot in g.docks:
            for register in range(REGISTERS):
                if not g.locks[robot] >> register & 1:
                    clear_register(g, robot, register)
                elif g.registers[robot * REGISTERS + register] != NO_CARD:
                    g.shown[robot] |= 1 << register
        if g.conditional_card != NO_CARD:
            g.spent[g.option_of[CONDITIONAL_PROGRAM]].append(g.conditional_card)
            g.conditional_card = NO_CARD
        events.tell_wiped(g)


class DecideStay(Step[Factory]):
    """Owners of robots that were powered down say whether they stay so; a Circuit Breaker decides by itself."""

    def run(self, g: Factory) -> None:
        broken = g.option_of[CIRCUIT_BREAKER]
        if broken != NOBODY and not breaks(g, broken):
            broken = NOBODY
        if broken != NOBODY:
            g.announced[broken] = 1
            events.tell_option_used(g, broken, CIRCUIT_BREAKER)
        asked: list[Step[Factory]] = []
        for robot in g.docks:
            if g.down[robot] and stays_in_play(g, robot) and robot != broken:
                asked.append(StayDown(g.seat_of[robot], robot))
        g.then_all(asked)


def breaks(g: Factory, robot: int) -> bool:
    """Circuit Breaker: with three or more damage at the end of the turn the next one begins powered down."""
    return stays_in_play(g, robot) and g.damage[robot] >= BREAKS_AT and g.course.power_down


def stays_in_play(g: Factory, robot: int) -> bool:
    """On the board, or caught and about to return as it was; a destroyed robot is asked when it re-enters."""
    return g.at[robot] != NOWHERE or CAUGHT + robot in g.wrecks


PARTS: Final[list[Step[Factory]]] = [Repairs(), Wipe(), DecideStay(), ReEntries()]
