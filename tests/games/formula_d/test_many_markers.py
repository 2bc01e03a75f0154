"""Among many markers the best ways are found without counting every one, and as many are offered as have numbers."""

from random import Random
from time import process_time

from paddock.games.formula_d.circuits import CIRCUITS
from paddock.games.formula_d.offer import Offer
from paddock.games.formula_d.rules.before_4 import WaysBefore4
from paddock.games.formula_d.rules.gears import ChooseGear
from paddock.games.formula_d.rules.moving import drive
from paddock.games.formula_d.rules.offers import Offers
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.road import numbers_of, offers_of, ways_in_traffic, ways_of
from paddock.games.formula_d.state import Race
from tests.games.formula_d.every_path import choices
from tests.games.formula_d.make import ANA, car, race
from tests.games.formula_d.test_every_path import MANY, offered, on_a_board

NUMBERS = 32
# Twelve markers before a car on Melbourne: 1,477 ways of 26 spaces.
TWELVE = (1063, 1068, 1074, 1080, 1084, 2070, 2073, 2075, 2079, 3060, 3064, 3072)


def on_melbourne(version: int | None = None) -> Race:
    """In sixth gear, one stop made."""
    return race(car(2062, gear=6, stops=1), car(1001), where="melbourne", laps=3, debris=TWELVE, version=version).g


def ahead(g: Race, far: int) -> list[int]:
    """The spaces up to so many order keys before the first car."""
    board, mover = g.circuit, g.cars[0]
    return [
        space for space in range(board.track) if 0 < (board.order[space] - board.order[mover.at]) % board.lap <= far
    ]


def told(offers: list[Offer]) -> list[tuple[int, int, int, tuple[int, ...]]]:
    return [(offer.end, offer.kind, offer.total(), offer.marks) for offer in offers]


def test_of_thousands_of_ways_the_best_are_offered_in_their_order() -> None:
    """Rule 21, ruling E59: the same as if all 1,477 ways were counted one by one, up to 32."""
    g = on_melbourne()
    mover = g.cars[0]
    every_way = WaysBefore4(ways_in_traffic(g, mover, 26, MANY).search)
    exact = Offers(every_way, 26, purse_of(g, mover)).sorted_offers(NUMBERS)
    found = offers_of(g, mover, 26, purse_of(g, mover), 0, NUMBERS)

    assert every_way.layers[27] - every_way.layers[26] == 1477
    assert told(found) == told(exact)
    keys = [(offer.total(), len(offer.marks), -len(offer.path), offer.end) for offer in found]
    ends = len({offer.end for offer in found})
    assert keys[:ends] == sorted(keys[:ends])
    assert len({offer.end for offer in found[:ends]}) == ends


def test_under_version_3_free_ends_were_lost_among_thousands_of_ways() -> None:
    """Ruling E59: races that began so go on so."""
    before, now = (
        {offer.end for offer in offers_of(g, g.cars[0], 26, purse_of(g, g.cars[0]), 0, NUMBERS) if not offer.braked}
        for g in (on_melbourne(3), on_melbourne())
    )

    assert before < now


def test_among_markers_the_offers_are_those_that_the_rules_leave_of_all_paths() -> None:
    """Rules 6 to 11 and 13, rulings E8 and E59: 3,000 positions with up to ten markers, each path counted."""
    random = Random(31)
    for number in range(3000):
        g, roll = on_a_board(random, CIRCUITS[number % len(CIRCUITS)])
        near = ahead(g, 18)
        g.debris = random.sample(near, random.choice([0, 2, 4, 6, 8, 10]))
        tow = random.randint(0, 1)
        found = [offered(offer) for offer in offers_of(g, g.cars[0], roll, purse_of(g, g.cars[0]), tow, MANY)]
        said = f"{g.notation()}, {roll} to drive"
        assert len(set(found)) == len(found), said
        assert set(found) == choices(g, g.cars[0], roll, tow), said


def test_a_move_goes_on_among_markers_as_it_would_in_one_piece() -> None:
    """Rulings E8 and E61: what a slide or an extra space may do on a straight hangs on the way before it."""
    random = Random(8)
    compared = 0
    while compared < 1500:
        g, roll = on_a_board(random, random.choice(CIRCUITS))
        mover = g.cars[0]
        g.debris = random.sample(ahead(g, 18), random.choice([0, 2, 4, 8]))
        g.begin_move(0, mover.at)
        offers = offers_of(g, mover, roll, purse_of(g, mover), 0, MANY)
        first = [offer for offer in offers if not offer.is_braked() and offer.kind == 0 and offer.end < g.circuit.track]
        if not first:
            continue
        way = random.choice(first)
        before = (mover.at, *way.path[:-1])
        drive(g, mover, way, "drive")
        extra = random.choice([1, 3])
        found = {offered(offer) for offer in offers_of(g, mover, extra, purse_of(g, mover), 0, MANY)}
        assert found == choices(g, mover, extra, before=before), f"{g.notation()}, {extra} more to drive"
        compared += 1


def test_forty_markers_make_no_gear_question_slow() -> None:
    """Ruling E59: ways are thinned out as they are found; counted one by one they are millions."""
    random = Random(40)
    slowest = 0.0
    for number in range(30):
        g = on_melbourne()
        mover = g.cars[0]
        mover.at = random.randrange(g.circuit.track)
        mover.stops = g.circuit.stops[g.circuit.corner_at[mover.at]]
        near = ahead(g, [36, 48, 60][number % 3])
        g.debris = random.sample(near, min(40, len(near)))
        asked = ChooseGear(ANA)
        began = process_time()
        assert [asked.label(g, choice)["gear"] for choice in asked.options(g)] == [2, 3, 4, 5, 6]
        slowest = max(slowest, process_time() - began)
    assert slowest < 1.0


def test_a_gear_is_weighed_by_the_way_with_the_fewest_markers() -> None:
    """Rule 21: each number at its cheapest, of these the one with the fewest markers: one way for every price."""
    g = on_melbourne()
    mover = g.cars[0]
    ways = ways_of(g, mover, 30)
    for number in range(21, 31):
        one_by_one = numbers_of(g, ways, number, purse_of(g, mover))
        all_of_them = offers_of(g, mover, number, purse_of(g, mover), 0, MANY)
        best: dict[int, tuple[int, int]] = {}
        for offer in all_of_them:
            worth = (offer.total(), len(offer.marks))
            best[offer.end] = min(worth, best.get(offer.end, worth))
        found = {offer.end: (offer.total(), len(offer.marks)) for offer in one_by_one[::-1]}
        assert found == best


# ---- more offers than numbers ----------------------------------------------------------------------------------------


def cut_to(most: int, version: int | None = None) -> tuple[list[Offer], list[Offer]]:
    """All offers of a beginner on a free road in third gear, and so many of them."""
    g = race(car(2066, gear=3, pool=18), car(1030), rules="beginner", version=version).g
    mover = g.cars[0]
    return tuple(offers_of(g, mover, 8, purse_of(g, mover), 0, number) for number in (MANY, most))  # type: ignore[return-value]


def test_needless_braking_is_thinned_out_the_dearest_first() -> None:
    """Ruling E59: as many as there are numbers are left, and those braked away are the dearest."""
    every, left = cut_to(12)
    gone = [offer for offer in told(every) if offer not in told(left)]

    assert len(left) == 12
    assert len(every) > 20
    assert {offer for offer in told(every) if offer[2] == 0} <= set(told(left))
    assert min(total for _, _, total, _ in gone) >= max(offer.total() for offer in left)
    assert told(left) == [offer for offer in told(every) if offer in told(left)]


def test_a_car_that_may_brake_still_may() -> None:
    """Ruling E59: the cheapest braking is never taken away."""
    every, left = cut_to(3)
    free = [offer for offer in every if offer.braked == 0]

    assert len(free) >= 3
    assert [offer.braked > 0 for offer in left].count(True) == 1
    assert min(offer.total() for offer in left if offer.braked) == min(offer.total() for offer in every if offer.braked)


def test_under_version_3_all_needless_braking_went_at_once() -> None:
    """Ruling E59: races that began so go on so."""
    _, left = cut_to(12, version=3)

    assert len(left) < 12
    assert all(offer.braked == 0 for offer in left)
