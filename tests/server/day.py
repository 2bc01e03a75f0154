"""A day at a site, in a fraction of it: people come, play, watch old games, bring some of their own, and go.

The site's clock runs faster than ours; memory that is not given back adds up.
"""

import random
import threading
import time
from collections import Counter
from contextlib import suppress
from typing import Any

from tests.server.harness import Data, Person, Socket

__all__ = ["Town"]

GAMES = ["heat", "roborally", "formula_d", "steampunk_rally", "unicorn_fever"]
LEVELS = ["rookie", "club", "pro"]
MOST_BOTS = 3
MOST_ANSWERS = 25
MOST_DEEDS = 4
RECENT = 100  # games that people still talk about
RESTS_SECONDS = 0.02
LISTENS_SECONDS = 5.0
HOME_SECONDS = 60.0


class Town:
    """So many people at a time, each a thread that visits the site again and again, as somebody new each time."""

    def __init__(self, host: str, people: int, files: list[bytes]) -> None:
        self.host = host
        self.files = files
        self.finished: list[str] = []
        self.done: Counter[str] = Counter()
        self.faults: list[str] = []
        self.is_night = threading.Event()
        self.people = [threading.Thread(target=self.live, args=(n,), daemon=True) for n in range(people)]
        for person in self.people:
            person.start()

    def close(self) -> None:
        self.is_night.set()
        for person in self.people:
            person.join(HOME_SECONDS)

    def live(self, number: int) -> None:
        dice = random.Random(number)
        while not self.is_night.is_set():
            with Person(self.host, source=f"127.0.{4 + number}.{dice.randrange(2, 250)}") as person:
                guest = Guest(self, person, dice)
                try:
                    guest.stay()
                except Exception as fault:
                    self.faults.append(f"{guest.deed}: {fault!r}")

    def remember(self, table: str) -> None:
        self.finished = [*self.finished[-RECENT:], table]


class Guest:
    """Somebody who stays for a few things."""

    def __init__(self, town: Town, person: Person, dice: random.Random) -> None:
        self.town = town
        self.person = person
        self.dice = dice
        self.deed = ""

    def stay(self) -> None:
        self.person.post("/api/me", {"name": f"Guest {self.dice.randrange(10_000)}"})
        for _ in range(self.dice.randint(1, MOST_DEEDS)):
            deed = self.dice.choice(
                [self.race, self.race, self.leave_it_to_bots, self.look_back, self.bring, self.read]
            )
            self.deed = deed.__name__
            deed()
            self.town.done[self.deed] += 1
            time.sleep(RESTS_SECONDS)

    def race(self) -> None:
        """Some answers, a line of chat, and away: the table stays as it is."""
        table = self.new_table()
        with Socket(self.person.host, table, self.person.cookie, None, source=self.person.source) as socket:
            given = self.dice.randrange(MOST_ANSWERS)
            with suppress(TimeoutError):
                while given and not self.town.is_night.is_set():
                    given -= self.answer(socket)
        if self.dice.random() < 0.3:
            self.person.post(f"/api/tables/{table}/chat", {"text": "See you!"})

    def leave_it_to_bots(self) -> None:
        """The race goes on without people, to its end."""
        table = self.new_table(level="club")
        self.person.delete(f"/api/tables/{table}/seats/0")
        until = time.monotonic() + LISTENS_SECONDS
        while time.monotonic() < until:
            if self.person.state(table)["table"]["status"] == "over":
                self.town.remember(table)
                return
            time.sleep(0.2)

    def look_back(self) -> None:
        """At a game that is over: its film, a moment of it, a drawing of it, and its file."""
        if not self.town.finished:
            return
        table = f"/api/tables/{self.dice.choice(self.town.finished)}"
        answers = self.person.get(f"{table}/log?seat=0")["answers"]
        at = self.dice.randrange(len(answers))
        self.person.get(f"{table}/replay?at={at}&seat=1")
        self.person.get(f"{table}/picture?told={answers[at]['told']}")
        self.person.get(f"{table}/log?seat=-1&since={answers[at]['told']}")
        self.person.get(f"{table}/export")

    def bring(self) -> None:
        """A game of one's own, in a file."""
        said = self.person.http.post("/api/import", content=self.dice.choice(self.town.files))
        made: Data = self.person.done(said)
        self.town.remember(made["id"])

    def read(self) -> None:
        for path in ("/api/tables", "/api/games", "/api/me", "/api/games/heat/texts", "/healthz"):
            assert self.person.http.get(path).status_code == 200

    def new_table(self, level: str | None = None) -> str:
        bots = [
            {"kind": "bot", "level": level or self.dice.choice(LEVELS)} for _ in range(self.dice.randint(1, MOST_BOTS))
        ]
        plan: dict[str, Any] = {"game": self.dice.choice(GAMES), "seats": [{"kind": "human"}, *bots]}
        return str(self.person.post("/api/tables", plan)["id"])

    def answer(self, socket: Socket) -> int:
        """One answer if it is asked for one, else a look at what the others do; how many were given."""
        question = socket.state.get("question")
        if socket.state and socket.state["table"]["status"] == "over":
            self.town.remember(socket.state["table"]["id"])
            raise TimeoutError
        if not question:
            socket.next(LISTENS_SECONDS)
            return 0
        socket.answer([self.dice.choice(question["options"])["choice"]])
        return 1
