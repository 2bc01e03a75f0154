"""Bytes packed in pieces that can be put together again without being unpacked: as one gzip file, in any order.

A piece is raw deflate that ends at a byte and looks back at nothing before it.
"""

import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

__all__ = ["NOTHING", "Packed", "joined", "packed", "together", "unpacked", "zipped", "zipped_length"]

LEVEL = 6
RAW = -15  # deflate without head and tail
HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # of a gzip file: no name, no time
LAST = b"\x03\0"  # a last block without anything in it
TAIL_BYTES = 8
POLYNOMIAL = 0xEDB88320  # of the CRC-32 that gzip has
ONE = 1 << 31  # the polynomial 1: bits stand the other way round


class Packed(Struct, frozen=True, array_like=True):
    """A piece, how long it is when it is unpacked, and its CRC-32."""

    data: bytes
    size: int
    crc: int


def packed(text: bytes) -> Packed:
    if not text:
        return NOTHING
    press = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW)
    return Packed(press.compress(text) + press.flush(zlib.Z_SYNC_FLUSH), len(text), zlib.crc32(text))


def unpacked(piece: Packed) -> bytes:
    return zlib.decompressobj(RAW).decompress(piece.data)


def together(pieces: Iterable[Packed]) -> bytes:
    return b"".join(map(unpacked, pieces))


def joined(pieces: Iterable[Packed]) -> list[Packed]:
    """Those that are not empty, with commas between them."""
    found: list[Packed] = []
    for piece in pieces:
        if piece.size:
            found += [COMMA, piece] if found else [piece]
    return found


def zipped_length(pieces: list[Packed]) -> int:
    return len(HEAD) + sum(len(piece.data) for piece in pieces) + len(LAST) + TAIL_BYTES


def zipped(pieces: list[Packed]) -> Iterator[bytes]:
    """All pieces as one gzip file."""
    yield HEAD
    crc = size = 0
    for piece in pieces:
        yield piece.data
        crc = crc_of_both(crc, piece.crc, piece.size)
        size += piece.size
    yield LAST + crc.to_bytes(4, "little") + (size & 0xFFFFFFFF).to_bytes(4, "little")


def crc_of_both(first: int, second: int, size: int) -> int:
    """The CRC-32 of two pieces, one after the other; ``size`` is that of the second."""
    return times(power_of_256(size), first) ^ second


@lru_cache(4096)
def power_of_256(number: int) -> int:
    """x to the power of eight times a number: what so many bytes more do to a CRC."""
    product = ONE
    for place in range(number.bit_length()):
        if number >> place & 1:
            product = times(SQUARES[place], product)
    return product


def times(a: int, b: int) -> int:
    """Two polynomials multiplied, modulo that of the CRC."""
    product = 0
    for place in range(31, -1, -1):
        if a >> place & 1:
            product ^= b
        b = b >> 1 ^ (POLYNOMIAL if b & 1 else 0)
    return product


def squares() -> list[int]:
    """x to the power of 8, 16, 32 …: enough for all sizes there are."""
    found = [ONE >> 8]
    while len(found) < 64:
        found.append(times(found[-1], found[-1]))
    return found


SQUARES = squares()
NOTHING = Packed(b"", 0, 0)
COMMA = packed(b",")
