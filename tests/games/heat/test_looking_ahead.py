"""The greedy driver looks at the cards that stay in hand, and does what it has made up its mind to do."""

from itertools import combinations

import pytest

from paddock.games.heat import GAME
from paddock.games.heat.bot.discards import discard_sets
from paddock.games.heat.bot.kept_cards import Future
from paddock.games.heat.bot.ordinary_hands import SPEEDS, Hand
from paddock.games.heat.bot.pace import pace_of
from paddock.games.heat.cards import pluses, value
from paddock.games.heat.choices import CARD, DONE
from paddock.games.heat.circuits import circuit
from paddock.games.heat.rules.hand import DiscardCard
from paddock.games.heat.rules.plan import ShiftGear
from tests.games.heat.make import ANA, Scene, car, cards, race

NEXT_CARDS = [cards("1 2 3 4 2 3 1"), cards("3 2 4 1 1 2 3")]
BEFORE_A_STRAIGHT = 13


@pytest.mark.parametrize("hand", ["0 1 2 3 4 5 s", "1 1 4 4 s s h", "2 2 2 h h h h", "3 s s s h h h"])
def test_a_hand_knows_every_sum_of_its_cards(hand: str) -> None:
    """With three pluses it does not count."""
    playable = [card for card in cards(hand) if card != cards("h")[0]]
    known = Hand(cards(hand))

    for gear in (1, 2, 3, 4):
        sums = {(sum(map(pluses, chosen)), sum(map(value, chosen))) for chosen in combinations(playable, gear)}
        assert known.sets[gear] == sorted(flips * SPEEDS + speed for flips, speed in sums if flips < 3)


def test_fast_cards_that_stay_in_hand_are_worth_turns_on_a_straight() -> None:
    assert left_with("4 4 3 3") < left_with("1 1 0 0")


def test_heat_that_stays_in_hand_costs_turns() -> None:
    assert left_with("4 3") < left_with("4 3 h h h")


def left_with(kept: str) -> float:
    future = Future(pace_of(circuit("usa"), 2, 4), cards(kept), NEXT_CARDS, 7)
    return future.turns_left(BEFORE_A_STRAIGHT, 3, 4)


def test_a_whole_plan_begins_with_the_best_gear_and_goes_on_with_the_best_cards() -> None:
    """Asked card by card, the driver comes to the same."""
    g = planning("1 2 3 4 4 s h").g
    plan = GAME.judge.turns(g, ANA, 1)[0]
    for answer in plan.answers:
        options = g.options(ANA)
        scores = GAME.judge.scores(g, ANA, options)
        assert answer == options[scores.index(max(scores))]
        g.answer(ANA, answer)

    assert g.cars[ANA].ready


def test_plans_are_told_best_first_and_no_more_than_asked_for() -> None:
    g = planning("1 2 3 4 4 s h").g
    plans = GAME.judge.turns(g, ANA, 9)

    assert len(plans) == 9
    assert [plan.score for plan in plans] == sorted([plan.score for plan in plans], reverse=True)
    assert len({tuple(plan.answers) for plan in plans}) == 9


def planning(hand: str) -> Scene:
    scene = race("usa", car(at=13, gear=3, heat=4, hand=hand, deck="1 2 3 4 2 3 1 4"), car(at=11, hand="1"))
    scene.g.aside(ANA, ShiftGear(ANA))
    scene.g.advance()
    return scene


def test_the_cards_to_discard_are_chosen_once() -> None:
    """Slow cards go one after another before a straight; the Stress must stay."""
    g = race("usa", car(at=14, gear=4, heat=4, hand="0 0 1 1 s", deck="4 4 3 3 4 3 4 4"), car(at=11, hand="1")).g
    g.then(DiscardCard(ANA))
    g.advance()

    assert GAME.judge.turns(g, ANA, 1)[0].answers == [*[CARD + card for card in cards("0 0 1 1")], DONE]


def test_slow_cards_or_fast_ones_may_go_and_no_set_is_looked_at_twice() -> None:
    sets = discard_sets(cards("1 1 4 h"), [DONE, *[CARD + card for card in cards("1 4")]])

    assert len(sets) == len({tuple(cards) for cards in sets})
