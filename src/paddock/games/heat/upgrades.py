"""Upgrade and sponsor cards, read from ``data``: their speeds and symbols, and every way to use a symbol in step 5."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from paddock.games.heat.cards import HEAT, IDS, KINDS, PLUSES, VALUES, card_id

__all__ = [
    "ADVANCED",
    "BASIC",
    "USES",
    "Use",
    "amount",
    "deck_card",
    "face",
    "is_sponsor",
    "is_upgrade",
    "marks_of",
    "speeds",
    "sponsor_cards",
    "upgrade_cards",
]

# The symbols, compulsory ones first. A card's symbol is written as one number: card * SYMBOLS + symbol, a mark.
HEAT_COST: Final = 0
SCRAP: Final = 1
ADJUST_LIMIT: Final = 2
SINGLE_USE: Final = 3
COOLDOWN: Final = 4
SLIPSTREAM_BONUS: Final = 5
REDUCE_STRESS: Final = 6
REFRESH: Final = 7
SALVAGE: Final = 8
DIRECT_PLAY: Final = 9
ACCELERATE: Final = 10
PLUS: Final = 11
SPEEDS_OF: Final = 16  # a chosen speed is written as card * SPEEDS_OF + speed
SYMBOLS: Final = 12
SYMBOL_NAMES: Final = [
    "heat",
    "scrap",
    "adjust-limit",
    "single-use",
    "cool-down",
    "slipstream",
    "reduce-stress",
    "refresh",
    "salvage",
    "direct-play",
    "accelerate",
    "plus",
]
REACTIONS: Final = [HEAT_COST, SCRAP, COOLDOWN, REDUCE_STRESS, SALVAGE, ACCELERATE]  # what is used in step 5
IN_PART: Final = [COOLDOWN, REDUCE_STRESS]  # symbols of which less than the whole number may be used

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
SPONSOR: Final = "sponsor"
IN_BOX: Final = {BASIC: 34, ADVANCED: 62, SPONSOR: 35}
FIRST: Final = 6
FIRST_SPONSOR: Final = 54
LAST: Final = 58

AMOUNTS: Final[list[int]] = [0] * (KINDS * SYMBOLS)
FIRST_USES: Final[list[int]] = [0] * (KINDS * SYMBOLS)  # for each mark, the first of its uses in USES
SPEEDS: Final[list[list[int]]] = [[] for _ in range(KINDS)]
MARKS: Final[list[list[int]]] = [[] for _ in range(KINDS)]  # for each card, its symbols that are used in step 5
PARTS: Final[list[str]] = [""] * KINDS
LEVELS: Final[list[str]] = [""] * KINDS
IS_HEAT: Final[list[bool]] = [False] * KINDS
BOXES: Final[dict[str, list[int]]] = {BASIC: [], ADVANCED: [], SPONSOR: []}


class Use:
    """One way to use a symbol in step 5: whose, and for how much."""

    def __init__(self, card: int, symbol: int, number: int) -> None:
        self.card = card
        self.symbol = symbol
        self.mark = card * SYMBOLS + symbol
        self.number = number


USES: Final[list[Use]] = []


def read_upgrades() -> None:
    """Fill the lists above; the totals of the box are checked here."""
    upgrades = read("upgrades")
    sponsors = read("sponsors")
    for row in upgrades[BASIC]:
        add_card(row, BASIC, upgrades["copies"])
    for row in upgrades[ADVANCED]:
        add_card(row, ADVANCED, upgrades["copies"])
    for row in sponsors["sponsors"]:
        add_card(row, SPONSOR, sponsors["copies"])
    numbers = {level: len(cards) for level, cards in BOXES.items()}
    if numbers != IN_BOX or min(BOXES[SPONSOR]) != FIRST_SPONSOR:
        raise ValueError("data/upgrades.toml and data/sponsors.toml do not hold the cards of the box")


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("paddock.games.heat") / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def add_card(row: dict[str, Any], level: str, copies: int) -> None:
    """One kind of card. One of several speeds is chosen when the card is played: until then it has none."""
    card: int = row["number"]
    if IDS[card] or row["id"] in IDS or not FIRST <= card <= LAST:
        raise ValueError(f"{row['id']}: the number {card} or the id is taken")
    IDS[card] = row["id"]
    LEVELS[card] = level
    PARTS[card] = row["part"]
    IS_HEAT[card] = row.get("heat", False)
    SPEEDS[card] = row.get("speeds", [])
    VALUES[card] = SPEEDS[card][0] if len(SPEEDS[card]) == 1 else 0
    BOXES[level].extend([card] * copies)
    for name, number in row.get("symbols", {}).items():
        add_symbol(card, SYMBOL_NAMES.index(name), number)
    PLUSES[card] = AMOUNTS[card * SYMBOLS + PLUS]


def add_symbol(card: int, symbol: int, number: int) -> None:
    """A symbol of a card, and the ways to use it in step 5."""
    if symbol == DIRECT_PLAY and len(SPEEDS[card]) != 1:
        raise ValueError(f"{card_id(card)}: a card that is played directly has one speed")
    AMOUNTS[card * SYMBOLS + symbol] = number
    if symbol in REACTIONS:
        MARKS[card].append(card * SYMBOLS + symbol)
    FIRST_USES[card * SYMBOLS + symbol] = len(USES)
    if symbol in IN_PART:
        USES.extend([Use(card, symbol, part) for part in range(1, number + 1)])
    elif symbol in REACTIONS or symbol == DIRECT_PLAY:
        USES.append(Use(card, symbol, number))


read_upgrades()


def is_upgrade(card: int) -> bool:
    """Whether it is an upgrade or a sponsor card."""
    return FIRST <= card <= LAST


def is_sponsor(card: int) -> bool:
    """Whether it is a sponsor card: an upgrade for a single use."""
    return FIRST_SPONSOR <= card <= LAST


def amount(card: int, symbol: int) -> int:
    """The number at a card's symbol, 0 if the card has none."""
    return AMOUNTS[card * SYMBOLS + symbol]


def speeds(card: int) -> list[int]:
    """The speeds among which the driver chooses one."""
    return SPEEDS[card]


def marks_of(card: int) -> list[int]:
    """The card's symbols that are used in step 5."""
    return MARKS[card]


def upgrade_cards(levels: list[str]) -> list[int]:
    """All upgrade cards of these levels."""
    return [card for level in levels for card in BOXES[level]]


def sponsor_cards() -> list[int]:
    """All sponsor cards."""
    return BOXES[SPONSOR][:]


def deck_card(card: int) -> int:
    """How an upgrade lies in its owner's deck: an extra Heat card is a Heat like any other during the race."""
    return HEAT if IS_HEAT[card] else card


def face(card: int) -> dict[str, Any]:
    """What is on the card, as data."""
    symbols = [
        {"symbol": SYMBOL_NAMES[symbol], "amount": amount(card, symbol)}
        for symbol in range(SYMBOLS)
        if amount(card, symbol)
    ]
    return {"level": LEVELS[card], "part": PARTS[card], "speeds": SPEEDS[card][:], "symbols": symbols}
