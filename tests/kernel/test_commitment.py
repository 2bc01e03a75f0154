"""The seed is promised when a table starts and shown when it ends."""

from hashlib import sha256

from paddock.kernel.game import commitment
from tests.kernel.toy import TOY


def test_the_commitment_is_a_sha256_that_anybody_can_check() -> None:
    assert commitment(7) == sha256(b"paddock seed 7").hexdigest()


def test_every_seed_has_its_own() -> None:
    assert len({commitment(seed) for seed in range(100)}) == 100


def test_a_seed_that_was_not_given_is_drawn_from_128_bits() -> None:
    """So that nobody finds it by trying all that have this commitment."""
    seeds = [TOY.new(2).seed for _ in range(20)]

    assert len(set(seeds)) == 20
    assert max(seeds) > 2**100
    assert max(seeds) < 2**128
