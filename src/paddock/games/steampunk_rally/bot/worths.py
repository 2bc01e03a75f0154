"""What things are worth to a racer just now, in spaces of the track: effects, dice, slots, parts, damage."""

from typing import Final

from paddock.games.steampunk_rally.dice import BLOCKED, STAR_USED, dice_in_action, die_in, number_of_dice
from paddock.games.steampunk_rally.effects import (
    COG,
    DAMAGE,
    DISCARD_DIE,
    GAIN_DIE,
    MOTION,
    REINFORCE,
    SMOOTH_MOTION,
    TYPES,
)
from paddock.games.steampunk_rally.part import BULB, STAR
from paddock.games.steampunk_rally.state import HIGHEST, LOWEST, RACE, Racer, Rally
from paddock.games.steampunk_rally.tables import DIVISOR, GROUPS, MIXED, SLOT_COUNT, SLOT_TYPE, SLOTS, STORAGE
from paddock.kernel.native import i64

__all__ = ["COG_WORTH", "Worths", "expected_times"]

COG_WORTH: Final = 0.3
PIP_MEAN: Final = 3.5
USUAL_ROUNDS: Final = 8
SPENT_PART: Final = 0.3  # what it costs to lose a part whose slots are full
EXPLOSION: Final = 5.0

# The activations to be expected of 0 … 4 dice that are laid together, by the divisor.
EXPECTED: Final[list[list[float]]] = [
    [0.0, 1.0, 1.0, 1.0, 1.0],
    [0.0, 3.5, 7.0, 10.5, 14.0],
    [0.0, 1.5, 3.25, 5.0, 6.75],
    [0.0, 0.83, 2.0, 3.17, 4.33],
    [0.0, 0.5, 1.36, 2.26, 3.12],
    [0.0, 0.33, 1.0, 1.7, 2.4],
    [0.0, 0.17, 0.75, 1.33, 1.92],
]


def expected_times(divisor: int, dice: int) -> float:
    """How often so many dice activate a part, before they are rolled."""
    return EXPECTED[divisor][min(dice, 4)]


class Worths:
    """One racer's worths at one moment."""

    def __init__(self, g: Rally, racer: Racer) -> None:
        self.g = g
        self.racer = racer
        self.last = g.final_round > 0 and g.round >= g.final_round
        self.left = rounds_left(g, racer)
        self.rough = 0.0  # the mean terrain of the next spaces
        look_ahead(self)
        self.unit = [0.0] * 12
        self.die = [0.15, 0.15, 0.15]
        self.pip = [0.0, 0.0, 0.0]
        self.spent = 0
        weigh(self)

    def group(self, units: list[int]) -> float:
        """Effects that are received together."""
        total = 0.0
        for effect in units:
            total += self.unit[effect]
        return total

    def activation(self, part: int) -> float:
        """One activation of a part, by the best alternative of its slash."""
        groups = GROUPS[part]
        best = self.group(groups[0])
        for number in range(1, len(groups)):
            best = max(best, self.group(groups[number]))
        return best

    def free_slots(self, place: int) -> int:
        """The action slots of a part that can take dice in this round."""
        racer = self.racer
        part = racer.parts[place]
        slots = racer.slots[place]
        if slots & BLOCKED:
            return 0
        if DIVISOR[part] == STAR:
            free = SLOT_COUNT[part] - dice_in_action(slots)
            if self.g.phase == RACE and slots & STAR_USED:
                return 0
            return min(1, free)
        return SLOT_COUNT[part] - dice_in_action(slots)

    def losses(self, gauge: int) -> float:
        """What it costs to end the race phase with the gauge there."""
        racer = self.racer
        if gauge >= 0:
            return (0.02 if self.last else -0.3) * min(gauge, HIGHEST)
        lost = -gauge
        parts = len(racer.parts) - 1
        broken = max(0, lost + LOWEST)
        lost = min(lost, -LOWEST)
        if lost > parts - broken:
            return self.explosion()
        each = 0.05 if self.last else 0.9
        cheap = 0.05 if self.last else SPENT_PART
        spent = min(lost + broken, self.spent)
        return spent * cheap + (lost + broken - spent) * each

    def explosion(self) -> float:
        """Behind the last, without parts."""
        g = self.g
        own = g.to_go(self.racer.seat)
        behind = 1
        for racer in g.racers:
            behind = max(behind, g.to_go(racer.seat) - own + 1)
        return behind + (0.0 if self.last else EXPLOSION)

    def damage(self, points: int) -> float:
        """What so many points of damage cost."""
        return self.losses(self.racer.gauge - points) - self.losses(self.racer.gauge)

    def part_value(self, place: int) -> float:
        """What a part of the machine is still good for: this round by its free slots, later rounds by its kind."""
        racer = self.racer
        part = racer.parts[place]
        if DIVISOR[part] == BULB:
            return self.activation(part) * self.left
        free = self.free_slots(place)
        used = SLOT_COUNT[part] - free
        now = self.activation(part) * expected_times(DIVISOR[part], free)
        return now * 0.9 + used * 0.12 * min(self.left, 2.0) + STORAGE[part] * 0.1

    def card_value(self, part: int) -> float:
        """What a new part would be good for, if there are dice for it."""
        if DIVISOR[part] == BULB:
            return self.activation(part) * (1.0 + self.left)
        slots = 1 if DIVISOR[part] == STAR else SLOT_COUNT[part]
        now = self.activation(part) * expected_times(DIVISOR[part], slots)
        if DIVISOR[part] == STAR and SLOT_COUNT[part] > 1:
            now *= 1.0 + 0.5 * min(self.left, 1.0)
        return now * (0.75 + 0.12 * min(self.left, 3.0)) + STORAGE[part] * 0.1

    def slot_worth(self, part: int) -> float:
        """What a free slot of a part brings in a round."""
        divisor = DIVISOR[part]
        if divisor == STAR:
            return self.activation(part)
        return self.activation(part) * expected_times(divisor, 2) / 2.0


def rounds_left(g: Rally, racer: Racer) -> float:
    """About how many rounds are still to come after this one."""
    if g.final_round:
        return float(max(0, g.final_round - g.round))
    ahead = min([g.track.to_line[other.at] for other in g.racers])
    return max(1.0, 1.0 + ahead / 3.5)


def look_ahead(worths: Worths) -> None:
    """The mean terrain of the next six spaces."""
    track = worths.g.track
    at = worths.racer.at
    rough = 0
    steps = 0
    while steps < 6 and track.ways[at]:
        at = track.ways[at][-1]
        rough += track.spaces[at].terrain
        steps += 1
    worths.rough = rough / steps if steps else 0.0


def weigh(worths: Worths) -> None:
    """The worth of each effect, then of dice by the slots that are free for them, then of gaining them."""
    racer = worths.racer
    unit = worths.unit
    for place in range(1, len(racer.parts)):
        if DIVISOR[racer.parts[place]] != BULB and worths.free_slots(place) == 0:
            worths.spent += 1
    point = 0.3 if racer.gauge > 0 else 0.45
    if worths.last:
        point = 0.12
    unit[MOTION] = 1.0 - worths.rough * point
    unit[SMOOTH_MOTION] = 1.0
    unit[COG] = 0.1 if worths.last else COG_WORTH
    unit[REINFORCE] = unit[COG] if racer.gauge >= HIGHEST else point + 0.1
    unit[DAMAGE] = -point
    for kind in range(TYPES):
        unit[DISCARD_DIE + kind] = 0.2
    unit[DISCARD_DIE + TYPES] = 0.3
    waiting = [number_of_dice(dice) for dice in racer.pool]
    weigh_dice(worths, waiting, False)
    for kind in range(TYPES):
        unit[GAIN_DIE + kind] = worths.die[kind] * 0.9
    weigh_dice(worths, waiting, True)
    for kind in range(TYPES):
        unit[GAIN_DIE + kind] = worths.die[kind] * 0.9


def weigh_dice(worths: Worths, waiting: list[int], silver: bool) -> None:
    """A die is worth what it brings in the best slot that is left for it, when those that wait are laid."""
    racer = worths.racer
    for kind in range(TYPES):
        best = second = 0.0
        pip = 0.0
        free: i64 = 0
        for place in range(1, len(racer.parts)):
            part = racer.parts[place]
            divisor = DIVISOR[part]
            if divisor == BULB:
                continue
            slot_type = SLOT_TYPE[part]
            if slot_type != kind and (slot_type != MIXED or not takes(racer, place, kind)):
                continue
            slots = worths.free_slots(place)
            if slots == 0:
                continue
            worth = worths.activation(part)
            if worth <= 0.0:
                continue
            each = worth if divisor == STAR else worth * expected_times(divisor, min(2, slots)) / min(2, slots)
            free += slots
            if each > best:
                second = best
                best = each
            elif each > second:
                second = each
            if divisor > 0:
                pip = max(pip, worth / divisor)
        if free > waiting[kind]:
            worths.die[kind] = max(0.15, (best + second) / 2.0 if waiting[kind] and second > 0.0 else best)
        else:
            worths.die[kind] = 0.12
        worths.pip[kind] = pip


def takes(racer: Racer, place: int, kind: int) -> bool:
    """Whether a part with slots of several types has a free one for this die."""
    for slot, slot_type in enumerate(SLOTS[racer.parts[place]]):
        if slot_type == kind and not die_in(racer.slots[place], slot):
            return True
    return False
