"""Section 6 of the rules: weather and road conditions."""

from collections import Counter
from typing import Any

import pytest

from paddock.games.heat import GAME
from paddock.games.heat.cards import HEAT, STRESS
from paddock.games.heat.circuits import CIRCUITS
from paddock.games.heat.conditions import ROAD_TOKENS, WEATHER_TOKENS, on_corner, road_id, weather_token
from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.legends import LegendTurn, RevealLegendCard
from paddock.games.heat.rules.slipstream import Slipstream
from paddock.games.heat.rules.turn import DriverTurn
from paddock.games.heat.rules.weather import change_start
from paddock.games.heat.state import Race
from tests.games.heat.make import (
    ANA,
    Scene,
    answer,
    asked,
    car,
    cards,
    kinds,
    labels,
    legend,
    pass_turn,
    race,
    run,
    small_circuit,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")

# On the oval the first corner (line before 12, limit 3) begins the sector from 12 to 30, the second one (line before
# 31, limit 5) the sector over the start line up to 11.


def new_race(seats: int = 3, seed: int = 1, **options: Any) -> Race:
    table = GAME.new(seats, {"weather": True, **options}, seed)
    assert isinstance(table, Race)
    return table


def reacting(at: int, weather: str, road: str, **about: Any) -> Scene:
    """Ana has revealed a card of value 1 and stands at this space; Ben is far away."""
    about = {"played": "1", "hand": "1 h h h h", "deck": "3 2 4", **about}
    g = race("oval", car(at=at - 1, **about), car(at=80), weather=weather, road=road)
    run(g, DriverTurn(ANA))
    assert g.cars[ANA].at == at
    return g


# ---- setting up ------------------------------------------------------------------------------------------------------


def test_the_tokens_are_those_of_the_box() -> None:
    """Rule 6 (tokens). Two of each kind of road token; those with an arrow act on the sector."""
    assert Counter(road_id(kind) for kind in ROAD_TOKENS) == {
        "limit-plus": 2,
        "limit-minus": 2,
        "overheat": 2,
        "slipstream": 2,
        "heat-control": 2,
        "weather": 2,
    }
    assert {road_id(kind) for kind in ROAD_TOKENS if on_corner(kind)} == {"limit-plus", "limit-minus", "overheat"}
    assert {weather_token(number).name: weather_token(number).sector for number in range(WEATHER_TOKENS)} == {
        "clouds": "no-cooldown",
        "fog": "no-slipstream",
        "storm": "slipstream",
        "snow": "cooldown",
        "rain": "cooldown",
        "sun": "slipstream",
    }


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_one_weather_token_and_a_road_token_for_every_corner_are_drawn(circuit: str) -> None:
    """Rule 6.1, rule 6.2. No kind more often than it is in the box."""
    seen: set[str] = set()
    roads: set[tuple[int, ...]] = set()
    for seed in range(30):
        g = new_race(1, seed, circuit=circuit)
        roads.add(tuple(g.conditions.road))
        assert len(g.conditions.road) == g.circuit.corners
        assert Counter(g.conditions.road) <= Counter(ROAD_TOKENS)
        seen.add(weather_token(g.conditions.weather).name)

    assert len(seen) == WEATHER_TOKENS
    assert len(roads) > 20  # all twelve are shuffled first


def test_a_token_with_an_arrow_lies_on_the_sector_behind_its_corner_and_any_other_on_the_corner() -> None:
    """Rule 6.2, rule 6.3. Neither does anything in the other place."""
    g = race("oval", car(at=0), weather="fog", road="limit-plus slipstream")
    view = g.g.view(None)

    assert [corner["token"] for corner in view["corners"]] == ["limit-plus", None]
    assert view["sectors"] == [None, "slipstream"]
    assert g.g.conditions.limits == [3 + 1, 5]
    assert g.g.conditions.slipstreams == [0, 1]


def test_without_the_module_there_are_no_tokens() -> None:
    """Rule 6 (tokens)."""
    g = new_race(weather=False)

    assert g.conditions.road == []
    assert g.conditions.limits == g.circuit.limits
    assert (g.view(None)["weather"], g.view(None)["sectors"]) == (None, [None] * 4)


@pytest.mark.parametrize(
    ("weather", "heat", "stress", "in_deck", "discarded"),
    [
        ("clouds", 6, 2, 0, 0),
        ("fog", 7, 3, 0, 0),
        ("storm", 6, 4, 0, 0),
        ("snow", 5, 3, 0, 0),
        ("rain", 3, 3, 3, 0),
        ("sun", 3, 3, 0, 3),
    ],
)
def test_the_weather_changes_what_everybody_starts_with(
    weather: str, heat: int, stress: int, in_deck: int, discarded: int
) -> None:
    """Rule 6.1 (setup effects)."""
    g = race("oval", car(heat=6, deck="1 1 s s s"), weather=weather, road="weather weather", stress_left=20)
    change_start(g.g, g.cars[ANA])

    own = g.cars[ANA]
    assert own.heat == heat
    assert (own.deck.count(STRESS), own.deck.count(HEAT)) == (stress, in_deck)
    assert own.discard == [HEAT] * discarded
    assert g.g.stress_left == 20 + 3 - stress


@pytest.mark.parametrize(("weather", "where"), [("rain", "deck"), ("sun", "discard")])
def test_with_less_heat_than_the_weather_moves_all_there_is_is_moved(weather: str, where: str) -> None:
    """Ruling 9.8.4."""
    g = race("oval", car(heat=2), weather=weather, road="weather weather")
    change_start(g.g, g.cars[ANA])

    assert g.cars[ANA].heat == 0
    assert getattr(g.cars[ANA], where) == [HEAT, HEAT]


def test_the_weather_comes_before_the_first_hand_and_the_heat_may_be_in_it() -> None:
    """Rule 6.1. With rain, three of the own Heat are shuffled into the deck first."""
    hands: Counter[int] = Counter()
    for seed in range(120):
        g = new_race(1, seed)
        if weather_token(g.conditions.weather).name == "rain":
            own = g.cars[0]
            assert len(own.hand) == 7
            assert (own.hand + own.deck).count(HEAT) == 1 + 3
            hands[own.hand.count(HEAT)] += 1

    assert len(hands) > 1


def test_weather_and_tokens_are_told() -> None:
    g = new_race(2, 5)
    kinds_told = [event["kind"] for event in g.events()]

    assert kinds_told[:6] == ["grid", "weather", *["road-token"] * 4]
    assert [event["args"]["corner"] for event in g.events()[2:6]] == [0, 1, 2, 3]
    assert [event["args"]["token"] for event in g.events()[2:6]] == [road_id(kind) for kind in g.conditions.road]


def test_weather_comes_before_the_draft_of_the_garage() -> None:
    """Rule 6 (order)."""
    g = new_race(2, 5, upgrades="basic")
    kinds_told = [event["kind"] for event in g.events()]

    assert g.view(None)["phase"] == "draft"
    assert kinds_told.index("weather") < kinds_told.index("market-opened")


# ---- corners ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "heat"), [("limit-plus", 1), ("limit-minus", 3), ("heat-control", 2)])
def test_a_token_changes_the_limit_of_its_corner_for_everybody(token: str, heat: int) -> None:
    """Rule 6 (limit), ruling 9.7.1. Printed 3, driven at 5."""
    g = race("oval", car(began_at=10, at=15, speed=5), road=f"{token} overheat")
    run(g, CheckCorners(ANA))

    assert g.cars[ANA].heat == 6 - heat
    assert told(g, "corner-passed")[0]["heat"] == heat


@pytest.mark.parametrize(("speed", "heat"), [(2, 0), (3, 0), (4, 2), (5, 3)])
def test_where_the_road_overheats_a_car_over_the_limit_pays_one_heat_more(speed: int, heat: int) -> None:
    """Rule 6 (overheat), ruling 9.7.3."""
    g = race("oval", car(began_at=10, at=15, speed=speed), road="overheat limit-plus")
    run(g, CheckCorners(ANA))

    assert g.cars[ANA].heat == 6 - heat


@pytest.mark.parametrize(("played", "speed", "heat"), [("u37", 4, 0), ("u37", 5, 2), ("u36", 3, 2), ("u36", 2, 0)])
def test_the_road_overheats_above_the_limit_that_cards_have_changed(played: str, speed: int, heat: int) -> None:
    """Rule 6 (overheat), ruling 9.7.3. Printed 3; one card adds 1 to it, the other takes 1 away."""
    g = race("oval", car(began_at=10, at=15, speed=speed, played=played), road="overheat limit-plus")
    run(g, CheckCorners(ANA))

    assert g.cars[ANA].heat == 6 - heat


def test_who_cannot_pay_what_the_road_asks_for_spins_out() -> None:
    """Rule 6 (overheat), rule 3.4."""
    g = race("oval", car(began_at=10, at=15, speed=5, heat=2, gear=3), road="overheat limit-plus")
    run(g, CheckCorners(ANA))

    assert g.cars[ANA].spun_out
    assert g.cars[ANA].at == 11


def test_a_token_never_takes_a_limit_below_nothing() -> None:
    """Ruling 9.7.4. Of the limits 0, 1 and 2."""
    small_circuit("crawl", 30, (5, 0), (8, 1), (20, 2))
    g = race("crawl", car(at=0), road="limit-minus limit-minus limit-minus")

    assert g.g.conditions.limits == [0, 0, 1]


@pytest.mark.parametrize(
    ("played", "speed", "heat"),
    [("3 3", 6, 2), ("3 u45", 6, 0), ("u36 u39", 5, 3)],
    ids=["yellow", "red", "blue"],
)
def test_example_reading_a_limit_of_three_with_a_token_of_plus_one(played: str, speed: int, heat: int) -> None:
    """Rule 6 (example), ruling 9.7.1. The limit is 4; red's own cards add 2, blue's take 2 away."""
    g = race("oval", car(began_at=10, at=15, speed=speed, played=played), road="limit-plus overheat")
    run(g, CheckCorners(ANA))

    assert told(g, "corner-passed")[0]["heat"] == heat


def test_previews_know_limits_and_overheating() -> None:
    g = race("oval", car(at=8, gear=2, played="2 3", adrenaline=True), car(at=80), road="overheat limit-plus")
    run(g, DriverTurn(ANA))

    done = [label for label in labels(g, ANA) if label["kind"] == "done"]
    assert done[0]["corners"] == [{"corner": 0, "heat": 3, "spins": 0}]


def test_legends_drive_by_the_changed_limit() -> None:
    """Ruling 9.10.3."""
    g = race("usa", car(at=0), legends=[legend("yellow", 30)], road="overheat limit-plus limit-minus overheat")
    g.g.legend_deck = [0]
    run(g, RevealLegendCard(), LegendTurn(1))

    assert g.g.field[1].at == 34


# ---- sectors ---------------------------------------------------------------------------------------------------------


def test_the_token_of_the_last_corner_rules_over_the_start_line_up_to_the_first_corner() -> None:
    """Ruling 9.7.6. Also before the first corner in the first lap, and on the grid."""
    on = race("oval", car(at=0)).g.circuit

    assert [on.sector(at) for at in (-3, -1, 0, 11, 12, 30, 31, 39, 40, 51, 52)] == [1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0]


@pytest.mark.parametrize(
    ("road", "weather", "lengths"),
    [
        ("overheat overheat", "fog", [2]),
        ("slipstream overheat", "fog", [2, 3]),
        ("overheat slipstream", "fog", [2]),  # another sector
        ("weather overheat", "storm", [2, 4]),
        ("weather overheat", "sun", [2, 4]),
        ("weather overheat", "snow", [2]),
    ],
)
def test_a_slipstream_that_starts_in_the_sector_may_be_longer(road: str, weather: str, lengths: list[int]) -> None:
    """Rule 6 (slipstream), rule 6 (weather: slipstream), ruling 9.6.3, ruling 9.6.5. As a whole or not at all."""
    g = race("oval", car(at=20, speed=2), car(at=21), weather=weather, road=road)
    run(g, Slipstream(ANA))

    assert [label["spaces"] for label in labels(g, ANA)[1:]] == lengths
    assert [label["to"] for label in labels(g, ANA)[1:]] == [20 + spaces for spaces in lengths]


@pytest.mark.parametrize(("began", "at", "lengths"), [(8, 14, [2, 3]), (28, 33, [2])])
def test_a_sector_driven_into_makes_the_slipstream_longer_and_one_left_behind_does_not(
    began: int, at: int, lengths: list[int]
) -> None:
    """Rule 6 (slipstream), ruling 9.6.5."""
    g = race("oval", car(began_at=began, at=at), car(at=at + 1), road="slipstream overheat")
    run(g, Slipstream(ANA))

    assert [label["spaces"] for label in labels(g, ANA)[1:]] == lengths


@pytest.mark.parametrize(("at", "lengths"), [(30, [2, 3]), (11, [2])])
def test_the_sector_where_the_slipstream_starts_makes_it_longer_and_not_the_one_where_it_ends(
    at: int, lengths: list[int]
) -> None:
    """Rule 6 (slipstream), ruling 9.6.5. From the last space of the sector, and from the last one before it."""
    g = race("oval", car(at=at, speed=2), car(at=at + 1), road="slipstream overheat")
    run(g, Slipstream(ANA))

    assert [label["spaces"] for label in labels(g, ANA)[1:]] == lengths


def test_bonuses_of_sector_and_cards_add_up_in_every_way() -> None:
    """Ruling 9.6.3. A card of two and a sector of one."""
    g = race("oval", car(at=20, speed=2, played="u14"), car(at=21), road="slipstream overheat")
    run(g, Slipstream(ANA))

    assert [label["spaces"] for label in labels(g, ANA)[1:]] == [2, 3, 4, 5]
    answer(g, ANA, "slipstream", spaces=5)
    assert g.cars[ANA].at == 25


def test_no_slipstream_may_start_in_fog_but_one_may_end_there() -> None:
    """Rule 6 (weather: no slipstream), ruling 9.6.5."""
    inside = race("oval", car(at=20, speed=2), car(at=21), weather="fog", road="weather overheat")
    run(inside, Slipstream(ANA))
    assert asked(inside) == []

    outside = race("oval", car(at=11, speed=2), car(at=12), weather="fog", road="weather overheat")
    run(outside, Slipstream(ANA))
    answer(outside, ANA, "slipstream")
    assert outside.cars[ANA].at == 13


@pytest.mark.parametrize(("began", "at", "question"), [(8, 14, []), (28, 33, [(ANA, "slipstream")])])
def test_fog_driven_into_forbids_a_slipstream_and_fog_left_behind_does_not(
    began: int, at: int, question: list[tuple[int, str]]
) -> None:
    """Rule 6 (weather: no slipstream), ruling 9.6.5."""
    g = race("oval", car(began_at=began, at=at), car(at=at + 1), weather="fog", road="weather overheat")
    run(g, Slipstream(ANA))

    assert asked(g) == question


def test_a_boost_in_a_sector_with_heat_control_costs_nothing() -> None:
    """Rule 6 (heat control), ruling 9.5.4. Even with an empty engine, and still once a turn."""
    g = reacting(20, "fog", "heat-control overheat", gear=4, heat=0)
    assert [label["heat"] for label in labels(g, ANA) if label["kind"] == "boost"] == [0]
    answer(g, ANA, "boost")

    assert (g.cars[ANA].heat, g.cars[ANA].at, g.cars[ANA].speed) == (0, 24, 5)
    assert told(g, "boosted") == [{"heat": 0}]
    assert (ANA, "react") not in asked(g)


def test_a_boost_for_nothing_leaves_the_heat_in_the_engine() -> None:
    """Rule 6 (heat control)."""
    g = reacting(20, "fog", "heat-control overheat", gear=4, heat=3)
    answer(g, ANA, "boost")

    assert g.cars[ANA].heat == 3
    assert HEAT not in g.cars[ANA].discard


def test_paying_for_a_boost_is_not_offered_where_it_costs_nothing() -> None:
    """Rule 6 (heat control). One boost is on offer, and it is the free one, with Heat to spare as well."""
    g = reacting(20, "fog", "heat-control overheat", gear=4, heat=3)

    assert [label["heat"] for label in labels(g, ANA) if label["kind"] == "boost"] == [0]


@pytest.mark.parametrize(("at", "heat"), [(11, 1), (12, 0), (30, 0), (31, 1)])
def test_the_car_must_be_in_the_sector_right_before_the_boost(at: int, heat: int) -> None:
    """Rule 6 (heat control), ruling 9.8.1. Neither where the turn began counts nor where the boost ends."""
    g = reacting(at, "fog", "heat-control overheat", gear=4)
    assert [label["heat"] for label in labels(g, ANA) if label["kind"] == "boost"] == [heat]
    answer(g, ANA, "boost")

    assert told(g, "boosted") == [{"heat": heat}]
    assert g.cars[ANA].at == at + 4


def test_a_free_boost_may_come_before_heat_that_cannot_be_paid() -> None:
    """Ruling 9.4.2, rule 6 (heat control)."""
    g = race("oval", car(at=18, played="u7", deck="3 2", heat=0), car(at=80), road="heat-control overheat")
    run(g, DriverTurn(ANA))
    answer(g, ANA, "speed", speed=1)

    assert "boost" in kinds(g, ANA)


def test_the_cooldown_of_the_weather_may_fetch_the_heat_that_a_card_costs() -> None:
    """Ruling 9.4.2, rule 6 (weather: cooldown)."""
    own = car(at=14, gear=3, played="u11 1 1", hand="h", heat=0)
    g = race("oval", own, car(at=80), weather="rain", road="weather overheat", upgrades="basic")
    run(g, DriverTurn(ANA))
    assert "weather-cool-down" in kinds(g, ANA)
    answer(g, ANA, "weather-cool-down")
    answer(g, ANA, "pay-heat", card="u11")

    assert (g.cars[ANA].speed, g.cars[ANA].at) == (8, 22)
    assert told(g, "given-up") == []


@pytest.mark.parametrize("weather", ["snow", "rain"])
def test_one_heat_more_may_be_cooled_in_the_sector(weather: str) -> None:
    """Rule 6 (weather: cooldown). In every gear, once a turn."""
    g = reacting(20, weather, "weather overheat", gear=4)
    assert kinds(g, ANA) == ["done", "boost", "weather-cool-down"]
    answer(g, ANA, "weather-cool-down")

    assert g.cars[ANA].heat == 7
    assert g.cars[ANA].hand == cards("1 h h h")
    assert kinds(g, ANA) == ["done", "boost"]
    assert told(g, "cooled") == [{"amount": 1, "how": "weather"}]
    assert g.g.why_not(ANA, 13) == "symbol-used"


def test_the_sector_counts_when_the_symbol_is_used_and_two_sectors_cool_twice() -> None:
    """Ruling 9.8.1, ruling 9.8.3. Boosted from one weather sector into the other."""
    g = reacting(30, "snow", "weather weather", gear=4, deck="2")
    answer(g, ANA, "weather-cool-down")
    assert "weather-cool-down" not in kinds(g, ANA)
    answer(g, ANA, "boost")
    assert g.cars[ANA].at == 32

    answer(g, ANA, "weather-cool-down")
    assert g.cars[ANA].heat == 6 + 1 - 1 + 1


def test_a_car_that_drives_again_is_not_cooled_twice_by_the_weather_of_one_sector() -> None:
    """Ruling 9.8.3, ruling 9.4.4. From one weather sector into the other, and back when a card is given up.

    From version 4 on no cooldown is left then.
    """
    own = car(at=17, gear=2, played="u42 u46", hand="h h h", deck="1", heat=0, adrenaline=True)
    g = race("oval", own, car(at=80), weather="snow", road="weather weather", upgrades="advanced", rules=3)
    run(g, DriverTurn(ANA))
    answer(g, ANA, "weather-cool-down")
    answer(g, ANA, "adrenaline-speed")
    answer(g, ANA, "weather-cool-down")
    assert g.cars[ANA].at == 31
    answer(g, ANA, "pay-heat", card="u46")
    answer(g, ANA, "give-up")

    assert g.cars[ANA].at == 17 + 6 + 1 + 1
    assert "cool-down" in kinds(g, ANA)
    assert "weather-cool-down" not in kinds(g, ANA)


def test_nobody_cools_down_in_clouds_by_any_means() -> None:
    """Rule 6 (weather: no cooldown), ruling 9.8.2."""
    g = reacting(20, "clouds", "weather overheat", gear=1, adrenaline=True)

    assert kinds(g, ANA) == ["done", "adrenaline-speed", "boost"]
    for choice in (6, 9, 13):
        assert g.g.why_not(ANA, choice) == "no-cooling-here"


def test_moving_out_of_the_sector_makes_cooling_possible_again() -> None:
    """Ruling 9.8.2."""
    g = reacting(30, "clouds", "weather overheat", gear=1, adrenaline=True)
    assert "cool-down" not in kinds(g, ANA)
    answer(g, ANA, "adrenaline-speed")

    assert g.cars[ANA].at == 31
    assert "cool-down" in kinds(g, ANA)
    assert "adrenaline-cool-down" in kinds(g, ANA)


def test_cooldowns_of_cards_are_blocked_too() -> None:
    """Ruling 9.8.2."""
    own = car(at=18, played="u13", hand="h h", heat=0)
    g = race("oval", own, car(at=80), weather="clouds", road="weather overheat")
    run(g, DriverTurn(ANA))

    assert "card-cool-down" not in kinds(g, ANA)


@pytest.mark.parametrize(("at", "offered"), [(29, True), (26, False), (9, False), (4, True)])
def test_a_card_that_fetches_its_own_heat_is_played_directly_where_it_leads_out_of_the_clouds(
    at: int, offered: bool
) -> None:
    """Ruling 9.4.6, ruling 9.8.1, mistake 11.8. Four spaces on from the card is where its cooldown is used."""
    own = car(at=at - 1, gear=4, played="1", hand="u27 h", deck="1 1 1 2 2 2", heat=0)
    g = race("oval", own, car(at=80), weather="clouds", road="weather overheat", upgrades="both")
    run(g, DriverTurn(ANA))
    assert g.cars[ANA].at == at

    assert ("direct-play" in kinds(g, ANA)) == offered
    if offered:
        answer(g, ANA, "direct-play")
        answer(g, ANA, "card-cool-down", amount=1)
        answer(g, ANA, "pay-heat")
        assert (g.cars[ANA].at, g.cars[ANA].heat) == (at + 4, 0)


@pytest.mark.parametrize(("at", "full", "offered"), [(27, 31, False), (8, 12, True)])
def test_for_a_direct_play_that_full_spaces_hold_up_the_clouds_are_those_where_the_car_stops(
    at: int, full: int, offered: bool
) -> None:
    """Ruling 9.4.6. Held up on the last space in the clouds, or on the last one before them."""
    own = car(at=at - 1, gear=4, played="1", hand="u27 h", deck="1 1 1 2 2 2", heat=0)
    g = race("oval", own, car(at=full), car(at=full), weather="clouds", road="weather overheat", upgrades="both")
    run(g, DriverTurn(ANA))
    assert g.cars[ANA].at == at

    assert ("direct-play" in kinds(g, ANA)) == offered
    if offered:
        answer(g, ANA, "direct-play")
        answer(g, ANA, "card-cool-down", amount=1)
        assert (g.cars[ANA].at, g.cars[ANA].heat) == (full - 1, 1)


def test_a_driver_who_cannot_cool_and_has_nothing_else_is_not_asked() -> None:
    """Rule 3, step 5. The sector is seen by everybody."""
    g = reacting(20, "clouds", "weather overheat", gear=1, heat=0)

    assert asked(g) == [(ANA, "discard")]


@pytest.mark.parametrize("hand", ["1 h h", "1 2"])
def test_a_driver_with_only_the_cooldown_of_a_card_in_clouds_is_asked_and_can_only_be_done(hand: str) -> None:
    """Rule 3, step 5; ruling 9.8.2. Whether there is Heat in hand or not."""
    own = car(at=18, gear=4, played="u13", hand=hand, deck="1 1 1 1 1 1 1", heat=0)
    g = race("oval", own, car(at=80), weather="clouds", road="weather overheat", upgrades="basic")
    run(g, DriverTurn(ANA))

    assert asked(g) == [(ANA, "react")]
    assert kinds(g, ANA) == ["done"]
    answer(g, ANA, "done")
    assert (g.cars[ANA].symbols, asked(g)) == ([], [(ANA, "discard")])


def test_in_a_cooling_sector_a_driver_without_heat_in_hand_is_asked_all_the_same() -> None:
    """Rule 3, step 5."""
    g = reacting(20, "snow", "weather overheat", gear=4, heat=0, hand="1 2")

    assert asked(g) == [(ANA, "react")]
    assert g.g.why_not(ANA, 13) == "no-heat-in-hand"
    elsewhere = reacting(5, "snow", "weather overheat", gear=4, heat=1)
    assert elsewhere.g.why_not(ANA, 13) == "not-an-option"


def test_what_the_weather_cooled_is_forgotten_in_the_next_turn() -> None:
    """Ruling 9.8.3."""
    g = reacting(20, "snow", "weather overheat", gear=4)
    answer(g, ANA, "weather-cool-down")
    pass_turn(g, ANA)
    g.cars[ANA].played = cards("1")
    run(g, DriverTurn(ANA))

    assert "weather-cool-down" in kinds(g, ANA)


# ---- what is seen and known ------------------------------------------------------------------------------------------


def test_tokens_are_seen_by_corner_and_by_sector() -> None:
    g = race("oval", car(at=5), weather="fog", road="limit-plus weather")
    seen = g.g.view(None)

    assert seen["corners"][0] == {"line_before": 12, "limit": 4, "legend_line_before": 11, "token": "limit-plus"}
    assert seen["corners"][1]["token"] is None
    assert seen["sectors"] == [None, "weather"]
    assert seen["weather"] == {"token": "fog", "sector": "no-slipstream"}
    assert "fog road limit-plus weather" in g.g.notation()
