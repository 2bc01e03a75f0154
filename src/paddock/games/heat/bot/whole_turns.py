"""Whole turns, for bots: a gear with all its cards, and all cards that are discarded."""

from paddock.games.heat.bot.discards import scored_discards
from paddock.games.heat.bot.lookahead import CardPlan, add_plans, look_ahead
from paddock.games.heat.bot.plans import WORST
from paddock.games.heat.bot.tows import tow_odds
from paddock.games.heat.bot.upgrade_plans import plans_for
from paddock.games.heat.choices import CARD, DONE, GEAR
from paddock.games.heat.rules.gears import shift_cost
from paddock.games.heat.rules.plan import PlayCard
from paddock.games.heat.state import Car, Race
from paddock.kernel.agenda import Question
from paddock.kernel.judge import Turn

__all__ = ["best_of", "discards", "plans_from_here"]


def plans_from_here(g: Race, car: Car, question: Question[Race], options: list[int]) -> list[Turn]:
    """Every gear with its cards, or every way to go on with the cards; the best first.

    In a tournament a shift that cannot be paid is never planned.
    """
    plans = plans_for(g, car, car.adrenaline, tow_odds(g, car))
    found: list[CardPlan] = []
    chosen = 0
    if isinstance(question, PlayCard):
        chosen = len(car.played)
        for option in options:
            place = car.hand.index(option - CARD, question.n) + 1
            add_plans(found, plans, car.hand, option, car.next_gear, place, [*car.played, option - CARD])
    else:
        for option in options:
            if shift_cost(car.gear, option - GEAR) <= car.heat:
                add_plans(found, plans, car.hand, option, option - GEAR, 0, [])
    if found:
        look_ahead(g, car, plans, found)
    return [turn_of(plan, chosen, isinstance(question, PlayCard)) for plan in found]


def turn_of(plan: CardPlan, chosen: int, has_gear: bool) -> Turn:
    """The answers that are still to be given."""
    cards = [CARD + card for card in plan.cards[chosen:]]
    return Turn(cards if has_gear else [plan.option, *cards], plan.score)


def discards(g: Race, car: Car, options: list[int]) -> list[Turn]:
    """The cards that go, one after another, and then no more; the best set first."""
    found: list[Turn] = []
    for cards, score in scored_discards(g, car, options):
        answers = [CARD + card for card in cards]
        if len(cards) < len(car.hand):
            answers.append(DONE)
        found.append(Turn(answers, score))
    found.sort(key=score_of, reverse=True)
    return found


def score_of(turn: Turn) -> float:
    return turn.score


def best_of(turns: list[Turn], options: list[int]) -> list[float]:
    """For each option the best of the turns that begin with it."""
    best = dict.fromkeys(options, WORST)
    for turn in turns:
        best[turn.answers[0]] = max(best[turn.answers[0]], turn.score)
    return [best[option] for option in options]
