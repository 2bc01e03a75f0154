"""Whole races at random, as they are told: every way follows the board, and nobody drives back or through a car."""

import pytest

from paddock.games.formula_d import GAME
from paddock.games.formula_d.circuits import CIRCUITS
from paddock.games.formula_d.circuits.board import Circuit
from paddock.games.formula_d.state import Race
from paddock.kernel.playout import play_randomly
from tests.every_game.kit import player_of


def steps_of(board: Circuit) -> set[tuple[int, int]]:
    """All steps by name, the ways into the pit lane and out of it with them."""
    found = {(space, step) for space in range(board.spaces) for step in board.steps[space]}
    found |= {(space, board.pit[0]) for space in board.pit_enter}
    found |= {(board.pit[-1], space) for space in board.pit_exit}
    return {(board.name_of(a), board.name_of(b)) for a, b in found}


@pytest.mark.parametrize("name", CIRCUITS)
def test_every_way_follows_the_board_and_meets_nobody(name: str) -> None:
    """Rule 6: space after space, none of them taken; the pits have a way of their own out of the box."""
    number = CIRCUITS.index(name)
    table = GAME.new(2 + number % 9, {"circuit": name, "laps": str(1 + number % 3), "weather": True}, seed=number)
    play_randomly(table, player_of(number))
    assert isinstance(table, Race)
    steps = steps_of(table.circuit)
    at: dict[int, int] = {}
    for event in table.events():
        args, seat = event["args"], event["seat"]
        if event["kind"] == "grid":
            slots = [table.circuit.name_of(space) for space in table.circuit.grid]
            at = dict(zip(args["order"], slots, strict=False))
        elif event["kind"] == "moved":
            way = args["path"] if args["how"] == "pit-exit" or args["from"] > 9000 else [args["from"], *args["path"]]
            assert all(step in steps for step in zip(way, way[1:], strict=False)), event
            others = {space for other, space in at.items() if other != seat}
            assert not others & set(args["path"]), event
            at[seat] = args["to"]
        elif event["kind"] == "pit" and args["where"] == "box":
            at.pop(seat, None)  # beside the lane, in nobody's way
        elif event["kind"] in ("finished", "eliminated"):
            at.pop(seat, None)
    assert at == {}


@pytest.mark.parametrize("name", ["monaco", "zandvoort", "suzuka"])
def test_nobody_ever_moves_back(name: str) -> None:
    """Rule 6: laps and order keys only grow."""
    table = GAME.new(6, {"circuit": name}, seed=3)
    assert isinstance(table, Race)
    player = player_of(3)
    ahead = [0] * 6
    while table.open_seats():
        play_randomly(table, player, 1)
        for car in table.cars:
            if 0 <= car.at < table.circuit.track:
                key = car.lines * table.circuit.lap + table.circuit.order[car.at]
                assert key >= ahead[car.seat]
                ahead[car.seat] = key
