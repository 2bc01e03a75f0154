"""The vent phase: cogs take pips from the dice in action slots; boosts are played in token order."""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import DONE, SLOT, slot_choice, slot_of
from paddock.games.steampunk_rally.dice import ACTION_BITS, die_in, with_die
from paddock.games.steampunk_rally.rules.boosting import expire
from paddock.games.steampunk_rally.rules.groups import slot_label
from paddock.games.steampunk_rally.rules.lanes import MENUS, VENTING, Rest, back_to, open_lane
from paddock.games.steampunk_rally.rules.menu import Menu
from paddock.games.steampunk_rally.rules.sites import can_use_site
from paddock.games.steampunk_rally.state import VENT, Racer, Rally
from paddock.games.steampunk_rally.tables import SLOTS
from paddock.kernel.agenda import Step

__all__ = ["EndVent", "NextInOrder", "Vent", "VentDice", "dice_to_vent"]

PIPS_OF_A_COG: Final = 2


class Vent(Step[Rally]):
    """Who holds no boost vents at once; the others one after another in token order, for boosts are played in it."""

    def run(self, g: Rally) -> None:
        g.phase = VENT
        g.acting = False
        events.tell_phase(g)
        for racer in g.racers:
            racer.done = False
            if not racer.stash and (can_use_site(g, racer) or (racer.cogs and dice_to_vent(racer))):
                open_lane(g, racer.seat, VENTING)
        open_next(g, g.token_order())


def open_next(g: Rally, order: list[int]) -> None:
    """The first of these who holds a boost."""
    for seat in order:
        if g.racers[seat].stash:
            g.aside(seat, back_to(VENTING, seat), NextInOrder(seat), Rest(seat))
            return


class NextInOrder(Step[Rally]):
    """The seat has finished: the next one in token order who holds a boost begins."""

    def run(self, g: Rally) -> None:
        order = g.token_order()
        open_next(g, order[order.index(self.seat) + 1 :])


class EndVent(Step[Rally]):
    """Everybody has vented: what lasted for the phase ends."""

    def run(self, g: Rally) -> None:
        expire(g, False)


def dice_to_vent(racer: Racer) -> list[int]:
    """Choices: the dice in action slots of the machine, equal ones on a part once."""
    found: list[int] = []
    for place, slots in enumerate(racer.slots):
        if slots & ACTION_BITS:
            seen = 0
            for slot, kind in enumerate(SLOTS[racer.parts[place]]):
                value = die_in(slots, slot)
                if value and not seen >> kind * 8 + value & 1:
                    seen |= 1 << kind * 8 + value
                    found.append(slot_choice(place, slot))
    return found


class VentDice(Menu):
    """From which die is the next pip taken?"""

    def number(self) -> int:
        return VENTING

    def options(self, g: Rally) -> list[int]:
        racer = g.racers[self.seat]
        found = [DONE]
        if racer.cogs or racer.pips:
            found += dice_to_vent(racer)
        self.add_free_acts(g, racer, found)
        return found

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        if choice == DONE:
            racer.done = True
            racer.pips = 0
            events.tell_done(g, self.seat)
        elif choice >= SLOT:
            g.then(back_to(VENTING, self.seat))
            vent(g, racer, choice)
        else:
            self.act_freely(g, choice)

    def details(self, g: Rally) -> dict[str, Any]:
        racer = g.racers[self.seat]
        return {"cogs": racer.cogs, "pips": racer.pips}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        if choice == DONE:
            return {"kind": "done"}
        if choice >= SLOT:
            return {**slot_label(g.racers[self.seat], choice), "kind": "vent"}
        return self.free_label(g, choice)


def vent(g: Rally, racer: Racer, choice: int) -> None:
    """One pip; a cog pays for two. A die below 1 leaves its slot."""
    if racer.pips == 0:
        racer.cogs -= 1
        racer.pips = PIPS_OF_A_COG
    racer.pips -= 1
    place, slot = slot_of(choice)
    value = die_in(racer.slots[place], slot) - 1
    racer.set_slots(place, with_die(racer.slots[place], slot, value))
    events.tell_vented(g, racer.seat, racer.parts[place], SLOTS[racer.parts[place]][slot], value)


MENUS[VENTING] = [VentDice(seat) for seat in range(8)]
