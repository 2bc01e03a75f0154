"""How a game ended, in words and as a table."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

import paddock
from paddock.cli.names import numbered
from paddock.cli.paint import seat_mark
from paddock.cli.screen import Screen
from paddock.kernel.replay import GameFile
from paddock.texts import Speaker

__all__ = ["speaker_of", "tell_results"]


def speaker_of(file: GameFile, screen: Screen) -> Speaker:
    """Speaks of a recorded game with the names of its drivers; bots and drivers without one have numbers."""
    own = file.names if len(file.names) == file.seats else [""] * file.seats
    bots = file.bots if len(file.bots) == file.seats else [""] * file.seats
    shown = ["".join(letter for letter in name if letter.isprintable()) for name in own]
    names = [name or numbered(seat, bot, screen.texts) for seat, (name, bot) in enumerate(zip(shown, bots))]
    return Speaker(screen.texts, paddock.game(file.game), names)


def tell_results(outcome: dict[str, Any] | None, speaker: Speaker, screen: Screen) -> None:
    """The places from first to last; of a game that goes on, that it does."""
    if outcome is None:
        screen.tell(screen.say("cli-not-over"))
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    for place, seat in sorted(zip(outcome["places"], range(len(outcome["places"])))):
        table.add_row(str(place), seat_mark(seat, screen.colours), speaker.name(seat))
    screen.tell(speaker.outcome(outcome), "bold")
    screen.show(table)
