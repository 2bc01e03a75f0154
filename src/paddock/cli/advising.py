"""What would a Champion do? The best turns in words, with what to type for them and what they are worth."""

from typing import Any

from paddock.bots import advice_for
from paddock.cli.screen import Screen
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.judge import CHANCE, ROUNDS
from paddock.kernel.table import Table
from paddock.texts import Speaker

__all__ = ["AdviceUsed", "tell_advice"]


Data = dict[str, Any]


class AdviceUsed:
    """Who has asked, in order: everybody at the keyboard hears of it."""

    def __init__(self, allowed: bool) -> None:
        self.allowed = allowed
        self.seats: list[int] = []


def tell_advice(table: Table, seat: int, speaker: Speaker, screen: Screen) -> None:
    """Up to three turns, the Champion's own first."""
    advice = advice_for(table, seat, Chance(stream_key(table.seed, f"advice {table.position}"))).as_data()
    screen.tell(screen.say("cli-advice-head", playouts=advice["playouts"]), "bold")
    for number, turn in enumerate(advice["turns"], start=1):
        worth = worth_in_words(advice["counts"], turn, number == 1, screen)
        meant = ", ".join(speaker.option(label) for label in turn["labels"])
        typed = keys_of(turn, speaker)
        screen.tell("   ".join(filter(None, [f" {number}  {typed or meant}", worth])))
        if typed:
            screen.tell(f"    {meant}", "dim")


def keys_of(turn: Data, speaker: Speaker) -> str:
    """How the whole turn is typed, where all its answers have a key."""
    keys = [speaker.option_key(label) for label in turn["labels"]]
    return " ".join(key for key in keys if key) if all(keys) else ""


def worth_in_words(counts: str, turn: Data, is_first: bool, screen: Screen) -> str:
    """Against the first turn; nothing where nothing is counted."""
    if counts == CHANCE:
        return screen.say("cli-advice-chance", chance=round(100 * turn["worth"]))
    if is_first or counts != ROUNDS:
        return ""
    if turn["behind"] <= turn["error"]:
        return screen.say("cli-advice-even")
    return screen.say("cli-advice-rounds", behind=f"{turn['behind']:.2f}", error=f"{turn['error']:.2f}")
