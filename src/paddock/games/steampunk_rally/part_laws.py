"""The laws of the set for parts and inventors. Every fault is one sentence; a set without faults gives no list."""

from typing import Final

from paddock.games.steampunk_rally.effects import (
    DICE,
    DISCARD_ANY,
    DISCARD_DIE,
    GAIN_DIE,
    MOTION,
    SMOOTH_MOTION,
    TYPES,
    Sale,
)
from paddock.games.steampunk_rally.part import (
    ALL_SIDES,
    BOTTOM,
    BULB,
    COCKPIT,
    COPPER,
    DECKS,
    GOLD,
    LEFT,
    OWN,
    RIGHT,
    SIDES,
    SILVER,
    STAR,
    TOP,
    Inventor,
    Part,
)

__all__ = ["deck_faults", "inventor_faults", "loop_faults", "name_faults", "part_faults", "valve_faults"]

CARDS_IN_DECK: Final = 40
MOST_COPIES: Final = 3
FEWEST_DESIGNS: Final = 13
MOST_DESIGNS: Final = 28
MOST_SLOTS: Final = 4
MOST_SYMBOLS: Final = 4
ANY_TYPE: Final = TYPES  # the wild inventor leans on no type

# The three kinds of sale corner, and how many cards of a deck may have each.
PAIR: Final = "2 dice of one type or 2 cogs"
EITHER: Final = "2 dice of either of two types"
WILD: Final = "1 die of any type or 3 cogs"
SHARES: Final = {PAIR: (26, 30), EITHER: (4, 8), WILD: (4, 8)}


def part_faults(part: Part) -> list[str]:
    """What one part alone can have wrong."""
    faults = kind_faults(part) + activation_faults(part) + effect_faults(part)
    if part.deck <= COPPER:
        faults += sale_faults(part)
    return faults


def kind_faults(part: Part) -> list[str]:
    """Gold gives motion, silver gives dice, copper and cockpits have all four valves, and nobody else has."""
    faults: list[str] = []
    if part.deck == GOLD and not (part.gives(MOTION) or part.gives(SMOOTH_MOTION)):
        faults.append(f"{part.name}: a gold part must give motion.")
    if part.deck == SILVER and not gained_types(part):
        faults.append(f"{part.name}: a silver part must give dice.")
    if part.deck in (COPPER, COCKPIT) and part.valves != ALL_SIDES:
        faults.append(f"{part.name}: a copper part or a cockpit must have a valve on every side.")
    if part.deck in (GOLD, SILVER) and not 1 <= part.halves() <= 3:
        faults.append(f"{part.name}: a gold or silver part must have one to three valves.")
    if part.deck == OWN and part.valves not in (LEFT | RIGHT, TOP | BOTTOM):
        faults.append(f"{part.name}: an inventor's own part must have two valves, opposite each other.")
    return faults


def activation_faults(part: Part) -> list[str]:
    """A part works with dice in one to four slots of one type, or with the bulb and no slots."""
    faults: list[str] = []
    if part.divisor == BULB and part.slots:
        faults.append(f"{part.name}: a part with a bulb must have no action slots.")
    if part.divisor != BULB and not 1 <= len(part.slots) <= MOST_SLOTS:
        faults.append(f"{part.name}: a part that takes dice must have one to {MOST_SLOTS} action slots.")
    if part.divisor not in (BULB, STAR) and not 2 <= part.divisor <= 6:
        faults.append(f"{part.name}: a divisor must lie between 2 and 6.")
    if part.deck <= COPPER and len(set(part.slots)) > 1:
        faults.append(f"{part.name}: all action slots of a part must take one type of dice.")
    if part.deck == COCKPIT and part.divisor != BULB:
        faults.append(f"{part.name}: a cockpit must be activated by the bulb.")
    return faults


def effect_faults(part: Part) -> list[str]:
    """At most two groups to choose from, three on cockpits and on parts with a bulb that give dice of every type."""
    wild = part.deck == COCKPIT or (part.divisor == BULB and len(gained_types(part)) == TYPES)
    most = 3 if wild else 2
    faults: list[str] = []
    if not 1 <= len(part.effects) <= most:
        faults.append(f"{part.name}: there must be one to {most} groups of effects to choose from.")
    for group in part.effects:
        if not 1 <= len(group) <= MOST_SYMBOLS:
            faults.append(f"{part.name}: a group of effects must have one to {MOST_SYMBOLS} symbols.")
        if DISCARD_ANY in group:
            faults.append(f"{part.name}: a part must say of which type the discarded die is.")
    return faults


def gained_types(part: Part) -> list[int]:
    """The types of dice that a part can give."""
    return [kind for kind in range(TYPES) if part.gives(GAIN_DIE + kind)]


def sale_kind(sale: Sale) -> str:
    """Which of the three kinds a sale corner is; nothing if it is none of them."""
    offered = [number for number in sale.dice if number]
    if offered == [2] and sale.cogs == 2:
        return PAIR
    if offered == [2, 2] and sale.cogs == 0:
        return EITHER
    if offered == [1, 1, 1] and sale.cogs == 3:
        return WILD
    return ""


def sale_faults(part: Part) -> list[str]:
    """A known kind of corner, whose single type is not the type of the slots."""
    kind = sale_kind(part.sale)
    if not kind:
        return [f"{part.name}: the sale corner must be {PAIR}, {EITHER}, or {WILD}."]
    if kind == PAIR and part.sale.types()[0] in part.slots:
        return [f"{part.name}: the type for which a part is sold must not be the type of its slots."]
    return []


def deck_faults(parts: list[Part], deck: int) -> list[str]:
    """Forty cards, 13 to 28 designs of one to three copies, every type of dice as often as the others."""
    name = DECKS[deck]
    own = [part for part in parts if part.deck == deck]
    faults: list[str] = []
    total = sum([part.copies for part in own])
    if total != CARDS_IN_DECK:
        faults.append(f"{name}: the deck must have {CARDS_IN_DECK} cards, not {total}.")
    if not FEWEST_DESIGNS <= len(own) <= MOST_DESIGNS:
        faults.append(f"{name}: there must be {FEWEST_DESIGNS} to {MOST_DESIGNS} designs, not {len(own)}.")
    for part in own:
        faults += part_faults(part)
        if not 1 <= part.copies <= MOST_COPIES:
            faults.append(f"{part.name}: a design must have one to {MOST_COPIES} copies.")
    return faults + share_faults(own, name) + type_faults(own, deck)


def share_faults(parts: list[Part], name: str) -> list[str]:
    """Most corners are plain pairs; about one in seven is of each other kind."""
    faults: list[str] = []
    for kind, (fewest, most) in SHARES.items():
        number = sum([part.copies for part in parts if sale_kind(part.sale) == kind])
        if not fewest <= number <= most:
            faults.append(f"{name}: {fewest} to {most} cards must be sold for {kind}, not {number}.")
    return faults


def type_faults(parts: list[Part], deck: int) -> list[str]:
    """Heat, steam and electric appear equally often as slots, in corners and, in silver, as dice that are given."""
    slots, sales, gains = [0] * TYPES, [0] * TYPES, [0] * TYPES
    for part in parts:
        for kind in set(part.slots):
            slots[kind] += part.copies
        for kind in part.sale.types():
            sales[kind] += part.copies
        for kind in gained_types(part):
            gains[kind] += part.copies
    faults = even_faults(slots, DECKS[deck], "slots") + even_faults(sales, DECKS[deck], "sale corners")
    if deck == SILVER:
        faults += even_faults(gains, DECKS[deck], "given dice")
    return faults


def even_faults(numbers: list[int], name: str, what: str) -> list[str]:
    """One card more or less is even enough."""
    if max(numbers) - min(numbers) <= 1:
        return []
    told = ", ".join([f"{DICE[kind]} {numbers[kind]}" for kind in range(TYPES)])
    return [f"{name}: the types must appear equally often in {what}, but the cards are {told}."]


def valve_faults(parts: list[Part]) -> list[str]:
    """In gold and silver each side has 22 to 28 % of all halves, and single valves are spread over the sides."""
    halves, singles = [0] * 4, [0] * 4
    for part in parts:
        if part.deck in (GOLD, SILVER):
            for side in range(4):
                if part.has_valve(1 << side):
                    halves[side] += part.copies
                    singles[side] += part.copies if part.halves() == 1 else 0
    faults: list[str] = []
    for side in range(4):
        if not 22 * sum(halves) <= 100 * halves[side] <= 28 * sum(halves):
            faults.append(f"gold and silver: {SIDES[side]} must have 22 to 28 % of the halves, not {halves[side]}.")
    if max(singles) - min(singles) > 1:
        faults.append(f"gold and silver: parts with one valve must be spread evenly over the sides, not {singles}.")
    return faults


def name_faults(names: list[str]) -> list[str]:
    """No two things of the set have one name."""
    return [f"{name}: the name is given twice." for name in sorted(set(names)) if names.count(name) > 1]


def inventor_faults(inventor: Inventor) -> list[str]:
    """The slots of an own part take the type that its inventor leans on; the wild inventor's take one of each."""
    faults = part_faults(inventor.cockpit) + part_faults(inventor.own)
    slots = sorted(inventor.own.slots)
    if inventor.leans_on == ANY_TYPE and slots != list(range(TYPES)):
        faults.append(f"{inventor.name}: the own part must have one slot of each type.")
    if inventor.leans_on != ANY_TYPE and slots != [inventor.leans_on] * len(slots):
        faults.append(f"{inventor.name}: the slots of the own part must take {DICE[inventor.leans_on]} dice.")
    return faults


def loop_faults(parts: list[Part]) -> list[str]:
    """No two parts together feed and clear themselves for ever."""
    faults: list[str] = []
    working = [part for part in parts if part.slots]
    for place, one in enumerate(working):
        for other in working[place:]:
            if is_loop(one, other):
                faults.append(f"{one.name} and {other.name}: together they give back every die and clear every slot.")
    return faults


def is_loop(one: Part, other: Part) -> bool:
    """Whether a six in each gives back a die of each type eaten and empties a slot for each die placed."""
    for first in one.effects:
        for second in other.effects:
            given = first * most_activations(one) + second * most_activations(other)
            if feeds_itself(one, other, given):
                return True
    return False


def feeds_itself(one: Part, other: Part, given: list[int]) -> bool:
    """Whether these effects give back both dice and clear both slots."""
    for first in set(one.slots):
        for second in set(other.slots):
            if gives_back(first, 2 if first == second else 1, given) and gives_back(second, 1, given):
                return True
    return False


def gives_back(kind: int, placed: int, given: list[int]) -> bool:
    """Whether a die of this type comes back, and as many leave their slots as were placed."""
    return GAIN_DIE + kind in given and given.count(DISCARD_DIE + kind) >= placed


def most_activations(part: Part) -> int:
    """How often the best single die activates a part."""
    return 1 if part.divisor == STAR else 6 // part.divisor
