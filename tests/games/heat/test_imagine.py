"""Imagined races: what a seat knows stays, what it does not know is dealt anew."""

import pytest

from paddock.games.heat.cards import HEAT, STRESS
from paddock.games.heat.rules.round import EndOfRound, Round
from paddock.games.heat.rules.turn import DriverTurn
from paddock.games.heat.state import Race
from paddock.kernel.chance import Chance, stream_key
from tests.games.heat.make import ANA, BEN, Scene, answer, car, cards, pass_turn, plan, race, run
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
    for number in range(12):
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


def spun_out() -> Scene:
    """Ben has spun out in the third gear and taken two Stress into his hand; all plan the next round."""
    g = race(
        "oval",
        car(at=30, hand="1 2 3", deck="1 2 3 4"),
        car(at=10, gear=3, heat=0, hand="1 2 3 4", played="4 4 4", deck="0 1 1 2 3 3 4 5 s s s h"),
    )
    run(g, DriverTurn(BEN), EndOfRound())
    answer(g, BEN, "done")
    assert g.cars[BEN].spun_out
    return g


def test_stress_taken_in_a_spin_out_is_known_to_be_in_that_hand() -> None:
    """Everybody has seen it go there, and nobody has seen it leave."""
    g = spun_out()

    assert g.cars[BEN].known == cards("s s")
    for seat in (ANA, None):
        hands = [imagined(g, seat, number).cars[BEN].hand for number in range(12)]
        assert min(hand.count(STRESS) for hand in hands) == 2
        assert len({tuple(hand) for hand in hands}) > 5


def test_known_stress_may_lie_face_down_or_in_hand() -> None:
    g = spun_out()
    plan(g, BEN, "1")
    plan(g, ANA, "1 2")
    assert g.g.acting == ANA
    found = set()
    for number in range(20):
        other = imagined(g, ANA, number).cars[BEN]
        assert (other.played + other.hand).count(STRESS) >= 2
        found.add(STRESS in other.played)

    assert found == {True, False}


@pytest.mark.parametrize(("played", "known"), [("1", "s s"), ("s", "s"), ("s s", ""), ("1 s", "s")])
def test_stress_that_was_seen_leaving_a_hand_is_no_longer_known_to_be_there(played: str, known: str) -> None:
    g = spun_out()
    plan(g, BEN, played)
    plan(g, ANA, "1")
    pass_turn(g, ANA)

    assert g.g.acting == BEN
    assert g.cars[BEN].known == cards(known)


def test_what_is_left_of_a_cluttered_hand_is_known_to_be_heat() -> None:
    """Rule 3.1. All other cards were put down, and everybody has seen them."""
    g = race("ring", car(at=30, hand="1 1 1"), car(at=5, gear=2, hand="h h h h h h h", deck="4 5 3 s 2 1 1", heat=1))
    run(g, Round())
    answer(g, BEN, "cluttered", gear=2)
    plan(g, ANA, "1")
    pass_turn(g, ANA)

    assert g.cars[BEN].known == cards("h h h h h")
    for number in range(8):
        assert imagined(g, ANA, number).cars[BEN].hand.count(HEAT) == 5
    plan(g, BEN, "1 1")
    plan(g, ANA, "1")
    table = imagined(g, ANA)
    assert table.cars[BEN].hand == cards("h h h h h")
    assert HEAT not in table.cars[BEN].played


def test_heat_that_was_cooled_is_no_longer_known_to_be_in_hand() -> None:
    g = race("ring", car(at=30, hand="1"), car(at=5, gear=1, heat=1, hand="1 h h h h h", played="2"))
    g.cars[BEN].known = cards("h h h h h")
    run(g, DriverTurn(BEN))
    answer(g, BEN, "cool-down", amount=3)

    assert g.cars[BEN].known == cards("h h")


def test_what_was_held_when_the_deck_had_run_out_is_known_after_the_reshuffle() -> None:
    g = race("ring", car(at=30), car(at=20, gear=1, heat=0, played="1", hand="4 h h h h", discard="0 2 3 s"))
    run(g, DriverTurn(BEN))
    pass_turn(g, BEN)
    assert g.cars[BEN].known == cards("4 h h h h")

    hands = {tuple(imagined(g, ANA, number).cars[BEN].hand) for number in range(8)}

    assert all(hand.count(HEAT) == 4 and cards("4")[0] in hand for hand in hands)
    assert len(hands) > 2


def test_what_was_drawn_before_the_deck_ran_out_is_known_too() -> None:
    g = race("ring", car(at=30), car(at=20, gear=1, heat=0, played="1", hand="h h h h", deck="5", discard="0 2 3 s"))
    run(g, DriverTurn(BEN))
    pass_turn(g, BEN)

    assert g.cars[BEN].known == cards("h h h h 5")


def test_who_was_ready_with_a_cluttered_hand_is_ready_in_imagination() -> None:
    """Rule 3.1. Nobody else knows that the hand is cluttered."""
    g = race(
        "ring", car(at=30, gear=1, hand="1 2 3"), car(at=20, gear=3, heat=0, hand="1 h h h h h h", deck="2 2 2 2 2 2 2")
    )
    run(g, Round())
    answer(g, BEN, gear=2)
    assert g.cars[BEN].cluttered

    seen = {
        (other.ready, other.cluttered, len(other.played))
        for other in (imagined(g, ANA, n).cars[BEN] for n in range(16))
    }

    assert all(ready for ready, _, _ in seen)
    assert {cluttered for _, cluttered, _ in seen} == {False}


def test_a_hand_that_cannot_have_enough_cards_to_play_stays_cluttered() -> None:
    """Rule 3.1. All but one card are known to be Heat: two cards that can be played are out of reach."""
    g = race("ring", car(at=30), car(at=20, gear=2, heat=0, played="h h", hand="h h h h h", deck="2 2 2 2 2 h"))
    g.cars[BEN].known = cards("h h h h h h")
    g.cars[BEN].cluttered = True

    imagination = [imagined(g, ANA, number).cars[BEN] for number in range(8)]

    assert all(other.cluttered and HEAT in other.played for other in imagination)
