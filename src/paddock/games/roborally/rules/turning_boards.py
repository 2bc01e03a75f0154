"""Frenetic Factory: a board may turn under a robot that touches a flag."""

from paddock.games.roborally import events
from paddock.games.roborally.rules.variant import Variant
from paddock.games.roborally.state import Factory, changed

__all__ = ["FreneticFactory"]


class FreneticFactory(Variant):
    """Boards turn when a phase is over."""

    def phase_over(self, g: Factory, touching: list[int], boards: list[int]) -> None:
        toss_for_turns(g, touching, boards)


def toss_for_turns(g: Factory, robots: list[int], boards: list[int]) -> None:
    """A toss for each robot that has touched a flag, in dock order, when all flags of the phase have been touched."""
    for robot, part in zip(robots, boards):
        toss_for_turn(g, robot, part)


def toss_for_turn(g: Factory, robot: int, part: int) -> None:
    """On heads the board on which the robot stands turns clockwise; flags, markers and robots keep their cells."""
    heads = g.roll(2) == 1
    if heads:
        g.turns = changed(g.turns, part, (g.turns[part] + 1) % 4)
        g.floor = g.course.turned_floor(g.turns)
    events.tell_tossed(g, robot, part, heads)
