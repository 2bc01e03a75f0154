"""Optional rule: the weather, by the circuit's chart; changeable weather turns with the numbers that heat engines."""

from paddock.games.formula_d import events
from paddock.games.formula_d.dice import BLACK
from paddock.games.formula_d.state import CHANGEABLE, GOOD, RAIN, RAIN_CHANGEABLE, Race

__all__ = ["change_weather", "chart", "roll_weather", "turn_weather"]


def chart(g: Race, roll: int) -> int:
    """What the circuit's chart says."""
    page = g.circuit.page
    if roll <= page.rain_up_to:
        return RAIN
    return CHANGEABLE if roll <= page.changeable_up_to else GOOD


def roll_weather(g: Race) -> None:
    """Before qualifying and before the race. Good weather and rain stay; changeable weather begins dry."""
    if g.has("weather"):
        roll = g.roll(BLACK) + 1
        g.weather = chart(g, roll)
        events.tell_weather(g, roll)
        g.variant.weather_rolled(g, GOOD, False)


def change_weather(g: Race) -> None:
    """Changeable weather goes one row towards what the chart says, and may come to stay."""
    if g.weather not in (CHANGEABLE, RAIN_CHANGEABLE):
        return
    before = g.weather
    turn_weather(g)
    g.variant.weather_rolled(g, before, True)


def turn_weather(g: Race) -> None:
    roll = g.roll(BLACK) + 1
    said = chart(g, roll)
    if said == RAIN:
        g.weather += 1
    elif said == GOOD:
        g.weather -= 1
    events.tell_weather(g, roll)
