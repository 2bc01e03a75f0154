"""Every kind of thing that the code can say, found in the code itself."""

import ast
import tomllib
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

import paddock
from paddock.kernel.agenda import Question

SOURCES = Path(__file__).parents[2] / "src" / "paddock"
ERRORS = {
    "PaddockError",
    "BadSetup",
    "BadFile",
    "BadUsage",
    "BrokenBackup",
    "CannotServe",
    "IllegalChoice",
    "InputEnded",
    "NoLog",
    "NoSuchSeat",
    "NotYourTurn",
    "NothingToUndo",
}
PASSED_ON = {"bad-database", "no-database-address", "unknown-database"}  # by a doctor
SPEAKING_PARTS = (
    "__init__.py",
    "kernel",
    "bots",
    "arena",
    "cli",
    "server/run.py",
    "server/preparing.py",
    "server/store/backup.py",
    "server/store/desk.py",
    "server/cluster/crew.py",
    "server/cluster/same_key.py",
)


def game_package(game: str) -> str:
    """Where it is, in Paddock or in a package of its own."""
    (point,) = entry_points(group="paddock.games", name=game)
    return point.module


def game_folder(game: str) -> Path:
    """The sources of a game; those of our own are read where they are written."""
    package = game_package(game)
    if package.startswith("paddock."):
        return SOURCES.joinpath(*package.split(".")[1:])
    return Path(str(files(package)))


def declared_names(game: str) -> set[str]:
    """The names that events, questions, labels and views may tell, where a family says which there are."""
    face = paddock.game(game).face
    every = [*face.events.values(), *face.questions.values(), *face.labels.values()]
    waiting = [face.view, *[shape for args in every for shape in args.fields.values()]]
    found: set[str] = set()
    while waiting:
        shape = waiting.pop()
        found |= {f"{shape.family}-{value}" for value in shape.values if shape.family}
        waiting += [*shape.fields.values(), *([shape.of] if shape.of is not None else [])]
    return found


def rules_folder(game: str) -> Path:
    """The chapters of a game; a small one has none."""
    rules = game_folder(game) / "rules"
    return rules if rules.is_dir() else game_folder(game)


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
def told_kinds(game: str) -> set[str]:
    """The first arguments of ``tell``."""
    calls = [node for node in nodes(game_folder(game)) if isinstance(node, ast.Call) and called(node) == "tell"]
    return {kind for call in calls for kind in strings(call.args[0])}


def event_kinds(game: str) -> set[str]:
    """What people hear of."""
    return {kind for kind, args in paddock.game(game).face.events.items() if not args.is_silent}


@cache
def question_kinds(game: str) -> set[str]:
    steps = [make(0, 0, 0, 0) for make in paddock.game(game).steps.values()]
    return {step.kind() for step in steps if isinstance(step, Question)}


@cache
def option_kinds(game: str) -> set[str]:
    """The values of "kind" in the labels that the rules make."""
    found: set[str] = set()
    for node in nodes(rules_folder(game)):
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            found |= {kind for key, value in pairs if key and strings(key) == {"kind"} for kind in strings(value)}
    return found


@cache
def named_in_data(game: str, key: str) -> set[str]:
    """What stands behind a key in the data files of a game; for "id" also the files' own names."""
    files = sorted((game_folder(game) / "data").rglob("*.toml"))
    found = {file.stem for file in files} if key == "id" else set()
    return found | {name for file in files for name in behind(key, tomllib.loads(file.read_text(encoding="utf-8")))}


def behind(key: str, value: object) -> set[str]:
    """All strings that stand behind a key, however deep."""
    if isinstance(value, dict):
        own = {value[key]} if isinstance(value.get(key), str) else set()
        return own | {name for part in value.values() for name in behind(key, part)}
    return {name for part in value for name in behind(key, part)} if isinstance(value, list) else set()


@cache
def symbol_names(game: str) -> set[str]:
    """The list of that name in the code."""
    lists = [node for node in nodes(game_folder(game)) if isinstance(node, ast.AnnAssign) and node.value]
    return {name for node in lists if ast.unparse(node.target) == "SYMBOL_NAMES" for name in strings(node)}


@cache
def ends(game: str) -> set[str]:
    """How a game can end: what its table's outcome names, and what the rules end it with."""
    found = {reason for function in functions(game, "outcome") for reason in strings(function)}
    for node in nodes(rules_folder(game)):
        if isinstance(node, ast.Call) and called(node) in ("end_race", "win"):
            found |= {reason for argument in node.args for reason in strings(argument)}
    return found


@cache
def statistics(game: str) -> set[str]:
    """What a table's statistics are called."""
    return {name for function in functions(game, "statistics") for name in dict_keys(function)}


@cache
def previews(game: str) -> set[str]:
    """The lists that labels foresee."""
    return {name for function in functions(game, "preview") for name in dict_keys(function)}


def functions(game: str, name: str) -> list[ast.FunctionDef]:
    return [node for node in nodes(game_folder(game)) if isinstance(node, ast.FunctionDef) and node.name == name]


def dict_keys(function: ast.FunctionDef) -> set[str]:
    """The keys of all dicts that a function makes."""
    dicts = [node for node in ast.walk(function) if isinstance(node, ast.Dict)]
    return {key for node in dicts for part in node.keys if part for key in strings(part)}


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


def findings() -> set[str]:
    """What a doctor can find, and the refusals that it passes on."""
    found: set[str] = set()
    for node in nodes(SOURCES / "server"):
        if isinstance(node, ast.Call) and node.args and called(node) == "finding":
            found |= string_results(node.args[0])
    return found | {reason for reason in shared_refusals() if reason.startswith("workers-need-") or reason in PASSED_ON}


def is_super_init(node: ast.Call) -> bool:
    return called(node) == "__init__" and ast.unparse(node.func) == "super().__init__"


@cache
def constants() -> set[str]:
    """All string constants of the project and of every game: texts that the code asks for by their whole key."""
    folders = {SOURCES, *(game_folder(game) for game in paddock.game_names())}
    return {
        text for folder in folders for node in nodes(folder) if isinstance(node, ast.Constant) for text in strings(node)
    }
