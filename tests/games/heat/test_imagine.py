"""Imagined races: what a seat knows stays, what it does not know is dealt anew."""

import pytest

from paddock.games.heat.rules.round import Round
from paddock.games.heat.state import Race
from paddock.kernel.chance import Chance, stream_key
from tests.games.heat.make import ANA, BEN, Scene, answer, car, cards, plan, race, run
from tests.games.heat.properties import conserved

pytestmark = pytest.mark.usefixtures("manner")


def planning() -> Scene:
    """Ana has chosen a gear and a card; Ben is ready; Cleo has not begun."""
    g = race(
        "ring",
        car(at=30, gear=2, hand="1 2 3 s h", deck="0 1 2 3 4 5", discard="4 h"),
        car(at=20, gear=2, hand="1 1 2 2 s", deck="3 4 4 5 0 h", discard="3"),
        car(at=10, gear=2, hand="1 2 3 4 4", deck="1 1 2 2 3 3"),
    )
    run(g, Round())
    answer(g, ANA, gear=2)
    answer(g, ANA, card="2")
    plan(g, BEN, "1 2")
    return g


def imagined(g: Scene, seat: int | None, number: int = 1) -> Race:
    table = g.g.imagine(seat, Chance(stream_key(number, "imagination")))
    assert isinstance(table, Race)
    return table


def test_own_cards_and_plans_stay_and_the_own_deck_has_another_order() -> None:
    g = planning()
    decks = set()
    for number in range(8):
        own = imagined(g, ANA, number).cars[ANA]
        assert own.hand == cards("1 2 3 s h")
        assert (own.next_gear, own.played, own.ready) == (2, cards("2"), False)
        assert sorted(own.deck) == cards("0 1 2 3 4 5")
        decks.add(tuple(own.deck))

    assert len(decks) > 5


def test_hands_of_others_are_dealt_from_their_hand_and_deck() -> None:
    g = planning()
    hands = set()
    for number in range(8):
        other = imagined(g, ANA, number).cars[BEN]
        assert sorted(other.hand + other.deck) == cards("0 1 1 2 2 3 4 4 5 s h")
        assert len(other.hand) == 5
        assert other.discard == cards("3")
        hands.add(tuple(other.hand))

    assert len(hands) > 5


def test_who_was_ready_is_ready_with_another_plan() -> None:
    g = planning()
    plans = set()
    for number in range(12):
        other = imagined(g, ANA, number).cars[BEN]
        assert other.ready
        plans.add((other.next_gear, *other.played))

    assert len(plans) > 4
    assert imagined(g, ANA).open_seats() == g.g.open_seats()


def test_cards_face_down_are_dealt_anew_in_the_same_number() -> None:
    g = planning()
    answer(g, ANA, card="3")
    plan(g, 2, "1 2 3")
    assert g.g.acting == ANA
    played = set()
    for number in range(8):
        table = imagined(g, ANA, number)
        other = table.cars[2]
        assert len(other.played) == 3
        assert len(other.hand) == 2
        assert table.cars[ANA].played == cards("2 3")  # these lie face up
        played.add(tuple(other.played))

    assert len(played) > 4


def test_a_spectator_knows_nobodys_cards() -> None:
    g = planning()
    hands = {tuple(imagined(g, None, number).cars[ANA].hand) for number in range(8)}

    assert len(hands) > 5


def test_what_everybody_sees_stays() -> None:
    g = planning()

    for seat in (ANA, BEN, 2, None):
        table = imagined(g, seat)
        assert table.view(None) == g.g.view(None)
        assert table.view(seat) == g.g.view(seat)
        assert conserved(table) == conserved(g.g)


def test_imagining_leaves_the_race_as_it_was() -> None:
    g = planning()
    before = g.g.save()
    twin = imagined(g, BEN)
    twin.answer(ANA, twin.options(ANA)[0])

    assert g.g.save() == before
