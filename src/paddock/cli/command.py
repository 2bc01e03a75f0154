"""The command line as a whole: read it, carry the command out, refuse in one line."""

import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path

from paddock.cli import (
    backup,
    bench,
    completion,
    doctor,
    games,
    migrate,
    play,
    replay,
    restore,
    serve,
    simulate,
    verify,
)
from paddock.cli.errors import BadUsage, InputEnded
from paddock.cli.parser import Parser, asked_language, new_parser
from paddock.cli.refusals import cause, sentence
from paddock.cli.screen import Screen
from paddock.kernel.errors import PaddockError, RuleFailed
from paddock.texts import Texts

__all__ = ["main", "run_tool"]

Tool = Callable[[list[str], Texts], int]

COMMANDS = (serve, games, play, simulate, bench, replay, verify, migrate, backup, restore, doctor, completion)

USUAL_COMMAND = ("serve", "--open")

FAULT = 1
REFUSED = 2
INTERRUPTED = 130
UNHEARD = 141  # what a shell says of a program whose reader has gone


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    return run_tool(run, argv)


def run_tool(tool: Tool, argv: Sequence[str] | None = None) -> int:
    """Run a program that refuses as our commands do: in one line, with exit code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    open_missing_streams()
    accept_any_letter()
    texts = Texts(asked_language(words), more=["paddock.cli"], strict="PADDOCK_STRICT_TEXTS" in os.environ)
    try:
        return obey(tool, words, texts)
    except BrokenPipeError:
        forget_output()
        return UNHEARD


def obey(tool: Tool, words: list[str], texts: Texts) -> int:
    """Run one command and tell in one line why it is refused; BrokenPipeError if nobody reads any more."""
    try:
        return run_to_the_last_word(tool, words, texts)
    except PaddockError as error:
        tell_refusal(sentence(texts, error))
        return FAULT if isinstance(error, (RuleFailed, InputEnded)) else REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as fault:  # files are checked where they are read and written: this is the output itself
        forget_output()
        tell_refusal(texts.say("refusal-cannot-show", cause=cause(texts, fault)))
        return REFUSED


def run_to_the_last_word(tool: Tool, words: list[str], texts: Texts) -> int:
    """All is written at the end, also of the help, which leaves by itself."""
    try:
        return tool(words, texts)
    finally:
        sys.stdout.flush()


def run(words: list[str], texts: Texts) -> int:
    if "help" in words[:1]:
        words = [*words[1:], "--help"]
    check_command(words)
    parser = command_line(texts)
    args, unknown = parser.parse_known_args(words)
    if not unknown and args.command is None:
        args, unknown = parser.parse_known_args([*words, *USUAL_COMMAND])
    if unknown:
        raise BadUsage("unknown-words", words=" ".join(unknown), command=f"paddock {args.command or ''}".strip())
    return int(args.run(args, Screen(texts)))


def command_line(texts: Texts) -> Parser:
    parser, commands = new_parser(texts.say)
    for command in COMMANDS:
        command.add_to(commands, texts.say)
    return parser


def check_command(words: list[str]) -> None:
    """BadUsage if the first word that is neither an option nor a language is no command."""
    known = [module.__name__.rpartition(".")[2] for module in COMMANDS]
    said = [word for before, word in zip(["", *words], words) if not word.startswith("-") and before != "--lang"]
    if said and said[0] not in known:
        raise BadUsage("unknown-command", command=said[0], known=", ".join(known))


def open_missing_streams() -> None:
    """A program may be started with its streams closed: then there is nothing to read, and nobody to tell."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def accept_any_letter() -> None:
    """A letter that the terminal cannot show, or that is none at all, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def tell_refusal(sentence: str) -> None:
    """Exactly one line, whatever was typed."""
    line = " ".join(sentence.split())
    shown = "".join(letter if letter.isprintable() else "?" for letter in line)
    print(f"paddock: {shown}", file=sys.stderr)


def forget_output() -> None:
    """What is still unsaid where nothing can be written goes nowhere, without a complaint at the end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
