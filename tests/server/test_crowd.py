"""The players of `make bench-server` at boardgame.io's server: what it says, what they answer, when all know."""

import asyncio
from typing import cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from tools.crowd.bench import SEATS, Bench, Plan
from tools.crowd.boardgame_io import BoardgamePlayer, seat_table, state_in
from tools.crowd.tables import Table

MATCH = "bARpHMRLuYQ"
THERE = '42/race,["matchData","bARpHMRLuYQ",[{"id":0,"name":"Player 1","isConnected":true}]]'


class Wire:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send(self, text: str) -> None:
        self.sent.append(text)


def state(number: int, seat: int) -> dict[str, object]:
    """As the seat sees it; the seats act in turn, one in each state."""
    race = {"players": {f"{seat}": {"hand": [4, 0, 1]}}, "cars": {}, "played": []}
    return {"G": race, "ctx": {"numPlayers": 4, "currentPlayer": f"{number % SEATS}"}, "_undo": [], "_stateID": number}


def update(number: int, seat: int) -> str:
    words = ["update", MATCH, state(number, seat), [{"_stateID": number - 1, "turn": 1}]]
    return "42/race," + msgspec.json.encode(words).decode()


def sync(seat: int) -> str:
    whole = {"state": state(0, seat), "log": [], "filteredMetadata": [], "initialState": {}}
    return "42/race," + msgspec.json.encode(["sync", MATCH, whole]).decode()


def table_of_four() -> tuple[Table, list[BoardgamePlayer], list[Wire]]:
    table = Table(Bench("http://nowhere", {}, Plan(1), seat_table))
    wires = [Wire() for _ in range(SEATS)]
    players = [
        BoardgamePlayer(table, seat, cast(ClientConnection, wire), MATCH, f"secret {seat}")
        for seat, wire in enumerate(wires)
    ]
    table.players += players
    return table, players, wires


@pytest.mark.parametrize("text", [update(7, 3), sync(3)])
def test_a_state_is_read_with_the_own_hand_and_whose_turn_it_is(text: str) -> None:
    told = state_in(text)

    assert told is not None
    assert told.number == (7 if "update" in text else 0)
    assert told.context.current == ("3" if "update" in text else "0")
    assert told.race.players["3"].hand == [4, 0, 1]


@pytest.mark.parametrize("text", ["2", '0{"sid":"x"}', '40/race,{"sid":"x"}', THERE])
def test_what_is_no_state_tells_none(text: str) -> None:
    assert state_in(text) is None


def test_a_ping_is_answered() -> None:
    _, players, wires = table_of_four()

    asyncio.run(players[0].hear("2"))

    assert wires[0].sent == ["3"]


def test_only_the_seat_whose_turn_it_is_answers_once_and_with_a_card_of_its_hand() -> None:
    table, players, wires = table_of_four()

    async def everybody_answers() -> None:
        for player in players:
            await player.hear(sync(player.seat))
        for player in players * 2:
            await player.send_answer()

    asyncio.run(everybody_answers())

    assert [len(wire.sent) for wire in wires] == [1, 0, 0, 0]
    kind, action, number, match, name = msgspec.json.decode(wires[0].sent[0].removeprefix("42/race,"))
    assert (kind, number, match, name) == ("update", 0, MATCH, "0")
    assert (action["type"], action["payload"]["type"]) == ("MAKE_MOVE", "play")
    assert action["payload"]["credentials"] == "secret 0"
    assert action["payload"]["args"][0] in range(3)
    assert table.bench.sent == 1


def test_the_time_is_taken_when_the_last_of_four_has_been_told() -> None:
    table, players, _ = table_of_four()
    table.bench.is_measuring = True

    async def answer_and_tell(order: list[int]) -> list[int]:
        for player in players:
            await player.hear(sync(player.seat))
        await players[0].send_answer()
        counted = []
        for seat in order:
            await players[seat].hear(update(1, seat))
            counted.append(len(table.bench.times))
        return counted

    assert asyncio.run(answer_and_tell([2, 0, 3, 1])) == [0, 0, 0, 1]
    assert (table.bench.acknowledged, table.under_way) == (1, [])


def test_a_table_keeps_to_its_rate_by_whoever_is_asked() -> None:
    table, players, wires = table_of_four()
    table.delay = 0

    async def tell_at_once() -> None:
        """The site that answers without delay."""
        while True:
            for player in players:
                await player.hear(update(table.bench.sent, player.seat))
            await asyncio.sleep(0.001)

    async def play() -> float:
        telling = asyncio.create_task(tell_at_once())
        pace = asyncio.create_task(table.keep_pace(100))
        began = asyncio.get_running_loop().time()
        while table.bench.sent < 20:
            await asyncio.sleep(0.001)
        seconds = asyncio.get_running_loop().time() - began
        telling.cancel()
        pace.cancel()
        return seconds

    assert asyncio.run(play()) > 20 * 0.5 / 100
    assert [len(wire.sent) for wire in wires] == [5, 5, 5, 5]
