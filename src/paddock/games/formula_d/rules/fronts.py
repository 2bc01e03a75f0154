"""Straights: a move takes the shortest way, without the cars and without those markers that it does not enter.

Whether a step keeps to that is seen from the front of a way: where a car can be by now that began this straight with
it, drove around everything else and entered no other marker. No way may come to a space where its front has been
before. Many ways share a front, for it hangs on the markers that were entered and on nothing else.
"""

from typing import Final

from paddock.games.formula_d.circuits import Circuit
from paddock.kernel.native import i64

__all__ = ["NO_FRONT", "TAKEN", "Fronts"]

TAKEN: Final = -1  # on the road: a car stands there; 0 is free, k the marker number k
NO_FRONT: Final = 0  # in corners and in the pits


class Front:
    """Where the shortest ways are after so many steps, and where ahead of the hindmost of them they have been."""

    def __init__(self, edge: list[int], been: list[int]) -> None:
        self.edge = edge
        self.been = been
        self.reached: list[int] = []  # a step further, cars left out
        self.follows = -1  # the front there if no marker is entered; -1: not worked out yet


class Fronts:
    """All fronts of a search, each once. They have numbers, so that ways can be compared by them."""

    def __init__(self, circuit: Circuit, road: list[int], behind: int) -> None:
        self.circuit = circuit
        self.road = road
        self.behind = behind  # a space that lies behind all others of the search
        self.fronts: list[Front] = []
        self.numbers: dict[tuple[int, ...], int] = {}
        self.entering: dict[int, int] = {}  # by front and marker: the front if it is entered

    def enter(self, space: int) -> int:
        """From a corner or from the pit lane: the shortest way counts from this space on."""
        return self.number_of([space], [space])

    def along(self, begin: int, steps: int, entered: int, at: int) -> int:
        """The front of a way that began before this search: its first space, its length and the markers entered."""
        edge = [begin]
        been = [begin]
        for _ in range(steps):
            reached = self.reach(edge, been)
            been = been + reached
            edge = [space for space in reached if self.road[space] == 0 or entered & (1 << self.road[space] >> 1)]
        return self.number_of(edge if at in edge else [*edge, at], been)

    def leads_to(self, front: int, target: int) -> bool:
        """Whether no shorter way comes to that space."""
        here = self.fronts[front - 1]
        if here.follows < 0:
            self.take_step(here)
        return target in here.reached

    def after(self, front: int, target: int) -> int:
        """The front after a step to that space."""
        here = self.fronts[front - 1]  # its step has been taken, or nobody would know of the target
        if self.road[target] == 0:
            return here.follows
        key = front << 10 | target
        if key not in self.entering:
            edge = [space for space in here.reached if self.road[space] == 0 or space == target]
            self.entering[key] = self.number_of(edge, here.been + here.reached)
        return self.entering[key]

    def take_step(self, front: Front) -> None:
        front.reached = self.reach(front.edge, front.been)
        edge = [space for space in front.reached if self.road[space] == 0]
        front.follows = self.number_of(edge, front.been + front.reached)

    def reach(self, edge: list[int], been: list[int]) -> list[int]:
        """The spaces of the straight to which a step leads for the first time."""
        board = self.circuit
        found: list[int] = []
        for space in edge:
            for target in board.steps[space]:
                if (
                    self.road[target] != TAKEN
                    and board.corner_at[target] == 0
                    and target not in been
                    and target not in found
                ):
                    found.append(target)
        return found

    def number_of(self, edge: list[int], been: list[int]) -> int:
        """The front with this edge; what lies behind it is forgotten."""
        edge.sort()
        order = self.circuit.order
        lap: i64 = self.circuit.lap
        behind: i64 = order[self.behind]
        hindmost: i64 = lap
        for space in edge:
            far: i64 = order[space] - behind
            if far < 0:
                far += lap
            if far < hindmost:
                hindmost = far
        ahead: list[int] = []
        for space in been:
            far = order[space] - behind
            if far < 0:
                far += lap
            if far > hindmost:
                ahead.append(space)
        ahead.sort()
        key = (*edge, TAKEN, *ahead)
        if key not in self.numbers:
            self.fronts.append(Front(edge, ahead))
            self.numbers[key] = len(self.fronts)
        return self.numbers[key]
