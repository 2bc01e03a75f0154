"""The choice space of a race: what each number of a choice stands for."""

from typing import Final

from paddock.games.roborally.cards import PROGRAM_CARDS, priority
from paddock.games.roborally.choices import CARD, CHOICES, CRAB, HOME, NO, OPTION, PLACE, REGISTER, RING, WAY, YES
from paddock.games.roborally.state import REGISTERS
from paddock.games.roborally.view_keys import OPTION_CARD
from paddock.games.roborally.view_keys import WAY as FACING
from paddock.kernel.spaces import Space, unused

__all__ = ["SPACES"]

NO_LABELS: Final = [
    "one-card",
    "store-nothing",
    "keep-hand",
    "keep-running",
    "wake-up",
    "gyroscope-off",
    "keep-program",
    "main-laser",
    "ordinary-shot",
    "aim",
    "plain-hit",
    "take-damage",
    "cells",
]
YES_LABELS: Final = [
    "recompile",
    "power-down",
    "stay-down",
    "gyroscope-on",
    "swap",
    "abort",
    "shoot-through",
    "aim",
    "cells",
]
CARD_LABELS: Final = ["card", "second-card", "store"]
OPTION_LABELS: Final = ["weapon", "destroy-option", "give-up", "keep-option", "lose"]
PRIORITIES: Final = range(priority(0), priority(PROGRAM_CARDS), priority(1) - priority(0))
ROTATIONS: Final = OPTION - CRAB
HOMES: Final = 2

SPACES: Final = [
    Space("no", NO, NO_LABELS),
    Space("yes", YES, YES_LABELS),
    Space("way", WAY, ["face"], way=FACING),
    Space("register", REGISTER, ["lock"], register=range(1, REGISTERS + 1)),
    Space("home", HOME, ["home"], nth=range(HOMES)),
    unused(HOME + HOMES, RING),
    Space("ring", RING, ["place"], nth=range(CARD - RING)),
    Space("card", CARD, CARD_LABELS, priority=PRIORITIES),
    Space("crab", CRAB, ["side-step"], priority=PRIORITIES[:ROTATIONS]),
    Space("option", OPTION, OPTION_LABELS, card=OPTION_CARD),
    Space("place", PLACE, ["place"], nth=range(CHOICES - PLACE)),
]
