"""Dealing and programming, the timer, and taking things back."""

import pytest

from paddock.games.roborally import GAME
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.rules.turn import Deal
from paddock.games.roborally.state import RUN, Factory
from paddock.kernel.errors import IllegalChoice
from paddock.kernel.table import TIME_IS_UP
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    Scene,
    answer,
    asked,
    factory,
    labels,
    off_board,
    open_floor,
    program,
    robot,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 3)
HAND = "1@490 1@500 2@670 L@70 R@80 U@10"


def programming(*robots: object, **setup: object) -> Scene:
    g = factory(HALL, *robots, **setup)  # type: ignore[arg-type]
    g.g.phase = 1
    run(g, Programming())
    return g


def lay(g: Scene, seat: int, priorities: str) -> None:
    for number in priorities.split():
        answer(g, seat, "card", priority=int(number))


def test_everybody_gets_nine_cards_less_one_for_each_damage() -> None:
    """Rule 5."""
    g = factory(HALL, robot(0, 0), robot(1, 0, damage=3))

    run(g, Deal())

    assert [len(g.g.hands[seat]) for seat in (ANA, BEN)] == [9, 6]
    assert len(g.g.deck) == 84 - 15


def test_powered_down_and_destroyed_robots_get_no_cards() -> None:
    """Rule 5."""
    g = factory(HALL, robot(0, 0, down=True), off_board(), robot(1, 0))

    run(g, Deal())

    assert [len(g.g.hands[seat]) for seat in range(3)] == [0, 0, 9]


def test_cards_in_locked_registers_are_not_dealt_again() -> None:
    """Rule 5."""
    g = factory(HALL, robot(0, 0, damage=7, program="- - 3@790 3@800 3@810"))

    run(g, Deal())

    assert len(g.g.hands[ANA]) == 2
    assert not {78, 79, 80} & set(g.g.hands[ANA] + g.g.deck)


def test_eight_robots_never_need_more_cards_than_there_are() -> None:
    """Rule 5."""
    g = factory(HALL, *[robot(x, 0) for x in range(6)], robot(0, 1), robot(1, 1))

    run(g, Deal())

    assert sum(len(hand) for hand in g.g.hands) == 72


def test_registers_are_filled_one_after_the_other() -> None:
    """Rule 6."""
    g = programming(robot(0, 0, hand=HAND), robot(1, 0, hand="3 3 3 3 3"))

    assert asked(g) == [(ANA, "fill-register"), (BEN, "fill-register")]
    lay(g, ANA, "490 70 670 500")
    assert g.g.question(ANA)["args"]["register"] == 5
    lay(g, ANA, "10")

    assert program(g, ANA) == "1L21U"
    assert asked(g) == [(BEN, "fill-register")]


def test_what_is_left_of_a_hand_is_discarded_face_down() -> None:
    """Rule 6."""
    g = programming(robot(0, 0, hand=HAND))

    lay(g, ANA, "490 70 670 500 10")

    assert g.g.hands[ANA] == []
    assert g.g.spent[ANA] == [7]
    assert g.g.phase == RUN


def test_locked_registers_are_not_asked_for() -> None:
    """Rule 6."""
    g = programming(robot(0, 0, damage=7, hand="1@490 L@70", program="- - 3 3 3"))

    lay(g, ANA, "70 490")

    assert program(g, ANA) == "L1333"


def test_with_all_registers_locked_there_is_nothing_to_program() -> None:
    """Rule 14.1."""
    g = programming(robot(0, 0, damage=9, program="1 1 1 1 1"), robot(1, 0, hand=HAND))

    assert asked(g) == [(BEN, "fill-register")]
    assert g.g.ready[ANA]


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    """Rule 6."""
    g = programming(robot(0, 0, hand=HAND))

    assert g.g.why_not(ANA, 56 + 83) == "not-in-hand"
    with pytest.raises(IllegalChoice):
        g.g.answer(ANA, 56 + 83)


def test_a_program_may_be_changed_until_all_are_in() -> None:
    """Undo within the secret phase."""
    table = GAME.new(2, {}, 5)
    assert isinstance(table, Factory)
    for _ in range(5):
        table.answer(0, table.options(0)[0])
    made = table.registers[:5]

    assert table.can_undo(0)
    table.undo(0)
    table.undo(0)
    assert table.registers[3:5] == [-1, -1]
    assert table.registers[:3] == made[:3]
    for _ in range(2):
        table.answer(0, table.options(0)[-1])
    for _ in range(5):
        table.answer(1, table.options(1)[0])

    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_the_timer_runs_for_the_last_one_only() -> None:
    """Rule 6 (timer)."""
    g = programming(robot(0, 0, hand="1 1 1 1 1"), robot(1, 0, hand="2 2 2 2 2"))

    assert [g.g.seconds(seat) for seat in (ANA, BEN)] == [0, 0]
    for _ in range(5):
        g.g.answer(ANA, g.g.options(ANA)[0])

    assert g.g.seconds(BEN) == 30


def test_if_only_one_player_programs_the_timer_runs_from_the_deal_on() -> None:
    """Rule 6 (timer)."""
    g = programming(robot(0, 0, hand="1 1 1 1 1"), robot(1, 0, down=True))

    assert g.g.seconds(ANA) == 30


@pytest.mark.parametrize(
    ("timer", "rules", "seconds"),
    [
        ("none", [], 0),
        ("last", [], 0),
        ("all", [], 30),
        ("none", ["half_minute"], 0),
        ("last", ["half_minute"], 30),
        ("last", ["one_minute"], 60),
    ],
)
def test_table_and_course_say_whom_the_timer_hurries(timer: str, rules: list[str], seconds: int) -> None:
    """Rule 6 (timer); courses Ball Lightning and Tight Collar."""
    g = programming(robot(0, 0, hand="1 1 1 1 1"), robot(1, 0, hand="2 2 2 2 2"), timer=timer, rules=rules)

    assert g.g.seconds(ANA) == seconds


def test_a_player_with_two_robots_has_the_time_twice() -> None:
    """Rule 6 (timer)."""
    hands = ["1 1 1 1 1", "2 2 2 2 2", "3 3 3 3 3", "L L L L L"]
    g = programming(*[robot(x, 0, hand=hand) for x, hand in enumerate(hands)], goal="blockers", timer="all")

    assert g.g.seconds(ANA) == 60
    for _ in range(5):
        g.g.answer(ANA, g.g.options(ANA)[0])
    assert g.g.seconds(ANA) == 30


def test_when_time_is_up_the_gaps_are_filled_with_random_cards_of_the_hand() -> None:
    """Rule 6 (time over), ruling 41."""
    g = programming(robot(0, 0, hand="1 1 1 1 1"), robot(1, 0, hand="L@70 L@90 2@670 2@680 3@790 3@800 U@10"))
    for _ in range(5):
        g.g.answer(ANA, g.g.options(ANA)[0])
    answer(g, BEN, "card", priority=790)
    answer(g, BEN, "card", priority=10)
    g.g.seat_chances[BEN].load([0, 3, 1])

    g.g.answer(BEN, TIME_IS_UP)

    assert program(g, BEN) == "3UL32"
    assert len(g.g.spent[BEN]) == 2
    assert told(g, "time-up", BEN) == [{"count": 3}]
    assert g.g.phase == RUN


def test_a_player_with_two_robots_who_is_late_gets_both_filled() -> None:
    """Rule 6 (time over)."""
    hands = ["1 1 1 1 1", "2 2 2 2 2", "3 3 3 3 3", "L L L L L"]
    g = programming(*[robot(x, 0, hand=hand) for x, hand in enumerate(hands)], goal="blockers", timer="all")

    g.g.answer(ANA, TIME_IS_UP)

    assert (program(g, ANA), program(g, CLEO)) == ("11111", "33333")
    assert asked(g) == [(BEN, "fill-register")]


def test_cards_are_named_with_their_priorities() -> None:
    """Rule 8.1: all numbers differ."""
    g = programming(robot(0, 0, hand="1@490 1@500 U@10 U@20 B@430"))

    assert [(label["card"], label["priority"]) for label in labels(g, ANA)] == [
        ("u_turn", 10),
        ("u_turn", 20),
        ("back_up", 430),
        ("move_1", 490),
        ("move_1", 500),
    ]


def test_when_time_is_up_a_robot_of_the_seat_that_is_done_is_left_alone() -> None:
    """Rule 6 (time over), course interference: what is left of its hand is discarded when all are done."""
    hands = ["1@490 1@500 1@510 1@520 1@530 U@10 U@20", "2 2 2 2 2", "3 3 3 3 3", "L L L L L"]
    g = programming(*[robot(x, 0, hand=hand) for x, hand in enumerate(hands)], goal="blockers", timer="all")
    lay(g, ANA, "490 500 510 520 530")

    g.g.answer(ANA, TIME_IS_UP)

    assert program(g, CLEO) == "33333"
    assert (g.g.hands[ANA], g.g.spent[ANA]) == ([0, 1], [])
