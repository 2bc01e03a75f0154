"""Step 5: cooldowns of all sources, and what they can still fetch from the hand."""

from paddock.games.heat.rules.decks import heat_in
from paddock.games.heat.rules.movement import landing
from paddock.games.heat.rules.weather import may_not_cool, weather_cools
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import AMOUNTS, COOLDOWN, SYMBOLS

__all__ = ["could_fetch", "heat_to_cool", "least_part", "may_move", "must_cool", "own_cooldowns", "stop_cooling"]


def heat_to_cool(g: Race, car: Car) -> int:
    """The Heat in hand that may be cooled down where the car stands."""
    return 0 if may_not_cool(g, car.at) else heat_in(car.hand)


def own_cooldowns(car: Car) -> int:
    """What the cooldowns of gear, adrenaline and cards in play may still move."""
    left = car.cooldown + (1 if car.adrenaline_cooldown else 0)
    for mark in car.symbols:
        if mark % SYMBOLS == COOLDOWN:
            left += AMOUNTS[mark]
    return left


def could_fetch(g: Race, car: Car) -> int:
    """The Heat that all cooldowns together, that of the weather among them, can still bring into the engine."""
    left = own_cooldowns(car) + (1 if weather_cools(g, car) else 0)
    return min(left, heat_to_cool(g, car))


def must_cool(car: Car, due: int) -> bool:
    """Whether the driver has counted on cooldowns for Heat that is due and that the engine does not hold yet."""
    return car.counts_on_cooling and due > car.heat


def least_part(car: Car, due: int, most: int) -> int:
    """A cooldown may be used in part, but not by who counts on it to pay the Heat that is due."""
    return max(1, most) if must_cool(car, due) else 1


def may_move(g: Race, car: Car, due: int, spaces: int) -> bool:
    """Ruling 9.4.2: who counts on cooldowns does not move to where nobody cools down before the Heat is there."""
    return not must_cool(car, due) or not may_not_cool(g, landing(g, car, car.at + spaces))


def stop_cooling(g: Race, car: Car) -> None:
    """No cooldown of any source is left in this turn."""
    car.cooldown = 0
    car.adrenaline_cooldown = False
    car.cooled_sectors = (1 << g.circuit.corners) - 1
    car.symbols = [mark for mark in car.symbols if mark % SYMBOLS != COOLDOWN]
