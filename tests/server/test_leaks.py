"""Nothing leaks: tables that differ only in what a viewer cannot know are the same to that viewer, byte for byte.

The other table is the one that the viewer may imagine: the others' hands and plans dealt anew, chance drawn anew.
"""

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.table import Table
from paddock.server.bots.thinking import thought_of
from paddock.server.refusals import Refusal
from paddock.server.rooms import playing
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.archive import look_back_as
from paddock.server.rooms.model import Room
from paddock.server.rooms.viewer import viewer_of
from paddock.server.rooms.wire import encode
from tests.server.harness import LocalSite, Person
from tests.server.rooms import NOW, Watcher, active_room, log_of, race_room, swapped

SEATS = 3


def play(room: Room, dice: random.Random, answers: int) -> None:
    """Any answers, now and then an undo."""
    for _ in range(answers):
        seats = room.open_seats()
        if not seats or room.table is None:
            return
        seat = dice.choice(seats)
        if room.can_undo(seat) and dice.random() < 0.2:
            playing.undo(room, seat, f"u{seat}", f"undo {room.written}", NOW)
        else:
            choice = dice.choice(room.table.options(seat))
            playing.answer(room, seat, f"u{seat}", room.given[seat], f"{room.written}", [choice], NOW)


def imagined(table: Table, seat: int | None, seed: int) -> Table:
    """What the viewer may believe, with the log and the events as they were told."""
    other = table.imagine(seat, Chance(stream_key(seed, "other")))
    other.quiet = False
    other.log = table.log[:]
    other.told = table.told[:]
    other.floors = table.floors[:]
    other.position = table.position
    other.seed = seed
    return other


def everything_sent(room: Room, seat: int | None) -> list[bytes]:
    """All that the site ever tells this viewer: messages, logs, and refusals of what is not allowed."""
    user = None if seat is None else f"u{seat}"
    active = active_room(room)
    watcher = Watcher(active, user)
    viewer = viewer_of(room, user)
    return [*watcher.told, log_of(active, viewer), *refusals(room, seat, user)]


def refusals(room: Room, seat: int | None, user: str | None) -> list[bytes]:
    """What is said to somebody who tries the others' seats, and every choice of their own."""
    deeds: list[Callable[[], Any]] = []
    for other in (other for other in range(SEATS) if other != seat):
        for choice in range(20):
            deeds.append(partial(playing.answer, room, other, user, room.given[other], "k", [choice], NOW))
            deeds.append(partial(playing.say_why_not, room, other, user, choice))
        deeds.append(partial(playing.undo, room, other, user, "k", NOW))
        deeds.append(partial(look_back_as, room, viewer_of(room, user), other))
    if seat is not None:
        deeds += [partial(playing.say_why_not, room, seat, user, choice) for choice in range(128)]
    return [told(deed) for deed in deeds]


def told(deed: Callable[[], Any]) -> bytes:
    try:
        return encode(deed())
    except Refusal as refusal:
        return encode([refusal.status, refusal.as_data()])


viewers = st.sampled_from([None, 0, 1, 2])


@given(seed=st.integers(0, 2**32), answers=st.integers(0, 120), viewer=viewers)
def test_the_state_the_log_and_refusals_tell_nothing_that_a_viewer_may_not_know(
    seed: int, answers: int, viewer: int | None
) -> None:
    room = race_room(SEATS, seed)
    play(room, random.Random(seed), answers)
    assert room.table is not None
    if room.status != "playing":
        return

    other = swapped(room, imagined(room.table, viewer, seed + 1))

    assert everything_sent(other, viewer) == everything_sent(room, viewer)


@given(seed=st.integers(0, 2**32), rounds=st.integers(0, 3), viewer=viewers)
def test_what_others_do_in_secret_reaches_a_viewer_as_the_same_bytes(
    seed: int, rounds: int, viewer: int | None
) -> None:
    """In one world the others choose one way, in the other another way, with different numbers of answers and undos."""
    room = race_room(SEATS, seed)
    until_plan(room, random.Random(seed), rounds)
    assert room.table is not None
    if room.status != "playing":
        return
    worlds = [room, swapped(room, imagined(room.table, viewer, seed + 1))]
    told: list[list[bytes]] = []
    for n, world in enumerate(worlds):
        active = active_room(world)
        watcher = Watcher(active, None if viewer is None else f"u{viewer}")
        planners = [seat for seat in world.open_seats() if seat != viewer]
        # The last one does not finish, so that nothing is shown yet.
        for seat in planners if viewer is not None else planners[:-1]:
            plan_in_secret(world, seat, random.Random(seed + n), active)
        told.append(watcher.told)

    assert told[0] == told[1]
    assert len(told[0]) > 1  # that they are ready is public


def until_plan(room: Room, dice: random.Random, rounds: int) -> None:
    """Play to the beginning of a round."""
    wanted = rounds + 1
    while room.status == "playing":
        view = room.view(None) or {}
        if view["round"] == wanted and len(room.open_seats()) == SEATS:
            return
        play(room, dice, 1)


def plan_in_secret(room: Room, seat: int, dice: random.Random, active: ActiveRoom) -> None:
    """Answer, take back, answer again, one choice at a time, in every world as often as it likes."""
    table, user = room.table, f"u{seat}"
    assert table is not None
    undos = dice.randrange(4)
    while seat in room.open_seats():
        choice = dice.choice(table.options(seat))
        playing.answer(room, seat, user, room.given[seat], f"{room.written}", [choice], NOW)
        active.refresh(NOW / 1000)
        if undos and seat in room.open_seats() and room.can_undo(seat):
            playing.undo(room, seat, user, f"undo {room.written}", NOW)
            undos -= 1
            active.refresh(NOW / 1000)


@given(seed=st.integers(0, 2**32), answers=st.integers(0, 80), seat=st.integers(0, SEATS - 1))
def test_a_bot_is_told_nothing_that_its_seat_may_not_know(seed: int, answers: int, seat: int) -> None:
    room = race_room(SEATS, seed)
    play(room, random.Random(seed), answers)
    if room.table is None or seat not in room.open_seats():
        return

    save = json.loads(thought_of(room.table, seat, "club").save)

    assert save["seed"] == "0"
    assert save["log"] == save["events"] == []
    real = {chance.key.hex() for chance in (room.table.chance, *room.table.seat_chances)}
    assert real.isdisjoint(key for key, _ in save["chance"])
    own = save["state"]["cars"][seat]
    assert own["hand"] == json.loads(room.table.save())["state"]["cars"][seat]["hand"]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_over_the_real_wire_the_bytes_are_equal_too(tmp_path: Path, viewer: int | None) -> None:
    """One site, one table, and in between the others' hands are dealt anew behind its back."""
    with LocalSite(tmp_path) as site:
        people = [site.person("Ana"), site.person("Ben")]
        table = people[0].make_table("ho")
        people[1].sit(table, 1)
        people[0].start(table)
        looker = site.person("Zoe") if viewer is None else people[viewer]

        before = wire_bytes(looker, table, viewer)
        active = site.site.rooms.active[table]
        assert active.room.table is not None
        real = active.room.table
        other = imagined(real, viewer, 99)
        assert other.notation() != real.notation()
        active.room.table = other
        active.room.touch(NOW)

        assert wire_bytes(looker, table, viewer) == before


def wire_bytes(looker: Person, table: str, viewer: int | None) -> list[bytes]:
    paths = [
        "",
        "/log",
        "/log?seat=0",
        "/log?seat=1",
        "/export",
        "/replay?at=0",
        "/picture",
        "/why-not?seat=0&choice=4",
    ]
    sent = [looker.http.get(f"/api/tables/{table}{path}").content for path in paths]
    sent[0] = re.sub(rb'"number":\d+', b"", sent[0])  # it counts the sockets that this test opens
    for seat in (0, 1):
        if seat != viewer:
            sent.append(looker.answer(table, [1], seat=seat, expected=0).content)
            sent.append(looker.request("POST", f"/api/tables/{table}/undo", {"seat": seat, "key": "k"}).content)
    sent += [looker.http.get("/api/tables").content, looker.http.get("/api/me").content]
    with suppress(TimeoutError):
        live = looker.live(table)
        sent.append(json.dumps([live.next()["view"], live.state["question"], live.state["events"]]).encode())
        live.connection.close()
    return sent
