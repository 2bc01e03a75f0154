"""What a car can pay with."""

from paddock.games.formula_d.rules.offers import Purse
from paddock.games.formula_d.rules.tyres import price_factor
from paddock.games.formula_d.state import BRAKES, POOL, QUALIFY, TYRES, Car, Race

__all__ = ["purse_of"]


def purse_of(g: Race, car: Car) -> Purse:
    """Brakes and tyres; a beginner's pool; nothing at all in qualifying."""
    if g.beginner:
        purse = Purse(0, car.wear[POOL], 1, True, False)
    else:
        purse = Purse(car.wear[BRAKES], car.wear[TYRES], price_factor(g, car), False, g.strict_tyres)
    purse.is_free = g.phase == QUALIFY
    purse.is_spent = g.nitro
    return purse
