"""The race as text, at most a hundred columns wide, for the terminal and wherever nothing is drawn.

Cars are ①, ② …, Heat in the engine is ■, a free spot is ·, a corner line is ┃ and the finish line ▒: whoever shows the
picture may colour these marks. A row is the way from one corner line to the next, the upper spots are on the race line.
"""

from collections.abc import Callable
from typing import Any, Final

from paddock.games.heat.garage_picture import garage_picture, hand_faces
from paddock.games.heat.season_picture import season_picture

__all__ = [
    "CORNER_LINE",
    "FINISH_LINE",
    "FREE",
    "SEATS",
    "cards",
    "cars_by_place",
    "letter",
    "limit_sign",
    "picture",
    "planned_cards",
    "ruler",
    "standing",
    "title",
    "way_to",
]

View = dict[str, Any]
Say = Callable[..., str]

WIDTH: Final = 100
WIDE_CELL: Final = 3
NARROW_CELL: Final = 2
NAME_WIDTH: Final = 12
EXACT_UP_TO: Final = 5
COUNTED_BY: Final = 5
SEATS: Final = "①②③④⑤⑥⑦⑧⑨⑩"
FREE: Final = "·"
CORNER_LINE: Final = "┃"
FINISH_LINE: Final = "▒"
HEAT: Final = "■"
LIMIT_CHANGES: Final = {"limit-plus": 1, "limit-minus": -1}


def picture(view: View, say: Say) -> str:
    """The circuit with the cars on it, the running order, and the cards of the seat that looks."""
    parts = [title(view, say), track(view, say), standings(view, say)]
    if "season" in view:
        parts.insert(0, season_picture(view, say))
    if "garage" in view:
        parts.append(garage_picture(view, say))
    if view.get("hand"):
        parts.append(own_cards(view, say))
    return "\n\n".join(parts)


def title(view: View, say: Say) -> str:
    circuit = say(f"heat-choice-circuit-{view['circuit']}")
    told = say("heat-picture-title", circuit=circuit, round=view["round"], laps=view["laps"])
    return f"{told} · {say('heat-picture-weather', token=view['weather']['token'])}" if view["weather"] else told


# ---- the track ------------------------------------------------------------------------------------------------------


def track(view: View, say: Say) -> str:
    """Every way between two corner lines, the lines one below the other: distances are read from one ruler."""
    ways = [way_to(view, corner) for corner in range(len(view["corners"]))]
    longest = max(len(way) for way in ways)
    signs = [sign(view, corner, say) for sign in (limit_sign, sector_sign) for corner in range(len(ways))]
    cell = WIDE_CELL if longest * WIDE_CELL + max(map(len, signs)) + 8 <= WIDTH else NARROW_CELL
    rows = [ruler(longest, cell, say)]
    for corner, way in enumerate(ways):
        rows.extend(way_rows(view, way, corner, longest, cell, say))
    return "\n".join(rows)


def way_to(view: View, corner: int) -> list[int]:
    """The spaces from the corner line before to this one."""
    lines = [row["line_before"] for row in view["corners"]]
    spaces: int = view["spaces"]
    first = lines[corner - 1]
    length = (lines[corner] - first - 1) % spaces + 1
    return [(first + step) % spaces for step in range(length)]


def ruler(longest: int, cell: int, say: Say) -> str:
    """How many free spaces lie before the line: every number near it, then every fifth."""
    marks = ""
    for distance in range(longest - 1, -1, -1):
        shown = distance <= EXACT_UP_TO or distance % COUNTED_BY == 0
        marks += (str(distance) if shown else "").rjust(cell)
    return f"    {marks}   {say('heat-picture-distance')}"


def way_rows(view: View, way: list[int], corner: int, longest: int, cell: int, say: Say) -> list[str]:
    """The two spots of each space, with the corner lines at both ends and the finish line where it lies."""
    cars = cars_by_place(view)
    rows: list[str] = []
    for spot in (0, 1):
        indent = " " * ((longest - len(way)) * cell)
        spots = ""
        for space in way:
            mark = SEATS[cars[space, spot]] if (space, spot) in cars else FREE
            before = FINISH_LINE if space == 0 else " "
            spots += before + mark if cell == NARROW_CELL else f"{before} {mark}"
        start = letter(corner - 1 if corner else len(view["corners"]) - 1) if spot == 0 else " "
        sign = limit_sign(view, corner, say) if spot == 0 else sector_sign(view, corner, say)
        rows.append(f"{indent} {start} {CORNER_LINE}{spots} {CORNER_LINE} {sign}".rstrip())
    return rows


def cars_by_place(view: View) -> dict[tuple[int, int], int]:
    """The number of the car on each space and spot that is taken."""
    field = [*view["cars"], *view["legends"]]
    return {(car["space"], car["spot"]): number for number, car in enumerate(field) if not car["place"]}


def limit_sign(view: View, corner: int, say: Say) -> str:
    """The limit that holds; where a token has changed it, also what is printed."""
    row = view["corners"][corner]
    token = row["token"] or "none"
    printed = row["limit"] - LIMIT_CHANGES.get(token, 0)
    sign = say("heat-picture-limit", corner=letter(corner), limit=row["limit"], token=token, printed=printed)
    return f"{sign} {say('heat-picture-press')}" if "season" in view and corner in view["season"]["press"] else sign


def sector_sign(view: View, corner: int, say: Say) -> str:
    """What holds on the way to a corner: the token that was revealed for the corner before it."""
    token = view["sectors"][corner - 1]
    if token == "weather":
        effect = view["weather"]["sector"]
        token = "weather-slipstream" if effect == "slipstream" else effect
    return say("heat-picture-sector", token=token) if token else ""


def letter(corner: int) -> str:
    """Corners are called A, B, C in driving order."""
    return chr(ord("A") + corner)


# ---- the running order ----------------------------------------------------------------------------------------------


def standings(view: View, say: Say) -> str:
    """One row a car, the first one on top."""
    heads = [
        say("heat-picture-car"),
        say("heat-picture-lap"),
        say("heat-picture-gear"),
        say("heat-picture-engine"),
        say("heat-picture-cards"),
        say("heat-picture-next"),
    ]
    rows = [["", *heads, ""]]
    for place, number in enumerate(view["running"], start=1):
        rows.append(standing(view, number, place, say))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows)


def legend_standing(view: View, legend: View, place: int, say: Say) -> list[str]:
    """A Legend has neither gear nor engine nor cards."""
    return [
        f" {place} {SEATS[legend['car']]}",
        short(say("heat-driver", number=legend["car"] - view["seats"] + 1)),
        lap(view, legend),
        "-",
        "-",
        "-",
        next_corner(view, legend, say),
        say("heat-picture-finished") if legend["finished"] else "",
    ]


def short(name: str) -> str:
    return name if len(name) <= NAME_WIDTH else f"{name[: NAME_WIDTH - 1]}…"


def lap(view: View, car: View) -> str:
    return f"{min(max(car['lap'], 0), view['laps'])}/{view['laps']}"


def standing(view: View, number: int, place: int, say: Say) -> list[str]:
    """The row of a car by its number: beyond the seats come the Legends."""
    if number >= view["seats"]:
        return legend_standing(view, view["legends"][number - view["seats"]], place, say)
    car = view["cars"][number]
    own = "›" if car["seat"] == view["seat"] else " "
    return [
        f"{own}{place} {SEATS[car['seat']]}",
        short(say("seat-name", seat=car["seat"] + 1)),
        lap(view, car),
        str(car["gear"]),
        HEAT * car["heat"] or "-",
        f"{car['hand']}/{car['deck']}/{car['discard']}",
        next_corner(view, car, say),
        state(view, car, say),
    ]


def next_corner(view: View, car: View, say: Say) -> str:
    """The corner line in front of a car with the free spaces before it, or the way to the finish if it comes first.

    Behind the last line nothing comes any more.
    """
    spaces: int = view["spaces"]
    distances = [(row["line_before"] - car["space"] - 1) % spaces + 1 for row in view["corners"]]
    nearest = min(distances)
    to_finish = view["laps"] * spaces - car["progress"]
    if to_finish <= 0:
        return ""
    if to_finish < nearest:
        return say("heat-picture-next-finish", distance=to_finish)
    corner = distances.index(nearest)
    limit = view["corners"][corner]["limit"]
    return say("heat-picture-next-corner", corner=letter(corner), limit=limit, distance=nearest - 1)


def state(view: View, car: View, say: Say) -> str:
    """What is worth knowing about a car just now."""
    if car.get("eliminated"):
        return say("heat-picture-out")
    if car["finished"]:
        return say("heat-picture-finished")
    if car["cluttered"]:
        return say("heat-picture-cluttered")
    if car["spun_out"] and view["phase"] == "drive":
        return say("heat-picture-spun-out")
    if car["played"]:
        return say("heat-picture-speed", speed=car["speed"])
    words: list[str] = []
    if view["phase"] == "plan":
        words.append(say("heat-picture-ready" if car["ready"] else "heat-picture-thinking"))
    if car["adrenaline"]:
        words.append(say("heat-picture-adrenaline"))
    return ", ".join(words)


# ---- own cards ------------------------------------------------------------------------------------------------------


def own_cards(view: View, say: Say) -> str:
    """The hand, and what is planned or lies face down."""
    rows = [f"{say('heat-picture-hand')}  {cards(view['hand'], view, say)}"]
    if "garage" in view:
        rows.extend(hand_faces(view, say))
    planned = planned_cards(view)
    if planned:
        rows.append(f"{say('heat-picture-plan')}  {cards(planned, view, say)}")
    return "\n".join(rows)


def planned_cards(view: View) -> list[str]:
    planned: list[str] = view["plan"]["cards"] if "plan" in view else view.get("face_down", [])
    return planned


def cards(ids: list[str], view: View, say: Say) -> str:
    """Cards side by side; upgrades by what is typed for them, for their names stand below."""
    known = view["garage"]["cards"] if "garage" in view else {}
    return " ".join(f"[{card if card in known else say(f'heat-card-{card}')}]" for card in ids)
