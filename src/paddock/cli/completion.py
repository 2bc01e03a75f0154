"""``paddock completion``: what a shell offers when Tab is pressed. The parser itself says what can be typed next."""

import argparse
from argparse import Namespace
from collections.abc import Iterator
from importlib.resources import files

import paddock
from paddock.bots import BOT_NAMES
from paddock.cli.errors import BadUsage
from paddock.cli.parser import Commands, Parser, Say, add_command
from paddock.cli.screen import Screen
from paddock.kernel.errors import BadSetup
from paddock.kernel.game import Game
from paddock.kernel.options import Choice, Flag
from paddock.texts import LANGUAGES, Speaker

__all__ = ["add_to"]

SHELLS = ("bash", "zsh", "fish")
A_FILE = "/"  # instead of a word: the shell knows the files

Offer = tuple[str, str]  # a word and what it means

FILES = ("file", "save", "load", "record", "data", "config")


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "completion", say, run)
    arguments.add_argument(
        "shell", nargs="?", metavar="|".join(SHELLS), help=say("cli-completion-help-shell", shells=", ".join(SHELLS))
    )
    arguments.add_argument("--line", metavar=say("cli-line"), help=say("cli-completion-help-line"))


def run(args: Namespace, screen: Screen) -> int:
    if args.line is not None:
        for word, meaning in Typing(args.whole, args.line, screen).offers():
            print(f"{word}\t{meaning}" if meaning else word)
        return 0
    if args.shell not in SHELLS:
        raise BadUsage("unknown-shell", shell=args.shell or "", known=", ".join(SHELLS))
    print((files("paddock.cli") / "shells" / f"completion.{args.shell}").read_text(encoding="utf-8"), end="")
    return 0


class Typing:
    """A command line up to the cursor: the words that are said, and the one that is being typed."""

    def __init__(self, parser: Parser, line: str, screen: Screen) -> None:
        words = [*line.split(), *([""] if line[-1:].isspace() else [])]
        self.screen = screen
        self.said = words[1:-1] if len(words) > 1 else []
        self.typed = words[-1] if len(words) > 1 else ""
        self.parser = parser
        self.commands = commands_of(parser)
        if self.said[:1] == ["help"]:
            self.said = self.said[1:]
        self.command = next((word for word in self.plain_words() if word in self.commands), "")
        if self.command:
            self.parser = self.commands[self.command]

    def offers(self) -> list[Offer]:
        """What fits in place of the word that is being typed."""
        return [offer for offer in self.every_offer() if offer[0] == A_FILE or offer[0].startswith(self.typed)]

    def every_offer(self) -> list[Offer]:
        wanted = self.option(self.said[-1]) if self.said else None
        if wanted is not None and takes_value(wanted):
            return self.values(wanted.dest)
        if self.typed.startswith("-"):
            return self.options()
        if not self.command:
            return [(name, str(parser.description)) for name, parser in self.commands.items()]
        place = next((action for action in self.parser._actions if not action.option_strings), None)
        is_taken = len(self.plain_words()) > 1
        return self.options() if place is None or is_taken else self.values(place.dest)

    def options(self) -> list[Offer]:
        return [(flag, str(action.help)) for action in self.parser._actions for flag in action.option_strings]

    def plain_words(self) -> list[str]:
        """What was said apart from options and their values: the command, then what it is about."""
        found: list[str] = []
        for before, word in zip(["", *self.said], self.said):
            option = self.option(before)
            is_value = option is not None and takes_value(option)
            if not word.startswith("-") and not is_value:
                found.append(word)
        return found

    def option(self, flag: str) -> argparse.Action | None:
        return next((action for action in self.parser._actions if flag in action.option_strings), None)

    def values(self, what: str) -> list[Offer]:
        """What can stand for an argument; nothing where it is a number or a name of one's own."""
        if what in FILES:
            return [(A_FILE, "")]
        if what == "game":
            return [(name, self.screen.say(f"{name}-name")) for name in paddock.game_names()]
        if what == "bots":
            before = self.typed.rpartition(",")
            return [(f"{before[0]}{before[1]}{name}", "") for name in BOT_NAMES]
        if what == "options":
            return list(self.assignments())
        return [(word, "") for word in {"lang": LANGUAGES, "shell": SHELLS, "seats": self.seat_numbers()}.get(what, ())]

    def seat_numbers(self) -> tuple[str, ...]:
        game = self.game()
        return () if game is None else tuple(map(str, range(game.seats[0], game.seats[1] + 1)))

    def assignments(self) -> Iterator[Offer]:
        """The keys of the game's setup options; behind a key its values."""
        game = self.game()
        if game is None:
            return
        speaker = Speaker(self.screen.texts, game, [])
        key, equals, _ = self.typed.partition("=")
        for option in game.options:
            if not equals:
                yield f"{option.key}=", speaker.option_name(option.key)
            elif option.key == key and isinstance(option, Choice):
                yield from ((f"{key}={value}", speaker.choice_name(key, value)) for value in option.values)
            elif option.key == key and isinstance(option, Flag):
                yield from ((f"{key}={value}", self.screen.say(f"cli-games-{value}")) for value in ("on", "off"))

    def game(self) -> Game | None:
        """The game that was said, if there is one of that name."""
        try:
            return paddock.game(self.plain_words()[1])
        except (BadSetup, IndexError):
            return None


def commands_of(parser: Parser) -> dict[str, Parser]:
    return next(dict(action.choices) for action in parser._actions if isinstance(action, argparse._SubParsersAction))


def takes_value(option: argparse.Action) -> bool:
    return option.nargs != 0
