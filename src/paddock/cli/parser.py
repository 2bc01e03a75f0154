"""The words of the command line, with help in both languages."""

import argparse
import os
from collections.abc import Callable, Iterable
from functools import partial
from importlib.metadata import version
from typing import Any, NoReturn

from paddock.cli.errors import BadUsage
from paddock.cli.values import language
from paddock.texts import LANGUAGES, preferred_language

__all__ = ["Commands", "Parser", "Say", "add_command", "asked_language", "new_parser"]

Say = Callable[..., str]
Commands = Any  # what argparse's add_subparsers gives has no public name


class Parser(argparse.ArgumentParser):
    """Refuses with errors of ours, which have texts in every language, instead of printing how it is used."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as fault:
            # Of the messages of argparse only two can come up here: too much behind an option, or too little.
            if "explicit" in str(fault.message):
                raise BadUsage("takes-no-value", option=fault.argument_name) from None
            raise BadUsage("needs-a-value", option=fault.argument_name) from None

    def _print_message(self, message: str, file: Any = None) -> None:
        """argparse would say nothing of an output that cannot be written."""
        print(message, end="", file=file)

    def error(self, message: str) -> NoReturn:
        raise BadUsage("usage", command=self.prog)


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of examples as they are, and says "usage" in the language of the rest."""

    def __init__(self, word_for_usage: str, **how: Any) -> None:
        super().__init__(**how)
        self.word_for_usage = word_for_usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.word_for_usage}: " if prefix is None else prefix)


def new_parser(say: Say) -> tuple[Parser, Commands]:
    """The parser of ``paddock`` and the place where its commands are added."""
    parser = Parser(
        prog="paddock",
        description=say("cli-about"),
        epilog=say("cli-more-help"),
        formatter_class=partial(HelpFormatter, say("cli-usage")),
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    parser.set_defaults(whole=parser)  # for the command that tells shells what can be typed
    common = parser.add_argument_group(say("cli-options"))
    add_help(common, say)
    common.add_argument(
        "--version", action="version", version=f"paddock {version('paddock')}", help=say("cli-help-version")
    )
    add_language(common, say)
    commands = parser.add_subparsers(
        title=say("cli-commands"), dest="command", metavar=say("cli-command"), parser_class=Parser
    )
    return parser, commands


def add_command(commands: Commands, name: str, say: Say, run: Callable[..., int]) -> argparse._ArgumentGroup:
    """A command with its help and examples; its arguments are added to the group."""
    parser: Parser = commands.add_parser(
        name,
        help=say(f"cli-{name}-about"),
        description=say(f"cli-{name}-about"),
        epilog=f"{say('cli-examples')}:\n{say(f'cli-{name}-examples')}",
        formatter_class=partial(HelpFormatter, say("cli-usage")),
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    parser.set_defaults(run=run)
    group = parser.add_argument_group(say("cli-options"))
    add_help(group, say)
    add_language(group, say)
    return group


def add_help(group: argparse._ArgumentGroup, say: Say) -> None:
    group.add_argument("-h", "--help", action="help", help=say("cli-help-help"))


def add_language(group: argparse._ArgumentGroup, say: Say) -> None:
    """Read before all others by ``asked_language``; here it is checked and explained."""
    group.add_argument("--lang", type=language, metavar="|".join(LANGUAGES), help=say("cli-help-lang"))


def asked_language(words: list[str]) -> str:
    """The language of the command line, before it is understood; that of the environment if it names none."""
    for before, word in zip(["", *words], words):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else word if before == "--lang" else ""
        if asked in LANGUAGES:
            return asked
    return preferred_language(os.environ)
