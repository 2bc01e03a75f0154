"""Streams that are closed, full or odd: one line at the most, and never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import write_game_file
from tests.patience import PATIENCE

FULL = Path("/dev/full")


def shell(command: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    words = f"{sys.executable} -m paddock.cli {command}"
    return subprocess.run(words, shell=True, capture_output=True, text=True, input=typed, timeout=PATIENCE, check=False)


def test_the_package_runs_as_the_command_does() -> None:
    words = [sys.executable, "-m", "paddock", "games", "--lang", "en"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert "heat" in done.stdout


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
def test_output_that_cannot_be_written_is_told_in_one_line() -> None:
    done = shell("games heat > /dev/full")

    assert done.returncode == 2
    assert done.stderr.startswith("paddock: ")
    assert done.stderr.count("\n") == 1


def test_a_closed_output_is_no_fault() -> None:
    done = shell("games heat >&-")

    assert (done.returncode, done.stderr) == (0, "")


UNHEARD = 141  # 128 and the number of SIGPIPE, as a shell says of every program whose reader has gone


def without_a_reader(words: list[str], unbuffered: str, errors_too: bool) -> "subprocess.CompletedProcess[bytes]":
    """Run a command whose output, and errors where these go the same way, nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        return subprocess.run(
            [sys.executable, "-m", "paddock.cli", *words],
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.STDOUT if errors_too else subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            timeout=PATIENCE,
            check=False,
        )
    finally:
        os.close(writing)


SAYING: list[list[str]] = [
    ["games"],
    ["games", "roborally"],
    ["--help"],
    ["--version"],
    ["help", "play"],
    ["play", "heat", "--seed", "3"],
    ["simulate", "heat", "--games", "2"],
    ["simulate", "heat", "--games", "2", "--json"],
    ["bench", "heat", "--seconds", "1", "--seats", "1"],
    ["bench", "heat", "--seconds", "1", "--seats", "1", "--json"],
]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end in another way there")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", SAYING, ids=" ".join)
def test_without_a_reader_a_command_ends_quietly(words: list[str], unbuffered: str) -> None:
    done = without_a_reader(words, unbuffered, errors_too=False)

    assert (done.returncode, done.stderr) == (UNHEARD, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end in another way there")
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_without_a_reader_a_game_file_is_read_quietly(command: str, tmp_path: Path) -> None:
    write_game_file(tmp_path / "race.json")

    done = without_a_reader([command, str(tmp_path / "race.json")], "", errors_too=False)

    assert (done.returncode, done.stderr) == (UNHEARD, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end in another way there")
def test_without_a_reader_of_errors_a_refusal_ends_quietly_too() -> None:
    assert without_a_reader(["games", "nonsense"], "", errors_too=True).returncode == UNHEARD


def test_a_refusal_is_told_though_nobody_reads_the_output() -> None:
    done = without_a_reader(["games", "nonsense"], "", errors_too=False)

    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_a_closed_input_ends_the_race() -> None:
    done = shell("play heat --seed 3 <&-")

    assert (done.returncode, done.stderr.count("\n")) == (1, 1)


def test_arrow_keys_are_not_shown_again() -> None:
    done = shell("play heat --seed 3 --lang en", typed="\x1b[A\x1b[D\nq\ny\n")

    assert "\x1b" not in done.stdout
    assert "not among the choices" in done.stdout


STOPPED_WHILE_LOADING = """
import sys

class Stop:
    def find_spec(self, name, path=None, target=None):
        if name == "rich.console":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Stop())
from paddock.cli import main
sys.exit(main(["games"]))
"""


def test_ctrl_c_while_the_program_is_loading_shows_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-c", STOPPED_WHILE_LOADING], capture_output=True, text=True, timeout=PATIENCE, check=False
    )

    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
