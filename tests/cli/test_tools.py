"""The programs of the workshop refuse as the commands do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("program", "words", "why"),
    [
        (["-m", "tests.soak"], ["chess"], 'There is no game called "chess". Known: '),
        (["-m", "tests.soak"], ["heat", "many"], 'GAMES needs a whole number, not "many".'),
        (["-m", "tests.soak"], [], "Which game? Known: "),
        (["tools/balance.py"], ["chess"], 'There is no game called "chess". Known: '),
        (["tools/balance.py"], ["heat", "--seed", "many"], 'SEED needs a whole number, not "many".'),
        (["tools/strength.py"], ["heat", "--first", "8", "--last", "8"], "LAST must be 9 or more, not 8."),
    ],
    ids=str,
)
def test_what_a_program_cannot_do_is_told_in_one_sentence(program: list[str], words: list[str], why: str) -> None:
    english = {**os.environ, "LC_ALL": "en_GB.UTF-8"}
    command = [sys.executable, *program, *words]
    done = subprocess.run(command, cwd=ROOT, env=english, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"paddock: {why}")
