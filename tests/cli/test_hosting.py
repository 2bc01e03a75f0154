"""What hosts choose, and what they do with a site's memory: ``migrate``, ``backup``, ``restore``, ``doctor``."""

import errno
import os
import socket
import sys
from argparse import Namespace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import Connection, inspect

from paddock.cli.errors import BadUsage
from paddock.cli.hosting import Choices, settings_of
from paddock.server.checkup import FAR_APART, FINE, LITTLE_SPACE, TAKE_CARE, WRONG, clock, examine, space
from paddock.server.preparing import hold_database, opened, prepare_folder, prepare_key
from paddock.server.settings import Settings
from paddock.server.store.migrate import migrate, migrate_on
from paddock.server.trial import is_paddock_at
from paddock.texts import Texts
from tests.cli.conftest import Paddock
from tests.cli.run import Run
from tests.server.conftest import postgresql, redis
from tests.server.servers import PostgreSQL, Redis, free_port

__all__ = ["postgresql", "redis"]


def chosen(environment: dict[str, str], **typed: Any) -> Settings:
    return settings_of(Choices(Namespace(**{"config": None, **typed}), environment), is_opened=False)


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "paddock.toml"
    file.write_text('port = 1001\nworkers = 3\nredis = "redis://there"\nname = ["a.example", "b.example"]\n')
    environment = {"PADDOCK_CONFIG": str(file), "PADDOCK_PORT": "1002", "PADDOCK_WORKERS": "2"}

    settings = chosen(environment, port=1003)

    assert (settings.port, settings.workers, settings.redis) == (1003, 2, "redis://there")
    assert settings.names == ("a.example", "b.example")
    assert chosen({}).port == 8000
    assert chosen({"PADDOCK_NAME": "a.example, b.example"}).names == ("a.example", "b.example")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("port = ", "bad-config"),
        ("colour = 'red'", "unknown-setting"),
        ("port = 'many'", "not-a-number"),
        ("port = 70000", "out-of-range"),
        ("port = [1, 2]", "one-value"),
        ("host = ''", "needs-a-value"),
        ("proxy = ['10.0.0.0/8', 'caddy']", "no-network"),
        ("origin = 'https://play.example.org/'", "no-origin"),
        ("name = 'http://play.example.org'", "no-host-name"),
        ("name = 'play.example.org:8000'", "no-host-name"),
        ("name = ['ok.example.org', 'a/b']", "no-host-name"),
    ],
)
def test_a_file_that_says_nonsense_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "paddock.toml"
    file.write_text(text)

    with pytest.raises(BadUsage) as refusal:
        chosen({}, config=file)

    assert refusal.value.reason == reason


def test_a_refused_value_is_told_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "paddock.toml"
    file.write_text("crowd = true")

    with pytest.raises(BadUsage) as refusal:
        chosen({}, config=file)

    assert refusal.value.details["value"] == "true"


@pytest.mark.parametrize("name", ["play.example.org", "localhost", "192.0.2.7", "fe80::1", "xn--e1afmkfd.xn--p1ai"])
def test_a_site_is_named_as_browsers_call_it(name: str) -> None:
    assert chosen({}, name=["first", name]).names == ("first", name)
    assert chosen({"PADDOCK_NAME": name}).names == (name,)


def test_a_name_typed_as_an_address_is_refused(paddock: Paddock) -> None:
    run = paddock("serve", "--name", "http://a/b")

    assert (run.code, run.out) == (2, "")
    assert (
        '--name needs a name such as play.example.org, without http:// and without a port, not "http://a/b"' in run.err
    )


def test_proxies_and_origins_are_named_once_or_several_times() -> None:
    usual = chosen({})
    assert (usual.proxies, usual.origins) == (("127.0.0.1", "::1"), ())

    told = chosen({"PADDOCK_PROXY": "127.0.0.1, 10.89.0.0/24"}, origin=["https://play.example.org"])

    assert told.proxies == ("127.0.0.1", "10.89.0.0/24")
    assert told.origins == ("https://play.example.org",)


def test_an_address_of_postgresql_needs_no_name_of_a_driver() -> None:
    for url in ("postgresql://me@there/db", "postgres://me@there/db", "postgresql+psycopg://me@there/db"):
        assert chosen({"PADDOCK_DATABASE": url}).database_url == "postgresql+psycopg://me@there/db"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--workers", "2"), "Several workers share PostgreSQL"),
        (("--workers", "2", "--database", "postgresql://me@127.0.0.1:1/db"), "through Redis"),
        (("--workers", "0"), "--workers must be from 1 to 64, not 0."),
        (("--redis", "redis://me:secret@127.0.0.1:1"), "Redis at redis://…@127.0.0.1:1 cannot be used"),
        (("--config", "nowhere.toml"), "There is no file nowhere.toml."),
    ],
)
def test_what_does_not_go_together_is_refused_before_anything_is_served(
    paddock: Paddock, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str
) -> None:
    monkeypatch.setattr("paddock.cli.serve.check_address", lambda host, port: None)

    run = paddock("serve", "--data", "site", *words, "--lang", "en")

    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert told in run.err
    assert ".." not in run.err.replace("nowhere.toml", "")


def make_site(folder: Path, revision: str = "head") -> None:
    settings = Settings(data=folder)
    prepare_folder(settings)
    with hold_database(settings), opened(settings) as engine, engine.begin() as connection:
        migrate_on(connection, revision)
    prepare_key(settings)


def test_a_site_is_brought_up_to_date_saved_and_brought_back(paddock: Paddock, tmp_path: Path) -> None:
    make_site(tmp_path / "a", "0003")
    assert "from schema 0003 to 0007" in paddock("migrate", "--data", "a").out
    assert "is up to date" in paddock("migrate", "--data", "a").out
    assert "holds 0 tables with 0 answers, and 0 people." in paddock("backup", "--data", "a", "site.backup").out
    refused = paddock("backup", "--data", "a", "site.backup").err
    assert "site.backup exists already: name another file, or replace it with --force." in refused
    assert paddock("backup", "--data", "a", "site.backup", "--force").code == 0
    assert "0 tables with 0 answers, and 0 people." in paddock("restore", "--data", "b", "site.backup").out
    assert (tmp_path / "a" / "key").read_text() == (tmp_path / "b" / "key").read_text()


@pytest.mark.parametrize(
    ("language", "number", "told"),
    [
        ("en", 1, "1 table with 1 answer, and 1 person."),
        ("en", 2, "2 tables with 2 answers, and 2 people."),
        ("ru", 1, "1 стол, 1 ответ и 1 человек."),
        ("ru", 3, "3 стола, 3 ответа и 3 человека."),
        ("ru", 5, "5 столов, 5 ответов и 5 человек."),
    ],
)
def test_what_was_saved_is_counted_in_proper_words(language: str, number: int, told: str) -> None:
    for key in ("cli-backup-done", "cli-restore-done"):
        said = Texts(language, ["paddock.cli"]).say(key, file="a", tables=number, answers=number, people=number)
        assert told in said


def test_a_file_that_is_none_is_refused_in_one_line(paddock: Paddock, tmp_path: Path) -> None:
    (tmp_path / "other").write_text("what is this")
    for words, told in {
        ("restore", "other"): "other is no backup of Paddock.",
        ("restore", "nowhere"): "There is no file nowhere.",
        ("restore", "."): ". is a folder, not a file.",
        ("restore",): "Which file?",
        ("backup",): "Which file?",
        ("backup", "x"): "There is no database",
        ("backup", "no/where"): "There is no folder",
    }.items():
        run = paddock(*words, "--data", "site")
        assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
        assert told in run.err


def test_a_doctor_changes_nothing_and_names_what_was_chosen_without_passwords(
    paddock: Paddock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PADDOCK_REDIS", "redis://me:secret@127.0.0.1:1/0")

    run = paddock("doctor", "--data", "site")

    assert run.code == 1
    assert "redis://…@127.0.0.1:1/0 (PADDOCK_REDIS)" in run.out
    assert "secret" not in run.out
    assert list(tmp_path.iterdir()) == []


def test_a_doctor_says_what_several_workers_need(paddock: Paddock) -> None:
    run = paddock("doctor", "--data", "site", "--workers", "3", "--lang", "en")
    half = paddock("doctor", "--data", "site", "--workers", "3", "--redis", "redis://127.0.0.1:1", "--json")

    assert run.code == 1
    assert "✗ Several workers need PostgreSQL: name it with --database postgresql://…" in run.out
    assert "✗ Several workers need Redis: name it with --redis redis://…" in run.out
    assert "needs none" not in run.out
    assert wrongs(half) - {"port-taken"} == {"workers-need-postgresql", "bad-redis"}


@pytest.mark.parametrize(
    ("address", "what"),
    [("mysql://me@there/db", "unknown-database"), ("nonsense", "no-database-address")],
)
def test_a_doctor_names_a_database_that_is_not_known(paddock: Paddock, address: str, what: str) -> None:
    run = paddock("doctor", "--data", "site", "--database", address, "--json")

    assert run.code == 1
    assert what in {each["what"] for each in run.json()["findings"] if each["state"] == "wrong"}
    assert "sqlite:///" in paddock("doctor", "--data", "site", "--database", address).out


def wrongs(run: Run) -> set[str]:
    return {each["what"] for each in run.json()["findings"] if each["state"] == "wrong"} - {"no-pages"}


@pytest.mark.parametrize(
    ("words", "what", "told"),
    [
        (("--database", "sqlite:////nowhere/at/a.db"), {"bad-database"}, "cannot be used: there is no such folder"),
        (("--data", "a-file"), {"bad-folder", "bad-database"}, "The folder a-file cannot be used: it is a file"),
        (("--data", "a-file/in"), {"bad-folder", "bad-database"}, "a part of the path is not a folder"),
        (("--data", "/proc/foo"), {"bad-folder", "bad-database"}, "The folder /proc/foo cannot be used"),
        (("--host", "192.0.2.1"), {"cannot-listen"}, "this machine has no such address"),
        (("--host", "no.such.invalid"), {"cannot-listen"}, "at no.such.invalid, port"),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="/proc is of Linux")
def test_a_doctor_finds_what_would_keep_a_site_from_starting(
    paddock: Paddock, tmp_path: Path, words: tuple[str, ...], what: set[str], told: str
) -> None:
    (tmp_path / "a-file").touch()
    port = ("--port", str(free_port()))

    assert wrongs(paddock("doctor", "--data", "site", *port, *words, "--json")) == what
    run = paddock("doctor", "--data", "site", *port, *words)

    assert run.code == 1
    assert told in run.out
    assert [file.name for file in tmp_path.iterdir()] == ["a-file"]


def test_a_doctor_finds_a_full_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(_folder: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    assert (space(0), space(1), space(LITTLE_SPACE)) == (WRONG, TAKE_CARE, FINE)
    monkeypatch.setattr("paddock.server.trial.write_in", full)
    found = {each.what: each for each in examine(Settings(data=tmp_path, port=free_port()))}

    assert found["bad-folder"].state == WRONG
    assert getattr(found["bad-folder"].details["cause"], "errno", 0) == errno.ENOSPC


class Health(BaseHTTPRequestHandler):
    """Answers as a Paddock does."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"ok\n")

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def test_a_doctor_tells_this_site_from_another_at_its_port(paddock: Paddock) -> None:
    from paddock.server.preparing import hold_database

    with ThreadingHTTPServer(("127.0.0.1", 0), Health) as server:
        port = server.server_address[1]
        words = ("doctor", "--data", "site", "--port", str(port))
        Thread(target=server.serve_forever, daemon=True).start()
        make_site(Path("site"))

        assert wrongs(paddock(*words, "--json")) == {"port-taken"}
        assert f"Port {port} at 127.0.0.1 is in use by another program" in paddock(*words).out
        with hold_database(Settings(data=Path("site"))):
            assert wrongs(paddock(*words, "--json")) == set()
            assert "this site, which is running" in paddock(*words).out
        server.shutdown()


def test_a_doctor_finds_a_port_where_no_paddock_answers(paddock: Paddock) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        assert not is_paddock_at("127.0.0.1", port)
        assert wrongs(paddock("doctor", "--data", "site", "--port", str(port), "--json")) == {"port-taken"}


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://me:secret@127.0.0.1:1/db", "Choose another with --database."),
        ("sqlite:////nowhere/at/all", "cannot be used: there is no such folder. Choose another with --database."),
        ("sqlite:///", '"sqlite:///" is no address of a database'),
        ("mysql://me:secret@there/db", 'not in "mysql".'),
        ("nonsense", '"nonsense" is no address of a database'),
    ],
)
def test_a_refused_migration_leaves_nothing_behind(paddock: Paddock, tmp_path: Path, address: str, told: str) -> None:
    run = paddock("migrate", "--data", "site", "--database", address)

    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert told in run.err
    assert "secret" not in run.err
    assert list(tmp_path.iterdir()) == []


def test_nobody_else_can_read_a_site(tmp_path: Path) -> None:
    make_site(tmp_path / "site")

    assert [file.name for file in (tmp_path / "site").iterdir() if file.suffix != ".lock" and others(file)] == []
    assert not others(tmp_path / "site")


def others(file: Path) -> int:
    return file.stat().st_mode & 0o077


def test_a_site_without_its_key_is_not_saved(paddock: Paddock, tmp_path: Path) -> None:
    make_site(tmp_path / "site")
    (tmp_path / "site" / "key").unlink()

    run = paddock("backup", "--data", "site", "site.backup")

    assert (run.code, run.out) == (2, "")
    assert "There is no key in site: name the data folder of the site with --data." in run.err
    assert not (tmp_path / "site.backup").exists()
    assert not (tmp_path / "site" / "key").exists()


def test_a_schema_comes_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(data=tmp_path)

    def stumble(connection: Connection, revision: str) -> None:
        migrate_on(connection, "0003")
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("paddock.server.store.migrate.migrate_on", stumble)
        with opened(settings) as engine, pytest.raises(KeyboardInterrupt):
            migrate(engine)
    with opened(settings) as engine:
        assert inspect(engine).get_table_names() == []
        migrate(engine)
        assert "answers" in inspect(engine).get_table_names()


def test_a_doctor_finds_an_open_key_and_an_old_schema(paddock: Paddock, tmp_path: Path) -> None:
    make_site(tmp_path / "site")
    (tmp_path / "site" / "key").chmod(0o644)

    found = {each["what"]: each["state"] for each in paddock("doctor", "--data", "site", "--json").json()["findings"]}

    assert (found["open-key"], found["schema"], found["not-running"]) == ("wrong", "fine", "fine")


def test_all_is_well_with_postgresql_and_redis(tmp_path: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    from paddock.server.store.desk import bring_up_to_date

    with postgresql.database() as name:
        settings = Settings(data=tmp_path, database=postgresql.url(name), redis=redis.url, workers=2, port=free_port())
        assert "old-schema" in {each.what for each in examine(settings)}
        bring_up_to_date(settings)
        found = list(examine(settings))

    assert [each for each in found if each.state == WRONG and each.what != "no-pages"] == []
    assert {"database", "schema", "workers", "redis"} <= {each.what for each in found}
    assert [each.details["whose"] for each in found if each.what == "clock"] == ["PostgreSQL", "Redis"]


def test_a_clock_that_is_far_off_is_told() -> None:
    import time

    assert clock("Redis", time.time()).what == "clock"
    assert clock("Redis", time.time() - FAR_APART - 1).what == "clock-apart"
