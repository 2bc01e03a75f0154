"""Unicorns keep secrets: hands, magic that lies face down, and what somebody has discarded unseen."""

import json
import random
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from paddock.games.unicorn_fever.laid import kind_of, seen_by
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import cards_in
from paddock.games.unicorn_fever.state import PLAN, Stable
from paddock.server.bots.thinking import thought_of
from paddock.server.rooms.model import Room
from tests.server.harness import LocalSite, updated
from tests.server.rooms import NOW, Watcher, active_room, stable_room, swapped
from tests.server.test_leaks import SEATS, everything_sent, imagined, play, viewers, wire_bytes


@given(seed=st.integers(0, 2**32), answers=st.integers(0, 160), viewer=viewers)
def test_states_logs_and_refusals_of_unicorns_tell_nothing_secret(seed: int, answers: int, viewer: int | None) -> None:
    room = stable_room(SEATS, seed)
    play(room, random.Random(seed), answers)
    assert room.table is not None
    if room.status != "playing":
        return

    other = swapped(room, imagined(room.table, viewer, seed + 1))

    assert everything_sent(other, viewer) == everything_sent(room, viewer)


@given(seed=st.integers(0, 2**32), answers=st.integers(0, 120))
def test_the_names_of_hidden_cards_are_sent_to_nobody_else(seed: int, answers: int) -> None:
    """Every message is searched for the cards of other hands and for those that lie face down, wherever they stand."""
    room = stable_room(SEATS, seed)
    active = active_room(room)
    watchers = {seat: Watcher(active, None if seat is None else f"u{seat}") for seat in (None, *range(SEATS))}
    states: dict[int | None, Any] = {}
    read = dict.fromkeys(watchers, 0)
    dice = random.Random(seed)
    for _ in range(answers):
        play(room, dice, 1)
        if room.status != "playing":
            return
        active.refresh(NOW / 1000)
        for seat, watcher in watchers.items():
            for message in map(json.loads, watcher.told[read[seat] :]):
                states[seat] = message if message["type"] == "state" else updated(states[seat], message)
            read[seat] = len(watcher.told)
            assert_nothing_hidden(room, seat, states[seat])


def assert_nothing_hidden(room: Room, seat: int | None, state: dict[str, Any]) -> None:
    g, view = room.table, state["view"]
    assert isinstance(g, Stable)
    assert view.get("hand", []) == ([] if seat is None else [MAGIC[kind].name for kind in cards_in(g.hands[seat])])
    assert not magic_in([view["players"], view["bets"], view["stacks"], view["contracts"], view["race"]])
    if g.phase != PLAN:
        return
    mine = -1 if seat is None else seat
    known = sorted([MAGIC[kind_of(card)].name for card in g.laid if seen_by(card, mine)])
    assert sorted([row["card"] for row in view.get("known", [])]) == known
    assert not magic_in(view["unicorns"])
    question = state["question"]
    if question is not None:
        assert set(magic_in(question)) <= set(view["hand"]) | own_card(question)


def own_card(question: dict[str, Any]) -> set[str]:
    """The card that is just being laid has left the hand."""
    return {question["args"]["card"]} if question["kind"] == "lay-under" else set()


def magic_in(data: object) -> list[str]:
    """Everything that is called as a magic card is, however deep it lies."""
    if isinstance(data, str):
        return [data] if data in NAMES else []
    if isinstance(data, dict):
        return [name for part in data.values() for name in magic_in(part)]
    return [name for part in data for name in magic_in(part)] if isinstance(data, list) else []


NAMES = {kind.name for kind in MAGIC}


@given(seed=st.integers(0, 2**32), answers=st.integers(0, 100), seat=st.integers(0, SEATS - 1))
def test_a_bot_plans_without_the_others_cards(seed: int, answers: int, seat: int) -> None:
    room = stable_room(SEATS, seed)
    play(room, random.Random(seed), answers)
    if room.table is None or seat not in room.open_seats():
        return

    save = json.loads(thought_of(room.table, seat, "club").save)

    assert save["seed"] == "0"
    assert save["log"] == save["events"] == []
    real = {chance.key.hex() for chance in (room.table.chance, *room.table.seat_chances)}
    assert real.isdisjoint(key for key, _ in save["chance"])
    assert save["state"]["hands"][seat] == json.loads(room.table.save())["state"]["hands"][seat]


def test_over_the_real_wire_other_hands_change_no_byte(tmp_path: Path) -> None:
    with LocalSite(tmp_path) as site:
        ana, ben, zoe = site.person("Ana"), site.person("Ben"), site.person("Zoe")
        table = ana.make_table("ho", game="unicorn_fever", options={})
        ben.sit(table, 1)
        ana.start(table)
        active = site.site.rooms.active[table]
        for person, viewer in ((ana, 0), (ben, 1), (zoe, None)):
            before = wire_bytes(person, table, viewer)
            real = active.room.table
            assert real is not None
            other = imagined(real, viewer, 99)
            assert other.notation() != real.notation()
            active.room.table = other
            active.room.touch(NOW)

            assert wire_bytes(person, table, viewer) == before
            active.room.table = real
            active.room.touch(NOW)
