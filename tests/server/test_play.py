"""Whole races, by HTTP and by socket."""

import random

from paddock import game, read_game_file
from tests.server.harness import LocalSite
from tests.server.players import full_table, play_on, play_with_sockets


def test_four_people_race_to_the_end_by_http(site: LocalSite) -> None:
    table, people = full_table(site)

    state = play_on(table, people, random.Random(7))

    assert state["table"]["status"] == "over"
    assert sorted(state["table"]["outcome"]["places"]) == [1, 2, 3, 4]
    assert state["view"]["places"] == state["table"]["outcome"]["places"]
    assert state["question"] is None
    assert state["open_seats"] == []


def test_four_people_race_to_the_end_by_sockets_and_every_answer_is_acknowledged(site: LocalSite) -> None:
    table, people = full_table(site)
    sockets = [person.live(table) for person in people]

    given = play_with_sockets(sockets, random.Random(8))

    assert given > 40
    for seat, (person, socket) in enumerate(zip(people, sockets)):
        socket.until_state(lambda state: state["table"]["status"] == "over")
        told = {key: value for key, value in socket.state.items() if key not in ("type", "number")}
        asked = {key: value for key, value in person.state(table).items() if key not in ("type", "number")}
        assert told == asked  # the updates, put together, are the state
        assert all(event["to"] in (None, seat) for event in socket.state["events"])


def test_a_person_races_three_bots_to_the_end(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = ana.make_table("hbbb")
    socket = ana.live(table)

    play_with_sockets([socket], random.Random(9))

    assert socket.state["table"]["outcome"]["reason"] == "all-finished"


def test_the_commitment_is_shown_from_the_start_and_the_seed_at_the_end(site: LocalSite) -> None:
    table, people = full_table(site, 2)
    before = people[0].state(table)["table"]

    after = play_on(table, people, random.Random(10))["table"]

    assert before["seed"] is None
    assert len(before["commitment"]) == 64
    assert after["commitment"] == before["commitment"]
    file = read_game_file(people[0].http.get(f"/api/tables/{table}/export").text)
    assert str(file.seed) == after["seed"]
    assert file.verify(game("heat")).outcome() is not None


def test_in_the_lobby_there_is_a_commitment_but_no_game_yet(site: LocalSite) -> None:
    ana = site.person("Ana")
    state = ana.state(ana.make_table("ho"))

    assert state["table"]["status"] == "lobby"
    assert state["view"] is None
    assert state["question"] is None
    assert state["table"]["commitment"]
