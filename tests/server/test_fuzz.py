"""Whatever is sent, nothing breaks: no reply of 500 or above, no traceback, no secret in the log, and games go on.

``make fuzz CASES=10000 SEED=7`` sends many; here a few of each kind are sent.
"""

import json
import random
import socket
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.fuzzing import Fuzzer
from tests.server.harness import Socket
from tests.server.house import ANEW, CASES, SEED, House, check_quiet, open_house

ENDS = (1003, 1007, 1009)  # no text, broken text, too large
SILENCE = 0.3  # seconds: whoever has not answered by then waits for more


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("fuzz")) as house:
        yield house


@pytest.fixture(autouse=True)
def quiet(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield from check_quiet(house, caplog)


def new_fuzzer(house: House, kind: str) -> Fuzzer:
    fuzzer = Fuzzer(random.Random(f"{SEED} {kind}"), house.document, house.names)
    house.begin_anew(fuzzer.dice)
    return fuzzer


def cases(house: House, share: int = 1) -> Iterator[int]:
    for number in range(CASES // share):
        house.pause()
        yield number


def check_reply(reply: httpx.Response, told: object) -> None:
    assert reply.status_code < 500, (told, reply.text)
    if reply.status_code >= 400 and reply.headers["content-type"] == "application/json":
        assert reply.request.method == "HEAD" or isinstance(reply.json()["reason"], str), told


def test_no_request_breaks_the_site(house: House) -> None:
    fuzzer = new_fuzzer(house, "requests")
    seen: set[int] = set()
    for number in cases(house):
        if number % ANEW == ANEW - 1:
            house.begin_anew(fuzzer.dice)
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
    fuzzer = new_fuzzer(house, "messages")
    live: Socket | None = None
    done = 0
    for _ in cases(house):
        if live is None:
            live = house.ana.live(house.table)
            live.next()
        message = fuzzer.message()
        live.send(message)
        with suppress(ConnectionClosed):
            if live.until(lambda said: said["type"] in ("ack", "refused"))["type"] == "ack":
                done += 1
                house.follow(fuzzer.dice)
            continue
        assert live.connection.close_code in ENDS, message
        live = None

    assert done > CASES // 20
    house.is_well()


def test_no_bytes_break_the_site(house: House) -> None:
    fuzzer = new_fuzzer(house, "bytes")
    host, _, port = house.site.host.partition(":")
    refused = 0
    for _ in cases(house, 2):
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


def test_no_file_of_a_game_breaks_the_site(house: House) -> None:
    fuzzer = new_fuzzer(house, "files")
    statuses = set()
    for number in cases(house, 2):
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
    fuzzer = new_fuzzer(house, "routes")
    asked = {
        (method, address.partition("?")[0].count("/"))
        for method, address, _, _ in (fuzzer.request() for _ in range(2000))
    }

    assert len(fuzzer.routes) > 25
    assert {(method.upper(), path.count("/")) for method, path, _ in fuzzer.routes} <= asked
