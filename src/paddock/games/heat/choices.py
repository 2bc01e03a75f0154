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
    "GIVE_UP",
    "GIVE_UP_FASTER",
    "LONGER",
    "SLIPSTREAM",
    "SPEED",
    "USE",
    "WEATHER_COOL_DOWN",
]

DONE: Final = 0  # nothing more; also: stay
GEAR: Final = 0  # GEAR + 1 … GEAR + 4
COOL_DOWN: Final = 5  # COOL_DOWN + 1 … COOL_DOWN + 3: that many Heat
ADRENALINE_COOL_DOWN: Final = 9
ADRENALINE_SPEED: Final = 10
BOOST: Final = 11
SLIPSTREAM: Final = 12
WEATHER_COOL_DOWN: Final = 13
CARD: Final = 16  # CARD + kind: this card
SPEED: Final = 118  # SPEED + 0 … SPEED + 8: the speed of a card that has several
GIVE_UP: Final = 127  # cards whose Heat cannot be paid
GIVE_UP_FASTER: Final = 128  # the same, of two equal cards the one that was played for more
LONGER: Final = 129  # LONGER + 1 … LONGER + 21: a slipstream that is so many spaces longer
USE: Final = 152  # USE + number in upgrades.USES: a symbol of an upgrade
CHOICES: Final = 256
