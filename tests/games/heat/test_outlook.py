"""What plans would lead to: it comes with the planning question, for its driver alone."""

from typing import Any

import pytest

from paddock.games.heat.rules.round import Round
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import ANA, BEN, Scene, answer, car, legend, plan, race, run

pytestmark = pytest.mark.usefixtures("manner")


def planning(hand: str, *, gear: int = 2, heat: int = 6, at: int = 8, **options: Any) -> Scene:
    """Ana is asked for her gear; the corner behind space 11 has the limit 3. Ben stands on space 12."""
    g = race("oval", car(at=at, gear=gear, heat=heat, hand=hand), car(at=12, hand="1"), **options)
    run(g, Round())
    return g


def foreseen(g: Scene, cards: str) -> dict[str, Any]:
    """The plan with these cards, its rows in place of their numbers."""
    args = g.g.question(ANA)["args"]
    (found,) = [one for one in args["plans"] if one["cards"] == cards.split()]
    return {**found, "landings": [args["landings"][number] for number in found["landings"]]}


def speeds(g: Scene, cards: str) -> list[int]:
    return [row["speed"] for row in foreseen(g, cards)["landings"]]


def corner(heat: int, spins: int = 0) -> dict[str, int]:
    return {"corner": 0, "heat": heat, "spins": spins}


def test_a_plan_tells_where_it_leads_and_what_corners_cost() -> None:
    g = planning("1 2 4 h")

    assert foreseen(g, "1 2")["landings"] == [{"speed": 3, "to": 11, "spot": 0, "corners": []}]
    assert foreseen(g, "4")["landings"] == [{"speed": 4, "to": 12, "spot": 1, "corners": [corner(1)]}]
    assert foreseen(g, "1 2 4")["landings"] == [{"speed": 7, "to": 15, "spot": 0, "corners": [corner(4)]}]


def test_all_different_cards_up_to_the_highest_gear_are_there_once() -> None:
    """Heat is no card to play; two equal cards make one plan."""
    g = planning("1 1 4 h h", gear=1)

    cards = [" ".join(one["cards"]) for one in g.g.question(ANA)["args"]["plans"]]
    assert cards == ["1", "4", "1 1", "1 4", "1 1 4"]


def test_plans_that_lead_to_the_same_place_share_their_row() -> None:
    g = planning("1 2 3 4")

    args = g.g.question(ANA)["args"]
    rows = [tuple(one["landings"]) for one in args["plans"] if one["cards"] in (["1", "4"], ["2", "3"])]
    assert len(set(rows)) == 1
    assert len({str(row) for row in args["landings"]}) == len(args["landings"])


def test_a_plus_leads_to_every_speed_that_it_may_flip() -> None:
    g = planning("1 s s")

    assert speeds(g, "1 stress") == [2, 3, 4, 5]
    assert speeds(g, "stress stress") == [2, 3, 4, 5, 6, 7, 8]


def test_a_card_with_several_speeds_leads_to_each() -> None:
    g = planning("2 u8")  # brakes: 1 or 3

    assert speeds(g, "2 u8") == [3, 5]


def test_a_shift_by_two_takes_its_heat_first() -> None:
    """One Heat in the engine: in gear 3 it is gone, and the corner cannot be paid."""
    g = planning("1 1 2", gear=1, heat=1)

    assert "heat" not in foreseen(g, "1 2")
    assert foreseen(g, "1 1 2")["heat"] == 1
    assert foreseen(g, "1 1 2")["landings"][0]["corners"] == [corner(1, spins=1)]


def test_fewer_cards_than_any_gear_has_pay_for_no_shift() -> None:
    """From gear 4, one card is no plan yet."""
    g = planning("1 1 1 2 2", gear=4, heat=1)

    assert [label["label"]["gear"] for label in g.g.question(ANA)["options"]] == [2, 3, 4]
    assert "heat" not in foreseen(g, "2")
    assert foreseen(g, "1 2")["heat"] == 1


def test_cards_cost_their_heat_and_change_the_limits() -> None:
    """Two Heat for a card of speed 6 that raises every limit by 3."""
    found = foreseen(planning("0 u46", heat=3), "0 u46")

    assert (found["heat"], found["limits"]) == (2, 3)
    assert found["landings"] == [{"speed": 6, "to": 14, "spot": 0, "corners": [corner(0)]}]


def test_after_two_steps_up_without_heat_any_one_card_may_be_lost() -> None:
    """Rule 8. Of two ways to the same speed the dearer one counts."""
    g = planning("1 2 4", gear=1, heat=0, tournament=True)

    assert speeds(g, "1 2 4") == [3, 5, 6]
    assert foreseen(g, "1 2 4")["landings"][1]["corners"] == [corner(2, spins=1)]
    assert "heat" not in foreseen(g, "1 2 4")


def test_after_two_steps_down_without_heat_one_card_more_is_flipped() -> None:
    """Rule 8."""
    g = planning("1 1 2", gear=3, heat=0, tournament=True)

    assert speeds(g, "2") == [3, 4, 5, 6]


def test_the_road_is_taken_to_be_free_and_a_full_space_has_no_spot() -> None:
    g = race("oval", car(at=8, gear=2, hand="2 2"), car(at=10, hand="1"), legends=[legend("yellow", 10)])
    run(g, Round())

    assert foreseen(g, "2")["landings"] == [{"speed": 2, "to": 10, "spot": -1, "corners": []}]


def test_a_car_that_stays_keeps_its_spot() -> None:
    g = race("oval", car(at=8, spot=1, gear=1, hand="0"), car(at=8, spot=0, hand="1"))
    run(g, Round())

    assert foreseen(g, "0")["landings"] == [{"speed": 0, "to": 8, "spot": 1, "corners": []}]


def test_while_cards_are_chosen_one_by_one_the_plans_stay() -> None:
    g = planning("1 2 4")
    answer(g, ANA, gear=2)
    answer(g, ANA, "card", card="1")

    assert speeds(g, "1 4") == [5]
    assert all(len(one["cards"]) <= 2 for one in g.g.question(ANA)["args"]["plans"])


def test_a_plan_that_waits_for_the_others_is_seen_by_its_driver_with_where_it_leads() -> None:
    g = planning("1 2 4 s", gear=1)
    plan(g, ANA, "1 2 4")

    assert g.g.view(ANA)["plan"] == {
        "gear": 3,
        "cards": ["1", "2", "4"],
        "cluttered": False,
        "heat": 1,
        "landings": [{"speed": 7, "to": 15, "spot": 0, "corners": [corner(4)]}],
    }
    assert g.g.view(BEN)["plan"] == {"gear": 0, "cards": [], "cluttered": False}


def test_everybody_sees_which_corners_the_car_that_acts_has_crossed_and_what_they_cost() -> None:
    """Rule 3, step 7. At speed 5 the corner with the limit 3 costs 2."""
    g = race("oval", car(at=9, gear=3, played="1 2 2", heat=1, deck="1 1 1"), car(at=30))
    assert g.g.view(None)["crossed"] == []

    run(g, DriverTurn(ANA))

    assert g.g.view(BEN)["crossed"] == [{"corner": 0, "heat": 2}]
    assert g.g.question(ANA)["args"]["corners"] == [corner(2, spins=1)]
    answer(g, ANA, "done")
    assert g.g.view(BEN)["crossed"] == []


def test_a_car_is_seen_with_where_its_turn_began() -> None:
    g = race("oval", car(at=3, spot=1, gear=1, played="2", deck="1 1 1"), car(at=3, spot=0, played="1"))
    run(g, DriverTurn(ANA))

    seen = g.g.view(BEN)["cars"]
    assert (seen[ANA]["began_at"], seen[ANA]["began_spot"], seen[ANA]["progress"], seen[ANA]["spot"]) == (3, 1, 5, 0)
    assert (seen[BEN]["began_at"], seen[BEN]["began_spot"]) == (3, 0)
