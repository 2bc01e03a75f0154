"""Step E: flags are touched, archive markers are moved, and the race may be won."""

from paddock.games.roborally import events
from paddock.games.roborally.cards import MECHANICAL_ARM
from paddock.games.roborally.courses import BLOCKERS, CAPTURE, PAIRS, RACE, SUPERBOT, TEAMS, TOGGLE
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.arm import can_reach
from paddock.games.roborally.rules.capture_play import capture_and_carry
from paddock.games.roborally.rules.ending import check_survivors, finish, win
from paddock.games.roborally.rules.toggle import take_control_of_flags
from paddock.games.roborally.rules.turning_boards import toss_for_turns
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
            # Partners share their credit, and one flag in a phase is all (ruling 8).
            if g.touched[robot] == before[robot] and touches_next(g, robot, flag):
                touching.append(robot)
                boards.append(g.floor.board_of[cell])
                if touch(g, robot):
                    finished.append(robot)
        if g.course.goal == CAPTURE:
            capture_and_carry(g)
        elif g.course.goal == TOGGLE:
            take_control_of_flags(g)
        elif finished:
            won_by(g, finished)
        if g.phase != OVER:
            check_survivors(g)
        if g.phase != OVER and g.course.has("turning_boards"):
            toss_for_turns(g, touching, boards)


def flag_on(g: Factory, cell: int) -> int:
    """The number of the flag on a cell, from 0, or UNTOUCHED."""
    for flag, at in enumerate(g.flag_at):
        if at == cell:
            return flag
    return UNTOUCHED


def move_archive(g: Factory, robot: int, cell: int, flag: int) -> None:
    rides = flag if g.course.moving_flags else UNTOUCHED
    if g.archive[robot] != cell or g.archive_flag[robot] != rides:
        g.archive = changed(g.archive, robot, cell)
        g.archive_flag = changed(g.archive_flag, robot, rides)
        events.tell_archived(g, robot)


def touches_next(g: Factory, robot: int, flag: int) -> bool:
    """Whether the robot stands on its next flag, or reaches it with a Mechanical Arm, and may be credited with it."""
    following = g.touched[robot]
    if following >= len(g.flag_at) or not may_touch(g, robot):
        return False
    if flag == following:
        return True
    to = g.flag_at[following]
    return g.option_of[MECHANICAL_ARM] == robot and to != NOWHERE and can_reach(g, g.at[robot], to)


def may_touch(g: Factory, robot: int) -> bool:
    goal = g.course.goal
    if goal == SUPERBOT:
        return robot == g.superbot
    if goal == BLOCKERS:
        return not g.is_blocker(robot)
    return goal in (RACE, PAIRS, TEAMS)


def touch(g: Factory, robot: int) -> bool:
    """Credit for one flag, for partners together; whether it was the last one."""
    touched = g.touched[robot] + 1
    for other in range(g.robots):
        if other == robot or (g.course.goal == PAIRS and g.team_of[other] == g.team_of[robot]):
            g.touched = changed(g.touched, other, touched)
    events.tell_touched(g, robot)
    return touched == len(g.flag_at)


def won_by(g: Factory, finished: list[int]) -> None:
    if g.course.goal in (PAIRS, TEAMS):
        win(g, [g.team_of[robot] for robot in finished], "team-flags")
    else:
        finish(g, finished)
