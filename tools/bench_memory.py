"""What a table of Heat with four people takes of the site's memory, on this machine only.

First what is kept of it: everything that is reachable from a table and from no other, while nobody has looked at it and
after so many answers. Then what the process of a site with SQLite takes of the system, with sockets and with what
Python keeps free for later: many tables at which nobody is connected, while they are in memory and after they have left
it, as every table does that nobody uses for two minutes; tables in play with four sockets each, after so many answers
and after a while in which nothing happens. All that beside the same site with a few tables played, whose code and
caches are loaded. A missed goal ends with 1.
"""

import argparse
import asyncio
import re
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

import httpx

from tools.crowd.bench import SEATS, Bench, Plan
from tools.crowd.paddock_tables import seat_people, seat_table
from tools.crowd.processes import data_of, memory_of
from tools.crowd.reach import kept_after
from tools.crowd.sites import started
from tools.crowd.tables import Table

IDLE_GOAL = 20  # kB that are kept of a table
PLAY_GOAL = 400
WARM_TABLES = 4
WARM_ANSWERS = 40
SETTLE_SECONDS = 5.0
QUIET_SECONDS = 45.0  # the site looks twice in that time for what it can let go
MOST_SECONDS = 240.0  # until every table has left


class Scale:
    """The site's memory beside what it was before."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self.pid = pid
        self.before = 0

    async def clear(self) -> None:
        await asyncio.sleep(SETTLE_SECONDS)
        self.before = data_of(self.pid)
        say("the site", f"{memory_of(self.pid) // 1024} MB, {rooms_of(self.url)} tables in memory")

    async def weigh(self, what: str, tables: int, about: str) -> None:
        """Print what each table adds."""
        await asyncio.sleep(SETTLE_SECONDS)
        each = (data_of(self.pid) - self.before) / tables
        say(what, f"{each:.1f} kB each; {about}, {rooms_of(self.url)} tables in memory")


def say(what: str, told: str) -> None:
    print(f"{what:>10}  {told}", flush=True)


def rooms_of(url: str) -> int:
    found = re.search(r"^paddock_rooms (\S+)$", httpx.get(f"{url}/metrics").text, re.MULTILINE)
    return int(float(found[1])) if found else 0


async def seated(url: str, tables: int) -> tuple[list[Table], list["asyncio.Task[None]"]]:
    """Tables with all their sockets open, and the tasks that listen at them."""
    made = await Bench(url, {}, Plan(tables, think=0), seat_table).seat_tables()
    return made, [asyncio.create_task(player.listen()) for table in made for player in table.players]


async def play(tables: list[Table], answers: int) -> None:
    """So many answers at each, one after another, without a pause."""

    async def play_one(table: Table) -> None:
        for _ in range(answers):
            await (await table.somebody_asked()).send_answer()
        while table.under_way:
            await asyncio.sleep(0.05)

    await asyncio.gather(*[play_one(table) for table in tables])


async def close(tables: list[Table], tasks: list["asyncio.Task[None]"]) -> None:
    await asyncio.gather(*[player.connection.close() for table in tables for player in table.players])
    await asyncio.gather(*tasks)


async def warm_up(url: str) -> None:
    tables, tasks = await seated(url, WARM_TABLES)
    await play(tables, WARM_ANSWERS)
    await close(tables, tasks)


async def measure_idle(scale: Scale, tables: int) -> None:
    await warm_up(scale.url)
    await scale.clear()
    gate = asyncio.Semaphore(10)

    async def make_one() -> None:
        async with gate:
            await seat_people(scale.url)

    await asyncio.gather(*[make_one() for _ in range(tables)])
    await scale.weigh("unwatched", tables, f"{tables} races of {SEATS} people, nobody connected")
    until = time.perf_counter() + MOST_SECONDS
    while rooms_of(scale.url) and time.perf_counter() < until:
        await asyncio.sleep(SETTLE_SECONDS)
    await scale.weigh("rested", tables, "unused for two minutes")


async def measure_play(scale: Scale, tables: int, answers: int) -> None:
    await warm_up(scale.url)
    await scale.clear()
    made, tasks = await seated(scale.url, tables)
    await scale.weigh("begun", tables, f"{tables} races with {SEATS} sockets each")
    began = time.perf_counter()
    await play(made, answers)
    seconds = time.perf_counter() - began
    await scale.weigh("in play", tables, f"{answers} answers each in {seconds:.0f} s")
    await asyncio.sleep(QUIET_SECONDS)
    await scale.weigh("quiet", tables, f"nothing for {QUIET_SECONDS:.0f} s")
    await close(made, tasks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--idle", type=int, default=500, metavar="TABLES", help="at which nobody is connected")
    parser.add_argument("--play", type=int, default=60, metavar="TABLES", help="with four sockets each")
    parser.add_argument("--answers", type=int, default=300, help="at each table in play")
    given = parser.parse_args()
    is_met = measure_kept(given.answers)
    on_a_new_site(lambda scale: measure_idle(scale, given.idle))
    on_a_new_site(lambda scale: measure_play(scale, given.play, given.answers))
    sys.exit(0 if is_met else 1)


def measure_kept(answers: int) -> bool:
    """Whether the goals are met."""
    kept = kept_after([100, answers])
    for given, each in kept.items():
        goal = IDLE_GOAL if given == 0 else PLAY_GOAL
        say("kept", f"{each:.1f} kB after {given} answers (goal: under {goal}, {'met' if each < goal else 'NOT MET'})")
    return kept[0] < IDLE_GOAL and kept[answers] < PLAY_GOAL


def on_a_new_site(measured: Callable[[Scale], Coroutine[Any, Any, None]]) -> None:
    with started("sqlite") as (url, parts):
        if not memory_of(parts["the site"]):
            sys.exit("paddock: this system does not say what a process has of its memory; Linux does")
        asyncio.run(measured(Scale(url, parts["the site"])))


if __name__ == "__main__":
    main()
