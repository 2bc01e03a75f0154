"""What a table keeps in memory: all that is reachable from it and from no other table."""

import gc
import random
import sys
import tempfile
import types
from collections.abc import Iterable
from pathlib import Path

from paddock.server.rooms.active_room import ActiveRoom
from tests.server.harness import LocalSite, Person

__all__ = ["kept_after"]

SEATS = 4
NOBODYS = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.CodeType)
PLAN = {"options": {"laps": "4"}, "pace": {"kind": "days", "hours": 24}}


def kept_after(answers: Iterable[int]) -> dict[int, float]:
    """Kilobytes of a table of Heat with four people who listen, after so many answers; at 0 nobody has looked at it."""
    with tempfile.TemporaryDirectory() as folder, LocalSite(Path(folder)) as site:
        rooms = site.site.rooms.active
        (table, people), (other, others) = made(site), made(site)
        kept = {0: kilobytes(rooms[table], rooms[other])}
        for seat in range(SEATS):
            people[seat].live(table).next()
            others[seat].live(other).next()
        given = 0
        for number in sorted(set(answers) - {0}):
            answer(table, people, random.Random(number), number - given)
            given = number
            kept[number] = kilobytes(rooms[table], rooms[other])
        return kept


def made(site: LocalSite) -> tuple[str, list[Person]]:
    """It starts when all sit."""
    people = [site.person(f"Driver {seat + 1}") for seat in range(SEATS)]
    table = people[0].make_table("h" + "o" * (SEATS - 1), **PLAN)
    for seat in range(1, SEATS):
        people[seat].sit(table, seat)
    return table, people


def answer(table: str, people: list[Person], dice: random.Random, times: int) -> None:
    """Any choice of anybody who is asked, one after another."""
    for _ in range(times):
        seat = dice.choice(people[0].state(table)["open_seats"])
        options = people[seat].state(table)["question"]["options"]
        people[seat].answer(table, [dice.choice(options)["choice"]])


def kilobytes(active: ActiveRoom, other: ActiveRoom) -> float:
    """Sockets lead to the site, and so to every table: what is behind them counts for neither."""
    ends = {id(active.lock), id(other.lock)}
    for room in (active, other):
        for listener in room.listeners:
            ends |= {id(listener), id(listener.ear), id(listener.cut_off)}
    shared = reachable(other, ends)
    own = reachable(active, set(shared) | ends)
    return sum(own.values()) / 1024


def reachable(start: object, ends: set[int]) -> dict[int, int]:
    """The sizes of everything that is reached, by its address."""
    sizes: dict[int, int] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in sizes or id(thing) in ends or isinstance(thing, NOBODYS):
            continue
        sizes[id(thing)] = sys.getsizeof(thing)
        waiting.extend(gc.get_referents(thing))
    return sizes
