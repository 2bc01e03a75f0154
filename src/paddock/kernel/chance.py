"""Chance: numbers that depend on a key and a counter and on nothing else.

A stream is BLAKE2b of its key and a block number, sixteen 32-bit words at a time. The same key gives the same numbers
on every machine, nobody can foretell them without the key, and a copy costs four references.
"""

from hashlib import blake2b
from typing import Any, Final, TypeVar

from paddock.kernel.native import i64

__all__ = ["MOST_SEED", "SEED_BITS", "Chance", "Whim", "stream_key"]

Card = TypeVar("Card")

SEED_BITS: Final = 128
MOST_SEED: Final = 2**SEED_BITS - 1  # up or down: 40 signs at most, which is what databases keep of one

WORDS_A_BLOCK: Final = 16
BYTES_A_WORD: Final = 4
WORD_VALUES: Final = 1 << 32
NOTHING_LOADED: Final[list[int]] = []  # shared and never changed, so that a copy makes no list of its own


def stream_key(seed: int, stream: str) -> bytes:
    """The key of one stream of a table: ``table``, or the number of a seat."""
    return blake2b(f"paddock {seed} {stream}".encode(), digest_size=32).digest()


class Chance:
    """One stream of chance. Tests load it: loaded results come first."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn: i64 = drawn
        self.block = b""
        self.keyed: Any = None  # the hash of the key alone: copies of it go on, which is twice as fast as to begin anew
        self.loaded = NOTHING_LOADED

    def clone(self) -> "Chance":
        copy = Chance(self.key, self.drawn)
        copy.block = self.block
        copy.keyed = self.keyed
        if self.loaded:
            copy.loaded = self.loaded[:]
        return copy

    def word(self) -> i64:
        """The next number from 0 to 2**32 - 1: four bytes of the block, the lowest first."""
        place = self.drawn % WORDS_A_BLOCK * BYTES_A_WORD
        if place == 0 or len(self.block) == 0:
            self.block = self.block_of(self.drawn // WORDS_A_BLOCK)
        self.drawn += 1
        block = self.block
        word: i64 = block[place + 3]
        word = word << 8 | block[place + 2]
        word = word << 8 | block[place + 1]
        return word << 8 | block[place]

    def block_of(self, number: int) -> bytes:
        """The sixteen words of that number."""
        if self.keyed is None:
            self.keyed = blake2b(key=self.key)
        block = self.keyed.copy()
        block.update(number.to_bytes(8, "little"))
        digest: bytes = block.digest()
        return digest

    def below(self, n: i64) -> i64:
        """One of 0, 1 … n - 1, each exactly as likely as the others."""
        if self.loaded:
            return self.loaded.pop(0)
        if not 0 < n <= WORD_VALUES:
            raise ValueError(f"chance cannot draw below {n}")
        word = self.word()
        while word >= WORD_VALUES - n and word >= WORD_VALUES - WORD_VALUES % n:  # the first is quick and rarely true
            word = self.word()
        return word % n

    def shuffle(self, cards: list[Card]) -> None:
        """Every order is equally likely (Fisher and Yates)."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def load(self, results: list[int]) -> None:
        """The next results, for tests: loaded dice."""
        self.loaded = [*results]


class Whim(Chance):
    """Quick numbers for whoever plays at random: nobody need be kept from foretelling them (Marsaglia's xorshift)."""

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self.x: i64 = seed * 2654435761 % (WORD_VALUES - 1) + 1  # never 0; seeds that are near each other lie far apart

    def clone(self) -> "Whim":
        copy = Whim(0)
        copy.x = self.x
        return copy

    def word(self) -> i64:
        x = self.x
        x ^= x << 13 & WORD_VALUES - 1
        x ^= x >> 17
        x ^= x << 5 & WORD_VALUES - 1
        self.x = x
        return x
