"""Races of a championship made by hand, and seasons that are played only as far as a test needs."""

from collections.abc import Sequence

import paddock
from paddock.games.heat.championship import EVENTS
from paddock.games.heat.racers import Legend
from paddock.games.heat.season import Season
from paddock.games.heat.state import DRAFT, Car, Race
from paddock.games.heat.upgrades import sponsor_cards
from paddock.kernel.options import Value
from tests.games.heat.make import Scene, answer, race

RACE_SO_FAR = 20_000


def event_number(name: str) -> int:
    """An event card by its name."""
    return next(number for number, event in enumerate(EVENTS) if event.name == name)


def season_race(
    circuit: str, *cars: Car, event: str = "patron", road: str = "", legends: Sequence[Legend] = ()
) -> Scene:
    """A race of a season of one's own in its driving phase; all 35 sponsors but the drivers' own lie in the deck."""
    g = race(circuit, *cars, road=road, legends=legends)
    season = Season("custom", [circuit] * 4, [event_number(event), -1, -1, -1])
    season.grids = [[number + 1 for number in range(len(g.g.field))]]
    season.kept = [[] for _ in cars]
    season.seen = [[] for _ in cars]
    g.g.season = season
    g.g.enter_race(season)
    g.g.sponsor_deck = sponsor_cards()
    return g


def season_of(g: Scene) -> Season:
    assert g.g.season is not None
    return g.g.season


def new_season(seats: int, season: str = "1961", seed: int = 1, **options: Value) -> Scene:
    """A season before its first race; races have one lap if nothing else is said."""
    table = paddock.game("heat").new(seats, {"season": season, "laps": "1", **options}, seed)
    assert isinstance(table, Race)
    return Scene(table)


def take_first(g: Scene) -> tuple[int, str]:
    """Whoever is asked takes the first card on offer; who and which."""
    (seat,) = g.g.open_seats()
    card: str = g.g.question(seat)["options"][0]["label"]["card"]
    answer(g, seat, card=card)
    return seat, card


def build(g: Scene) -> list[int]:
    """Everybody takes the first card on offer, and nobody swaps; the seats in the order in which they chose."""
    order = []
    while g.g.phase == DRAFT:
        (seat,) = g.g.open_seats()
        if g.g.question(seat)["kind"] == "improve-car":
            order.append(take_first(g)[0])
        else:
            answer(g, seat, "done")
    return order


def drive(g: Scene) -> None:
    """To the end of the race: everybody takes the first option there is."""
    for _ in range(RACE_SO_FAR):
        if g.g.phase == DRAFT or not g.g.open_seats():
            return
        seat = g.g.open_seats()[0]
        g.g.answer(seat, g.g.options(seat)[0])
    raise AssertionError("the race does not end")


def drive_races(g: Scene, races: int) -> None:
    """So many races of a season, one after the other; then the next one is prepared."""
    for _ in range(races):
        build(g)
        drive(g)
