"""Who is who: guests by their cookie, new ones made when they first do something."""

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection
from starlette.responses import Response

from paddock.server.clock import Clock, milliseconds
from paddock.server.cluster.shared_rates import SharedRates
from paddock.server.people.store import User, add_user, find_user, rename_user, renew_recovery, renew_sessions
from paddock.server.people.tickets import COOKIE, COOKIE_SECONDS, Tickets
from paddock.server.refusals import Refusal
from paddock.server.settings import Limits
from paddock.server.store.database import Database

__all__ = ["PERSON", "SESSIONS", "Register", "new_id"]

ID_BYTES = 16
REMEMBERED = 10_000
PERSON = "person"  # has another name, or other links
SESSIONS = "sessions"  # of somebody have ended


def new_id() -> str:
    """Unguessable: 128 bits, 22 characters that fit into an address."""
    return secrets.token_urlsafe(ID_BYTES)


async def tell_nobody(_kind: str, _user_id: str) -> None:
    """There are no others."""


class Register:
    """Looks guests up, and remembers those who were here lately."""

    def __init__(self, tickets: Tickets, database: Database, clock: Clock, rates: SharedRates, limits: Limits) -> None:
        self.tickets = tickets
        self.database = database
        self.clock = clock
        self.rates = rates
        self.limits = limits
        self.lately: OrderedDict[str, User] = OrderedDict()
        self.forgotten = 0
        # Another worker may change somebody: whether it would have been heard of, and how the others are told.
        self.is_up_to_date: Callable[[], bool] = lambda: True
        self.tell_others: Callable[[str, str], Awaitable[None]] = tell_nobody

    async def guest(self, request: HTTPConnection) -> User | None:
        """Whoever the cookie says, or None."""
        cookie = request.cookies.get(COOKIE)
        found = None if cookie is None else self.tickets.user_of(cookie)
        user = None if found is None else await self.find(found[0])
        return user if user is not None and found is not None and found[1] == user.sessions else None

    async def add(self, address: str) -> User:
        """A new guest."""
        await self.rates.check_address("guests", address, self.limits.guests)
        user = User(new_id(), None, 0)
        now = milliseconds(self.clock())
        await self.database.write(lambda connection: add_user(connection, user.id, now))
        self.remember(user)
        return user

    async def find(self, user_id: str) -> User | None:
        known = self.lately.get(user_id)
        if known is not None and self.is_up_to_date():
            self.lately.move_to_end(user_id)
            return known
        forgotten = self.forgotten
        user = await self.database.read(lambda connection: find_user(connection, user_id))
        if user is not None and forgotten == self.forgotten:
            self.remember(user)
        return user

    def forget(self, user_id: str) -> None:
        """Somebody has changed: what was read of them a moment ago may be old."""
        self.forgotten += 1
        self.lately.pop(user_id, None)

    def remember(self, user: User) -> None:
        self.lately[user.id] = user
        self.lately.move_to_end(user.id)
        if len(self.lately) > REMEMBERED:
            self.lately.popitem(last=False)

    def give_cookie(self, request: HTTPConnection, response: Response, user: User) -> None:
        response.set_cookie(
            COOKIE,
            self.tickets.cookie(user.id, user.sessions),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )

    async def rename(self, user: User, name: str | None) -> User:
        await self.database.write(lambda connection: rename_user(connection, user.id, name))
        renamed = User(user.id, name, user.recovery, user.sessions)
        self.remember(renamed)
        await self.tell_others(PERSON, user.id)
        return renamed

    def recovery_token(self, user: User) -> str:
        """A link; those that were shown before go on working."""
        return self.tickets.recovery(user.id, user.recovery)

    async def end_recovery(self, user: User) -> None:
        """Every link that was shown until now is useless."""
        number = user.recovery + 1
        await self.database.write(lambda connection: renew_recovery(connection, user.id, number))
        self.remember(User(user.id, user.name, number, user.sessions))
        await self.tell_others(PERSON, user.id)

    async def end_sessions(self, user: User) -> User:
        """Every cookie that was given until now belongs to nobody."""
        number = user.sessions + 1
        await self.database.write(lambda connection: renew_sessions(connection, user.id, number))
        ended = User(user.id, user.name, user.recovery, number)
        self.remember(ended)
        await self.tell_others(SESSIONS, user.id)
        return ended

    async def recover(self, token: str) -> User:
        found = self.tickets.recovered(token)
        user = None if found is None else await self.find(found[0])
        if found is None or user is None or user.recovery != found[1]:
            raise Refusal("unknown-link", 404)
        return user
