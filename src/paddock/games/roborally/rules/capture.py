"""Capture the Flag: home boards, flags that are carried, robots that are caught."""

from typing import Any

from paddock.games.roborally import events
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.arm import flags_at_hand
from paddock.games.roborally.rules.destruction import take_off_board
from paddock.games.roborally.rules.ending import win
from paddock.games.roborally.rules.home import PlaceAtHome, PlaceTeams
from paddock.games.roborally.rules.teams import TeamRace
from paddock.games.roborally.state import CAUGHT, NOBODY, Factory, changed
from paddock.kernel.agenda import Step

__all__ = ["CaptureTheFlag", "is_at_home"]


class CaptureTheFlag(TeamRace):
    """The other team's flag is brought home; whoever comes to the enemy's home may be caught there."""

    def take_places(self, g: Factory) -> None:
        """There are no docks."""

    def before_first_turn(self, g: Factory) -> None:
        g.then(PlaceTeams())

    def register_begins(self, g: Factory) -> None:
        g.catchers = [0] * g.robots

    def pushes(self, g: Factory, row: list[int]) -> None:
        note_push(g, row)

    def may_touch(self, g: Factory, robot: int) -> bool:
        """Flags are taken, not touched in order."""
        return False

    def flags_touched(self, g: Factory, finished: list[int]) -> None:
        capture_and_carry(g)

    def flag_marks(self, g: Factory, flag: int) -> dict[str, Any]:
        holder = g.holders[flag]
        team = g.homes.index(flag) if flag in g.homes else None
        return {"carrier": None if holder == NOBODY else holder, "team": team}

    def destroyed(self, g: Factory, robot: int, cell: int) -> None:
        drop_flags(g, robot, cell)

    def turn_ends(self, g: Factory) -> None:
        check_capture(g)

    def re_entry(self, g: Factory, robot: int, is_caught: bool) -> Step[Factory]:
        return PlaceAtHome(g.seat_of[robot], robot) if is_caught else super().re_entry(g, robot, is_caught)


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


def capture_and_carry(g: Factory) -> None:
    """After a register phase: enemies pushed at home are caught; flags are taken up and brought back."""
    catchers = [catcher_of(g, robot) for robot in g.docks]
    for robot, catcher in zip(g.docks, catchers):
        if catcher != NOBODY:
            catch(g, robot, catcher)
    for robot in g.docks:
        if g.at[robot] != NOWHERE:
            touch_one(g, robot)


def catcher_of(g: Factory, robot: int) -> int:
    """The first in dock order of those who pushed it at home and have survived the phase; all are caught at once."""
    if g.at[robot] == NOWHERE:
        return NOBODY
    for other in g.docks:
        if g.catchers[robot] >> other & 1 and g.at[other] != NOWHERE:
            return other
    return NOBODY


def catch(g: Factory, robot: int, catcher: int) -> None:
    """Off the board without the loss of a life; it returns to its home board at the end of the turn."""
    for flag, holder in enumerate(g.holders):
        if holder == robot:
            put_flag_down(g, flag, g.at[robot])
            events.tell_flag_dropped(g, robot, flag)
    cell = g.at[robot]
    take_off_board(g, robot)
    g.wrecks = g.wrecks + [CAUGHT + robot]
    events.tell_caught(g, robot, cell, catcher)


def touch_one(g: Factory, robot: int) -> None:
    """One flag in a register phase, under the robot or else in reach: the first with which something happens."""
    for flag in flags_at_hand(g, robot):
        if touch_flag(g, robot, flag):
            return


def touch_flag(g: Factory, robot: int, flag: int) -> bool:
    """The enemy's flag is picked up; the own one, touched at home, returns to its start. Whether either happened."""
    own = g.floor.board_of[g.course.flags[flag]] == g.homes[g.team_of[robot]]
    if not own:
        g.holders = changed(g.holders, flag, robot)
        g.flag_at = changed(g.flag_at, flag, NOWHERE)
        events.tell_flag_taken(g, robot, flag)
    elif g.flag_at[flag] != g.course.flags[flag] and is_at_home(g, robot, g.at[robot]):
        put_flag_down(g, flag, g.course.flags[flag])
        events.tell_flag_returned(g, robot, flag)
    else:
        return False
    return True


def check_capture(g: Factory) -> None:
    """At the end of a turn a team has won whose robot holds the enemy's flag on its home board."""
    teams: list[int] = []
    for flag, holder in enumerate(g.holders):
        if holder != NOBODY and g.at[holder] != NOWHERE and is_at_home(g, holder, g.at[holder]):
            events.tell_flag_brought(g, holder, flag)
            teams.append(g.team_of[holder])
    if teams:
        win(g, teams, "captured")
