"""Every kind of thing that the code can say, found in the code itself."""

import ast
import tomllib
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import paddock
from paddock.kernel.agenda import Question

SOURCES = Path(__file__).parents[2] / "src" / "paddock"
ERRORS = {
    "PaddockError",
    "BadSetup",
    "BadFile",
    "BadUsage",
    "CannotServe",
    "IllegalChoice",
    "InputEnded",
    "NoLog",
    "NoSuchSeat",
    "NotYourTurn",
    "NothingToUndo",
}
SPEAKING_PARTS = ("__init__.py", "kernel", "bots", "arena", "cli", "server/run.py")


def game_folder(game: str) -> Path:
    (point,) = entry_points(group="paddock.games", name=game)
    return SOURCES.joinpath(*point.module.split(".")[1:])


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All of a file, or of every file in a folder."""
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


def strings(node: ast.AST) -> set[str]:
    """All string constants inside a node."""
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    return ast.unparse(node.func).rpartition(".")[2]


@cache
def event_kinds(game: str) -> set[str]:
    """The first arguments of ``tell``."""
    calls = [node for node in nodes(game_folder(game)) if isinstance(node, ast.Call) and called(node) == "tell"]
    return {kind for call in calls for kind in strings(call.args[0])}


@cache
def question_kinds(game: str) -> set[str]:
    steps = [make(0, 0) for make in paddock.game(game).steps.values()]
    return {step.kind() for step in steps if isinstance(step, Question)}


@cache
def option_kinds(game: str) -> set[str]:
    """The values of "kind" in the labels that the rules make."""
    found: set[str] = set()
    for node in nodes(game_folder(game) / "rules"):
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            found |= {kind for key, value in pairs if key and strings(key) == {"kind"} for kind in strings(value)}
    return found


@cache
def data_words(game: str) -> set[str]:
    """All strings and keys in the data files of a game."""
    files = sorted((game_folder(game) / "data").rglob("*.toml"))
    return {word for file in files for word in words_in(tomllib.loads(file.read_text(encoding="utf-8")))}


def words_in(value: object) -> set[str]:
    if isinstance(value, dict):
        return {word for key, part in value.items() for word in [key, *words_in(part)]}
    if isinstance(value, list):
        return {word for part in value for word in words_in(part)}
    return {value} if isinstance(value, str) else set()


def reasons_why_not(folder: Path) -> set[str]:
    """What functions called ``why_not``, ``why_no_gear`` … return."""
    functions = [node for node in nodes(folder) if isinstance(node, ast.FunctionDef) and node.name.startswith("why_no")]
    returns = [node for function in functions for node in ast.walk(function) if isinstance(node, ast.Return)]
    return {reason for node in returns if node.value for reason in string_results(node.value)}


def string_results(node: ast.expr) -> set[str]:
    """The strings that an expression may have as its value."""
    if isinstance(node, ast.IfExp):
        return string_results(node.body) | string_results(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def shared_refusals() -> set[str]:
    """The reasons of all errors that are made outside the games."""
    found = reasons_why_not(SOURCES / "kernel")
    for part in SPEAKING_PARTS:
        for node in nodes(SOURCES / part):
            if isinstance(node, ast.Call) and node.args and (called(node) in ERRORS or is_super_init(node)):
                found |= string_results(node.args[0])
    return found


def is_super_init(node: ast.Call) -> bool:
    return called(node) == "__init__" and ast.unparse(node.func) == "super().__init__"


@cache
def constants() -> set[str]:
    """All string constants of the project: texts that the code asks for by their whole key."""
    return {text for node in nodes(SOURCES) if isinstance(node, ast.Constant) for text in strings(node)}
