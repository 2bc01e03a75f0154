"""The choice space: every decision of a race is one of these numbers."""

from typing import Final

from paddock.games.steampunk_rally.dice import VALUES
from paddock.kernel.agenda import NO, YES

__all__ = [
    "ALTERNATIVES",
    "BOOST",
    "BULB_ON",
    "CARD",
    "CHOICES",
    "COGS",
    "CONSTRUCT",
    "DIE",
    "DONE",
    "EFFECT",
    "GROUP",
    "INVENTOR",
    "MACHINE",
    "NO",
    "PART",
    "PILE",
    "PLACE",
    "RAISE",
    "REROLL",
    "SCRAP",
    "SITE",
    "SLOT",
    "SLOTS_OF_A_CARD",
    "SOCKET",
    "STASH",
    "TARGET",
    "TYPE",
    "WAY",
    "YES",
    "alternative_choice",
    "alternative_of",
    "die_choice",
    "die_of",
    "slot_choice",
    "slot_of",
]

DONE: Final = 0  # NO is the same number: done, nothing, pass
CONSTRUCT: Final = 2
COGS: Final = 3
STASH: Final = 4
TYPE: Final = 5  # TYPE + type of dice: sell for it, store a die of it
BULB_ON: Final = 8  # flip the light bulb
MACHINE: Final = 9  # change one's own machine
SCRAP: Final = 10  # discard this part of it
SITE: Final = 11  # use the station, rails or pony here
WAY: Final = 12  # WAY + 0 … 3: this space among those that may come next
PILE: Final = 16  # PILE + deck: this discard pile
EFFECT: Final = 20  # EFFECT + race effect: this one next
INVENTOR: Final = 40
CARD: Final = 60  # CARD + card
BOOST: Final = 200  # BOOST + boost
TARGET: Final = 230  # TARGET + seat
PART: Final = 256  # PART + place in the machine: activate it
PLACE: Final = 384  # PLACE + place in the machine: this card
DIE: Final = 512  # DIE + type * VALUES + value: a die of the pool
REROLL: Final = 540
RAISE: Final = 570
SOCKET: Final = 600  # SOCKET + number of a cell among those on offer
GROUP: Final = 900  # GROUP + part * ALTERNATIVES + alternative: what a slash of this part gives
SLOT: Final = 1400  # SLOT + place in the machine * SLOTS_OF_A_CARD + slot; storage slots come behind the action slots
CHOICES: Final = 2424
ALTERNATIVES: Final = 4
SLOTS_OF_A_CARD: Final = 8


def die_choice(first: int, kind: int, value: int) -> int:
    """A die of a type and a value, counted from DIE, REROLL or RAISE."""
    return first + kind * VALUES + value


def die_of(choice: int, first: int) -> tuple[int, int]:
    """The type and the value of that die."""
    return (choice - first) // VALUES, (choice - first) % VALUES


def slot_choice(place: int, slot: int) -> int:
    """A slot of a card of the machine."""
    return SLOT + place * SLOTS_OF_A_CARD + slot


def slot_of(choice: int) -> tuple[int, int]:
    """The card's place and the slot."""
    return (choice - SLOT) // SLOTS_OF_A_CARD, (choice - SLOT) % SLOTS_OF_A_CARD


def alternative_choice(part: int, number: int) -> int:
    """What a slash of a part may give."""
    return GROUP + part * ALTERNATIVES + number


def alternative_of(choice: int) -> tuple[int, int]:
    """The part, and which of its groups."""
    return (choice - GROUP) // ALTERNATIVES, (choice - GROUP) % ALTERNATIVES
