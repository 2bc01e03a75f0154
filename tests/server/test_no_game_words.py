"""The server knows every game by the face that all games show: it reads nothing out of a view."""

import ast
from pathlib import Path

import pytest

import paddock

SERVER = Path(paddock.__file__).parent / "server"
MODULES = [path for path in sorted(SERVER.rglob("*.py")) if "static" not in path.parts]


def is_view(node: ast.expr) -> bool:
    """``view``, ``frame.view(…)``, ``room.view(None) or {}`` and the like."""
    if isinstance(node, ast.BoolOp):
        return any(is_view(part) for part in node.values)
    if isinstance(node, ast.Call):
        return is_view(node.func)
    return ast.unparse(node).rpartition(".")[2] == "view"


def read_keys(path: Path) -> list[str]:
    """What a module reads out of views by a key."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Subscript) and is_view(node.value) and isinstance(node.slice, ast.Constant):
            found.append(ast.unparse(node))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("get", "pop", "setdefault") and is_view(node.func.value):
                found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(SERVER)))
def test_no_module_of_the_server_reads_a_key_of_a_view(module: Path) -> None:
    assert read_keys(module) == []
