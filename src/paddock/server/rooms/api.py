"""HTTP: tables, seats and play."""

from typing import Any, Literal

from fastapi import APIRouter, Request
from starlette.responses import Response

from paddock.server.clock import milliseconds
from paddock.server.games import catalogue, face_of, gallery_of, game_texts
from paddock.server.http import address_of, asked_body, guest, reply, reply_in_pieces, somebody
from paddock.server.people.register import new_id
from paddock.server.people.store import User
from paddock.server.reference import described
from paddock.server.refusals import Refusal
from paddock.server.replies import (
    Acknowledged,
    AdvisedTurns,
    Forecast,
    GameFace,
    GameInfo,
    GameTexts,
    MadeTable,
    Reason,
    Seated,
    Started,
    TableLine,
    TableState,
)
from paddock.server.rooms import playing, seating
from paddock.server.rooms.listing import count_open_tables, lobby
from paddock.server.rooms.making import checked_level, new_room
from paddock.server.rooms.wire import Answer, AskAdvice, NewTable, Said, SitDown, Undo
from paddock.server.site import Site

__all__ = ["check_may_open", "table_routes"]

MOST_CHOICES = 32
KEPT_A_WHILE = {"Cache-Control": "public, max-age=600"}


async def check_may_open(site: Site, user: User, address: str) -> None:
    """Refusal if this person or this address opens tables too fast, or if there are enough."""
    await site.shared_rates.check_address("tables", address, site.limits.tables_by_address)
    await site.shared_rates.check("tables", user.id, site.limits.tables)
    now = milliseconds(site.clock())
    own, everybody = await site.database.read(lambda connection: count_open_tables(connection, user.id, now))
    if own >= site.limits.open_tables_by_person:
        raise Refusal("too-many-tables", 429, most=site.limits.open_tables_by_person)
    if everybody >= site.limits.open_tables and not await site.rooms.make_room():
        raise Refusal("house-full", 503)


def table_routes(site: Site) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["tables"])
    add_list_routes(site, routes)
    add_seat_routes(site, routes)
    add_play_routes(site, routes)
    return routes


def add_list_routes(site: Site, routes: APIRouter) -> None:
    @routes.get(
        "/games", **described("The games, their setup options and the levels of their bots.", reply=list[GameInfo])
    )
    async def games(request: Request) -> Response:
        return reply(site, request, catalogue())

    @routes.get(
        "/games/{game}/gallery",
        **described("What stands behind the values of options that can be pictured.", reply=dict[str, Any]),
    )
    async def gallery(request: Request, game: str) -> Response:
        return reply(site, request, gallery_of(game), headers=KEPT_A_WHILE)

    @routes.get(
        "/games/{game}/texts", **described("The sentences of a game in a language, as a Fluent file.", reply=GameTexts)
    )
    async def texts(request: Request, game: str, language: Literal["en", "ru"] = "en") -> Response:
        return reply(site, request, {"texts": game_texts(game, language)}, headers=KEPT_A_WHILE)

    @routes.get(
        "/games/{game}/face",
        **described("What the arguments of a game's events, questions and labels mean.", reply=GameFace),
    )
    async def face(request: Request, game: str) -> Response:
        return reply(site, request, face_of(game), headers=KEPT_A_WHILE)

    @routes.get(
        "/tables", **described("Listed tables with a free seat, and tables in play to watch.", reply=list[TableLine])
    )
    async def tables(request: Request) -> Response:
        user = await guest(site, request)
        table_id, now = user.id if user else None, milliseconds(site.clock())
        return reply(site, request, await site.database.read(lambda c: lobby(c, table_id, site.rooms.here, now)))

    @routes.post(
        "/tables",
        **described(
            "Make a table. It starts at once if nobody is missing, by days when all have come.",
            NewTable,
            MadeTable,
            201,
        ),
    )
    async def make(request: Request) -> Response:
        plan = await asked_body(request, NewTable)
        user = await somebody(site, request)
        await check_may_open(site, user, address_of(request))
        room = new_room(new_id(), plan, user, milliseconds(site.clock()), site.draw_seed(), site.limits.name_length)
        await site.rooms.add(room)
        return reply(site, request, {"id": room.id, "url": f"/t/{room.id}"}, 201)

    @routes.get(
        "/tables/{table_id}",
        **described("The table as I may see it: the same as the socket's first message.", reply=TableState),
    )
    async def table(request: Request, table_id: str) -> Response:
        user = await guest(site, request)
        whose = site.sharers.asker(address_of(request), user)
        state = await site.rooms.state(table_id, user.id if user else None, whose)
        return reply(site, request, state) if isinstance(state, bytes) else reply_in_pieces(site, request, state)


def add_seat_routes(site: Site, routes: APIRouter) -> None:
    @routes.post(
        "/tables/{table_id}/seats/{seat}",
        **described("Sit down, take one's seat back, or seat a bot.", SitDown, Seated, refused=(409,)),
    )
    async def sit(request: Request, table_id: str, seat: int) -> Response:
        asked = await asked_body(request, SitDown)
        active = await site.rooms.find(table_id)
        level = checked_level(active.room.game.name, asked.level)
        user = await somebody(site, request)
        if asked.kind == "bot":
            await site.rooms.change(table_id, lambda room, now: seating.seat_bot(room, seat, level, user.id, now))
        else:
            await site.rooms.change(table_id, lambda room, now: seating.sit(room, seat, user.id, user.name, now))
        return reply(site, request, {"seat": seat})

    @routes.delete(
        "/tables/{table_id}/seats/{seat}",
        **described("Leave: before the start the seat is free, later a bot plays it.", reply=Seated, refused=(409,)),
    )
    async def leave(request: Request, table_id: str, seat: int) -> Response:
        user = await guest(site, request)
        await site.rooms.change(table_id, lambda room, _: seating.leave(room, seat, user.id if user else None))
        return reply(site, request, {"seat": seat})

    @routes.post(
        "/tables/{table_id}/start",
        **described("Start now, with bots in the free seats. Only the host may.", reply=Started, refused=(409,)),
    )
    async def start(request: Request, table_id: str) -> Response:
        user = await guest(site, request)
        await site.rooms.change(table_id, lambda room, now: seating.start(room, user.id if user else None, now))
        return reply(site, request, {"id": table_id})


def add_play_routes(site: Site, routes: APIRouter) -> None:
    @routes.post(
        "/tables/{table_id}/answers",
        **described("One or more choices of my seat: all or none.", Answer, Acknowledged, refused=(409,)),
    )
    async def answers(request: Request, table_id: str) -> Response:
        given = await asked_body(request, Answer)
        user = await guest(site, request)
        number = await site.actions.answer(table_id, user, given)
        return reply(site, request, {"type": "ack", "key": given.key, "number": number})

    @routes.post(
        "/tables/{table_id}/undo", **described("Take back the choices I sent last.", Undo, Acknowledged, refused=(409,))
    )
    async def undo(request: Request, table_id: str) -> Response:
        asked = await asked_body(request, Undo)
        user = await guest(site, request)
        number = await site.actions.undo(table_id, user, asked)
        return reply(site, request, {"type": "ack", "key": asked.key, "number": number})

    @routes.post(
        "/tables/{table_id}/advice",
        **described(
            "What a Champion would do in my seat now, where the table allows it: up to three turns.",
            AskAdvice,
            AdvisedTurns,
            refused=(409,),
        ),
    )
    async def advice(request: Request, table_id: str) -> Response:
        asked = await asked_body(request, AskAdvice)
        user = await guest(site, request)
        told = await site.actions.advice(table_id, user, asked)
        return reply(site, request, {"type": "advice", "key": asked.key, **told})

    @routes.get(
        "/tables/{table_id}/why-not",
        **described("Why my seat may not choose this; null if it may.", reply=Reason, refused=(403, 409)),
    )
    async def why_not(request: Request, table_id: str, seat: int, choice: int) -> Response:
        user = await guest(site, request)
        active = await site.rooms.find(table_id)
        reason = playing.say_why_not(active.room, seat, user.id if user else None, choice)
        return reply(site, request, {"reason": reason})

    @routes.get(
        "/tables/{table_id}/forecast",
        **described("What choices of my seat would lead to, before I send them.", reply=Forecast, refused=(403, 409)),
    )
    async def forecast(request: Request, table_id: str, seat: int, choices: str = "") -> Response:
        user = await guest(site, request)
        active = await site.rooms.find(table_id)
        told = playing.say_forecast(active.room, seat, user.id if user else None, choice_list(choices))
        return reply(site, request, {"forecast": told})

    @routes.post("/tables/{table_id}/chat", **described("Say something at the table.", Said))
    async def chat(request: Request, table_id: str) -> Response:
        asked = await asked_body(request, Said)
        await site.rooms.find(table_id)
        user = await somebody(site, request)
        await site.actions.chat(table_id, user, asked.text)
        return reply(site, request, {})


def choice_list(text: str) -> list[int]:
    """``56,70``: choices in a query; Refusal if they are something else."""
    words = text.split(",") if text else []
    if len(words) > MOST_CHOICES or not all(word.isascii() and word.isdigit() and len(word) < 5 for word in words):
        raise Refusal("bad-request", 422, field="choices")
    return [int(word) for word in words]
