"""How many spaces the ways through a corner and around a lap have, arrows obeyed and nobody in the way."""

__all__ = ["longest_way", "shortest_lap", "shortest_way"]


def shortest_way(steps: list[list[int]], order: list[int], corner_at: list[int], corner: int) -> int:
    """The fewest spaces of a corner that a car drives over."""
    inside = corner_spaces(order, corner_at, corner)
    best: dict[int, int] = {}
    for space in reversed(inside):
        ways = [best.get(step, 0) for step in steps[space]]  # 0: the step leads out of the corner
        best[space] = 1 + min(ways)
    return min([best[space] for space in entries(steps, corner_at, corner)], default=0)


def longest_way(steps: list[list[int]], order: list[int], corner_at: list[int], corner: int) -> int:
    """The most spaces of a corner that a car can drive over."""
    inside = corner_spaces(order, corner_at, corner)
    best: dict[int, int] = {}
    for space in reversed(inside):
        ways = [best.get(step, 0) for step in steps[space]]
        best[space] = 1 + max(ways)
    return max([best[space] for space in entries(steps, corner_at, corner)], default=0)


def corner_spaces(order: list[int], corner_at: list[int], corner: int) -> list[int]:
    """The spaces of a corner from back to front."""
    found = [(order[space], space) for space in range(len(corner_at)) if corner_at[space] == corner]
    return [space for _, space in sorted(found)]


def entries(steps: list[list[int]], corner_at: list[int], corner: int) -> list[int]:
    """The spaces of a corner to which a step leads from outside it."""
    found: set[int] = set()
    for space, targets in enumerate(steps):
        if corner_at[space] != corner:
            found.update([step for step in targets if corner_at[step] == corner])
    return sorted(found)


def shortest_lap(steps: list[list[int]], order: list[int], firsts: list[int], track: int) -> int:
    """The fewest spaces from any first space behind the line to any such space one lap later."""
    driven: dict[int, int] = {}
    for first in firsts:
        driven[first] = 0
    laps: list[int] = []
    from_back = sorted([(order[space], space) for space in range(track)])
    for _, space in from_back:
        if space not in driven:
            continue
        for step in steps[space]:
            if step in firsts:
                if space not in firsts:
                    laps.append(driven[space] + 1)
            elif driven[space] + 1 < driven.get(step, track):
                driven[step] = driven[space] + 1
    return min(laps, default=0)
