"""Before the race: cars are built, the weather is rolled, the grid is drawn or driven for."""

from typing import Any, Final

from paddock.games.formula_d import events
from paddock.games.formula_d.choices import BUILD
from paddock.games.formula_d.rules.qualifying import QualifyingLap, grid_by_laps, grid_rolls
from paddock.games.formula_d.rules.round import Round
from paddock.games.formula_d.rules.tyres import ChooseTyres
from paddock.games.formula_d.rules.weather import roll_weather
from paddock.games.formula_d.state import NONE, PARTS, QUALIFY, REPAIR_POINTS, SUSPENSION, TYRES, Car, Race
from paddock.kernel.agenda import Question, Step

__all__ = ["BuildCar", "DrawGrid", "LineUp", "RollWeather", "SetUp", "grid_rolls"]

TOTAL: Final = 20  # points of a car that is built
MOST_TYRES: Final = 14
MOST_OF_A_PART: Final = 7


class SetUp(Step[Race]):
    """A circuit, the cars, and what the optional rules ask for."""

    def run(self, g: Race) -> None:
        g.read_setup()
        g.cars = g.new_cars()
        events.tell_teams(g)
        for car in g.cars:
            car.wear = car.full = g.first_wear()
            car.repairs = repair_points(g, car)
        g.variant.cars_ready(g)
        if g.chosen("grid", "qualifying"):
            g.then(RollWeather(), DrawGrid(), RollWeather(), LineUp())
        else:
            g.then(DrawGrid(), RollWeather(), LineUp())
        if g.chosen("cars", "built") and not g.variant.is_street():
            for car in g.cars:
                car.wear = car.full = NONE
                g.aside(car.seat, BuildCar(car.seat))


class BuildCar(Question[Race]):
    """Twenty points are shared out, one part (n) after another; what is left is the suspension's."""

    def options(self, g: Race) -> list[int]:
        left = TOTAL - sum(g.cars[self.seat].full)
        after = SUSPENSION - self.n
        most = min(most_of(self.n), left - after)
        return [BUILD + points for points in range(max(1, left - after * MOST_OF_A_PART), most + 1)]

    def answer(self, g: Race, choice: int) -> None:
        car = g.cars[self.seat]
        car.wear = car.full = [*car.full, choice - BUILD]
        if self.n + 1 < SUSPENSION:
            g.then(BuildCar(self.seat, self.n + 1))
            return
        car.wear = car.full = [*car.full, TOTAL - sum(car.full)]
        events.tell_built(g, car)

    def details(self, g: Race) -> dict[str, Any]:
        left = TOTAL - sum(g.cars[self.seat].full)
        return {"part": PARTS[self.n], "left": left, "most": [most_of(part) for part in range(len(PARTS))]}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "points", "part": PARTS[self.n], "points": choice - BUILD}

    def why_not(self, g: Race, choice: int) -> str:
        return "not-so-many-points"


def most_of(part: int) -> int:
    return MOST_TYRES if part == TYRES else MOST_OF_A_PART


class DrawGrid(Step[Race]):
    """The black die says who stands where, or a lap against the clock for each."""

    def run(self, g: Race) -> None:
        if g.chosen("grid", "qualifying"):
            g.phase = QUALIFY
            g.then_all([QualifyingLap(seat) for seat in range(g.seats)])
        else:
            g.order = grid_rolls(g, list(range(g.seats)))


class RollWeather(Step[Race]):
    """The weather of the race, or of the laps for the grid before it; then everybody chooses tyres for it."""

    def run(self, g: Race) -> None:
        roll_weather(g)
        if g.tyre_types:
            for seat in range(g.seats):
                g.aside(seat, ChooseTyres(seat))


class LineUp(Step[Race]):
    """The cars stand on the grid. A slot in a corner counts as having made all its stops."""

    def run(self, g: Race) -> None:
        if g.phase == QUALIFY:
            g.order = grid_by_laps(g)
        board = g.circuit
        for slot, seat in enumerate(g.order):
            car = g.cars[seat]
            car.at = board.grid[slot]
            car.gear = 0
            car.lines = 0
            car.stops = board.stops[board.corner_at[car.at]]
        g.begin_move(-1, -1)
        g.variant.lined_up(g)
        events.tell_grid(g, g.order)
        g.then(Round())


def repair_points(g: Race, car: Car) -> int:
    """For technical stops: so many for each car, or twice as many for a team that shares them."""
    if not g.has("technical_stops") or not g.variant.has_pits():
        return 0
    return 2 * REPAIR_POINTS if g.has("teams") else REPAIR_POINTS
