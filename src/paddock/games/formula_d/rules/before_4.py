"""Tables that began under rules version 3 or an older one play on as they began: their search and what it offered.

Every way was counted by itself: the step over the last line was never too long, above 1,024 ways the order went wrong,
and where there were more ways than numbers all needless braking went at once.
"""

from typing import Final

from paddock.games.formula_d.rules.offers import Offers
from paddock.games.formula_d.rules.ways import FAR, TRACK_WAY, Search, Ways
from paddock.kernel.native import i64

__all__ = ["OffersBefore4", "WaysBefore4"]

WAYS: Final = 1024


class WaysBefore4(Ways):
    """The shortest way is measured from where a straight was entered, anew for every set of markers."""

    def __init__(self, search: Search) -> None:
        self.entered_at = [search.straight]  # by entry, which stands for a front here: the space and the length there
        self.entered_after = [-search.along]
        self.distances: dict[int, dict[int, int]] = {}
        super().__init__(search)

    def first_front(self) -> int:
        self.seen[self.search.at] = True
        return 0

    def finishes(self, point: i64, target: int, corner: int, to: int) -> bool:
        return True

    def enter_straight(self, point: i64, length: int, target: int) -> None:
        entry = len(self.entered_at) - 1
        while entry > 0 and self.entered_after[entry] == length and self.entered_at[entry] != target:
            entry -= 1
        if entry == 0 or self.entered_after[entry] != length:
            entry = len(self.entered_at)
            self.entered_at.append(target)
            self.entered_after.append(length)
            self.seen[entry << 10 | target] = True
        self.add(point, length, target, 0, 0, entry, TRACK_WAY)

    def drive_straight(self, point: i64, length: int, target: int) -> None:
        entry = self.front[point]
        if self.search.careful:
            if self.is_short(point, length, target):
                self.add(point, length, target, 0, 0, entry, TRACK_WAY)
            return
        key = entry << 10 | target
        if key not in self.seen:
            self.seen[key] = True
            self.push(point, length, target, 0, 0, entry, 0, TRACK_WAY)

    def is_short(self, point: i64, length: int, target: int) -> bool:
        """The shortest without all cars, and without those markers that the way does not enter."""
        mark = self.search.road[target]
        marks = self.marks[point] | (1 << mark >> 1 if mark > 0 else 0)
        entry = self.front[point]
        begin = self.entered_at[entry]
        key = marks << 10 | begin
        if key not in self.distances:
            self.distances[key] = self.measure(begin, marks)
        return self.distances[key].get(target, FAR) == length - self.entered_after[entry]

    def measure(self, begin: int, marks: int) -> dict[int, int]:
        """How far each space of a straight is from one of them, cars and all markers but these left out."""
        search = self.search
        board = search.circuit
        found = {begin: 0}
        edge = [begin]
        for far in range(1, search.along + search.most + 1):
            following: list[int] = []
            for space in edge:
                for target in board.steps[space]:
                    mark = search.road[target]
                    if mark < 0 or board.corner_at[target] > 0 or target in found:
                        continue
                    if mark > 0 and not marks & (1 << mark >> 1):
                        continue
                    found[target] = far
                    following.append(target)
            edge = following
        return found

    def add(self, point: i64, length: int, space: int, over: int, missed: int, front: int, kind: int) -> None:
        mark = self.search.road[space]
        marks = self.marks[point]
        if mark > 0:
            marks = marks | 1 << mark >> 1
        other: i64 = len(self.at) - 1
        first: i64 = self.layers[length]
        while other >= first:
            if (
                self.at[other] == space
                and self.over[other] == over
                and self.front[other] == front
                and self.missed[other] == missed
                and self.kind[other] == kind
                and self.marks[other] == marks
            ):
                return
            other -= 1
        self.push(point, length, space, over, missed, front, marks, kind)


class OffersBefore4(Offers):
    """The number of an offer is told by its key, as long as there are no more than 1,024."""

    def key_of(self, worth: int, space: int) -> int:
        return (worth * 1024 + space) * WAYS + len(self.points)

    def number_in(self, key: int) -> int:
        return key % WAYS

    def cut(self, found: list[int], most: int) -> list[int]:
        """All needless braking goes at once, then what is dearest."""
        needless = dict.fromkeys(self.needless_braking(found), True)
        return [number for number in found if number not in needless][:most]
