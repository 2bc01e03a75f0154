"""A chain of digests: one for every position of a game, each made of the one before and of all that can be seen.

Two builds or two versions that differ anywhere differ from that answer on.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from paddock.kernel.game import Game
from paddock.kernel.replay import GameFile
from paddock.kernel.table import Table

FOLDER = Path(__file__).parent
LETTERS = 8
A_LINE = 12


def positions(game: Game, file: GameFile) -> Iterator[Table]:
    """The table before the first answer and after each."""
    table = file.start(game)
    yield table
    for seat, kind, choice in file.answers:
        assert table.open_question(seat).kind() == kind
        table.answer(seat, choice)
        yield table


def digests(game: Game, file: GameFile) -> list[str]:
    """Notation, agenda, options, the view of every seat and of the spectator, and the new events; chained."""
    link = ""
    found = []
    told = 0
    for table in positions(game, file):
        seen = [
            table.notation(),
            table.agenda(),
            [[seat, table.open_question(seat).kind(), table.options(seat)] for seat in table.open_seats()],
            [table.view(seat) for seat in [*range(table.seats), None]],
            table.events(told),
            [table.can_undo(seat) for seat in range(table.seats)],
        ]
        told += len(seen[4])
        link = sha256((link + json.dumps(seen)).encode()).hexdigest()
        found.append(link[:LETTERS])
    return found


def digest_text(found: list[str]) -> str:
    """The digests as a text file."""
    lines = [" ".join(found[start : start + A_LINE]) for start in range(0, len(found), A_LINE)]
    return "\n".join(lines) + "\n"
