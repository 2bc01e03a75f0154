"""The greedy driver looks ahead: what the cards that stay in hand are good for decides between good plans."""

from typing import Final

from paddock.games.heat.bot.card_odds import likely_draws
from paddock.games.heat.bot.kept_cards import Future
from paddock.games.heat.bot.plans import Plans, flips_of, speed_of
from paddock.games.heat.bot.upgrade_plans import UpgradePlans
from paddock.games.heat.cards import HEAT
from paddock.games.heat.rules.decks import heat_in
from paddock.games.heat.state import Car, Race

__all__ = ["CardPlan", "add_plans", "look_ahead"]

LOOKED_AT: Final = 8  # of the plans that are best for this turn alone
MARGIN: Final = 0.6  # in turns: worse plans are not looked at
UNSEEN: Final = 1.0  # so that no plan that was not looked at comes first
SAMPLES: Final = 6  # draws


class CardPlan:
    """A gear with its cards; ``option`` is the answer that it begins with."""

    def __init__(self, option: int, gear: int, cards: list[int], score: float) -> None:
        self.option = option
        self.gear = gear
        self.cards = cards
        self.score = score


def add_plans(
    found: list[CardPlan], plans: Plans, hand: list[int], option: int, gear: int, start: int, cards: list[int]
) -> None:
    """Every set for a gear that goes on from a place in the hand with some cards chosen."""
    hot = heat_in(hand)
    left = gear - len(cards)
    if left == 0:
        found.append(CardPlan(option, gear, cards, plans.cards_score(gear, cards, hand, hot)))
        return
    before = -1
    for i in range(start, len(hand) - hot - left + 1):
        card = hand[i]
        if card != before:
            before = card
            add_plans(found, plans, hand, option, gear, i + 1, [*cards, card])


def look_ahead(g: Race, car: Car, plans: Plans, found: list[CardPlan]) -> None:
    """The best plans first, scored again with the next turn that the rest of the hand makes possible.

    Of hands with upgrades nobody knows yet what they make possible.
    """
    found.sort(key=score_of, reverse=True)
    if isinstance(plans, UpgradePlans):
        return
    draws = likely_draws(g, car, SAMPLES)
    least = found[0].score - MARGIN
    for number, plan in enumerate(found):
        if number >= LOOKED_AT or plan.score < least:
            plan.score -= UNSEEN
            continue
        hot = heat_in(car.hand)
        kept = kept_cards(car, plan, plans.cooled(plan.gear, hot))
        future = Future(plans.pace, kept, draws, g.hand_size)
        plan.score += plans.hand_gain(plan.gear, speed_of(plan.cards), flips_of(plan.cards), hot, future)
    found.sort(key=score_of, reverse=True)


def kept_cards(car: Car, plan: CardPlan, cooled: int) -> list[int]:
    """The hand after the plan, without the Heat that goes back to the engine."""
    kept = car.hand[:]
    for card in plan.cards:
        kept.remove(card)
    for _ in range(cooled):
        kept.remove(HEAT)
    return kept


def score_of(plan: CardPlan) -> float:
    return plan.score
