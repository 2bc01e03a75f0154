"""Street races: nitro, the line, zones, and what each driver can do."""

from typing import Any

import pytest

from paddock.bots import make_bot
from paddock.games.formula_d import GAME
from paddock.games.formula_d.circuits import BadCircuit, circuit, make_circuit
from paddock.games.formula_d.drivers import (
    CELINE,
    DRIVERS,
    FARROW,
    IRIS,
    KAI,
    NADIA,
    ODO,
    OKSANA,
    PAVEL,
    POINTS,
    RUFUS,
    TUCK,
)
from paddock.games.formula_d.rules.qualifying import grid_rolls
from paddock.games.formula_d.rules.round import order_of_play
from paddock.games.formula_d.rules.street.abilities import harmed_part
from paddock.games.formula_d.rules.street.zones import hit_by
from paddock.games.formula_d.rules.weather import change_weather
from paddock.games.formula_d.state import BODY, BRAKES, ENGINE, GEARBOX, NOWHERE, SUSPENSION, TYRES, Race
from tests.games.formula_d.make import (
    ANA,
    BEN,
    CLEO,
    SAFE,
    Made,
    Scene,
    answer,
    asked,
    black,
    car,
    choose_gear,
    dice,
    die,
    go,
    labels,
    markers,
    out,
    race,
    run,
    step,
    told,
    turn,
    wear,
)
from tests.games.formula_d.test_circuit_faults import PAGE


def street(*cars: Made, where: str = "alley", **more: Any) -> Scene:
    """A street race of drivers without a trick, unless a car says another one."""
    g = race(*cars, where=where, race="street", **more)
    for one in g.cars:
        one.driver = max(one.driver, PAVEL) if one.driver in (-1, PAVEL) else one.driver
        one.first = one.driver == FARROW
    return g


def drives(g: Scene, seat: int, gear: int, number: int, *rolls: int, nitro: str = "keep") -> None:
    """A turn up to the way, with or without nitro."""
    turn(g, seat, die(gear, number), *rolls, gear=gear)
    if (seat, "nitro") in asked(g):
        answer(g, seat, nitro)


# ---- setting up ------------------------------------------------------------------------------------------------------


def test_every_seat_has_a_driver_of_its_own_with_the_points_of_that_car() -> None:
    """Rule 16 (street race), ruling E68: they are dealt."""
    table = GAME.new(10, {"race": "street", "circuit": "pine_harbour"}, seed=3)
    assert isinstance(table, Race)

    assert sorted(one.driver for one in table.cars) == list(range(10))
    assert all(one.full == POINTS[one.driver] for one in table.cars)
    dealt = {event["seat"]: event["args"] for event in table.events() if event["kind"] == "driver"}
    assert [dealt[seat]["driver"] for seat in range(10)] == [DRIVERS[one.driver] for one in table.cars]
    assert [one["driver"] for one in table.view(None)["cars"]] == [DRIVERS[one.driver] for one in table.cars]


def test_the_points_of_the_ten_cars() -> None:
    """Rule 16 (street race): the table: tyres, brakes, gearbox, body, engine, suspension."""
    assert POINTS == [
        [7, 3, 2, 2, 3, 3],
        [9, 2, 2, 2, 3, 2],
        [7, 2, 3, 2, 3, 3],
        [5, 4, 3, 3, 3, 4],
        [8, 4, 2, 2, 3, 2],
        [4, 6, 2, 3, 3, 2],
        [6, 3, 2, 4, 3, 3],
        [6, 4, 2, 3, 3, 3],
        [6, 3, 3, 3, 3, 3],
        [5, 5, 3, 2, 3, 2],
    ]


def test_what_a_street_race_does_without() -> None:
    """Rule 16 (street race), ruling E69: no pits, one kind of tyres, no cars of one's own; beginners drive none."""
    table = GAME.new(2, {"race": "street", "cars": "built", "tyre_types": True, "technical_stops": True}, seed=1)
    assert isinstance(table, Race)
    assert (table.tyre_types, [one.repairs for one in table.cars]) == (False, [0, 0])
    assert "build-car" not in kinds_asked(table)

    near_pits = street(car(3090, gear=3), car(1030), where="ring", laps=3)
    drives(near_pits, ANA, 3, 6)
    assert not [label for label in labels(near_pits, ANA) if label["to"] > 9000]
    beginner = GAME.new(2, {"race": "street", "rules": "beginner"}, seed=1)
    assert not beginner.view(None)["street"]


def kinds_asked(table: Race) -> set[str]:
    return {table.open_question(seat).kind() for seat in table.open_seats()}


# ---- nitro -----------------------------------------------------------------------------------------------------------


def test_nitro_adds_the_gear_to_the_number(manner: str) -> None:
    """Rule 16 (street race), ruling E70: after the die has fallen, as many spaces more as the gear has."""
    g = street(car(2002, gear=3), car(2090))
    turn(g, ANA, die(3, 5), gear=3)
    assert asked(g) == [(ANA, "nitro")]
    assert [label["kind"] for label in labels(g, ANA)] == ["keep", "nitro"]
    answer(g, ANA, "nitro", spaces=3, number=8)

    assert max(label["spaces"] for label in labels(g, ANA)) == 8
    assert told(g, "nitro") == [{"spaces": 3, "number": 8}]


def test_nitro_is_used_once_a_lap() -> None:
    """Rule 16 (street race), ruling E70: the next lap has its own."""
    g = street(car(2002, gear=3), car(2090))
    drives(g, ANA, 3, 4, nitro="nitro")
    go(g, ANA, 2009)
    turn(g, ANA, die(3, 4), gear=3)
    assert asked(g) == [(ANA, "move")]

    late = street(car(2002, gear=3, lines=2, nitro=1), car(2090))
    turn(late, ANA, die(3, 4), gear=3)
    assert asked(late) == [(ANA, "nitro")]


def test_whoever_uses_nitro_does_not_brake_by_choice() -> None:
    """Rule 16 (street race), ruling E70: it is used whole; cars in the way still cost what they cost."""
    g = street(car(2002, gear=3), car(2090))
    drives(g, ANA, 3, 4)
    assert any(label["braked"] for label in labels(g, ANA))

    with_nitro = street(car(2002, gear=3), car(2090))
    drives(with_nitro, ANA, 3, 4, nitro="nitro")
    assert not any(label["braked"] for label in labels(with_nitro, ANA))


# ---- the line --------------------------------------------------------------------------------------------------------


def test_the_line_gives_back_all_tyres_and_two_other_points(manner: str) -> None:
    """Rule 16 (street race), ruling E71: the driver says which, and no part gets more than it had."""
    g = street(car(2100, gear=3, tyres=1, brakes=1, body=1, engine=2), car(2050))
    drives(g, ANA, 3, 4)
    go(g, ANA, 2001, braked=0)

    assert asked(g) == [(ANA, "regain")]
    offered = {tuple(label["parts"]) for label in labels(g, ANA)}
    assert offered == {
        ("brakes", "brakes"),
        ("brakes", "body"),
        ("brakes", "engine"),
        ("body", "body"),
        ("body", "engine"),
    }
    answer(g, ANA, "repair", parts=["brakes", "engine"])
    assert wear(g, ANA) == {"brakes": 1, "body": 2}


def test_what_is_missing_by_no_more_than_two_points_comes_back_unasked() -> None:
    """Ruling E71."""
    g = street(car(2100, gear=3, tyres=1, brakes=2), car(2050))
    drives(g, ANA, 3, 4)
    go(g, ANA, 2001, braked=0)

    assert (asked(g), wear(g, ANA)) == ([], {})
    assert told(g, "regained") == [{"parts": ["brakes"]}]


def test_the_first_crossing_and_the_last_give_nothing_back() -> None:
    """Ruling E71: a lap must have been driven, and another one must follow."""
    first = street(car(2100, gear=3, tyres=1, lines=0), car(2050))
    drives(first, ANA, 3, 4)
    go(first, ANA, 2001, braked=0)
    assert wear(first, ANA) == {"tyres": 5}

    home = street(car(2100, gear=3, tyres=1, lines=2), car(2050))
    drives(home, ANA, 3, 4)
    go(home, ANA, 2001)
    assert (home.cars[ANA].place, told(home, "fresh-tyres")) == (1, [])


# ---- zones -----------------------------------------------------------------------------------------------------------


def test_the_black_die_says_what_an_ambush_costs() -> None:
    """Rule 16 (street race): up to 15 nothing, up to 18 a tyre, 19 a point of the body, 20 one of the engine."""
    parts = [hit_by(roll) for roll in range(1, 21)]

    assert parts == [NOWHERE] * 15 + [TYRES] * 3 + [BODY, ENGINE]


def stops_in_the_ambush(*rolls: int, **more: Any) -> Scene:
    g = street(car(2067, gear=3, **more), car(2020))
    drives(g, ANA, 3, 4, *rolls)
    go(g, ANA, 2071, braked=0)
    return g


def test_whoever_ends_a_move_in_an_ambush_rolls_for_it(manner: str) -> None:
    """Rule 16 (street race), ruling E72: the last point of body or engine is the end, the last tyre is not."""
    assert wear(stops_in_the_ambush(black(15)), ANA) == {}
    assert wear(stops_in_the_ambush(black(18)), ANA) == {"tyres": 1}
    assert wear(stops_in_the_ambush(black(20)), ANA) == {"engine": 1}
    assert wear(stops_in_the_ambush(black(16), tyres=0), ANA) == {"tyres": 6}
    assert out(stops_in_the_ambush(black(19), body=1), ANA) == "ambush"


def test_an_ambush_lets_whoever_drives_through_pass() -> None:
    """Ruling E72."""
    g = street(car(2067, gear=3), car(2020))
    drives(g, ANA, 3, 7)
    go(g, ANA, 2074, braked=0)

    assert told(g, "ambush") == []


def test_a_rough_road_is_debris_from_the_start() -> None:
    """Rule 16 (street race), ruling E73."""
    table = GAME.new(2, {"race": "street", "circuit": "pine_harbour"}, seed=1)
    assert isinstance(table, Race)
    assert table.debris == table.circuit.rough
    assert len(table.debris) == 6
    usual = GAME.new(2, {"circuit": "pine_harbour"}, seed=1)
    assert isinstance(usual, Race)
    assert usual.debris == []


def test_the_speed_trap_writes_down_what_the_die_of_the_gear_showed() -> None:
    """Rule 16 (street race), ruling E74: times ten, without nitro; whoever stops before it has not passed."""
    g = street(car(2074, gear=3), car(2070, gear=4), car(2060))
    drives(g, ANA, 3, 4, nitro="nitro")
    go(g, ANA, 2081)
    assert told(g, "trapped") == [{"speed": 40}]
    drives(g, BEN, 4, 7)
    go(g, BEN, 2077, braked=0)

    assert len(told(g, "trapped")) == 1


def test_when_all_have_passed_the_speed_trap_the_fastest_wins_two_points() -> None:
    """Rule 16 (street race), ruling E74: of those as fast the first to pass."""
    g = street(car(2090, body=1, brakes=1), car(2085, brakes=1), car(2080))
    g.g.trapped = [1, BEN, 120, 1, ANA, 120]
    run(g, step("EndOfRound"))
    assert told(g, "trap-won") == []

    g.g.trapped = [1, BEN, 120, 1, ANA, 120, 1, CLEO, 80]
    g.g.round = 3
    run(g, step("EndOfRound"))
    assert told(g, "trap-won", BEN) == [{"lap": 1}]
    assert (wear(g, BEN), g.g.trap_laps) == ({}, 1)


def test_cars_that_are_out_are_not_waited_for_at_the_speed_trap() -> None:
    """Ruling E74: and a winner who has left gains nothing."""
    g = street(car(2090, brakes=1), car(0), car(0))
    for seat in (BEN, CLEO):
        g.cars[seat].out = 1
        g.cars[seat].place = 3 - seat + BEN
    g.g.trapped = [1, BEN, 200, 1, ANA, 120]
    run(g, step("EndOfRound"))

    assert told(g, "trap-won") == [{"lap": 1}]
    assert wear(g, ANA) == {"brakes": 2}


def test_zones_are_lines_of_the_page_and_a_fault_is_told() -> None:
    """Ruling E67: Pine Harbour has all three; a circuit without them has street races without zones."""
    harbour = circuit("pine_harbour")
    assert (len(harbour.ambush), len(harbour.rough), len(harbour.trap)) == (15, 6, 3)
    assert circuit("monaco").trap == []
    for said, lines in (
        ("ambush cannot lead from 1006 to 1004", "ambush = [[1006, 1004]]"),
        ("trap must name a space of each lane", "trap = [1004]"),
        ("there is no space 1099", "rough = [1099]"),
        ("nothing is called 'tunnel' here", "tunnel = 3"),
    ):
        with pytest.raises(BadCircuit, match=said):
            make_circuit("ring", PAGE.replace("[drawing]", f"[street]\n{lines}\n\n[drawing]"))


# ---- drivers ---------------------------------------------------------------------------------------------------------


def test_while_iris_drives_others_cross_the_line_with_a_space_less() -> None:
    """Rule 16 (street race), ruling E75: if the number would carry them over it straight ahead."""
    g = street(car(2101, gear=3), car(2050, driver=IRIS))
    drives(g, ANA, 3, 5)
    assert told(g, "toll") == [{"number": 4}]
    assert max(label["spaces"] for label in labels(g, ANA)) == 4

    before = street(car(2090, gear=3), car(2050, driver=IRIS))
    drives(before, ANA, 3, 4)
    assert told(before, "toll") == []
    herself = street(car(2101, gear=3, driver=IRIS), car(2050))
    drives(herself, ANA, 3, 5)
    assert told(herself, "toll") == []


def test_rufus_may_drive_a_space_more_or_less_out_of_a_corner_for_a_tyre() -> None:
    """Rule 16 (street race), ruling E76: with nitro still to be thought of."""
    g = street(car(1021, gear=2, stops=1, driver=RUFUS), car(2090))
    turn(g, ANA, die(2, 3), gear=2)
    assert asked(g) == [(ANA, "adjust")]
    assert [label.get("number") for label in labels(g, ANA)] == [None, 2, 4]
    answer(g, ANA, "adjust", number=4)
    assert (wear(g, ANA), asked(g)) == ({"tyres": 1}, [(ANA, "nitro")])
    answer(g, ANA, "keep")
    assert max(label["spaces"] for label in labels(g, ANA)) == 4

    straight = street(car(2002, gear=2, driver=RUFUS), car(2090))
    turn(straight, ANA, die(2, 3), gear=2)
    assert asked(straight) == [(ANA, "nitro")]


def test_oksana_harms_a_car_close_by_once_in_a_race(manner: str) -> None:
    """Rule 16 (street race), ruling E77: ahead, beside or behind; the black die says of which part."""
    g = street(car(2002, gear=2, driver=OKSANA), car(2005), car(2090))
    drives(g, ANA, 2, 2, SAFE, SAFE, black(12))
    go(g, ANA, 2004, braked=0)
    assert asked(g) == [(ANA, "harm")]
    assert [label.get("rival") for label in labels(g, ANA)] == [None, BEN]
    answer(g, ANA, "harm", rival=BEN)

    assert (wear(g, BEN), g.cars[ANA].harmed) == ({"body": 1}, True)
    assert [harmed_part(roll) for roll in (4, 5, 7, 8, 10, 11, 13, 14, 17, 18, 20)] == [
        *[TYRES, BRAKES, BRAKES, GEARBOX, GEARBOX, BODY, BODY, ENGINE, ENGINE],
        *[SUSPENSION, SUSPENSION],
    ]


@pytest.mark.parametrize(("roll", "lost", "gone"), [(4, {"tyres": 6}, ""), (12, {}, "harm")])
def test_what_is_gone_cannot_be_harmed_and_the_last_point_is_the_end(
    roll: int, lost: dict[str, int], gone: str
) -> None:
    """Ruling E77."""
    g = street(
        car(2002, gear=2, driver=OKSANA), car(2005, tyres=0 if not gone else 6, body=1 if gone else 3), car(2090)
    )
    drives(g, ANA, 2, 2, SAFE, SAFE, black(roll))
    go(g, ANA, 2004, braked=0)
    answer(g, ANA, "harm", rival=BEN)

    assert out(g, BEN) == gone
    assert gone or wear(g, BEN) == lost


def test_pavels_engine_fails_on_one_to_three_and_in_the_rain_on_one_or_two() -> None:
    """Rule 16 (street race): where others' fail on four and three."""
    for weather, limit, others in (("good", 3, 4), ("rain", 2, 3)):
        g = street(car(2002), car(2090, driver=TUCK), weather=weather)
        limits = [g.g.variant.fails(g.g, one, ENGINE, one.at, others) for one in g.cars]
        assert limits == [limit, others]


def test_celine_has_the_weather_rolled_again_and_the_second_roll_counts() -> None:
    """Rule 16 (street race), ruling E78: before the race and when it turns."""
    g = street(car(2002, driver=CELINE), car(2090), weather="changeable")
    g.g.setup = {**g.g.setup, "weather": True}
    dice(g, black(3), black(20))
    change_weather(g.g)
    assert asked(g) == [(ANA, "repeat-weather")]
    assert g.g.is_wet()
    answer(g, ANA, "repeat")

    assert (g.g.weather, len(told(g, "weather"))) == (0, 2)


def test_in_the_rain_all_slide_three_spaces_and_celine_one() -> None:
    """Rule 16 (street race), ruling E69: on hard tyres, as with types of tyres."""
    for driver, spaces in ((TUCK, 3), (CELINE, 1)):
        g = street(car(1019, gear=2, driver=driver), car(2090), weather="rain")
        drives(g, ANA, 2, 2)
        go(g, ANA, 1021, braked=0)
        assert asked(g) == [(ANA, "move")]
        assert max(label["spaces"] for label in labels(g, ANA)) == spaces


def test_tuck_has_four_points_back_at_the_line() -> None:
    """Rule 16 (street race): two at a time."""
    g = street(car(2100, gear=3, brakes=0, body=1, driver=TUCK), car(2050))
    drives(g, ANA, 3, 4)
    go(g, ANA, 2001)
    answer(g, ANA, "repair", parts=["brakes", "brakes"])
    answer(g, ANA, "repair", parts=["brakes", "body"])

    assert (asked(g), wear(g, ANA)) == ([], {"body": 1})


def test_whoever_collides_with_odo_rolls_twice() -> None:
    """Rule 16 (street race), ruling E79: the one beside him as the one who comes to him."""
    g = street(car(2002, gear=2, driver=ODO), car(2005), car(2090))
    drives(g, ANA, 2, 2, *[SAFE] * 3)
    go(g, ANA, 2004, braked=0)
    assert [event["seat"] for event in g.g.events() if event["kind"] == "check"] == [BEN, BEN, ANA]

    comes = street(car(2002, gear=2), car(2005, driver=ODO), car(2090))
    drives(comes, ANA, 2, 2, *[SAFE] * 3)
    go(comes, ANA, 2004, braked=0)
    assert [event["seat"] for event in comes.g.events() if event["kind"] == "check"] == [BEN, ANA, ANA]


def test_lady_farrow_goes_first_of_level_cars_and_on_the_grid() -> None:
    """Rule 16 (street race), ruling E79: whatever the gears; level rolls for the grid are hers."""
    g = street(car(1010, gear=6), car(3010, gear=1, driver=FARROW), car(2009, gear=6))
    assert order_of_play(g.g) == [BEN, ANA, CLEO]

    dice(g, black(9), black(9), black(12))
    assert grid_rolls(g.g, [ANA, BEN, CLEO]) == [CLEO, BEN, ANA]


def test_kai_drops_debris_where_he_came_from_once_a_lap() -> None:
    """Rule 16 (street race), ruling E80: on the space that he has left."""
    g = street(car(2002, gear=2, driver=KAI), car(2090))
    drives(g, ANA, 2, 2)
    go(g, ANA, 2004, braked=0)
    assert asked(g) == [(ANA, "drop-debris")]
    answer(g, ANA, "drop", space=2002)
    assert (markers(g), g.cars[ANA].dropped) == ([2002], 1)

    run(g, step("Turn", ANA))
    dice(g, die(2, 2))
    choose_gear(g, ANA, 2)
    answer(g, ANA, "keep")
    go(g, ANA, 2006, braked=0)
    assert asked(g) == []


@pytest.mark.parametrize(("number", "roll", "lost"), [(2, 3, {}), (2, 2, {"suspension": 1}), (3, 3, {"suspension": 1})])
def test_kai_fears_debris_less_where_his_move_ends(number: int, roll: int, lost: dict[str, int]) -> None:
    """Rule 16 (street race), ruling E80: there it costs him a point on 1 and 2 only."""
    g = street(car(2002, gear=2, driver=KAI, dropped=1), car(2090), debris=(2004,))
    drives(g, ANA, 2, number, black(roll))
    go(g, ANA, 2002 + number, braked=0, markers=[2004])

    assert wear(g, ANA) == lost


def test_nadia_may_add_three_spaces_to_her_nitro() -> None:
    """Rule 16 (street race): or not."""
    g = street(car(2002, gear=2, driver=NADIA), car(2090))
    turn(g, ANA, die(2, 3), gear=2)

    assert [label.get("spaces") for label in labels(g, ANA)] == [None, 2, 5]
    answer(g, ANA, "nitro", spaces=5)
    assert max(label["spaces"] for label in labels(g, ANA)) == 8


# ---- bots ------------------------------------------------------------------------------------------------------------


def test_greedy_drivers_use_nitro_and_come_home() -> None:
    """And what their drivers can do, where it hurts nobody but others."""
    home = used = 0
    for seed in range(3):
        table = GAME.new(5, {"race": "street", "circuit": "pine_harbour", "laps": "2"}, seed=seed)
        bots = [make_bot("greedy", seed, seat) for seat in range(5)]
        while table.outcome() is None:
            seat = table.open_seats()[0]
            table.answer(seat, bots[seat].choose(table, seat))
        assert isinstance(table, Race)
        home += sum(1 for one in table.cars if not one.out)
        used += sum(1 for event in table.events() if event["kind"] == "nitro")
    assert home >= 12
    assert used >= 15


def test_nitro_is_kept_where_it_would_lead_out_of_a_corner_too_soon() -> None:
    """And used on a straight that is long enough."""
    for space, gear, number, best in ((2003, 3, 6, "nitro"), (2040, 2, 3, "keep")):
        g = street(car(space, gear=gear), car(1050))
        turn(g, ANA, die(gear, number), gear=gear)
        options = g.g.options(ANA)
        scores = GAME.judge.scores(g.g, ANA, options)
        assert labels(g, ANA)[scores.index(max(scores))]["kind"] == best
