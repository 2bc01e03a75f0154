"""What a choice leads to, before it is made: where a gear's die may carry the car, and what every way costs."""

from typing import Any

from paddock.games.formula_d.dice import BLACK, chances, highest, lowest
from paddock.games.formula_d.offer import KINDS, Offer
from paddock.games.formula_d.rules.checks import fails_up_to
from paddock.games.formula_d.rules.offers import owed_stop
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.road import numbers_of, ways_of
from paddock.games.formula_d.rules.ways import Ways
from paddock.games.formula_d.state import BODY, ON_TRACK, SUSPENSION, Car, Race

__all__ = ["OUTCOMES", "gear_details", "gear_label", "move_details", "move_label", "seats_beside"]

# What the cheapest way of a roll does: on without a stop, to a stop that is owed, by braking, beyond a corner, out.
OUTCOMES = ["on", "stop", "brake", "over", "out"]
MANY = 99


def move_details(g: Race, car: Car, number: int, how: str) -> dict[str, Any]:
    """The number to drive, the corner to be thought of with its stops, and how likely each check costs a point."""
    dangers = {"debris": percent(g, SUSPENSION), "crash": percent(g, BODY)}
    return {"number": number, "how": how, "gear": car.gear, **corner_ahead(g, car), **dangers}


def percent(g: Race, part: int) -> int:
    """How likely the black die costs a point of a part in one check."""
    return 100 * fails_up_to(g, part) // BLACK


def gear_details(g: Race, car: Car) -> dict[str, Any]:
    return {"gear": car.gear, **corner_ahead(g, car)}


def corner_ahead(g: Race, car: Car) -> dict[str, Any]:
    """The corner in which the car stands or to which it comes next, its stops, and how far it is in its own lane."""
    board = g.circuit
    space = car.at if car.at < board.track else board.pit_exit[0]
    far = 0
    while board.corner_at[space] == 0:
        space = board.ahead[space]
        far += 1
    corner = board.corner_at[space]
    return {"corner": corner - 1, "stops": board.stops[corner], "made": car.stops if far == 0 else 0, "far": far}


def move_label(g: Race, car: Car, offer: Offer, number: int) -> dict[str, Any]:
    """A way with its exact price, and what it leads to."""
    board = g.circuit
    corner = board.corner_at[offer.end]
    made = car.stops if corner == board.corner_at[car.at] else 0
    makes = corner > 0 and made < board.stops[corner] and offer.missed == 0
    return {
        "kind": "move",
        "number": number + 1,
        "to": board.name_of(offer.end),
        "path": [board.name_of(space) for space in offer.path],
        "ends": KINDS[offer.kind],
        "spaces": len(offer.path),
        "braked": offer.braked,
        "blocked": offer.blocked,
        "brakes": offer.brakes,
        "tyres": offer.tyres,
        "over": offer.over,
        "price": offer.price,
        "total": offer.total(),
        "spins": int(offer.spins),
        "corner": corner - 1,
        "stop": int(makes),
        "owed": board.stops[corner] - made - (1 if makes else 0) if corner else 0,
        "markers": [board.name_of(space) for space in offer.marks],
        "marked": len(offer.marks),
        "beside": seats_beside(g, car, offer),
    }


def seats_beside(g: Race, car: Car, offer: Offer) -> list[int]:
    """The cars with which a collision is checked if the move ends there."""
    board = g.circuit
    if offer.end >= board.track or offer.kind != 0:
        return []
    near = [board.ahead[offer.end], *board.beside[offer.end]]
    return [other.seat for other in g.cars if other is not car and other.pit == ON_TRACK and other.at in near]


class Landing:
    """A space where a gear's die may end: with which numbers, how likely, and what that costs at least."""

    def __init__(self, price: int) -> None:
        self.price = price
        self.chance = 0.0
        self.rolls: list[int] = []

    def add(self, number: int, chance: float, price: int) -> None:
        self.price = min(self.price, price)
        self.chance += chance
        self.rolls.append(number)


def gear_label(g: Race, car: Car, gear: int, cost: list[int]) -> dict[str, Any]:
    """The range of the die, the price of the shift, and what the numbers bring, each at its cheapest."""
    ways = ways_of(g, car, highest(gear))
    purse = purse_of(g, car)
    purse.brakes -= cost[1]
    if purse.is_pool:
        purse.tyres -= cost[0]
    odds = dict.fromkeys(OUTCOMES, 0.0)
    zone: dict[int, Landing] = {}
    worst = 0
    for number, chance in chances(gear):
        offers = numbers_of(g, ways, number, purse)
        odds[outcome_of(ways, offers)] += chance
        worst = max(worst, offers[0].total() if offers else MANY)
        for end, price in free_ends(offers).items():
            zone.setdefault(end, Landing(price)).add(number, chance, price)
    return {
        "kind": "gear",
        "gear": gear,
        "low": lowest(gear),
        "high": highest(gear),
        "gearbox": cost[0],
        "brakes": cost[1],
        "engine": cost[2],
        **{outcome: round(100 * odds[outcome]) for outcome in OUTCOMES},
        "worst": worst,
        "zone": [
            {
                "space": g.name_of(end),
                "chance": round(100 * landing.chance),
                "price": landing.price,
                "stop": int(landing.price == 0 and owed_stop(ways, end) > 0),
                "rolls": landing.rolls,
            }
            for end, landing in sorted(zone.items())
        ],
    }


def outcome_of(ways: Ways, offers: list[Offer]) -> str:
    if not offers:
        return "out"
    best = offers[0]
    if best.price:
        return "over"
    if best.brakes or best.tyres:
        return "brake"
    return "stop" if owed_stop(ways, best.end) else "on"


def free_ends(offers: list[Offer]) -> dict[int, int]:
    """Where a number may end without braking, and the tyres that it costs at least."""
    found: dict[int, int] = {}
    for offer in offers:
        if not offer.is_braked():
            found[offer.end] = min(offer.price, found.get(offer.end, offer.price))
    return found
