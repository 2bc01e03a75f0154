"""Plays the levels of bots against each other and writes what came out into ``docs/bots.md``; ``--quick`` plays less.

The matches of a game stand in ``tools/strength_<game>.py``. Rows of matches that are not played stay as they are: name
games, or one cell with ``--one`` and ``--others``. A long match may be played in pieces: ``--last 25``, then
``--first 25 --last 50`` and so on, each with the same ``--pieces FILE``, in which they add up.
"""

import argparse
import importlib
import json
import sys
from dataclasses import asdict
from pathlib import Path

import paddock
from paddock.arena.strength import Match, Played, Strength, played, strength_of, table_of, updated
from paddock.cli.command import run_tool
from paddock.cli.values import check_within, number
from paddock.texts import Texts

TOOLS = Path(__file__).resolve().parent
PAGE = TOOLS.parent / "docs" / "bots.md"
BEGIN = "<!-- made by make strength: begin -->\n"
END = "<!-- made by make strength: end -->\n"
QUICK = 25  # times fewer games


def main(words: list[str], texts: Texts) -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=paddock.game_names())
    arguments.add_argument("--one", help="only matches of this bot")
    arguments.add_argument("--others", help="only matches against this bot")
    arguments.add_argument("--seed", type=number("SEED", 0), default=1)
    arguments.add_argument("--quick", action="store_true")
    arguments.add_argument("--first", type=number("FIRST", 0), default=0, help="in each setting, the first game")
    arguments.add_argument("--last", type=number("LAST", 1), help="the one before which to stop")
    arguments.add_argument("--pieces", type=Path, help="a file in which the pieces of matches add up")
    args = arguments.parse_args(words)
    if args.last is not None:
        check_within("LAST", args.last, args.first + 1, None)
    every = [match for game in paddock.game_names() for match in matches_of(game)]
    wanted = [match for match in every if match.game in args.games and is_meant(match, args.one, args.others)]
    found = [measured(match, args) for match in wanted if args.first < games_of(match, args.quick)]
    if args.quick:
        print(table_of(found))
    else:
        write(found, every)
    return 0


def is_meant(match: Match, one: str | None, others: str | None) -> bool:
    return one in (None, match.one) and others in (None, match.others)


def matches_of(game: str) -> list[Match]:
    """Nothing for a game for which nobody has said what to play."""
    if not (TOOLS / f"strength_{game}.py").is_file():
        return []
    found: list[Match] = importlib.import_module(f"strength_{game}").MATCHES
    return found


def games_of(match: Match, quick: bool) -> int:
    return max(1, match.games // QUICK) if quick else match.games


def measured(match: Match, args: argparse.Namespace) -> Strength:
    """Play a match, or a piece of it, and add what was kept of other pieces."""
    most = games_of(match, args.quick)
    piece = played(match, args.seed, lambda games: None, (args.first, min(most, args.last or most)))
    name = f"{match.game}, {match.where}, {match.one}, {match.others}, {args.seed}"
    found = strength_of(match, added_up(args.pieces, name, piece) if args.pieces else [piece])
    print(table_of([found]).splitlines()[-1], file=sys.stderr, flush=True)
    return found


def added_up(file: Path, name: str, piece: Played) -> list[Played]:
    """All pieces of a match; this one takes the place of an older one with the same games."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    others = [Played(**row) for row in kept.get(name, [])]
    pieces = [other for other in others if other.first != piece.first] + [piece]
    kept[name] = [asdict(each) for each in pieces]
    file.write_text(json.dumps(kept), encoding="utf-8")
    return pieces


def write(found: list[Strength], order: list[Match]) -> None:
    """Between the marks of the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    table, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{updated(table, found, order)}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(run_tool(main))
