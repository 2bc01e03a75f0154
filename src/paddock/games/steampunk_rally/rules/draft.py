"""The draft phase: a card is chosen in secret, used, and the rest of the hand passed on."""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.boosts import BOOSTS
from paddock.games.steampunk_rally.choices import BOOST, CARD, COGS, CONSTRUCT, SITE, STASH, TYPE
from paddock.games.steampunk_rally.effects import DICE
from paddock.games.steampunk_rally.geometry import cells_data
from paddock.games.steampunk_rally.rules.building import build
from paddock.games.steampunk_rally.rules.gains import gain_cogs, gain_die
from paddock.games.steampunk_rally.rules.lanes import ACTING, MENUS, PICKING, AskAgain, open_lane
from paddock.games.steampunk_rally.rules.machine import free_cells, room_for
from paddock.games.steampunk_rally.rules.menu import Menu
from paddock.games.steampunk_rally.state import AT_ANY_TIME, DRAFT, NO_CARD, NONE, Racer, Rally
from paddock.games.steampunk_rally.tables import BLACK, BOOST_CARD, DECKS_IN_ALL, SALES, card_id
from paddock.kernel.agenda import Step

__all__ = ["ActWithCards", "Deal", "DraftCards", "PassHands", "PickCard", "UseCard"]


class Deal(Step[Rally]):
    """Everybody draws a card from each of the four decks."""

    def run(self, g: Rally) -> None:
        g.phase = DRAFT
        g.acting = False
        g.settle()
        decks = g.decks[:]
        for racer in g.racers:
            racer.done = False
            racer.missed = False
            racer.hand = sorted([decks[deck][len(decks[deck]) - 1 - racer.seat] for deck in range(DECKS_IN_ALL)])
        g.decks = [deck[: len(deck) - g.seats] for deck in decks]
        events.tell_dealt(g)
        g.then(DraftCards(n=DECKS_IN_ALL))


class DraftCards(Step[Rally]):
    """With so many cards (n) in every hand: everybody lays one face down, the last one without a choice."""

    def run(self, g: Rally) -> None:
        g.then(ActWithCards(), PassHands(n=self.n))
        if self.n == 1:
            for racer in g.racers:
                racer.pick = racer.hand[0]
                racer.hand = NONE
        else:
            for seat in range(g.seats):
                if g.rules >= AT_ANY_TIME:
                    open_lane(g, seat, PICKING)
                else:
                    g.aside(seat, PICKS[seat])


class PickCard(Menu):
    """Which card do you lay face down before you? Boosts and challenges are open, as at any time."""

    def number(self) -> int:
        return PICKING

    def options(self, g: Rally) -> list[int]:
        found: list[int] = []
        for card in g.racers[self.seat].hand:
            if CARD + card not in found:
                found.append(CARD + card)
        if g.rules >= AT_ANY_TIME:
            self.add_boosts_and_site(g, g.racers[self.seat], found)
        return found

    def answer(self, g: Rally, choice: int) -> None:
        if choice == SITE or choice >= BOOST:
            for other in range(g.seats):
                if other != self.seat:
                    g.show(other)  # only the card is secret: this has been seen
            self.act_freely(g, choice)
            return
        racer = g.racers[self.seat]
        hand = racer.hand[:]
        hand.remove(choice - CARD)
        racer.hand = hand
        racer.pick = choice - CARD

    def is_secret(self) -> bool:
        return True

    def details(self, g: Rally) -> dict[str, Any]:
        return {"left": len(g.racers[self.seat].hand)}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        if choice == SITE or choice >= BOOST:
            return self.free_label(g, choice)
        return {"kind": "card", "card": card_id(choice - CARD), **way_in(g, g.racers[self.seat], choice - CARD)}


class ActWithCards(Step[Rally]):
    """All cards lie face down: everybody uses the own one."""

    def run(self, g: Rally) -> None:
        g.acting = True
        events.tell_cards_down(g)
        for seat in range(g.seats):
            open_lane(g, seat, ACTING)


class UseCard(Menu):
    """Construct, power, cogs or stash?"""

    def number(self) -> int:
        return ACTING

    def options(self, g: Rally) -> list[int]:
        racer = g.racers[self.seat]
        card = racer.pick
        found = [STASH if card >= BOOST_CARD else CONSTRUCT]
        sale = SALES[card]
        for kind in range(len(DICE)):
            if sale.dice[kind]:
                found.append(TYPE + kind)
        if sale.cogs:
            found.append(COGS)
        self.add_free_acts(g, racer, found)
        return found

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        if choice < TYPE + len(DICE):
            racer.missed = False
        if choice == CONSTRUCT:
            racer.building = racer.pick
            racer.pick = NO_CARD
            events.tell_shown(g, self.seat, racer.building)
            build(g, racer, racer.building)
        elif choice == STASH:
            racer.stash = sorted(racer.stash + [racer.pick])
            racer.pick = NO_CARD
            events.tell_stashed(g, self.seat)
        elif choice == COGS:
            sell_for_cogs(g, racer)
        elif TYPE <= choice < TYPE + len(DICE):
            sell_for_dice(g, racer, choice - TYPE)
        else:
            self.act_freely(g, choice)

    def details(self, g: Rally) -> dict[str, Any]:
        return {"card": card_id(g.racers[self.seat].pick)}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        racer = g.racers[self.seat]
        if choice == CONSTRUCT:
            return {"kind": "construct", **way_in(g, racer, racer.pick)}
        if choice == STASH:
            return {"kind": "stash"}
        if choice == COGS:
            return {"kind": "cogs", "count": SALES[racer.pick].cogs}
        if TYPE <= choice < TYPE + len(DICE):
            kind = choice - TYPE
            return {"kind": "power", "die": DICE[kind], "count": SALES[racer.pick].dice[kind]}
        return self.free_label(g, choice)


def way_in(g: Rally, racer: Racer, card: int) -> dict[str, Any]:
    """How a card would become part of the machine: at one of these sockets, after making room, with a loss; never."""
    if card >= BOOST_CARD:
        return {"how": "never", "sockets": [], "laid": []}
    cells = free_cells(racer, card)
    if cells:
        return {"how": "socket", "sockets": cells_data(cells), "laid": []}
    room = room_for(g, racer, card)
    return {"how": "room" if room else "loss", "sockets": [], "laid": cells_data(room)}


def sell_for_cogs(g: Rally, racer: Racer) -> None:
    card = racer.pick
    racer.pick = NO_CARD
    g.discard(card)
    g.stir(racer.seat)
    events.tell_sold_for_cogs(g, racer.seat, card, SALES[card].cogs)
    gain_cogs(g, racer, SALES[card].cogs)


def sell_for_dice(g: Rally, racer: Racer, kind: int) -> None:
    """The dice are not rolled before the race phase."""
    card = racer.pick
    count = SALES[card].dice[kind]
    racer.pick = NO_CARD
    g.discard(card)
    g.stir(racer.seat)
    events.tell_sold_for_dice(g, racer.seat, card, kind, count)
    for _ in range(count):
        gain_die(g, racer, kind)


class PassHands(Step[Rally]):
    """The rest of each hand (of n cards) goes to the neighbour to whom the token points."""

    def run(self, g: Rally) -> None:
        if self.n == 1:
            if tip_may_come(g):
                g.then(AskAgain())
            return
        g.acting = False
        hands = [racer.hand for racer in g.racers]
        for seat, hand in enumerate(hands):
            g.racers[(seat + g.direction) % g.seats].hand = hand
        events.tell_passed_on(g)
        g.then(DraftCards(n=self.n - 1))


def tip_may_come(g: Rally) -> bool:
    """Whether somebody may hold a boost that is for the draft only: not if all have been seen on the discard pile."""
    seen = [BOOSTS[card - BOOST_CARD].name for card in g.discards[BLACK]]
    for boost in BOOSTS:
        if boost.phase == DRAFT and seen.count(boost.name) < boost.copies:
            return True
    return False


PICKS: Final[list[PickCard]] = [PickCard(seat) for seat in range(8)]
MENUS[PICKING] = list(PICKS)
MENUS[ACTING] = [UseCard(seat) for seat in range(8)]
