"""One visitor who asks for as much as the limits allow, of one kind or of all: ``python -m tests.server.greed …``.

A program of its own, so that it does not share an interpreter with those who suffer from it. It has one address and one
cookie; what is refused it asks for again a moment later, and it is bounded by seconds.
"""

import json
import os
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.harness import Person, Socket, new_key

__all__ = ["GREED", "Told"]

CONNECTIONS = 8
AGAIN_SECONDS = 0.05
CHAMPION_TABLES = 20
ADVISED_TABLES = 4
WATCHING_SECONDS = 0.5
ENDING_SECONDS = 5.0

Asked = tuple[str, str, bytes | None]


class Told(msgspec.Struct):
    """What the program is told: whom to ask from where, for how long, and what there is to ask for."""

    kind: str
    host: str
    source: str
    seconds: float
    tables: list[str]  # that are over
    answers: int  # so many each has
    file: str  # where the file of such a game lies


class Greedy:
    """One cookie, any number of connections; it counts what it was told."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.until = time.monotonic() + told.seconds
        self.cookie = self.person().cookie
        self.statuses: Counter[int] = Counter()
        self.file = Path(told.file).read_bytes()
        self.threads: list[threading.Thread] = []

    def person(self) -> Person:
        """Another connection of the same browser."""
        person = Person(self.told.host, getattr(self, "cookie", None), source=self.told.source)
        if not person.cookie:
            person.post("/api/me", {"name": "Greedy"})
        return person

    def is_on(self) -> bool:
        return time.monotonic() < self.until

    def start(self, work: Callable[[], None]) -> None:
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        self.threads.append(thread)

    def ask(self, what: Callable[[random.Random], Asked], connections: int = CONNECTIONS) -> None:
        """The same kind of thing again and again, on so many connections."""
        for n in range(connections):
            self.start(partial(self.keep_asking, what, random.Random(n)))

    def keep_asking(self, what: Callable[[random.Random], Asked], dice: random.Random) -> None:
        with self.person() as person:
            while self.is_on():
                method, path, content = what(dice)
                with suppress(httpx.TransportError):
                    said = person.http.request(method, path, content=content)
                    self.statuses[said.status_code] += 1
                    if said.status_code == 429:
                        time.sleep(AGAIN_SECONDS)

    def make_tables(self, number: int, **plan: object) -> list[str]:
        """As many as one may make, and no more than that."""
        made: list[str] = []
        with self.person() as person:
            while self.is_on() and len(made) < number:
                said = person.request("POST", "/api/tables", plan)
                self.statuses[said.status_code] += 1
                if said.status_code == 201:
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

    def finished(self, dice: random.Random) -> str:
        return f"/api/tables/{dice.choice(self.told.tables)}"

    def answered(self, dice: random.Random) -> int:
        return dice.randrange(self.told.answers)


def exports(greedy: Greedy) -> None:
    greedy.ask(lambda dice: ("GET", f"{greedy.finished(dice)}/export?language={dice.choice(('en', 'ru'))}", None))


def imports(greedy: Greedy) -> None:
    greedy.ask(lambda dice: ("POST", "/api/import", greedy.file))


def replays(greedy: Greedy) -> None:
    greedy.ask(
        lambda dice: (
            "GET",
            f"{greedy.finished(dice)}/replay?at={greedy.answered(dice)}&seat={dice.randrange(2)}",
            None,
        )
    )


def films(greedy: Greedy) -> None:
    greedy.ask(
        lambda dice: (
            "GET",
            f"{greedy.finished(dice)}/log?seat={dice.randrange(2)}&since={greedy.answered(dice)}",
            None,
        )
    )


def whole_films(greedy: Greedy) -> None:
    greedy.ask(lambda dice: ("GET", f"{greedy.finished(dice)}/log?seat={dice.randrange(2)}", None))


def pictures(greedy: Greedy) -> None:
    greedy.ask(lambda dice: ("GET", f"{greedy.finished(dice)}/picture?told={greedy.answered(dice)}", None))


def champions(greedy: Greedy) -> None:
    """Tables at which eight Champions race, all of them watched."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "level": "champion"}] * 7]
    with greedy.person() as person:
        for table in greedy.make_tables(CHAMPION_TABLES, game="roborally", seats=seats):
            greedy.start(partial(greedy.watch, table))
            person.request("DELETE", f"/api/tables/{table}/seats/0")  # a bot takes the seat: nobody is waited for


def advice(greedy: Greedy) -> None:
    """What would a Champion do? At several tables, again and again."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "level": "club"}] * 3]
    for table in greedy.make_tables(ADVISED_TABLES, game="heat", seats=seats, advice=True):
        greedy.ask(partial(asked_advice, table), connections=2)


def asked_advice(table: str, _: random.Random) -> Asked:
    return "POST", f"/api/tables/{table}/advice", json.dumps({"seat": 0, "expected": 0, "key": new_key()}).encode()


def everything(greedy: Greedy) -> None:
    for kind in (exports, imports, replays, whole_films, pictures, champions, advice):
        greedy.start(partial(kind, greedy))


GREED: dict[str, Callable[[Greedy], None]] = {
    "exports": exports,
    "imports": imports,
    "replays": replays,
    "films": films,
    "whole-films": whole_films,
    "pictures": pictures,
    "champions": champions,
    "advice": advice,
    "everything": everything,
}


def main() -> None:
    told = msgspec.json.decode(sys.argv[1], type=Told)
    os.nice(5)
    greedy = Greedy(told)
    GREED[told.kind](greedy)
    time.sleep(max(0.0, greedy.until - time.monotonic()))
    for thread in greedy.threads:
        thread.join(ENDING_SECONDS)
    print(json.dumps(greedy.statuses))


if __name__ == "__main__":
    main()
