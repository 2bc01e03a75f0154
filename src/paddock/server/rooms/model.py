"""A room: a table of a game, the chairs around it and what was said. Pure: no clock, no network, no database."""

from typing import Any

from msgspec import Struct

from paddock.kernel.game import Game, commitment
from paddock.kernel.options import Value
from paddock.kernel.progress import Progress
from paddock.kernel.table import Table
from paddock.server.rooms.finished import finished
from paddock.server.rooms.keys import Keys
from paddock.server.rooms.pace import Live, Pace, turn_milliseconds

__all__ = ["LOBBY", "OVER", "PLAYING", "AnswerRow", "Chair", "ChatLine", "Group", "Room", "Turn"]

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"

Marker = tuple[int, str]


class Turn(Struct, frozen=True):
    """A stretch of time in which a seat is asked: numbered by the answers given before it, so that no two are alike."""

    number: int
    since: int
    due: int | None
    marker: Marker  # the round and phase in which it lies
    table_due: int | None = None  # when the rules of the game hurry: the time that the table itself would give
    rule_left: int | None = None  # what was left of the rules' time when they stopped hurrying


class Chair(Struct):
    """One seat: who sits there, and whether a bot plays for them."""

    kind: str  # human: for whom the link was sent; open: for whoever comes; bot
    level: str | None = None
    user: str | None = None
    name: str | None = None
    kept_for: str | None = None  # before a rematch: nobody but this person may sit down here
    away: bool = False  # the owner has left: a bot plays until they take the seat back
    missed: int = 0  # decisions in a row that ran out of time
    missed_rounds: int = 0  # the rounds in which they lay
    missed_in: int = 0  # the last of these rounds
    turn: Turn | None = None
    last_turn: Turn | None = None
    stand_in: bool = False  # this turn ran out of time: a bot plays it
    acted: int = 0  # when its owner answered last, as far as this process knows

    def is_free(self) -> bool:
        return self.kind != "bot" and self.user is None

    def is_free_for(self, user: str) -> bool:
        return self.is_free() and self.kept_for in (None, user)

    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away or self.stand_in


class AnswerRow(Struct, frozen=True):
    """One line of the log as it is stored."""

    number: int
    seat: int
    question: str
    choice: int
    by_bot: bool
    key: str | None
    at: int
    events: list[Any] | None


class ChatLine(Struct, frozen=True):
    """Something said, by a seat or by somebody who watches."""

    number: int
    user: str | None
    seat: int | None
    name: str | None
    text: str
    at: int


class Group(Struct, frozen=True):
    """Answers that were given as one list, and are taken back as one."""

    size: int
    by_bot: bool
    is_final: bool = False  # given by a bot when time was over: it stands


class Room:
    """Everything that is known of one table. What changes and must be stored is worked out by comparing."""

    def __init__(
        self,
        room_id: str,
        game: Game,
        options: dict[str, Value],
        seed: int,
        chairs: list[Chair],
        pace: Pace,
        created: int,
    ) -> None:
        self.id = room_id
        self.game = game
        self.rules = game.rules_version  # those with which the table was made: it keeps to them
        self.options = options
        self.seed = seed
        self.commitment = commitment(seed)
        self.chairs = chairs
        self.pace = pace
        self.created = created
        self.owner: str | None = None
        self.removed: list[str] = []  # whom a host has sent away before the start: they may watch
        self.private = False
        self.hot_seat = False
        self.guided = False
        self.advice = False  # everybody may ask what a Champion would do
        self.imported = False
        self.status = LOBBY
        self.started: int | None = None
        self.finished: int | None = None
        self.touched = created
        self.rematch: str | None = None
        self.table: Table | None = None
        self.file: str | None = None  # the game file of an imported game, until it is stored
        self.chat: list[ChatLine] = []
        self.guests: list[str] = []  # those who watch and have said something, the first first
        self.said = 0  # how many chat lines there have been
        self.written = 0  # how many rows the log has
        self.given = [0] * len(chairs)  # rows by seat: what a browser must expect
        self.groups: list[list[Group]] = [[] for _ in chairs]
        self.keys = Keys()
        self.advised: list[tuple[int, int]] = []  # which seats did ask, and after how many events
        self.taken_back = [0] * len(chairs)  # rows of the log that count for nothing any more, and those that say so
        self.undos = 0  # how often something was taken back since the room is in memory
        self.unwritten: list[AnswerRow] = []
        self.unsaid: list[ChatLine] = []
        self.views: dict[int | None, dict[str, Any]] = {}

    def new_table(self) -> Table:
        """The table before its first answer."""
        return self.game.new(len(self.chairs), self.options, self.seed, rules=self.rules)

    def is_light(self) -> bool:
        """Whether what was answered and told lies in the game file only, as of a long game that is over."""
        return self.table is not None and self.table.quiet

    def let_past_go(self) -> None:
        """Of a long game that is over, once its file is stored."""
        if self.table is not None and self.status == OVER:
            self.table = finished(self.table)

    # ---- who is who ----------------------------------------------------------------------------------------------

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        if user is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.user == user)

    def kept_seat_of(self, user: str | None) -> int | None:
        """The seat that waits for this person."""
        if user is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.kept_for == user), None)

    def has_free_seat(self) -> bool:
        return any(chair.is_free() for chair in self.chairs)

    def is_clocked(self) -> bool:
        """A clock is for the others' sake: whoever plays alone, learns, or shares one screen has time."""
        people = {chair.user for chair in self.chairs if chair.user is not None}
        return len(people) > 1 and not self.guided and not self.hot_seat

    def allows_advice(self) -> bool:
        """Alone with bots one may always ask what a Champion would do; among people, if all agreed before the start."""
        if self.advice or self.status == LOBBY:
            return self.advice
        return sum(chair.user is not None for chair in self.chairs) == 1

    def names(self) -> list[str]:
        """The names that people have given; "" where there is none."""
        return [chair.name or "" for chair in self.chairs]

    # ---- the game ------------------------------------------------------------------------------------------------

    def open_seats(self) -> list[int]:
        return self.table.open_seats() if self.table is not None and self.status == PLAYING else []

    def open_bot_seats(self) -> list[int]:
        return [seat for seat in self.open_seats() if self.chairs[seat].is_played_by_bot()]

    def view(self, seat: int | None) -> dict[str, Any] | None:
        """The game as that seat sees it, worked out once after each change."""
        if self.table is None:
            return None
        if seat not in self.views:
            self.views[seat] = self.table.view(seat)
        return self.views[seat]

    def let_views_go(self) -> None:
        """All but what everybody sees, which the next film begins with."""
        for seat in [seat for seat in self.views if seat is not None]:
            del self.views[seat]

    def progress(self) -> Progress:
        """How far the game has come; of a table that has not started there is nothing to tell."""
        return Progress() if self.table is None else self.table.progress()

    def marker(self) -> Marker:
        """The round and phase, if the game has such: a turn does not outlast them."""
        now = self.progress()
        return now.round, now.phase

    def can_undo(self, seat: int) -> bool:
        """The rules allow it, the seat is in its owner's hands, and time had not run out for that answer."""
        groups = self.groups[seat]
        if self.table is None or self.status != PLAYING or not groups or groups[-1].is_final:
            return False
        if self.chairs[seat].is_played_by_bot():
            return False
        return self.table.can_undo(seat)

    def touch(self, now: int) -> None:
        """Something has changed: what was worked out before is forgotten."""
        self.touched = now
        self.views.clear()

    def turn_time(self) -> int | None:
        """Milliseconds for a turn; None: as long as it takes."""
        return turn_milliseconds(self.pace) if self.is_clocked() else None

    def is_live(self) -> bool:
        return isinstance(self.pace, Live)
