"""Small things that all HTTP routes use: bodies, replies, and who is asking."""

from typing import Any, TypeVar

from fastapi import Request
from msgspec import Struct
from starlette.responses import Response

from paddock.server.people.store import User
from paddock.server.refusals import Refusal
from paddock.server.rooms.wire import decode, encode
from paddock.server.site import Site

__all__ = ["JSON", "address_of", "asked_body", "guest", "refuse", "reply", "slowed", "somebody"]

JSON = "application/json"
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
    response = Response(body, status, headers, media_type=JSON)
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
