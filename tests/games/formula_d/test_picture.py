"""The race as text."""

import pytest

from paddock.games.formula_d import GAME
from paddock.games.formula_d.circuits import CIRCUITS
from paddock.games.formula_d.picture import picture
from paddock.games.formula_d.small_picture import small_picture
from paddock.kernel.playout import play_randomly
from paddock.kernel.table import Table
from paddock.texts import LANGUAGES, Speaker, Texts
from tests.every_game.kit import player_of
from tests.games.formula_d.make import ANA, car, race

NAMES = [f"A very long name, the one of driver {number}" for number in range(1, 11)]


def speaker(language: str = "en") -> Speaker:
    return Speaker(Texts(language, strict=True), GAME, NAMES)


def say(key: str, **args: object) -> str:
    """As the speaker says it; the ring has no name in the texts."""
    return "Ring" if key.endswith("-circuit-ring") else speaker().say(key, **args)


def drawn(table: Table, language: str = "en", seat: int | None = 0) -> list[str]:
    return picture(table.view(seat), speaker(language).say).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_no_picture_is_too_wide_or_too_high(circuit: str, language: str) -> None:
    """The map has 95 columns; the small picture 78, and as many lines as there are."""
    for seats, lines in ((6, 15), (10, 18), (10, 12)):
        table = GAME.new(seats, {"circuit": circuit, "laps": "1", "weather": True}, seed=1)
        play_randomly(table, player_of(1), 60)
        assert max(len(line) for line in drawn(table, language)) <= 95
        small = small_picture(table.view(0), speaker(language).say, lines).splitlines()
        assert max(len(line) for line in small) <= 78
        assert len(small) <= lines


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_every_car_and_every_space_is_drawn_once(circuit: str) -> None:
    table = GAME.new(6, {"circuit": circuit}, seed=2)
    board = GAME.new(2, {"circuit": circuit}, seed=2)

    track = "".join(line for line in drawn(table) if line[:2] in ("l ", "m ", "r "))

    lengths = board.view(None)["lanes"]
    assert sum(track.count(mark) for mark in "·∘") == sum(lengths) - 6
    assert all(track.count(mark) == 1 for mark in "①②③④⑤⑥")
    assert track.count("▒") == 3


def test_whoever_is_further_ahead_stands_further_right() -> None:
    g = race(car(2080), car(1082), car(2084)).g
    small = small_picture(g.view(ANA), say).splitlines()
    left, middle = small[2], small[3]

    assert middle.index("①") < left.index("②") < middle.index("③")


def test_debris_and_the_state_of_cars_are_told() -> None:
    g = race(car(2080, spun=True), car(1022, stops=1), car(9004, pit="box"), debris=(2082,)).g
    shown = picture(g.view(ANA), say)

    assert "×" in shown
    assert "2080, spun" in shown
    assert "1022, stops 1" in shown
    assert "in the box" in shown
