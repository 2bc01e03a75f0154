"""What everybody sees of the race, as data: nothing is secret but the dice to come."""

from typing import Any

from paddock.games.formula_d.drivers import DRIVERS
from paddock.games.formula_d.rules.tyres import age_of_set
from paddock.games.formula_d.state import CAUSES, PHASES, STATES, TYRE_TYPES, WEATHERS, Car, Race

__all__ = ["own_view", "view"]


def view(g: Race, seat: int) -> dict[str, Any]:
    """The race as a seat sees it; -1 is a spectator."""
    board = g.circuit
    outcome = g.outcome()
    return {
        "game": "formula_d",
        "rules": g.rules,
        "seats": g.seats,
        "seat": None if seat < 0 else seat,
        "round": g.round,
        "phase": PHASES[g.phase],
        "circuit": board.name,
        "laps": g.laps,
        "beginner": g.beginner,
        "lanes": board.lengths[:],
        "corners": [{"name": corner.name, "stops": corner.stops} for corner in board.corners],
        "weather": WEATHERS[g.weather] if g.has("weather") else "",
        "wet": g.is_wet(),
        "order": g.order[:],
        "running": g.running_order(),
        "acting": g.acting,
        "number": g.number if g.acting >= 0 else 0,
        "debris": [board.name_of(space) for space in g.debris],
        "cars": [public_car(g, car) for car in g.cars],
        "places": [] if outcome is None else outcome.places,
        "street": g.variant.is_street(),
        "ambush": [board.name_of(space) for space in board.ambush] if g.variant.is_street() else [],
        "trap": [board.name_of(space) for space in board.trap] if g.variant.is_street() else [],
        "teams": team_rows(g),
    }


def own_view(g: Race, seat: int) -> dict[str, Any]:
    """The keys in which a driver's view differs from a spectator's."""
    return {"seat": seat}


def public_car(g: Race, car: Car) -> dict[str, Any]:
    corner = g.circuit.corner_at[car.at] if car.at >= 0 else 0
    return {
        "seat": car.seat,
        "team": car.team,
        "space": g.name_of(car.at),
        "lap": car.lines,
        "ahead": ahead_of_line(g, car),
        "gear": car.gear,
        "points": car.wear[:],
        "full": car.full[:],
        "corner": corner - 1,
        "stops": car.stops,
        "spun": car.spun,
        "stalled": car.stalled,
        "pit": STATES[car.pit],
        "tyres": TYRE_TYPES[car.tyres] if g.tyre_types else "",
        "tyres_lap": age_of_set(car),
        "repairs": car.repairs,
        "score": car.score,
        "void": car.void,
        "place": g.places()[car.seat] if g.stopped else car.place,
        "out": CAUSES[car.out],
        "ended": car.ended,
        "driver": DRIVERS[car.driver] if car.driver >= 0 else "",
        "nitro": g.variant.is_street() and car.nitro < max(1, car.lines),
    }


def ahead_of_line(g: Race, car: Car) -> int:
    """How far the car has come since it first crossed the line, in spaces; below 0 on the grid."""
    if car.at < 0:
        return 0
    board = g.circuit
    order = board.order[car.at] if car.at < board.track else board.order[board.pit_enter[-1]]
    return ((car.lines - 1) * board.lap + order) // 2


def team_rows(g: Race) -> list[dict[str, Any]]:
    """The points of the teams, while they race for them."""
    if not g.has("teams"):
        return []
    return [{"team": team, "points": g.team_points(team)} for team in g.teams()]
