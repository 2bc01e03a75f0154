"""Who looks at a room, and through whose eyes."""

from typing import NamedTuple

from paddock.server.rooms.model import Room

__all__ = ["Viewer", "shown_seat", "viewer_of"]


class Viewer(NamedTuple):
    """People who see the same: their seats (none: they watch), whether they are the host, and a seat kept for them.

    Those whom a host has removed only watch.
    """

    seats: tuple[int, ...]
    mine: bool
    kept: int | None = None
    removed: bool = False

    def place(self) -> int:
        """A small number of its own, for message numbers; a hot seat has one for all its seats."""
        part = 0 if not self.seats else self.seats[0] + 1 if len(self.seats) == 1 else 40
        if self.kept is not None:
            part = 20 + self.kept  # whoever has a seat has none kept
        if self.removed:
            part = 45
        return part + (50 if self.mine else 0)


def viewer_of(room: Room, user: str | None) -> Viewer:
    is_host = user is not None and room.owner == user
    return Viewer(room.seats_of(user), is_host, room.kept_seat_of(user), user in room.removed)


def shown_seat(room: Room, viewer: Viewer) -> int | None:
    """Through whose eyes the viewer sees. On a shared screen: whoever's turn it is, and nobody's between turns."""
    if len(viewer.seats) == 1:
        return viewer.seats[0]
    for seat in room.open_seats():
        if seat in viewer.seats and not room.chairs[seat].is_played_by_bot():
            return seat
    return None
