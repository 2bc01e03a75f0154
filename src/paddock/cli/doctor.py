"""``paddock doctor``: whether a site has all it needs, and what it was told."""

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from paddock.cli.hosting import Choices, add_serving_options, settings_of
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.refusals import cause
from paddock.cli.screen import Screen

if TYPE_CHECKING:
    from paddock.server.checkup import Detail, Finding

__all__ = ["add_to"]

MARKS = {"fine": ("✓", "green"), "take-care": ("!", "bold yellow"), "wrong": ("✗", "bold red")}
SECRETS = ("database", "redis")


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "doctor", say, run)
    add_serving_options(arguments, say)
    arguments.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: Namespace, screen: Screen) -> int:
    from paddock.server.checkup import WRONG, examine

    choices = Choices(args)
    findings = list(examine(settings_of(choices, is_opened=False)))
    if args.json:
        told = [{"what": each.what, "state": each.state, **as_data(each)} for each in findings]
        screen.print_json({"settings": shown_settings(choices), "findings": told})
    else:
        tell(choices, findings, screen)
    return int(any(each.state == WRONG for each in findings))


def tell(choices: Choices, findings: "list[Finding]", screen: Screen) -> None:
    chosen = shown_settings(choices)
    screen.tell(screen.say("cli-doctor-settings" if chosen else "cli-doctor-no-settings"), "bold")
    for name, said in chosen.items():
        screen.tell("  " + screen.say("cli-doctor-setting", name=name, **said))
    for each in findings:
        mark, style = MARKS[each.state]
        details = {key: in_words(value, screen) for key, value in each.details.items()}
        screen.tell(f"{mark} {screen.say(f'cli-doctor-{each.what}', **details)}", style if each.state != "fine" else "")


def in_words(value: "Detail", screen: Screen) -> str | int:
    if isinstance(value, OSError):
        return cause(screen.texts, value)
    return str(value) if isinstance(value, float) else value


def as_data(found: "Finding") -> dict[str, Any]:
    return {key: str(value) if isinstance(value, OSError) else value for key, value in found.details.items()}


def shown_settings(choices: Choices) -> dict[str, dict[str, str]]:
    """What was chosen, and where; no passwords."""
    return {name: {"value": shown(name, choice.value), "where": choice.where} for name, choice in choices.all().items()}


def shown(name: str, value: Any) -> str:
    text = ", ".join(value) if isinstance(value, list) else str(value)
    if name in SECRETS and "@" in text:
        scheme, slashes, rest = text.partition("://")
        return f"{scheme}{slashes}…@{rest.rpartition('@')[2]}"
    return text
