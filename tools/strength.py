"""Plays the levels of bots against each other and writes what came out into ``docs/bots.md``; ``--quick`` plays less.

The matches of a game stand in ``tools/strength_<game>.py``.
"""

import argparse
import importlib
import sys
from dataclasses import replace
from pathlib import Path

import paddock
from paddock.arena.strength import Match, Strength, played, table_of
from paddock.cli.command import run_tool
from paddock.cli.values import number
from paddock.texts import Texts

TOOLS = Path(__file__).resolve().parent
PAGE = TOOLS.parent / "docs" / "bots.md"
BEGIN = "<!-- made by make strength: begin -->\n"
END = "<!-- made by make strength: end -->\n"
QUICK = 25  # times fewer games


def main(words: list[str], texts: Texts) -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=paddock.game_names())
    arguments.add_argument("--seed", type=number("SEED", 0), default=1)
    arguments.add_argument("--quick", action="store_true")
    args = arguments.parse_args(words)
    found = [strength_of(match, args.seed, args.quick) for game in args.games for match in matches_of(game)]
    if args.quick:
        print(table_of(found))
    else:
        write(table_of(found))
    return 0


def matches_of(game: str) -> list[Match]:
    """Nothing for a game for which nobody has said what to play."""
    if not (TOOLS / f"strength_{game}.py").is_file():
        return []
    found: list[Match] = importlib.import_module(f"strength_{game}").MATCHES
    return found


def strength_of(match: Match, seed: int, quick: bool) -> Strength:
    found = played(replace(match, games=max(1, match.games // QUICK)) if quick else match, seed, lambda games: None)
    print(table_of([found]).splitlines()[-1], file=sys.stderr, flush=True)
    return found


def write(rows: str) -> None:
    """Between the marks of the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{rows}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(run_tool(main))
