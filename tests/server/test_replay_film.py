"""Looking back: the film of a whole game, or of what has happened since an event."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.kernel.table import Table
from paddock.server.rooms.replay_film import replay_film
from tests.server.harness import LocalSite, Person, shown
from tests.server.players import full_table, plan_all, plan_choices, play_on

Data = dict[str, Any]

FOLDER = Path(__file__).parent.parent / "recorded"
GAMES = [("heat", "garage_every_symbol"), ("heat", "full_space"), ("roborally", "weapons"), ("roborally", "partners")]


def replayed(table: Table, seat: int | None, since: int) -> Data:
    def new_table() -> Table:
        return table.game.new(table.seats, table.setup, table.seed, rules=table.rules)

    film: Data = json.loads(b"{%s}" % replay_film(new_table, table.log, seat, since).as_json(with_answers=True))
    return film


@pytest.mark.parametrize("name", GAMES, ids=lambda name: "-".join(name))
def test_a_film_from_any_event_on_has_the_same_steps_and_leads_to_the_same_view(name: tuple[str, str]) -> None:
    game, recording = name
    file = paddock.read_game_file((FOLDER / game / f"{recording}.json").read_text())
    table = file.replay(paddock.game(game), 120)
    for seat in (None, *range(table.seats)):
        whole = replayed(table, seat, 0)
        assert shown(whole["start"], whole["film"]) == table.view(seat)
        assert whole["before"] == file.start(table.game).events_for(seat)
        for since in (1, len(table.told) // 3, len(table.told) // 2, len(table.told) - 1, len(table.told), 10**6):
            part = replayed(table, seat, since)
            assert shown(part["start"], part["film"]) == table.view(seat)
            assert part["before"] + events(part) == table.events_for(seat)
            assert part["film"][1:] == whole["film"][len(whole["film"]) - len(part["film"]) + 1 :]
            assert all(event["n"] >= since for event in events(part)[:1])


def events(log: Data) -> list[Data]:
    return [{key: value for key, value in step.items() if key != "patch"} for step in log["film"] if "kind" in step]


def test_before_the_end_the_film_is_ones_own(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    ana.answer(table, plan_choices(ana.state(table), random.Random(1)))

    own, others, spectators = (person.get(f"/api/tables/{table}/log") for person in (ana, ben, site.person()))

    assert shown(own["start"], own["film"]) == ana.state(table)["view"]
    assert any("patch" in step and "kind" not in step for step in own["film"])  # the cards, laid down one by one
    assert shown(others["start"], others["film"]) == ben.state(table)["view"]
    assert all("hand" not in step.get("patch", {}) for step in spectators["film"])
    assert own["answers"] is None


def test_since_the_last_turn_is_a_film_from_the_first_event_not_seen(site: LocalSite) -> None:
    table, people = full_table(site, 2)
    plan_all(table, people)
    seen = people[0].state(table)["events"][-1]["n"] + 1
    assert people[0].get(f"/api/tables/{table}/log?since={seen}")["film"] == []
    play_on(table, people, random.Random(3), 12)

    state = people[0].state(table)
    log = people[0].get(f"/api/tables/{table}/log?since={seen}")

    assert log["before"] + events(log) == state["events"]
    assert events(log)[0]["n"] >= seen
    assert shown(log["start"], log["film"]) == state["view"]


def test_what_was_taken_back_is_in_no_film(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    before = ana.get(f"/api/tables/{table}/log")["film"]
    ana.answer(table, plan_choices(ana.state(table), random.Random(1)))
    assert ana.get(f"/api/tables/{table}/log")["film"] != before

    ana.post(f"/api/tables/{table}/undo", {"seat": 0, "key": "back"})

    assert ana.get(f"/api/tables/{table}/log")["film"] == before


def test_a_film_is_packed_for_whoever_can_unpack_it(site: LocalSite) -> None:
    table, people = full_table(site, 2)
    play_on(table, people, random.Random(3), 12)

    def fetched(person: Person, encoding: str) -> Any:
        return person.http.get(f"/api/tables/{table}/log", headers={"Accept-Encoding": encoding})

    packed, plain = fetched(people[0], "gzip, br"), fetched(people[0], "identity")
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 4


def test_an_event_number_that_is_none_is_refused(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)

    for since in ("-1", "x", "1.5"):
        assert ana.refused("GET", f"/api/tables/{table}/log?since={since}") == (422, "bad-request")
