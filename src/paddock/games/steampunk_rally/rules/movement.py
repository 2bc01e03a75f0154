"""Motion: one space towards the finish, its terrain, glaciers, crowds and the line."""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import DIE, DONE, WAY, die_choice, die_of
from paddock.games.steampunk_rally.dice import VALUES, count_of
from paddock.games.steampunk_rally.effects import DICE
from paddock.games.steampunk_rally.rules.damage import suffer
from paddock.games.steampunk_rally.rules.machine import unfinished
from paddock.games.steampunk_rally.state import Racer, Rally
from paddock.games.steampunk_rally.tiles import CROWD, GLACIER
from paddock.kernel.agenda import Question, Step

__all__ = ["ChooseWay", "MeetCrowd", "PayGlacier", "crowd_price", "dice_of_type", "meet_crowd", "move_on", "ways_ahead"]

LOOK_AHEAD: Final = 12
NO_CROWD: Final = 5  # unfinished valves that silence every crowd


def move_on(g: Rally, racer: Racer, smooth: bool) -> None:
    """One space on; at a fork the mover chooses, at the end of the track the motion is lost."""
    ways = g.track.ways[racer.at]
    if len(ways) == 1:
        enter(g, racer, ways[0], smooth)
    elif ways:
        g.then(ChooseWay(racer.seat, 1 if smooth else 0))
    else:
        events.tell_stopped(g, racer.seat)


class ChooseWay(Question[Rally]):
    """Which arm of a fork? The motion is smooth or not (n)."""

    def options(self, g: Rally) -> list[int]:
        return [WAY + number for number in range(len(g.track.ways[g.racers[self.seat].at]))]

    def answer(self, g: Rally, choice: int) -> None:
        enter(g, g.racers[self.seat], self.space(g, choice), self.n == 1)

    def space(self, g: Rally, choice: int) -> int:
        return g.track.ways[g.racers[self.seat].at][choice - WAY]

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        at = self.space(g, choice)
        terrain = 0 if self.n else g.track.spaces[at].terrain
        return {"kind": "way", "space": at, "damage": terrain, "left": g.track.to_line[at]}


def ways_ahead(g: Rally, at: int, steps: int = LOOK_AHEAD) -> list[list[dict[str, int]]]:
    """Every way from a space: its next spaces, each with the terrain of the way so far."""
    if steps == 0 or not g.track.ways[at]:
        return [[]]
    found: list[list[dict[str, int]]] = []
    for space in g.track.ways[at]:
        terrain = g.track.spaces[space].terrain
        for rest in ways_ahead(g, space, steps - 1):
            further = [{"space": step["space"], "terrain": step["terrain"] + terrain} for step in rest]
            found.append([{"space": space, "terrain": terrain}, *further])
    return found


def enter(g: Rally, racer: Racer, at: int, smooth: bool) -> None:
    """The pawn is on the next space: the line, then terrain, then the crowd."""
    before = racer.at
    racer.at = at
    racer.moved = True
    events.tell_moved(g, racer.seat, before, smooth)
    if at >= g.track.line and not g.final_round:
        g.final_round = g.round + 1
        events.tell_crossed(g, racer.seat)
    space = g.track.spaces[at]
    if space.challenge == CROWD:
        g.then(MeetCrowd(racer.seat, at))
    if space.terrain and not smooth:
        if space.challenge == GLACIER and racer.pool[space.die]:
            g.then(PayGlacier(racer.seat))
        else:
            suffer(g, racer, space.terrain)


def dice_of_type(racer: Racer, kind: int) -> list[int]:
    """Choices: the distinct dice of a type in the pool, rolled or not."""
    dice = racer.pool[kind]
    return [die_choice(DIE, kind, value) for value in range(VALUES) if count_of(dice, value)]


class PayGlacier(Question[Rally]):
    """A die of the glacier's type, or its damage?"""

    def options(self, g: Rally) -> list[int]:
        racer = g.racers[self.seat]
        return [DONE] + dice_of_type(racer, g.track.spaces[racer.at].die)

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        if choice == DONE:
            suffer(g, racer, g.track.spaces[racer.at].terrain)
        else:
            kind, value = die_of(choice, DIE)
            g.spend(racer, kind, value)
            events.tell_paid_die(g, self.seat, kind, value, GLACIER)

    def details(self, g: Rally) -> dict[str, Any]:
        space = g.track.spaces[g.racers[self.seat].at]
        return {"die": DICE[space.die], "damage": space.terrain}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        if choice == DONE:
            return {"kind": "take-damage", "damage": g.track.spaces[g.racers[self.seat].at].terrain}
        kind, value = die_of(choice, DIE)
        return {"kind": "pay-die", "die": DICE[kind], "value": value}


def crowd_price(racer: Racer) -> int:
    """Five cogs less the unfinished valves."""
    return max(0, NO_CROWD - unfinished(racer))


class MeetCrowd(Step[Rally]):
    """The crowd of a space (n) takes its cogs, or all there are; whoever was blown off the space does not meet it."""

    def run(self, g: Rally) -> None:
        racer = g.racers[self.seat]
        if racer.at == self.n:
            meet_crowd(g, racer)


def meet_crowd(g: Rally, racer: Racer) -> None:
    cogs = min(racer.cogs, crowd_price(racer))
    racer.cogs -= cogs
    events.tell_crowd(g, racer.seat, cogs)
