"""Saving and loading a table."""

import json
from typing import Any

import pytest

from paddock.kernel.errors import BadFile
from paddock.kernel.files import sealed_text
from tests.kernel.toy import TOY, Add, Toy, play, toy_game


def forged(table: Toy, **changes: Any) -> str:
    """A save with other contents and the right digest."""
    data = json.loads(table.save())
    del data["digest"], data["format"]
    return sealed_text("paddock-save", {**data, **changes})


def reason(text: str) -> str:
    with pytest.raises(BadFile) as refusal:
        TOY.load(text)
    return refusal.value.reason


@pytest.mark.parametrize("name", ["alone", "in_turn", "at_once", "own_dice", "fight", "dice", "whispers"])
def test_a_table_can_be_saved_and_loaded_at_every_question(name: str) -> None:
    g = play(name, seats=3)
    while g.outcome() is None:
        copy = TOY.load(g.save())
        assert copy.save() == g.save()
        assert copy.agenda() == g.agenda()
        assert copy.open_seats() == g.open_seats()
        seat = g.open_seats()[-1]
        g.answer(seat, 0)
        copy.answer(seat, 0)
        assert copy.save() == g.save()


def test_a_save_is_readable() -> None:
    g = play("at_once")
    g.answer(1, 0)
    saved = json.loads(g.save())

    assert saved["agenda"] == [
        [["PickInSecret", 0], ["PickInSecret", 0]],
        [["PickInSecret", 1]],
        [["End", -1], ["Pick", 0], ["Say", -1, 7]],
    ]
    assert saved["log"] == [[1, "pick-in-secret", 0]]
    assert saved["state"] == {"trace": ["1:0"]}
    assert (saved["game"], saved["rules"], saved["seats"], saved["seed"]) == ("toy", 1, 2, "1")


def test_a_save_writes_as_many_numbers_of_a_step_as_are_not_zero_and_reads_any() -> None:
    steps = [Add(0), Add(0, 4), Add(0, 0, 5), Add(0, 4, 0, 6)]
    rows = [["Add", 0], ["Add", 0, 4], ["Add", 0, 0, 5], ["Add", 0, 4, 0, 6]]
    g = play("alone")
    g.then_all([*reversed(steps)])

    assert json.loads(g.save())["agenda"][2][-4:] == rows
    for agenda in (rows, [[*row, 0, 0, 0][:5] for row in rows]):
        loaded = TOY.load(forged(play("alone"), agenda=[[], [], [["Pick", 0, 0], *agenda, ["Pick", 0]]]))
        loaded.answer(0, 0)
        assert loaded.notation().endswith("10 5 4 0")


def test_a_forged_but_sound_save_can_be_loaded() -> None:
    """So that the refusals below are refused for what was changed."""
    assert TOY.load(forged(play("at_once"))).open_seats() == [0, 1]


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(BadFile) as refusal:
        toy_game("other").load(play("alone").save())
    assert refusal.value.reason == "other-game"
    assert refusal.value.details == {"found": "toy", "expected": "other"}


def test_a_save_of_other_rules_is_refused() -> None:
    with pytest.raises(BadFile) as refusal:
        toy_game(rules_version=2).load(play("alone").save())
    assert refusal.value.reason == "other-rules"
    assert refusal.value.details == {"found": "1", "expected": "2"}


def test_an_edited_save_is_refused() -> None:
    assert reason(play("alone").save().replace('"Pick"', '"Hit"')) == "edited"


def test_a_game_file_is_no_save() -> None:
    assert reason(sealed_text("paddock-game", {})) == "wrong-kind"


def test_a_save_that_names_an_unknown_step_is_refused() -> None:
    with pytest.raises(BadFile):
        TOY.load(forged(play("alone"), agenda=[[], [], [["Explode", 0, 0]]]))


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 3},
        {"seats": 0},
        {"seats": 99},
        {"seats": "two"},
        {"options": {"play": "nothing"}},
        {"options": {"colour": "red"}},
        {"options": 5},
        {"seed": "abc"},
        {"seed": None},
        {"position": "x"},
        {"log": [[1]]},
        {"log": 7},
        {"events": [["told"]]},
        {"floors": 1},
        {"agenda": []},
        {"agenda": [[], [], [["Pick", "x", 0]]]},
        {"agenda": [[], [], [["Pick", 7, 0]]]},
        {"agenda": [[], [], [["Pick", 0, 0, 0, 0, 0]]]},
        {"agenda": [[], [], [[]]]},
        {"chance": []},
        {"chance": [["zz", 0]] * 3},
        {"state": {}},
        {"state": None},
    ],
    ids=str,
)
def test_a_save_with_impossible_contents_is_refused(changes: dict[str, Any]) -> None:
    assert reason(forged(play("alone"), **changes)) == "broken"


@pytest.mark.parametrize(
    "missing", ["seats", "options", "seed", "quiet", "position", "log", "agenda", "chance", "state"]
)
def test_a_save_with_something_missing_is_refused(missing: str) -> None:
    data = json.loads(play("alone").save())
    for key in (missing, "digest", "format"):
        del data[key]

    assert reason(sealed_text("paddock-save", data)) == "broken"


def old(table: Toy, **changes: Any) -> str:
    """A save of before saves had a version, with other contents."""
    data = json.loads(forged(table, **changes))
    for key in ("save_version", "digest", "format"):
        del data[key]
    return sealed_text("paddock-save", data)


@pytest.mark.parametrize("name", ["in_turn", "at_once", "own_dice", "dice", "whispers"])
def test_a_save_that_is_written_in_another_way_is_rebuilt_from_its_answers(name: str) -> None:
    g = play(name, seats=3)
    g.answer(g.open_seats()[-1], 1)

    for changes in ({}, {"agenda": [["Pack", 7, 99]]}, {"events": [["shouted", 0, {}, -1]]}, {"state": {"older": 3}}):
        assert TOY.load(old(g, **changes)).save() == g.save()
    assert toy_game(save_version=2).load(g.save()).log == g.log


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"state": {"trace": ["0:2"]}}, "wrong-position"),
        ({"state": {"trace": ["0:1", "0:1"]}}, "wrong-position"),
        ({"floors": [5, 5, 5]}, "wrong-position"),
        ({"position": 2}, "wrong-position"),
        ({"chance": []}, "wrong-position"),
        ({"log": [[0, "pick", 9]]}, "illegal-answer"),
        ({"log": [[0, "hit", 1]]}, "answer-differs"),
        ({"log": [["first", "pick", 1]]}, "broken"),
        ({"log": None}, "broken"),
        ({"seats": 99}, "broken"),
        ({"options": {"play": "nothing"}}, "broken"),
        ({"state": 1}, "wrong-position"),
        ({"quiet": True}, "other-format"),
    ],
    ids=str,
)
def test_such_a_save_is_refused_if_its_answers_do_not_lead_there(changes: dict[str, Any], why: str) -> None:
    g = play("in_turn", seats=3)
    g.answer(0, 1)

    assert reason(old(g, **changes)) == why
