"""A race that goes on for the other places: what becomes of a robot that has finished."""

import pytest

import paddock
from paddock.games.roborally.cards import OPTIONS, PROGRAM_CARDS
from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.turn import StartTurn
from paddock.texts import Speaker, Texts
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    asked,
    factory,
    open_floor,
    options_of,
    program,
    robot,
    run,
    run_register,
    take,
    told,
    where,
)
from tests.games.roborally.properties import option_cards

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 3)


def test_the_race_may_go_on_for_the_other_places() -> None:
    """Rule 15: an option of the table; who has finished makes room."""
    g = factory(
        HALL, robot(1, 0), robot(0, 0, "E", program="1"), robot(5, 2, "S", program="L"), flags=[(1, 0)], play_on=True
    )

    run(g, TouchFlags())
    assert g.g.outcome() is None
    assert where(g, ANA) is None
    g.g.registers[ANA * 5] = g.g.deck.pop()
    run_register(g, 1)

    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2, 3]


def test_a_robot_that_has_finished_is_not_powered_down_any_more() -> None:
    """Rules 12 and 15: its announcement goes with it."""
    g = factory(HALL, robot(1, 0, damage=1, announced=True), robot(0, 0), robot(5, 2), flags=[(1, 0)], play_on=True)

    run(g, TouchFlags())
    run(g, StartTurn())

    assert told(g, "powered-down") == []


def test_a_finished_robot_keeps_no_cards() -> None:
    """Rule 15: locked cards and those on Flywheel and Conditional Program are back in the deck for the next deal."""
    finisher = robot(1, 0, damage=7, program="1 1 3 3 3", options="flywheel conditional_program")
    g = factory(HALL, finisher, robot(3, 2), robot(5, 2), flags=[(1, 0)], play_on=True)
    g.g.flywheel_card, g.g.conditional_card = take(g.g, "U"), take(g.g, "B")

    run(g, TouchFlags())
    assert program(g, ANA) == "-----"
    run(g, CleanUp(), StartTurn())

    assert len(g.g.deck) + sum(len(hand) for hand in g.g.hands) == PROGRAM_CARDS


def test_a_finished_robots_options_are_discarded() -> None:
    """Rules 10 and 15: others may draw them when the deck is made anew."""
    finisher = robot(1, 0, options="brakes recompile")
    g = factory(HALL, finisher, robot(3, 2, options="flywheel"), robot(5, 2), flags=[(1, 0)], play_on=True)

    run(g, TouchFlags())

    assert options_of(g, ANA) == []
    assert options_of(g, BEN) == ["flywheel"]
    assert len(g.g.option_discard) == 2
    assert sorted(option_cards(g.g)) == list(range(OPTIONS))


def test_the_robots_that_end_the_race_keep_what_they_have() -> None:
    """Rule 15: where the race does not go on, nothing is put away."""
    g = factory(HALL, robot(1, 0, damage=6, program="1 1 3 3 3", options="brakes"), robot(3, 2), flags=[(1, 0)])

    run(g, TouchFlags())

    assert where(g, ANA) == (1, 0, "N")
    assert (program(g, ANA), options_of(g, ANA)) == ("11333", ["brakes"])


def test_nothing_is_dealt_to_a_robot_that_has_finished() -> None:
    """Rules 5 and 15."""
    g = factory(HALL, robot(1, 0), robot(3, 2), robot(5, 2), flags=[(1, 0)], play_on=True)

    run(g, TouchFlags(), CleanUp(), StartTurn())

    assert [len(hand) for hand in g.g.hands] == [0, 9, 9]
    assert asked(g) == [(BEN, "fill-register"), (CLEO, "fill-register")]


def test_places_after_a_shared_first_are_counted_on() -> None:
    """Ruling 9, where the race goes on: two are first, so the next one is third."""
    reaches = robot(0, 0, options="mechanical_arm")
    g = factory(HALL, robot(1, 0), reaches, robot(5, 2), robot(4, 2), robot(3, 2), flags=[(1, 0)], play_on=True)
    run(g, TouchFlags())
    g.g.at[CLEO] = 1

    run(g, TouchFlags())

    assert g.g.place == [1, 1, 3, 0, 0]


@pytest.mark.parametrize(("program", "places"), [("L", [1, 2, 3]), ("1", [1, 2, 2])])
def test_a_race_that_somebody_has_finished_was_decided_by_flags(program: str, places: list[int]) -> None:
    """Rule 15, ruling 10: also if only one of the others is left then, or nobody."""
    others = [robot(0, 0, "W", lives=1, program=program), robot(0, 2, "W", lives=1, program="1")]
    g = factory(HALL, robot(1, 0), *others, flags=[(1, 0)], play_on=True)
    run(g, TouchFlags())

    run_register(g, 1)

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("flags", places)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "On courses for teams this changes nothing."), ("ru", "На трассах для команд это ничего не меняет.")],
)
def test_playing_on_means_nothing_on_courses_for_teams(language: str, sentence: str) -> None:
    """Rule 15: a team's place is that of all its robots, and the help of the option says so."""
    team, rivals = [robot(1, 0), robot(5, 0)], [robot(2, 2), robot(5, 2)]
    g = factory(HALL, team[0], rivals[0], team[1], rivals[1], goal="teams", flags=[(1, 0)], play_on=True)

    run(g, TouchFlags())

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("team-flags", [1, 3, 1, 3])
    assert Speaker(Texts(language), paddock.game("roborally"), []).option_help("play_on").endswith(sentence)
