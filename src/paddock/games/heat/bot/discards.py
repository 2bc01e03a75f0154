"""The greedy driver's step 8: it throws away what makes the best next turn possible."""

from typing import Final

from paddock.games.heat.bot.card_odds import likely_draws
from paddock.games.heat.bot.kept_cards import drawn_up
from paddock.games.heat.bot.ordinary_hands import Hand
from paddock.games.heat.bot.pace import pace_of
from paddock.games.heat.bot.plans import Plans
from paddock.games.heat.bot.upgrade_plans import UpgradePlans, plans_for
from paddock.games.heat.cards import value
from paddock.games.heat.choices import CARD, DONE
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import speeds

__all__ = ["discard_sets", "scored_discards"]

DISCARD_TURNS: Final = 0.001  # among equals, keep the card
SAMPLES: Final = 12  # draws that are looked at
PLANNED: Final = 6  # where every draw has to be planned


def scored_discards(g: Race, car: Car, options: list[int]) -> list[tuple[list[int], float]]:
    """Sets of cards that may go, each with its score on a few draws that may come."""
    sets = discard_sets(car.hand, options)
    if car.at >= g.finish:
        return [(cards, -DISCARD_TURNS * len(cards)) for cards in sets]
    plans = plans_for(g, car, len(g.field) == 1, {})
    planning = isinstance(plans, UpgradePlans) or len(g.conditions.road) > 0
    draws = likely_draws(g, car, PLANNED if planning else SAMPLES)
    found: list[tuple[list[int], float]] = []
    for cards in sets:
        kept = car.hand[:]
        for card in cards:
            kept.remove(card)
        score = planned(plans, kept, draws, g.hand_size) if planning else -turns_left(g, car, kept, draws)
        found.append((cards, score - DISCARD_TURNS * len(cards)))
    return found


def discard_sets(hand: list[int], options: list[int]) -> list[list[int]]:
    """Nothing, one card, the slow cards up to a value, or the fast ones from a value on, of those still on offer."""
    kinds = [option - CARD for option in options if option != DONE]
    loose = [card for card in hand if card in kinds]
    sets: list[list[int]] = [[]]
    for kind in kinds:
        for cards in (
            [kind],
            [card for card in loose if quickest(card) <= quickest(kind)],
            [card for card in loose if quickest(card) >= quickest(kind)],
        ):
            if cards not in sets:
                sets.append(cards)
    return sets


def quickest(card: int) -> int:
    """The highest speed of a card."""
    return max([value(card), *speeds(card)])


def planned(plans: Plans, kept: list[int], draws: list[list[int]], hand_size: int) -> float:
    """The mean of the best next plans with the cards that are kept and those that may be drawn."""
    score = 0.0
    for draw in draws:
        score += plans.best(drawn_up(kept, draw, hand_size))
    return score / len(draws)


def turns_left(g: Race, car: Car, kept: list[int], draws: list[list[int]]) -> float:
    """The same for a car without upgrades on a road without tokens, where the pace knows every turn."""
    pace = pace_of(g.circuit, g.laps, len(g.field))
    turns = 0.0
    for draw in draws:
        turns += pace.best_turn(car.at, car.gear, car.heat, Hand(drawn_up(kept, draw, g.hand_size)))
    return turns / len(draws)
