"""Step D: all lasers fire at the same time, those of the boards and those of the robots."""

from typing import Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import (
    DOUBLE_BARRELED_LASER,
    FIRE_CONTROL,
    HIGH_POWER_LASER,
    IS_WEAPON,
    REAR_FIRING_LASER,
)
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.damage import damage_step, hurt
from paddock.games.roborally.rules.fire_control import TakeControl
from paddock.games.roborally.rules.firing import FireWeapon
from paddock.games.roborally.rules.high_power import (
    fires_main_laser,
    fires_through,
    high_power_offer,
    is_high_power_asked,
)
from paddock.games.roborally.rules.sight import line_of_fire
from paddock.games.roborally.rules.weapons import ChooseWeapon, usable_weapons
from paddock.games.roborally.state import NOBODY, Factory
from paddock.kernel.agenda import Step

__all__ = ["FireLasers", "Hit", "Volley"]

BOARD: Final = -1


class Hit:
    """Tokens for a robot, from a side, shot by a robot or by the board: a beam of the board has a first cell."""

    def __init__(self, robot: int, tokens: int, way: int, shooter: int, is_main: bool, source: int = NOWHERE) -> None:
        self.robot = robot
        self.tokens = tokens
        self.way = way
        self.shooter = shooter
        self.is_main = is_main
        self.source = source


class FireLasers(Step[Factory]):
    """First, in dock order, owners of other weapons say whether they use one instead of their main laser, and whether
    that goes through.
    """

    def run(self, g: Factory) -> None:
        g.step = 6
        g.weapons = [NOBODY] * g.robots
        armed = armed_robots(g)
        if not armed:
            volley(g)
            return
        g.aims = [NOBODY] * g.robots
        asked: list[Step[Factory]] = []
        for robot in armed:
            asked.extend(questions_before_fire(g, robot))
        fired = [FireWeapon(g.seat_of[robot], robot) for robot in armed]
        g.then(*asked, Volley(), *fired)


def questions_before_fire(g: Factory, robot: int) -> list[Step[Factory]]:
    """What a robot fires; whether its laser goes through is asked when no weapon takes its place."""
    if usable_weapons(g, robot):
        return [ChooseWeapon(g.seat_of[robot], robot)]
    return high_power_offer(g, robot)


class Volley(Step[Factory]):
    """All shots are worked out from the same positions; then the tokens are handed out in dock order."""

    def run(self, g: Factory) -> None:
        volley(g)


def volley(g: Factory) -> None:
    hits: list[Hit] = []
    board_hits(g, hits)
    robot_hits(g, hits)
    g.course.variant.fired(g, hits)
    if not hits:
        return
    for hit in hits:
        if hit.shooter == BOARD:
            events.tell_beam(g, hit.robot, hit.tokens, hit.way, hit.source)
        else:
            events.tell_shot(g, hit.shooter, hit.robot, hit.tokens, hit.way)
    at_once = True
    for hit in hits:
        if g.option_count[hit.robot] or is_controlled_shot(g, hit):
            at_once = False
    if at_once:
        for robot in g.docks:
            for hit in hits:
                if hit.robot == robot:
                    hurt(g, robot, hit.tokens, (hit.way + 2) % 4)
    else:
        g.then_all(steps_of(g, hits))


def steps_of(g: Factory, hits: list[Hit]) -> list[Step[Factory]]:
    """The same with questions in between, also victims in dock order: so are those destroyed at the same time."""
    steps: list[Step[Factory]] = []
    for robot in g.docks:
        for hit in hits:
            if hit.robot != robot:
                continue
            side = (hit.way + 2) % 4
            if is_controlled_shot(g, hit):
                seat = g.seat_of[hit.shooter]
                steps.extend([TakeControl(seat, hit.shooter, robot, side) for _ in range(hit.tokens)])
            else:
                steps.append(damage_step(g, robot, hit.tokens, side))
    return steps


def is_controlled_shot(g: Factory, hit: Hit) -> bool:
    return hit.is_main and g.option_of[FIRE_CONTROL] == hit.shooter


def armed_robots(g: Factory) -> list[int]:
    """Those with a weapon that may replace or strengthen the main laser, in dock order; usually nobody."""
    return [robot for robot in g.docks if g.option_count[robot] > 0 and g.is_active(robot) and has_weapon(g, robot)]


def has_weapon(g: Factory, robot: int) -> bool:
    if g.option_of[HIGH_POWER_LASER] == robot and is_high_power_asked(g):
        return True
    return any(IS_WEAPON[option] for option in g.options_of(robot))


def board_hits(g: Factory, hits: list[Hit]) -> None:
    """A beam stops at the first robot on its way, which takes one token for each parallel beam."""
    floor = g.floor
    in_beam = False
    for cell in g.at:
        if cell != NOWHERE and floor.in_beam[cell]:
            in_beam = True
    if not in_beam:
        return
    for laser, cells in enumerate(floor.beams):
        for cell in cells:
            robot = g.robot_on(cell)
            if robot != NOBODY:
                hits.append(Hit(robot, floor.beam_counts[laser], floor.beam_ways[laser], BOARD, False, cells[0]))
                break


def robot_hits(g: Factory, hits: list[Hit]) -> None:
    """Every active robot fires straight ahead; those that are powered down do not."""
    for robot in g.docks:
        if not g.is_active(robot):
            continue
        way = g.facing[robot]
        if fires_main_laser(g, robot) and is_somebody_ahead(g, g.at[robot], way):
            tokens = shots(g, robot) * (2 if g.option_of[DOUBLE_BARRELED_LASER] == robot else 1)
            for other in line_of_fire(g, robot, way, fires_through(g, robot)):
                hits.append(Hit(other, tokens, way, robot, True))
        if g.option_of[REAR_FIRING_LASER] == robot:
            for other in line_of_fire(g, robot, (way + 2) % 4, False):
                hits.append(Hit(other, shots(g, robot), (way + 2) % 4, robot, False))


def is_somebody_ahead(g: Factory, cell: int, way: int) -> bool:
    """Whether a robot stands that way in the same row or column, whatever lies between: mostly there is none."""
    width = g.floor.width
    for other in g.at:
        if other == NOWHERE:
            continue
        if way % 2:
            if other // width == cell // width and (other > cell if way == 1 else other < cell):
                return True
        elif other % width == cell % width and (other > cell if way == 2 else other < cell):
            return True
    return False


def shots(g: Factory, robot: int) -> int:
    """How often a damaging laser of a robot fires."""
    return g.course.laser_shots * g.course.variant.shots(g, robot)
