"""Damage: tokens one by one, locked registers, and options given up instead."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import ABLATIVE_COAT, NO_CARD, OPTION_IDS, POWER_DOWN_SHIELD
from paddock.games.roborally.choices import NO, OPTION
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.deck import clear_register, top_card
from paddock.games.roborally.rules.destruction import after_losses, destroy
from paddock.games.roborally.rules.option_cards import lose_option, wear_out
from paddock.games.roborally.state import REGISTERS, Factory
from paddock.kernel.agenda import Question, Step

__all__ = [
    "ALL_REGISTERS",
    "DEADLY",
    "GiveUpOption",
    "NO_SIDE",
    "TakeDamage",
    "damage_step",
    "hurt",
    "is_absorbed",
    "lay_random_card",
    "lock_register",
    "locks_of",
    "repair",
    "suffer",
]

DEADLY: Final = 10
FREE_TOKENS: Final = 4  # tokens that lie beside the registers
ALL_REGISTERS: Final = 31
NO_SIDE: Final = 4


class TakeDamage(Step[Factory]):
    """So many damage tokens (m) for a robot (n), from a side (k), one by one.

    An option may be given up for each at the moment it is received.
    """

    def run(self, g: Factory) -> None:
        robot, tokens, side = self.n, self.m, self.k
        while tokens > 0 and g.at[robot] != NOWHERE:
            if is_absorbed(g, robot, side):
                tokens -= 1
            elif g.option_count[robot]:
                g.then(GiveUpOption(self.seat, robot, tokens, side))
                return
            else:
                suffer(g, robot)
                tokens -= 1


class GiveUpOption(Question[Factory]):
    """Discard one option of the robot (n) instead of taking one of the tokens (m) from a side (k), or take it."""

    def options(self, g: Factory) -> list[int]:
        return [NO] + [OPTION + option for option in g.options_of(self.n)]

    def answer(self, g: Factory, choice: int) -> None:
        g.settle()
        if self.m > 1:
            g.then(TakeDamage(self.seat, self.n, self.m - 1, self.k))
        if choice == NO:
            suffer(g, self.n)
        else:
            lose_option(g, self.n, choice - OPTION)
            events.tell_option_given_up(g, self.n, choice - OPTION)

    def details(self, g: Factory) -> dict[str, Any]:
        return {"damage": g.damage[self.n], "tokens": self.m, **events.whose(g, self.n)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        return {"kind": "take-damage"} if choice == NO else {"kind": "give-up", "card": OPTION_IDS[choice - OPTION]}

    def why_not(self, g: Factory, choice: int) -> str:
        return "not-your-option"


def damage_step(g: Factory, robot: int, tokens: int, side: int) -> TakeDamage:
    """The damage as a step of its own."""
    return TakeDamage(g.seat_of[robot], robot, tokens, side)


def hurt(g: Factory, robot: int, tokens: int, side: int) -> None:
    """Damage now, or next on the agenda if its owner has options that may be given up."""
    if g.option_count[robot]:
        after_losses(g, damage_step(g, robot, tokens, side))
        return
    while tokens > 0 and g.at[robot] != NOWHERE:
        suffer(g, robot)
        tokens -= 1


def is_absorbed(g: Factory, robot: int, side: int) -> bool:
    """Power-Down Shield prevents a token, Ablative Coat takes it: neither reaches the robot."""
    if is_shielded(g, robot, side):
        return True
    if g.option_of[ABLATIVE_COAT] == robot:
        wear_out(g, robot, ABLATIVE_COAT)
        return True
    return False


def is_shielded(g: Factory, robot: int, side: int) -> bool:
    """Power-Down Shield: while powered down, one token from each side in each register phase is prevented."""
    if side == NO_SIDE or not g.down[robot] or g.option_of[POWER_DOWN_SHIELD] != robot or g.shielded >> side & 1:
        return False
    g.shielded |= 1 << side
    events.tell_absorbed(g, robot, POWER_DOWN_SHIELD)
    return True


def suffer(g: Factory, robot: int) -> None:
    """One token: the fifth and every further one locks a register, the tenth destroys."""
    g.damage[robot] += 1
    if g.damage[robot] >= DEADLY:
        events.tell_damaged(g, robot, 0)
        destroy(g, robot, "damage")
        return
    locked = 0
    if g.damage[robot] - locks_of(g.locks[robot]) > FREE_TOKENS:
        locked = highest_free(g.locks[robot]) + 1
        lock_register(g, robot, locked - 1)
    events.tell_damaged(g, robot, locked)


def lock_register(g: Factory, robot: int, register: int) -> None:
    """The card stays in the register. Powered down, there is none: the top card of the deck is laid there, face up."""
    g.locks[robot] |= 1 << register
    if g.registers[robot * REGISTERS + register] == NO_CARD and g.down[robot]:
        lay_random_card(g, robot, register)


def lay_random_card(g: Factory, robot: int, register: int) -> None:
    """The top card of the deck, face up."""
    g.registers[robot * REGISTERS + register] = top_card(g)
    g.shown[robot] |= 1 << register
    events.tell_random_card(g, robot, register)


def repair(g: Factory, robot: int) -> None:
    """Discard one token; the lowest locked register is freed first, and its card is discarded."""
    g.damage[robot] -= 1
    freed = 0
    if g.locks[robot]:
        register = 0
        while not g.locks[robot] >> register & 1:
            register += 1
        g.locks[robot] &= ~(1 << register)
        clear_register(g, robot, register)
        freed = register + 1
    events.tell_repaired(g, robot, freed)


def locks_of(mask: int) -> int:
    """How many registers are locked."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def highest_free(mask: int) -> int:
    """Registers lock from 5 down to 1."""
    register = REGISTERS - 1
    while mask >> register & 1:
        register -= 1
    return register
