"""Chat at a table."""

from paddock.server.people.store import User
from paddock.server.rooms.model import ChatLine, Room

__all__ = ["say"]


def say(room: Room, user: User, text: str, now: int, kept: int) -> None:
    """Something said by whoever sits or watches; only the newest lines are kept at hand."""
    seats = room.seats_of(user.id)
    seat = seats[0] if seats else None
    name = user.name if seat is None else room.chairs[seat].name or user.name
    if seat is None and user.id not in room.guests:
        room.guests.append(user.id)
    line = ChatLine(room.said, user.id, seat, name, text, now)
    room.said += 1
    room.chat.append(line)
    room.unsaid.append(line)
    del room.chat[:-kept]
