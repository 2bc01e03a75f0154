"""The greedy driver's judgement: what it counts on, and how fast it is."""

import pytest

from paddock.bots import make_bot
from paddock.games.heat import GAME
from paddock.games.heat.bot.pace import pace_of
from paddock.games.heat.bot.reactions import boost_score, reached_score
from paddock.games.heat.bot.tows import ends, legend_ends, tow_odds
from paddock.games.heat.choices import BOOST, DONE
from paddock.games.heat.circuits import circuit
from paddock.games.heat.rules.plan import ClutteredHand
from paddock.games.heat.rules.react import UseSymbol
from paddock.games.heat.rules.slipstream import Slipstream
from paddock.games.heat.state import Race
from tests.games.heat.make import ANA, BEN, car, legend, race


def test_a_full_engine_means_fewer_turns_before_a_corner() -> None:
    pace = pace_of(circuit("usa"), 2, 4)
    for gear in (1, 2, 3, 4):
        assert pace.turns_left(30, gear, 6) < pace.turns_left(30, gear, 0)


def test_a_car_alone_always_has_adrenaline_and_needs_fewer_turns() -> None:
    assert pace_of(circuit("usa"), 2, 1).turns_left(-1, 1, 6) < pace_of(circuit("usa"), 2, 2).turns_left(-1, 1, 6)


def test_only_cars_that_move_earlier_can_tow() -> None:
    g = race("ring", car(at=10, gear=3, heat=6), car(at=8, gear=3, heat=6)).g
    g.order = [ANA, BEN]

    assert tow_odds(g, g.cars[ANA]) == {}
    tows = tow_odds(g, g.cars[BEN])
    assert tows
    assert all(0.0 <= chance <= 1.0 for chance in tows.values())


def test_a_legend_that_moves_earlier_can_tow() -> None:
    """At 10, 11 and 12 it stops before the corner line of its own accord; else on the spaces 1, 2 and 3 before it."""
    g = race("usa", car(at=8, gear=3, heat=6), legends=[legend("yellow", 20)]).g
    g.order = [1, ANA]

    assert legend_ends(g, g.legends[0]) == pytest.approx({30: 0.4, 31: 0.3, 32: 0.1, 29: 0.2})
    assert set(tow_odds(g, g.cars[ANA])) == {28, 29, 30, 31, 32}


@pytest.mark.parametrize(("gear", "hand", "best"), [(1, "h h h h h h h", 2), (3, "1 h h h h h h", 4)])
def test_with_a_cluttered_hand_as_much_heat_as_is_free_is_put_down(gear: int, hand: str, best: int) -> None:
    g = race("usa", car(at=30, gear=gear, heat=0, hand=hand), car(at=5, hand="1")).g
    g.then(ClutteredHand(ANA))
    g.advance()
    options = g.options(ANA)
    scores = GAME.judge.scores(g, ANA, options)

    assert options[scores.index(max(scores))] == best


def test_more_cars_than_the_box_holds_have_a_pace_too() -> None:
    assert pace_of(circuit("usa"), 2, 8) is pace_of(circuit("usa"), 2, 6)


def test_a_car_ends_its_turn_somewhere() -> None:
    g = race("oval", car(at=10, gear=3, heat=2)).g

    assert sum(ends(g, g.cars[ANA], {15: 0.5}).values()) == pytest.approx(1.0)


def test_heat_is_burnt_to_get_over_the_last_line() -> None:
    scene = race("ring", car(at=119, began_at=110, speed=9, gear=3, heat=1, deck="2 3 4"), car(at=90))
    g = scene.g
    g.cars[ANA].can_boost = True
    g.then(UseSymbol(ANA))
    g.advance()

    scores = GAME.judge.scores(g, ANA, [DONE, BOOST])

    assert scores[1] > scores[0]


def test_of_four_greedy_drivers_the_winner_is_round_the_usa_twice_in_sixteen_rounds_and_the_last_soon_after() -> None:
    rounds = [rounds_of_a_race(seed) for seed in range(8)]

    assert sum(first for first, _ in rounds) / len(rounds) <= 16
    assert sum(last for _, last in rounds) / len(rounds) <= 16.7


def rounds_of_a_race(seed: int) -> tuple[int, int]:
    """Until the winner is home, and until the last one is."""
    g = GAME.new(4, {"circuit": "usa"}, seed=seed, quiet=True)
    assert isinstance(g, Race)
    bots = [make_bot("greedy", seed, seat) for seat in range(4)]
    while g.outcome() is None:
        seat = g.open_seats()[0]
        g.answer(seat, bots[seat].choose(g, seat))
    return min(car.finished_in for car in g.cars), g.round


def test_changed_limits_and_overheating_are_counted() -> None:
    """From 8 to 13 at 5 over the line before 12, limit 3: two Heat, or three, which an engine of two cannot pay."""
    worth = []
    for road in ("", "limit-plus overheat", "limit-minus overheat", "overheat limit-plus"):
        g = race("oval", car(at=8, speed=5, gear=3), car(at=80), road=road).g
        worth.append(reached_score(g, g.cars[ANA], 5, 0, 2))

    plain, higher, lower, hotter = worth
    assert higher > plain > lower
    assert hotter == lower


def test_a_free_boost_is_worth_more_than_one_that_costs_heat() -> None:
    worth = []
    for road in ("overheat overheat", "heat-control overheat"):
        g = race("oval", car(at=15, began_at=13, speed=2, gear=2, heat=2, deck="1 2 3"), car(at=80), road=road).g
        worth.append(boost_score(g, g.cars[ANA]))

    assert worth[1] > worth[0]


def test_the_longest_slipstream_that_helps_is_taken() -> None:
    """On a straight, far from the next corner."""
    g = race("ring", car(at=5, speed=2, gear=3), car(at=6), weather="sun", road="weather").g
    g.then(Slipstream(ANA))
    g.advance()
    options = g.options(ANA)
    scores = GAME.judge.scores(g, ANA, options)

    assert len(options) == 3
    assert scores.index(max(scores)) == 2


def test_no_slipstream_is_counted_on_in_fog() -> None:
    worth = []
    for weather in ("fog", "rain"):
        g = race("ring", car(at=5, began_at=3, speed=2, gear=3), car(at=6), weather=weather, road="weather").g
        worth.append(reached_score(g, g.cars[ANA], 0, 0, 6))

    assert worth[0] < worth[1]
