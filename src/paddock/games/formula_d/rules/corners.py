"""Corners: stops that are made, and what an overshoot costs."""

from paddock.games.formula_d import events
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.wear import lose
from paddock.games.formula_d.state import ON_TRACK, POOL, TYRES, Car, Race

__all__ = ["count_stop", "pay_overshoot"]


def pay_overshoot(g: Race, car: Car) -> None:
    """A tyre for every space beyond the corner; whoever loses the last one spins, and stays on without tyres."""
    if g.over == 0:
        return
    purse = purse_of(g, car)
    price = g.over * purse.factor
    tyres = car.wear[POOL if g.beginner else TYRES]
    spins = purse.spins(tyres, price)
    lose(g, car, TYRES, min(price, tyres))
    events.tell_overshot(g, car, g.over, min(price, tyres))
    if spins:
        car.spun = True
        events.tell_spun(g, car)


def count_stop(g: Race, car: Car) -> None:
    """The end of a move in a corner is a stop, also without having moved; not after an overshoot."""
    corner = g.circuit.corner_at[car.at]
    if corner > 0 and car.pit == ON_TRACK and g.missed == 0:
        if car.stops < g.circuit.stops[corner]:
            car.stops += 1
        events.tell_stop(g, car)
