"""Game files: replay, verification, and every reason for refusing one."""

import json
from typing import Any

import pytest

from paddock.kernel.errors import BadFile, BadSetup, NoLog
from paddock.kernel.files import sealed_text
from paddock.kernel.game import commitment
from paddock.kernel.replay import GameFile, game_file, load_by_log, read_game_file
from tests.kernel.toy import TOY, Toy, play, toy_game


def played() -> Toy:
    g = play("in_turn", seats=3, seed=12345678901234567890)
    for seat in range(3):
        g.answer(seat, 1)
    return g


def forged(**changes: Any) -> GameFile:
    """The game above with other contents and the right digest."""
    data = json.loads(game_file(played()))
    del data["digest"], data["format"]
    return read_game_file(sealed_text("paddock-game", {**data, **changes}))


def test_a_game_file_holds_setup_seed_answers_outcome_and_the_last_position() -> None:
    data = json.loads(game_file(played(), ["Ana", "Ben", "Cleo"]))

    assert data["format"] == "paddock-game/1"
    assert (data["game"], data["rules"], data["seats"]) == ("toy", 1, 3)
    assert data["names"] == ["Ana", "Ben", "Cleo"]
    assert data["options"] == {"play": "in_turn", "size": 3, "loud": False}
    assert data["seed"] == "12345678901234567890"  # text: some readers of JSON know no whole numbers of this size
    assert data["commitment"] == commitment(12345678901234567890)
    assert data["answers"] == [[0, "pick", 1], [1, "pick", 1], [2, "pick", 1]]
    assert data["outcome"] == {"reason": "played", "places": [1, 1, 1], "rounds": 1}
    assert data["position"] == "0:1 1:1 2:1 end"


def test_a_replayed_game_is_the_game() -> None:
    g = played()
    found = read_game_file(game_file(g)).verify(TOY)

    assert found.save() == g.save()


@pytest.mark.parametrize(("upto", "notation"), [(0, ""), (1, "0:1"), (2, "0:1 1:1"), (3, "0:1 1:1 2:1 end")])
def test_a_game_can_be_replayed_up_to_any_answer(upto: int, notation: str) -> None:
    assert read_game_file(game_file(played())).replay(TOY, upto).notation() == notation


def test_a_game_that_is_not_over_can_be_verified_too() -> None:
    g = play("in_turn")
    g.answer(0, 0)

    assert read_game_file(game_file(g)).verify(TOY).open_seats() == [1]


def test_a_forged_but_sound_file_is_accepted() -> None:
    """So that the refusals below are refused for what was changed."""
    assert forged().verify(TOY).notation() == "0:1 1:1 2:1 end"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "heat"}, "other-game"),
        ({"rules": 2}, "other-rules"),
        ({"seed": "5"}, "wrong-seed"),
        ({"commitment": "0" * 64}, "wrong-seed"),
        ({"seats": 9}, "broken"),
        ({"seats": 0}, "broken"),
        ({"options": {"colour": "red"}}, "broken"),
        ({"options": {"play": "nothing"}}, "broken"),
        ({"options": {"play": None}}, "broken"),
        ({"options": {"play": []}}, "broken"),
        ({"answers": [[0, "hit", 1]]}, "answer-differs"),
        ({"answers": [[1, "pick", 1]]}, "illegal-answer"),
        ({"answers": [[-1, "pick", 1]]}, "illegal-answer"),
        ({"answers": [[99, "pick", 1]]}, "illegal-answer"),
        ({"answers": [[0, "pick", 3]]}, "illegal-answer"),
        ({"answers": [[0, "pick", -(10**30)]]}, "illegal-answer"),
        ({"answers": [[0, "pick", 1]] * 9}, "illegal-answer"),
        ({"answers": []}, "wrong-outcome"),
        ({"outcome": None}, "wrong-outcome"),
        ({"outcome": {"reason": "played", "places": [1, 1, 2], "rounds": 1}}, "wrong-outcome"),
        ({"outcome": "Ana"}, "wrong-outcome"),
        ({"answers": [[0, "pick", 1], [1, "pick", 0], [2, "pick", 1]]}, "wrong-position"),
        ({"position": "somewhere"}, "wrong-position"),
    ],
    ids=str,
)
def test_a_file_that_does_not_hold_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadFile) as refusal:
        forged(**changes).verify(TOY)
    assert refusal.value.reason == reason


def test_the_refusal_of_an_answer_names_its_number() -> None:
    with pytest.raises(BadFile) as refusal:
        forged(answers=[[0, "pick", 1], [1, "pick", 8]]).verify(TOY)
    assert refusal.value.details == {"number": 2, "cause": "not-an-option"}


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": "two"},
        {"seats": float("inf")},
        {"seats": None},
        {"rules": None},
        {"options": 5},
        {"options": "play"},
        {"seed": "x"},
        {"seed": None},
        {"answers": 5},
        {"answers": [5]},
        {"answers": [[0, "pick"]]},
        {"answers": [["Ana", "pick", 1]]},
        {"answers": [[0, "pick", float("nan")]]},
        {"answers": [[0, "pick", float("inf")]]},
        {"names": None},
        {"names": 5},
    ],
    ids=str,
)
def test_a_file_with_impossible_contents_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadFile) as refusal:
        forged(**changes)
    assert refusal.value.reason == "broken"


@pytest.mark.parametrize(
    "missing", ["game", "rules", "seats", "options", "seed", "commitment", "answers", "outcome", "position"]
)
def test_a_file_with_something_missing_is_refused(missing: str) -> None:
    data = json.loads(game_file(played()))
    for key in (missing, "digest", "format"):
        del data[key]

    with pytest.raises(BadFile) as refusal:
        read_game_file(sealed_text("paddock-game", data))
    assert refusal.value.reason == "broken"


@pytest.mark.parametrize("names", ["abc", {"a": 1, "b": 2, "c": 3}, [1, {}, "Cleo"], ["Ana"], ["A", "B", "C", "D"]])
def test_a_file_whose_names_are_no_names_or_not_one_for_each_seat_is_refused(names: Any) -> None:
    with pytest.raises(BadFile) as refusal:
        forged(names=names)
    assert refusal.value.reason == "broken"


def test_a_refusal_never_repeats_the_file() -> None:
    much = "x" * 100_000
    with pytest.raises(BadFile) as number:
        forged(seats=much)
    with pytest.raises(BadFile) as half_a_sign:
        read_game_file('{"format": "paddock-game/1", "names": ["\\ud800", "' + much + '"]}')

    for refusal in (number.value, half_a_sign.value):
        assert refusal.reason == "broken"
        assert len(str(refusal.details["cause"])) < 200


def test_an_edited_file_is_refused() -> None:
    with pytest.raises(BadFile) as refusal:
        read_game_file(game_file(played()).replace('"pick", 1', '"pick", 0'))
    assert refusal.value.reason == "edited"


def test_a_file_of_other_rules_is_refused_before_it_is_played() -> None:
    with pytest.raises(BadFile) as refusal:
        read_game_file(game_file(played())).start(toy_game(rules_version=3))
    assert refusal.value.reason == "other-rules"


def test_of_a_quiet_table_there_is_no_game_file() -> None:
    with pytest.raises(NoLog):
        game_file(TOY.new(2, quiet=True))
    with pytest.raises(NoLog):
        load_by_log(TOY, TOY.new(2, quiet=True).save())


def test_bots_are_named_in_the_file_only_if_there_are_any() -> None:
    assert read_game_file(game_file(played(), ["", "", ""], ["", "greedy", "greedy"])).bots == ["", "greedy", "greedy"]
    assert "bots" not in json.loads(game_file(played()))


def test_a_save_is_rebuilt_from_its_answers() -> None:
    g = play("in_turn", seats=3)
    g.answer(0, 1)

    assert load_by_log(TOY, g.save()).save() == g.save()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"state": {"trace": ["0:2"]}}, "wrong-position"),
        ({"floors": [5, 5, 5]}, "wrong-position"),
        ({"agenda": [[], [], [], [["Pick", 2, 0]]]}, "wrong-position"),
        ({"log": [[0, "pick", 9]]}, "illegal-answer"),
        ({"log": [[0, "hit", 1]]}, "answer-differs"),
        ({"log": [["first", "pick", 1]]}, "broken"),
    ],
    ids=str,
)
def test_a_save_that_its_answers_do_not_lead_to_is_refused(changes: dict[str, Any], reason: str) -> None:
    g = play("in_turn", seats=3)
    g.answer(0, 1)
    data = json.loads(g.save())
    del data["digest"], data["format"]

    with pytest.raises(BadFile) as refusal:
        load_by_log(TOY, sealed_text("paddock-save", {**data, **changes}))
    assert refusal.value.reason == reason


def test_a_game_file_has_a_name_and_a_bot_for_every_seat_or_none() -> None:
    with pytest.raises(BadSetup) as refusal:
        game_file(played(), ["Ana", "Ben"])
    assert (refusal.value.reason, refusal.value.details) == ("names-do-not-fit", {"given": 2, "seats": 3})

    with pytest.raises(BadSetup) as refusal:
        game_file(played(), bots=["club"])
    assert (refusal.value.reason, refusal.value.details) == ("bots-do-not-fit", {"given": 1, "seats": 3})

    assert read_game_file(game_file(played(), [])).names == []
