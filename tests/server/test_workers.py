"""Two workers share PostgreSQL and Redis: whichever one comes to, it is the same site."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select, text

from paddock.server.settings import Limits, Rate, Settings
from paddock.server.store.leases import Peer
from paddock.server.store.schema import answers, tables
from paddock.server.store.troubles import StorageAway
from tests.patience import wait_for
from tests.server.harness import EASY, FakeClock, LocalSite, Person, new_key
from tests.server.players import plan_choices, play_on, play_with_sockets
from tests.server.servers import PostgreSQL, Redis
from tests.server.test_frames import TEXT, Line, frame

DICE = random.Random(7)


class Pair:
    """Two workers; people who are known at one are known at the other."""

    def __init__(self, folder: Path, database: str, redis: str | None, limits: Limits = EASY) -> None:
        self.open = ExitStack()
        self.clock = FakeClock()
        made = {"database": database, "redis": redis, "limits": limits}
        self.workers = [self.open.enter_context(LocalSite(folder, self.clock, **made)) for _ in range(2)]  # type: ignore[arg-type]

    def at(self, worker: int, person: Person) -> Person:
        """The same person, who comes to that worker."""
        return self.open.enter_context(Person(self.workers[worker].host, person.cookie))

    def holder_of(self, table: str) -> list[int]:
        return [n for n, worker in enumerate(self.workers) if table in worker.site.rooms.active]


@pytest.fixture
def pair(folder: Path, postgresql: PostgreSQL, redis: Redis) -> Iterator[Pair]:
    with postgresql.database() as name:
        made = Pair(folder, postgresql.url(name), redis.url)
        with made.open:
            yield made


def shared_table(pair: Pair) -> tuple[str, list[Person]]:
    """Ana and her table are at the first worker, Ben is at the second."""
    ana, ben = pair.workers[0].person("Ana"), pair.workers[1].person("Ben")
    table = ana.make_table("hh")
    ben.sit(table, 1)
    ana.start(table)
    return table, [ana, ben]


def test_a_race_is_played_to_its_end_through_both_workers_and_one_of_them_holds_it(pair: Pair) -> None:
    table, people = shared_table(pair)
    sockets = [person.live(table) for person in people]
    play_with_sockets(sockets, DICE)

    assert pair.holder_of(table) == [0]
    states = [person.state(table) for person in people]
    assert [state["table"]["status"] for state in states] == ["over", "over"]
    for person, socket in zip(people, sockets, strict=True):
        assert socket.state["view"] == person.state(table)["view"]
        assert pair.at(0, person).state(table) == pair.at(1, person).state(table)
    rows = pair.workers[1].site.database.read_now(
        lambda c: (
            c.execute(select(answers.c.number).where(answers.c.table_id == table).order_by(answers.c.number))
            .scalars()
            .all()
        )
    )
    assert list(rows) == list(range(len(rows)))


def test_the_same_answer_sent_to_both_workers_is_given_once(pair: Pair) -> None:
    table, (ana, _) = shared_table(pair)
    state = ana.state(table)
    body = {"seat": 0, "expected": state["expected"], "key": new_key(), "choices": plan_choices(state, DICE)}

    said = [pair.at(worker, ana).post(f"/api/tables/{table}/answers", body) for worker in (1, 0, 1)]

    assert [each["type"] for each in said] == ["ack"] * 3
    assert ana.state(table)["expected"] == len(body["choices"])


def test_whichever_worker_is_asked_tells_what_all_have_counted(pair: Pair) -> None:
    shared_table(pair)
    pair.workers[1].person("Cleo").make_table("ho")

    def told(worker: int) -> dict[str, float]:
        lines = pair.workers[worker].person().http.get("/metrics").text.splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}

    names = [worker.site.company.server.address for worker in pair.workers if worker.site.company]
    for worker in range(2):
        counted = told(worker)
        assert [counted[f'paddock_tables_total{{game="heat",worker="{name}"}}'] for name in names] == [1, 1]
        assert [counted[f'paddock_rooms{{worker="{name}"}}'] for name in names] == [1, 1]

    pair.workers[0].stop()

    left = told(1)
    assert left[f'paddock_workers{{worker="{names[1]}"}}'] == 1
    assert not any(names[0] in line for line in left)


def test_a_worker_tells_what_is_counted_while_the_database_is_away(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = pair.workers[0].site
    assert asked.company is not None
    assert pair.workers[0].person().http.get("/metrics").text.count("paddock_workers{") == 2

    async def nobody() -> list[Peer]:
        raise StorageAway

    monkeypatch.setattr(asked.company.leases, "peers", nobody)
    asked.database.metrics.storage_away.set(1)
    told = pair.workers[0].person().http.get("/metrics").text

    assert told.count("paddock_workers{") == 2
    assert f'paddock_storage_away{{worker="{asked.company.server.address}"}} 1.0' in told


def test_broken_text_that_comes_through_another_worker_ends_its_socket_and_leaves_nothing_in_the_log(
    pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    table, (ana, ben) = shared_table(pair)
    there = ben.live(table)
    there.next()
    for _ in range(5):
        line = Line(pair.workers[1], ben, table)
        line.open()
        ana.post(f"/api/tables/{table}/chat", {"text": "hello"})
        assert line.close_code(frame(TEXT, b"\xff")) == 1007
        ana.post(f"/api/tables/{table}/chat", {"text": "hello"})

    there.until_state(lambda state: len(state["chat"]) == 10)
    assert caplog.records == []


def test_when_a_worker_stops_the_other_takes_its_tables_and_nobody_waits(pair: Pair) -> None:
    table, people = shared_table(pair)
    live = people[1].live(table)
    live.next()
    play_on(table, people, DICE, 3)
    before = people[1].state(table)

    pair.workers[0].stop()

    assert live.close_code() == 1012
    after = people[1].state(table)
    assert (after["view"], after["events"], after["expected"]) == (before["view"], before["events"], before["expected"])
    assert after["number"] > before["number"]
    assert pair.holder_of(table) == [1]
    both = [pair.at(1, person) for person in people]
    assert play_on(table, both, DICE)["table"]["status"] == "over"


def test_a_worker_whose_lease_has_ended_writes_nothing_and_its_people_find_the_table_elsewhere(pair: Pair) -> None:
    table, people = shared_table(pair)
    first, second = (worker.site for worker in pair.workers)
    stale = first.rooms.active[table]

    assert second.company is not None
    with second.database.engine.begin() as connection:
        taken = {"worker": second.company.me}
        connection.execute(text("UPDATE tables SET epoch = epoch + 1, worker = :worker"), taken)
    choices = plan_choices(people[0].state(table), DICE)

    refused = people[0].answer(table, choices, seat=0, expected=0)
    assert (refused.status_code, refused.json()["reason"]) == (503, "moved")
    assert stale.is_gone

    assert people[0].answer(table, choices, seat=0, expected=0).status_code == 200
    assert pair.holder_of(table) == [1]
    assert play_on(table, people, DICE)["table"]["status"] == "over"


def test_a_worker_that_finds_its_lease_ended_forgets_its_tables_and_begins_another(pair: Pair) -> None:
    table, people = shared_table(pair)
    first = pair.workers[0].site
    stale = first.rooms.active[table]
    assert first.company is not None
    with first.database.engine.begin() as connection:
        connection.execute(text("UPDATE workers SET until = 0 WHERE id = :me"), {"me": first.company.me})

    wait_for(lambda: stale.is_gone)
    wait_for(first.company.leases.is_sure)

    assert play_on(table, people, DICE, 4)["table"]["status"] == "playing"
    assert len(pair.holder_of(table)) == 1


def test_a_new_name_and_an_ended_session_are_known_at_the_other_worker(pair: Pair) -> None:
    table, (ana, ben) = shared_table(pair)
    there = pair.at(1, ana)
    live = there.live(table)
    live.next()
    assert there.get("/api/me")["name"] == "Ana"

    pair.at(0, ben).post("/api/me", {"name": "Benedict"})
    live.until_state(lambda state: state["table"]["seats"][1]["name"] == "Benedict")
    wait_for(lambda: ben.get("/api/me")["name"] == "Benedict")

    ana.delete("/api/me/sessions")
    wait_for(lambda: there.get("/api/me")["name"] is None)


def test_the_lobby_of_a_worker_says_who_is_at_the_tables_of_the_other(pair: Pair) -> None:
    ana, ben = pair.workers[0].person("Ana"), pair.workers[1].person("Ben")
    table = ana.make_table("ho")
    live = ana.live(table)
    live.next()

    def present() -> bool:
        line = next(line for line in ben.get("/api/tables") if line["id"] == table)
        return bool(line["seats"][0]["connected"])

    wait_for(present)
    live.opened.close()
    wait_for(lambda: not present())


def test_a_rematch_brings_people_of_both_workers_to_one_table(pair: Pair) -> None:
    table, people = shared_table(pair)
    play_on(table, people, DICE)
    again = pair.at(0, people[0]).post(f"/api/tables/{table}/rematch")["id"]
    with pair.workers[1].site.database.engine.begin() as connection:  # the old table is in nobody's memory for a while
        connection.execute(text("UPDATE tables SET worker = NULL WHERE id = :id"), {"id": table})
    first = pair.workers[0].site.rooms
    first.forget(first.active[table])
    pair.workers[1].site.company.neighbours.where.clear()  # type: ignore[union-attr]
    people[1].state(table)
    assert (pair.holder_of(table), pair.holder_of(again)) == ([1], [0])

    assert people[1].post(f"/api/tables/{table}/rematch")["id"] == again

    assert [seat["name"] for seat in people[1].state(again)["table"]["seats"]] == ["Ana", "Ben"]


def test_tables_are_counted_by_all_workers_together(folder: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    few = Limits(tables=Rate(0.0001, 3), tables_by_address=EASY.tables, guests=EASY.guests)
    with postgresql.database() as name:
        pair = Pair(folder, postgresql.url(name), redis.url, few)
        with pair.open:
            ana = pair.workers[0].person("Ana")
            both = [ana, pair.at(1, ana)]
            for n in range(3):
                both[n % 2].make_table("ho")
            plan = {"game": "heat", "seats": [{"kind": "human"}, {"kind": "open"}]}
            assert [person.refused("POST", "/api/tables", plan) for person in both] == [(429, "too-fast")] * 2


def test_bots_of_a_table_whose_worker_has_gone_move_at_another(pair: Pair) -> None:
    ana = pair.workers[0].person("Ana")
    table = ana.make_table("hbb")
    pair.workers[0].site.bot_players.is_closed = True  # as if the worker ended before the bots moved
    ana.delete(f"/api/tables/{table}/seats/0")
    pair.workers[0].stop()

    def status() -> str:
        with pair.workers[1].site.database.engine.connect() as connection:
            return str(connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar_one())

    wait_for(lambda: status() == "over")


def test_a_lease_that_ends_in_the_far_future_was_given_by_a_clock_that_is_set_back_by_now(pair: Pair) -> None:
    table, people = shared_table(pair)
    first = pair.workers[0].site
    assert first.company is not None
    pair.workers[0].stop()
    with pair.workers[1].site.database.engine.begin() as connection:
        far = {"me": first.company.me, "until": 9_000_000_000_000}
        connection.execute(text("INSERT INTO workers VALUES (:me, '192.0.2.1:9', :until)"), far)
        connection.execute(text("UPDATE tables SET worker = :me"), far)

    assert play_on(table, [pair.at(1, person) for person in people], DICE)["table"]["status"] == "over"


def test_strangers_do_not_come_through_a_link(pair: Pair) -> None:
    import asyncio

    from paddock.server.cluster.link import OtherKey, open_link

    company = pair.workers[0].site.company
    assert company is not None

    async def knock(key: str) -> bool:
        try:
            link = await open_link(company.leases.address, key)
        except OtherKey:
            return False
        await link.close()
        return True

    assert asyncio.run(knock(company.key))
    assert not asyncio.run(knock("another key"))


def test_a_link_tells_a_program_that_is_no_worker_from_a_worker_with_another_key() -> None:
    import asyncio

    from paddock.server.cluster.link import OtherKey, Unreachable, open_link

    async def knock_at_a_web_server() -> Unreachable:
        async def answer(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 400 Bad Request\r\n" + 200 * b"x")
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unreachable) as refusal:
                await open_link(f"127.0.0.1:{port}", "key")
            return refusal.value

    unreachable = asyncio.run(knock_at_a_web_server())
    assert not isinstance(unreachable, OtherKey)
    assert not unreachable.is_dead


def test_a_site_with_another_key_is_refused_at_the_same_database(pair: Pair, tmp_path: Path) -> None:
    from paddock.server.checkup import WRONG, examine
    from paddock.server.cluster.same_key import check_key
    from paddock.server.errors import CannotServe

    def found(settings: Settings) -> set[str]:
        return {each.what for each in examine(settings) if each.state == WRONG}

    ours = pair.workers[0].site.settings
    other = replace(ours, data=tmp_path / "other")
    other.data.mkdir()

    for key in (None, "another key"):
        if key is not None:
            (other.data / "key").write_text(key)
        with pytest.raises(CannotServe) as refusal:
            check_key(other)
        assert refusal.value.reason == "other-key"
        assert "other-key" in found(other)
    assert (other.data / "key").read_text() == "another key"

    company = pair.workers[0].site.company
    assert company is not None
    (other.data / "key").write_text(company.key)
    check_key(other)
    assert "other-key" not in found(other)


@pytest.mark.parametrize("where", ["between two statements", "in the middle of several"])
def test_a_transaction_that_stands_still_is_ended_though_postgresql_does_not_notice(
    pair: Pair, postgresql: PostgreSQL, where: str
) -> None:
    table, people = shared_table(pair)
    name = pair.workers[0].site.database.engine.url.database
    assert name is not None
    play_on(table, people, DICE, 2)
    stalled = postgresql.connection(name)
    stalled.execute("SET application_name = 'paddock'")
    stalled.execute("BEGIN")
    if where == "between two statements":
        stalled.execute("SET idle_in_transaction_session_timeout = 0")
        stalled.execute("UPDATE tables SET touched = touched")
    else:
        stalled.execute("SET idle_in_transaction_session_timeout = '1s'")
        stalled.pgconn.enter_pipeline_mode()
        stalled.pgconn.send_query_params(b"UPDATE tables SET touched = touched", None)
        stalled.pgconn.send_flush_request()
        stalled.pgconn.flush()
    pid = stalled.info.backend_pid

    def is_gone() -> bool:
        with postgresql.connection(name) as other:
            return other.execute("SELECT 1 FROM pg_stat_activity WHERE pid = %s", [pid]).fetchone() is None

    wait_for(is_gone)
    stalled.close()
    play_on(table, people, DICE, 2)
