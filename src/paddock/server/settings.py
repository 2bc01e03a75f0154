"""What the host may choose, and the limits that keep one visitor from spoiling it for the others."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from urllib.parse import urlsplit

from paddock.server.addresses import HERE
from paddock.server.folders import default_data_folder

__all__ = ["POSTGRESQL", "DoorLimits", "Limits", "Rate", "Settings"]

POSTGRESQL = "postgresql+psycopg"  # the one driver that is installed with Paddock


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, so many at once."""

    a_second: float
    at_once: int

    def times(self, number: int) -> "Rate":
        return Rate(self.a_second * number, self.at_once * number)

    def share(self, workers: int) -> "Rate":
        """What each of several workers may allow, so that all together allow no more."""
        return self if workers == 1 else Rate(self.a_second / workers, max(1, self.at_once // workers))


@dataclass(frozen=True)
class DoorLimits:
    """Every number at which a connection is ended: people and their browsers never come near."""

    head_bytes: int = 16 * 1024
    headers: int = 64
    head_seconds: float = 10.0
    body_seconds: float = 30.0  # and longer, as long as it comes at a fair pace
    body_pieces: int = 1_000  # that are tiny
    late_bytes: int = 4 * 1024 * 1024  # of a body, after its answer

    frames: Rate = Rate(25, 160)  # of messages to a socket; the application refuses them politely before that
    control_frames: Rate = Rate(1, 10)
    fragments: int = 64  # of a message

    stall_seconds: float = 20.0  # with output that is not read
    closing_seconds: float = 5.0

    connections_by_address: int = 256
    arrivals: Rate = Rate(200, 1_000)  # an address: connections and requests
    warnings: Rate = Rate(0.2, 10)  # an address: connections that had to be ended

    def for_a_crowd(self, number: int) -> "DoorLimits":
        return replace(
            self,
            connections_by_address=self.connections_by_address * number,
            arrivals=self.arrivals.times(number),
            warnings=self.warnings.times(number),
        )


@dataclass(frozen=True)
class Limits:
    """Every number that refuses something."""

    body_bytes: int = 64 * 1024
    file_bytes: int = 2 * 1024 * 1024
    message_bytes: int = 16 * 1024
    name_length: int = 24
    chat_length: int = 300
    chat_kept: int = 200

    requests: Rate = Rate(30, 150)  # an address: of the HTTP interface
    visits: Rate = Rate(100, 1_000)  # an address: pages and everything else
    misses: Rate = Rate(0.5, 30)  # an address: tables that do not exist
    guests: Rate = Rate(0.5, 40)  # an address: new identities
    tables_by_address: Rate = Rate(0.5, 60)
    tables: Rate = Rate(0.2, 20)  # a person
    imports: Rate = Rate(0.2, 10)  # an address: game files
    answers: Rate = Rate(10, 40)  # a person
    advice: Rate = Rate(0.25, 6)  # a person
    chats: Rate = Rate(0.5, 6)  # a person
    messages: Rate = Rate(20, 80)  # a socket
    messages_by_address: Rate = Rate(200, 1_000)

    sockets: int = 5_000
    sockets_by_address: int = 120
    sockets_by_person: int = 24
    open_tables: int = 10_000
    open_tables_by_person: int = 40
    people_by_address: int = 1  # whose bots share as if each came from an address of their own
    waiting_messages: int = 256  # to one socket, before it is cut off
    archive_bytes: int = 48 * 1024 * 1024  # of films, positions and game files that a process keeps

    door: DoorLimits = DoorLimits()

    def for_a_crowd(self, number: int) -> "Limits":
        """An address from which many people come, such as a club behind one router, may do so many times as much."""
        return replace(
            self,
            requests=self.requests.times(number),
            visits=self.visits.times(number),
            messages_by_address=self.messages_by_address.times(number),
            misses=self.misses.times(number),
            guests=self.guests.times(number),
            tables_by_address=self.tables_by_address.times(number),
            imports=self.imports.times(number),
            sockets_by_address=self.sockets_by_address * number,
            people_by_address=self.people_by_address * number,
            door=self.door.for_a_crowd(number),
        )


@dataclass(frozen=True)
class Settings:
    """One site."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data_folder)
    database: str | None = None  # None: a SQLite file in the data folder
    redis: str | None = None  # where workers hear of each other; a site of one worker needs none
    workers: int = 1  # processes; more than one need PostgreSQL and Redis
    lease_seconds: float = 15.0  # so long a worker that is not heard of keeps its tables
    link: str = HERE[0]  # the address of this machine at which workers on others reach this one's
    open: bool = False  # open a browser
    origins: tuple[str, ...] = ()  # further origins that may use the site, e.g. "https://play.example.org"
    names: tuple[str, ...] = ()  # those by which the site may be called, e.g. "play.example.org"; none: any
    proxies: tuple[str, ...] = HERE  # whose X-Forwarded-For is believed: addresses and networks
    bot_processes: int = 2
    bot_seconds: float = 2.0  # for all that a bot decides in one go
    snapshot_every: int = 200  # answers: to write one takes as long as to play so many again
    limits: Limits = Limits()

    @cached_property
    def own_names(self) -> frozenset[str]:
        """What ``Host`` may say. An origin that may use the site is such a name, too."""
        origins = [urlsplit(origin).hostname for origin in self.origins] if self.names else []
        return frozenset(name.lower() for name in (*self.names, *origins) if name)

    @property
    def database_url(self) -> str:
        url = self.database or f"sqlite:///{self.data / 'paddock.sqlite3'}"
        kind, colon, rest = url.partition(":")
        return f"{POSTGRESQL}:{rest}" if colon and kind in ("postgresql", "postgres") else url

    @property
    def is_shared(self) -> bool:
        """Whether other workers may use the same database."""
        return self.database_url.startswith("postgresql")
