"""HTTP: the same game again."""

from fastapi import APIRouter, Request
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from paddock.server.clock import milliseconds
from paddock.server.cluster.holding import Elsewhere
from paddock.server.http import address_of, guest, reply
from paddock.server.people.store import User
from paddock.server.reference import described
from paddock.server.refusals import Refusal
from paddock.server.replies import MadeTable, Seated
from paddock.server.rooms import seating
from paddock.server.rooms.api import check_may_open
from paddock.server.rooms.making import rematch_id, rematch_room
from paddock.server.rooms.model import LOBBY, OVER, Room
from paddock.server.rooms.seating import chair_at
from paddock.server.site import Site

__all__ = ["rematch_routes"]


def rematch_routes(site: Site) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["tables"])

    @routes.post(
        "/tables/{table_id}/rematch",
        **described("The same game again, at one new table for all who ask.", reply=MadeTable, refused=(409,)),
    )
    async def rematch(request: Request, table_id: str) -> Response:
        user = await guest(site, request)
        room = (await site.rooms.find(table_id)).room
        seats = room.seats_of(user.id if user else None)
        if user is None or not seats:
            raise Refusal("not-your-table", 403)
        if room.status != OVER:
            raise Refusal("game-not-over", 409)
        again = rematch_id(site.key, table_id)
        if room.rematch is None:
            await check_may_open(site, user, address_of(request))
            await make_table(site, room, again, user)
        await take_old_seat_there(site, request, again, seats[0], user)
        return reply(site, request, {"id": again, "url": f"/t/{again}"})

    @routes.post(
        "/tables/{table_id}/seats/{seat}/kept",
        **described("Take the seat that is kept for me.", reply=Seated, refused=(409,)),
    )
    async def take_kept(request: Request, table_id: str, seat: int) -> Response:
        user = await guest(site, request)
        if user is None:
            raise Refusal("not-known", 403)
        await take_old_seat(site, table_id, seat, user)
        return reply(site, request, {"seat": seat})

    return routes


async def take_old_seat_there(site: Site, request: Request, again: str, seat: int, user: User) -> None:
    """The new table may be at another worker than the old one."""
    try:
        await take_old_seat(site, again, seat, user)
    except Elsewhere:
        if site.company is None:
            raise
        path = f"/api/tables/{again}/seats/{seat}/kept"
        status, said = await site.company.neighbours.ask(again, request.scope, path)
        if status >= 400:
            details = said.get("details", {})
            raise Refusal(str(said["reason"]), status, **(details if isinstance(details, dict) else {})) from None


async def make_table(site: Site, room: Room, again: str, user: User) -> None:
    """Whoever asks first makes the table; the old one tells the others."""
    try:
        await site.rooms.add(rematch_room(again, room, user, milliseconds(site.clock()), site.draw_seed()))
    except IntegrityError:
        pass  # somebody else was quicker, or the site stopped before the old table knew

    def note(room: Room, _now: int) -> None:
        room.rematch = again

    await site.rooms.change(room.id, note)


async def take_old_seat(site: Site, again: str, seat: int, user: User) -> None:
    """The seat was kept; Refusal if the host has freed it meanwhile and it is taken, or if the race has begun."""

    def take_seat(room: Room, now: int) -> None:
        if room.seats_of(user.id):
            return
        if room.status != LOBBY:
            raise Refusal("rematch-started", 409)
        if not chair_at(room, seat).is_free_for(user.id):
            raise Refusal("seat-freed", 409)
        seating.sit(room, seat, user.id, user.name, now)

    await site.rooms.change(again, take_seat)
