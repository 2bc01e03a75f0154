"""What rules ask of cards again and again, as flat lists; and all cards, parts and boosts, as one row of numbers."""

from typing import Final

from paddock.games.steampunk_rally.boosts import BOOSTS
from paddock.games.steampunk_rally.effects import Sale
from paddock.games.steampunk_rally.part import COPPER, Part
from paddock.games.steampunk_rally.parts import PARTS

__all__ = [
    "BLACK",
    "BOOST_CARD",
    "BOX",
    "CARDS",
    "DECKS_IN_ALL",
    "DECK_OF",
    "DIVISOR",
    "GROUPS",
    "MIXED",
    "SALES",
    "SLOTS",
    "SLOT_COUNT",
    "SLOT_TYPE",
    "STORAGE",
    "VALVES",
    "card_id",
    "is_boost",
]

BLACK: Final = 3  # the deck of boosts, behind gold, silver and copper
DECKS_IN_ALL: Final = 4
BOX: Final = 4  # where inventors' own parts go
MIXED: Final = -1

# A card is a part's number, or BOOST_CARD and a boost's number.
BOOST_CARD: Final = len(PARTS)
CARDS: Final = len(PARTS) + len(BOOSTS)


def type_of_slots(part: Part) -> int:
    """The type that all action slots of a part take, or MIXED."""
    same = len(part.slots) > 0 and part.slots.count(part.slots[0]) == len(part.slots)
    return part.slots[0] if same else MIXED


def deck_of_card(card: int) -> int:
    """The deck to which a card belongs; the box for cockpits and own parts."""
    if card >= BOOST_CARD:
        return BLACK
    deck = PARTS[card].deck
    return deck if deck <= COPPER else BOX


def sale_of_card(card: int) -> Sale:
    return BOOSTS[card - BOOST_CARD].sale if card >= BOOST_CARD else PARTS[card].sale


VALVES: Final[list[int]] = [part.valves for part in PARTS]
SLOTS: Final[list[list[int]]] = [part.slots for part in PARTS]
SLOT_COUNT: Final[list[int]] = [len(part.slots) for part in PARTS]
SLOT_TYPE: Final[list[int]] = [type_of_slots(part) for part in PARTS]
STORAGE: Final[list[int]] = [part.storage for part in PARTS]
DIVISOR: Final[list[int]] = [part.divisor for part in PARTS]
GROUPS: Final[list[list[list[int]]]] = [part.effects for part in PARTS]
DECK_OF: Final[list[int]] = [deck_of_card(card) for card in range(CARDS)]
SALES: Final[list[Sale]] = [sale_of_card(card) for card in range(CARDS)]


def is_boost(card: int) -> bool:
    return card >= BOOST_CARD


def card_id(card: int) -> str:
    """The name of a card in data and texts."""
    return BOOSTS[card - BOOST_CARD].name if card >= BOOST_CARD else PARTS[card].name
