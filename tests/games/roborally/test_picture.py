"""The race as text."""

import pytest

import paddock
from paddock.games.roborally import GAME
from paddock.games.roborally.courses import COURSES, course
from paddock.games.roborally.picture import picture
from paddock.games.roborally.small_picture import small_picture
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.playout import play_randomly
from paddock.texts import LANGUAGES, Speaker, Texts
from tests.games.roborally.make import ANA, BEN, captured, factory, robot

NAMES = ["Ana", "A very long name indeed", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal"]
FLOOR = """
+     +-----+     +
|  .     .     >
+     +     +     +
   ##    .  |  R
+     +     +     +
"""


def speaker(language: str) -> Speaker:
    return Speaker(Texts(language, strict=True), paddock.game("roborally"), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COURSES)
def test_no_picture_is_too_wide_or_too_high(name: str, language: str) -> None:
    """A hundred columns; the small one 78 and 16 lines, so that it fits a small terminal."""
    table = GAME.new(max(course(name).players), {"course": name}, seed=1)
    chance = Chance(stream_key(1, "picture"))
    say = speaker(language).say
    for _ in range(6):
        for seat in (0, None):
            large = picture(table.view(seat), say).splitlines()
            small = small_picture(table.view(seat), say).splitlines()
            assert max(map(len, large)) <= 100
            assert max(map(len, small)) <= 78
            assert len(small) <= 16
        play_randomly(table, chance, 60)


def test_a_higher_window_shows_more_rows_of_the_floor_up_to_all_of_them() -> None:
    view = GAME.new(2, {"course": "risky_exchange"}, seed=1).view(0)

    heights = [len(small_picture(view, speaker("en").say, lines).splitlines()) for lines in (15, 20, 25, 60)]
    assert heights[:3] == [15, 20, 25]
    assert 25 < heights[3] < 60


def test_the_floor_is_drawn_with_walls_signs_flags_and_robots() -> None:
    g = factory(FLOOR, robot(1, 1, "E", damage=3), robot(0, 0, "S"), flags=[(1, 0)])

    lines = [line.rstrip() for line in drawn(g.g.view(None)).splitlines()]
    assert "        ━━" in lines
    assert "  1 ┃②v F1 >" in lines
    assert "  2  ## ①>┃R" in lines


def drawn(view: dict[str, object]) -> str:
    """Tiny courses have no name."""

    def say(key: str, /, **args: object) -> str:
        return key if key.startswith("roborally-choice-course") else speaker("en").say(key, **args)

    return picture(view, say)


def test_damage_lives_and_registers_are_shown_for_everybody() -> None:
    g = factory(FLOOR, robot(1, 1, "E", damage=5, program="1 2 3 L R", lives=2), robot(0, 0, "S"), flags=[(1, 0)])

    own, other = drawn(g.g.view(0)), drawn(g.g.view(1))
    assert " 1  2  3  L (R)" in own
    assert " ?  ?  ?  ? (R)" in other
    assert "■■■■■" in other


def test_where_flags_are_captured_they_have_the_letters_of_their_teams() -> None:
    """Course capture_the_flag: Ana carries the flag of team B; nobody has a next flag."""
    g = captured(robot(7, 7), robot(20, 5), robot(0, 4), robot(22, 2))
    g.g.holders, g.g.flag_at = [-1, ANA], [g.g.flag_at[0], -1]

    text = drawn(g.g.view(BEN))

    assert " FA" in text
    assert "F1" not in text
    assert "Team A: home Chop Shop, flag FA" in text.splitlines()
    assert "Team B: home Vault, flag FB, carried by ① Ana" in text.splitlines()
    ana, ben = (line for line in text.splitlines() if "①  Ana" in line or "②  A very" in line)
    assert " FB " in ana
    assert "team A" in ana
    assert "team B" in ben
    assert "FB" in small_picture(g.g.view(BEN), speaker("en").say).splitlines()[-1]


@pytest.mark.parametrize("seat", [ANA, BEN])
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Chop Shop: home of team A", "Vault: home of team B"]),
        ("ru", ["«Разборка»: дом команды A", "«Хранилище»: дом команды B"]),
    ],
)
def test_over_the_map_each_home_is_named_with_its_team(seat: int, language: str, names: list[str]) -> None:
    """Course capture_the_flag: every name stands within the columns of its board."""
    g = captured(robot(7, 7), robot(20, 5), robot(0, 4), robot(22, 2))
    say = speaker(language).say

    for lines in (shown(g.g.view(seat), say).splitlines() for shown in (picture, small_picture)):
        over = next(number for number, line in enumerate(lines) if names[0] in line)
        assert lines[over + 1].split() == [str(column) for column in range(1, 25, 2)]
        east = lines[over + 1].index("13")
        assert names[0] in lines[over][:east]
        assert names[1] in lines[over][east:]


def test_where_nothing_is_captured_no_board_is_named_over_the_map() -> None:
    g = factory(FLOOR, robot(1, 1), robot(0, 0), flags=[(1, 0)])

    assert "─" not in drawn(g.g.view(0))


def test_before_homes_are_chosen_flags_to_capture_are_nobodys() -> None:
    """Course capture_the_flag."""
    g = captured(robot(7, 7), robot(20, 5), robot(0, 4), robot(22, 2))
    g.g.homes = [-1, -1]

    text = drawn(g.g.view(BEN))

    assert "F1" not in text
    assert " F  " in text
    assert "─ Chop Shop ─" in text
    assert "─ Vault ─" in text
