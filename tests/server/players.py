"""People at a table who play it quickly: whole plans in one list."""

import random
import time
from typing import Any

from tests.server.harness import Data, LocalSite, Person, Socket, new_key

__all__ = ["full_table", "plan_choices", "play_on", "play_with_sockets", "plan_all"]

CARD = 16
NUMBERS = {**{str(n): n for n in range(6)}, "stress": 100, "heat": 101}


def full_table(site: LocalSite, count: int = 4, **plan: Any) -> tuple[str, list[Person]]:
    """A table of Heat with that many people, started."""
    people = [site.person(f"Driver {seat + 1}") for seat in range(count)]
    table = people[0].make_table("h" * count, **plan)
    for seat, person in enumerate(people[1:], start=1):
        person.sit(table, seat)
    if people[0].state(table)["table"]["status"] == "lobby":
        people[0].start(table)
    return table, people


def plan_choices(state: Data, dice: random.Random) -> list[int]:
    """The highest gear up to the third and cards for it, as one list; where something else is asked, mostly "done"."""
    question = state["question"]
    options = [option["choice"] for option in question["options"]]
    if question["kind"] != "shift-gear":
        return [options[0] if dice.random() < 0.8 else dice.choice(options)]
    gear = max(option for option in options if option <= 3)
    hand = sorted(NUMBERS[card] for card in state["view"]["hand"] if card != "heat")
    return [gear, *[CARD + card for card in sorted(dice.sample(hand, gear))]]


def play_on(table: str, people: list[Person], dice: random.Random, answers: int = 10_000) -> Data:
    """Answer by HTTP until the race is over or enough was answered; the last state that was seen."""
    state = people[0].state(table)
    while answers and state["table"]["status"] != "over":
        asked = [seat for seat in state["open_seats"] if seat < len(people)]
        if not asked:
            time.sleep(0.02)  # bots think
        for seat in asked:
            state = people[seat].state(table)
            if state["question"] and answers:
                body = {"seat": seat, "expected": state["expected"], "key": new_key()}
                people[seat].post(f"/api/tables/{table}/answers", {**body, "choices": plan_choices(state, dice)})
                answers -= 1
        state = people[0].state(table)
    return state


def plan_all(table: str, people: list[Person]) -> None:
    """Everybody plans, so that the first car drives."""
    for person in people:
        state = person.state(table)
        if state["view"]["phase"] == "plan" and state["question"]:
            assert person.answer(table, plan_choices(state, random.Random(1))).status_code == 200


def play_with_sockets(sockets: list[Socket], dice: random.Random, answers: int = 10_000) -> int:
    """Answer by socket until the race is over or enough was answered; how many answers were acknowledged."""
    given = 0
    for socket in sockets:
        socket.until_state(lambda state: state["table"]["status"] != "lobby")
    while given < answers and sockets[0].state["table"]["status"] != "over":
        asked = [socket for socket in sockets if socket.state["question"]]
        if not asked:
            sockets[0].next()
        for socket in asked:
            if socket.state["question"] and given < answers:
                assert socket.answer(plan_choices(socket.state, dice))["type"] == "ack"
                given += 1
                catch_up(socket, sockets)
    return given


def catch_up(speaker: Socket, sockets: list[Socket]) -> None:
    """The others listen until they see what the speaker sees."""

    def public(state: Data) -> tuple[object, ...]:
        events = [event["n"] for event in state["events"] if event["to"] is None]
        return events[-1], state["open_seats"], state["table"]["status"]

    wanted = public(speaker.state)
    for socket in sockets:
        socket.until_state(lambda state: public(state) == wanted)
