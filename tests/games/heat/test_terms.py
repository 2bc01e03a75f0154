"""Section 1 of the rules: the terms."""

import pytest

from paddock.games.heat.cards import is_speed, starting_deck
from paddock.games.heat.circuits import circuit
from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.decks import cool_down, pay_heat
from paddock.games.heat.rules.round import Round
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import (
    ANA,
    BEN,
    CLEO,
    OTHER_SPOT,
    RACE_LINE,
    answer,
    car,
    cards,
    kinds,
    labels,
    race,
    run,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")


def test_a_space_has_two_spots() -> None:
    """Rule 1 (space). Two cars stand side by side; a third one finds the space full."""
    g = race("ring", car(at=8, played="2"), car(at=10), car(at=7, played="3"))

    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")
    answer(g, ANA, "stay")
    run(g, DriverTurn(CLEO))

    assert where(g, BEN) == (10, RACE_LINE)
    assert where(g, ANA) == (10, OTHER_SPOT)
    assert where(g, CLEO) == (9, RACE_LINE)


def test_the_spot_on_the_race_line_counts_as_ahead() -> None:
    """Rule 1 (race line)."""
    g = race("ring", car(at=10, spot=OTHER_SPOT), car(at=10, spot=RACE_LINE), car(at=9))

    assert g.g.running_order() == [BEN, ANA, CLEO]


def test_a_sector_runs_from_one_corner_line_to_the_next() -> None:
    """Rule 1 (sector). The next line is the first one in front of the car, over the finish line too."""
    oval = circuit("oval")

    assert [oval.next_line(at) for at in (-2, 0, 11)] == [12, 12, 12]
    assert [oval.next_line(at) for at in (12, 30)] == [31, 31]
    assert [oval.next_line(at) for at in (31, 39, 40, 51)] == [52, 52, 52, 52]


def test_speed_is_cards_and_flipped_cards_and_adrenaline_but_never_slipstream() -> None:
    """Rule 1 (speed), mistake 11.3."""
    g = race("ring", car(at=0, gear=3, played="2 5 s", deck="3 1", adrenaline=True), car(at=12))

    run(g, DriverTurn(ANA))
    assert g.cars[ANA].speed == 2 + 5 + 1
    answer(g, ANA, "boost")
    assert g.cars[ANA].speed == 8 + 3
    answer(g, ANA, "adrenaline-speed")
    assert g.cars[ANA].speed == 11 + 1
    answer(g, ANA, "done")
    answer(g, ANA, "slipstream")

    assert g.cars[ANA].at == 14
    assert g.cars[ANA].speed == 12


def test_only_the_top_card_of_a_discard_pile_is_shown() -> None:
    """Rule 1 (piles)."""
    g = race("ring", car(discard="1 h 4"), car(discard=""))

    for viewer in (ANA, BEN, None):
        seen = g.g.view(viewer)["cars"]
        assert (seen[ANA]["discard"], seen[ANA]["discard_top"]) == (3, "4")
        assert (seen[BEN]["discard"], seen[BEN]["discard_top"]) == (0, None)


def test_paid_heat_goes_from_the_engine_to_the_discard_pile() -> None:
    """Rule 1 (pay)."""
    g = race("ring", car(heat=5, discard="3"))

    pay_heat(g.cars[ANA], 2)

    assert g.cars[ANA].heat == 3
    assert g.cars[ANA].discard == cards("3 h h")


def test_heat_in_hand_can_never_pay_for_a_shift() -> None:
    """Rule 1 (pay)."""
    g = race("ring", car(gear=1, heat=0, hand="1 1 1 2 h h h"))

    run(g, Round())

    assert [label["gear"] for label in labels(g, ANA)] == [1, 2]


def test_heat_in_hand_can_never_pay_for_a_boost() -> None:
    """Rule 1 (pay)."""
    g = race("ring", car(gear=1, heat=0, hand="h h", played="1", deck="2"))

    run(g, DriverTurn(ANA))

    assert "boost" not in kinds(g, ANA)


def test_heat_in_hand_can_never_pay_for_a_corner() -> None:
    """Rule 1 (pay)."""
    g = race("oval", car(began_at=10, at=14, speed=4, gear=2, heat=0, hand="h h h"))

    run(g, CheckCorners(ANA))

    assert g.cars[ANA].spun_out


def test_cooling_down_moves_heat_from_the_hand_to_the_engine() -> None:
    """Rule 1 (cool down)."""
    g = race("ring", car(heat=1, hand="2 s h h h"))

    cool_down(g.cars[ANA], 2)

    assert g.cars[ANA].heat == 3
    assert g.cars[ANA].hand == cards("2 s h")


def test_only_the_twelve_cards_one_to_four_are_speed_cards() -> None:
    """Rule 1 (Speed card), mistake 11.1."""
    deck = starting_deck() + cards("s s s")

    assert sorted(card for card in deck if is_speed(card)) == cards("1 1 1 2 2 2 3 3 3 4 4 4")
