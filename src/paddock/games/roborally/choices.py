"""The choice space: every decision of a race is one of these numbers."""

from typing import Final

from paddock.kernel.agenda import NO, YES

__all__ = ["CARD", "CHOICES", "CRAB", "HOME", "NO", "OPTION", "PLACE", "REGISTER", "RING", "WAY", "YES"]

# NO also stands for nothing, none, keep it, the main laser.
WAY: Final = 2  # WAY + 0 … 3: face north, east, south, west
REGISTER: Final = 6  # REGISTER + 0 … 4: this register
HOME: Final = 11  # HOME + 0, 1: this board
RING: Final = 16  # RING + place on the ring around the archive cell
CARD: Final = 56  # CARD + card: this program card
CRAB: Final = 140  # CRAB + card: this rotation as a side step
OPTION: Final = 182  # OPTION + option: this option card
PLACE: Final = 208  # PLACE + place in the six back rows of a home board
CHOICES: Final = 280
