"""Optional rule: what tyres do when the roll is driven: they slide on in the rain, or carry the car a space further."""

from typing import Final

from paddock.games.formula_d.choices import MOST_SLIPS
from paddock.games.formula_d.rules.moving import Drive
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.road import offers_of
from paddock.games.formula_d.rules.slipstream import Carry
from paddock.games.formula_d.rules.tyres import bonus, slide
from paddock.games.formula_d.state import Car, Race
from paddock.kernel.agenda import Step

__all__ = ["TakeBonus", "tyres_go_on"]

SLIDE_MOVE: Final = 1


class TakeBonus(Carry):
    """Fresh soft tyres carry the car a space (n) further, or not."""

    def kind(self) -> str:
        return "bonus"


def tyres_go_on(g: Race, car: Car, after: Step[Race]) -> bool:
    """Whether the tyres do something, once in a move; a step follows it."""
    if g.slid or not (slides(g, car, after) or carries_on(g, car, after)):
        return False
    g.slid = True
    return True


def slides(g: Race, car: Car, after: Step[Race]) -> bool:
    """In the rain, after a space of a corner."""
    spaces = slide(g, car)
    if spaces and g.bent:
        g.then(Drive(car.seat, spaces, SLIDE_MOVE), after)
        return True
    return False


def carries_on(g: Race, car: Car, after: Step[Race]) -> bool:
    """On fresh soft tyres, but not on the way out of the pits."""
    spaces = bonus(g, car)
    if not spaces or g.began >= g.circuit.track:
        return False
    purse = purse_of(g, car)
    purse.brakes = 0  # a space that nobody has to take is not braked away
    offers = offers_of(g, car, spaces, purse, 0, MOST_SLIPS)
    if offers:
        g.offers = offers
        g.then(TakeBonus(car.seat, spaces), after)
        return True
    return False
