"""What one seat may know of the race, as data."""

from typing import Any

from paddock.games.heat.cards import card_id, card_ids
from paddock.games.heat.conditions import on_corner, road_id, weather_token
from paddock.games.heat.garage_view import garage, upgrades_of, uses_upgrades
from paddock.games.heat.legends_view import legend_card
from paddock.games.heat.racers import Legend, Racer
from paddock.games.heat.rules.outlook import plan_made
from paddock.games.heat.rules.preview import corners_crossed
from paddock.games.heat.season_view import own_sponsors, season_car, season_view
from paddock.games.heat.state import DRIVE, PHASES, PLAN, Car, Race

__all__ = ["own_view", "view"]


def view(g: Race, seat: int) -> dict[str, Any]:
    """The race as a seat sees it; -1 is a spectator."""
    seen: dict[str, Any] = {
        "game": "heat",
        "rules": g.rules,
        "seats": g.seats,
        "seat": None if seat < 0 else seat,
        "round": g.round,
        "phase": PHASES[g.phase],
        "circuit": g.circuit.name,
        "laps": g.laps,
        "spaces": g.circuit.spaces,
        "corners": [
            {
                "line_before": g.circuit.lines[corner],
                "limit": g.conditions.limits[corner],
                "legend_line_before": g.circuit.legend_lines[corner],
                "token": corner_token(g, corner),
            }
            for corner in range(g.circuit.corners)
        ],
        "sectors": [sector_token(g, corner) for corner in range(g.circuit.corners)],
        "weather": weather(g),
        "order": g.order[:],
        "running": g.running_order(),
        "acting": g.acting,
        "crossed": crossed(g),
        "stress_left": g.stress_left,
        "cars": [public_car(g, car) for car in g.cars],
        "legends": [public_legend(g, legend) for legend in g.legends],
        "legend_card": legend_card(g),
        "places": places(g),
    }
    if uses_upgrades(g):
        seen["garage"] = garage(g)
        for shown, car in zip(seen["cars"], g.cars, strict=True):
            shown.update(upgrades_of(car))
    if 0 <= seat < g.seats:
        seen.update(own_cards(g, g.cars[seat]))
    if g.season is not None:
        seen["season"] = season_view(g, g.season)
        for shown, car in zip(seen["cars"], g.cars, strict=True):
            shown.update(season_car(g, g.season, car))
        if 0 <= seat < g.seats:
            seen.update(own_sponsors(g, g.season, g.cars[seat]))
    return seen


def own_view(g: Race, seat: int) -> dict[str, Any]:
    """The keys of a driver's view in which it differs from what everybody sees."""
    own = {"seat": seat, **own_cards(g, g.cars[seat])}
    if g.season is not None:
        own.update(own_sponsors(g, g.season, g.cars[seat]))
    return own


def crossed(g: Race) -> list[dict[str, int]]:
    """The corners that the acting car has crossed, with the Heat that they cost, until its cards are put away."""
    if not 0 <= g.acting < g.seats or not g.cars[g.acting].face_up:
        return []
    return corners_crossed(g, g.cars[g.acting])


def began_spot(car: Racer) -> int:
    """The spot where the turn began; a car that has not moved is still there."""
    return car.began_spot if car.at > car.began_at else car.spot


def places(g: Race) -> list[int]:
    """At the end, the place of every seat: in the race, or in the championship."""
    outcome = g.outcome()
    return outcome.places if outcome is not None else []


def place_of(g: Race, car: Racer, number: int) -> int:
    """Taken at the finish; in a race that was stopped every car has the place where it stands."""
    if g.stopped and g.season is None:
        return g.running_order().index(number) + 1
    return car.place


def public_car(g: Race, car: Car) -> dict[str, Any]:
    """What everybody sees of a car. Choices made while planning stay hidden until all are ready.

    In tournament mode the number of cards played is hidden until they are revealed: they count as cards in hand.
    """
    hidden = g.tournament and g.phase == DRIVE and not car.face_up
    face_down = len(car.played) if g.phase == DRIVE and not car.face_up and not hidden else 0
    return {
        "seat": car.seat,
        "progress": car.at,
        "space": car.at % g.circuit.spaces,
        "spot": car.spot,
        "lane": drawn_lane(g, car),
        "lap": car.at // g.circuit.spaces + 1,
        "gear": car.gear,
        "heat": car.heat,
        "hand": len(car.hand) + (len(car.played) if hidden else 0),
        "deck": len(car.deck),
        "discard": len(car.discard),
        "discard_top": card_id(car.discard[-1]) if car.discard else None,
        "played": card_ids(car.played) if car.face_up else [],
        "face_down": face_down,
        "speed": car.speed,
        "began_at": car.began_at,
        "began_spot": began_spot(car),
        "adrenaline": car.adrenaline and car.is_on_track(),
        "ready": car.ready,
        "finished": car.finished_in > 0,
        "finished_round": car.finished_in,
        "place": place_of(g, car, car.seat),
        "spun_out": car.spun_out,
        "cluttered": car.cluttered and car.face_up,
    }


def weather(g: Race) -> dict[str, str] | None:
    """The weather token, and what it does in the sectors with a weather token; None without the module."""
    if not g.conditions.road:
        return None
    token = weather_token(g.conditions.weather)
    return {"token": token.name, "sector": token.sector}


def corner_token(g: Race, corner: int) -> str | None:
    """The road token that lies on a corner; its change is in the limit already."""
    road = g.conditions.road
    return road_id(road[corner]) if road and on_corner(road[corner]) else None


def sector_token(g: Race, corner: int) -> str | None:
    """The road token that lies on the sector behind a corner."""
    road = g.conditions.road
    return road_id(road[corner]) if road and not on_corner(road[corner]) else None


def public_legend(g: Race, legend: Legend) -> dict[str, Any]:
    """A Legend's car; its number stands where drivers have their seat."""
    return {
        "car": legend.number,
        "colour": legend.colour(),
        "progress": legend.at,
        "space": legend.at % g.circuit.spaces,
        "spot": legend.spot,
        "lane": drawn_lane(g, legend),
        "lap": legend.at // g.circuit.spaces + 1,
        "began_at": legend.began_at,
        "began_spot": began_spot(legend),
        "finished": legend.finished_in > 0,
        "finished_round": legend.finished_in,
        "place": place_of(g, legend, legend.number),
    }


def own_cards(g: Race, car: Car) -> dict[str, Any]:
    """A driver's own hand, sorted even in the middle of drawing, and what he has chosen so far while planning."""
    own: dict[str, Any] = {"hand": card_ids(sorted(car.hand))}
    if g.phase == PLAN:
        plan: dict[str, Any] = {"gear": car.next_gear, "cards": card_ids(car.played), "cluttered": car.cluttered}
        own["plan"] = {**plan, **plan_made(g, car)} if car.ready and not car.cluttered else plan
    elif car.played and not car.face_up:
        own["face_down"] = card_ids(car.played)
    return own


def drawn_lane(g: Race, car: Racer) -> int:
    """Spot 0 lies in the lane of the race line, spot 1 in the other one."""
    race_line = g.circuit.race_line_lane(car.at % g.circuit.spaces)
    return race_line if car.spot == 0 else 3 - race_line
