"""How far back a seat may go."""

import pytest

from paddock.kernel.errors import NothingToUndo
from tests.kernel.toy import TOY, play


def test_nothing_was_answered_yet() -> None:
    g = play("alone")

    assert not g.can_undo(0)
    with pytest.raises(NothingToUndo):
        g.undo(0)


def test_own_answers_may_be_taken_back_one_by_one() -> None:
    g = play("alone")
    saves = [g.save()]
    for choice in (0, 2):
        g.answer(0, choice)
        saves.append(g.save())

    g.undo(0)
    assert g.save() == saves[1]
    g.undo(0)
    assert g.save() == saves[0]
    assert not g.can_undo(0)


def test_an_open_answer_of_another_seat_settles_what_was_before() -> None:
    """It was given on what was seen."""
    g = play("in_turn", seats=3)
    g.answer(0, 0)
    assert g.can_undo(0)
    g.answer(1, 0)

    assert not g.can_undo(0)
    assert g.can_undo(1)


def test_a_secret_answer_of_another_seat_settles_nothing() -> None:
    g = play("at_once", seats=3)
    g.answer(0, 0)
    g.answer(1, 1)
    g.answer(0, 1)
    g.answer(2, 0)

    g.undo(0)
    assert g.trace == ["0:0", "1:1", "2:0"]
    g.undo(0)
    assert g.trace == ["1:1", "2:0"]
    assert g.log == [(1, "pick-in-secret", 1), (2, "pick-in-secret", 0)]
    assert g.position == 2
    assert not g.can_undo(0)
    assert g.can_undo(1)


def test_when_all_are_in_everything_is_settled() -> None:
    g = play("at_once")
    for seat in (0, 0, 1):
        g.answer(seat, 0)
    assert g.can_undo(0)
    g.answer(1, 0)

    assert not g.can_undo(0)
    assert not g.can_undo(1)


def test_the_tables_chance_settles_everything() -> None:
    g = play("dice")
    assert not g.can_undo(0)
    g.answer(0, 0)  # then the table rolls

    assert not g.can_undo(0)


def test_own_chance_settles_own_answers() -> None:
    g = play("dice")
    g.answer(0, 0)
    g.answer(0, 0)  # then seat 0 rolls

    assert not g.can_undo(0)


def test_chance_of_another_seat_does_not_settle_own_answers_in_its_lane() -> None:
    g = play("own_dice")
    g.answer(0, 0)
    assert not g.can_undo(0)  # it has rolled
    g.answer(0, 0)
    assert g.can_undo(0)
    g.answer(1, 0)  # seat 1 rolls

    assert g.can_undo(0)
    assert not g.can_undo(1)


def test_taking_back_does_not_roll_again() -> None:
    """Neither for oneself nor for others: the dice that have fallen lie."""
    g = play("own_dice")
    g.answer(1, 0)
    g.answer(0, 0)
    g.answer(0, 1)
    fallen = [line for line in g.trace if "rolls" in line]
    g.undo(0)

    assert [line for line in g.trace if "rolls" in line] == fallen
    g.answer(0, 2)
    assert [line for line in g.trace if "rolls" in line] == fallen


def test_who_was_hit_by_an_open_answer_has_its_own_answers_settled() -> None:
    g = play("fight")
    g.answer(1, 9)
    g.answer(0, 1)

    assert not g.can_undo(1)
    assert g.can_undo(0)
    g.answer(1, 0)  # seat 1 ducks
    assert not g.can_undo(0)


def test_events_are_taken_back_too() -> None:
    g = play("whispers")
    told = g.events()
    g.answer(0, 2)
    g.undo(0)

    assert g.events() == told


def test_a_quiet_table_takes_nothing_back() -> None:
    g = TOY.new(2, {"play": "alone"}, 1, quiet=True)
    g.answer(0, 0)

    assert not g.can_undo(0)


def test_a_clone_takes_back_by_itself() -> None:
    g = play("alone")
    g.answer(0, 0)
    g.answer(0, 1)
    after = g.save()
    copy = g.clone()
    copy.undo(0)

    assert copy.trace == ["0:0"]
    assert g.save() == after


def test_a_loaded_table_takes_back_like_the_one_saved() -> None:
    g = play("at_once", seats=3)
    for seat, choice in ((0, 1), (2, 0), (0, 2), (1, 1)):
        g.answer(seat, choice)
    loaded = TOY.load(g.save())

    for seat in (0, 2, 1):
        g.undo(seat)
        loaded.undo(seat)
        assert loaded.save() == g.save()
