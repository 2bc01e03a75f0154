"""HTTP: looking back at a game, its picture, and game files."""

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from paddock.server.bots.fair_queue import Names
from paddock.server.bots.pool import WorkerFailed
from paddock.server.bots.worker import Verify
from paddock.server.clock import milliseconds
from paddock.server.http import address_of, guest, reply, reply_in_pieces, somebody
from paddock.server.packing import packed, unpacked
from paddock.server.people.register import new_id
from paddock.server.reference import described
from paddock.server.refusals import Refusal
from paddock.server.replies import FilmSoFar, Frame, GameFile, MadeTable, Picture
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.api import check_may_open
from paddock.server.rooms.archive import Story, log_head, look_back_as, names_in
from paddock.server.rooms.making import imported_room
from paddock.server.rooms.model import OVER
from paddock.server.rooms.viewer import Viewer, shown_seat, viewer_of
from paddock.server.site import Site
from paddock.texts import Speaker, Texts

__all__ = ["archive_routes"]

VERIFY_SECONDS = 20.0
END = packed(b"}")


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
        story, head = Story(active), log_head(active.room, viewer, as_seat, active.here)
        back = await site.archive.open(story, await whose_of(site, request), request.is_disconnected)
        return reply_in_pieces(site, request, [head, *await back.film(as_seat, since), END])

    @routes.get(
        "/tables/{table_id}/replay",
        **described("A finished game after so many answers, seen by any seat.", reply=Frame, refused=(403,)),
    )
    async def replay(request: Request, table_id: str, at: int = 0, seat: int | None = None) -> Response:
        active, viewer = await looked_at(site, request, table_id)
        check_over(active)
        back = await site.archive.open(Story(active), await whose_of(site, request))
        frame = await back.frame(look_back_as(active.room, viewer, seat), at)
        return reply_in_pieces(site, request, [frame])

    @routes.get(
        "/tables/{table_id}/picture",
        **described("The table as a drawing in letters, as I may see it.", reply=Picture, refused=(409,)),
    )
    async def picture(
        request: Request, table_id: str, language: Literal["en", "ru"] = "en", told: int | None = None
    ) -> Response:
        active, viewer = await looked_at(site, request, table_id)
        view = await view_of(site, active, viewer, told, await whose_of(site, request))
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
        file = await site.archive.file(table_id, names_in(texts(language), active.room), await whose_of(site, request))
        name = f"paddock-{active.room.game.name}-{table_id[:8]}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return reply_in_pieces(site, request, [file], headers)

    @routes.post("/import", **described("Open a finished game from its file, for replay.", GameFile, MadeTable, 201))
    async def import_game(request: Request) -> Response:
        await site.shared_rates.check_address("imports", address_of(request), site.limits.imports)
        found = await verified(site, await request.body(), await whose_of(site, request))
        user = await somebody(site, request)
        await check_may_open(site, user, address_of(request))
        room = imported_room(new_id(), found, user, milliseconds(site.clock()))
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


async def view_of(site: Site, active: ActiveRoom, viewer: Viewer, told: int | None, whose: Names) -> dict[str, Any]:
    """What is seen now; of a finished game also how it was when so many events had been told."""
    if told is not None and active.room.status == OVER:
        back = await site.archive.open(Story(active), whose)
        frame = await back.frame_after(look_back_as(active.room, viewer, None), told)
        seen: dict[str, Any] = msgspec.json.decode(unpacked(frame))["view"]
        return seen
    view = active.room.view(shown_seat(active.room, viewer))
    if view is None:
        raise Refusal("not-started", 409)
    return view


async def whose_of(site: Site, request: Request) -> Names:
    """In whose turn the workers are asked."""
    user = await guest(site, request)
    return site.sharers.asker(address_of(request), user)


@cache
def texts(language: str) -> Texts:
    return Texts(language)


async def verified(site: Site, body: bytes, whose: Names) -> dict[str, Any]:
    """The game in a file, replayed and checked in a worker process, an address after the other."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("not-json", 400) from None
    try:
        found: dict[str, Any] = await site.file_pool.ask(Verify(text, site.limits.name_length), VERIFY_SECONDS, whose)
    except WorkerFailed as failed:
        raise Refusal("busy", 503) if failed.cause in ("busy", "closed") else Refusal("broken-file", 422) from None
    if "refused" in found:
        raise Refusal(found["refused"], 422, field="file", **found["details"])
    return found
