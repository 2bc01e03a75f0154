"""Several people on one screen: whoever's turn it is sees their own hand, and nobody else's."""

import random

from tests.server.harness import Data, LocalSite, Person, Socket
from tests.server.players import plan_choices


def hot_table(ana: Person) -> str:
    seats = [{"kind": "human"}, {"kind": "human", "name": "Ben"}, {"kind": "bot", "level": "club"}]
    plan: Data = {"game": "heat", "options": {"laps": "1"}, "seats": seats, "hot_seat": True}
    return str(ana.post("/api/tables", plan)["id"])


def test_all_seats_for_people_belong_to_the_screen(site: LocalSite) -> None:
    ana = site.person("Ana")
    info = ana.state(hot_table(ana))["table"]

    assert info["my_seats"] == [0, 1]
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Ben", None]
    assert info["deadline"] is None


def test_everybody_at_a_shared_screen_is_called_as_they_wish(site: LocalSite) -> None:
    ana = site.person("Ana")
    seats = [{"kind": "human", "name": "Mum"}, {"kind": "human", "name": "Ben"}, {"kind": "human"}]
    plan: Data = {"game": "heat", "options": {"laps": "1"}, "seats": seats, "hot_seat": True}

    info = ana.state(ana.post("/api/tables", plan)["id"])["table"]

    assert [seat["name"] for seat in info["seats"]] == ["Mum", "Ben", None]


def test_the_view_goes_from_seat_to_seat_and_shows_one_hand_at_a_time(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = hot_table(ana)
    socket = ana.live(table)
    socket.next()
    assert socket.state["seat"] == 0

    assert socket.answer(plan_choices(socket.state, random.Random(1)))["type"] == "ack"
    socket.until_state(lambda state: state["seat"] == 1)

    assert socket.state["view"]["seat"] == 1
    assert socket.state["question"]["seat"] == 1
    assert all(event["to"] in (None, 1) for event in socket.state["events"])


def test_between_turns_the_screen_shows_what_a_spectator_sees(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = hot_table(ana)
    socket = ana.live(table)
    socket.next()

    for message in played_out(socket, 30):
        seat = message["seat"]
        assert ("hand" in message["view"]) == (seat is not None)
        assert message["view"]["seat"] == seat
        assert all(event["to"] in (None, seat) for event in message["events"])


def played_out(socket: Socket, answers: int) -> list[Data]:
    """Play on; the full states that came."""
    for _ in range(answers):
        socket.until_state(lambda state: state["question"] is not None)
        socket.answer(plan_choices(socket.state, random.Random(2)))
    return [message for message in socket.said if message["type"] == "state"]


def test_another_browser_cannot_play_a_hot_seat(site: LocalSite) -> None:
    ana, zoe = site.person("Ana"), site.person("Zoe")
    table = hot_table(ana)

    assert zoe.state(table)["seat"] is None
    assert zoe.answer(table, [1], seat=1, expected=0).json()["reason"] == "not-your-seat"
