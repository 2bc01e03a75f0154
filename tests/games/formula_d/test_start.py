"""Setup, the grid, the start, the order of play, the end."""

import pytest

from paddock.games.formula_d import GAME
from paddock.games.formula_d.circuits import circuit
from paddock.games.formula_d.rules.round import order_of_play
from paddock.games.formula_d.rules.ways import FINISH_WAY, Search, Ways
from paddock.games.formula_d.state import Race
from paddock.kernel.options import Value, checked
from paddock.kernel.playout import play_randomly
from tests.every_game.kit import player_of
from tests.games.formula_d.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    SAFE,
    Scene,
    answer,
    asked,
    black,
    car,
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
    where,
)


def new(seats: int, *rolls: int, **setup: Value) -> Scene:
    """A race that is set up with these dice."""
    g = Race()
    g.prepare(GAME, seats, checked(GAME.options, setup), 1, False)
    g.chance.load(list(rolls))
    g.begin(step("SetUp"))
    return Scene(g)


# ---- setup -----------------------------------------------------------------------------------------------------------


def test_the_highest_roll_takes_pole_position() -> None:
    """Rules 2.2 and 2.3: on Monaco the left lane, two spaces before the line."""
    g = new(3, black(5), black(17), black(11), black(1), black(1), black(1), black(2), die(1, 1))

    assert told(g, "grid") == [{"circuit": "monaco", "laps": 2, "order": [BEN, CLEO, ANA]}]
    assert [roll["roll"] for roll in told(g, "grid-roll")] == [5, 17, 11]
    assert (where(g, BEN), where(g, CLEO), where(g, ANA)) == (1167, 3161, 1164)


def test_tied_drivers_roll_again_among_themselves() -> None:
    """Rule 2.2, ruling E51: as often as needed, for the places they tied for."""
    first = [black(9), black(20), black(9), black(9)]
    g = new(4, *first, black(3), black(3), black(12), black(1), black(2), *[black(1)] * 4, black(2), die(1, 1))

    assert told(g, "grid")[0]["order"] == [BEN, DAN, CLEO, ANA]


def test_a_car_has_twenty_points() -> None:
    """Rule 1: tyres 6, brakes, gearbox, body and engine 3, suspension 2."""
    g = new(2, black(9), black(8), black(1), black(1), black(2), die(1, 1))

    assert g.cars[ANA].full == [6, 3, 3, 3, 3, 2]
    assert g.cars[ANA].gear == 0 or told(g, "start-roll")


def test_a_slot_inside_a_corner_counts_as_all_stops_made() -> None:
    """Rule 2.4."""
    found = 0
    for name in GAME.option("circuit").values:  # type: ignore[attr-defined]
        table = GAME.new(10, {"circuit": name}, seed=2)
        assert isinstance(table, Race)
        board = table.circuit
        late = [car for car in table.cars if car.gear == 0 and car.at >= 0 and board.corner_at[car.at]]
        assert all(car.stops == board.stops[board.corner_at[car.at]] for car in late)
        found += len(late)
    assert found > 0


def test_a_built_car_has_twenty_points_at_least_one_of_each() -> None:
    """Rule 1 (free build): tyres at most 14, every other part at most 7."""
    table = GAME.new(2, {"cars": "built"}, seed=1)
    assert isinstance(table, Race)
    scene = Scene(table)
    assert asked(scene) == [(ANA, "build-car"), (BEN, "build-car")]
    assert [label["points"] for label in labels(scene, ANA)] == list(range(1, 15))
    assert table.question(ANA)["args"]["most"] == [14, 7, 7, 7, 7, 7]
    for part, points in (("tyres", 10), ("brakes", 5), ("gearbox", 1), ("body", 1)):
        answer(scene, ANA, "points", part=part, points=points)
    assert [label["points"] for label in labels(scene, ANA)] == [1, 2]
    answer(scene, ANA, "points", points=2)
    for points in (1, 3, 3, 4, 4):
        answer(scene, BEN, "points", points=points)

    assert [car.full for car in table.cars] == [[10, 5, 1, 1, 2, 1], [1, 3, 3, 4, 4, 5]]


# ---- start -----------------------------------------------------------------------------------------------------------


def test_a_one_stalls_the_car(manner: str) -> None:
    """Rule 3: no move and no checks; in the next round it starts in first gear without another roll."""
    g = race(car(2080, gear=0), car(2081))
    turn(g, ANA, black(1))
    assert (where(g, ANA), g.cars[ANA].stalled, told(g, "check")) == (2080, True, [])

    dice(g, die(1, 1), SAFE, SAFE)
    run(g, step("Turn", ANA))
    assert told(g, "rolled") == [{"gear": 1, "roll": 1}]
    assert not g.cars[ANA].stalled


@pytest.mark.parametrize("roll", [2, 19])
def test_a_normal_start_is_in_first_gear(manner: str, roll: int) -> None:
    """Rule 3."""
    g = race(car(2080, gear=0), car(1030))
    turn(g, ANA, black(roll), die(1, 2))

    assert g.cars[ANA].gear == 1
    assert told(g, "rolled") == [{"gear": 1, "roll": 2}]
    assert asked(g) == [(ANA, "move")]


def test_a_twenty_moves_four_spaces_at_once(manner: str) -> None:
    """Rule 3: the gear is first; lanes may be changed to pass cars."""
    g = race(car(2080, gear=0), car(2081))
    turn(g, ANA, black(20))

    assert told(g, "rolled") == []
    assert max(label["spaces"] for label in labels(g, ANA)) == 4
    go(g, ANA, 2083, braked=0)
    assert g.cars[ANA].gear == 1
    run(g, step("Turn", ANA))
    assert [label["gear"] for label in labels(g, ANA)] == [1, 2]


def test_a_great_start_blocked_by_cars_is_a_move_like_others(manner: str) -> None:
    """Ruling E10."""
    g = race(car(2080, gear=0), car(2081), car(1081), car(3080))
    turn(g, ANA, black(20), *[SAFE] * 6)

    assert (where(g, ANA), wear(g, ANA)) == (2080, {"brakes": 3, "tyres": 1})


# ---- order -----------------------------------------------------------------------------------------------------------


def test_the_car_furthest_ahead_goes_first_laps_included() -> None:
    """Rule 4, ruling E25."""
    g = race(car(2010), car(2050), car(2005, lines=2), car(2090, lines=0))

    assert order_of_play(g.g) == [CLEO, BEN, ANA, DAN]


def test_of_level_cars_the_higher_gear_goes_first() -> None:
    """Rule 4; ruling E29: a stalled car has gear 0."""
    assert order_of_play(race(car(1010, gear=2), car(3010, gear=4)).g) == [BEN, ANA]
    assert order_of_play(race(car(1010, gear=4), car(3010, gear=2)).g) == [ANA, BEN]
    assert order_of_play(race(car(1010, gear=1), car(3010, gear=0, stalled=True)).g) == [ANA, BEN]


def test_of_level_cars_in_the_same_gear_the_one_nearer_the_inside_goes_first() -> None:
    """Rule 4: of the next corner on a straight; ruling E26: behind the last one of the first."""
    assert order_of_play(race(car(1010), car(3010)).g) == [BEN, ANA]  # a right corner comes
    assert order_of_play(race(car(1028), car(3026)).g) == [ANA, BEN]  # a left one
    assert order_of_play(race(car(1090), car(3090)).g) == [BEN, ANA]  # the first corner, beyond the line


def test_at_a_red_line_the_corner_of_the_car_in_it_decides() -> None:
    """Ruling E34: at the entry as at the exit."""
    assert order_of_play(race(car(1020), car(3020)).g) == [BEN, ANA]
    # Behind corner 1, a right one, the next corner bends left; the car still in it is level with one beyond.
    assert order_of_play(race(car(1024), car(3022)).g) == [BEN, ANA]


@pytest.mark.parametrize(
    ("where", "spaces", "first"),
    [
        ("sebring", (1012, 3014), ANA),  # a left corner
        ("zeltweg", (1013, 3013), BEN),  # a right one
        ("sebring", (1024, 3027), ANA),  # a chicane: first left,
        ("sebring", (1027, 3029), BEN),  # then right
    ],
)
def test_of_cars_abreast_in_a_corner_the_one_inside_the_bend_goes_first(
    where: str, spaces: tuple[int, int], first: int
) -> None:
    """Rule 4: of the current corner, as it bends there; but the higher gear comes before that."""

    def order(*gears: int) -> list[int]:
        return order_of_play(race(*[car(at, gear=gear) for at, gear in zip(spaces, gears)], where=where).g)

    assert order(3, 3) == [first, 1 - first]
    assert order(4, 3) == [ANA, BEN]
    assert order(3, 4) == [BEN, ANA]


def test_three_cars_abreast_in_a_corner_go_from_the_inside_out() -> None:
    """Rule 4: on Zeltweg's first corner, a right one."""
    g = race(car(1015), car(2015), car(3014), where="zeltweg")

    assert order_of_play(g.g) == [CLEO, BEN, ANA]


def test_of_two_cars_in_one_box_the_higher_gear_goes_first() -> None:
    """Ruling E45: then the lower number; cars 0 and 5 drive for the same team."""
    others = [car(1030 + n) for n in range(4)]
    for gears, first in (((3, 4), 5), ((4, 3), 0), ((4, 4), 0)):
        g = race(car(9004, pit="box", gear=gears[0]), *others, car(9004, pit="box", gear=gears[1]))
        assert order_of_play(g.g)[0] == first


def test_overtaking_in_a_round_does_not_change_its_order(manner: str) -> None:
    """Rule 4: fixed at the beginning."""
    g = race(car(2080, gear=1), car(1079, gear=4))
    dice(g, die(1, 1), die(4, 12))
    run(g, step("Round"))
    answer(g, ANA, "gear", gear=1)
    go(g, ANA, 2081, braked=0)

    assert g.g.order == [ANA, BEN]
    assert asked(g) == [(BEN, "gear")]


def test_the_middle_lane_lies_half_a_space_off() -> None:
    """Rule 4: never level with an outer lane on a straight."""
    assert order_of_play(race(car(1010, gear=6), car(2011, gear=1)).g) == [BEN, ANA]


# ---- end -------------------------------------------------------------------------------------------------------------


def test_whoever_crosses_the_line_first_wins_however_far_beyond_it(manner: str) -> None:
    """Rule 14, ruling E37: the car ends on the first space past the line and leaves the track at once."""
    g = race(car(2101, gear=2, lines=2), car(2085, gear=5, lines=2))
    turn(g, ANA, die(2, 4), gear=2)
    go(g, ANA, 2001)
    turn(g, BEN, die(5, 19), gear=5)
    go(g, BEN, 2001)

    assert [one.place for one in g.cars] == [1, 2]
    run(g, step("EndOfRound"))
    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("all-home", [1, 2])


def test_debris_before_the_last_line_may_still_be_the_end(manner: str) -> None:
    """Ruling E37: it is checked before the car has finished."""
    g = race(car(2101, gear=2, lines=2, suspension=1), car(2050), debris=(2102, 1102, 3101))
    turn(g, ANA, die(2, 4), black(1), gear=2)
    go(g, ANA, 2001, markers=[2102])

    assert (out(g, ANA), told(g, "finished")) == ("debris", [])


def test_the_marker_of_a_skip_lies_on_the_space_behind_the_last_line(manner: str) -> None:
    """Ruling E37: and whoever stands there is neither checked nor checks."""
    g = race(car(2103, gear=5, lines=2), car(1001), car(2002))
    turn(g, ANA, die(1, 1), gear=1)
    go(g, ANA, 2001)

    assert (g.cars[ANA].place, markers(g), told(g, "check")) == (1, [2001], [])


def test_the_race_goes_on_until_all_have_finished_or_are_out(manner: str) -> None:
    """Rule 14."""
    g = race(car(2101, gear=2, lines=2), car(2020, gear=2))
    turn(g, ANA, die(2, 4), gear=2)
    go(g, ANA, 2001)
    run(g, step("EndOfRound"))

    assert g.g.outcome() is None
    assert asked(g) == [(BEN, "gear")]


def test_laps_are_counted_by_the_line() -> None:
    """Rulings E18 and E33: the grid lies before it; a race of two laps ends with the third crossing."""
    g = race(car(2102, gear=2, lines=0), car(1030))
    turn(g, ANA, die(2, 3), gear=2)
    go(g, ANA, 2002)

    assert (g.cars[ANA].lines, g.cars[ANA].place) == (1, 0)
    assert told(g, "crossed-line") == [{"lap": 1, "laps": 2}]


def test_the_later_out_the_better_and_behind_all_that_finish(manner: str) -> None:
    """Rule 14."""
    g = race(car(1042, gear=4, brakes=0), car(2042, gear=4, brakes=0), car(2101, gear=2, lines=2))
    turn(g, ANA, die(4, 12), gear=4)
    turn(g, CLEO, die(2, 4), gear=2)
    go(g, CLEO, 2001)
    turn(g, BEN, die(4, 12), gear=4)
    run(g, step("EndOfRound"))

    assert [one.place for one in g.cars] == [3, 2, 1]


def test_if_nobody_finishes_the_ranking_stands(manner: str) -> None:
    """Rule 14."""
    g = race(car(1042, gear=4, brakes=0), car(2042, gear=4, brakes=0))
    turn(g, ANA, die(4, 12), gear=4)
    turn(g, BEN, die(4, 12), gear=4)
    run(g, step("EndOfRound"))

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("nobody-finished", [2, 1])


def test_an_overshoot_over_the_last_line_is_charged_up_to_there() -> None:
    """Ruling E24: on Monaco the line is 18 spaces from the last corner in the right lane."""
    board = circuit("monaco")
    search = Search(board, [0] * board.spaces, board.named(3145))
    search.last_lap = True
    search.most = 30
    ways = Ways(search)
    home = [
        point for point in range(len(ways.at)) if ways.kind[point] == FINISH_WAY and ways.at[point] == board.named(3001)
    ]

    assert [(ways.length[point], ways.over[point]) for point in home] == [(19, 19)]


def test_a_random_race_ends_with_every_car_home_or_out() -> None:
    """Rule 15: and each of those that are out has a reason."""
    table = GAME.new(6, {"circuit": "zandvoort"}, seed=5)
    play_randomly(table, player_of(3))
    assert isinstance(table, Race)

    assert sorted(one.place for one in table.cars) == [1, 2, 3, 4, 5, 6]
    assert all(one.at < 0 for one in table.cars)
    assert EVA == 4
