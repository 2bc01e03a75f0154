"""The door: what a connection may say, how long it may take, and who is let in."""

import gc
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from paddock.server.addresses import Proxies
from paddock.server.door import Door
from paddock.server.metrics import Metrics
from paddock.server.settings import DoorLimits, Limits, Rate
from paddock.server.visits import text_frame
from tests.patience import PATIENCE, wait_for
from tests.server.harness import EASY, LocalSite, Socket
from tests.server.players import full_table

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\n"


@contextmanager
def line_to(site: LocalSite, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    host, port = site.host.split(":")
    with socket.create_connection((host, int(port)), PATIENCE, source_address=(source, 0)) as line:
        yield line


def said_to(site: LocalSite, said: bytes, source: str = "127.0.0.1") -> bytes:
    """What comes back until the other side closes."""
    with line_to(site, source) as line:
        try:
            line.sendall(said)
        except OSError:
            return b""
        return rest_of(line)


def rest_of(line: socket.socket) -> bytes:
    heard = b""
    try:
        while piece := line.recv(65536):
            heard += piece
    except OSError:
        pass
    return heard


def ended(site: LocalSite, reason: str) -> float:
    return site.site.metrics.registry.get_sample_value("paddock_door_total", {"reason": reason}) or 0.0


def limited(**numbers: object) -> Limits:
    return replace(EASY, door=replace(EASY.door, **numbers))  # type: ignore[arg-type]


# ---- heads and bodies ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        (b"GET /" + b"x" * 30_000, "endless-head"),
        (GET + b"X: " + b"x" * 30_000, "endless-head"),
        (GET + b"X: y\r\n" * 80, "endless-headers"),
    ],
)
def test_a_head_has_a_largest_size_and_so_many_headers(site: LocalSite, head: bytes, reason: str) -> None:
    before = ended(site, reason)

    assert said_to(site, head).startswith(b"HTTP/1.1 431 ")
    assert ended(site, reason) == before + 1


def test_what_is_no_request_is_refused_without_a_line_in_the_log(
    site: LocalSite, caplog: pytest.LogCaptureFixture
) -> None:
    assert said_to(site, b"\x16\x03\x01\x02\x00\x01\r\n\r\n").startswith(b"HTTP/1.1 400 ")
    assert caplog.records == []


def test_a_request_before_the_last_was_answered_ends_the_connection(site: LocalSite) -> None:
    before = ended(site, "pipelined")

    said_to(site, (GET + b"\r\n") * 50)

    assert ended(site, "pipelined") == before + 1


def test_one_request_after_another_goes_through_one_connection(site: LocalSite) -> None:
    with line_to(site) as line:
        for _ in range(20):
            line.sendall(GET + b"\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_a_body_in_pieces_of_one_byte_ends_the_connection(site: LocalSite) -> None:
    before = ended(site, "tiny-pieces")

    said_to(site, POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 5_000)

    assert ended(site, "tiny-pieces") == before + 1


def test_a_file_may_come_in_the_pieces_of_a_slow_network(site: LocalSite) -> None:
    body = b"x" * 1_400_000
    with line_to(site) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(b"POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body))
        for start in range(0, len(body), 700):
            line.sendall(body[start : start + 700])
        assert line.recv(4096).startswith(b"HTTP/1.1 422 ")


def test_a_trailer_without_end_ends_the_connection(site: LocalSite) -> None:
    chunked = POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: "

    before = ended(site, "endless-head")
    said_to(site, chunked + b"x" * 100_000)

    assert ended(site, "endless-head") == before + 1


def test_a_body_that_goes_on_long_after_its_answer_ends_the_connection(site: LocalSite) -> None:
    before = ended(site, "late-body")
    with line_to(site) as line:
        line.sendall(b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 90000000\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 4")
        with suppress(OSError):
            for _ in range(1000):
                line.sendall(b"x" * 16_000)

    wait_for(lambda: ended(site, "late-body") == before + 1)


def test_whoever_goes_away_in_the_middle_of_a_body_leaves_nothing_in_the_log(
    site: LocalSite, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(5):
        with line_to(site) as line:
            line.sendall(POST + b"Content-Length: 100\r\n\r\nx")
            time.sleep(0.02)

    assert site.person().http.get("/healthz").status_code == 200
    assert caplog.records == []


# ---- time ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "reason", "warned"),
    [
        (b"", "silent", False),
        (b"GET / HT", "slow-head", True),
        (b"\r\n\r\n", "slow-head", True),
        (POST + b"Content-Length: 100\r\n\r\nx", "slow-body", True),
    ],
)
def test_a_request_that_is_late_ends_the_connection(folder: Path, said: bytes, reason: str, warned: bool) -> None:
    """Browsers open connections that they may need later: silence alone is no fault."""
    with (
        LocalSite(folder, limits=limited(head_seconds=0.3, body_seconds=0.3)) as site,
        line_to(site, "127.0.2.1") as line,
    ):
        line.sendall(said)
        rest_of(line)

        assert ended(site, reason) == 1
        left = site.site.door.addresses["127.0.2.1"].warnings.tokens
        assert (left < EASY.door.warnings.at_once) == warned


def test_an_answer_that_nobody_reads_ends_the_connection(folder: Path) -> None:
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text("x" * 8_000_000)
    with LocalSite(folder, limits=limited(stall_seconds=0.5), static=static) as site, line_to(site) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")

        wait_for(lambda: ended(site, "unread") == 1)
        assert not site.site.door.visits


# ---- sockets ---------------------------------------------------------------------------------------------------------


def test_too_many_frames_end_a_socket_which_is_told_so(folder: Path) -> None:
    with LocalSite(folder, limits=limited(frames=Rate(1, 40), control_frames=Rate(1, 10))) as site:
        table, (ana, _) = full_table(site, 2)
        floods: list[tuple[str, Callable[[Socket], object]]] = [
            ("control-frames", lambda socket: socket.connection.ping()),
            ("control-frames", lambda socket: socket.connection.pong()),
            ("frames", lambda socket: socket.send("{}")),
        ]
        for reason, send in floods:
            socket = ana.live(table)
            socket.next()
            before = ended(site, reason)
            with suppress(ConnectionClosed):
                for _ in range(200):
                    send(socket)

            assert socket.close_code() == 1008
            assert ended(site, reason) == before + 1


def test_a_message_in_too_many_fragments_ends_the_socket(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    socket = ana.live(table)
    socket.next()
    before = ended(site, "fragments")

    with suppress(ConnectionClosed):
        socket.connection.send("" for _ in range(1000))

    assert socket.close_code() == 1008
    assert ended(site, "fragments") == before + 1


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_sent_at_once_is_a_frame_as_any_other(size: int) -> None:
    text = b"x" * size

    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_nothing_of_a_socket_waits_for_the_collector(folder: Path) -> None:
    """It seldom comes, and a flood opens hundreds a second, refused or not."""

    def left() -> int:
        return sum(type(thing) is ServerProtocol for thing in gc.get_objects())

    with LocalSite(folder, limits=replace(EASY, sockets_by_person=4)) as site:
        table, (person, _) = full_table(site, 2)
        gc.collect()
        gc.disable()
        try:
            before = left()
            for _ in range(4):
                person.live(table)
            with pytest.raises(InvalidStatus):
                person.live(table)
            wait_for(lambda: left() == before + 4)
            person.sockets.close()

            wait_for(lambda: left() == before)
        finally:
            gc.enable()


# ---- addresses -------------------------------------------------------------------------------------------------------


class Line:
    """A connection that does nothing."""

    is_ended = False

    def abort(self) -> None:
        self.is_ended = True

    def is_closing(self) -> bool:
        return self.is_ended

    def get_write_buffer_size(self) -> int:
        return 0


class StillDoor(Door):
    """Its time stands still until it is told to go on."""

    at = 100.0

    def now(self) -> float:
        return self.at


def door(*proxies: str, **numbers: object) -> StillDoor:
    return StillDoor(replace(DoorLimits(), **numbers), Proxies(proxies), Metrics())  # type: ignore[arg-type]


def test_an_address_has_so_many_connections_and_one_that_leaves_makes_room() -> None:
    entry = door(connections_by_address=3)
    visits = [entry.enter(Line(), "203.0.113.7") for _ in range(4)]

    assert [visit.is_over for visit in visits] == [False, False, False, True]
    assert not entry.enter(Line(), "203.0.113.8").is_over
    entry.leave(visits[0])
    entry.leave(visits[0])
    assert [entry.enter(Line(), "203.0.113.7").is_over for _ in range(2)] == [False, True]


def test_whoever_had_to_be_ended_too_often_is_let_in_again_a_little_later() -> None:
    entry = door()
    friend = entry.enter(Line(), "203.0.113.7")
    for _ in range(10):
        visit = entry.enter(Line(), "203.0.113.7")
        assert not visit.is_over
        visit.end("frames")
        entry.leave(visit)

    assert entry.enter(Line(), "203.0.113.7").is_over
    assert not friend.is_over  # what is open goes on
    entry.at += 5.1
    assert not entry.enter(Line(), "203.0.113.7").is_over


def test_ipv6_counts_by_the_network_of_a_line_and_by_wider_ones() -> None:
    """2**16 networks of one tunnel are not 2**16 visitors."""
    entry = door(connections_by_address=5)

    one_line = [entry.enter(Line(), f"2001:db8:1:{n:x}::1").is_over for n in range(8)]
    one_company = [entry.enter(Line(), f"2001:db8:1:{n * 256:x}::1").is_over for n in range(1, 21)]

    assert one_line == [False] * 5 + [True] * 3
    assert one_company == [False] * 15 + [True] * 5
    assert not entry.enter(Line(), "2001:db8:2::1").is_over


def test_a_proxy_is_not_counted_for_it_speaks_for_many() -> None:
    entry = door("10.0.0.0/8", "::1", connections_by_address=1)

    for host in ("10.1.2.3", "::1"):
        assert not any(entry.enter(Line(), host).is_over for _ in range(10))
    assert [entry.enter(Line(), "11.1.2.3").is_over for _ in range(2)] == [False, True]


def test_addresses_are_forgotten_when_nothing_is_to_be_said_of_them() -> None:
    entry = door()
    visit = entry.enter(Line(), "2001:db8::1")
    visit.end("frames")
    entry.look()
    assert len(entry.addresses) == 3

    entry.leave(visit)
    entry.at += 60
    entry.look()

    assert not entry.addresses


def test_a_slow_reader_is_no_fault_and_one_that_does_not_read_is() -> None:
    entry = door()
    unread = 200_000

    class Full(Line):
        def get_write_buffer_size(self) -> int:
            return unread

    visit = entry.enter(Full(), "203.0.113.7")
    visit.is_stalled = True
    for _ in range(10):
        unread -= 17_000
        entry.at += 15
        entry.look()
        assert not visit.is_over

    for _ in range(3):
        entry.at += 15
        entry.look()
    assert visit.is_over


# ---- the site's names ------------------------------------------------------------------------------------------------


def test_a_site_with_a_name_of_its_own_answers_to_no_other(folder: Path) -> None:
    """Otherwise a page elsewhere could have its own name point here, and be of the same origin."""
    with LocalSite(folder, names=("play.example.org",), origins=("https://race.example.org",)) as site:
        http = site.person().http

        def status(host: str, path: str = "/api/games") -> int:
            return http.get(path, headers={"Host": host}).status_code

        assert [status(name) for name in ("play.example.org", "PLAY.example.org:8000", "race.example.org")] == [200] * 3
        assert [status(name) for name in ("evil.example.org", "127.0.0.1", "[::1]:80", "")] == [421] * 4
        assert http.get("/api/games", headers={"Host": "x"}).json()["reason"] == "other-host"
        assert status("10.0.0.1", "/healthz") == 200


def test_pages_are_counted_too(folder: Path) -> None:
    with LocalSite(folder, limits=replace(EASY, visits=Rate(1, 20))) as site:
        http = site.person().http

        statuses = [http.get("/healthz").status_code for _ in range(22)]

        assert statuses == [200] * 20 + [429] * 2
        assert http.get("/healthz").headers["retry-after"] == "5"
        assert http.get("/healthz", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 200


def test_all_sockets_of_an_address_together_say_so_much(folder: Path) -> None:
    with LocalSite(folder, limits=replace(EASY, messages_by_address=Rate(1, 30))) as site:
        table, people = full_table(site, 3)
        sockets = [person.live(table) for person in people]
        for socket in sockets:
            for _ in range(12):
                socket.send({"type": "nothing"})

        sockets[2].until(lambda message: message.get("reason") == "too-fast")
