"""Simultaneous play: everybody's own menu, what comes back to it, and what rivals' boosts do in between.

An act is one choice of a menu with everything that it brings. What a boost does to a rival waits until that rival is
between two acts.
"""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import COGS, DONE
from paddock.games.steampunk_rally.rules.damage import suffer
from paddock.games.steampunk_rally.state import AT_ANY_TIME, DAMAGE, RACE, VENT, Rally
from paddock.kernel.agenda import Question, Step

__all__ = [
    "ACTING",
    "CALLED",
    "DAMAGED",
    "MENUS",
    "PICKING",
    "RACING",
    "VENTING",
    "AskAgain",
    "BackTo",
    "OwnMenu",
    "PayLevy",
    "Rest",
    "TakeHits",
    "back_to",
    "open_lane",
    "strike",
]

# The menus; each chapter adds its own.
ACTING: Final = 0
VENTING: Final = 1
RACING: Final = 2
DAMAGED: Final = 3
PICKING: Final = 4
CALLED: Final = 5
MENUS: Final[list[list["OwnMenu"]]] = [[], [], [], [], [], []]


class OwnMenu(Question[Rally]):
    """What a player may do next: the table may wait for several such answers at once."""


class BackTo(Step[Rally]):
    """The menu (n) again, after what has struck meanwhile."""

    def run(self, g: Rally) -> None:
        racer = g.racers[self.seat]
        if racer.hits or racer.levies:
            g.then(TakeHits(self.seat), self)
        else:
            g.then(MENUS[self.n][self.seat])


class Rest(Step[Rally]):
    """The seat has nothing left to do, but for what has struck meanwhile; in the damage phase that may cost parts."""

    def run(self, g: Rally) -> None:
        racer = g.racers[self.seat]
        if racer.hits or racer.levies:
            g.then(TakeHits(self.seat), self)
        elif g.phase == DAMAGE and racer.gauge < 0 and not racer.doomed:
            g.then(MENUS[DAMAGED][self.seat], self)


BACK: Final[list[list[BackTo]]] = [[BackTo(seat, menu) for seat in range(8)] for menu in range(6)]
RESTS: Final[list[Rest]] = [Rest(seat) for seat in range(8)]


def back_to(menu: int, seat: int) -> BackTo:
    return BACK[menu][seat]


def open_lane(g: Rally, seat: int, menu: int) -> None:
    """The seat's own lane, beginning with a menu."""
    g.aside(seat, MENUS[menu][seat], RESTS[seat])


def strike(g: Rally, seat: int, hits: int, levies: int) -> None:
    """A rival's boost: at once for whoever is at a menu or rests, else when the act is over or the own menu opens."""
    racer = g.racers[seat]
    racer.hits += hits
    racer.levies += levies
    lane = g.lanes[seat]
    if not lane:
        if g.phase == VENT and racer.stash and not racer.done:
            return  # the seat waits for its turn to vent
        if g.phase == RACE and racer.done:  # whoever has passed may answer to it
            racer.done = False
            g.aside(seat, BACK[RACING][seat], RESTS[seat])
        else:
            g.aside(seat, RESTS[seat])
    elif g.phase == RACE and racer.done and isinstance(lane[-1], OwnMenu):  # asked once more before the phase ends
        racer.done = False
        g.start_anew(seat, [BACK[RACING][seat], RESTS[seat]])
    elif isinstance(lane[-1], OwnMenu):
        g.aside(seat, TakeHits(seat))


class AskAgain(Step[Rally]):
    """Before the phase ends: whoever holds boosts and has missed something is asked once more, until nobody has."""

    def run(self, g: Rally) -> None:
        if g.rules < AT_ANY_TIME:
            return
        called = [racer for racer in g.racers if racer.missed and racer.stash]
        for racer in called:
            racer.missed = False
            open_lane(g, racer.seat, CALLED)
        if called:
            g.then(self)


class TakeHits(Step[Rally]):
    """What rivals' boosts have done to the seat, one thing after another."""

    def run(self, g: Rally) -> None:
        racer = g.racers[self.seat]
        if racer.hits:
            g.then(self)
            hits = racer.hits
            racer.hits = 0
            suffer(g, racer, hits)
        elif racer.levies:
            g.then(self)
            racer.levies -= 1
            if racer.cogs:
                g.then(PayLevy(self.seat))
            else:
                events.tell_levied(g, self.seat)
                suffer(g, racer, 1)


class PayLevy(Question[Rally]):
    """A cog, or one damage?"""

    def options(self, g: Rally) -> list[int]:
        return [DONE, COGS]

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        if choice == COGS:
            racer.cogs -= 1
        events.tell_levied(g, self.seat)
        if choice == DONE:
            suffer(g, racer, 1)

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        return {"kind": "pay-cog"} if choice == COGS else {"kind": "take-damage", "damage": 1}
