"""Which dice to lay on which part, and what that is worth."""

from typing import Final

from paddock.games.steampunk_rally.bot.worths import Worths
from paddock.games.steampunk_rally.choices import DIE, DONE, die_choice
from paddock.games.steampunk_rally.dice import VALUES, count_of, die_in, one_die
from paddock.games.steampunk_rally.effects import DAMAGE, MOTION, SMOOTH_MOTION
from paddock.games.steampunk_rally.part import STAR
from paddock.games.steampunk_rally.tables import DIVISOR, GROUPS, MIXED, SLOT_TYPE, SLOTS

__all__ = ["best_die", "laying_worth", "times_worth"]

NOTHING: Final = -1000.0


def times_worth(worths: Worths, part: int, times: int) -> float:
    """What so many activations bring, with the terrain of the very spaces that are entered."""
    groups = GROUPS[part]
    best = NOTHING
    for group in groups:
        best = max(best, group_worth(worths, group, times))
    return best


def group_worth(worths: Worths, group: list[int], times: int) -> float:
    motions = smooth = harm = 0
    other = 0.0
    for unit in group:
        if unit == MOTION:
            motions += times
        elif unit == SMOOTH_MOTION:
            smooth += times
        elif unit == DAMAGE:
            harm += times
        else:
            other += worths.unit[unit] * times
    if motions or harm:
        harm += terrain_ahead(worths, motions)
        return motions + smooth + other - worths.damage(harm)
    return smooth + other


def terrain_ahead(worths: Worths, steps: int) -> int:
    """The terrain of the next spaces, over the long arms of forks."""
    track = worths.g.track
    at = worths.racer.at
    rough = 0
    while steps and track.ways[at]:
        at = track.ways[at][-1]
        rough += track.spaces[at].terrain
        steps -= 1
    return rough


def laying_worth(worths: Worths, place: int, power: int) -> tuple[float, int]:
    """The best that dice of the pool can bring on a part with so much power already, and the next die for it."""
    racer = worths.racer
    part = racer.parts[place]
    divisor = DIVISOR[part]
    kind = SLOT_TYPE[part]
    if kind == MIXED:
        return mixed_worth(worths, place, power)
    dice = racer.pool[kind]
    if divisor == STAR:
        return star_worth(worths, part, kind, dice)
    best = times_worth(worths, part, power // divisor) if power >= divisor else NOTHING
    choice = DONE
    free = worths.free_slots(place)
    value = VALUES - 1
    total = power
    laid = 0
    first = 0
    while laid < free:
        while value and not count_of(dice, value):
            value -= 1
        if not value:
            break
        dice -= one_die(value)
        total += value
        laid += 1
        first = first or value
        if total >= divisor:
            worth = times_worth(worths, part, total // divisor) - laid * (0.12 if not worths.last else 0.02)
            if worth > best + 0.01:
                best = worth
                choice = DIE + kind * VALUES + first
    return best, choice


def star_worth(worths: Worths, part: int, kind: int, dice: int) -> tuple[float, int]:
    """A star takes the lowest die."""
    for value in range(1, VALUES):
        if count_of(dice, value):
            spare = value * 0.3 * worths.pip[kind]
            return times_worth(worths, part, 1) - spare, die_choice(DIE, kind, value)
    return NOTHING, DONE


def mixed_worth(worths: Worths, place: int, power: int) -> tuple[float, int]:
    """Slots of several types: the highest die of each type that has a free slot."""
    racer = worths.racer
    part = racer.parts[place]
    divisor = DIVISOR[part]
    total = power
    choice = DONE
    laid = 0
    for kind in free_types(worths, place):
        for value in range(VALUES - 1, 0, -1):
            if count_of(racer.pool[kind], value):
                total += value
                laid += 1
                if choice == DONE:
                    choice = die_choice(DIE, kind, value)
                break
    if laid == 0:
        return (times_worth(worths, part, power // divisor) if power >= divisor else NOTHING), DONE
    if total < divisor:
        return NOTHING, choice
    return times_worth(worths, part, total // divisor) - laid * 0.12, choice


def free_types(worths: Worths, place: int) -> list[int]:
    """The types for which a part has a free slot."""
    racer = worths.racer
    found: list[int] = []
    for slot, kind in enumerate(SLOTS[racer.parts[place]]):
        if not die_in(racer.slots[place], slot):
            found.append(kind)
    return found


def best_die(worths: Worths, place: int, power: int) -> int:
    """The next die to lay, or DONE."""
    return laying_worth(worths, place, power)[1]
