"""Where a car can go: spaces ahead one after another, straights by the shortest way, corners along their arrows.

Ways are found layer by layer, all of one length before the next, in the order ahead, left, right: of several ways to
the same place the first one is driven. Ways that are alike but for the markers they enter are thinned out in every
layer, so that their number grows with the length of a move and not with every marker.
"""

from typing import Final

from paddock.games.formula_d.circuits import Circuit
from paddock.games.formula_d.rules.fronts import NO_FRONT, TAKEN, Fronts
from paddock.kernel.native import i64

__all__ = ["BOX_WAY", "FAR", "FINISH_WAY", "LANE_WAY", "TAKEN", "TRACK_WAY", "Search", "Ways", "count"]

FAR: Final = 99  # more spaces than any move has
TRACK_WAY: Final = 0
LANE_WAY: Final = 1  # it has come into the pit lane
BOX_WAY: Final = 2
FINISH_WAY: Final = 3


MANY: Final = 1 << 20  # more than there are ways
NO_FRONTS: Final[list[int]] = []  # shared: what was needed for the search only goes
NOT_ANY_MORE: Final[dict[int, bool]] = {}


class Search:
    """What a search needs to know of the car that moves."""

    def __init__(self, circuit: Circuit, road: list[int], at: int) -> None:
        self.circuit = circuit
        self.road = road  # by space: TAKEN, free, or which marker lies there
        self.at = at
        self.straight = at  # where it came to this straight in this move, and
        self.along = 0  # the spaces that it has driven since,
        self.entered = 0  # the markers entered on them, a bit each
        self.made = 0  # stops made in the corner where it stands
        self.over = 0  # spaces driven beyond corners so far in this move
        self.missed = 0  # corners left without their stops so far in this move
        self.last_lap = False
        self.may_pit = False  # turn into the pits
        self.box = -1  # the first of the two spaces beside the own box while it is still to be used
        self.in_box = False
        self.qualifies = False  # alone on the track for the best lap
        self.careful = False  # markers lie in reach and may be avoided, or the straight began before this search
        self.alike = 1  # of ways that are alike but for the markers entered, so many are kept
        self.most = 0  # how many spaces to look ahead


class Ways:
    """All ways of a car, as points: each has the space, the point before it, and what has happened on the way."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.at = [search.at]
        self.before = [-1]
        self.length = [0]
        self.over = [search.over]
        self.missed = [search.missed]
        self.front = [NO_FRONT]  # by which the shortest way over this straight is known
        self.marks: list[int] = [search.entered]  # the markers entered, a bit each
        self.kind = [TRACK_WAY]
        self.layers = [0]  # the first point of each length; one more at the end
        self.fatal = FAR  # the fewest spaces to a way that leaves a corner with two stops missing
        self.fatal_from = -1  # the last point before it
        self.fatal_steps: list[tuple[int, int]] = []  # all steps of that kind: the spaces to it, and where it leads
        self.differ = False  # some ways have entered markers
        self.fronts = Fronts(search.circuit, search.road, search.straight)
        self.entries: dict[int, int] = {}  # without markers: the ways into straights, by space and length,
        self.seen: dict[int, bool] = {}  # and where ways from each of them have been
        self.find()

    def find(self) -> None:
        search = self.search
        self.front[0] = self.first_front()
        begin: i64 = 0
        for length in range(1, search.most + 1):
            end: i64 = len(self.at)
            self.layers.append(end)
            point: i64 = begin
            while point < end:
                self.extend(point, length)
                point += 1
            if self.differ:
                self.thin_out(end)
            begin = end
            if begin == len(self.at):
                break
        self.layers.append(len(self.at))
        self.front = NO_FRONTS
        self.seen = NOT_ANY_MORE

    def first_front(self) -> int:
        search = self.search
        if search.at >= search.circuit.track or search.circuit.corner_at[search.at] > 0:
            return NO_FRONT
        if search.along > 0:
            return self.fronts.along(search.straight, search.along, search.entered, search.at)
        return self.enter(search.at, 0)

    def enter(self, space: int, length: int) -> int:
        """The front of a way that comes to a straight. Without markers all ways from one entry share it."""
        if self.search.careful:
            return self.fronts.enter(space)
        key = length << 10 | space
        if key not in self.entries:
            self.entries[key] = len(self.entries) + 1
            self.seen[self.entries[key] << 10 | space] = True
        return self.entries[key]

    def extend(self, point: i64, length: int) -> None:
        """All ways that are one space longer."""
        kind = self.kind[point]
        if kind == LANE_WAY or (length == 1 and self.at[point] >= self.search.circuit.track):
            self.extend_in_the_lane(point, length)
        elif kind == TRACK_WAY:
            if self.missed[point] > 0:
                self.keep_lane(point, length)
            else:
                self.extend_on_track(point, length)

    def extend_on_track(self, point: i64, length: int) -> None:
        search = self.search
        board = search.circuit
        space = self.at[point]
        self.step(point, length, space, board.ahead[space])
        if board.left[space] >= 0:
            self.step(point, length, space, board.left[space])
        if board.right[space] >= 0:
            self.step(point, length, space, board.right[space])
        if search.may_pit and space in board.pit_enter and search.road[board.pit[0]] != TAKEN:
            self.add(point, length, board.pit[0], 0, 0, 0, LANE_WAY)

    def step(self, point: i64, length: int, space: int, target: int) -> None:
        """One step of a car that has kept to all stops so far."""
        search = self.search
        board = search.circuit
        if search.road[target] == TAKEN:
            return
        corner = board.corner_at[space]
        to = board.corner_at[target]
        if corner > 0 and to != corner:
            made = search.made if corner == board.corner_at[search.at] else 0
            missing = board.stops[corner] - made
            if missing > 0:
                if missing == 1 or (search.qualifies and made > 0):
                    self.leave_the_corner(point, length, space, target)
                else:
                    self.leave_for_good(point, length, space, target)
                return
        if search.last_lap and board.order[target] < board.order[space]:
            if self.finishes(point, target, corner, to):
                self.add(point, length, target, 0, 0, NO_FRONT, FINISH_WAY)
        elif to > 0:
            self.add(point, length, target, 0, 0, NO_FRONT, TRACK_WAY)
        elif corner > 0:
            self.enter_straight(point, length, target)
        else:
            self.drive_straight(point, length, target)

    def finishes(self, point: i64, target: int, corner: int, to: int) -> bool:
        """The step over the last line is no other: on a straight it is a step of the shortest way."""
        return corner > 0 or to > 0 or self.is_shortest(self.front[point], target)

    def leave_the_corner(self, point: i64, length: int, space: int, target: int) -> None:
        """With one stop missing: every space beyond the corner counts, the first one too."""
        board = self.search.circuit
        crosses = self.search.last_lap and board.order[target] < board.order[space]
        self.add(point, length, target, 1, 1, 0, FINISH_WAY if crosses else TRACK_WAY)

    def leave_for_good(self, point: i64, length: int, space: int, target: int) -> None:
        """With two stops missing: this is no way, but while it is open nobody is in the way either."""
        self.fatal_steps.append((length, target))
        if length < self.fatal or (length == self.fatal and space < self.at[self.fatal_from]):
            self.fatal = length
            self.fatal_from = point

    def keep_lane(self, point: i64, length: int) -> None:
        """Beyond a corner left too early a car stays in its lane to the end, through other corners too."""
        search = self.search
        board = search.circuit
        space = self.at[point]
        target = board.ahead[space]
        if search.road[target] == TAKEN:
            return
        missed = self.missed[point]
        corner = board.corner_at[space]
        if corner > 0 and board.corner_at[target] != corner:
            if board.stops[corner] > 1:
                self.leave_for_good(point, length, space, target)
                return
            missed += 1
        crosses = search.last_lap and board.order[target] < board.order[space]
        self.add(point, length, target, self.over[point] + missed, missed, 0, FINISH_WAY if crosses else TRACK_WAY)

    # ---- straights -------------------------------------------------------------------------------------------------

    def enter_straight(self, point: i64, length: int, target: int) -> None:
        """From a corner or from the pit lane: the shortest way counts from this space on."""
        self.add(point, length, target, 0, 0, self.enter(target, length), TRACK_WAY)

    def drive_straight(self, point: i64, length: int, target: int) -> None:
        """No way may be longer than it has to be between its first and its last space on a straight."""
        front = self.front[point]
        if self.search.careful:
            if self.fronts.leads_to(front, target):
                self.add(point, length, target, 0, 0, self.fronts.after(front, target), TRACK_WAY)
            return
        key = front << 10 | target
        if key not in self.seen:
            self.seen[key] = True
            self.push(point, length, target, 0, 0, front, 0, TRACK_WAY)

    def is_shortest(self, front: int, target: int) -> bool:
        """Whether no shorter way comes to that space. Without markers it is the first one that is found."""
        if self.search.careful:
            return self.fronts.leads_to(front, target)
        key = front << 10 | target
        if key in self.seen:
            return False
        self.seen[key] = True
        return True

    # ---- the pit lane ----------------------------------------------------------------------------------------------

    def extend_in_the_lane(self, point: i64, length: int) -> None:
        """In single file, into the own box, or past all boxes back to the track."""
        search = self.search
        board = search.circuit
        space = self.at[point]
        if search.in_box and length == 1:
            self.leave_box(point, space)
        elif space == search.box:
            self.add(point, length, space, 0, 0, 0, BOX_WAY)
        elif space != board.pit[-1]:
            if search.road[space + 1] != TAKEN:
                self.add(point, length, space + 1, 0, 0, 0, LANE_WAY)
        else:
            for target in board.pit_exit:
                if search.road[target] != TAKEN:
                    self.enter_straight(point, length, target)

    def leave_box(self, point: i64, front: int) -> None:
        """The first space is one of the two beside the box: the front one if it is free."""
        for space in (front, front - 1):
            if self.search.road[space] != TAKEN:
                self.add(point, 1, space, 0, 0, 0, LANE_WAY)
                return

    # ---- points ----------------------------------------------------------------------------------------------------

    def add(self, point: i64, length: int, space: int, over: int, missed: int, front: int, kind: int) -> None:
        """One more point, if the same has not been reached in as many spaces."""
        mark = self.search.road[space]
        marks = self.marks[point]
        if mark > 0:
            marks = marks | 1 << mark >> 1
            self.differ = True
        if self.differ:
            self.push(point, length, space, over, missed, front, marks, kind)
            return
        other: i64 = len(self.at) - 1
        first: i64 = self.layers[length]
        while other >= first:
            if (
                self.at[other] == space
                and self.over[other] == over
                and self.front[other] == front
                and self.missed[other] == missed
                and self.kind[other] == kind
            ):
                return
            other -= 1
        self.push(point, length, space, over, missed, front, marks, kind)

    def push(
        self, point: i64, length: int, space: int, over: int, missed: int, front: int, marks: int, kind: int
    ) -> None:
        self.at.append(space)
        self.before.append(point)
        self.length.append(length)
        self.over.append(over)
        self.missed.append(missed)
        self.front.append(front)
        self.marks.append(marks)
        self.kind.append(kind)

    def thin_out(self, first: int) -> None:
        """Of the points of a layer that are alike but for the markers entered the best are kept: the fewest markers
        first, and none that enters all the markers of another one and more."""
        if len(self.at) - first < 2:
            return
        alike: dict[int, list[int]] = {}
        for point in range(first, len(self.at)):
            key = self.front[point] << 10 | self.at[point]
            key = (key << 8 | self.over[point]) << 8 | self.missed[point] << 4 | self.kind[point]
            if key in alike:
                alike[key].append(point)
            else:
                alike[key] = [point]
        if len(alike) == len(self.at) - first:
            return
        kept: list[int] = []
        for points in alike.values():
            kept += self.best_of(points) if len(points) > 1 else points
        kept.sort()
        self.keep(first, kept)

    def best_of(self, points: list[int]) -> list[int]:
        """The first ones found go before others with as many markers."""
        keys = [count(self.marks[point]) * MANY + point for point in points]
        keys.sort()
        found: list[int] = []
        for key in keys:
            point = key % MANY
            if not self.is_beaten(found, point):
                found.append(point)
                if len(found) == self.search.alike:
                    break
        return found

    def is_beaten(self, found: list[int], point: int) -> bool:
        marks = self.marks[point]
        for other in found:
            if self.marks[other] & ~marks == 0:
                return True
        return False

    def keep(self, first: int, kept: list[int]) -> None:
        """Of the points of the last layer only these."""
        self.at[first:] = [self.at[point] for point in kept]
        self.before[first:] = [self.before[point] for point in kept]
        self.length[first:] = [self.length[point] for point in kept]
        self.over[first:] = [self.over[point] for point in kept]
        self.missed[first:] = [self.missed[point] for point in kept]
        self.front[first:] = [self.front[point] for point in kept]
        self.marks[first:] = [self.marks[point] for point in kept]
        self.kind[first:] = [self.kind[point] for point in kept]

    def path(self, point: int) -> list[int]:
        """The spaces entered on the way to a point, in order; the box itself is no space."""
        found: list[int] = []
        while self.before[point] >= 0:
            if self.kind[point] != BOX_WAY:
                found.append(self.at[point])
            point = self.before[point]
        found.reverse()
        return found

    def marks_of(self, point: int) -> list[int]:
        """The marked spaces entered on the way to a point, in order."""
        if self.marks[point] == 0:
            return []
        return [space for space in self.path(point) if self.search.road[space] > 0]


def count(marks: int) -> int:
    """How many markers they are, a bit each."""
    found = 0
    while marks:
        marks &= marks - 1
        found += 1
    return found
