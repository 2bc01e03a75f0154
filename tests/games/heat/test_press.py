"""Rule 7: the press, the events that bring sponsors, and who is out of the race."""

import pytest

from paddock.games.heat.rules.championship import AfterRace
from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.finish import eliminate
from paddock.games.heat.rules.hand import Discard, ReplenishHand
from paddock.games.heat.rules.legends import LegendTurn
from paddock.games.heat.rules.round import EndOfRound, Round
from paddock.games.heat.rules.slipstream import Slipstream
from paddock.games.heat.rules.turn import DriverTurn
from paddock.games.heat.state import Car
from tests.games.heat.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    Scene,
    answer,
    asked,
    car,
    cards,
    kinds,
    legend,
    pass_turn,
    race,
    run,
    told,
)
from tests.games.heat.make_season import season_of, season_race

pytestmark = pytest.mark.usefixtures("manner")

FAR = 30


def through(speed: int, event: str = "patron", road: str = "", heat: int = 9, **about: object) -> Scene:
    """A car that has just driven over the first corner line of the oval: limit 3, and the press waits there."""
    drove: Car = car(at=10 + speed, began_at=10, speed=speed, heat=heat, **about)  # type: ignore[arg-type]
    g = season_race("oval", drove, car(at=FAR), event=event, road=road)
    run(g, CheckCorners(ANA))
    return g


def won(g: Scene, seat: int = ANA) -> list[str]:
    """Why a driver has won sponsors."""
    return [args["why"] for args in told(g, "sponsor-gained", seat)]


def paid(g: Scene) -> int:
    return sum(args["heat"] for args in told(g, "corner-passed", ANA))


@pytest.mark.parametrize(("speed", "why"), [(3, []), (4, []), (5, ["press"]), (9, ["press"])])
def test_two_or_more_above_the_limit_of_a_press_corner_wins_a_sponsor(speed: int, why: list[str]) -> None:
    """Rule 7 (press)."""
    g = through(speed)

    assert won(g) == why
    assert len(g.cars[ANA].hand) == len(why)


@pytest.mark.parametrize(("at", "why"), [(11, []), (12, ["press"])])
def test_a_car_right_behind_the_line_has_passed_the_press(at: int, why: list[str]) -> None:
    """Rule 7 (press), rule 3, step 7. The line lies before 12."""
    g = season_race("oval", car(at=at, began_at=at - 5, speed=5), car(at=FAR))
    run(g, CheckCorners(ANA))

    assert won(g) == why


def test_a_corner_without_the_press_wins_nothing() -> None:
    """Rule 7 (press)."""
    assert won(through(9, event="speed-record")) == []  # the press waits at B


@pytest.mark.parametrize("at", [10, 11])
def test_a_press_corner_crossed_in_slipstream_wins_a_sponsor_at_any_speed(at: int) -> None:
    """Rule 7 (press), ruling 9.9.2. The line lies before 12: a car on that space has crossed it."""
    g = season_race("oval", car(at=at, began_at=at - 2, speed=2), car(at=at + 1))
    run(g, Slipstream(ANA), CheckCorners(ANA))
    answer(g, ANA, "slipstream")

    assert g.cars[ANA].at == at + 2
    assert (won(g), paid(g)) == (["press"], 0)


@pytest.mark.parametrize(("speed", "heat"), [(3, 0), (4, 1)])
def test_a_press_corner_crossed_in_slipstream_wins_a_sponsor_whether_it_costs_heat_or_not(
    speed: int, heat: int
) -> None:
    """Rule 7 (press), ruling 9.9.2. One above the limit would not win it without the slipstream."""
    g = season_race("oval", car(at=10, began_at=10 - speed, speed=speed), car(at=11))
    run(g, Slipstream(ANA), CheckCorners(ANA))
    answer(g, ANA, "slipstream")

    assert (won(g), paid(g)) == (["press"], heat)


@pytest.mark.parametrize("at", [12, 13])
def test_a_slipstream_behind_the_press_corner_is_not_one_over_its_line(at: int) -> None:
    """Rule 7 (press), ruling 9.9.2. Not even from the first space behind it."""
    g = season_race("oval", car(at=at, began_at=10, speed=at - 10), car(at=at + 1))
    run(g, Slipstream(ANA), CheckCorners(ANA))
    answer(g, ANA, "slipstream")

    assert won(g) == []


def test_slipstream_and_speed_together_win_one_sponsor() -> None:
    """Rule 7 (press): never more than one for one passage."""
    g = season_race("oval", car(at=11, began_at=2, speed=9), car(at=12))
    run(g, Slipstream(ANA), CheckCorners(ANA))
    answer(g, ANA, "slipstream")

    assert won(g) == ["press"]


def test_a_slipstream_of_an_earlier_turn_does_not_count() -> None:
    """Rule 7 (press), ruling 9.9.2."""
    g = season_race("oval", car(at=10, played="2", deck="1 1 1 1 1 1 1"), car(at=4, played="1", deck="1"), car(at=5))
    run(g, Slipstream(BEN))
    answer(g, BEN, "slipstream")
    run(g, DriverTurn(ANA))
    pass_turn(g, ANA)

    assert g.cars[ANA].at == 12
    assert won(g) == []


@pytest.mark.parametrize(("road", "why"), [("limit-plus overheat", []), ("limit-minus overheat", ["press"])])
def test_the_limit_of_the_press_is_that_with_the_road_token(road: str, why: list[str]) -> None:
    """Rule 7 (press): the limit may be changed by a road token."""
    speed = 5 if "plus" in road else 4

    assert won(through(speed, road=road)) == why


def test_the_yellow_car_pays_two_heat_and_wins_a_sponsor() -> None:
    """Rule 7 (press example): limit 3, a token makes it 4."""
    g = through(6, road="limit-plus slipstream")

    assert (paid(g), won(g)) == (2, ["press"])


def test_the_red_car_wins_a_sponsor_though_it_pays_nothing() -> None:
    """Rule 7 (press example), ruling 9.9.1, mistake 11.6: own cards change what is paid, not what the press sees."""
    g = through(6, road="limit-plus slipstream", played="u41")

    assert (paid(g), won(g)) == (0, ["press"])


def test_the_blue_car_pays_three_heat_and_wins_nothing() -> None:
    """Rule 7 (press example), ruling 9.9.1: only one above the limit."""
    g = through(5, road="limit-plus slipstream", played="u36 u39")

    assert (paid(g), won(g)) == (3, [])


def test_two_press_corners_in_one_turn_win_two_sponsors() -> None:
    """Ruling 9.9.3."""
    g = season_race("chicane", car(at=10, began_at=4, speed=6, heat=20), car(at=25), event="television")
    run(g, CheckCorners(ANA))

    assert [args["corner"] for args in told(g, "corner-passed", ANA)] == [0, 1]  # with three corners D is A again
    assert won(g) == ["press", "press"]


def test_who_spins_out_wins_no_sponsor_in_that_turn() -> None:
    """Rule 7 (sponsor cards), ruling 9.9.4, mistake 11.6: neither from the press nor from an event."""
    g = season_race("oval", car(at=33, began_at=10, speed=23, heat=20), car(at=5), event="speed-record")
    run(g, CheckCorners(ANA))

    assert g.cars[ANA].spun_out
    assert won(g) == []


def test_who_spins_out_loses_what_an_earlier_press_corner_of_the_turn_would_have_brought() -> None:
    """Rule 7 (sponsor cards), ruling 9.9.4: the first corner is paid for, the second one is too dear."""
    g = season_race("chicane", car(at=10, began_at=4, speed=6, heat=5, gear=3), car(at=25), event="television")
    run(g, CheckCorners(ANA))

    assert [args["corner"] for args in told(g, "corner-passed", ANA)] == [0]
    assert g.cars[ANA].spun_out
    assert won(g) == []


def test_press_and_event_of_one_turn_win_a_sponsor_each() -> None:
    """Rule 7 (press): one card for a passage, whatever the press sees in it; the event's card is another prize."""
    g = season_race("oval", car(at=40, began_at=20, speed=16, heat=20), car(at=60), event="speed-record")
    run(g, CheckCorners(ANA))

    assert won(g) == ["press", "speed-record"]


def test_a_sponsor_won_cannot_be_taken_back() -> None:
    """Ruling 9.9.5: who has seen the card knows more than before."""
    g = season_race("oval", car(at=9, gear=1, played="2", hand="1 1", deck=" ".join("1" * 9)), car(at=12))
    run(g, DriverTurn(ANA))
    answer(g, ANA, "done")
    assert g.g.can_undo(ANA)
    answer(g, ANA, "slipstream")

    assert won(g) == ["press"]
    assert not g.g.can_undo(ANA)


def test_corners_behind_the_last_line_have_no_press() -> None:
    """Rule 7 (press): the race is over there."""
    g = season_race("oval", car(at=95, began_at=72, speed=23, heat=30), car(at=FAR))
    run(g, CheckCorners(ANA))

    assert g.cars[ANA].finished_in
    assert won(g) == []


def test_sponsors_won_in_the_finishing_turn_are_kept_for_the_next_race() -> None:
    """Rule 7 (sponsor cards), rule 7 (after each race). The press waits at B, before the last line."""
    drove = car(at=85, began_at=70, speed=15, heat=10)
    g = season_race("oval", drove, car(at=90, finished_in=1), event="speed-record")
    g.g.sponsor_deck = cards("p1 p4 p2")
    run(g, CheckCorners(ANA), Discard(ANA), ReplenishHand(ANA))
    assert g.cars[ANA].finished_in == 1
    assert (won(g), g.cars[ANA].hand) == (["press", "speed-record"], cards("p2 p4"))
    run(g, EndOfRound(), AfterRace())

    assert season_of(g).kept == [cards("p2 p4"), []]


def test_a_sponsor_won_is_in_hand_before_cards_are_discarded_and_drawn() -> None:
    """Ruling 9.9.5."""
    drove = car(at=16, began_at=10, speed=6, heat=9, hand="1 1 1 1 1 1", deck="4 4 4")
    g = season_race("oval", drove, car(at=FAR))
    g.g.sponsor_deck = cards("p4 p2")
    run(g, CheckCorners(ANA), Discard(ANA), ReplenishHand(ANA))

    assert {"kind": "discard", "card": "p2"} in [o["label"] for o in g.g.question(ANA)["options"]]
    answer(g, ANA, "done")
    assert g.cars[ANA].hand == cards("1 1 1 1 1 1 p2")


def test_legends_win_no_sponsors() -> None:
    """Ruling 9.9.8."""
    g = season_race("oval", car(at=FAR), legends=[legend("yellow", at=11)])
    g.g.legend_card = 0
    run(g, LegendTurn(1))

    assert g.g.legends[0].at > 12
    assert len(g.g.sponsor_deck) == 35


def test_a_single_race_knows_no_press() -> None:
    """Rule 7 (press)."""
    g = race("oval", car(at=19, began_at=10, speed=9, heat=9), car(at=FAR))
    run(g, CheckCorners(ANA))

    assert won(g) == []


# ---- events that bring sponsors --------------------------------------------------------------------------------------


def lap_done(*others: int, at: int = 41, speed: int = 3) -> Scene:
    """A car that may have completed its first lap on the oval of 40 spaces, the others where they stand."""
    me = car(at=at, began_at=at - speed, speed=speed)
    return season_race("oval", me, *[car(at=other) for other in others], event="grandstand")


@pytest.mark.parametrize(
    ("at", "others", "why"),
    [
        (41, (), ["grandstand"]),
        (40, (), ["grandstand"]),
        (41, (45, 50), ["grandstand"]),
        (41, (45, 50, 55), []),
        (41, (40, 50, 55), []),
        (41, (39, 50, 55), ["grandstand"]),
        (41, (38, 50, 20), ["grandstand"]),
    ],
)
def test_the_first_three_to_complete_the_first_lap_win_a_sponsor(
    at: int, others: tuple[int, ...], why: list[str]
) -> None:
    """Rule 7.3.5 (grandstand). A car on 40, the first space of the second lap, has completed the first one."""
    g = lap_done(*others, at=at)
    run(g, CheckCorners(ANA))

    assert won(g) == why


@pytest.mark.parametrize("at", [2, 39, 43, 81])
def test_no_other_line_than_that_of_the_first_lap_wins_a_sponsor(at: int) -> None:
    """Rule 7.3.5 (grandstand): neither the start nor a later lap, nor a turn that began right behind the line."""
    g = lap_done(at=at)
    run(g, CheckCorners(ANA))

    assert won(g) == []


def test_legends_use_up_a_place_among_the_first_three() -> None:
    """Ruling 9.11.6."""
    g = season_race(
        "oval",
        car(at=41, began_at=38, speed=3),
        event="grandstand",
        legends=[legend("yellow", at=50), legend("red", at=51), legend("blue", at=52)],
    )
    run(g, CheckCorners(ANA))

    assert won(g) == []


def test_who_spins_out_behind_the_line_has_been_among_the_first_three() -> None:
    """Ruling 9.11.6: it wins nothing, and the place is taken."""
    spun = car(at=55, began_at=38, speed=17, heat=0)
    g = season_race("oval", spun, car(at=41, began_at=39, speed=2), car(at=45), car(at=46), event="grandstand")
    run(g, CheckCorners(ANA))
    run(g, CheckCorners(BEN))

    assert g.cars[ANA].at == 51
    assert (won(g, ANA), won(g, BEN)) == ([], [])


@pytest.mark.parametrize(("speed", "why"), [(14, []), (15, ["speed-record"]), (20, ["speed-record"])])
def test_a_turn_at_speed_15_wins_a_sponsor(speed: int, why: list[str]) -> None:
    """Rule 7.3.5 (speed record), ruling 9.11.7: once a turn, and slipstream is no speed."""
    g = season_race("ring", car(at=speed + 4, began_at=4, speed=speed), car(at=50), event="speed-record")
    run(g, CheckCorners(ANA))

    assert won(g) == why


def test_spaces_moved_in_slipstream_make_no_record() -> None:
    """Rule 7.3.5 (speed record), ruling 9.11.7. Sixteen spaces in all, at Speed 14."""
    g = season_race("ring", car(at=20, began_at=6, speed=14), car(at=21), event="speed-record")
    run(g, Slipstream(ANA), CheckCorners(ANA))
    answer(g, ANA, "slipstream")

    assert g.cars[ANA].at == 22
    assert won(g) == []


def test_a_car_that_full_spaces_hold_up_has_its_record_all_the_same() -> None:
    """Rule 7.3.5 (speed record), rulings 9.1.4 and 9.11.7. Fourteen spaces at Speed 15."""
    g = season_race("ring", car(at=18, began_at=4, speed=15), car(at=19), car(at=19), event="speed-record")
    run(g, CheckCorners(ANA))

    assert won(g) == ["speed-record"]


@pytest.mark.parametrize(
    ("others", "why"),
    [
        ((11, 12, 15), ["television"]),
        ((10, 12, 15), []),  # began beside one of them
        ((11, 12, 16), []),  # came to stand beside one of them
        ((71, 12, 15), ["television"]),  # one of another lap
        ((11, 12), []),
        ((11, 12, 30), []),
        ((11, 12, 14, 15), ["television"]),  # one card however many they are
    ],
)
def test_who_passes_three_cars_or_more_wins_a_sponsor(others: tuple[int, ...], why: list[str]) -> None:
    """Rule 7.3.5 (television), ruling 9.11.8: cars between where the turn began and where it ended."""
    me = car(at=16, began_at=10, speed=4)
    g = season_race("ring", me, *[car(at=other) for other in others], event="television")
    run(g, CheckCorners(ANA))

    assert won(g) == why


def test_legends_are_cars_that_can_be_passed() -> None:
    """Rule 7.3.5 (television), ruling 9.11.8."""
    me = car(at=16, began_at=10, speed=4)
    g = season_race("ring", me, car(at=11), car(at=12), event="television", legends=[legend("yellow", at=15)])
    run(g, CheckCorners(ANA))

    assert won(g) == ["television"]


# ---- spinning out of the race ----------------------------------------------------------------------------------------


def spun_out() -> Scene:
    """Three cars; the first one spins out where that is the end."""
    me = car(at=19, began_at=10, speed=9, heat=2, gear=3, hand="1 2", deck="1 1 1", played="p4 4")
    return season_race("oval", me, car(at=11), car(at=5), event="patron-leaves")


def test_whoever_spins_out_is_out_of_the_race_at_once_and_last() -> None:
    """Rule 7.3.5 (patron leaves), ruling 9.11.9."""
    g = spun_out()
    run(g, CheckCorners(ANA), Discard(ANA), ReplenishHand(ANA))

    assert asked(g) == []
    assert (g.cars[ANA].place, g.cars[ANA].finished_in) == (3, 0)
    assert g.g.running_order() == [BEN, CLEO, ANA]
    assert g.cars[ANA].played == []
    assert g.g.sponsors_used == cards("p4")
    assert told(g, "eliminated", ANA) == [{"place": 3}]


def test_a_car_that_is_out_takes_no_room_and_gives_no_slipstream() -> None:
    """Rule 7.3.5 (patron leaves): it leaves the track."""
    g = spun_out()
    run(g, CheckCorners(ANA))
    g.cars[BEN].at = 10  # right behind
    run(g, Slipstream(BEN))

    assert g.cars[ANA].at == 11

    assert asked(g) == []


def test_a_car_that_is_out_cannot_be_passed() -> None:
    """Rule 7.3.5 (television), ruling 9.11.8 and 9.11.9."""
    g = season_race("ring", car(at=16, began_at=10, speed=4), car(at=11), car(at=12), car(at=15), event="television")
    eliminate(g.g, DAN)
    run(g, CheckCorners(ANA))

    assert won(g) == []


def test_the_first_to_be_out_is_last_and_finishers_come_before_all_of_them() -> None:
    """Ruling 9.11.9."""
    g = season_race("oval", car(at=20), car(at=30), car(at=85, finished_in=1), car(at=10), event="patron-leaves")
    eliminate(g.g, BEN)
    eliminate(g.g, ANA)
    run(g, EndOfRound())

    assert [each.place for each in g.cars[:3]] == [3, 4, 1]
    assert g.g.drivers() == [DAN]
    assert asked(g)[0][0] == DAN


def test_a_car_that_is_out_counts_for_five_or_more_cars() -> None:
    """Ruling 9.11.9."""
    g = season_race("ring", *[car(at=at, hand="1") for at in (9, 8, 7, 6, 5)], event="patron-leaves")
    eliminate(g.g, ANA)
    run(g, Round())

    assert [each.adrenaline for each in g.cars] == [False, False, False, True, True]


def test_a_spin_out_is_not_the_end_in_other_races() -> None:
    """Rule 7.3.5 (patron leaves): only there."""
    g = season_race("oval", car(at=19, began_at=10, speed=9, heat=2, hand="1 2", deck="1 1 1 1 1 1"), car(at=5))
    run(g, CheckCorners(ANA), Discard(ANA))

    assert g.cars[ANA].place == 0
    assert kinds(g, ANA) == ["done", "discard", "discard"]
