"""Tables at boardgame.io's server, which speaks socket.io: the race of ``tools/rivals``, whose four seats act in turn.

A message is a digit of engine.io, a digit of socket.io, the game, and a list in JSON. An answer is acknowledged when
its own seat is told the new state; the number of the state stands for the last event.
"""

import random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.crowd.bench import SEATS, Bench
from tools.crowd.tables import Player, Table

__all__ = ["BoardgamePlayer", "State", "seat_table", "state_in"]

GAME = "race"
PING, PONG = "2", "3"
CONNECT = f"40/{GAME},"
EVENT = f"42/{GAME},"


class Hand(msgspec.Struct):
    hand: list[int]


class Race(msgspec.Struct):
    """What a seat may know: its own hand alone."""

    players: dict[str, Hand]


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """The parts of a state that the measurement needs."""

    race: Race = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Whole(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    whole: Whole


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


SYNC = msgspec.json.Decoder(Sync)
UPDATE = msgspec.json.Decoder(Update)


def state_in(text: str) -> State | None:
    """The state that a message tells; None if it tells who is there, or nothing of the race."""
    if text.startswith(f'{EVENT}["update"'):
        return UPDATE.decode(text.removeprefix(EVENT)).state
    if text.startswith(f'{EVENT}["sync"'):
        return SYNC.decode(text.removeprefix(EVENT)).whole.state
    return None


def event(*words: object) -> str:
    return EVENT + msgspec.json.encode(words).decode()


class BoardgamePlayer(Player):
    def __init__(self, table: Table, seat: int, connection: ClientConnection, match: str, credentials: str) -> None:
        super().__init__(table, seat, connection)
        self.name = f"{seat}"
        self.match = match
        self.credentials = credentials
        self.hand: list[int] = []

    async def hear(self, text: str | bytes) -> None:
        if text == PING:
            await self.connection.send(PONG)
        else:
            await super().hear(text)

    def take(self, text: str | bytes) -> None:
        state = state_in(str(text))
        if state is None:
            return
        self.table.bench.messages += 1
        self.last_event = state.number
        self.open_seats = [int(state.context.current)]
        self.hand = state.race.players[self.name].hand
        if not self.is_asked():
            self.acknowledged()

    def is_asked(self) -> bool:
        return self.seat in self.open_seats

    def answer_text(self) -> str:
        args = [random.randrange(len(self.hand))]
        move = {"type": "play", "args": args, "playerID": self.name, "credentials": self.credentials}
        return event("update", {"type": "MAKE_MOVE", "payload": move}, self.last_event, self.match, self.name)


async def seat_table(bench: Bench) -> Table:
    """Four people sit down, open their sockets and ask for the state."""
    table = Table(bench)
    async with httpx.AsyncClient(base_url=bench.url, timeout=60) as http:
        made = await http.post(f"/games/{GAME}/create", json={"numPlayers": SEATS})
        match = made.json()["matchID"]
        for seat in range(SEATS):
            person = {"playerID": f"{seat}", "playerName": f"Player {seat + 1}"}
            joined = await http.post(f"/games/{GAME}/{match}/join", json=person)
            credentials = joined.json()["playerCredentials"]
            connection = await open_socket(bench.url)
            table.players.append(BoardgamePlayer(table, seat, connection, match, credentials))
            await connection.send(event("sync", match, f"{seat}", credentials, SEATS))
    return table


async def open_socket(url: str) -> ClientConnection:
    address = f"{url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
    connection = await connect(address, compression=None, max_queue=None, open_timeout=60)
    await connection.recv()  # how often it will ping
    await connection.send(CONNECT)
    welcome = await connection.recv()
    if not str(welcome).startswith(CONNECT):
        raise ConnectionError(f"boardgame.io refused a socket: {welcome!r}")
    return connection
