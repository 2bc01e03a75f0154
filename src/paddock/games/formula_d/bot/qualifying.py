"""How a bot drives its lap for the grid: with few rolls, and few spaces too far. Nothing wears, and nobody is near."""

from typing import Final

from paddock.games.formula_d.bot.pace import OUT, lap_pace_of
from paddock.games.formula_d.dice import chances, highest
from paddock.games.formula_d.offer import FINISH, Offer
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.road import numbers_of, ways_of
from paddock.games.formula_d.state import Car, Race

__all__ = ["lap_gear_score", "lap_offer_score", "lap_stay_score"]

VOID: Final = -2 * OUT  # no way out of a corner counts


def lap_gear_score(g: Race, car: Car, gear: int) -> float:
    """Over all faces of the die the best end of each."""
    ways = ways_of(g, car, highest(gear))
    purse = purse_of(g, car)
    total = 0.0
    for number, chance in chances(gear):
        best = VOID
        for offer in numbers_of(g, ways, number, purse):
            best = max(best, lap_offer_score(g, car, offer, gear))
        total += chance * best
    return total


def lap_offer_score(g: Race, car: Car, offer: Offer, gear: int) -> float:
    """Minus the points that the lap still costs after such a move, its own spaces too far counted in."""
    if offer.kind == FINISH:
        return -float(offer.price)
    board = g.circuit
    lines = car.lines + (1 if board.order[offer.end] < board.order[car.at] else 0)
    corner = board.corner_at[offer.end]
    made = 0
    if corner and offer.missed == 0:
        made = car.stops if corner == board.corner_at[car.at] else 0
        made = min(made + 1, board.stops[corner])
    return -lap_pace_of(board).turns_left(offer.end, made, gear, 1 - lines) - offer.price


def lap_stay_score(g: Race, car: Car) -> float:
    """Without another space."""
    price = g.over * purse_of(g, car).factor
    return lap_offer_score(g, car, Offer(car.at, 0, [], 0, 0, 0, 0, g.over, g.missed, price, False, []), car.gear)
