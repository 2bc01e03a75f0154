"""A game tells, asks, offers and shows exactly what it declares."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.kernel.common_keys import EVENT, OUTCOME, PROGRESS, QUESTION
from paddock.kernel.face import Args
from paddock.kernel.playout import play_randomly
from paddock.kernel.replay import read_game_file
from paddock.kernel.table import Table
from tests.every_game.kit import every_game, new_tables, player_of, viewers
from tests.recorded.chain import FOLDER, positions

RECORDED = [(name, file) for name in paddock.game_names() for file in sorted((FOLDER / name).glob("*.json"))]


def undeclared(what: str, kind: str, args: dict[str, Any], declared: dict[str, Args]) -> list[str]:
    """What is wrong with the arguments of an event, a question or a label."""
    fault = declared[kind].misfit(args) if kind in declared else "is not declared"
    return [f"{what} {kind}: {fault}"] if fault else []


def asked(table: Table, seat: int) -> list[str]:
    """What is wrong with a question and its labels."""
    face = table.game.face
    question = table.question(seat)
    assert QUESTION.misfit(question) == ""
    found = undeclared("question", question["kind"], question["args"], face.questions)
    for label in [option["label"] for option in question["options"]]:
        args = {key: value for key, value in label.items() if key != "kind"}
        found += undeclared("label", label["kind"], args, face.labels)
    return found


def shown(table: Table) -> list[str]:
    """What is wrong with the views of all seats and of a spectator."""
    faults = [table.game.face.view.misfit(table.view(seat)) for seat in viewers(table)]
    return [f"view: {fault}" for fault in faults if fault]


def came(table: Table) -> list[str]:
    """What is wrong with the progress and the outcome."""
    outcome = table.outcome()
    faults = [PROGRESS.misfit(table.progress().as_data()), "" if outcome is None else OUTCOME.misfit(outcome.as_data())]
    return [fault for fault in faults if fault]


def told(table: Table, since: int) -> list[str]:
    """What is wrong with the events from that number on."""
    declared = table.game.face.events
    assert [fault for event in table.events(since) if (fault := EVENT.misfit(event))] == []
    return [fault for event in table.told[since:] for fault in undeclared("event", event.kind, event.args, declared)]


@every_game
@given(data=st.data())
def test_random_games_tell_ask_offer_and_show_what_is_declared(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(new_tables(game))
    player = player_of(data.draw(st.integers(0, 2**32)))
    play_randomly(table, player, data.draw(st.integers(0, 1200)))
    for _ in range(60):
        assert shown(table) == []
        assert [fault for seat in table.open_seats() for fault in asked(table, seat)] == []
        play_randomly(table, player, 1)

    assert told(table, 0) + came(table) == []


@pytest.mark.parametrize(("name", "file"), RECORDED, ids=[f"{name}-{file.stem}" for name, file in RECORDED])
def test_recorded_games_tell_ask_offer_and_show_what_is_declared(name: str, file: Any) -> None:
    recorded = read_game_file(file.read_text(encoding="utf-8"))
    found: list[str] = []
    for table in positions(paddock.game(name), recorded):
        found += [fault for seat in table.open_seats() for fault in asked(table, seat)]
        found += shown(table)

    assert found + told(table, 0) + came(table) == []
