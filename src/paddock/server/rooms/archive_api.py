"""HTTP: looking back at a game, its picture, and game files."""

import asyncio
import gzip
import zlib
from base64 import b64decode
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from sqlalchemy import Connection, select
from starlette.responses import Response

from paddock.server.bots.fair_queue import Names
from paddock.server.bots.pool import WorkerFailed
from paddock.server.bots.worker import Film, Verify
from paddock.server.clock import milliseconds
from paddock.server.http import address_of, guest, reply, somebody
from paddock.server.people.register import new_id
from paddock.server.reference import described
from paddock.server.refusals import Refusal
from paddock.server.replies import FilmSoFar, Frame, GameFile, MadeTable, Picture
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.api import check_may_open
from paddock.server.rooms.archive import Replay, game_log, look_back_as, named_file, names_in
from paddock.server.rooms.making import imported_room
from paddock.server.rooms.model import OVER, Room
from paddock.server.rooms.viewer import Viewer, shown_seat, viewer_of
from paddock.server.site import Site
from paddock.server.store.schema import exports
from paddock.texts import Speaker, Texts

__all__ = ["archive_routes"]

VERIFY_SECONDS = 20.0
FILM_SECONDS = 20.0
BUSY = ("busy", "slow")
PACKING = 6
PACKED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}


def archive_routes(site: Site) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["games"])
    add_look_routes(site, routes)
    add_file_routes(site, routes)
    return routes


def add_look_routes(site: Site, routes: APIRouter) -> None:
    @routes.get(
        "/tables/{table_id}/log",
        **described(
            "The film so far, or from an event on, as my seat saw it; after the end, any.",
            reply=FilmSoFar,
            refused=(403, 409),
        ),
    )
    async def log(
        request: Request, table_id: str, seat: int | None = None, since: Annotated[int, Query(ge=0)] = 0
    ) -> Response:
        active, viewer = await looked_at(site, request, table_id)
        as_seat = look_back_as(active.room, viewer, seat)
        film = await film_of(site, active, as_seat, since, site.sharers.address(address_of(request)))
        return await packed_reply(site, request, game_log(active.room, viewer, as_seat, active.here, film))

    @routes.get(
        "/tables/{table_id}/replay",
        **described("A finished game after so many answers, seen by any seat.", reply=Frame, refused=(403,)),
    )
    async def replay(request: Request, table_id: str, at: int = 0, seat: int | None = None) -> Response:
        active, viewer = await looked_at(site, request, table_id)
        check_over(active)
        return reply(site, request, (await replay_of(active)).frame(at, look_back_as(active.room, viewer, seat)))

    @routes.get(
        "/tables/{table_id}/picture",
        **described("The table as a drawing in letters, as I may see it.", reply=Picture, refused=(409,)),
    )
    async def picture(
        request: Request, table_id: str, language: Literal["en", "ru"] = "en", told: int | None = None
    ) -> Response:
        active, viewer = await looked_at(site, request, table_id)
        view = await view_of(active, viewer, told)
        names = names_in(texts(language), active.room)
        if len(viewer.seats) == 1:  # as the rest of the page says
            names[viewer.seats[0]] = texts(language).say("seat-you")
        speaker = Speaker(texts(language), active.room.game, names)
        return reply(site, request, {"picture": active.room.game.picture(view, speaker.say)})


def add_file_routes(site: Site, routes: APIRouter) -> None:
    @routes.get(
        "/tables/{table_id}/export",
        **described("The game file of a finished game: seed and answers.", reply=GameFile, refused=(403,)),
    )
    async def export(request: Request, table_id: str, language: Literal["en", "ru"] = "en") -> Response:
        active = await site.rooms.find(table_id)
        check_over(active)
        file = await site.database.read(lambda connection: game_file_of(connection, table_id))
        file = named_file(file, names_in(texts(language), active.room))
        name = f"paddock-{active.room.game.name}-{table_id[:8]}.json"
        return reply(site, request, file.encode(), headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @routes.post("/import", **described("Open a finished game from its file, for replay.", GameFile, MadeTable, 201))
    async def import_game(request: Request) -> Response:
        await site.shared_rates.check_address("imports", address_of(request), site.limits.imports)
        found = await verified(site, await request.body(), site.sharers.address(address_of(request)))
        user = await somebody(site, request)
        await check_may_open(site, user, address_of(request))
        room = imported_room(new_id(), found, user, milliseconds(site.clock()), site.limits.name_length)
        await site.rooms.add(room)
        return reply(site, request, {"id": room.id, "url": f"/t/{room.id}/replay"}, 201)


async def looked_at(site: Site, request: Request, table_id: str) -> tuple[ActiveRoom, Viewer]:
    """The room and who looks, not between a change and its commit."""
    user = await guest(site, request)
    active = await site.rooms.find(table_id)
    async with active.lock:
        return active, viewer_of(active.room, user.id if user else None)


def check_over(active: ActiveRoom) -> None:
    """Before the end nobody but the players knows what they hold, and nobody at all the seed."""
    if active.room.status != OVER:
        raise Refusal("game-not-over", 403)


async def view_of(active: ActiveRoom, viewer: Viewer, told: int | None) -> dict[str, Any]:
    """What is seen now; of a finished game also how it was when so many events had been told."""
    if told is not None and active.room.status == OVER:
        return (await replay_of(active)).after_events(told).view(look_back_as(active.room, viewer, None))
    view = active.room.view(shown_seat(active.room, viewer))
    if view is None:
        raise Refusal("not-started", 409)
    return view


async def replay_of(active: ActiveRoom) -> Replay:
    """Kept once the game is over; until then it grows."""
    if active.replay is not None:
        return active.replay
    replay = await asyncio.to_thread(Replay, active.room)
    if active.room.status == OVER:
        active.replay = replay
    return replay


async def film_of(site: Site, active: ActiveRoom, seat: int | None, since: int, whose: Names) -> bytes:
    """Played again in a worker process, and kept as bytes until something happens."""
    async with active.lock:
        room, films = active.room, active.films_now()
        if room.table is None:
            raise Refusal("not-started", 409)
        task = film_task(room, seat, since)
    if (seat, since) not in films:
        try:
            packed: str = await site.film_pool.ask(task, FILM_SECONDS, whose)
        except WorkerFailed as failed:
            raise Refusal("busy", 503) if failed.cause in BUSY else Refusal("server-fault", 500) from failed
        films[seat, since] = await asyncio.to_thread(lambda: zlib.decompress(b64decode(packed)))
    return films[seat, since]


def film_task(room: Room, seat: int | None, since: int) -> Film:
    log = [] if room.table is None else room.table.log[:]
    is_over = room.status == OVER
    return Film(room.game.name, len(room.chairs), room.options, str(room.seed), room.rules, log, seat, since, is_over)


async def packed_reply(site: Site, request: Request, body: bytes) -> Response:
    """Smaller by far for whoever can read it so."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return reply(site, request, body)
    return reply(site, request, await asyncio.to_thread(gzip.compress, body, PACKING), headers=PACKED)


@cache
def texts(language: str) -> Texts:
    return Texts(language)


def game_file_of(connection: Connection, table_id: str) -> str:
    return str(connection.execute(select(exports.c.file).where(exports.c.table_id == table_id)).scalar_one())


async def verified(site: Site, body: bytes, whose: Names) -> dict[str, Any]:
    """The game in a file, replayed and checked in a worker process, an address after the other."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("not-json", 400) from None
    try:
        found: dict[str, Any] = await site.file_pool.ask(Verify(text), VERIFY_SECONDS, whose)
    except WorkerFailed as failed:
        raise Refusal("busy", 503) if failed.cause == "busy" else Refusal("broken-file", 422) from None
    if "refused" in found:
        raise Refusal(found["refused"], 422, field="file", **found["details"])
    return found
