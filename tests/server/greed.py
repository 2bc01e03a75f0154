"""One visitor who takes all that the limits allow, of everything at once: ``python -m tests.server.greed …``.

Game files out and in, positions, films and pictures of long games, watched tables of eight Champions, and advice. A
program of its own, with one address and one cookie, bounded by seconds; what is refused is asked for again.
"""

import json
import os
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.harness import Person, Socket, new_key
from tests.server.lookers import Looker, look

__all__ = ["Told"]

LOOKS = ["export", "import", "replay", "picture", "late-film", "whole-film"]
AGAIN_SECONDS = 0.05
CHAMPION_TABLES = 16
ADVISED_TABLES = 4
WATCHING_SECONDS = 0.5
ENDING_SECONDS = 5.0


class Told(msgspec.Struct):
    """Whom to ask from where, for how long, and what there is to look back at: tables, their sizes, a file."""

    host: str
    source: str
    seconds: float
    tables: list[str]
    sizes: list[int]
    file: str


class Greedy:
    """One cookie, any number of connections; it counts what it was told."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.until = time.monotonic() + told.seconds
        self.said: Counter[int] = Counter()
        self.threads: list[threading.Thread] = []
        with Person(told.host, source=told.source) as person:
            person.post("/api/me", {"name": "Greedy"})
            self.cookie = person.cookie

    def is_on(self) -> bool:
        return time.monotonic() < self.until

    def start(self, work: partial[None]) -> None:
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        self.threads.append(thread)

    def look_back(self) -> None:
        file = Path(self.told.file).read_bytes()

        def make(browser: httpx.Client) -> Looker:
            browser.cookies.set("paddock", self.cookie)
            return Looker(browser, self.told.tables, self.told.sizes, file)

        for kind in LOOKS:
            self.start(partial(look, kind, self.told.host, self.told.source, self.until, make, self.said))

    def race_champions(self) -> None:
        """A bot takes the own seat: nobody is waited for."""
        with Person(self.told.host, self.cookie, source=self.told.source) as person:
            for table in self.new_tables(person, CHAMPION_TABLES, "roborally", "champion", 7):
                person.request("DELETE", f"/api/tables/{table}/seats/0")
                self.start(partial(self.watch, table))

    def ask_champions(self) -> None:
        with Person(self.told.host, self.cookie, source=self.told.source) as person:
            tables = self.new_tables(person, ADVISED_TABLES, "heat", "club", 3)
            while self.is_on():
                for table in tables:
                    body = {"seat": 0, "expected": 0, "key": new_key()}
                    with suppress(httpx.TransportError):
                        self.said[person.request("POST", f"/api/tables/{table}/advice", body).status_code] += 1
                time.sleep(AGAIN_SECONDS)

    def new_tables(self, person: Person, number: int, game: str, level: str, bots: int) -> list[str]:
        """As many as one may make in that time."""
        seats = [{"kind": "human"}, *[{"kind": "bot", "level": level}] * bots]
        made: list[str] = []
        while self.is_on() and len(made) < number:
            said = person.request("POST", "/api/tables", {"game": game, "seats": seats, "advice": True})
            self.said[said.status_code] += 1
            if said.status_code == httpx.codes.CREATED:
                made.append(said.json()["id"])
            else:
                time.sleep(AGAIN_SECONDS)
        return made

    def watch(self, table: str) -> None:
        """A socket that takes whatever it is sent."""
        while self.is_on():
            with (
                suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError),
                Socket(self.told.host, table, self.cookie, None, source=self.told.source) as socket,
            ):
                while self.is_on():
                    with suppress(TimeoutError):
                        socket.connection.recv(timeout=WATCHING_SECONDS)
            time.sleep(AGAIN_SECONDS)


def main() -> None:
    os.nice(5)
    greedy = Greedy(msgspec.json.decode(sys.argv[1], type=Told))
    greedy.look_back()
    greedy.start(partial(greedy.race_champions))
    greedy.start(partial(greedy.ask_champions))
    time.sleep(max(0.0, greedy.until - time.monotonic()))
    for thread in greedy.threads:
        thread.join(ENDING_SECONDS)
    print(json.dumps(greedy.said))


if __name__ == "__main__":
    main()
