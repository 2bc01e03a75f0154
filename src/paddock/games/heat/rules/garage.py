"""The garage: every driver builds a car of his own with three upgrades, drafted, or dealt for a quick start."""

from typing import Any, Final

from paddock.games.heat import events
from paddock.games.heat.cards import card_id
from paddock.games.heat.choices import CARD
from paddock.games.heat.state import DRAFT, NONE, PLAN, Race
from paddock.games.heat.upgrades import ADVANCED, BASIC, deck_card, upgrade_cards
from paddock.kernel.agenda import Question, Step
from paddock.kernel.deck import shuffled

__all__ = [
    "LEVELS",
    "MORE_THAN_DRIVERS",
    "UPGRADES_EACH",
    "BuildCars",
    "LeaveGarage",
    "OpenMarket",
    "TakeUpgrade",
    "from_deck",
    "has_garage",
    "order_of_choosing",
    "shuffle_upgrades",
    "take_from_market",
]

UPGRADES_EACH: Final = 3
MORE_THAN_DRIVERS: Final = 3  # so many cards more than drivers are on offer
LEVELS: Final = {"basic": [BASIC], "advanced": [ADVANCED], "both": [BASIC, ADVANCED]}


class BuildCars(Step[Race]):
    """The last thing before hands are drawn: three rounds of choosing, or three upgrades at random for everybody."""

    def run(self, g: Race) -> None:
        shuffle_upgrades(g, upgrade_cards(LEVELS[str(g.setup["upgrades"])]))
        if g.setup["garage"] == "random":
            for seat in range(g.seats):
                g.cars[seat].upgrades = sorted(from_deck(g, UPGRADES_EACH))
                events.tell_upgrades_dealt(g, seat)
            g.then(LeaveGarage())
        else:
            g.phase = DRAFT
            g.then(*[OpenMarket(-1, number) for number in range(1, UPGRADES_EACH + 1)], LeaveGarage())


class OpenMarket(Step[Race]):
    """A round of choosing (n): what is left over is discarded, new cards lie open, everybody takes one."""

    def run(self, g: Race) -> None:
        g.settle()
        g.market = sorted(from_deck(g, g.seats + MORE_THAN_DRIVERS))
        events.tell_market(g, self.n)
        g.then(*[TakeUpgrade(seat, self.n) for seat in order_of_choosing(g, self.n)])


def order_of_choosing(g: Race, number: int) -> list[int]:
    """In the first and third round the last car on the grid chooses first, in the second one the first car.

    Before each race of a championship it is the last car.
    """
    order = [car for car in g.running_order() if car < g.seats]
    if g.season is not None or number != 2:
        order.reverse()
    return order


class TakeUpgrade(Question[Race]):
    """Take one of the cards on offer, in the open; n is the round."""

    def options(self, g: Race) -> list[int]:
        found: list[int] = []
        for card in g.market:
            if CARD + card not in found:
                found.append(CARD + card)
        return found

    def answer(self, g: Race, choice: int) -> None:
        card = choice - CARD
        take_from_market(g, self.seat, card)
        events.tell_upgrade_taken(g, self.seat, card)

    def details(self, g: Race) -> dict[str, Any]:
        return {"round": self.n, "of": UPGRADES_EACH}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "upgrade", "card": card_id(choice - CARD)}

    def why_not(self, g: Race, choice: int) -> str:
        return "not-on-offer"


class LeaveGarage(Step[Race]):
    """The upgrades go into their owners' decks; all others are out of the race."""

    def run(self, g: Race) -> None:
        had_market = len(g.market) > 0
        g.phase = PLAN
        g.market = NONE
        g.upgrade_deck = NONE
        for car in g.cars:
            car.deck.extend([deck_card(card) for card in car.upgrades])
        if had_market:
            events.tell_market_closed(g)


def has_garage(g: Race) -> bool:
    """Whether cars are built in the garage, as in every championship; else everybody has the starting upgrades."""
    return g.season is not None or g.setup["upgrades"] != "none"


def shuffle_upgrades(g: Race, cards: list[int]) -> None:
    """These cards are the deck of upgrades."""
    g.upgrade_deck = shuffled(g, cards)


def take_from_market(g: Race, seat: int, card: int) -> None:
    """A card on offer becomes a car's upgrade."""
    left = g.market[:]
    left.remove(card)
    g.market = left
    car = g.cars[seat]
    car.upgrades = sorted([*car.upgrades, card])


def from_deck(g: Race, count: int) -> list[int]:
    """The top cards of the deck of upgrades."""
    found = g.upgrade_deck[-count:]
    g.upgrade_deck = g.upgrade_deck[:-count]
    return found
