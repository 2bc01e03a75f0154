"""People who play on whatever happens to the site, and the ledger of what they were told has been done."""

import json
import random
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import httpx
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from paddock.server.rooms.finished import finished
from paddock.server.rooms.loading import load_room
from paddock.server.rooms.model import OVER, AnswerRow
from paddock.server.rooms.playing import apply_row
from paddock.server.store.schema import answers
from tests.patience import PATIENCE, wait_for
from tests.server.harness import Data, Person, Socket, new_key, updated
from tests.server.players import plan_choices

__all__ = ["LongGame", "LongGames"]

SEATS = 2
LATER = (500, 502, 503)
SHOWN = ("view", "events", "seat", "open_seats", "question", "expected")
AGAIN_SECONDS = 0.05
TWICE = 0.2  # of the answers are sent once more


class Onlooker:
    """A browser with a socket: it comes back with the number of the last message."""

    def __init__(self, hosts: Sequence[str], table: str, cookie: str) -> None:
        self.hosts = hosts
        self.table = table
        self.cookie = cookie
        self.state: Data = {}
        self.is_over = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        dice = random.Random(self.cookie)
        while not self.is_over:
            since = self.state.get("number")
            with (
                suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError),
                Socket(dice.choice(self.hosts), self.table, self.cookie, since) as socket,
            ):
                self.listen(socket)
            time.sleep(AGAIN_SECONDS)

    def sees(self, shown: Data) -> bool:
        return all(self.state.get(part) == shown[part] for part in SHOWN)

    def listen(self, socket: Socket) -> None:
        while not self.is_over:
            with suppress(TimeoutError):
                message: Data = json.loads(socket.connection.recv(timeout=0.5))
                if message["type"] == "state":
                    self.state = message
                elif message["type"] == "update":
                    assert message["number"] == self.state["number"] + 1
                    self.state = updated(self.state, message)


class LongGame:
    """A table with two people and a bot."""

    def __init__(self, hosts: Sequence[str], seed: int) -> None:
        self.hosts = hosts
        self.dice = random.Random(seed)
        self.people = [Person(hosts[0]) for _ in range(SEATS)]
        seats = [{"kind": "human"}] * SEATS + [{"kind": "bot", "level": "club"}]
        plan = {"game": "heat", "options": {"laps": "3"}, "pace": {"kind": "days", "hours": 24}, "seats": seats}
        self.table = str(insist(self.people[:1], "POST", "/api/tables", plan, self.dice)["id"])
        insist(self.people[1:], "POST", f"/api/tables/{self.table}/seats/1", None, self.dice)
        self.cookies = [person.cookie for person in self.people]
        self.browsers = [[Person(host, cookie) for host in hosts] for cookie in self.cookies]
        self.onlookers = [Onlooker(hosts, self.table, cookie) for cookie in self.cookies]
        self.acknowledged: list[Data] = []
        self.faults: list[str] = []
        self.is_over = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.is_over = True
        for onlooker in self.onlookers:
            onlooker.is_over = True
        for thread in (self.thread, *(onlooker.thread for onlooker in self.onlookers)):
            thread.join(PATIENCE)
        for person in (*self.people, *(each for both in self.browsers for each in both)):
            person.http.close()

    def run(self) -> None:
        try:
            while not self.is_over and not self.faults:
                self.play()
        except Exception as fault:
            self.faults.append(repr(fault))

    def play(self) -> None:
        state = self.state(0)
        if state["table"]["status"] == "over":
            self.is_over = True
        for seat in range(SEATS):
            state = self.state(seat)
            if state["question"] and not self.is_over:
                self.answer(seat, state)

    def answer(self, seat: int, state: Data) -> None:
        body = {
            "seat": seat,
            "expected": state["expected"],
            "key": new_key(),
            "choices": plan_choices(state, self.dice),
        }
        self.insist(seat, "POST", "/answers", body)
        self.acknowledged.append(body)
        if self.dice.random() < TWICE:
            self.insist(
                seat, "POST", "/answers", self.dice.choice([one for one in self.acknowledged if one["seat"] == seat])
            )

    def state(self, seat: int) -> Data:
        found: Data = self.insist(seat, "GET", "")
        return found

    def insist(self, seat: int, method: str, path: str, body: object = None) -> Any:
        return insist(self.browsers[seat], method, f"/api/tables/{self.table}{path}", body, self.dice)

    def has_played(self, number: int) -> bool:
        """So many more answers, unless the race is over or something went wrong."""
        return self.is_over or bool(self.faults) or len(self.acknowledged) >= number


class LongGames:
    """Several at once."""

    def __init__(self, hosts: Sequence[str], number: int) -> None:
        self.games = [LongGame(hosts, seed) for seed in range(number)]

    def go_on(self, answers: int) -> None:
        """Until each has so many answers more."""
        wanted = [len(game.acknowledged) + answers for game in self.games]
        wait_for(lambda: all(game.has_played(number) for game, number in zip(self.games, wanted, strict=True)))

    def through(self, fault: Callable[[], None], answers: int = 6) -> None:
        """Something happens while all play, and they play on afterwards."""
        self.go_on(answers)
        fault()
        self.go_on(answers)

    def check(self, database: str) -> None:
        """Every acknowledged answer stands in the log once, the log leads to what is stored, and all see that."""
        for game in self.games:
            game.is_over = True
            game.thread.join(PATIENCE)
            assert not game.faults, game.faults
        engine = create_engine(database)
        for game in self.games:
            final = self.at_rest(game)
            with engine.connect() as connection:
                rows = [
                    AnswerRow(**{name: row[name] for name in AnswerRow.__struct_fields__})
                    for row in connection.execute(
                        select(answers).where(answers.c.table_id == game.table).order_by(answers.c.number)
                    ).mappings()
                ]
                loaded = load_room(connection, game.table, 100)
            check_log(rows, game.acknowledged)
            assert loaded is not None
            check_replay(rows, loaded[0], final)
            for onlooker, shown in zip(game.onlookers, final, strict=True):
                wait_for(partial(onlooker.sees, shown))
        engine.dispose()

    def at_rest(self, game: LongGame) -> list[Data]:
        """What both see when the bot has moved."""

        def states() -> list[Data] | None:
            found = [game.state(seat) for seat in range(SEATS)]
            status, seats = found[0]["table"]["status"], found[0]["open_seats"]
            return found if status == "over" or (seats and max(seats) < SEATS) else None

        found: list[Data] = wait_for(states)
        return found

    def close(self) -> None:
        for game in self.games:
            game.close()


def insist(browsers: Sequence[Person], method: str, path: str, body: object, dice: random.Random) -> Any:
    """Ask at one worker after another until it is done; what is refused for good is a fault."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            said = dice.choice(browsers).request(method, path, body)
            if said.status_code not in LATER:
                assert said.status_code < 300, (method, path, said.status_code, said.text)
                return said.json()
        time.sleep(AGAIN_SECONDS)
    raise AssertionError(f"nobody answered {method} {path}")


def check_log(rows: list[AnswerRow], acknowledged: list[Data]) -> None:
    assert [row.number for row in rows] == list(range(len(rows)))
    keys = [row.key for row in rows if row.key is not None]
    assert len(keys) == len(set(keys))
    for body in acknowledged:
        last = next(n for n, row in enumerate(rows) if row.key == body["key"])
        first = last - len(body["choices"]) + 1
        assert [row.choice for row in rows[first : last + 1]] == body["choices"]
        assert {row.seat for row in rows[first : last + 1]} == {body["seat"]}
    assert set(keys) <= {body["key"] for body in acknowledged}


def check_replay(rows: list[AnswerRow], room: Any, final: list[Data]) -> None:
    table = room.new_table()
    for row in rows:
        apply_row(table, row)
    assert (finished(table) if room.status == OVER else table).save() == room.table.save()
    for state in final:
        assert json.loads(json.dumps(table.view(state["seat"]))) == state["view"]
