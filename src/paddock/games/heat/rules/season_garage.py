"""The championship's garage: one upgrade before each race, a swap for the driver furthest back, one kept for later."""

from typing import Any

from paddock.games.heat import events as race_events
from paddock.games.heat import season_events as events
from paddock.games.heat.cards import card_id
from paddock.games.heat.choices import CARD, DONE
from paddock.games.heat.rules.garage import (
    LEVELS,
    MORE_THAN_DRIVERS,
    TakeUpgrade,
    from_deck,
    order_of_choosing,
    shuffle_upgrades,
    take_from_market,
)
from paddock.games.heat.state import DRAFT, NONE, PLAN, Race
from paddock.games.heat.upgrades import BASIC, upgrade_cards
from paddock.kernel.agenda import Question, Step

__all__ = [
    "CloseMarket",
    "ImproveCar",
    "ImproveCars",
    "KeepUpgrade",
    "ReturnUpgrades",
    "SwapFor",
    "SwapUpgrade",
    "season_upgrades",
]


def season_upgrades(g: Race) -> list[int]:
    """The cards of a season's upgrade deck: basic, advanced or both, decided once. Without a choice it is basic."""
    return upgrade_cards(LEVELS.get(str(g.setup["upgrades"]), [BASIC]))


class ImproveCars(Step[Race]):
    """So many cards more than drivers lie open; everybody takes one, the last car on the grid first. Then the swap."""

    def run(self, g: Race) -> None:
        g.settle()
        g.phase = DRAFT
        g.market = sorted(from_deck(g, g.seats + MORE_THAN_DRIVERS))
        events.tell_season_market(g)
        order = order_of_choosing(g, 1)
        g.then(*[ImproveCar(seat) for seat in order], SwapUpgrade(order[0]), CloseMarket())


class ImproveCar(TakeUpgrade):
    """Take one of the cards on offer, in the open."""

    def details(self, g: Race) -> dict[str, Any]:
        assert g.season is not None
        return {"race": g.season.race + 1, "of": g.season.races()}


class SwapUpgrade(Question[Race]):
    """The driver furthest back, Legends left aside, may give one of his upgrades for one that is left over."""

    def options(self, g: Race) -> list[int]:
        return [DONE, *kinds(g.cars[self.seat].upgrades)]

    def answer(self, g: Race, choice: int) -> None:
        if choice != DONE:
            g.then(SwapFor(self.seat, choice - CARD))

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "done"} if choice == DONE else {"kind": "swap-out", "card": card_id(choice - CARD)}

    def why_not(self, g: Race, choice: int) -> str:
        return "not-your-upgrade"


class SwapFor(Question[Race]):
    """For which of the cards that are left over the upgrade (n) is given."""

    def options(self, g: Race) -> list[int]:
        return kinds(g.market)

    def answer(self, g: Race, choice: int) -> None:
        card = choice - CARD
        drop_upgrade(g, self.seat, self.n)
        take_from_market(g, self.seat, card)
        g.market = sorted([*g.market, self.n])
        events.tell_swapped(g, self.seat, self.n, card)

    def details(self, g: Race) -> dict[str, Any]:
        return {"card": card_id(self.n)}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "swap-in", "card": card_id(choice - CARD)}

    def why_not(self, g: Race, choice: int) -> str:
        return "not-on-offer"


class CloseMarket(Step[Race]):
    """All cards that are left over are shuffled back into the deck of upgrades."""

    def run(self, g: Race) -> None:
        shuffle_upgrades(g, [*g.upgrade_deck, *g.market])
        g.market = NONE
        g.phase = PLAN
        race_events.tell_market_closed(g)


class KeepUpgrade(Question[Race]):
    """At the end of a season, if another one follows, everybody keeps one upgrade for it; the others go back."""

    def options(self, g: Race) -> list[int]:
        return kinds(g.cars[self.seat].upgrades)

    def answer(self, g: Race, choice: int) -> None:
        card = choice - CARD
        drop_upgrade(g, self.seat, card)
        g.upgrade_deck = [*g.upgrade_deck, *g.cars[self.seat].upgrades]
        g.cars[self.seat].upgrades = [card]
        events.tell_upgrade_kept(g, self.seat, card)

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "keep", "card": card_id(choice - CARD)}

    def why_not(self, g: Race, choice: int) -> str:
        return "not-your-upgrade"


class ReturnUpgrades(Step[Race]):
    """The deck with all others in it is shuffled, whoever has answered first."""

    def run(self, g: Race) -> None:
        shuffle_upgrades(g, sorted(g.upgrade_deck))


def drop_upgrade(g: Race, seat: int, card: int) -> None:
    """A car loses an upgrade."""
    left = g.cars[seat].upgrades[:]
    left.remove(card)
    g.cars[seat].upgrades = left


def kinds(cards: list[int]) -> list[int]:
    """A choice for every kind of card among these."""
    return [CARD + card for card in sorted(set(cards))]
