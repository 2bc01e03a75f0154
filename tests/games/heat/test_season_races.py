"""Rule 7: the races of a championship, what comes before each and what comes after it."""

from collections import Counter

import pytest

from paddock.games.heat.cards import HEAT, STRESS, speed_cards
from paddock.games.heat.championship import EVENTS, POINTS, events_of
from paddock.games.heat.circuits import CIRCUITS, circuit
from paddock.games.heat.conditions import weather_token
from paddock.games.heat.rules.championship import AfterRace, BeforeRace, FinishSetUp
from paddock.games.heat.rules.hand import ReplenishHand
from paddock.games.heat.rules.season_garage import CloseMarket, ImproveCars, SwapUpgrade
from paddock.games.heat.rules.sponsors import sponsors_in
from paddock.games.heat.upgrades import ADVANCED, BASIC, deck_card, is_upgrade, sponsor_cards, upgrade_cards
from tests.games.heat.make import (
    ANA,
    BEN,
    CLEO,
    Scene,
    answer,
    asked,
    car,
    cards,
    happened,
    labels,
    load_shuffle,
    run,
    told,
)
from tests.games.heat.make_season import (
    build,
    drive,
    drive_races,
    event_number,
    new_season,
    season_of,
    season_race,
    take_first,
)

pytestmark = pytest.mark.usefixtures("manner")

HISTORY = {
    "1961": [("great_britain", [10]), ("usa", [3]), ("italy", [3])],
    "1962": [("italy", [2]), ("great_britain", [5, 3]), ("france", [4])],
    "1963": [("usa", [7]), ("great_britain", [6, 4]), ("france", [3]), ("italy", [5])],
}


# ---- preparing the championship --------------------------------------------------------------------------------------


@pytest.mark.parametrize("season", HISTORY)
def test_the_seasons_have_their_circuits_and_press_corners(season: str) -> None:
    """Rule 7 (seasons), ruling 9.11.11, disagreement 10 (press letters): with the limits of the press corners."""
    found = []
    for number in events_of(season):
        on = circuit(EVENTS[number].circuit)
        found.append((on.name, [on.limits[corner] for corner in EVENTS[number].press_corners(on.corners)]))

    assert found == HISTORY[season]


def test_the_box_holds_ten_events_35_sponsors_34_basic_and_62_advanced_upgrades() -> None:
    """Rule 7 (components)."""
    assert len(EVENTS) == len({event.name for event in EVENTS}) == 10
    assert set(Counter(sponsor_cards()).values()) == {7}
    assert (len(sponsor_cards()), len(upgrade_cards([BASIC])), len(upgrade_cards([ADVANCED]))) == (35, 34, 62)
    assert len(CIRCUITS) == 4


@pytest.mark.parametrize("upgrades", ["none", "basic", "advanced", "both"])
def test_a_season_has_one_deck_of_upgrades_and_all_sponsors_but_no_starting_upgrades(upgrades: str) -> None:
    """Rule 7 (preparation)."""
    g = new_season(3, upgrades=upgrades)
    levels = {"advanced": [ADVANCED], "both": [BASIC, ADVANCED]}.get(upgrades, [BASIC])

    assert Counter(g.g.upgrade_deck + g.g.market) == Counter(upgrade_cards(levels))
    assert sorted(g.g.sponsor_deck) == sorted(sponsor_cards())
    assert g.g.sponsor_deck != sponsor_cards()
    for each in g.cars:
        assert Counter(each.deck) - Counter(speed_cards()) == Counter({STRESS: 3})


def test_a_season_of_ones_own_has_each_circuit_once_and_an_event_drawn_before_each_race() -> None:
    """Rule 7 (custom season)."""
    orders = set()
    for seed in range(12):
        g = new_season(1, "custom", seed)
        assert sorted(season_of(g).circuits) == sorted(CIRCUITS)
        assert [event >= 0 for event in season_of(g).events] == [True, False, False, False]
        assert g.g.circuit.name == season_of(g).circuits[0]
        orders.add((*season_of(g).circuits, season_of(g).events[0]))
    assert len(orders) > 6
    drive_races(g, 4)

    assert len(set(season_of(g).events)) == 4
    assert g.g.outcome() is not None


def test_the_circuits_of_a_season_of_ones_own_come_in_any_order() -> None:
    """Rule 7 (custom season)."""
    assert len({tuple(season_of(new_season(1, "custom", seed)).circuits) for seed in range(20)}) > 6


# ---- before each race ------------------------------------------------------------------------------------------------


def test_the_event_card_names_the_circuit_of_the_race() -> None:
    """Rule 7.1."""
    g = new_season(2, "1962")
    seen = [(g.g.circuit.name, season_of(g).event().name)]
    for _ in range(2):
        drive_races(g, 1)
        seen.append((g.g.circuit.name, season_of(g).event().name))

    assert seen == [("italy", "free-engines"), ("great_britain", "crowds"), ("france", "committee")]
    assert [args["event"] for args in told(g, "race-ahead")] == ["free-engines", "crowds", "committee"]


def test_the_first_race_is_started_in_any_order() -> None:
    """Rule 7.2."""
    assert len({tuple(new_season(4, seed=seed).g.running_order()) for seed in range(20)}) > 6


def scored(
    *points: list[int], places: list[int], seats: int = 3, legends: int = 0, season: str = "1963", seed: int = 1
) -> Scene:
    """A season in which so many points were scored; the places are those of the last race."""
    g = new_season(seats, season, seed, legends=legends)
    copy = season_of(g).copy()
    copy.points = list(points)
    copy.places = [places for _ in points]
    copy.grids = [copy.grids[0] for _ in points]
    copy.out = [[] for _ in points]
    copy.rounds = [10 for _ in points]
    g.g.season = copy
    g.g.lanes = [[] for _ in g.g.lanes]
    return g


@pytest.mark.parametrize("roll", [0, 4, 8])
def test_the_event_card_of_a_race_of_ones_own_is_drawn_at_random_from_those_left(roll: int) -> None:
    """Rule 7 (custom season)."""
    g = scored([9, 6, 4], places=[1, 2, 3], season="custom")
    left = [card for card in range(len(EVENTS)) if card != season_of(g).events[0]]
    g.g.chance.load([roll])
    run(g, BeforeRace(-1, 1))

    assert season_of(g).events[1] == left[roll]


def test_no_event_comes_twice_in_a_season_of_ones_own() -> None:
    """Rule 7 (custom season)."""
    for seed in range(20):
        g = scored([9, 6, 4], places=[1, 2, 3], season="custom", seed=seed)
        for number in (1, 2, 3):
            run(g, BeforeRace(-1, number))
            g.g.lanes = [[] for _ in g.g.lanes]

        assert len(set(season_of(g).events)) == 4


def test_later_races_are_started_by_points() -> None:
    """Rule 7.2."""
    g = scored([4, 9, 6], [9, 4, 3], places=[1, 2, 3])
    run(g, BeforeRace(-1, 2))

    assert g.g.running_order() == [ANA, BEN, CLEO]
    assert season_of(g).grids[-1] == [1, 2, 3]
    assert [(each.at, each.spot) for each in g.cars] == [(-1, 0), (-1, 1), (-2, 0)]


def test_a_season_remembers_from_which_slot_each_car_has_started() -> None:
    """Rule 7.2, ruling 9.11.12. Slots by car, and not cars by slot."""
    g = scored([4, 9, 6], places=[3, 1, 2])
    run(g, BeforeRace(-1, 1))

    assert g.g.running_order() == [BEN, CLEO, ANA]
    assert season_of(g).grids[-1] == [3, 1, 2]


def test_of_equals_the_one_starts_in_front_who_came_in_ahead_in_the_race_before() -> None:
    """Rule 7.2, ruling 9.11.12."""
    g = scored([9, 4, 6], [4, 9, 6], places=[3, 1, 2])
    run(g, BeforeRace(-1, 2))

    assert g.g.running_order() == [BEN, ANA, CLEO]


def test_legends_have_their_place_on_the_grid_by_their_points() -> None:
    """Ruling 9.10.8."""
    g = scored([4, 6, 9], places=[3, 2, 1], seats=2, legends=1)
    run(g, BeforeRace(-1, 1))

    assert g.g.running_order() == [2, BEN, ANA]


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_everybody_takes_one_upgrade_the_last_on_the_grid_first(seats: int) -> None:
    """Rule 7.3.1, ruling 9.11.2: with three cards more on offer than there are drivers."""
    g = new_season(seats, legends=2)
    grid = [number for number in g.g.running_order() if number < seats]

    assert len(g.g.market) == seats + 3
    assert build(g) == grid[::-1]
    assert [len(each.upgrades) for each in g.cars] == [1] * seats
    drive(g)
    build(g)
    assert [len(each.upgrades) for each in g.cars] == [2] * seats


def test_upgrades_taken_lie_open() -> None:
    """Rule 7.3.1."""
    g = new_season(2)
    seat, card = take_first(g)

    assert g.g.view(None)["cars"][seat]["upgrades"] == [card]


def last_of(g: Scene) -> int:
    """The driver furthest back, whoever else is behind him."""
    return [number for number in g.g.running_order() if number < g.g.seats][-1]


def test_everybody_sees_who_chooses_before_a_race_of_the_season() -> None:
    """Rule 7 (garage)."""
    g = new_season(3)
    for chosen in range(3):
        picks = g.g.view(None)["garage"]["picks"]
        assert [pick["state"] for pick in picks] == ["past"] * chosen + ["now"] + ["next"] * (2 - chosen)
        assert picks[chosen]["seat"] == g.g.open_seats()[0]
        take_first(g)

    (last,) = g.g.open_seats()  # may swap
    picks = g.g.view(None)["garage"]["picks"]
    assert [(pick["seat"] == last, pick["state"]) for pick in picks] == [(True, "now"), *[(False, "past")] * 2]


def test_the_driver_furthest_back_may_swap_one_upgrade_for_one_that_is_left() -> None:
    """Rule 7.3.1, ruling 9.11.3: Legends do not count, and the card just taken may go, too."""
    g = new_season(2, legends=5)
    last = last_of(g)
    (_, own), _ = take_first(g), take_first(g)
    assert asked(g) == [(last, "swap-upgrade")]
    assert [label["kind"] for label in labels(g, last)] == ["done", "swap-out"]
    answer(g, last, "swap-out", card=own)
    left = Counter(g.g.market)
    wanted = labels(g, last)[0]["card"]
    answer(g, last, "swap-in", card=wanted)

    assert g.cars[last].upgrades == cards(wanted)
    assert told(g, "swapped", last) == [{"cards": [own], "card": wanted}]
    assert left.total() == 3
    assert cards(own)[0] in g.g.upgrade_deck


def test_an_upgrade_of_an_earlier_race_may_be_swapped() -> None:
    """Rule 7.3.1: any of those that the driver has."""
    g = season_race("oval", car(upgrades="u1 u2 u2"), car(at=5))
    g.g.market = cards("u5 u6 u6")
    run(g, SwapUpgrade(ANA))
    assert labels(g, ANA) == [{"kind": "done"}, *[{"kind": "swap-out", "card": card} for card in ("u1", "u2")]]
    answer(g, ANA, "swap-out", card="u2")
    answer(g, ANA, "swap-in", card="u6")

    assert g.cars[ANA].upgrades == cards("u1 u2 u6")
    assert g.g.market == cards("u2 u5 u6")


def test_nobody_has_to_swap() -> None:
    """Rule 7.3.1."""
    g = season_race("oval", car(upgrades="u1"), car(at=5))
    g.g.market = cards("u5 u6 u7")
    run(g, SwapUpgrade(ANA))
    answer(g, ANA, "done")

    assert (g.cars[ANA].upgrades, g.g.market, told(g, "swapped")) == (cards("u1"), cards("u5 u6 u7"), [])


def test_what_is_left_over_is_shuffled_back_into_the_deck() -> None:
    """Rule 7.3.1, disagreement 10 (market): it is not put aside."""
    g = season_race("oval", car(), car(at=5))
    g.g.market = cards("u5 u6 u7")
    g.g.upgrade_deck = cards("u1 u2 u3 u4 u8 u9 u10 u11 u12")
    run(g, CloseMarket())

    assert (g.g.market, len(g.g.upgrade_deck)) == ([], 12)
    assert g.g.upgrade_deck[-3:] != cards("u5 u6 u7")


def test_upgrades_are_never_short() -> None:
    """Ruling 9.11.13: after three seasons' worth of kept cards, too, six drivers find nine on offer."""
    g = new_season(6, "1963", upgrades="basic")
    for left in (34, 28, 22, 16):
        assert len(g.g.market + g.g.upgrade_deck) == left
        drive_races(g, 1)

    g = season_race("oval", *[car(at=number) for number in range(6)])
    g.g.upgrade_deck = upgrade_cards([BASIC])[:10]
    run(g, ImproveCars())
    assert (len(g.g.market), len(g.g.upgrade_deck)) == (9, 1)
    for _ in range(6):
        take_first(g)
    assert [len(each.upgrades) for each in g.cars] == [1] * 6


def test_everybody_gets_sponsors_as_the_event_card_says_and_they_count_as_cards_of_the_first_hand() -> None:
    """Rule 7.3.2 and rule 7.5."""
    for name, number in [("1961", 2), ("1963", 3)]:
        g = new_season(3, name)
        build(g)

        for each in g.cars:
            assert len(sponsors_in(each.hand)) == number
            assert len(each.hand) == 7
        assert len(g.g.sponsor_deck) == 35 - 3 * number
        assert told(g, "sponsors-dealt") == [{"count": number}] * 3


def test_sponsors_are_dealt_seat_by_seat_as_far_as_the_deck_goes() -> None:
    """Rule 7.3.2, ruling 9.11.13. Three each by the event card, five in all."""
    g = season_race("oval", *[car(at=at, deck="s s s") for at in (5, 7, 9)], event="patron")
    g.g.sponsor_deck = cards("p1 p2 p3 p4 p5")
    run(g, FinishSetUp())

    assert [each.hand for each in g.cars] == [cards("p3 p4 p5"), cards("p1 p2"), []]
    assert told(g, "sponsors-dealt") == [{"count": 3}, {"count": 2}]


def test_a_generous_patron_brings_three_sponsors_and_changes_nothing_else() -> None:
    """Rule 7.3.5 (patron)."""
    g = begun("patron", laps="2")
    event = season_of(g).event()

    assert told(g, "sponsors-dealt")[-2:] == [{"count": 3}] * 2
    assert (g.g.laps, event.heat, event.stress, event.eliminates) == (2, 0, 0, False)
    assert {len(each.hand) for each in g.cars} == {7}


def test_the_press_is_at_the_corners_of_the_event_card() -> None:
    """Rule 7.3.3."""
    g = new_season(2, "1962")
    assert g.g.view(None)["season"]["press"] == [1]  # Italy has three corners, so E is B
    drive_races(g, 1)

    assert g.g.view(None)["season"]["press"] == [2, 4]
    build(g)
    assert [args["corner"] for args in told(g, "press")] == [1, 2, 4]


def test_weather_comes_after_the_cars_are_built() -> None:
    """Rule 7.3.4, ruling 9.11.1."""
    g = new_season(2, weather=False)
    assert g.g.view(None)["weather"] is None
    build(g)
    kinds = happened(g)

    assert kinds.index("upgrade-taken") < kinds.index("sponsors-dealt") < kinds.index("press") < kinds.index("weather")
    assert len(g.g.conditions.road) == g.g.circuit.corners


def begun(event: str, laps: str = "1", seed: int = 1) -> Scene:
    """A race of two drivers with this event, whose cars are built and whose hands are dealt."""
    g = new_season(2, "custom", seed, laps=laps)
    copy = season_of(g).copy()
    copy.events = [event_number(event), -1, -1, -1]
    g.g.season = copy
    g.g.enter_race(copy)
    build(g)
    return g


def heat_of(g: Scene, seat: int) -> int:
    """All Heat of a driver but that of upgrades."""
    each = g.cars[seat]
    pile = each.hand + each.deck + each.discard
    return each.heat + pile.count(HEAT) - [deck_card(card) for card in each.upgrades].count(HEAT)


@pytest.mark.parametrize("event", [event.name for event in EVENTS])
def test_heat_and_stress_are_those_of_the_board_with_weather_and_event(event: str) -> None:
    """Rule 7.3.4, rule 7.4, ruling 9.11.5: they add up; gear 1."""
    changes = {"free-engines": (1, 0), "safety": (-2, -1), "patron-leaves": (0, 1)}
    heat, stress = changes.get(event, (0, 0))
    g = begun(event)
    token = weather_token(g.g.conditions.weather)

    for each in g.cars:
        assert heat_of(g, each.seat) == 6 + heat + token.heat
        assert (each.hand + each.deck).count(STRESS) == 3 + stress + token.stress
        assert each.gear == 1


@pytest.mark.parametrize(
    ("weather", "event", "heat", "stress"),
    [
        ("snow", "safety", 3, 2),
        ("fog", "free-engines", 8, 3),
        ("clouds", "safety", 4, 1),
        ("storm", "patron-leaves", 6, 5),
    ],
)
def test_weather_and_event_together_leave_so_much(weather: str, event: str, heat: int, stress: int) -> None:
    """Ruling 9.11.5, rule 7.3.5 (free engines)."""
    for seed in range(1, 100):
        g = begun(event, seed=seed)
        if weather_token(g.g.conditions.weather).name == weather:
            break

    assert weather_token(g.g.conditions.weather).name == weather
    for each in g.cars:
        assert heat_of(g, each.seat) == heat
        assert (each.hand + each.deck).count(STRESS) == stress


@pytest.mark.parametrize(("event", "laps"), [("strike", 1), ("crowds", 3), ("patron", 2)])
def test_events_make_the_race_a_lap_shorter_or_longer(event: str, laps: int) -> None:
    """Rule 7.3.5 (strike) and rule 7.3.5 (crowds)."""
    g = begun(event, laps="2")

    assert (g.g.laps, g.g.finish) == (laps, laps * g.g.circuit.spaces)


def test_no_race_is_without_a_lap() -> None:
    """Rule 7.3.5 (strike): a race of one lap stays one."""
    assert begun("strike", laps="1").g.laps == 1


@pytest.mark.parametrize(("event", "size"), [("crowds", 8), ("safety", 6), ("patron", 7)])
def test_events_change_the_size_of_hands(event: str, size: int) -> None:
    """Rule 7.5, rule 7.3.5 (crowds), rule 7.3.5 (safety), ruling 9.2.6: in the first hand and in step 9."""
    g = begun(event)
    assert {len(each.hand) for each in g.cars} == {size}
    later = season_race("ring", car(at=4, hand="1", deck="1 1 1 1 1 1 1 1 1"), car(at=30), event=event)
    run(later, ReplenishHand(ANA))
    assert len(later.cars[ANA].hand) == size


def test_the_deck_is_speed_cards_upgrades_and_sponsors_kept_and_stress() -> None:
    """Rule 7.4."""
    g = scored([9, 6, 4], places=[1, 2, 3])
    season_of(g).kept[ANA] = cards("p1 p1 p5")
    for each, kept in zip(g.cars, ("u1 u17", "u2", "u3"), strict=True):
        each.upgrades = cards(kept)
    run(g, BeforeRace(-1, 1))
    build(g)

    mine = g.cars[ANA]
    new = sponsors_in(mine.hand + mine.deck)
    for card in cards("p1 p1 p5"):
        new.remove(card)
    assert len(new) == 1  # the one of this race
    assert {*cards("u1"), *cards("u17")} <= set(mine.upgrades)
    upgrades = [card for card in mine.hand + mine.deck if is_upgrade(card) and card not in sponsor_cards()]
    assert sorted(upgrades) == [card for card in mine.upgrades if deck_card(card) != HEAT]
    assert season_of(g).kept == [[], [], []]


def test_the_sponsors_of_this_race_are_in_hand_and_older_ones_are_in_the_deck() -> None:
    """Rule 7.5."""
    g = scored([9, 6, 4], places=[1, 2, 3])
    season_of(g).kept[ANA] = cards("p1")
    g.g.sponsor_deck = cards("p2 p2 p2 p2 p2 p2")
    g.g.market = g.g.upgrade_deck = []
    run(g, BeforeRace(-1, 1))
    g.g.lanes = [[] for _ in g.g.lanes]
    run(g, FinishSetUp())

    assert g.cars[ANA].hand == cards("p2")
    assert cards("p1")[0] in g.cars[ANA].deck


# ---- after each race -------------------------------------------------------------------------------------------------


def over(event: str, *places: int, out: int = -1) -> Scene:
    """A race in which the cars have these places."""
    driven = [car(at=90, finished_in=0 if seat == out else 9, place=place) for seat, place in enumerate(places)]
    g = season_race("oval", *driven, event=event)
    run(g, AfterRace())
    return g


def test_places_bring_nine_six_four_three_two_and_one_point_however_many_drive() -> None:
    """Rule 7 (after each race), disagreement 10 (points)."""
    assert POINTS == [9, 6, 4, 3, 2, 1, 0, 0]
    assert season_of(over("patron", 1, 2, 3, 4, 5, 6)).points == [[9, 6, 4, 3, 2, 1]]
    g = over("patron", 2, 1)

    assert season_of(g).points == [[6, 9]]
    assert told(g, "scored", BEN) == [{"race": 1, "place": 1, "points": 9, "total": 9}]


@pytest.mark.parametrize(("event", "points"), [("strike", [11, 6, 4, 3]), ("committee", [10, 7, 5, 3])])
def test_events_bring_more_points(event: str, points: list[int]) -> None:
    """Rule 7.3.5 (strike), rule 7.3.5 (committee), ruling 9.11.10: on top of those of the place."""
    assert season_of(over(event, 1, 2, 3, 4)).points == [points]


def test_who_was_out_of_the_race_scores_nothing() -> None:
    """Rule 7.3.5 (patron leaves), ruling 9.11.9."""
    season = season_of(over("patron-leaves", 1, 3, 2, out=BEN))

    assert (season.points, season.out) == ([[9, 0, 4 + 2]], [[BEN]])


def test_drivers_keep_upgrades_and_unplayed_sponsors_and_return_heat_and_stress() -> None:
    """Rule 7 (after each race), ruling 9.9.6, ruling 9.11.4: from hand, deck and pile; an extra Heat is an upgrade."""
    mine = car(at=90, place=1, finished_in=9, hand="1 p1 h", deck="p2 s", discard="p3 h 4", upgrades="u17 u5")
    g = season_race("oval", mine, car(at=90, place=2, finished_in=9, hand="s"))
    g.g.stress_left = 10
    run(g, AfterRace())

    assert g.cars[ANA].upgrades == cards("u5 u17")
    assert season_of(g).kept == [cards("p1 p2 p3"), []]
    assert (g.cars[ANA].hand, g.cars[ANA].deck, g.cars[ANA].heat) == ([], [], 0)
    assert g.g.stress_left == 37


def test_sponsors_played_in_the_race_are_shuffled_back_into_the_deck() -> None:
    """Rule 7 (after each race)."""
    g = season_race("oval", car(at=90, place=1, finished_in=9), car(at=90, place=2, finished_in=9))
    g.g.sponsor_deck = cards("p1 p1 p1 p1 p1 p1")
    g.g.sponsors_used = cards("p2 p3 p4")
    load_shuffle(g.g.chance, 9)
    run(g, AfterRace())

    assert g.g.sponsor_deck == cards("p1 p1 p1 p1 p1 p2 p3 p4 p1")
    assert g.g.sponsors_used == []


def test_tokens_are_shuffled_back_after_each_race() -> None:
    """Rule 7 (after each race): the same weather may come again."""
    weathers = set()
    for seed in range(30):
        g = new_season(1, "1961", seed)
        build(g)
        first = g.g.conditions.weather
        drive(g)
        build(g)
        weathers.add(first == g.g.conditions.weather)

    assert weathers == {True, False}


def test_a_season_can_be_saved_between_its_races() -> None:
    """Rule 7 (saving)."""
    g = new_season(2)
    drive_races(g, 1)
    g.hand_on()
    again = Scene(g.g.game.load(g.g.save()))  # type: ignore[arg-type]

    assert again.g.view(None) == g.g.view(None)
    drive_races(again, 2)
    assert again.g.outcome() is not None
