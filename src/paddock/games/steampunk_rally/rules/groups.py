"""Race effects: what is received together is resolved in any order, and all of it."""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import (
    DONE,
    EFFECT,
    GROUP,
    SITE,
    alternative_choice,
    alternative_of,
    slot_choice,
    slot_of,
)
from paddock.games.steampunk_rally.dice import ACTION_BITS, die_in, stored_in, with_die, with_stored
from paddock.games.steampunk_rally.effects import (
    COG,
    DAMAGE,
    DICE,
    DISCARD_ANY,
    DISCARD_DIE,
    EFFECT_IDS,
    GAIN_DIE,
    MOTION,
    REINFORCE,
    SMOOTH_MOTION,
)
from paddock.games.steampunk_rally.rules.damage import reinforce, suffer
from paddock.games.steampunk_rally.rules.gains import gain_cogs, gain_die
from paddock.games.steampunk_rally.rules.movement import move_on
from paddock.games.steampunk_rally.rules.sites import can_use_site, site_label, use_site
from paddock.games.steampunk_rally.state import HIGHEST, LOWEST, NONE, Racer, Rally
from paddock.games.steampunk_rally.tables import GROUPS, SLOT_COUNT, SLOTS, STORAGE, card_id
from paddock.games.steampunk_rally.tiles import NO_CHALLENGE
from paddock.kernel.agenda import Question, Step

__all__ = [
    "SLASH",
    "ChooseEffect",
    "DiscardDie",
    "Resolve",
    "dice_in_slots",
    "empty_slot",
    "receive",
    "slot_label",
    "units_of",
]

# In a bag an effect is itself; a slash that is still to be decided is SLASH and the part that has it.
SLASH: Final = 12


def receive(g: Rally, racer: Racer, units: list[int]) -> None:
    """Effects that are received together, next."""
    racer.bag = units
    racer.moved = False
    g.then(RESOLVE[racer.seat])


def units_of(part: int, times: int) -> list[int]:
    """What so many activations of a part put into the bag."""
    groups = GROUPS[part]
    return groups[0] * times if len(groups) == 1 else [SLASH + part] * times


class Resolve(Step[Rally]):
    """One effect after another until the bag is empty; the owner is asked where the order can matter."""

    def run(self, g: Rally) -> None:
        racer = g.racers[self.seat]
        drop_idle_discards(racer)
        if not racer.bag:
            racer.moved = False
            return
        if asks_for_order(g, racer):
            g.then(ASK[self.seat])
            return
        unit = racer.bag[0]
        racer.bag = racer.bag[1:] if len(racer.bag) > 1 else NONE
        g.then(RESOLVE[self.seat])
        resolve_unit(g, racer, unit)


def drop_idle_discards(racer: Racer) -> None:
    """A discard of a die for which none lies in a slot is dropped."""
    idle = NONE
    for unit in racer.bag:
        if DISCARD_DIE <= unit <= DISCARD_ANY and not dice_in_slots(racer, unit - DISCARD_DIE):
            idle = idle + [unit]
    if idle:
        racer.bag = [unit for unit in racer.bag if unit not in idle]


def asks_for_order(g: Rally, racer: Racer) -> bool:
    """A slash has to be decided, a site may be used on the way, or another order could lead elsewhere."""
    bag = racer.bag
    first = bag[0]
    several = False
    for unit in bag:
        if unit >= SLASH:
            return True
        if unit != first:
            several = True
    if racer.moved and g.setup["pause"] and can_use_site(g, racer):
        return True
    return several and order_matters(g, racer)


def order_matters(g: Rally, racer: Racer) -> bool:
    """Whether different orders can have different results: challenges, forks or breaks on the way, or the gauge."""
    motions = rough = harm = mends = 0
    for unit in racer.bag:
        if unit == MOTION:
            motions += 1
            rough += 1
        elif unit == SMOOTH_MOTION:
            motions += 1
        elif unit == DAMAGE:
            harm += 1
        elif unit == REINFORCE or unit >= DISCARD_DIE:
            mends += 1
    if motions:
        way = way_ahead(g, racer.at, motions)
        if way < 0:
            return True
        if rough and way:
            if rough < motions:
                return True
            harm += way
    if not harm:
        return False
    # At its upper end the gauge turns reinforcements into cogs; at its lower end parts break off with their dice.
    return (mends > 0 and (racer.gauge + mends > HIGHEST or racer.gauge - harm < LOWEST)) or (
        motions > 0 and racer.gauge - harm < LOWEST
    )


def way_ahead(g: Rally, at: int, steps: int) -> int:
    """The terrain of the next spaces together; -1 where a fork or a challenge lies among them."""
    rough = 0
    for _ in range(steps):
        ways = g.track.ways[at]
        if len(ways) > 1:
            return -1
        if not ways:
            return rough
        at = ways[0]
        space = g.track.spaces[at]
        if space.challenge != NO_CHALLENGE:
            return -1
        rough += space.terrain
    return rough


def resolve_unit(g: Rally, racer: Racer, unit: int) -> None:
    """One effect, completely."""
    if unit <= SMOOTH_MOTION:
        move_on(g, racer, unit == SMOOTH_MOTION)
    elif unit == COG:
        gain_cogs(g, racer, 1)
    elif unit == REINFORCE:
        reinforce(g, racer)
    elif unit == DAMAGE:
        suffer(g, racer, 1)
    elif unit < DISCARD_DIE:
        gain_die(g, racer, unit - GAIN_DIE)
    else:
        g.then(DiscardDie(racer.seat, unit - DISCARD_DIE))


class ChooseEffect(Question[Rally]):
    """Which effect comes next, what does a slash give, or is a challenge done on the way?"""

    def options(self, g: Rally) -> list[int]:
        racer = g.racers[self.seat]
        found: list[int] = []
        for unit in racer.bag:
            if unit >= SLASH:
                part = unit - SLASH
                if alternative_choice(part, 0) not in found:
                    found += [alternative_choice(part, number) for number in range(len(GROUPS[part]))]
            elif EFFECT + unit not in found:
                found.append(EFFECT + unit)
        if racer.moved and g.setup["pause"] and can_use_site(g, racer):
            found.append(SITE)
        return found

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        g.then(RESOLVE[self.seat])
        if choice == SITE:
            use_site(g, racer)
        elif choice >= GROUP:
            part, number = alternative_of(choice)
            racer.bag = without_one(racer.bag, SLASH + part) + GROUPS[part][number]
        else:
            racer.bag = without_one(racer.bag, choice - EFFECT)
            resolve_unit(g, racer, choice - EFFECT)

    def details(self, g: Rally) -> dict[str, Any]:
        bag = g.racers[self.seat].bag
        return {"effects": [EFFECT_IDS[unit] for unit in bag if unit < SLASH], "left": len(bag)}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        racer = g.racers[self.seat]
        if choice == SITE:
            return site_label(g, racer)
        if choice >= GROUP:
            part, number = alternative_of(choice)
            effects = [EFFECT_IDS[unit] for unit in GROUPS[part][number]]
            return {"kind": "alternative", "card": card_id(part), "effects": effects}
        return {"kind": "effect", "effect": EFFECT_IDS[choice - EFFECT], "count": racer.bag.count(choice - EFFECT)}


def without_one(bag: list[int], unit: int) -> list[int]:
    copy = bag[:]
    copy.remove(unit)
    return copy


# ---- discarding a die ------------------------------------------------------------------------------------------------


def dice_in_slots(racer: Racer, kind: int) -> list[int]:
    """Choices: the dice of a type (3: any) in action and storage slots of the machine."""
    found: list[int] = []
    for place, slots in enumerate(racer.slots):
        if slots:
            part = racer.parts[place]
            if slots & ACTION_BITS:
                for slot, slot_type in enumerate(SLOTS[part]):
                    if (kind in (3, slot_type)) and die_in(slots, slot):
                        found.append(slot_choice(place, slot))
            for slot in range(STORAGE[part]):
                stored = stored_in(slots, slot)
                if stored >= 0 and kind in (3, stored):
                    found.append(slot_choice(place, SLOT_COUNT[part] + slot))
    return found


def die_at(racer: Racer, choice: int) -> tuple[int, int, int]:
    """Where the die lies, its type and its value; in storage slots it has none."""
    place, slot = slot_of(choice)
    part = racer.parts[place]
    if slot < SLOT_COUNT[part]:
        return place, SLOTS[part][slot], die_in(racer.slots[place], slot)
    return place, stored_in(racer.slots[place], slot - SLOT_COUNT[part]), 0


def empty_slot(g: Rally, racer: Racer, choice: int) -> tuple[int, int]:
    """The die in this slot goes to the supply; its card and its type."""
    place, kind, _ = die_at(racer, choice)
    part = racer.parts[place]
    slot = slot_of(choice)[1]
    if slot < SLOT_COUNT[part]:
        racer.set_slots(place, with_die(racer.slots[place], slot, 0))
    else:
        racer.set_slots(place, with_stored(racer.slots[place], slot - SLOT_COUNT[part], -1))
        g.loose[kind] -= 1
    return part, kind


def slot_label(racer: Racer, choice: int) -> dict[str, Any]:
    """A die in a slot, told apart from all others."""
    place, kind, value = die_at(racer, choice)
    slot = slot_of(choice)[1]
    card = card_id(racer.parts[place])
    return {"kind": "slot", "card": card, "die": DICE[kind], "value": value, "place": place, "slot": slot}


class DiscardDie(Question[Rally]):
    """Which die of this type (n, 3: any) leaves its slot, if any?"""

    def options(self, g: Rally) -> list[int]:
        return [DONE] + dice_in_slots(g.racers[self.seat], self.n)

    def answer(self, g: Rally, choice: int) -> None:
        if choice != DONE:
            part, kind = empty_slot(g, g.racers[self.seat], choice)
            events.tell_cleared(g, self.seat, part, kind)

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        return {"kind": "no-die"} if choice == DONE else slot_label(g.racers[self.seat], choice)


RESOLVE: Final[list[Resolve]] = [Resolve(seat) for seat in range(8)]
ASK: Final[list[ChooseEffect]] = [ChooseEffect(seat) for seat in range(8)]
