"""The boosts, read from ``data/boosts.toml`` and checked: when a boost is played, on whom, and what it does.

A boost is a number, its place in ``BOOSTS``; copies of a design are the same number.
"""

from typing import Final

from paddock.games.steampunk_rally.effects import Sale, effect_group, sale_corner
from paddock.games.steampunk_rally.part_laws import name_faults, sale_kind
from paddock.games.steampunk_rally.rows import Row, check, place_in, table_of

__all__ = ["BOOSTS", "Boost", "boost_faults", "boosts_faults", "deck_of_boosts", "make_boost"]

# The only phase in which a boost can be played.
ANY_PHASE: Final = 0
DRAFT: Final = 1
VENT: Final = 2
RACE: Final = 3
PHASES: Final = ["any", "draft", "vent", "race"]

INSTANT: Final = 0
THE_PHASE: Final = 1
THE_ROUND: Final = 2
LASTS: Final = ["instant", "phase", "round"]

ALWAYS: Final = 0
IN_LAST_PLACE: Final = 1
BULB_OFF: Final = 2
PART_DISCARDED: Final = 3
CONDITIONS: Final = ["always", "last", "bulb_off", "part_discarded"]

SELF: Final = 0
ONE_AHEAD: Final = 1
PART_OF_ONE_AHEAD: Final = 2
ALL_AHEAD: Final = 3
TARGETS: Final = ["self", "one_ahead", "part_of_one_ahead", "all_ahead"]

GROUP: Final = 0
PIPS: Final = 1
CLEAR: Final = 2
SHIELD: Final = 3
BLOCK: Final = 4
LEVY: Final = 5
RELIGHT: Final = 6
FLOOR: Final = 7
SALVAGE: Final = 8
DEEDS: Final = ["group", "pips", "clear", "shield", "block", "levy", "relight", "floor", "salvage"]
WITH_AMOUNT: Final = [PIPS, FLOOR]

CARDS_IN_DECK: Final = 40
MOST_COPIES: Final = 3
MOST_ATTACKS: Final = 6  # 15 % of the deck


class Boost:
    """One design of a boost."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.copies = 1
        self.phase = ANY_PHASE
        self.lasts = INSTANT
        self.only_if = ALWAYS
        self.target = SELF
        self.does = GROUP
        self.effects: list[int] = []
        self.leading: list[int] = []  # the effects for a player in the lead, where they differ
        self.amount = 0
        self.sale = Sale()


def make_boost(row: Row) -> Boost:
    """A boost from its row."""
    boost = Boost(row.id)
    boost.copies = row.number("copies")
    boost.phase = place_in(PHASES, row.text("phase"), row.where, "phase")
    boost.lasts = place_in(LASTS, row.text("lasts"), row.where, "duration")
    boost.only_if = place_in(CONDITIONS, row.text("only_if", "always"), row.where, "condition")
    boost.target = place_in(TARGETS, row.text("target"), row.where, "target")
    boost.does = place_in(DEEDS, row.text("does"), row.where, "deed of a boost")
    boost.effects = effect_group(row.text("effects", ""), row.where)
    boost.leading = effect_group(row.text("leading", ""), row.where)
    boost.amount = row.number("amount", 0)
    boost.sale = sale_corner(row.text("sale"), row.where)
    row.end()
    return boost


def boost_faults(boost: Boost) -> list[str]:
    """What one boost alone can have wrong."""
    faults: list[str] = []
    if not 1 <= boost.copies <= MOST_COPIES:
        faults.append(f"{boost.name}: a design must have one to {MOST_COPIES} copies.")
    if not sale_kind(boost.sale):
        faults.append(f"{boost.name}: the sale corner is of no known kind.")
    if (boost.does == GROUP) != bool(boost.effects) or (boost.leading and not boost.effects):
        faults.append(f"{boost.name}: a group of effects must have effects, and nothing else may have them.")
    if (boost.does in WITH_AMOUNT) != (boost.amount > 0):
        faults.append(f"{boost.name}: pips and floor must have an amount, and nothing else may have one.")
    # In a race that all run at once, a hindrance that lasts would hit only the slow.
    if boost.target != SELF and boost.lasts != INSTANT and boost.phase != VENT:
        faults.append(f"{boost.name}: a boost against rivals must be instant or be played in the vent phase.")
    return faults


def boosts_faults(boosts: list[Boost]) -> list[str]:
    """Forty cards, no name twice, and not too many of them against rivals."""
    faults = name_faults([boost.name for boost in boosts])
    for boost in boosts:
        faults += boost_faults(boost)
    total = sum([boost.copies for boost in boosts])
    if total != CARDS_IN_DECK:
        faults.append(f"boosts: the deck must have {CARDS_IN_DECK} cards, not {total}.")
    attacks = sum([boost.copies for boost in boosts if boost.target != SELF])
    if attacks > MOST_ATTACKS:
        faults.append(f"boosts: at most {MOST_ATTACKS} cards may be played against rivals, not {attacks}.")
    return faults


BOOSTS: Final[list[Boost]] = [make_boost(row) for row in table_of("boosts", "boost")]
check(boosts_faults(BOOSTS))


def deck_of_boosts() -> list[int]:
    """All cards of the black deck, unshuffled."""
    cards: list[int] = []
    for number, boost in enumerate(BOOSTS):
        cards.extend([number] * boost.copies)
    return cards
