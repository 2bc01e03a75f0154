"""Help, version and language."""

from importlib.metadata import version

import pytest

import paddock as package
from tests.cli.conftest import Paddock

COMMANDS = ["serve", "games", "play", "simulate", "bench", "replay", "verify"]
COMMANDS += ["migrate", "backup", "restore", "doctor", "completion"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "heading"), [("en", "examples:"), ("ru", "примеры:")])
def test_every_command_has_help_with_examples(paddock: Paddock, command: str, language: str, heading: str) -> None:
    run = paddock(command, "--help", "--lang", language)

    assert run.code == 0
    assert run.err == ""
    examples = run.out.partition(heading)[2].strip().splitlines()
    assert len(examples) >= 2
    assert all(line.strip().startswith(f"paddock {command}") for line in examples)


def test_help_names_every_command(paddock: Paddock) -> None:
    run = paddock("--help")

    assert run.code == 0
    assert all(command in run.out for command in COMMANDS)


def test_help_may_be_asked_for_like_a_command(paddock: Paddock) -> None:
    assert paddock("help").out == paddock("--help").out
    assert paddock("help", "play").out == paddock("play", "--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_russian_help_is_russian(paddock: Paddock, command: str) -> None:
    """Latin words are commands, options, examples and proper names; what they stand for is Russian."""
    shown = paddock(command, "--help", "--lang", "ru").out.partition("примеры:")[0]

    for english in ("usage", "options", "show this", "BOT", "NAME", "KEY", "VALUE", "HOST", "PORT", "FILE", "GAME"):
        assert english not in shown


def test_the_version_is_that_of_the_package(paddock: Paddock) -> None:
    assert paddock("--version").out == f"paddock {version('paddock')}\n"
    assert package.__version__ == version("paddock")


@pytest.mark.parametrize("words", [("--lang", "ru", "games"), ("games", "--lang", "ru"), ("games", "--lang=ru")])
def test_the_language_may_stand_before_or_behind_the_command(paddock: Paddock, words: tuple[str, ...]) -> None:
    assert "настройки" in paddock(*words).out


def test_the_language_is_usually_that_of_the_system(paddock: Paddock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")

    assert "настройки" in paddock("games").out
    assert "настройки" not in paddock("games", "--lang", "en").out
