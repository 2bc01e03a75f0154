"""``paddock replay``: a game told again, in words, or one moment of it as a picture."""

from argparse import Namespace
from typing import Any

from paddock.cli.game_files import blame_the_file, open_game_file
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.results import speaker_of, tell_results
from paddock.cli.screen import Screen
from paddock.cli.telling import paragraphs
from paddock.cli.values import check_within, number, path
from paddock.kernel.face import FORMAT
from paddock.kernel.game import Game
from paddock.kernel.replay import GameFile
from paddock.kernel.table import Table

__all__ = ["add_to"]


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "replay", say, run)
    arguments.add_argument(
        "file", nargs="?", type=path(say("cli-file")), metavar=say("cli-file"), help=say("cli-help-file")
    )
    arguments.add_argument("--step", type=number("--step", 0), metavar="N", help=say("cli-replay-help-step"))
    arguments.add_argument("--seat", type=number("--seat", 1), metavar="N", help=say("cli-replay-help-seat"))
    arguments.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: Namespace, screen: Screen) -> int:
    file, game = open_game_file(args.file)
    if args.step is not None:
        check_within("--step", args.step, 0, len(file.answers))
    if args.seat is not None:
        check_within("--seat", args.seat, 1, file.seats)
    seat = None if args.seat is None else args.seat - 1
    with blame_the_file(args.file):
        table = file.replay(game, args.step)
    if args.json:
        screen.print_json(as_data(file, table, args.step, seat))
    elif args.step is None:
        tell_game(file, table, seat, screen)
    else:
        tell_moment(file, game, table, seat, screen)
    return 0


def as_data(file: GameFile, table: Table, step: int | None, seat: int | None) -> dict[str, Any]:
    outcome = table.outcome()
    return {
        "format": FORMAT,
        "game": file.game,
        "rules": file.rules,
        "seats": file.seats,
        "names": file.names,
        "options": file.options,
        "answers": len(file.answers),
        "step": len(file.answers) if step is None else step,
        "seat": seat,
        "events": table.events_for(seat),
        "view": table.view(seat),
        "progress": table.progress().as_data(),
        "outcome": None if outcome is None else outcome.as_data(),
    }


def tell_game(file: GameFile, table: Table, seat: int | None, screen: Screen) -> None:
    """All that happened, then how it ended."""
    speaker = speaker_of(file, screen)
    screen.tell_events(paragraphs(table.events_for(seat), speaker))
    screen.tell()
    tell_results(file.outcome, speaker, screen)


def tell_moment(file: GameFile, game: Game, table: Table, seat: int | None, screen: Screen) -> None:
    """What the last answer led to, the picture after it, and who is asked now."""
    speaker = speaker_of(file, screen)
    before = file.replay(game, table.position - 1).events_for(seat) if table.position else []
    progress = speaker.progress(table.progress())
    step = screen.say("cli-replay-step", step=table.position, steps=len(file.answers))
    screen.tell(f"{step} ({progress})" if progress else step, "dim")
    screen.tell_events(paragraphs(table.events_for(seat)[len(before) :], speaker))
    screen.show_table(table, seat, speaker)
    asked = [speaker.name(open_seat) for open_seat in table.open_seats()]
    if asked:
        screen.tell(screen.say("cli-replay-asked", names=", ".join(asked)))
    else:
        tell_results(file.outcome, speaker, screen)
