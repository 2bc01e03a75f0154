"""The end of the race: who has won, and the places of the others."""

from paddock.games.roborally import events
from paddock.games.roborally.rules.destruction import take_off_board
from paddock.games.roborally.rules.option_cards import lose_all_options
from paddock.games.roborally.state import NOBODY, OVER, Factory
from paddock.kernel.agenda import Step
from paddock.kernel.table import TOO_LONG

__all__ = ["LookForSurvivors", "check_survivors", "end_race", "finish", "give_last_place", "stop", "win"]


def finish(g: Factory, finished: list[int]) -> None:
    """All flags touched: the next place, shared by those who do it in the same phase (ruling 9).

    The race is over then, unless it goes on for the other places.
    """
    ahead = sum([1 for place in g.place if place > 0])
    g.place = [ahead + 1 if robot in finished else place for robot, place in enumerate(g.place)]
    for robot in finished:
        if g.setup["play_on"]:
            leave(g, robot)
        else:
            events.tell_finished(g, robot)
    if not g.setup["play_on"]:
        end_race(g, "flags")


def leave(g: Factory, robot: int) -> None:
    """A robot that has finished makes room for the others: like one that is out, it keeps no cards and no options."""
    g.announced[robot] = 0
    g.locks[robot] = 0
    take_off_board(g, robot)
    events.tell_finished(g, robot)
    lose_all_options(g, robot)
    g.course.variant.left(g, robot)


class LookForSurvivors(Step[Factory]):
    """After a destruction outside a register phase, which has a moment of its own for it."""

    def run(self, g: Factory) -> None:
        check_survivors(g)


def check_survivors(g: Factory) -> None:
    """The last robot, team or racer in the race wins (ruling 10); alone, a robot races as long as it lives."""
    racers = g.course.variant.racers(g)
    if is_contested(g, racers):
        return
    racing = [robot for robot in range(racers) if g.is_racing(robot)]
    if g.seats == 1 and racing:
        return
    if not racing:
        end_race(g, "flags" if max(g.place) else "all-out")
    else:
        g.course.variant.last_left(g, racing)


def give_last_place(g: Factory, racing: list[int]) -> None:
    """Whoever is left has the next place: the first one, unless others have finished before."""
    ahead = sum([1 for place in g.place if place > 0])
    g.place = [ahead + 1 if robot in racing else place for robot, place in enumerate(g.place)]
    end_race(g, "flags" if ahead else "last-robot")


def is_contested(g: Factory, racers: int) -> bool:
    """Whether more than one team is left, as nearly always."""
    left = NOBODY
    for robot in range(racers):
        if g.is_racing(robot):
            if left not in (NOBODY, g.team_of[robot]):
                return True
            left = g.team_of[robot]
    return False


def win(g: Factory, teams: list[int], reason: str) -> None:
    """Everybody in these teams has won."""
    g.place = [1 if g.team_of[robot] in teams else 0 for robot in range(g.robots)]
    end_race(g, reason)


def end_race(g: Factory, reason: str) -> None:
    """Those without a place are ranked by flags, lives and damage (ruling 11); ties stay ties."""
    merits = [merit(g, robot) for robot in range(g.seats)]
    placed = g.place[: g.seats]
    taken = sum([1 for place in placed if place > 0])
    places: list[int] = []
    for robot, place in enumerate(placed):
        if place == 0:
            better = [other for other in range(g.seats) if placed[other] == 0 and merits[other] > merits[robot]]
            place = taken + 1 + len(better)
        places.append(place)
    g.place = places + g.place[g.seats :]
    g.reason = reason
    g.phase = OVER
    g.end_lane()
    g.settle()
    events.tell_over(g)


def stop(g: Factory) -> None:
    """The race is stopped: all are ranked as they stand."""
    end_race(g, TOO_LONG)


def merit(g: Factory, robot: int) -> int:
    """Flags first, then lives, then as little damage as possible; of a team's robots together.

    The flags are those of its best robot, or those that the team holds.
    """
    flags = g.course.variant.flags_held(g, g.team_of[robot])
    lives = damage = 0
    for other in range(g.robots):
        if g.team_of[other] == g.team_of[robot] and not (other != robot and g.is_blocker(other)):
            flags = max(flags, g.touched[other])
            lives += g.lives[other]
            damage += g.damage[other]
    return flags * 10_000 + lives * 100 - damage
