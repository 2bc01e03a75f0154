"""What a driver may take back: plans until all are ready, reactions until a card is turned over or the turn ends."""

from typing import Any

import pytest

from paddock.games.heat import GAME
from paddock.games.heat.cards import HEAT
from paddock.games.heat.state import Race
from paddock.kernel.errors import NothingToUndo


def new_race(seats: int, seed: int = 3) -> Race:
    table = GAME.new(seats, {"laps": "1"}, seed)
    assert isinstance(table, Race)
    return table


def pick(g: Race, seat: int, **wanted: Any) -> None:
    """Answer with the first option whose label says so."""
    for option in g.question(seat)["options"]:
        if wanted.items() <= option["label"].items():
            g.answer(seat, option["choice"])
            return
    raise AssertionError(f"{wanted} is not offered")


def plan_anything(g: Race, seat: int, gear: int = 1) -> None:
    pick(g, seat, gear=gear)
    while seat in g.open_seats() and g.open_question(seat).kind() == "play-card":
        g.answer(seat, g.options(seat)[0])


def test_a_plan_may_be_changed_until_all_are_ready() -> None:
    g = new_race(2)
    start = g.notation()
    plan_anything(g, 0, gear=2)
    assert g.cars[0].ready

    for _ in range(3):
        g.undo(0)

    assert g.notation() == start
    assert not g.can_undo(0)
    plan_anything(g, 0, gear=1)
    plan_anything(g, 1)
    assert not g.can_undo(0)
    assert not g.can_undo(1)


def test_taking_a_plan_back_leaves_the_others_plans_alone() -> None:
    g = new_race(3)
    plan_anything(g, 0, gear=2)
    plan_anything(g, 1, gear=2)
    theirs = g.view(1)["plan"]

    g.undo(0)

    assert g.view(1)["plan"] == theirs
    assert g.cars[1].ready
    assert not g.cars[0].ready
    assert g.open_seats() == [0, 2]


def driving(seed: int = 3) -> Race:
    """One driver, in first gear, with Heat in hand, after the reveal."""
    g = new_race(1, seed)
    while not g.cars[0].hand.count(HEAT):
        seed += 1
        g = new_race(1, seed)
    plan_anything(g, 0)
    return g


def test_a_cooldown_may_be_taken_back() -> None:
    g = driving()
    before = g.save()
    pick(g, 0, kind="cool-down")
    assert g.save() != before

    g.undo(0)

    assert g.save() == before


def test_a_boost_may_not_be_taken_back() -> None:
    """A card was turned over."""
    g = driving()
    pick(g, 0, kind="boost")

    assert not g.can_undo(0)
    with pytest.raises(NothingToUndo) as refusal:
        g.undo(0)
    assert refusal.value.reason == "nothing-to-undo"


def test_what_was_done_before_a_boost_stands_too() -> None:
    g = driving()
    pick(g, 0, kind="cool-down")
    pick(g, 0, kind="boost")

    assert not g.can_undo(0)


def test_what_was_done_after_a_boost_may_be_taken_back_up_to_it() -> None:
    g = driving()
    pick(g, 0, kind="boost")
    after_boost = g.save()
    pick(g, 0, kind="adrenaline-speed")
    g.undo(0)

    assert g.save() == after_boost
    assert not g.can_undo(0)


def test_a_discarded_card_may_be_taken_back_until_cards_are_drawn() -> None:
    g = driving()
    pick(g, 0, kind="done")
    before = g.save()
    pick(g, 0, kind="discard")
    g.undo(0)
    assert g.save() == before

    pick(g, 0, kind="discard")
    pick(g, 0, kind="done")
    assert not g.can_undo(0)


def test_a_turn_is_settled_when_the_next_driver_turns_cards_over() -> None:
    g = new_race(2)
    plan_anything(g, 0)
    plan_anything(g, 1)
    first = g.acting
    while g.acting == first:
        g.answer(first, 0)

    assert not g.can_undo(first)


def test_undo_works_on_a_loaded_save() -> None:
    g = driving()
    before = g.notation()
    pick(g, 0, kind="cool-down")
    loaded = GAME.load(g.save())

    assert loaded.can_undo(0)
    loaded.undo(0)

    assert loaded.notation() == before


def test_a_boost_that_flips_nothing_may_not_be_taken_back_either() -> None:
    """Everybody has been told that no Speed card is left."""
    g = driving()
    g.cars[0].deck = []
    g.cars[0].discard = []

    pick(g, 0, kind="boost")

    assert not g.can_undo(0)
