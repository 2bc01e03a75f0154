"""Recompile: a whole hand for a new one, at the price of one damage."""

from typing import Any

from paddock.games.roborally import events
from paddock.games.roborally.cards import RECOMPILE
from paddock.games.roborally.rules.damage import NO_SIDE, hurt
from paddock.games.roborally.rules.deciding import AtOnce
from paddock.games.roborally.rules.deck import top_card
from paddock.games.roborally.rules.ending import LookForSurvivors
from paddock.games.roborally.state import NOBODY, Factory
from paddock.kernel.agenda import Step

__all__ = ["OfferRecompile", "Recompile"]


class OfferRecompile(Step[Factory]):
    """After the deal, before anybody programs."""

    def run(self, g: Factory) -> None:
        robot = g.option_of[RECOMPILE]
        if robot != NOBODY and g.hands[robot]:
            g.then(Recompile(g.seat_of[robot], robot))


class Recompile(AtOnce):
    """Once in a turn: as many new cards from the deck, and one damage."""

    def yes(self, g: Factory) -> None:
        robot = self.n
        hand = g.hands[robot]
        events.tell_option_used(g, robot, RECOMPILE)
        g.spent[robot].extend(hand)
        g.hands[robot] = sorted([top_card(g) for _ in hand])
        events.tell_dealt(g, robot)
        g.then(LookForSurvivors())
        hurt(g, robot, 1, NO_SIDE)

    def details(self, g: Factory) -> dict[str, Any]:
        return {"count": len(g.hands[self.n]), **events.whose(g, self.n)}

    def yes_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "recompile"}

    def no_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "keep-hand"}
