"""What can be made again: made once, kept within so many bytes, and for so long."""

import asyncio

import pytest

from paddock.server.shelf import ITEM_BYTES, Shelf
from tests.server.harness import FakeClock


def shelf(budget: int, clock: FakeClock | None = None) -> Shelf[bytes]:
    return Shelf(budget, clock or FakeClock(), len)


def test_all_things_together_are_never_larger_than_the_budget_and_what_was_asked_for_longest_ago_goes_first() -> None:
    kept = shelf(3 * (100 + ITEM_BYTES))
    for key in "abc":
        kept.put(key, b"x" * 100)
    assert kept.get("a") is not None

    kept.put("d", b"x" * 100)

    assert [key for key in "abcd" if kept.get(key)] == ["a", "c", "d"]
    assert kept.size == kept.budget


def test_what_has_grown_counts_as_large_as_it_is() -> None:
    kept = shelf(1000 + 2 * ITEM_BYTES)
    kept.put("a", b"x" * 100)
    kept.put("b", b"x" * 100)

    kept.put("b", b"x" * 950)

    assert kept.get("a") is None
    assert kept.size == 950 + ITEM_BYTES


def test_what_is_larger_than_the_budget_is_not_kept() -> None:
    kept = shelf(100)

    kept.put("a", b"x" * 101)

    assert (kept.get("a"), kept.size) == (None, 0)


def test_what_nobody_asks_for_goes() -> None:
    clock = FakeClock()
    kept = shelf(10_000, clock)
    kept.put("a", b"1")
    kept.put("b", b"2")
    clock.advance(50)
    kept.get("a")
    clock.advance(20)

    kept.clear_old(60)

    assert (kept.get("a"), kept.get("b")) == (b"1", None)


def test_what_many_ask_for_at_once_is_made_once_even_if_the_first_goes_away() -> None:
    made: list[int] = []

    async def make() -> bytes:
        made.append(1)
        await asyncio.sleep(0.01)
        return b"thing"

    async def ask() -> list[bytes]:
        kept = shelf(10_000)
        first, *others = [asyncio.create_task(kept.made("a", make)) for _ in range(5)]
        await asyncio.sleep(0)
        first.cancel()
        found = await asyncio.gather(*others)
        return [*found, await kept.made("a", make)]

    assert asyncio.run(ask()) == [b"thing"] * 5
    assert made == [1]


def test_what_could_not_be_made_is_tried_again() -> None:
    tries: list[int] = []

    async def make() -> bytes:
        tries.append(1)
        if len(tries) == 1:
            raise LookupError
        return b"thing"

    async def ask() -> bytes:
        kept = shelf(10_000)
        with pytest.raises(LookupError):
            await kept.made("a", make)
        return await kept.made("a", make)

    assert asyncio.run(ask()) == b"thing"
