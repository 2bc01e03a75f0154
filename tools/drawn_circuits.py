"""The circuits of Formula D as the browser draws them: where every space lies along the road.

Spaces of the middle lane are equally long: their number is the measure along the road, from the line on. Fronts of the
other lanes that lie between two of the middle lane share that stretch out evenly.
"""

import json
from typing import Any

from paddock.games.formula_d.circuits import CIRCUITS, Circuit, circuit
from paddock.games.formula_d.circuits.checks import bridge_of
from paddock.games.formula_d.circuits.layout import lay_out
from paddock.games.formula_d.circuits.page import LEFT, MIDDLE, RIGHT

__all__ = ["drawn", "drawn_circuits"]

LANES = (LEFT, MIDDLE, RIGHT)


def drawn_circuits() -> dict[str, str]:
    """The text of each circuit's file, by its name."""
    return {name: text_of(drawn(circuit(name))) for name in CIRCUITS}


def drawn(board: Circuit) -> dict[str, Any]:
    """A circuit's drawing: its curve, its spaces and what is painted on them."""
    page = board.page
    under = bridge_of(board)
    fronts = [with_bridge(fronts_of(board, lane), under) for lane in LANES]
    return {
        "scenery": page.scenery,
        "lane": page.lane_width,
        "centre": [list(point) for point in page.centre],
        "length": board.lengths[MIDDLE - 1] + len(under),
        "bridge": [under.start, under.stop] if under else None,
        "fronts": fronts,
        "corners": [[lane_of_corner(board, at + 1, lane) for lane in LANES] for at in range(len(board.corners))],
        "stops": [corner.stops for corner in board.corners],
        "arrows": arrows(board),
        "grid": [board.name_of(space) for space in board.grid],
        "pit": {
            "lane": page.pit_lane,
            "spaces": page.pit_spaces,
            "boxes": [board.name_of(space) for space in board.boxes],
            "enter": page.pit_enter[-1],
            "exit": page.pit_exit[0],
        },
    }


def fronts_of(board: Circuit, lane: int) -> list[float]:
    """How far along the road each space of a lane ends, without a bridge."""
    lanes = lay_out(board.page).lanes
    middle = [place.place for place in lanes[MIDDLE - 1]]
    if lane == MIDDLE:
        return [float(at + 1) for at in range(len(middle))]
    behind = [sum(1 for other in middle if other < place.place) for place in lanes[lane - 1]]
    shared = {gap: behind.count(gap) for gap in behind}
    found: list[float] = []
    for at, gap in enumerate(behind):
        found.append(gap + (at - behind.index(gap) + 1) / (shared[gap] + 1))
    return found


def with_bridge(fronts: list[float], under: range) -> list[float]:
    """Whatever lies for the most part behind a bridge lies farther along the road; none of it lies under it."""
    found: list[float] = []
    rear = 0.0
    for front in fronts:
        if under and (rear + front) / 2 > under.start:
            found.append(round(front + len(under), 3))
        else:
            found.append(round(min(front, under.start) if under else front, 3))
        rear = front
    return found


def lane_of_corner(board: Circuit, corner: int, lane: int) -> list[int]:
    """The first and the last space of a corner in a lane, counted from 1."""
    first = board.firsts[lane - 1]
    spaces = [at + 1 for at in range(board.lengths[lane - 1]) if board.corner_at[first + at] == corner]
    return [spaces[0], spaces[-1]]


def arrows(board: Circuit) -> list[list[int]]:
    """The steps that lead sideways in corners: there they are painted."""
    found: list[list[int]] = []
    for space in range(board.track):
        for step in (board.left[space], board.right[space]):
            if step >= 0 and board.corner_at[space] > 0:
                found.append([board.name_of(space), board.name_of(step)])
    return found


def text_of(drawing: dict[str, Any]) -> str:
    """A key a line, so that a change can be read."""
    lines = [f'  "{key}": {json.dumps(value, separators=(",", ":"))}' for key, value in drawing.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
