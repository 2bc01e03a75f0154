"""Capture the Flag: the teams choose their home boards and place their robots there."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.choices import HOME, PLACE, WAY
from paddock.games.roborally.rules.sight import is_in_sight
from paddock.games.roborally.state import NOBODY, Factory, changed
from paddock.kernel.agenda import Question, Step

__all__ = ["ChooseHome", "FaceAtHome", "PlaceAtHome", "PlaceTeams", "back_cell"]

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
