"""The types of dice, the race effects in the words of ``data``, and the corner for which a card is sold."""

from typing import Final

from paddock.games.steampunk_rally.rows import counted, place_in

__all__ = [
    "COG",
    "DAMAGE",
    "DICE",
    "DISCARD_ANY",
    "DISCARD_DIE",
    "EFFECTS",
    "EFFECT_IDS",
    "ELECTRIC",
    "GAIN_DIE",
    "HEAT",
    "MOTION",
    "REINFORCE",
    "SMOOTH_MOTION",
    "STEAM",
    "SYMBOL_NAMES",
    "TYPES",
    "Sale",
    "effect_group",
    "effect_groups",
    "sale_corner",
]

HEAT: Final = 0
STEAM: Final = 1
ELECTRIC: Final = 2
TYPES: Final = 3
DICE: Final = ["heat", "steam", "electric"]

MOTION: Final = 0
SMOOTH_MOTION: Final = 1
COG: Final = 2
REINFORCE: Final = 3
DAMAGE: Final = 4
GAIN_DIE: Final = 5  # and the type of the die: GAIN_DIE + STEAM
DISCARD_DIE: Final = 8  # and the type of the die, which leaves a slot of the machine
DISCARD_ANY: Final = 11
EFFECTS: Final = [
    "motion",
    "smooth",
    "cog",
    "reinforce",
    "damage",
    "die:heat",
    "die:steam",
    "die:electric",
    "out:heat",
    "out:steam",
    "out:electric",
    "out:any",
]


# What views and texts call dice, effects and challenges.
SYMBOL_NAMES: Final[list[str]] = [
    *["heat", "steam", "electric"],
    *["motion", "smooth", "cog", "reinforce", "damage"],
    *["die-heat", "die-steam", "die-electric", "out-heat", "out-steam", "out-electric", "out-any"],
    *["station", "engine", "mine", "rails", "pony", "glacier", "jump", "crowd"],
    *["gold", "silver", "copper", "black"],
]
EFFECT_IDS: Final = SYMBOL_NAMES[TYPES : TYPES + len(EFFECTS)]


class Sale:
    """The top right corner of a card: the dice of one type, by types, or the cogs that it brings when discarded."""

    def __init__(self) -> None:
        self.dice = [0, 0, 0]  # for each type how many dice it brings, 0 where that type is not offered
        self.cogs = 0

    def types(self) -> list[int]:
        """The types among which the seller chooses."""
        return [kind for kind in range(TYPES) if self.dice[kind]]


def effect_group(text: str, where: str) -> list[int]:
    """Effects that are received together: ``motion motion damage``."""
    return [place_in(EFFECTS, word, where, "race effect") for word in text.split()]


def effect_groups(text: str, where: str) -> list[list[int]]:
    """The groups among which a slash lets the player choose: ``reinforce / cog cog``."""
    return [effect_group(part, where) for part in text.split("/")]


def sale_corner(text: str, where: str) -> Sale:
    """A sale corner from its words: ``2 steam / 2 cogs``."""
    sale = Sale()
    for part in text.split("/"):
        number, word = counted(part, where)
        if word == "cogs":
            sale.cogs = number
        else:
            sale.dice[place_in(DICE, word, where, "type of dice")] = number
    return sale
