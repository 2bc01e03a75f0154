"""Robots keep their secrets too: hands, registers that lie face down, and how far a program is."""

import json
import random
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from paddock.games.roborally.cards import NO_CARD
from paddock.games.roborally.choices import CARD
from paddock.games.roborally.state import REGISTERS, Factory
from paddock.kernel.table import TIME_IS_UP
from paddock.server.rooms import playing
from paddock.server.rooms.model import Room
from tests.server.harness import LocalSite, updated
from tests.server.rooms import NOW, Watcher, active_room, factory_room, swapped
from tests.server.test_leaks import (
    SEATS,
    everything_sent,
    imagined,
    plan_in_secret,
    play,
    told,
    until_plan,
    viewers,
)


@given(seed=st.integers(0, 2**32), answers=st.integers(0, 120), viewer=viewers)
def test_states_logs_and_refusals_of_robots_tell_nothing_secret(seed: int, answers: int, viewer: int | None) -> None:
    room = factory_room(SEATS, seed)
    play(room, random.Random(seed), answers)
    assert room.table is not None
    if room.status != "playing":
        return

    other = swapped(room, imagined(room.table, viewer, seed + 1))

    assert everything_sent(other, viewer) == everything_sent(room, viewer)
    assert forecasts(other, viewer) == forecasts(room, viewer)


@given(seed=st.integers(0, 2**32), laid=st.integers(0, 9), viewer=viewers)
def test_cards_laid_when_time_is_up_are_told_to_nobody(seed: int, laid: int, viewer: int | None) -> None:
    """Their owner gets the same bytes too, whatever lies there."""
    room = factory_room(SEATS, seed, timer="all")
    play(room, random.Random(seed), laid)
    for seat in room.open_seats()[:2]:
        playing.answer_for_bot(room, seat, [TIME_IS_UP], NOW)
    assert isinstance(room.table, Factory)
    assert max(room.table.blind) > 0

    for number in range(3):
        other = swapped(room, imagined(room.table, viewer, seed + number))
        assert everything_sent(other, viewer) == everything_sent(room, viewer)
        assert forecasts(other, viewer) == forecasts(room, viewer)


def forecasts(room: Room, seat: int | None) -> list[bytes]:
    """What is said to somebody who asks where any card would lead, at the own seat and at the others'."""
    user = None if seat is None else f"u{seat}"
    return [
        told(lambda at=at, card=card: playing.say_forecast(room, at, user, [CARD + card]))  # type: ignore[misc]
        for at in range(SEATS)
        for card in range(0, 84, 6)
    ]


@given(seed=st.integers(0, 2**32), rounds=st.integers(0, 2), viewer=viewers)
def test_programs_made_in_secret_reach_a_viewer_as_the_same_bytes(seed: int, rounds: int, viewer: int | None) -> None:
    room = factory_room(SEATS, seed)
    until_plan(room, random.Random(seed), rounds)
    assert room.table is not None
    if room.status != "playing":
        return
    sent: list[list[bytes]] = []
    for n, world in enumerate([room, swapped(room, imagined(room.table, viewer, seed + 1))]):
        active = active_room(world)
        watcher = Watcher(active, None if viewer is None else f"u{viewer}")
        planners = [seat for seat in world.open_seats() if seat != viewer]
        for seat in planners if viewer is not None else planners[:-1]:
            plan_in_secret(world, seat, random.Random(seed + n), active)
        sent.append(watcher.told)

    assert sent[0] == sent[1]
    assert len(sent[0]) > 1  # that they are ready is public


@given(seed=st.integers(0, 2**32), answers=st.integers(0, 150))
def test_a_priority_is_never_sent_to_others_before_its_card_is_shown(seed: int, answers: int) -> None:
    """Every message is searched for the priorities of cards that lie in hands and in registers face down."""
    room = factory_room(SEATS, seed)
    active = active_room(room)
    watcher = Watcher(active, None)
    dice = random.Random(seed)
    state = json.loads(watcher.told[-1])
    for _ in range(answers):
        play(room, dice, 1)
        if room.status != "playing":
            return
        said = len(watcher.told)
        active.refresh(NOW / 1000)
        for message in map(json.loads, watcher.told[said:]):
            state = message if message["type"] == "state" else updated(state, message)
            assert not hidden_cards(room) & priorities_in(state["view"])


def hidden_cards(room: Room) -> set[int]:
    g = room.table
    assert isinstance(g, Factory)
    found = {card for hand in g.hands for card in hand}
    for place, card in enumerate(g.registers):
        if card != NO_CARD and not g.shown[place // REGISTERS] >> place % REGISTERS & 1:
            found.add(card)
    return {(card + 1) * 10 for card in found}


def priorities_in(data: object) -> set[int]:
    """Everything that is called a priority, however deep it lies."""
    if isinstance(data, list):
        return set().union(*[priorities_in(part) for part in data])
    if not isinstance(data, dict):
        return set()
    own = {data["priority"]} if isinstance(data.get("priority"), int) else set()
    return own.union(*[priorities_in(part) for part in data.values()])


def test_only_the_owner_of_a_seat_gets_its_forecast(tmp_path: Path) -> None:
    with LocalSite(tmp_path) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        table = ana.make_table("ho", game="roborally", options={"course": "checkmate"})
        ben.sit(table, 1)
        ana.start(table)
        cards = [option["choice"] for option in ana.state(table)["question"]["options"]][:2]
        path = f"/api/tables/{table}/forecast?seat=0&choices={cards[0]},{cards[1]}"

        assert [row["register"] for row in ana.get(path)["forecast"]] == [1, 2]
        assert ben.request("GET", path).status_code == 403
        assert ana.request("GET", f"/api/tables/{table}/forecast?seat=0&choices=a").status_code == 422


def test_courses_can_be_pictured_before_there_is_a_table(tmp_path: Path) -> None:
    with LocalSite(tmp_path) as site:
        zoe = site.person()

        assert len(zoe.get("/api/games/roborally/gallery")["course"]) == 34
        assert zoe.get("/api/games/heat/gallery") == {}
