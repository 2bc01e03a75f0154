"""Day of the SuperBot: one robot races for the flags, and whoever brings it down takes its place."""

from paddock.games.roborally import events
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.state import NOBODY, REGISTERS, Factory, changed

__all__ = ["mend_superbot", "note_rival", "note_shooters", "pass_on_role"]


def note_rival(g: Factory, victim: int, rival: int) -> None:
    """Remember who pushed or shot a robot last."""
    g.rivals = changed(g.rivals, victim, rival)


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


def mend_superbot(g: Factory) -> bool:
    """Whether the SuperBot is on the board and has damage to discard at the end of a turn."""
    return g.superbot != NOBODY and g.at[g.superbot] != NOWHERE and g.damage[g.superbot] > 0
