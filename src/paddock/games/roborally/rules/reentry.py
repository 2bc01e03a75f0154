"""Re-entry: destroyed robots return where their archive markers lie."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import SUPERIOR_ARCHIVE
from paddock.games.roborally.choices import RING, WAY
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.damage import DEADLY, lay_random_card, locks_of
from paddock.games.roborally.rules.power_down import AnnouncePowerDown
from paddock.games.roborally.rules.sight import is_in_sight
from paddock.games.roborally.state import CAUGHT, NOBODY, REGISTERS, Factory
from paddock.kernel.agenda import Question, Step

__all__ = ["ChooseCell", "EnterDown", "Face", "ReEnter", "ReEntries"]

RE_ENTRY_DAMAGE: Final = 2
FREE_TOKENS: Final = 4
MOST_RINGS: Final = 5
DISPLACED: Final = 1


class ReEntries(Step[Factory]):
    """Robots with a life left return in the order of their destruction."""

    def run(self, g: Factory) -> None:
        waiting: list[int] = []
        steps: list[Step[Factory]] = []
        for wreck in g.wrecks:
            robot = wreck % CAUGHT
            if g.course.variant.sits_out(g, robot):
                waiting.append(wreck)
            elif g.lives[robot] > 0:
                steps.append(g.course.variant.re_entry(g, robot, wreck >= CAUGHT))
        g.wrecks = waiting
        g.then_all(steps)


class ReEnter(Step[Factory]):
    """On the archive cell, facing any way; if it is taken, on an empty cell next to it."""

    def run(self, g: Factory) -> None:
        robot = self.n
        restore(g, robot)
        cell = g.archive[robot]
        if g.course.power_down:
            g.then(EnterDown(self.seat, robot))
        if g.robot_on(cell) == NOBODY and not g.floor.pit[cell]:
            g.at[robot] = cell
            events.tell_returns(g, robot)
            g.then(Face(self.seat, robot))
        else:
            g.then(ChooseCell(self.seat, robot))


def restore(g: Factory, robot: int) -> None:
    """Two damage, unless a Superior Archive keeps it sound; with old damage registers may lock (ruling 4)."""
    damage = g.damage[robot] + (0 if g.option_of[SUPERIOR_ARCHIVE] == robot else RE_ENTRY_DAMAGE)
    g.damage[robot] = min(damage, DEADLY - 1)
    g.locks[robot] = 0
    register = REGISTERS - 1
    while g.damage[robot] - locks_of(g.locks[robot]) > FREE_TOKENS:
        g.locks[robot] |= 1 << register
        lay_random_card(g, robot, register)
        register -= 1


class ChooseCell(Question[Factory]):
    """An empty cell of the nearest ring around the archive marker that has one; pits are not allowed."""

    def options(self, g: Factory) -> list[int]:
        ring = nearest_ring(g, self.n)
        return [RING + place for place in range(len(ring)) if is_free(g, self.n, ring[place])]

    def answer(self, g: Factory, choice: int) -> None:
        g.at[self.n] = nearest_ring(g, self.n)[choice - RING]
        events.tell_returns(g, self.n)
        g.then(Face(self.seat, self.n, DISPLACED))

    def details(self, g: Factory) -> dict[str, Any]:
        return {"how": g.fates[self.n], **events.whose(g, self.n)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        cell = nearest_ring(g, self.n)[choice - RING]
        return {"kind": "place", "column": g.column(cell) + 1, "row": g.row(cell) + 1, **events.cell_data(g, cell)}


class Face(Question[Factory]):
    """Any way for the robot (n); if it is DISPLACED (m), not towards another one at most three cells away."""

    def options(self, g: Factory) -> list[int]:
        ways = legal_ways(g, self.n, g.at[self.n]) if self.m == DISPLACED else [0, 1, 2, 3]
        return [WAY + way for way in ways]

    def answer(self, g: Factory, choice: int) -> None:
        g.facing[self.n] = choice - WAY
        events.tell_reentered(g, self.n)

    def details(self, g: Factory) -> dict[str, Any]:
        return {"how": g.fates[self.n], **events.whose(g, self.n)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        return {"kind": "face", "way": events.WAYS[choice - WAY]}

    def why_not(self, g: Factory, choice: int) -> str:
        return "faces-a-robot" if WAY <= choice < WAY + 4 else "not-an-option"


class EnterDown(AnnouncePowerDown):
    """The robot may return powered down, to be rid of its damage."""


def nearest_ring(g: Factory, robot: int) -> list[int]:
    """The cells of the first ring with a free one, clockwise from its north-west corner; NOWHERE outside the course."""
    for size in range(1, MOST_RINGS + 1):
        cells = ring_cells(g, g.archive[robot], size)
        for cell in cells:
            if is_free(g, robot, cell):
                return cells
    raise ValueError("no free cell around the archive marker")


def ring_cells(g: Factory, middle: int, size: int) -> list[int]:
    x, y = g.column(middle) - size, g.row(middle) - size
    cells: list[int] = []
    for across, along in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        for _ in range(2 * size):
            cells.append(g.floor.cell_at(x, y))
            x += across
            y += along
    return cells


def is_free(g: Factory, robot: int, cell: int) -> bool:
    """On the course, not a pit, empty, and with a way in which the robot may face."""
    if cell == NOWHERE or g.floor.pit[cell] or g.robot_on(cell) != NOBODY:
        return False
    return len(legal_ways(g, robot, cell)) > 0


def legal_ways(g: Factory, robot: int, cell: int) -> list[int]:
    others = [g.at[other] for other in range(g.robots) if other != robot and g.at[other] != NOWHERE]
    return [way for way in range(4) if not is_in_sight(g.floor, cell, way, others)]
