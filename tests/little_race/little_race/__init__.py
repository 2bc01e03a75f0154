"""Little race: two to five cars on a straight road, and in every turn a question of courage.

You say how many dice you dare to roll, one to three. Your car goes on by their sum; but if two of them show the same,
its wheels spin and it stays where it is. The round in which a car crosses the finish is the last one; whoever has
come farthest wins.
"""

from collections.abc import Callable
from typing import Any

from paddock.kernel.agenda import Question, Step
from paddock.kernel.chance import Chance
from paddock.kernel.face import DICE, NUMBER, SEAT, SPACE, TEXT, Args, Face, list_of, row
from paddock.kernel.game import Game, Judge
from paddock.kernel.judge import Turn
from paddock.kernel.options import Number
from paddock.kernel.progress import Progress
from paddock.kernel.spaces import Space, unused
from paddock.kernel.table import Outcome, Table

MOST_DICE = 3
SIDES = 6
MEAN = [0.0, 3.5, 7 * 5 / 6, 10.5 * 5 / 9]  # of so many dice, counted as nothing where two show the same


class Race(Table):
    """The state: where the cars are, and which round it is."""

    cars: list[int]
    round: int

    def clone(self) -> "Race":
        copy = Race()
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Table) -> None:
        assert isinstance(other, Race)
        self.copy_kernel_into(other)
        other.cars, other.round = self.cars[:], self.round

    def state(self) -> dict[str, Any]:
        return {"cars": self.cars, "round": self.round}

    def restore(self, state: dict[str, Any]) -> None:
        self.cars, self.round = list(state["cars"]), state["round"]

    def notation(self) -> str:
        return f"little_race {self.length()} round {self.round}: {' '.join(map(str, self.cars))}"

    def length(self) -> int:
        return int(self.setup["spaces"])

    def progress(self) -> Progress:
        return Progress(self.round)

    def outcome(self) -> Outcome | None:
        if self.open_seats() or max(self.cars) < self.length():
            return None
        return Outcome("crossed", [1 + sum(car > own for car in self.cars) for own in self.cars], self.round)


class SetUp(Step[Race]):
    def run(self, g: Race) -> None:
        g.cars, g.round = [0] * g.seats, 0
        g.then(Round())


class Round(Step[Race]):
    """Everybody has a turn, as long as no car has crossed the finish."""

    def run(self, g: Race) -> None:
        if max(g.cars) < g.length():
            g.round += 1
            if not g.quiet:
                g.tell("round-began", -1, {"round": g.round})
            g.then(*[Dare(seat) for seat in range(g.seats)], Round())


class Dare(Question[Race]):
    """How many dice do you roll?"""

    def options(self, g: Race) -> list[int]:
        return list(range(1, MOST_DICE + 1))

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "roll", "dice": choice}

    def details(self, g: Race) -> dict[str, Any]:
        return {"left": max(0, g.length() - g.cars[self.seat])}

    def answer(self, g: Race, choice: int) -> None:
        dice = [1 + g.roll(SIDES) for _ in range(choice)]
        spins = len(set(dice)) < len(dice)
        if not spins:
            g.cars[self.seat] += sum(dice)
        if not g.quiet:
            g.tell("spun" if spins else "drove", self.seat, {"dice": dice, "at": g.cars[self.seat]})


class Driver(Judge):
    """Whoever is ahead is well off; dice are worth what so many of them bring on average."""

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, Race)
        return float(table.cars[seat] - max(car for other, car in enumerate(table.cars) if other != seat))

    def scores(self, table: Table, seat: int, options: list[int]) -> list[float]:
        return [MEAN[dice] for dice in options]

    def turns(self, table: Table, seat: int, most: int) -> list[Turn]:
        """A turn is one answer: what comes after the dice is another question."""
        return [Turn([dice], MEAN[dice]) for dice in (2, 3, 1)][:most]

    def play_on(self, table: Table, rounds: int) -> None:
        """Everybody rolls two dice."""
        last = table.progress().round + rounds
        while table.progress().round < last and (seats := table.open_seats()):
            table.answer(seats[0], 2)


def view(g: Race, seat: int) -> dict[str, Any]:
    public = {
        "game": "little_race",
        "rules": g.game.rules_version,
        "seats": g.seats,
        "seat": None if seat < 0 else seat,
    }
    return {
        **public,
        "round": g.round,
        "spaces": g.length(),
        "cars": [{"seat": n, "at": at} for n, at in enumerate(g.cars)],
    }


def imagine(g: Race, seat: int, chance: Chance) -> Race:
    """There is nothing to hide but the dice that are still to be rolled."""
    twin = g.clone()
    twin.quiet = True
    twin.rekey(chance)
    return twin


def picture(view: dict[str, Any], say: Callable[..., str]) -> str:
    """A line for each car, the finish at its end."""
    names = [say("seat-name", seat=car["seat"] + 1) for car in view["cars"]]
    roads = ["." * min(car["at"], view["spaces"]) + "●" for car in view["cars"]]
    rows = [f"{name:<14}{road:<{view['spaces'] + 1}}|" for name, road in zip(names, roads)]
    return "\n".join([say("little_race-picture-head", round=view["round"], spaces=view["spaces"]), *rows])


GAME = Game(
    name="little_race",
    rules_version=1,
    seats=(2, 5),
    choices=MOST_DICE + 1,
    options=[Number("spaces", 15, 40, 25)],
    table=Race,
    first=SetUp,
    steps=[SetUp, Round, Dare],
    view=view,
    imagine=imagine,
    picture=picture,
    judge=Driver(),
    face=Face(
        events={
            "round-began": Args(round=NUMBER),
            "drove": Args(dice=DICE, at=SPACE),
            "spun": Args(dice=DICE, at=SPACE),
        },
        questions={"dare": Args(left=NUMBER)},
        labels={"roll": Args(dice=NUMBER)},
        view=row(
            "LittleRaceView",
            game=TEXT,
            rules=NUMBER,
            seats=NUMBER,
            seat=SEAT.or_none(),
            round=NUMBER,
            spaces=NUMBER,
            cars=list_of(row("Car", seat=SEAT, at=SPACE)),
        ),
        spaces=[unused(0, 1), Space("roll", 1, ["roll"], dice=range(1, MOST_DICE + 1))],
    ),
)
