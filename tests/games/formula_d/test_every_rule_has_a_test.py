"""Every numbered rule and every ruling is named by the docstring of a test that holds it in place."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "formula_d.md"

RULES = [
    *["1", "2.2", "2.3", "2.4", "3", "4", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "6", "7", "8", "8.1", "9", "10"],
    *["11", "12.1", "12.2", "12.3", "13", "14", "15", "17", "18", "21"],
    *[
        f"16 ({part})"
        for part in ("weather", "rain", "tyre types", "technical stop", "team race", "qualifying", "street race")
    ],
]
RULED = [f"E{number}" for number in range(1, 81)]


def all_tests() -> dict[str, str]:
    """All tests of rules, with their docstrings."""
    found = {}
    for file in HERE.glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"two tests have the name {node.name}"
                found[node.name] = ast.get_docstring(node) or ""
    return found


def unnamed(numbers: list[str]) -> list[str]:
    """Those of the numbers that no docstring names."""
    docstrings = "\n".join(all_tests().values())
    return [number for number in numbers if not re.search(rf"(?<![\d.]){re.escape(number)}(?![\d.]*\d)", docstrings)]


@pytest.mark.parametrize("numbers", [RULES, RULED])
def test_every_number_is_named(numbers: list[str]) -> None:
    assert unnamed(numbers) == []
    assert unnamed(["E99"]) == ["E99"]


def test_every_ruling_is_written_down_with_a_test_that_exists() -> None:
    text = RULINGS.read_text(encoding="utf-8")
    tests = all_tests()

    assert [number for number in RULED if f"### {number} " not in text] == []
    assert set(re.findall(r"`(test_\w+)`", text)) - set(tests) == set()
    for entry in text.split("\n### ")[1:]:
        named = re.findall(r"`(test_\w+)`", entry)
        assert named, entry
        assert all(re.search(rf"\b{entry.split()[0]}\b", tests[name]) for name in named), entry
