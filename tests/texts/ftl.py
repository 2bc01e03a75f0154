"""Fluent files, taken apart."""

from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paddock.texts.bundle import text_packages

PACKAGES = [*text_packages(), "paddock.cli"]


def entries(package: str, language: str) -> list[ast.EntryType]:
    found = [files(package) / folder / f"{language}.ftl" for folder in ("texts", "texts/terminal")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in found if file.is_file())
    return FluentParser().parse(text).body


def messages(package: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(package, language) if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """Collects the names of the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 fluent's name
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


class Quotations(Visitor):
    """Collects the keys of other messages that a message quotes."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 fluent's name
        self.keys.add(node.id.name)


def quoted(message: ast.Message) -> set[str]:
    found = Quotations()
    found.visit(message)
    return found.keys


class Sentences(Visitor):
    """Collects what is read aloud: text between arguments, without the names of variants."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 fluent's name
        self.parts.append(node.value)


def sentences(message: ast.Message) -> list[str]:
    found = Sentences()
    found.visit(message)
    return found.parts
