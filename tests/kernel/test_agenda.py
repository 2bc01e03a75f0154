"""Steps in lanes: order, simultaneity, interrupts."""

import pytest

from paddock.kernel.agenda import NO, YES, Question, Step, YesNo
from paddock.kernel.errors import NoSuchSeat, NotYourTurn
from tests.kernel.toy import TOY, Add, Duck, GiveUp, Nod, Pick, PickInSecret, Say, Toy, play


def test_then_is_next_in_order_before_what_was_waiting() -> None:
    g = play("nested")

    assert g.trace == ["1", "11", "12", "2", "21", "22"]
    assert g.open_seats() == [0]


def test_a_list_of_steps_is_next_in_its_order_and_stays_as_it_was() -> None:
    g = play("nested")
    steps: list[Step[Toy]] = [Say(n=7), Say(n=8)]

    for _ in range(2):
        g.then_all(steps)
        g.advance()

    assert g.trace[-4:] == ["7", "8", "7", "8"]
    assert g.open_seats() == [0]


def test_a_question_waits_for_its_seat() -> None:
    g = play("in_turn", seats=3)
    assert g.open_seats() == [0]
    g.answer(0, 1)
    assert g.open_seats() == [1]
    g.answer(1, 0)
    g.answer(2, 1)

    assert g.trace == ["0:1", "1:0", "2:1", "end"]
    assert g.open_seats() == []


def test_an_answer_may_ask_again_before_the_rest() -> None:
    g = play("in_turn")
    g.answer(0, 2)
    assert g.open_seats() == [0]
    assert g.question(0)["args"] == {"again": 1}
    g.answer(0, 0)

    assert g.open_seats() == [1]


def test_lanes_run_side_by_side_and_the_table_waits_for_all() -> None:
    g = play("at_once", seats=3)
    assert g.open_seats() == [0, 1, 2]

    for seat in (2, 0, 2, 0, 1):
        g.answer(seat, 0)
        assert "7" not in g.trace

    assert g.open_seats() == [1]
    g.answer(1, 1)
    assert g.trace == ["2:0", "0:0", "2:0", "0:0", "1:0", "1:1", "7"]
    assert g.open_seats() == [0]


def test_a_seat_may_be_asked_several_things_in_its_own_lane() -> None:
    g = play("at_once")
    for _ in range(4):
        g.answer(0, 2)
    g.answer(0, 0)
    g.answer(0, 0)

    assert g.open_seats() == [1]


def test_aside_is_met_before_the_next_answer_of_that_seat() -> None:
    """An interrupt: who is hit must duck before going on."""
    g = play("fight")
    g.answer(0, 1)

    assert g.trace == ["0 hits 1", "1 ouch"]
    assert g.open_question(1).kind() == "duck"
    assert g.open_question(0).kind() == "pick"
    g.answer(1, 0)
    assert g.open_question(1).kind() == "hit"


def test_aside_wakes_a_seat_that_had_nothing_left_to_do() -> None:
    g = play("fight")
    for choice in (9, 0):
        g.answer(1, choice)
    assert g.open_seats() == [0]
    g.answer(0, 1)

    assert g.open_seats() == [0, 1]
    assert g.open_question(1).kind() == "duck"
    g.answer(0, 0)
    assert g.open_seats() == [1]  # the table still waits
    g.answer(1, 0)
    assert g.open_question(0).kind() == "hit"  # the one in the table's lane


def test_aside_into_the_own_lane_comes_first() -> None:
    g = play("fight")
    g.answer(0, 0)

    assert g.open_question(0).kind() == "duck"
    g.answer(0, 0)
    assert g.open_question(0).kind() == "pick"


def test_aside_from_the_last_answer_of_a_lane_keeps_the_table_waiting() -> None:
    g = play("fight")
    g.answer(1, 9)
    g.answer(1, 0)
    g.answer(0, 9)
    g.answer(0, 0)
    assert g.open_question(0).kind() == "hit"
    g.answer(0, 1)

    assert g.open_seats() == [1]
    assert "8" not in g.trace
    g.answer(1, 0)
    assert g.trace[-3:] == ["1 ducks", "8", "end"]


def test_the_tables_lane_may_be_empty_while_seats_play() -> None:
    g = play("only_asides", seats=3)
    for left in ([0, 1, 2], [1, 2], [2]):
        assert g.open_seats() == left
        g.answer(left[0], 0)

    assert g.open_seats() == []


def test_the_last_answer_in_the_tables_lane_may_wake_a_seat() -> None:
    g = play("last_hit")
    g.answer(0, 1)

    assert g.open_seats() == [1]
    g.answer(1, 0)
    assert g.trace == ["0 hits 1", "1 ouch", "1 ducks"]


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    """Not another one's turn, no such seat, not while the table waits, and not twice."""
    at_once = play("at_once")
    at_once.answer_all(1, [0, 0])
    for g, seats in ((play("in_turn"), (1, 5, -1)), (play("fight"), (2, 3, -1)), (at_once, (1, 2, -2))):
        for seat in seats:
            with pytest.raises(NotYourTurn if seat in range(g.seats) else NoSuchSeat):
                g.answer(seat, 0)


def test_the_agenda_tells_what_waits_lane_by_lane() -> None:
    g = play("at_once")
    g.answer(1, 2)

    assert g.agenda() == "PickInSecret(0) PickInSecret(0) | PickInSecret(1) Pick(1, 1) | End(-1) Pick(0) Say(-1, 7)"


def test_steps_know_their_name_seat_and_number() -> None:
    assert repr(Say(n=4)) == "Say(-1, 4)"
    assert repr(Pick(2)) == "Pick(2)"
    assert Duck(0).kind() == "duck"
    assert PickInSecret(0).kind() == "pick-in-secret"
    assert not Say().asks
    assert Pick(0).asks


def test_steps_remember_up_to_three_numbers() -> None:
    g = play("alone")
    g.then(Add(0, 1, 20, 300))
    g.advance()

    assert g.trace == ["321"]
    assert repr(Add(1, 2, 0, 4)) == "Add(1, 2, 0, 4)"
    assert repr(Add(1, 0, 3)) == "Add(1, 0, 3)"


def test_a_yes_no_question_does_what_either_says() -> None:
    g = play("alone")
    g.then(Nod(1), Nod(1), Nod(1, 1))
    assert g.question(1)["options"] == [
        {"choice": NO, "label": {"kind": "shake"}},
        {"choice": YES, "label": {"kind": "yes"}},
    ]

    for choice in (YES, NO, NO):
        g.answer(1, choice)

    assert g.trace == ["1 nods", "1 shakes"]


def test_then_after_waits_for_the_steps_of_a_kind_on_top() -> None:
    g = play("alone")
    g.then(Nod(0), Nod(1), Say(n=9), Nod(0))
    g.then_after(Nod, Say(n=1), Say(n=2))
    assert g.agenda().endswith("Nod(0) Say(-1, 9) Say(-1, 2) Say(-1, 1) Nod(1) Nod(0)")

    g.then_after(Duck, Say(n=3))

    assert g.agenda().endswith("Nod(1) Nod(0) Say(-1, 3)")


def test_a_lane_that_ends_has_nothing_left_to_do() -> None:
    g = play("at_once")
    g.then_after(Say, GiveUp())
    for seat in (1, 0):
        g.start_anew(seat, [GiveUp(seat), PickInSecret(seat)])
    g.advance()

    assert g.open_seats() == []
    assert g.agenda() == " |  | "


def test_a_secret_phase_starts_anew_for_a_seat_whether_it_was_done_or_not() -> None:
    g = play("at_once", seats=3)
    g.answer_all(1, [0, 1])
    g.answer(2, 0)
    for seat in (1, 2):
        g.start_anew(seat, [Say(seat, 4), PickInSecret(seat)])
    g.start_anew(0, [])
    g.advance()
    assert g.trace == ["1:0", "1:1", "2:0", "4", "4"]
    assert g.open_seats() == [1, 2]

    for seat in (2, 1):
        g.answer(seat, 0)
    assert g.trace[-1] == "7"  # the table goes on when all are in


def test_a_step_without_a_rule_says_so() -> None:
    step: Step[Toy] = Step()
    question: Question[Toy] = Question(0)
    g = play("alone")

    with pytest.raises(NotImplementedError):
        step.run(g)
    with pytest.raises(NotImplementedError):
        question.options(g)
    with pytest.raises(NotImplementedError):
        question.answer(g, 0)
    with pytest.raises(NotImplementedError):
        question.label(g, 0)
    with pytest.raises(NotImplementedError):
        YesNo[Toy](0).answer(g, YES)
    assert YesNo[Toy](0).label(g, NO) == {"kind": "no"}
    assert not question.is_secret()
    assert question.details(g) == {}
    assert question.why_not(g, 0) == "not-an-option"


def test_clones_share_steps_but_not_lanes() -> None:
    g = play("at_once")
    copy = g.clone()
    copy.answer(0, 0)

    assert g.agenda() != copy.agenda()
    assert g.trace == []
    assert TOY.load(g.save()).agenda() == g.agenda()
