"""The judge: it knows the way home, spends wear where it pays, and beats chance."""

import pytest

from paddock.bots import make_bot
from paddock.games.formula_d import GAME
from paddock.games.formula_d.bot.pace import pace_of
from paddock.games.formula_d.bot.quick import answer_quickly, play_on
from paddock.games.formula_d.bot.standing import chance_to_win, point_worth
from paddock.games.formula_d.circuits import circuit
from paddock.games.formula_d.state import QUALIFY, TYRES, Race
from paddock.kernel.chance import Chance, stream_key
from tests.games.formula_d.make import ANA, BEN, Scene, asked, car, dice, die, labels, race, run, step, turn


def best(g: Scene, seat: int = ANA) -> dict[str, object]:
    """The label of the option that looks best."""
    options = g.g.options(seat)
    scores = GAME.judge.scores(g.g, seat, options)
    return labels(g, seat)[scores.index(max(scores))]


def test_the_way_home_grows_shorter_from_space_to_space() -> None:
    """Between the ends of a lap by as many turns as greedy drivers take."""
    board = circuit("zandvoort")
    pace = pace_of(board)
    first, middle, last = (board.firsts[1] + at for at in (0, 75, 150))
    turns = [pace.turns_left(space, 0, 4, 0) for space in (first, middle, last)]

    assert turns == sorted(turns, reverse=True)
    assert 8 < turns[0] < 16
    assert 1 <= turns[2] < 2
    assert pace.turns_left(first, 0, 4, 1) == pytest.approx(turns[0] + pace.lap_turns)


def test_a_straight_is_driven_in_a_high_gear_and_a_corner_in_a_low_one() -> None:
    """On the ring, forty spaces before the line and just before the hairpin."""
    fast = race(car(2066, gear=4), car(1030))
    run(fast, step("Turn", ANA))
    assert best(fast)["gear"] == 5

    slow = race(car(3031, gear=3), car(1090))
    run(slow, step("Turn", ANA))
    assert best(slow)["gear"] in (1, 2, 3)


def test_a_stop_is_made_where_it_is_owed() -> None:
    """Rather than overshot."""
    g = race(car(1018, gear=3), car(2090))
    turn(g, ANA, die(3, 4), gear=3)

    assert best(g)["stop"] == 1


def test_worn_tyres_are_changed_when_the_pits_are_near() -> None:
    """With new ones still to be spent on a whole lap."""
    worn = race(car(3090, gear=3, tyres=0), car(1030), laps=3)
    turn(worn, ANA, die(3, 6), gear=3)
    assert asked(worn) == [(ANA, "move")]
    fresh = race(car(3090, gear=3), car(1030), laps=3)
    turn(fresh, ANA, die(3, 6), gear=3)

    into_pits = [label["to"] > 9000 for label in (best(worn), best(fresh)) if isinstance(label["to"], int)]
    assert into_pits[1] is False


def test_the_last_points_are_worth_most_and_nothing_at_the_end() -> None:
    assert point_worth(TYRES, 1, 1.0) > point_worth(TYRES, 5, 1.0) > 0
    assert point_worth(TYRES, 1, 1.0) > point_worth(TYRES, 1, 0.1)
    assert point_worth(TYRES, 1, 0.0) == 0


def test_the_chances_to_win_go_by_place_and_add_up() -> None:
    g = race(car(2070, gear=4), car(2040, gear=4, stops=2)).g
    chances = [chance_to_win(g, seat) for seat in (ANA, BEN)]

    assert chances[0] > chances[1]
    assert sum(chances) == pytest.approx(1.0, abs=0.05)


def test_the_quick_driver_comes_home() -> None:
    table = GAME.new(3, {"circuit": "zandvoort", "laps": "1"}, seed=4, quiet=True)
    assert isinstance(table, Race)
    play_on(table, 3)
    assert table.round in (3, 4)
    while table.open_seats():
        answer_quickly(table, table.open_seats()[0])

    assert sum(1 for one in table.cars if not one.out) >= 2


def test_greedy_beats_chance_and_comes_home() -> None:
    """A small share of what is measured by hand: one greedy driver against three at random, on Monaco."""
    for seed in range(3):
        table = GAME.new(4, {"circuit": "monaco", "laps": "1"}, seed=seed, quiet=True)
        bots = [make_bot("greedy" if seat == seed else "random", seed, seat) for seat in range(4)]
        while table.outcome() is None:
            seat = table.open_seats()[0]
            table.answer(seat, bots[seat].choose(table, seat))
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.places[seed] == 1


def test_in_imagination_everybody_has_dice_of_their_own() -> None:
    """However many dice have fallen before, a driver rolls the same; at the real table there is one stream."""
    imagined = race(car(2070), car(2040)).g.imagine(ANA, Chance(stream_key(1, "dice")))
    assert isinstance(imagined, Race)
    other = imagined.clone()
    for _ in range(3):
        other.roll(20)
        other.roll_gear(BEN, 12)
    assert [imagined.roll_gear(ANA, 30) for _ in range(8)] == [other.roll_gear(ANA, 30) for _ in range(8)]

    real = race(car(2070), car(2040)).g
    copy = real.clone()
    assert [real.roll_gear(ANA, 30) for _ in range(8)] == [copy.roll(30) for _ in range(8)]


def test_a_short_search_makes_more_playouts_and_a_long_one_as_many_as_it_would() -> None:
    """Those of Pro and Champion, and of a very short one."""
    assert [GAME.judge.playouts(usual) for usual in (60, 420, 20)] == [180, 420, 60]


@pytest.mark.parametrize("where", ["monaco", "zandvoort", "suzuka"])
def test_a_bot_drives_a_sensible_lap_for_the_grid(where: str) -> None:
    """Ruling E57: about as many rolls as a lap of the race has turns, few spaces too far, no crawling in first gear."""
    table = GAME.new(4, {"circuit": where, "grid": "qualifying"}, seed=2)
    assert isinstance(table, Race)
    bots = [make_bot("greedy", 2, seat) for seat in range(4)]
    while table.view(None)["phase"] == "qualifying":
        seat = table.open_seats()[0]
        table.answer(seat, bots[seat].choose(table, seat))
    laps = [event["args"] for event in table.events() if event["kind"] == "lap-driven"]
    before = [event["kind"] for event in table.events()].index("grid")
    gears = [event["args"]["gear"] for event in table.events()[:before] if event["kind"] == "rolled"]
    turns = pace_of(table.circuit).lap_turns

    assert [lap["void"] for lap in laps] == [0, 0, 0, 0]
    assert sum(lap["score"] for lap in laps) / len(laps) < 1.4 * turns
    assert all(0.7 * turns < lap["rolls"] <= lap["score"] < 1.6 * turns for lap in laps)
    assert gears.count(1) < len(gears) / 3
    assert max(gears) >= 5


def test_a_bot_overshoots_for_the_grid_where_that_saves_a_roll_only() -> None:
    """Ruling E57: a space too far is a point, a roll another; nothing wears."""
    g = race(car(2066, gear=4), car(0))
    g.g.phase = QUALIFY
    run(g, step("ChooseGear", ANA))
    assert best(g)["gear"] == 5  # straight on, with nothing to pay for

    owed = race(car(1018, gear=3), car(0))
    owed.g.phase = QUALIFY
    dice(owed, die(3, 5))
    run(owed, step("QualifyingRoll", ANA))
    assert best(owed)["over"] == 0
