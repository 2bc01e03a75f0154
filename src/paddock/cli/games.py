"""``paddock games``: what there is to play, with every option."""

from argparse import Namespace
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

import paddock
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.screen import Screen
from paddock.kernel.face import FORMAT
from paddock.kernel.game import Game
from paddock.kernel.options import Condition
from paddock.texts import Speaker

__all__ = ["add_to"]

NARROW = 16  # room for the values of an option, unless one is longer


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "games", say, run)
    arguments.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("cli-games-help-game"))
    arguments.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: Namespace, screen: Screen) -> int:
    if args.game is None:
        found = [paddock.game(name) for name in paddock.game_names()]
        if args.json:
            screen.print_json({"format": FORMAT, "games": [as_data(game) for game in found]})
        else:
            tell_all(found, screen)
    else:
        game = paddock.game(args.game)
        if args.json:
            screen.print_json({"format": FORMAT, **as_data(game)})
        else:
            tell_one(game, screen)
    return 0


def as_data(game: Game) -> dict[str, Any]:
    return {
        "id": game.name,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "options": [option.as_data() for option in game.options],
    }


def tell_all(games: list[Game], screen: Screen) -> None:
    """One row a game."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for head in ("cli-head-game", "cli-games-seats", "cli-games-about-game", "cli-games-options"):
        table.add_column(screen.say(head), overflow="fold")
    for game in games:
        least, most = game.seats
        options = ", ".join(option.key for option in game.options)
        name = screen.say(f"{game.name}-name")
        table.add_row(game.name, f"{least}–{most}", f"{name}. {screen.say(f'{game.name}-about')}", options)
    screen.show(table)
    screen.tell(screen.say("cli-games-more"), "dim")


def tell_one(game: Game, screen: Screen) -> None:
    """The game, then each option with its values; the default is marked."""
    speaker = Speaker(screen.texts, game, [])
    least, most = game.seats
    screen.tell(screen.say(f"{game.name}-name"), "bold")
    screen.tell(screen.say(f"{game.name}-about"))
    screen.tell(screen.say("cli-games-facts", least=least, most=most, rules=game.rules_version))
    for option in game.options:
        screen.tell()
        screen.tell(f"-o {option.key}=…  {speaker.option_name(option.key)}. {speaker.option_help(option.key)}")
        rows = values(option.as_data(), speaker)
        room = max(NARROW, *(len(value) + 2 for value, _ in rows))
        for value, name in rows:
            default = f"  ({screen.say('cli-games-default')})" if option.parse(value) == option.default else ""
            screen.tell(f"   {value:<{room}}{name}{default}", "bold" if default else "")
        if option.only_if:
            screen.tell(f"   {screen.say('cli-games-only-if', setting=settings(option.only_if))}", "dim")


def values(option: dict[str, Any], speaker: Speaker) -> list[tuple[str, str]]:
    """What can be typed for an option, and what it means."""
    if option["kind"] == "choice":
        return [(value, speaker.choice_name(option["key"], value)) for value in option["choices"]]
    if option["kind"] == "int":
        return [(str(option["default"]), f"{option['min']}–{option['max']}")]
    return [("on", speaker.say("cli-games-on")), ("off", speaker.say("cli-games-off"))]


def settings(condition: Condition) -> str:
    """What has to be typed for an option to count: "upgrades=basic|advanced"."""
    return " ".join(f"{key}={'|'.join(map(str, wanted))}" for key, wanted in condition.items())
