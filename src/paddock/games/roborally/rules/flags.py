"""Step E: flags are touched, archive markers are moved, and the race may be won."""

from paddock.games.roborally import events
from paddock.games.roborally.cards import MECHANICAL_ARM
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.arm import can_reach
from paddock.games.roborally.rules.ending import check_survivors
from paddock.games.roborally.state import OVER, UNTOUCHED, Factory, changed
from paddock.kernel.agenda import Step

__all__ = ["TouchFlags", "flag_on"]


class TouchFlags(Step[Factory]):
    """Every robot on its next flag has touched it; on any flag or repair site the archive marker is moved."""

    def run(self, g: Factory) -> None:
        g.step = 7
        finished: list[int] = []
        touching: list[int] = []
        boards: list[int] = []
        before = g.touched
        for robot in g.docks:
            cell = g.at[robot]
            if cell == NOWHERE:
                continue
            flag = flag_on(g, cell)
            if flag != UNTOUCHED or g.floor.repair[cell]:
                move_archive(g, robot, cell, flag)
            # Some share their credit, and one flag in a phase is all (ruling 8).
            if g.touched[robot] == before[robot] and touches_next(g, robot, flag):
                touching.append(robot)
                boards.append(g.floor.board_of[cell])
                if touch(g, robot):
                    finished.append(robot)
        g.course.variant.flags_touched(g, finished)
        if g.phase != OVER:
            check_survivors(g)
        if g.phase != OVER:
            g.course.variant.phase_over(g, touching, boards)


def flag_on(g: Factory, cell: int) -> int:
    """The number of the flag on a cell, from 0, or UNTOUCHED."""
    for flag, at in enumerate(g.flag_at):
        if at == cell:
            return flag
    return UNTOUCHED


def move_archive(g: Factory, robot: int, cell: int, flag: int) -> None:
    rides = g.course.variant.carried_with(flag)
    if g.archive[robot] != cell or g.archive_flag[robot] != rides:
        g.archive = changed(g.archive, robot, cell)
        g.archive_flag = changed(g.archive_flag, robot, rides)
        events.tell_archived(g, robot)


def touches_next(g: Factory, robot: int, flag: int) -> bool:
    """Whether the robot stands on its next flag, or reaches it with a Mechanical Arm, and may be credited with it."""
    following = g.touched[robot]
    if following >= len(g.flag_at) or not g.course.variant.may_touch(g, robot):
        return False
    if flag == following:
        return True
    to = g.flag_at[following]
    return g.option_of[MECHANICAL_ARM] == robot and to != NOWHERE and can_reach(g, g.at[robot], to)


def touch(g: Factory, robot: int) -> bool:
    """Credit for one flag; whether it was the last one."""
    touched = g.touched[robot] + 1
    for other in g.course.variant.credited(g, robot):
        g.touched = changed(g.touched, other, touched)
    events.tell_touched(g, robot)
    return touched == len(g.flag_at)
