"""The circuits, read from ``data/circuits``: laps, spaces, corner lines and their limits."""

import tomllib
from importlib.resources import files
from typing import Any, Final

__all__ = ["CIRCUITS", "GRID_SLOTS", "Circuit", "circuit", "make_circuit"]

GRID_SLOTS: Final = 8


class Circuit:
    """A track of spaces with two spots each. Progress counts spaces from the start line, on and on over the laps."""

    def __init__(self, name: str, spaces: int, lines: list[int], limits: list[int]) -> None:
        self.name = name
        self.spaces = spaces
        self.lines = lines  # for each corner, the space before which its line lies
        self.limits = limits
        self.corners = len(lines)
        self.laps = 2
        self.heat = 6
        self.stress = 3
        self.legend_lines: list[int] = []
        self.lanes: list[int] = []  # for each corner, the drawn lane of the race line behind it
        self.paces: dict[int, object] = {}  # worked out by bots, for each number of laps
        self.next_corner = [next_corner(lines, space) for space in range(spaces)]

    def next_line(self, progress: int) -> int:
        """The progress of the first corner line in front of a car: crossed by whoever gets there."""
        lap = progress // self.spaces
        space = progress - lap * self.spaces
        corner = self.next_corner[space]
        line = self.lines[corner]
        return lap * self.spaces + line + (self.spaces if line <= space else 0)

    def corner_at(self, line: int) -> int:
        """The corner whose line lies at this progress."""
        return self.lines.index(line % self.spaces)

    def sector(self, progress: int) -> int:
        """The corner behind which a car stands: the way from its line to the next one is a sector."""
        return (self.next_corner[progress % self.spaces] - 1) % self.corners

    def race_line_lane(self, space: int) -> int:
        """The drawn lane of the race line: it may change sides at a corner line."""
        if not self.corners:
            return 1
        return self.lanes[self.next_corner[space] - 1]


def next_corner(lines: list[int], space: int) -> int:
    """The corner whose line comes next for a car on this space."""
    for corner, line in enumerate(lines):
        if line > space:
            return corner
    return 0


def make_circuit(name: str, row: dict[str, Any]) -> Circuit:
    """A circuit from its data, checked."""
    corners: list[dict[str, int]] = row["corners"]
    lines = [corner["line_before"] for corner in corners]
    if lines != sorted(set(lines)) or not lines or lines[0] < 1 or lines[-1] >= row["spaces"]:
        raise ValueError(f"{name}: corner lines must lie one behind the other within the lap")
    circuit = Circuit(name, row["spaces"], lines, [corner["limit"] for corner in corners])
    circuit.laps = row["laps"]
    circuit.heat = row["heat"]
    circuit.stress = row["stress"]
    circuit.legend_lines = [corner["legend_line_before"] for corner in corners]
    circuit.lanes = [corner["race_line_lane"] for corner in corners]
    return circuit


CIRCUITS: Final = ["usa", "great_britain", "italy", "france"]
LOADED: Final[dict[str, Circuit]] = {}


def circuit(name: str) -> Circuit:
    """A circuit by its name, read once."""
    if name not in LOADED:
        text = (files("paddock.games.heat") / "data" / "circuits" / f"{name}.toml").read_text(encoding="utf-8")
        LOADED[name] = make_circuit(name, tomllib.loads(text))
    return LOADED[name]
