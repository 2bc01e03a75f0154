"""What goes into the log, and what does not."""

import logging
import random
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.harness import LocalSite
from tests.server.players import plan_choices


def test_a_fault_at_a_table_does_not_tell_its_address(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody else has written the row that is to be written: the database's complaint would name it."""
    with LocalSite(folder) as site:
        ana = site.person("Ana")
        table = ana.make_table("ho")
        site.person("Ben").sit(table, 1)
        ana.start(table)
        with sqlite3.connect(folder / "paddock.sqlite3") as other:
            row = (table, 1, 0, "x", 0, False, 0)
            other.execute(
                "INSERT INTO answers (table_id, number, seat, question, choice, by_bot, at) VALUES (?,?,?,?,?,?,?)", row
            )

        response = ana.answer(table, plan_choices(ana.state(table), random.Random(1)))

    assert (response.status_code, response.json()["reason"]) == (500, "server-fault")
    assert table[:6] in caplog.text
    assert table not in caplog.text


def test_a_refused_socket_is_no_alarm(site: LocalSite, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO), pytest.raises(InvalidStatus):
        site.person("Ana").live("x" * 22)

    assert "handshake" not in caplog.text


def test_a_life_of_the_site_leaves_no_secret_in_the_log(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever the site and its libraries say, down to their finest words; the visitors' browsers are left out."""
    secrets = []
    with caplog.at_level(logging.DEBUG), LocalSite(folder) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        table = ana.make_table("ho")
        token = ana.post("/api/me/recovery")["url"].removeprefix("/recover#")
        secrets += [site.site.key, table, token, ana.cookie, ben.cookie]
        ben.post("/api/recover/check", {"token": token})
        ben.refused("POST", "/api/recover", {"token": token[:-1]})
        ben.sit(table, 1)
        ana.start(table)
        live = ana.live(table)
        live.next()
        assert ana.answer(table, plan_choices(ana.state(table), random.Random(1))).status_code == 200
        race = site.site.rooms.active[table].room.table
        assert race is not None
        secrets.append(str(race.seed))
        ana.refused("GET", f"/api/tables/{table}/export")
        ana.delete("/api/me/sessions")
        secrets.append(ana.cookie)
    theirs = [
        record for record in caplog.records if not record.name.startswith(("httpx", "httpcore", "websockets.client"))
    ]
    said = "\n".join(logging.Formatter().format(record) for record in theirs)

    assert len(set(secrets)) == 7
    assert "people, tables, seats" in said  # they do speak
    assert [secret for secret in secrets if secret in said] == []
