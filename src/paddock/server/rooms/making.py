"""New rooms: from a plan, as a rematch, or from a game file."""

import base64
import hashlib
import hmac
from typing import Any

from paddock.bots import USUAL_LEVEL
from paddock.kernel.errors import BadSetup
from paddock.kernel.game import Game
from paddock.kernel.options import checked
from paddock.server.games import find_game, offered_levels
from paddock.server.people.names import clean_name
from paddock.server.people.store import User
from paddock.server.refusals import Refusal, refusal_of
from paddock.server.rooms.model import OVER, Chair, Room
from paddock.server.rooms.pace import Live
from paddock.server.rooms.seat_names import tell_apart
from paddock.server.rooms.seating import start_if_full
from paddock.server.rooms.wire import NewTable, SeatPlan

__all__ = ["checked_level", "imported_room", "new_room", "rematch_id", "rematch_room"]

ID_LENGTH = 22


def new_room(table_id: str, plan: NewTable, user: User, now: int, seed: int, name_length: int) -> Room:
    """The room that a plan describes, its maker in the first seat for people (on a shared screen: in all of them)."""
    game, options = checked_setup(plan)
    chairs = [planned_chair(game.name, seat, name_length) for seat in plan.seats]
    room = Room(table_id, game, options, seed, chairs, plan.pace, now)
    room.owner = user.id
    room.private = plan.private
    room.hot_seat = plan.hot_seat
    room.guided = plan.guided
    room.advice = plan.advice
    seat_maker(room, user)
    tell_apart(room)
    start_if_full(room, now)
    return room


def checked_setup(plan: NewTable) -> tuple[Game, dict[str, Any]]:
    try:
        game = find_game(plan.game)
    except BadSetup as refused:
        raise refusal_of(refused, 422, field="game") from refused
    least, most = game.seats
    if not least <= len(plan.seats) <= most:
        details = {"game": game.name, "seats": len(plan.seats), "least": least, "most": most}
        raise Refusal("seats-out-of-range", 422, field="seats", **details)
    try:
        options = checked(game.options, plan.options)
        game.new(len(plan.seats), options, 0, quiet=True)
    except BadSetup as refused:
        raise unfit(refused) from refused
    return game, options


def unfit(refused: BadSetup) -> Refusal:
    """Options that the game refuses, at the field where they can be mended."""
    if refused.reason != "seats-do-not-fit":
        return refusal_of(refused, 422, field=str(refused.details.get("option", "options")))
    most = max(map(int, str(refused.details["known"]).split(", ")))
    seats = int(str(refused.details["seats"]))
    if seats > most:
        return Refusal("too-many-seats", 422, field="seats", most=most, seats=seats)
    return refusal_of(refused, 422, field="seats")


def planned_chair(game: str, plan: SeatPlan, name_length: int) -> Chair:
    level = checked_level(game, plan.level) if plan.kind == "bot" else None
    return Chair(kind=plan.kind, level=level, name=clean_name(plan.name, name_length))


def checked_level(game: str, level: str | None) -> str:
    """One of the strengths that this game's bots really have."""
    offered = offered_levels(game)
    if level is not None and level not in offered:
        raise Refusal("unknown-level", 422, field="level", known=", ".join(offered))
    return level or USUAL_LEVEL


def seat_maker(room: Room, user: User) -> None:
    """Names in the plan are for bots and for those who share a screen; nobody else sits down under another's name."""
    is_seated = False
    for chair in room.chairs:
        if chair.kind == "human" and (room.hot_seat or not is_seated):
            chair.user = user.id
            chair.name = name_on_shared_screen(chair, user, is_seated) if room.hot_seat else user.name or chair.name
            is_seated = True
        elif chair.kind != "bot":
            chair.name = None


def name_on_shared_screen(chair: Chair, user: User, is_seated: bool) -> str | None:
    """Whoever has no name there and sits down first is the one whose browser it is."""
    return chair.name or (None if is_seated else user.name)


def rematch_id(key: str, table_id: str) -> str:
    """Always the same for one table, so that all who want a rematch meet; nobody else can work it out."""
    digest = hmac.digest(key.encode(), f"rematch {table_id}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).decode()[:ID_LENGTH]


def rematch_room(table_id: str, room: Room, user: User, now: int, seed: int) -> Room:
    """The same game once more: bots stay, whoever asks first is the host, the others' seats are kept for them."""
    chairs = [Chair(kind=chair.kind, level=chair.level) for chair in room.chairs]
    again = Room(table_id, room.game, room.options, seed, chairs, room.pace, now)
    again.owner = user.id
    again.private = room.private
    again.hot_seat = room.hot_seat
    again.advice = room.advice
    for seat, chair in enumerate(room.chairs):
        chairs[seat].name = chair.name
        if chair.user == user.id:
            chairs[seat].user = user.id
            chairs[seat].name = chair.name if room.hot_seat else user.name or chair.name
        else:
            chairs[seat].kept_for = chair.user
    start_if_full(again, now)
    return again


def imported_room(table_id: str, found: dict[str, Any], user: User, now: int) -> Room:
    """A finished game from a file, for replay: nobody sits there."""
    game = find_game(found["game"])
    table = game.load(found["save"])
    chairs = [Chair(kind="human", name=name) for name in found["names"]]
    room = Room(table_id, game, table.setup, table.seed, chairs, Live(), now)
    room.rules = table.rules
    room.owner = user.id
    room.private = True
    room.imported = True
    room.table = table
    room.file = found["file"]
    room.status = OVER
    room.finished = now
    return room
