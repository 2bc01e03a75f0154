"""HTTP: who am I, my name, my tables, and the link by which I come back from elsewhere."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from paddock.server.http import asked_body, guest, reply, somebody
from paddock.server.people.names import clean_name
from paddock.server.people.renaming import rename_at_tables
from paddock.server.people.store import User
from paddock.server.reference import described
from paddock.server.refusals import Refusal
from paddock.server.replies import Link, Me
from paddock.server.rooms.listing import my_tables
from paddock.server.rooms.wire import Name, Token
from paddock.server.site import Site

__all__ = ["people_routes"]


def people_routes(site: Site) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["people"])

    @routes.get("/me", **described("My name and my tables, those where it is my turn first.", reply=Me))
    async def me(request: Request) -> Response:
        user = await guest(site, request)
        request.state.newcomer = user  # the cookie begins its time anew
        return reply(site, request, await about(site, user))

    @routes.post("/me", **described("Change my name; an empty one takes it away.", Name, Me))
    async def rename(request: Request) -> Response:
        asked = await asked_body(request, Name)
        name = clean_name(asked.name, site.limits.name_length)
        user = await site.register.rename(await somebody(site, request), name)
        await rename_at_tables(site.rooms, user)
        return reply(site, request, await about(site, user))

    @routes.post(
        "/me/recovery", **described("A link by which I am known elsewhere; older links go on working.", reply=Link)
    )
    async def recovery(request: Request) -> Response:
        # Behind the # the key stays in the browser: it is never sent as part of an address.
        token = site.register.recovery_token(await somebody(site, request))
        return reply(site, request, {"url": f"/recover#{token}"})

    @routes.delete("/me/recovery", **described("Make every recovery link of mine useless."))
    async def end_recovery(request: Request) -> Response:
        await site.register.end_recovery(await somebody(site, request))
        return reply(site, request, {})

    @routes.delete("/me/sessions", **described("End all my sessions but this one: other browsers know me no more."))
    async def end_sessions(request: Request) -> Response:
        user = await guest(site, request)
        if user is None:
            raise Refusal("not-known", 403)
        request.state.newcomer = await site.register.end_sessions(user)
        site.rooms.cut_off(user.id)
        return reply(site, request, {})

    @routes.post(
        "/recover/check", **described("Is this recovery link good? Asking changes nobody.", Token, refused=(404,))
    )
    async def check_link(request: Request) -> Response:
        await site.register.recover((await asked_body(request, Token)).token)
        return reply(site, request, {})

    @routes.post("/recover", **described("Be the person that a recovery link belongs to.", Token, Me, refused=(404,)))
    async def recover(request: Request) -> Response:
        user = await site.register.recover((await asked_body(request, Token)).token)
        request.state.newcomer = user
        return reply(site, request, await about(site, user))

    return routes


async def about(site: Site, user: User | None) -> dict[str, object]:
    if user is None:
        return {"name": None, "tables": []}
    tables = await site.database.read(lambda connection: my_tables(connection, user.id, site.rooms.here))
    return {"name": user.name, "tables": tables}
