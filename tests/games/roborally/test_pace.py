"""How many turns the flags are away, the programs that a bot compares, and the chance to win."""

import pytest

from paddock.games.roborally import GAME
from paddock.games.roborally.bot.pace import has_pace, pace_on, read, written
from paddock.games.roborally.bot.pace_making import ordinary_hands
from paddock.games.roborally.bot.plans import Plans
from paddock.games.roborally.bot.standing import turns_to_go, win_chance
from paddock.games.roborally.courses import COURSES, course
from paddock.games.roborally.state import Factory


def new_race(seats: int, name: str = "risky_exchange", seed: int = 1) -> Factory:
    g = GAME.new(seats, {"course": name}, seed, quiet=True)
    assert isinstance(g, Factory)
    return g


@pytest.mark.parametrize("name", [name for name in COURSES if has_pace(course(name))])
def test_a_course_has_the_turns_from_every_stand_to_each_of_its_flags(name: str) -> None:
    paces = pace_on(course(name))

    assert len(paces) == len(course(name).flags)
    assert all(len(turns) == course(name).floor.cells * 4 for turns in paces)
    for earlier, later in zip(paces, paces[1:], strict=False):
        assert min(earlier) > min(later)
    assert min(paces[-1]) == 0.0


def test_where_flags_move_or_boards_turn_no_turns_are_known() -> None:
    for name in ("moving_targets", "frenetic_factory", "war_zone"):
        assert pace_on(course(name)) == []


def test_turns_are_kept_to_a_twentieth() -> None:
    turns = [3.2, 4.71, 3.2, 12.05]

    assert read(written(turns)) == pytest.approx([3.2, 4.7, 3.2, 12.05])


def test_a_pace_is_worked_out_with_ordinary_hands() -> None:
    assert {sum(hand) for hand in ordinary_hands()} == {8}


def test_damage_and_a_power_down_cost_turns() -> None:
    g = new_race(2)
    whole = turns_to_go(g, 0)
    g.damage[0] = 3
    hurt = turns_to_go(g, 0)
    g.down[0] = 1

    assert hurt > whole
    assert whole < turns_to_go(g, 0) != hurt


def test_all_chances_to_win_make_one_and_the_first_one_home_has_them_all() -> None:
    g = new_race(4)
    g.touched = [1, 0, 0, 0]
    chances = [win_chance(g, seat) for seat in range(4)]

    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) == chances[0]
    g.place = [2, 1, 3, 4]
    assert [win_chance(g, seat) for seat in range(4)] == [0.0, 1.0, 0.0, 0.0]


@pytest.mark.parametrize("seed", range(4))
def test_programs_come_by_their_score_each_by_a_way_of_its_own(seed: int) -> None:
    g = new_race(2, "dizzy_dash", seed)
    programs = GAME.judge.turns(g, 0, 8)
    plans = Plans(g, 0)

    assert programs[0].score == pytest.approx(plans.best(0, g.at[0] * 4 + g.facing[0], 0))
    assert GAME.judge.turns(g, 0, 1)[0].score == pytest.approx(programs[0].score)
    assert [program.score for program in programs] == sorted([program.score for program in programs], reverse=True)
    ends = []
    for program in programs:
        copy = g.clone()
        copy.answer_all(0, program.answers)
        ends.append(tuple(copy.registers[:5]))
    assert len(set(ends)) == len(programs)


def test_the_others_make_their_programs_again() -> None:
    g = new_race(3)
    while 1 in g.open_seats():
        g.answer(1, g.options(1)[0])
    GAME.judge.decide_for_others(g, 0)

    assert g.open_seats() == [0]
    assert g.ready == [0, 1, 1]


def test_playing_on_stops_at_the_next_programs() -> None:
    g = new_race(3)
    GAME.judge.play_on(g, 2)

    assert g.turn == 3
    assert g.open_seats()
