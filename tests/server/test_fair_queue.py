"""Turns of workers: round addresses first, then people, then their tables, by the time that was used."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest

from paddock.server.bots.fair_queue import MOST_AHEAD, MOST_WAITING, Crowded, FairQueue, Grant, Names
from paddock.server.settings import Limits
from paddock.server.sharers import Sharers

FLOODER = ("1.1.1.1", "eve")
VISITOR = ("2.2.2.2", "ana", "table")


class Workers:
    """A queue, a clock that is turned by hand, and what is at work. A turn takes as long as it is said to take."""

    def __init__(self, number: int = 1, reserve: int = 0, shares: Callable[[str], int] = lambda _: 1) -> None:
        self.now = 100.0
        self.queue = FairQueue([f"worker {n}" for n in range(number)], reserve, shares, lambda: self.now)
        self.running: list[Grant[str]] = []
        self.asking: set[asyncio.Task[None]] = set()

    async def ask(self, *whose: Names) -> None:
        """Each of them waits from now on."""
        for names in whose:
            self.asking.add(asyncio.create_task(self.wait(names)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def wait(self, names: Names) -> None:
        self.running.append(await self.queue.get(names))

    async def end(self, seconds: float, which: int = 0) -> Names:
        """So much later one of those at work is done; whose it was."""
        self.now += seconds
        grant = self.running.pop(which)
        self.queue.put(grant)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return grant.names

    async def served(self, turns: int, seconds: Callable[[Names], float] = lambda _: 1.0) -> list[Names]:
        """Whose so many turns were, one after another."""
        return [await self.end(seconds(self.running[0].names)) for _ in range(turns)]


def tables(number: int, whose: Names = FLOODER) -> list[Names]:
    return [(*whose, f"table {n}") for n in range(number)]


def play(scene: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await scene()

    asyncio.run(run())


def test_whoever_has_many_tables_waits_as_whoever_has_one() -> None:
    async def scene() -> None:
        workers = Workers()
        await workers.ask(*tables(25), VISITOR)

        assert [names[0] for names in await workers.served(3)] == ["1.1.1.1", "2.2.2.2", "1.1.1.1"]

    play(scene)


def test_a_worker_that_was_idle_counts_as_a_turn() -> None:
    async def scene() -> None:
        workers = Workers()
        await workers.ask(tables(1)[0])  # at once
        await workers.ask(tables(2)[1], VISITOR)

        assert [names[0] for names in await workers.served(2)] == ["1.1.1.1", "2.2.2.2"]

    play(scene)


def test_tables_of_one_person_take_turns() -> None:
    async def scene() -> None:
        workers = Workers()
        first, second = tables(2)
        await workers.ask(first, first, first, second)

        assert await workers.served(4) == [first, second, first, first]

    play(scene)


def test_many_people_at_one_address_share_what_one_would_have() -> None:
    async def scene() -> None:
        workers = Workers()
        crowd = [("1.1.1.1", f"eve {n}", "table") for n in range(20)]
        await workers.ask(*crowd, *[VISITOR] * 20)

        assert Counter(names[0] for names in await workers.served(20)) == {"1.1.1.1": 10, "2.2.2.2": 10}

    play(scene)


def test_time_is_shared_and_not_the_number_of_turns() -> None:
    """Long thoughts of one, short ones of another."""

    async def scene() -> None:
        workers = Workers()
        await workers.ask(*tables(20), *[VISITOR] * 60)

        served = await workers.served(33, lambda names: 1.0 if names[0] == "1.1.1.1" else 0.1)

        assert Counter(names[0] for names in served) == {"1.1.1.1": 3, "2.2.2.2": 30}

    play(scene)


def test_whoever_comes_back_has_saved_nothing_and_whoever_was_alone_owes_nothing() -> None:
    async def scene() -> None:
        workers = Workers()
        await workers.ask(VISITOR, *tables(40))
        await workers.served(30)  # the visitor has had one turn, the flooder the others
        await workers.ask(*[VISITOR] * 10)

        assert Counter(names[0] for names in await workers.served(10)) == {"1.1.1.1": 5, "2.2.2.2": 5}

    play(scene)


def test_the_reserve_goes_only_to_whoever_has_no_worker() -> None:
    async def scene() -> None:
        workers = Workers(number=3, reserve=1)
        await workers.ask(*tables(25))
        assert len(workers.running) == 2
        assert not workers.queue.is_quiet()

        await workers.ask(VISITOR, VISITOR)

        first, second, third = tables(3)
        assert [grant.names for grant in workers.running] == [first, second, VISITOR]
        assert await workers.end(0.1) == first
        assert [grant.names for grant in workers.running] == [second, VISITOR]  # the reserve is free again
        assert await workers.end(0.1, 1) == VISITOR
        assert [grant.names for grant in workers.running] == [second, third, VISITOR]

    play(scene)


def test_nobody_can_have_too_much_waiting() -> None:
    async def scene() -> None:
        workers = Workers(number=0)
        await workers.ask(*[(*FLOODER, f"table {n % 40}") for n in range(MOST_WAITING)])

        with pytest.raises(Crowded):
            await workers.queue.get((*FLOODER, "another"))
        await workers.ask(VISITOR)
        assert workers.queue.all.waiting == MOST_WAITING + 1
        for task in workers.asking:
            task.cancel()
        await asyncio.gather(*workers.asking, return_exceptions=True)

        assert workers.queue.all.waiting == 0
        assert workers.queue.all.within == {}

    play(scene)


def test_whoever_no_longer_waits_for_a_worker_keeps_none() -> None:
    async def scene() -> None:
        workers = Workers()
        first, second = tables(2)
        await workers.ask(first, second)
        gone = next(task for task in workers.asking if not task.done())

        workers.queue.put(workers.running.pop())  # it is the second's from now on
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)

        assert workers.running == []
        assert workers.queue.idle == ["worker 0"]

    play(scene)


def test_whoever_is_done_is_forgotten() -> None:
    async def scene() -> None:
        workers = Workers()
        await workers.ask(VISITOR)
        for n in range(3 * MOST_AHEAD):
            await workers.ask((f"address {n}", "somebody", "table"))
            await workers.served(1)
        assert len(workers.queue.all.within) < 2 * MOST_AHEAD + 10
        await workers.served(1)

        assert workers.queue.all.within == {}

    play(scene)


def test_of_several_who_wait_for_the_same_the_one_who_has_had_least_is_asked_for() -> None:
    async def scene() -> None:
        workers = Workers()
        await workers.ask(*tables(5))
        await workers.served(2)

        assert workers.queue.best_off([tables(1)[0], VISITOR]) == VISITOR
        assert workers.queue.best_off([VISITOR, tables(1)[0]]) == VISITOR

    play(scene)


def test_a_line_shares_as_one_and_a_network_as_a_few_lines() -> None:
    """Of IPv6 a /56 is a line; a /48 has as much as four of them, if four are at work there."""
    sharers = Sharers()

    def at(host: str) -> Names:
        return (*sharers.address(host), "somebody", "table")

    async def turns(hosts: list[str]) -> int:
        workers = Workers(shares=sharers.shares)
        await workers.ask(*[at(host) for host in hosts] * 50, *[at("192.0.2.1")] * 50)
        served = await workers.served(50)
        return Counter(names[0] for names in served)["network 1 192.0.2.1"]

    assert asyncio.run(turns([f"2001:db8:0:1::{n:x}" for n in range(8)])) == 25
    assert asyncio.run(turns([f"2001:db8:0:{n:x}00::1" for n in range(2)])) in (16, 17)
    assert asyncio.run(turns([f"2001:db8:0:{n:x}00::1" for n in range(8)])) in (10, 11)


def test_where_a_crowd_comes_from_one_address_it_shares_as_many_people() -> None:
    sharers = Sharers(Limits().for_a_crowd(3).people_by_address)

    async def turns(people: int) -> int:
        workers = Workers(shares=sharers.shares)
        club = [(*sharers.address("192.0.2.7"), f"member {n}") for n in range(people)]
        await workers.ask(*club * 40, *[(*sharers.address("192.0.2.1"), "ana")] * 40)
        return Counter(names[0] for names in await workers.served(40))["network 1 192.0.2.1"]

    assert asyncio.run(turns(1)) == 20
    assert asyncio.run(turns(2)) in (13, 14)
    assert asyncio.run(turns(8)) in (10, 11)


def test_a_person_shares_where_they_were_seen_last() -> None:
    sharers = Sharers()
    sharers.see("ana", "192.0.2.1")
    sharers.see("ana", "192.0.2.2")

    assert sharers.person("ana") == ("network 1 192.0.2.2", "ana")
    assert sharers.person("ben") == ("network 1 ", "ben")
