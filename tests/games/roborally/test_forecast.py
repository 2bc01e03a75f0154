"""The forecast of one's own program, and the courses as data: both say what the rules do."""

import random
from typing import Any

import pytest

from paddock.games.roborally import GAME
from paddock.games.roborally.choices import CARD
from paddock.games.roborally.courses import COURSES, course
from paddock.games.roborally.forecast import forecast
from paddock.games.roborally.gallery import gallery
from paddock.games.roborally.state import REGISTERS, Factory
from paddock.kernel.events import Event
from paddock.kernel.table import Table
from tests.games.roborally.make import ANA, factory, open_floor, robot

ALONE = [name for name in COURSES if course(name).suits(1) and not course(name).rules]


def free_cards(table: Table, dice: random.Random) -> list[int]:
    """A program for the free registers, at random."""
    assert isinstance(table, Factory)
    free = table.registers[:REGISTERS].count(-1)
    return [CARD + card for card in dice.sample(table.hands[0], free)]


@pytest.mark.parametrize("name", ALONE)
def test_a_robot_alone_on_the_floor_does_what_the_forecast_says(name: str) -> None:
    dice = random.Random(name)
    table = GAME.new(1, {"course": name, "timer": "none"}, 5)
    assert isinstance(table, Factory)
    turns = 0
    while turns < 12 and table.outcome() is None and not table.option_count[0]:
        if table.question(0)["kind"] != "fill-register":
            table.answer(0, dice.choice(table.options(0)))
            continue
        turns += 1
        cards = free_cards(table, dice)
        told = forecast(table, 0, cards)
        since = len(table.told)
        for choice in cards:
            table.answer(0, choice)
        while table.open_seats() and table.question(0)["kind"] == "announce-power-down":
            table.answer(0, 0)
        check_turn(told, table.told[since:])


def check_turn(told: list[dict[str, Any]], events: list[Event]) -> None:
    """The last place of each register, the beams and the flags, as they were told."""
    seen = registers_told(events)
    for row in told:
        found = seen[row["register"]]
        if row["lost"]:
            assert found["lost"] == row["lost"]
            return
        assert {key: row[key] for key in found} == found
    assert len(told) == REGISTERS


def registers_told(events: list[Event]) -> dict[int, dict[str, Any]]:
    seen: dict[int, dict[str, Any]] = {}
    now: dict[str, Any] = {}
    for event in events:
        args = event.args
        if event.kind == "turn-began" or event.kind == "re-entered":
            break
        if event.kind == "register-began":
            now = seen[args["register"]] = {"damage": 0, "flag": 0, "lost": ""}
        if args.get("moves"):
            now.update({key: args["moves"][-1][key] for key in ("x", "y", "facing")})
        if event.kind == "beam":
            now["damage"] += args["tokens"]
        if event.kind == "flag-touched":
            now["flag"] = args["flag"]
        if event.kind == "destroyed":
            now["lost"] = args["how"]
    return seen


def test_the_forecast_ends_at_the_first_empty_register() -> None:
    g = factory(open_floor(6, 3), robot(0, 2, "E", hand="1@490 2@670 L@70"))

    told = forecast(g.g, ANA, [CARD + 48, CARD + 6])

    assert [(row["x"], row["y"], row["facing"]) for row in told] == [(1, 2, "east"), (1, 2, "north")]
    assert told[0]["walk"] == [{"x": 1, "y": 2}]


def test_the_forecast_says_which_way_a_robot_leaves_the_floor() -> None:
    g = factory(open_floor(6, 3), robot(0, 0, "E", hand="B@430 1@490"))

    told = forecast(g.g, ANA, [CARD + 42])

    assert (told[0]["lost"], told[0]["over"]) == ("edge", "west")
    assert forecast(g.g, ANA, [CARD + 48])[0]["over"] is None


def test_the_forecast_counts_only_cards_of_the_hand() -> None:
    g = factory(open_floor(6, 3), robot(0, 2, "E", hand="1@490"), robot(5, 0, "W", hand="3@800"))

    assert forecast(g.g, ANA, [CARD + 79]) == []


def test_the_forecast_knows_two_cards_in_one_register() -> None:
    g = factory(open_floor(6, 3), robot(0, 2, "E", program="2+L 1~L"))

    told = forecast(g.g, ANA, [])

    assert [(row["x"], row["y"], row["facing"]) for row in told] == [(1, 2, "north"), (0, 2, "north")]


def test_the_forecast_tells_a_belt_from_a_pusher() -> None:
    belt = factory(
        "+     +     +\n   .     .\n+     +     +\n   >     .\n+     +     +", robot(0, 0, "S", hand="1@490")
    )
    pusher = factory(
        "+     +     +\n   .     .\n+     +     +\n|P>135   .\n+     +     +", robot(0, 0, "S", hand="1@490")
    )

    carried = forecast(belt.g, ANA, [CARD + 48])[0]
    pushed = forecast(pusher.g, ANA, [CARD + 48])[0]

    assert (carried["ride"], carried["shove"], carried["by"]) == ([{"x": 1, "y": 1}], [], "belt")
    assert (pushed["ride"], pushed["shove"], pushed["by"]) == ([], [{"x": 1, "y": 1}], "pusher")


def test_the_forecast_tells_of_gears_of_curves_and_of_turns_by_cards() -> None:
    gear = factory("+     +     +\n   .     R\n+     +     +", robot(0, 0, "E", hand="1@490"))
    curve = factory(
        "+     +     +\n   >     vw\n+     +     +\n   .     .\n+     +     +", robot(0, 0, "E", hand="U@10")
    )

    turned = forecast(gear.g, ANA, [CARD + 48])[0]
    about = forecast(curve.g, ANA, [CARD])[0]

    assert (turned["geared"], turned["turned"], turned["facing"]) == ("right", "", "south")
    assert (about["turned"], about["curved"], about["geared"], about["facing"]) == ("about", "right", "", "north")


def test_the_forecast_says_how_far_a_robot_drives_before_a_wall() -> None:
    g = factory("+     +     +     +\n   .     .  |  .\n+     +     +     +", robot(0, 0, "E", hand="3@790 B@430"))

    ahead, back = forecast(g.g, ANA, [CARD + 78, CARD + 42])

    assert (ahead["drives"], len(ahead["walk"]), ahead["stopped"]) == ("ahead", 1, True)
    assert (back["drives"], len(back["walk"]), back["stopped"]) == ("back", 1, False)


def test_the_forecast_says_what_takes_a_robot_off_the_floor() -> None:
    g = factory("+     +     +\n   .     >\n+     +     +", robot(0, 0, "E", hand="1@490 2@670"))

    by_belt = forecast(g.g, ANA, [CARD + 48])[0]
    by_card = forecast(g.g, ANA, [CARD + 66])[0]

    assert (by_belt["lost"], by_belt["by"]) == ("edge", "belt")
    assert (by_card["lost"], by_card["by"]) == ("edge", "card")


def test_the_forecast_leaves_the_other_robots_out() -> None:
    g = factory(open_floor(6, 3), robot(0, 2, "E", hand="2@670"), robot(1, 2, "E"))

    assert forecast(g.g, ANA, [CARD + 66])[0]["walk"] == [{"x": 1, "y": 2}, {"x": 2, "y": 2}]


def test_every_course_is_in_the_gallery_as_the_table_shows_it() -> None:
    sheets = gallery()["course"]

    assert list(sheets) == COURSES
    for name, sheet in sheets.items():
        made = course(name)
        seats = 1 if made.suits(1) else made.players[0]
        view = GAME.new(seats, {"course": name}, 1).view(None)
        assert sheet["floor"] == view["floor"]
        assert [(flag["x"], flag["y"]) for flag in sheet["flags"]] == [(flag["x"], flag["y"]) for flag in view["flags"]]
        assert {**sheet, "flags": len(sheet["flags"])} == {**view["course"], "floor": sheet["floor"]}
