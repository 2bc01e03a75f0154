"""Streams that are closed, full or odd: one line at the most, and never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")


def shell(command: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    words = f"{sys.executable} -m paddock.cli {command}"
    return subprocess.run(words, shell=True, capture_output=True, text=True, input=typed, timeout=120, check=False)


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
def test_output_that_cannot_be_written_is_told_in_one_line() -> None:
    done = shell("games heat > /dev/full")

    assert done.returncode == 2
    assert done.stderr.startswith("paddock: ")
    assert done.stderr.count("\n") == 1


def test_a_closed_output_is_no_fault() -> None:
    done = shell("games heat >&-")

    assert (done.returncode, done.stderr) == (0, "")


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
        [sys.executable, "-c", STOPPED_WHILE_LOADING], capture_output=True, text=True, timeout=120, check=False
    )

    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
