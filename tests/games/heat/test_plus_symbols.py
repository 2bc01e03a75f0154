"""Rule 3.2: plus symbols, and the decks that they turn over."""

import pytest

from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import ANA, answer, car, cards, happened, race, run, told

pytestmark = pytest.mark.usefixtures("manner")


def test_cards_are_turned_over_until_a_speed_card_appears() -> None:
    """Rule 3.2. It joins the play area and counts; all others go to the discard pile with no effect."""
    g = race("ring", car(played="s", deck="4 2 5 s 0 h"))

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].speed == 2
    assert g.cars[ANA].at == 2
    assert g.cars[ANA].played == cards("s 2")
    assert g.cars[ANA].discard == cards("h 0 s 5")
    assert g.cars[ANA].deck == cards("4")
    assert told(g, "flipped") == [{"card": "2", "away": ["heat", "0", "stress", "5"], "count": 4}]


@pytest.mark.parametrize("skipped", ["0", "5", "s", "h"])
def test_only_speed_cards_end_the_turning_over(skipped: str) -> None:
    """Rule 3.2, ruling 9.3.2, mistake 11.1. Value 0 and value 5 are skipped like Stress and Heat."""
    g = race("ring", car(played="s", deck=f"3 {skipped}"))

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].speed == 3
    assert g.cars[ANA].discard == cards(skipped)


def test_stress_has_no_value_of_its_own() -> None:
    """Rule 3.2."""
    g = race("ring", car(gear=2, played="3 s", deck="1"))

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].speed == 3 + 1


def test_a_stress_card_that_is_turned_over_adds_no_second_plus() -> None:
    """Rule 3.2. Cards turned over that are no Speed cards have no effect."""
    g = race("ring", car(played="s", deck="4 1 s"))

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].speed == 1
    assert g.cars[ANA].deck == cards("4")


def test_all_plus_symbols_are_resolved_one_after_the_other_before_the_car_moves() -> None:
    """Rule 3, step 3.1; ruling 9.3.1."""
    g = race("ring", car(gear=3, played="s s 1", deck="4 2 0 3"))

    run(g, DriverTurn(ANA))

    assert happened(g) == ["revealed", "flipped", "flipped", "moved"]
    assert [event["card"] for event in told(g, "flipped")] == ["3", "2"]
    assert g.cars[ANA].speed == g.cars[ANA].at == 1 + 3 + 2


def test_an_empty_deck_is_made_of_the_discard_pile_with_the_cards_just_turned_over() -> None:
    """Rulings 9.3.3 and 9.3.8, mistake 11.9. The play area is not swept in."""
    g = race("ring", car(gear=2, played="4 s", deck="0", discard="3 h"))
    g.g.seat_chances[ANA].load([2, 1])  # the pile 3 h 0 keeps its order

    run(g, DriverTurn(ANA))

    assert told(g, "flipped") == [{"card": "3", "away": ["0", "0", "heat"], "count": 3}]
    assert g.cars[ANA].played == cards("4 s 3")
    assert g.cars[ANA].discard == cards("0 h")
    assert g.cars[ANA].deck == []
    assert len(told(g, "reshuffled")) == 1


def test_the_heat_of_a_boost_is_in_the_pile_that_is_reshuffled_for_it() -> None:
    """Ruling 9.3.3."""
    g = race("ring", car(gear=3, played="1 1 1", heat=1, deck="", discard="4"))
    g.g.seat_chances[ANA].load([1])

    run(g, DriverTurn(ANA))
    answer(g, ANA, "boost")

    assert told(g, "flipped") == [{"card": "4", "away": ["heat"], "count": 1}]


def test_without_deck_and_discard_pile_a_plus_gives_nothing() -> None:
    """Ruling 9.3.5."""
    g = race("ring", car(gear=2, played="2 s"))

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].speed == g.cars[ANA].at == 2
    assert g.cars[ANA].played == cards("2 s")
    assert len(told(g, "flipped-nothing")) == 1


def test_without_a_speed_card_anywhere_a_plus_gives_nothing_and_ends() -> None:
    """Ruling 9.3.6. The cards stay where they are."""
    g = race("ring", car(gear=2, played="2 s", deck="0 s", discard="h 5"))

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].speed == g.cars[ANA].at == 2
    assert g.cars[ANA].deck == cards("0 s")
    assert g.cars[ANA].discard == cards("h 5")


def test_a_boost_without_a_speed_card_anywhere_is_paid_and_moves_nothing() -> None:
    """Ruling 9.3.6."""
    g = race("ring", car(at=3, gear=3, heat=2, played="1 1 1", deck="5"))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "boost")

    assert g.cars[ANA].at == 6
    assert g.cars[ANA].speed == 3
    assert g.cars[ANA].heat == 1


def test_the_second_of_two_pluses_may_find_nothing() -> None:
    """Ruling 9.3.6. The first plus takes the last Speed card into the play area."""
    g = race("ring", car(gear=2, played="s s", deck="0 4"))

    run(g, DriverTurn(ANA))

    assert g.cars[ANA].speed == 4
    assert g.cars[ANA].played == cards("s s 4")


def test_flipped_speed_cards_are_discarded_at_the_end_of_the_turn() -> None:
    """Ruling 9.3.7."""
    g = race("ring", car(gear=2, heat=0, played="1 s", deck="3"))

    run(g, DriverTurn(ANA))
    assert g.cars[ANA].played == cards("1 s 3")
    answer(g, ANA, "done")

    assert g.cars[ANA].played == []
    assert sorted(g.cars[ANA].hand) == cards("1 3 s")  # discarded, reshuffled and drawn again


def test_the_deck_is_not_reshuffled_merely_because_it_is_empty() -> None:
    """Ruling 9.3.8, mistake 11.9."""
    g = race("ring", car(gear=3, heat=0, played="1 1 s", deck="3", discard="4 2", hand="1 1 1 1 1 1 1"))

    run(g, DriverTurn(ANA))
    assert g.cars[ANA].discard == cards("4 2")
    answer(g, ANA, "done")

    assert g.cars[ANA].deck == []
    assert told(g, "reshuffled") == []
