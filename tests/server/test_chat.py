"""Chat: data, not HTML; short, and not too fast."""

from pathlib import Path

from paddock.server.settings import Limits
from tests.server.harness import LocalSite
from tests.server.players import full_table


def test_what_is_said_is_heard_by_all_and_kept(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    socket = ben.live(table)
    socket.next()

    ana.post(f"/api/tables/{table}/chat", {"text": "  good \n luck  "})

    line = socket.until(lambda message: "chat" in message)["chat"][0]
    assert (line["seat"], line["name"], line["text"]) == (0, "Driver 1", "good luck")
    assert line["at"].endswith("Z")
    assert ben.state(table)["chat"] == [line]


def test_who_watches_may_speak_without_a_seat(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    zoe = site.person("Zoe")

    zoe.post(f"/api/tables/{table}/chat", {"text": "hello"})

    line = ana.state(table)["chat"][-1]
    assert (line["seat"], line["name"]) == (None, "Zoe")


def test_by_socket_too(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    socket = ana.live(table)
    socket.next()

    socket.send({"type": "chat", "text": "by wire", "key": "c1"})

    assert socket.until(lambda message: message.get("key") == "c1")["type"] == "ack"
    assert socket.state["chat"][-1]["text"] == "by wire"


def test_a_visitor_without_a_cookie_is_not_known_to_the_socket(site: LocalSite) -> None:
    table, _ = full_table(site, 2)
    socket = site.person().live(table)
    socket.next()

    socket.send({"type": "chat", "text": "who am I"})

    assert socket.until(lambda message: message["type"] == "refused")["reason"] == "not-known"


def test_markup_stays_the_text_that_it_is(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    script = "<script>alert(1)</script> & <b>"

    ana.post(f"/api/tables/{table}/chat", {"text": script})

    assert ana.state(table)["chat"][-1]["text"] == script
    assert ana.http.get(f"/api/tables/{table}").headers["content-type"] == "application/json"


def test_tricks_with_invisible_characters_are_taken_out(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)

    ana.post(f"/api/tables/{table}/chat", {"text": "a\u202eb\x00c\u200b d\u2066e"})

    assert ana.state(table)["chat"][-1]["text"] == "a b c d e"


def test_too_long_and_empty_lines_are_refused(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    path = f"/api/tables/{table}/chat"

    assert ana.refused("POST", path, {"text": "x" * 301}) == (422, "too-long")
    assert ana.refused("POST", path, {"text": "x" * 5000}) == (422, "bad-request")
    assert ana.refused("POST", path, {"text": " \n\t\u200b"}) == (422, "empty")


def test_a_flood_is_refused_and_ends_with_time(folder: Path) -> None:
    with LocalSite(folder, limits=Limits()) as site:
        table, (ana, _) = full_table(site, 2)
        path = f"/api/tables/{table}/chat"

        statuses = [ana.request("POST", path, {"text": f"{n}"}).status_code for n in range(10)]

        assert statuses == [200] * 6 + [429] * 4
        site.clock.advance(4)
        assert ana.request("POST", path, {"text": "again"}).status_code == 200


def test_only_the_newest_lines_are_sent(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    for n in range(205):
        ana.post(f"/api/tables/{table}/chat", {"text": f"{n}"})

    texts = [line["text"] for line in ana.state(table)["chat"]]

    assert texts == [f"{n}" for n in range(5, 205)]


def test_those_who_watch_without_a_name_are_told_apart_by_a_number(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = ana.make_table("hoo")
    for watcher in (site.person(), site.person("Zoe"), site.person()):
        watcher.request("GET", "/api/me")
        watcher.post(f"/api/tables/{table}/chat", {"text": "Hello"})
    ana.post(f"/api/tables/{table}/chat", {"text": "Hello all"})

    said = [(line["seat"], line["guest"], line["name"]) for line in ana.state(table)["chat"]]

    assert said == [(None, 1, None), (None, 2, "Zoe"), (None, 3, None), (0, None, "Ana")]
