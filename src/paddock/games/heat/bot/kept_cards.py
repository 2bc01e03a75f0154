"""What the cards that stay in hand are worth, for bots: the next turn with them and with what may be drawn."""

from paddock.games.heat.bot.ordinary_hands import Hand
from paddock.games.heat.bot.pace import Pace
from paddock.games.heat.cards import is_discardable, value

__all__ = ["Future", "drawn_up", "keeps"]


class Future:
    """The turns left from any place for a driver who keeps these cards, throws some away and draws."""

    def __init__(self, pace: Pace, kept: list[int], draws: list[list[int]], hand_size: int) -> None:
        self.pace = pace
        self.hands = [[Hand(drawn_up(cards, draw, hand_size)) for draw in draws] for cards in keeps(kept)]

    def turns_left(self, at: int, gear: int, heat: int) -> float:
        if at >= self.pace.finish:
            return self.pace.turns_left(at, gear, heat)
        return 1.0 + min([self.mean(at, gear, heat, hands) for hands in self.hands])

    def mean(self, at: int, gear: int, heat: int, hands: list[Hand]) -> float:
        """Over the draws that may come."""
        total = 0.0
        for hand in hands:
            total += self.pace.best_turn(at, gear, heat, hand)
        return total / len(hands)


def keeps(hand: list[int]) -> list[list[int]]:
    """What one may keep: everything, the fast cards, the slow ones, or nothing but what must be kept."""
    found = [hand]
    for least, most in ((3, 99), (-1, 2), (99, 99)):
        kept = [card for card in hand if not is_discardable(card) or least <= value(card) <= most]
        if kept not in found:
            found.append(kept)
    return found


def drawn_up(kept: list[int], draw: list[int], hand_size: int) -> list[int]:
    """The hand filled up from the draw."""
    missing = hand_size - len(kept)
    return sorted(kept + draw[:missing]) if missing > 0 else kept
