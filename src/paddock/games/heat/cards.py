"""The cards, read from ``data/cards.toml``: a card is the number of its kind, for cards of one kind are all alike."""

import tomllib
from importlib.resources import files
from typing import Any, Final

__all__ = [
    "HEAT",
    "STRESS",
    "card_id",
    "card_ids",
    "is_discardable",
    "is_speed",
    "pluses",
    "speed_cards",
    "starting_deck",
    "value",
]

STRESS: Final = 100
HEAT: Final = 101
KINDS: Final = 102
STRESS_IN_BOX: Final = 37
HEAT_IN_BOX: Final = 48

VALUES: Final[list[int]] = [0] * KINDS
PLUSES: Final[list[int]] = [0] * KINDS
SPEED: Final[list[bool]] = [False] * KINDS
DISCARDABLE: Final[list[bool]] = [True] * KINDS
IDS: Final[list[str]] = [""] * KINDS
COPIES: Final[list[int]] = [0] * KINDS


def read_cards() -> None:
    """Fill the lists above; the totals of the box are checked here."""
    text = (files("paddock.games.heat") / "data" / "cards.toml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)["card"]
    for row in rows:
        number: int = row["number"]
        if IDS[number]:
            raise ValueError(f"two cards have the number {number}")
        IDS[number] = row["id"]
        COPIES[number] = row.get("copies", 0)
        VALUES[number] = row.get("value", 0)
        PLUSES[number] = row.get("plus", 0)
        SPEED[number] = row.get("speed", False)
        DISCARDABLE[number] = not row.get("no_discard", False)
    boxed = {row["id"]: row["in_box"] for row in rows if "in_box" in row}
    if sum(COPIES) != 15 or boxed != {"stress": STRESS_IN_BOX, "heat": HEAT_IN_BOX}:
        raise ValueError("data/cards.toml does not hold the cards of the box")


read_cards()


def value(card: int) -> int:
    """The number on the card."""
    return VALUES[card]


def pluses(card: int) -> int:
    """How many plus symbols stand on the card."""
    return PLUSES[card]


def is_speed(card: int) -> bool:
    """Only the twelve cards 1-4 are Speed cards; 0, 5, Stress and Heat are not."""
    return SPEED[card]


def is_discardable(card: int) -> bool:
    """Heat and Stress carry the mark that forbids discarding them in step 8."""
    return DISCARDABLE[card]


def card_id(card: int) -> str:
    """The card's name in views, events and texts."""
    return IDS[card]


def card_ids(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def speed_cards() -> list[int]:
    """A driver's twelve Speed cards."""
    return [card for card in starting_deck() if SPEED[card]]


def starting_deck() -> list[int]:
    """Twelve Speed cards and the three starting upgrades: 0, 5 and one Heat."""
    return [card for card in range(KINDS) for _ in range(COPIES[card])]
