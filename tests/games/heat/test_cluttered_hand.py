"""Rule 3.1: a hand with too much Heat for every gear."""

import pytest

from paddock.games.heat.cards import card_ids
from paddock.games.heat.rules.round import Round
from tests.games.heat.make import (
    ANA,
    BEN,
    Scene,
    answer,
    asked,
    car,
    cards,
    happened,
    kinds,
    labels,
    plan,
    race,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def round_with(gear: int, heat: int, hand: str, deck: str = "") -> Scene:
    """Ana, behind Ben, begins a round with this hand."""
    g = race("ring", car(at=5, gear=gear, heat=heat, hand=hand, deck=deck), car(at=30, hand="1"))
    run(g, Round())
    return g


def stall(g: Scene, gear: int) -> None:
    """Ana's cluttered hand is put down and her turn comes."""
    answer(g, ANA, "cluttered", gear=gear)
    plan(g, BEN, "1")
    answer(g, BEN, "done")


@pytest.mark.parametrize(
    ("gear", "heat", "hand", "gears"),
    [
        (1, 6, "h h h h h h h", [1, 2, 3]),
        (2, 6, "h h h h h h h", [1, 2, 3, 4]),
        (3, 0, "1 h h h h h h", [2, 3, 4]),  # the lowest gear is 2: there is no Heat to pay for two steps
        (4, 0, "1 s h h h h h", [3, 4]),
        (4, 1, "1 h h h h h h", [2, 3, 4]),  # the lowest gear is 2, with the Heat to pay for two steps
    ],
)
def test_a_hand_is_cluttered_when_no_legal_gear_has_cards_enough(
    gear: int, heat: int, hand: str, gears: list[int]
) -> None:
    """Rule 3.1. The driver still chooses among all of them."""
    g = round_with(gear, heat, hand)

    assert asked(g)[ANA] == (ANA, "cluttered-hand")
    assert g.g.question(ANA)["args"] == {"gear": gear, "heat": heat}
    assert [label["gear"] for label in labels(g, ANA)] == gears
    assert set(kinds(g, ANA)) == {"cluttered"}


def test_a_gear_out_of_reach_is_refused_with_its_reason() -> None:
    """Rule 3.1, rule 3, step 1."""
    assert round_with(1, 6, "h h h h h h h").g.why_not(ANA, 4) == "gear-too-far"
    assert round_with(1, 0, "h h h h h h h").g.why_not(ANA, 3) == "no-heat-to-shift"
    assert round_with(1, 0, "h h h h h h h").g.why_not(ANA, 5) == "no-such-gear"


@pytest.mark.parametrize(
    ("gear", "heat", "hand"),
    [(1, 0, "0 h h h h h h"), (2, 0, "s h h h h h h"), (3, 1, "1 h h h h h h"), (4, 1, "1 1 h h h h h")],
)
def test_a_hand_is_not_cluttered_while_one_legal_gear_works(gear: int, heat: int, hand: str) -> None:
    """Rule 3.1, ruling 9.2.2."""
    assert asked(round_with(gear, heat, hand))[ANA] == (ANA, "shift-gear")


@pytest.mark.parametrize(
    ("gear", "hand", "chosen", "down"),
    [
        (1, "h h h h h h h", 1, "h"),
        (1, "h h h h h h h", 2, "h h"),
        (3, "1 h h h h h h", 2, "1 h"),
        (3, "1 h h h h h h", 3, "1 h h"),
        (3, "1 h h h h h h", 4, "1 h h h"),
        (4, "1 s h h h h h", 3, "1 s h"),
        (4, "1 s h h h h h", 4, "1 s h h"),
    ],
)
def test_all_other_cards_are_put_down_and_heat_fills_up(gear: int, hand: str, chosen: int, down: str) -> None:
    """Rule 3.1. As many as the gear chosen has, which is shown like any other gear until the turn comes."""
    g = round_with(gear, 0, hand)
    answer(g, ANA, "cluttered", gear=chosen)
    assert g.g.view(BEN)["cars"][ANA]["ready"]
    assert g.g.view(ANA)["plan"] == {"gear": chosen, "cards": card_ids(cards(down)), "cluttered": True}
    plan(g, BEN, "1")

    assert g.g.acting == BEN
    assert g.cars[ANA].played == cards(down)
    assert g.cars[ANA].gear == chosen
    assert g.g.view(BEN)["cars"][ANA]["face_down"] == len(cards(down))
    assert not g.g.view(BEN)["cars"][ANA]["cluttered"]


def test_the_driver_is_told_how_much_heat_leaves_the_hand_in_each_gear() -> None:
    """Rule 3.1. All cards but the Heat are put down in any case."""
    g = round_with(3, 1, "s h h h h h h")
    assert asked(g)[ANA] == (ANA, "shift-gear")  # gear 1 can be played, for a Heat
    g = round_with(4, 1, "s h h h h h h")

    assert labels(g, ANA) == [
        {"kind": "cluttered", "gear": 2, "heat": 1, "down": 1},
        {"kind": "cluttered", "gear": 3, "heat": 0, "down": 2},
        {"kind": "cluttered", "gear": 4, "heat": 0, "down": 3},
    ]


@pytest.mark.parametrize(("chosen", "left"), [(2, 0), (3, 1), (4, 1)])
def test_a_shift_of_two_gears_is_paid_with_a_cluttered_hand_too(chosen: int, left: int) -> None:
    """Rule 3.1, rule 3, step 1."""
    g = round_with(4, 1, "1 h h h h h h")

    stall(g, chosen)

    assert g.cars[ANA].heat == left
    assert told(g, "shifted", ANA) == [{"gear": chosen, "heat": 1 - left}]


def test_the_car_does_not_move_and_drops_to_first_gear() -> None:
    """Rule 3.1."""
    g = round_with(4, 0, "1 s h h h h h", deck="1 2 3")

    stall(g, 3)

    assert g.cars[ANA].at == 5
    assert g.cars[ANA].speed == 0
    assert g.cars[ANA].gear == 1
    assert told(g, "revealed", ANA) == [{"cards": ["1", "stress", "heat"]}]
    assert told(g, "moved", ANA) == told(g, "flipped", ANA) == []  # not even the plus symbol of the Stress counts


def test_the_cards_put_down_are_discarded_heat_included_and_the_hand_is_filled_up() -> None:
    """Rule 3.1, with step 9."""
    g = round_with(3, 0, "2 h h h h h h", deck="4 4 3 1 1")

    stall(g, 2)

    assert g.cars[ANA].discard == cards("2 h")
    assert g.cars[ANA].hand == cards("1 1 h h h h h")
    assert g.cars[ANA].deck == cards("4 4 3")


def test_nothing_else_is_allowed_in_that_turn() -> None:
    """Rule 3.1, ruling 9.2.3. No cooldown of first gear, boost, adrenaline, slipstream or discard."""
    g = race("ring", car(at=5, gear=2, heat=3, hand="h h h h h h h", deck="3"), car(at=6, hand="0"))
    run(g, Round())
    assert g.cars[ANA].adrenaline
    answer(g, ANA, "cluttered", gear=1)
    plan(g, BEN, "0")
    answer(g, BEN, "done")

    assert g.g.round == 3  # Ana was not asked anything
    assert happened(g)[-5:] == ["revealed", "cluttered", "drew", "drew-cards", "round-began"]
    assert g.cars[ANA].heat == 3
    assert (ANA, "react") not in asked(g)


def test_the_next_round_starts_from_first_gear() -> None:
    """Ruling 9.2.3."""
    g = round_with(4, 0, "1 s h h h h h", deck="1 2 3")
    stall(g, 3)

    assert asked(g)[ANA] == (ANA, "shift-gear")
    assert [option["label"]["gear"] for option in g.g.question(ANA)["options"]] == [1, 2]
