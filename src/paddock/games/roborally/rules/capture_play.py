"""Capture the Flag: placing the teams, catching robots, carrying flags, winning."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.choices import HOME, PLACE, WAY
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.arm import flags_at_hand
from paddock.games.roborally.rules.capture import is_at_home, put_flag_down
from paddock.games.roborally.rules.destruction import take_off_board
from paddock.games.roborally.rules.ending import win
from paddock.games.roborally.rules.sight import is_in_sight
from paddock.games.roborally.state import NOBODY, Factory, changed
from paddock.kernel.agenda import Question, Step

__all__ = [
    "CAUGHT",
    "ChooseHome",
    "FaceAtHome",
    "PlaceAtHome",
    "PlaceTeams",
    "capture_and_carry",
    "check_capture",
    "ways_at_home",
]

CAUGHT: Final = 100  # added to a robot in the list of wrecks that was caught, not destroyed
BACK_ROWS: Final = 6
SIDE: Final = 12


class PlaceTeams(Step[Factory]):
    """The winner of a coin toss picks its home board and places its robots; then the other team does."""

    def run(self, g: Factory) -> None:
        first = g.roll(2)
        own = [robot for robot in g.docks if g.team_of[robot] == first]
        others = [robot for robot in g.docks if g.team_of[robot] != first]
        placing: list[Step[Factory]] = [PlaceAtHome(g.seat_of[robot], robot) for robot in own + others]
        g.then(ChooseHome(g.seat_of[own[0]], first), *placing)


class ChooseHome(Question[Factory]):
    """One of the two boards."""

    def options(self, g: Factory) -> list[int]:
        return [HOME, HOME + 1]

    def answer(self, g: Factory, choice: int) -> None:
        home = choice - HOME
        g.homes = [home, 1 - home] if self.n == 0 else [1 - home, home]
        events.tell_home(g, self.seat, self.n)

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        return {"kind": "home", "card": g.floor.placed[choice - HOME].board.name}


class PlaceAtHome(Question[Factory]):
    """A cell in the six rows of the home board that are farthest from the other one, not a pit."""

    def options(self, g: Factory) -> list[int]:
        found: list[int] = []
        for place in range(BACK_ROWS * SIDE):
            cell = back_cell(g, self.n, place)
            if not g.floor.pit[cell] and g.robot_on(cell) == NOBODY and ways_at_home(g, self.n, cell):
                found.append(PLACE + place)
        return found

    def answer(self, g: Factory, choice: int) -> None:
        cell = back_cell(g, self.n, choice - PLACE)
        g.at[self.n] = cell
        if g.turn == 0:
            g.archive = changed(g.archive, self.n, cell)
        g.then(FaceAtHome(self.seat, self.n))

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        cell = back_cell(g, self.n, choice - PLACE)
        return {"kind": "place", "column": g.column(cell) + 1, "row": g.row(cell) + 1, **events.cell_data(g, cell)}


class FaceAtHome(Question[Factory]):
    """Any way, but not towards an enemy at most three cells away."""

    def options(self, g: Factory) -> list[int]:
        return [WAY + way for way in ways_at_home(g, self.n, g.at[self.n])]

    def answer(self, g: Factory, choice: int) -> None:
        g.facing[self.n] = choice - WAY
        events.tell_placed(g, self.n)

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        return {"kind": "face", "way": events.WAYS[choice - WAY]}

    def why_not(self, g: Factory, choice: int) -> str:
        return "faces-a-robot" if WAY <= choice < WAY + 4 else "not-an-option"


def back_cell(g: Factory, robot: int, place: int) -> int:
    """The cells of the back rows, column by column from the far edge."""
    column = place // SIDE
    home = g.floor.placed[g.homes[g.team_of[robot]]]
    if home.x > 0:
        column = g.floor.width - 1 - column
    return (place % SIDE) * g.floor.width + column


def ways_at_home(g: Factory, robot: int, cell: int) -> list[int]:
    enemies = [g.at[other] for other in range(g.robots) if g.team_of[other] != g.team_of[robot]]
    return [way for way in range(4) if not is_in_sight(g.floor, cell, way, enemies)]


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
