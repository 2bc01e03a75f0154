"""Uvicorn's two protocols with bounds: on heads, pieces of bodies, frames, and on what comes before its time.

What is handed over at once may be 256 kB: it is looked at in slices, for the parsers read to the end of what they get.
"""

import asyncio
from functools import partial
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from paddock.server.door import AT_ONCE, SILENT, Door, Visit
from paddock.server.rates import Bucket

__all__ = ["Doorstep"]

SLICE = 4 * 1024
BODY_SLICE = 64 * 1024
FRAME_SLICE = 1024
WORTH = 512  # bytes that make a piece of a body worth looking at
SLOWEST = 8 * 1024  # bytes a second: a body that comes so fast takes as long as it takes


NO_TEXT = 1007
POLICY = 1008
TOO_LARGE = 1009
FRAME_FAULTS = {NO_TEXT: "bad-text", TOO_LARGE: "large-frame"}  # by the code that the parser closes with
FAREWELL_SECONDS = 1.0
TEXT_FRAME = 0x81  # whole: from a server nothing is masked
SHORT = 126  # bytes, from which on a frame tells its length in two more, or in eight
LONG = 1 << 16


class Ended(Exception):
    """Stops the parser."""


class Doorstep(asyncio.Protocol):
    """Where a new connection stands until it is let in: to send somebody away must cost little."""

    def __init__(self, door: Door, **uvicorn: Any) -> None:
        self.door = door
        self.uvicorn = uvicorn

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        visit = self.door.enter(transport, peer[0] if isinstance(peer, tuple) else None)
        if not visit.is_over:
            protocol = DoorHttp(visit, **self.uvicorn)
            transport.set_protocol(protocol)
            protocol.connection_made(transport)


class DoorHttp(HttpToolsProtocol):
    """Requests, one after another."""

    def __init__(self, visit: Visit, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.visit = visit
        self.door = visit.door
        self.limits = visit.door.limits
        self.is_head = True  # or a body comes in
        self.fed = 0  # bytes of this head, or of this body with all that is around it
        self.pieces = 0
        self.body_bytes = 0
        self.late_bytes = 0  # of a body, after its answer
        self.body_due = 0.0

    # ---- the connection ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.visit.wait(SILENT, self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.visit)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.visit.is_stalled = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.visit.is_stalled = False
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        self.ws_protocol_class = partial(DoorSocket, self.visit)  # type: ignore[assignment]
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it knows this object, and this object it: nobody would find them unused

    def _unsupported_upgrade_warning(self) -> None:
        """No line in the log for whoever asks for another protocol: the request is answered as it is."""

    # ---- what comes in -------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.is_head and not self.fed:
            self.visit.wait("slow-head", self.limits.head_seconds)
        start = 0
        while start < len(data) and not self.visit.is_over and not self.transport.is_closing():
            end = start + (SLICE if self.is_head else BODY_SLICE)
            if not self.feed(data[start:end]):
                return
            start = end

    def feed(self, piece: bytes) -> bool:
        """Whether HTTP goes on."""
        self.fed += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return False
        except httptools.HttpParserError:
            self.reject(400, "bad-request")
            return False
        if self.fed - self.body_bytes > self.limits.head_bytes + self.body_bytes // 8:
            self.reject(431, "endless-head")
        return not self.visit.is_over

    def on_message_begin(self) -> None:
        if self.is_answering():
            self.stop("pipelined")
        if not self.visit.takes_one_more():
            self.stop("too-fast")
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > self.limits.headers:
            self.reject(431, "endless-headers")
            raise Ended

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.is_head = False
        self.fed = self.pieces = self.body_bytes = self.late_bytes = 0
        self.body_due = self.door.now() + self.limits.body_seconds
        self.visit.wait("slow-body", self.limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        self.body_bytes += len(body)
        if self.pieces > self.limits.body_pieces + self.body_bytes // WORTH:
            self.stop("tiny-pieces")
        if not self.is_answering():
            self.late_bytes += len(body)
            if self.late_bytes > self.limits.late_bytes:
                self.stop("late-body")
        self.visit.deadline = self.body_due + self.body_bytes / SLOWEST
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.is_head = True
        self.fed = self.body_bytes = 0
        self.visit.go_on()

    def is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    # ---- ends ----------------------------------------------------------------------------------------------------

    def stop(self, reason: str) -> None:
        """Raises Ended."""
        self.visit.end(reason)
        raise Ended

    def send_400_response(self, _msg: str) -> None:
        self.reject(400, "bad-request")

    def reject(self, status: int, reason: str) -> None:
        """Say why, if nothing was said yet, and close."""
        if self.visit.is_over:
            return
        if self.is_answering():
            if self.cycle.response_started:
                self.visit.end(reason)
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.visit.close(reason)
        said = reason.encode()
        head = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(said)
        self.transport.write(STATUS_LINE[status] + head + said)
        self.transport.close()


class DoorSocket(WebSocketsSansIOProtocol):
    """Frames: not too many, and nothing that is none. The application counts messages, too, and refuses them before."""

    def __init__(self, visit: Visit, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.visit = visit
        self.limits = visit.door.limits
        now = visit.door.now()
        self.messages = Bucket(self.limits.frames, now)
        self.controls = Bucket(self.limits.control_frames, now)
        self.heard = 0
        self.controlled = 0
        visit.wait("slow-head", self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.visit.door.leave(self.visit)
        super().connection_lost(exc)
        self.conn.parser.close()  # as above: it knows the connection, and the connection it

    def pause_writing(self) -> None:
        self.visit.is_stalled = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.visit.is_stalled = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), FRAME_SLICE):
            if self.visit.is_over:
                return
            super().data_received(data[start : start + FRAME_SLICE])
            self.look()

    def look(self) -> None:
        """At what the last slice held."""
        heard, controlled = self.heard, self.controlled
        self.heard = self.controlled = 0
        now = self.visit.door.now()
        if heard and not self.messages.take(now, heard):
            self.stop("frames")
        elif controlled and not self.controls.take(now, controlled):
            self.stop("control-frames")
        elif len(self.frames) > self.limits.fragments:
            self.stop("fragments")

    def stop(self, reason: str) -> None:
        """Say that this is too much; nothing more is read, and a little later the connection is gone."""
        if self.close_sent or not self.handshake_complete or self.conn.state is not OPEN:
            self.visit.end(reason)
            return
        self.visit.close(reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.transport.pause_reading()
        self.conn.send_close(POLICY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_paused = False  # nobody shall begin to read again
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def handle_parser_exception(self) -> None:
        """What is no frame."""
        said = self.conn.close_sent
        self.fail("bad-frame" if said is None else FRAME_FAULTS.get(said.code, "bad-frame"))

    def send_receive_event_to_app(self) -> None:
        """A whole message, unless it is no text where it should be."""
        if self.visit.is_over:
            self.frames = []
        elif self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is OPEN:
                self.conn.fail(NO_TEXT)
            self.fail("bad-text")
        else:
            super().send_receive_event_to_app()

    def fail(self, reason: str) -> None:
        """Close with the code for it, if there is a socket to close: not before it is open, nor when it is closed."""
        if self.conn.close_sent is None or self.close_sent:
            self.visit.end(reason)
        else:
            self.visit.close(reason)
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Whoever had to be ended is told nothing more, whoever goes on speaking."""
        await self.writable.wait()
        if self.visit.is_over:
            raise ClientDisconnected
        await super().send(message)

    def handle_connect(self, event: Any) -> None:
        self.visit.go_on()
        super().handle_connect(event)

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope[AT_ONCE] = self.send_at_once
        try:
            await super().run_asgi()
        finally:
            del scope[AT_ONCE]  # as above

    def send_at_once(self, text: bytes) -> bool:
        """A message past all that stands between the application and here, if the socket is open and is read."""
        if self.visit.is_over or self.visit.is_stalled or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    def handle_cont(self, event: Frame) -> None:
        self.heard += 1
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self.heard += 1
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self.heard += 1
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        self.controlled += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.controlled += 1
        super().handle_pong(event)


def is_text(data: bytes) -> bool:
    """Whether it is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def text_frame(text: bytes) -> bytes:
    """A message as it goes over a socket."""
    size = len(text)
    if size < SHORT:
        head = bytes((TEXT_FRAME, size))
    elif size < LONG:
        head = bytes((TEXT_FRAME, SHORT)) + size.to_bytes(2)
    else:
        head = bytes((TEXT_FRAME, SHORT + 1)) + size.to_bytes(8)
    return head + text
