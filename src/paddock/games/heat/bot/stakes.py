"""What is at stake in a turn of a championship beside the race itself, for bots: sponsors to win, and being out."""

from typing import Final

from paddock.games.heat.rules.press import SENSATION
from paddock.games.heat.season import Season
from paddock.games.heat.state import Race

__all__ = ["sponsor_turns", "stakes"]

# In turns, as everything that bots compare.
WON: Final = 0.06  # a sponsor to be had
PLAYED: Final = 0.03  # a sponsor that is used up and not there for a later turn
OUT: Final = 5.0  # no points at all


def stakes(g: Race, season: Season, limits: list[int], began: int, to: int, speed: int, heat: int) -> float:
    """What a turn wins, or loses by a spin-out where that ends the race; ``limits`` are those by which the car pays."""
    event = season.event()
    press = event.press_corners(g.circuit.corners)
    won = 0.0
    line = g.circuit.next_line(began)
    while line <= to and line < g.finish:
        corner = g.circuit.corner_at(line)
        over = speed - limits[corner]
        if over > 0:
            heat -= over + g.conditions.overheats[corner]
            if heat < 0:
                return -OUT if event.eliminates else 0.0
        if corner in press and speed >= g.conditions.limits[corner] + SENSATION:
            won += WON
        line = g.circuit.next_line(line)
    if event.record and speed >= event.record:
        won += WON
    return won


def sponsor_turns(season: Season) -> float:
    """What it costs to play a sponsor: nothing in the last race, for at the end they are worth nothing."""
    return 0.0 if season.ends_with(season.race) else PLAYED
