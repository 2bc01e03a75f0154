"""Every rule, ruling, option and course with rules of its own is named by the docstring of a test that holds it."""

import ast
import re
from pathlib import Path

import pytest

from paddock.games.roborally.cards import OPTION_IDS
from paddock.games.roborally.courses import COURSES, RACE, course

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "roborally.md"

RULES = [
    *["1", "2", "3.3", "3.5", "3.6", "5", "6", "6 (timer)", "6 (time over)", "7", "8", "8 (C1, C2)", "8.1", "8.2"],
    *["8.2 (turning)", "8.3", "8.4", "8.5", "8.6", "9", "10", "11", "12.3", "12.4", "12.5", "12.6", "12.7"],
    *["13", "13.2", "14.1", "14.2", "14.3", "15"],
]
RULED = [str(number) for number in range(1, 49)]
SPECIAL = [name for name in COURSES if course(name).rules or course(name).goal != RACE]


def all_tests() -> dict[str, str]:
    """All tests of rules, with their docstrings."""
    found = {}
    for file in HERE.glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found or "recorded" in file.name, f"two tests have the name {node.name}"
                found[node.name] = ast.get_docstring(node) or ""
    return found


def unnamed(kind: str, numbers: list[str]) -> list[str]:
    """Those of the numbers that no docstring names."""
    docstrings = "\n".join(all_tests().values()).lower().replace("rulings", "ruling")
    return [one for one in numbers if not re.search(rf"{kind} {re.escape(one.lower())}(?![\d.]*\d)", docstrings)]


@pytest.mark.parametrize(("kind", "numbers"), [("rule", RULES), ("ruling", RULED), ("option", OPTION_IDS)])
def test_every_number_is_named(kind: str, numbers: list[str]) -> None:
    assert unnamed(kind, numbers) == []
    assert unnamed(kind, ["99.9"]) == ["99.9"]


def test_every_course_with_rules_of_its_own_is_named() -> None:
    docstrings = "\n".join(all_tests().values()).lower()

    assert len(SPECIAL) == 17
    assert [name for name in SPECIAL if name not in docstrings and name.replace("_", " ") not in docstrings] == []


def test_every_ruling_is_written_down_with_a_test_that_exists() -> None:
    text = RULINGS.read_text(encoding="utf-8")

    assert [number for number in RULED if f"### {number}. " not in text] == []
    assert set(re.findall(r"`(test_\w+)`", text)) - set(all_tests()) == set()
    for heading in re.findall(r"^### (.+)$", text, re.MULTILINE):
        entry = text.split(f"### {heading}\n")[1].split("\n### ")[0].split("\n## ")[0]
        assert re.search(r"`test_\w+`", entry), f"no test is named under: {heading}"
