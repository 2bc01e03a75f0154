"""What a command did, and game files to run commands on."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from paddock.cli import main
from paddock.games.heat import GAME
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.files import opened_text, sealed_text
from paddock.kernel.playout import play_randomly
from paddock.kernel.replay import game_file
from paddock.kernel.table import Table


@dataclass(frozen=True)
class Run:
    """The exit code and both outputs of a command."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The only thing on standard output."""
        return json.loads(self.out)


def run_here(words: Sequence[str], capsys: pytest.CaptureFixture[str]) -> Run:
    try:
        code = main(words)
    except SystemExit as left:  # help and version leave like this
        code = int(left.code or 0)
    captured = capsys.readouterr()
    return Run(code, captured.out, captured.err)


def played_table(answers: int = 10**6, seats: int = 3) -> Table:
    """A short race of random choices, or its beginning."""
    table = GAME.new(seats, {"laps": "1"}, seed=4)
    play_randomly(table, Chance(stream_key(4, "cli")), answers)
    return table


def write_game_file(path: Path, names: list[str] | None = None, answers: int = 10**6) -> None:
    path.write_text(game_file(played_table(answers), names), encoding="utf-8")


def write_changed(path: Path, kind: str, text: str, **changes: object) -> None:
    """A file with some values changed and a digest that fits: what a clever cheat would write."""
    data = opened_text(kind, text)
    del data["format"]
    path.write_text(sealed_text(kind, {**data, **changes}), encoding="utf-8")
