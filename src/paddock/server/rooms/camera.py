"""The camera of a room: it runs while somebody is there, and gives the film of what has happened since last time."""

from paddock.kernel.table import View
from paddock.server.rooms.film import Film
from paddock.server.rooms.model import Room

__all__ = ["Camera"]


class Camera:
    """Frames are kept from one message to the next, never longer."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.public: View | None = None  # what a spectator saw when it was wound on; None while it does not run
        self.told = 0

    def wind_on(self) -> None:
        """The next film begins here."""
        table = self.room.table
        if table is not None:
            self.public = self.room.view(None)
            self.told = len(table.told)
            table.watch()

    def stop(self) -> None:
        """Nobody is there."""
        self.public = None
        if self.room.table is not None:
            self.room.table.take_frames()

    def film(self) -> Film | None:
        """What has happened since it was wound on; None if that cannot be shown: then everybody begins anew."""
        table = self.room.table
        if table is None or self.public is None:
            return None
        events = table.told[self.told :]
        frames = table.take_frames()
        if len(events) != len(frames):
            return None
        after = self.room.view(None)
        assert after is not None
        return Film(self.public, after, self.told, events, frames, table)
