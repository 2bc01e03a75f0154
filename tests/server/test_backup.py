"""A site is saved while it runs and comes back whole, in either kind of database."""

import gzip
import random
from pathlib import Path

import pytest

from paddock.server.errors import CannotServe
from paddock.server.preparing import opened, prepare_folder
from paddock.server.settings import Settings
from paddock.server.store.backup import read_backup
from paddock.server.store.desk import bring_back, bring_up_to_date, save
from paddock.server.store.migrate import migrate_on
from tests.server.harness import FakeClock, LocalSite, Person
from tests.server.players import full_table, play_on
from tests.server.servers import PostgreSQL

DICE = random.Random(5)


def refused(settings: Settings, file: Path) -> str:
    with pytest.raises(CannotServe) as refusal:
        bring_back(settings, file)
    return refusal.value.reason


@pytest.mark.parametrize("way", ["sqlite to postgresql", "postgresql to sqlite"])
def test_a_site_moves_from_one_kind_of_database_to_the_other_and_everybody_plays_on(
    folder: Path, postgresql: PostgreSQL, way: str
) -> None:
    file, clock = folder / "site.backup", FakeClock()
    with postgresql.database() as name:
        urls: list[str | None] = [None, postgresql.url(name)]
        before, after = urls if way.startswith("sqlite") else urls[::-1]
        with LocalSite(folder / "a", clock, database=before) as site:
            table, people = full_table(site, 2)
            people[1].post(f"/api/tables/{table}/chat", {"text": "ночью, в дождь"})
            play_on(table, people, DICE, 15)
            counted = save(Settings(data=folder / "a", database=before), file)
            states = [person.state(table) for person in people]
            cookies = [person.cookie for person in people]

        moved = Settings(data=folder / "b", database=after)
        assert bring_back(moved, file) == counted
        with LocalSite(folder / "b", clock, database=after) as site:
            again = [site.people.enter_context(Person(site.host, cookie)) for cookie in cookies]
            for person, state in zip(again, states, strict=True):
                now = person.state(table)
                assert {**now, "number": 0, "table": 0} == {**state, "number": 0, "table": 0}
            assert play_on(table, again, DICE)["table"]["status"] == "over"
        assert refused(moved, file) == "database-not-empty"
    assert counted["users"] == 2
    assert file.stat().st_mode & 0o077 == 0


def saved(folder: Path) -> Path:
    file = folder / "site.backup"
    with LocalSite(folder / "a") as site:
        site.person("Ana").make_table("hb")
        save(Settings(data=folder / "a"), file)
    return file


def test_what_is_not_whole_or_no_backup_changes_nothing(folder: Path) -> None:
    file = saved(folder)
    text = gzip.decompress(file.read_bytes())
    there = Settings(data=folder / "b")
    broken = {
        "cut in the middle": (file.read_bytes()[:-40], "backup-not-whole"),
        "without its end": (gzip.compress(text[: text.rindex(b'{"rows"')]), "backup-not-whole"),
        "another name": (gzip.compress(text.replace(b'"Ana"', b'"Eve"')), "backup-not-whole"),
        "newer": (gzip.compress(text.replace(b'"version":1', b'"version":2', 1)), "backup-too-new"),
        "another schema": (gzip.compress(text.replace(b'"schema":"', b'"schema":"9', 1)), "backup-too-new"),
        "other text": (b"what is this", "no-backup"),
        "packed text": (gzip.compress(b"{}\n"), "no-backup"),
        "nothing": (b"", "no-backup"),
    }
    for what, (content, reason) in broken.items():
        (folder / what).write_bytes(content)
        assert refused(there, folder / what) == reason, what
    assert not (folder / "b").exists()
    assert bring_back(there, file)["tables"] == 1


def test_a_backup_of_an_older_schema_comes_up_to_date(folder: Path) -> None:
    """As it would have been written before there were workers: there is nothing that a row lacks."""
    file = saved(folder)
    text = gzip.decompress(file.read_bytes())
    assert b'"worker"' not in text
    assert read_backup(file).schema == "0007"

    older = Settings(data=folder / "b")
    prepare_folder(older)
    with opened(older) as engine, engine.begin() as connection:
        migrate_on(connection, "0005")
    assert bring_up_to_date(older) == ("0005", "0007")
    assert bring_up_to_date(older) == ("0007", "0007")
    assert bring_back(older, file)["tables"] == 1


def test_nothing_is_brought_back_under_a_running_site(folder: Path, postgresql: PostgreSQL) -> None:
    file = saved(folder)
    with postgresql.database() as name:
        there = Settings(data=folder / "b", database=postgresql.url(name))
        with LocalSite(folder / "b", database=postgresql.url(name)):
            assert refused(there, file) == "site-is-running"


def test_a_database_that_is_not_there_is_not_made_by_saving_it(folder: Path) -> None:
    with pytest.raises(CannotServe) as refusal:
        save(Settings(data=folder), folder / "site.backup")
    assert refusal.value.reason == "no-database"
    assert list(folder.iterdir()) == []
