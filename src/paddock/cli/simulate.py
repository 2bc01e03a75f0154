"""``paddock simulate``: many games of bots, counted."""

from argparse import Namespace
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from paddock.arena import make_spec, simulate
from paddock.cli.idle import warn_of_idle_options
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.screen import Screen
from paddock.cli.values import bots, named_game, number, seats, setup_options, usual_seats
from paddock.kernel.chance import MOST_SEED

__all__ = ["add_to"]

MOST_GAMES = 100_000_000
MOST_WORKERS = 256
FAILURES_TOLD = 5


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "simulate", say, run)
    arguments.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("cli-help-game"))
    arguments.add_argument(
        "--games", type=number("--games", 1, MOST_GAMES), default=100, metavar="N", help=say("cli-simulate-help-games")
    )
    arguments.add_argument("--seats", type=seats, metavar="N", help=say("cli-help-seats"))
    arguments.add_argument(
        "--bots", type=bots, default=["random"], metavar=say("cli-bots"), help=say("cli-simulate-help-bots")
    )
    arguments.add_argument(
        "-o", dest="options", action="append", default=[], metavar=say("cli-assignment"), help=say("cli-help-options")
    )
    arguments.add_argument(
        "--seed", type=number("--seed", 0, MOST_SEED), default=1, metavar="N", help=say("cli-simulate-help-seed")
    )
    arguments.add_argument(
        "--workers",
        type=number("--workers", 1, MOST_WORKERS),
        default=1,
        metavar="N",
        help=say("cli-simulate-help-workers"),
    )
    arguments.add_argument("--stats", action="store_true", help=say("cli-simulate-help-stats"))
    arguments.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: Namespace, screen: Screen) -> int:
    """Exit code 1 if a game went wrong."""
    game = named_game(args.game)
    usual = len(args.bots) if len(args.bots) > 1 else usual_seats(game)
    cars = usual if args.seats is None else args.seats
    options = setup_options(game, args.options)
    warn_of_idle_options(game, options, screen)
    spec = make_spec(game.name, cars, args.games, args.seed, options, args.bots, args.stats)
    with screen.progress(screen.say("cli-simulate-playing"), spec.games) as played:
        result = simulate(spec, args.workers, played).as_data()
    if args.json:
        screen.print_json(result)
    else:
        tell(result, screen)
    return 1 if result["errors"] else 0


def tell(result: dict[str, Any], screen: Screen) -> None:
    """What was counted, if a game was played to its end, and what went wrong."""
    if result["errors"] < result["games"]:
        tell_counts(result, screen)
    if result["errors"]:
        screen.tell(screen.say("cli-simulate-errors", count=result["errors"]), "bold red")
        for failure in result["failures"][:FAILURES_TOLD]:
            screen.tell(screen.say("cli-simulate-failure", **failure), "red")


def tell_counts(result: dict[str, Any], screen: Screen) -> None:
    number = screen.texts.number
    screen.tell(screen.say("cli-simulate-done", **{**result, "game": screen.say(f"{result['game']}-name")}), "bold")
    seconds = number(result["seconds"], 1 if result["seconds"] >= 1 else 3)
    screen.tell(screen.say("cli-simulate-speed", **{**result, "seconds": seconds}), "dim")
    screen.show(bots_table(result, screen))
    screen.tell(screen.say("cli-simulate-rounds", **{**result, "rounds_mean": number(result["rounds_mean"], 1)}))
    for name, spread in result["statistics"].items():
        called = screen.say(f"{result['game']}-statistic-{name}")
        told = {**spread, "mean": number(spread["mean"], 1)}
        screen.tell(screen.say("cli-simulate-statistic", name=called, **told))
    wins = "  ".join(f"{seat}: {number(wins)}" for seat, wins in enumerate(result["wins_by_seat"], start=1))
    screen.tell(screen.say("cli-simulate-wins", wins=wins))
    if "events" in result:
        screen.show(events_table(result, screen))


def bots_table(result: dict[str, Any], screen: Screen) -> Table:
    """How each bot fared; the share of wins is per seat that it held."""
    number = screen.texts.number
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(screen.say("cli-bot"))
    for head in ("cli-simulate-won", "cli-simulate-mean-place", "cli-simulate-places"):
        table.add_column(screen.say(head), justify="right")
    for bot, places in result["places_by_bot"].items():
        races = sum(places)
        mean = result["mean_place_by_bot"][bot]
        won = screen.say("cli-percent", value=number(100 * places[0] / races, 1))
        table.add_row(bot, won, number(mean, 2), "  ".join(map(number, places)))
    return table


def events_table(result: dict[str, Any], screen: Screen) -> Table:
    """How often each kind of thing happened, in all and in a game."""
    number = screen.texts.number
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(screen.say("cli-simulate-event"))
    for head in ("cli-simulate-in-all", "cli-simulate-per-game"):
        table.add_column(screen.say(head), justify="right")
    for kind, count in result["events"].items():
        table.add_row(kind, number(count), number(count / result["games"], 2))
    return table
