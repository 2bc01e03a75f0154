"""``paddock play``: a game at the terminal, people at some seats and bots at the others."""

from argparse import Namespace
from pathlib import Path

from paddock.arena import line_up
from paddock.cli.errors import BadUsage
from paddock.cli.files import check_writable
from paddock.cli.game_files import load_save
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.screen import Screen
from paddock.cli.session import Session
from paddock.cli.values import check_within, named_game, names, number, seats, setup_options, usual_seats
from paddock.kernel.table import Table
from paddock.texts import Speaker

__all__ = ["add_to"]

LONGEST_NAME = 24


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "play", say, run)
    arguments.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("cli-help-game"))
    arguments.add_argument("--seats", type=seats, metavar="N", help=say("cli-help-seats"))
    arguments.add_argument(
        "--people", type=number("--people", 0), default=1, metavar="N", help=say("cli-play-help-people")
    )
    arguments.add_argument("--bots", type=names, default=["greedy"], metavar="BOT,…", help=say("cli-play-help-bots"))
    arguments.add_argument("--names", type=names, default=[], metavar="NAME,…", help=say("cli-play-help-names"))
    arguments.add_argument(
        "-o", dest="options", action="append", default=[], metavar="KEY=VALUE", help=say("cli-help-options")
    )
    arguments.add_argument("--seed", type=number("--seed", 0), metavar="N", help=say("cli-play-help-seed"))
    arguments.add_argument("--save", type=Path, metavar=say("cli-file"), help=say("cli-play-help-save"))
    arguments.add_argument("--load", type=Path, metavar=say("cli-file"), help=say("cli-play-help-load"))
    arguments.add_argument("--record", type=Path, metavar=say("cli-file"), help=say("cli-play-help-record"))


def run(args: Namespace, screen: Screen) -> int:
    table = new_table(args) if args.load is None else loaded_table(args)
    check_within("--people", args.people, 0, table.seats)
    bots = dict(enumerate(line_up(args.bots, table.seats - args.people), start=args.people))
    called = seat_names(args.names, table.seats, bots, screen)
    for path in (args.save, args.record):
        if path is not None:
            check_writable(path)
    speaker = Speaker(screen.texts, table.game.name, called)
    return Session(table, bots, speaker, screen, args.save, args.record).run()


def new_table(args: Namespace) -> Table:
    game = named_game(args.game)
    cars = usual_seats(game) if args.seats is None else args.seats
    return game.new(cars, setup_options(game, args.options), args.seed)


def loaded_table(args: Namespace) -> Table:
    """What the save holds cannot be chosen again."""
    if args.seats is not None or args.options or args.seed is not None:
        raise BadUsage("load-or-new")
    return load_save(args.load, args.game)


def seat_names(asked: list[str], seats: int, bots: dict[int, str], screen: Screen) -> list[str]:
    """The names asked for, from the first seat on; numbers for the rest."""
    if len(asked) > seats:
        raise BadUsage("too-many-names", given=len(asked), seats=seats)
    for name in asked:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadUsage("bad-name", name=name, longest=LONGEST_NAME)
    usual = [screen.say("seat-bot-name" if seat in bots else "seat-name", seat=seat + 1) for seat in range(seats)]
    return asked + usual[len(asked) :]
