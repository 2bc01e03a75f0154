"""What would a Champion do? The best turns in words, with what to type for them and what they are worth."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table as Rows
from rich.text import Text

from paddock.bots import advice_for
from paddock.cli.menu import Menu
from paddock.cli.screen import Screen
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.judge import CHANCE, ROUNDS
from paddock.kernel.table import Table

__all__ = ["AdviceUsed", "tell_advice"]


Data = dict[str, Any]
ORDER = "order"


class AdviceUsed:
    """Who has asked, in order: everybody at the keyboard hears of it."""

    def __init__(self, allowed: bool) -> None:
        self.allowed = allowed
        self.seats: list[int] = []


def tell_advice(table: Table, menu: Menu, screen: Screen) -> None:
    """Up to three turns, the Champion's own first."""
    chance = Chance(stream_key(table.seed, f"advice {table.position}"))
    advice = advice_for(table, menu.seat, chance).as_data()
    screen.tell(screen.say("cli-advice-head", playouts=advice["playouts"]), "bold")
    rows = Rows(box=SIMPLE_HEAD, pad_edge=False)
    for head in ("cli-advice-place", "cli-advice-typed", "cli-advice-turn", "cli-advice-worth"):
        rows.add_column(screen.say(head), overflow="fold")
    for number, turn in enumerate(advice["turns"], start=1):
        meant = ", ".join(menu.speaker.option(label) for label in turn["labels"])
        worth = worth_in_words(advice["counts"], turn, number == 1, screen)
        rows.add_row(f"{number}.", Text(keys_of(turn, menu), "bold cyan"), meant, worth)
    screen.show(rows)


def keys_of(turn: Data, menu: Menu) -> str:
    """How the whole turn is typed, where all its answers have a key; or else its first answer, which always has one."""
    first = turn["answers"][0]
    keys = [menu.speaker.option_key(label) for label in turn["labels"]]
    if first in menu.choices and (len(keys) == 1 or not all(keys)):
        return menu.keys[menu.choices.index(first)]
    return " ".join(key for key in keys if key) if all(keys) else ""


def worth_in_words(counts: str, turn: Data, is_first: bool, screen: Screen) -> str:
    """The first is the Champion's own; of the others how much worse they are, if that is past doubt."""
    if counts == ORDER:
        return screen.say("cli-advice-best") if is_first else ""
    if counts == CHANCE:
        chance = screen.say("cli-advice-chance", chance=round(100 * turn["worth"]))
        if is_first:
            return screen.say("cli-advice-best-of", worth=chance)
        return screen.say("cli-advice-even") if turn["as_good"] else chance
    if is_first:
        return screen.say("cli-advice-best")
    if turn["as_good"]:
        return screen.say("cli-advice-even")
    key = "cli-advice-rounds" if counts == ROUNDS else "cli-advice-points"
    return screen.say(key, behind=f"{turn['behind']:.2f}", error=f"{turn['error']:.2f}")
