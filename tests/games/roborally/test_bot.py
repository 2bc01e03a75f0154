"""The greedy navigator: it reaches flags and keeps out of pits."""

import pytest

from paddock.bots import make_bot
from paddock.games.roborally import GAME
from paddock.games.roborally.bot.plans import DEATH, Plans, targets_of
from paddock.games.roborally.bot.ways import FAR, distances
from paddock.games.roborally.cards import KIND, ROTATE_RIGHT, SIDEWAYS
from paddock.games.roborally.choices import PLACE
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.home import PlaceAtHome, back_cell
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.power_down import AnnouncePowerDowns, StayDown
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.games.roborally.state import PROGRAM, Factory
from paddock.kernel.table import Outcome, Table
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    Scene,
    answer,
    asked,
    captured,
    factory,
    off_board,
    on_board,
    open_floor,
    program,
    robot,
    run,
    where,
)

PIT = """
+     +     +     +     +
   .    ##     .     .
+     +     +     +     +
   .     .     .     .
+     +     +     +     +
"""
EASY = ["risky_exchange", "checkmate", "dizzy_dash"]


def played(names: list[str], course: str, seed: int) -> Outcome:
    table = GAME.new(len(names), {"course": course}, seed, quiet=True)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(names)]
    while table.outcome() is None:
        seat = table.open_seats()[0]
        table.answer(seat, bots[seat].choose(table, seat))
    outcome = table.outcome()
    assert outcome is not None
    return outcome


def choose(g: Scene, seat: int) -> None:
    g.g.answer(seat, make_bot("greedy", 1, seat).choose(g.g, seat))


def programmed(g: Scene) -> str:
    g.g.phase = PROGRAM
    run(g, Programming())
    for _ in range(5):
        choose(g, ANA)
    return program(g, ANA)


@pytest.mark.parametrize("course", EASY)
def test_greedy_beats_three_random_robots_on_easy_courses(course: str) -> None:
    """The big run is ``paddock simulate``; here a few races, from every seat."""
    wins = 0
    for seed in range(8):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        wins += played(names, course, seed).places[seed % 4] == 1

    assert wins >= 7


def test_four_greedy_robots_finish_an_easy_course_in_a_plausible_number_of_turns() -> None:
    for seed in range(4):
        outcome = played(["greedy"] * 4, "risky_exchange", seed)
        assert outcome.reason == "flags"
        assert 3 <= outcome.rounds <= 20


@pytest.mark.parametrize(
    "course", ["interference", "tricksy", "capture_the_flag", "toggle_boggle", "war_zone", "tandem_carnage"]
)
def test_greedy_knows_what_to_do_on_every_kind_of_course(course: str) -> None:
    names = ["greedy", "random", "greedy", "random"]

    assert played(names, course, 2).places.count(1) >= 1


@pytest.mark.parametrize(("course", "seats", "most"), [("frenetic_factory", 5, 60), ("moving_targets", 4, 15)])
def test_greedy_robots_reach_all_flags_of_hard_courses(course: str, seats: int, most: int) -> None:
    """Flags that are far away are no reason to die, and flags that move are met where they will be."""
    for seed in range(3):
        outcome = played(["greedy"] * seats, course, seed)
        assert outcome.reason == "flags"
        assert outcome.rounds <= most


def test_greedy_robots_hunt_each_other_where_the_last_team_wins() -> None:
    for seed in (0, 2, 3):
        outcome = played(["greedy"] * 4, "war_zone", seed)
        assert outcome.reason == "last-team"
        assert outcome.rounds <= 60


def test_a_long_way_is_better_than_a_pit() -> None:
    """However far the flags are: here six of them at both ends of a long hall."""
    far = [(79, 0), (0, 1), (78, 0), (1, 1), (77, 0), (2, 1)]
    g = factory(open_floor(80, 2), robot(1, 0, "W", hand="2 R R R R R R"), flags=far)

    assert "2" not in programmed(g)


def test_a_flag_within_reach_is_reached() -> None:
    g = factory(open_floor(7, 5), robot(1, 1, "E", hand="2 1 R L U 3 B"), flags=[(3, 2), (6, 4)])
    g.g.phase = PROGRAM

    assert Plans(g.g, ANA).best(0, g.g.at[ANA] * 4 + 1, 0) > -10
    made = programmed(g)

    assert made.count("2") or made.count("1")
    assert "3" not in made[:1]  # three cells to the east would pass the flag's column


def test_pits_are_avoided() -> None:
    g = factory(PIT, robot(0, 0, "E", hand="1 1 1 R L U L"), flags=[(3, 0)])

    made = programmed(g)

    assert made[0] in "RLU"


def test_of_a_team_that_captures_flags_half_fetches_and_half_guards() -> None:
    """Course capture_the_flag: Ana is nearer to the enemy's flag; Cleo goes for the enemy at home."""
    g = captured(robot(15, 1), robot(5, 5), robot(3, 4), robot(22, 2))

    assert targets_of(g.g, ANA) == [g.g.flag_at[1]]
    assert targets_of(g.g, CLEO) == [g.g.at[BEN]]


def test_a_guard_hunts_whoever_carries_its_flag() -> None:
    """Course capture_the_flag: also away from home, where a push makes it drop the flag."""
    g = captured(robot(15, 1), robot(14, 5), robot(3, 4), robot(22, 2))
    g.g.holders, g.g.flag_at = [BEN, -1], [NOWHERE, g.g.flag_at[1]]

    assert targets_of(g.g, CLEO) == [g.g.at[BEN]]


def test_a_guard_with_nobody_to_catch_has_nowhere_to_go() -> None:
    """Course capture_the_flag."""
    g = captured(robot(15, 1), robot(20, 5), robot(3, 4), robot(22, 2))

    assert targets_of(g.g, CLEO) == []


def test_a_carrier_is_home_anywhere_on_its_board() -> None:
    """Course capture_the_flag: Ana, one cell from the seam, is nearer to home than at the far end of the vault."""
    g = captured(robot(12, 6, "W"), robot(20, 5), robot(3, 4), robot(22, 2))
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], NOWHERE]
    plans = Plans(g.g, ANA)

    assert plans.targets == []
    assert plans.stand_score(g.g.at[ANA] * 4 + 3, 0) == -1
    assert plans.stand_score(g.g.at[ANA] * 4 + 3 - 4, 0) == 0


def test_whoever_has_nothing_left_to_reach_does_not_rest_on_a_belt_to_the_edge() -> None:
    """Course capture_the_flag: Cleo, a guard; on column 1, row 9 an express belt leads off the floor."""
    g = captured(robot(15, 1), robot(20, 5), robot(3, 4), robot(22, 2))
    plans = Plans(g.g, CLEO)

    assert plans.end_score(8 * 24 * 4, 0) < plans.end_score(g.g.at[CLEO] * 4, 0)


def test_a_guard_is_not_placed_on_a_belt_to_the_edge() -> None:
    """Course capture_the_flag: Cleo, a guard, may stand on any cell of the back rows."""
    g = captured(robot(9, 1), robot(20, 5), off_board(), robot(22, 2))
    run(g, PlaceAtHome(CLEO, CLEO))
    options = g.g.options(CLEO)
    scores = GAME.judge.scores(g.g, CLEO, options)

    cells = [back_cell(g.g, CLEO, option - PLACE) for option in options]
    assert scores[cells.index(8 * 24)] < max(scores)
    assert scores[cells.index(2 * 24)] == max(scores)


def test_whoever_has_reached_its_prey_still_looks_where_it_goes() -> None:
    """Where the last team wins, reaching an enemy ends nothing: the cells beyond it would be the last."""
    g = factory(open_floor(4, 1), robot(0, 0, "E", hand="2 2 2 2 2 2 2"), robot(2, 0), goal="survival")
    plans = Plans(g.g, ANA)

    assert plans.best(0, g.g.at[ANA] * 4 + 1, 0) <= plans.still + DEATH


def test_crab_legs_step_onto_a_flag_beside_the_robot() -> None:
    """Facing north with the flag to the east: no turn is needed, and none is lost."""
    g = factory(open_floor(5, 3), robot(1, 1, "N", options="crab_legs", hand="1 R R U U L L"), flags=[(2, 1)])
    g.g.phase = PROGRAM
    run(g, Programming())
    choose(g, ANA)
    choose(g, ANA)

    assert program(g, ANA) == "1----"
    assert KIND[g.g.pairs[0] - SIDEWAYS] == ROTATE_RIGHT


def test_a_dual_processor_moves_and_turns_in_one_register() -> None:
    """Two cells on and a turn, as the card says, then one ahead: the flag is reached in the second register."""
    g = factory(open_floor(7, 7), robot(1, 5, "N", options="dual_processor", hand="3 1 R U U U U"), flags=[(2, 3)])
    g.g.phase = PROGRAM
    run(g, Programming())
    while g.g.open_seats() == [ANA] and "1" not in program(g, ANA):
        choose(g, ANA)

    assert program(g, ANA) == "31---"
    assert KIND[g.g.pairs[0]] == ROTATE_RIGHT


def test_distances_count_registers_through_the_floor() -> None:
    g = on_board("exchange", robot(5, 0, "S"), flags=[(5, 5)])
    table = distances(g.g.floor, g.g.flag_at[0])

    assert table[g.g.flag_at[0] * 4] == 0
    assert table[4 * 12 * 4 + 5 * 4] == 1  # one cell north of it on a belt that leads there, whatever the card turns
    lost = [cell for cell in range(144) if table[cell * 4] == FAR]
    assert lost == [3, 6]  # facing north on belts that lead off the board there is no way back


@pytest.mark.parametrize(("damage", "down"), [(2, 0), (6, 1)])
def test_a_badly_damaged_robot_is_powered_down(damage: int, down: int) -> None:
    g = factory(open_floor(5, 3), robot(1, 1, damage=damage, program="1 1 1 1 1"), flags=[(3, 1)])

    run(g, AnnouncePowerDowns())
    choose(g, ANA)

    assert g.g.announced[ANA] == down


def test_a_sound_robot_wakes_up() -> None:
    g = factory(open_floor(5, 3), robot(1, 1, down=True), flags=[(3, 1)])

    run(g, StayDown(ANA, ANA))
    choose(g, ANA)

    assert not g.g.announced[ANA]


def test_a_returning_robot_faces_its_next_flag() -> None:
    g = factory(open_floor(7, 3), off_board(archive=(1, 1)), robot(6, 2), flags=[(4, 1)])
    g.g.wrecks = [ANA]

    run(g, ReEntries())
    choose(g, ANA)

    assert where(g, ANA) == (1, 1, "E")
    assert asked(g) == [(ANA, "enter-down")]
    answer(g, ANA, "keep-running")


def test_a_better_position_is_worth_more() -> None:
    near = factory(open_floor(7, 3), robot(3, 1, "E"), robot(0, 0), flags=[(4, 1)]).g
    far = factory(open_floor(7, 3), robot(0, 1, "W"), robot(0, 0), flags=[(4, 1)]).g
    hurt = factory(open_floor(7, 3), robot(3, 1, "E", damage=5), robot(0, 0), flags=[(4, 1)]).g

    assert value(near) > value(far)
    assert value(near) > value(hurt)


def value(table: Table) -> float:
    assert isinstance(table, Factory)
    return GAME.judge.value(table, ANA)


@pytest.mark.parametrize(("down", "kind"), [(False, "weapon"), (True, "main-laser")])
@pytest.mark.parametrize("weapon", ["radio_control", "scrambler"])
def test_no_program_is_changed_that_a_robot_does_not_carry_out(weapon: str, down: bool, kind: str) -> None:
    g = factory(open_floor(5, 1), robot(0, 0, "E", options=weapon), robot(3, 0, down=down), flags=[(4, 0)])
    run(g, FireLasers())

    choice = make_bot("greedy", 1, ANA).choose(g.g, ANA)

    assert g.g.open_question(ANA).label(g.g, choice)["kind"] == kind
