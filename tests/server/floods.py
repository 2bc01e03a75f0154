"""Floods, each from one address that comes back as soon as it is thrown out: ``python -m tests.server.floods …``.

They are a program of their own, so that they do not share an interpreter with the visitor who suffers from them. All is
bounded: by seconds, and by 300 new connections in each of them.
"""

import json
import os
import select
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress

__all__ = ["FLOODS"]

NEW_A_SECOND = 300
CHUNK = 128 * 1024
MASK = bytes(4)  # which leaves the bytes as they are


def frame(code: int, data: bytes = b"", fin: bool = True) -> bytes:
    return bytes([code | (0x80 if fin else 0), 0x80 | len(data)]) + MASK + data


def many(piece: bytes) -> bytes:
    return piece * (CHUNK // len(piece) + 1)


class Flood:
    """Where to, from where, for how long, and what became of it."""

    def __init__(self, host: str, port: int, source: str, seconds: float, table: str, path: str) -> None:
        self.to = (host, port)
        self.source = source
        self.until = time.monotonic() + seconds
        self.table = table
        self.get = f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        self.began = time.monotonic()
        self.opened = 0
        self.sent = 0

    def is_on(self) -> bool:
        return time.monotonic() < self.until

    def open(self, *, at_once: bool = False) -> socket.socket | None:
        """A new connection, unless there were too many lately."""
        while not at_once and self.opened > 20 + NEW_A_SECOND * (time.monotonic() - self.began):
            time.sleep(0.003)
        self.opened += 1
        try:
            made = socket.create_connection(self.to, timeout=2, source_address=(self.source, 0))
        except OSError:
            return None
        made.setblocking(False)
        return made

    def pour(self, opening: bytes, chunk: bytes, reads: bool = True, a_second: float | None = None) -> None:
        """One connection after another, each as full as it will take."""
        while self.is_on():
            line = self.open()
            if line is not None:
                with line, suppress(OSError):
                    self.fill(line, opening, chunk, reads, a_second)

    def fill(self, line: socket.socket, opening: bytes, chunk: bytes, reads: bool, a_second: float | None) -> None:
        began = time.monotonic()
        sent = 0
        rest = memoryview(opening)
        while self.is_on():
            is_early = a_second is not None and sent > a_second * (time.monotonic() - began)
            readable, writable, _ = select.select([line] if reads else [], [] if is_early else [line], [], 0.01)
            if readable and not line.recv(1 << 18):
                return
            if writable:
                rest = rest or memoryview(chunk)
                taken = line.send(rest[:65536])
                rest = rest[taken:]
                sent += taken
                self.sent += taken

    def hold(self, number: int, opening: bytes, piece: bytes, a_second: float, at_once: int = NEW_A_SECOND) -> None:
        """Many connections, each of which says a little now and then."""
        lines: list[socket.socket] = []
        while self.is_on():
            for _ in range(min(number - len(lines), at_once)):
                line = self.open()
                if line is not None:
                    with suppress(OSError):
                        line.send(opening)
                    lines.append(line)
            time.sleep(1 / a_second if piece else 0.1)
            lines = [line for line in lines if self.says(line, piece)]
        for line in lines:
            line.close()

    def says(self, line: socket.socket, piece: bytes) -> bool:
        """Whether the connection is still there."""
        try:
            self.sent += line.send(piece) if piece else 0
            if line.recv(1 << 16):
                return True
        except BlockingIOError:
            return True
        except OSError:
            pass
        line.close()
        return False

    def upgrade(self) -> bytes:
        return (
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()


HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\n"


def come_and_go(flood: Flood) -> None:
    while flood.is_on():
        line = flood.open(at_once=True)
        if line is not None:
            line.close()


def ask_on_sixteen(flood: Flood) -> None:
    lines: list[socket.socket] = []
    while flood.is_on():
        while len(lines) < 16 and flood.is_on():
            line = flood.open()
            if line is not None:
                with suppress(OSError):
                    line.send(flood.get)
                lines.append(line)
        for line in select.select(lines, [], [], 0.05)[0]:
            try:
                if not line.recv(1 << 16):
                    raise OSError
                flood.sent += line.send(flood.get)
            except OSError:
                line.close()
                lines.remove(line)


FLOODS: dict[str, Callable[[Flood], None]] = {
    "pings-1-MB-a-second": lambda f: f.pour(f.upgrade(), many(frame(9)), a_second=1e6),
    "pings": lambda f: f.pour(f.upgrade(), many(frame(9))),
    "pings-unread": lambda f: f.pour(f.upgrade(), many(frame(9, b"x" * 100)), reads=False),
    "pongs": lambda f: f.pour(f.upgrade(), many(frame(10))),
    "fragments": lambda f: f.pour(f.upgrade() + frame(1, fin=False), many(frame(0, fin=False))),
    "texts": lambda f: f.pour(f.upgrade(), many(frame(1, b"{}"))),
    "url": lambda f: f.pour(b"GET /", many(b"x")),
    "header-value": lambda f: f.pour(HEAD + b"X: ", many(b"x")),
    "headers": lambda f: f.pour(HEAD, many(b"X-Y: z\r\n")),
    "pipelined": lambda f: f.pour(b"", many(f.get)),
    "pipelined-unread": lambda f: f.pour(b"", many(f.get), reads=False),
    "chunks": lambda f: f.pour(POST + b"Transfer-Encoding: chunked\r\n\r\n", many(b"1\r\nx\r\n")),
    "slow-headers": lambda f: f.hold(500, HEAD, b"X: y\r\n", 1),
    "slow-bodies": lambda f: f.hold(500, POST + b"Content-Length: 5000\r\n\r\n", b"x", 1),
    "silent": lambda f: f.hold(1500, b"", b"", 1),
    "sockets": lambda f: f.hold(120, f.upgrade(), frame(9), 20),
    "come-and-go": come_and_go,
    "sixteen": ask_on_sixteen,
}


def main() -> None:
    kind, host, port, source, seconds, table, path = sys.argv[1:]
    os.nice(5)
    flood = Flood(host, int(port), source, float(seconds), table, path)
    FLOODS[kind](flood)
    print(json.dumps({"opened": flood.opened, "sent": flood.sent}))


if __name__ == "__main__":
    main()
