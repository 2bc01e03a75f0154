"""Commands run as a person would run them, in an empty folder."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.run import Run, run_here

Paddock = Callable[..., Run]


@pytest.fixture
def paddock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Paddock:
    """``paddock("games", "heat")`` runs a command; ``typed`` is what the person types."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PADDOCK_STRICT_TEXTS", "1")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def run(*words: str, typed: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return run_here(words, capsys)

    return run
