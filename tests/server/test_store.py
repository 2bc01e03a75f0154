"""The writer, the migrations, and the log as the truth."""

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, delete, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateTable

from paddock.server.metrics import Metrics
from paddock.server.people.store import add_user
from paddock.server.rooms.loading import load_room
from paddock.server.store.database import Database
from paddock.server.store.migrate import migrate
from paddock.server.store.schema import answers, metadata, snapshots, users
from paddock.server.store.sqlite import Carrier
from tests.patience import wait_for
from tests.server.harness import LocalSite
from tests.server.players import full_table, play_on


def database(folder: Path) -> Database:
    made = Database(f"sqlite:///{folder / 'test.sqlite3'}", Metrics())
    migrate(made.engine)
    return made


def test_the_migrations_lead_to_the_schema_and_can_run_twice(folder: Path) -> None:
    engine = create_engine(f"sqlite:///{folder / 'test.sqlite3'}")
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


def test_what_waits_is_committed_together_and_a_bad_write_harms_no_other(folder: Path) -> None:
    async def run() -> list[BaseException | None]:
        site = database(folder)
        names = ["a", "b", "a", "c"]  # the third is there already
        writes = [site.write(partial(add_user, user_id=name, now=1)) for name in names]
        results = await asyncio.gather(*writes, return_exceptions=True)
        found = await site.read(lambda connection: connection.execute(select(users.c.id)).scalars().all())
        assert sorted(found) == ["a", "b", "c"]
        await site.close()
        return results

    results = asyncio.run(run())

    assert [type(result) for result in results] == [type(None), type(None), IntegrityError, type(None)]


def test_closing_waits_for_what_is_not_written_yet(folder: Path) -> None:
    async def run() -> None:
        site = database(folder)
        writes = [asyncio.create_task(site.write(partial(add_user, user_id=f"{n}", now=1))) for n in range(50)]
        await asyncio.sleep(0)
        await site.close()
        await asyncio.gather(*writes)

    asyncio.run(run())

    engine = create_engine(f"sqlite:///{folder / 'test.sqlite3'}")
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
def test_the_log_alone_rebuilds_the_table(folder: Path, keep_snapshot: bool) -> None:
    with LocalSite(folder, snapshot_every=5) as site:
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
            assert loaded[0].keys == room.keys
            assert loaded[0].groups == room.groups
            return loaded[0].table.save()

        assert room.table is not None
        assert site.site.database.read_now(load) == room.table.save()


def test_answers_are_stored_with_time_key_and_what_they_led_to(folder: Path) -> None:
    with LocalSite(folder) as site:
        table, people = full_table(site, 2)
        people[0].answer(table, [1], key="the-key")

        rows = site.site.database.read_now(lambda c: c.execute(select(answers)).mappings().all())

    assert [(row["number"], row["seat"], row["question"], row["choice"], row["key"]) for row in rows] == [
        (0, 0, "shift-gear", 1, "the-key")
    ]
    assert rows[0]["at"] == 1_800_000_000_000
    assert rows[0]["events"] == "[]"
