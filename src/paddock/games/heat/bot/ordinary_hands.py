"""Hands as a driver gets them, for bots: what can be driven with each, by the Heat that is left in the engine."""

from typing import Final

from paddock.games.heat.cards import HEAT, STRESS, pluses, starting_deck, value
from paddock.games.heat.circuits import Circuit
from paddock.games.heat.rules.decks import heat_in
from paddock.games.heat.upgrades import speeds
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.native import i64

__all__ = ["FLIPS", "SPEEDS", "Hand", "ordinary_hands"]

HANDS: Final = 30  # more are hardly better
CARDS: Final = 8  # one more than a hand holds, for what a driver keeps and throws away
SPEEDS: Final = 22  # the fastest four cards and a boost, and one to stop at
FLIPS: Final = 3
MASK_SPEEDS: Final = 20  # the fastest four cards by themselves stay below
ROW: Final = (1 << MASK_SPEEDS) - 1
MASK: Final = (1 << MASK_SPEEDS * FLIPS) - 1


class Hand:
    """The Heat in a hand, and for each gear the sets of cards that differ, written flips * SPEEDS + speed."""

    def __init__(self, cards: list[int]) -> None:
        self.hot = heat_in(cards)
        self.sets: list[list[int]] = found_sets(cards, len(cards) - self.hot)


def found_sets(cards: list[int], playable: int) -> list[list[int]]:
    """For each number of cards all sums: a bit of a mask is a sum. More pluses or spaces than we count are left out."""
    none: i64 = 1
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    four: i64 = 0
    for i in range(playable):
        card = cards[i]
        if len(speeds(card)) > 1:
            four |= any_speed(three, card)
            three |= any_speed(two, card)
            two |= any_speed(one, card)
            one |= any_speed(none, card)
            continue
        speed: i64 = value(card)
        flips: i64 = pluses(card)
        four |= faster(three, speed, flips)
        three |= faster(two, speed, flips)
        two |= faster(one, speed, flips)
        one |= faster(none, speed, flips)
    return [[0], sums_in(one), sums_in(two), sums_in(three), sums_in(four)]


def any_speed(mask: i64, card: int) -> i64:
    """The sums with a card that has several speeds."""
    found: i64 = 0
    for speed in speeds(card):
        found |= faster(mask, speed, pluses(card))
    return found


def faster(mask: i64, speed: i64, flips: i64) -> i64:
    """All sums so much faster, and with so many flips more."""
    row: i64 = ROW >> speed
    mask &= row | row << MASK_SPEEDS | row << 2 * MASK_SPEEDS
    return mask << flips * MASK_SPEEDS + speed & MASK


def sums_in(mask: i64) -> list[int]:
    """The sums whose bits are set."""
    found: list[int] = []
    flips: i64 = 0
    speed: i64 = 0
    while mask:
        if mask & 1:
            found.append(flips * SPEEDS + speed)
        mask >>= 1
        speed += 1
        if speed == MASK_SPEEDS:
            speed = 0
            flips += 1
    return found


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
