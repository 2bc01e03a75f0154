"""Answers that come twice, late, in the wrong order, at two workers at once; clocks that jump; readers that stop."""

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import select

from paddock.server.cluster.link import LinkLost, LinkServer, Moved, open_link
from paddock.server.store.schema import answers
from tests.patience import wait_for
from tests.server.harness import FakeClock, LocalSite, Person, new_key
from tests.server.players import plan_choices, play_on
from tests.server.servers import PostgreSQL, Redis

DICE = random.Random(9)


class Two:
    """Two workers, each with a clock of its own, and two people known at both. One worker counts twice."""

    def __init__(self, sites: list[LocalSite], clocks: list[FakeClock], stack: ExitStack) -> None:
        self.clocks = clocks
        self.sites = sites
        self.first = [sites[0].person("Ana"), sites[-1].person("Ben")]
        both = (sites[0], sites[-1])
        self.at = [[stack.enter_context(Person(site.host, one.cookie)) for one in self.first] for site in both]

    def table(self, **plan: Any) -> str:
        table = self.first[0].make_table("hh", **plan)
        self.first[1].sit(table, 1)
        if self.first[0].state(table)["table"]["status"] == "lobby":
            self.first[0].start(table)
        return table

    def log(self, table: str) -> list[tuple[int, int, int]]:
        query = select(answers.c.number, answers.c.seat, answers.c.choice).where(answers.c.table_id == table)
        with self.sites[0].site.database.engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in connection.execute(query.order_by(answers.c.number))]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    folder = tmp_path_factory.mktemp("two")
    with ExitStack() as stack:
        clocks = [FakeClock()]
        settings: dict[str, Any] = {}
        if request.param == "postgresql":
            server: PostgreSQL = request.getfixturevalue("postgresql")
            redis: Redis = request.getfixturevalue("redis")
            clocks.append(FakeClock())
            settings = {"database": server.url(stack.enter_context(server.database())), "redis": redis.url}
        sites = [stack.enter_context(LocalSite(folder, clock, **settings)) for clock in clocks]
        yield Two(sites, clocks, stack)


def test_of_many_answers_at_once_one_counts_and_the_same_one_counts_once(two: Two) -> None:
    table = two.table()
    state = two.at[0][0].state(table)
    plans = [[gear] for gear in (1, 2, 3)]
    same = {"seat": 0, "expected": state["expected"], "key": new_key(), "choices": plans[0]}
    others = [{**same, "key": new_key(), "choices": plan} for plan in plans[1:]]
    statuses: list[tuple[str, int]] = []

    def send(worker: int, body: dict[str, Any]) -> None:
        said = two.at[worker][0].request("POST", f"/api/tables/{table}/answers", body)
        statuses.append((body["key"], said.status_code))

    bodies = [same, same, *others] * 2
    threads = [threading.Thread(target=send, args=(n % 2, body)) for n, body in enumerate(bodies)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    accepted = {key for key, status in statuses if status == 200}
    assert len(accepted) == 1
    assert {status for _, status in statuses} == {200, 409}
    assert len({status for key, status in statuses if key in accepted}) == 1  # whoever sends it again hears the same
    assert len(two.log(table)) == 1
    assert two.at[0][0].state(table) == two.at[1][0].state(table)


def test_answers_in_the_wrong_order_are_refused_and_count_when_their_time_has_come(two: Two) -> None:
    table = two.table()
    ana = two.at[1][0]
    state = ana.state(table)
    plan = plan_choices(state, DICE)
    first = {"seat": 0, "expected": state["expected"], "key": new_key(), "choices": plan[:1]}
    second = {"seat": 0, "expected": state["expected"] + 1, "key": new_key(), "choices": plan[1:]}

    assert ana.refused("POST", f"/api/tables/{table}/answers", second) == (409, "stale")
    for body in (first, second, first, second, second):
        ana.post(f"/api/tables/{table}/answers", body)

    assert [choice for _, _, choice in two.log(table)] == plan
    assert ana.refused("POST", f"/api/tables/{table}/answers", {**first, "key": new_key()}) == (409, "stale")


@pytest.mark.parametrize("jump", [7200.0, -7200.0])
def test_a_clock_that_jumps_loses_no_answer_and_leaves_the_table_at_one_worker(two: Two, jump: float) -> None:
    table = two.table(pace={"kind": "days", "hours": 24})
    play_on(table, two.at[0], DICE, 6)
    for clock in two.clocks[::-1]:  # first one, so that they differ, then the other
        clock.advance(jump)
        play_on(table, two.at[1], DICE, 4)
        assert [table in site.site.rooms.active for site in two.sites].count(True) == 1

    log = two.log(table)
    assert [number for number, _, _ in log] == list(range(len(log)))
    assert two.at[0][1].state(table) == two.at[1][1].state(table)


def test_time_that_is_over_by_the_clock_of_one_worker_is_over_once(two: Two) -> None:
    table = two.table(pace={"kind": "live", "seconds": 30})
    lives = [two.at[n][n].live(table) for n in range(2)]
    for live in lives:
        live.next()
    for clock in two.clocks:
        clock.advance(600)

    wait_for(lambda: two.at[1][0].state(table)["table"]["seats"][0]["missed"])
    missed = [seat["missed"] for seat in two.at[0][0].state(table)["table"]["seats"]]
    assert missed == [1, 1]
    for live in lives:
        live.opened.close()


# ---- the link itself -------------------------------------------------------------------------------------------------

SCOPE = {"type": "http", "path": "/", "headers": [(b"a", b"b")], "method": "GET", "query_string": b""}


async def nothing() -> dict[str, Any]:
    return {"type": "http.request", "body": b"", "more_body": False}


def test_a_reader_that_does_not_read_slows_down_whoever_writes_at_the_other_end() -> None:
    written = []

    async def write_on(scope: Any, receive: Any, send: Any) -> None:
        for number in range(100):
            await send({"type": "http.response.body", "body": b"x" * 1000, "number": number})
            written.append(number)

    async def run() -> None:
        server = LinkServer("key", write_on, here)
        link = await open_link(await server.open("127.0.0.1"), "key")
        reads = asyncio.Event()

        async def read(message: Any) -> None:
            await reads.wait()

        task = asyncio.create_task(link.forward(SCOPE, nothing, read))
        await asyncio.sleep(0.2)
        assert written == []
        reads.set()
        await task
        assert written == list(range(100))
        await link.close()
        await server.close()

    asyncio.run(run())


def test_whoever_waits_at_a_link_hears_that_the_other_end_is_gone_or_that_the_table_is_elsewhere() -> None:
    async def sleep(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(100)

    async def run() -> None:
        server = LinkServer("key", sleep, here)
        link = await open_link(await server.open("127.0.0.1"), "key")
        task = asyncio.create_task(link.forward(SCOPE, nothing, swallow))
        await asyncio.sleep(0.1)
        for wire in list(server.wires):
            wire.close()
        with pytest.raises(LinkLost):
            await task
        with pytest.raises(LinkLost):
            await link.forward(SCOPE, nothing, swallow)
        server.is_here = elsewhere
        again = await open_link(server.address, "key")
        with pytest.raises(Moved):
            await again.forward(SCOPE, nothing, swallow)
        await again.close()
        await link.close()
        await server.close()

    asyncio.run(run())


def test_what_goes_wrong_with_a_body_on_its_way_in_is_the_fault_of_whoever_sent_it() -> None:
    async def listen(scope: Any, receive: Any, send: Any) -> None:
        await receive()

    async def too_much() -> dict[str, Any]:
        raise ValueError

    async def run() -> None:
        server = LinkServer("key", listen, here)
        link = await open_link(await server.open("127.0.0.1"), "key")
        with pytest.raises(ValueError):  # noqa: PT011
            await link.forward(SCOPE, too_much, swallow)
        await link.close()
        await server.close()

    asyncio.run(run())


async def here(_path: str) -> bool:
    return True


async def elsewhere(_path: str) -> bool:
    return False


async def swallow(_message: Any) -> None:
    pass
