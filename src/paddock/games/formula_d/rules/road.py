"""What lies on the road before a car, and the ways it has there.

On a free road the ways are always the same: they are found once for every space and kept with the circuit.
"""

from typing import Final

from paddock.games.formula_d.circuits import Circuit
from paddock.games.formula_d.offer import Offer
from paddock.games.formula_d.rules.before_4 import OffersBefore4, WaysBefore4
from paddock.games.formula_d.rules.offers import Offers, Purse
from paddock.games.formula_d.rules.ways import LANE_WAY, TAKEN, Search, Ways
from paddock.games.formula_d.state import BOX, ENTERING, ON_TRACK, QUALIFY, Car, Race
from paddock.kernel.native import i64

__all__ = ["THINNED_OUT", "numbers_of", "offers_of", "ways_of"]

THINNED_OUT: Final = 4  # since these rules ways and offers are thinned out one by one; before, see ``before_4``
ALIKE: Final = 32  # of ways that differ only in the markers entered, as many as can be offered

TIERS: Final = [2, 4, 8, 12, 20, 30, 39]  # how far ahead ways are kept: as far as the die of each gear goes, and nitro


class FreeRoad:
    """The ways from a space when nobody is near, and the offers that were made of them."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.offers: dict[int, list[Offer]] = {}
        board = ways.search.circuit
        self.reach: list[int] = []  # by length: how far ahead the furthest space lies, as order keys
        self.first_over = len(ways.layers)  # the fewest spaces to an overshoot
        self.first_lane = len(ways.layers)  # the fewest spaces to the pit lane
        far = 0
        for point in range(len(ways.at)):
            length = ways.length[point]
            if ways.missed[point] > 0:
                self.first_over = min(self.first_over, length)
            if ways.kind[point] == LANE_WAY:
                self.first_lane = min(self.first_lane, length)
            elif ways.at[point] < board.track:
                far = max(far, (board.order[ways.at[point]] - board.order[ways.at[0]]) % board.lap)
            while len(self.reach) <= length:
                self.reach.append(far)
            self.reach[length] = far
        while len(self.reach) <= ways.search.most:
            self.reach.append(far)
        for length, target in ways.fatal_steps:  # where a car that stands there is in the way, though no way leads on
            ahead = (board.order[target] - board.order[ways.at[0]]) % board.lap
            for longer in range(length, len(self.reach)):
                self.reach[longer] = max(self.reach[longer], ahead)


FREE_ROADS: Final[dict[str, dict[int, FreeRoad]]] = {}
MANY: Final = 99  # more than anybody is offered
MOST_KEPT: Final = 50_000  # lists of offers, of all circuits together
KEPT: Final = [0]


def free_roads(circuit: Circuit) -> dict[int, FreeRoad]:
    if circuit.name not in FREE_ROADS:
        FREE_ROADS[circuit.name] = {}
    return FREE_ROADS[circuit.name]


def offers_of(g: Race, car: Car, roll: int, purse: Purse, extra: int, most: int) -> list[Offer]:
    """All that a car may choose that has so many spaces to drive; none: it does not survive."""
    free = free_road(g, car, roll)
    if free is None or extra or purse.is_pool or purse.is_free or purse.is_spent:
        ways = free.ways if free is not None else ways_in_traffic(g, car, roll, ALIKE)
        return offers_by(g, ways, roll, purse, extra).sorted_offers(most)
    key = (roll * 32 + purse.brakes) * 32
    if free.first_over <= roll:
        key = (key + purse.tyres + 1) * 8 + purse.factor * 2 + (1 if purse.is_strict else 0)
    else:
        key = key * 8
    if key not in free.offers:
        if KEPT[0] >= MOST_KEPT:
            forget()
        KEPT[0] += 1
        free.offers[key] = offers_by(g, free.ways, roll, purse, 0).sorted_offers(most)
    return free.offers[key]


def numbers_of(g: Race, ways: Ways, roll: int, purse: Purse) -> list[Offer]:
    """All that a number of a gear's die would bring, before it is rolled."""
    return offers_by(g, ways, roll, purse, 0).sorted_offers(MANY)


def offers_by(g: Race, ways: Ways, roll: int, purse: Purse, extra: int) -> Offers:
    if g.rules < THINNED_OUT:
        return OffersBefore4(ways, roll, purse, extra)
    return Offers(ways, roll, purse, extra)


def forget() -> None:
    """So that the memory of a long-running server does not fill with offers."""
    KEPT[0] = 0
    for roads in FREE_ROADS.values():
        for free in roads.values():
            free.offers = {}


def ways_of(g: Race, car: Car, roll: int) -> Ways:
    """The ways of a number that may be rolled: of those that are alike the one with the fewest markers."""
    free = free_road(g, car, roll)
    return free.ways if free is not None else ways_in_traffic(g, car, roll, 1)


def free_road(g: Race, car: Car, roll: int) -> FreeRoad | None:
    """The ways of a free road, or None if somebody or something lies in reach."""
    if car.pit != ON_TRACK or g.missed > 0 or g.phase == QUALIFY or along(g, car) > 0:
        return None
    tier: i64 = 0
    while TIERS[tier] < roll:
        tier += 1
    board = g.circuit
    here = board.order[car.at]
    far = TIERS[tier] * board.longest_step
    ends = 1 if car.lines == g.laps and board.lap - here <= far else 0  # the last line is in reach
    pits = 0  # so are the pits, where every team has another box
    if can_pit(g, car) and (board.order[board.pit_enter[-1]] - here) % board.lap <= far:
        pits = 1 + car.team
    old = 1 if g.rules < THINNED_OUT else 0
    key = ((((car.at * 16 + car.stops) * 2 + ends) * 8 + pits) * 8 + tier) * 2 + old
    roads = free_roads(board)
    if key not in roads:
        search = search_of(g, car, [0] * board.spaces, TIERS[tier])
        roads[key] = FreeRoad(ways_by(g, search))
    free = roads[key]
    return None if is_crowded(g, car, free.reach[roll], free.first_lane <= roll) else free


def is_crowded(g: Race, car: Car, reach: int, through_pits: bool) -> bool:
    """Whether another car or a marker lies so near ahead, or somebody is in the pit lane where the car may turn in."""
    order = g.circuit.order
    lap: i64 = g.circuit.lap
    here: i64 = order[car.at]
    far: i64 = reach
    for other in g.cars:
        if other.at >= 0 and other is not car:
            if other.pit == ON_TRACK:
                ahead: i64 = order[other.at] - here
                if ahead < 0:
                    ahead += lap
                if ahead <= far:
                    return True
            elif through_pits and other.pit != BOX:
                return True
    for space in g.debris:
        ahead = order[space] - here
        if ahead < 0:
            ahead += lap
        if ahead <= far:
            return True
    return False


def can_pit(g: Race, car: Car) -> bool:
    """At the end of every lap but the last, and never before a lap has been driven."""
    return not g.beginner and g.variant.has_pits() and 1 <= car.lines < g.laps and g.phase != QUALIFY


def ways_by(g: Race, search: Search) -> Ways:
    return WaysBefore4(search) if g.rules < THINNED_OUT else Ways(search)


def ways_in_traffic(g: Race, car: Car, roll: int, alike: int) -> Ways:
    board = g.circuit
    road = [0] * board.spaces
    driven = along(g, car)
    begin = g.straight if driven else car.at
    far = (driven + roll) * board.longest_step
    markers = 0
    entered = 0
    for space in g.debris:
        if car.at >= board.track or (board.order[space] - board.order[begin]) % board.lap <= far:
            markers += 1
            road[space] = markers
            if driven and space in g.trail:
                entered |= 1 << markers >> 1
    if g.phase != QUALIFY:
        for other in g.cars:
            if other.at >= 0 and other.pit != BOX and other is not car:
                road[other.at] = TAKEN
    search = search_of(g, car, road, roll)
    search.straight = begin
    search.along = driven
    search.entered = entered
    search.careful = markers > 0 or driven > 0
    search.alike = alike
    return ways_by(g, search)


def along(g: Race, car: Car) -> int:
    """The spaces of this straight that the car has driven before in this move, if it slides or is carried on now."""
    return g.along if g.acting == car.seat else 0


def search_of(g: Race, car: Car, road: list[int], most: int) -> Search:
    search = Search(g.circuit, road, car.at)
    search.made = car.stops
    search.over = g.over
    search.missed = g.missed
    search.qualifies = g.phase == QUALIFY
    search.last_lap = car.lines == (1 if search.qualifies else g.laps)
    search.may_pit = car.pit == ON_TRACK and can_pit(g, car)
    search.in_box = car.pit == BOX
    if search.may_pit or car.pit == ENTERING:
        search.box = g.circuit.boxes[2 * car.team]
    search.most = most
    return search
