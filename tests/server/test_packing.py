"""Pieces that were packed one by one are put together again without being unpacked."""

import gzip
import random

import pytest

from paddock.server.packing import NOTHING, crc_of_both, joined, packed, together, unpacked, zipped, zipped_length


@pytest.mark.parametrize("seed", range(5))
def test_packed_pieces_in_any_order_are_one_gzip_file(seed: int) -> None:
    dice = random.Random(seed)
    texts = [dice.randbytes(dice.choice([0, 1, 40, 70_000])) + b"again " * dice.randrange(300) for _ in range(12)]
    pieces = [packed(text) for text in texts]
    dice.shuffle(pieces)

    file = b"".join(zipped(pieces))

    assert gzip.decompress(file) == together(pieces)
    assert len(file) == zipped_length(pieces)
    assert sorted(map(unpacked, pieces)) == sorted(texts)


def test_a_check_sum_of_two_pieces_follows_from_theirs() -> None:
    for first, second in ((b"", b""), (b"a", b""), (b"", b"b"), (b"what was", b" and what came " * 9_999)):
        one, two = packed(first), packed(second)
        assert crc_of_both(one.crc, two.crc, two.size) == packed(first + second).crc


def test_between_pieces_that_are_not_empty_stand_commas() -> None:
    assert together(joined([NOTHING, packed(b"1"), NOTHING, packed(b"2,3"), packed(b"4"), NOTHING])) == b"1,2,3,4"
    assert together(joined([NOTHING])) == b""
