"""Steps C1 and C2: belts carry robots, all at once and without ever pushing."""

from paddock.games.roborally import events
from paddock.games.roborally.cards import GYROSCOPIC_STABILIZER
from paddock.games.roborally.floor import EDGE, NOWHERE
from paddock.games.roborally.rules.carrying import carried_to
from paddock.games.roborally.rules.pushing import enter
from paddock.games.roborally.state import Factory
from paddock.kernel.agenda import Step

__all__ = ["AllBelts", "ExpressBelts"]


class ExpressBelts(Step[Factory]):
    """C1. Express belts move one cell."""

    def run(self, g: Factory) -> None:
        g.step = 2
        if g.floor.has_express:
            carry(g, True)


class AllBelts(Step[Factory]):
    """C2. Express belts and normal belts move one cell."""

    def run(self, g: Factory) -> None:
        g.step = 3
        if g.floor.has_belts:
            carry(g, False)


def carry(g: Factory, express_only: bool) -> None:
    """Everybody on a moving belt is carried, unless something stands or comes in the way."""
    floor = g.floor
    riders: list[int] = []
    for robot in g.docks:
        cell = g.at[robot]
        if cell != NOWHERE and floor.belt[cell] >= 0 and (floor.express[cell] or not express_only):
            riders.append(robot)
    if riders:
        cells = [g.at[robot] for robot in riders]
        standing = [cell for robot, cell in enumerate(g.at) if cell != NOWHERE and robot not in riders]
        move_riders(g, express_only, riders, cells, carried_to(g.floor, cells, standing))
    g.course.variant.belts_moved(g, express_only)


def move_riders(g: Factory, express_only: bool, riders: list[int], cells: list[int], targets: list[int]) -> None:
    """All move together and are turned by curves; then pits and edges take theirs, in dock order."""
    floor = g.floor
    for i, robot in enumerate(riders):
        to = targets[i]
        if to >= 0:
            g.at[robot] = to
            quarters = floor.curve[to * 4 + floor.belt[cells[i]]]
            if quarters and not (g.gyroscope and g.option_of[GYROSCOPIC_STABILIZER] == robot):
                g.facing[robot] = (g.facing[robot] + quarters) % 4
    events.tell_carried(g, express_only, riders, cells, targets)
    for i, robot in enumerate(riders):
        if targets[i] == EDGE or (targets[i] >= 0 and floor.pit[targets[i]]):
            enter(g, robot, targets[i])
