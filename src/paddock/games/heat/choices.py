"""The choice space: every decision of a race is one of these numbers."""

from typing import Final

__all__ = [
    "ADRENALINE_COOL_DOWN",
    "ADRENALINE_SPEED",
    "BOOST",
    "CARD",
    "CHOICES",
    "COOL_DOWN",
    "DONE",
    "GEAR",
    "SLIPSTREAM",
]

DONE: Final = 0  # nothing more; also: stay
GEAR: Final = 0  # GEAR + 1 … GEAR + 4
COOL_DOWN: Final = 5  # COOL_DOWN + 1 … COOL_DOWN + 3: that many Heat
ADRENALINE_COOL_DOWN: Final = 9
ADRENALINE_SPEED: Final = 10
BOOST: Final = 11
SLIPSTREAM: Final = 12
CARD: Final = 16  # CARD + kind: this card
CHOICES: Final = 128
