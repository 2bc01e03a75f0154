"""Looking back: the log of a game, and any seat's view at any point of a finished one."""

from bisect import bisect_right
from typing import Any

from paddock.kernel.files import opened_text, sealed_text
from paddock.kernel.table import Table
from paddock.server.refusals import Refusal
from paddock.server.rooms.message_parts import table_info
from paddock.server.rooms.model import OVER, Room
from paddock.server.rooms.seat_names import bot_numbers
from paddock.server.rooms.viewer import Viewer, shown_seat
from paddock.server.rooms.wire import encode
from paddock.texts import Texts

__all__ = ["Replay", "game_log", "look_back_as", "named_file", "names_in"]

CHECKPOINT_EVERY = 25
ONLOOKER = -1
FILE = "paddock-game"


def look_back_as(room: Room, viewer: Viewer, seat: int | None) -> int | None:
    """Through whose eyes: after the end anybody's, a spectator's too; before that one's own."""
    if room.status == OVER and seat == ONLOOKER:
        return None
    if seat is not None and not 0 <= seat < len(room.chairs):
        raise Refusal("no-such-seat", 404, seat=seat)
    if room.status == OVER:
        return seat if seat is not None or len(viewer.seats) != 1 else viewer.seats[0]
    own = shown_seat(room, viewer)
    if seat is not None and seat != own:
        raise Refusal("game-not-over", 403)
    return own


def game_log(room: Room, viewer: Viewer, seat: int | None, present: frozenset[str], film: bytes) -> bytes:
    """The table, through whose eyes, and the film that they saw."""
    return b'{"table":%s,"seat":%s,%s}' % (encode(table_info(room, viewer, present, None)), encode(seat), film)


def names_in(texts: Texts, room: Room) -> list[str]:
    """What the site calls everybody in that language: bots have names of their own, people at least a number."""
    keys = ["bot-name" if chair.kind == "bot" else "seat-name" for chair in room.chairs]
    numbered = zip(keys, room.names(), bot_numbers(room.chairs), strict=True)
    return [name or texts.say(key, seat=number) for key, name, number in numbered]


def named_file(text: str, names: list[str]) -> str:
    """A stored game file, for somebody who reads it elsewhere: every seat has a name."""
    data = opened_text(FILE, text)
    own = [*data["names"], *[""] * len(names)]
    return sealed_text(FILE, {**data, "names": [given or name for given, name in zip(own, names)]})


class Replay:
    """A game, position by position: tables kept now and then, the rest played again from there."""

    def __init__(self, room: Room) -> None:
        if room.table is None:
            raise Refusal("not-started", 409)
        self.log = room.table.log[:]
        table = room.new_table()
        self.kept: list[Table] = [table.clone()]
        self.told = [len(table.told)]  # how many events there were after so many answers
        for n, (seat, _, choice) in enumerate(self.log, start=1):
            table.answer(seat, choice)
            self.told.append(len(table.told))
            if n % CHECKPOINT_EVERY == 0:
                self.kept.append(table.clone())

    def at(self, position: int) -> Table:
        if not 0 <= position <= len(self.log):
            raise Refusal("no-such-position", 404, most=len(self.log))
        table = self.kept[position // CHECKPOINT_EVERY].clone()
        for seat, _, choice in self.log[position // CHECKPOINT_EVERY * CHECKPOINT_EVERY : position]:
            table.answer(seat, choice)
        return table

    def after_events(self, told: int) -> Table:
        """The table as it was after the last answer of which no more than so many events tell."""
        return self.at(max(0, bisect_right(self.told, told) - 1))

    def frame(self, position: int, seat: int | None) -> dict[str, Any]:
        """What that seat saw after so many answers, and what had just happened."""
        table = self.at(position)
        since = self.told[position - 1] if position else 0
        return {
            "at": position,
            "of": len(self.log),
            "seat": seat,
            "view": table.view(seat),
            "open_seats": table.open_seats(),
            "question": table.question(seat) if seat is not None and seat in table.open_seats() else None,
            "events": table.events_for(seat, since),
        }
