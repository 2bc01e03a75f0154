"""Toggle Boggle: the last team to touch a flag controls it."""

from paddock.games.roborally import events
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.ending import win
from paddock.games.roborally.state import Factory, changed

__all__ = ["take_control_of_flags"]


def take_control_of_flags(g: Factory) -> None:
    """A team that controls all flags at once has won."""
    for robot in g.docks:
        if g.at[robot] == NOWHERE or g.at[robot] not in g.flag_at:
            continue
        flag = g.flag_at.index(g.at[robot])
        team = g.team_of[robot]
        if g.holders[flag] != team:
            g.holders = changed(g.holders, flag, team)
            events.tell_toggled(g, robot, flag)
    team = g.holders[0]
    if team >= 0 and g.holders.count(team) == len(g.holders):
        win(g, [team], "control")
