"""``paddock play``: a game at the terminal, people at some seats and bots at the others."""

import os
from argparse import Namespace
from pathlib import Path

from paddock.arena import line_up
from paddock.bots import USUAL_LEVEL
from paddock.cli.errors import BadUsage
from paddock.cli.files import check_target
from paddock.cli.game_files import SavedGame, load_save
from paddock.cli.idle import warn_of_idle_options
from paddock.cli.names import check_names, full_names
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.screen import Screen
from paddock.cli.session import Session
from paddock.cli.values import bots, named_game, names, number, path, seats, setup_options, usual_seats
from paddock.kernel.chance import MOST_SEED
from paddock.texts import Speaker

__all__ = ["add_to"]


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "play", say, run)
    file = say("cli-file")
    arguments.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("cli-help-game"))
    arguments.add_argument("--seats", type=seats, metavar="N", help=say("cli-help-seats"))
    arguments.add_argument("--people", type=number("--people", 0), metavar="N", help=say("cli-play-help-people"))
    arguments.add_argument("--bots", type=bots, metavar=say("cli-bots"), help=say("cli-play-help-bots"))
    arguments.add_argument("--names", type=names, metavar=say("cli-names"), help=say("cli-play-help-names"))
    arguments.add_argument(
        "-o", dest="options", action="append", default=[], metavar=say("cli-assignment"), help=say("cli-help-options")
    )
    arguments.add_argument("--seed", type=number("--seed", 0, MOST_SEED), metavar="N", help=say("cli-play-help-seed"))
    arguments.add_argument("--save", type=path("--save"), metavar=file, help=say("cli-play-help-save"))
    arguments.add_argument("--load", type=path("--load"), metavar=file, help=say("cli-play-help-load"))
    arguments.add_argument("--record", type=path("--record"), metavar=file, help=say("cli-play-help-record"))
    arguments.add_argument("--advice", action="store_true", help=say("cli-play-help-advice"))
    arguments.add_argument("--force", action="store_true", help=say("cli-play-help-force"))


def run(args: Namespace, screen: Screen) -> int:
    found = new_game(args, screen) if args.load is None else loaded_game(args)
    bots_by_seat = seated_bots(args, found)
    game = SavedGame(found.table, own_names(args, found), bots_by_seat)
    speaker = Speaker(screen.texts, game.table.game, full_names(game.names, game.bots, screen.texts))
    save = args.load if args.save is None and found.bots else args.save
    check_targets(args, save)
    screen.warn_if_small()
    return Session(game, speaker, screen, save, args.record, args.advice).run()


def new_game(args: Namespace, screen: Screen) -> SavedGame:
    game = named_game(args.game)
    cars = usual_seats(game) if args.seats is None else args.seats
    options = setup_options(game, args.options)
    warn_of_idle_options(game, options, screen)
    return SavedGame(game.new(cars, options, args.seed), [], [])


def loaded_game(args: Namespace) -> SavedGame:
    """What the save holds cannot be chosen again; who sits where can."""
    if args.seats is not None or args.options or args.seed is not None:
        raise BadUsage("load-or-new")
    return load_save(args.load, args.game)


def seated_bots(args: Namespace, found: SavedGame) -> list[str]:
    """For each seat its bot, or "" for a person: as asked for, else as it was, else one person and our usual bot."""
    cars = found.table.seats
    before = found.bots or ["", *[USUAL_LEVEL] * (cars - 1)]
    if args.people is None:
        taken = [bool(bot) for bot in before]
    else:
        if args.people > cars:
            raise BadUsage("too-many-people", people=str(args.people), seats=str(cars))
        taken = [seat >= args.people for seat in range(cars)]
    if args.bots is None:
        return [(bot or USUAL_LEVEL) if is_bot else "" for bot, is_bot in zip(before, taken)]
    asked = iter(line_up(args.bots, sum(taken)))
    return [next(asked) if is_bot else "" for is_bot in taken]


def own_names(args: Namespace, found: SavedGame) -> list[str]:
    """The names asked for, from the first seat on; then those that the save knows."""
    asked = args.names or []
    check_names(asked, found.table.seats)
    known = found.names or [""] * found.table.seats
    return [*asked, *known[len(asked) :]]


def check_targets(args: Namespace, save: Path | None) -> None:
    """BadUsage if a file cannot be written, or would be lost. A save goes on in the file that it came from."""
    if save is not None and args.record is not None and is_same(save, args.record):
        raise BadUsage("same-file", file=save)
    if save is not None:
        check_target(save, args.force or (args.load is not None and is_same(save, args.load)))
    if args.record is not None:
        check_target(args.record, args.force)


def is_same(one: Path, other: Path) -> bool:
    return os.path.realpath(one) == os.path.realpath(other)  # links that lead nowhere are no fault here
