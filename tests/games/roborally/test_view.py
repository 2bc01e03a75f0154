"""What a seat may know."""

import json
from typing import Any

import pytest

from paddock.games.roborally import GAME
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.state import PROGRAM, Factory
from tests.games.roborally.make import (
    ANA,
    BEN,
    Scene,
    answer,
    factory,
    happened,
    on_course,
    open_floor,
    registers_seen,
    robot,
    run,
    run_register,
)

HALL = open_floor(6, 3)
MACHINES = """
+     +     +     +     +
|P>135   >     R     .
+     +     +     +     +
   .     .     .     .
+     +     +     +     +
"""


def robots(g: Scene, viewer: int | None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = g.g.view(viewer)["robots"]
    return found


def running() -> Scene:
    return factory(HALL, robot(0, 0, "E", program="1 2 3 L R"), robot(0, 2, "E", program="U U U U U"))


def test_face_down_registers_are_seen_by_their_owner_only() -> None:
    g = running()

    assert [row["card"] for row in registers_seen(g, ANA, ANA)] == [
        "move_1",
        "move_2",
        "move_3",
        "rotate_left",
        "rotate_right",
    ]
    for viewer in (BEN, None):
        assert registers_seen(g, viewer, ANA) == [{"state": "down", "locked": False, "pair": False}] * 5


def test_revealed_registers_are_seen_by_all() -> None:
    g = running()
    run_register(g, 1)

    for viewer in (ANA, BEN, None):
        assert [row["state"] for row in registers_seen(g, viewer, ANA)] == ["up", "down", "down", "down", "down"]
        assert registers_seen(g, viewer, ANA)[0]["card"] == "move_1"


def test_a_register_that_locks_before_it_is_revealed_stays_face_down() -> None:
    g = factory(HALL, robot(0, 0, "E", program="1 2 3 L R"), robot(0, 2, "E", program="U U U U U"))
    g.g.damage[ANA] = 5
    g.g.locks[ANA] = 16

    assert registers_seen(g, BEN, ANA)[4] == {"state": "down", "locked": True, "pair": False}
    assert "card" in registers_seen(g, ANA, ANA)[4]


def test_locked_cards_of_earlier_turns_lie_open() -> None:
    g = factory(HALL, robot(0, 0, "E", damage=6, program="- - - 1 2"), robot(0, 2))

    assert [row.get("card") for row in registers_seen(g, BEN, ANA)] == [None, None, None, "move_1", "move_2"]


def test_hands_are_seen_by_their_owners_only_and_counted_by_all() -> None:
    g = factory(HALL, robot(0, 0, hand="1 1 1 1 1 L"), robot(0, 2, hand="2 2 2 2 2"))
    g.g.phase = PROGRAM

    assert [row["card"] for row in g.g.view(ANA)["hands"][0]["cards"]] == ["rotate_left", *["move_1"] * 5]
    assert "hands" not in g.g.view(None)
    assert [row["cards"] for row in robots(g, None)] == [6, 5]


def test_a_program_that_is_being_made_shows_nothing_to_the_others() -> None:
    g = factory(HALL, robot(0, 0, hand="1 1 1 1 1 L"), robot(0, 2, hand="2 2 2 2 2"))
    g.g.phase = PROGRAM
    run(g, Programming())
    before = json.dumps(g.g.view(BEN))

    for _ in range(3):
        g.g.answer(ANA, g.g.options(ANA)[0])
    assert json.dumps(g.g.view(BEN)) == before
    assert [row["state"] for row in registers_seen(g, ANA, ANA)] == ["down", "down", "down", "empty", "empty"]
    for _ in range(2):
        g.g.answer(ANA, g.g.options(ANA)[0])

    assert [row["ready"] for row in robots(g, BEN)] == [True, False]
    assert [row["state"] for row in registers_seen(g, BEN, ANA)] == ["empty"] * 5


def test_stored_cards_are_hidden_and_only_their_being_there_is_seen() -> None:
    g = factory(HALL, robot(0, 0, options="flywheel"), robot(0, 2))
    g.g.flywheel_card = g.g.deck.pop(0)

    assert robots(g, BEN)[ANA]["options"] == [{"id": "flywheel", "tokens": 0, "stored": True}]
    assert g.g.view(ANA)["hands"][0]["stored"] == [{"option": "flywheel", "card": "u_turn", "priority": 10}]
    assert "u_turn" not in json.dumps(g.g.view(BEN))


def test_two_cards_in_a_register_are_seen_as_two() -> None:
    g = factory(HALL, robot(0, 0, options="crab_legs", program="1~L 1 1 1 1"), robot(0, 2))

    assert registers_seen(g, BEN, ANA)[0] == {"state": "down", "locked": False, "pair": True}
    assert registers_seen(g, ANA, ANA)[0]["with"]["side"]


def test_the_floor_is_there_as_data() -> None:
    """What a screen needs: boards by name, turn and place, signs, walls, beams, flags, docks."""
    table = GAME.new(2, {"course": "tight_collar"}, 1)
    floor = table.view(None)["floor"]

    assert (floor["width"], floor["height"]) == (28, 12)
    assert [(row["id"], row["x"], row["y"], row["turn"]) for row in floor["boards"]] == [
        ("chop_shop", 4, 0, 2),
        ("cross", 16, 0, 3),
        ("dock_plain", 0, 0, 1),
    ]
    assert len(floor["signs"]) == 12
    assert all(len(row.split(" ")) == 28 for row in floor["signs"])
    assert all(len(row) == 28 for row in floor["walls"])
    assert len(floor["lasers"]) == 6 + 4
    assert table.view(None)["flags"] == [{"flag": 1, "x": 25, "y": 4}, {"flag": 2, "x": 8, "y": 9}]


def test_steps_that_a_course_lacks_are_left_out_of_the_strip() -> None:
    assert GAME.new(2, {"course": "dizzy_dash"}, 1).view(None)["steps"] == [
        "reveal",
        "robots",
        "express",
        "belts",
        "gears",
        "lasers",
        "flags",
    ]


def test_a_robot_is_shown_with_all_that_lies_open() -> None:
    g = on_course(
        "risky_exchange", robot(7, 5, "S", damage=3, touched=1, archive=(7, 1), options="brakes"), robot(0, 0)
    )

    seen = robots(g, None)[ANA]
    assert (seen["x"], seen["y"], seen["facing"]) == (7, 5, "south")
    assert (seen["damage"], seen["lives"], seen["next_flag"], seen["archive"]) == (3, 3, 2, {"x": 7, "y": 1})
    assert not seen["down"]
    assert not seen["announced"]


def test_a_hand_is_dealt_in_an_event_for_its_owner_alone() -> None:
    table = GAME.new(2, {}, 1)

    for seat in (0, 1):
        dealt = [event for event in table.events_for(seat) if event["kind"] == "dealt-cards"]
        assert [event["seat"] for event in dealt] == [seat]
    assert not [event for event in table.events_for(None) if event["kind"] == "dealt-cards"]


def test_events_of_a_register_come_in_the_order_of_its_steps() -> None:
    """So that they can be played back one after the other."""
    g = factory(MACHINES, robot(1, 1, "N", program="1"), robot(0, 0, "E", program="L"), robot(3, 1, "N", program="1"))

    run_register(g, 1)

    found = [
        kind for kind in happened(g) if kind in ("revealed", "acts", "carried", "pushed", "gears", "shot", "damaged")
    ]
    assert found == [
        "revealed",
        "revealed",
        "revealed",
        "acts",
        "acts",
        "acts",
        "carried",
        "pushed",
        "gears",
        "shot",
        "damaged",
    ]


@pytest.mark.parametrize("course", ["interference", "tricksy", "capture_the_flag", "moving_targets"])
def test_every_view_can_be_written_as_json(course: str) -> None:
    table = GAME.new(4, {"course": course}, 1)
    assert isinstance(table, Factory)

    for viewer in (0, 1, None):
        assert json.loads(json.dumps(table.view(viewer))) == table.view(viewer)


def test_an_answer_changes_what_its_owner_sees_at_once() -> None:
    g = factory(HALL, robot(0, 0, hand="1@490 1@500 1@510 1@520 1@530"), robot(0, 2, hand="2 2 2 2 2"))
    g.g.phase = PROGRAM
    run(g, Programming())

    answer(g, ANA, "card", priority=510)

    assert registers_seen(g, ANA, ANA)[0]["priority"] == 510
    assert len(g.g.view(ANA)["hands"][0]["cards"]) == 4
