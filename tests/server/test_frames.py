"""What is no WebSocket, frame by frame, at a real socket: it is closed with the code that the protocol has for it."""

import logging
import os
import random
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from paddock.server.settings import Rate
from tests.patience import PATIENCE, wait_for
from tests.server.harness import EASY, FAST, LocalSite, Person
from tests.server.players import full_table
from tests.server.test_door import ended, limited, rest_of

TEXT, BINARY, MORE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
CASES = int(os.environ.get("PADDOCK_FUZZ_CASES", "150"))
SEED = int(os.environ.get("PADDOCK_FUZZ_SEED", "1"))
BROKEN = ("наш ход".encode()[:-1], b"\xff", b"\xc0\x80", "\ud800".encode("utf-8", "surrogatepass"), b"{}\xf5")
WELL = '{"type": "nothing", "text": "ночью"}'.encode()


def frame(kind: int, data: bytes = b"", is_last: bool = True, odd: int = 0, is_masked: bool = True) -> bytes:
    """As browsers send it; ``odd`` are the reserved bits."""
    size = len(data)
    told = bytes([size]) if size < 126 else b"\x7e" + struct.pack("!H", size) if size < 65536 else b"\x7f"
    if told == b"\x7f":
        told += struct.pack("!Q", size)
    head = bytes([is_last << 7 | odd << 4 | kind, is_masked << 7 | told[0]]) + told[1:]
    return head + (bytes(4) if is_masked else b"") + data


def closing(code: int, why: bytes = b"") -> bytes:
    return frame(CLOSE, struct.pack("!H", code) + why)


class Line:
    """A socket of somebody at a table, who sends frames of their own making."""

    def __init__(self, site: LocalSite, person: Person, table: str, source: str = "127.0.0.1") -> None:
        host, port = site.host.split(":")
        self.line = socket.create_connection((host, int(port)), PATIENCE, source_address=(source, 0))
        self.opening = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {site.host}\r\nOrigin: http://{site.host}\r\n"
            f"Cookie: paddock={person.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()

    def ask(self) -> None:
        """What follows comes before the socket is open."""
        self.line.sendall(self.opening)
        time.sleep(0.001)

    def open(self) -> None:
        self.line.sendall(self.opening)
        assert self.line.recv(65536).startswith(b"HTTP/1.1 101 ")

    def close_code(self, *frames: bytes) -> int | None:
        """What the last frame of the other side says; None if it said nothing at its end."""
        with suppress(OSError):
            for piece in frames:
                self.line.sendall(piece)
        heard = rest_of(self.line)
        self.line.close()
        at = heard.rfind(b"\x88")
        is_close = at >= 0 and len(heard) > at + 3 and len(heard) == at + 2 + heard[at + 1]
        return int.from_bytes(heard[at + 2 : at + 4]) if is_close else None


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalSite]:
    limits = replace(EASY, door=replace(EASY.door, warnings=FAST), sockets_by_person=1000)
    with LocalSite(tmp_path_factory.mktemp("frames"), limits=limits) as running:
        yield running


@pytest.fixture(scope="module")
def seat(site: LocalSite) -> tuple[Person, str]:
    table, (ana, _) = full_table(site, 2)
    return ana, table


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


BAD_TEXTS = [
    *[(frame(TEXT, data),) for data in BROKEN],
    *[(frame(TEXT, WELL + data + WELL),) for data in BROKEN],
    (frame(TEXT, b"\xd0", is_last=False), frame(MORE, b"\xff")),
    (frame(TEXT, b"{", is_last=False), frame(MORE, b"\xe2\x82", is_last=False), frame(MORE, b"}")),
    (frame(TEXT, b"\xff") * 30,),
    (closing(1000, b"\xff"),),
    (closing(4000, "до завтра".encode()[:-1]),),
]
BAD_FRAMES = [
    *[(frame(kind, b"{}", odd=odd),) for kind in (TEXT, PING, CLOSE) for odd in (1, 2, 4, 7)],
    *[(frame(kind, b"{}"),) for kind in (3, 7, 11, 15)],
    (frame(TEXT, b"{}", is_masked=False),),
    (frame(MORE, b"{}"),),
    (frame(TEXT, b"{", is_last=False), frame(TEXT, b"}")),
    *[(frame(kind, b"x" * 126),) for kind in (PING, PONG, CLOSE)],
    *[(frame(kind, b"xx", is_last=False),) for kind in (PING, PONG, CLOSE)],
    (frame(CLOSE, b"\x03"),),
    *[(closing(code),) for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535)],
    (frame(TEXT, b"{", is_last=False), closing(1000)),
]
LARGE = [(frame(TEXT, b"x" * 16_385),), (frame(TEXT, b"x" * 9_000, is_last=False), frame(MORE, b"x" * 9_000))]


@pytest.mark.parametrize(
    ("told", "code", "reason"),
    [(BAD_TEXTS, 1007, "bad-text"), (BAD_FRAMES, 1002, "bad-frame"), (LARGE, 1009, "large-frame")],
    ids=["text", "frame", "size"],
)
def test_what_is_no_message_closes_the_socket_with_its_code_is_counted_and_leaves_nothing_in_the_log(
    site: LocalSite, seat: tuple[Person, str], told: list[tuple[bytes, ...]], code: int, reason: str
) -> None:
    before = ended(site, reason)
    for frames in told:
        line = Line(site, *seat)
        line.open()
        assert line.close_code(*frames) == code, frames

    assert ended(site, reason) == before + len(told)


def test_text_that_is_cut_within_a_letter_is_whole_when_all_has_come(site: LocalSite, seat: tuple[Person, str]) -> None:
    line = Line(site, *seat)
    line.open()

    assert line.close_code(frame(TEXT, WELL[:29], is_last=False), frame(MORE, WELL[29:]), closing(1000)) == 1000


@pytest.mark.parametrize("frames", [frame(TEXT, b"\xff"), frame(PING) * 50])
def test_too_much_and_the_end_in_one_breath_leave_nothing_in_the_log(folder: Path, frames: bytes) -> None:
    with LocalSite(folder, limits=limited(control_frames=Rate(1, 10))) as site:
        table, (ana, _) = full_table(site, 2)
        for opens in (Line.open, Line.ask):
            line = Line(site, ana, table)
            opens(line)
            line.close_code(frames + closing(1000))

        assert ended(site, "bad-text") + ended(site, "control-frames") == 2


def test_whoever_sends_broken_text_again_and_again_is_not_let_in_for_a_while(folder: Path) -> None:
    with LocalSite(folder, limits=limited(warnings=Rate(0.01, 10))) as site:
        table, (ana, _) = full_table(site, 2)
        for _ in range(10):
            line = Line(site, ana, table, "127.0.2.2")
            line.open()
            assert line.close_code(frame(TEXT, b"\xff")) == 1007

        turned_away = Line(site, ana, table, "127.0.2.2")
        assert turned_away.close_code(turned_away.opening) is None
        assert (ended(site, "bad-text"), ended(site, "banned")) == (10, 1)
        assert ana.live(table).next()["type"] == "state"


def odd_frames(dice: random.Random) -> bytes:
    """A few frames that are mostly wrong somewhere."""
    told = b""
    for _ in range(dice.choice((1, 1, 2, 5))):
        data = dice.choice((*BROKEN, WELL, b"", b"\x03", dice.randbytes(dice.choice((1, 125, 126, 3000)))))
        if dice.random() < 0.2:
            told += closing(dice.choice((0, 1000, 1001, 1005, 3000, 65535)), dice.choice((b"", *BROKEN)))
        else:
            kind = dice.choice((TEXT, TEXT, BINARY, MORE, PING, PONG, CLOSE, dice.randrange(16)))
            odd = dice.choice((0, 0, 0, dice.randrange(8)))
            told += frame(kind, data, dice.random() < 0.7, odd, dice.random() < 0.95)
    return told[: dice.randrange(len(told) + 1)] if dice.random() < 0.1 else told


def test_no_frames_break_a_socket(site: LocalSite, seat: tuple[Person, str]) -> None:
    dice = random.Random(f"{SEED} frames")
    for number in range(CASES):
        line = Line(site, *seat)
        told = odd_frames(dice)
        (line.open if number % 3 else line.ask)()
        with suppress(OSError):
            for piece in (told[:7], told[7:]) if number % 2 else (told,):
                line.line.sendall(piece)
            line.line.shutdown(socket.SHUT_WR)
        line.line.close()

    ana, table = seat
    wait_for(lambda: site.site.metrics.registry.get_sample_value("paddock_sockets") == 0)
    assert ana.live(table).next()["type"] == "state"
