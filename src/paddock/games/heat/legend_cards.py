"""The cards that drive the Legends, read from ``data/legends.toml``: for every helmet a diamond and a top speed."""

import tomllib
from importlib.resources import files
from typing import Any, Final

__all__ = ["DIAMONDS", "HELMETS", "LEGEND_CARDS", "TOP_SPEEDS", "helmet_of"]

LEGEND_CARDS: Final = 10
SLOWEST: Final = 10

HELMETS: Final[list[str]] = []
DIAMONDS: Final[list[list[int]]] = []  # by card, then by helmet
TOP_SPEEDS: Final[list[list[int]]] = []


def read_legend_cards() -> None:
    """Fill the lists above. Every helmet has each top speed from 10 to 19 once, which is checked here."""
    text = (files("paddock.games.heat") / "data" / "legends.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    HELMETS.extend(data["helmets"])
    for row in data["card"]:
        DIAMONDS.append(row["diamonds"])
        TOP_SPEEDS.append(row["top_speeds"])
    for helmet in range(len(HELMETS)):
        if sorted([card[helmet] for card in TOP_SPEEDS]) != list(range(SLOWEST, SLOWEST + LEGEND_CARDS)):
            raise ValueError(f"data/legends.toml does not hold the cards of the {HELMETS[helmet]} Legend")


read_legend_cards()


def helmet_of(legend: int) -> int:
    """The helmets from the last one on: the first ones are the drivers'. A seventh Legend has to share one."""
    return (len(HELMETS) - 1 - legend) % len(HELMETS)
