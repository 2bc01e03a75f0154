"""Dice as numbers: the same in plain Python and compiled."""

import pytest

from paddock.games.steampunk_rally.dice import (
    VALUES,
    count_of,
    dice_in_action,
    die_in,
    highest_sum,
    number_of_dice,
    one_die,
    stored_in,
    with_die,
    with_stored,
)


@pytest.mark.parametrize("value", range(VALUES))
def test_a_die_of_every_value_is_one_die(value: int) -> None:
    dice = 36 * one_die(value)

    assert number_of_dice(one_die(value)) == 1
    assert [count_of(dice, other) for other in range(VALUES)] == [
        36 if other == value else 0 for other in range(VALUES)
    ]
    assert number_of_dice(dice) == 36


def test_the_highest_sum_takes_the_highest_dice() -> None:
    assert highest_sum(2 * one_die(6) + one_die(4) + one_die(1), 3) == 16
    assert highest_sum(one_die(0), 2) == 0


def test_slots_hold_dice_and_stored_types_side_by_side() -> None:
    slots = with_stored(with_stored(with_die(with_die(0, 0, 6), 3, 2), 0, 2), 1, 0)

    assert [die_in(slots, slot) for slot in range(4)] == [6, 0, 0, 2]
    assert [stored_in(slots, slot) for slot in range(2)] == [2, 0]
    assert dice_in_action(slots) == 2
    assert (stored_in(with_stored(slots, 0, -1), 0), die_in(with_die(slots, 0, 0), 0)) == (-1, 0)
