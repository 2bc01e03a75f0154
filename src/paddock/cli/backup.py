"""``paddock backup``: a site's whole memory in one file."""

from argparse import Namespace
from pathlib import Path

from paddock.cli.errors import BadUsage
from paddock.cli.files import check_target
from paddock.cli.hosting import Choices, add_database_options, database_settings
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.screen import Screen
from paddock.cli.values import path

__all__ = ["add_to", "named_file", "tell_rows"]


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "backup", say, run)
    arguments.add_argument(
        "file", nargs="?", type=path(say("cli-file")), metavar=say("cli-file"), help=say("cli-backup-help-file")
    )
    add_database_options(arguments, say)
    arguments.add_argument("--force", action="store_true", help=say("cli-backup-help-force"))


def run(args: Namespace, screen: Screen) -> int:
    from paddock.server.store.desk import save

    file = named_file(args.file)
    check_place(file, args.force)
    try:
        rows = save(database_settings(Choices(args)), file)
    except OSError as fault:
        raise BadUsage("cannot-write", file=file, cause=fault) from fault
    tell_rows("cli-backup-done", file, rows, screen)
    return 0


def check_place(file: Path, may_replace: bool) -> None:
    try:
        check_target(file, may_replace)
    except BadUsage as refused:
        if refused.reason != "file-exists":
            raise
        raise BadUsage("backup-exists", file=file) from None


def named_file(file: Path | None) -> Path:
    """BadUsage if it was left out."""
    if file is None:
        raise BadUsage("no-file")
    return file


def tell_rows(key: str, file: Path, rows: dict[str, int], screen: Screen) -> None:
    counts = {"tables": rows.get("tables", 0), "answers": rows.get("answers", 0), "people": rows.get("users", 0)}
    screen.tell(screen.say(key, file=str(file), **counts))
