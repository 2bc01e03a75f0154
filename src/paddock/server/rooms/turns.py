"""Whose turn it is, since when and until when."""

from msgspec import structs

from paddock.server.rooms.model import Chair, Marker, Room, Turn

__all__ = [
    "deadline",
    "is_over",
    "miss_turn",
    "nobody_is_there",
    "start_clocks",
    "stop_clock",
    "update_turns",
    "waits_for_anybody",
]

MISSES_UNTIL_HURRY = 2
HURRIED_MILLISECONDS = 10_000
TURNS_WITHOUT_SIGN = 2  # so long ago an answer still says that somebody is there, without a page that is open


def update_turns(room: Room, now: int, undone_by: int | None = None) -> None:
    """After each change: turns that ended, and new ones. A seat that takes its answer back gets no new time for it."""
    open_seats = set(room.open_seats())
    marker = room.marker()
    for seat, chair in enumerate(room.chairs):
        if seat not in open_seats:
            end_turn(chair)
        elif chair.turn is None or chair.turn.marker != marker:
            begin_turn(room, chair, now, marker, reopened=seat == undone_by)
    for seat in open_seats:
        keep_rule_time(room, seat, now)


def end_turn(chair: Chair) -> None:
    if chair.turn is not None:
        chair.last_turn = chair.turn
        chair.turn = None
        chair.stand_in = False


def begin_turn(room: Room, chair: Chair, now: int, marker: Marker, reopened: bool) -> None:
    last = chair.last_turn
    if reopened and last is not None and last.marker == marker:
        chair.turn = last
        return
    time = turn_time(room, chair)
    chair.turn = Turn(room.written, now, None if time is None else now + watch_time(room) + time, marker)
    chair.stand_in = False


def keep_rule_time(room: Room, seat: int, now: int) -> None:
    """The rules of a game may give less time than the table, from a moment on, and may give it back.

    Their time, too, begins when what has happened has been watched. If they hurry again in the same turn, their clock
    goes on where it stopped: taking an answer back never winds it up.
    """
    assert room.table is not None
    chair = room.chairs[seat]
    turn = chair.turn
    if turn is None or turn.due is None:
        return
    seconds = room.table.seconds(seat)
    if seconds and turn.table_due is None:
        time = seconds * 1000 if turn.rule_left is None else turn.rule_left
        due = min(turn.due, max(now, turn.since + watch_time(room)) + time)
        chair.turn = structs.replace(turn, due=due, table_due=turn.due)
    elif not seconds and turn.table_due is not None:
        chair.turn = structs.replace(turn, due=turn.table_due, table_due=None, rule_left=max(0, turn.due - now))


def watch_time(room: Room) -> int:
    """In a live game nobody's time runs while the film of what has just happened does, at its normal speed."""
    assert room.table is not None
    return room.table.seconds_to_watch() * 1000 if room.is_live() else 0


def turn_time(room: Room, chair: Chair) -> int | None:
    """Whoever sits there but has missed two turns in a row gets little time, so that the others need not wait long."""
    time = room.turn_time() if chair.user is not None else None
    if time is None or not room.is_live() or chair.missed < MISSES_UNTIL_HURRY:
        return time
    return min(time, HURRIED_MILLISECONDS)


def miss_turn(room: Room, seat: int, number: int, now: int, connected: bool) -> bool:
    """The time for this turn is over: a bot plays it. A timer that comes late, for an older turn, does nothing.

    In a live game whoever is not even there is away until they take the seat back; by days, whoever misses twice.
    """
    chair = room.chairs[seat]
    if not is_over(chair, number, now):
        return False
    chair.stand_in = True
    count_miss(chair)
    chair.away = not connected if room.is_live() else chair.missed >= MISSES_UNTIL_HURRY
    return True


# ---- a live race that everybody has gone away from waits: it is not for the bots to finish ---------------------------


def nobody_is_there(room: Room, seat: int, here: frozenset[str], now: int) -> bool:
    """Nobody who plays looks at the table, and none of those who wait for this seat has answered of late."""
    people = [chair for chair in room.chairs if chair.user is not None]
    others = [chair for chair in people if not chair.away and chair is not room.chairs[seat]]
    patience = TURNS_WITHOUT_SIGN * (room.turn_time() or 0)
    answered = any(now - max(chair.acted, room.started or 0) <= patience for chair in others)
    return not answered and not any(chair.user in here for chair in people)


def stop_clock(room: Room, seat: int, number: int, now: int) -> bool:
    """The time for this turn is over, but nobody is there to go on with: the seat keeps its turn."""
    chair = room.chairs[seat]
    if chair.turn is None or not is_over(chair, number, now):
        return False
    chair.turn = structs.replace(chair.turn, due=None, table_due=None)
    return True


def waits_for_anybody(room: Room) -> bool:
    """Whether somebody's clock was stopped, because nobody was there."""
    return any(is_stopped(room, chair) for chair in room.chairs)


def start_clocks(room: Room, now: int) -> None:
    """Somebody has come back: whoever is to answer has the whole time again."""
    for seat, chair in enumerate(room.chairs):
        if chair.turn is not None and is_stopped(room, chair):
            chair.turn = structs.replace(chair.turn, due=now + (turn_time(room, chair) or 0))
            keep_rule_time(room, seat, now)


def is_stopped(room: Room, chair: Chair) -> bool:
    is_clocked = room.is_live() and turn_time(room, chair) is not None and not chair.is_played_by_bot()
    return is_clocked and chair.turn is not None and chair.turn.due is None


def count_miss(chair: Chair) -> None:
    """What people are told counts rounds, however much is asked in one; where a game has no rounds, every decision."""
    played_round = 0 if chair.turn is None else chair.turn.marker[0]
    chair.missed += 1
    if played_round == 0 or played_round != chair.missed_in:
        chair.missed_rounds += 1
    chair.missed_in = played_round


def is_over(chair: Chair, number: int, now: int) -> bool:
    """Whether this turn still goes on, and its time is over."""
    turn = chair.turn
    if turn is None or turn.number != number or turn.due is None:
        return False
    return turn.due <= now and not chair.is_played_by_bot()


def deadline(room: Room, seat: int | None) -> int | None:
    """When the time of this seat's turn is over; for those who wait, the first that will be."""
    if seat is not None:
        own = room.chairs[seat].turn
        if own is not None:
            return own.due
    dues = [chair.turn.due for chair in room.chairs if chair.turn is not None and chair.turn.due is not None]
    return min(dues, default=None)
