"""Section 5 of the rules: Legends, cars that the game drives."""

from typing import Any

import pytest

from paddock.games.heat import GAME
from paddock.games.heat.circuits import CIRCUITS, circuit
from paddock.games.heat.legend_cards import DIAMONDS, HELMETS, LEGEND_CARDS, TOP_SPEEDS, helmet_of
from paddock.games.heat.rules.legends import LegendTurn, RevealLegendCard
from paddock.games.heat.rules.round import EndOfRound, Round
from paddock.games.heat.rules.turn import DriverTurn
from paddock.games.heat.state import OVER, Race
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.errors import BadSetup
from paddock.kernel.playout import play_randomly
from tests.games.heat.make import (
    ANA,
    BEN,
    CLEO,
    OTHER_SPOT,
    RACE_LINE,
    Scene,
    answer,
    asked,
    car,
    happened,
    legend,
    load_shuffle,
    pass_turn,
    plan,
    race,
    run,
    small_circuit,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

FIRST_CARD = 0  # black 2/16, blue 3/18, green 2/15, red 1/13, gray 1/14, yellow 0/11
small_circuit("corners", 60, (20, 4), (25, 3), (50, 5), legend_lines=[10, 20, 45])
small_circuit("over the line", 30, (4, 3), (28, 9), legend_lines=[1, 20])
small_circuit("slow", 40, (20, 1), legend_lines=[10])


def new_race(seats: int, seed: int = 1, **options: Any) -> Race:
    table = GAME.new(seats, {**options}, seed)
    assert isinstance(table, Race)
    return table


def drive(g: Scene, *numbers: int, card: int = FIRST_CARD) -> None:
    """The Legends drive by this card."""
    g.g.legend_deck = [card]
    run(g, RevealLegendCard(), *[LegendTurn(number) for number in numbers])


def at(g: Scene, number: int) -> tuple[int, int]:
    return g.g.field[number].at, g.g.field[number].spot


# ---- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "legends"), [(1, 7), (2, 3), (4, 4), (6, 2), (3, 0)])
def test_legends_are_placed_at_random_on_the_grid_with_the_others(seats: int, legends: int) -> None:
    """Rule 5 (setup)."""
    g = new_race(seats, legends=legends)
    slots = {(-1 - slot // 2, slot % 2) for slot in range(seats + legends)}
    races = [new_race(seats, seed, legends=legends) for seed in range(12)]
    grids = {tuple((car.at, car.spot) for car in one.field) for one in races}
    decks = {tuple(one.legend_deck) for one in races}

    assert len(g.legends) == legends
    assert [one.number for one in g.legends] == list(range(seats, seats + legends))
    assert {(car.at, car.spot) for car in g.field} == slots
    assert len(grids) > 3
    assert sorted(g.legend_deck) == (list(range(LEGEND_CARDS)) if legends else [])
    assert len(decks) == (len(races) if legends else 1)  # they are shuffled


@pytest.mark.parametrize(("seats", "legends"), [(2, 7), (4, 5), (6, 3)])
def test_there_must_be_room_on_the_grid_for_all_cars(seats: int, legends: int) -> None:
    """Rule 5 (setup)."""
    with pytest.raises(BadSetup) as refusal:
        new_race(seats, legends=legends)
    assert refusal.value.reason == "seats-do-not-fit"
    assert refusal.value.details["known"] == ", ".join(map(str, range(1, 8 - legends + 1)))


def test_the_ten_cards_are_those_of_the_box() -> None:
    """Rule 5 (cards). Every helmet has each top speed from 10 to 19 once, and the faster, the larger its diamond."""
    assert HELMETS == ["black", "blue", "green", "red", "gray", "yellow"]
    assert len(DIAMONDS) == len(TOP_SPEEDS) == LEGEND_CARDS == 10
    of_speed = {10: 0, 11: 0, 12: 1, 13: 1, 14: 1, 15: 2, 16: 2, 17: 2, 18: 3, 19: 3}
    for helmet in range(6):
        assert sorted(card[helmet] for card in TOP_SPEEDS) == list(of_speed)
    for diamonds, speeds in zip(DIAMONDS, TOP_SPEEDS, strict=True):
        assert diamonds == [of_speed[speed] for speed in speeds]
    assert (DIAMONDS[0], TOP_SPEEDS[0]) == ([2, 3, 2, 1, 1, 0], [16, 18, 15, 13, 14, 11])
    assert (DIAMONDS[9], TOP_SPEEDS[9]) == ([0, 2, 0, 2, 2, 3], [10, 15, 11, 16, 17, 18])


def test_six_legends_have_six_helmets_and_a_seventh_shares_one() -> None:
    """Rule 5 (setup)."""
    assert [HELMETS[helmet_of(number)] for number in range(7)] == [
        "yellow",
        "gray",
        "red",
        "green",
        "blue",
        "black",
        "yellow",
    ]
    with pytest.raises(BadSetup):
        new_race(1, legends=8)


# ---- the card --------------------------------------------------------------------------------------------------------


def test_the_card_is_turned_over_only_when_the_first_legend_is_due() -> None:
    """Rule 5 (cards), ruling 9.10.1. The driver in front of it acts without knowing the card."""
    legends = [legend("yellow", 10), legend("red", 5)]
    g = race("usa", car(at=30, hand="1"), car(at=0, hand="1"), legends=legends)
    g.g.legend_deck = [3, FIRST_CARD]
    run(g, Round())
    plan(g, ANA, "1")
    plan(g, BEN, "1")

    assert asked(g) == [(ANA, "react")]
    assert g.g.view(ANA)["legend_card"] is None
    assert g.g.legend_deck == [3, FIRST_CARD]
    pass_turn(g, ANA)
    shown = [
        {"car": 2, "diamond": 0, "top_speed": 11},
        {"car": 3, "diamond": 1, "top_speed": 13},
    ]
    assert [{key: row[key] for key in shown[0]} for row in g.g.view(ANA)["legend_card"]] == shown
    assert told(g, "legend-card") == [{"legends": shown}]
    pass_turn(g, BEN)
    assert asked(g)[0][1] == "shift-gear"
    assert g.g.view(ANA)["legend_card"] is None


@pytest.mark.parametrize(
    ("at", "colour", "deed"),
    [
        pytest.param(63, "yellow", ("top-speed", 11, 0), id="before the legend line its top speed"),
        pytest.param(17, "green", ("line", 15, 1), id="or the diamond, if that would cross the corner line"),
        pytest.param(28, "gray", ("corner", 6 + 1, 1), id="behind it the limit and the diamond"),
        pytest.param(22, "yellow", ("short", 6 + 0, 1), id="which may be too little for the corner's line"),
        pytest.param(36, "blue", ("second-corner", 18, 3), id="but over no second corner line"),
        pytest.param(124, "red", ("top-speed", 13, 0), id="and no corner behind the finish holds it up"),
    ],
)
def test_everybody_sees_what_the_card_makes_of_a_legend_before_its_turn_and_behind_it(
    at: int, colour: str, deed: tuple[str, int, int]
) -> None:
    """Rule 5 (cards), on Great Britain, whose lines lie before 15, 30, 37, 43, 48."""
    legends = [legend("black", at + 12), legend(colour, at)]
    g = race("great_britain", car(at=at + 6, hand="1"), car(at=at - 2, hand="1"), legends=legends)
    g.g.legend_deck = [FIRST_CARD]
    run(g, Round())
    plan(g, ANA, "1")
    plan(g, BEN, "1")

    for asked_now, begun in ((ANA, False), (BEN, True)):
        assert asked(g) == [(asked_now, "react")]
        row = g.g.view(None)["legend_card"][1]
        assert (row["how"], row["speed"], row["corner"]) == deed
        assert row["begun"] == begun
        pass_turn(g, asked_now)


def test_the_card_tells_of_the_legends_who_drive_in_this_round() -> None:
    home = legend("red", 70, finished_in=1, place=1)
    g = race("usa", car(at=4, hand="1"), legends=[home, legend("yellow", 14)])
    g.g.round = 1
    g.g.legend_deck = [FIRST_CARD]
    run(g, Round())
    plan(g, ANA, "1")

    assert [(row["car"], row["begun"]) for row in g.g.view(None)["legend_card"]] == [(2, True)]


def test_one_card_drives_all_legends_of_a_round() -> None:
    """Rule 5 (cards)."""
    g = race("usa", car(at=4, hand="1"), legends=[legend("yellow", 14), legend("black", 9)])
    g.g.legend_deck = [8, FIRST_CARD]
    run(g, Round())
    plan(g, ANA, "1")

    kinds = [kind for kind in happened(g) if kind.startswith("legend")]
    assert kinds == ["legend-card", "legend-moved", "legend-moved"]
    assert g.g.legend_deck == [8]
    assert g.g.legend_card == FIRST_CARD


def test_legends_move_in_the_order_of_all_cars() -> None:
    """Rule 5 (order)."""
    g = race("usa", car(at=8, hand="1"), car(at=3, hand="1"), legends=[legend("yellow", 5), legend("red", 9)])
    g.g.legend_deck = [FIRST_CARD]
    run(g, Round())
    assert g.g.order == [3, 0, 2, 1]
    assert asked(g) == [(ANA, "shift-gear"), (BEN, "shift-gear")]
    plan(g, ANA, "1")
    plan(g, BEN, "1")
    pass_turn(g, ANA)
    pass_turn(g, BEN)

    moved = [event["seat"] for event in g.g.events() if event["kind"] in ("moved", "legend-moved")]
    assert moved == [3, 0, 2, 1]


def test_an_empty_deck_is_made_of_all_ten_cards_shuffled_when_a_card_is_needed() -> None:
    """Rule 5 (cards)."""
    g = race("usa", car(at=30), legends=[legend("yellow", 10)])
    drive(g, 1)
    assert g.g.legend_deck == []
    load_shuffle(g.g.chance, LEGEND_CARDS)
    run(g, RevealLegendCard())

    assert (g.g.legend_deck, g.g.legend_card) == (list(range(1, LEGEND_CARDS)), 0)


# ---- movement A and B ------------------------------------------------------------------------------------------------

# The example of the booklet, before the second corner of the USA: line before 33, limit 3, legend line before 27.


def test_example_green_has_passed_the_legend_line_and_crosses_the_corner_line() -> None:
    """Rule 5 (example 1), rule 5.A: limit 3 and diamond 2 are five spaces."""
    g = race("usa", car(at=0), legends=[legend("green", 30)])
    drive(g, 1)

    assert at(g, 1) == (35, RACE_LINE)
    assert told(g, "legend-moved")[0] == {
        "from": 30,
        "from_spot": 0,
        "to": 35,
        "spot": 0,
        "went": 5,
        "how": "corner",
    }


def test_example_red_has_passed_the_legend_line_and_tries_again_next_round() -> None:
    """Rule 5 (example 2), rule 5.A: limit 3 and diamond 1 are four spaces, not enough to cross."""
    g = race("usa", car(at=0), legends=[legend("red", 28)])
    drive(g, 1)
    assert at(g, 1) == (32, RACE_LINE)
    drive(g, 1)

    assert at(g, 1) == (36, RACE_LINE)


def test_example_blue_is_too_fast_and_goes_to_the_space_with_its_diamond() -> None:
    """Rule 5 (example 3), rule 5.B: 18 spaces would cross the line, so it stops on space 3 before it."""
    g = race("usa", car(at=0), legends=[legend("blue", 20)])
    drive(g, 1)

    assert at(g, 1) == (29, RACE_LINE)
    assert told(g, "legend-moved")[0]["how"] == "line"


def test_example_yellow_drives_its_top_speed() -> None:
    """Rule 5 (example 4), rule 5.B: eleven spaces do not cross the line."""
    g = race("usa", car(at=0), legends=[legend("yellow", 14)])
    drive(g, 1)

    assert at(g, 1) == (25, RACE_LINE)
    assert told(g, "legend-moved")[0]["how"] == "top-speed"


@pytest.mark.parametrize(
    ("began", "to"),
    [
        (26, 32),  # the last space before the legend line: space 0 before the corner
        (27, 30),  # the first one behind it: the limit
        (32, 35),
        (21, 32),  # eleven spaces end just before the corner line
        (22, 32),  # and here they would cross it
    ],
)
def test_the_legend_line_parts_the_two_movements(began: int, to: int) -> None:
    """Rule 5.A, rule 5.B. Yellow: diamond 0, top speed 11."""
    g = race("usa", car(at=0), legends=[legend("yellow", began)])
    drive(g, 1)

    assert at(g, 1) == (to, RACE_LINE)


def test_behind_a_corner_whose_line_is_the_next_legend_line_movement_a_follows_at_once() -> None:
    """Ruling 9.10.2. Great Britain: the corner line before 30 is also the legend line of the next corner, limit 5."""
    found = circuit("great_britain")
    assert found.legend_lines[2] == found.lines[1] == 30
    g = race("great_britain", car(at=0), legends=[legend("yellow", 30)])
    drive(g, 1)

    assert at(g, 1) == (35, RACE_LINE)


@pytest.mark.parametrize(
    ("began", "to", "how"),
    [(19, 24, "second-corner"), (18, 24, "second-corner"), (17, 24, "corner"), (16, 23, "corner")],
)
def test_a_legend_never_crosses_two_corners_in_one_turn(began: int, to: int, how: str) -> None:
    """Rule 5.A, disagreement 10 (Legends). Lines before 20 (limit 4) and 25; blue has diamond 3: seven spaces."""
    g = race("corners", car(at=0), legends=[legend("blue", began)])
    drive(g, 1)

    assert at(g, 1) == (to, RACE_LINE)
    assert told(g, "legend-moved")[0]["how"] == how


def test_before_a_second_corner_a_legend_takes_the_nearest_free_space() -> None:
    """Rule 5.A, ruling 9.10.4."""
    g = race("corners", car(at=24), car(at=24), car(at=23), legends=[legend("blue", 19)])
    drive(g, 3)

    assert at(g, 3) == (23, OTHER_SPOT)
    assert told(g, "legend-moved")[0]["how"] == "second-corner"


def test_a_legend_comes_to_stand_behind_full_spaces_like_any_car() -> None:
    """Ruling 9.10.4."""
    g = race("usa", car(at=25), car(at=25), car(at=24), legends=[legend("yellow", 14), legend("red", 24)])
    drive(g, 3)

    assert at(g, 3) == (23, RACE_LINE)


def test_a_legend_without_room_to_move_stays_on_its_spot() -> None:
    """Ruling 9.10.4, ruling 9.1.5."""
    g = race("slow", car(at=16), car(at=16), legends=[legend("yellow", 15, spot=OTHER_SPOT)])
    drive(g, 2)

    assert at(g, 2) == (15, OTHER_SPOT)
    assert told(g, "legend-moved")[0]["went"] == 0


@pytest.mark.parametrize("name", CIRCUITS)
def test_the_numbered_spaces_lie_between_legend_line_and_corner_line(name: str) -> None:
    """Ruling 9.10.6: so movement B never goes backwards."""
    found = circuit(name)
    for corner, (line, legend_line) in enumerate(zip(found.lines, found.legend_lines, strict=True)):
        assert line - 1 - 3 >= legend_line
        assert legend_line >= (found.lines[corner - 1] if corner else 1)


def test_with_the_finish_before_the_next_corner_a_legend_drives_its_top_speed_over_the_line() -> None:
    """Ruling 9.10.5. 18 spaces would cross the first corner of a lap that is not driven any more."""
    g = race("usa", car(at=0), legends=[legend("blue", 68)], laps=1)
    drive(g, 1)

    assert at(g, 1) == (86, RACE_LINE)
    assert g.g.field[1].finished_in == 1
    again = race("usa", car(at=0), legends=[legend("blue", 68)], laps=2)
    drive(again, 1)
    assert at(again, 1) == (69 + 12 - 1 - 3, RACE_LINE)
    assert again.g.field[1].finished_in == 0


def test_a_corner_behind_the_last_finish_line_is_no_second_corner() -> None:
    """Ruling 9.10.5."""
    last = race("over the line", car(at=0), legends=[legend("blue", 27)], laps=1)
    drive(last, 1)
    first = race("over the line", car(at=0), legends=[legend("blue", 27)], laps=2)
    drive(first, 1)

    assert at(last, 1)[0] == 27 + 9 + 3
    assert at(first, 1)[0] == 33


@pytest.mark.parametrize(("more", "to"), [(0, 25), (1, 26), (3, 28)])
def test_professional_legends_are_faster_but_their_diamonds_stay(more: int, to: int) -> None:
    """Rule 5 (professionals)."""
    g = race("usa", car(at=0), legends=[legend("yellow", 14), legend("green", 30)], pro_legends=more)
    drive(g, 1, 2)

    assert at(g, 1)[0] == to
    assert at(g, 2)[0] == 35
    assert g.g.view(None)["legend_card"][0]["top_speed"] == 11 + more


# ---- among the other cars --------------------------------------------------------------------------------------------


def test_legends_never_pay_spin_out_or_slipstream() -> None:
    """Rule 5 (never), ruling 9.10.7. Through the corner at 5 with limit 3, and then right behind a car."""
    g = race("usa", car(at=36), legends=[legend("green", 30)])
    drive(g, 1)

    assert at(g, 1) == (35, RACE_LINE)
    assert happened(g) == ["legend-card", "legend-moved"]


def test_legends_give_slipstream() -> None:
    """Ruling 9.6.6."""
    g = race("ring", car(at=4, played="1"), legends=[legend("red", 6)])
    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")

    assert asked(g) == [(ANA, "slipstream")]


def test_legends_take_up_room_like_any_car() -> None:
    """Rule 3.3."""
    g = race("ring", car(at=4, played="1"), legends=[legend("red", 5), legend("blue", 5)])
    run(g, DriverTurn(ANA))

    assert where(g, ANA) == (4, RACE_LINE)


def test_legends_count_for_adrenaline_and_never_use_it() -> None:
    """Rule 5 (adrenaline), ruling 9.10.9. Of five cars the last two: one is a Legend, and its part is lost."""
    g = race(
        "ring",
        *[car(at=at, hand="1") for at in (30, 25, 20)],
        legends=[legend("red", 15), legend("blue", 28)],
    )
    run(g, Round())
    assert [each.adrenaline for each in g.cars] == [False, False, True]

    four = race("ring", *[car(at=at, hand="1") for at in (30, 25, 20)], legends=[legend("red", 15)])
    run(four, Round())
    assert [each.adrenaline for each in four.cars] == [False, False, False]


def test_legends_take_places() -> None:
    """Ruling 9.10.8. On one space the race line is ahead, whoever drives."""
    g = race(
        "ring",
        car(at=125, spot=OTHER_SPOT, finished_in=9),
        car(at=122, finished_in=9),
        legends=[legend("red", 125, spot=RACE_LINE, finished_in=9), legend("blue", 60)],
        in_round=9,
    )
    g.g.legend_deck = [FIRST_CARD]
    run(g, EndOfRound())

    assert [each.place for each in g.g.field] == [2, 3, 1, 4]
    assert [event["seat"] for event in g.g.events() if event["kind"] == "placed"] == [2, 0, 1, 3]
    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ([2, 3], "all-finished")
    assert g.g.view(None)["places"] == [2, 3]
    assert g.g.statistics() == {"winner-rounds": 9}


def test_the_race_goes_on_until_the_last_legend_has_finished_and_nobody_is_asked() -> None:
    """Rule 3.5, ruling 9.10.8."""
    g = race("ring", car(at=125, finished_in=9), legends=[legend("blue", 62)], in_round=9)
    run(g, EndOfRound())

    assert g.g.phase == OVER
    assert g.g.legends[0].finished_in > 10
    assert g.g.running_order() == [0, 1]


def test_a_driver_alone_may_race_against_legends() -> None:
    """Rule 5 (setup)."""
    g = new_race(1, seed=4, legends=3, laps="1")
    play_randomly(g, Chance(stream_key(1, "legends")))

    outcome = g.outcome()
    assert outcome is not None
    assert outcome.reason == "all-finished"
    assert 1 <= outcome.places[0] <= 4


# ---- what is seen and known ------------------------------------------------------------------------------------------


def test_legends_are_seen_with_their_numbers_and_colours() -> None:
    g = race("usa", car(at=30), car(at=29), legends=[legend("yellow", 71, spot=OTHER_SPOT)])
    seen = g.g.view(None)

    assert seen["legends"] == [
        {
            "car": 2,
            "colour": "yellow",
            "progress": 71,
            "space": 2,
            "spot": 1,
            "lane": 2,
            "lap": 2,
            "began_at": 71,
            "began_spot": 1,
            "finished": False,
            "finished_round": 0,
            "place": 0,
        }
    ]
    assert seen["running"] == [CLEO, ANA, BEN]
    assert [corner["legend_line_before"] for corner in seen["corners"]] == [2, 27, 43, 52]
    assert len(seen["cars"]) == 2


def test_nobody_knows_the_next_legend_card() -> None:
    g = race("usa", car(at=30), car(at=29), legends=[legend("yellow", 10)])
    g.g.legend_deck = list(range(8))
    found = set()
    for number in range(10):
        table = g.g.imagine(ANA, Chance(stream_key(number, "imagination")))
        assert isinstance(table, Race)
        assert sorted(table.legend_deck) == list(range(8))
        found.add(table.legend_deck[-1])

    assert len(found) > 3
    assert g.g.legend_deck == list(range(8))


def test_the_notation_names_legends_and_their_cards() -> None:
    g = race("usa", car(at=30), legends=[legend("yellow", 71, finished_in=3, place=1)])
    drive(g)

    assert "1@71.0 yellow done r3 place 1" in g.g.notation()
    assert "legend card 0 deck []" in g.g.notation()
