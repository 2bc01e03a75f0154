"""Walking: cell by cell, through whatever stands in the way."""

from paddock.games.roborally import events
from paddock.games.roborally.cards import RAMMING_GEAR
from paddock.games.roborally.floor import EDGE, NOWHERE, WALL
from paddock.games.roborally.rules.damage import damage_step
from paddock.games.roborally.rules.destruction import after_losses
from paddock.games.roborally.rules.pushing import enter, push
from paddock.games.roborally.state import NOBODY, Factory
from paddock.kernel.agenda import Step

__all__ = ["Walk", "walk"]


class Walk(Step[Factory]):
    """A robot (n) goes on that way (m), with so many cells (k) left."""

    def run(self, g: Factory) -> None:
        walk(g, self.n, self.m, self.k)


def walk(g: Factory, robot: int, way: int, steps: int) -> None:
    """Single steps, each checked anew; a wall ends the move, so does destruction."""
    while steps > 0 and g.at[robot] != NOWHERE:
        steps -= walk_freely(g, robot, way, steps)
        if steps == 0:
            return
        to = g.floor.ahead[g.at[robot] * 4 + way]
        if to == WALL:
            events.tell_stopped(g, robot, way)
            return
        other = NOBODY if to == EDGE else g.robot_on(to)
        if other == NOBODY:
            enter(g, robot, to)  # a pit, or nothing at all
            return
        steps -= 1
        if not run_into(g, robot, other, way, steps):
            return


def walk_freely(g: Factory, robot: int, way: int, steps: int) -> int:
    """Over open floor, at most so many cells, told together; how many it were."""
    ahead, pit = g.floor.ahead, g.floor.pit
    walked = 0
    cell = g.at[robot]
    while walked < steps:
        to = ahead[cell * 4 + way]
        if to < 0 or pit[to] or g.robot_on(to) != NOBODY:
            break
        cell = to
        walked += 1
    g.at[robot] = cell
    events.tell_walked(g, robot, way, walked)
    return walked


def run_into(g: Factory, robot: int, other: int, way: int, left: int) -> bool:
    """Push the robot that stands in the way; whether the walk goes on at once with the cells that are left."""
    rams = g.option_of[RAMMING_GEAR] == robot
    pushed = push(g, robot, way, "robot")
    if not pushed:
        events.tell_stopped(g, robot, way)
    if rams and g.at[other] != NOWHERE:
        ram(g, robot, other, way, left if pushed else 0)
        return False
    return pushed


def ram(g: Factory, robot: int, other: int, way: int, left: int) -> None:
    """Ramming Gear: the robot that is touched takes one damage at each step, pushed or not; then the walk goes on."""
    events.tell_rammed(g, robot, other)
    hit = damage_step(g, other, 1, (way + 2) % 4)
    if left > 0 and g.at[robot] != NOWHERE:
        after_losses(g, hit, Walk(g.seat_of[robot], robot, way, left))
    else:
        after_losses(g, hit)
