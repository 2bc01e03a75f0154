"""How many turns a place on a circuit is from home, on a free road and with an eye on the wear.

Worked out once for a circuit, from the last spaces of the lap back to the first: in every place the best gear, for
every number of its die the best end. There are two tables, one for the last lap and one for any lap before it. A lap of
qualifying has tables of its own: nothing wears there, and a space beyond a corner costs as much as a roll.
"""

from typing import Final

from paddock.games.formula_d.circuits import Circuit
from paddock.games.formula_d.dice import TOP_GEAR, chances
from paddock.games.formula_d.rules.ways import TRACK_WAY, Search, Ways
from paddock.kernel.native import i64

__all__ = ["OUT", "Pace", "lap_pace_of", "pace_of"]

OUT: Final = 45.0  # what it costs to go out in the last lap, in turns like everything here
POINT: Final = 0.30  # a point of wear, as long as the plan is made for an ordinary car
FIRST_POINT: Final = 0.12  # so that a plan does not count on wear where there is another way
MOST_OVER: Final = 5  # spaces beyond a corner that a plan counts on
MOST_BRAKED: Final = 3
FARTHEST: Final = 30
GEARS: Final = 7  # gear 0 too, so that a gear is its place
MADE: Final = 4  # stops made: none to three
SHIFT: Final[list[float]] = [0.0, 0.0, 0.35, 0.8, 1.5]  # going down by so many gears
FREE: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.0]


class Pace:
    """Tables by space, stops made and gear."""

    def __init__(self, board: Circuit, qualifies: bool) -> None:
        self.board = board
        self.qualifies = qualifies
        self.point = 1.0 if qualifies else POINT
        self.first_point = 0.0 if qualifies else FIRST_POINT
        self.most_over = FARTHEST if qualifies else MOST_OVER
        self.most_braked = 0 if qualifies else MOST_BRAKED
        self.shift = FREE if qualifies else SHIFT
        size = board.track * MADE * GEARS
        self.turns = [[0.0] * size, [0.0] * size]  # in the last lap, and in any lap before
        self.gears = [[0] * size, [0] * size]
        self.work_out()
        first = self.place(board.firsts[1], 0) + 4
        self.lap_turns = self.turns[1][first] - self.turns[0][first]

    def work_out(self) -> None:
        """From the front to the back: whatever a way leads to is known by then."""
        board = self.board
        road = [0] * board.spaces
        from_front = sorted([(-board.order[space], space) for space in range(board.track)])
        found: list[Ways] = []
        for _, space in from_front:
            for made in range(board.stops[board.corner_at[space]], -1, -1):
                search = Search(board, road, space)
                search.made = made
                search.qualifies = self.qualifies
                search.most = FARTHEST
                found.append(Ways(search))
        for ways in found:
            self.work_out_place(ways, 0, OUT)
        lap = max(self.turns[0][self.place(first, 0) + 1] for first in board.firsts)
        for ways in found:
            self.work_out_place(ways, 1, OUT + lap)

    def place(self, space: int, made: int) -> int:
        """Where the gears of a place begin in the tables."""
        return (space * MADE + made) * GEARS

    def work_out_place(self, ways: Ways, lap: int, out: float) -> None:
        turns = [[out] * (FARTHEST + 1) for _ in range(GEARS)]  # by gear and number
        search = ways.search
        owes = search.made < self.board.stops[self.board.corner_at[search.at]]
        for point in range(0 if owes else 1, len(ways.at)):
            if ways.kind[point] == TRACK_WAY and ways.over[point] <= self.most_over:
                self.count_way(ways, point, lap, turns)
        by_gear = [self.expected(gear, turns[gear]) for gear in range(GEARS)]
        self.choose_gears(self.place(search.at, search.made), lap, by_gear)

    def count_way(self, ways: Ways, point: int, lap: int, turns: list[list[float]]) -> None:
        """What a way of that length leads to, in every gear."""
        board = self.board
        over = ways.over[point]
        space = ways.at[point]
        length = ways.length[point]
        wear = self.first_point + over * self.point if over else 0.0
        crosses = board.order[space] < board.order[ways.search.at]
        table = self.turns[0 if crosses else lap]
        place: i64 = self.place(space, stops_after(ways, point))
        for gear in range(1, GEARS):
            ahead = wear if crosses and lap == 0 else wear + table[place + gear]
            if ahead < turns[gear][length]:
                turns[gear][length] = ahead

    def choose_gears(self, place: int, lap: int, by_gear: list[float]) -> None:
        """The best gear to drive on in, for every gear in which a car may come."""
        for gear in range(1, GEARS):
            best = 1000.0
            for to in range(max(1, gear - 4), min(TOP_GEAR, gear + 1) + 1):
                turns = by_gear[to] + (self.shift[gear - to] if to < gear else 0.0)
                if turns < best:
                    best = turns
                    self.gears[lap][place + gear] = to
            self.turns[lap][place + gear] = best + 1.0

    def expected(self, gear: int, by_length: list[float]) -> float:
        """Over the faces of a gear's die; spaces may be braked away."""
        total = 0.0
        for number, chance in chances(gear):
            best = by_length[number]
            for braked in range(1, min(self.most_braked, number) + 1):
                best = min(best, by_length[number - braked] + self.first_point + braked * self.point)
            total += chance * best
        return total

    def turns_left(self, space: int, made: int, gear: int, laps_ahead: int) -> float:
        """From a space of the track home, with so many lines to cross before the last lap."""
        place = self.place(space, made) + gear
        if laps_ahead <= 0:
            return self.turns[0][place]
        return self.turns[1][place] + (laps_ahead - 1) * self.lap_turns

    def gear_for(self, space: int, made: int, gear: int, laps_ahead: int) -> int:
        """The gear that the plan would choose now."""
        return self.gears[1 if laps_ahead > 0 else 0][self.place(space, made) + gear]


def stops_after(ways: Ways, point: int) -> int:
    """The stops made in the corner where a way ends; after an overshoot the end is none."""
    board = ways.search.circuit
    corner = board.corner_at[ways.at[point]]
    if corner == 0 or ways.missed[point] > 0:
        return 0
    made = ways.search.made if corner == board.corner_at[ways.search.at] else 0
    return min(made + 1, board.stops[corner])


PACES: Final[dict[str, Pace]] = {}
LAP_PACES: Final[dict[str, Pace]] = {}


def pace_of(board: Circuit) -> Pace:
    """Worked out when it is first asked for."""
    if board.name not in PACES:
        PACES[board.name] = Pace(board, False)
    return PACES[board.name]


def lap_pace_of(board: Circuit) -> Pace:
    """That of a lap in qualifying."""
    if board.name not in LAP_PACES:
        LAP_PACES[board.name] = Pace(board, True)
    return LAP_PACES[board.name]
