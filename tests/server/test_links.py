"""The way from one worker to another: in order, and no faster than it is read at its end."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from paddock.server.cluster.link import MOST_ON_THE_WAY, App, Link, LinkServer, Message, Receive, Scope, Send, open_link
from paddock.server.door import AT_ONCE

SOCKET: dict[str, Any] = {"type": "websocket", "path": "/", "headers": []}


async def is_here(_path: str) -> bool:
    return True


def over_a_link(app: App, ask: Callable[[Link], Awaitable[None]]) -> None:
    """Ask an application that another worker has."""

    async def run() -> None:
        server = LinkServer("key", app, is_here)
        link = await open_link(await server.open("127.0.0.1"), "key")
        try:
            async with asyncio.timeout(20):
                await ask(link)
        finally:
            await link.close()
            await server.close()

    asyncio.run(run())


async def silent() -> Message:
    await asyncio.Event().wait()
    raise AssertionError


def test_a_socket_elsewhere_that_is_not_read_is_told_little_and_later_all_in_order() -> None:
    told_at_once: list[int] = []
    heard: list[str] = []

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        for n in range(100):
            if scope[AT_ONCE](b"%d" % n):
                told_at_once.append(n)
            else:
                await send({"type": "websocket.send", "text": f"{n}"})

    async def ask(link: Link) -> None:
        is_read = asyncio.Event()

        async def send(event: Message) -> None:
            await is_read.wait()
            heard.append(event["text"])

        asking = asyncio.create_task(link.forward(dict(SOCKET), silent, send))
        await asyncio.sleep(0.2)
        assert told_at_once == list(range(MOST_ON_THE_WAY))
        is_read.set()
        await asking

    over_a_link(app, ask)

    assert heard == [f"{n}" for n in range(100)]
    assert len(told_at_once) > MOST_ON_THE_WAY


def test_what_comes_over_a_link_goes_to_a_socket_at_once_if_it_is_read() -> None:
    heard: list[tuple[str, object]] = []

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        for text in ("read", "unread"):
            await send({"type": "websocket.send", "text": text})

    async def ask(link: Link) -> None:
        def at_once(text: bytes) -> bool:
            heard.append(("at once", text))
            return text == b"read"

        async def send(event: Message) -> None:
            heard.append(("sent", event.get("text")))

        await link.forward({**SOCKET, AT_ONCE: at_once}, silent, send)

    over_a_link(app, ask)

    assert heard == [("sent", None), ("at once", b"read"), ("at once", b"unread"), ("sent", "unread")]


def test_what_fails_on_the_way_in_fails_for_whoever_asked() -> None:
    async def app(_scope: Scope, receive: Receive, _send: Send) -> None:
        await receive()

    async def ask(link: Link) -> None:
        async def receive() -> Message:
            raise ValueError("too much")

        async def send(_event: Message) -> None:
            raise AssertionError

        with pytest.raises(ValueError, match="too much"):
            await link.forward(dict(SOCKET), receive, send)

    over_a_link(app, ask)
