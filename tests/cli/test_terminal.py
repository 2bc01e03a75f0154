"""``paddock play`` in a real terminal, of several sizes."""

import os
import re
import struct
import subprocess
import sys

import pytest

from tests.patience import PATIENCE

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
ANY = {"en": "1\n2\n3\n4\n5\n0\ns\nd\n\n", "ru": "1\n2\n3\n4\n5\n0\nс\nг\n\n"}  # one of them fits every question


def in_terminal(columns: int, lines: int, typed: str, *words: str, game: str = "heat") -> tuple[int, str]:
    """The exit code and all that was shown."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    command = [sys.executable, "-m", "paddock.cli", "play", game, "--seed", "3", *words]
    usual = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
    environment = {**usual, "TERM": "xterm-256color", "PYTHONUTF8": "1", "PADDOCK_STRICT_TEXTS": "1"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    ) as process:
        os.close(theirs)
        shown = talk(ours, typed)
        os.close(ours)
        return process.wait(PATIENCE), shown


def talk(terminal: int, typed: str) -> str:
    """Answer every prompt with the next line, until the program leaves."""
    lines = iter(typed.splitlines(keepends=True))
    shown = b""
    while True:
        try:
            shown += os.read(terminal, 65536)
        except OSError:  # the other side has closed
            return shown.decode()
        if shown.endswith((b" > ", b"Enter. ", b": ")):
            os.write(terminal, next(lines, "q\ny\n").encode())


@pytest.mark.parametrize(("language", "circuit"), [("en", "italy"), ("ru", "france")])
def test_a_small_terminal_is_enough_for_a_whole_race(language: str, circuit: str) -> None:
    words = ("--seats", "6", "-o", "laps=1", "-o", f"circuit={circuit}", "--bots", "random", "--lang", language)

    code, shown = in_terminal(80, 24, ANY[language] * 200, *words)

    assert code == 0
    assert max(len(line) for line in CODES.sub("", shown).replace("\r", "").split("\n")) <= 80


def test_question_and_picture_fit_on_one_small_screen() -> None:
    _, shown = in_terminal(80, 24, "q\ny\n", "--seats", "6", "-o", "circuit=france", "--lang", "en")

    lines = CODES.sub("", shown).replace("\r", "").split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("France · round 1"))
    asked = next(number for number, line in enumerate(lines) if line.startswith("Driver 1 >"))
    assert any(
        "? help · ?! a Champion's advice · m the whole map · u takes back · q leaves" in line
        for line in lines[first:asked]
    )
    assert asked - first < 24


def test_a_large_terminal_shows_the_large_picture() -> None:
    _, small = in_terminal(80, 24, "q\ny\n", "--lang", "en")
    _, large = in_terminal(120, 40, "q\ny\n", "--lang", "en")

    assert "hand/deck/pile" in large
    assert "hand/deck/pile" not in small


@pytest.mark.parametrize(("height", "rows"), [(24, 6), (30, 12)])
def test_as_many_rows_of_the_floor_are_shown_as_the_window_has_room_for(height: int, rows: int) -> None:
    _, shown = in_terminal(80, height, "q\ny\n", "--lang", "en", "-o", "course=dizzy_dash", game="roborally")

    lines = CODES.sub("", shown).replace("\r", "").split("\n")
    title = next(number for number, line in enumerate(lines) if line.startswith("Dizzy Dash · turn 1"))
    asked = next(number for number, line in enumerate(lines) if line.startswith("Driver 1 >"))
    floor = [line for line in lines[title:asked] if re.match(r" {0,2}\d+ [ ┃]", line)]
    assert len(floor) >= rows
    assert asked - title < height


def test_a_terminal_that_is_too_small_is_told_in_one_sentence() -> None:
    _, shown = in_terminal(60, 20, "q\ny\n", "--lang", "en")

    told = " ".join(CODES.sub("", shown).split())
    assert "This terminal has 60 columns and 20 lines; a race needs at least 78 by 22 to be seen whole." in told


def test_nothing_of_a_hand_is_left_when_the_keyboard_is_passed_on() -> None:
    words = ("--people", "2", "--names", "Ana,Ben", "--lang", "en")

    _, shown = in_terminal(80, 24, "\ng1\n1\n2\n3\n4\n5\n0\ns\n", *words)

    before, hidden, after = shown.partition("Pass the keyboard to Ben")
    assert hidden
    assert before.endswith(CLEAR)
    assert "Ana >" in before
    assert after.index(CLEAR) < after.index("Hand")
