"""Looking back: the film of a whole game, or of what has happened since an event."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.kernel.table import Table
from paddock.server.rooms import playing
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.model import OVER, PLAYING
from tests.server.harness import LocalSite, Person, shown
from tests.server.players import full_table, plan_all, plan_choices, play_on
from tests.server.rooms import NOW, InThisProcess, active_room, archive_of, film_of, started_room

Data = dict[str, Any]

FOLDER = Path(__file__).parent.parent / "recorded"
GAMES = [("heat", "garage_every_symbol"), ("heat", "full_space"), ("roborally", "weapons"), ("roborally", "partners")]


@pytest.mark.parametrize("name", GAMES, ids=lambda name: "-".join(name))
def test_a_film_from_any_event_on_has_the_same_steps_and_leads_to_the_same_view(name: tuple[str, str]) -> None:
    active, set_up = recorded(*name)
    table = active.room.table
    assert table is not None
    for seat in (None, *range(table.seats)):
        whole = film_of(active, seat)
        assert shown(whole["start"], whole["film"]) == as_json(table.view(seat))
        assert whole["before"] == as_json(set_up.events_for(seat))
        for since in (1, len(table.told) // 3, len(table.told) // 2, len(table.told) - 1, len(table.told), 10**30):
            part = film_of(active, seat, since)
            assert shown(part["start"], part["film"]) == as_json(table.view(seat))
            assert part["before"] + events(part) == as_json(table.events_for(seat))
            assert part["film"][1:] == whole["film"][len(whole["film"]) - len(part["film"]) + 1 :]
            assert all(event["n"] >= since for event in events(part)[:1])


@pytest.mark.parametrize(("name", "status"), [*zip(GAMES, (OVER, PLAYING, PLAYING, OVER), strict=True)])
def test_a_film_made_in_stretches_is_the_same_as_one_made_at_once(name: tuple[str, str], status: str) -> None:
    active, _ = recorded(*name)
    table = active.room.table
    assert table is not None
    active.room.status = status
    in_pieces = archive_of(stretch=7)
    for seat in (None, 1):
        for since in (0, 1, len(table.told) // 2, len(table.told) - 1, 10**30):
            assert film_of(active, seat, since, in_pieces) == film_of(active, seat, since)


def test_what_was_filmed_is_kept_while_the_game_goes_on_and_forgotten_when_something_is_taken_back() -> None:
    active, _ = recorded("heat", "garage_every_symbol")
    room, pool = active.room, InThisProcess()
    archive = archive_of(pool, stretch=7)
    assert room.table is not None
    film_of(active, 0, 0, archive)
    walks = len(pool.asked)
    assert walks == -(-len(room.table.log) // 7)

    while True:
        seat = room.open_seats()[0]
        playing.answer(room, seat, f"u{seat}", room.given[seat], f"{room.written}", [room.table.options(seat)[0]], NOW)
        assert film_of(active, 0, 0, archive) == film_of(active, 0)
        if room.can_undo(seat):
            break
    assert len(pool.asked) <= walks + 2 * (len(room.table.log) - 120)

    playing.undo(room, seat, f"u{seat}", "back", NOW)
    assert film_of(active, 0, 0, archive) == film_of(active, 0)


def recorded(game: str, recording: str, answers: int = 120) -> tuple[ActiveRoom, Table]:
    """A room in which a recorded game has come so far, and its table when it was set up."""
    file = paddock.read_game_file((FOLDER / game / f"{recording}.json").read_text())
    room = started_room(file.game, file.seats, file.seed, None, file.options, file.rules)
    for seat, _, choice in file.answers[:answers]:
        playing.answer_for_bot(room, seat, [choice], NOW)
    return active_room(room), file.start(room.game)


def as_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


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
    play_on(table, people, random.Random(3), 30)

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
