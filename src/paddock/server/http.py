"""Small things that all HTTP routes use: bodies, replies, and who is asking."""

import asyncio
from collections.abc import Iterator
from typing import Any, TypeVar

from fastapi import Request
from msgspec import Struct
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from paddock.server.packing import Packed, unpacked, zipped, zipped_length
from paddock.server.people.store import User
from paddock.server.refusals import Refusal
from paddock.server.rooms.wire import decode, encode
from paddock.server.site import Site

__all__ = ["JSON", "address_of", "asked_body", "guest", "refuse", "reply", "reply_in_pieces", "slowed", "somebody"]

JSON = "application/json"
SENT_AT_ONCE = 32 * 1024
S = TypeVar("S", bound=Struct)


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def asked_body(request: Request, kind: type[S]) -> S:
    """The body of a request, checked. No body is an empty object."""
    return decode(await request.body() or b"{}", kind)


async def guest(site: Site, request: Request) -> User | None:
    user = await site.register.guest(request)
    if user is not None:
        site.sharers.see(user.id, address_of(request))
    return user


async def somebody(site: Site, request: Request) -> User:
    """Whoever asks; a newcomer becomes a guest, and the reply will carry the cookie."""
    user = await guest(site, request)
    if user is None:
        user = await site.register.add(address_of(request))
        site.sharers.see(user.id, address_of(request))
        request.state.newcomer = user
    return user


def reply(
    site: Site, request: Request, data: Any, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    """JSON, with a cookie for a newcomer."""
    body = data if isinstance(data, bytes) else encode(data)
    return with_cookie(site, request, Response(body, status, headers, media_type=JSON))


def reply_in_pieces(
    site: Site, request: Request, pieces: list[Packed], headers: dict[str, str] | None = None
) -> Response:
    """JSON that is packed already: unpacked on its way, a piece at a time, for whoever cannot read it so."""
    told = {**(headers or {}), "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        told["Content-Encoding"] = "gzip"
        response = Pieces(zipped(pieces), zipped_length(pieces), told)
    else:
        response = Pieces(map(unpacked, pieces), sum(piece.size for piece in pieces), told)
    return with_cookie(site, request, response)


class Pieces(Response):
    """A body of known length that is sent a piece at a time, to a slow reader slowly; others are served in between."""

    media_type = JSON

    def __init__(self, pieces: Iterator[bytes], length: int, headers: dict[str, str]) -> None:
        super().__init__(None, 200, {**headers, "Content-Length": str(length)})
        self.pieces = pieces
        self.left = length

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        for body in gathered(self.pieces):
            self.left -= len(body)
            await send({"type": "http.response.body", "body": body, "more_body": self.left > 0})
            await asyncio.sleep(0)


def gathered(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """Small pieces together: to send one costs more than to join a few."""
    waiting: list[bytes] = []
    size = 0
    for piece in pieces:
        waiting.append(piece)
        size += len(piece)
        if size >= SENT_AT_ONCE:
            yield b"".join(waiting)
            waiting, size = [], 0
    if waiting:
        yield b"".join(waiting)


def with_cookie(site: Site, request: Request, response: Response) -> Response:
    newcomer = getattr(request.state, "newcomer", None)
    if newcomer is not None:
        site.register.give_cookie(request, response, newcomer)
    return response


async def refuse(site: Site, request: Request, refusal: Refusal) -> Response:
    """A refusal as a reply. Whoever asks for tables that do not exist again and again is slowed down."""
    refusal = await slowed(site, address_of(request), refusal)
    site.metrics.refusals.labels(refusal.reason).inc()
    return reply(site, request, refusal.as_data(), refusal.status, refusal.headers())


async def slowed(site: Site, address: str, refusal: Refusal) -> Refusal:
    """The same, or "too-fast" for whoever guesses."""
    if refusal.reason != "no-such-table":
        return refusal
    allows = await site.shared_rates.address_allows("misses", address, site.limits.misses)
    return refusal if allows else Refusal("too-fast", 429, deed="misses")
