"""The tool with which a person looks at a page of his own."""

import subprocess
import sys
from pathlib import Path

TOOL = Path("tools/check_circuit.py")
PAGE = Path("src/paddock/games/formula_d/data/circuits/pine_harbour.toml")


def test_a_good_page_is_told_as_a_board() -> None:
    done = look_at(PAGE)

    assert done.returncode == 0
    assert done.stdout.startswith("Pine Harbour: 136-131-129 spaces, shortest lap 129\ncorner 1 Lighthouse: stops 1, ")


def test_a_fault_is_told_in_one_sentence(tmp_path: Path) -> None:
    page = tmp_path / "mine.toml"
    page.write_text(PAGE.read_text(encoding="utf-8").replace("exit = [3004, 3005]", "exit = []"), encoding="utf-8")

    done = look_at(page)

    assert done.returncode == 1
    assert done.stderr == "mine, pit: it has no exit\n"


def test_a_page_that_is_not_there_is_asked_for() -> None:
    assert look_at(Path("nowhere.toml")).stderr.startswith("Name the file of a page: ")


def look_at(page: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, page], capture_output=True, text=True, check=False)
