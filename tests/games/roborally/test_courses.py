"""The courses of the manual, and the rules that some of them have."""

from typing import Any

import pytest

import paddock
from paddock.games.roborally import GAME
from paddock.games.roborally.boards import board
from paddock.games.roborally.courses import COURSES, course, make_course
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.state import PROGRAM, Factory
from paddock.kernel.errors import BadSetup
from paddock.kernel.options import Value
from tests.games.roborally.make import (
    ANA,
    factory,
    on_course,
    options_of,
    robot,
    run,
)

manners = pytest.mark.usefixtures("manner")


def table(name: str, seats: int, **setup: Value) -> Factory:
    made = GAME.new(seats, {"course": name, **setup}, seed=3)
    assert isinstance(made, Factory)
    return made


# ---- the manual ------------------------------------------------------------------------------------------------------


def test_there_are_ten_courses_for_beginners_nineteen_for_experts_and_five_for_teams() -> None:
    found = [course(name).kind for name in COURSES]

    assert [found.count(kind) for kind in ("beginner", "expert", "team")] == [10, 19, 5]


@pytest.mark.parametrize("name", COURSES)
def test_every_course_can_be_raced_with_the_printed_numbers_of_players(name: str) -> None:
    """With its length, level and number of flags."""
    made = course(name)
    for seats in made.players:
        g = table(name, seats)
        assert g.open_seats()
        assert len(g.flag_at) == len(made.flags)
        seen = g.view(None)["course"]
        assert (seen["id"], seen["length"], seen["players"]) == (name, made.length, made.players)
    assert made.length in ("short", "medium", "long")
    assert bool(made.level) == (made.kind == "beginner")


@pytest.mark.parametrize("name", COURSES)
def test_robots_start_on_their_docks_and_face_the_factory(name: str) -> None:
    """Rule 3.5: walking on leads from the docking bay onto the boards."""
    made = course(name)
    if NOWHERE in made.floor.docks:
        assert name == "capture_the_flag"
        return
    g = table(name, max(made.players))
    bay = made.floor.board_of[made.floor.docks[0]]
    for number, one in enumerate(g.docks):
        assert g.at[one] == made.floor.docks[number] == g.archive[one]
        column, row = g.column(g.at[one]), g.row(g.at[one])
        across, along = ((0, -1), (1, 0), (0, 1), (-1, 0))[g.facing[one]]
        cells = [made.floor.cell_at(column + k * across, row + k * along) for k in range(1, 5)]
        assert any(cell != NOWHERE and made.floor.board_of[cell] != bay for cell in cells)


def test_in_no_course_do_belts_meet_across_a_seam() -> None:
    """Rule 9: they lead onto open floor or onto a belt that goes the same way."""
    for name in COURSES:
        floor = course(name).floor
        for cell, way in enumerate(floor.belt):
            to = floor.ahead[cell * 4 + way] if way >= 0 else NOWHERE
            if to >= 0 and floor.board_of[to] != floor.board_of[cell]:
                assert floor.belt[to] in (-1, way), name


def test_courses_that_need_a_second_box_use_two_sides_of_one_board() -> None:
    for name in ("frenetic_factory", "marathon_madness"):
        names = [part.board.name for part in course(name).floor.placed]
        backs = {"island": "chop_shop", "spin_zone": "maelstrom", "chess": "cross", "vault": "exchange"}
        assert any(one in names and other in names for one, other in backs.items())
        assert all(board(one) for one in names)


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ({"boards": ["nowhere 0,0"]}, "names no board"),
        ({"flags": ["40,1"]}, "does not stand on open floor"),
        ({"flags": ["3,0"]}, "does not stand on open floor"),
        ({"boards": ["exchange 0,0"]}, "eight docks"),
        ({"rules": ["no_gravity"]}, "unknown rules"),
    ],
)
def test_the_checker_refuses_courses_that_cannot_be(row: dict[str, Any], fault: str) -> None:
    good = {"id": "x", "kind": "beginner", "players": [2], "length": "short", "flags": ["7,1"]}
    good["boards"] = ["exchange 0,0", "dock_plain 0,12"]
    make_course(good)
    with pytest.raises(ValueError, match=fault):
        make_course({**good, **row})


@pytest.mark.parametrize(
    ("name", "seats"), [("interference", 5), ("interference", 1), ("war_zone", 5), ("tandem_carnage", 2)]
)
def test_teams_and_blockers_need_the_printed_numbers(name: str, seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        paddock.game("roborally").new(seats, {"course": name})
    assert refusal.value.reason == "seats-do-not-fit"


@pytest.mark.parametrize(
    ("lives", "seats", "found"),
    [("3", 8, 3), ("4_from_6", 5, 3), ("4_from_6", 6, 4), ("4_from_5", 5, 4), ("4_from_5", 4, 3)],
)
def test_a_fourth_life_may_be_agreed_with_many_players(lives: str, seats: int, found: int) -> None:
    """Ruling 42: the Russian rulebook says more than five players, the English one five or more."""
    assert table("risky_exchange", seats, lives=lives).lives == [found] * seats


# ---- Tricksy, Flag Fry, Marathon Madness, Factory Rejects, Option World ----------------------------------------------


def test_on_tricksy_everybody_keeps_one_of_three_options() -> None:
    """Course tricksy: the other two go to the bottom of the deck."""
    g = table("tricksy", 3)
    drafts = [cards[:] for cards in g.draft]
    deck = g.option_deck

    assert g.open_seats() == [0, 1, 2]
    assert g.view(0)["draft"] != g.view(1)["draft"]
    assert "draft" not in g.view(None)
    for seat in (2, 0, 1):
        g.answer(seat, g.options(seat)[1])

    assert [g.options_of(seat) for seat in range(3)] == [[cards[1]] for cards in drafts]
    assert g.option_deck[-len(deck) :] == deck
    assert sorted(g.option_deck[:6]) == sorted(card for cards in drafts for card in (cards[0], cards[2]))
    assert g.turn == 1


def test_on_tricksy_a_choice_may_be_changed_until_all_have_chosen() -> None:
    """Course tricksy: the three lie face down, so nobody has learnt anything from it."""
    g = table("tricksy", 3)
    kept = g.draft[0][2]
    g.answer(0, g.options(0)[0])
    g.answer(1, g.options(1)[0])
    assert g.can_undo(0)
    g.undo(0)
    g.answer(0, g.options(0)[2])
    g.answer(2, g.options(2)[0])

    assert g.options_of(0) == [kept]
    assert not g.can_undo(0)


@pytest.mark.parametrize(("name", "seats"), [("flag_fry", 4), ("marathon_madness", 6), ("war_zone", 4)])
def test_everybody_starts_with_an_option_where_the_course_says_so(name: str, seats: int) -> None:
    """Courses flag_fry, marathon_madness, war_zone."""
    assert table(name, seats).option_count == [1] * seats


def test_factory_rejects_start_with_two_damage() -> None:
    """Course factory_rejects: and nobody may power down."""
    g = table("factory_rejects", 5)

    assert g.damage == [2] * 5
    assert [len(hand) for hand in g.hands] == [7] * 5
    assert g.course.has("no_power_down")


@manners
@pytest.mark.parametrize(("x", "drawn"), [(0, 1), (1, 2), (2, 1), (3, 0)])
def test_option_world_gives_options_instead_of_repairs(x: int, drawn: int) -> None:
    """Course option_world: one on a wrench or a flag, two on wrench and hammer."""
    floor = "+     +     +     +     +\n   w    w+     .     .\n+     +     +     +     +"
    g = factory(floor, robot(x, 0, damage=2), flags=[(2, 0)], rules=["options_for_repairs"])

    run(g, CleanUp())

    assert len(options_of(g, ANA)) == drawn
    assert g.g.damage[ANA] == 2


# ---- programming against time ----------------------------------------------------------------------------------------


@manners
@pytest.mark.parametrize(("name", "seconds"), [("ball_lightning", 30), ("tight_collar", 60), ("risky_exchange", 0)])
def test_some_courses_hurry_everybody(name: str, seconds: int) -> None:
    """Courses ball_lightning and tight_collar."""
    g = on_course(name, robot(0, 0, hand="1 1 1 1 1"), robot(1, 0, hand="2 2 2 2 2"))
    g.g.phase = PROGRAM

    run(g, Programming())

    assert g.g.seconds(ANA) == seconds


def test_a_turn_limit_ends_the_race() -> None:
    """An option of the table; places as in ruling 11."""
    g = table("risky_exchange", 2, turn_limit=2)
    while g.open_seats():
        seat = g.open_seats()[0]
        g.answer(seat, g.options(seat)[0])

    outcome = g.outcome()
    assert outcome is not None
    assert outcome.reason in ("turn-limit", "last-robot")
    assert outcome.rounds <= 2
