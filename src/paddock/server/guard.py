"""At the gate: every request passes here first. Plain ASGI, so that sockets pass too.

What another worker passes on has been at its gate.
"""

from contextlib import suppress
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect

from paddock.server.addresses import host_name
from paddock.server.cluster.link import FORWARDED, App, Message, Receive, Scope, Send
from paddock.server.plain_refusal import refuse_plainly
from paddock.server.refusals import Refusal
from paddock.server.site import Site

__all__ = ["Guard"]

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
IMPORT = "/api/import"
HEALTH = "/healthz"  # may be asked by number
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; style-src-attr 'unsafe-inline'"  # the last: sizes and places in drawings
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")


class TooLarge(Exception):
    """The body has more bytes than are allowed."""


class Guard:
    """Own origin only, not too often, not too much; and headers that keep browsers safe."""

    def __init__(self, app: App, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or FORWARDED in scope:
            await self.app(scope, receive, send)
            return
        guarded = with_headers(scope, send)
        try:
            self.check(scope)
        except Refusal as refusal:
            self.site.metrics.refusals.labels(refusal.reason).inc()
            await refuse_plainly(scope, guarded, refusal)
            return
        if scope["type"] == "http":
            await self.pass_http(scope, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    def check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        if scope["path"] != HEALTH and not self.is_own_name(headers):
            raise Refusal("other-host", 421)
        if (scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS) and not self.is_own_origin(headers):
            raise Refusal("other-origin", 403)
        host = scope["client"][0] if scope.get("client") else ""
        if scope["path"].startswith("/api/"):
            self.site.rates.check_address("requests", host, self.site.limits.requests)
        else:
            self.site.rates.check_address("visits", host, self.site.limits.visits)

    def is_own_name(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the site is called by a name that its host has given it; any will do if there is none."""
        names = self.site.settings.own_names
        return not names or host_name(headers.get(b"host", b"").decode("latin-1")).lower() in names

    def is_own_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say where a request comes from; other programs say nothing, and send nobody's cookie."""
        if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            return self.is_allowed_origin(headers)
        return b"origin" not in headers or self.is_allowed_origin(headers)

    def is_allowed_origin(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin", b"null").decode("latin-1")
        if origin in self.site.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1") != ""
        except ValueError:  # such as http://[
            return False

    async def pass_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        limits = self.site.limits
        most = limits.file_bytes if scope["path"] == IMPORT else limits.body_bytes
        started = False

        async def noted_send(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            check_length(dict(scope["headers"]), most)
            with suppress(ClientDisconnect):  # in the middle of a body: there is nobody to answer
                await self.app(scope, limited(receive, most), noted_send)
        except TooLarge:
            self.site.metrics.refusals.labels("too-large").inc()
            if not started:
                await refuse_plainly(scope, send, Refusal("too-large", 413, most=most))


def check_length(headers: dict[bytes, bytes], most: int) -> None:
    length = headers.get(b"content-length", b"0")
    if not length.isdigit() or int(length) > most:
        raise TooLarge


def limited(receive: Receive, most: int) -> Receive:
    """Counts the bytes of a body that does not tell its length."""
    read = 0

    async def receive_some() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise TooLarge
        return message

    return receive_some


def with_headers(scope: Scope, send: Send) -> Send:
    is_api = scope["path"].startswith("/api/")

    async def send_guarded(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = [*message.get("headers", []), *HEADERS]
            if is_api and not any(name == b"cache-control" for name, _ in headers):
                headers.append(NO_STORE)
            message = {**message, "headers": headers}
        await send(message)

    return send_guarded
