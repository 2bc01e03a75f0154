"""Sitting down, leaving, bots in seats, and the start."""

from paddock.bots import USUAL_LEVEL
from paddock.server.refusals import Refusal
from paddock.server.rooms.length import check_goes_on
from paddock.server.rooms.model import LOBBY, OVER, PLAYING, Chair, Room
from paddock.server.rooms.seat_names import own_name
from paddock.server.rooms.turns import update_turns

__all__ = ["be_back", "chair_at", "leave", "seat_bot", "sit", "start", "start_if_full", "vacate"]


def chair_at(room: Room, seat: int) -> Chair:
    if not 0 <= seat < len(room.chairs):
        raise Refusal("no-such-seat", 404, seat=seat)
    return room.chairs[seat]


def sit(room: Room, seat: int, user: str, name: str | None, now: int) -> None:
    """Take a free seat before the start, or one's own seat back from the bot that kept it warm."""
    chair = chair_at(room, seat)
    if chair.user == user:
        take_back(room, chair)
        return
    check_may_take(room, chair, seat, user)
    if not room.hot_seat:
        for other in room.chairs:
            if other is not chair and user in (other.user, other.kept_for):
                vacate(other)
    chair.user = user
    chair.name = own_name(room, seat, name or chair.name)
    chair.kept_for = None
    room.owner = room.owner or user
    start_by_days(room, now)


def check_may_take(room: Room, chair: Chair, seat: int, user: str) -> None:
    if user in room.removed:
        raise Refusal("removed", 403)
    if room.status != LOBBY or not chair.is_free():
        raise Refusal("seat-taken", 409, seat=seat)
    if not chair.is_free_for(user):
        raise Refusal("seat-kept", 409, seat=seat)


def take_back(room: Room, chair: Chair) -> None:
    """The owner is here again; a turn that has run out of time is still played by the bot."""
    if room.status == OVER:
        raise Refusal("game-over", 409)
    check_goes_on(room)
    be_back(chair)


def be_back(chair: Chair) -> None:
    chair.away = False
    chair.missed = 0
    chair.missed_rounds = 0
    chair.missed_in = 0


def leave(room: Room, seat: int, user: str | None) -> None:
    """Before the start the seat becomes free (the host may free any); during the game a bot plays it for its owner.

    A seat that is kept for somebody is declined in the same way. Whom the host sends away does not sit down again.
    """
    chair = chair_at(room, seat)
    if room.status == OVER:
        raise Refusal("game-over", 409)
    is_theirs = user in (chair.user, chair.kept_for)
    if user is None or not (is_theirs or (room.status == LOBBY and room.owner == user)):
        raise Refusal("not-your-seat", 403, seat=seat)
    if room.status == LOBBY:
        if chair.user not in (None, user):
            room.removed.append(chair.user)
        was_host = chair.user is not None and chair.user == room.owner
        vacate(chair)
        if was_host:
            pass_host_on(room)
    else:
        chair.away = True


def pass_host_on(room: Room) -> None:
    """A host who leaves is followed by the next person at the table, or by whoever sits down next."""
    if not room.seats_of(room.owner):
        room.owner = next((chair.user for chair in room.chairs if chair.user is not None), None)


def vacate(chair: Chair) -> None:
    """Nobody sits here now; a bot's seat becomes one for whoever comes."""
    chair.kind = "open" if chair.kind == "bot" else chair.kind
    chair.level = None
    chair.user = None
    chair.name = None
    chair.kept_for = None


def seat_bot(room: Room, seat: int, level: str, user: str, now: int) -> None:
    """The host puts a bot into a free seat, or changes a bot's level, before the start."""
    chair = chair_at(room, seat)
    if room.owner != user:
        raise Refusal("not-your-table", 403)
    if room.status != LOBBY:
        raise Refusal("already-started", 409)
    if chair.user is not None:
        raise Refusal("seat-taken", 409, seat=seat)
    if chair.kept_for is not None:
        raise Refusal("seat-kept", 409, seat=seat)
    chair.kind = "bot"
    chair.level = level
    chair.name = None
    start_by_days(room, now)


def start_by_days(room: Room, now: int) -> None:
    """By days nobody waits for the host: the last to sit down starts. A live race is started by the host."""
    if not room.is_live():
        start_if_full(room, now)


def start_if_full(room: Room, now: int) -> None:
    if room.status == LOBBY and not room.has_free_seat():
        begin(room, now)


def start(room: Room, user: str | None, now: int) -> None:
    """The host starts; bots take the seats that are still free."""
    if user is None or room.owner != user:
        raise Refusal("not-your-table", 403)
    if room.status != LOBBY:
        raise Refusal("already-started", 409)
    for chair in room.chairs:
        if chair.is_free():
            chair.kind = "bot"
            chair.level = USUAL_LEVEL
            chair.name = None
            chair.kept_for = None
    begin(room, now)


def begin(room: Room, now: int) -> None:
    room.table = room.new_table()
    room.status = PLAYING
    room.started = now
    room.touch(now)
    update_turns(room, now)
