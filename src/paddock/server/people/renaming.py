"""Somebody has another name: those at the same tables see it at once."""

from paddock.server.people.store import User
from paddock.server.rooms.model import OVER, Room
from paddock.server.rooms.room_manager import RoomManager
from paddock.server.rooms.seat_names import own_name

__all__ = ["rename_at_tables"]


async def rename_at_tables(rooms: RoomManager, user: User) -> None:
    """At those in this memory; the others have been changed where they are stored."""

    def rename(room: Room, _now: int) -> None:
        for seat in room.seats_of(user.id):
            room.chairs[seat].name = own_name(room, seat, user.name)

    for table_id in rooms.rooms_of(user.id):
        room = rooms.active[table_id].room
        if room.status != OVER and not room.hot_seat:
            await rooms.change(table_id, rename)
