"""What a driver may choose after a roll: every place where the move may end, each with its exact price."""

from typing import Final

from paddock.games.formula_d.offer import DRIVE, FINISH, INTO_BOX, WAIT, Offer
from paddock.games.formula_d.rules.ways import BOX_WAY, FAR, FINISH_WAY, LANE_WAY, TRACK_WAY, Ways, count
from paddock.kernel.native import i64

__all__ = [
    "MOST_BLOCKED",
    "Fate",
    "Offers",
    "Purse",
    "fate",
    "owed_stop",
    "table_brakes",
    "table_tyres",
]

MOST_BLOCKED: Final = 6
TABLE_BRAKES: Final = 3
MANY: Final = 1 << 20  # more than there are offers


class Purse:
    """What a car can pay with: brakes and tyres, or a beginner's pool, and what an overshot space costs."""

    def __init__(self, brakes: int, tyres: int, factor: int, is_pool: bool, is_strict: bool) -> None:
        self.brakes = brakes
        self.tyres = tyres  # of a beginner: the pool
        self.factor = factor
        self.is_pool = is_pool
        self.is_strict = is_strict  # the official reading: out when one tyre is missing, but for a car without any
        self.is_free = False  # in qualifying nothing is paid
        self.is_spent = False  # nobody brakes by choice

    def most_brakes(self) -> int:
        return self.tyres - 1 if self.is_pool else self.brakes

    def can_pay(self, brakes: int, tyres: int, price: int) -> bool:
        if self.is_free:
            return brakes == 0
        if self.is_pool:
            return brakes + tyres + price < self.tyres
        return brakes <= self.brakes and tyres <= self.tyres and self.survives(self.tyres - tyres, price)

    def survives(self, tyres: int, price: int) -> bool:
        """An overshoot that is one point too dear is survived with a spin."""
        if self.is_strict and tyres > 0:
            return price <= tyres
        return price <= tyres + 1

    def spins(self, tyres: int, price: int) -> bool:
        """Losing the last tyres in an overshoot spins the car, and so does every further overshoot."""
        return price > 0 and price >= tyres and not self.is_pool and not self.is_free


def table_brakes(blocked: int, is_pool: bool) -> int:
    """Emergency braking: the brakes that so many undriven spaces cost."""
    return blocked if is_pool else min(blocked, TABLE_BRAKES)


def table_tyres(blocked: int, is_pool: bool) -> int:
    """Emergency braking: the tyres that so many undriven spaces cost."""
    return 0 if is_pool else max(0, blocked - TABLE_BRAKES)


class Offers:
    """The offers of one roll, found from the ways: first all, then without those that are never better."""

    def __init__(self, ways: Ways, roll: int, purse: Purse, extra: int = 0) -> None:
        self.ways = ways
        self.roll = roll
        self.purse = purse
        self.extra = extra  # brakes that a slipstream costs which ends in a corner it did not begin in
        self.points: list[int] = []  # of what was found: where it ends and how
        self.kinds: list[int] = []
        self.braked: list[int] = []
        self.blocked: list[int] = []
        self.brakes: list[int] = []  # what each costs
        self.tyres: list[int] = []
        self.spins: list[bool] = []
        self.keys: list[int] = []  # to sort by
        self.find()

    def find(self) -> None:
        self.take_pit_ways()
        braked = 0
        most = 0 if self.purse.is_free or self.purse.is_spent else min(self.roll, self.purse.most_brakes())
        while braked <= most:
            self.brake(braked)
            braked += 1

    def brake(self, braked: int) -> None:
        """What is open to a driver who leaves so many spaces undriven: the whole way, or as far as cars let him."""
        wanted = self.roll - braked
        found = self.take_layer(wanted, braked, 0)
        if braked == 0:
            found = self.take_finishes() or found
        elif not found and self.finishes_within(wanted):
            found = True
        if found or self.ways.fatal <= wanted:
            return
        length = self.longest(wanted)
        if length < 0:
            return
        if self.purse.is_pool or wanted - length <= MOST_BLOCKED:
            self.take_layer(length, braked, wanted - length)

    def take_layer(self, length: int, braked: int, blocked: int) -> bool:
        """All ways on the track of that length; whether there are any, payable or not."""
        ways = self.ways
        if length + 1 >= len(ways.layers):
            return False
        found = False
        point: i64 = ways.layers[length]
        end: i64 = ways.layers[length + 1]
        while point < end:
            if is_on_track(ways, point, length):
                found = True
                self.take(point, DRIVE, braked, blocked)
            point += 1
        return found

    def take_finishes(self) -> bool:
        """Every way over the last line, however far it would have gone."""
        ways = self.ways
        if not ways.search.last_lap:
            return False
        found = False
        point: i64 = 0
        while point < len(ways.at) and ways.length[point] <= self.roll:
            if ways.kind[point] == FINISH_WAY:
                found = True
                self.take(point, FINISH, 0, 0)
            point += 1
        return found

    def finishes_within(self, length: int) -> bool:
        ways = self.ways
        if not ways.search.last_lap:
            return False
        for point in range(len(ways.at)):
            if ways.kind[point] == FINISH_WAY and ways.length[point] <= length:
                return True
        return False

    def take_pit_ways(self) -> None:
        """Into the own box, where the rest of the roll is lost; along the pit lane, or up to a car that waits there."""
        ways = self.ways
        if not ways.search.may_pit and ways.at[0] < ways.search.circuit.track:
            return
        for point in range(len(ways.at)):
            if ways.length[point] > self.roll:
                break
            if ways.kind[point] == BOX_WAY:
                self.take(point, INTO_BOX, 0, 0)
            elif ways.kind[point] == LANE_WAY and ways.length[point] == self.roll:
                self.take(point, DRIVE, 0, 0)
            elif ways.kind[point] == LANE_WAY or (point == 0 and ways.at[0] >= ways.search.circuit.track):
                if not self.goes_on(point):
                    self.take(point, WAIT, 0, 0)

    def goes_on(self, point: int) -> bool:
        """Whether the way leads on from a space of the pit lane."""
        return point in self.ways.before

    def longest(self, most: int) -> int:
        """The most spaces that can be driven on the track."""
        return longest(self.ways, most)

    # ---- prices ----------------------------------------------------------------------------------------------------

    def take(self, point: int, kind: int, braked: int, blocked: int) -> None:
        """An offer, if the car survives it."""
        ways = self.ways
        purse = self.purse
        brakes = self.brakes_of(point, braked, blocked)
        tyres = table_tyres(blocked, purse.is_pool)
        price = ways.over[point] * purse.factor
        if not purse.can_pay(brakes, tyres, price):
            return
        worth = ((brakes + tyres + price) * 64 + count(ways.marks[point])) * 128 + FAR - ways.length[point]
        self.keys.append(self.key_of(worth, ways.at[point]))
        self.points.append(point)
        self.kinds.append(kind)
        self.braked.append(braked)
        self.blocked.append(blocked)
        self.brakes.append(brakes)
        self.tyres.append(tyres + price)
        self.spins.append(purse.spins(purse.tyres - tyres, price))

    def brakes_of(self, point: int, braked: int, blocked: int) -> int:
        board = self.ways.search.circuit
        corner = board.corner_at[self.ways.at[point]]
        enters = corner > 0 and corner != board.corner_at[self.ways.search.at]
        return braked + table_brakes(blocked, self.purse.is_pool) + (self.extra if enters else 0)

    def offer(self, number: int) -> Offer:
        ways = self.ways
        purse = self.purse
        point = self.points[number]
        blocked = self.blocked[number]
        tyres = table_tyres(blocked, purse.is_pool)
        price = ways.over[point] * purse.factor
        return Offer(
            ways.at[point],
            self.kinds[number],
            ways.path(point),
            self.braked[number],
            blocked,
            self.brakes[number],
            tyres,
            ways.over[point],
            ways.missed[point],
            price,
            self.spins[number],
            ways.marks_of(point),
        )

    # ---- what is worth offering ------------------------------------------------------------------------------------

    def sorted_offers(self, most: int) -> list[Offer]:
        """The cheapest first; the cheapest for every end before the dearer ones for the same end."""
        self.keys.sort()
        first: list[int] = []
        later: list[int] = []
        rivals: dict[int, list[int]] = {}  # by end: those that are kept
        for key in self.keys:
            number = self.number_in(key)
            end = self.ways.at[self.points[number]] << 2 | self.kinds[number]
            if end not in rivals:
                rivals[end] = [number]
                first.append(number)
            elif not self.is_beaten(rivals[end], number):
                rivals[end].append(number)
                later.append(number)
        found = first + later
        if len(found) > most:
            found = self.cut(found, most)
        return [self.offer(number) for number in found]

    def key_of(self, worth: int, space: int) -> int:
        """By what offers are sorted: the less the better, then by the space, then as they were found."""
        return (worth * 1024 + space) * MANY + len(self.points)

    def number_in(self, key: int) -> int:
        return key % MANY

    def cut(self, found: list[int], most: int) -> list[int]:
        """So many of them, taken away one after another. A car that may brake still may."""
        brakes = sum([1 for number in found if self.braked[number] > 0])
        gone: dict[int, bool] = {}
        for number in self.least_needed_first(found):
            if len(found) - len(gone) <= most:
                break
            if self.braked[number] > 0:
                if brakes == 1:
                    continue
                brakes -= 1
            gone[number] = True
        return [number for number in found if number not in gone]

    def least_needed_first(self, found: list[int]) -> list[int]:
        """Braking that nobody needs, the dearest first, then all others from the last one on."""
        needless = self.needless_braking(found)
        keys = [(self.brakes[number] + self.tyres[number]) * MANY + place for place, number in enumerate(needless)]
        keys.sort(reverse=True)
        braking = dict.fromkeys(needless, True)
        return [needless[key % MANY] for key in keys] + [number for number in found[::-1] if number not in braking]

    def needless_braking(self, found: list[int]) -> list[int]:
        """Braking by choice while something is free, but where it alone makes a stop that is owed."""
        free = [number for number in found if self.brakes[number] + self.tyres[number] == 0]
        if not free:
            return []
        stops = [self.owed_stop_of(number) for number in found if self.braked[number] == 0]
        return [
            number
            for number in found
            if self.braked[number] > 0 and (self.owed_stop_of(number) == 0 or self.owed_stop_of(number) in stops)
        ]

    def owed_stop_of(self, number: int) -> int:
        return owed_stop(self.ways, self.ways.at[self.points[number]])

    def is_beaten(self, rivals: list[int], number: int) -> bool:
        """Whether another one for the same end is no dearer, enters no other marker and is as good for a slipstream."""
        for other in rivals:
            if (
                self.brakes[other] <= self.brakes[number]
                and self.tyres[other] <= self.tyres[number]
                and (self.spins[number] or not self.spins[other])
                and (self.is_braked(number) or not self.is_braked(other))
                and self.ways.marks[self.points[other]] & ~self.ways.marks[self.points[number]] == 0
            ):
                return True
        return False

    def is_braked(self, number: int) -> bool:
        return self.braked[number] > 0 or self.blocked[number] > 0


def owed_stop(ways: Ways, end: int) -> int:
    """The corner in which a move would make a stop that is owed; 0 if it makes none."""
    search = ways.search
    corner = search.circuit.corner_at[end]
    if corner == 0:
        return 0
    made = search.made if corner == search.circuit.corner_at[search.at] else 0
    return corner if made < search.circuit.stops[corner] else 0


def longest(ways: Ways, most: int) -> int:
    """The most spaces that can be driven on the track, or -1."""
    length = min(most, len(ways.layers) - 2)
    while length >= 0:
        for point in range(ways.layers[length], ways.layers[length + 1]):
            if is_on_track(ways, point, length):
                return length
        length -= 1
    return -1


def is_on_track(ways: Ways, point: int, length: int) -> bool:
    return ways.kind[point] == TRACK_WAY and (length > 0 or ways.at[point] < ways.search.circuit.track)


class Fate:
    """What becomes of a car that has no offer: where it goes out, and why."""

    def __init__(self, cause: str, point: int) -> None:
        self.cause = cause
        self.point = point


def fate(ways: Ways, roll: int, is_pool: bool) -> Fate:
    """Too few tyres: the end with the fewest overshot spaces. Stops missing: the last space of the corner on the
    shortest such way. Blocked: as far as the car comes, with the fewest overshot spaces."""
    ends = [
        point
        for point in range(len(ways.at))
        if (ways.kind[point] == TRACK_WAY and ways.length[point] == roll)
        or (ways.kind[point] == FINISH_WAY and ways.length[point] <= roll)
    ]
    if ends:
        return Fate("points" if is_pool else "tyres", fewest_over(ways, ends))
    if ways.fatal <= roll:
        return Fate("stops", ways.fatal_from)
    length = longest(ways, roll)
    points = range(ways.layers[length], ways.layers[length + 1])
    return Fate("blocked", fewest_over(ways, [point for point in points if is_on_track(ways, point, length)]))


def fewest_over(ways: Ways, points: list[int]) -> int:
    """Of these points the one with the fewest overshot spaces; of several the lowest space."""
    best = points[0]
    for point in points:
        if (ways.over[point], ways.at[point]) < (ways.over[best], ways.at[best]):
            best = point
    return best
