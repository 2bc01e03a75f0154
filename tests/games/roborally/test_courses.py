"""The courses of the manual, and the rules that some of them have."""

from typing import Any

import pytest

import paddock
from paddock.games.roborally import GAME
from paddock.games.roborally.boards import board
from paddock.games.roborally.courses import COURSES, course, make_course
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.arm import cells_in_reach
from paddock.games.roborally.rules.belts import AllBelts, ExpressBelts
from paddock.games.roborally.rules.capture_play import PlaceTeams
from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute, MoveRobots, Walk, push
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.games.roborally.rules.register import RegisterPhase
from paddock.games.roborally.state import PROGRAM, Factory
from paddock.kernel.errors import BadSetup
from paddock.kernel.options import Value
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    answer,
    asked,
    captured,
    factory,
    happened,
    labels,
    locked,
    off_board,
    on_course,
    open_floor,
    options_of,
    program,
    robot,
    run,
    run_register,
    told,
    where,
)

HALL = open_floor(7, 5)
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


# ---- Set to Kill, Moving Targets, Frenetic Factory -------------------------------------------------------------------


@manners
@pytest.mark.parametrize(
    ("options", "damage"), [("", [2, 0]), ("double_barreled_laser", [4, 0]), ("rear_firing_laser", [2, 2])]
)
def test_on_set_to_kill_every_robot_laser_fires_twice(options: str, damage: list[int]) -> None:
    """Course set_to_kill: lasers added by options as well."""
    g = factory(HALL, robot(3, 0, "E", options=options), robot(6, 0, "S"), robot(0, 0, "S"), rules=["double_lasers"])

    run(g, FireLasers())

    assert g.g.damage[1:] == damage


@manners
def test_board_lasers_do_not_fire_twice() -> None:
    """Course set_to_kill."""
    g = factory(
        "+     +     +\n|  .     .  |\n+     +     +", robot(1, 0, "S"), lasers=["0,0 E 2"], rules=["double_lasers"]
    )

    run(g, FireLasers())

    assert g.g.damage[ANA] == 1


BELT = "+     +     +     +     +\n   >>    >     .    ##\n+     +     +     +     +"


@manners
def test_on_moving_targets_belts_carry_flags_and_the_markers_on_them() -> None:
    """Course moving_targets, ruling 46: robots are not in their way."""
    g = factory(BELT, robot(2, 0), flags=[(0, 0), (3, 0)], rules=["moving_flags"])
    g.g.at[ANA] = 0
    run(g, TouchFlags())
    assert g.g.archive[ANA] == 0
    g.g.at[ANA] = 2

    run(g, ExpressBelts())
    assert g.g.flag_at[0] == 1
    run(g, AllBelts())

    assert g.g.flag_at[0] == 2
    assert g.g.archive[ANA] == 2
    assert where(g, ANA) == (2, 0, "N")


@manners
def test_a_flag_that_leaves_the_floor_returns_as_well_with_the_markers_on_it() -> None:
    """Course moving_targets."""
    g = factory("+     +     +\n   .     >\n+     +     +", robot(1, 0), flags=[(1, 0)], rules=["moving_flags"])
    g.g.flag_at = [1]
    g.g.archive_flag = [0]

    run(g, AllBelts())

    assert g.g.flag_at == [NOWHERE]
    assert g.g.archive[ANA] == 1


@manners
def test_flags_are_in_each_others_way() -> None:
    """Course moving_targets, ruling 46."""
    g = factory(BELT, robot(2, 0), flags=[(0, 0), (2, 0)], rules=["moving_flags"])
    g.g.flag_at = [1, 2]

    run(g, AllBelts())

    assert g.g.flag_at == [1, 2]


@manners
def test_a_flag_that_falls_into_a_pit_returns_at_the_next_register() -> None:
    """Course moving_targets."""
    floor = "+     +     +     +\n   .     >    ##\n+     +     +     +\n   .     .     .\n+     +     +     +"
    g = factory(floor, robot(0, 1, program="- L"), flags=[(1, 0)], rules=["moving_flags"])

    run(g, AllBelts())
    assert g.g.flag_at == [NOWHERE]
    assert g.g.view(ANA)["flags"] == [{"flag": 1, "x": None, "y": None}]
    g.g.lanes[1] = []
    run(g, RegisterPhase(n=1))

    assert told(g, "flag-moved")[1] == {"flag": 1, "gone": 0, "x": 1, "y": 0}
    assert g.g.flag_at == [NOWHERE]  # carried into the pit again


@manners
@pytest.mark.parametrize(("coin", "turn"), [(1, 2), (0, 1)])
def test_on_frenetic_factory_a_board_turns_when_a_coin_says_so(coin: int, turn: int) -> None:
    """Course frenetic_factory: robots and flags keep their cells."""
    g = on_course("frenetic_factory", robot(4, 6, "E"), robot(0, 0))
    g.g.chance.load([coin])
    before = g.g.floor

    run(g, TouchFlags())

    assert g.g.turns[0] == turn
    assert (g.g.floor is before) == (coin == 0)
    assert where(g, ANA) == (4, 6, "E")
    assert g.g.touched[ANA] == 1
    assert g.g.view(None)["floor"]["boards"][0]["turn"] == turn


@manners
def test_a_board_turns_when_all_flags_of_the_phase_have_been_touched() -> None:
    """Course frenetic_factory: markers are moved on the floor on which the robots came to stand."""
    g = on_course("frenetic_factory", robot(4, 6, "E"), robot(0, 0))
    sites = [cell for cell, repair in enumerate(g.g.floor.repair) if repair and g.g.floor.board_of[cell] == 0]
    turned = g.g.course.turned_floor([(g.g.turns[0] + 1) % 4, *g.g.turns[1:]])
    gone = next(cell for cell in sites if not turned.repair[cell])
    g.g.at[BEN] = gone
    g.g.chance.load([1])

    run(g, TouchFlags())

    assert g.g.archive[BEN] == gone


# ---- Day of the SuperBot ---------------------------------------------------------------------------------------------


def test_the_robot_on_dock_1_is_the_superbot() -> None:
    """Course day_of_the_superbot."""
    g = table("day_of_the_superbot", 5)

    assert g.superbot == g.docks[0]
    assert [row["superbot"] for row in g.view(None)["robots"]].count(True) == 1


def super_hall(*robots: Any) -> Any:
    g = factory(HALL, *robots, goal="superbot", flags=[(3, 0), (6, 0)])
    g.g.superbot = ANA
    return g


@manners
def test_only_the_superbot_touches_flags() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(robot(0, 0), robot(3, 0))
    run(g, TouchFlags())
    assert g.g.touched == [0, 0]

    g = super_hall(robot(3, 0), robot(0, 0))
    run(g, TouchFlags())
    assert g.g.touched == [1, 0]


@manners
def test_the_superbots_lasers_are_doubled_and_it_is_mended_every_turn() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(robot(0, 0, "E", damage=6, program="- - - 1 1"), robot(5, 0, "W"))

    run(g, FireLasers())
    assert g.g.damage == [7, 2]
    run(g, CleanUp())

    assert g.g.damage == [0, 2]
    assert locked(g, ANA) == []


@manners
def test_who_pushed_the_superbot_last_takes_its_place() -> None:
    """Course day_of_the_superbot: at once, with the credit it has."""
    g = super_hall(robot(6, 1), robot(5, 1, "E", program="1", touched=1), robot(0, 0))

    run(g, Execute(BEN, BEN))

    assert g.g.superbot == BEN
    assert g.g.touched[BEN] == 1
    assert told(g, "superbot", BEN)


@manners
def test_of_several_that_shot_it_the_one_with_the_lowest_card_takes_over() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(
        robot(3, 2, damage=9, program="1 1 1 1 1"), robot(0, 2, "E", program="L@70"), robot(6, 2, "W", program="U@10")
    )

    run(g, FireLasers())

    assert g.g.superbot == CLEO


@manners
def test_who_hit_the_superbot_with_another_weapon_takes_its_place_as_well() -> None:
    """Course day_of_the_superbot: a Mini-Howitzer shoots, too."""
    g = super_hall(robot(6, 1, "N"), robot(3, 1, "E", options="mini_howitzer"), robot(0, 0))

    run(g, FireLasers())
    answer(g, BEN, "weapon", card="mini_howitzer")

    assert where(g, ANA) is None
    assert g.g.superbot == BEN


@manners
def test_a_shot_counts_also_if_it_came_before_the_role() -> None:
    """Course day_of_the_superbot: Ben was pushed by Cleo and then shot by Ana, before he took over."""
    g = super_hall(robot(0, 2, "E"), robot(3, 2, "N", program="- 3@790"), robot(2, 2, "E", program="1"), robot(6, 4))
    run(g, Execute(CLEO, CLEO))
    g.g.at[CLEO] = 0
    run(g, FireLasers())
    g.g.superbot = BEN

    g.g.register = 1
    run(g, Execute(BEN, BEN))

    assert where(g, BEN) is None
    assert g.g.superbot == ANA


@manners
def test_only_who_pushes_directly_takes_over_and_an_heir_that_is_out_does_not() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(robot(6, 1), robot(4, 1, "E", program="1"), robot(5, 1), robot(0, 0))
    run(g, Execute(BEN, BEN))
    assert where(g, ANA) is None
    assert g.g.superbot == ANA

    g = super_hall(robot(6, 1), off_board(lives=0), robot(0, 0), robot(0, 3))
    g.g.rivals = [BEN, -1, -1, -1]
    g.g.facing[ANA] = 1
    run(g, Walk(ANA, (ANA * 4 + 1) * 8 + 1))
    assert where(g, ANA) is None
    assert g.g.superbot == ANA


@manners
def test_flag_credit_is_kept_by_a_robot_that_regains_the_role() -> None:
    """Course day_of_the_superbot."""
    g = super_hall(robot(6, 1, touched=1), robot(5, 1, "E", program="1"), robot(6, 0), robot(3, 4))
    run(g, Execute(BEN, BEN))
    assert (g.g.superbot, g.g.touched) == (BEN, [1, 0, 0, 0])
    g.g.superbot = ANA
    g.g.at[CLEO], g.g.at[ANA] = 20, 6

    run(g, TouchFlags())

    assert g.g.place[ANA] == 1


@manners
def test_a_superbot_that_returns_keeps_its_two_tokens_for_a_turn() -> None:
    """Course day_of_the_superbot: it is mended before robots return."""
    g = super_hall(robot(0, 0, "W", program="1", archive=(3, 3)), robot(5, 3))
    run(g, Execute(ANA, ANA), CleanUp())

    answer(g, ANA, "face", way="north")
    answer(g, ANA, "keep-running")
    assert (g.g.superbot, g.g.damage[ANA]) == (ANA, 2)
    run(g, CleanUp())

    assert g.g.damage[ANA] == 0


@manners
def test_a_superbot_that_falls_by_itself_stays_what_it_is_while_it_lives() -> None:
    """Course day_of_the_superbot; once it is out, the next in dock order follows."""
    g = super_hall(robot(0, 0, "W", program="1"), robot(3, 3), robot(5, 3))
    run(g, Execute(ANA, ANA))
    assert g.g.superbot == ANA

    g = super_hall(robot(0, 0, "W", program="1", lives=1), robot(3, 3), robot(5, 3))
    run(g, Execute(ANA, ANA))
    assert g.g.superbot == BEN


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


# ---- Capture the Flag ------------------------------------------------------------------------------------------------


@manners
def test_the_coin_decides_who_picks_a_home_board_and_places_first() -> None:
    """Course capture_the_flag: in the six rows farthest from the other board, facing any way."""
    g = on_course("capture_the_flag", off_board(), off_board(), off_board(), off_board())
    g.g.turn = 0
    g.g.chance.load([1])

    run(g, PlaceTeams())
    assert asked(g) == [(BEN, "choose-home")]
    answer(g, BEN, "home", card="vault")
    assert g.g.homes == [0, 1]
    assert asked(g) == [(BEN, "place-at-home")]
    assert {label["x"] for label in labels(g, BEN)} == set(range(18, 24))
    answer(g, BEN, "place", x=20, y=5)
    answer(g, BEN, "face", way="west")
    answer(g, DAN, "place", x=20, y=4)
    answer(g, DAN, "face", way="west")
    assert {label["x"] for label in labels(g, ANA)} == set(range(6))

    assert where(g, BEN) == (20, 5, "W")
    assert g.g.archive[BEN] == 5 * 24 + 20


@manners
def test_a_robot_pushed_by_an_enemy_at_home_is_caught_without_losing_a_life() -> None:
    """Course capture_the_flag: it returns to its own back rows at the end of the turn."""
    g = captured(robot(3, 4, "E", program="1"), robot(4, 4, "N", program="L"), robot(0, 4), robot(20, 2))
    run(g, MoveRobots(), TouchFlags())
    assert where(g, BEN) is None
    assert g.g.lives[BEN] == 3
    assert told(g, "caught", ANA)[0]["whom"] == [BEN]

    run(g, ReEntries())
    assert asked(g) == [(BEN, "place-at-home")]
    answer(g, BEN, "place", x=22, y=2)
    assert [label["way"] for label in labels(g, BEN)] == ["north", "east", "south", "west"]  # a friend in the west
    answer(g, BEN, "face", way="south")

    assert where(g, BEN) == (22, 2, "S")
    assert g.g.damage[BEN] == 0


@manners
def test_away_from_home_nobody_is_caught() -> None:
    """Course capture_the_flag."""
    g = captured(robot(15, 2, "E", program="1"), robot(16, 2, "N"), robot(0, 4), robot(20, 3))

    run(g, Execute(ANA, ANA), TouchFlags())

    assert where(g, BEN) == (17, 2, "N")


@manners
def test_the_enemys_flag_is_picked_up_and_dropped_when_its_carrier_is_pushed_away_from_home() -> None:
    """Course capture_the_flag."""
    g = captured(robot(20, 1, "N"), robot(19, 1, "E", program="1"), robot(0, 4), robot(23, 11))
    g.g.rivals = [-1] * 4
    run(g, TouchFlags())
    assert g.g.holders == [-1, ANA]
    assert g.g.view(None)["flags"][1]["carrier"] == ANA

    run(g, Execute(BEN, BEN))

    assert g.g.holders == [-1, -1]
    assert g.g.flag_at[1] == 1 * 24 + 20


@manners
def test_the_mechanical_arm_picks_up_the_enemys_flag_and_brings_back_the_own_one() -> None:
    """Course capture_the_flag, option mechanical_arm: a wall between is the only hindrance."""
    g = captured(robot(20, 1, options="mechanical_arm"), robot(23, 11), robot(0, 4), robot(23, 10))
    reach = cells_in_reach(g.g.floor, g.g.at[ANA])
    g.g.flag_at = [g.g.flag_at[0], reach[0]]
    run(g, TouchFlags())
    assert g.g.holders == [-1, ANA]

    g = captured(robot(7, 7, options="mechanical_arm"), robot(20, 5), robot(0, 4), robot(20, 2))
    g.g.flag_at = [cells_in_reach(g.g.floor, g.g.at[ANA])[0], g.g.flag_at[1]]
    run(g, TouchFlags())
    assert g.g.flag_at[0] == g.g.course.flags[0]


@manners
@pytest.mark.parametrize("how", ["pusher", "beam"])
def test_a_carrier_moved_by_a_pusher_or_a_beam_keeps_the_flag(how: str) -> None:
    """Course capture_the_flag: only robots push."""
    g = captured(robot(16, 4, "N"), robot(23, 11), robot(0, 4), robot(23, 10))
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], NOWHERE]

    assert push(g.g, ANA, 1, how)

    assert where(g, ANA) == (17, 4, "N")
    assert g.g.holders == [-1, ANA]


@manners
def test_a_destroyed_carrier_drops_the_flag_where_it_stood() -> None:
    """Course capture_the_flag: one that would lie in a pit returns to its start."""
    g = captured(robot(5, 7, "W", damage=9), robot(2, 7, "E"), robot(0, 4), robot(20, 2))
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], NOWHERE]

    run(g, FireLasers())

    assert g.g.flag_at[1] == 7 * 24 + 5


@manners
def test_touching_the_own_flag_at_home_brings_it_back() -> None:
    """Course capture_the_flag."""
    g = captured(robot(7, 7), robot(20, 5), robot(0, 4), robot(20, 2))
    g.g.flag_at = [7 * 24 + 7, g.g.flag_at[1]]

    run(g, TouchFlags())

    assert g.g.flag_at[0] == g.g.course.flags[0]
    assert "flag-returned" in happened(g)


@manners
def test_holding_the_enemys_flag_on_the_home_board_at_the_end_of_a_turn_wins() -> None:
    """Course capture_the_flag."""
    g = captured(robot(7, 7), robot(20, 5), robot(0, 4), robot(20, 2))
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], NOWHERE]

    run(g, CleanUp())

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("captured", [1, 3, 1, 3])


@manners
def test_a_caught_robot_keeps_damage_and_locked_cards() -> None:
    """Course capture_the_flag: it was not destroyed."""
    g = captured(
        robot(3, 4, "E", program="1"), robot(4, 4, "N", damage=6, program="1 1 1 2 3"), robot(0, 4), robot(20, 2)
    )

    run(g, Execute(ANA, ANA), TouchFlags())

    assert (g.g.damage[BEN], locked(g, BEN), program(g, BEN)) == (6, [4, 5], "---23")


def caught_ben(**more: Any) -> Any:
    """Ben is caught by Ana, who pushes him at home."""
    g = captured(robot(3, 4, "E", program="1"), robot(4, 4, "N", **more), robot(0, 4), robot(20, 2))
    run(g, Execute(ANA, ANA), TouchFlags())
    assert where(g, BEN) is None
    return g


def come_home(g: Any) -> None:
    """Ben takes the first cell and looks north, and the clean-up is over."""
    place = labels(g, BEN)[0]
    answer(g, BEN, **place)
    answer(g, BEN, "face", way="north")


@manners
def test_a_caught_robot_keeps_the_power_down_that_it_has_announced() -> None:
    """Course capture_the_flag: it was not destroyed."""
    g = caught_ben(damage=2, announced=True)

    run(g, CleanUp())
    come_home(g)

    assert g.g.announced[BEN] == 1


@manners
def test_a_powered_down_robot_that_is_caught_may_stay_down() -> None:
    """Course capture_the_flag, 13.3: it is asked before it comes home."""
    g = caught_ben(down=True)

    run(g, CleanUp())
    assert asked(g) == [(BEN, "stay-down")]
    answer(g, BEN, "stay-down")
    come_home(g)

    assert g.g.announced[BEN] == 1


@manners
def test_a_circuit_breaker_works_in_a_caught_robot() -> None:
    """Course capture_the_flag, option circuit_breaker: its damage is still there at the end of the turn."""
    g = caught_ben(damage=3, options="circuit_breaker")

    run(g, CleanUp())
    come_home(g)

    assert g.g.announced[BEN] == 1


@manners
def test_a_locked_card_of_a_caught_robot_lies_face_up_from_then_on() -> None:
    """Course capture_the_flag: as if its register had come."""
    g = caught_ben(damage=5, program="1 1 1 1 3")
    g.g.shown[BEN] = 0

    run(g, CleanUp())
    come_home(g)

    assert g.g.shown[BEN] == 16


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
