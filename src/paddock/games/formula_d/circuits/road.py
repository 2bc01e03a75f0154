"""Where the road lies on the picture: a closed curve through the points of a page, shared out among the spaces."""

from math import hypot, sqrt
from typing import Final

__all__ = ["crossing", "distance", "road"]

Point = tuple[float, float]
PIECES: Final = 12  # of the curve between two points of a page
ROAD: Final = 3.0  # in lane widths
BEND: Final = 5.0  # in lane widths: what lies nearer along the road may turn around the inside of a bend


def road(centre: list[Point], spaces: int) -> list[Point]:
    """The middles of as many spaces of the middle lane, all equally long, from the line on."""
    points = curve(centre)
    driven = [0.0]
    for at in range(1, len(points)):
        driven.append(driven[-1] + distance(points[at - 1], points[at]))
    found: list[Point] = []
    at = 1
    for space in range(spaces):
        wanted = driven[-1] * (space + 0.5) / spaces
        while driven[at] < wanted:
            at += 1
        share = (wanted - driven[at - 1]) / (driven[at] - driven[at - 1])
        found.append(between(points[at - 1], points[at], share))
    return found


def curve(centre: list[Point]) -> list[Point]:
    """A centripetal Catmull-Rom curve, which neither loops nor overshoots; it ends where it began."""
    count = len(centre)
    found: list[Point] = []
    for at in range(count):
        a, b, c, d = centre[at - 1], centre[at], centre[(at + 1) % count], centre[(at + 2) % count]
        for piece in range(PIECES):
            found.append(point_on_curve(a, b, c, d, piece / PIECES))
    found.append(centre[0])
    return found


def point_on_curve(a: Point, b: Point, c: Point, d: Point, share: float) -> Point:
    """A point between b and c, by the pyramid of Barry and Goldman."""
    at_b = sqrt(distance(a, b))
    at_c = at_b + sqrt(distance(b, c))
    at_d = at_c + sqrt(distance(c, d))
    t = at_b + (at_c - at_b) * share
    ab = between(a, b, t / at_b)
    bc = between(b, c, share)
    cd = between(c, d, (t - at_c) / (at_d - at_c))
    return between(between(ab, bc, t / at_c), between(bc, cd, (t - at_b) / (at_d - at_b)), share)


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def distance(a: Point, b: Point) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def crossing(points: list[Point], lane_width: float, bridge: range) -> tuple[int, int] | None:
    """Two spaces where one part of the road lies on another; it may do so where it runs under a bridge."""
    near = int(BEND * lane_width / distance(points[0], points[1])) + 1
    for a in range(len(points)):
        for b in range(a + near, min(len(points), len(points) + a - near + 1)):
            if a not in bridge and b not in bridge and distance(points[a], points[b]) < ROAD * lane_width:
                return a, b
    return None
