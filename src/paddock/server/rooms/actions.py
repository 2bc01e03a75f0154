"""What people do at a table, through the socket or through HTTP: the same checks, the same way."""

from typing import Any

from paddock.server.bots.pool import Pool
from paddock.server.cluster.shared_rates import SharedRates
from paddock.server.people.names import clean_line
from paddock.server.people.store import User
from paddock.server.rates import Rates
from paddock.server.refusals import Refusal
from paddock.server.rooms import playing
from paddock.server.rooms.advising import advise, note_advice, thought_for
from paddock.server.rooms.chat import say
from paddock.server.rooms.room_manager import RoomManager
from paddock.server.rooms.wire import Answer, AskAdvice, Undo
from paddock.server.sharers import Sharers

__all__ = ["Actions"]


class Actions:
    """Each returns the number of the message in which the doer sees it done."""

    def __init__(
        self, rooms: RoomManager, rates: Rates, shared_rates: SharedRates, pool: Pool, sharers: Sharers
    ) -> None:
        self.rooms = rooms
        self.rates = rates
        self.shared_rates = shared_rates
        self.pool = pool
        self.sharers = sharers
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
        await self.shared_rates.check("chats", user.id, self.limits.chats)
        line = clean_line(text, self.limits.chat_length, "text")
        await self.rooms.change(table_id, lambda room, now: say(room, user, line, now, self.limits.chat_kept))
        return self.rooms.number(table_id, user.id)

    async def advice(self, table_id: str, user: User | None, asked: AskAdvice) -> dict[str, Any]:
        """What a Champion would do. It is noted before it is told; who has answered meanwhile needs it no more."""
        who = self.known(user).id
        active = await self.rooms.find(table_id)
        async with active.lock:
            thought = thought_for(active.room, asked.seat, who, asked.expected)
        await self.shared_rates.check("advice", who, self.limits.advice)
        told = await advise(self.pool, (*self.sharers.person(who), table_id), thought)
        await self.rooms.change(table_id, lambda room, now: note_advice(room, asked.seat, who, asked.expected, now))
        return told

    def checked(self, user: User | None) -> str:
        """Somebody who may hold a seat, and does not answer too fast."""
        who = self.known(user).id
        self.rates.check_here("answers", who, self.limits.answers)
        return who

    def known(self, user: User | None) -> User:
        """Strangers hold no seat."""
        if user is None:
            raise Refusal("not-your-seat", 403)
        return user
