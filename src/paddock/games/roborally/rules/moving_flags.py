"""Moving Targets: belts carry the flags as they carry robots."""

from paddock.games.roborally import events
from paddock.games.roborally.floor import EDGE, NOWHERE
from paddock.games.roborally.rules.carrying import STAYS, carried_to
from paddock.games.roborally.state import Factory, changed

__all__ = ["bring_flags_back", "carry_flags"]


def carry_flags(g: Factory, express_only: bool) -> None:
    """Flags are in nobody's way but each other's. One that falls into a pit is gone until the next register phase."""
    floor = g.floor
    riders: list[int] = []
    standing: list[int] = []
    for flag, cell in enumerate(g.flag_at):
        if cell == NOWHERE:
            continue
        if floor.belt[cell] >= 0 and (floor.express[cell] or not express_only):
            riders.append(flag)
        else:
            standing.append(cell)
    targets = carried_to(floor, [g.flag_at[flag] for flag in riders], standing)
    for i, flag in enumerate(riders):
        to = targets[i]
        if to != STAYS:
            put_flag(g, flag, NOWHERE if to == EDGE or floor.pit[to] else to)


def bring_flags_back(g: Factory) -> None:
    """At the beginning of a register phase, flags that fell return to their first cells."""
    for flag, cell in enumerate(g.flag_at):
        if cell == NOWHERE:
            put_flag(g, flag, g.course.flags[flag])


def put_flag(g: Factory, flag: int, cell: int) -> None:
    """Archive markers on a flag go with it, and wait where it will return if it falls."""
    g.flag_at = changed(g.flag_at, flag, cell)
    marker = g.course.flags[flag] if cell == NOWHERE else cell
    for robot in range(g.robots):
        if g.archive_flag[robot] == flag:
            g.archive = changed(g.archive, robot, marker)
    events.tell_flag_moved(g, flag)
