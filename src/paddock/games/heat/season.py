"""How far a championship has come: its calendar, its results, and the cards that drivers keep between races."""

from typing import Any, Final

from paddock.games.heat.championship import EVENTS, NO_EVENT, TRILOGY, Event

__all__ = ["Season", "loaded_season"]


class Season:
    """A championship. Copies of a race share it: whoever changes it changes a copy of his own."""

    def __init__(self, name: str, circuits: list[str], events: list[int]) -> None:
        self.name = name
        self.circuits = circuits  # of every race
        self.events = events  # of every race; NO_EVENT if it is still to be drawn
        self.race = 0  # the race that is driven or prepared, from 0
        # Of every race begun or driven, by the numbers of the cars.
        self.grids: list[list[int]] = []  # slots, from 1
        self.places: list[list[int]] = []
        self.points: list[list[int]] = []
        self.out: list[list[int]] = []  # the numbers of the cars that were eliminated
        self.rounds: list[int] = []
        # By seat.
        self.kept: list[list[int]] = []  # sponsor cards left over from the race before, while the next is prepared
        self.seen: list[list[int]] = []  # sponsor cards that everybody has seen, and that lie hidden again

    def copy(self) -> "Season":
        """Another one that may be changed; the lists of past races are shared."""
        copy = Season(self.name, self.circuits, self.events[:])
        copy.race = self.race
        copy.grids = self.grids[:]
        copy.places = self.places[:]
        copy.points = self.points[:]
        copy.out = self.out[:]
        copy.rounds = self.rounds[:]
        copy.kept = self.kept[:]
        copy.seen = self.seen[:]
        return copy

    def races(self) -> int:
        return len(self.circuits)

    def is_over(self) -> bool:
        """All its races are driven."""
        return len(self.places) == self.races()

    def event(self) -> Event:
        """The event card of the present race."""
        return EVENTS[self.events[self.race]]

    def year(self, race: int) -> int:
        """The season to which a race belongs; 0 in a season of one's own."""
        return EVENTS[self.events[race]].year if self.name.isdecimal() or self.name == TRILOGY else 0

    def first_race(self, race: int) -> int:
        """The first race of the season to which this one belongs: of three in a row each begins anew."""
        while race > 0 and self.year(race - 1) == self.year(race):
            race -= 1
        return race

    def ends_with(self, race: int) -> bool:
        """Whether this is the last race of its season."""
        return race + 1 == self.races() or self.year(race + 1) != self.year(race)

    def total(self, number: int, first: int, last: int) -> int:
        """A car's points in these races, as far as they are driven."""
        return sum([points[number] for points in self.points[first : last + 1]])

    def standings(self, first: int, last: int) -> list[int]:
        """The end of a season: the cars by their points in these races; of equals, who began the last one in front."""
        return self.ranked(first, last, self.grids[last])

    def grid_order(self) -> list[int]:
        """Who starts in front: more points in this season; of equals, who came in ahead in the race before."""
        return self.ranked(self.first_race(self.race), self.race, self.places[-1])

    def ranking(self) -> list[int]:
        """The numbers of the cars as the championship stands now, the first one ahead."""
        if self.is_over():
            return self.standings(0, self.races() - 1)
        return self.ranked(0, self.race, self.places[-1] if self.places else self.grids[-1])

    def ranked(self, first: int, last: int, ahead: list[int]) -> list[int]:
        """The numbers of the cars by their points in these races; of equals, the one with the smaller number there."""
        rows = sorted([(-self.total(number, first, last), rank, number) for number, rank in enumerate(ahead)])
        return [number for _, _, number in rows]

    def state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}

    def notation(self) -> str:
        """For example ``season 1961 race 2 speed-record points 9,6 6,9``."""
        event = self.events[self.race]
        points = " ".join(",".join(str(each) for each in race) for race in self.points)
        piles = f"kept {self.kept} seen {self.seen}" if self.kept or self.seen else ""
        name = EVENTS[event].name if event != NO_EVENT else "-"
        return f"season {self.name} race {self.race + 1} {name} grids {self.grids} points {points or '-'} {piles}"


FIELDS: Final = ["name", "circuits", "events", "race", "grids", "places", "points", "out", "rounds", "kept", "seen"]


def loaded_season(state: dict[str, Any]) -> Season:
    """The season that ``state`` describes."""
    season = Season(state["name"], state["circuits"], state["events"])
    for name in FIELDS:
        setattr(season, name, state[name])
    return season
