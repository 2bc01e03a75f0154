"""Starts the site and keeps it running until it is told to stop."""

import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn
from fastapi import FastAPI

from paddock.server.addresses import site_addresses
from paddock.server.app import make_app
from paddock.server.cluster.crew import Crew
from paddock.server.cluster.same_key import check_key
from paddock.server.door import Door
from paddock.server.errors import CannotServe
from paddock.server.logs import drop_false_alarms
from paddock.server.preparing import (
    check_database,
    check_workers,
    first_line,
    hold_database,
    opened,
    prepare_folder,
    prepare_key,
    prepare_redis,
)
from paddock.server.settings import Settings
from paddock.server.site import Site
from paddock.server.store.migrate import migrate
from paddock.server.visits import Doorstep

__all__ = ["make_server", "serve"]

Announce = Callable[[list[str]], None]

LOG_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
GRACEFUL_SECONDS = 10
SWITCH_SECONDS = 0.001  # the thread that writes must not wait long for its turn
LAST_PORT = 65535


def print_addresses(addresses: list[str]) -> None:
    print("Paddock is at", ", ".join(addresses), flush=True)


def serve(settings: Settings, announce: Announce = print_addresses) -> None:
    """Run until interrupted; sockets are then closed as "restarting" and every commit is finished.

    ``announce`` is given the addresses at which people find it, the one for this computer first.

    CannotServe, before anything is served, if the folder, the database or the address cannot be used.
    """
    logging.basicConfig(level=logging.WARNING, format=LOG_LINE)
    check_workers(settings)
    check_database(settings)
    prepare_redis(settings)
    prepare_folder(settings)
    with hold_database(settings):
        with opened(settings) as engine:
            migrate(engine)
        check_key(settings)
        prepare_key(settings)
        listener = open_listener(settings)
        addresses = site_addresses(settings.host, listener.getsockname()[1])

        def ready() -> None:
            announce(addresses)
            if settings.open:
                threading.Thread(target=webbrowser.open, args=addresses[:1], daemon=True).start()

        if settings.workers == 1:
            run(settings, listener, ready)
        else:
            Crew(run_beside_others, settings, listener, ready).run()


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    tune()
    make_server(make_app(settings), settings, settled(ready)).run([listener])


def run_beside_others(
    settings: Settings, listener: socket.socket, ready: Callable[[], None], is_over: threading.Event
) -> None:
    """One worker of several, in a process of its own."""
    logging.basicConfig(level=logging.WARNING, format=LOG_LINE)
    tune()
    server = make_server(make_app(settings), settings, settled(ready))

    def stop() -> None:
        is_over.wait()
        server.should_exit = True

    threading.Thread(target=stop, name="paddock-stop", daemon=True).start()
    server.run([listener])


def tune() -> None:
    """Answers leave no cycles; to look for some again and again makes others late. The timekeeper does it, seldom."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.disable()


def settled(ready: Callable[[], None]) -> Callable[[], None]:
    """What is there at the start stays: to look through it again would only make the frames of films dearer."""

    def freeze() -> None:
        gc.collect()
        gc.freeze()
        ready()

    return freeze


def open_listener(settings: Settings) -> socket.socket:
    address = f"{settings.host}:{settings.port}"
    if not 0 <= settings.port <= LAST_PORT:
        raise CannotServe("bad-address", address=address, cause=f"ports go from 0 to {LAST_PORT}")
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        raise CannotServe("bad-address", address=address, cause=first_line(error)) from error


class SiteServer(uvicorn.Server):
    """Says when it is ready: from then on people find it, and an interrupt ends it properly."""

    def __init__(self, config: uvicorn.Config, site: Site, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.site = site
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.site.stop_thinking()
        await super().shutdown(sockets)


def make_server(app: FastAPI, settings: Settings, ready: Callable[[], None] = lambda: None) -> uvicorn.Server:
    """The application behind uvicorn, with its limits."""
    door: Door = app.state.site.door
    config = uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(Doorstep, door)),
        ws="websockets-sansio",  # which the door replaces by its own
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # costs more time than it saves here, and memory for each socket
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        log_level="warning",
        access_log=False,  # addresses of private tables do not belong into logs
        server_header=False,
    )
    drop_false_alarms()
    return SiteServer(config, app.state.site, ready)
