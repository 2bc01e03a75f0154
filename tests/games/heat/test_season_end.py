"""Rule 7: the end of a season, three seasons in a row, and what everybody may know of a championship."""

import json

import pytest

import paddock
from paddock.bots import make_bot
from paddock.games.heat import GAME
from paddock.games.heat.bot.stakes import sponsor_turns, stakes
from paddock.games.heat.championship import EVENTS
from paddock.games.heat.rules.championship import CrownChampion
from paddock.games.heat.rules.hand import ReplenishHand
from paddock.games.heat.rules.round import Round
from paddock.games.heat.rules.salvage import SalvageCard
from paddock.games.heat.rules.season_garage import KeepUpgrade, ReturnUpgrades, SwapUpgrade
from paddock.games.heat.rules.sponsors import sponsors_in
from paddock.games.heat.season import Season
from paddock.games.heat.state import OVER, Race
from paddock.games.heat.upgrades import BASIC, sponsor_cards, upgrade_cards
from paddock.kernel.chance import Chance, stream_key
from paddock.texts import Texts
from paddock.texts.speaker import Speaker
from tests.games.heat.make import ANA, BEN, CLEO, Scene, answer, asked, car, cards, legend, load_shuffle, run, told
from tests.games.heat.make_season import build, drive, drive_races, new_season, season_of, season_race

pytestmark = pytest.mark.usefixtures("manner")


def decided(*points: list[int], grid: list[int], legends: int = 0) -> Scene:
    """A season of four races in which all points are scored; the grid is that of the last race."""
    drivers = len(grid) - legends
    helmets = [legend("yellow", at=90, place=drivers + 1 + n, finished_in=9) for n in range(legends)]
    g = season_race(
        "oval",
        *[car(at=90, place=seat + 1, finished_in=9) for seat in range(drivers)],
        legends=helmets,
    )
    season = season_of(g)
    season.events = [0, 1, 2, 3]
    season.race = 3
    season.points = list(points)
    season.places = [[*range(1, len(grid) + 1)]] * 4
    season.grids = [[*range(1, len(grid) + 1)]] * 3 + [grid]
    season.out = [[]] * 4
    season.rounds = [10, 11, 12, 13]
    run(g, CrownChampion())
    return g


def places(g: Scene) -> list[int]:
    outcome = g.g.outcome()
    assert outcome is not None
    return outcome.places


def test_most_points_of_the_season_win_it() -> None:
    """Rule 7 (end)."""
    g = decided([9, 6, 4], [4, 6, 9], [4, 9, 6], [6, 9, 4], grid=[3, 2, 1])

    assert places(g) == [3, 1, 2]
    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rounds) == ("season-over", 46)
    assert g.g.statistics() == {"races": 4, "champion-points": 30}
    assert g.g.view(None)["places"] == outcome.places


@pytest.mark.parametrize(("grid", "expected"), [([3, 2, 1], [3, 2, 1]), ([1, 3, 2], [1, 3, 2])])
def test_of_equals_the_one_wins_who_started_the_last_race_in_front(grid: list[int], expected: list[int]) -> None:
    """Rule 7 (end), ruling 9.11.12, disagreement 10 (season tie): not the one who came in ahead in it."""
    assert places(decided([9, 9, 9], [6, 6, 6], [4, 4, 4], [1, 1, 1], grid=grid)) == expected


def test_legends_take_points_and_places_in_the_season() -> None:
    """Ruling 9.10.8."""
    g = decided([9, 4, 6], [9, 4, 6], [9, 4, 6], [9, 4, 6], grid=[1, 2, 3], legends=1)

    assert places(g) == [1, 3]


def test_unplayed_sponsors_are_worth_nothing_at_the_end() -> None:
    """Rule 7 (sponsor cards)."""
    g = decided([9, 8], [0, 0], [0, 0], [0, 0], grid=[1, 2])
    season_of(g).kept[BEN] = cards("p1 p2 p3")

    assert places(g) == [1, 2]


def test_a_season_ends_after_its_last_race() -> None:
    """Rule 7 (seasons)."""
    for name, races in [("1961", 3), ("1962", 3), ("1963", 4)]:
        g = new_season(1, name)
        drive_races(g, races - 1)
        assert g.g.outcome() is None
        drive_races(g, 1)
        assert len(season_of(g).points) == races
        assert places(g) == [1]


# ---- three seasons in a row ------------------------------------------------------------------------------------------


def season_1961(seats: int = 2) -> Scene:
    """All races of 1961 are driven, and two more seasons follow."""
    g = new_season(seats, "trilogy")
    drive_races(g, 2)
    build(g)
    drive(g)
    return g


def test_at_the_end_of_a_season_everybody_keeps_one_upgrade_for_the_next() -> None:
    """Rule 7 (best of the best)."""
    g = season_1961()
    assert asked(g) == [(ANA, "keep-upgrade"), (BEN, "keep-upgrade")]
    assert [len(each.upgrades) for each in g.cars] == [3, 3]
    kept = [g.g.question(seat)["options"][-1]["label"]["card"] for seat in (ANA, BEN)]
    assert [pick["state"] for pick in g.g.view(None)["garage"]["picks"]] == ["now", "now"]
    answer(g, BEN, "keep", card=kept[BEN])
    assert [pick["state"] for pick in g.g.view(None)["garage"]["picks"]] == ["now", "past"]
    answer(g, ANA, "keep", card=kept[ANA])

    assert [each.upgrades for each in g.cars] == [cards(card) for card in kept]
    mine = [card for each in g.cars for card in each.upgrades]
    assert sorted([*g.g.upgrade_deck, *g.g.market, *mine]) == sorted(upgrade_cards([BASIC]))
    assert g.g.circuit.name == "italy"  # 1962 begins


def test_upgrades_that_are_not_kept_are_shuffled_with_the_deck_whoever_gave_them_back_first() -> None:
    """Rule 7 (best of the best)."""
    g = season_race("oval", car(), car(at=5))
    g.g.upgrade_deck = cards("u3 u1 u4 u2")
    load_shuffle(g.g.chance, 4)
    run(g, ReturnUpgrades())

    assert g.g.upgrade_deck == cards("u2 u3 u4 u1")


def test_the_card_to_keep_is_chosen_in_the_open_and_may_be_changed_until_somebody_else_chooses() -> None:
    """Rule 7 (best of the best)."""
    g = season_1961()
    options = [option["label"]["card"] for option in g.g.question(ANA)["options"]]
    first, last = options[0], options[-1]
    assert first != last
    answer(g, ANA, "keep", card=first)
    assert g.g.view(BEN)["cars"][ANA]["upgrades"] == [first]
    g.g.undo(ANA)
    answer(g, ANA, "keep", card=last)
    answer(g, BEN, "keep", card=g.g.question(BEN)["options"][0]["label"]["card"])

    assert g.cars[ANA].upgrades == cards(last)
    assert not g.g.can_undo(ANA)


def test_sponsors_do_not_go_on_to_the_next_season() -> None:
    """Rule 7 (best of the best): one upgrade is all that is kept."""
    g = season_1961()

    assert sorted(g.g.sponsor_deck) == sorted(sponsor_cards())
    assert g.g.sponsor_deck != sponsor_cards()  # they are shuffled
    assert season_of(g).kept == [[], []]


def test_a_new_season_begins_in_any_order_and_its_grids_go_by_its_own_points() -> None:
    """Rule 7.2, rule 7 (best of the best)."""
    season = Season("trilogy", [EVENTS[n].circuit for n in range(10)], list(range(10)))
    season.points = [[9, 6], [9, 6], [9, 6], [6, 9]]
    season.places = [[1, 2], [1, 2], [1, 2], [2, 1]]
    season.race = 4
    assert [season.first_race(race) for race in (0, 2, 3, 5, 6, 9)] == [0, 0, 3, 3, 6, 6]
    assert [race for race in range(10) if season.ends_with(race)] == [2, 5, 9]

    assert season.grid_order() == [1, 0]
    assert season.total(0, 0, 9) == 33


def test_the_best_of_the_best_has_most_points_in_all_three_seasons() -> None:
    """Rule 7 (best of the best)."""
    g = new_season(1, "trilogy", legends=1)
    while g.g.outcome() is None:
        drive_races(g, 1)
        if g.g.open_seats() and g.g.question(ANA)["kind"] == "keep-upgrade":
            g.g.answer(ANA, g.g.options(ANA)[0])

    season = season_of(g)
    totals = [sum(race[number] for race in season.points) for number in (0, 1)]
    assert len(season.points) == 10
    assert places(g) == [1 if totals[0] > totals[1] else 2]
    assert [row["year"] for row in g.g.view(None)["season"]["champions"]] == [1961, 1962, 1963]
    assert [args["year"] for args in told(g, "season-won")] == [1961, 1962]


def test_the_best_of_the_best_is_not_just_the_last_champion() -> None:
    """Rule 7 (best of the best): all ten races count, each year has its champion; of equals the better start."""
    season = Season("trilogy", [EVENTS[n].circuit for n in range(10)], list(range(10)))
    season.points = [[9, 6]] * 6 + [[6, 9]] * 4
    season.places = [[1, 2]] * 6 + [[2, 1]] * 4
    season.grids = [[1, 2]] * 10
    season.race = 9

    assert season.ranking() == [0, 1]
    assert [season.standings(first, last)[0] for first, last in ((0, 2), (3, 5), (6, 9))] == [0, 0, 1]
    season.points = [[9, 6]] * 5 + [[6, 9]] * 5
    assert season.ranking() == [0, 1]
    season.grids = [[2, 1]] * 10
    assert season.ranking() == [1, 0]


def test_the_first_grid_of_a_new_season_has_nothing_to_do_with_the_old_one() -> None:
    """Rule 7.2, rule 7 (best of the best): neither the old champion nor the last winner always starts in front."""
    champions, winners = set(), set()
    for seed in range(10):
        g = new_season(2, "trilogy", seed=seed)
        drive_races(g, 3)
        while g.g.open_seats() and g.g.question(g.g.open_seats()[0])["kind"] == "keep-upgrade":
            g.g.answer(g.g.open_seats()[0], g.g.options(g.g.open_seats()[0])[0])
        season = season_of(g)
        assert season.race == 3
        champions.add(season.grids[3][season.standings(0, 2)[0]])
        winners.add(season.grids[3][season.places[2].index(1)])

    assert champions == winners == {1, 2}


# ---- what may be known -----------------------------------------------------------------------------------------------


def test_the_view_tells_the_calendar_the_standings_and_the_results() -> None:
    """Rule 7 (seasons): everything that a season's page needs."""
    g = new_season(2, "1961", laps="printed")
    drive_races(g, 1)
    shown = g.g.view(None)["season"]

    assert [row["state"] for row in shown["calendar"]] == ["done", "now", "ahead"]
    assert [row["laps"] for row in shown["calendar"]] == [2, 2, 2]  # Italy has three laps, one less for the strike
    assert [row["sponsors"] for row in shown["calendar"]] == [2, 1, 1]
    assert (shown["race"], shown["races"], shown["event"]) == (2, 3, "speed-record")
    (result,) = shown["results"]
    assert sorted(result["points"]) == [6, 9]
    leader = result["places"].index(1)
    assert shown["standings"][0] == {"car": leader, "points": 9, "by_race": [9]}
    assert json.loads(json.dumps(shown)) == shown
    assert "season" not in GAME.new(2, seed=1).view(None)


def test_of_an_event_that_is_not_drawn_nothing_is_told() -> None:
    """Rule 7 (custom season)."""
    calendar = new_season(2, "custom").g.view(None)["season"]["calendar"]

    assert [row["event"] is None for row in calendar] == [False, True, True, True]
    assert (calendar[1]["laps"], calendar[1]["sponsors"], calendar[1]["press"]) == (None, None, [])


def test_everybody_sees_how_many_sponsors_a_driver_has_and_he_alone_which() -> None:
    """Rule 7 (sponsor cards): they are drawn into the hand."""
    g = season_race("oval", car(hand="p1 p4", deck="p2 1", discard="p3", upgrades=""), car(at=5))

    assert g.g.view(BEN)["cars"][ANA]["sponsors"] == 4
    assert g.g.view(ANA)["sponsors"] == ["p1", "p2", "p3", "p4"]
    assert g.g.view(BEN)["sponsors"] == []
    assert "sponsors" not in g.g.view(None)


def imagined(g: Scene, seat: int, number: int) -> Race:
    table = g.g.imagine(seat, Chance(stream_key(number, "imagined")))
    assert isinstance(table, Race)
    return table


def test_bots_imagine_other_sponsors_in_the_hands_of_others() -> None:
    """Rule 7 (sponsor cards): nobody else has seen them; all 35 are still there."""
    g = season_race("oval", car(hand="p1 p1", deck="p4 1 1", upgrades=""), car(at=5, hand="p5", upgrades=""))
    for card in cards("p1 p1 p4 p5"):
        g.g.sponsor_deck.remove(card)
    hands = set()
    for number in range(20):
        twin = imagined(g, BEN, number)
        others = sponsors_in(twin.cars[ANA].hand + twin.cars[ANA].deck)
        hands.add(tuple(sorted(others)))
        assert len(others) == 3
        assert twin.cars[BEN].hand == cards("p5")
        assert sorted([*others, *cards("p5"), *twin.sponsor_deck]) == sorted(sponsor_cards())

    assert len(hands) > 5


def test_bots_know_the_sponsors_that_they_have_seen() -> None:
    """Rule 7 (sponsor cards): those of a discard pile that was shuffled."""
    g = season_race("oval", car(discard="p4 1 1 1 1 1 1 1 1", hand="1 p2", upgrades=""), car(at=5))
    g.g.sponsor_deck = cards("p1")
    run(g, ReplenishHand(ANA))
    assert season_of(g).seen == [cards("p4"), []]
    assert g.cars[ANA].known == cards("1")  # which sponsor he holds nobody knows

    for number in range(10):
        twin = imagined(g, BEN, number)
        everything = twin.cars[ANA].hand + twin.cars[ANA].deck + twin.sponsor_deck
        assert cards("p4")[0] in twin.cars[ANA].hand + twin.cars[ANA].deck
        assert everything.count(cards("p2")[0]) == 1
    assert {imagined(g, BEN, number).cars[ANA].hand.count(cards("p2")[0]) for number in range(40)} == {0, 1}


def test_a_salvaged_sponsor_is_known_and_one_that_is_used_up_is_forgotten() -> None:
    """Rule 7 (sponsor cards)."""
    g = season_race("oval", car(discard="p4 1", deck="1", upgrades=""), car(at=5))
    run(g, SalvageCard(ANA, 1))
    answer(g, ANA, "salvage-card", card="p4")
    assert season_of(g).seen[ANA] == cards("p4")
    g.cars[ANA].deck = cards("1 1 1 1 1 1 1 1")
    g.cars[ANA].played = cards("p4")
    run(g, ReplenishHand(ANA))

    assert season_of(g).seen[ANA] == []
    assert g.g.sponsors_used == cards("p4")


# ---- the greedy driver and the picture -------------------------------------------------------------------------------


def greedy(g: Scene, seat: int) -> int:
    return make_bot("greedy", 1, seat).choose(g.g, seat)


def test_the_greedy_driver_swaps_its_poorest_upgrade_for_a_better_one() -> None:
    g = season_race("oval", car(upgrades="u7 u16"), car(at=5))
    g.g.market = cards("u6 u15 u8")
    run(g, SwapUpgrade(ANA))
    g.g.answer(ANA, greedy(g, ANA))
    g.g.answer(ANA, greedy(g, ANA))

    assert g.cars[ANA].upgrades == cards("u15 u16")


def test_the_greedy_driver_does_not_swap_for_the_worse_and_keeps_its_best() -> None:
    g = season_race("oval", car(upgrades="u16 u15"), car(at=5))
    g.g.market = cards("u6 u7 u8")
    run(g, SwapUpgrade(ANA))
    g.g.answer(ANA, greedy(g, ANA))
    run(g, KeepUpgrade(ANA))
    g.g.answer(ANA, greedy(g, ANA))

    assert g.cars[ANA].upgrades == cards("u16")


def at_stake(event: str, speed: int, heat: int) -> float:
    """For a car that drives over the first corner line of the oval, limit 3, from just before it."""
    g = season_race("oval", car(at=11), car(at=30), event=event)
    return stakes(g.g, season_of(g), g.g.circuit.limits, 11, 11 + speed, speed, heat)


def test_the_greedy_driver_knows_what_wins_a_sponsor_and_what_ends_the_race() -> None:
    assert at_stake("patron", 4, 6) == 0
    assert at_stake("patron", 5, 6) > 0
    assert at_stake("patron", 5, 1) == 0  # a spin-out
    assert at_stake("speed-record", 15, 20) > 0
    assert at_stake("patron-leaves", 5, 1) < -1


def test_the_greedy_driver_saves_sponsors_only_for_later_races() -> None:
    season = season_of(season_race("oval", car(), car(at=5)))
    assert sponsor_turns(season) > 0
    season.race = 3

    assert sponsor_turns(season) == 0


def test_the_greedy_driver_stays_in_a_race_that_a_spin_out_would_end() -> None:
    """With two Heat and only fast cards it goes slowly where it would else take the risk."""
    gears = {}
    for event in ("patron", "patron-leaves"):
        me = car(at=9, gear=4, heat=2, hand="1 4 4 4 4 4 4", deck="1 1 4 4 4 4", upgrades="u5")
        g = season_race("oval", me, car(at=30, hand="1 1 1 1"), event=event)
        run(g, Round())
        scores = GAME.judge.scores(g.g, ANA, g.g.options(ANA))
        gears[event] = dict(zip(g.g.options(ANA), scores, strict=True))

    assert gears["patron-leaves"][4] < gears["patron"][4] - 1
    assert max(gears["patron-leaves"], key=lambda gear: gears["patron-leaves"][gear]) == 2


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("number", range(10))
def test_every_event_can_be_shown_and_told(language: str, number: int) -> None:
    speaker = Speaker(Texts(language), paddock.game("heat"), ["Ana", "Ben"])
    g = season_race("oval", car(), car(at=5), event=EVENTS[number].name)
    g.g.phase = OVER
    drawn = GAME.picture(g.g.view(ANA), speaker.say)
    title = speaker.say(f"heat-news-{EVENTS[number].name}")
    about = {"race": 1, "of": 4, "circuit": "usa", "event": EVENTS[number].name}

    assert title in drawn
    assert max(len(line) for line in drawn.splitlines()) <= 100
    assert title in speaker.event({"kind": "race-ahead", "seat": -1, "args": about})
    assert CLEO not in (row["car"] for row in g.g.view(None)["season"]["standings"])
