"""Seeds made of seeds: the same numbers give the same seed on every machine."""

from hashlib import blake2b

__all__ = ["derived_seed"]

SEED_BYTES = 8


def derived_seed(seed: int, what: str, number: int) -> int:
    """The seed of one thing (a game, its bots) with a number, drawn from a seed for all of them."""
    digest = blake2b(f"paddock {what} {seed} {number}".encode(), digest_size=SEED_BYTES).digest()
    return int.from_bytes(digest, "little")
