"""The ways that are offered are those that the rules leave of all paths, in traffic and among markers."""

from random import Random
from typing import Any

import pytest

from paddock.games.formula_d.circuits import CIRCUITS
from paddock.games.formula_d.offer import KINDS, Offer
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.road import offers_of
from paddock.games.formula_d.state import Race
from tests.games.formula_d.every_path import Choice, choices
from tests.games.formula_d.make import Made, car, race, spot

MANY = 999
POSITIONS = 60
SIGHT = 9  # spaces of a lane in which others stand before the car


def on_the_ring(random: Random, where: str, **setup: Any) -> tuple[Race, int]:
    """A car somewhere on a small circuit, others and markers close before it, and a number to drive."""
    is_pool = setup.get("rules") == "beginner"
    own: dict[str, Any] = {"lines": random.choice([1, 1, 2]), "gear": random.randint(1, 4)}
    if is_pool:
        own["pool"] = random.randint(1, 6)
    else:
        own["brakes"] = random.randint(0, 5)
        own["tyres"] = random.choice([0, 1, 2, 3, 6, 14])
    lane = random.randint(1, 3)
    at = random.choice([random.randint(1, 90), random.randint(19, 28), random.randint(94, 100)])
    near = [1000 * (1 + n // SIGHT) + at + n % SIGHT for n in range(3 * SIGHT)]
    near = [name for name in near if name != 1000 * lane + at and name % 1000 <= 102]
    row = at + random.randint(1, 4)
    wall = [name for name in (1000 + row, 2000 + row, 3000 + row) if name in near]
    others = random.choice([[], random.sample(near, random.choice([1, 3, 6])), wall])
    mover = Made(1000 * lane + at, own)
    near_the_pits = random.random()
    if near_the_pits < 0.1:
        own["pit"] = random.choice(["entering", "leaving"])
        mover = Made(9000 + random.randint(1, 3) + (9 if own["pit"] == "leaving" else 0), own)
        others = random.sample([9001, 9002, 9003, 9010, 9013, 9014, 3004, 3005], 2)
    elif near_the_pits < 0.2:
        mover = Made(random.choice([3090, 3092, 3093, 2091]), own)
        others = random.sample([9001, 9002, 9003, 3094, 2094, 2093], 2)
    cars = [car(name, pit="leaving" if name > 9000 else "track") for name in others if name != mover.space]
    g = race(mover, *cars, where=where, **setup).g
    if not is_pool:
        g.debris = [spot(g, name) for name in random.sample(near, random.choice([0, 0, 1, 3]))]
    g.cars[0].stops = random.randint(0, g.circuit.stops[g.circuit.corner_at[g.cars[0].at]])
    return g, random.randint(1, 8)


def on_a_board(random: Random, where: str) -> tuple[Race, int]:
    """The same on a board of the box, with up to nine others."""
    g = race(car(1001), *[car(1001) for _ in range(random.choice([1, 3, 5, 9]))], where=where, laps=3).g
    board, mover = g.circuit, g.cars[0]
    mover.at = random.randrange(board.track)
    mover.stops = random.randint(0, board.stops[board.corner_at[mover.at]])
    mover.lines = random.choice([1, 2, 3])
    mover.wear = [random.choice([0, 1, 2, 4, 6]), random.randint(0, 4), 3, 3, 3, 2]
    near = [
        space for space in range(board.track) if 0 <= (board.order[space] - board.order[mover.at]) % board.lap <= 16
    ]
    near.remove(mover.at)
    for other, space in zip(g.cars[1:], random.sample(near, len(g.cars) - 1), strict=True):
        other.at = space
    g.debris = random.sample(near, random.choice([0, 0, 0, 1, 2, 4]))
    return g, random.randint(1, 9)


def offered(offer: Offer) -> Choice:
    tyres = offer.tyres + offer.price
    marks = frozenset(offer.marks)
    return Choice(offer.end, KINDS[offer.kind], offer.brakes, tyres, offer.spins, offer.is_braked(), marks)


def same(g: Race, roll: int, tow: int) -> None:
    """The options are those of the reference, each of them once."""
    mover = g.cars[0]
    found = [offered(offer) for offer in offers_of(g, mover, roll, purse_of(g, mover), tow, MANY)]
    said = f"{g.notation()}, {roll} to drive"
    assert len(set(found)) == len(found), said
    assert set(found) == choices(g, mover, roll, tow), said


@pytest.mark.parametrize("where", ["ring", "twins"])
@pytest.mark.parametrize("setup", [{}, {"tyre_floor": "official"}, {"rules": "beginner"}])
def test_what_is_offered_is_what_the_rules_leave_of_all_paths(where: str, setup: dict[str, Any]) -> None:
    """Rules 6 to 11 and 13: ends, prices, spins, markers; on the track, over the last line, in and out of the pits."""
    random = Random(f"{where} {setup}")
    for _ in range(POSITIONS):
        g, roll = on_the_ring(random, where, **setup)
        same(g, roll, tow=0 if setup else random.randint(0, 1))


def test_it_is_so_on_the_boards_of_the_box_too() -> None:
    """Rules 6 to 11 and 13."""
    random = Random(6)
    for number in range(20 * len(CIRCUITS)):
        g, roll = on_a_board(random, CIRCUITS[number % len(CIRCUITS)])
        same(g, roll, tow=random.randint(0, 1))
