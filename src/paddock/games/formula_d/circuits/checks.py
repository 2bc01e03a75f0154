"""Whether a race can be run on a board: each fault is one sentence."""

from typing import Final

from paddock.games.formula_d.circuits.board import Circuit
from paddock.games.formula_d.circuits.page import MIDDLE, BadCircuit
from paddock.games.formula_d.circuits.road import crossing, distance, road

__all__ = ["check"]

NARROWEST: Final = 0.3  # a lane, in lengths of a space
WIDEST: Final = 0.9


def check(circuit: Circuit) -> None:
    check_steps(circuit)
    check_grid(circuit)
    check_pit_lane(circuit)
    check_ways(circuit)
    check_road(circuit)


def check_steps(circuit: Circuit) -> None:
    """Whoever moves gets further ahead: otherwise nobody could say who is in front."""
    for space in range(circuit.track):
        for step in circuit.steps[space]:
            lap = circuit.lap if circuit.crosses_line(space, step) else 0
            if circuit.order[step] + lap <= circuit.order[space]:
                a, b = circuit.name_of(space), circuit.name_of(step)
                raise BadCircuit(f"{circuit.name}: the step from {a} to {b} does not lead further ahead")


def check_grid(circuit: Circuit) -> None:
    """Ten cars line up, each on a space of its own; the last ones may stand in the last corner."""
    last_corner = min([circuit.order[space] for space in range(circuit.track) if is_in_last_corner(circuit, space)])
    for slot, space in enumerate(circuit.grid):
        if space in circuit.grid[:slot]:
            raise BadCircuit(f"{circuit.name}, grid: two slots lie on {circuit.name_of(space)}")
        if circuit.order[space] < last_corner:
            raise BadCircuit(f"{circuit.name}, grid: slot {slot + 1} lies before the last corner: home is too short")


def is_in_last_corner(circuit: Circuit, space: int) -> bool:
    return circuit.corner_at[space] == len(circuit.corners)


def check_pit_lane(circuit: Circuit) -> None:
    """It leaves and joins the outer lane that it runs beside, before and behind the line."""
    page = circuit.page
    for space in circuit.pit_enter + circuit.pit_exit:
        if circuit.lane[space] != page.pit_lane:
            name = circuit.name_of(space)
            raise BadCircuit(f"{circuit.name}, pit: {name} does not lie in lane {page.pit_lane}, beside the pit lane")
    check_row(circuit, "enter", circuit.pit_enter)
    check_row(circuit, "exit", circuit.pit_exit)
    if circuit.order[circuit.pit_enter[-1]] <= circuit.order[circuit.pit_exit[-1]]:
        raise BadCircuit(f"{circuit.name}, pit: the entry must lie before the line and the exit behind it")


def check_row(circuit: Circuit, what: str, spaces: list[int]) -> None:
    for behind, before in zip(spaces, spaces[1:]):
        if circuit.ahead[behind] != before:
            a, b = circuit.name_of(behind), circuit.name_of(before)
            raise BadCircuit(f"{circuit.name}, pit: {what} names {a} and {b}, which do not follow each other")


def check_ways(circuit: Circuit) -> None:
    """Every space can be reached from the grid."""
    reached = set(circuit.grid)
    waiting = circuit.grid[:]
    while waiting:
        for step in circuit.steps[waiting.pop()]:
            if step not in reached:
                reached.add(step)
                waiting.append(step)
    for space in range(circuit.track):
        if space not in reached:
            raise BadCircuit(f"{circuit.name}: no way leads from the grid to {circuit.name_of(space)}")


def check_road(circuit: Circuit) -> None:
    """Spaces look like spaces, and no part of the road lies on another unless there is a bridge."""
    page = circuit.page
    points = road(page.centre, circuit.lengths[MIDDLE - 1] + page.bridge_spaces)
    share = page.lane_width / distance(points[0], points[1])
    if not NARROWEST <= share <= WIDEST:
        wanted = f"{NARROWEST} to {WIDEST} times as wide as a space is long"
        raise BadCircuit(f"{circuit.name}, drawing: a lane must be {wanted}, not {share:.2f} times")
    bridge = bridge_of(circuit)
    found = crossing(points, page.lane_width, bridge)
    if found is not None:
        a, b = drawn_space(circuit, bridge, found[0]), drawn_space(circuit, bridge, found[1])
        raise BadCircuit(f"{circuit.name}, drawing: the road lies on itself at {a} and {b}")


def bridge_of(circuit: Circuit) -> range:
    """The lengths of road under a bridge: there are no spaces on them."""
    page = circuit.page
    if page.bridge_after == 0:
        return range(0)
    first = circuit.firsts[MIDDLE - 1]
    lane = circuit.corner_at[first : first + circuit.lengths[MIDDLE - 1]]
    start = max([at for at, corner in enumerate(lane) if corner == page.bridge_after]) + 1
    return range(start, start + page.bridge_spaces)


def drawn_space(circuit: Circuit, bridge: range, at: int) -> int:
    """The name of the space of the middle lane that lies so many lengths of road behind the line."""
    hidden = len(bridge) if at >= bridge.stop else 0
    return circuit.name_of(circuit.firsts[MIDDLE - 1] + at - hidden)
