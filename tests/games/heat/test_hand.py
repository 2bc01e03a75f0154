"""Steps 8 and 9: discarding, replenishing and reshuffling."""

import pytest

from paddock.games.heat.rules.hand import Discard, ReplenishHand
from tests.games.heat.make import ANA, answer, asked, car, cards, kinds, labels, race, run, told

pytestmark = pytest.mark.usefixtures("manner")


def test_any_card_but_heat_and_stress_may_be_discarded() -> None:
    """Rule 3, step 8."""
    g = race("ring", car(hand="0 1 1 5 s h"))

    run(g, Discard(ANA))

    assert [label["card"] for label in labels(g, ANA) if label["kind"] == "discard"] == ["0", "1", "5"]
    assert g.g.why_not(ANA, 16 + 100) == g.g.why_not(ANA, 16 + 101) == "no-discard"
    assert g.g.why_not(ANA, 16 + 4) == "not-in-hand"


@pytest.mark.parametrize(
    ("gone", "left"),
    [("", "0 1 1 5 s h"), ("1", "0 1 5 s h"), ("1 1", "0 5 s h"), ("0 5", "1 1 s h"), ("0 1 1 5", "s h")],
)
def test_any_number_of_cards_may_be_discarded(gone: str, left: str) -> None:
    """Rule 3, step 8."""
    g = race("ring", car(hand="0 1 1 5 s h", discard="2"))

    run(g, Discard(ANA))
    for card in gone.split():
        answer(g, ANA, "discard", card=card)
    answer(g, ANA, "done")

    assert g.cars[ANA].hand == cards(left)
    assert g.cars[ANA].discard == cards("2 " + gone)
    assert [event["card"] for event in told(g, "discarded")] == gone.split()


def test_cards_are_discarded_in_the_order_of_the_hand() -> None:
    """Rule 3, step 8. So that every set of cards can be discarded in one way only."""
    g = race("ring", car(hand="1 3 5"))

    run(g, Discard(ANA))
    answer(g, ANA, "discard", card="3")

    assert [label.get("card") for label in labels(g, ANA)] == [None, "5"]
    assert g.g.why_not(ANA, 16 + 1) == "wrong-order"


def test_discarded_cards_are_laid_face_up() -> None:
    """Rule 3, step 8. Everybody sees the top of the pile, card after card."""
    g = race("ring", car(hand="1 3 5"), car())

    run(g, Discard(ANA))
    answer(g, ANA, "discard", card="3")

    assert g.g.view(None)["cars"][ANA]["discard_top"] == "3"
    assert {"card": "3"} in [event["args"] for event in g.g.events_for(None)]


def test_a_driver_with_cards_that_must_stay_is_asked_all_the_same() -> None:
    """Rule 3, step 8. The question must not tell the others what is in the hand."""
    g = race("ring", car(hand="s h"))

    run(g, Discard(ANA))

    assert kinds(g, ANA) == ["done"]


def test_an_empty_hand_has_nothing_to_discard() -> None:
    """Rule 3, step 8."""
    g = race("ring", car(hand="2"))

    run(g, Discard(ANA))
    answer(g, ANA, "discard", card="2")
    assert asked(g) == []
    run(g, Discard(ANA))
    assert asked(g) == []


def test_the_play_area_is_discarded_and_the_hand_filled_up_to_seven() -> None:
    """Rule 3, step 9."""
    g = race("ring", car(hand="4 h", discard="5", played="1 s 3", deck="4 4 2 1 s h 3"))

    run(g, ReplenishHand(ANA))

    assert g.cars[ANA].hand == cards("1 2 3 4 s h h")
    assert g.cars[ANA].deck == cards("4 4")
    assert g.cars[ANA].discard == cards("5 1 s 3")
    assert g.cars[ANA].played == []


@pytest.mark.parametrize("hand", ["1 1 1 1 1 1 1", "1 1 1 1 1 1 s s", "1 1 1 1 1 s s s s"])
def test_with_seven_or_more_cards_nothing_is_drawn_and_nothing_thrown_away(hand: str) -> None:
    """Rule 3, step 9; ruling 9.2.5."""
    g = race("ring", car(hand=hand, played="3", deck="4 4"))

    run(g, ReplenishHand(ANA))

    assert g.cars[ANA].hand == cards(hand)
    assert g.cars[ANA].deck == cards("4 4")
    assert g.cars[ANA].discard == cards("3")


def test_an_empty_deck_is_made_of_the_discard_pile_when_a_card_is_needed() -> None:
    """Rule 3, step 9. The play area was discarded before, so its cards are in."""
    g = race("ring", car(hand="4 4 4 4", discard="1", played="2", deck="3"))
    g.g.seat_chances[ANA].load([1])  # 1 2 keep their order

    run(g, ReplenishHand(ANA))

    assert g.cars[ANA].hand == cards("1 2 3 4 4 4 4")
    assert g.cars[ANA].deck == g.cars[ANA].discard == []
    assert len(told(g, "reshuffled")) == 1


def test_the_reshuffled_pile_is_shuffled() -> None:
    """Rule 3, step 9. By the driver's own stream of chance."""
    g = race("ring", car(hand="4 4 4 4 4 4", discard="1 2 3"))
    g.g.seat_chances[ANA].load([0, 1])  # 1 2 3 -> 3 2 1

    run(g, ReplenishHand(ANA))

    assert g.cars[ANA].hand == cards("1 4 4 4 4 4 4")
    assert g.cars[ANA].deck == cards("3 2")


def test_an_empty_deck_stays_empty_until_a_card_is_needed() -> None:
    """Rule 3, step 9; ruling 9.3.8; mistake 11.9."""
    g = race("ring", car(hand="4 4 4 4 4", discard="5", played="1", deck="2 3"))

    run(g, ReplenishHand(ANA))

    assert g.cars[ANA].hand == cards("2 3 4 4 4 4 4")
    assert g.cars[ANA].deck == []
    assert g.cars[ANA].discard == cards("5 1")
    assert told(g, "reshuffled") == []


def test_when_deck_and_discard_pile_are_both_empty_drawing_stops() -> None:
    """Ruling 9.3.5."""
    g = race("ring", car(hand="4 4", played="", deck="2"))

    run(g, ReplenishHand(ANA))

    assert g.cars[ANA].hand == cards("2 4 4")


def test_the_cards_drawn_are_told_to_their_driver_alone() -> None:
    """Rule 1 (piles)."""
    g = race("ring", car(hand="4 4 4 4 4", deck="2 3"), car())

    run(g, ReplenishHand(ANA))

    assert [event["kind"] for event in g.g.events_for(ANA)] == ["drew", "drew-cards"]
    assert [event["kind"] for event in g.g.events_for(1)] == ["drew"]
    assert told(g, "drew") == [{"count": 2}]
    assert sorted(told(g, "drew-cards")[0]["cards"]) == ["2", "3"]
