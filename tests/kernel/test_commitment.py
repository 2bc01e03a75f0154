"""The seed is promised when a table starts and shown when it ends."""

from hashlib import sha256

import pytest

from paddock.kernel.chance import MOST_SEED
from paddock.kernel.errors import BadFile, BadSetup
from paddock.kernel.files import opened_text, sealed_text
from paddock.kernel.game import commitment
from paddock.kernel.replay import game_file, read_game_file
from tests.kernel.toy import TOY


def test_the_commitment_is_a_sha256_that_anybody_can_check() -> None:
    assert commitment(7) == sha256(b"paddock seed 7").hexdigest()


def test_a_seed_has_128_bits_at_most_in_a_new_game_a_save_and_a_game_file() -> None:
    for seed in (MOST_SEED, -MOST_SEED):
        table = TOY.new(2, seed=seed)
        assert TOY.load(table.save()).seed == seed
        assert read_game_file(game_file(table)).seed == seed
        assert len(str(seed)) <= 40

    for seed in (MOST_SEED + 1, -MOST_SEED - 1, 10**100):
        with pytest.raises(BadSetup, match="seed-too-large"):
            TOY.new(2, seed=seed)
        with pytest.raises(BadFile, match="seed-too-large"):
            TOY.load(with_seed("paddock-save", TOY.new(2).save(), seed))
        with pytest.raises(BadFile, match="seed-too-large"):
            read_game_file(with_seed("paddock-game", game_file(TOY.new(2)), seed))


def with_seed(kind: str, file: str, seed: int) -> str:
    """The same file, sealed, with another seed."""
    return sealed_text(kind, {**opened_text(kind, file), "seed": str(seed), "commitment": commitment(seed)})


def test_every_seed_has_its_own() -> None:
    assert len({commitment(seed) for seed in range(100)}) == 100


def test_a_seed_that_was_not_given_is_drawn_from_128_bits() -> None:
    """So that nobody finds it by trying all that have this commitment."""
    seeds = [TOY.new(2).seed for _ in range(20)]

    assert len(set(seeds)) == 20
    assert max(seeds) > 2**100
    assert max(seeds) < 2**128
