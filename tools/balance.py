"""Plays what ``tools/balance_<game>.py`` asks and writes ``docs/balance/<game>.md``; ``--quick`` plays a tenth.

A game's file holds a TITLE and QUESTIONS (see ``paddock.arena.balance``), and REMARKS where something is missed that
was asked for.
"""

import argparse
import importlib
import sys
import time
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import paddock
from paddock.arena.balance import Question, answers_to
from paddock.arena.balance_page import page
from paddock.cli.command import run_tool
from paddock.cli.errors import BadUsage
from paddock.cli.values import number
from paddock.texts import Texts

TOOLS = Path(__file__).resolve().parent
DOCS = TOOLS.parent / "docs" / "balance"


def main(words: list[str], texts: Texts) -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--seed", type=number("SEED", 0), default=1)
    arguments.add_argument("--quick", action="store_true")
    args = arguments.parse_args(words)
    rules = paddock.game(args.game).rules_version
    asked = questions_about(args.game)
    questions: list[Question] = [quick(question) for question in asked.QUESTIONS] if args.quick else asked.QUESTIONS
    games = sum(series.games for question in questions for series in question.series)
    progress = Progress(games)
    answers = answers_to(args.game, questions, args.seed, progress.count)
    text = page(asked.TITLE, args.game, rules, args.seed, answers, getattr(asked, "REMARKS", ""))
    if args.quick:
        print(text)
        return 0
    DOCS.mkdir(exist_ok=True)
    (DOCS / f"{args.game}.md").write_text(text, encoding="utf-8")
    print(f"docs/balance/{args.game}.md: {games:,} games in {progress.seconds():.0f} s", file=sys.stderr)
    return 0


def questions_about(game: str) -> ModuleType:
    """BadUsage if nobody has asked anything about this game yet."""
    file = TOOLS / f"balance_{game}.py"
    if not file.is_file():
        raise BadUsage("no-such-file", file=file.relative_to(TOOLS.parent))
    return importlib.import_module(file.stem)


def quick(question: Question) -> Question:
    """The same question to a tenth of the games."""
    return replace(question, series=[replace(series, games=max(1, series.games // 10)) for series in question.series])


class Progress:
    """A line on standard error, now and then."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.played = 0
        self.began = time.perf_counter()
        self.told = 0.0

    def count(self, played: int) -> None:
        self.played += played
        if self.seconds() - self.told > 5.0:
            self.told = self.seconds()
            print(f"{self.played:,} of {self.games:,} games, {self.told:.0f} s", file=sys.stderr)

    def seconds(self) -> float:
        return time.perf_counter() - self.began


if __name__ == "__main__":
    sys.exit(run_tool(main))
