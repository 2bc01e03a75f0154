"""Looking back, game files and rematches."""

import json
import random

import pytest

from paddock import game, game_file, read_game_file
from tests.patience import wait_for
from tests.server.harness import LocalSite, Person, shown
from tests.server.players import full_table, play_on


@pytest.fixture(scope="module")
def finished(site: LocalSite) -> tuple[str, list[Person]]:
    """A race of two that is over."""
    table, people = full_table(site, 2)
    play_on(table, people, random.Random(12))
    return table, people


def test_before_the_end_there_is_no_game_file_and_nobody_elses_log(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)

    assert ana.refused("GET", f"/api/tables/{table}/export") == (403, "game-not-over")
    assert ana.refused("GET", f"/api/tables/{table}/replay?at=0") == (403, "game-not-over")
    assert ana.refused("GET", f"/api/tables/{table}/log?seat=1") == (403, "game-not-over")
    assert site.person().refused("GET", f"/api/tables/{table}/log?seat=0") == (403, "game-not-over")


def test_before_the_end_the_log_holds_what_the_seat_knows(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)

    log = ana.get(f"/api/tables/{table}/log")

    assert log["answers"] is None
    assert log["start"]["hand"] == ana.state(table)["view"]["hand"]
    assert log["table"]["seed"] is None
    assert all(step.get("to") in (None, 0) for step in log["before"] + log["film"])
    spectator = site.person().get(f"/api/tables/{table}/log")
    assert "hand" not in spectator["start"]
    assert all(step.get("to") is None for step in spectator["before"] + spectator["film"])


def test_a_game_file_is_accepted_by_verification(finished: tuple[str, list[Person]]) -> None:
    table, people = finished
    response = people[0].http.get(f"/api/tables/{table}/export")

    file = read_game_file(response.text)

    assert file.verify(game("heat")).outcome() is not None
    assert file.names == ["Driver 1", "Driver 2"]
    assert "attachment" in response.headers["content-disposition"]


def test_in_a_game_file_everybody_has_the_name_that_the_site_shows(site: LocalSite) -> None:
    nobody = site.person()
    table = nobody.make_table("hbb")
    nobody.delete(f"/api/tables/{table}/seats/0")
    wait_for(lambda: nobody.state(table)["table"]["status"] == "over")

    def names(language: str) -> list[str]:
        response = nobody.http.get(f"/api/tables/{table}/export?language={language}")
        return read_game_file(response.text).names

    assert names("en") == ["Driver 1", "Lotta", "Bruno"]
    assert names("ru") == ["Гонщик 1", "Лотта", "Бруно"]


def test_the_end_tells_how_long_the_game_was(site: LocalSite) -> None:
    table, people = full_table(site, 2, pace={"kind": "days", "hours": 24})
    assert people[0].state(table)["table"]["lasted"] is None

    site.clock.advance(2460)
    play_on(table, people, random.Random(12))

    assert 2460 <= people[0].state(table)["table"]["lasted"] < 2520


def test_a_game_file_comes_in_again_as_a_table_to_look_back_at(
    site: LocalSite, finished: tuple[str, list[Person]]
) -> None:
    table, people = finished
    file = people[0].get(f"/api/tables/{table}/export")
    zoe = site.person("Zoe")

    opened = zoe.post("/api/import", file)

    state = zoe.state(opened["id"])
    assert opened["url"] == f"/t/{opened['id']}/replay"
    assert state["table"]["imported"]
    assert state["table"]["outcome"] == people[0].state(table)["table"]["outcome"]
    assert state["table"]["my_seats"] == []
    again = zoe.get(f"/api/tables/{opened['id']}/export")
    assert again == file
    assert (
        zoe.get(f"/api/tables/{opened['id']}/log?seat=1")["film"]
        == people[0].get(f"/api/tables/{table}/log?seat=1")["film"]
    )
    assert opened["id"] not in {line["id"] for line in zoe.get("/api/tables")}


def test_a_file_that_is_broken_edited_or_unfinished_is_refused(
    site: LocalSite, finished: tuple[str, list[Person]]
) -> None:
    table, people = finished
    file = people[0].get(f"/api/tables/{table}/export")
    zoe = site.person("Zoe")

    assert zoe.refused("POST", "/api/import", {**file, "seed": "7"}) == (422, "edited")
    assert zoe.refused("POST", "/api/import", {"format": "paddock-game/99"}) == (422, "other-format")
    assert zoe.refused("POST", "/api/import", [1, 2, 3]) == (422, "wrong-kind")
    assert zoe.refused("POST", "/api/import") == (422, "not-json")
    response = zoe.http.post("/api/import", content=b"\xff\xfe\x00")
    assert (response.status_code, response.json()["reason"]) == (400, "not-json")
    unfinished = game("heat").new(2, {}, 7)
    assert zoe.refused("POST", "/api/import", json.loads(game_file(unfinished))) == (422, "unfinished")


def test_after_the_end_any_seat_sees_any_position(finished: tuple[str, list[Person]]) -> None:
    table, people = finished
    log = people[0].get(f"/api/tables/{table}/log?seat=1")
    count = len(log["answers"])
    file = read_game_file(people[0].http.get(f"/api/tables/{table}/export").text)

    for at in (0, 1, count // 2, count - 1, count):
        frame = people[1].get(f"/api/tables/{table}/replay?at={at}&seat=0")
        assert frame["view"] == json.loads(json.dumps(file.replay(game("heat"), at).view(0)))
        assert (frame["at"], frame["of"]) == (at, count)
    assert people[0].refused("GET", f"/api/tables/{table}/replay?at={count + 1}") == (404, "no-such-position")
    assert people[0].refused("GET", f"/api/tables/{table}/replay?at=-1") == (404, "no-such-position")
    assert people[0].refused("GET", f"/api/tables/{table}/replay?at=0&seat=5") == (404, "no-such-seat")


def test_after_the_end_a_driver_may_look_on_as_a_spectator(finished: tuple[str, list[Person]]) -> None:
    table, people = finished

    log = people[0].get(f"/api/tables/{table}/log?seat=-1")

    assert log["seat"] is None
    assert log["start"]["seat"] is None
    assert "hand" not in log["start"]


def test_the_log_tells_every_answer_and_every_event_after_the_end(finished: tuple[str, list[Person]]) -> None:
    table, people = finished

    log = people[1].get(f"/api/tables/{table}/log?seat=0")

    assert log["seat"] == 0
    assert log["start"]["seat"] == 0
    assert log["before"] != []
    told = [step for step in log["film"] if "kind" in step]
    assert log["answers"][-1]["told"] == told[-1]["n"] + 1
    assert told[-1]["kind"] == "race-over"
    assert log["table"]["seed"]


def test_a_picture_is_drawn_in_both_languages(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)

    english = ana.get(f"/api/tables/{table}/picture?language=en")["picture"]
    russian = ana.get(f"/api/tables/{table}/picture?language=ru")["picture"]

    assert english != russian
    assert ("You" in english, "Вы" in russian) == (True, True), "as the rest of the page calls her"
    assert "You" in ben.get(f"/api/tables/{table}/picture?language=en")["picture"]
    assert ana.refused("GET", f"/api/tables/{table}/picture?language=xx") == (422, "bad-request")


def test_everybody_who_wants_a_rematch_meets_at_one_table_in_the_old_seats(
    site: LocalSite, finished: tuple[str, list[Person]]
) -> None:
    table, (ana, ben) = finished
    socket = ben.live(table)
    socket.next()

    first = ana.post(f"/api/tables/{table}/rematch")
    assert ana.state(first["id"])["table"]["status"] == "lobby"
    socket.until_state(lambda state: state["table"]["rematch"] == first["id"])
    second = ben.post(f"/api/tables/{table}/rematch")

    assert second == first
    info = ben.state(first["id"])["table"]
    assert (info["status"], info["my_seats"]) == ("lobby", [1])
    assert ana.post(f"/api/tables/{table}/rematch") == first
    assert site.person("Zoe").refused("POST", f"/api/tables/{table}/rematch") == (403, "not-your-table")
    assert ana.refused("POST", f"/api/tables/{first['id']}/rematch") == (409, "game-not-over")


@pytest.mark.parametrize("private", [False, True])
def test_a_rematch_is_listed_if_the_first_table_was(site: LocalSite, private: bool) -> None:
    table, people = full_table(site, 2, private=private)
    for seat, person in enumerate(people):
        person.delete(f"/api/tables/{table}/seats/{seat}")
    wait_for(lambda: people[0].state(table)["table"]["status"] == "over")

    again = people[0].post(f"/api/tables/{table}/rematch")["id"]

    assert people[1].state(again)["table"]["private"] is private
    people[1].delete(f"/api/tables/{again}/seats/1")  # until then it is kept, and nobody else may come
    assert (again in {line["id"] for line in people[1].get("/api/tables")}) is not private


def rematch_of(table: str, person: Person) -> str:
    again: str = person.post(f"/api/tables/{table}/rematch")["id"]
    return again


@pytest.fixture
def left(site: LocalSite) -> tuple[str, list[Person]]:
    """A race of two that bots have driven to its end."""
    table, people = full_table(site, 2)
    for seat, person in enumerate(people):
        person.delete(f"/api/tables/{table}/seats/{seat}")
    wait_for(lambda: people[0].state(table)["table"]["status"] == "over")
    return table, people


def test_who_has_another_name_by_now_has_it_in_the_rematch(left: tuple[str, list[Person]]) -> None:
    table, (ana, ben) = left
    ana.post("/api/me", {"name": "Anastasia"})
    ben.post("/api/me", {"name": "Benjamin"})

    again = rematch_of(table, ana)
    rematch_of(table, ben)

    assert [seat["name"] for seat in ana.state(again)["table"]["seats"]] == ["Anastasia", "Benjamin"]


def test_a_seat_of_a_rematch_is_kept_for_whoever_sat_there(site: LocalSite, left: tuple[str, list[Person]]) -> None:
    table, (ana, ben) = left
    again = rematch_of(table, ana)
    zoe = site.person("Zoe")

    assert zoe.refused("POST", f"/api/tables/{again}/seats/1") == (409, "seat-kept")
    assert ana.refused("POST", f"/api/tables/{again}/seats/1", {"kind": "bot"}) == (409, "seat-kept")
    seat = zoe.state(again)["table"]["seats"][1]
    assert (seat["kept"], seat["free"], seat["name"]) == (True, False, "Driver 2")
    assert zoe.state(again)["table"]["kept_seat"] is None
    assert ben.state(again)["table"]["kept_seat"] == 1
    assert again in {line["id"] for line in ben.get("/api/me")["tables"]}
    ben.sit(again, 1)
    assert ben.state(again)["table"]["my_seats"] == [1]


def test_a_kept_seat_is_free_once_its_owner_declines(site: LocalSite, left: tuple[str, list[Person]]) -> None:
    table, (ana, ben) = left
    again = rematch_of(table, ana)

    ben.delete(f"/api/tables/{again}/seats/1")

    zoe = site.person("Zoe")
    zoe.sit(again, 1)
    assert zoe.state(again)["table"]["my_seats"] == [1]


def test_whoever_comes_to_a_rematch_after_the_host_gave_the_seat_away_is_told(
    site: LocalSite, left: tuple[str, list[Person]]
) -> None:
    table, (ana, ben) = left
    again = rematch_of(table, ana)
    ana.delete(f"/api/tables/{again}/seats/1")
    ana.post(f"/api/tables/{again}/seats/1", {"kind": "bot"})

    assert ben.refused("POST", f"/api/tables/{table}/rematch") == (409, "seat-freed")
    ana.start(again)
    assert ben.refused("POST", f"/api/tables/{table}/rematch") == (409, "rematch-started")


def test_a_rematch_that_starts_without_somebody_has_a_bot_there(left: tuple[str, list[Person]]) -> None:
    table, (ana, ben) = left
    again = rematch_of(table, ana)

    ana.start(again)

    seat = ben.state(again)["table"]["seats"][1]
    assert (seat["kind"], seat["kept"], ben.state(again)["table"]["kept_seat"]) == ("bot", False, None)


def test_a_rematch_against_bots_starts_at_once(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = ana.make_table("hb")
    ana.delete(f"/api/tables/{table}/seats/0")
    wait_for(lambda: ana.state(table)["table"]["status"] == "over")

    again = ana.post(f"/api/tables/{table}/rematch")["id"]

    assert ana.state(again)["table"]["status"] == "playing"
    assert ana.state(again)["table"]["my_seats"] == [0]


def test_the_film_of_a_championship_goes_from_race_to_race(site: LocalSite) -> None:
    nobody = site.person()
    table = nobody.make_table("hbb", options={"season": "1961", "laps": "1"})
    nobody.delete(f"/api/tables/{table}/seats/0")
    wait_for(lambda: nobody.state(table)["table"]["status"] == "over")

    onlooker = site.person()
    log = onlooker.get(f"/api/tables/{table}/log")

    view, races = log["start"], [log["start"]["season"]["race"]]
    for step in log["film"]:
        view = shown(view, [step])
        if step.get("kind") == "grid":
            assert view["circuit"] == view["season"]["calendar"][view["season"]["race"] - 1]["circuit"]
            races.append(view["season"]["race"])
    assert sorted({*races}) == [1, 2, 3]
    assert view == onlooker.state(table)["view"]
