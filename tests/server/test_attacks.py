"""What people with bad intentions try."""

import json
import re
import socket
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from itsdangerous import URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus

from paddock.server.people.tickets import COOKIE_SECONDS
from paddock.server.settings import Limits, Rate
from tests.patience import PATIENCE, wait_for
from tests.server.harness import EASY, LocalSite, Person, new_key
from tests.server.players import full_table, plan_choices


def with_cookie(site: LocalSite, cookie: str) -> Person:
    return site.people.enter_context(Person(site.host, cookie))


# ---- who one is ------------------------------------------------------------------------------------------------------


def test_a_forged_cookie_is_nobody(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    user = site.site.rooms.active[table].room.chairs[0].user
    forged = str(URLSafeTimedSerializer("another key", salt="cookie").dumps(user))
    bent = ana.cookie[:-9] + ("A" if ana.cookie[-9] != "A" else "B") + ana.cookie[-8:]

    for cookie in (forged, bent, str(user), "", "a.b.c", "x" * 5000):
        thief = with_cookie(site, cookie)
        assert thief.state(table)["seat"] is None
        assert thief.answer(table, [1], seat=0, expected=0).json()["reason"] == "not-your-seat"


def test_an_expired_cookie_is_nobody(folder: Path) -> None:
    with LocalSite(folder) as site:
        table, (ana, _) = full_table(site, 2)
        assert ana.state(table)["seat"] == 0

        site.clock.advance(COOKIE_SECONDS + 1)

        assert ana.state(table)["seat"] is None


def test_a_recovery_token_is_no_cookie_and_a_cookie_no_recovery_token(site: LocalSite) -> None:
    ana = site.person("Ana")
    token = ana.post("/api/me/recovery")["url"].removeprefix("/recover#")

    assert with_cookie(site, token).get("/api/me") == {"name": None, "tables": []}
    assert site.person().refused("POST", "/api/recover", {"token": ana.cookie}) == (404, "unknown-link")


def recovery_token(person: Person) -> str:
    url: str = person.post("/api/me/recovery")["url"]
    return url.removeprefix("/recover#")


def test_a_recovery_link_brings_the_seat_to_another_browser(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    token = recovery_token(ana)
    phone = site.person()

    assert phone.post("/api/recover", {"token": token})["name"] == "Driver 1"
    assert phone.state(table)["seat"] == 0
    assert site.person().refused("POST", "/api/recover", {"token": token + "x"}) == (404, "unknown-link")


def test_a_recovery_link_is_checked_before_anybody_becomes_somebody_else(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")

    assert ben.refused("POST", "/api/recover/check", {"token": "abc"}) == (404, "unknown-link")
    ben.post("/api/recover/check", {"token": recovery_token(ana)})

    assert ben.get("/api/me")["name"] == "Ben"


def test_a_saved_recovery_link_goes_on_working_when_the_link_is_shown_again(site: LocalSite) -> None:
    ana = site.person("Ana")
    saved = recovery_token(ana)
    site.clock.advance(3600)

    newer = recovery_token(ana)

    for token in (saved, newer):
        assert site.person().post("/api/recover", {"token": token})["name"] == "Ana"


def test_recovery_links_are_useless_once_their_owner_says_so_and_a_newer_one_works(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    lost, others = recovery_token(ana), recovery_token(ben)

    ana.delete("/api/me/recovery")

    assert site.person().refused("POST", "/api/recover", {"token": lost}) == (404, "unknown-link")
    assert site.person().post("/api/recover", {"token": recovery_token(ana)})["name"] == "Ana"
    assert site.person().post("/api/recover", {"token": others})["name"] == "Ben"


def test_whoever_ends_the_other_sessions_goes_on_and_all_other_browsers_are_strangers(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    thief = with_cookie(site, ana.cookie)
    socket = thief.live(table)
    assert socket.next()["seat"] == 0

    ana.delete("/api/me/sessions")

    assert socket.close_code() == 1012
    assert thief.live(table).next()["seat"] is None
    assert thief.get("/api/me") == {"name": None, "tables": []}
    assert ana.get("/api/me")["name"] == "Driver 1"
    assert ana.state(table)["seat"] == 0
    assert ben.state(table)["seat"] == 1
    site.site.register.lately.clear()  # it is stored, too
    assert thief.state(table)["seat"] is None
    assert ana.state(table)["seat"] == 0
    assert site.person().refused("DELETE", "/api/me/sessions") == (403, "not-known")


def test_a_cookie_from_before_sessions_had_numbers_is_good_until_they_are_ended(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    user = site.site.rooms.active[table].room.chairs[0].user
    old = with_cookie(site, str(site.site.register.tickets.cookies.dumps(user)))
    assert old.state(table)["seat"] == 0

    ana.delete("/api/me/sessions")

    assert old.state(table)["seat"] is None


def test_the_cookie_is_hidden_from_scripts_and_other_sites(site: LocalSite) -> None:
    response = site.person().request("POST", "/api/me", {"name": "Ana"})

    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_the_key_is_readable_by_its_owner_only(site: LocalSite) -> None:
    key = site.settings.data / "key"

    assert key.stat().st_mode & 0o077 == 0
    assert len(key.read_text()) >= 40


# ---- other sites -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://{host}.evil.example", "http://{host}1", "http://[", ""]
)
def test_a_request_from_another_site_is_refused(site: LocalSite, origin: str) -> None:
    ana = site.person("Ana")
    headers = {"Origin": origin.format(host=site.host)}
    plan = json.dumps({"game": "heat", "seats": [{"kind": "human"}, {"kind": "open"}]})

    response = ana.http.post("/api/tables", content=plan, headers=headers)

    assert (response.status_code, response.json()["reason"]) == (403, "other-origin")


def test_a_request_that_a_browser_calls_cross_site_is_refused_without_an_origin_too(site: LocalSite) -> None:
    ana = site.person("Ana")
    del ana.http.headers["Origin"]

    assert ana.http.post("/api/me/recovery", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert ana.http.post("/api/me/recovery", headers={"Sec-Fetch-Site": "same-site"}).status_code == 403
    assert ana.http.post("/api/me/recovery").status_code == 200  # not a browser


def test_a_socket_from_another_site_is_refused(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)

    with pytest.raises(InvalidStatus) as refused:
        ana.live(table, origin="http://evil.example")

    assert refused.value.response.status_code == 403
    assert ana.live(table, origin=None).next()["seat"] == 0


def test_an_origin_that_the_host_allows_is_allowed(folder: Path) -> None:
    with LocalSite(folder, origins=("https://play.example.org",)) as site:
        response = site.person().http.post("/api/me/recovery", headers={"Origin": "https://play.example.org"})

        assert response.status_code == 200


# ---- sizes and shapes ------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(site: LocalSite) -> None:
    ana = site.person("Ana")
    large = b'{"name": "' + b"x" * 70_000 + b'"}'

    told = ana.http.post("/api/me", content=large)
    untold = ana.http.post("/api/me", content=iter([large[:40_000], large[40_000:]]))

    for response in (told, untold):
        assert (response.status_code, response.json()["reason"]) == (413, "too-large")
    assert ana.http.post("/api/import", content=b"x" * 70_000).status_code == 422  # files may be larger
    assert ana.http.post("/api/import", content=b"x" * 3_000_000).status_code == 413


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'"\\ud800"', b"[" * 50_000, b"{}"])
def test_a_malformed_body_is_refused(site: LocalSite, body: bytes) -> None:
    ana = site.person("Ana")

    response = ana.http.post("/api/tables", content=body)

    assert response.status_code in (400, 422)
    assert response.json()["reason"] in ("bad-request", "not-json")


def test_malformed_messages_are_refused_and_the_socket_goes_on(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    socket = ana.live(table)
    socket.next()
    socket.drain()
    answer = {"type": "answer", "seat": 0, "expected": 0, "key": "k", "choices": [1]}

    for message in (
        "",
        "{",
        "[]",
        "null",
        b"\x00\x01",
        "[" * 10_000,
        {"type": "dance"},
        {**answer, "seat": "0"},
        {**answer, "seat": -1},
        {**answer, "seat": True},
        {**answer, "expected": 1.5},
        {**answer, "key": ""},
        {**answer, "key": "x" * 65},
        {**answer, "key": "ключ"},
        {**answer, "choices": []},
        {**answer, "choices": [1] * 65},
        {**answer, "choices": [None]},
        {**answer, "choices": [10**30]},
        {**answer, "more": 1},
    ):
        socket.send(message)
        refused = socket.next()
        assert refused["type"] == "refused", message
        assert refused["reason"] in ("bad-request", "not-json"), message
    assert socket.answer([1])["type"] == "ack"


def test_a_message_that_is_too_large_ends_the_socket(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    socket = ana.live(table)
    socket.next()

    socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))

    assert socket.close_code() == 1009
    assert ana.state(table)["chat"] == []


# ---- floods ----------------------------------------------------------------------------------------------------------


def test_a_flood_of_answers_is_slowed_down(folder: Path) -> None:
    with LocalSite(folder, limits=Limits()) as site:
        table, (ana, _) = full_table(site, 2)

        reasons = [ana.answer(table, [4], seat=0, expected=0).json()["reason"] for _ in range(60)]

        assert reasons[:30] == ["gear-too-far"] * 30
        assert reasons[-1] == "too-fast"


def test_a_flood_through_the_socket_ends_it(folder: Path) -> None:
    with LocalSite(folder, limits=Limits()) as site:
        table, (ana, _) = full_table(site, 2)
        socket = ana.live(table)
        socket.next()

        with suppress(ConnectionClosed):
            for n in range(1000):
                socket.send({"type": "chat", "text": f"{n}"})

        assert socket.close_code() == 1008


def test_a_flood_of_tables_is_refused(folder: Path) -> None:
    with LocalSite(folder, limits=Limits()) as site:
        ana = site.person("Ana")
        plan = {"game": "heat", "seats": [{"kind": "human"}, {"kind": "open"}]}

        statuses = [ana.request("POST", "/api/tables", plan).status_code for _ in range(25)]

        assert statuses == [201] * 20 + [429] * 5


def test_a_person_and_the_house_have_a_largest_number_of_open_tables(folder: Path) -> None:
    few = Limits(tables=Rate(1000, 1000), open_tables_by_person=3, open_tables=5)
    with LocalSite(folder, limits=few) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        for _ in range(3):
            ana.make_table("ho")
        plan = {"game": "heat", "seats": [{"kind": "human"}, {"kind": "open"}]}

        assert ana.refused("POST", "/api/tables", plan) == (429, "too-many-tables")
        ben.make_table("ho")
        ben.make_table("ho")
        assert ben.refused("POST", "/api/tables", plan) == (503, "house-full")
        site.clock.advance(25 * 3600)  # what nobody has touched for a day does not count
        ana.make_table("ho")


def test_a_full_house_makes_room_where_nobody_has_played_and_nobody_is(folder: Path) -> None:
    """Whoever fills it with tables keeps nobody out."""
    with LocalSite(folder, limits=replace(EASY, open_tables=4)) as site:
        played, (ana, _) = full_table(site, 2)
        assert ana.answer(played, plan_choices(ana.state(played), Random(1))).status_code == 200
        watched, (ben, _) = full_table(site, 2)
        ben.live(watched).next()
        empty = [site.person().make_table("ho"), site.person().make_table("hb")]
        newcomer = site.person("Cleo")
        plan = {"game": "heat", "seats": [{"kind": "human"}, {"kind": "open"}]}
        assert newcomer.refused("POST", "/api/tables", plan) == (503, "house-full")

        site.clock.advance(121)
        table = newcomer.make_table("ho")

        for gone in empty:
            assert newcomer.request("GET", f"/api/tables/{gone}").status_code == 404
        for stays in (played, watched, table):
            assert newcomer.state(stays)["table"]["id"] == stays
        assert len(ben.state(watched)["table"]["seats"]) == 2


def test_the_many_networks_of_one_tunnel_make_no_more_tables_than_four_lines(folder: Path) -> None:
    limits = replace(EASY, tables_by_address=Rate(0.5, 3))
    plan = json.dumps({"game": "heat", "seats": [{"kind": "human"}, {"kind": "open"}]})
    with LocalSite(folder, limits=limits) as site:

        def made(host: str) -> int:
            return site.person().http.post("/api/tables", content=plan, headers={"X-Forwarded-For": host}).status_code

        assert [made(f"2001:db8:1:{n:x}::1") for n in range(5)] == [201] * 3 + [429] * 2
        assert [made(f"2001:db8:1:{n * 256:x}::1") for n in range(1, 15)].count(201) <= 9
        assert made("2001:db8:2::1") == 201


def test_a_flood_of_requests_from_one_address_is_refused_and_others_are_served(folder: Path) -> None:
    with LocalSite(folder, limits=Limits()) as site:
        ana = site.person()
        statuses = [ana.http.get("/api/games").status_code for _ in range(160)]
        assert statuses.count(429) == 10
        refused = ana.http.get("/api/games")

        assert refused.json()["reason"] == "too-fast"
        elsewhere = ana.http.get(
            "/api/games", headers={"X-Forwarded-For": "203.0.113.9"}
        )  # through a proxy of this host
        assert elsewhere.status_code == 200


def test_guessing_tables_is_slowed_down_and_ids_cannot_be_guessed(folder: Path) -> None:
    with LocalSite(folder, limits=Limits()) as site:
        ana = site.person("Ana")
        ids = {ana.make_table("ho") for _ in range(5)}
        assert all(len(table) * 6 >= 96 for table in ids)

        statuses = [ana.request("GET", f"/api/tables/{'A' * 20}{n:02}").status_code for n in range(40)]

        assert statuses[:30] == [404] * 30
        assert set(statuses[30:]) == {429}


def test_too_many_sockets_are_refused(folder: Path) -> None:
    with LocalSite(folder, limits=Limits(sockets_by_person=3)) as site:
        table, (ana, _) = full_table(site, 2)
        for _ in range(3):
            ana.live(table).next()

        with pytest.raises(InvalidStatus) as refused:
            ana.live(table)

        assert refused.value.response.status_code == 429


@pytest.mark.parametrize("path", ["..%2f..%2fetc%2fpasswd", "x" * 22, "A" * 500, "%00", "%ff", "null", "%27;DROP"])
def test_a_table_that_does_not_exist_is_not_found(site: LocalSite, path: str) -> None:
    ana = site.person("Ana")

    for tail in ("", "/log", "/export", "/answers", "/seats/0"):
        method = "POST" if tail in ("/answers", "/seats/0") else "GET"
        body = {"seat": 0, "expected": 0, "key": "k", "choices": [1]} if tail == "/answers" else None
        assert ana.request(method, f"/api/tables/{path}{tail}", body).status_code in (404, 405)
    with pytest.raises(InvalidStatus) as refused:
        ana.live(path)
    assert refused.value.response.status_code in (403, 404)


# ---- scripts and old answers -----------------------------------------------------------------------------------------


def test_a_script_in_a_name_stays_text(site: LocalSite) -> None:
    ana = site.person()
    name = "<img src=x>"

    ana.post("/api/me", {"name": name})
    table = ana.make_table("hb")

    response = ana.http.get(f"/api/tables/{table}")
    assert response.json()["table"]["seats"][0]["name"] == name
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in response.headers["content-security-policy"]
    assert ana.refused("POST", "/api/me", {"name": "x" * 25}) == (422, "too-long")
    assert ana.refused("POST", "/api/me", {"name": "\u202e\u0000 "}) == (422, "empty")


def test_an_old_answer_sent_again_does_nothing(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    body = {"seat": 0, "expected": 0, "key": new_key(), "choices": [1]}
    ana.post(f"/api/tables/{table}/answers", body)
    after = ana.state(table)

    assert ana.post(f"/api/tables/{table}/answers", body)["type"] == "ack"
    assert ana.refused("POST", f"/api/tables/{table}/answers", {**body, "key": new_key()}) == (409, "stale")
    assert ana.state(table) == after


def test_a_slow_reader_hears_all_in_order_until_it_is_cut_off_and_delays_nobody(folder: Path) -> None:
    with LocalSite(folder, limits=Limits(**{**vars(EASY), "waiting_messages": 5})) as site:
        table, (ana, ben) = full_table(site, 2)
        active = site.site.rooms.active[table]
        host, port = site.host.split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(upgrade(site.host, table, ben.cookie))
            wait_for(lambda: bool(active.listeners))
            listener = next(iter(active.listeners))
            loop = site.site.tasks[0].get_loop()
            for n in range(50):
                loop.call_soon_threadsafe(listener.ear, b'{"n":%d,"long":"%s"}' % (n, b"x" * 1_000_000))

            assert ana.post(f"/api/tables/{table}/chat", {"text": "still quick"}) == {}
            heard = b"".join(iter(lambda: line.recv(1 << 20), b""))

    numbers = [int(number) for number in re.findall(rb'"n":(\d+),"long"', heard)]
    assert 5 < len(numbers) < 50
    assert numbers == list(range(len(numbers)))
    assert heard.endswith(b"\x88\x02" + (1012).to_bytes(2))


def upgrade(host: str, table: str, cookie: str) -> bytes:
    """A request for a socket."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nCookie: paddock={cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
