"""Capture the Flag: home boards, flags that are carried, robots that are caught."""

from paddock.games.roborally import events
from paddock.games.roborally.state import NOBODY, Factory, changed

__all__ = ["drop_flags", "is_at_home", "note_push", "put_flag_down"]


def is_at_home(g: Factory, robot: int, cell: int) -> bool:
    """Whether a cell lies on the home board of the robot's team."""
    return g.floor.board_of[cell] == g.homes[g.team_of[robot]]


def note_push(g: Factory, row: list[int]) -> None:
    """Whoever is at home and pushes an enemy will catch it. A carrier that is pushed away from home drops its flag."""
    robot, other = row[0], row[1]
    if is_at_home(g, robot, g.at[robot]) and g.team_of[other] != g.team_of[robot]:
        g.catchers = changed(g.catchers, other, g.catchers[other] | 1 << robot)
    for pushed in row[1:]:
        if not is_at_home(g, pushed, g.at[pushed]):
            drop_flags(g, pushed, g.at[pushed])


def drop_flags(g: Factory, robot: int, cell: int) -> None:
    """The flag is left where its carrier stood, at the edge on its last cell; out of a pit it returns to its start."""
    for flag, holder in enumerate(g.holders):
        if holder == robot:
            put_flag_down(g, flag, g.course.flags[flag] if g.floor.pit[cell] else cell)
            events.tell_flag_dropped(g, robot, flag)


def put_flag_down(g: Factory, flag: int, cell: int) -> None:
    g.holders = changed(g.holders, flag, NOBODY)
    g.flag_at = changed(g.flag_at, flag, cell)
