"""``paddock bench``: how fast the engine is here."""

from argparse import Namespace
from dataclasses import asdict

from rich.box import SIMPLE_HEAD
from rich.table import Table

import paddock
from paddock.arena import Bench, bench, is_compiled
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.screen import Screen
from paddock.cli.values import number as number_of
from paddock.cli.values import seats
from paddock.kernel.errors import BadSetup
from paddock.kernel.face import FORMAT

__all__ = ["add_to"]

LONGEST = 600
MEASURED_SEATS = (2, 4)
HEADS = (
    "cli-games-seats",
    "cli-bench-decisions",
    "cli-bench-driven",
    "cli-bench-games",
    "cli-bench-clone",
    "cli-bench-playouts",
)


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "bench", say, run)
    arguments.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("cli-bench-help-game"))
    arguments.add_argument("--seats", type=seats, metavar="N", help=say("cli-bench-help-seats"))
    arguments.add_argument(
        "--seconds", type=number_of("--seconds", 1, LONGEST), default=2, metavar="N", help=say("cli-bench-help-seconds")
    )
    arguments.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: Namespace, screen: Screen) -> int:
    names = [args.game] if args.game else paddock.game_names()
    tasks = [(name, seats) for name in names for seats in seats_to_measure(name, args.seats)]
    measured: list[Bench] = []
    with screen.progress(screen.say("cli-bench-measuring"), len(tasks)) as done:
        for name, seats in tasks:
            measured.append(bench(name, seats, args.seconds))
            done(1)
    if args.json:
        screen.print_json({"format": FORMAT, "rows": [asdict(row) for row in measured]})
    else:
        tell(measured, screen)
    return 0


def seats_to_measure(name: str, asked: int | None) -> list[int]:
    """The fullest table first, then smaller ones; or the number asked for."""
    least, most = paddock.game(name).seats
    if asked is None:
        return [most, *(seats for seats in reversed(MEASURED_SEATS) if least <= seats < most)]
    if not least <= asked <= most:
        raise BadSetup("seats-out-of-range", game=name, seats=asked, least=least, most=most)
    return [asked]


def tell(measured: list[Bench], screen: Screen) -> None:
    number = screen.texts.number
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(screen.say("cli-head-game"))
    for head in HEADS:
        table.add_column(screen.say(head), justify="right")
    for row in measured:
        speeds = [number(row.decisions_per_second), number(row.driven_per_second), number(row.games_per_second, 1)]
        rest = [number(row.clone_us, 2), number(row.playouts_per_second)]
        table.add_row(row.game, str(row.seats), *speeds, *rest)
    screen.show(table)
    screen.tell(screen.say("cli-bench-compiled" if is_compiled() else "cli-bench-interpreted"), "dim")
