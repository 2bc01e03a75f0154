"""Which spaces border on each other, and where arrows lead: it follows from the order of the front borders."""

from bisect import bisect_left

from paddock.games.formula_d.circuits.layout import Layout, Place
from paddock.games.formula_d.circuits.page import LEFT, MIDDLE, RIGHT

__all__ = ["alongside", "fronts", "has_arrow"]


def fronts(layout: Layout) -> list[list[int]]:
    """The front borders of the spaces, lane by lane."""
    return [[place.place for place in lane] for lane in layout.lanes]


def alongside(fronts: list[list[int]], lane: int, at: int, other: int) -> list[int]:
    """The spaces of a neighbouring lane that a space borders on, from back to front, as places in that lane.

    They are those that end between its rear and its front, and the next one, which reaches past its front.
    """
    mine, theirs = fronts[lane - 1], fronts[other - 1]
    front = bisect_left(theirs, mine[at])
    rear = bisect_left(theirs, mine[at - 1])
    if at == 0:
        rear -= len(theirs)  # the one behind lies before the line
    return [k % len(theirs) for k in range(rear, front + 1)]


def has_arrow(layout: Layout, lane: int, at: int, other: int, beside: list[int], plain: list[bool]) -> bool:
    """Whether an arrow leads to the foremost of the spaces alongside; of two in a row only the first has one."""
    if len(beside) < 2:
        return False
    mine = layout.lanes[lane - 1]
    target = layout.lanes[other - 1][beside[-1]]
    if target.corner > 0 and plain[target.corner - 1]:
        return False
    if lane == MIDDLE:
        return may_leave_the_middle(mine[at], mine[(at + 1) % len(mine)], other)
    return may_enter_the_middle(lane, mine[at], target)


def may_leave_the_middle(here: Place, ahead: Place, other: int) -> bool:
    """In a corner inwards only; on a straight to both sides, but not from the last space before a corner."""
    if here.corner > 0:
        return other == here.inside
    return ahead.corner == 0


def may_enter_the_middle(lane: int, here: Place, target: Place) -> bool:
    """On a straight always; in a corner from outside, where a change of hand counts for the old and the new outside."""
    if target.corner == 0:
        return True
    return is_outside(lane, target) or is_outside(lane, here)


def is_outside(lane: int, place: Place) -> bool:
    return place.inside > 0 and lane == LEFT + RIGHT - place.inside
