"""Step 6: slipstream."""

from typing import Any, Final

from paddock.games.heat.choices import DONE, LONGER, SLIPSTREAM
from paddock.games.heat.rules.movement import landing, move
from paddock.games.heat.rules.preview import preview
from paddock.games.heat.rules.weather import no_slipstream_from, sector_bonus
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import SLIPSTREAM_BONUS, amount
from paddock.kernel.agenda import Question, Step

__all__ = ["Slipstream", "TakeSlipstream", "can_slipstream", "car_in_reach", "slipstream_spaces", "spaces_of"]

SLIPSTREAM_SPACES: Final = 2


class Slipstream(Step[Race]):
    """Behind or beside another car, the driver may be carried two spaces on, once; it does not change the speed."""

    def run(self, g: Race) -> None:
        if can_slipstream(g, g.cars[self.seat]):
            g.then(TakeSlipstream(self.seat))


class TakeSlipstream(Question[Race]):
    """Go along, or stay."""

    def options(self, g: Race) -> list[int]:
        return [DONE, *[choice_of(spaces) for spaces in slipstream_spaces(g, g.cars[self.seat])]]

    def answer(self, g: Race, choice: int) -> None:
        if choice != DONE:
            g.towed_from = g.cars[self.seat].at
            move(g, self.seat, spaces_of(choice), "slipstream")

    def kind(self) -> str:
        return "slipstream"

    def details(self, g: Race) -> dict[str, Any]:
        return {"speed": g.cars[self.seat].speed}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        if choice == DONE:
            return {"kind": "stay", **preview(g, self.seat, 0, 0)}
        spaces = spaces_of(choice)
        return {"kind": "slipstream", "spaces": spaces, **preview(g, self.seat, spaces, 0)}


def can_slipstream(g: Race, car: Car) -> bool:
    """Another car is beside or in front, the weather lets one go, and there is somewhere to go."""
    if not car_in_reach(g, car, car.at) or no_slipstream_from(g, car.at):
        return False
    return len(slipstream_spaces(g, car)) > 0


def slipstream_spaces(g: Race, car: Car) -> list[int]:
    """How far the slipstream may carry the car: not over the last finish line, and not if there is no room to move.

    Every bonus is taken as a whole or left out.
    """
    lengths = [SLIPSTREAM_SPACES]
    bonuses = slipstream_bonuses(g, car, car.at)
    for bonus in bonuses:
        lengths += [spaces + bonus for spaces in lengths if spaces + bonus not in lengths]
    if bonuses:
        lengths.sort()
    found: list[int] = []
    for spaces in lengths:
        if car.at + spaces < g.finish and landing(g, car, car.at + spaces) > car.at:
            found.append(spaces)
    return found


def slipstream_bonuses(g: Race, car: Car, at: int) -> list[int]:
    """The extra spaces on the cards in play, and those of the sector from which the slipstream starts."""
    found = [amount(card, SLIPSTREAM_BONUS) for card in car.played if amount(card, SLIPSTREAM_BONUS)]
    bonus = sector_bonus(g, at)
    return [*found, bonus] if bonus else found


def choice_of(spaces: int) -> int:
    return SLIPSTREAM if spaces == SLIPSTREAM_SPACES else LONGER + spaces - SLIPSTREAM_SPACES


def spaces_of(choice: int) -> int:
    return SLIPSTREAM_SPACES if choice == SLIPSTREAM else SLIPSTREAM_SPACES + choice - LONGER


def car_in_reach(g: Race, car: Car, at: int) -> bool:
    """Another car on either spot of that space or of the one in front; lapped and lapping cars count."""
    spaces = g.circuit.spaces
    for other in g.field:
        if (other.at - at) % spaces <= 1 and other.place == 0 and other is not car:
            return True
    return False
