"""Whether a race can be run on a board: each fault is one sentence."""

from paddock.games.formula_d.circuits.board import Circuit
from paddock.games.formula_d.circuits.page import BadCircuit

__all__ = ["check"]


def check(circuit: Circuit) -> None:
    check_steps(circuit)
    check_grid(circuit)
    check_pit_lane(circuit)
    check_ways(circuit)


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
