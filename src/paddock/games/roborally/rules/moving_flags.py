"""Moving Targets: belts carry the flags as they carry robots."""

from paddock.games.roborally import events
from paddock.games.roborally.floor import EDGE, NOWHERE, Floor
from paddock.games.roborally.rules.carrying import STAYS, carried_to
from paddock.games.roborally.rules.variant import Variant
from paddock.games.roborally.state import REGISTERS, Factory, changed

__all__ = ["MovingTargets", "flags_ahead", "flags_back"]


class MovingTargets(Variant):
    """Flags move after the robots, and archive markers on a flag move with it."""

    def register_begins(self, g: Factory) -> None:
        bring_flags_back(g)

    def belts_moved(self, g: Factory, express_only: bool) -> None:
        carry_flags(g, express_only)

    def carried_with(self, flag: int) -> int:
        return flag


def carry_flags(g: Factory, express_only: bool) -> None:
    """Flags are in nobody's way but each other's. One that falls into a pit is gone until the next register phase."""
    for flag, cell in enumerate(carried_flags(g.floor, g.flag_at, express_only)):
        if cell != g.flag_at[flag]:
            put_flag(g, flag, cell)


def carried_flags(floor: Floor, flag_at: list[int], express_only: bool) -> list[int]:
    """Where belts bring the flags; NOWHERE for those that fall."""
    riders: list[int] = []
    standing: list[int] = []
    for flag, cell in enumerate(flag_at):
        if cell == NOWHERE:
            continue
        if floor.belt[cell] >= 0 and (floor.express[cell] or not express_only):
            riders.append(flag)
        else:
            standing.append(cell)
    targets = carried_to(floor, [flag_at[flag] for flag in riders], standing)
    found = flag_at[:]
    for i, flag in enumerate(riders):
        to = targets[i]
        if to != STAYS:
            found[flag] = NOWHERE if to == EDGE or floor.pit[to] else to
    return found


def bring_flags_back(g: Factory) -> None:
    """At the beginning of a register phase, flags that fell return to their first cells."""
    for flag, cell in enumerate(flags_back(g.course.flags, g.flag_at)):
        if cell != g.flag_at[flag]:
            put_flag(g, flag, cell)


def flags_back(first: list[int], flag_at: list[int]) -> list[int]:
    return [first[flag] if cell == NOWHERE else cell for flag, cell in enumerate(flag_at)]


def flags_ahead(g: Factory) -> list[list[int]]:
    """Where the flags will be at the end of each register phase of a turn."""
    found: list[list[int]] = []
    cells = g.flag_at
    for _ in range(REGISTERS):
        cells = carried_flags(g.floor, flags_back(g.course.flags, cells), True)
        cells = carried_flags(g.floor, cells, False)
        found.append(cells)
    return found


def put_flag(g: Factory, flag: int, cell: int) -> None:
    """Archive markers on a flag go with it, and wait where it will return if it falls."""
    g.flag_at = changed(g.flag_at, flag, cell)
    marker = g.course.flags[flag] if cell == NOWHERE else cell
    for robot in range(g.robots):
        if g.archive_flag[robot] == flag:
            g.archive = changed(g.archive, robot, marker)
    events.tell_flag_moved(g, flag)
