"""Rule 8: tournament mode."""

from typing import Any

import pytest

from paddock.games.heat.rules.round import Round
from paddock.games.heat.state import Car, Race
from paddock.kernel.chance import Chance, stream_key
from tests.games.heat.make import (
    ANA,
    BEN,
    Scene,
    answer,
    asked,
    car,
    cards,
    happened,
    labels,
    pass_turn,
    plan,
    race,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")

DECK = "1 1 1 1 1 1 1 1"


def planning(**about: object) -> Scene:
    """Ana is ahead of Ben; both plan."""
    at = {"at": 30, "gear": 1, "hand": "1 2 3 4 4 s s", "deck": DECK, **about}
    ben = car(at=10, gear=2, hand="1 2 3 4 4", deck=DECK)
    g = race("ring", car(**at), ben, tournament=True)  # type: ignore[arg-type]
    run(g, Round())
    return g


def me(g: Scene) -> Car:
    return g.cars[ANA]


def seen(g: Scene, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = g.g.view(None)["cars"][seat]
    return found


def test_nobody_shifts_before_his_own_step_3() -> None:
    """Rule 8 (step 1), rule 8 (step 3)."""
    g = planning()
    plan(g, ANA, "1 2")
    plan(g, BEN, "1 2 3")

    assert g.g.acting == ANA
    assert (seen(g, ANA)["gear"], seen(g, BEN)["gear"]) == (2, 2)
    assert told(g, "shifted", BEN) == []
    answer(g, ANA, "done")
    answer(g, ANA, "done")
    assert seen(g, BEN)["gear"] == 3


def test_the_number_of_cards_is_secret_until_they_are_revealed() -> None:
    """Ruling 9.12.1."""
    shown = []
    for down in ("1", "1 2", "1 2 3", "1 2 3 4"):
        g = planning()
        plan(g, BEN, down)
        plan(g, ANA, "1")
        assert g.g.acting == ANA
        assert g.g.view(BEN)["face_down"] == down.split()
        shown.append((seen(g, BEN)["hand"], seen(g, BEN)["face_down"], seen(g, BEN)["gear"]))
        answer(g, ANA, "done")
        answer(g, ANA, "done")
        assert seen(g, BEN)["played"] == down.split()

    assert set(shown) == {(5, 0, 2)}


def test_two_steps_are_paid_when_the_cards_are_revealed() -> None:
    """Rule 8 (two steps)."""
    g = planning(heat=2)
    plan(g, ANA, "1 2 3")
    assert me(g).heat == 2
    plan(g, BEN, "1")

    assert me(g).heat == 1
    assert me(g).gear == 3
    assert told(g, "shifted", ANA) == [{"gear": 3, "heat": 1}]
    assert happened(g).index("shifted") < happened(g).index("revealed")


def test_two_steps_up_without_heat_cost_one_of_the_cards_at_random() -> None:
    """Rule 8 (mistake up), ruling 9.12.3."""
    g = planning(heat=0)
    plan(g, ANA, "1 2 s")
    g.g.seat_chances[ANA].load([2])
    plan(g, BEN, "1")

    assert me(g).gear == 2
    assert me(g).played == cards("1 2")
    assert me(g).discard == cards("s")  # its plus symbol is not resolved
    assert me(g).speed == 3
    assert told(g, "shifted-too-far", ANA) == [{"cards": ["stress"], "count": 1}]
    assert told(g, "shifted", ANA) == [{"gear": 2, "heat": 0}]


def test_two_steps_down_without_heat_add_a_speed_card_from_the_deck() -> None:
    """Rule 8 (mistake down), ruling 9.12.3 and 9.12.4."""
    g = planning(heat=0, gear=4, deck="1 1 4 s")
    plan(g, ANA, "1 2")
    plan(g, BEN, "1")

    assert me(g).gear == 3
    assert me(g).played == cards("1 2 4")
    assert me(g).discard == cards("s")
    assert me(g).speed == 7
    assert me(g).pluses == 0  # no plus symbol for Accelerate
    assert told(g, "shifted-too-far", ANA) == [{"cards": [], "count": 0}]


@pytest.mark.parametrize(("gear", "down"), [(1, "1 2 3"), (4, "1 2")], ids=["up", "down"])
def test_a_mistake_leaves_the_adrenaline(gear: int, down: str) -> None:
    """Rule 8 (mistake up), rule 8 (mistake down), rule 3, step 4. Ana is the last one."""
    g = planning(at=5, heat=0, gear=gear)
    plan(g, ANA, down)
    plan(g, BEN, "1")
    pass_turn(g, BEN)
    assert len(told(g, "shifted-too-far", ANA)) == 1
    speed, at = me(g).speed, me(g).at
    answer(g, ANA, "adrenaline-speed")

    assert (me(g).speed, me(g).at) == (speed + 1, at + 1)


def test_a_mistake_is_offered_with_a_warning_and_three_steps_are_not() -> None:
    """Ruling 9.12.2."""
    g = planning(heat=0)

    assert labels(g, ANA) == [
        {"kind": "gear", "gear": 1, "heat": 0},
        {"kind": "gear", "gear": 2, "heat": 0},
        {"kind": "mistake", "gear": 3, "up": 1},
    ]
    assert g.g.why_not(ANA, 4) == "gear-too-far"
    g = planning(heat=0, gear=4)
    assert labels(g, ANA)[0] == {"kind": "mistake", "gear": 2, "up": 0}


def test_the_gear_that_a_car_ends_in_cools_it_down() -> None:
    """Rule 8 (step 3)."""
    g = planning(gear=2, hand="1 2 3 h h h")
    plan(g, ANA, "1")
    plan(g, BEN, "1")

    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "cool-down"] == [1, 2, 3]


def test_a_hand_is_cluttered_when_only_a_mistake_would_do() -> None:
    """Rule 3.1, rule 8 (step 1). A mistake is no legal gear."""
    g = planning(heat=0, gear=3, hand="1 h h h h h h")
    assert asked(g)[ANA] == (ANA, "cluttered-hand")
    answer(g, ANA, "cluttered", gear=2)
    plan(g, BEN, "1")

    assert me(g).gear == 1
    assert me(g).at == 30


def test_two_steps_with_a_cluttered_hand_are_paid_when_the_cards_are_revealed() -> None:
    """Rule 3.1, rule 8 (two steps)."""
    g = planning(heat=1, gear=4, hand="1 h h h h h h")
    answer(g, ANA, "cluttered", gear=2)
    assert me(g).heat == 1
    plan(g, BEN, "1")

    assert (me(g).heat, me(g).gear, me(g).at) == (0, 1, 30)
    assert sorted(me(g).discard) == cards("1 h h")  # the cards put down, and what the shift cost
    assert told(g, "shifted", ANA) == [{"gear": 2, "heat": 1}]
    assert happened(g).index("shifted") < happened(g).index("revealed")


def test_others_imagine_any_number_of_cards() -> None:
    """Ruling 9.12.1."""
    g = planning()
    plan(g, BEN, "1 2 3")
    plan(g, ANA, "1")
    numbers = set()
    for number in range(30):
        twin = g.g.imagine(ANA, Chance(stream_key(number, "imagination")))
        assert isinstance(twin, Race)
        other = twin.cars[BEN]
        assert len(other.hand) + len(other.played) == 5
        assert len(other.played) == other.next_gear
        numbers.add(len(other.played))

    assert numbers == {1, 2, 3, 4}
