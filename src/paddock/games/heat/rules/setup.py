"""Rule 2: setting up the race, or the first race of a season."""

from paddock.games.heat import events
from paddock.games.heat.rules.championship import OpenSeason
from paddock.games.heat.rules.garage import BuildCars, has_garage
from paddock.games.heat.rules.legends import add_legends
from paddock.games.heat.rules.start import DealHands, begin_race, in_any_order, line_up
from paddock.games.heat.rules.weather import draw_weather
from paddock.games.heat.state import Race
from paddock.kernel.agenda import Step

__all__ = ["SetUp"]


class SetUp(Step[Race]):
    """Cards and Heat for everybody, the cars on the grid at random, seven cards in hand."""

    def run(self, g: Race) -> None:
        g.read_setup()
        if g.setup["season"] != "none":
            g.then(OpenSeason())
            return
        begin_race(g)
        add_legends(g)
        g.field = [*g.cars, *g.legends]
        line_up(g, in_any_order(g))
        events.tell_grid(g)
        if g.setup["weather"]:
            draw_weather(g)
            events.tell_weather(g)
        if has_garage(g):
            g.then(BuildCars(), DealHands())
        else:
            g.then(DealHands())
