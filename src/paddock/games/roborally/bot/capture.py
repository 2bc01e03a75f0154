"""Capture the Flag for bots: half of a team fetches the flag, the others guard their own."""

from paddock.games.roborally.bot.ways import FAR, distances, distances_to_board
from paddock.games.roborally.courses import CAPTURE
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.capture import is_at_home
from paddock.games.roborally.state import NOBODY, Factory

__all__ = ["capture_targets", "way_home"]


def capture_targets(g: Factory, robot: int) -> list[int]:
    """Whoever carries the flag has only to go home. All on one way would push each other off it."""
    if NOBODY in g.homes:
        return []
    own, other = g.homes[g.team_of[robot]], g.homes[1 - g.team_of[robot]]
    if g.holders[other] == robot:
        return []
    flag = g.flag_at[other]
    if flag != NOWHERE and is_fetcher(g, robot, flag):
        return [flag]
    return guarded(g, robot, own)


def way_home(g: Factory, robot: int) -> list[int]:
    """For every stand the way to the home board; none where nothing has to be brought home."""
    if g.course.goal != CAPTURE or NOBODY in g.homes:
        return []
    return distances_to_board(g.floor, g.homes[g.team_of[robot]])


def is_fetcher(g: Factory, robot: int, flag: int) -> bool:
    """Of a team the half that is nearest to the flag."""
    team = g.robots // 2
    return len(mates_nearer(g, robot, flag)) < (team + 1) // 2


def mates_nearer(g: Factory, robot: int, cell: int) -> list[int]:
    return [mate for mate in g.docks if g.team_of[mate] == g.team_of[robot] and is_nearer(g, mate, robot, cell)]


def is_nearer(g: Factory, robot: int, other: int, cell: int) -> bool:
    """Among equals in dock order."""
    one, two = way_to(g, robot, cell), way_to(g, other, cell)
    return one < two or (one == two and g.docks.index(robot) < g.docks.index(other))


def way_to(g: Factory, robot: int, cell: int) -> int:
    return FAR if g.at[robot] == NOWHERE else distances(g.floor, cell)[g.at[robot] * 4 + g.facing[robot]]


def guarded(g: Factory, robot: int, own: int) -> list[int]:
    """The thief of the own flag, or else the nearest enemy at home that no mate is nearer to: a push catches it."""
    if g.holders[own] != NOBODY:
        return [g.at[g.holders[own]]]
    best = FAR
    found: list[int] = []
    for enemy in g.docks:
        cell = g.at[enemy]
        if is_intruder(g, enemy, robot) and way_to(g, robot, cell) < best and not mates_nearer(g, robot, cell):
            best = way_to(g, robot, cell)
            found = [cell]
    return found


def is_intruder(g: Factory, enemy: int, robot: int) -> bool:
    cell = g.at[enemy]
    return g.team_of[enemy] != g.team_of[robot] and cell != NOWHERE and is_at_home(g, robot, cell)
