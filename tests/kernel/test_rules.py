"""A table keeps the version of the rules with which it began."""

import json

import pytest

from paddock.kernel.errors import BadFile, BadSetup
from paddock.kernel.files import sealed_text
from paddock.kernel.game import Game
from paddock.kernel.replay import game_file, load_by_log, read_game_file
from paddock.kernel.table import Table
from tests.kernel.toy import toy_game

ONE = toy_game(rules_version=1)
TWO = toy_game(rules_version=2, rules_since=1)
THREE = toy_game(rules_version=3, rules_since=2)
GREETING = {"play": "greeting"}


def greeted(game: Game, rules: int | None = None) -> Table:
    """A table after the answer behind which the rules differ."""
    table = game.new(2, GREETING, 1, rules=rules)
    table.answer(0, 1)
    return table


def test_a_new_table_is_played_by_the_newest_rules_or_by_those_that_are_asked_for() -> None:
    assert (greeted(TWO).rules, greeted(TWO).notation()) == (2, "0:1 bows")
    assert (greeted(TWO, rules=1).rules, greeted(TWO, rules=1).notation()) == (1, "0:1 waves")


@pytest.mark.parametrize("rules", [0, 1, 4])
def test_rules_that_are_not_known_are_refused(rules: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        THREE.new(2, rules=rules)
    assert refusal.value.details == {"found": str(rules), "expected": "2–3"}
    assert not THREE.knows_rules(rules)


def test_a_save_of_older_rules_plays_on_by_them() -> None:
    before = ONE.new(2, GREETING, 1)
    for table in (TWO.load(before.save()), load_by_log(TWO, before.save())):
        table.answer(0, 1)

        assert table.notation() == "0:1 waves"
        assert json.loads(table.save())["rules"] == 1
        assert table.view(0) == greeted(ONE).view(0)


def test_a_save_that_is_rebuilt_is_rebuilt_by_its_own_rules() -> None:
    data = json.loads(greeted(ONE).save())
    for key in ("digest", "format", "save_version"):
        del data[key]

    assert TWO.load(sealed_text("paddock-save", data)).notation() == "0:1 waves"


def test_copies_keep_the_rules_and_so_does_undo() -> None:
    table = greeted(TWO, rules=1)
    other = TWO.new(2, seed=5)
    table.copy_into(other)
    assert (table.clone().rules, table.quiet_clone().rules, other.rules) == (1, 1, 1)

    loaded = TWO.load(table.save())  # without a checkpoint: undo begins at the start
    for g in (table, loaded):
        g.undo(0)
        assert g.rules == 1
        g.answer(0, 1)
        assert g.notation() == "0:1 waves"


def test_a_game_file_of_older_rules_is_verified_by_them() -> None:
    table = ONE.new(2, GREETING, 1)
    for _ in range(2):
        table.answer(0, 1)
    file = read_game_file(game_file(table))

    assert file.verify(TWO).notation() == "0:1 waves 0:1 end"
    assert json.loads(game_file(file.verify(TWO)))["rules"] == 1


@pytest.mark.parametrize(("game", "played_by"), [(THREE, ONE), (ONE, TWO)], ids=["too old", "too new"])
def test_saves_and_game_files_of_rules_that_are_not_known_are_refused(game: Game, played_by: Game) -> None:
    table = greeted(played_by)

    with pytest.raises(BadFile) as save_refusal:
        game.load(table.save())
    with pytest.raises(BadFile) as file_refusal:
        read_game_file(game_file(table)).start(game)
    assert save_refusal.value.reason == file_refusal.value.reason == "other-rules"
