"""The event cards and the points of the championship, read from ``data/championship.toml``."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from paddock.games.heat.circuits import CIRCUITS
from paddock.kernel.options import Value

__all__ = [
    "CUSTOM",
    "EVENTS",
    "EVENT_CARDS",
    "NO_EVENT",
    "POINTS",
    "SEASONS",
    "TRILOGY",
    "Event",
    "events_of",
    "races_in",
]

EVENT_CARDS: Final = 10
NO_EVENT: Final = -1  # of a race whose event card is not drawn yet
CUSTOM: Final = "custom"
TRILOGY: Final = "trilogy"
SEASONS: Final = ["1961", "1962", "1963", TRILOGY, CUSTOM]
POINTS: Final[list[int]] = []  # by place, the winner's first


class Event:
    """An event card: what it brings to its race."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name = str(row["id"])
        self.year = int(row["year"])
        self.circuit = str(row["circuit"])
        self.sponsors = int(row["sponsors"])
        self.letters = [ord(letter) - ord("A") for letter in str(row["press"])]
        self.first_lap = int(row.get("first_lap", 0))
        self.record = int(row.get("record", 0))
        self.passed = int(row.get("passed", 0))
        self.laps = int(row.get("laps", 0))
        self.heat = int(row.get("heat", 0))
        self.stress = int(row.get("stress", 0))
        self.hand = int(row.get("hand", 0))  # 0 is as ever
        self.extra_points: list[int] = row.get("extra_points", [])
        self.eliminates = bool(row.get("eliminates", False))

    def press_corners(self, corners: int) -> list[int]:
        """The corners where the press waits; on a circuit with fewer corners the letters begin again."""
        return sorted({letter % corners for letter in self.letters})

    def points(self, place: int) -> int:
        """What a place is worth in the race of this event."""
        extra = self.extra_points[place - 1] if place <= len(self.extra_points) else 0
        return POINTS[place - 1] + extra


EVENTS: Final[list[Event]] = []


def read_championship() -> None:
    """Fill the lists above; the number of cards in the box is checked here."""
    text = (files("paddock.games.heat") / "data" / "championship.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    POINTS.extend(data["points"])
    for row in data["event"]:
        EVENTS.append(Event(row))
    if len(EVENTS) != EVENT_CARDS:
        raise ValueError("data/championship.toml does not hold the event cards of the box")


read_championship()


def events_of(season: str) -> list[int]:
    """The event cards of a season that was driven, in the order of its races; all of them for the three in a row."""
    return [number for number, event in enumerate(EVENTS) if season in (TRILOGY, str(event.year))]


def races_in(setup: dict[str, Value]) -> int:
    """How many races are driven at a table with these options."""
    season = str(setup["season"])
    if season == CUSTOM:
        return len(CIRCUITS)
    return len(events_of(season)) or 1
