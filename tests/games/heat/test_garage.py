"""Rule 4: building cars in the garage."""

from collections import Counter
from typing import Any

import pytest

import paddock
from paddock.games.heat.cards import HEAT
from paddock.games.heat.state import Race
from paddock.games.heat.upgrades import ADVANCED, BASIC, deck_card, upgrade_cards
from tests.games.heat.make import Scene, answer, asked, cards, happened, told

pytestmark = pytest.mark.usefixtures("manner")


def new_race(seats: int, upgrades: str = "basic", garage: str = "draft", seed: int = 1, legends: int = 0) -> Scene:
    options = {"upgrades": upgrades, "garage": garage, "legends": legends}
    table = paddock.game("heat").new(seats, options, seed)
    assert isinstance(table, Race)
    return Scene(table)


def take_first(g: Scene) -> tuple[int, str]:
    """Whoever is asked takes the first card on offer; who and what."""
    (seat,) = g.g.open_seats()
    card: str = g.g.question(seat)["options"][0]["label"]["card"]
    answer(g, seat, "upgrade", card=card)
    return seat, card


def draft(g: Scene) -> list[int]:
    """Everybody takes the first card of every market; the seats in the order in which they chose."""
    order = []
    while g.g.view(None)["phase"] == "draft":
        order.append(take_first(g)[0])
    return order


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_last_on_the_grid_chooses_first_then_the_first_and_then_the_last_again(seats: int) -> None:
    """Rule 4 (draft order)."""
    g = new_race(seats)
    grid = g.g.running_order()

    assert draft(g) == [*reversed(grid), *grid, *reversed(grid)]


def test_legends_neither_choose_nor_count_in_the_garage() -> None:
    """Ruling 9.11.2."""
    g = new_race(2, legends=3)
    grid = [number for number in g.g.running_order() if number < 2]

    assert len(g.g.market) == 2 + 3
    assert draft(g) == [*reversed(grid), *grid, *reversed(grid)]


@pytest.mark.parametrize("seats", range(1, 7))
def test_there_are_three_cards_more_on_offer_than_drivers(seats: int) -> None:
    """Rule 4 (market), ruling 9.11.2."""
    g = new_race(seats)
    sizes = []
    for _ in range(3):
        for _ in range(seats):
            sizes.append(len(g.g.market))
            take_first(g)

    assert sizes == [seats + 3 - taken for _ in range(3) for taken in range(seats)]


def test_what_nobody_took_is_discarded_and_never_comes_back() -> None:
    """Rule 4 (market)."""
    g = new_race(6, "basic")
    left: list[Counter[int]] = []
    for _ in range(3):
        shown = Counter(g.g.market)
        for _ in range(6):
            take_first(g)
        left.append(shown)
    seen = sum(left, Counter())

    assert seen.total() == 27
    assert seen <= Counter(upgrade_cards([BASIC]))
    assert (g.g.market, g.g.upgrade_deck) == ([], [])


def test_a_card_taken_is_seen_by_all_and_is_not_on_offer_any_more() -> None:
    """Rule 4 (draft order). Choosing is open."""
    g = new_race(3)
    before = Counter(g.g.market)
    seat, card = take_first(g)

    view = g.g.view(None)
    assert view["cars"][seat]["upgrades"] == [card]
    assert Counter(g.g.market) == before - Counter(cards(card))
    assert told(g, "upgrade-taken", seat) == [{"card": card}]
    assert len(asked(g)) == 1


def test_a_card_that_is_not_on_offer_cannot_be_taken() -> None:
    """Rule 4 (draft order)."""
    g = new_race(2)
    (seat,) = g.g.open_seats()
    absent = next(card for card in range(6, 22) if card not in g.g.market)

    assert g.g.why_not(seat, 16 + absent) == "not-on-offer"


def test_the_same_card_twice_on_offer_is_one_choice() -> None:
    g = new_race(2)
    g.g.market = cards("u1 u1 u2 u3 u4")
    (seat,) = g.g.open_seats()

    assert [option["label"]["card"] for option in g.g.question(seat)["options"]] == ["u1", "u2", "u3", "u4"]


def test_a_taken_card_can_be_taken_back_until_another_driver_or_a_new_market_comes() -> None:
    g = new_race(2)
    first = take_first(g)[0]
    assert g.g.can_undo(first)
    second = take_first(g)[0]

    assert not g.g.can_undo(first)
    assert not g.g.can_undo(second)  # he was the last of the round: new cards were shown


@pytest.mark.parametrize(
    ("upgrades", "levels"), [("basic", [BASIC]), ("advanced", [ADVANCED]), ("both", [BASIC, ADVANCED])]
)
@pytest.mark.parametrize("garage", ["draft", "random"])
def test_the_three_upgrades_are_shuffled_into_the_deck_and_the_starting_ones_are_not_used(
    upgrades: str, levels: list[str], garage: str
) -> None:
    """Rule 4 (decks)."""
    g = new_race(3, upgrades, garage)
    draft(g)

    for car in g.cars:
        assert len(car.upgrades) == 3
        assert set(car.upgrades) <= set(upgrade_cards(levels))
        own = [*cards("1 1 1 2 2 2 3 3 3 4 4 4 s s s"), *[deck_card(card) for card in car.upgrades]]
        assert sorted(car.hand + car.deck) == sorted(own)
        assert len(car.hand) == 7
        assert car.heat == 6


def test_a_quick_start_deals_three_upgrades_at_random_to_everybody() -> None:
    """Rule 4 (quick start)."""
    g = new_race(4, "basic", "random")

    assert g.g.view(None)["phase"] == "plan"
    assert [row["cards"] for row in told(g, "upgrades-dealt")] == [row["upgrades"] for row in g.g.view(None)["cars"]]
    assert len({tuple(new_race(1, "both", "random", seed).cars[0].upgrades) for seed in range(20)}) > 15


@pytest.mark.parametrize(
    ("upgrades", "dealt"), [("basic", {BASIC}), ("advanced", {ADVANCED}), ("both", {BASIC, ADVANCED})]
)
def test_a_quick_start_deals_from_the_upgrades_that_the_table_chose(upgrades: str, dealt: set[str]) -> None:
    """Rule 4 (quick start). Basic ones are the booklet's; other cards are dealt only where people chose them."""
    level = {card: name for name in (BASIC, ADVANCED) for card in upgrade_cards([name])}
    hands = [new_race(4, upgrades, "random", seed).cars for seed in range(5)]

    assert {level[card] for cars in hands for each in cars for card in each.upgrades} == dealt


def test_without_the_garage_everybody_has_the_starting_upgrades() -> None:
    """Rule 2.2."""
    g = new_race(2, "none")

    assert "garage" not in g.g.view(None)
    assert all(sorted(car.hand + car.deck)[:1] + [5] == [0, 5] for car in g.cars)
    assert "market-opened" not in happened(g)


def test_extra_heat_starts_in_the_deck_and_works_like_any_heat() -> None:
    """Rule 4 (extra Heat), ruling 9.11.4. It belongs to its owner wherever it lies."""
    g = new_race(1)
    g.g.market = cards("u17 u17 u1 u2")
    while g.g.view(None)["phase"] == "draft":
        g.g.market = cards("u17 u1 u2 u3")
        answer(g, 0, "upgrade", card="u17")

    car = g.cars[0]
    assert (car.hand + car.deck).count(HEAT) == 3
    assert car.heat == 6
    assert car.upgrades == cards("u17 u17 u17")


def test_hands_are_drawn_when_all_cars_are_built() -> None:
    """Rule 4 (decks). The garage is the last step before the hands."""
    g = new_race(2)
    assert all(car.hand == [] for car in g.cars)
    draft(g)

    kinds = happened(g)
    assert kinds.index("drew") > max(n for n, kind in enumerate(kinds) if kind == "upgrade-taken")
    assert kinds.index("grid") < kinds.index("market-opened")


def test_everybody_sees_market_round_and_faces() -> None:
    g = new_race(2, "both")
    view: dict[str, Any] = g.g.view(None)

    assert view["phase"] == "draft"
    assert view["garage"]["round"] == 1
    assert len(view["garage"]["market"]) == 5
    assert set(view["garage"]["market"]) == set(view["garage"]["cards"])
    assert told(g, "market-opened")[0]["faces"] == view["garage"]["cards"]
    assert g.g.question(g.g.open_seats()[0])["args"] == {"round": 1, "of": 3}
    take_first(g)
    take_first(g)
    assert g.g.view(None)["garage"]["round"] == 2
    assert told(g, "market-opened")[1]["round"] == 2
    draft(g)
    assert g.g.view(0)["garage"]["round"] == 0
    assert g.g.view(0)["garage"]["market"] == []


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_everybody_sees_who_has_chosen_who_chooses_and_who_is_next(seats: int) -> None:
    """Rule 4 (draft order)."""
    g = new_race(seats, legends=2)
    told: list[int] = []
    while g.g.view(None)["phase"] == "draft":
        garage = g.g.view(None)["garage"]
        now = len(told) % seats
        assert [pick["state"] for pick in garage["picks"]] == ["past"] * now + ["now"] + ["next"] * (seats - now - 1)
        assert (garage["round"], garage["of"]) == (len(told) // seats + 1, 3)
        assert garage["picks"][now]["seat"] == g.g.open_seats()[0]
        told.append(take_first(g)[0])

    assert len(told) == 3 * seats
    assert g.g.view(None)["garage"]["picks"] == []


def test_when_the_last_driver_has_chosen_the_round_is_still_the_same() -> None:
    table = new_race(2).g
    for _ in range(2):
        (seat,) = table.open_seats()
        table.watch()
        table.answer(seat, table.options(seat)[0])

    taken, opened = [frame.view(None)["garage"] for frame in table.take_frames()]
    assert (taken["round"], opened["round"]) == (1, 2)
    assert [pick["state"] for pick in taken["picks"]] == ["past", "past"]
