"""Which chapter plays which course: the plain race, or one with rules of its own."""

from typing import Final

from paddock.games.roborally.courses import LOADED, Course
from paddock.games.roborally.rules.capture import CaptureTheFlag
from paddock.games.roborally.rules.interference import Interference
from paddock.games.roborally.rules.moving_flags import MovingTargets
from paddock.games.roborally.rules.option_world import OptionWorld
from paddock.games.roborally.rules.superbot import DayOfTheSuperBot
from paddock.games.roborally.rules.teams import OneForAll, Partners, WarZone
from paddock.games.roborally.rules.toggle import ToggleBoggle
from paddock.games.roborally.rules.tricksy import Tricksy
from paddock.games.roborally.rules.turning_boards import FreneticFactory
from paddock.games.roborally.rules.variant import Variant

__all__ = ["open_chapters", "variant_of"]

# In the order of the goals.
BY_GOAL: Final[list[Variant]] = [
    Variant(),
    Partners(),
    OneForAll(),
    CaptureTheFlag(),
    ToggleBoggle(),
    WarZone(),
    DayOfTheSuperBot(),
    Interference(),
]
BY_RULE: Final[dict[str, Variant]] = {
    "option_draft": Tricksy(),
    "moving_flags": MovingTargets(),
    "options_for_repairs": OptionWorld(),
    "turning_boards": FreneticFactory(),
}


def variant_of(course: Course) -> Variant:
    """The chapter of a course; no course of the box has two."""
    found = [BY_RULE[rule] for rule in course.rules if rule in BY_RULE]
    if course.goal or not found:
        found.append(BY_GOAL[course.goal])
    if len(found) > 1:
        raise ValueError(f"{course.name}: two chapters have rules for it")
    return found[0]


def open_chapters() -> None:
    """Every course of the box gets its chapter."""
    for made in LOADED.values():
        made.variant = variant_of(made)
