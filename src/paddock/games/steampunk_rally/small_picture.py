"""The race as text for small terminals, in 78 columns: the track, the own machine, the others in short."""

from typing import Any, Final

from paddock.games.steampunk_rally.picture import SEATS, Say, View, indented, own_lines, racer_lines, title, track_lines

__all__ = ["small_picture"]

WIDTH: Final = 78
LINES: Final = 15


def small_picture(view: View, say: Say, lines: int = LINES) -> str:
    """As much as there is room for in so many lines: what stands last is left out first."""
    own = view["seat"] or 0
    others = [racer for racer in view["racers"] if racer["seat"] != own]
    found = [title(view, say), *[line for line in track_lines(view, WIDTH) if line]]
    found += [line[:WIDTH] for line in racer_lines(view["racers"][own], say, WIDTH)]
    found += indented("", [in_short(racer, say) for racer in others], WIDTH)
    found += own_lines(view, say, WIDTH)[1:]
    return "\n".join(found[:lines])


def in_short(racer: dict[str, Any], say: Say) -> str:
    """For example ``② Ben 12 g-2 c3 p5``: spaces to the line, gauge, cogs, parts."""
    name = f"{SEATS[racer['seat']]} {say('seat-name', seat=racer['seat'] + 1)}"
    numbers = {key: racer[key] for key in ("left", "gauge", "cogs")}
    return say("steampunk_rally-picture-short", name=name, parts=len(racer["machine"]) - 1, **numbers)
