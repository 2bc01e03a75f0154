"""Toggle Boggle: the last team to touch a flag controls it."""

from typing import Any

from paddock.games.roborally import events
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.arm import flags_at_hand
from paddock.games.roborally.rules.ending import win
from paddock.games.roborally.rules.teams import TeamRace
from paddock.games.roborally.state import NOBODY, Factory, changed

__all__ = ["ToggleBoggle"]


class ToggleBoggle(TeamRace):
    """Flags are controlled, not touched in order. A destroyed robot sits out one full turn."""

    def may_touch(self, g: Factory, robot: int) -> bool:
        return False

    def flags_touched(self, g: Factory, finished: list[int]) -> None:
        take_control_of_flags(g)

    def flag_marks(self, g: Factory, flag: int) -> dict[str, Any]:
        return {"team": None if g.holders[flag] == NOBODY else g.holders[flag]}

    def flags_held(self, g: Factory, team: int) -> int:
        return g.holders.count(team)

    def sits_out(self, g: Factory, robot: int) -> bool:
        return g.wrecked_in[robot] == g.turn


def take_control_of_flags(g: Factory) -> None:
    """A team that controls all flags at once has won."""
    for robot in g.docks:
        if g.at[robot] != NOWHERE:
            touch_one(g, robot, flags_at_hand(g, robot))
    team = g.holders[0]
    if team >= 0 and g.holders.count(team) == len(g.holders):
        win(g, [team], "control")


def touch_one(g: Factory, robot: int, flags: list[int]) -> None:
    """One flag in a register phase: the one under the robot, or the first in reach that is not its team's."""
    team = g.team_of[robot]
    for flag in flags:
        if g.flag_at[flag] == g.at[robot] or g.holders[flag] != team:
            if g.holders[flag] != team:
                g.holders = changed(g.holders, flag, team)
                events.tell_toggled(g, robot, flag)
            return
