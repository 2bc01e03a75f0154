"""Every ruling is written down, and is named by the docstring of a test that holds it."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "unicorn_fever.md"
RULED = 58
EXAMPLES = 18  # of the rulebook, at least


def all_tests() -> dict[str, str]:
    """All tests of rules, with their docstrings."""
    found = {}
    for file in HERE.glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found or "recorded" in file.name, f"two tests have the name {node.name}"
                found[node.name] = ast.get_docstring(node) or ""
    return found


def test_every_ruling_is_written_down_with_a_test_that_exists() -> None:
    text = RULINGS.read_text(encoding="utf-8")
    entries = re.findall(r"^### (\d+)\. .+\n((?:.+\n)+)", text, re.MULTILINE)

    assert [int(number) for number, _ in entries] == list(range(1, RULED + 1))
    assert [number for number, entry in entries if not re.search(r"`test_\w+`", entry)] == []
    assert set(re.findall(r"`(test_\w+)`", text)) - set(all_tests()) == set()


def test_every_ruling_is_named_by_a_test() -> None:
    docstrings = "\n".join(all_tests().values())
    named = {
        int(number) for line in re.findall(r"Rulings? ([\d, and]+)", docstrings) for number in re.findall(r"\d+", line)
    }

    assert set(range(1, RULED + 1)) - named == set()


def test_the_examples_of_the_rulebook_are_tests() -> None:
    examples = [name for name, text in all_tests().items() if "he rulebook's" in text]

    assert len(examples) >= EXAMPLES
