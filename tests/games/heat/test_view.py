"""What a seat and a spectator may know."""

import json

import pytest

from paddock.games.heat.rules.round import Round
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import ANA, BEN, OTHER_SPOT, Scene, answer, car, pass_turn, plan, race, run

pytestmark = pytest.mark.usefixtures("manner")

OF_THE_RACE = {
    "game",
    "rules",
    "seats",
    "seat",
    "round",
    "phase",
    "circuit",
    "laps",
    "spaces",
    "corners",
    "sectors",
    "weather",
    "order",
    "running",
    "acting",
    "crossed",
    "stress_left",
    "cars",
    "legends",
    "legend_card",
    "places",
}


def planning() -> Scene:
    g = race("oval", car(at=45, gear=3, hand="1 2 3 4 5 s h", deck="1 4", discard="h 3"), car(at=11, hand="1 h"))
    run(g, Round())
    return g


def test_the_race_as_everybody_sees_it() -> None:
    seen = planning().g.view(None)

    assert set(seen) == OF_THE_RACE
    assert (seen["game"], seen["seats"], seen["seat"], seen["round"], seen["phase"]) == ("heat", 2, None, 2, "plan")
    assert (seen["circuit"], seen["laps"], seen["spaces"]) == ("oval", 2, 40)
    assert seen["corners"] == [
        {"line_before": 12, "limit": 3, "legend_line_before": 11, "token": None},
        {"line_before": 31, "limit": 5, "legend_line_before": 30, "token": None},
    ]
    assert (seen["sectors"], seen["weather"]) == ([None, None], None)
    assert (seen["legends"], seen["legend_card"]) == ([], None)
    assert seen["order"] == seen["running"] == [ANA, BEN]
    assert (seen["acting"], seen["places"], seen["stress_left"]) == (-1, [], 20)


def test_a_car_as_everybody_sees_it() -> None:
    """Rule 1 (piles). Numbers of cards, the top of the discard pile, and cards that lie face up."""
    for viewer in (ANA, BEN, None):
        assert planning().g.view(viewer)["cars"][ANA] == {
            "seat": ANA,
            "progress": 45,
            "space": 5,
            "spot": 0,
            "lane": 2,
            "lap": 2,
            "gear": 3,
            "heat": 6,
            "hand": 7,
            "deck": 2,
            "discard": 2,
            "discard_top": "3",
            "played": [],
            "face_down": 0,
            "speed": 0,
            "began_at": 45,
            "began_spot": 0,
            "adrenaline": False,
            "ready": False,
            "finished": False,
            "finished_round": 0,
            "place": 0,
            "spun_out": False,
            "cluttered": False,
        }


def test_a_hand_is_seen_by_its_driver_alone() -> None:
    """Rule 1 (piles)."""
    g = planning()

    assert g.g.view(ANA)["hand"] == ["1", "2", "3", "4", "5", "stress", "heat"]
    assert g.g.view(BEN)["hand"] == ["1", "heat"]
    assert "hand" not in g.g.view(None)
    assert [g.g.view(viewer)["seat"] for viewer in (ANA, BEN, None)] == [ANA, BEN, None]


def test_a_view_can_be_written_as_json() -> None:
    g = planning()

    for viewer in (ANA, BEN, None):
        assert json.loads(json.dumps(g.g.view(viewer))) == g.g.view(viewer)


def test_the_acting_seat_and_its_turn_are_seen_while_driving() -> None:
    g = planning()
    plan(g, ANA, "1 5")
    plan(g, BEN, "1")

    seen = g.g.view(BEN)

    assert (seen["phase"], seen["acting"]) == ("drive", ANA)
    assert seen["cars"][ANA]["played"] == ["1", "5"]
    assert (seen["cars"][ANA]["speed"], seen["cars"][ANA]["began_at"], seen["cars"][ANA]["progress"]) == (6, 45, 51)
    assert (seen["cars"][BEN]["played"], seen["cars"][BEN]["face_down"]) == ([], 1)
    assert seen["face_down"] == ["1"]
    assert "face_down" not in g.g.view(ANA)
    pass_turn(g, ANA)
    assert "face_down" not in g.g.view(ANA)


def test_a_cluttered_hand_is_seen_when_its_cards_are_turned_over() -> None:
    """Rule 3.1. Until then gear and number of cards look like any other plan."""
    g = race("ring", car(at=30, gear=1, hand="1"), car(at=5, gear=3, heat=0, hand="1 h h h h h h", deck="1 1"))
    run(g, Round())
    plan(g, ANA, "1")
    answer(g, BEN, "cluttered", gear=2)

    waiting = g.g.view(ANA)["cars"][BEN]
    assert (waiting["gear"], waiting["face_down"], waiting["cluttered"]) == (2, 2, False)
    assert g.g.view(BEN)["face_down"] == ["1", "heat"]
    answer(g, ANA, "done")
    kinds_told = [event["kind"] for event in g.g.events_for(ANA) if event["seat"] == BEN]
    assert kinds_told == ["shifted", "revealed", "cluttered", "drew"]


def test_the_lane_drawn_for_the_other_spot_is_the_other_one() -> None:
    """Ruling 9.1.2."""
    g = race("oval", car(at=20, spot=OTHER_SPOT), car(at=35, spot=OTHER_SPOT))

    assert [seen["lane"] for seen in g.g.view(None)["cars"]] == [2, 1]


def test_the_running_order_begins_with_the_cars_that_have_finished() -> None:
    g = race("oval", car(at=70), car(at=81, finished_in=1, place=2), car(at=20), car(at=80, finished_in=1, place=1))

    assert g.g.view(None)["running"] == [3, 1, 0, 2]


def test_editing_a_view_or_an_event_does_not_change_the_race() -> None:
    g = planning()
    view, events, before = g.g.view(ANA), g.g.events(), g.g.save()

    view["order"].clear()
    view["hand"].clear()
    view["cars"][BEN].clear()
    for event in events:
        event["args"].clear()

    assert g.g.save() == before


def test_the_preview_of_staying_keeps_the_own_spot() -> None:
    """Ruling 9.1.5. Though the spot on the race line is free."""
    g = race("ring", car(at=8, spot=OTHER_SPOT, played="0"))
    run(g, DriverTurn(ANA))

    done = g.g.question(ANA)["options"][0]["label"]

    assert done == {"kind": "done", "to": 8, "spot": OTHER_SPOT, "corners": []}


def test_previews_of_options_tell_where_the_car_will_stand_and_what_corners_will_cost() -> None:
    g = race("oval", car(at=8, gear=3, played="1 1 1", deck="2", adrenaline=True), car(at=12))
    run(g, DriverTurn(ANA))

    labels = {option["label"]["kind"]: option["label"] for option in g.g.question(ANA)["options"]}

    assert labels["done"] == {"kind": "done", "to": 11, "spot": 0, "corners": []}
    assert labels["adrenaline-speed"] == {
        "kind": "adrenaline-speed",
        "to": 12,
        "spot": 1,
        "corners": [{"corner": 0, "heat": 1, "spins": 0}],
    }
    assert labels["boost"] == {  # what it will flip is not known
        "kind": "boost",
        "heat": 1,
        "landings": [
            {"flipped": 1, "to": 12, "spot": 1, "corners": [{"corner": 0, "heat": 1, "spins": 0}]},
            {"flipped": 2, "to": 13, "spot": 0, "corners": [{"corner": 0, "heat": 2, "spins": 0}]},
            {"flipped": 3, "to": 14, "spot": 0, "corners": [{"corner": 0, "heat": 3, "spins": 0}]},
            {"flipped": 4, "to": 15, "spot": 0, "corners": [{"corner": 0, "heat": 4, "spins": 0}]},
        ],
    }


def test_previews_leave_out_corners_behind_the_last_finish_line() -> None:
    """Rule 3.5. The line before 12 of the next lap is crossed, but not driven any more; the one before 31 is."""
    g = race("oval", car(at=66, gear=4, played="5 5 5 5", adrenaline=True), laps=2)
    run(g, DriverTurn(ANA))

    labels = {option["label"]["kind"]: option["label"] for option in g.g.question(ANA)["options"]}

    assert labels["done"]["to"] == 86
    assert labels["done"]["corners"] == [{"corner": 1, "heat": 15, "spins": 1}]
    slow = race("oval", car(at=75, gear=4, played="5 5 5 2", adrenaline=True), laps=2)
    run(slow, DriverTurn(ANA))
    done = slow.g.question(ANA)["options"][0]["label"]
    assert (done["to"], done["corners"]) == (92, [])


def test_previews_warn_of_a_spin_out() -> None:
    """Ruling 9.7.5. Lines before 5 (limit 2) and 8 (limit 1): at the second one a Heat is missing."""
    g = race("chicane", car(at=3, gear=2, heat=4, played="4 0"), car(at=8))
    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")

    stay, slip = [option["label"]["corners"] for option in g.g.question(ANA)["options"]]

    assert stay == [{"corner": 0, "heat": 2, "spins": 0}]
    assert slip == [{"corner": 0, "heat": 2, "spins": 0}, {"corner": 1, "heat": 3, "spins": 1}]
