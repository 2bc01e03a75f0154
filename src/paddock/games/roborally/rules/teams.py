"""Courses for teams: two sides, or partners who sit opposite each other; a team wins together."""

from paddock.games.roborally.rules.ending import win
from paddock.games.roborally.rules.variant import Variant
from paddock.games.roborally.state import Factory

__all__ = ["OneForAll", "Partners", "TeamRace", "WarZone"]


class TeamRace(Variant):
    """Two teams that sit in turn. The first of them to touch all flags, or the last with a robot, has won."""

    def team(self, g: Factory, seat: int) -> int:
        return seat % 2

    def flags_touched(self, g: Factory, finished: list[int]) -> None:
        if finished:
            win(g, [g.team_of[robot] for robot in finished], "team-flags")

    def last_left(self, g: Factory, racing: list[int]) -> None:
        win(g, [g.team_of[racing[0]]], "last-team")


class Partners(TeamRace):
    """Tandem Carnage: partners sit opposite each other, and touch the flags together."""

    def team(self, g: Factory, seat: int) -> int:
        return seat % (g.seats // 2)

    def credited(self, g: Factory, robot: int) -> list[int]:
        return [other for other in range(g.robots) if g.team_of[other] == g.team_of[robot]]


class OneForAll(TeamRace):
    """All for One: one robot of a team has to touch all flags."""


class WarZone(TeamRace):
    """No flags: the team that outlives the other has won."""

    def may_touch(self, g: Factory, robot: int) -> bool:
        return False
