"""The writer, the migrations, and the log as the truth."""

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, delete, event, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateTable

import paddock
from paddock.server.metrics import Metrics
from paddock.server.people.store import add_user
from paddock.server.rooms import playing
from paddock.server.rooms.loading import load_room
from paddock.server.rooms.model import Chair, Room
from paddock.server.rooms.pace import Live
from paddock.server.rooms.seating import start_if_full
from paddock.server.rooms.store import Record, save_epoch
from paddock.server.store.database import Database, Statement
from paddock.server.store.migrate import migrate
from paddock.server.store.schema import answers, metadata, seats, snapshots, users
from paddock.server.store.sqlite import Carrier
from paddock.server.store.troubles import Fenced, StorageAway
from tests.patience import wait_for
from tests.server.conftest import skip_without_servers
from tests.server.harness import LocalSite, shown
from tests.server.players import full_table, play_on
from tests.server.rooms import active_room, film_of
from tests.server.servers import PostgreSQL

OLD_SAVES = sorted((Path(__file__).parents[1] / "recorded" / "saves").glob("*.json"))


def database(folder: Path) -> Database:
    return database_at(f"sqlite:///{folder / 'test.sqlite3'}")


def database_at(url: str) -> Database:
    made = Database(url, Metrics())
    migrate(made.engine)
    return made


def test_the_migrations_lead_to_the_schema_and_can_run_twice(database_url: str) -> None:
    engine = create_engine(database_url)
    migrate(engine)
    migrate(engine)

    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_schema_is_postgresql_too_and_an_answer_is_table_and_number() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))
    assert [column.name for column in answers.primary_key] == ["table_id", "number"]


def test_what_waits_is_committed_together_and_a_bad_write_harms_no_other(database_url: str) -> None:
    async def run() -> list[BaseException | None]:
        site = database_at(database_url)
        names = ["a", "b", "a", "c"]  # the third is there already
        writes = [site.write(partial(add_user, user_id=name, now=1)) for name in names]
        results = await asyncio.gather(*writes, return_exceptions=True)
        found = await site.read(lambda connection: connection.execute(select(users.c.id)).scalars().all())
        assert sorted(found) == ["a", "b", "c"]
        await site.close()
        return results

    results = asyncio.run(run())

    assert [type(result) for result in results] == [type(None), type(None), IntegrityError, type(None)]


@pytest.mark.parametrize(("rest", "taken"), [(60.0, 1), (-1.0, 3)])
def test_the_writer_keeps_its_connection_until_it_has_rested(
    folder: Path, monkeypatch: pytest.MonkeyPatch, rest: float, taken: int
) -> None:
    monkeypatch.setattr("paddock.server.store.database.REST_SECONDS", rest)
    checkouts: list[object] = []

    async def run() -> None:
        site = database(folder)
        event.listen(site.engine, "checkout", lambda *each: checkouts.append(each))
        for n in range(3):
            await site.write(partial(add_user, user_id=f"{n}", now=1))
        await site.close()

    asyncio.run(run())

    assert len(checkouts) == taken


def test_closing_waits_for_what_is_not_written_yet(database_url: str) -> None:
    async def run() -> None:
        site = database_at(database_url)
        writes = [asyncio.create_task(site.write(partial(add_user, user_id=f"{n}", now=1))) for n in range(50)]
        await asyncio.sleep(0)
        await site.close()
        await asyncio.gather(*writes)

    asyncio.run(run())

    engine = create_engine(database_url)
    with engine.connect() as connection:
        assert len(connection.execute(select(users.c.id)).all()) == 50
    engine.dispose()


def test_what_was_committed_is_carried_into_the_database(folder: Path) -> None:
    async def run() -> None:
        site = database(folder)
        assert site.carrier is not None
        site.carrier.close()
        site.carrier = Carrier(site.engine, seconds=0.05)
        file = folder / "test.sqlite3"
        before = file.read_bytes()
        await site.write(partial(add_user, user_id="a-name-to-look-for", now=1))
        wait_for(lambda: b"a-name-to-look-for" in file.read_bytes())
        assert b"a-name-to-look-for" not in before
        await site.close()

    asyncio.run(run())


def test_sqlite_writes_ahead_and_syncs_every_commit(folder: Path) -> None:
    site = database(folder)

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    assert site.read_now(pragmas) == ["wal", 2, 1]
    asyncio.run(site.close())


@pytest.mark.parametrize("keep_snapshot", [True, False])
def test_the_log_alone_rebuilds_the_table(folder: Path, database_url: str, keep_snapshot: bool) -> None:
    with LocalSite(folder, snapshot_every=5, database=database_url) as site:
        table, people = full_table(site, 2)
        play_on(table, people, random.Random(3), 23)
        room = site.site.rooms.active[table].room

        def load(connection: Connection) -> str:
            if not keep_snapshot:
                connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            loaded = load_room(connection, table, 200)
            assert loaded is not None
            assert loaded[0].table is not None
            assert loaded[0].given == room.given
            assert (loaded[0].keys.known, loaded[0].keys.deeds) == (room.keys.known, room.keys.deeds)
            assert loaded[0].groups == room.groups
            return loaded[0].table.save()

        assert room.table is not None
        assert site.site.database.read_now(load) == room.table.save()


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_a_table_stored_by_an_older_version_comes_back_and_has_a_film(folder: Path, path: Path) -> None:
    """Its snapshot tells other events at other moments: they are told anew, from the answers."""
    old = json.loads(path.read_text())
    room = stored_room(old)
    changes = Record().changes(room, snapshot_every=10**6)
    changes.snapshots = [{"table_id": room.id, "number": room.written, "save": path.read_text()}]
    site = database(folder)

    async def run() -> Room:
        await site.write(changes.statements())
        found = await site.read(lambda connection: load_room(connection, room.id, 200))
        await site.close()
        assert found is not None
        return found[0]

    loaded = asyncio.run(run())
    assert room.table is not None
    assert loaded.table is not None
    assert loaded.table.events() == room.table.events()
    for seat in (None, *range(old["seats"])):
        for since in (0, len(old["events"]) // 2, len(old["events"])):  # as links and browsers of before have it
            film = film_of(active_room(loaded), seat, since)
            assert shown(film["start"], film["film"]) == json.loads(json.dumps(loaded.view(seat)))


def stored_room(old: dict[str, Any]) -> Room:
    """The room of an old save, played again."""
    chairs = [Chair(kind="bot", level="club") for _ in range(old["seats"])]
    room = Room("t" * 22, paddock.game(old["game"]), old["options"], int(old["seed"]), chairs, Live(), 1)
    room.rules = old["rules"]
    start_if_full(room, 1)
    for seat, _, choice in old["log"]:
        playing.answer_for_bot(room, seat, [choice], 1)
    return room


def test_answers_are_stored_with_time_key_and_what_they_led_to(folder: Path, database_url: str) -> None:
    with LocalSite(folder, database=database_url) as site:
        table, people = full_table(site, 2)
        people[0].answer(table, [1], key="the-key")

        rows = site.site.database.read_now(lambda c: c.execute(select(answers)).mappings().all())

    assert [(row["number"], row["seat"], row["question"], row["choice"], row["key"]) for row in rows] == [
        (0, 0, "shift-gear", 1, "the-key")
    ]
    assert rows[0]["at"] == 1_800_000_000_000
    assert rows[0]["events"] == "[]"


def test_a_commit_changes_nothing_at_a_table_that_another_worker_has_taken_and_goes_on_with_the_others(
    postgresql: PostgreSQL,
) -> None:
    async def run(url: str) -> list[BaseException | None]:
        site = database_at(url)
        rooms = {name: stored_room(json.loads(OLD_SAVES[0].read_text())) for name in ("a", "b")}
        for name, room in rooms.items():
            room.id = name
            await site.write(Record().changes(room, snapshot_every=1).statements())
        await site.write(lambda connection: save_epoch(connection, "b", 2))
        renames = [
            Statement(place, update(seats).where(seats.c.table_id == name).values(name=f"new {name}"), [{}])
            for place, name in enumerate(rooms)
        ]
        writes = [site.write([sql], (name, 1)) for name, sql in zip(rooms, renames, strict=True)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        names = await site.read(lambda c: set(c.execute(select(seats.c.name)).scalars()))
        assert names == {"new a", None}
        await site.close()
        return results

    with postgresql.database() as name:
        results = asyncio.run(run(postgresql.url(name)))

    assert [type(result) for result in results] == [type(None), Fenced]


def test_while_the_database_is_away_writes_are_refused_and_afterwards_they_go_on() -> None:
    skip_without_servers()
    server = PostgreSQL()

    async def run(url: str) -> None:
        site = database_at(url)
        await site.write(partial(add_user, user_id="before", now=1))
        server.kill()
        for _ in range(3):
            with pytest.raises(StorageAway):
                await site.write(partial(add_user, user_id="meanwhile", now=1))
        with pytest.raises(StorageAway):
            await site.read(lambda c: c.execute(select(users.c.id)).all())
        assert isinstance(await site.trouble_now(), StorageAway)
        await asyncio.to_thread(server.start)
        assert await site.trouble_now() is None
        await site.write(partial(add_user, user_id="after", now=1))
        assert set(await site.read(lambda c: c.execute(select(users.c.id)).scalars().all())) == {"before", "after"}
        await site.close()

    try:
        server.do("CREATE DATABASE away")
        asyncio.run(run(server.url("away")))
    finally:
        server.close()


def test_whoever_waits_for_a_database_that_says_nothing_can_be_freed(postgresql: PostgreSQL) -> None:
    async def run(url: str) -> None:
        site = database_at(url)
        long = asyncio.create_task(site.write(lambda c: c.exec_driver_sql("SELECT pg_sleep(100)").close()))
        await asyncio.sleep(0.3)
        site.cut_wires()
        with pytest.raises(StorageAway):
            await long
        await site.write(partial(add_user, user_id="afterwards", now=1))
        await site.close()

    with postgresql.database() as name:
        asyncio.run(run(postgresql.url(name)))


def test_of_two_writers_that_wait_for_each_other_the_one_that_gave_way_writes_again(postgresql: PostgreSQL) -> None:
    async def run(name: str) -> None:
        site = database_at(postgresql.url(name))
        for user in ("a", "b"):
            await site.write(partial(add_user, user_id=user, now=1))
        rename = update(users).values(name="new")
        with postgresql.connection(name) as other, other.transaction():
            other.execute("SET LOCAL deadlock_timeout = '60s'")  # whoever looks first gives way
            other.execute("UPDATE users SET recovery = 1 WHERE id = 'b'")
            both = [
                Statement(0, rename.where(users.c.id == "a"), [{}]),
                Statement(1, rename.where(users.c.id == "b"), [{}]),
            ]
            writing = asyncio.create_task(site.write(both))
            await asyncio.to_thread(wait_for, lambda: is_waiting(postgresql, name))
            await asyncio.to_thread(other.execute, "UPDATE users SET recovery = 1 WHERE id = 'a'")
        await writing
        found = await site.read(lambda c: c.execute(select(users.c.name, users.c.recovery)).all())
        assert list(found) == [("new", 1), ("new", 1)]
        await site.close()

    with postgresql.database() as name:
        postgresql.do(f"ALTER DATABASE {name} SET deadlock_timeout = '5s'")
        asyncio.run(run(name))


def is_waiting(postgresql: PostgreSQL, database: str) -> bool:
    asked = "SELECT count(*) FROM pg_stat_activity WHERE datname = %s AND wait_event_type = 'Lock'"
    with postgresql.connection("postgres") as connection:
        row = connection.execute(asked, [database]).fetchone()
    return row is not None and row[0] > 0
