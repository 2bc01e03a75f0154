"""Reads a page of a Formula D circuit and says what board follows from it, or in one sentence what is wrong with it.

python tools/check_circuit.py my_circuit.toml
"""

import sys
from pathlib import Path

from paddock.games.formula_d.circuits import BadCircuit, Circuit, make_circuit


def main() -> None:
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_file():
        sys.exit("Name the file of a page: python tools/check_circuit.py my_circuit.toml")
    page = Path(sys.argv[1])
    try:
        print("\n".join(told(make_circuit(page.stem, page.read_text(encoding="utf-8")))))
    except BadCircuit as fault:
        sys.exit(str(fault))


def told(circuit: Circuit) -> list[str]:
    left, middle, right = circuit.lengths
    lines = [f"{circuit.page.title}: {left}-{middle}-{right} spaces, shortest lap {circuit.shortest_lap}"]
    for number, corner in enumerate(circuit.corners, start=1):
        left, middle, right = corner.lengths
        ways = f"{corner.shortest} to {corner.longest} spaces"
        lines.append(f"corner {number} {corner.name}: stops {corner.stops}, lanes {left}-{middle}-{right}, {ways}")
    lines.append("grid: " + " ".join(str(circuit.name_of(space)) for space in circuit.grid))
    return lines


if __name__ == "__main__":
    main()
