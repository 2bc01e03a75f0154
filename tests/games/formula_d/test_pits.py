"""The pits: turning in, waiting, fresh tyres, and out again. On the ring they are entered from 3092 and 3093."""

import pytest

from paddock.games.formula_d.rules.round import order_of_play
from tests.games.formula_d.make import (
    ANA,
    BEN,
    CLEO,
    EVA,
    FAY,
    SAFE,
    Scene,
    answer,
    asked,
    black,
    car,
    dice,
    die,
    free,
    go,
    labels,
    race,
    run,
    step,
    told,
    turn,
    wear,
    where,
)


def pit_ends(g: Scene, seat: int = ANA) -> set[tuple[str, int]]:
    return {(label["ends"], label["to"]) for label in labels(g, seat) if label["to"] > 9000}


def test_a_car_may_turn_in_at_the_end_of_a_lap(manner: str) -> None:
    """Rule 13: nobody has to; pit-lane spaces count as spaces of the move."""
    g = race(car(3090, gear=2), car(1030))

    turn(g, ANA, die(2, 4), gear=2)

    assert pit_ends(g) == {("drive", 9001), ("drive", 9002)}
    assert 3094 in free(g, ANA)


@pytest.mark.parametrize("lines", [0, 2])
def test_not_before_a_lap_is_driven_and_not_in_the_last_one(manner: str, lines: int) -> None:
    """Rule 13, ruling E33."""
    g = race(car(3090, gear=2, lines=lines), car(1030))

    turn(g, ANA, die(2, 4), gear=2)

    assert pit_ends(g) == set()


def test_the_roll_need_only_reach_the_box_and_the_rest_is_lost(manner: str) -> None:
    """Rule 13: distance to the first of the team's two spaces, and one for the box."""
    g = race(car(3092, gear=3, tyres=1), car(1030))

    # 9001 and 9002, 9003 is the first space of team 0, and one more.
    turn(g, ANA, die(3, 8), black(20), gear=3)
    answer(g, ANA, "move", ends="box")

    assert g.cars[ANA].pit == 2
    assert wear(g, ANA) == {}
    assert told(g, "fresh-tyres") == [{"points": 6}]


def test_a_roll_that_is_just_too_small_stands_before_the_box(manner: str) -> None:
    """Rule 13: it goes on in the next turn, and must use its box once."""
    g = race(car(3093, gear=2, tyres=1), car(1030))
    turn(g, ANA, die(2, 3), gear=2)
    answer(g, ANA, "move", to=9003)
    assert (where(g, ANA), wear(g, ANA)) == (9003, {"tyres": 5})

    turn(g, ANA, die(2, 2), black(20), gear=2)
    assert (g.cars[ANA].pit, wear(g, ANA)) == (2, {})


def test_in_the_pit_lane_gears_are_free(manner: str) -> None:
    """Rule 13: up at most one, down as far as wanted."""
    g = race(car(9001, gear=6, pit="entering", gearbox=0), car(1030))
    run(g, step("Turn", ANA))

    assert [label["gear"] for label in labels(g, ANA)] == [1, 2, 3, 4, 5, 6]
    dice(g, die(1, 1))
    answer(g, ANA, "gear", gear=1)
    assert wear(g, ANA) == {"gearbox": 3}


def test_behind_another_car_one_waits_without_cost(manner: str) -> None:
    """Rule 13, ruling E38: a way that has reached the pit lane is never blocked."""
    g = race(car(9001, gear=3, pit="entering"), car(9003, pit="entering", gear=1))
    turn(g, ANA, die(3, 8), gear=3)

    assert (where(g, ANA), wear(g, ANA)) == (9002, {})
    assert told(g, "waits", ANA) == [{}]
    assert told(g, "check") == []


def test_the_lane_is_closed_while_its_first_space_is_taken(manner: str) -> None:
    """Ruling E38."""
    g = race(car(3090, gear=2), car(9001, pit="entering"))
    turn(g, ANA, die(2, 4), gear=2)

    assert pit_ends(g) == set()


def test_there_is_no_braking_in_the_pit_lane(manner: str) -> None:
    """Ruling E38."""
    g = race(car(3092, gear=2), car(1030))
    turn(g, ANA, die(2, 2), gear=2)

    assert all(label["braked"] == 0 for label in labels(g, ANA) if label["to"] > 9000)


def test_a_blocked_car_need_not_turn_in(manner: str) -> None:
    """Ruling E38: it may pay the table instead."""
    g = race(car(3092, gear=2), car(3093), car(2092), car(2093))
    turn(g, ANA, die(2, 2), *[SAFE] * 9, gear=2)

    ends = {(label["to"], label["brakes"], label["blocked"]) for label in labels(g, ANA)}
    assert (3092, 2, 2) in ends
    assert any(to > 9000 and not brakes for to, brakes, _ in ends)


def test_an_overshooting_car_cannot_turn_in() -> None:
    """Ruling E19: the pit lane is another lane. On Monaco the entry is right behind the last corner."""
    g = race(car(3145, gear=3, tyres=14, brakes=0), car(2020), where="monaco")
    turn(g, ANA, die(3, 4), gear=3)

    assert told(g, "overshot") != []
    assert (asked(g), where(g, ANA) < 9000) == ([], True)

    stopped = race(car(3145, gear=3, tyres=14, brakes=0, stops=1), car(2020), where="monaco")
    turn(stopped, ANA, die(3, 4), gear=3)
    assert any(label["to"] > 9000 for label in labels(stopped, ANA))


@pytest.mark.parametrize(("roll", "to"), [(roll, 9003 + (roll + 1) // 2) for roll in range(1, 11)])
def test_the_first_space_out_of_the_box_is_the_front_one(manner: str, roll: int, to: int) -> None:
    """Rule 13: at once, half the black die, rounded up, in fourth gear; ruling E21."""
    g = race(car(9003, gear=2, pit="entering", tyres=1), car(1030))
    turn(g, ANA, die(2, 3), black(roll), *[SAFE] * 9, gear=2)

    assert (where(g, ANA), g.cars[ANA].gear, g.cars[ANA].pit) == (to, 4, 3)
    assert told(g, "pit-roll") == [{"roll": roll, "spaces": (roll + 1) // 2}]


def test_if_the_front_space_is_taken_the_rear_one_is_used(manner: str) -> None:
    """Ruling E21."""
    g = race(car(9004, gear=3, pit="box", restart=1), car(9004, pit="leaving"))
    turn(g, ANA, die(4, 7))

    assert (where(g, ANA), told(g, "waits", ANA)) == (9003, [{}])


def test_shut_in_a_car_stays_in_its_box(manner: str) -> None:
    """Ruling E44: it tries again in the next round, in fourth gear, without cost."""
    g = race(car(9004, gear=3, pit="box", restart=1), car(9004, pit="leaving"), car(9003, pit="leaving"))
    turn(g, ANA, die(4, 7))

    assert (g.cars[ANA].pit, g.cars[ANA].restart, wear(g, ANA)) == (2, 1, {})


def test_a_slow_stop_leaves_in_fourth_gear_next_round(manner: str) -> None:
    """Rule 13, rulings E32 and E49: without a choice."""
    g = race(car(9003, gear=2, pit="entering", tyres=1), car(1030))
    turn(g, ANA, die(2, 3), black(11), gear=2)
    assert (g.cars[ANA].pit, told(g, "pit-roll")) == (2, [{"roll": 11, "spaces": 0}])

    turn(g, ANA, die(4, 7))
    assert (where(g, ANA), g.cars[ANA].gear) == (9010, 4)


def test_a_quick_stop_that_ends_in_the_pit_lane_goes_on_in_any_gear_up_to_fifth(manner: str) -> None:
    """Ruling E49: up by one from fourth, down as far as wanted."""
    g = race(car(9003, gear=2, pit="entering", tyres=1), car(1030))
    turn(g, ANA, die(2, 3), black(1), gear=2)
    run(g, step("Turn", ANA))

    assert [label["gear"] for label in labels(g, ANA)] == [1, 2, 3, 4, 5]


def test_after_a_slow_stop_lower_gears_are_an_option(manner: str) -> None:
    """Ruling E49, the official reading."""
    g = race(car(9003, gear=2, pit="entering", tyres=1), car(1030), slow_stop="any")
    turn(g, ANA, die(2, 3), black(11), gear=2)
    run(g, step("Turn", ANA))

    assert [label["gear"] for label in labels(g, ANA)] == [1, 2, 3, 4]


def test_out_of_the_pits_the_car_crosses_the_line_and_is_an_ordinary_car(manner: str) -> None:
    """Rule 13, ruling E38: braking and the table hold again on the track."""
    g = race(car(9013, gear=3, pit="leaving"), car(1030))
    turn(g, ANA, die(3, 4), *[SAFE] * 3, gear=3)
    assert {label["to"] for label in labels(g, ANA) if label["braked"]} != set()
    go(g, ANA, 3006)

    assert (g.cars[ANA].lines, g.cars[ANA].pit) == (2, 0)
    assert told(g, "crossed-line") == [{"lap": 2, "laps": 2}]
    assert told(g, "pit") == [{"where": "track"}]


def test_cars_in_the_pits_neither_collide_nor_check_engines(manner: str) -> None:
    """Rules 12.1 and 12.3, rulings E17 and E22."""
    g = race(car(9002, gear=5, pit="entering"), car(9004, gear=5, pit="leaving"), car(1030, gear=5))
    turn(g, ANA, die(5, 20), black(20), gear=5)

    assert [event["seat"] for event in g.g.events() if event["kind"] == "check"] == [CLEO]


def test_both_cars_of_a_team_may_stand_in_their_box() -> None:
    """Ruling E20: cars 0 and 5 drive for team 0."""
    cars = [car(1030 + n) for n in range(4)]
    g = race(car(9004, pit="box", restart=1), *cars, car(9003, gear=2, pit="entering", tyres=1))
    turn(g, FAY, die(2, 3), black(20), gear=2)

    assert [g.cars[seat].pit for seat in (ANA, FAY)] == [2, 2]


def test_pit_cars_play_after_the_track_cars_beyond_the_entry_and_before_the_others() -> None:
    """Rule 4, ruling E45: front before rear, a box just behind a car on its front space."""
    g = race(car(9003, pit="entering"), car(9004, pit="leaving"), car(9004, pit="box"), car(3094), car(3093))

    assert order_of_play(g.g) == [3, 1, 2, 0, 4]


def test_no_marker_lies_in_the_pit_lane(manner: str) -> None:
    """Ruling E53: of a skip of three gears on the way in."""
    g = race(car(3092, gear=5), car(1030))
    turn(g, ANA, die(1, 2), gear=1)
    answer(g, ANA, "move", to=9002)

    assert (wear(g, ANA), g.g.debris) == ({"gearbox": 1, "brakes": 1, "engine": 1}, [])
    assert BEN == 1


def test_a_box_is_used_once_and_then_the_lane_leads_out(manner: str) -> None:
    """Rule 13: no driving through, no second stop."""
    g = race(car(9003, gear=3, pit="leaving"), car(1030))
    turn(g, ANA, die(3, 4), gear=3)

    assert (where(g, ANA), g.cars[ANA].pit) == (9007, 3)


def test_a_quick_exit_is_a_whole_move(manner: str) -> None:
    """Rule 13: a way of the driver's choice, the line, slipstream, debris, and collisions at the end."""
    others = [car(3006, gear=4, lines=2), car(3008, lines=2), car(1040), car(1041)]
    g = race(*others, car(9011, gear=3, pit="entering", tyres=1), debris=(3007,))

    # One space into the box; then five out of it, of which two are on the track.
    turn(g, EVA, die(3, 4), black(9), black(4), SAFE, SAFE, gear=3)
    assert (g.cars[EVA].gear, told(g, "pit-roll")) == (4, [{"roll": 9, "spaces": 5}])
    assert asked(g) == [(EVA, "move")]
    assert {label["to"] for label in labels(g, EVA) if label["braked"]} != set()
    go(g, EVA, 3005, braked=0)
    assert (g.cars[EVA].lines, g.cars[EVA].pit) == (2, 0)
    assert told(g, "crossed-line", EVA) == [{"lap": 2, "laps": 2}]

    assert asked(g) == [(EVA, "slipstream")]
    answer(g, EVA, "move", to=3007, braked=0)

    assert [move["how"] for move in told(g, "moved", EVA)] == ["drive", "pit-exit", "slipstream"]
    checks = [(event["seat"], event["args"]["part"]) for event in g.g.events() if event["kind"] == "check"]
    assert checks == [(EVA, "suspension"), (BEN, "body"), (EVA, "body")]
    assert (where(g, EVA), wear(g, EVA), asked(g)) == (3007, {"suspension": 1}, [])


def test_a_race_of_three_laps_has_two_pit_stops(manner: str) -> None:
    """Rules 13 and 16 (three laps): at the end of each lap but the last, with fresh tyres each time."""
    g = race(car(3093, gear=3, tyres=2), car(1030, lines=2), laps=3)
    for lap in (1, 2):
        assert g.cars[ANA].lines == lap
        turn(g, ANA, die(3, 8), black(11), gear=3)
        answer(g, ANA, "move", ends="box")
        assert (len(told(g, "fresh-tyres", ANA)), wear(g, ANA)) == (lap, {})
        turn(g, ANA, die(4, 12))
        go(g, ANA, 3005, braked=0)
        put(g, ANA, 3093, tyres=3)

    assert g.cars[ANA].lines == 3
    turn(g, ANA, die(3, 8), gear=3)
    assert pit_ends(g) == set()


def put(g: Scene, seat: int, space: int, tyres: int) -> None:
    """The rest of a lap: the car stands elsewhere, and has so many tyres left."""
    one = g.cars[seat]
    one.at = g.g.circuit.named(space)
    one.gear = 3
    one.wear = [tyres, *one.wear[1:]]
