"""What the host may choose, and the limits that keep one visitor from spoiling it for the others."""

from dataclasses import dataclass, field, replace
from pathlib import Path

from paddock.server.folders import default_data_folder

__all__ = ["Limits", "Rate", "Settings"]


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, so many at once."""

    a_second: float
    at_once: int

    def times(self, number: int) -> "Rate":
        return Rate(self.a_second * number, self.at_once * number)


@dataclass(frozen=True)
class Limits:
    """Every number that refuses something."""

    body_bytes: int = 64 * 1024
    file_bytes: int = 2 * 1024 * 1024
    message_bytes: int = 16 * 1024
    name_length: int = 24
    chat_length: int = 300
    chat_kept: int = 200

    requests: Rate = Rate(30, 150)  # an address
    misses: Rate = Rate(0.5, 30)  # an address: tables that do not exist
    guests: Rate = Rate(0.5, 40)  # an address: new identities
    tables_by_address: Rate = Rate(0.5, 60)
    tables: Rate = Rate(0.2, 20)  # a person
    imports: Rate = Rate(0.2, 10)  # an address: game files
    answers: Rate = Rate(10, 40)  # a person
    advice: Rate = Rate(0.25, 6)  # a person
    chats: Rate = Rate(0.5, 6)  # a person
    messages: Rate = Rate(20, 80)  # a socket

    sockets: int = 5_000
    sockets_by_address: int = 120
    sockets_by_person: int = 24
    open_tables: int = 10_000
    open_tables_by_person: int = 40
    waiting_messages: int = 256  # to one socket, before it is cut off

    def for_a_crowd(self, number: int) -> "Limits":
        """An address from which many people come, such as a club behind one router, may do so many times as much."""
        return replace(
            self,
            requests=self.requests.times(number),
            misses=self.misses.times(number),
            guests=self.guests.times(number),
            tables_by_address=self.tables_by_address.times(number),
            imports=self.imports.times(number),
            sockets_by_address=self.sockets_by_address * number,
        )


@dataclass(frozen=True)
class Settings:
    """One site."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data_folder)
    database: str | None = None  # None: a SQLite file in the data folder
    open: bool = False  # open a browser
    origins: tuple[str, ...] = ()  # further origins that may use the site, e.g. "https://play.example.org"
    bot_processes: int = 2
    bot_seconds: float = 2.0  # for all that a bot decides in one go
    snapshot_every: int = 40  # answers
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'paddock.sqlite3'}"
