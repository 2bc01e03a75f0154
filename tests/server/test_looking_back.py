"""Looking back at long games: all of it is there, and the site keeps little and works little for it."""

import asyncio
import json
import random
import threading
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from paddock import game_file, read_game_file
from paddock.kernel.files import opened_text, sealed_text
from paddock.kernel.table import Table
from paddock.server.bots.fair_queue import Names
from paddock.server.bots.worker import Task
from paddock.server.metrics import Metrics
from paddock.server.packing import unpacked
from paddock.server.refusals import Refusal
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.archive import Archive, Asks, Story
from paddock.server.rooms.finished import LONG
from paddock.server.rooms.loading import load_room
from paddock.server.rooms.model import OVER, Chair, ChatLine, Room
from paddock.server.rooms.pace import Live
from paddock.server.rooms.store import Record
from paddock.server.rooms.stretches import Look, Walk
from paddock.server.store.database import Database
from paddock.server.store.migrate import migrate
from paddock.server.store.schema import snapshots
from tests.patience import PATIENCE, wait_for
from tests.server.harness import EASY, LocalSite, Person, shown
from tests.server.long_races import long_race, longest_season
from tests.server.rooms import NOW, InThisProcess, Watcher, active_room, archive_of
from tests.server.visitor import OwnSite

Data = dict[str, Any]


@lru_cache(1)
def race() -> Table:
    return long_race(1)


def as_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


@pytest.fixture(scope="module")
def opened(site: LocalSite) -> tuple[str, Person]:
    """A long race that came from a file."""
    zoe = site.person("Zoe")
    return import_race(zoe), zoe


def import_race(person: Person) -> str:
    table: str = person.post("/api/import", json.loads(game_file(race())))["id"]
    return table


def test_of_a_long_game_that_is_over_the_site_keeps_neither_answers_nor_events(
    site: LocalSite, opened: tuple[str, Person]
) -> None:
    room = site.site.rooms.active[opened[0]].room

    assert len(race().log) > LONG
    assert room.table is not None
    assert (room.table.log, room.table.told) == ([], [])
    assert room.table.notation() == race().notation()


def test_whoever_comes_to_such_a_game_is_told_everything(site: LocalSite, opened: tuple[str, Person]) -> None:
    table, zoe = opened
    for person in (zoe, site.person("Ana")):
        state = person.state(table)
        assert state["events"] == as_json(race().events_for(None))
        assert state["view"] == as_json(race().view(None))
        assert person.live(table).next() == state
    plain = zoe.http.get(f"/api/tables/{table}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert len(plain.content) == int(plain.headers["content-length"])
    assert plain.json() == zoe.state(table)


def test_all_who_see_the_same_share_one_message_however_large(site: LocalSite) -> None:
    table = import_race(site.person("Dan"))
    for _ in range(3):
        site.person().live(table).next()

    shelf = site.site.archive.shelf
    token = site.site.rooms.active[table].token
    full = [key for key in shelf.things if isinstance(key, tuple) and key[:2] == (token, "full")]
    assert len(full) == 1


def test_those_who_wait_for_what_was_told_in_a_long_game_keep_nobody_else_from_coming(site: LocalSite) -> None:
    ana = site.person("Ana")
    table, other = import_race(ana), ana.make_table("hbbb")
    archive, go, states = site.site.archive, threading.Event(), []

    class Waits:
        def __init__(self, pool: Asks) -> None:
            self.pool = pool

        async def ask(self, task: Task, seconds: float, whose: Names = ()) -> Any:
            while not go.is_set():
                await asyncio.sleep(0.01)
            return await self.pool.ask(task, seconds, whose)

    def come(person: Person) -> None:
        states.append(person.live(table).next())

    pool = archive.pool
    archive.pool = Waits(pool)
    waiting = [threading.Thread(target=come, args=[site.person()]) for _ in range(6)]
    for each in waiting:
        each.start()
    wait_for(lambda: archive.shelf.making)

    assert ana.live(other).next()["type"] == "state"
    assert not states
    go.set()
    for each in waiting:
        each.join(PATIENCE)
    archive.pool = pool
    assert len(states) == 6


def test_what_is_said_at_such_a_table_is_heard_there(site: LocalSite, opened: tuple[str, Person]) -> None:
    table, zoe = opened
    socket = site.person("Ben").live(table)
    socket.next()

    zoe.post("/api/me", {"name": "Zora"})
    again = site.person("Cem").live(table)
    again.send({"type": "chat", "key": "k", "text": "what a race"})

    socket.until_state(lambda state: bool(state["chat"]))
    assert socket.state["chat"][-1]["text"] == "what a race"
    assert socket.state["events"] == as_json(race().events_for(None))


def test_every_position_film_picture_and_file_of_such_a_game_can_be_had(opened: tuple[str, Person]) -> None:
    table, zoe = opened
    whole = race()
    file = read_game_file(game_file(whole))
    for at in (0, 1, 256, 257, 1_000, len(whole.log)):
        then = file.replay(whole.game, at)
        frame = zoe.get(f"/api/tables/{table}/replay?at={at}&seat=2")
        assert (frame["at"], frame["of"]) == (at, len(whole.log))
        assert frame["view"] == as_json(then.view(2))
        before = 0 if at == 0 else len(file.replay(whole.game, at - 1).told)
        assert frame["events"] == as_json(then.events_for(2, before))
    since = len(whole.told) - 300
    log = zoe.get(f"/api/tables/{table}/log?since={since}&seat=2")
    assert shown(log["start"], log["film"]) == as_json(whole.view(2))
    told = [{key: value for key, value in step.items() if key != "patch"} for step in log["film"] if "n" in step]
    assert log["before"] + told == as_json(whole.events_for(2))
    assert [(each["seat"], each["question"], each["choice"]) for each in log["answers"]] == whole.log
    assert log["answers"][-1]["told"] == len(whole.told)
    assert read_game_file(zoe.http.get(f"/api/tables/{table}/export").text).answers == whole.log


def test_a_picture_of_any_moment_is_that_of_the_table_then(site: LocalSite, opened: tuple[str, Person]) -> None:
    """After the last answer of which no more than so many events tell."""
    table, zoe = opened
    now = zoe.get(f"/api/tables/{table}/picture")["picture"]
    last = len(race().told)

    assert zoe.get(f"/api/tables/{table}/picture?told={last}")["picture"] == now
    assert zoe.get(f"/api/tables/{table}/picture?told={10**30}")["picture"] == now
    assert zoe.get(f"/api/tables/{table}/picture?told=0")["picture"] != now
    assert zoe.get(f"/api/tables/{table}/picture?told=-5") == zoe.get(f"/api/tables/{table}/picture?told=0")


def test_a_long_game_comes_back_from_the_database_as_it_was(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = import_race(ana)
    before = ana.state(table)
    site.clock.advance(600)
    wait_for(lambda: table not in site.site.rooms.active)
    assert not site.site.archive.shelf.things, "nobody has asked for anything for ten minutes"

    after = ana.state(table)

    assert {**after, "number": 0} == {**before, "number": 0}


def test_those_who_see_the_end_of_a_long_game_stay_when_its_past_is_let_go() -> None:
    room = over_room(race())
    active = ActiveRoom(room, Record(), 1, NOW / 1000)
    early = Watcher(active, None)
    active.rest()
    assert not room.is_light(), "its file is not stored yet"

    active.record.changes(room, 40)
    active.rest()
    active.refresh(NOW / 1000)

    assert room.is_light()
    assert len(early.told) == 1
    room.chat.append(ChatLine(0, "u1", None, None, "what a race", NOW))
    room.said += 1
    active.refresh(NOW / 1000)
    assert [*json.loads(early.told[1])] == ["type", "number", "chat"]


# ---- stored ----------------------------------------------------------------------------------------------------------


def over_room(table: Table) -> Room:
    """A room in which that game has been played to its end."""
    chairs = [Chair(kind="bot", level="club") for _ in range(table.seats)]
    room = Room("t" * 22, table.game, table.setup, table.seed, chairs, Live(), NOW)
    room.table, room.status, room.finished = table, OVER, NOW
    return room


def stored_and_loaded(folder: Path, table: Table, save: str | None = None) -> Room:
    """The room as it comes back; with a snapshot as another version would have written it."""
    database = Database(f"sqlite:///{folder / 'test.sqlite3'}", Metrics())
    migrate(database.engine)
    room = over_room(table)

    def other_save(connection: Connection) -> None:
        connection.execute(update(snapshots).values(save=save))

    async def run() -> Room:
        await database.write(Record().changes(room, 40).statements())
        if save is not None:
            await database.write(other_save)
        found = await database.read(lambda connection: load_room(connection, room.id, 200))
        await database.close()
        assert found is not None
        return found[0]

    return asyncio.run(run())


def test_a_long_game_is_stored_as_its_file_and_its_end(folder: Path) -> None:
    loaded = stored_and_loaded(folder, race())

    assert loaded.is_light()
    assert loaded.table is not None
    assert loaded.table.notation() == race().notation()
    assert loaded.table.save() == race().quiet_clone().save()


def test_a_long_game_that_was_stored_with_all_its_past_comes_back_without(folder: Path) -> None:
    loaded = stored_and_loaded(folder, race(), save=race().save())

    assert loaded.is_light()
    assert loaded.table is not None
    assert loaded.table.notation() == race().notation()


def test_a_long_game_whose_end_was_written_in_another_way_is_played_again_from_its_file(folder: Path) -> None:
    data = opened_text("paddock-save", race().quiet_clone().save())
    older = sealed_text("paddock-save", {**data, "save_version": 0})

    loaded = stored_and_loaded(folder, race(), save=older)

    assert loaded.table is not None
    assert loaded.table.notation() == race().notation()
    assert loaded.is_light()


def test_a_short_game_keeps_its_past(folder: Path) -> None:
    table = long_race(1, laps="1")
    assert len(table.log) <= LONG

    loaded = stored_and_loaded(folder, table)

    assert loaded.table is not None
    assert loaded.table.save() == table.save()


# ---- made once, and little at a time ---------------------------------------------------------------------------------


def look_at(archive: Archive, room: Room, *positions: int) -> list[Any]:
    """All of them asked for at the same moment."""
    active = active_room(room)

    async def ask(at: int) -> Any:
        back = await archive.open(Story(active), ())
        return json.loads(unpacked(await back.frame(None, at)))

    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*[ask(at) for at in positions])

    return asyncio.run(all_at_once())


def test_however_many_look_back_at_once_the_game_is_walked_through_once() -> None:
    pool = InThisProcess()
    room = over_room(race())

    frames = look_at(archive_of(pool), room, *[len(race().log)] * 20, *range(2_990, 3_000))

    begun = [task.stop.answers for task in pool.asked if isinstance(task, Walk)]
    assert sorted(set(begun)) == begun
    assert sum(isinstance(task, Look) for task in pool.asked) == 11
    assert frames[0]["view"] == as_json(race().view(None))


def test_a_position_is_reached_from_the_stop_before_it() -> None:
    pool, room = InThisProcess(), over_room(race())
    archive = archive_of(pool)
    active = active_room(room)

    async def ask() -> None:
        back = await archive.open(Story(active), ())
        await back.frame(0, 3_000)
        pool.asked.clear()
        for at in random.Random(1).sample(range(1, 3_000), 50):
            await back.frame(0, at)

    asyncio.run(ask())

    assert len(pool.asked) == 50
    assert all(isinstance(task, Look) for task in pool.asked)


def test_a_film_from_late_on_is_made_from_there_only() -> None:
    pool, room = InThisProcess(), over_room(race())
    active = active_room(room)

    async def ask() -> None:
        back = await archive_of(pool).open(Story(active), ())
        await back.film(0, len(race().told) - 20)

    asyncio.run(ask())

    filmed = [task for task in pool.asked if isinstance(task, Walk) and task.want == "film"]
    assert 1 <= len(filmed) <= 2


def test_a_long_film_is_many_short_tasks_so_that_others_go_between() -> None:
    pool, room = InThisProcess(), over_room(race())
    active = active_room(room)

    async def ask() -> None:
        back = await archive_of(pool).open(Story(active), ())
        await back.film(0, 0)

    asyncio.run(ask())

    filmed = [task for task in pool.asked if isinstance(task, Walk)]
    assert len(filmed) == -(-len(race().log) // 256)
    assert all(len(task.logs) == 1 for task in filmed)


def test_no_more_of_a_film_is_made_for_somebody_who_has_gone() -> None:
    pool, room = InThisProcess(), over_room(race())
    active = active_room(room)

    async def has_gone() -> bool:
        return len(pool.asked) >= 3

    async def ask() -> None:
        back = await archive_of(pool).open(Story(active), (), has_gone)
        with pytest.raises(Refusal):
            await back.film(0, 0)

    asyncio.run(ask())

    assert len(pool.asked) == 3


def test_where_next_to_nothing_may_be_kept_everything_is_made_again_and_right() -> None:
    room = over_room(race())
    archive = archive_of(budget=20_000)

    frames = look_at(archive, room, 10, 2_000, 10, len(race().log))

    assert archive.shelf.size <= 20_000
    assert [frame["at"] for frame in frames] == [10, 2_000, 10, len(race().log)]
    assert frames[-1]["view"] == as_json(race().view(None))


# ---- what it costs the site ------------------------------------------------------------------------------------------

MOST_MEGABYTES = 30
MOST_MILLISECONDS = 90


def test_a_game_of_thirty_thousand_answers_costs_the_site_little(folder: Path) -> None:
    """Of the memory, and of the time of the process in which everybody's answers are worked out."""
    whole = longest_season(1)
    file = game_file(whole).encode()
    costs: dict[str, float] = {}
    with OwnSite(folder, EASY) as site, Person(f"127.0.0.1:{site.port}") as zoe:
        zoe.post("/api/import", json.loads(game_file(race())))  # the processes beside it have been started
        before = site.megabytes()

        def ask(name: str, path: str, body: bytes | None = None) -> Any:
            began = site.processor_seconds()
            said = zoe.http.request("POST" if body else "GET", path, content=body)
            costs[name] = round(1000 * (site.processor_seconds() - began), 1)
            assert said.status_code < 300, said.text
            return said.json()

        table = ask("import", "/api/import", file)["id"]
        ask("import again", "/api/import", file)
        for again in ("", " again"):
            ask("replay" + again, f"/api/tables/{table}/replay?at=0")
            ask("late replay" + again, f"/api/tables/{table}/replay?at={len(whole.log)}")
            ask("picture" + again, f"/api/tables/{table}/picture?told=20000")
            ask("state" + again, f"/api/tables/{table}")
            ask("film" + again, f"/api/tables/{table}/log?since={len(whole.told) - 1_000}")
            ask("export" + again, f"/api/tables/{table}/export")
        grown = site.megabytes() - before

    print(len(whole.log), "answers:", f"{grown:.1f} MB;", costs)
    assert len(whole.log) > 25_000
    assert grown < MOST_MEGABYTES
    assert max(costs.values()) < MOST_MILLISECONDS
