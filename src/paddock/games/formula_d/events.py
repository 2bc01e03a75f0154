"""What happens in a race, told as data. A quiet table is told nothing and pays nothing."""

from collections.abc import Sequence

from paddock.games.formula_d.drivers import DRIVERS
from paddock.games.formula_d.offer import Offer
from paddock.games.formula_d.state import CAUSES, IN_PAIRS, PARTS, STATES, TYRE_TYPES, WEATHERS, Car, Race
from paddock.kernel.events import NOBODY


def names(g: Race, spaces: Sequence[int]) -> list[int]:
    return [g.circuit.name_of(space) for space in spaces]


# ---- before the race -------------------------------------------------------------------------------------------------


def tell_teams(g: Race) -> None:
    """Who drives together; of an odd number somebody drives alone."""
    if g.quiet or not g.has("teams") or g.rules < IN_PAIRS:
        return
    for team in g.teams():
        drivers = g.team_seats(team)
        g.tell("team", NOBODY, {"team": team, "drivers": drivers, "alone": int(len(drivers) == 1)})


def tell_built(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell("built", car.seat, {"points": car.full[:]})


def tell_grid_roll(g: Race, car: Car, roll: int) -> None:
    if not g.quiet:
        g.tell("grid-roll", car.seat, {"roll": roll})


def tell_lap_driven(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell("lap-driven", car.seat, {"score": car.score, "rolls": car.rolls, "void": int(car.void)})


def tell_grid(g: Race, order: list[int]) -> None:
    if not g.quiet:
        g.tell("grid", NOBODY, {"circuit": g.circuit.name, "laps": g.laps, "order": order[:]})


def tell_weather(g: Race, roll: int) -> None:
    if not g.quiet:
        g.tell("weather", NOBODY, {"roll": roll, "weather": WEATHERS[g.weather]})


def tell_tyres(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell("tyres", car.seat, {"type": TYRE_TYPES[car.tyres]})


# ---- a turn ----------------------------------------------------------------------------------------------------------


def tell_round(g: Race) -> None:
    if not g.quiet:
        g.tell("round-began", NOBODY, {"round": g.round, "order": g.order[:]})


def tell_start_roll(g: Race, car: Car, roll: int, how: str) -> None:
    if not g.quiet:
        g.tell("start-roll", car.seat, {"roll": roll, "how": how})


def tell_shifted(g: Race, car: Car, before: int, cost: list[int]) -> None:
    if not g.quiet:
        g.tell(
            "shifted",
            car.seat,
            {"from": before, "gear": car.gear, "gearbox": cost[0], "brakes": cost[1], "engine": cost[2]},
        )


def tell_rolled(g: Race, car: Car, roll: int) -> None:
    if not g.quiet:
        g.tell("rolled", car.seat, {"gear": car.gear, "roll": roll})


def tell_moved(g: Race, car: Car, offer: Offer, began: int, how: str) -> None:
    if not g.quiet:
        path = names(g, offer.path)
        args = {"from": g.name_of(began), "path": path, "to": g.name_of(offer.end), "spaces": len(path), "how": how}
        g.tell("moved", car.seat, args)


def tell_braked(g: Race, car: Car, offer: Offer) -> None:
    if not g.quiet:
        spent = {"braked": offer.braked, "blocked": offer.blocked, "brakes": offer.brakes, "tyres": offer.tyres}
        g.tell("braked", car.seat, spent)


def tell_stop(g: Race, car: Car) -> None:
    if not g.quiet:
        corner = g.circuit.corner_at[car.at]
        g.tell("stop", car.seat, {"corner": corner - 1, "made": car.stops, "of": g.circuit.stops[corner]})


def tell_overshot(g: Race, car: Car, spaces: int, tyres: int) -> None:
    if not g.quiet:
        g.tell("overshot", car.seat, {"spaces": spaces, "tyres": tyres})


def tell_spun(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell("spun", car.seat, {"space": g.name_of(car.at)})


def tell_crossed(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell("crossed-line", car.seat, {"lap": car.lines, "laps": g.laps})


# ---- checks ----------------------------------------------------------------------------------------------------------


def tell_check(g: Race, car: Car, part: int, roll: int, fails: int, is_lost: bool, space: int) -> None:
    """After a point was lost: a car that is out has left its space by then."""
    if not g.quiet:
        check = {"part": PARTS[part], "roll": roll, "fails": fails, "lost": int(is_lost), "space": g.name_of(space)}
        g.tell("check", car.seat, check)


def tell_debris(g: Race, space: int) -> None:
    if not g.quiet:
        g.tell("debris", NOBODY, {"space": g.name_of(space)})


# ---- the pits --------------------------------------------------------------------------------------------------------


def tell_pit(g: Race, car: Car) -> None:
    """It has come into the pit lane, into its box, or out of it."""
    if not g.quiet:
        g.tell("pit", car.seat, {"where": STATES[car.pit]})


def tell_waits(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell("waits", car.seat, {})


def tell_fresh_tyres(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell("fresh-tyres", car.seat, {"points": car.wear[0]})


def tell_pit_roll(g: Race, car: Car, roll: int, spaces: int) -> None:
    if not g.quiet:
        g.tell("pit-roll", car.seat, {"roll": roll, "spaces": spaces})


def tell_repaired(g: Race, car: Car, parts: list[int]) -> None:
    if not g.quiet:
        g.tell("repaired", car.seat, {"parts": [PARTS[part] for part in parts]})


# ---- street races ----------------------------------------------------------------------------------------------------


def tell_driver(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell(
            "driver", car.seat, {"driver": DRIVERS[car.driver], "ability": DRIVERS[car.driver], "points": car.full[:]}
        )


def tell_nitro(g: Race, car: Car, spaces: int, number: int) -> None:
    if not g.quiet:
        g.tell("nitro", car.seat, {"spaces": spaces, "number": number})


def tell_toll(g: Race, car: Car, number: int) -> None:
    if not g.quiet:
        g.tell("toll", car.seat, {"number": number})


def tell_adjusted(g: Race, car: Car, number: int) -> None:
    if not g.quiet:
        g.tell("adjusted", car.seat, {"number": number})


def tell_harmed(g: Race, car: Car, other: Car, part: int, roll: int, is_lost: bool) -> None:
    if not g.quiet:
        told = {"rival": other.seat, "part": PARTS[part], "roll": roll, "lost": int(is_lost)}
        g.tell("harmed", car.seat, told)


def tell_ambush(g: Race, car: Car, roll: int, part: int) -> None:
    if not g.quiet:
        told = {"roll": roll, "part": PARTS[max(part, 0)], "lost": int(part >= 0)}
        g.tell("ambush", car.seat, told)


def tell_trapped(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell("trapped", car.seat, {"speed": car.speed})


def tell_trap_won(g: Race, car: Car, lap: int) -> None:
    if not g.quiet:
        g.tell("trap-won", car.seat, {"lap": lap})


def tell_regained(g: Race, car: Car, parts: Sequence[int]) -> None:
    if not g.quiet:
        g.tell("regained", car.seat, {"parts": [PARTS[part] for part in parts]})


# ---- the end ---------------------------------------------------------------------------------------------------------


def tell_finished(g: Race, car: Car) -> None:
    if not g.quiet:
        g.tell("finished", car.seat, {"place": car.place, "round": g.round})


def tell_eliminated(g: Race, car: Car, space: int) -> None:
    if not g.quiet:
        where = {"space": g.name_of(space), "place": car.place}
        g.tell("eliminated", car.seat, {"cause": CAUSES[car.out], **where})


def tell_race_over(g: Race) -> None:
    if not g.quiet:
        g.tell("race-over", NOBODY, {"rounds": g.round, "order": g.running_order()})
