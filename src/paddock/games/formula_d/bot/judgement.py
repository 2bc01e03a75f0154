"""What gears and moves are worth: where they lead, what they cost, and what may go wrong."""

from typing import Final

from paddock.games.formula_d.bot.standing import (
    BOX_STOP,
    FAR_BEHIND,
    LANE_SPEED,
    SPUN,
    laps_left,
    loss_of,
    point_worth,
    turns_from,
    wear_worth,
)
from paddock.games.formula_d.dice import BLACK, chances, highest
from paddock.games.formula_d.offer import FINISH, INTO_BOX, Offer
from paddock.games.formula_d.rules.checks import fails_up_to
from paddock.games.formula_d.rules.gears import price_of
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.road import numbers_of, ways_of
from paddock.games.formula_d.state import BODY, BRAKES, ENGINE, GEARBOX, ON_TRACK, POOL, SUSPENSION, TYRES, Car, Race

__all__ = ["gear_score", "offer_score", "stay_score"]

HOT_CHANCE: Final = 0.1  # of the number that heats engines, in fifth and sixth gear
TOW: Final = 0.12  # the hope of a slipstream


def offer_score(g: Race, car: Car, offer: Offer, gear: int) -> float:
    """Minus the turns that the car is from home after such a move, its price and its dangers counted in."""
    board = g.circuit
    lines = car.lines
    if offer.kind == FINISH:
        return 2.0 - price_of_offer(g, car, offer, 0.0) - dangers(g, car, offer, 0.0)
    if offer.end >= board.track:
        return pit_score(g, car, offer)
    if car.at >= board.track or board.order[offer.end] < board.order[car.at]:
        lines += 1
    laps = laps_left(g, car, offer.end, lines)
    corner = board.corner_at[offer.end]
    made = 0
    if corner and offer.missed == 0:
        made = car.stops if corner == board.corner_at[car.at] else 0
        made = min(made + 1, board.stops[corner])
    turns = turns_from(g, offer.end, made, gear, lines)
    if offer.spins:
        turns += SPUN
    return -turns - price_of_offer(g, car, offer, laps) - dangers(g, car, offer, laps)


def pit_score(g: Race, car: Car, offer: Offer) -> float:
    """The way through the pits, and what fresh tyres are worth there."""
    board = g.circuit
    out = board.pit_exit[0]
    lines = car.lines + 1
    laps = laps_left(g, car, out, lines)
    turns = turns_from(g, out, 0, 4, lines) + (board.spaces - offer.end) / LANE_SPEED
    fresh = wear_worth(TYRES, car.full[TYRES], laps) - wear_worth(TYRES, car.wear[TYRES], laps)
    if offer.kind == INTO_BOX:
        return fresh - turns - BOX_STOP
    if car.pit > 1:  # the box is behind it
        return -turns
    return fresh - turns - BOX_STOP - 0.4


def price_of_offer(g: Race, car: Car, offer: Offer, laps: float) -> float:
    """The wear that it costs."""
    total = 0.0
    if offer.brakes:
        total += loss_of(g, car, BRAKES, offer.brakes, laps)
    tyres = offer.tyres + offer.price
    if tyres:
        total += loss_of(g, car, TYRES, tyres, laps)
    return total


def dangers(g: Race, car: Car, offer: Offer, laps: float) -> float:
    """Debris on the way, and cars beside its end."""
    total = 0.0
    if offer.marks:
        total += len(offer.marks) * risk(g, car, SUSPENSION, laps)
    if offer.kind == 0:
        beside = cars_beside(g, car, offer.end)
        if beside:
            total += beside * risk(g, car, BODY, laps)
    return total


def risk(g: Race, car: Car, part: int, laps: float) -> float:
    """What a check costs on average."""
    chance = fails_up_to(g, part) / BLACK
    points = car.wear[POOL if g.beginner else part]
    if points <= 1:
        return chance * FAR_BEHIND
    return chance * point_worth(part, points, laps)


def cars_beside(g: Race, car: Car, end: int) -> int:
    board = g.circuit
    ahead = board.ahead[end]
    beside = board.beside[end]
    found = 0
    for other in g.cars:
        if other.at >= 0 and other is not car and other.pit == ON_TRACK and (other.at == ahead or other.at in beside):
            found += 1
    return found


def stay_score(g: Race, car: Car) -> float:
    """To decline three more spaces."""
    stays = Offer(car.at, 0, [], 0, 0, 0, 0, g.over, g.missed, g.over, False, [])
    return offer_score(g, car, stays, car.gear)


def gear_score(g: Race, car: Car, gear: int) -> float:
    """Over all faces of the die the best end of each, less the price of the shift."""
    cost = price_of(g, car, gear)
    ways = ways_of(g, car, highest(gear))
    purse = purse_of(g, car)
    purse.brakes -= cost[1]
    if purse.is_pool:
        purse.tyres -= cost[0]
    total = 0.0
    for number, chance in chances(gear):
        best = -2 * FAR_BEHIND - 40.0
        for offer in numbers_of(g, ways, number, purse):
            best = max(best, offer_score(g, car, offer, gear))
        total += chance * best
    laps = laps_left(g, car, car.at if car.at < g.circuit.track else g.circuit.pit_enter[-1], car.lines)
    if cost[0]:
        total -= shift_loss(g, car, cost, laps)
    if gear > 4:
        total -= HOT_CHANCE * risk(g, car, ENGINE, laps)
    return total


def shift_loss(g: Race, car: Car, cost: list[int], laps: float) -> float:
    if g.beginner:
        return loss_of(g, car, TYRES, cost[0], laps)
    lost = loss_of(g, car, GEARBOX, cost[0], laps) + loss_of(g, car, BRAKES, cost[1], laps)
    return lost + loss_of(g, car, ENGINE, cost[2], laps)
