"""The championship as text: part of the picture of a race that belongs to one."""

from collections.abc import Callable
from textwrap import wrap
from typing import Any, Final

__all__ = ["points_line", "season_picture"]

View = dict[str, Any]
Say = Callable[..., str]

WIDTH: Final = 100
NAME_WIDTH: Final = 12
SEATS: Final = "①②③④⑤⑥⑦⑧⑨⑩"


def season_picture(view: View, say: Say) -> str:
    """Which race it is and what is special about it; between the races and at the end, the standings."""
    rows = [heading(view, say), *wrap(news(view, say), WIDTH)]
    if view["phase"] in ("draft", "over"):
        rows += ["", *standings(view, say)]
    return "\n".join(rows)


def heading(view: View, say: Say) -> str:
    season: View = view["season"]
    name = say(f"heat-choice-season-{season['name']}")
    return say("heat-picture-season", season=name, race=season["race"], of=season["races"])


def news(view: View, say: Say) -> str:
    """The event card of the race."""
    event = view["season"]["event"]
    return f"{say(f'heat-news-{event}')}. {say(f'heat-news-help-{event}')}"


def standings(view: View, say: Say) -> list[str]:
    """A row for every car, the leader first: the points of every race, and all of them."""
    season: View = view["season"]
    races = [str(race["race"]) for race in season["results"]]
    rows = [["", say("heat-picture-car"), *races, say("heat-picture-points")]]
    for place, standing in enumerate(season["standings"], start=1):
        points = [str(points) for points in [*standing["by_race"], standing["points"]]]
        rows.append([f" {place} {SEATS[standing['car']]}", name(view, standing["car"], say), *points])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [line(row, widths) for row in rows]


def line(row: list[str], widths: list[int]) -> str:
    """The mark and the name stand to the left, the points to the right."""
    words = [cell.ljust(width) for cell, width in zip(row[:2], widths)]
    numbers = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:])]
    return "  ".join([*words, *numbers]).rstrip()


def name(view: View, number: int, say: Say) -> str:
    """A driver's name, or that of a Legend; long ones are cut."""
    seats: int = view["seats"]
    told = say("seat-name", seat=number + 1) if number < seats else say("heat-driver", number=number - seats + 1)
    return told if len(told) <= NAME_WIDTH else f"{told[: NAME_WIDTH - 1]}…"


def points_line(view: View, say: Say) -> str:
    """For small terminals: the race, its event and everybody's points in a row."""
    points = " ".join(f"{SEATS[row['car']]} {row['points']}" for row in view["season"]["standings"])
    return f"{heading(view, say)} {news(view, say)} {say('heat-picture-points')}: {points}"
