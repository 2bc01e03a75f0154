"""Steps C3 and C4: pushers and gears."""

from paddock.games.roborally import events
from paddock.games.roborally.cards import GYROSCOPIC_STABILIZER
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.pushing import push
from paddock.games.roborally.state import Factory
from paddock.kernel.agenda import Step

__all__ = ["Gears", "Pushers"]


class Pushers(Step[Factory]):
    """C3. Pushers that work in this register push whoever stands before them, with the whole row.

    Ruling 18: one by one, in dock order of the robots on them.
    """

    def run(self, g: Factory) -> None:
        g.step = 4
        floor = g.floor
        if not floor.has_pushers:
            return
        pushed: list[int] = []
        for robot in g.docks:
            cell = g.at[robot]
            if cell != NOWHERE and floor.push_in[cell] >> g.register & 1:
                pushed.append(robot)
        cells = [g.at[robot] for robot in pushed]
        for i, robot in enumerate(pushed):
            if g.at[robot] == cells[i]:
                push(g, robot, floor.push[cells[i]], "pusher")


class Gears(Step[Factory]):
    """C4. Gears turn whoever stands on them."""

    def run(self, g: Factory) -> None:
        g.step = 5
        floor = g.floor
        if not floor.has_gears:
            return
        turned: list[int] = []
        for robot in g.docks:
            cell = g.at[robot]
            if cell != NOWHERE and floor.gear[cell]:
                if not (g.gyroscope and g.option_of[GYROSCOPIC_STABILIZER] == robot):
                    g.facing[robot] = (g.facing[robot] + floor.gear[cell]) % 4
                    turned.append(robot)
        if turned:
            events.tell_gears(g, turned)
