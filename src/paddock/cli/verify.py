"""``paddock verify``: whether a game file is what it says."""

from argparse import Namespace

from paddock.cli.game_files import open_game_file
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.results import speaker_of, tell_results
from paddock.cli.screen import Screen
from paddock.cli.values import path
from paddock.kernel.face import FORMAT
from paddock.kernel.replay import GameFile

__all__ = ["add_to"]


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "verify", say, run)
    arguments.add_argument(
        "file", nargs="?", type=path(say("cli-file")), metavar=say("cli-file"), help=say("cli-help-file")
    )
    arguments.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: Namespace, screen: Screen) -> int:
    file, _ = open_game_file(args.file)
    if args.json:
        checked = {"game": file.game, "rules": file.rules, "seats": file.seats, "seed": str(file.seed)}
        found = {"commitment": file.commitment, "answers": len(file.answers), "outcome": file.outcome}
        screen.print_json({"format": FORMAT, "verified": True, **checked, **found})
    else:
        tell(file, screen)
    return 0


def tell(file: GameFile, screen: Screen) -> None:
    """What was checked, a line each, and the places."""
    screen.tell(screen.say("cli-verify-file", name=screen.say(f"{file.game}-name"), rules=file.rules, seats=file.seats))
    screen.tell(screen.say("cli-verify-seed", seed=str(file.seed), commitment=file.commitment))
    screen.tell(screen.say("cli-verify-answers", count=len(file.answers)))
    screen.tell(screen.say("cli-verify-position"))
    tell_results(file.outcome, speaker_of(file, screen), screen)
