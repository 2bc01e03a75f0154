"""Bots: levels, and the processes in which they think; one that crashes or dawdles is replaced."""

import asyncio
import sys
from pathlib import Path

import pytest

from paddock import game
from paddock.bots import LEVELS
from paddock.server.bots import fair_queue
from paddock.server.bots.pool import Pool, WorkerFailed
from paddock.server.bots.thinking import choose_all, thought_of
from paddock.server.bots.worker import Verify
from tests.patience import PATIENCE
from tests.server.harness import LocalSite

CRASH = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]
SLOW = [sys.executable, "-c", "import time; time.sleep(60)"]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legal_choices(level: str) -> None:
    """The stronger ones think too long to play a whole race here."""
    table = game("heat").new(2, {"laps": "1"}, 5)

    for _ in range(200 if level in ("rookie", "club") else 2):
        if not table.open_seats():
            break
        seat = table.open_seats()[0]
        choices = choose_all(thought_of(table, seat, level), 30.0)
        assert choices
        table.answer_all(seat, choices)

    assert table.outcome() is not None or level in ("pro", "champion")


def test_one_thought_holds_a_whole_plan() -> None:
    table = game("heat").new(3, {}, 5)

    choices = choose_all(thought_of(table, 0, "club"), 30.0)

    assert len(choices) == 1 + choices[0]  # the gear, and as many cards
    table.answer_all(0, choices)
    assert 0 not in table.open_seats()


def test_a_thought_ends_where_chance_begins() -> None:
    """What a boost turns over is not known before, so nothing after it can be thought of in advance."""
    for seed in range(6):
        table = game("heat").new(2, {}, seed)
        for _ in range(60):
            if not table.open_seats():
                break
            seat = table.open_seats()[0]
            table.answer_all(seat, choose_all(thought_of(table, seat, "rookie"), 30.0))  # no choice is refused


@pytest.mark.parametrize(("command", "cause"), [(CRASH, "crashed"), (SLOW, "slow"), (["/nowhere/python"], "crashed")])
def test_a_worker_that_fails_says_how_and_is_replaced(command: list[str], cause: str) -> None:
    async def ask_twice() -> list[str]:
        pool = Pool(1, command)
        causes = []
        for _ in range(2):
            try:
                await pool.ask(Verify(""), 0.5 if cause == "slow" else PATIENCE)
            except WorkerFailed as failure:
                causes.append(failure.cause)
        await pool.close()
        return causes

    assert asyncio.run(ask_twice()) == [cause, cause]


def test_a_task_is_made_only_when_a_worker_is_free_and_told_how_long_it_waited() -> None:
    async def ask() -> list[float]:
        pool = Pool(1, SLOW)
        waits: list[float] = []
        first = asyncio.create_task(pool.ask(Verify(""), PATIENCE))
        await asyncio.sleep(0.05)
        second = asyncio.create_task(pool.ask(lambda waited: waits.append(waited), PATIENCE))
        await asyncio.sleep(0.2)
        assert waits == []
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert await second is None  # it was needed no more: no worker was asked
        await pool.close()
        return waits

    [waited] = asyncio.run(ask())
    assert waited >= 0.2


def test_whoever_has_too_much_waiting_is_told_so_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_WAITING", 1)

    async def ask() -> str:
        pool = Pool(1, SLOW)
        asking = [asyncio.create_task(pool.ask(Verify(""), PATIENCE, ("ana",))) for _ in range(2)]
        await asyncio.sleep(0.05)
        with pytest.raises(WorkerFailed) as failed:
            await pool.ask(Verify(""), PATIENCE, ("ana",))
        await pool.close()
        await asyncio.gather(*asking, return_exceptions=True)
        return failed.value.cause

    assert asyncio.run(ask()) == "busy"


def test_a_pool_that_closes_leaves_no_process_behind() -> None:
    """Also where one was being started, and for whoever was waiting for that worker."""

    async def close_while_asked() -> list[asyncio.subprocess.Process | None]:
        pool = Pool(1, SLOW)
        asking = [asyncio.create_task(pool.ask(Verify("{}"), PATIENCE)) for _ in range(2)]
        await asyncio.sleep(0)  # the first is starting its process, the second waits for the worker
        await pool.close()
        failures = await asyncio.gather(*asking, return_exceptions=True)
        assert [type(failure) for failure in failures] == [WorkerFailed, WorkerFailed]
        return [worker.process for worker in pool.workers]

    assert asyncio.run(close_while_asked()) == [None]


def test_slow_bots_delay_no_other_table(folder: Path) -> None:
    with LocalSite(folder, quick=lambda: Pool(1, SLOW)) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        stuck = ana.make_table("hb")
        table = ana.make_table("ho")
        ben.sit(table, 1)
        ana.start(table)

        assert ana.answer(table, [1]).status_code == 200

        assert ana.state(stuck)["open_seats"] == [0, 1]  # the bot there still thinks


def test_a_bot_that_thinks_while_its_owner_comes_back_does_not_move(folder: Path) -> None:
    with LocalSite(folder, quick=lambda: Pool(1, SLOW)) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        table = ana.make_table("ho")
        ben.sit(table, 1)
        ana.start(table)
        ben.delete(f"/api/tables/{table}/seats/1")

        ben.sit(table, 1)

        assert ben.answer(table, [1]).status_code == 200
        assert ben.state(table)["expected"] == 1
