"""Sponsor cards: upgrades for a single use, on races made by hand."""

import pytest

from paddock.games.heat.rules.hand import Discard, ReplenishHand
from paddock.games.heat.rules.sponsors import gain_sponsor
from paddock.games.heat.rules.turn import DriverTurn
from paddock.games.heat.state import Car
from tests.games.heat.make import ANA, BEN, Scene, answer, car, cards, kinds, load_shuffle, pass_turn, race, run, told

pytestmark = pytest.mark.usefixtures("manner")

DECK = "1 1 1 1 1 1 1 1"


def sponsored(**about: object) -> Scene:
    at = {"at": 5, "gear": 2, "deck": DECK, "upgrades": "", **about}
    return race("ring", car(**at), car(at=30))  # type: ignore[arg-type]


def me(g: Scene) -> Car:
    return g.cars[ANA]


def test_a_sponsor_played_leaves_the_game_at_the_end_of_the_turn() -> None:
    """Rule 4 (single use)."""
    g = sponsored(played="p4 1")
    run(g, ReplenishHand(ANA))

    assert me(g).discard == cards("1")
    assert g.g.sponsors_used == cards("p4")
    assert told(g, "used-up") == [{"card": "p4"}]


def test_a_sponsor_has_speeds_and_symbols_like_any_upgrade() -> None:
    """Rule 4 (single use)."""
    g = sponsored(played="p1 p2", hand="h h h")
    run(g, DriverTurn(ANA))
    answer(g, ANA, "speed", speed=3)
    answer(g, ANA, "card-cool-down", card="p2", amount=2)
    pass_turn(g, ANA)

    assert me(g).heat == 8
    assert me(g).at == 5 + 7
    assert g.g.sponsors_used == cards("p1 p2")


def test_a_sponsor_that_is_scrapped_flipped_away_or_discarded_is_not_used_up() -> None:
    """Ruling 9.9.6."""
    g = sponsored(played="s 1", deck="1 1 1 2 p3", hand="p5 2")
    run(g, DriverTurn(ANA))
    assert me(g).discard == cards("p3")  # flipped away
    answer(g, ANA, "done")
    answer(g, ANA, "discard", card="p5")
    pass_turn(g, ANA)

    assert g.g.sponsors_used == []
    assert set(cards("p3 p5")) <= set(me(g).discard + me(g).deck + me(g).hand)

    g = race("ring", car(at=5, gear=1, played="u24", deck="1 1 p3"), upgrades="both")
    run(g, DriverTurn(ANA))
    answer(g, ANA, "scrap")
    assert (me(g).discard, g.g.sponsors_used) == (cards("p3"), [])


def test_a_sponsor_may_be_discarded_in_step_8() -> None:
    """Rule 4 (single use)."""
    g = sponsored(hand="p1 s h")
    run(g, Discard(ANA))

    assert kinds(g, ANA) == ["done", "discard"]


def test_sponsors_played_in_the_last_turn_of_the_race_are_used_up_too() -> None:
    """Ruling 9.9.7."""
    g = sponsored(played="p4 1", finished_in=1)
    run(g, ReplenishHand(ANA))

    assert g.g.sponsors_used == cards("p4")


def test_a_sponsor_put_down_with_a_cluttered_hand_is_used_up() -> None:
    """Ruling 9.2.4."""
    g = sponsored(played="p4 h", hand="h h h")
    me(g).cluttered = True
    run(g, DriverTurn(ANA))

    assert g.g.sponsors_used == cards("p4")
    assert me(g).at == 5


def test_a_sponsor_gained_is_the_top_card_of_the_deck_and_goes_straight_to_the_hand() -> None:
    """Rule 4 (single use)."""
    g = sponsored(hand="1 s h")
    g.g.sponsor_deck = cards("p1 p2")
    gain_sponsor(g.g, ANA, "press")
    g.hand_on()

    assert me(g).hand == cards("1 p2 s h")
    assert g.g.sponsor_deck == cards("p1")
    assert [event["kind"] for event in g.g.events_for(BEN)] == ["sponsor-gained"]
    assert [event["args"] for event in g.g.events_for(ANA)] == [{"why": "press"}, {"card": "p2"}]


def test_an_empty_sponsor_deck_is_made_of_the_sponsors_used_and_shuffled() -> None:
    """Rule 4 (single use), ruling 9.11.13."""
    g = sponsored(hand="1")
    g.g.sponsors_used = cards("p1 p2 p3")
    load_shuffle(g.g.chance, 3)
    gain_sponsor(g.g, ANA, "press")

    assert me(g).hand == cards("1 p1")
    assert (g.g.sponsor_deck, g.g.sponsors_used) == (cards("p2 p3"), [])


def test_a_sponsor_that_still_lies_before_its_driver_is_not_used_up_yet() -> None:
    """Ruling 9.11.13: it leaves in step 9, and no new deck is made of it before."""
    g = sponsored(played="p4 1", hand="1")
    gain_sponsor(g.g, ANA, "press")
    assert (me(g).hand, g.g.events()) == (cards("1"), [])

    run(g, ReplenishHand(ANA))
    gain_sponsor(g.g, BEN, "press")
    assert g.cars[BEN].hand == cards("p4")


def test_without_any_sponsor_left_nothing_is_gained() -> None:
    """Rule 4 (single use), ruling 9.11.13."""
    g = sponsored(hand="1")
    gain_sponsor(g.g, ANA, "press")

    assert me(g).hand == cards("1")
    assert g.g.events() == []


def test_a_view_with_sponsors_shows_their_faces() -> None:
    g = sponsored(hand="p1")
    assert "garage" not in g.g.view(ANA)
    g.g.sponsor_deck = cards("p1")
    g.hand_on()

    assert set(g.g.view(None)["garage"]["cards"]) == {"p1", "p2", "p3", "p4", "p5"}
    assert g.g.view(ANA)["hand"] == ["p1"]
