"""A part of a machine as it is printed: valves, slots, how it is activated, what it gives, for what it is sold."""

from typing import Final

from paddock.games.steampunk_rally.effects import DICE, Sale, effect_groups, sale_corner
from paddock.games.steampunk_rally.rows import Row, counted, place_in

__all__ = [
    "ALL_SIDES",
    "BOTTOM",
    "BULB",
    "COCKPIT",
    "COPPER",
    "DECKS",
    "GOLD",
    "LEFT",
    "OWN",
    "RIGHT",
    "SIDES",
    "SILVER",
    "STAR",
    "TOP",
    "Inventor",
    "Part",
    "make_inventor",
    "make_part",
]

# Where a part comes from: one of the three decks, or its inventor.
GOLD: Final = 0
SILVER: Final = 1
COPPER: Final = 2
COCKPIT: Final = 3
OWN: Final = 4
DECKS: Final = ["gold", "silver", "copper"]

# The sides of a card that have half a valve, as bits of one number.
LEFT: Final = 1
RIGHT: Final = 2
TOP: Final = 4
BOTTOM: Final = 8
ALL_SIDES: Final = 15
SIDES: Final = ["left", "right", "top", "bottom"]

# What stands in the place of a divisor.
STAR: Final = 0  # one die of any value, one activation in a race phase
BULB: Final = -1  # activated by the light bulb, never by dice


class Part:
    """One design of a part, a cockpit or an inventor's own part."""

    def __init__(self, name: str, deck: int) -> None:
        self.name = name
        self.deck = deck
        self.copies = 1
        self.valves = 0
        self.slots: list[int] = []  # the type of dice that each action slot takes
        self.storage = 0
        self.divisor = BULB
        self.effects: list[list[int]] = []  # groups among which the player chooses
        self.sale = Sale()

    def has_valve(self, side: int) -> bool:
        """Whether there is half a valve on this side."""
        return self.valves & side != 0

    def halves(self) -> int:
        """The number of its valve halves."""
        return self.valves.bit_count()

    def gives(self, effect: int) -> bool:
        """Whether one of its groups holds this effect."""
        for group in self.effects:
            if effect in group:
                return True
        return False


class Inventor:
    """A racer: the type of dice they lean on (none: all alike), the cockpit and the part that only they have."""

    def __init__(self, name: str, leans_on: int, cockpit: Part, own: Part) -> None:
        self.name = name
        self.leans_on = leans_on
        self.cockpit = cockpit
        self.own = own


def make_part(row: Row, deck: int) -> Part:
    """A part from its row. Cockpits and own parts are one of a kind and are never sold."""
    part = Part(row.id, deck)
    part.valves = valves(row)
    part.slots = slots(row)
    part.storage = row.number("storage", 0)
    part.divisor = divisor(row)
    part.effects = effect_groups(row.text("effects"), row.where)
    if deck <= COPPER:
        part.copies = row.number("copies")
        part.sale = sale_corner(row.text("sale"), row.where)
    row.end()
    return part


def valves(row: Row) -> int:
    """The sides with half a valve: ``left top``, or ``all``."""
    text = row.text("valves")
    if text == "all":
        return ALL_SIDES
    sides = 0
    for word in text.split():
        sides |= 1 << place_in(SIDES, word, row.where, "side")
    return sides


def slots(row: Row) -> list[int]:
    """The action slots by their types: ``2 heat``, or ``1 heat, 1 steam``; a part with a bulb names none."""
    found: list[int] = []
    text = row.text("slots", "")
    for group in text.split(",") if text else []:
        number, word = counted(group, row.where)
        found.extend([place_in(DICE, word, row.where, "type of dice")] * number)
    return found


def divisor(row: Row) -> int:
    """The number by which the power is divided, ``star`` or ``bulb``."""
    value = row.value("activation", None)
    if value == "star":
        return STAR
    if value == "bulb":
        return BULB
    return row.number("activation")


def make_inventor(row: Row, cockpits: dict[str, Part], owns: dict[str, Part]) -> Inventor:
    """An inventor from the row that names the type and both cards."""
    leans_on = place_in(DICE + ["any"], row.text("leans_on"), row.where, "type of dice")
    cockpit, own = row.text("cockpit"), row.text("own")
    row.end()
    if cockpit not in cockpits or own not in owns:
        raise ValueError(f"{row.where}: the cockpit {cockpit} and the part {own} must both be there")
    return Inventor(row.id, leans_on, cockpits[cockpit], owns[own])
