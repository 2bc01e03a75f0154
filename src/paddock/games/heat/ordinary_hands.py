"""Hands as a driver gets them, for bots: what can be driven with each, by the Heat that is left in the engine."""

from typing import Final

from paddock.games.heat.cards import HEAT, STRESS, pluses, starting_deck, value
from paddock.games.heat.circuits import Circuit
from paddock.games.heat.rules.decks import heat_in
from paddock.kernel.chance import Chance, stream_key

__all__ = ["FLIPS", "SPEEDS", "Hand", "ordinary_hands"]

HANDS: Final = 30  # more are hardly better
CARDS: Final = 8  # one more than a hand holds, for what a driver keeps and throws away
GEARS: Final = 4
SPEEDS: Final = 22  # the fastest four cards and a boost, and one to stop at
FLIPS: Final = 3


class Hand:
    """The Heat in a hand, and for each gear the sets of cards that differ, written flips * SPEEDS + speed."""

    def __init__(self, cards: list[int]) -> None:
        self.hot = heat_in(cards)
        self.sets: list[list[int]] = []
        for gear in range(GEARS + 1):
            found: set[int] = set()
            add_sets(cards, len(cards) - self.hot, 0, gear, 0, found)
            self.sets.append(sorted(found))


def add_sets(cards: list[int], playable: int, start: int, left: int, so_far: int, found: set[int]) -> None:
    """Every set of so many cards from a place in the hand on; sets with more pluses than we count are left out."""
    if left == 0:
        if so_far < FLIPS * SPEEDS:
            found.add(so_far)
        return
    for i in range(start, playable - left + 1):
        card = cards[i]
        add_sets(cards, playable, i + 1, left - 1, so_far + pluses(card) * SPEEDS + value(card), found)


def ordinary_hands(circuit: Circuit) -> list[list[Hand]]:
    """For each number of Heat cards in the engine, hands of the deck with all the other Heat in it."""
    chance = Chance(stream_key(0, "ordinary hands"))
    deck = starting_deck() + [STRESS] * circuit.stress
    heat = circuit.heat + deck.count(HEAT)
    hands: list[list[Hand]] = []
    for engine in range(heat + 1):
        cards = [card for card in deck if card != HEAT] + [HEAT] * (heat - engine)
        dealt: list[Hand] = []
        for _ in range(HANDS):
            chance.shuffle(cards)
            dealt.append(Hand(sorted(cards[:CARDS])))
        hands.append(dealt)
    return hands
