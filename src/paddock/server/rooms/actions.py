"""What people do at a table, through the socket or through HTTP: the same checks, the same way."""

from paddock.server.people.names import clean_line
from paddock.server.people.store import User
from paddock.server.rates import Rates
from paddock.server.refusals import Refusal
from paddock.server.rooms import playing
from paddock.server.rooms.chat import say
from paddock.server.rooms.room_manager import RoomManager
from paddock.server.rooms.wire import Answer, Undo

__all__ = ["Actions"]


class Actions:
    """Each returns the number of the message in which the doer sees it done."""

    def __init__(self, rooms: RoomManager, rates: Rates) -> None:
        self.rooms = rooms
        self.rates = rates
        self.limits = rooms.settings.limits

    async def answer(self, table_id: str, user: User | None, given: Answer) -> int:
        who = self.checked(user)
        await self.rooms.change(
            table_id,
            lambda room, now: playing.answer(room, given.seat, who, given.expected, given.key, given.choices, now),
        )
        return self.rooms.number(table_id, who)

    async def undo(self, table_id: str, user: User | None, asked: Undo) -> int:
        who = self.checked(user)
        await self.rooms.change(table_id, lambda room, now: playing.undo(room, asked.seat, who, asked.key, now))
        return self.rooms.number(table_id, who)

    async def chat(self, table_id: str, user: User | None, text: str) -> int:
        if user is None:
            raise Refusal("not-known", 403)
        self.rates.check("chats", user.id, self.limits.chats)
        line = clean_line(text, self.limits.chat_length, "text")
        await self.rooms.change(table_id, lambda room, now: say(room, user, line, now, self.limits.chat_kept))
        return self.rooms.number(table_id, user.id)

    def checked(self, user: User | None) -> str:
        """Somebody who may hold a seat, and does not answer too fast."""
        if user is None:
            raise Refusal("not-your-seat", 403)
        self.rates.check("answers", user.id, self.limits.answers)
        return user.id
