"""Day of the SuperBot: one robot races for the flags, and whoever brings it down takes its place."""

from paddock.games.roborally import events
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.damage import repair
from paddock.games.roborally.rules.high_power import fires_main_laser
from paddock.games.roborally.rules.lasers import Hit
from paddock.games.roborally.rules.variant import Variant
from paddock.games.roborally.state import NOBODY, REGISTERS, Factory, changed

__all__ = ["DayOfTheSuperBot"]


class DayOfTheSuperBot(Variant):
    """Only the SuperBot touches flags; its laser fires twice, and at the end of a turn it is as good as new."""

    def before_first_turn(self, g: Factory) -> None:
        g.superbot = g.docks[0]
        events.tell_superbot(g)

    def pushes(self, g: Factory, row: list[int]) -> None:
        note_rival(g, row[1], row[0])

    def shots(self, g: Factory, robot: int) -> int:
        return 2 if robot == g.superbot else 1

    def fired(self, g: Factory, hits: list[Hit]) -> None:
        note_shots(g, hits)

    def may_touch(self, g: Factory, robot: int) -> bool:
        return robot == g.superbot

    def destroyed(self, g: Factory, robot: int, cell: int) -> None:
        pass_on_role(g, robot)

    def left(self, g: Factory, robot: int) -> None:
        pass_on_role(g, robot)

    def repairs_done(self, g: Factory) -> None:
        if g.at[g.superbot] != NOWHERE:
            while g.damage[g.superbot]:
                repair(g, g.superbot)


def note_rival(g: Factory, victim: int, rival: int) -> None:
    """Remember who pushed or shot a robot last."""
    g.rivals = changed(g.rivals, victim, rival)


def note_shots(g: Factory, hits: list[Hit]) -> None:
    """Lasers and the weapons that replace them are fired at once."""
    victims = [hit.robot for hit in hits]
    shooters = [hit.shooter for hit in hits]
    for robot in range(g.robots):
        if not fires_main_laser(g, robot):
            victims.append(g.aims[robot])
            shooters.append(robot)
    note_shooters(g, victims, shooters)


def note_shooters(g: Factory, victims: list[int], shooters: list[int]) -> None:
    """Of several that shot a robot at once, the one with the lowest card of this register counts as the last.

    Everybody may be the SuperBot soon, so everybody's shooters are remembered.
    """
    for robot in sorted(set(victims)):
        last = NOBODY
        for victim, shooter in zip(victims, shooters):
            if victim == robot and shooter != NOBODY and (last == NOBODY or card_of(g, shooter) < card_of(g, last)):
                last = shooter
        if last != NOBODY:
            note_rival(g, robot, last)


def card_of(g: Factory, robot: int) -> int:
    return g.registers[robot * REGISTERS + g.register]


def pass_on_role(g: Factory, robot: int) -> None:
    """When the SuperBot is destroyed or has finished, who shot or pushed it last takes over. With nobody to take over
    it stays what it was; once it is no longer in the race, the next in dock order follows.
    """
    heir = g.rivals[robot]
    g.rivals = changed(g.rivals, robot, NOBODY)
    if robot != g.superbot:
        return
    if heir == NOBODY or not g.is_racing(heir):
        heir = robot if g.is_racing(robot) else next_in_dock_order(g, robot)
    if heir != robot:
        g.superbot = heir
        events.tell_superbot(g)


def next_in_dock_order(g: Factory, robot: int) -> int:
    place = g.docks.index(robot)
    for other in g.docks[place + 1 :] + g.docks[:place]:
        if g.is_racing(other):
            return other
    return robot
