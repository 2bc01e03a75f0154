"""Step 6: slipstream."""

from typing import Any, Final

from paddock.games.heat.choices import DONE, SLIPSTREAM
from paddock.games.heat.rules.movement import landing, move
from paddock.games.heat.rules.preview import preview
from paddock.games.heat.state import Car, Race
from paddock.kernel.agenda import Question, Step

__all__ = ["Slipstream", "TakeSlipstream"]

SLIPSTREAM_SPACES: Final = 2


class Slipstream(Step[Race]):
    """Behind or beside another car, the driver may be carried two spaces on, once; it does not change the speed."""

    def run(self, g: Race) -> None:
        if can_slipstream(g, g.cars[self.seat]):
            g.then(TakeSlipstream(self.seat))


class TakeSlipstream(Question[Race]):
    """Go along, or stay."""

    def options(self, g: Race) -> list[int]:
        return [DONE, SLIPSTREAM]

    def answer(self, g: Race, choice: int) -> None:
        if choice == SLIPSTREAM:
            move(g, self.seat, SLIPSTREAM_SPACES, "slipstream")

    def kind(self) -> str:
        return "slipstream"

    def details(self, g: Race) -> dict[str, Any]:
        return {"speed": g.cars[self.seat].speed}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        if choice == DONE:
            return {"kind": "stay", **preview(g, self.seat, 0, 0)}
        return {"kind": "slipstream", "spaces": SLIPSTREAM_SPACES, **preview(g, self.seat, SLIPSTREAM_SPACES, 0)}


def can_slipstream(g: Race, car: Car) -> bool:
    """Another car is beside or in front, the way does not lead over the last finish line, and there is room to move."""
    if car.at + SLIPSTREAM_SPACES >= g.finish or not car_in_reach(g, car, car.at):
        return False
    return landing(g, car, car.at + SLIPSTREAM_SPACES) > car.at


def car_in_reach(g: Race, car: Car, at: int) -> bool:
    """Another car on either spot of that space or of the one in front; lapped and lapping cars count."""
    spaces = g.circuit.spaces
    for other in g.cars:
        if (other.at - at) % spaces <= 1 and other.place == 0 and other is not car:
            return True
    return False
