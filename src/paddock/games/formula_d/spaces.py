"""The choice space of a race: what each number of a choice stands for."""

from typing import Final

from paddock.games.formula_d.choices import (
    BUILD,
    CHOICES,
    DECLINE,
    DROP,
    HARM,
    KEEP,
    LESS,
    MOST_MOVES,
    MOST_SLIPS,
    MOVE,
    NITRO,
    NO_STOP,
    REPAIR,
    REPAIR_TWO,
    REPEAT,
    SLIP,
    TYRES,
)
from paddock.games.formula_d.dice import TOP_GEAR
from paddock.games.formula_d.rules.setup import MOST_TYRES
from paddock.games.formula_d.view_keys import TYRE_TYPE
from paddock.kernel.spaces import Space

__all__ = ["SPACES"]

SPACES: Final = [
    Space("gear", 0, ["gear"], gear=range(1, TOP_GEAR + 1)),
    Space("move", MOVE, ["move"], number=range(1, MOST_MOVES + 1)),
    Space("decline", DECLINE, ["stay"]),
    Space("slip", SLIP, ["move"], number=range(1, MOST_SLIPS + 1)),
    Space("tyres", TYRES, ["tyres"], type=TYRE_TYPE),
    Space("no-stop", NO_STOP, ["pit-roll"]),
    Space("repair", REPAIR + 1, ["repair"], nth=range(1, REPAIR_TWO - REPAIR)),
    Space("repair-two", REPAIR_TWO, ["repair"], nth=range(BUILD + 1 - REPAIR_TWO)),
    Space("points", BUILD + 1, ["points"], points=range(1, MOST_TYRES + 1)),
    Space("keep", KEEP, ["keep"]),
    Space("nitro", NITRO, ["nitro"], nth=range(LESS - NITRO)),
    Space("adjust", LESS, ["adjust"], nth=range(DROP - LESS)),
    Space("drop", DROP, ["drop"]),
    Space("repeat", REPEAT, ["repeat"]),
    Space("harm", HARM, ["harm"], rival=range(CHOICES - HARM)),
]
