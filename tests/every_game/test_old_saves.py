"""Saves that were written before steps had three numbers and before events moved to their moment: they play on."""

import json
from pathlib import Path

import pytest

import paddock
from paddock.kernel.files import sealed_text
from paddock.kernel.replay import load_by_log
from tests.every_game.kit import play_on

SAVES = sorted((Path(__file__).parents[1] / "recorded" / "saves").glob("*.json"))
every_save = pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)


@every_save
def test_an_old_save_is_rebuilt_from_its_answers_and_plays_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    old = json.loads(text)
    game = paddock.game(old["game"])

    table = game.load(text)

    assert json.loads(table.save())["log"] == old["log"]
    assert load_by_log(game, text).save() == table.save()
    assert game.load(table.save()).save() == table.save()
    assert play_on(table, 1).outcome() is not None


@every_save
def test_an_old_save_whose_answers_lead_elsewhere_is_refused(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    del data["digest"], data["format"]
    data["log"].pop()

    with pytest.raises(paddock.BadFile) as refusal:
        paddock.game(data["game"]).load(sealed_text("paddock-save", data))
    assert refusal.value.reason == "wrong-position"
