"""Step 2: playing cards, in secret."""

from itertools import combinations

import pytest

from paddock.games.heat.rules.round import Round
from tests.games.heat.make import ANA, BEN, Scene, answer, asked, car, cards, labels, pass_turn, plan, race, run

pytestmark = pytest.mark.usefixtures("manner")


def planning(hand: str, gear: int = 2) -> Scene:
    """Ana (last, she moves after Ben) has chosen her gear and is asked for cards."""
    g = race("ring", car(at=5, gear=gear, hand=hand, deck="1 1 1 1"), car(at=30, hand="1"))
    run(g, Round())
    answer(g, ANA, gear=gear)
    return g


def offered(g: Scene) -> list[str]:
    return [label["card"] for label in labels(g, ANA)]


def test_exactly_as_many_cards_as_the_gear_are_played() -> None:
    """Rule 3, step 2."""
    g = planning("1 2 3 4 5 s h", gear=3)

    for left in (3, 2, 1):
        args = g.g.question(ANA)["args"]
        assert (args["gear"], args["left"]) == (3, left)
        assert not g.cars[ANA].ready
        answer(g, ANA, "card", card=["3", "2", "1"][left - 1])

    assert g.cars[ANA].ready
    assert ANA not in g.g.open_seats()


def test_any_card_except_heat_may_be_played() -> None:
    """Rule 3, step 2."""
    g = planning("0 1 1 4 5 s h", gear=1)

    assert offered(g) == ["0", "1", "4", "5", "stress"]
    assert g.g.why_not(ANA, 16 + 101) == "heat-cannot-be-played"


def test_every_set_of_cards_can_be_chosen_in_one_way() -> None:
    """Rule 3, step 2. Cards are picked in the order of the hand, so that no set is missed and none comes twice."""
    hand = cards("0 1 1 4 s s h")
    found = []

    def choose(g: Scene) -> None:
        if g.cars[ANA].ready:
            found.append(tuple(g.cars[ANA].played))
            return
        for choice in g.g.options(ANA):
            g.hand_on()
            copy = Scene(g.g.clone())
            copy.g.answer(ANA, choice)
            choose(copy)

    choose(planning("0 1 1 4 s s h", gear=3))

    assert found == sorted(set(combinations(hand[:-1], 3)))


def test_a_card_is_refused_when_too_few_would_be_left_behind_it() -> None:
    g = planning("1 2 3 h h h h", gear=2)

    assert offered(g) == ["1", "2"]
    assert g.g.why_not(ANA, 16 + 3) == "too-few-cards-left"
    answer(g, ANA, card="2")
    assert offered(g) == ["3"]
    assert g.g.why_not(ANA, 16 + 1) == "wrong-order"
    assert g.g.why_not(ANA, 16 + 4) == "not-in-hand"


def test_the_cards_lie_face_down_until_the_turn_of_their_car() -> None:
    """Rule 3, step 2."""
    g = planning("1 3 4 h", gear=2)
    answer(g, ANA, card="1")
    answer(g, ANA, card="4")
    plan(g, BEN, "1")

    assert g.g.acting == BEN
    assert g.cars[ANA].hand == cards("3 h")
    assert g.cars[ANA].played == cards("1 4")
    for viewer in (BEN, None):
        seen = g.g.view(viewer)["cars"][ANA]
        assert (seen["played"], seen["face_down"], seen["hand"]) == ([], 2, 2)
    assert g.g.view(ANA)["face_down"] == ["1", "4"]


def test_gears_and_cards_stay_hidden_until_all_are_ready() -> None:
    """Rule 3 (steps 1-2). Before, the others see only who is ready."""
    g = race("ring", car(at=5, gear=2, hand="1 2 3 4 s h h"), car(at=30, gear=2, hand="1 1 1 1"))
    run(g, Round())
    before = g.g.view(BEN)
    answer(g, ANA, gear=4)
    for card in ("1", "2", "4"):
        answer(g, ANA, card=card)
        assert g.g.view(BEN) == before

    answer(g, ANA, card="stress")

    before["cars"][ANA]["ready"] = True
    assert g.g.view(BEN) == before


def test_all_that_is_asked_while_planning_is_secret() -> None:
    """Rule 3 (steps 1-2). An answer of one driver settles nothing for the others."""
    g = race("ring", car(at=5, hand="1 1"), car(at=30, hand="h"), car(at=20, hand="1 1"))
    run(g, Round())
    answer(g, ANA, gear=1)

    assert asked(g) == [(ANA, "play-card"), (BEN, "cluttered-hand"), (2, "shift-gear")]
    assert [g.g.open_question(seat).is_secret() for seat in range(3)] == [True, True, True]


def test_an_own_plan_is_seen_while_planning() -> None:
    g = planning("1 2 3 4 5 s h", gear=2)
    assert g.g.view(ANA)["plan"] == {"gear": 2, "cards": [], "cluttered": False}
    answer(g, ANA, card="3")

    assert g.g.view(ANA)["plan"] == {"gear": 2, "cards": ["3"], "cluttered": False}
    assert g.g.view(ANA)["hand"] == ["1", "2", "3", "4", "5", "stress", "heat"]
    assert "plan" not in g.g.view(BEN) or g.g.view(BEN)["plan"]["gear"] == 0
    assert "plan" not in g.g.view(None)


def test_plans_are_hidden_in_every_round_anew() -> None:
    """Rule 3 (steps 1-2). After a turn nobody is ready and nothing lies face up."""
    g = race("ring", car(at=5, hand="1 1 1", deck="2 2 2 2 2"), car(at=30, hand="1 1 1", deck="2 2 2 2 2"))
    run(g, Round())
    plan(g, ANA, "1")
    plan(g, BEN, "1")
    pass_turn(g, BEN)
    pass_turn(g, ANA)
    before = g.g.view(BEN)
    assert [(seen["ready"], seen["played"], seen["face_down"]) for seen in before["cars"]] == [(False, [], 0)] * 2
    assert g.g.view(ANA)["plan"] == {"gear": 0, "cards": [], "cluttered": False}

    answer(g, ANA, gear=2)
    answer(g, ANA, card="2")

    assert g.g.view(BEN) == before
