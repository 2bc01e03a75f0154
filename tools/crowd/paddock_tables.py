"""Tables of Heat at Paddock's own site."""

import random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.crowd.bench import SEATS, Bench
from tools.crowd.tables import Player, Table

__all__ = ["PaddockPlayer", "seat_people", "seat_table"]

LONG = {"laps": "4"}  # so that no race ends while it is measured


class Step(msgspec.Struct):
    """A step of the film; without a number nothing is told."""

    n: int = -1
    to: int | None = None


class Asked(msgspec.Struct):
    options: list[dict[str, Any]]


class Heard(msgspec.Struct):
    """The parts of a message that the measurement needs."""

    type: str
    number: int = 0
    key: str = ""
    reason: str = ""
    expected: int | None = None
    open_seats: list[int] | None = None
    events: list[Step] = []
    film: list[Step] = []
    question: Asked | msgspec.UnsetType | None = msgspec.UNSET


DECODER = msgspec.json.Decoder(Heard)


class PaddockPlayer(Player):
    def __init__(self, table: Table, seat: int, connection: ClientConnection) -> None:
        super().__init__(table, seat, connection)
        self.expected = 0
        self.question: Asked | None = None

    def take(self, text: str | bytes) -> None:
        heard = DECODER.decode(text)
        if heard.type == "ack":
            self.acknowledged()
        elif heard.type == "refused":
            self.table.bench.refused.append(heard.reason)
            self.answer = None
        else:
            self.update(heard)

    def update(self, heard: Heard) -> None:
        self.table.bench.messages += 1
        if heard.expected is not None:
            self.expected = heard.expected
        if heard.open_seats is not None:
            self.open_seats = heard.open_seats
        if heard.question is not msgspec.UNSET:
            self.question = heard.question
        for step in heard.events + heard.film:
            if step.n >= 0 and step.to is None:
                self.last_event = step.n

    def is_asked(self) -> bool:
        return self.question is not None

    def answer_text(self) -> str:
        assert self.question is not None
        choice = random.choice(self.question.options)["choice"]
        key = f"{self.table.bench.sent}"
        body = {"type": "answer", "seat": self.seat, "expected": self.expected, "key": key, "choices": [choice]}
        return msgspec.json.encode(body).decode()


async def seat_table(bench: Bench) -> Table:
    """The people of a table, four or one beside bots, sit down and open their sockets."""
    name, cookies = await seat_people(bench.url, bench.plan.bots)
    table = Table(bench)
    address = f"{bench.url.replace('http', 'ws')}/api/tables/{name}/live"
    for seat, cookie in enumerate(cookies):
        headers = {"Cookie": f"paddock={cookie}"}
        connection = await connect(
            address, additional_headers=headers, compression=None, max_queue=None, open_timeout=60
        )
        table.players.append(PaddockPlayer(table, seat, connection))
    return table


async def seat_people(url: str, bots: str = "") -> tuple[str, list[str]]:
    """A new table and the cookies of its people, four or one beside bots."""
    async with httpx.AsyncClient(base_url=url, timeout=60, verify=False) as http:
        other = {"kind": "bot", "level": bots} if bots else {"kind": "open"}
        seats = [{"kind": "human"}] + [other] * (SEATS - 1)
        pace = {"kind": "days", "hours": 24}  # nobody has to start it
        reply = await http.post("/api/tables", json={"game": "heat", "seats": seats, "options": LONG, "pace": pace})
        name = reply.json()["id"]
        cookies = [reply.cookies["paddock"]]
        for seat in range(1, 1 if bots else SEATS):
            http.cookies.clear()
            reply = await http.post(f"/api/tables/{name}/seats/{seat}")
            cookies.append(reply.cookies["paddock"])
        return name, cookies
