"""Interference, and the courses for teams."""

from collections.abc import Callable
from typing import Any

import pytest

import paddock
from paddock.games.roborally import GAME
from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.ending import end_race
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute, MoveRobots
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.games.roborally.rules.turn import StartTurn
from paddock.games.roborally.state import PROGRAM, Factory
from paddock.kernel.options import Value
from paddock.texts.bundle import Texts
from paddock.texts.speaker import Speaker
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    Scene,
    answer,
    asked,
    factory,
    labels,
    off_board,
    open_floor,
    robot,
    run,
    run_register,
    take,
    told,
    where,
)

HALL = open_floor(7, 5)
manners = pytest.mark.usefixtures("manner")


def table(name: str, seats: int, **setup: Value) -> Factory:
    made = GAME.new(seats, {"course": name, **setup}, seed=3)
    assert isinstance(made, Factory)
    return made


# ---- Interference ----------------------------------------------------------------------------------------------------


def test_on_interference_everybody_has_a_racer_and_a_blocker() -> None:
    """Course interference: two hands, two programs."""
    g = table("interference", 3)

    assert g.robots == 6
    assert g.seat_of == [0, 1, 2, 0, 1, 2]
    assert [row["blocker"] for row in g.view(None)["robots"]] == [False] * 3 + [True] * 3
    assert [hand["robot"] for hand in g.view(1)["hands"]] == [1, 4]
    for _ in range(5):
        g.answer(1, g.options(1)[0])
    assert g.question(1)["args"] == {"register": 1, "robot": 4, "blocker": 1}


@manners
def test_blockers_cannot_touch_flags_but_find_archive_and_repair_there() -> None:
    """Course interference."""
    blocker = robot(3, 0, damage=1, archive=(6, 4))
    g = factory(HALL, robot(0, 0), robot(1, 0), blocker, robot(4, 0), goal="blockers", flags=[(3, 0)])

    run(g, TouchFlags())
    assert g.g.touched == [0, 0, 0, 0]
    assert g.g.archive[CLEO] == 3
    run(g, CleanUp())

    assert g.g.damage[CLEO] == 0


@manners
def test_a_blocker_whose_racer_is_out_goes_on() -> None:
    """Course interference: it is dealt cards, programmed and moved."""
    racers = [off_board(lives=0), robot(1, 1), robot(2, 2)]
    blockers = [robot(5, 4, "N", program="1"), robot(6, 1), robot(6, 3)]
    g = factory(HALL, *racers, *blockers, goal="blockers", flags=[(3, 0)])
    run(g, MoveRobots())
    assert where(g, DAN) == (5, 3, "N")

    run(g, CleanUp(), StartTurn())

    assert [len(hand) for hand in g.g.hands] == [0, 9, 9, 9, 9, 9]
    assert asked(g)[0] == (ANA, "fill-register")


@manners
def test_a_player_wins_when_all_rival_racers_are_out() -> None:
    """Course interference: whatever their blockers do."""
    g = factory(
        HALL,
        robot(0, 1, program="L"),
        robot(0, 0, "W", lives=1, program="1"),
        robot(3, 3, program="L"),
        robot(5, 3, program="L"),
        goal="blockers",
        flags=[(6, 0)],
    )

    run_register(g, 1)

    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2]


# ---- teams -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "teams"),
    [
        ("tandem_carnage", 6, [0, 1, 2, 0, 1, 2]),
        ("all_for_one_or_one_for_all", 6, [0, 1, 0, 1, 0, 1]),
        ("war_zone", 4, [0, 1, 0, 1]),
    ],
)
def test_partners_sit_opposite_and_teams_in_turn(name: str, seats: int, teams: list[int]) -> None:
    """Courses for teams."""
    assert table(name, seats).team_of == teams


@manners
def test_in_tandem_carnage_partners_touch_the_flags_together() -> None:
    """Course tandem_carnage, ruling 8: each flag needs one of the two, one flag in a register phase."""
    g = factory(HALL, robot(3, 0), robot(0, 2), robot(6, 0), robot(1, 2), goal="pairs", flags=[(3, 0), (6, 0)])

    run(g, TouchFlags())
    assert g.g.touched == [1, 0, 1, 0]
    run(g, TouchFlags())

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("team-flags", [1, 3, 1, 3])


@manners
def test_in_all_for_one_a_single_robot_has_to_touch_all_flags() -> None:
    """Course all_for_one_or_one_for_all."""
    g = factory(HALL, robot(3, 0), robot(0, 2), robot(6, 0), robot(1, 2), goal="teams", flags=[(3, 0), (6, 0)])
    run(g, TouchFlags())
    assert g.g.outcome() is None
    assert g.g.touched == [1, 0, 0, 0]

    g = factory(
        HALL, robot(6, 0, touched=1), robot(0, 2), robot(5, 2), robot(1, 2), goal="teams", flags=[(3, 0), (6, 0)]
    )
    run(g, TouchFlags())
    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.places == [1, 3, 1, 3]


@manners
def test_in_the_war_zone_a_team_wins_when_the_other_has_no_lives_left() -> None:
    """Course war_zone."""
    robots = [
        robot(3, 3, program="L"),
        robot(0, 0, "W", lives=1, program="1"),
        off_board(lives=0),
        off_board(lives=0),
    ]
    g = factory(HALL, *robots, goal="survival")

    run_register(g, 1)

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("last-team", [1, 3, 1, 3])


@manners
def test_on_toggle_boggle_the_last_team_to_touch_a_flag_controls_it() -> None:
    """Course toggle_boggle: all flags at once win."""
    flags = [(1, 0), (3, 0), (5, 0)]
    g = factory(HALL, robot(1, 0), robot(3, 0), robot(5, 0), robot(0, 3), goal="toggle", flags=flags)
    run(g, TouchFlags())
    assert g.g.holders == [0, 1, 0]
    assert [args["team"] for args in told(g, "flag-toggled")] == ["A", "B", "A"]
    assert g.g.outcome() is None
    g.g.at[ANA], g.g.at[BEN] = 3, 1

    run(g, TouchFlags())
    assert g.g.holders == [1, 0, 0]
    g.g.at[ANA], g.g.at[BEN] = 1, 20
    run(g, TouchFlags())

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("control", [1, 3, 1, 3])


@manners
def test_on_toggle_boggle_flags_show_who_controls_them_and_nobody_is_credited_with_one() -> None:
    """Course toggle_boggle: flags are touched in any order and count only as long as they are controlled."""
    flags = [(1, 0), (3, 0), (5, 0)]
    g = factory(HALL, robot(1, 0), robot(3, 0), robot(0, 2), robot(0, 3), goal="toggle", flags=flags)

    run(g, TouchFlags())

    assert [flag["team"] for flag in g.g.view(None)["flags"]] == [0, 1, None]
    assert g.g.touched == [0, 0, 0, 0]
    assert told(g, "flag-touched") == []


@manners
def test_on_toggle_boggle_the_mechanical_arm_touches_one_flag_in_reach() -> None:
    """Course toggle_boggle, option mechanical_arm, ruling 8: the first that its team does not control."""
    flags = [(1, 0), (3, 0), (2, 2)]
    g = factory(
        HALL,
        robot(2, 1, options="mechanical_arm"),
        robot(6, 4),
        robot(6, 3),
        robot(0, 4),
        goal="toggle",
        flags=flags,
    )
    run(g, TouchFlags())
    assert g.g.holders.count(0) == 1
    run(g, TouchFlags())
    assert g.g.holders.count(0) == 2
    run(g, TouchFlags())

    assert g.g.outcome() is not None


@manners
def test_on_toggle_boggle_a_flag_underfoot_is_touched_whoever_controls_it() -> None:
    """Course toggle_boggle, option mechanical_arm, ruling 8: so the arm takes no second one."""
    rivals = [robot(6, 4), robot(6, 3), robot(0, 4)]
    g = factory(HALL, robot(1, 0, options="mechanical_arm"), *rivals, goal="toggle", flags=[(1, 0), (2, 0)])
    g.g.holders = [0, 1]

    run(g, TouchFlags())

    assert g.g.holders == [0, 1]


@manners
def test_on_toggle_boggle_a_destroyed_robot_sits_out_one_full_turn() -> None:
    """Course toggle_boggle."""
    g = factory(
        HALL,
        robot(0, 0, "W", program="1", archive=(2, 2)),
        robot(3, 3),
        robot(4, 4),
        robot(6, 4),
        goal="toggle",
        flags=[(5, 0)],
    )
    run(g, Execute(ANA, ANA))

    run(g, ReEntries())
    assert asked(g) == []
    assert g.g.view(None)["robots"][ANA]["waits"]
    g.g.turn += 1
    run(g, ReEntries())

    assert asked(g) == [(ANA, "face")]


@manners
def test_on_toggle_boggle_two_teams_that_touch_a_flag_at_once_do_so_in_dock_order() -> None:
    """Course toggle_boggle, option mechanical_arm: the later one in dock order was the last to touch it."""
    stands, reaches = robot(1, 0), robot(2, 1, options="mechanical_arm")
    for docks, team in (([ANA, BEN, CLEO, DAN], 1), ([BEN, ANA, CLEO, DAN], 0)):
        g = factory(HALL, stands, reaches, robot(5, 4), robot(6, 4), goal="toggle", flags=[(1, 0), (5, 0), (5, 3)])
        g.g.docks = docks
        run(g, TouchFlags())
        assert g.g.holders == [team, -1, -1]


def test_the_docks_name_every_player_once_also_with_blockers() -> None:
    """Course interference: blockers stand behind the racers in the same order."""
    g = GAME.new(4, {"course": "interference"}, 1)
    course = next(event for event in g.events_for(None) if event["kind"] == "course")

    assert sorted(course["args"]["order"]) == [0, 1, 2, 3]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_blockers_follow_the_racers_in_the_same_dock_order(seed: int) -> None:
    """Course interference."""
    g = GAME.new(3, {"course": "interference"}, seed)

    assert isinstance(g, Factory)
    assert g.docks[3:] == [robot + 3 for robot in g.docks[:3]]


def test_where_there_are_no_docks_only_the_order_is_told() -> None:
    """Course capture the flag: robots are placed by their drivers."""
    told = [event["kind"] for event in GAME.new(4, {"course": "capture_the_flag"}, 1).events_for(None)]

    assert "course-without-docks" in told
    assert "course" not in told


def test_a_blocker_counts_nothing_in_the_ranking() -> None:
    """Course interference, ruling 11: flags, lives and damage of the racers only."""
    racers = [robot(0, 0), robot(1, 0), robot(2, 0)]
    blockers = [robot(4, 0, lives=1, damage=3), robot(5, 0), robot(6, 0, lives=2)]
    g = factory(HALL, *racers, *blockers, goal="blockers", flags=[(6, 4)])

    end_race(g.g, "turn-limit")

    assert g.g.place[:3] == [1, 1, 1]


def test_a_blocker_whose_racer_has_finished_goes_on() -> None:
    """Course interference, where the race goes on for the other places."""
    racers = [robot(0, 0, touched=1), robot(6, 0), robot(6, 4)]
    blockers = [robot(2, 3), robot(3, 3), robot(4, 3)]
    g = factory(HALL, *racers, *blockers, goal="blockers", flags=[(5, 0), (0, 0)], play_on=True)
    run(g, TouchFlags())
    assert g.g.place[:3] == [1, 0, 0]
    assert (where(g, ANA), where(g, 3)) == (None, (2, 3, "N"))

    run(g, StartTurn())

    assert [len(g.g.hands[number]) for number in (ANA, 3)] == [0, 9]
    assert (ANA, "fill-register") in asked(g)


@pytest.mark.parametrize("docks", [[0, 1, 2, 3], [1, 0, 2, 3]])
def test_on_toggle_boggle_a_team_has_won_only_when_all_touches_of_the_phase_are_made(docks: list[int]) -> None:
    """Course toggle_boggle: Ana's touch would give her team all flags, but Ben takes one in the same phase."""
    g = factory(HALL, robot(0, 0), robot(2, 0), robot(5, 2), robot(5, 1), goal="toggle", flags=[(0, 0), (2, 0), (4, 0)])
    g.g.holders, g.g.docks = [1, 0, 0], docks

    run(g, TouchFlags())

    assert g.g.holders == [0, 1, 0]
    assert g.g.outcome() is None


@pytest.mark.parametrize("lives", [(0, 3), (3, 0)])
def test_the_lives_of_a_team_are_summed_in_the_ranking(lives: tuple[int, int]) -> None:
    """Ruling 11: two and two are more than three and none."""
    strong = [robot(0, 0, lives=2), robot(2, 0, lives=2)]
    weak = [robot(4, 0, lives=lives[0]), robot(6, 0, lives=lives[1])]
    g = factory(HALL, strong[0], weak[0], strong[1], weak[1], goal="teams", flags=[(6, 4)])

    end_race(g.g, "turn-limit")

    assert g.g.place == [1, 3, 1, 3]


INTERFERING: dict[str, Any] = {"goal": "blockers", "flags": [(6, 4)]}


def spoken(language: str) -> Speaker:
    return Speaker(Texts(language), paddock.game("roborally"), ["Ana", "Ben"])


@manners
@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Ana pushes Ana (blocker)."), ("ru", "Ana толкает: Ana (блокировщик).")]
)
def test_events_name_the_robot_where_a_player_has_two(language: str, sentence: str) -> None:
    """Course interference: Ana pushes her own blocker."""
    g = factory(HALL, robot(0, 0, "E", program="1"), robot(3, 2), robot(1, 0), robot(4, 4), **INTERFERING)

    run(g, Execute(ANA, ANA))

    pushed = next(event for event in g.g.events() if event["kind"] == "pushed")
    assert (pushed["args"]["whom"], pushed["args"]["blockers"]) == ([ANA], [1])
    assert spoken(language).event(pushed) == sentence


@manners
@pytest.mark.parametrize(("language", "word"), [("en", "blocker"), ("ru", "блокировщик")])
def test_a_weapon_is_aimed_at_a_robot_by_name_where_a_player_has_two(language: str, word: str) -> None:
    """Course interference, option high_power_laser: Ben's robots stand one behind the other."""
    gunner = robot(0, 0, "E", options="high_power_laser pressor_beam")
    g = factory(HALL, gunner, robot(2, 0), off_board(), robot(4, 0), **INTERFERING)

    run(g, FireLasers())
    assert f"Ben, Ben ({word})" in spoken(language).question(g.g.question(ANA))
    answer(g, ANA, "weapon", card="pressor_beam")

    assert f"Ben, Ben ({word})" in spoken(language).question(g.g.question(ANA))
    assert [spoken(language).option(label) for label in labels(g, ANA)] == ["Ben", f"Ben ({word})"]


@manners
def test_fire_control_names_shooter_and_victim_where_a_player_has_two() -> None:
    """Course interference, option fire_control: Ana's blocker has hit Ben's."""
    shooter = robot(0, 0, "E", options="fire_control")
    g = factory(HALL, robot(1, 4), robot(6, 4), shooter, robot(4, 0), **INTERFERING)

    run(g, FireLasers())

    args = g.g.question(ANA)["args"]
    assert args == {"whom": [BEN], "blockers": [1], "target": DAN, "robot": CLEO, "blocker": 1}
    asked_in_words = spoken("en").question(g.g.question(ANA))
    assert asked_in_words == "Blocker: You hit Ben (blocker). What does the shot do?"


def storing() -> Scene:
    """Ana's blocker has filled its registers, and may store a card."""
    blocker = robot(1, 0, options="flywheel", program="1 1 1 1 1", hand="U")
    g = factory(HALL, robot(0, 4, down=True), robot(6, 4, down=True), blocker, robot(4, 0, down=True), **INTERFERING)
    g.g.phase = PROGRAM
    run(g, Programming())
    return g


def swapping() -> Scene:
    """Ana's blocker may change a card for the stored one."""
    blocker = robot(1, 0, options="conditional_program", program="1")
    g = factory(HALL, robot(0, 4), robot(6, 4), blocker, robot(4, 0), **INTERFERING)
    g.g.conditional_card = take(g.g, "U@10")
    run_register(g, 1)
    return g


def aborting() -> Scene:
    """Ana's blocker may abort its program."""
    blocker = robot(1, 0, options="abort_switch", program="1")
    g = factory(HALL, robot(0, 4), robot(6, 4), blocker, robot(4, 0), **INTERFERING)
    run_register(g, 1)
    return g


@manners
@pytest.mark.parametrize(("language", "start"), [("en", "Blocker: "), ("ru", "Блокировщик. ")])
@pytest.mark.parametrize(
    ("scene", "kind"), [(storing, "store-card"), (swapping, "swap-program"), (aborting, "abort-program")]
)
def test_questions_about_program_options_name_the_robot_where_a_player_has_two(
    scene: Callable[[], Scene], kind: str, language: str, start: str
) -> None:
    """Course interference, option flywheel, option conditional_program, option abort_switch."""
    g = scene()

    assert asked(g) == [(ANA, kind)]
    question = g.g.question(ANA)
    assert (question["args"]["robot"], question["args"]["blocker"]) == (CLEO, 1)
    assert spoken(language).question(question).startswith(start)
