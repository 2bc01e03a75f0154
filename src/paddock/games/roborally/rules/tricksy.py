"""Tricksy: everybody chooses one of three options before the first turn."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import OPTION_IDS
from paddock.games.roborally.choices import OPTION
from paddock.games.roborally.rules.option_cards import give_option
from paddock.games.roborally.rules.variant import Variant
from paddock.games.roborally.state import Factory
from paddock.kernel.agenda import Question, Step

__all__ = ["DealDraft", "KeepOption", "ShowDraft", "Tricksy"]

DRAFTED: Final = 3


class Tricksy(Variant):
    """Options are drafted."""

    def before_first_turn(self, g: Factory) -> None:
        g.then(DealDraft())


class DealDraft(Step[Factory]):
    """Three option cards each, face down."""

    def run(self, g: Factory) -> None:
        g.draft = [[] for _ in range(g.robots)]
        for robot in g.docks:
            g.draft[robot] = sorted(g.option_deck[-DRAFTED:])
            g.option_deck = g.option_deck[:-DRAFTED]
            events.tell_drafted(g, robot)
        g.then(ShowDraft())
        for seat in range(g.seats):
            g.aside(seat, KeepOption(seat, seat))


class KeepOption(Question[Factory]):
    """One of the three is kept."""

    def options(self, g: Factory) -> list[int]:
        return [OPTION + option for option in g.draft[self.n]]

    def answer(self, g: Factory, choice: int) -> None:
        cards = g.draft[self.n]
        cards.remove(choice - OPTION)
        cards.append(choice - OPTION)  # the one that is kept lies last
        g.ready[self.n] = 1

    def is_secret(self) -> bool:
        return True

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        return {"kind": "keep-option", "card": OPTION_IDS[choice - OPTION]}

    def why_not(self, g: Factory, choice: int) -> str:
        return "not-your-option"


class ShowDraft(Step[Factory]):
    """All show what they keep; the others go to the bottom of the deck."""

    def run(self, g: Factory) -> None:
        drafts = g.draft
        g.draft = []
        g.ready = [0] * g.robots
        for robot in g.docks:
            cards = drafts[robot]
            give_option(g, robot, cards[-1])
            g.option_deck = cards[:-1] + g.option_deck
            events.tell_option_drawn(g, robot, cards[-1])
