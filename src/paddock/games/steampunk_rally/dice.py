"""Dice as numbers: those in a pool, counted by type and value, and those in the slots of one part.

A pool has one number a type: six bits for each value, how many dice show it; value 0 is a die that is not rolled yet.
The slots of a part are one number: three bits for the value in each of four action slots (0: free), two bits for each
of two storage slots (0: free, else the type and 1), then marks.
"""

from typing import Final

from paddock.kernel.native import i64

__all__ = [
    "ACTION_BITS",
    "ACTION_SLOTS",
    "BLOCKED",
    "PIPS",
    "STAR_USED",
    "STORAGE_SLOTS",
    "VALUES",
    "count_of",
    "die_in",
    "dice_in_action",
    "highest_sum",
    "number_of_dice",
    "one_die",
    "stored_in",
    "with_die",
    "with_stored",
]

PIPS: Final = 6
VALUES: Final = 7  # not rolled, then 1 to 6
WIDTH: Final = 6
MASK: Final = 63

ACTION_SLOTS: Final = 4
STORAGE_SLOTS: Final = 2
DIE_BITS: Final = 3
STORED_BITS: Final = 2
STORAGE_AT: Final = ACTION_SLOTS * DIE_BITS
ACTION_BITS: Final = (1 << STORAGE_AT) - 1
STAR_USED: Final = 1 << 16  # in this race phase
BLOCKED: Final = 1 << 17  # no dice may be placed in this round


# ---- pools -----------------------------------------------------------------------------------------------------------


def one_die(value: i64) -> i64:
    """One die of this value, to be added to a pool's number or taken from it."""
    one = value * 0 + 1  # compiled, a 1 by itself is a C int, also in a variable of i64: too narrow for a six
    return one << WIDTH * value


def count_of(dice: i64, value: i64) -> i64:
    """How many dice of a pool's number show this value."""
    return dice >> WIDTH * value & MASK


def number_of_dice(dice: i64) -> i64:
    """How many dice there are, whatever they show."""
    total: i64 = 0
    while dice:
        total += dice & MASK
        dice >>= WIDTH
    return total


def highest_sum(dice: i64, most: i64) -> i64:
    """The highest sum of so many rolled dice or fewer."""
    total: i64 = 0
    value: i64 = PIPS
    while value and most > 0:
        taken = dice >> WIDTH * value & MASK
        if taken > most:
            taken = most
        total += taken * value
        most -= taken
        value -= 1
    return total


# ---- slots -----------------------------------------------------------------------------------------------------------


def die_in(slots: i64, slot: i64) -> i64:
    """The value of the die in an action slot; 0 where it is free."""
    return slots >> DIE_BITS * slot & 7


def with_die(slots: i64, slot: i64, value: i64) -> i64:
    """The slots with this value in an action slot."""
    return slots & ~(7 << DIE_BITS * slot) | value << DIE_BITS * slot


def stored_in(slots: i64, slot: i64) -> i64:
    """The type of the die in a storage slot; -1 where it is free."""
    return (slots >> STORAGE_AT + STORED_BITS * slot & 3) - 1


def with_stored(slots: i64, slot: i64, kind: i64) -> i64:
    """The slots with a die of this type (-1: none) in a storage slot."""
    at = STORAGE_AT + STORED_BITS * slot
    return slots & ~(3 << at) | kind + 1 << at


def dice_in_action(slots: i64) -> i64:
    """How many dice lie in the action slots."""
    found: i64 = 0
    slots &= ACTION_BITS
    while slots:
        if slots & 7:
            found += 1
        slots >>= DIE_BITS
    return found
