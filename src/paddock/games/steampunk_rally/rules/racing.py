"""The race phase: dice are rolled, parts activated with dice and with the light bulb, and cogs change dice."""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import (
    BULB_ON,
    DIE,
    DONE,
    MACHINE,
    PART,
    PLACE,
    RAISE,
    REROLL,
    die_choice,
    die_of,
)
from paddock.games.steampunk_rally.dice import (
    BLOCKED,
    PIPS,
    STAR_USED,
    VALUES,
    count_of,
    dice_in_action,
    die_in,
    highest_sum,
    one_die,
    stored_in,
    with_die,
    with_stored,
)
from paddock.games.steampunk_rally.effects import DICE, EFFECT_IDS, TYPES
from paddock.games.steampunk_rally.part import BULB, STAR
from paddock.games.steampunk_rally.rules.boosting import expire
from paddock.games.steampunk_rally.rules.damage import fall_back, spaces_behind
from paddock.games.steampunk_rally.rules.gains import roll
from paddock.games.steampunk_rally.rules.groups import receive, units_of
from paddock.games.steampunk_rally.rules.lanes import MENUS, RACING, AskAgain, back_to, open_lane
from paddock.games.steampunk_rally.rules.menu import Menu
from paddock.games.steampunk_rally.rules.movement import meet_crowd, ways_ahead
from paddock.games.steampunk_rally.rules.sites import can_use_site
from paddock.games.steampunk_rally.state import RACE, Racer, Rally
from paddock.games.steampunk_rally.tables import DIVISOR, GROUPS, MIXED, SLOT_COUNT, SLOT_TYPE, SLOTS, STORAGE, card_id
from paddock.games.steampunk_rally.tiles import CROWD, JUMP
from paddock.kernel.agenda import Question, Step

__all__ = ["EndRace", "NextDie", "Race", "RaceMenu", "RaceTurn", "activate", "load_options", "open_places"]

FIRST_ROUNDS: Final = 2  # in which learners race one after another


class Race(Step[Rally]):
    """All roll; then all race at once, or one after another where the table has chosen so."""

    def run(self, g: Rally) -> None:
        g.phase = RACE
        events.tell_phase(g)
        for racer in g.racers:
            racer.done = False
            racer.missed = False
            racer.slots = [slots & ~STAR_USED for slots in racer.slots]
            roll_pool(g, racer)
        manner = g.setup["race"]
        if manner == "in_turns" or (manner == "learners" and g.round <= FIRST_ROUNDS):
            g.then_all([RaceTurn(seat) for seat in g.token_order()])
        else:
            for seat in range(g.seats):
                open_lane(g, seat, RACING)


class RaceTurn(Step[Rally]):
    """One player races while the others watch."""

    def run(self, g: Rally) -> None:
        open_lane(g, self.seat, RACING)


def roll_pool(g: Rally, racer: Racer) -> None:
    """Every die of the pool is rolled, and those of the storage slots, which leave them."""
    waiting = [count_of(dice, 0) for dice in racer.pool]
    for place, part in enumerate(racer.parts):
        for slot in range(STORAGE[part]):
            kind = stored_in(racer.slots[place], slot)
            if kind >= 0:
                racer.set_slots(place, with_stored(racer.slots[place], slot, -1))
                waiting[kind] += 1
    if not sum(waiting):
        return
    for kind in range(TYPES):
        racer.pool[kind] -= count_of(racer.pool[kind], 0)
        for _ in range(waiting[kind]):
            racer.pool[kind] += one_die(roll(g, racer))
    events.tell_rolled(g, racer.seat)


# ---- the menu --------------------------------------------------------------------------------------------------------


class RaceMenu(Menu):
    """Activate a part, flip the bulb, change a die for a cog, or pass?"""

    def number(self) -> int:
        return RACING

    def options(self, g: Rally) -> list[int]:
        racer = g.racers[self.seat]
        found = [DONE]
        for place in open_places(racer):
            found.append(PART + place)
        if racer.bulb:
            found.append(BULB_ON)
        if racer.cogs:
            add_cog_uses(racer, found)
        self.add_free_acts(g, racer, found)
        return found

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        if choice == DONE:
            racer.done = True
            racer.missed = False
            events.tell_done(g, self.seat)
            return
        if choice < MACHINE or choice >= PART:
            g.stir(self.seat)
        if PART <= choice < PLACE:
            g.then(back_to(RACING, self.seat))
            load(g, racer, choice - PART, 0)
        elif choice == BULB_ON:
            g.then(back_to(RACING, self.seat))
            flip_bulb(g, racer)
        elif REROLL <= choice < RAISE + TYPES * VALUES:
            g.then(back_to(RACING, self.seat))
            use_cog(g, racer, choice)
        else:
            self.act_freely(g, choice)

    def details(self, g: Rally) -> dict[str, Any]:
        racer = g.racers[self.seat]
        return {"cogs": racer.cogs, "ahead": ways_ahead(g, racer.at)}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        racer = g.racers[self.seat]
        if choice == DONE:
            return {"kind": "pass"}
        if PART <= choice < PLACE:
            return activation_label(racer, choice - PART)
        if choice == BULB_ON:
            return {"kind": "bulb", "cards": [card_id(part) for part in racer.parts if DIVISOR[part] == BULB]}
        if RAISE <= choice < RAISE + TYPES * VALUES:
            kind, value = die_of(choice, RAISE)
            return {"kind": "raise", "die": DICE[kind], "value": value}
        if REROLL <= choice < RAISE:
            kind, value = die_of(choice, REROLL)
            return {"kind": "reroll", "die": DICE[kind], "value": value}
        return self.free_label(g, choice)


def add_cog_uses(racer: Racer, found: list[int]) -> None:
    """A die may be rolled again, or raised by 1 if it is below 6; equal dice are interchangeable."""
    for kind in range(TYPES):
        dice = racer.pool[kind]
        if dice:
            for value in range(1, VALUES):
                if count_of(dice, value):
                    found.append(die_choice(REROLL, kind, value))
                    if value < PIPS:
                        found.append(die_choice(RAISE, kind, value))


def use_cog(g: Rally, racer: Racer, choice: int) -> None:
    """A cog for another roll, or for one more pip."""
    racer.cogs -= 1
    if choice >= RAISE:
        kind, value = die_of(choice, RAISE)
        racer.pool[kind] += one_die(value + 1) - one_die(value)
        events.tell_raised(g, racer.seat, kind, value + 1)
    else:
        kind, value = die_of(choice, REROLL)
        rolled = roll(g, racer)
        racer.pool[kind] += one_die(rolled) - one_die(value)
        events.tell_rerolled(g, racer.seat, kind, value, rolled)


def flip_bulb(g: Rally, racer: Racer) -> None:
    """The bulb goes off, and all parts with a bulb give what they give, as one group."""
    racer.bulb = False
    events.tell_bulb(g, racer.seat)
    units: list[int] = []
    for part in racer.parts:
        if DIVISOR[part] == BULB:
            units = units + units_of(part, 1)
    receive(g, racer, units)


# ---- activation with dice --------------------------------------------------------------------------------------------


def open_places(racer: Racer) -> list[int]:
    """The parts that can be activated with the dice of the pool."""
    found: list[int] = []
    pool = racer.pool
    parts = racer.parts
    for place in range(1, len(parts)):
        part = parts[place]
        divisor = DIVISOR[part]
        if divisor == BULB:
            continue
        slots = racer.slots[place]
        kind = SLOT_TYPE[part]
        if kind == MIXED:
            if not slots & BLOCKED and mixed_power(racer, part, slots) >= divisor:
                found.append(place)
        elif pool[kind] and not slots & BLOCKED:
            free = SLOT_COUNT[part] - dice_in_action(slots)
            if free > 0:
                if divisor == STAR:
                    if not slots & STAR_USED:
                        found.append(place)
                elif highest_sum(pool[kind], free) >= divisor:
                    found.append(place)
    return found


def mixed_power(racer: Racer, part: int, slots: int) -> int:
    """The most power for a part with slots of several types."""
    power = 0
    for kind in range(TYPES):
        free = 0
        for slot, slot_type in enumerate(SLOTS[part]):
            if slot_type == kind and not die_in(slots, slot):
                free += 1
        power += highest_sum(racer.pool[kind], free)
    return power


def load_options(racer: Racer, place: int, power: int) -> list[int]:
    """The next die, as long as the divisor can still be reached; done from then on."""
    part = racer.parts[place]
    slots = racer.slots[place]
    divisor = DIVISOR[part]
    found: list[int] = [DONE] if divisor > 0 and power >= divisor else []
    for kind in range(TYPES):
        dice = racer.pool[kind]
        if not dice:
            continue
        free = others = 0
        for slot, slot_type in enumerate(SLOTS[part]):
            if not die_in(slots, slot):
                if slot_type == kind:
                    free += 1
                else:
                    others += 1
        if not free:
            continue
        most = power + (mixed_power(racer, part, slots) - highest_sum(dice, free) if others else 0)
        for value in range(1, VALUES):
            if count_of(dice, value):
                if divisor <= 0 or most + value + highest_sum(dice - one_die(value), free - 1) >= divisor:
                    found.append(die_choice(DIE, kind, value))
    return found


def load(g: Rally, racer: Racer, place: int, power: int) -> None:
    """Dice are laid until the owner is done or no slot or die is left; then the part is activated."""
    options = load_options(racer, place, power)
    if not options or (len(options) == 1 and options[0] == DONE):
        activate(g, racer, place, power)
    elif len(options) == 1:
        lay_die(g, racer, place, power, options[0])
    else:
        g.then(NextDie(racer.seat, place, power))


def lay_die(g: Rally, racer: Racer, place: int, power: int, choice: int) -> None:
    """One die of the pool into a free slot of its type. A star takes one die alone."""
    kind, value = die_of(choice, DIE)
    part = racer.parts[place]
    slots = racer.slots[place]
    for slot, slot_type in enumerate(SLOTS[part]):
        if slot_type == kind and not die_in(slots, slot):
            slots = with_die(slots, slot, value)
            break
    g.spend(racer, kind, value)
    racer.set_slots(place, slots)
    events.tell_placed(g, racer.seat, part, kind, value)
    if DIVISOR[part] == STAR:
        activate(g, racer, place, value)
    else:
        load(g, racer, place, power + value)


class NextDie(Question[Rally]):
    """Which die is laid next on the part (n), which has so much power (m) already; or is that all?"""

    def options(self, g: Rally) -> list[int]:
        return load_options(g.racers[self.seat], self.n, self.m)

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        if choice == DONE:
            activate(g, racer, self.n, self.m)
        else:
            lay_die(g, racer, self.n, self.m, choice)

    def details(self, g: Rally) -> dict[str, Any]:
        part = g.racers[self.seat].parts[self.n]
        return {"card": card_id(part), "place": self.n, "power": self.m, **gain_of(part, self.m)}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        part = g.racers[self.seat].parts[self.n]
        if choice == DONE:
            return {"kind": "activate", **gain_of(part, self.m)}
        kind, value = die_of(choice, DIE)
        return {"kind": "die", "die": DICE[kind], "value": value, **gain_of(part, self.m + value)}


def times_of(part: int, power: int) -> int:
    """How often a part is activated by so much power."""
    divisor = DIVISOR[part]
    return 1 if divisor == STAR else power // divisor


def gain_of(part: int, power: int) -> dict[str, Any]:
    """How often so much power would activate the part, and what each time gives."""
    groups = [[EFFECT_IDS[unit] for unit in group] for group in GROUPS[part]]
    return {"times": times_of(part, power), "effects": groups}


def activation_label(racer: Racer, place: int) -> dict[str, Any]:
    """A part with the most that the dice of the pool can do there."""
    part = racer.parts[place]
    slots = racer.slots[place]
    most = 1 if DIVISOR[part] == STAR else mixed_power(racer, part, slots) // DIVISOR[part]
    groups = [[EFFECT_IDS[unit] for unit in group] for group in GROUPS[part]]
    told = {"kind": "part", "card": card_id(part), "place": place, "times": most, "effects": groups}
    return {**told, **loads_of(part, slots)}


def loads_of(part: int, slots: int) -> dict[str, Any]:
    """What free slots take, and what any dice there would do: how often each sum of them activates the part."""
    free = [DICE[kind] for slot, kind in enumerate(SLOTS[part]) if not die_in(slots, slot)]
    dice = 1 if DIVISOR[part] == STAR else len(free)
    return {
        "free": free,
        "dice": dice,
        "by_power": [0] + [times_of(part, power) for power in range(1, PIPS * dice + 1)],
    }


def activate(g: Rally, racer: Racer, place: int, power: int) -> None:
    """All effects of all activations are received as one group; what is left of the power is lost."""
    part = racer.parts[place]
    times = times_of(part, power)
    if DIVISOR[part] == STAR:
        racer.set_slots(place, racer.slots[place] | STAR_USED)
    events.tell_activated(g, racer.seat, part, times)
    receive(g, racer, units_of(part, times))


# ---- the end of the phase --------------------------------------------------------------------------------------------


class EndRace(Step[Rally]):
    """Nobody may stay on a jump; who comes back to a challenge can still do it. Then what lasted for the phase ends."""

    def run(self, g: Rally) -> None:
        again = False
        for racer in g.racers:
            if g.track.spaces[racer.at].challenge == JUMP:
                fall_back(g, racer, spaces_behind(g, [racer.at])[0])
                g.stir(racer.seat)
                if g.track.spaces[racer.at].challenge == CROWD:
                    meet_crowd(g, racer)
                if can_use_site(g, racer):
                    racer.done = False
                    open_lane(g, racer.seat, RACING)
                    again = True
        if again:
            g.then(AskAgain(), self)
        else:
            expire(g, False)


MENUS[RACING] = [RaceMenu(seat) for seat in range(8)]
