"""What everybody sees of the championship; part of the view only when there is one."""

from typing import Any

from paddock.games.heat.cards import card_ids
from paddock.games.heat.championship import EVENTS, NO_EVENT
from paddock.games.heat.circuits import circuit
from paddock.games.heat.rules.sponsors import sponsors_in
from paddock.games.heat.season import Season
from paddock.games.heat.state import OVER, PLAN, Car, Race

__all__ = ["own_sponsors", "season_car", "season_view"]


def season_view(g: Race, season: Season) -> dict[str, Any]:
    """The calendar, the standings, the results so far, and what holds in the present race."""
    event = season.event()
    return {
        "name": season.name,
        "race": season.race + 1,
        "races": season.races(),
        "calendar": [entry(g, season, race) for race in range(season.races())],
        "event": event.name,
        "press": event.press_corners(g.circuit.corners),
        "hand_size": g.hand_size,
        "standings": [standing(season, number) for number in season.ranking()],
        "results": [result(season, race) for race in range(len(season.places))],
        "sponsor_deck": len(g.sponsor_deck),
        "sponsors_used": len(g.sponsors_used),
        "champions": champions(season),
    }


def entry(g: Race, season: Season, race: int) -> dict[str, Any]:
    """A race of the calendar; nothing is known of an event card that is not drawn yet."""
    done = len(season.places)
    state = "done" if race < done else "now" if race == done else "ahead"
    about: dict[str, Any] = {"race": race + 1, "circuit": season.circuits[race], "state": state}
    if season.events[race] == NO_EVENT:
        return {**about, "year": None, "event": None, "press": [], "sponsors": None, "laps": None}
    event = EVENTS[season.events[race]]
    where = circuit(season.circuits[race])
    return {
        **about,
        "year": season.year(race) or None,
        "event": event.name,
        "press": event.press_corners(where.corners),
        "sponsors": event.sponsors,
        "laps": g.laps_on(where, event.laps),
    }


def standing(season: Season, number: int) -> dict[str, Any]:
    by_race = [points[number] for points in season.points]
    return {"car": number, "points": sum(by_race), "by_race": by_race}


def result(season: Season, race: int) -> dict[str, Any]:
    """A race that is over, by the numbers of the cars."""
    return {
        "race": race + 1,
        "places": season.places[race][:],
        "points": season.points[race][:],
        "grid": season.grids[race][:],
        "rounds": season.rounds[race],
        "eliminated": season.out[race][:],
    }


def champions(season: Season) -> list[dict[str, Any]]:
    """The winner of every season that is over."""
    found: list[dict[str, Any]] = []
    for race in range(len(season.places)):
        if season.ends_with(race):
            champion = season.standings(season.first_race(race), race)[0]
            found.append({"year": season.year(race) or None, "car": champion})
    return found


def season_car(g: Race, season: Season, car: Car) -> dict[str, Any]:
    """How many sponsors a driver has is no secret: all were won and used in the open."""
    return {"sponsors": len(sponsors_of(g, season, car)), "eliminated": car.is_out()}


def own_sponsors(g: Race, season: Season, car: Car) -> dict[str, Any]:
    """A driver knows which sponsors are his, wherever they lie."""
    return {"sponsors": card_ids(sponsors_of(g, season, car))}


def sponsors_of(g: Race, season: Season, car: Car) -> list[int]:
    in_play = [] if g.phase in (PLAN, OVER) else car.played
    return sorted(sponsors_in(car.hand + car.deck + car.discard + in_play) + season.kept[car.seat])
