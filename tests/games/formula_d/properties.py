"""What the properties of all games need to know about Formula D."""

from paddock.games.formula_d.state import BOX, OVER, QUALIFY, SET_UP, Race
from paddock.kernel.options import Value
from paddock.kernel.table import Table

FOLLOWS = {  # fields that no save holds: the setup says them, or where a part lies in its list
    "Race.circuit",
    "Race.laps",
    "Race.beginner",
    "Race.tyre_types",
    "Race.strict_tyres",
    "Race.variant",
    "Race.offers",  # saved row by row; there is no other value to try
    "Race.apart",  # no table is: an imagined one is made so, and never saved
    "Car.seat",
    "Car.team",
}
CIRCUITS = ["monaco", "zandvoort", "pine_harbour"]  # of all: whoever judges works each out once


def shortened(setup: dict[str, Value]) -> dict[str, Value]:
    """A few circuits are enough."""
    return {**setup, "circuit": CIRCUITS[len(str(setup["circuit"])) % len(CIRCUITS)]}


def check(table: Table) -> None:
    """What holds in every position."""
    assert isinstance(table, Race)
    taken = [car.at for car in table.cars if car.at >= 0 and car.pit != BOX]
    assert len(set(taken)) == len(taken), "two cars on one space"
    assert len(set(table.debris)) == len(table.debris)
    places = [car.place for car in table.cars if car.place]
    assert len(set(places)) == len(places)
    for car in table.cars:
        assert min(car.wear, default=0) >= 0
        assert all(left <= full for left, full in zip(car.wear, car.full, strict=True))
        assert 0 <= car.gear <= 6
        assert bool(car.out or car.place) == (table.phase not in (SET_UP, QUALIFY) and car.at < 0)
        assert not car.stops or table.circuit.corner_at[car.at]
    if table.phase == OVER:
        assert sorted(places) == list(range(1, table.seats + 1))
