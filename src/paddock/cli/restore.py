"""``paddock restore``: a site's memory from a file, into an empty database."""

from argparse import Namespace

from paddock.cli.backup import named_file, tell_rows
from paddock.cli.files import check_there
from paddock.cli.hosting import Choices, add_database_options, database_settings
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.screen import Screen
from paddock.cli.values import path

__all__ = ["add_to"]


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "restore", say, run)
    arguments.add_argument(
        "file", nargs="?", type=path(say("cli-file")), metavar=say("cli-file"), help=say("cli-restore-help-file")
    )
    add_database_options(arguments, say)


def run(args: Namespace, screen: Screen) -> int:
    from paddock.server.store.desk import bring_back

    file = named_file(args.file)
    check_there(file)
    rows = bring_back(database_settings(Choices(args)), file)
    tell_rows("cli-restore-done", file, rows, screen)
    return 0
