"""The race as text."""

from collections.abc import Sequence

import pytest

import paddock
from paddock.games.heat.circuits import CIRCUITS
from paddock.games.heat.picture import picture
from paddock.games.heat.small_picture import small_picture
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.playout import play_randomly
from paddock.kernel.table import Table
from paddock.texts import LANGUAGES, Speaker, Texts
from tests.games.heat.make import car, legend, race

NAMES = ["Ana", "A very long name indeed", "Cleo", "Dan", "Eva", "Fay"]


def drawn(
    table: Table, seat: int | None = None, language: str = "en", names: Sequence[str] = tuple(NAMES)
) -> list[str]:
    speaker = Speaker(Texts(language, strict=True), paddock.game("heat"), list(names))
    return picture(table.view(seat), speaker.say).splitlines()


def row_of(lines: list[str], sign: str) -> int:
    return next(number for number, line in enumerate(lines) if line.endswith(f"┃ {sign}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_no_picture_is_wider_than_a_hundred_columns(circuit: str, language: str) -> None:
    table = paddock.game("heat").new(6, {"circuit": circuit, "laps": "1"}, seed=1)
    chance = Chance(stream_key(1, "picture"))
    while table.open_seats():
        play_randomly(table, chance, 40)
        assert max(len(line) for line in drawn(table, 0, language)) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_the_small_picture_fits_a_small_terminal(circuit: str, language: str) -> None:
    table = paddock.game("heat").new(6, {"circuit": circuit, "laps": "1"}, seed=1)
    chance = Chance(stream_key(1, "picture"))
    speaker = Speaker(Texts(language, strict=True), paddock.game("heat"), NAMES)
    while table.open_seats():
        play_randomly(table, chance, 40)
        lines = small_picture(table.view(0), speaker.say).splitlines()
        assert max(len(line) for line in lines) <= 80
        assert len(lines) <= 15


def test_the_car_on_the_race_line_is_ahead_in_the_small_picture_too() -> None:
    scene = race("usa", car(at=10, spot=1), car(at=10, spot=0), car(at=0, spot=0), car(at=5, spot=1))
    shown = small_picture(scene.g.view(0), Speaker(Texts("en", strict=True), paddock.game("heat"), NAMES).say)

    assert "①②" in shown
    assert "▒③" in shown
    assert "④·" in shown


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_every_car_and_every_space_is_drawn_once(circuit: str) -> None:
    table = paddock.game("heat").new(6, {"circuit": circuit}, seed=2)
    spaces = table.view(None)["spaces"]

    track = "".join(line for line in drawn(table) if "┃" in line)

    assert track.count("·") == 2 * spaces - 6
    assert all(track.count(mark) == 1 for mark in "①②③④⑤⑥")
    assert track.count("▒") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_legends_are_drawn_with_numbers_beyond_the_seats(language: str) -> None:
    word = {"en": "Legend", "ru": "Легенда"}[language]
    table = race("usa", car(at=10), legends=[legend("yellow", 12), legend("gray", 140, finished_in=5, place=1)]).g
    lines = drawn(table, 0, language, NAMES[:1])
    rows = [line for line in lines if word in line]

    assert "".join(line for line in lines if "┃" in line).count("②") == 1
    assert "③" not in "".join(line for line in lines if "┃" in line)
    assert [rows[0].split()[:2], rows[1].split()[:2]] == [["1", "③"], ["2", "②"]]
    assert f"{word}\u00a02" in rows[0]
    assert f"{word}\u00a01" in rows[1]
    assert max(len(line) for line in lines) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_no_picture_with_tokens_is_wider_than_a_hundred_columns(circuit: str, language: str) -> None:
    for seed in range(12):
        table = paddock.game("heat").new(2, {"circuit": circuit, "weather": True}, seed=seed)
        assert max(len(line) for line in drawn(table, 0, language)) <= 100


def test_tokens_are_drawn_at_their_corners_and_sectors() -> None:
    """The sector behind the last corner is the way to the first one."""
    g = race("usa", car(at=10), weather="clouds", road="limit-plus slipstream overheat weather").g
    lines = drawn(g)

    assert lines[0].endswith("· clouds")
    for sign, sector in [
        ("A limit 8 (7+1)", "no cooling"),
        ("B limit 3", ""),
        ("C limit 3 (hot)", "slipstream +1"),
        ("D limit 2", ""),
    ]:
        assert lines[row_of(lines, sign) + 1].endswith(f"┃ {sector}".rstrip())


@pytest.mark.parametrize(
    ("language", "signs"),
    [("en", ["A limit 6 (7−1)", "B limit 4 (3+1)"]), ("ru", ["A предел 6 (7−1)", "B предел 4 (3+1)"])],
)
def test_a_sign_shows_the_limit_that_holds_and_how_a_token_made_it(language: str, signs: list[str]) -> None:
    g = race("usa", car(at=10), weather="clouds", road="limit-minus limit-plus overheat weather").g

    assert [row_of(drawn(g, 0, language), sign) > 0 for sign in signs] == [True, True]


def test_the_distance_to_the_line_is_read_from_the_ruler() -> None:
    lines = drawn(race("usa", car(at=10)).g)
    ruler = next(line for line in lines if "to the line" in line)
    upper = lines[row_of(lines, "A limit 7")]

    assert ruler[upper.index("①")] == "1"
    assert "A (7) after 1" in "\n".join(lines)


def test_the_spot_on_the_race_line_is_drawn_above_the_other() -> None:
    lines = drawn(race("usa", car(at=10, spot=1), car(at=10, spot=0)).g)
    upper = row_of(lines, "A limit 7")

    assert lines[upper].index("②") == lines[upper + 1].index("①")


def test_near_the_end_the_finish_comes_before_the_next_corner() -> None:
    lines = drawn(race("usa", car(at=2 * 69 - 5)).g)

    assert "finish in 5" in "\n".join(lines)
    assert " in " not in "\n".join(drawn(race("usa", car(at=2 * 69 + 1)).g))


def test_only_the_own_hand_is_shown() -> None:
    scene = race("usa", car(hand="1 2 s h"), car(hand="5"))

    assert "Hand  [1] [2] [stress] [heat]" in drawn(scene.g, 0)
    assert not [line for line in drawn(scene.g, None) if line.startswith("Hand")]
    assert "[5]" not in "\n".join(drawn(scene.g, 0))


def test_the_order_shows_gear_engine_and_whose_row_it_is() -> None:
    lines = drawn(race("usa", car(at=3, gear=2, heat=4), car(at=9, gear=3, heat=0)).g, 0)
    first = next(line for line in lines if line.startswith(" 1 ②"))
    second = next(line for line in lines if line.startswith("›2 ①"))

    assert "A very long…" in first
    assert "  3     -  " in first
    assert "  2     ■■■■  " in second


def test_a_car_that_has_finished_is_off_the_track() -> None:
    lines = drawn(race("usa", car(at=140, finished_in=9, place=1), car(at=100)).g)

    assert not [line for line in lines if "┃" in line and "①" in line]
    assert "finished" in next(line for line in lines if line.startswith(" 1 ①"))
