"""Section 2 of the rules: setting up."""

from collections import Counter
from typing import Any

import pytest

from paddock.games.heat import GAME
from paddock.games.heat.cards import HEAT, STRESS
from paddock.games.heat.circuits import CIRCUITS
from paddock.games.heat.state import Race
from paddock.kernel.errors import BadSetup
from tests.games.heat.make import OTHER_SPOT, RACE_LINE, cards

SEATS = range(1, 7)
PRINTED_LAPS = {"usa": 2, "great_britain": 2, "italy": 3, "france": 2}


def new_race(seats: int = 4, seed: int = 1, **options: Any) -> Race:
    table = GAME.new(seats, {**options}, seed)
    assert isinstance(table, Race)
    return table


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_laps_heat_and_stress_are_those_printed_on_the_board(circuit: str) -> None:
    """Rule 2.1. All four base circuits: 6 Heat, 3 Stress."""
    g = new_race(circuit=circuit)

    assert g.laps == PRINTED_LAPS[circuit]
    assert g.finish == g.laps * g.circuit.spaces
    assert [car.heat for car in g.cars] == [6] * 4
    assert [(car.hand + car.deck).count(STRESS) for car in g.cars] == [3] * 4


@pytest.mark.parametrize("laps", ["1", "2", "3", "4"])
def test_another_number_of_laps_may_be_chosen(laps: str) -> None:
    """Rule 2.1. One lap is suggested for the first game."""
    g = new_race(circuit="italy", laps=laps)

    assert g.laps == int(laps)
    assert g.finish == int(laps) * 54


def test_every_driver_has_twelve_speed_cards_and_three_starting_upgrades() -> None:
    """Rule 2.2. Three each of 1-4; value 0, value 5 and one Heat."""
    for car in new_race(6).cars:
        own = [card for card in car.hand + car.deck if card != STRESS]
        assert sorted(own) == cards("0 1 1 1 2 2 2 3 3 3 4 4 4 5 h")


def test_the_deck_of_eighteen_cards_is_shuffled() -> None:
    """Rule 2.3. Heat lies in the engine, the gear is 1."""
    decks = set()
    for seed in range(5):
        for car in new_race(6, seed).cars:
            assert len(car.hand) + len(car.deck) == 18
            assert car.gear == 1
            assert car.discard == car.played == []
            decks.add(tuple(car.deck))
    assert len(decks) == 30


@pytest.mark.parametrize("seats", SEATS)
def test_unused_stress_lies_beside_the_board(seats: int) -> None:
    """Rule 2.4. The box holds 37 Stress cards; unused Heat is out of the game."""
    g = new_race(seats)

    assert g.stress_left == 37 - 3 * seats
    assert sum((car.hand + car.deck).count(HEAT) + car.heat for car in g.cars) == 7 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_the_grid_is_filled_from_slot_one_with_two_cars_a_space(seats: int) -> None:
    """Rule 2.5. Slot 1 is the race-line spot of the last space before the line, slot 2 beside it, and so on."""
    slots = [(-1, RACE_LINE), (-1, OTHER_SPOT), (-2, RACE_LINE), (-2, OTHER_SPOT), (-3, RACE_LINE), (-3, OTHER_SPOT)]

    g = new_race(seats)

    assert sorted((car.at, car.spot) for car in g.cars) == sorted(slots[:seats])
    assert [(g.cars[seat].at, g.cars[seat].spot) for seat in g.order] == slots[:seats]


def test_the_grid_is_random() -> None:
    """Rule 2.5. Every seat stands on pole position about as often as the others."""
    poles = Counter(new_race(3, seed).order[0] for seed in range(150))

    assert sorted(poles) == [0, 1, 2]
    assert all(30 <= count <= 70 for count in poles.values())


def test_everyone_draws_seven_cards() -> None:
    """Rule 2.6."""
    assert [(len(car.hand), len(car.deck)) for car in new_race(6).cars] == [(7, 11)] * 6
    assert new_race(6).round == 1


@pytest.mark.parametrize("seats", SEATS)
def test_one_to_six_drivers_may_race(seats: int) -> None:
    """Rule 2 (players)."""
    assert new_race(seats).open_seats() == list(range(seats))


@pytest.mark.parametrize("seats", [-1, 0, 7, 9])
def test_nobody_or_more_than_six_may_not(seats: int) -> None:
    """Rule 2 (players)."""
    with pytest.raises(BadSetup) as refusal:
        new_race(seats)
    assert refusal.value.reason == "seats-out-of-range"


@pytest.mark.parametrize(("option", "value"), [("circuit", "mars"), ("circuit", ""), ("laps", "0"), ("laps", "5")])
def test_circuits_and_laps_that_do_not_exist_are_refused(option: str, value: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        new_race(**{option: value})
    assert refusal.value.reason == "bad-value"
    assert refusal.value.details["option"] == option
