"""The WebSocket of a table: numbered messages out, answers in."""

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.responses import Response

from paddock.server.door import AT_ONCE, SendAtOnce
from paddock.server.http import JSON, slowed
from paddock.server.packing import Packed
from paddock.server.people.store import User
from paddock.server.rates import Bucket
from paddock.server.refusals import Refusal
from paddock.server.rooms.active_room import ActiveRoom, Listener
from paddock.server.rooms.wire import AdviceMessage, AnswerMessage, ChatMessage, UndoMessage, decode_message, encode
from paddock.server.site import Site

__all__ = ["socket_routes"]

RESTART = 1012
POLICY = 1008
CLOSE_SECONDS = 2.0
OPENING = 4  # at once: when many come back, others' answers go between them
PATIENCE = 50  # refused messages of a flood until the socket is closed


def socket_routes(site: Site) -> APIRouter:
    routes = APIRouter()
    opening = asyncio.Semaphore(OPENING)

    @routes.websocket("/api/tables/{table_id}/live")
    async def live(websocket: WebSocket, table_id: str) -> None:
        address = websocket.client.host if websocket.client else ""
        user = await site.register.guest(websocket)
        if user is not None:
            site.sharers.see(user.id, address)
        try:
            await site.rooms.find(table_id)
            who = await site.sockets.enter(address, user.id if user else None)
        except Refusal as refusal:
            await deny(site, websocket, refusal, address)
            return
        try:
            # It may take a while, so it is not done among those who are opening.
            told = await site.rooms.told_at(table_id, user.id if user else None, site.sharers.asker(address, user))
            await Conversation(site, websocket, table_id, user, address).run(opening, told)
        except Refusal as refusal:
            await deny(site, websocket, refusal, address)
        finally:
            site.sockets.leave(who)

    return routes


async def deny(site: Site, websocket: WebSocket, refusal: Refusal, address: str) -> None:
    """Refuse before the socket opens, with a status and a reason like any request."""
    refusal = await slowed(site, address, refusal)
    site.metrics.refusals.labels(refusal.reason).inc()
    await websocket.send_denial_response(Response(encode(refusal.as_data()), refusal.status, media_type=JSON))


def cannot_send(_text: bytes) -> bool:
    """Another worker has the connection."""
    return False


class Conversation:
    """One open socket: a task sends what waits, this one listens."""

    def __init__(self, site: Site, websocket: WebSocket, table_id: str, user: User | None, address: str) -> None:
        self.site = site
        self.websocket = websocket
        self.id = table_id
        self.user = user
        self.address = address
        self.send_at_once: SendAtOnce = websocket.scope.get(AT_ONCE, cannot_send)
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_sending = False
        self.bucket = Bucket(site.limits.messages, site.clock())
        self.asked: set[asyncio.Task[None]] = set()  # for advice
        self.flood = 0
        self.close_code = RESTART
        self.is_cut_off = False

    async def run(self, opening: asyncio.Semaphore, told: list[Packed] | None) -> None:
        """``told``: the events of a room that does not have them itself."""
        listener = Listener(self.user.id if self.user else None, self.tell, self.cut_off)
        self.site.metrics.sockets.inc()
        sending = asyncio.create_task(self.send())
        active: ActiveRoom | None = None
        try:
            async with opening:
                await self.websocket.accept()
                active = await self.site.rooms.enter(self.id, listener, self.since(), told)
            await self.listen()
        except (WebSocketDisconnect, Refusal):
            pass
        finally:
            self.site.metrics.sockets.dec()
            await self.finish(sending)
            if active is not None:
                await asyncio.shield(self.site.rooms.leave(active, listener))

    async def finish(self, sending: asyncio.Task[None]) -> None:
        """Whoever is cut off is told so; otherwise nobody listens any more."""
        if self.is_cut_off:
            await asyncio.wait([sending], timeout=CLOSE_SECONDS)
        sending.cancel()
        for task in list(self.asked):
            task.cancel()

    def since(self) -> int:
        text = self.websocket.query_params.get("since", "")
        return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1

    # ---- out -----------------------------------------------------------------------------------------------------

    def tell(self, text: bytes) -> None:
        """Send a message, or let it wait its turn; whoever is too slow to take them is cut off and may come back."""
        if not self.is_sending and self.waiting.empty() and self.send_at_once(text):
            return
        if self.waiting.qsize() >= self.site.limits.waiting_messages:
            self.cut_off()
        else:
            self.waiting.put_nowait(text)

    def cut_off(self, code: int = RESTART) -> None:
        self.close_code = code
        self.is_cut_off = True
        self.waiting.put_nowait(None)

    async def send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self.waiting.get()) is not None:
                self.is_sending = True
                await self.websocket.send({"type": "websocket.send", "text": text.decode()})
                self.is_sending = False
            await self.websocket.close(self.close_code)

    # ---- in ------------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.is_heard():
                if self.is_flooded():
                    self.cut_off(POLICY)
                    return
                continue
            await self.take(message.get("text"))

    def is_heard(self) -> bool:
        """Neither this socket nor all that come from there say too much."""
        limits = self.site.limits
        is_slow = self.bucket.take(self.site.clock())
        return is_slow and self.site.rates.address_allows("messages", self.address, limits.messages_by_address)

    def is_flooded(self) -> bool:
        """Messages that come too fast are not read; the first is answered, the fiftieth ends the conversation."""
        self.flood += 1
        if self.flood == 1:
            self.refuse("", Refusal("too-fast", 429))
        return self.flood >= PATIENCE

    async def take(self, text: str | None) -> None:
        key = ""
        try:
            message = decode_message(text or "")
            key = message.key
            if isinstance(message, AdviceMessage):
                self.ask_advice(message)
                return
            number = await self.do(message)
            self.tell(encode({"type": "ack", "key": key, "number": number}))
        except Refusal as refusal:
            self.refuse(key, refusal)

    def ask_advice(self, message: AdviceMessage) -> None:
        """A Champion thinks for a while: meanwhile one may answer."""
        task = asyncio.create_task(self.tell_advice(message))
        self.asked.add(task)
        task.add_done_callback(self.asked.discard)

    async def tell_advice(self, message: AdviceMessage) -> None:
        try:
            told = await self.site.actions.advice(self.id, self.user, message)
            self.tell(encode({"type": "advice", "key": message.key, **told}))
        except Refusal as refusal:
            self.refuse(message.key, refusal)

    async def do(self, message: AnswerMessage | UndoMessage | ChatMessage) -> int:
        if isinstance(message, AnswerMessage):
            return await self.site.actions.answer(self.id, self.user, message)
        if isinstance(message, UndoMessage):
            return await self.site.actions.undo(self.id, self.user, message)
        return await self.site.actions.chat(self.id, self.user, message.text)

    def refuse(self, key: str, refusal: Refusal) -> None:
        self.site.metrics.refusals.labels(refusal.reason).inc()
        self.tell(encode({"type": "refused", "key": key, **refusal.as_data()}))
