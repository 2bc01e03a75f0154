"""Making tables, sitting down, leaving, bots, the start, and lists."""

import random

from tests.server.harness import Data, LocalSite, Person
from tests.server.players import full_table, plan_choices


def seats_of(person: Person, table: str) -> list[Data]:
    seats: list[Data] = person.state(table)["table"]["seats"]
    return seats


def lobby(person: Person) -> dict[str, Data]:
    return {line["id"]: line for line in person.get("/api/tables")}


def test_a_table_needs_no_account(site: LocalSite) -> None:
    nobody = site.person()
    table = nobody.make_table("hb")

    assert nobody.cookie
    assert nobody.state(table)["table"]["my_seats"] == [0]
    assert len(table) == 22


def status(person: Person, table: str) -> str:
    found: str = person.state(table)["table"]["status"]
    return found


def test_a_table_where_nobody_is_missing_starts_at_once(site: LocalSite) -> None:
    ana = site.person("Ana")

    assert status(ana, ana.make_table("hbb")) == "playing"


def test_a_live_race_with_others_is_started_by_the_host(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hob")
    ben.sit(table, 1)
    assert status(ana, table) == "lobby"
    assert ben.refused("POST", f"/api/tables/{table}/start") == (403, "not-your-table")

    ana.start(table)

    assert status(ben, table) == "playing"


def test_a_race_by_days_starts_when_the_last_seat_is_taken(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hob", pace={"kind": "days", "hours": 24})
    assert status(ana, table) == "lobby"

    ben.sit(table, 1)

    assert status(ana, table) == "playing"


def test_a_host_who_leaves_is_followed_by_the_next_person_at_the_table(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hoo")
    ben.sit(table, 2)
    socket = ben.live(table)
    assert not socket.next()["table"]["mine"]

    ana.delete(f"/api/tables/{table}/seats/0")

    socket.until_state(lambda state: state["table"]["mine"] and state["table"]["host"] == 2)
    assert not ana.state(table)["table"]["mine"]
    assert ana.refused("POST", f"/api/tables/{table}/start") == (403, "not-your-table")
    ben.start(table)


def test_a_table_without_anybody_gets_whoever_sits_down_next_as_its_host(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hoo")
    ana.delete(f"/api/tables/{table}/seats/0")
    assert ana.state(table)["table"]["host"] is None

    ben.sit(table, 1)

    assert ben.state(table)["table"]["mine"]
    assert ana.state(table)["table"]["host"] == 1


def test_a_host_who_takes_another_seat_stays_host(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hoo")
    ben.sit(table, 1)

    ana.sit(table, 2)

    assert (ana.state(table)["table"]["mine"], ben.state(table)["table"]["host"]) == (True, 2)


def test_the_host_starts_early_and_bots_take_the_free_seats(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hooo")
    assert ben.refused("POST", f"/api/tables/{table}/start") == (403, "not-your-table")

    ana.post(f"/api/tables/{table}/start")

    assert [seat["kind"] for seat in seats_of(ana, table)] == ["human", "bot", "bot", "bot"]
    assert ana.refused("POST", f"/api/tables/{table}/start") == (409, "already-started")


def test_a_taken_seat_is_refused(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hob")

    assert ben.refused("POST", f"/api/tables/{table}/seats/0") == (409, "seat-taken")
    assert ben.refused("POST", f"/api/tables/{table}/seats/2") == (409, "seat-taken")
    assert ben.refused("POST", f"/api/tables/{table}/seats/9") == (404, "no-such-seat")


def test_a_person_has_one_seat_and_may_move(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hooo")
    ben.sit(table, 1)

    ben.sit(table, 3)

    assert ben.state(table)["table"]["my_seats"] == [3]
    assert seats_of(ana, table)[1]["free"]


def test_before_the_start_a_seat_that_is_left_is_free_again(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hoo")
    ben.sit(table, 1)

    ben.delete(f"/api/tables/{table}/seats/1")

    assert seats_of(ana, table)[1] == {
        "seat": 1,
        "kind": "open",
        "name": None,
        "level": None,
        "connected": False,
        "away": False,
        "missed": 0,
        "missed_rounds": 0,
        "number": 2,
        "free": True,
        "kept": False,
    }


def test_the_host_seats_bots_and_frees_seats_and_nobody_else_does(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hooo")
    ben.sit(table, 1)
    bot = {"kind": "bot", "level": "rookie"}
    assert ben.refused("POST", f"/api/tables/{table}/seats/2", bot) == (403, "not-your-table")
    assert ben.refused("DELETE", f"/api/tables/{table}/seats/0") == (403, "not-your-seat")

    ana.post(f"/api/tables/{table}/seats/2", bot)
    assert seats_of(ana, table)[2]["level"] == "rookie"
    ana.delete(f"/api/tables/{table}/seats/2")
    ana.delete(f"/api/tables/{table}/seats/1")

    assert [seat["free"] for seat in seats_of(ana, table)] == [False, True, True, True]


def test_whom_the_host_removed_does_not_sit_down_again_and_may_watch(site: LocalSite) -> None:
    ana, ben, eve = site.person("Ana"), site.person("Ben"), site.person("Eve")
    table = ana.make_table("hooo")
    ben.sit(table, 1)
    watching = ben.live(table)
    assert not watching.next()["table"]["removed"]

    ana.delete(f"/api/tables/{table}/seats/1")

    watching.until_state(lambda state: state["table"]["removed"] and not state["table"]["my_seats"])
    for seat in (1, 2):
        assert ben.refused("POST", f"/api/tables/{table}/seats/{seat}") == (403, "removed")
    eve.sit(table, 1)
    assert not eve.state(table)["table"]["removed"]
    ana.start(table)
    assert ben.state(table)["view"]["seat"] is None


def test_whoever_leaves_a_table_may_sit_down_again(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hoo")
    ben.sit(table, 1)

    ben.delete(f"/api/tables/{table}/seats/1")
    ben.sit(table, 2)

    assert ben.state(table)["table"]["my_seats"] == [2]


def test_a_seat_that_the_host_frees_of_a_bot_sends_nobody_away(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hob")
    ana.delete(f"/api/tables/{table}/seats/2")

    ben.sit(table, 2)

    assert ben.state(table)["table"]["my_seats"] == [2]


def test_once_the_race_is_on_the_host_removes_nobody(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("ho")
    ben.sit(table, 1)
    ana.post(f"/api/tables/{table}/start")

    assert ana.refused("DELETE", f"/api/tables/{table}/seats/1") == (403, "not-your-seat")
    assert not seats_of(ben, table)[1]["away"]


def test_an_unknown_level_game_option_or_seat_count_is_refused_with_its_field(site: LocalSite) -> None:
    ana = site.person("Ana")

    def refused(**plan: object) -> tuple[int, str, str]:
        body = {"game": "heat", "seats": [{"kind": "human"}], **plan}
        response = ana.request("POST", "/api/tables", body)
        return response.status_code, response.json()["reason"], response.json()["field"]

    assert refused(game="chess") == (422, "unknown-game", "game")
    assert refused(options={"circuit": "mars"}) == (422, "bad-value", "circuit")
    assert refused(options={"wings": True}) == (422, "unknown-option", "wings")
    assert refused(seats=[{"kind": "human"}] * 9) == (422, "seats-out-of-range", "seats")
    assert refused(seats=[{"kind": "bot", "level": "god"}]) == (422, "unknown-level", "level")
    assert refused(pace={"kind": "live", "seconds": 1}) == (422, "bad-request", "pace.seconds")
    assert refused(pace={"kind": "live"}, wings=1) == (422, "bad-request", "wings")


def test_a_field_that_is_missing_is_named(site: LocalSite) -> None:
    ana = site.person("Ana")

    def missing(body: object) -> str:
        field: str = ana.request("POST", "/api/tables", body).json()["field"]
        return field

    assert missing({"seats": [{"kind": "human"}]}) == "game"
    assert missing({"game": "heat", "seats": [{"level": "club"}]}) == "seats[0].kind"


def test_a_level_that_the_game_does_not_offer_is_refused_with_those_that_it_does(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = ana.make_table("hooo")

    response = ana.request("POST", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "genius"})

    assert (response.status_code, response.json()["reason"]) == (422, "unknown-level")
    assert response.json()["details"]["known"] == "rookie, club, pro, champion"


def test_listed_tables_with_a_free_seat_are_in_the_lobby_private_ones_are_not(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    listed = ana.make_table("hoo")
    private = ana.make_table("hoo", private=True)
    racing = ana.make_table("hb")

    lines = lobby(ben)

    assert lines[listed]["status"] == "lobby"
    assert lines[racing]["status"] == "playing"
    assert private not in lines
    assert ben.sit(private, 1) == {"seat": 1}  # whoever has the link may sit down


def test_a_full_table_leaves_the_list_of_free_ones(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("ho")
    ben.sit(table, 1)
    ana.start(table)

    assert lobby(site.person())[table]["status"] == "playing"


def test_my_tables_begin_with_those_where_it_is_my_turn(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    mine = ana.make_table("ho")
    ben.sit(mine, 1)
    ana.start(mine)
    waiting = ana.make_table("hoo")
    other = ana.make_table("ho")
    ben.sit(other, 1)
    ana.start(other)
    assert ana.answer(other, plan_choices(ana.state(other), random.Random(1))).status_code == 200

    lines = ana.get("/api/me")["tables"]

    assert [(line["id"], line["your_turn"]) for line in lines] == [(mine, True), (other, False), (waiting, False)]
    assert lines[1]["waiting_for"] == [1]
    assert lines[1]["progress"] == {"round": 1, "phase": "plan", "lap": 1, "laps": 1}


def test_a_spectator_sees_no_hand_and_may_not_play(site: LocalSite) -> None:
    table, _ = full_table(site, 2)
    zoe = site.person("Zoe")

    state = zoe.state(table)

    assert state["seat"] is None
    assert "hand" not in state["view"]
    assert state["question"] is None
    assert all(event["to"] is None for event in state["events"])
    assert zoe.refused("DELETE", f"/api/tables/{table}/seats/0") == (403, "not-your-seat")


def test_a_new_name_is_seen_at_the_table_at_once(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hoo")
    ben.sit(table, 1)
    socket = ana.live(table)
    socket.next()

    ben.post("/api/me", {"name": "Benedikt"})

    socket.until_state(lambda state: state["table"]["seats"][1]["name"] == "Benedikt")


def test_a_saved_name_can_be_taken_away(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = ana.make_table("hoo")

    assert ana.post("/api/me", {"name": " "})["name"] is None

    assert seats_of(ana, table)[0]["name"] is None
    assert ana.get("/api/me")["name"] is None


def test_the_games_come_with_options_levels_and_whether_they_are_ready(site: LocalSite) -> None:
    games = {entry["id"]: entry for entry in site.person().get("/api/games")}

    assert next(iter(games)) == "heat"
    assert games["heat"]["ready"]
    assert games["heat"]["seats"] == [1, 6]
    assert games["heat"]["levels"] == ["rookie", "club", "pro", "champion"]
    assert {option["key"] for option in games["heat"]["options"]} >= {"circuit", "laps"}
    assert set(games) >= {"roborally", "formula_d", "steampunk_rally", "unicorn_fever"}


def test_a_guided_table_says_so_and_hurries_nobody(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("ho", guided=True)
    ben.sit(table, 1)
    ana.start(table)

    info = ana.state(table)["table"]

    assert info["guided"]
    assert info["deadline"] is None


def test_more_cars_than_the_options_leave_room_for_are_refused_at_the_seats(site: LocalSite) -> None:
    ana = site.person("Ana")
    plan = {"game": "heat", "options": {"legends": 7}, "seats": [{"kind": "human"}] + [{"kind": "bot"}] * 5}

    refused = ana.request("POST", "/api/tables", plan)

    assert refused.status_code == 422
    assert refused.json()["reason"] == "too-many-seats"
    assert refused.json()["field"] == "seats"
    assert refused.json()["details"]["seats"] == 6
    assert refused.json()["details"]["most"] < 6
