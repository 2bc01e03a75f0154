"""A refusal outside the application: a socket is refused with a status and a reason, too, before it opens."""

from paddock.server.cluster.link import Scope, Send
from paddock.server.refusals import Refusal
from paddock.server.rooms.wire import encode

__all__ = ["refuse_plainly"]


async def refuse_plainly(scope: Scope, send: Send, refusal: Refusal) -> None:
    prefix = "http" if scope["type"] == "http" else "websocket.http"
    body = encode(refusal.as_data())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in refusal.headers().items()]
    await send({"type": f"{prefix}.response.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body})
