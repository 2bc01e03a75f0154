"""Kernel and games need nothing but Python."""

import ast
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "paddock"
FILES = sorted([*(SOURCES / "kernel").rglob("*.py"), *(SOURCES / "games").rglob("*.py")])
FOR_THE_COMPILER = {"mypy_extensions"}  # in ``native.py``, and only for type checkers


def imported(file: Path) -> set[str]:
    """The packages that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0] if node.level == 0 else "paddock")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES)))
def test_a_file_of_the_kernel_or_of_a_game_imports_only_python_and_paddock(file: Path) -> None:
    allowed = {"paddock", *sys.stdlib_module_names}
    if file.name == "native.py":
        allowed |= FOR_THE_COMPILER

    assert imported(file) <= allowed
