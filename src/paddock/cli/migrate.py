"""``paddock migrate``: the database as this version needs it. The site does it by itself when it starts."""

from argparse import Namespace

from paddock.cli.hosting import Choices, add_database_options, database_settings
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.screen import Screen

__all__ = ["add_to"]


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "migrate", say, run)
    add_database_options(arguments, say)


def run(args: Namespace, screen: Screen) -> int:
    from paddock.server.store.desk import bring_up_to_date

    before, now = bring_up_to_date(database_settings(Choices(args)))
    key = "cli-migrate-nothing" if before == now else "cli-migrate-done"
    screen.tell(screen.say(key, before=before or "0000", now=now))
    return 0
