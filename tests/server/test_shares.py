"""Limits count over all workers: together in Redis, or by shares."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from redis import Redis as RedisClient
from websockets.exceptions import InvalidStatus

from paddock.server.bots.pool import Pool
from paddock.server.cluster.redis_sockets import RedisSockets
from paddock.server.open_sockets import OpenSockets
from paddock.server.rates import Rates
from paddock.server.refusals import Refusal
from paddock.server.settings import Limits, Rate
from tests.patience import wait_for
from tests.server.crew_site import CrewSite
from tests.server.harness import EASY, FakeClock, LocalSite, Person, Socket
from tests.server.house import HASTY
from tests.server.servers import PostgreSQL, Redis
from tests.server.test_advice import asked
from tests.server.test_door import Line, door

WORKERS = 4
CREW = 2  # processes
LEASE = 60.0  # on a busy machine a shorter one ends though its worker lives
CREW_LEASE = 15.0
NOBODYS = "A" * 22
LIMITS = replace(
    EASY,
    chats=Rate(0.0001, 6),
    misses=Rate(0.0001, 8),
    advice=Rate(0.0001, 5),
    requests=Rate(0.0001, 4_000),
    sockets_by_person=6,
    sockets_by_address=10,
)


class House:
    """Four workers, and a table at each."""

    def __init__(self, workers: list[LocalSite]) -> None:
        self.workers = workers
        self.ana = workers[0].person("Ana")
        wait_for(lambda: all(worker.site.rates.workers == WORKERS for worker in workers))
        self.tables = [self.at(number).make_table("hb", advice=True) for number in range(WORKERS)]
        held = [table in worker.site.rooms.active for table, worker in zip(self.tables, workers, strict=True)]
        assert held == [True] * WORKERS

    def at(self, number: int, person: Person | None = None) -> Person:
        """The same person at another worker."""
        worker = self.workers[number % WORKERS]
        return worker.people.enter_context(Person(worker.host, (person or self.ana).cookie))


@pytest.fixture(scope="module")
def own_redis() -> Iterator[Redis]:
    made = Redis()
    yield made
    made.close()


@pytest.fixture
def four(folder: Path, postgresql: PostgreSQL, own_redis: Redis) -> Iterator[House]:
    clock = FakeClock()
    with postgresql.database() as name:
        made: dict[str, Any] = {"database": postgresql.url(name), "redis": own_redis.url, "lease_seconds": LEASE}
        with ExitStack() as running:
            sites = [LocalSite(folder, clock, LIMITS, lambda: Pool(1, HASTY), **made) for _ in range(WORKERS)]
            yield House([running.enter_context(site) for site in sites])


def opened(house: House, person: Person, times: int) -> list[Socket]:
    """One socket after another, at one worker after another, as many as are let in."""
    found = []
    for number in range(times):
        with suppress(InvalidStatus):
            found.append(house.at(number, person).live(house.tables[number % WORKERS]))
    return found


def statuses(do: Callable[[int], int], times: int) -> list[int]:
    return [do(number) for number in range(times)]


# ---- counted in Redis ------------------------------------------------------------------------------------------------


def test_a_person_and_an_address_have_no_more_sockets_over_four_workers_than_at_one(four: House) -> None:
    own = opened(four, four.ana, 12)
    ben = four.workers[1].person("Ben")

    assert len(own) == LIMITS.sockets_by_person
    assert len(opened(four, ben, 12)) == LIMITS.sockets_by_address - LIMITS.sockets_by_person
    own[0].opened.close()
    wait_for(lambda: len(opened(four, ben, 1)) == 1)
    assert opened(four, ben, 4) == []


def test_what_somebody_says_asks_and_guesses_counts_over_four_workers(four: House) -> None:
    def say(number: int) -> int:
        path = f"/api/tables/{four.tables[number % WORKERS]}/chat"
        return four.at(number).request("POST", path, {"text": "hello"}).status_code

    def guess(number: int) -> int:
        return four.at(number).request("GET", f"/api/tables/{NOBODYS[:-2]}{number:02}").status_code

    assert statuses(say, 12) == [200] * LIMITS.chats.at_once + [429] * 6
    assert statuses(guess, 12) == [404] * LIMITS.misses.at_once + [429] * 4


def test_advice_counts_over_four_workers(four: House) -> None:
    def ask(number: int) -> int:
        table = four.tables[number % WORKERS]
        return four.ana.request("POST", f"/api/tables/{table}/advice", asked(four.ana, table)).status_code

    assert statuses(ask, 8) == [200] * LIMITS.advice.at_once + [429] * 3


# ---- divided ---------------------------------------------------------------------------------------------------------


def test_each_worker_allows_its_share_of_requests_and_more_when_there_are_fewer(four: House) -> None:
    def allowed(number: int) -> int:
        rates = four.workers[number].site.rates
        return sum(rates.allows("requests", "203.0.113.7", LIMITS.requests) for _ in range(LIMITS.requests.at_once))

    assert [allowed(number) for number in range(WORKERS)] == [LIMITS.requests.at_once // WORKERS] * WORKERS
    four.workers[3].stop()
    left = four.workers[0].site
    wait_for(lambda: (left.rates.workers, left.door.workers, left.sockets.workers) == (3, 3, 3))


def test_shares_never_add_up_to_more_than_the_limit_and_nobody_has_none() -> None:
    clock = FakeClock()
    for most in (1, 3, 4, 6, 150):
        rate, allowed = Rate(2.0, most), 0
        for _ in range(WORKERS):
            rates = Rates(clock)
            rates.workers = WORKERS
            allowed += sum(rates.allows("deed", "ana", rate) for _ in range(most))
        assert allowed == max(WORKERS, most // WORKERS * WORKERS)
    assert Rate(2.0, 8).share(WORKERS) == Rate(0.5, 2)


def test_answers_are_not_divided_for_they_come_to_the_worker_that_holds_the_table() -> None:
    rates = Rates(FakeClock())
    rates.workers = WORKERS

    assert [rates.allows_here("answers", "ana", Rate(1, 8)) for _ in range(9)] == [True] * 8 + [False]


def test_a_door_lets_in_its_share_and_all_again_when_it_is_the_only_one() -> None:
    entry = door(connections_by_address=8, arrivals=Rate(1, 40))
    entry.share_among(WORKERS)

    assert [entry.enter(Line(), "203.0.113.7").is_over for _ in range(4)] == [False] * 2 + [True] * 2
    entry.share_among(1)
    assert [entry.enter(Line(), "203.0.113.7").is_over for _ in range(8)] == [False] * 6 + [True] * 2
    assert not entry.enter(Line(), "203.0.113.8").is_over


# ---- while Redis is away, and when a worker dies ---------------------------------------------------------------------


def test_while_redis_is_away_each_worker_lets_in_its_share_and_afterwards_all_is_known_again(
    four: House, own_redis: Redis
) -> None:
    own = opened(four, four.ana, 2)
    own_redis.kill()
    try:
        own += opened(four, four.ana, 12)
        assert 2 <= len(own) <= LIMITS.sockets_by_person
        path = f"/api/tables/{four.tables[0]}/chat"
        said = statuses(lambda _: four.at(0).request("POST", path, {"text": "hello"}).status_code, 4)
        assert said == [200] * (LIMITS.chats.at_once // WORKERS) + [429] * 3
    finally:
        own_redis.start()

    def told() -> int:
        with RedisClient.from_url(own_redis.url) as client:
            maps = [client.hgetall(key) for key in client.scan_iter("*:sockets:*")]
        return sum(int(number) for each in maps for name, number in each.items() if name.startswith(b"user"))

    wait_for(lambda: told() == len(own))
    more = opened(four, four.ana, 12)
    assert len(own) + len(more) == LIMITS.sockets_by_person


def test_without_redis_a_site_of_one_worker_counts_alone() -> None:
    async def play() -> list[bool]:
        sockets = OpenSockets(Limits(sockets=4, sockets_by_person=2, sockets_by_address=3))
        found = []
        for user in ("ana", "ana", "ana", "ben", "ben"):
            try:
                await sockets.enter("203.0.113.7", user)
            except Refusal:
                found.append(False)
            else:
                found.append(True)
        sockets.leave(["address 203.0.113.7", "user ana"])
        await sockets.enter("203.0.113.7", "ana")
        assert (sockets.all, sockets.here["user ana"]) == (3, 2)
        return found

    assert asyncio.run(play()) == [True, True, False, True, False]


def test_a_map_that_redis_has_lost_is_told_again(own_redis: Redis) -> None:
    from redis.asyncio import Redis as AsyncRedis

    async def play() -> list[int | None]:
        async with AsyncRedis.from_url(own_redis.url) as client:
            here, there = (RedisSockets(client, "lost", name, 5) for name in ("a", "b"))
            said = [await here.enter({"user ana": 3}), await here.enter({"user ana": 3})]
            await client.flushall()
            said.append(await there.enter({"user ana": 1}))  # nobody has told it yet
            await here.tell_changes()
            said.append(await there.enter({"user ana": 3}))
            here.leave(["user ana"])
            await here.tell_changes()
            said.append(await there.enter({"user ana": 3}))
            await here.close()
            said.append(await there.enter({"user ana": 3}))
            return said

    assert asyncio.run(play()) == [None, None, None, 3, None, None]


def test_what_a_worker_had_open_counts_as_long_as_its_lease(own_redis: Redis) -> None:
    from redis.asyncio import Redis as AsyncRedis

    async def play() -> float:
        async with AsyncRedis.from_url(own_redis.url) as client:
            dead, living = (RedisSockets(client, "lease", name, 2) for name in ("a", "b"))
            assert await dead.enter({"user ana": 1}) is None
            began = time.monotonic()
            while await living.enter({"user ana": 1}) is not None:
                await asyncio.sleep(0.05)
            return time.monotonic() - began

    assert 0.5 < asyncio.run(play()) < 10


def test_the_sockets_of_a_worker_that_was_killed_are_given_back(
    folder: Path, postgresql: PostgreSQL, own_redis: Redis
) -> None:
    with (
        postgresql.database() as name,
        CrewSite(folder, postgresql.url(name), own_redis.url, CREW, CREW_LEASE, sockets_by_person=8) as crew,
        Person(crew.host) as ana,
    ):
        wait_for(lambda: ana.http.get("/metrics").text.count("paddock_workers{") == CREW)
        ana.post("/api/me", {"name": "Ana"})

        places = []
        for _ in range(12):  # each at whichever worker takes the connection
            with Person(crew.host, ana.cookie) as again:
                places.append(again.make_table("ho"))

        def fill() -> list[Socket]:
            found = []
            for number in range(12):
                with suppress(InvalidStatus):
                    found.append(ana.live(places[number % len(places)]))
            return found

        assert len(fill()) == 8
        assert fill() == []

        for pid in crew.workers():
            os.kill(pid, signal.SIGKILL)
        wait_for(lambda: crew.is_up() and len(crew.workers()) == CREW)

        back: list[Socket] = []

        def are_back() -> bool:
            back.extend(fill())
            return len(back) == 8

        wait_for(are_back)
        assert fill() == []
