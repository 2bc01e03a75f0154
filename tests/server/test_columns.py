"""What does not fit into a column is refused before it is sent, by SQLite as by PostgreSQL, and harms nothing else."""

import asyncio
import gzip
import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Table, func, insert, select

from paddock.kernel.chance import MOST_SEED, Whim
from paddock.kernel.files import opened_text, sealed_text
from paddock.kernel.game import commitment
from paddock.kernel.playout import play_randomly
from paddock.kernel.replay import game_file
from paddock.server.errors import CannotServe
from paddock.server.games import find_game
from paddock.server.metrics import Metrics
from paddock.server.settings import Settings
from paddock.server.store.backup import STORED
from paddock.server.store.database import Database, Statement
from paddock.server.store.desk import bring_back, save
from paddock.server.store.limits import MOST_TEXT, Checked, DoesNotFit, Flag, Line, Number
from paddock.server.store.migrate import migrate
from paddock.server.store.schema import metadata
from tests.server.harness import LocalSite
from tests.server.players import full_table, play_on

COLUMNS = [column for table in metadata.sorted_tables for column in table.columns]
SIGNS = ("\x00", "a\x00b", "\ud800", "половина \udc00")


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    made = Database(database_url, Metrics())
    migrate(made.engine)
    yield made
    asyncio.run(made.close())


def checks(column: Column[Any]) -> Checked:
    assert isinstance(column.type, Checked), f"{column} takes whatever comes"
    return column.type


def largest(column: Column[Any]) -> Any:
    """The largest that fits."""
    kind = checks(column)
    if isinstance(kind, Line):
        return "я" * kind.length
    if isinstance(kind, Number):
        return 2 ** (kind.bits - 1) - 1
    return True if isinstance(kind, Flag) else "я" * 100


def too_much(column: Column[Any]) -> list[Any]:
    kind = checks(column)
    if isinstance(kind, Line):
        return ["x" * (kind.length + 1), *SIGNS, 7]
    if isinstance(kind, Number):
        return [2 ** (kind.bits - 1), -(2 ** (kind.bits - 1)) - 1, 10**100, "7", 0.5, True]
    return [1, "yes"] if isinstance(kind, Flag) else ["x" * (MOST_TEXT + 1), *SIGNS, 7]


def full_row(table: Table) -> dict[str, Any]:
    return {column.name: largest(column) for column in table.columns}


def whole(connection: Connection) -> None:
    """A row of every table, each value as large as it may be; they hang together by their keys."""
    for table in metadata.sorted_tables:
        connection.execute(insert(table), full_row(table))


def counted(database: Database) -> list[int]:
    queries = [select(func.count()).select_from(table) for table in metadata.sorted_tables]
    return database.read_now(lambda connection: [connection.execute(query).scalar_one() for query in queries])


def test_the_largest_that_a_column_holds_comes_back_as_it_was(database: Database) -> None:
    asyncio.run(database.write(whole))

    def stored(connection: Connection) -> list[dict[str, Any]]:
        return [dict(connection.execute(select(table)).mappings().one()) for table in metadata.sorted_tables]

    assert database.read_now(stored) == [full_row(table) for table in metadata.sorted_tables]


def test_every_column_refuses_what_is_too_much_and_whatever_is_written_with_it_is_kept(database: Database) -> None:
    users = metadata.tables["users"]

    async def write_beside(number: int, table: Table, row: dict[str, Any]) -> BaseException | None:
        """One commit for both, if they come at the same moment."""
        good = {"id": f"{number}", "name": "Ana", "created": 1, "recovery": 0, "sessions": 0}
        bad, kept = await asyncio.gather(
            database.write([Statement(place=0, sql=insert(table), rows=[row])]),
            database.write([Statement(place=1, sql=insert(users), rows=[good])]),
            return_exceptions=True,
        )
        assert kept is None, kept
        return bad

    async def write_all() -> int:
        number = 0
        for column in COLUMNS:
            for value in too_much(column):
                number += 1
                bad = await write_beside(number, column.table, {**full_row(column.table), column.name: value})
                assert isinstance(bad, DoesNotFit), (column, value if len(str(value)) < 99 else "long", bad)
                assert bad.place == f"{column.table.name}.{column.name}"
        return number

    written = asyncio.run(write_all())

    assert written > 250
    assert sum(counted(database)) == written
    assert database.trouble is None


# ---- seeds -----------------------------------------------------------------------------------------------------------


def file_of(seed: int, **changes: Any) -> str:
    """A finished race whose file says that it began with this seed."""
    table = find_game("heat").new(2, {"laps": "1"}, MOST_SEED)
    play_randomly(table, Whim(1))
    data = {**opened_text("paddock-game", game_file(table)), "seed": str(seed), "commitment": commitment(seed)}
    return sealed_text("paddock-game", {**data, **changes})


def test_a_game_file_with_too_large_a_seed_is_refused_in_one_sentence_and_the_largest_is_taken(
    folder: Path, database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with LocalSite(folder, database=database_url) as site:
        ana = site.person("Ana")

        def told(file: str) -> tuple[int, dict[str, Any]]:
            reply = ana.http.post("/api/import", content=file.encode())
            return reply.status_code, reply.json()

        assert told(file_of(MOST_SEED))[0] == 201
        for seed in (MOST_SEED + 1, 10**100):
            refused = {"reason": "seed-too-large", "field": "file", "details": {"bits": "128"}}
            assert told(file_of(seed)) == (422, refused)
        assert told(file_of(MOST_SEED, names=["a\x00b", ""]))[0] == 201
        halves = file_of(MOST_SEED).replace('"names": []', r'"names": ["\ud800"]')
        assert told(halves) == (422, {"reason": "broken", "field": "file", "details": told(halves)[1]["details"]})
        assert caplog.records == []


def test_what_a_column_cannot_hold_is_refused_at_a_table_which_goes_on(folder: Path, database_url: str) -> None:
    with LocalSite(folder, database=database_url) as site:
        table, people = full_table(site, 2)
        kept = people[0].state(table)
        site.site.rooms.active[table].room.chairs[0].name = "x" * 65

        assert people[0].refused("POST", f"/api/tables/{table}/chat", {"text": "hello"}) == (422, "does-not-fit")

        assert people[0].state(table)["expected"] == kept["expected"]
        people[0].post(f"/api/tables/{table}/chat", {"text": "hello"})


# ---- back-ups --------------------------------------------------------------------------------------------------------


def forged(file: Path, table: str, column: str, value: object) -> Path:
    """The same back-up, whole, with another value in the first row of a table."""
    lines = gzip.decompress(file.read_bytes()).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(b'{"table":"%s"' % table.encode()))
    row = json.loads(lines[at + 1])
    row[json.loads(lines[at])["columns"].index(column)] = value
    lines[at + 1] = json.dumps(row).encode()
    body = b"".join(line + b"\n" for line in lines[:-1])
    end = {**json.loads(lines[-1]), "digest": hashlib.sha256(body).hexdigest()}
    made = file.with_name("forged.backup")
    made.write_bytes(gzip.compress(body + json.dumps(end).encode() + b"\n"))
    return made


def test_a_back_up_that_holds_what_does_not_fit_is_refused_with_the_row_before_anything_is_written(
    folder: Path, database_url: str
) -> None:
    file = folder / "site.backup"
    with LocalSite(folder / "a") as site:
        table, people = full_table(site, 2)
        people[0].post(f"/api/tables/{table}/chat", {"text": "hello"})
        play_on(table, people, random.Random(1))
        save(Settings(data=folder / "a"), file)
    there = Settings(data=folder / "b", database=database_url)
    stored = [column for column in COLUMNS if column.table in STORED and column.name != "worker"]
    for column in stored:
        for value in too_much(column)[:2]:
            if isinstance(value, str) and len(value) > 1000:
                continue
            with pytest.raises(CannotServe) as refused:
                bring_back(there, forged(file, column.table.name, column.name, value))
            details = refused.value.details
            assert refused.value.reason == "backup-unfit"
            assert (details["table"], details["row"], details["column"]) == (column.table.name, "1", column.name)
    assert not (folder / "b").exists()

    assert bring_back(there, file)["tables"] == 1
