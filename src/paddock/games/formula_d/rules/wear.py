"""Wear points: what a car has left of each part. Beginners have one pool for all."""

from paddock.games.formula_d.state import BRAKES, POOL, TYRES, Car, Race

__all__ = ["lose", "spend"]


def lose(g: Race, car: Car, part: int, points: int) -> None:
    """Points of a part are gone."""
    left = car.wear[:]
    left[POOL if g.beginner else part] -= points
    car.wear = left


def spend(g: Race, car: Car, brakes: int, tyres: int) -> None:
    """Brakes and tyres at once, as emergency braking costs them."""
    left = car.wear[:]
    left[POOL if g.beginner else BRAKES] -= brakes
    left[TYRES] -= tyres
    car.wear = left
