"""The race as text, at most 95 columns wide, for the terminal and wherever nothing is drawn.

The road is driven from left to right, in strips one below the other: the left lane on top. A space stands where its
front border lies, so that whoever is further ahead stands further right. Cars are ①, ② …, a free space is ·, one of a
corner ∘, one with debris ×, the line ▒; of a street race ◇ is an ambush and ▷ the first space behind the speed trap.
"""

from collections.abc import Callable
from typing import Any, Final

from paddock.games.formula_d.circuits import Circuit, circuit

__all__ = ["SEATS", "picture", "standing_rows", "strip", "title"]

View = dict[str, Any]
Say = Callable[..., str]

STRIP: Final = 90
SEATS: Final = "①②③④⑤⑥⑦⑧⑨⑩"
FREE: Final = "·"
CORNER: Final = "∘"
DEBRIS: Final = "×"
LINE: Final = "▒"
AMBUSH: Final = "◇"
TRAP: Final = "▷"
COUNTED_BY: Final = 5
NAME_WIDTH: Final = 12
TRACK_LANES: Final = 3
PARTS: Final = 6


def picture(view: View, say: Say) -> str:
    """The whole circuit, then all cars in running order."""
    board = circuit(view["circuit"])
    strips: list[str] = []
    for begin in range(0, board.lap, STRIP):
        strips.append("\n".join(strip(view, board, begin, min(STRIP, board.lap - begin), say)))
    return "\n\n".join([title(view, say), *strips, "\n".join(standing_rows(view, say, NAME_WIDTH))])


def title(view: View, say: Say) -> str:
    name = say(f"formula_d-choice-circuit-{view['circuit']}")
    lap = max([1, *[car["lap"] for car in view["cars"]]])
    told = say(
        "formula_d-picture-title", circuit=name, lap=min(lap, view["laps"]), laps=view["laps"], round=view["round"]
    )
    return f"{told} · {say('formula_d-weather-' + view['weather'])}" if view["weather"] else told


# ---- the road --------------------------------------------------------------------------------------------------------


def strip(view: View, board: Circuit, begin: int, length: int, say: Say) -> list[str]:
    """A stretch of road from an order key on: the ruler of the middle lane, the lanes, the corners."""
    cars = {car["space"]: SEATS[car["seat"]] for car in view["cars"] if car["space"] >= 0 and car["pit"] != "box"}
    letters = say("formula_d-picture-lanes")
    rows = [ruler(board, begin, length)]
    for lane in range(TRACK_LANES):
        marks = [" "] * length
        first = board.firsts[lane]
        for space in range(first, first + board.lengths[lane]):
            at = (board.order[space] - begin) % board.lap
            if at < length:
                name = board.name_of(space)
                marks[at] = cars.get(name) or free_mark(view, board, space, name)
        rows.append(f"{letters[lane]} {''.join(marks)}".rstrip())
    line = (board.lap - begin) % board.lap
    rows = [with_line(row, line, 2, number > 0) if line < length else row for number, row in enumerate(rows)]
    rows.append(corner_signs(view, board, begin, length, say))
    return [row for row in rows if row.strip()]


def free_mark(view: View, board: Circuit, space: int, name: int) -> str:
    if name in view["debris"]:
        return DEBRIS
    if name in view["trap"]:
        return TRAP
    if name in view["ambush"]:
        return AMBUSH
    return CORNER if board.corner_at[space] else FREE


def with_line(row: str, at: int, margin: int, is_lane: bool) -> str:
    """The line stands in a column of its own, before the first spaces behind it."""
    padded = row.ljust(margin + at)
    return padded[: margin + at] + (LINE if is_lane else " ") + padded[margin + at :]


def ruler(board: Circuit, begin: int, length: int) -> str:
    """The numbers of every fifth space of the middle lane."""
    marks = [" "] * (length + 4)
    first = board.firsts[1]
    for place in range(COUNTED_BY, board.lengths[1] + 1, COUNTED_BY):
        at = (board.order[first + place - 1] - begin) % board.lap
        if at < length:
            for n, sign in enumerate(str(place)):
                marks[at + n] = sign
    return f"  {''.join(marks)}".rstrip()


def corner_signs(view: View, board: Circuit, begin: int, length: int, say: Say) -> str:
    """Where every corner begins, and the stops that it asks for."""
    signs = " " * (length + 2)
    for number, corner in enumerate(view["corners"]):
        at = min(
            (board.order[space] - begin) % board.lap
            for space in range(board.track)
            if board.corner_at[space] == number + 1
        )
        if at < length:
            told = say("formula_d-picture-corner", corner=chr(ord("A") + number), stops=corner["stops"])
            signs = (signs[: at + 2].ljust(at + 2) + told + signs[at + 2 + len(told) :])[: length + 2]
    return signs.rstrip()


# ---- the cars --------------------------------------------------------------------------------------------------------


def standing_rows(view: View, say: Say, width: int) -> list[str]:
    """One row a car, the first one on top, with the points left of each part."""
    heads = say("formula_d-picture-pool" if view["beginner"] else "formula_d-picture-head").split()
    rows = [["", "", "", *heads, ""]]
    for place, seat in enumerate(view["running"], start=1):
        car = view["cars"][seat]
        points = car["points"][:1] if view["beginner"] else car["points"]
        gear = str(car["gear"]) if car["gear"] else "–"
        told = [gear, str(car["lap"]), *[str(each) for each in points]]
        rows.append([str(place), SEATS[seat], name_of(seat, say, width), *told, state_of(view, car, say)])
    rows = [row + [""] * (len(rows[0]) - len(row)) for row in rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [" ".join(cell.ljust(wide) for cell, wide in zip(row, widths)).rstrip() for row in rows]


def name_of(seat: int, say: Say, width: int) -> str:
    return say("seat-name", seat=seat + 1)[:width]


def state_of(view: View, car: View, say: Say) -> str:
    """What else is to be known of a car."""
    if car["out"]:
        return say("formula_d-picture-out", round=car["ended"])
    if car["place"]:
        return say("formula_d-picture-home", round=car["ended"])
    if car["space"] < 0:
        return say("formula_d-picture-grid")
    if car["pit"] != "track":
        return say("formula_d-picture-pit", where=car["pit"])
    told = [str(car["space"])]
    if car["stops"]:
        told.append(say("formula_d-picture-made", made=car["stops"]))
    if car["spun"]:
        told.append(say("formula_d-picture-spun"))
    if car["stalled"]:
        told.append(say("formula_d-picture-stalled"))
    if car["nitro"]:
        told.append(say("formula_d-picture-nitro"))
    if car["driver"]:
        told.append(say(f"formula_d-driver-{car['driver']}"))
    return ", ".join(told)
