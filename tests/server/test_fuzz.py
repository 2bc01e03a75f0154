"""Whatever is sent, nothing breaks: no reply of 500 or above, no traceback, no secret in the log, and games go on.

``make fuzz CASES=10000 SEED=7`` sends many; here a few of each kind are sent.
"""

import json
import logging
import os
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from paddock.server.settings import DoorLimits
from tests.server.fuzzing import Fuzzer
from tests.server.harness import EASY, FAST, LocalSite, Socket
from tests.server.players import full_table, plan_choices, play_on

CASES = int(os.environ.get("PADDOCK_FUZZ_CASES", "150"))
SEED = int(os.environ.get("PADDOCK_FUZZ_SEED", "1"))
ANEW = 200  # cases, then the table is another
PACE = 0.002  # seconds of the site between two cases
ENDS = (1003, 1007, 1009)  # no text, broken text, too large
SILENCE = 0.3  # seconds: whoever has not answered by then waits for more
DOOR = DoorLimits(
    frames=FAST, control_frames=FAST, connections_by_address=1000, arrivals=FAST, warnings=FAST, closing_seconds=0.5
)


class House:
    """A site with a table that waits, one that is played and one that is over, and people who sit there."""

    def __init__(self, site: LocalSite) -> None:
        self.site = site
        self.finished, people = full_table(site, 2)
        play_on(self.finished, people, random.Random(1))
        self.file = people[0].get(f"/api/tables/{self.finished}/export")
        self.secrets = [self.finished, site.site.key, people[0].cookie]
        self.secrets.append(people[0].post("/api/me/recovery")["url"].removeprefix("/recover#"))
        self.document = people[0].get("/api/openapi.json")

    def fuzzer(self, kind: str) -> Fuzzer:
        fuzzer = Fuzzer(random.Random(f"{SEED} {kind}"), self.document, {"file": [self.file]})
        self.begin_anew(fuzzer)
        return fuzzer

    def begin_anew(self, fuzzer: Fuzzer) -> None:
        """Another table and other people, whose sessions nobody has ended yet."""
        self.table, (self.ana, self.ben) = full_table(self.site, 2)
        waiting = self.ana.make_table("ho")
        self.secrets += [self.table, waiting, self.ana.cookie]
        fuzzer.names |= {
            "table_id": [self.table, self.finished, waiting],
            "game": ["heat", "roborally", "formula_d"],
            "seat": [0, 0, 0, 1],
        }
        self.follow(fuzzer)

    def follow(self, fuzzer: Fuzzer) -> None:
        """What may be answered now."""
        state = self.ana.state(self.table)
        fuzzer.names["expected"] = [state["expected"]]
        if state["question"]:
            fuzzer.names["choices"] = [plan_choices(state, fuzzer.dice)]

    def cases(self, share: int = 1) -> Iterator[int]:
        """The site's clock goes on meanwhile, so that nobody comes too often."""
        for number in range(CASES // share):
            self.site.clock.advance(PACE)
            yield number

    def is_well(self) -> None:
        """Others can play, and what was over is as it was."""
        watcher = self.site.person()
        assert watcher.http.get("/healthz").text == "ok\n"
        table, people = full_table(self.site, 2)
        assert play_on(table, people, random.Random(2), 6)["expected"] > 0
        assert watcher.get(f"/api/tables/{self.finished}/export") == self.file


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = replace(EASY, door=DOOR, open_tables_by_person=100_000, open_tables=100_000)
    folder = tmp_path_factory.mktemp("fuzz")
    pages = folder / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<title>Paddock</title>")
    with LocalSite(folder, limits=limits, static=pages) as site:
        yield House(site)


@pytest.fixture(autouse=True)
def quiet(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing but warnings in the log, and nothing in it by which somebody's seat could be taken."""
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        yield
    records = caplog.get_records("call")
    assert [each.getMessage() for each in records if each.exc_info or each.levelno > logging.WARNING] == []
    counted = house.site.person().http.get("/metrics").text
    assert 'reason="server-fault"' not in counted
    for secret in house.secrets:
        assert secret not in caplog.text
        assert secret not in counted


def check_reply(reply: httpx.Response, told: object) -> None:
    assert reply.status_code < 500, (told, reply.text)
    if reply.status_code >= 400 and reply.headers["content-type"] == "application/json":
        assert reply.request.method == "HEAD" or isinstance(reply.json()["reason"], str), told


def test_no_request_breaks_the_site(house: House) -> None:
    fuzzer = house.fuzzer("requests")
    seen: set[int] = set()
    for number in house.cases():
        if number % ANEW == ANEW - 1:
            house.begin_anew(fuzzer)
        request = fuzzer.request()
        method, address, body, headers = request
        person = house.site.person() if "Cookie" in headers else house.ana if number % 3 else house.ben
        raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        reply = person.http.request(method, address, content=body, headers=raw)
        check_reply(reply, (number, request))
        seen.add(reply.status_code)

    assert {200, 404, 422} <= seen
    house.is_well()


def test_no_message_breaks_a_table(house: House) -> None:
    fuzzer = house.fuzzer("messages")
    live: Socket | None = None
    done = 0
    for _ in house.cases():
        if live is None:
            live = house.ana.live(house.table)
            live.next()
        message = fuzzer.message()
        live.send(message)
        with suppress(ConnectionClosed):
            if live.until(lambda said: said["type"] in ("ack", "refused"))["type"] == "ack":
                done += 1
                house.follow(fuzzer)
            continue
        assert live.connection.close_code in ENDS, message
        live = None

    assert done > CASES // 20
    house.is_well()


def test_no_bytes_break_the_site(house: House) -> None:
    fuzzer = house.fuzzer("bytes")
    host, _, port = house.site.host.partition(":")
    refused = 0
    for _ in house.cases(2):
        data = fuzzer.bytes_for(house.site.host)
        said = said_to(host, int(port), data)
        if said:
            assert said.startswith(b"HTTP/1."), (data, said)
            assert int(said.split(b" ")[1]) < 500, (data, said)
            refused += said[9:10] == b"4"

    assert refused > 5
    house.is_well()


def said_to(host: str, port: int, data: bytes) -> bytes:
    said = b""
    with socket.create_connection((host, port), timeout=SILENCE) as line, suppress(OSError):
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        while len(said) < 4096 and (more := line.recv(4096)):
            said += more
    return said


def test_no_frames_break_a_socket(house: House) -> None:
    fuzzer = house.fuzzer("frames")
    host, _, port = house.site.host.partition(":")
    opening = (
        f"GET /api/tables/{house.table}/live HTTP/1.1\r\nHost: {house.site.host}\r\nOrigin: http://{house.site.host}\r\n"
        f"Cookie: paddock={house.ana.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    opened = 0
    for _ in house.cases(3):
        first = fuzzer.dice.randrange(256)
        length = fuzzer.dice.choice((0, 5, 125, 126, 127))
        frames = bytes([first, 0x80 | length]) + fuzzer.dice.randbytes(fuzzer.dice.choice((4, 14, 40, 200)))
        said = said_to(host, int(port), opening + frames)
        opened += said.startswith(b"HTTP/1.1 101 ")

    assert opened == CASES // 3
    house.is_well()


def test_no_file_of_a_game_breaks_the_site(house: House) -> None:
    fuzzer = house.fuzzer("files")
    fuzzer.names["file"] = [house.file]
    statuses = set()
    for number in house.cases(2):
        body = json.dumps(fuzzer.bent_once(json.loads(json.dumps(house.file)))).encode()
        reply = house.ana.http.post("/api/import", content=body)
        check_reply(reply, (number, body[:2000]))
        statuses.add(reply.status_code)

    assert 422 in statuses
    house.is_well()


def test_the_same_seed_sends_the_same(house: House) -> None:
    once, again = (Fuzzer(random.Random(SEED), house.document, {"file": [house.file]}) for _ in range(2))

    assert [once.bytes_for("x") for _ in range(50)] == [again.bytes_for("x") for _ in range(50)]


def test_the_fuzzer_reaches_every_route(house: House) -> None:
    fuzzer = house.fuzzer("routes")
    asked = {
        (method, address.partition("?")[0].count("/"))
        for method, address, _, _ in (fuzzer.request() for _ in range(2000))
    }

    assert len(fuzzer.routes) > 25
    assert {(method.upper(), path.count("/")) for method, path, _ in fuzzer.routes} <= asked
