"""The parts of a message: what a viewer is shown of a room, made for one seat or for those who watch."""

from typing import Any

from paddock.server.clock import iso
from paddock.server.rooms.length import bound_info
from paddock.server.rooms.model import LOBBY, OVER, Chair, ChatLine, Room
from paddock.server.rooms.seat_names import bot_numbers
from paddock.server.rooms.turns import deadline
from paddock.server.rooms.viewer import Viewer
from paddock.server.rooms.wire import encode

__all__ = ["TableNow", "asked", "chat_lines", "game_parts", "table_info"]


def game_parts(room: Room, seat: int | None) -> dict[str, Any]:
    """The small parts that change with the game, for a seat; the film brings what has become of the view."""
    return {
        "seat": seat,
        "open_seats": room.open_seats(),
        "expected": 0 if seat is None else room.given[seat],
        "can_undo": seat is not None and room.can_undo(seat),
    }


def asked(room: Room, seat: int | None) -> dict[str, Any] | None:
    """The question that this seat is asked now."""
    is_asked = room.table is not None and seat is not None and seat in room.open_seats()
    return room.table.question(seat) if is_asked and room.table is not None and seat is not None else None


class TableNow:
    """The table's part of a message at one moment: what all viewers are told of it is made and written once."""

    def __init__(self, room: Room, present: frozenset[str]) -> None:
        self.room = room
        self.present = present
        self.facts = table_facts(room, present)
        self.common = b""

    def seen_by(self, viewer: Viewer, seat: int | None) -> bytes:
        """As JSON, for a viewer."""
        self.common = self.common or encode(common_info(self.room, self.present))
        return self.common[:-1] + b"," + encode(viewer_info(self.room, viewer, seat))[1:]


def table_facts(room: Room, present: frozenset[str]) -> list[object]:
    """Everything that ``table_info`` tells and that may change: as long as it is equal, so is the table's part."""
    told = [room.status, room.owner, room.rematch, len(room.advised), bound_info(room), present]
    return [*told, *map(chair_facts, room.chairs)]


def chair_facts(chair: Chair) -> tuple[object, ...]:
    return (
        chair.kind,
        chair.level,
        chair.user,
        chair.name,
        chair.kept_for,
        chair.away,
        chair.missed,
        chair.missed_rounds,
        due(chair),
    )


def due(chair: Chair) -> int | None:
    return None if chair.turn is None else chair.turn.due


def table_info(room: Room, viewer: Viewer, present: frozenset[str], seat: int | None) -> dict[str, Any]:
    """The table itself."""
    return {**common_info(room, present), **viewer_info(room, viewer, seat)}


def viewer_info(room: Room, viewer: Viewer, seat: int | None) -> dict[str, Any]:
    """What is different for each viewer."""
    return {
        "deadline": iso(deadline(room, seat)),
        "my_seats": list(viewer.seats),
        "kept_seat": viewer.kept,
        "removed": viewer.removed,
        "mine": viewer.mine,
    }


def common_info(room: Room, present: frozenset[str]) -> dict[str, Any]:
    """What all are told. The seed is shown when the game is over, its commitment from the beginning."""
    numbers = bot_numbers(room.chairs)
    outcome = room.table.outcome() if room.table is not None and room.status == OVER else None
    return {
        "id": room.id,
        "game": room.game.name,
        "rules": room.rules,
        "status": room.status,
        "options": room.options,
        "seats": [seat_info(room, n, chair, present, numbers[n]) for n, chair in enumerate(room.chairs)],
        "pace": room.pace,
        "commitment": room.commitment,
        "seed": str(room.seed) if room.status == OVER else None,
        "private": room.private,
        "guided": room.guided,
        "hot_seat": room.hot_seat,
        "advice": room.allows_advice(),
        "advised": room.advised,
        "imported": room.imported,
        "lasted": seconds_played(room),
        "host": next(iter(room.seats_of(room.owner)), None),
        "bound": bound_info(room),
        "outcome": None if outcome is None else outcome.as_data(),
        "rematch": room.rematch,
    }


def seconds_played(room: Room) -> int | None:
    """From the start to the end; of a game from a file nobody knows."""
    return None if room.started is None or room.finished is None else (room.finished - room.started) // 1000


def seat_info(room: Room, seat: int, chair: Chair, present: frozenset[str], number: int) -> dict[str, Any]:
    taken = chair.user is not None or room.imported
    return {
        "seat": seat,
        "kind": "human" if taken else chair.kind,
        "name": chair.name,
        "level": chair.level,
        "connected": chair.kind == "bot" or chair.user in present,
        "away": chair.away,
        "missed": chair.missed,
        "missed_rounds": chair.missed_rounds,
        "number": number,
        "free": room.status == LOBBY and chair.is_free() and chair.kept_for is None,
        "kept": room.status == LOBBY and chair.kept_for is not None,
    }


def chat_lines(room: Room, lines: list[ChatLine]) -> list[dict[str, Any]]:
    return [chat_line(room, line) for line in lines]


def chat_line(room: Room, line: ChatLine) -> dict[str, Any]:
    """Those who watch have a number, so that two without a name are told apart."""
    guest = room.guests.index(line.user) + 1 if line.seat is None and line.user in room.guests else None
    return {"seat": line.seat, "guest": guest, "name": line.name, "text": line.text, "at": iso(line.at)}
