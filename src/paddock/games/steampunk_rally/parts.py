"""The parts of the set, read from ``data`` and checked: three decks, sixteen inventors with a cockpit and an own part.

A part is a number, its place in ``PARTS``; copies of a design are the same number.
"""

from typing import Final

from paddock.games.steampunk_rally.part import COCKPIT, DECKS, OWN, Inventor, Part, make_inventor, make_part
from paddock.games.steampunk_rally.part_laws import deck_faults, inventor_faults, loop_faults, name_faults, valve_faults
from paddock.games.steampunk_rally.rows import check, table_of

__all__ = ["INVENTORS", "PARTS", "deck_of_parts", "part_number", "set_faults"]

INVENTORS_IN_BOX: Final = 16


def read_parts() -> list[Part]:
    """Every design: the three decks, then the cockpits, then the inventors' own parts."""
    parts: list[Part] = []
    for deck, name in enumerate(DECKS):
        parts.extend([make_part(row, deck) for row in table_of(name, "part")])
    parts.extend([make_part(row, COCKPIT) for row in table_of("inventors", "cockpit")])
    parts.extend([make_part(row, OWN) for row in table_of("inventors", "own")])
    return parts


def read_inventors(parts: list[Part]) -> list[Inventor]:
    """The inventors with their two cards."""
    cockpits = {part.name: part for part in parts if part.deck == COCKPIT}
    owns = {part.name: part for part in parts if part.deck == OWN}
    return [make_inventor(row, cockpits, owns) for row in table_of("inventors", "inventor")]


def set_faults(parts: list[Part], inventors: list[Inventor]) -> list[str]:
    """Everything in which parts and inventors break the laws of the set."""
    faults = name_faults([part.name for part in parts] + [inventor.name for inventor in inventors])
    for deck in range(len(DECKS)):
        faults += deck_faults(parts, deck)
    faults += valve_faults(parts)
    if len(inventors) != INVENTORS_IN_BOX:
        faults.append(f"inventors: there must be {INVENTORS_IN_BOX} of them, not {len(inventors)}.")
    for inventor in inventors:
        faults += inventor_faults(inventor)
    return faults + loop_faults(parts)


PARTS: Final[list[Part]] = read_parts()
INVENTORS: Final[list[Inventor]] = read_inventors(PARTS)
check(set_faults(PARTS, INVENTORS))
NUMBERS: Final[dict[str, int]] = {part.name: number for number, part in enumerate(PARTS)}


def part_number(name: str) -> int:
    """A part by its name."""
    return NUMBERS[name]


def deck_of_parts(deck: int) -> list[int]:
    """All cards of a deck, unshuffled."""
    cards: list[int] = []
    for number, part in enumerate(PARTS):
        if part.deck == deck:
            cards.extend([number] * part.copies)
    return cards
