"""The greedy driver between the races of a championship: which upgrades it swaps and keeps."""

from paddock.games.heat.bot.upgrades import worth
from paddock.games.heat.choices import CARD, DONE
from paddock.games.heat.rules.season_garage import SwapUpgrade
from paddock.games.heat.state import Race
from paddock.kernel.agenda import Question

__all__ = ["season_scores"]


def season_scores(g: Race, question: Question[Race], options: list[int]) -> list[float]:
    """Swap the poorest card if a better one is left over; take and keep the best."""
    if not isinstance(question, SwapUpgrade):
        return [worth(option - CARD) for option in options]
    best = max([worth(card) for card in g.market])
    return [0.0 if option == DONE else best - worth(option - CARD) for option in options]
