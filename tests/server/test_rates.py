"""Buckets, addresses and names."""

import pytest

from paddock.server.people.names import clean_line, clean_name
from paddock.server.rates import MOST_BUCKETS, Rates, address_group
from paddock.server.refusals import Refusal
from paddock.server.settings import Rate
from tests.server.harness import FakeClock


def test_so_many_at_once_then_so_many_a_second() -> None:
    clock = FakeClock()
    rates = Rates(clock)
    rate = Rate(a_second=2, at_once=3)

    assert [rates.allows("deed", "ana", rate) for _ in range(5)] == [True, True, True, False, False]
    clock.advance(1)
    assert [rates.allows("deed", "ana", rate) for _ in range(3)] == [True, True, False]
    assert rates.allows("deed", "ben", rate)
    assert rates.allows("another deed", "ana", rate)


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    clock = FakeClock()
    rates = Rates(clock)
    rates.allows("deed", "ana", Rate(1, 2))

    clock.advance(-1000)

    assert rates.allows("deed", "ana", Rate(1, 2))


def test_buckets_do_not_grow_without_end() -> None:
    rates = Rates(FakeClock())

    for n in range(MOST_BUCKETS + 500):
        rates.allows("deed", f"{n}", Rate(1, 2))

    assert len(rates.buckets) <= MOST_BUCKETS


@pytest.mark.parametrize(
    ("host", "group"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/56"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_one_line_to_the_internet_is_one_group(host: str | None, group: str) -> None:
    assert address_group(host) == group


def test_names_are_one_line_without_tricks() -> None:
    assert clean_line("  A\tn\na ", 24, "name") == "A n a"
    assert clean_line("Zoe\u0308", 24, "name") == "Zoë"
    assert clean_line("Ан\u202eна", 24, "name") == "Ан на"
    assert clean_line("👩\u200d🚀", 24, "name") == "👩\u200d🚀"
    assert clean_name("   ", 24) is None
    assert clean_name(None, 24) is None
    with pytest.raises(Refusal, match="too-long"):
        clean_name("x" * 25, 24)
