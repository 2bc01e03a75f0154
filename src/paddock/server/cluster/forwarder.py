"""Behind the gate: any worker takes any request, and passes on what belongs to a table that another holds."""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from paddock.server.cluster.holding import Elsewhere, Leases
from paddock.server.cluster.link import (
    FORWARDED,
    App,
    Link,
    LinkLost,
    Message,
    Moved,
    OtherKey,
    Receive,
    Scope,
    Send,
    Unreachable,
    open_link,
)
from paddock.server.plain_refusal import refuse_plainly
from paddock.server.refusals import UNAVAILABLE, Refusal
from paddock.server.rooms.room_manager import RoomManager
from paddock.server.store.leases import Peer
from paddock.server.store.troubles import NoStorage, StorageAway

if TYPE_CHECKING:
    from paddock.server.site import Site

__all__ = ["Forwarder", "Neighbours", "table_of"]

TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})(?:/.*)?")
REMEMBERED = 10_000
MOST_TRIES = 8
AGAIN_SECONDS = 0.25
LOOK_SECONDS = 3.0
ASK_SECONDS = 2.0
RESTART = 1012
log = logging.getLogger("paddock.cluster")


def table_of(path: str) -> str | None:
    """The table that a request is about."""
    found = TABLE.fullmatch(path)
    return None if found is None else found[1]


class Neighbours:
    """The other workers, seen from this one: where tables are, and the links there."""

    def __init__(self, rooms: RoomManager, leases: Leases, key: str) -> None:
        self.rooms = rooms
        self.leases = leases
        self.key = key
        self.links: dict[Peer, asyncio.Task[Link]] = {}
        self.where: OrderedDict[str, Peer] = OrderedDict()
        self.counted: Callable[[int], None] = lambda _: None  # hears how many workers live, this one among them

    async def bury_the_dead(self) -> bool:
        """Whoever is not to be reached any more, so that nobody waits for their leases to end; whether others live."""
        living = False
        for peer in await self.leases.peers():
            try:
                await self.link(peer)
            except Unreachable as unreachable:
                if isinstance(unreachable, OtherKey):  # both began at the same moment
                    log.error(
                        "the worker at %s has another key: copy the file 'key' from its data folder", peer.address
                    )
                await self.note(peer, unreachable)
                living = living or not unreachable.is_dead
            else:
                living = True
        return living

    async def is_here(self, path: str) -> bool:
        """Whether this worker answers for it, as another believes; a table that nobody holds is taken."""
        table_id = table_of(path)
        if table_id is None:
            return True
        if not self.leases.is_sure():
            return False
        self.where.pop(table_id, None)
        try:
            return await self.peer_of(table_id) is None
        except Elsewhere:
            return False

    async def peer_of(self, table_id: str) -> Peer | None:
        """Who holds the table; None if this worker does, or if it is to say that there is no such table."""
        if table_id in self.where:
            self.where.move_to_end(table_id)
            return self.where[table_id]
        try:
            await self.rooms.find(table_id)
        except Elsewhere as elsewhere:
            if elsewhere.peer is None:
                raise
            self.where[table_id] = elsewhere.peer
            if len(self.where) > REMEMBERED:
                self.where.popitem(last=False)
            return elsewhere.peer
        except Refusal:
            pass
        return None

    async def link(self, peer: Peer) -> Link:
        """One for all requests; Unreachable."""
        task = self.links.get(peer)
        if task is None or (task.done() and (task.exception() is not None or task.result().is_lost)):
            task = self.links[peer] = asyncio.create_task(open_link(peer.address, self.key))
        return await asyncio.shield(task)

    async def pass_on(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let whoever holds the table answer; False, and nothing has happened, if this worker is to do it.

        LinkLost if nobody knows what became of it.
        """
        for _ in range(MOST_TRIES):
            try:
                peer = await self.peer_of(table_id)
            except Elsewhere:
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if peer is None:
                return False
            try:
                await (await self.link(peer)).forward(scope, receive, send)
                return True
            except Moved:
                self.where.pop(table_id, None)
            except Unreachable as unreachable:
                self.where.pop(table_id, None)
                await self.note(peer, unreachable)
                await asyncio.sleep(0 if unreachable.is_dead else AGAIN_SECONDS)
            except LinkLost:
                self.where.pop(table_id, None)
                raise
        raise LinkLost

    async def note(self, peer: Peer, unreachable: Unreachable) -> None:
        self.links.pop(peer, None)
        if unreachable.is_dead:
            await self.leases.bury(peer)

    async def ask(self, table_id: str, scope: Scope, path: str) -> tuple[int, dict[str, object]]:
        """A request of the same person's at another table: the status and what is said; Elsewhere if nobody says it."""
        said = Said()
        headers = [(name, value) for name, value in scope["headers"] if not name.startswith(b"content-")]
        asked = {**scope, "method": "POST", "path": path, "raw_path": path.encode(), "headers": headers}
        try:
            is_answered = await self.pass_on(table_id, asked, nothing, said.note)
        except LinkLost:
            is_answered = False
        if not is_answered:
            raise Elsewhere
        return said.status, msgspec.json.decode(said.body, type=dict[str, object])

    async def ask_all(self, scope: Scope) -> dict[str, bytes]:
        """What every other worker says to a request, by its address; nobody waits long for those who do not answer."""
        try:
            async with asyncio.timeout(ASK_SECONDS):
                peers = await self.leases.peers()
        except (NoStorage, TimeoutError):
            peers = list(self.links)
        bodies = await asyncio.gather(*[self.ask_one(peer, scope) for peer in peers])
        return {peer.address: body for peer, body in zip(peers, bodies, strict=True) if body is not None}

    async def ask_one(self, peer: Peer, scope: Scope) -> bytes | None:
        said = Said()
        try:
            async with asyncio.timeout(ASK_SECONDS):
                await (await self.link(peer)).forward(scope, nothing, said.note)
        except (Unreachable, LinkLost, Moved, TimeoutError):
            return None
        return said.body if said.status == 200 else None

    async def run(self) -> None:
        """Links to those whose leases have ended are cut: whoever waits at one waits for nobody."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                living = set(await self.leases.peers())
                self.counted(1 + len(living))
                for peer in [peer for peer in self.links if peer not in living]:
                    await self.cut(self.links.pop(peer))
            except NoStorage:
                pass
            except Exception:
                log.exception("links to those who are gone could not be cut")

    async def cut(self, task: "asyncio.Task[Link]") -> None:
        task.cancel()
        await asyncio.wait([task])
        if not task.cancelled() and task.exception() is None:
            await task.result().close()

    async def close(self) -> None:
        for task in self.links.values():
            await self.cut(task)


class Said:
    """What an application answers, kept."""

    def __init__(self) -> None:
        self.status = 0
        self.body = b""

    async def note(self, message: Message) -> None:
        self.status = message.get("status", self.status)
        self.body += message.get("body", b"")


async def nothing() -> Message:
    """The body of a request that has none."""
    return {"type": "http.request", "body": b"", "more_body": False}


class Forwarder:
    """Plain ASGI, so that sockets pass too."""

    def __init__(self, app: App, site: "Site") -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        company = self.site.company
        if company is None or scope["type"] not in ("http", "websocket") or FORWARDED in scope:
            await self.app(scope, receive, send)
            return
        if scope["path"].startswith("/api/") and not company.leases.is_sure():
            # At once: a database that is silent is not asked.
            await refuse_plainly(scope, send, Refusal(StorageAway.reason, UNAVAILABLE))
            return
        table_id = table_of(scope["path"])
        if table_id is None:
            await self.app(scope, receive, send)
            return
        started = ""

        async def noted_send(message: Message) -> None:
            nonlocal started
            started = message["type"]
            await send(message)

        try:
            if not await company.neighbours.pass_on(table_id, scope, receive, noted_send):
                await self.app(scope, receive, send)
        except LinkLost:
            await end(scope, send, started)


async def end(scope: Scope, send: Send, started: str) -> None:
    """The other worker is gone: whoever asked may ask again."""
    if started in ("websocket.accept", "websocket.send"):
        await send({"type": "websocket.close", "code": RESTART})
    elif not started:
        await refuse_plainly(scope, send, Elsewhere())
