"""Judges: they remember nothing, and their whole turns can be played."""

import json
import math
import os
import subprocess
import sys
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock.kernel.judge import CHANCE, POINTS, ROUNDS
from paddock.kernel.table import Table
from tests.every_game.kit import every_game, imagined, own_keys, play_on, tables, twins, usual_seats, whole

MOST_TURNS = 5
ASK_ANEW = """
import json, sys
import paddock
from tests.every_game.test_judges import judged
game = paddock.game(sys.argv[1])
print(json.dumps([judged(game.load(save), seat) for save, seat in json.load(sys.stdin)]))
"""


def judged(table: Table, seat: int) -> list[Any]:
    """All that the judge says to a seat that is asked."""
    judge = table.game.judge
    turns = [[turn.answers, turn.score] for turn in judge.turns(table, seat, MOST_TURNS)]
    return [judge.scores(table, seat, table.options(seat)), turns, judge.value(table, seat)]


def own_part(table: Table, seat: int) -> dict[str, Any]:
    """What only this seat sees."""
    return {key: value for key, value in table.view(seat).items() if key in own_keys(table.game)}


def asked(game: paddock.Game) -> list[tuple[Table, int]]:
    """Open questions of several games, from early to late."""
    found: list[tuple[Table, int]] = []
    seats = usual_seats(game)
    for number in range(6):
        table = play_on(game.new(seats, seed=number), number, 20 * number)
        found += [(table, seat) for seat in table.open_seats()]
    return found


@every_game
def test_a_judge_says_the_same_whoever_asked_before(game: paddock.Game) -> None:
    questions = asked(game)
    first = [judged(table, seat) for table, seat in questions]
    backwards = [judged(table, seat) for table, seat in reversed(questions)]
    copies = [judged(table.clone(), seat) for table, seat in questions]

    assert backwards[::-1] == first
    assert copies == first


@every_game
def test_a_judge_says_the_same_in_a_fresh_process(game: paddock.Game) -> None:
    questions = asked(game)
    lines = json.dumps([[table.save(), seat] for table, seat in reversed(questions)])
    paths = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-c", ASK_ANEW, game.name]
    told = subprocess.run(
        command, input=lines, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=True
    )

    assert json.loads(told.stdout)[::-1] == [judged(table, seat) for table, seat in questions]


@every_game
@settings(max_examples=4)
@given(data=st.data())
def test_a_judge_has_a_finite_score_for_every_option(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in range(table.seats):
        assert math.isfinite(game.judge.value(table, seat))
    for seat in table.open_seats():
        scores = game.judge.scores(table, seat, table.options(seat))
        assert len(scores) == len(table.options(seat))
        assert all(math.isfinite(score) for score in scores)


@every_game
@settings(max_examples=8)
@given(data=st.data())
def test_whole_turns_are_legal_different_and_the_best_comes_first(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    before = whole(table)
    for seat in table.open_seats():
        turns = game.judge.turns(table, seat, MOST_TURNS)
        assert len(turns) <= MOST_TURNS
        assert len({tuple(turn.answers) for turn in turns}) == len(turns)
        assert [turn.score for turn in turns] == sorted([turn.score for turn in turns], reverse=True)
        for turn in turns:
            assert math.isfinite(turn.score)
            give_until_something_is_seen(table.rehearsal(), seat, turn.answers)

    assert whole(table) == before


def give_until_something_is_seen(table: Table, seat: int, answers: list[int]) -> None:
    """Until dice, cards or somebody else come in between every answer is legal; IllegalChoice if one is not."""
    for answer in answers:
        table.answer(seat, answer)
        if not table.can_undo(seat):
            break


@every_game
@settings(max_examples=4)
@given(data=st.data())
def test_a_judge_knows_only_what_its_seat_may_know(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in table.open_seats():
        said = judged(table, seat)
        for name, twin in twins(game, table, seat, data.draw(st.integers(0, 99))):
            assert judged(twin, seat) == said, name


@every_game
def test_a_judge_knows_only_what_its_seat_may_know_at_every_question(game: paddock.Game) -> None:
    for table, seat in asked(game):
        assert judged(imagined(table, seat, table.position), seat) == judged(table, seat), table.question(seat)["kind"]


@every_game
@settings(max_examples=8)
@given(data=st.data())
def test_playing_on_ends_and_asks_nobody(game: paddock.Game, data: st.DataObject) -> None:
    """It changes the imagined table only, and the same table goes on in the same way; dice may be next."""
    table = data.draw(tables(game))
    before = whole(table)
    for seat in table.open_seats():
        ends = []
        for _ in range(2):
            copy = imagined(table, seat, 3)
            game.judge.decide_for_others(copy, seat)
            assert seat in copy.open_seats()
            for turn in game.judge.turns(copy, seat, 1):
                copy.answer(seat, turn.answers[0])
            game.judge.play_on(copy, game.judge.horizon())
            assert copy.open_seats() or copy.outcome() is not None or any(copy.lanes)
            ends.append(copy.notation())
        assert ends[0] == ends[1]

    assert whole(table) == before


@every_game
@settings(max_examples=8)
@given(data=st.data())
def test_what_others_decide_keeps_what_a_seat_knows(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in table.open_seats():
        copy = imagined(table, seat, 3)
        before = own_part(copy, seat), copy.options(seat)
        game.judge.decide_for_others(copy, seat)
        assert (own_part(copy, seat), copy.options(seat)) == before


@every_game
@settings(max_examples=8)
@given(data=st.data())
def test_the_worth_is_finite_and_known_to_its_seat(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in range(table.seats):
        worth = game.judge.worth(table, seat)
        assert math.isfinite(worth)
        for name, twin in twins(game, table, seat, data.draw(st.integers(0, 99))):
            assert game.judge.worth(twin, seat) == worth, name


@every_game
def test_the_worth_is_counted_in_something_that_can_be_told(game: paddock.Game) -> None:
    assert game.judge.worth_in(game.new(usual_seats(game), seed=1)) in (ROUNDS, CHANCE, POINTS)


@every_game
def test_the_worth_of_a_finished_game_is_best_for_its_winner(game: paddock.Game) -> None:
    table = play_on(game.new(usual_seats(game), seed=2, quiet=True), 2)
    outcome = table.outcome()
    assert outcome is not None
    worths = [game.judge.worth(table, seat) for seat in range(table.seats)]

    assert max(worths) == worths[outcome.places.index(1)]
