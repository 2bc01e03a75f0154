"""Advice: what a Champion would do can be played, knows only what its seat may know, and changes nothing."""

import math
from typing import Any

import paddock
from paddock.bots import SearchBot, advice_for
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.table import Table
from tests.every_game.kit import every_game, play_on, twins, usual_seats, whole

ANSWERS = (0, 3, 17, 60)


def asked(game: paddock.Game) -> list[tuple[Table, int]]:
    """Open questions of a few games."""
    tables = [play_on(game.new(usual_seats(game), seed=5), 5, answers) for answers in ANSWERS]
    return [(table, table.open_seats()[0]) for table in tables if table.open_seats()]


def told(table: Table, seat: int) -> dict[str, Any]:
    chance = Chance(stream_key(1, "advice"))
    return advice_for(table, seat, chance, SearchBot(chance, 14, 4)).as_data()


@every_game
def test_what_is_advised_can_be_played_and_has_words(game: paddock.Game) -> None:
    for table, seat in asked(game):
        before = whole(table)
        turns = told(table, seat)["turns"]
        assert 1 <= len(turns) <= 3
        assert len({tuple(turn["answers"]) for turn in turns}) == len(turns)
        for turn in turns:
            assert len(turn["labels"]) == len(turn["answers"]) > 0
            assert turn["labels"][0] in [option["label"] for option in table.question(seat)["options"]]
            assert all(math.isfinite(turn[key]) for key in ("worth", "behind", "error"))
            table.clone().answer_all(seat, turn["answers"])
        assert turns[0]["behind"] == 0
        assert whole(table) == before


@every_game
def test_the_first_is_the_champions_own_and_the_others_are_as_good_or_worse(game: paddock.Game) -> None:
    for table, seat in asked(game):
        first, *others = told(table, seat)["turns"]
        assert first["as_good"]
        good = [turn["as_good"] for turn in others]
        assert good == sorted(good, reverse=True)
        assert all(turn["worth"] < first["worth"] for turn in others if not turn["as_good"])


@every_game
def test_advice_knows_only_what_its_seat_may_know(game: paddock.Game) -> None:
    for table, seat in asked(game):
        advised = told(table, seat)
        for name, twin in twins(game, table, seat, 4):
            assert told(twin, seat) == advised, name
