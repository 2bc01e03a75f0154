"""The optional rules: weather, tyre types, technical stops, teams, qualifying; and the beginners' game."""

from typing import Any

import pytest

from paddock.games.formula_d import GAME
from paddock.games.formula_d.rules.checks import fails_up_to
from paddock.games.formula_d.rules.pits import PAIRS
from paddock.games.formula_d.rules.qualifying import grid_by_laps, lap_points
from paddock.games.formula_d.rules.tyres import bonus, price_factor, slide
from paddock.games.formula_d.rules.weather import change_weather, chart
from paddock.games.formula_d.state import BODY, ENGINE, SUSPENSION, WEATHERS, Race
from paddock.kernel.playout import play_randomly
from tests.every_game.kit import player_of
from tests.games.formula_d.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FAY,
    SAFE,
    Made,
    Scene,
    answer,
    asked,
    black,
    car,
    dice,
    die,
    free,
    go,
    kinds,
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

# ---- weather ---------------------------------------------------------------------------------------------------------


def test_the_chart_says_what_the_weather_is() -> None:
    """Rule 16 (weather), ruling E52: Monaco's chart where a circuit has none."""
    g = race(car(2005), car(2010))

    assert [WEATHERS[chart(g.g, roll)] for roll in (1, 7, 8, 12, 13, 20)] == [
        "rain",
        "rain",
        "changeable",
        "changeable",
        "good",
        "good",
    ]


@pytest.mark.parametrize(
    ("now", "roll", "then"),
    [
        ("changeable", 1, "rain-changeable"),
        ("changeable", 8, "changeable"),
        ("changeable", 13, "good"),
        ("rain-changeable", 1, "rain"),
        ("rain-changeable", 13, "changeable"),
        ("good", 1, "good"),
        ("rain", 20, "rain"),
    ],
)
def test_changeable_weather_moves_a_row(now: str, roll: int, then: str) -> None:
    """Rule 16 (weather): good weather and rain stay for the whole race."""
    g = race(car(2005), car(2010), weather=now)
    dice(g, black(roll))
    change_weather(g.g)

    assert WEATHERS[g.g.weather] == then


def test_the_number_that_heats_engines_turns_the_weather_at_once(manner: str) -> None:
    """Rules 16 (weather) and 16 (order): before the move."""
    g = race(car(2066, gear=5, brakes=0), car(1030), weather="changeable")
    turn(g, ANA, die(5, 20), black(3), SAFE, gear=5)

    assert told(g, "weather") == [{"roll": 3, "weather": "rain-changeable"}]


def test_rain_changes_the_checks() -> None:
    """Rule 16 (rain): collision 1-2, engine 1-3, suspension 1-5."""
    dry, wet = race(car(2005), car(2010)), race(car(2005), car(2010), weather="rain-changeable")

    assert [fails_up_to(dry.g, part) for part in (BODY, ENGINE, SUSPENSION)] == [1, 4, 4]
    assert [fails_up_to(wet.g, part) for part in (BODY, ENGINE, SUSPENSION)] == [2, 3, 5]


# ---- tyre types ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "weather", "factors", "sliding", "extra"),
    [
        ("hard", "good", [1, 1, 1], 0, 0),
        ("hard", "rain", [1, 1, 1], 3, 0),
        ("soft", "good", [2, 2, 3], 0, 1),
        ("soft", "rain", [2, 2, 3], 3, 0),
        ("rain", "good", [2, 2, 3], 0, 0),
        ("rain", "rain", [1, 1, 1], 1, 0),
    ],
)
def test_the_table_of_tyres(kind: str, weather: str, factors: list[int], sliding: int, extra: int) -> None:
    """Rule 16 (tyre types), ruling E55: by the age of the set in laps, the first being that for which it was fitted."""
    found = []
    for lap in (1, 2, 3):
        g = race(car(2005, tyre_type=kind, lines=lap), car(2010), weather=weather, tyre_types=True)
        found.append(price_factor(g.g, g.cars[ANA]))
        assert bonus(g.g, g.cars[ANA]) == (extra if lap == 1 else 0)
        assert slide(g.g, g.cars[ANA]) == sliding

    assert found == factors


def test_without_the_option_all_tyres_are_alike() -> None:
    """Rule 16 (tyre types)."""
    g = race(car(2005, tyre_type="soft"), car(2010), weather="rain")

    assert (price_factor(g.g, g.cars[ANA]), slide(g.g, g.cars[ANA]), bonus(g.g, g.cars[ANA])) == (1, 0, 0)


def test_the_factor_is_applied_before_anything_else(manner: str) -> None:
    """Ruling E31: a doubled price meets the floor of the tyres."""
    g = race(car(3020, gear=3, tyres=5, brakes=0, tyre_type="soft", lines=2), car(2090), tyre_types=True)
    turn(g, ANA, die(3, 4), gear=3)

    assert (wear(g, ANA)["tyres"], g.cars[ANA].spun) == (6, True)


def test_a_car_slides_on_after_touching_a_corner(manner: str) -> None:
    """Rule 16 (tyre types), ruling E43: once, three spaces in the rain, one on rain tyres; they may be braked away."""
    g = race(car(1019, gear=2, tyre_type="rain"), car(2090), tyre_types=True, weather="rain")
    turn(g, ANA, die(2, 2), *[SAFE] * 3, gear=2)
    go(g, ANA, 1021, braked=0)

    assert asked(g) == [(ANA, "move")]
    assert free(g, ANA) == {1022, 2022}
    go(g, ANA, 1021)
    assert (where(g, ANA), wear(g, ANA), g.cars[ANA].stops) == (1021, {"brakes": 1}, 1)


def test_after_braking_nothing_slides(manner: str) -> None:
    """Ruling E43."""
    g = race(car(1019, gear=2), car(2090), tyre_types=True, weather="rain")
    turn(g, ANA, die(2, 3), *[SAFE] * 3, gear=2)
    go(g, ANA, 1021)

    assert asked(g) == []


def test_on_a_straight_nothing_slides(manner: str) -> None:
    """Ruling E43: a space of a corner must have been entered."""
    g = race(car(1003, gear=2), car(2090), tyre_types=True, weather="rain")
    turn(g, ANA, die(2, 3), *[SAFE] * 3, gear=2)
    go(g, ANA, 1006)

    assert asked(g) == []


def test_a_slide_goes_on_with_the_overshoot(manner: str) -> None:
    """Ruling E43: the same lane, the same charge."""
    g = race(car(3021, gear=2, tyre_type="rain"), car(2090), tyre_types=True, weather="rain")
    g.g.cars[ANA].at = g.g.circuit.named(3020)
    turn(g, ANA, die(2, 3), *[SAFE] * 3, gear=2)
    go(g, ANA, 3023, braked=0)
    go(g, ANA, 3024, braked=0)

    assert told(g, "overshot") == [{"spaces": 3, "tyres": 3}]


def test_fresh_soft_tyres_carry_a_space_further(manner: str) -> None:
    """Rule 16 (tyre types), ruling E60: once in a move, as the driver likes; it is not braked away."""
    g = race(car(1003, gear=2, tyre_type="soft"), car(2090), tyre_types=True)
    turn(g, ANA, die(2, 3), gear=2)
    go(g, ANA, 1006)
    assert asked(g) == [(ANA, "bonus")]
    assert kinds(g, ANA) == ["stay", "move", "move"]
    answer(g, ANA, "move", to=1007)

    assert (where(g, ANA), asked(g)) == (1007, [])


def carried_on(to: int, **more: Any) -> set[int]:
    """Where the extra space may lead that follows three spaces from 2003 to there."""
    g = race(car(2003, gear=2, tyre_type="soft"), car(2090), tyre_types=True, **more)
    turn(g, ANA, die(2, 3), gear=2)
    go(g, ANA, to, braked=0)
    return free(g, ANA)


def test_changes_of_lane_are_counted_through_the_extra_space() -> None:
    """Rules 6 and 7, ruling E61: it is part of the move, which does not return to a lane that it has left."""
    assert carried_on(2006) == {2007, 1006, 3006}
    assert carried_on(1005) == {1006}
    assert carried_on(3005) == {3006}


def test_under_version_1_the_extra_space_counted_its_changes_of_lane_anew() -> None:
    """Ruling E61: races that began so go on so."""
    assert carried_on(1005, version=1) == {1006, 2006}


def test_the_extra_space_leads_around_a_car_back_into_the_lane() -> None:
    """Ruling E61: except to pass a car."""
    g = race(car(1003, gear=2, tyre_type="soft"), car(1004), car(2090), tyre_types=True)
    turn(g, ANA, die(2, 2), *[SAFE] * 9, gear=2)
    go(g, ANA, 2005, braked=0)

    assert free(g, ANA) == {1005, 2006, 3005}


def test_a_marker_avoided_before_the_extra_space_is_passed_like_a_car() -> None:
    """Rulings E8 and E61: whoever entered it has no reason to change lanes."""
    g = race(car(1003, gear=2, tyre_type="soft"), car(2090), tyre_types=True, debris=(1005,))
    turn(g, ANA, die(2, 3), gear=2)
    go(g, ANA, 2006, markers=[], braked=0)
    assert free(g, ANA) == {2007, 1006, 3006}

    assert 1006 in carried_on(2006)
    through = race(car(1003, gear=2, tyre_type="soft"), car(2090), tyre_types=True, debris=(1005, 3001))
    turn(through, ANA, die(2, 3), gear=2)
    go(through, ANA, 1006, markers=[1005], braked=0)
    assert free(through, ANA) == {1007, 2007}


def slid(to: int, version: int | None = None) -> set[int]:
    """Where a slide of three spaces may lead after four from 1023, out of corner 1."""
    g = race(car(1023, gear=2, stops=1), car(2090), tyre_types=True, weather="rain", version=version)
    turn(g, ANA, die(2, 4), gear=2)
    go(g, ANA, to, braked=0)
    return free(g, ANA)


def test_changes_of_lane_are_counted_through_a_slide() -> None:
    """Rules 6 and 7, ruling E61: from the first space behind the corner on."""
    assert slid(1027) == {1030, 2029, 3027}  # along the left lane
    assert slid(2026) == {2029, 3027}  # from the left lane to the middle
    assert slid(3024) == {3027}  # from the left lane to the right
    assert slid(3024, version=1) == {3027, 2028, 1028}


def test_a_slipstream_counts_its_changes_of_lane_anew() -> None:
    """Rule 11, ruling E61: two in the roll, and up to two in the slipstream, back into lanes that were left."""
    g = race(car(1066, gear=4), car(3073, gear=4), car(1090))
    turn(g, ANA, die(4, 8), *[SAFE] * 9, gear=4)
    go(g, ANA, 3072, braked=0)

    assert asked(g) == [(ANA, "slipstream")]
    assert free(g, ANA) == {1075, 2075, 3074}


def test_the_extra_space_may_be_declined(manner: str) -> None:
    """Rule 16 (tyre types)."""
    g = race(car(1003, gear=2, tyre_type="soft"), car(2090), tyre_types=True)
    turn(g, ANA, die(2, 3), gear=2)
    go(g, ANA, 1006)
    answer(g, ANA, "stay")

    assert (where(g, ANA), asked(g)) == (1006, [])


def test_there_is_no_extra_space_out_of_the_pits(manner: str) -> None:
    """Rule 16 (technical stop)."""
    g = race(car(9013, gear=2, pit="leaving", tyre_type="soft"), car(2090), tyre_types=True)
    turn(g, ANA, die(2, 4), gear=2)
    go(g, ANA, 3006)

    assert asked(g) == []


def test_a_move_over_the_line_counts_for_the_lap_in_which_it_began(manner: str) -> None:
    """Ruling E55: for the extra space of soft tyres, for their price, and from the grid; a new lap ages the set."""
    g = race(car(1098, gear=3, tyre_type="soft"), car(2050), tyre_types=True, laps=3)
    turn(g, ANA, die(3, 8), gear=3)
    go(g, ANA, 1002)
    assert asked(g) == [(ANA, "bonus")]
    answer(g, ANA, "stay")
    turn(g, ANA, die(2, 3), gear=2)
    go(g, ANA, 1005)
    assert (asked(g), g.cars[ANA].lines) == ([], 2)

    grid = race(car(1098, gear=0, lines=0, tyre_type="soft"), car(2050), tyre_types=True)
    assert (price_factor(grid.g, grid.cars[ANA]), bonus(grid.g, grid.cars[ANA])) == (2, 1)
    late = race(car(1002, lines=3, tyre_type="soft"), car(2050), tyre_types=True, laps=3)
    assert price_factor(late.g, late.cars[ANA]) == 3
    late.g.begin_move(ANA, late.g.circuit.named(1098))
    assert price_factor(late.g, late.cars[ANA]) == 2


def test_a_car_slides_after_a_slipstream_that_came_first_to_a_corner(manner: str) -> None:
    """Ruling E43: once in a move, after the roll or else after a slipstream."""
    g = race(car(2011, gear=4, tyre_type="rain"), car(2019, gear=4), tyre_types=True, weather="rain")
    turn(g, ANA, die(4, 7), *[SAFE] * 9, gear=4)
    go(g, ANA, 2018)
    assert asked(g) == [(ANA, "slipstream")]
    answer(g, ANA, "move", to=1020, braked=0)
    assert asked(g) == [(ANA, "move")]
    go(g, ANA, 1021)

    assert [move["how"] for move in told(g, "moved")] == ["drive", "slipstream", "slide"]
    assert (asked(g), g.cars[ANA].stops, wear(g, ANA)) == ([], 1, {"brakes": 1})


def test_everybody_chooses_tyres_for_the_weather() -> None:
    """Rule 16 (tyre types): after the weather is rolled, and again in the box (ruling E55)."""
    table = GAME.new(2, {"tyre_types": True, "weather": True}, seed=4)
    assert isinstance(table, Race)
    scene = Scene(table)
    assert asked(scene) == [(ANA, "choose-tyres"), (BEN, "choose-tyres")]

    g = race(car(9003, gear=2, pit="entering"), car(1030), tyre_types=True)
    turn(g, ANA, die(2, 3), black(20), gear=2)
    answer(g, ANA, "tyres", type="soft")
    assert (g.cars[ANA].tyres, g.cars[ANA].fitted) == (1, 2)


# ---- technical stops -------------------------------------------------------------------------------------------------


def test_a_technical_stop_repairs_up_to_two_points(manner: str) -> None:
    """Rule 16 (technical stop), ruling E49: no roll; out in the next round, in fourth gear at most."""
    g = race(car(9003, gear=2, pit="entering", brakes=1, body=2, repairs=2), car(1030), technical_stops=True)
    turn(g, ANA, die(2, 3), gear=2)
    assert asked(g) == [(ANA, "technical-stop")]
    assert len(labels(g, ANA)) == 1 + 2 + 2  # none; brakes or body; brakes twice, or both
    answer(g, ANA, "repair", parts=["brakes", "body"])

    assert (wear(g, ANA), g.cars[ANA].repairs) == ({"brakes": 1}, 0)
    assert told(g, "pit-roll") == []
    run(g, step("Turn", ANA))
    assert [label["gear"] for label in labels(g, ANA)] == [1, 2, 3, 4]


def test_whoever_repairs_nothing_rolls(manner: str) -> None:
    """Rule 16 (technical stop)."""
    g = race(car(9003, gear=2, pit="entering", brakes=1, repairs=1), car(1030), technical_stops=True)
    turn(g, ANA, die(2, 3), black(20), gear=2)
    assert kinds(g, ANA) == ["pit-roll", "repair"]
    answer(g, ANA, "pit-roll")

    assert told(g, "pit-roll") == [{"roll": 20, "spaces": 0}]
    assert len(PAIRS) == 15


def test_without_wear_or_points_there_is_no_question(manner: str) -> None:
    """Rule 16 (technical stop): up to the initial value, and never tyres."""
    for more in ({"repairs": 2}, {"brakes": 1}):
        g = race(car(9003, gear=2, pit="entering", tyres=1, **more), car(1030), technical_stops=True)
        turn(g, ANA, die(2, 3), black(20), gear=2)
        assert asked(g) == []


def test_a_team_shares_its_points() -> None:
    """Rule 16 (technical stop): four in a team race."""
    cars = [car(1030 + n, repairs=4) for n in range(5)]
    g = race(car(9003, gear=2, pit="entering", brakes=1, repairs=4), *cars, technical_stops=True, teams=True)
    turn(g, ANA, die(2, 3), gear=2)
    answer(g, ANA, "repair", parts=["brakes"])

    assert [one.repairs for one in g.cars] == [3, 4, 4, 3, 4, 4]


# ---- teams -----------------------------------------------------------------------------------------------------------


def test_the_points_of_a_team_race() -> None:
    """Rule 16 (team race), ruling E47: 10-8-6-5-4-3-2-1-0-0, for cars that finished."""
    g = race(*[car(0) for _ in range(6)], teams=True)
    for seat, place in enumerate([4, 1, 2, 3, 6, 5]):
        g.cars[seat].place = place
    g.cars[4].out = 1
    g.g.phase = 3

    assert [g.g.team_points(team) for team in g.g.teams()] == [11, 10, 12]
    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("teams-ranked", [3, 5, 1, 3, 5, 1])


@pytest.mark.parametrize(
    ("seats", "version", "teams", "alone"),
    [
        (2, 2, [0, 1], [ANA, BEN]),
        (3, 2, [0, 1, 0], [BEN]),
        (6, 2, [0, 1, 2, 0, 1, 2], []),
        (7, 2, [0, 1, 2, 3, 0, 1, 2], [DAN]),
        (10, 2, [0, 1, 2, 3, 4] * 2, []),
        (6, 1, [0, 1, 2, 3, 4, 0], None),
    ],
)
def test_two_cars_drive_for_each_team_and_whoever_drives_alone_is_told(
    seats: int, version: int, teams: list[int], alone: list[int] | None
) -> None:
    """Rule 16 (team race), ruling E65."""
    table = GAME.new(seats, {"teams": True}, seed=1, rules=version)
    assert isinstance(table, Race)
    scene = Scene(table)

    assert [one.team for one in table.cars] == teams
    if alone is None:
        assert told(scene, "team") == []
    else:
        assert [team["drivers"] for team in told(scene, "team")] == [
            [seat for seat in range(seats) if teams[seat] == team] for team in range(1 + max(teams))
        ]
        assert [seat for team in told(scene, "team") if team["alone"] for seat in team["drivers"]] == alone


def test_without_the_option_nobody_is_told_of_teams() -> None:
    """Rule 16 (team race), ruling E65: five colours, two cars of each, share the boxes."""
    table = GAME.new(7, {}, seed=1)
    assert isinstance(table, Race)

    assert [one.team for one in table.cars] == [0, 1, 2, 3, 4, 0, 1]
    assert told(Scene(table), "team") == []


# ---- qualifying ------------------------------------------------------------------------------------------------------


def qualifying(version: int | None = None) -> Scene:
    """Ana's lap, just before her first roll on the ring."""
    g = race(car(0, lines=0), car(0), version=version)
    g.g.phase = 1
    return g


def test_a_lap_begins_in_first_gear_before_the_line(manner: str) -> None:
    """Rule 16 (qualifying), ruling E57: the last space of the middle lane; a roll is a point, and no time counts."""
    g = qualifying()
    dice(g, die(1, 2))
    run(g, step("QualifyingLap", ANA))
    go(g, ANA, 2002)

    assert (g.cars[ANA].score, g.cars[ANA].rolls) == (1, 1)
    assert asked(g) == [(ANA, "gear")]
    assert all(label["braked"] == 0 for label in labels(g, ANA) if label["kind"] == "move")


def test_under_version_3_the_numbers_rolled_were_added_up() -> None:
    """Ruling E57: laps that began so go on so, and level drivers start by the numbers of their cars."""
    g = qualifying(version=3)
    dice(g, die(1, 2))
    run(g, step("QualifyingLap", ANA))
    go(g, ANA, 2002)

    assert (g.cars[ANA].score, g.cars[ANA].rolls) == (2, 0)
    g.cars[BEN].score = 2
    assert grid_by_laps(g.g) == [ANA, BEN]


def test_the_booklets_laps_for_the_grid() -> None:
    """Rule 16 (qualifying): 18 rolls, 4 full minutes and 2 spaces too far are 24 points, ahead of 27 and 27."""
    laps = [lap_points(rolls, over, minutes) for rolls, minutes, over in ((18, 4, 2), (17, 7, 3), (19, 8, 0))]

    assert laps == [24, 27, 27]


def test_of_level_laps_the_one_with_fewer_rolls_is_better_and_then_the_black_die_decides() -> None:
    """Rule 16 (qualifying), ruling E57: and void laps stand behind all others, however few points they have."""
    g = race(*[car(0) for _ in range(6)])
    for one, (score, rolls, void) in zip(
        g.cars,
        [(20, 20, False), (20, 18, False), (3, 3, True), (20, 20, False), (19, 19, False), (9, 5, True)],
        strict=True,
    ):
        one.score, one.rolls, one.void = score, rolls, void
    dice(g, black(4), black(4), black(3), black(9), black(2), black(1))

    assert grid_by_laps(g.g) == [EVA, BEN, DAN, ANA, CLEO, FAY]
    assert [(event["roll"]) for event in told(g, "grid-roll")] == [4, 4, 3, 9, 2, 1]


def test_qualifying_has_weather_and_tyres_of_its_own() -> None:
    """Rule 16 (weather), ruling E58: rolled and chosen before the laps for the grid, and again before the race."""
    table = GAME.new(2, {"grid": "qualifying", "tyre_types": True, "weather": True, "circuit": "zandvoort"}, seed=1)
    assert isinstance(table, Race)
    scene = Scene(table)
    assert [event["kind"] for event in table.events()] == ["weather"]
    assert asked(scene) == [(ANA, "choose-tyres"), (BEN, "choose-tyres")]
    answer(scene, ANA, "tyres", type="soft")
    answer(scene, BEN, "tyres", type="rain")
    assert table.view(None)["phase"] == "qualifying"

    player = player_of(2)
    while table.view(None)["phase"] == "qualifying" and asked(scene)[0][1] != "choose-tyres":
        play_randomly(table, player, 1)
    assert len(told(scene, "weather")) == 2
    assert asked(scene) == [(ANA, "choose-tyres"), (BEN, "choose-tyres")]


def test_in_qualifying_tyres_do_what_they_do_in_the_race() -> None:
    """Ruling E58: they slide, carry on, and make spaces beyond a corner dearer; changeable weather stays dry."""
    wet = drive_in_qualifying(1019, 2, 2, tyre_types=True, weather="rain", tyre_type="rain")
    go(wet, ANA, 1021)
    assert asked(wet) == [(ANA, "move")]
    go(wet, ANA, 1022)
    assert (where(wet, ANA), wet.cars[ANA].score, wet.cars[ANA].stops) == (1022, 1, 1)

    soft = drive_in_qualifying(1003, 2, 3, tyre_types=True, tyre_type="soft", weather="changeable")
    go(soft, ANA, 1006)
    assert asked(soft) == [(ANA, "bonus")]
    answer(soft, ANA, "move", to=1007)
    assert (where(soft, ANA), soft.cars[ANA].score) == (1007, 1)

    over = drive_in_qualifying(1023, 1, 2, tyre_types=True, tyre_type="soft")
    go(over, ANA, 1025)
    answer(over, ANA, "stay")
    assert over.cars[ANA].score == 1 + 2


def drive_in_qualifying(
    space: int, gear: int, number: int, tyre_types: bool = False, weather: str = "good", **more: Any
) -> Scene:
    g = race(car(space, gear=gear, **more), car(0), tyre_types=tyre_types, weather=weather)
    g.g.phase = 1
    dice(g, die(gear, number))
    run(g, step("QualifyingRoll", ANA))
    return g


def test_behind_an_overshoot_in_qualifying_a_new_move_is_weighed() -> None:
    """Rule 16 (qualifying): the gears do not go on with the overshoot."""
    g = drive_in_qualifying(1023, 1, 2)
    go(g, ANA, 1025)

    assert (g.cars[ANA].score, asked(g)) == (2, [(ANA, "gear")])
    assert [(label["on"], label["over"]) for label in labels(g, ANA)] == [(100, 0), (100, 0)]


def test_shifting_is_free_in_qualifying(manner: str) -> None:
    """Ruling E56: down by up to four, up by one."""
    g = drive_in_qualifying(2066, 6, 21)
    go(g, ANA, 2087)

    assert [label["gear"] for label in labels(g, ANA)] == [2, 3, 4, 5, 6]
    assert all(label["gearbox"] == 0 for label in labels(g, ANA))
    dice(g, die(2, 2))
    answer(g, ANA, "gear", gear=2)
    assert wear(g, ANA) == {}


def test_overshot_spaces_count_in_qualifying(manner: str) -> None:
    """Rule 16 (qualifying), ruling E56: also out of a corner with three stops, if one was made."""
    g = drive_in_qualifying(1023, 1, 2)
    go(g, ANA, 1025)
    assert (g.cars[ANA].score, wear(g, ANA)) == (1 + 1, {})

    kept = drive_in_qualifying(2023, 3, 5)
    assert free(kept, ANA) == {2028, 3026}
    three = drive_in_qualifying(1063, 2, 4, stops=1)
    go(three, ANA, 1067)
    assert three.cars[ANA].score == 1 + 3


def test_no_stop_at_all_in_a_long_corner_makes_the_lap_void(manner: str) -> None:
    """Rule 16 (qualifying): last place on the grid."""
    g = drive_in_qualifying(1063, 2, 4)

    assert g.cars[ANA].void
    assert told(g, "lap-driven") == [{"score": 1, "rolls": 1, "void": 1}]
    assert out(g, ANA) == ""


def test_the_fewest_points_stand_in_front() -> None:
    """Rule 16 (qualifying), ruling E57: of whole laps driven at random."""
    table = GAME.new(4, {"grid": "qualifying", "circuit": "zandvoort"}, seed=6)
    player = player_of(2)
    while table.view(None)["phase"] == "qualifying":
        play_randomly(table, player, 1)

    grid = next(event["args"]["order"] for event in table.events() if event["kind"] == "grid")
    laps = {event["seat"]: event["args"] for event in table.events() if event["kind"] == "lap-driven"}
    assert grid == sorted(laps, key=lambda seat: (laps[seat]["void"], laps[seat]["score"], laps[seat]["rolls"]))


# ---- beginners -------------------------------------------------------------------------------------------------------


def beginners(*cars: Made, **more: Any) -> Scene:
    return race(*cars, rules="beginner", **more)


def test_beginners_have_one_pool_and_one_lap() -> None:
    """Rule 17: 18 points."""
    table = GAME.new(2, {"rules": "beginner"}, seed=1)
    assert isinstance(table, Race)

    assert (table.laps, table.cars[0].wear[0]) == (1, 18)
    assert GAME.new(2, {"rules": "beginner", "laps": "2"}, seed=1).progress().laps == 2


def test_beginners_pay_for_everything_from_the_pool(manner: str) -> None:
    """Rule 17: a point for each gear skipped, space braked or blocked, space overshot."""
    g = beginners(car(2080, gear=4, pool=18), car(1030))
    turn(g, ANA, die(2, 4), gear=2)
    go(g, ANA, 2082, braked=2)
    assert g.cars[ANA].wear[0] == 15

    over = beginners(car(3020, gear=3, pool=4), car(2090))
    turn(over, ANA, die(3, 4), gear=3)
    go(over, ANA, 3024, braked=0)
    assert (over.cars[ANA].wear[0], over.cars[ANA].spun) == (1, False)


def test_beginners_never_pay_their_last_point(manner: str) -> None:
    """Ruling E54: nothing may be paid that leaves none."""
    g = beginners(car(3020, gear=3, pool=3), car(2090))
    turn(g, ANA, die(3, 4), gear=3)

    assert out(g, ANA) == "points"


def test_beginners_are_blocked_without_a_limit(manner: str) -> None:
    """Ruling E54: a point for each space."""
    g = beginners(car(2003, gear=3, pool=18), car(1004), car(2005), car(3004))
    turn(g, ANA, die(3, 8), *[SAFE] * 9, gear=3)
    go(g, ANA, 2004, braked=0)

    assert g.cars[ANA].wear[0] == 11


def test_beginners_check_with_one_to_four(manner: str) -> None:
    """Rule 17: collisions and engines; a check that takes the last point is the end (ruling E54)."""
    g = beginners(car(2080, gear=2, pool=1), car(2084, pool=18))
    turn(g, ANA, die(2, 3), black(4), black(4), gear=2)
    if asked(g):
        go(g, ANA, 2083, braked=0)

    assert (out(g, ANA), g.cars[BEN].wear[0], markers(g)) == ("collision", 17, [])


@pytest.mark.parametrize(
    ("roll", "how"), [(1, "stalled"), (2, "started"), (16, "started"), (17, "great"), (20, "great")]
)
def test_the_start_of_beginners(manner: str, roll: int, how: str) -> None:
    """Rule 17."""
    g = beginners(car(2080, gear=0, pool=18), car(1030))
    turn(g, ANA, black(roll), die(1, 1))

    assert told(g, "start-roll") == [{"roll": roll, "how": how}]


def test_beginners_have_neither_pits_nor_slipstream(manner: str) -> None:
    """Rule 17."""
    g = beginners(car(3090, gear=4, pool=18), car(3099, gear=4, pool=18), laps=3)
    turn(g, ANA, die(4, 8), *[SAFE] * 4, gear=4)

    assert all(label["to"] < 9000 for label in labels(g, ANA))
    go(g, ANA, 3098, braked=0)
    assert asked(g) == []
