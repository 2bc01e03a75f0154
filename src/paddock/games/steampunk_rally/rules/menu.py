"""Your own menu: beside what the phase asks, boosts, the challenge of the space, and changes to the machine."""

from typing import Any

from paddock.games.steampunk_rally.choices import BOOST, DONE, MACHINE, SITE
from paddock.games.steampunk_rally.rules.boosting import is_playable, play_boost
from paddock.games.steampunk_rally.rules.building import ChangeMachine, free_moves
from paddock.games.steampunk_rally.rules.groups import RESOLVE
from paddock.games.steampunk_rally.rules.lanes import CALLED, MENUS, RACING, OwnMenu, back_to
from paddock.games.steampunk_rally.rules.sites import can_use_site, site_label, use_site
from paddock.games.steampunk_rally.state import PHASES, RACE, Racer, Rally
from paddock.games.steampunk_rally.tables import BOOST_CARD, card_id

__all__ = ["LastCall", "Menu", "may_act"]


def may_act(g: Rally, racer: Racer) -> bool:
    """Whether a menu has to be opened though the phase itself asks nothing: public facts only."""
    return len(racer.stash) > 0 or can_use_site(g, racer)


class Menu(OwnMenu):
    """A menu with what may be done at any time."""

    def number(self) -> int:
        """Which menu it is."""
        raise NotImplementedError

    def add_free_acts(self, g: Rally, racer: Racer, found: list[int]) -> None:
        """Boosts that can be played now, the site, and changes to the machine."""
        self.add_boosts_and_site(g, racer, found)
        if len(racer.parts) > 1:
            found.append(MACHINE)

    def add_boosts_and_site(self, g: Rally, racer: Racer, found: list[int]) -> None:
        last = -1
        for card in racer.stash:
            if card != last and is_playable(g, racer, card - BOOST_CARD):
                found.append(BOOST + card - BOOST_CARD)
            last = card
        if can_use_site(g, racer):
            found.append(SITE)

    def next_number(self, g: Rally) -> int:
        """The menu to which such an act leads back."""
        return self.number()

    def act_freely(self, g: Rally, choice: int) -> None:
        """One of these acts, then the menu again."""
        racer = g.racers[self.seat]
        g.then(back_to(self.next_number(g), self.seat))
        if choice != MACHINE:
            g.stir(self.seat)
        if choice == SITE:
            g.then(RESOLVE[self.seat])
            use_site(g, racer)
        elif choice == MACHINE:
            g.then(ChangeMachine(self.seat))
        else:
            play_boost(g, racer, choice - BOOST)

    def free_label(self, g: Rally, choice: int) -> dict[str, Any]:
        if choice == SITE:
            return site_label(g, g.racers[self.seat])
        if choice == MACHINE:
            return {"kind": "machine", "moves": free_moves(g.racers[self.seat])}
        return {"kind": "boost", "card": card_id(BOOST_CARD + choice - BOOST)}


class LastCall(Menu):
    """The phase ends, and others have acted since you were done: do you still play a boost?"""

    def number(self) -> int:
        return CALLED

    def next_number(self, g: Rally) -> int:
        """In the race a boost takes the pass back: its dice and motions are there to be used."""
        return RACING if g.phase == RACE else CALLED

    def options(self, g: Rally) -> list[int]:
        found = [DONE]
        self.add_boosts_and_site(g, g.racers[self.seat], found)
        return found

    def answer(self, g: Rally, choice: int) -> None:
        if choice == DONE:
            g.racers[self.seat].missed = False
            return
        if g.phase == RACE:
            g.racers[self.seat].done = False
        self.act_freely(g, choice)

    def details(self, g: Rally) -> dict[str, Any]:
        return {"phase": PHASES[g.phase]}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        return {"kind": "done"} if choice == DONE else self.free_label(g, choice)


MENUS[CALLED] = [LastCall(seat) for seat in range(8)]
