"""Fire Control: what a hit of the main laser does is for the shooter to say."""

from typing import Any

from paddock.games.roborally import events
from paddock.games.roborally.cards import OPTION_IDS
from paddock.games.roborally.choices import NO, OPTION, REGISTER
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.damage import DEADLY, hurt, is_absorbed, lock_register
from paddock.games.roborally.rules.destruction import destroy
from paddock.games.roborally.rules.option_cards import lose_option
from paddock.games.roborally.state import REGISTERS, Factory
from paddock.kernel.agenda import Question, Step

__all__ = ["FireControl", "TakeControl"]


class TakeControl(Step[Factory]):
    """The shooter (n) decides what one token of its main laser does to the victim (m), if it reaches that side (k)."""

    def run(self, g: Factory) -> None:
        if g.at[self.m] != NOWHERE and not is_absorbed(g, self.m, self.k):
            g.then(FireControl(self.seat, self.n, self.m, self.k))


class FireControl(Question[Factory]):
    """The shooter (n) says: an ordinary hit on that side (k) of the victim (m); or the token goes onto a register of
    choice; or one option of the victim is destroyed.
    """

    def options(self, g: Factory) -> list[int]:
        found = [NO]
        for register in range(REGISTERS):
            if not g.locks[self.m] >> register & 1:
                found.append(REGISTER + register)
        return found + [OPTION + option for option in g.options_of(self.m)]

    def answer(self, g: Factory, choice: int) -> None:
        g.settle()
        victim = self.m
        if choice == NO:
            hurt(g, victim, 1, self.k)
        elif choice >= OPTION:
            lose_option(g, victim, choice - OPTION)
            events.tell_option_lost(g, victim, choice - OPTION)
        else:
            lock_by_choice(g, victim, choice - REGISTER)

    def details(self, g: Factory) -> dict[str, Any]:
        return {**events.whom(g, [self.m]), "target": self.m, **events.whose(g, self.n)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        if choice == NO:
            return {"kind": "plain-hit"}
        if choice >= OPTION:
            return {"kind": "destroy-option", "card": OPTION_IDS[choice - OPTION]}
        return {"kind": "lock", "register": choice - REGISTER + 1}

    def why_not(self, g: Factory, choice: int) -> str:
        return "locked-already" if REGISTER <= choice < REGISTER + REGISTERS else "not-its-option"


def lock_by_choice(g: Factory, victim: int, register: int) -> None:
    """The token counts as damage: it is removed by repair or power down, and the tenth destroys."""
    g.damage[victim] += 1
    if g.damage[victim] >= DEADLY:
        events.tell_damaged(g, victim, 0)
        destroy(g, victim, "damage")
        return
    lock_register(g, victim, register)
    events.tell_damaged(g, victim, register + 1)
