"""Every rule, ruling and boost is named by the docstring of a test that holds it."""

import ast
import re
from pathlib import Path

import pytest

from paddock.games.steampunk_rally.boosts import BOOSTS

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "steampunk_rally.md"
RULES = [
    *["2", "3", "4", "5", "6", "7", "7.1", "7.2", "7.3", "8", "9", "10.1", "10.2", "10.3", "10.4", "10.5", "10.6"],
    *["10.7", "10.8", "10.9", "11", "12", "13", "14.1", "14.2", "14.3", "14.4", "14.6", "14.7", "15", "16", "17", "19"],
]
RULED = [str(number) for number in range(1, 55)]


def all_tests() -> dict[str, str]:
    """All tests, with their docstrings."""
    found = {}
    for file in HERE.glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"two tests have the name {node.name}"
                found[node.name] = ast.get_docstring(node) or ""
    return found


def unnamed(kind: str, names: list[str]) -> list[str]:
    """Those that no docstring names: ``rule 5``, ``rules 12 and 13``, ``ruling 4``; boosts by their names."""
    docstrings = " ".join("\n".join(all_tests().values()).lower().split())
    if kind == "boost":
        return [name for name in names if name not in docstrings]
    lists = re.findall(rf"{kind}s? ((?:[\d.]+(?:, | and )?)+)", docstrings)
    named = {number.rstrip(".") for words in lists for number in re.findall(r"[\d.]+", words)}
    return [name for name in names if name not in named]


@pytest.mark.parametrize(
    ("kind", "names"), [("rule", RULES), ("ruling", RULED), ("boost", [boost.name for boost in BOOSTS])]
)
def test_every_name_is_named(kind: str, names: list[str]) -> None:
    assert unnamed(kind, names) == []
    assert unnamed(kind, ["99.9"]) == ["99.9"]


def test_every_ruling_is_written_down_with_a_test_that_exists() -> None:
    text = RULINGS.read_text(encoding="utf-8")
    tests = re.findall(r"`(test_\w+)`", text)

    assert [number for number in RULED if f"### {number}. " not in text] == []
    assert set(tests) - set(all_tests()) == set()
    assert len(tests) == len(RULED)
