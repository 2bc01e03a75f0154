"""The way from one worker to another: requests and sockets of tables that the other holds go through, as they are.

A worker keeps one connection to each other. On it many requests run side by side, each under a number of its own:

    open    a request and its scope begin            moved   the table is not there: ask again who holds it
    pull    the application wants the next event     in      here it is
    out     the application sends an event           sent    it has been sent
    end     the application has done

So a slow reader slows the application down just as if there were no link between them. Before anything else both sides
prove that they know the site's key. What goes over a link is not encrypted: it belongs into a private network.
"""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
import struct
from collections.abc import Awaitable, Callable, MutableMapping
from itertools import count
from typing import Any

import msgspec

from paddock.server.door import AT_ONCE, SendAtOnce

__all__ = ["FORWARDED", "Link", "LinkLost", "LinkServer", "Moved", "OtherKey", "Unreachable", "open_link"]

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

FORWARDED = "paddock.forwarded"  # in the scope: it has passed another worker's gate
PARTS = (
    "type",
    "http_version",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "method",
    "client",
    "server",
    "subprotocols",
    "extensions",
)
LENGTH = struct.Struct(">I")
LARGEST = 64 * 1024 * 1024
GREETING_SECONDS = 5.0
FAREWELL_SECONDS = 2.0
PROOF_BYTES = 32
MOST_ON_THE_WAY = 16  # messages to a socket that need not wait until the last has been sent
HELLO = b"paddock link 1\n"  # whoever says it is a worker, of this site or of another
HAS_GONE: dict[str, dict[str, Any]] = {
    "http": {"type": "http.disconnect"},
    "websocket": {"type": "websocket.disconnect", "code": 1006, "reason": ""},
}
log = logging.getLogger("paddock.cluster")


class LinkLost(Exception):
    """The other worker is gone in the middle of a request."""


class Moved(Exception):
    """The other worker does not hold the table any more; nothing was done."""


class Unreachable(Exception):
    """Nothing can be sent there; ``is_dead`` if nobody listens at that address any more."""

    def __init__(self, is_dead: bool) -> None:
        self.is_dead = is_dead
        super().__init__()


class OtherKey(Unreachable):
    """A worker listens there, of a site that has another key."""

    def __init__(self) -> None:
        super().__init__(is_dead=False)


class WrongProof(LinkLost):
    """The other side is a worker, and does not know the key."""


class Wire:
    """Whole messages over a stream."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def read(self) -> Any:
        """LinkLost at its end."""
        try:
            size = LENGTH.unpack(await self.reader.readexactly(LENGTH.size))[0]
            if size > LARGEST:
                raise LinkLost
            return msgspec.msgpack.decode(await self.reader.readexactly(size))
        except (OSError, EOFError, msgspec.DecodeError) as fault:
            raise LinkLost from fault

    def write(self, *message: Any) -> None:
        if self.writer.is_closing():
            raise LinkLost
        body = msgspec.msgpack.encode(message)
        self.writer.write(LENGTH.pack(len(body)) + body)

    def close(self) -> None:
        self.writer.close()

    async def end(self) -> None:
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()

    async def greet(self, key: str, ours: str, theirs: str) -> None:
        """Each side answers the other's challenge; LinkLost for a stranger, WrongProof for another site's worker."""
        challenge = secrets.token_bytes(PROOF_BYTES)
        self.writer.write(HELLO + challenge)
        if await self.exactly(len(HELLO)) != HELLO:
            raise LinkLost
        asked = await self.exactly(PROOF_BYTES)
        self.writer.write(proof(key, ours, asked))
        if not hmac.compare_digest(await self.exactly(PROOF_BYTES), proof(key, theirs, challenge)):
            raise WrongProof

    async def exactly(self, size: int) -> bytes:
        try:
            return await self.reader.readexactly(size)
        except (OSError, EOFError) as fault:
            raise LinkLost from fault


def proof(key: str, side: str, challenge: bytes) -> bytes:
    return hmac.digest(key.encode(), f"link {side} ".encode() + challenge, hashlib.sha256)


# ---- the side that a request came to ---------------------------------------------------------------------------------


async def open_link(address: str, key: str) -> "Link":
    """Unreachable if there is nobody, or nobody of ours."""
    host, _, port = address.rpartition(":")
    wire: Wire | None = None
    try:
        async with asyncio.timeout(GREETING_SECONDS):
            wire = Wire(*await asyncio.open_connection(host.strip("[]"), int(port)))
            await wire.greet(key, "caller", "owner")
            return Link(wire)
    except ConnectionRefusedError as fault:
        raise Unreachable(is_dead=True) from fault
    except (OSError, TimeoutError, LinkLost) as fault:
        if wire is not None:
            await wire.end()
        raise OtherKey if isinstance(fault, WrongProof) else Unreachable(is_dead=False) from fault


class Errand:
    """A request that another worker answers."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send = send
        # What the other side says; None: it is gone. An exception: what comes in has failed.
        self.todo: asyncio.Queue[list[Any] | Exception | None] = asyncio.Queue()
        self.pulling: asyncio.Task[None] | None = None


class Link:
    """The connection to one other worker."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.numbers = count()
        self.errands: dict[int, Errand] = {}
        self.is_lost = False
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            while True:
                kind, number, *rest = await self.wire.read()
                errand = self.errands.get(number)
                if errand is not None:
                    errand.todo.put_nowait([kind, *rest])
        except LinkLost:
            pass
        finally:
            self.is_lost = True
            self.wire.close()
            for errand in self.errands.values():
                errand.todo.put_nowait(None)

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.wait([self.task])
        await self.wire.end()

    async def forward(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Until it is answered; LinkLost, or Moved."""
        number = next(self.numbers)
        errand = self.errands[number] = Errand(receive, send)
        at_once: SendAtOnce | None = scope.get(AT_ONCE)
        try:
            self.wire.write("open", number, {part: scope[part] for part in PARTS if part in scope})
            while (said := await errand.todo.get()) is not None:
                if isinstance(said, Exception):
                    raise said
                kind, *rest = said
                if kind == "out":
                    if at_once is None or not is_sent(rest[0], at_once):
                        await send(rest[0])
                    self.wire.write("sent", number)
                elif kind == "pull":
                    errand.pulling = asyncio.create_task(self.pull(number, errand))
                elif kind == "moved":
                    raise Moved
                else:
                    return
            raise LinkLost
        finally:
            del self.errands[number]
            if errand.pulling is not None:
                errand.pulling.cancel()
            with contextlib.suppress(LinkLost):
                self.wire.write("gone", number)

    async def pull(self, number: int, errand: Errand) -> None:
        try:
            self.wire.write("in", number, dict(await errand.receive()))
        except Exception as fault:
            errand.todo.put_nowait(fault)


def is_sent(event: Message, at_once: SendAtOnce) -> bool:
    """Whether it was a message that could be sent at once."""
    return event["type"] == "websocket.send" and event.get("text") is not None and at_once(event["text"].encode())


# ---- the side that holds the table -----------------------------------------------------------------------------------


class Guest:
    """A request that another worker has passed on."""

    def __init__(self, wire: Wire, number: int, kind: str) -> None:
        self.wire = wire
        self.number = number
        self.gone = HAS_GONE[kind]
        self.coming: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: asyncio.Queue[bool] = asyncio.Queue()
        self.on_the_way = 0
        self.is_gone = False
        self.is_pulling = False

    async def receive(self) -> Message:
        if self.is_gone:
            return dict(self.gone)
        if not self.is_pulling:  # somebody may have stopped waiting for what was asked for
            self.write("pull", self.number)
            self.is_pulling = True
        event = await self.coming.get()
        self.is_pulling = False
        return event

    async def send(self, event: Message) -> None:
        self.write("out", self.number, dict(event))
        if not await self.sent.get():
            raise OSError

    def send_at_once(self, text: bytes) -> bool:
        """Without waiting until it has been sent, as long as little is on the way."""
        if self.on_the_way >= MOST_ON_THE_WAY:
            return False
        try:
            self.write("out", self.number, {"type": "websocket.send", "text": text.decode()})
        except OSError:
            return False
        self.on_the_way += 1
        return True

    def note_sent(self) -> None:
        """In the order in which it was written: whoever waits has written last."""
        if self.on_the_way:
            self.on_the_way -= 1
        else:
            self.sent.put_nowait(True)

    def write(self, *message: Any) -> None:
        """OSError, as of a connection that is closed, if nobody is there."""
        if self.is_gone:
            raise OSError
        try:
            self.wire.write(*message)
        except LinkLost as lost:
            raise OSError from lost

    def leave(self) -> None:
        self.is_gone = True
        self.coming.put_nowait(dict(self.gone))
        self.sent.put_nowait(False)


class LinkServer:
    """Answers what other workers pass on."""

    def __init__(self, key: str, app: App, is_here: Callable[[str], Awaitable[bool]]) -> None:
        self.key = key
        self.app = app
        self.is_here = is_here  # whether this worker answers for that path
        self.tasks: set[asyncio.Task[None]] = set()
        self.wires: set[Wire] = set()

    async def open(self, host: str) -> str:
        """Listen; the address."""
        self.server = await asyncio.start_server(self.meet, host, 0)
        name, port = self.server.sockets[0].getsockname()[:2]
        self.address = f"[{name}]:{port}" if ":" in name else f"{name}:{port}"
        return self.address

    async def close(self) -> None:
        """Whoever is told something hears it to the end, within reason."""
        self.server.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=FAREWELL_SECONDS)
        for wire in list(self.wires):
            wire.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        wire = Wire(reader, writer)
        guests: dict[int, Guest] = {}
        self.wires.add(wire)
        try:
            async with asyncio.timeout(GREETING_SECONDS):
                await wire.greet(self.key, "owner", "caller")
            while True:
                kind, number, *rest = await wire.read()
                if kind == "open":
                    guests[number] = self.welcome(wire, number, rest[0], guests)
                elif number in guests:
                    hear(guests[number], kind, rest)
        except (LinkLost, TimeoutError):
            pass
        finally:
            self.wires.discard(wire)
            wire.close()
            for guest in list(guests.values()):
                guest.leave()

    def welcome(self, wire: Wire, number: int, parts: Scope, guests: dict[int, Guest]) -> Guest:
        guest = Guest(wire, number, parts["type"])
        task = asyncio.create_task(self.answer(guest, {**scope_of(parts), AT_ONCE: guest.send_at_once}))
        self.tasks.add(task)

        def forget(task: "asyncio.Task[None]") -> None:
            self.tasks.discard(task)
            guests.pop(number, None)

        task.add_done_callback(forget)
        return guest

    async def answer(self, guest: Guest, scope: Scope) -> None:
        last = "end"
        try:
            if await self.is_here(scope["path"]):
                await self.app(scope, guest.receive, guest.send)
            else:
                last = "moved"
        except OSError:
            pass  # whoever asked is gone
        except Exception:
            if not guest.is_gone:
                log.exception("a request of another worker failed")
        with contextlib.suppress(OSError):
            guest.write(last, guest.number)


def hear(guest: Guest, kind: str, rest: list[Any]) -> None:
    if kind == "in":
        guest.coming.put_nowait(rest[0])
    elif kind == "sent":
        guest.note_sent()
    elif kind == "gone":
        guest.leave()


def scope_of(parts: Scope) -> Scope:
    """As an application expects it: pairs are tuples."""
    headers = [tuple(pair) for pair in parts["headers"]]
    client = tuple(parts["client"]) if parts.get("client") else None
    server = tuple(parts["server"]) if parts.get("server") else None
    changed: dict[str, Any] = {"headers": headers, "client": client, "server": server, "state": {}, FORWARDED: True}
    return {**parts, "asgi": {"version": "3.0", "spec_version": "2.3"}, **changed}
