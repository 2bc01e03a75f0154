"""Rule 4: playing upgrades, with their symbols in steps 3, 5, 6, 7 and 9."""

import pytest

from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.hand import ReplenishHand
from paddock.games.heat.rules.turn import DriverTurn, RevealAndMove
from paddock.games.heat.state import Car
from tests.games.heat.make import (
    ANA,
    BEN,
    Scene,
    answer,
    asked,
    car,
    cards,
    kinds,
    labels,
    load_shuffle,
    pass_turn,
    race,
    run,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

DECK = "1 1 1 1 1 1 1 1 1 1"


def driving(circuit: str = "ring", **about: object) -> Scene:
    """Ana's turn begins, alone on the track; of the cards that she has played, some are upgrades."""
    at = {"at": 5, "gear": 3, "deck": DECK, **about}
    g = race(circuit, car(**at), car(at=30, spot=0), upgrades="both")  # type: ignore[arg-type]
    run(g, DriverTurn(ANA))
    return g


def me(g: Scene) -> Car:
    return g.cars[ANA]


# ---- step 3 ----------------------------------------------------------------------------------------------------------


def test_all_plus_symbols_are_resolved_before_speeds_are_chosen() -> None:
    """Rule 4 (step 3), ruling 9.3.1, mistake 11.4."""
    g = driving(played="u2 u8", deck="1 1 1 4 3 2")

    assert me(g).played == cards("u2 u8 2 3 4")
    assert me(g).speed == 9
    assert asked(g) == [(ANA, "choose-speed")]
    assert me(g).at == 5
    answer(g, ANA, "speed", speed=3)
    assert (me(g).speed, me(g).at) == (12, 17)


def test_every_plus_of_a_card_flips_a_speed_card() -> None:
    """Rule 4 (step 3)."""
    g = driving(played="u1 2 2", deck="3 u1 h 0 s")  # u1 turned over is no Speed card

    assert me(g).played == cards("u1 2 2 3")
    assert me(g).discard == cards("s 0 h u1")
    assert me(g).speed == 4 + 2 + 2 + 3
    assert me(g).pluses == 1


def test_one_of_several_speeds_is_chosen_for_each_card() -> None:
    """Rule 3, step 3.2; rule 4 (step 3)."""
    g = driving(played="u9 u10 2")
    assert g.g.question(ANA)["args"] == {"card": "u9", "speed": 2}
    assert [label["speed"] for label in labels(g, ANA)] == [2, 4]
    assert g.g.why_not(ANA, 118 + 3) == "no-such-speed"
    answer(g, ANA, "speed", speed=4)
    assert g.g.question(ANA)["args"] == {"card": "u10", "speed": 6}
    assert [label["speed"] for label in labels(g, ANA)] == [1, 5]
    answer(g, ANA, "speed", speed=1)

    assert (me(g).speed, me(g).at) == (7, 12)
    assert told(g, "speed-chosen") == [{"card": "u9", "speed": 4}, {"card": "u10", "speed": 1}]


def test_the_last_open_speed_shows_where_the_car_will_go() -> None:
    g = driving("oval", played="u9 u10 2", at=5)  # a corner line before 12, limit 3
    assert "to" not in labels(g, ANA)[0]
    answer(g, ANA, "speed", speed=4)

    assert [(label["to"], label["corners"]) for label in labels(g, ANA)] == [
        (12, [{"corner": 0, "heat": 4, "spins": 0}]),
        (16, [{"corner": 0, "heat": 8, "spins": 1}]),
    ]


def test_a_speed_can_be_chosen_anew_until_something_is_shown() -> None:
    g = driving(played="u9 1 2")
    answer(g, ANA, "speed", speed=4)

    assert g.g.can_undo(ANA)
    assert asked(g) == [(ANA, "react")]
    answer(g, ANA, "boost")
    assert not g.g.can_undo(ANA)


# ---- step 5: what must and what may be used --------------------------------------------------------------------------


def test_the_step_cannot_be_left_with_unpaid_heat_or_scrap() -> None:
    """Rule 4 (step 5), ruling 9.5.2."""
    g = driving(played="u11 u21 1", heat=3, hand="h")

    assert "done" not in kinds(g, ANA)
    assert g.g.why_not(ANA, 0) == "symbols-to-use"
    answer(g, ANA, "pay-heat")
    assert "done" not in kinds(g, ANA)
    answer(g, ANA, "scrap")
    assert "done" in kinds(g, ANA)


def test_heat_is_paid_from_the_engine_to_the_discard_pile() -> None:
    """Rule 4 (Heat)."""
    g = driving(played="u46 1 1", heat=3)
    answer(g, ANA, "pay-heat", card="u46", amount=2)

    assert me(g).heat == 1
    assert me(g).discard == cards("h h")
    assert told(g, "heat-paid") == [{"card": "u46", "heat": 2}]


def test_scrap_moves_cards_from_the_deck_to_the_discard_pile() -> None:
    """Rule 4 (Scrap)."""
    g = driving(played="u26 1 1", deck="1 2 3 s h 4")
    answer(g, ANA, "scrap", amount=3)

    assert me(g).deck == cards("1 2 3")
    assert me(g).discard == cards("4 h s")
    assert told(g, "scrapped") == [{"cards": ["4", "heat", "stress"], "count": 3}]


def test_scrap_is_one_card_after_the_other_so_that_a_new_deck_may_be_made_in_between() -> None:
    """Ruling 9.3.4, ruling 9.3.3. Cards just scrapped may be scrapped again."""
    g = driving(played="u26 1 1", deck="4", discard="2")
    answer(g, ANA, "scrap")

    assert sorted(me(g).deck + me(g).discard) == cards("2 4")
    assert told(g, "reshuffled") == [{}]
    assert told(g, "scrapped")[0]["count"] == 3


def test_scrap_stops_when_deck_and_discard_pile_are_empty() -> None:
    """Ruling 9.3.5."""
    g = driving(played="u26 1 1", deck="", heat=6)
    answer(g, ANA, "scrap")

    assert told(g, "scrapped") == [{"cards": [], "count": 0}]
    assert "done" in kinds(g, ANA)


def test_symbols_are_used_in_any_order_each_once_and_between_boost_adrenaline_and_gear() -> None:
    """Rule 4 (step 5), ruling 9.5.1."""
    g = race(
        "ring",
        car(at=5, gear=2, deck=DECK, played="u12 u13", hand="h h h h h h", heat=2, adrenaline=True),
        upgrades="basic",
    )
    run(g, DriverTurn(ANA))
    answer(g, ANA, "card-cool-down", card="u13", amount=1)
    answer(g, ANA, "boost")
    answer(g, ANA, "cool-down", amount=1)
    answer(g, ANA, "adrenaline-speed")
    answer(g, ANA, "card-cool-down", card="u12", amount=2)
    assert "card-cool-down" not in kinds(g, ANA)
    answer(g, ANA, "adrenaline-cool-down")

    assert me(g).heat == 2 + 1 - 1 + 1 + 2 + 1
    assert me(g).hand == cards("h")
    assert me(g).speed == 4 + 1 + 1


def test_a_card_cools_down_up_to_its_number_and_the_rest_is_lost() -> None:
    """Rule 4 (Cooldown), ruling 9.5.3."""
    g = driving(played="u3 1 1", hand="h h h h")
    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "card-cool-down"] == [1, 2, 3]
    answer(g, ANA, "card-cool-down", amount=2)

    assert (me(g).heat, me(g).hand) == (8, cards("h h"))
    assert "card-cool-down" not in kinds(g, ANA)
    assert me(g).symbols == []


def test_a_card_cools_no_more_heat_than_there_is_in_hand() -> None:
    """Rule 4 (Cooldown)."""
    g = driving(played="u3 1 1", hand="1 h")
    three = next(n for n in range(152, 256) if g.g.why_not(ANA, n) == "no-heat-in-hand")

    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "card-cool-down"] == [1]
    assert three > 152


def test_stress_is_reduced_from_hand_to_discard_pile_without_being_played() -> None:
    """Rule 4 (Reduce stress), ruling 9.5.3."""
    g = driving(played="u6 1 1", hand="2 s s h")
    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "reduce-stress"] == [1, 2]
    answer(g, ANA, "reduce-stress", amount=2)

    assert me(g).hand == cards("2 h")
    assert me(g).discard == cards("s s")
    assert me(g).speed == 3
    assert told(g, "stress-reduced") == [{"amount": 2}]


def test_without_stress_in_hand_there_is_nothing_to_reduce() -> None:
    """Rule 4 (Reduce stress)."""
    g = driving(played="u6 1 1", hand="2 h")

    assert "reduce-stress" not in kinds(g, ANA)
    assert any(g.g.why_not(ANA, n) == "no-stress-in-hand" for n in range(152, 256))


def test_others_cannot_tell_from_the_question_whether_there_is_heat_or_stress_in_hand() -> None:
    """The driver is asked as long as everybody sees a symbol that he might use."""
    for hand in ("1 2", "1 s"):
        g = driving(played="u4 1 1", hand=hand, heat=0)
        assert asked(g) == [(ANA, "react")]


def test_accelerate_adds_one_for_every_plus_symbol_used_in_the_turn() -> None:
    """Rule 4 (Accelerate), disagreement 10 (accelerate)."""
    g = driving(played="u47 s 2", deck="1 1 1 1 h 1", hand="")
    assert (me(g).speed, me(g).pluses) == (4, 2)
    answer(g, ANA, "boost")
    assert me(g).pluses == 3
    answer(g, ANA, "accelerate", card="u47", amount=3)

    assert me(g).speed == 5 + 3
    assert me(g).at == 5 + 8
    assert told(g, "moved")[-1]["how"] == "accelerate"


def test_accelerate_counts_what_was_used_so_far_and_a_later_boost_is_not_added() -> None:
    """Ruling 9.5.5."""
    g = driving(played="u47 1 2", hand="1")
    answer(g, ANA, "accelerate", amount=1)
    answer(g, ANA, "boost")

    assert asked(g) == [(ANA, "discard")]
    assert me(g).speed == 3 + 1 + 1 + 1


def test_two_cards_that_accelerate_give_the_full_number_each() -> None:
    """Ruling 9.5.5."""
    g = driving(played="u47 u47 1")
    answer(g, ANA, "accelerate", amount=2)
    answer(g, ANA, "accelerate", amount=2)

    assert me(g).speed == 3 + 4


def test_accelerate_counts_the_plus_symbols_of_this_turn_only() -> None:
    """Rule 4 (Accelerate), ruling 9.5.5. Two were used in the turn before."""
    g = driving(played="u47 s 1")
    pass_turn(g, ANA)
    me(g).played = cards("u47 1 1")
    run(g, DriverTurn(ANA))

    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "accelerate"] == [1]


def test_accelerate_counts_in_the_corner() -> None:
    """Rule 4 (Accelerate)."""
    g = driving("oval", at=8, played="u47 1 1")  # speed 3 is the limit of the corner before 12
    answer(g, ANA, "accelerate")
    pass_turn(g, ANA)

    assert told(g, "corner-passed") == [{"corner": 0, "speed": 4, "limit": 3, "heat": 1}]


def test_accelerate_without_a_plus_symbol_is_not_offered() -> None:
    """Rule 4 (Accelerate)."""
    g = driving(played="u28 1 2")

    assert "accelerate" not in kinds(g, ANA)
    answer(g, ANA, "scrap")
    assert any(g.g.why_not(ANA, n) == "symbol-without-effect" for n in range(152, 256))


# ---- direct play -----------------------------------------------------------------------------------------------------


def test_direct_play_adds_a_card_from_the_hand_with_its_speed_and_symbols() -> None:
    """Rule 4 (Direct play), ruling 9.5.6."""
    g = driving(played="1 1 1", hand="u25 u26 2")
    answer(g, ANA, "direct-play", card="u26", amount=3)

    assert me(g).played == cards("1 1 1 u26")
    assert me(g).hand == cards("2 u25")
    assert (me(g).speed, me(g).at) == (6, 11)
    assert "done" not in kinds(g, ANA)  # its Scrap is due
    answer(g, ANA, "direct-play", card="u25")
    assert (me(g).speed, me(g).at) == (8, 13)
    assert told(g, "played-directly") == [{"card": "u26"}, {"card": "u25"}]


def test_a_card_for_direct_play_may_also_be_played_normally() -> None:
    """Ruling 9.5.6."""
    g = driving(played="u24 1 1", hand="")

    assert me(g).speed == 3
    assert kinds(g, ANA).count("scrap") == 1
    assert "direct-play" not in kinds(g, ANA)


def test_the_accelerate_of_a_card_played_directly_counts_the_plus_symbols_so_far() -> None:
    """Rule 4 (Direct play, Accelerate)."""
    g = driving(played="s 1 1", hand="u28")
    answer(g, ANA, "direct-play", card="u28")
    answer(g, ANA, "scrap", amount=5)
    answer(g, ANA, "accelerate", amount=1)

    assert me(g).speed == 3 + 1 + 1


def test_who_may_hold_a_card_for_direct_play_is_asked_even_with_nothing_else_to_use() -> None:
    """Otherwise everybody would know whether the card is in hand; it is known to be in hand or deck."""
    for hand, deck in (("u24 2", "1 1 1"), ("1 2", "u24 1 1")):
        g = driving(played="1 1 1", hand=hand, deck=deck, heat=0)
        assert asked(g) == [(ANA, "react")]
    g = driving(played="1 1 1", hand="1 2", discard="u24", heat=0)
    assert asked(g) == [(ANA, "discard")]


# ---- what cannot be used ---------------------------------------------------------------------------------------------


def closed(g: Scene) -> list[tuple[str, str, str]]:
    return [(one["card"], one["symbol"], one["reason"]) for one in g.g.question(ANA)["args"]["closed"]]


def test_the_driver_is_told_which_symbols_are_closed_and_why() -> None:
    """Rule 4 (step 5), ruling 9.4.2."""
    g = driving(played="u19 u47 1", heat=2)  # stress -1, cooldown 1, scrap 2; accelerate
    assert closed(g) == [("u19", "cool-down", "no-heat-in-hand"), ("u19", "reduce-stress", "no-stress-in-hand")]

    g = driving(played="u43 u47 1", heat=0, hand="h")  # heat 1, scrap 6; accelerate
    assert closed(g) == [
        ("u43", "heat", "cannot-pay-card"),
        ("u43", "scrap", "heat-first"),
        ("u47", "accelerate", "heat-first"),
    ]


# ---- salvage ---------------------------------------------------------------------------------------------------------


def test_salvage_shuffles_chosen_cards_of_the_discard_pile_into_the_deck() -> None:
    """Rule 4 (Salvage), ruling 9.5.7."""
    g = driving(played="u22 1 1", discard="4 4 s h", deck="1 2 3")
    answer(g, ANA, "salvage", card="u22", amount=2)
    assert asked(g) == [(ANA, "salvage")]
    there = [(label.get("card"), label.get("count")) for label in labels(g, ANA)]
    assert there == [(None, None), ("4", 2), ("stress", 1), ("heat", 1)]
    answer(g, ANA, "salvage-card", card="4")
    assert g.g.question(ANA)["args"] == {"left": 1}
    load_shuffle(g.g.seat_chances[ANA], 5)
    answer(g, ANA, "salvage-card", card="heat")

    assert me(g).deck == cards("4 1 2 3 h")
    assert me(g).discard == cards("4 s")
    assert not g.g.can_undo(ANA)
    assert "salvage" not in kinds(g, ANA)


def test_a_single_card_that_is_salvaged_is_shuffled_in_and_what_lay_on_top_is_not_known_any_more() -> None:
    """Rule 4 (Salvage), ruling 9.5.7."""
    g = driving(played="u22 1 1", discard="4 4", deck="1 2 3")
    me(g).on_top = 1
    answer(g, ANA, "salvage", card="u22", amount=2)
    answer(g, ANA, "salvage-card", card="4")
    load_shuffle(g.g.seat_chances[ANA], 4)
    answer(g, ANA, "done")

    assert (me(g).deck, me(g).on_top) == (cards("1 2 3 4"), 0)


def test_the_last_card_of_the_discard_pile_ends_a_salvage() -> None:
    """Ruling 9.5.7. Two might be chosen, but there is only one."""
    g = driving(played="u22 1 1", discard="4", deck="1 2 3")
    answer(g, ANA, "salvage", card="u22", amount=2)
    answer(g, ANA, "salvage-card", card="4")

    assert asked(g) == [(ANA, "react")]
    assert sorted(me(g).deck) == cards("1 2 3 4")


def test_cards_are_salvaged_in_the_order_of_hands() -> None:
    """So that every set of cards can be chosen in one way only."""
    g = driving(played="u22 1 1", discard="1 2 4", deck="3")
    answer(g, ANA, "salvage")
    answer(g, ANA, "salvage-card", card="2")

    assert [label.get("card") for label in labels(g, ANA)] == [None, "4"]
    assert g.g.why_not(ANA, 16 + 1) == "wrong-order"
    assert g.g.why_not(ANA, 16 + 3) == "not-in-discard"


def test_fewer_cards_may_be_salvaged_and_with_none_the_deck_stays_as_it_is() -> None:
    """Ruling 9.5.7."""
    g = driving(played="u22 1 1", discard="4 4 s h", deck="1 2 3 4")
    answer(g, ANA, "salvage")
    answer(g, ANA, "done")

    assert me(g).deck == cards("1 2 3 4")
    assert g.g.can_undo(ANA)


def test_cards_in_play_and_an_empty_discard_pile_cannot_be_salvaged() -> None:
    """Ruling 9.5.7."""
    g = driving(played="u22 1 1")
    assert "salvage" not in kinds(g, ANA)
    answer(g, ANA, "boost")

    answer(g, ANA, "salvage")
    assert [label.get("card") for label in labels(g, ANA)] == [None, "heat"]  # what the boost cost


@pytest.mark.parametrize("order", [["scrap", "salvage"], ["salvage", "scrap"]])
def test_the_driver_decides_whether_to_scrap_or_to_salvage_first(order: list[str]) -> None:
    """Ruling 9.5.8."""
    g = driving(played="u22 u24 1", deck="1 2 3", discard="4 4")
    for symbol in order:
        answer(g, ANA, symbol)
        if symbol == "salvage":
            answer(g, ANA, "salvage-card", card="4")
            answer(g, ANA, "done")

    assert len(me(g).deck) == 3
    assert "done" in kinds(g, ANA)


# ---- steps 6 and 7 ---------------------------------------------------------------------------------------------------


def slipstreaming(played: str, at: int = 10, laps: int = 2) -> Scene:
    """Ana stands behind Ben after her step 5."""
    ana = car(at=at - 3, gear=3, played=played, deck=DECK, heat=0)
    g = race("ring", ana, car(at=at + 1), laps=laps, upgrades="both")
    run(g, DriverTurn(ANA))
    while asked(g) and asked(g)[0] == (ANA, "react"):
        answer(g, ANA, "done")
    return g


@pytest.mark.parametrize(
    ("played", "lengths"),
    [("1 1 1", [2]), ("u14 1 1", [2, 4]), ("u14 u35 1", [2, 3, 4, 5]), ("u14 u14 1", [2, 4, 6])],
)
def test_every_bonus_makes_the_slipstream_longer_as_a_whole_or_not_at_all(played: str, lengths: list[int]) -> None:
    """Rule 4 (Slipstream), ruling 9.6.3."""
    g = slipstreaming(played)

    assert asked(g) == [(ANA, "slipstream")]
    assert [label.get("spaces") for label in labels(g, ANA)] == [None, *lengths]
    answer(g, ANA, "slipstream", spaces=lengths[-1])
    assert me(g).at == 10 + lengths[-1]
    assert me(g).speed == 3


def test_a_bonus_that_would_lead_over_the_last_line_is_left_out() -> None:
    """Ruling 9.1.12."""
    g = slipstreaming("u14 1 1", at=56, laps=1)

    assert [label.get("spaces") for label in labels(g, ANA)] == [None, 2]


def test_a_bonus_gives_no_slipstream_without_a_car_in_reach() -> None:
    """Rule 4 (Slipstream)."""
    g = race("ring", car(at=7, gear=3, played="u14 1 1", deck=DECK, heat=0), car(at=20), upgrades="both")
    run(g, DriverTurn(ANA))

    assert "slipstream" not in [kind for _, kind in asked(g)]


@pytest.mark.parametrize(("played", "limit"), [("u37 1 1", 4), ("u36 1 1", 2), ("u37 u38 u36", 4), ("p5 u41", 6)])
def test_own_cards_change_the_limit_of_every_corner_of_the_turn(played: str, limit: int) -> None:
    """Rule 4 (Adjust speed limit), ruling 9.7.2 and 9.7.1, mistake 11.7."""
    g = race("oval", car(at=35, began_at=10, speed=9, heat=20, played=played), upgrades="both")
    run(g, CheckCorners(ANA))

    assert [(row["corner"], row["limit"]) for row in told(g, "corner-passed")] == [(0, limit), (1, limit + 2)]
    assert me(g).heat == 20 - (9 - limit) - max(0, 9 - limit - 2)


def test_an_adjusted_limit_is_never_below_nothing() -> None:
    """Ruling 9.7.4."""
    g = race("chicane", car(at=9, began_at=6, speed=3, heat=9, played="u36 u36 u39"), upgrades="both")
    run(g, CheckCorners(ANA))

    assert told(g, "corner-passed")[0]["limit"] == 0
    assert me(g).heat == 6


def test_cards_that_others_play_do_not_change_the_limit() -> None:
    """Rule 4 (Adjust speed limit)."""
    g = race("oval", car(at=13, began_at=10, speed=4), car(at=8, played="u37 u38"), upgrades="both")
    run(g, CheckCorners(ANA))

    assert told(g, "corner-passed")[0]["limit"] == 3


# ---- step 9 ----------------------------------------------------------------------------------------------------------


def replenishing(**about: object) -> Scene:
    g = race("ring", car(**{"at": 5, "deck": "1 1 1 1 1 1 2 3", **about}), car(at=30), upgrades="both")  # type: ignore[arg-type]
    run(g, ReplenishHand(ANA))
    return g


def test_a_refreshed_card_goes_on_top_of_the_deck_and_is_drawn_again() -> None:
    """Rule 4 (Refresh), ruling 9.5.9, disagreement 10 (refresh), mistake 11.9."""
    g = replenishing(played="u34 1 1", hand="2 2 3 3")
    assert asked(g) == [(ANA, "refresh")]
    answer(g, ANA, "refresh", card="u34")

    assert me(g).hand == cards("2 2 2 3 3 3 u34")
    assert me(g).discard == cards("1 1")
    assert me(g).known == cards("u34")  # everybody knows that it is in hand
    assert told(g, "refreshed") == [{"card": "u34"}]


def test_a_card_need_not_be_refreshed() -> None:
    """Rule 4 (Refresh)."""
    g = replenishing(played="u34 1 1", hand="2 2 3 3 3")
    answer(g, ANA, "done")

    assert me(g).hand == cards("2 2 2 3 3 3 3")
    assert me(g).discard == cards("u34 1 1")


def test_the_owner_chooses_the_order_of_several_refreshed_cards() -> None:
    """Ruling 9.5.9."""
    g = replenishing(played="u32 u34 1", hand="1 1 1 2 2 3")
    answer(g, ANA, "refresh", card="u34")
    assert [label.get("card") for label in labels(g, ANA)] == [None, "u32"]
    answer(g, ANA, "refresh", card="u32")

    assert me(g).hand == cards("1 1 1 2 2 3 u32")  # the last one lies on top
    assert me(g).deck[-1:] == cards("u34")
    assert g.g.view(None)["cars"][ANA]["deck_top"] == "u34"


def test_a_refreshed_card_stays_on_top_while_the_hand_is_full() -> None:
    """Ruling 9.2.5."""
    g = replenishing(played="u34 1", hand="1 1 1 2 2 3 s s")
    answer(g, ANA, "refresh")

    assert me(g).on_top == 1
    assert me(g).deck[-1:] == cards("u34")


def test_refreshing_does_not_cancel_the_other_symbols() -> None:
    """Ruling 9.5.10."""
    g = driving(played="u33 1 1", hand="h h 1 1")
    answer(g, ANA, "card-cool-down", card="u33")
    pass_turn_to_refresh(g)
    answer(g, ANA, "refresh", card="u33")

    assert me(g).heat == 7


def pass_turn_to_refresh(g: Scene) -> None:
    while asked(g) != [(ANA, "refresh")]:
        answer(g, ANA, "done")


def test_a_card_may_be_refreshed_in_a_turn_with_a_spin_out() -> None:
    """Rule 4 (Refresh), rule 3.4.4: step 9 follows as ever."""
    g = driving("oval", at=8, played="u34 1 1", hand="1 1", heat=0)  # a corner line before 12, limit 3
    answer(g, ANA, "done")
    assert (me(g).spun_out, asked(g)) == (True, [(ANA, "refresh")])
    answer(g, ANA, "refresh", card="u34")

    assert cards("u34")[0] in me(g).hand


def test_a_car_that_has_finished_refreshes_nothing() -> None:
    """Ruling 9.1.11."""
    g = replenishing(played="u34 1", hand="1 1", finished_in=1)

    assert asked(g) == []
    assert me(g).discard == cards("u34 1")


def test_cards_put_down_with_a_cluttered_hand_have_no_symbols() -> None:
    """Rule 3.1."""
    g = race("ring", car(at=5, gear=2, played="u34 h", hand="h h h h h", deck=DECK), upgrades="both")
    me(g).cluttered = True
    run(g, DriverTurn(ANA))

    assert asked(g) == []
    assert me(g).discard == cards("u34 h")
    assert me(g).at == 5


# ---- what everybody sees ---------------------------------------------------------------------------------------------


def test_everybody_sees_the_symbols_that_are_still_to_be_used() -> None:
    g = driving(played="u11 u21 1", hand="h")
    assert g.g.view(None)["cars"][ANA]["symbols"] == [
        {"card": "u11", "symbol": "heat", "amount": 1},
        {"card": "u11", "symbol": "cool-down", "amount": 1},
        {"card": "u21", "symbol": "scrap", "amount": 2},
        {"card": "u21", "symbol": "cool-down", "amount": 1},
    ]
    answer(g, ANA, "pay-heat")
    answer(g, ANA, "scrap")
    answer(g, ANA, "done")

    assert g.g.view(None)["cars"][ANA]["symbols"] == []
    assert g.g.view(BEN)["cars"][ANA]["upgrades"] == ["u11", "u21"]


def test_symbols_last_for_one_turn() -> None:
    g = driving(played="u12 1 1", hand="h h")
    pass_turn(g, ANA)
    me(g).played = cards("1")
    run(g, DriverTurn(ANA))

    assert "card-cool-down" not in kinds(g, ANA)
    assert (me(g).pluses, me(g).chosen) == (0, [])


def test_reveal_and_move_without_upgrades_asks_nothing() -> None:
    g = race("ring", car(at=5, played="1 2", deck=DECK), upgrades="both")
    run(g, RevealAndMove(ANA))

    assert asked(g) == []
    assert where(g, ANA) == (8, 0)


def test_heat_that_is_due_for_cards_cannot_pay_for_corners() -> None:
    """In what an option shows: the card in play costs 1, and so does the one that may be played directly."""
    g = driving("oval", at=5, played="u11 1 1", heat=6, hand="", adrenaline=True)  # 8 spaces: over the line at 12
    (label,) = [label for label in labels(g, ANA) if label["kind"] == "adrenaline-speed"]
    assert label["corners"] == [{"corner": 0, "heat": 6, "spins": 1}]

    g = driving("oval", at=5, played="1 1 1", heat=4, hand="u27")  # 3 + 4 spaces at speed 7, limit 3
    (label,) = [label for label in labels(g, ANA) if label["kind"] == "direct-play"]
    assert label["corners"] == [{"corner": 0, "heat": 4, "spins": 1}]


def test_corners_are_shown_while_cards_cannot_be_paid_for() -> None:
    g = driving("oval", at=5, played="u46 1 1", heat=1, hand="", adrenaline=True)
    (label,) = [label for label in labels(g, ANA) if label["kind"] == "adrenaline-speed"]

    assert label["corners"] == [{"corner": 0, "heat": 3, "spins": 1}]


@pytest.mark.parametrize(("hand", "use", "card"), [("s", "reduce-stress", "u4"), ("u24", "direct-play", "u24")])
def test_a_card_that_everybody_sees_leave_the_hand_is_not_known_to_be_there_any_more(
    hand: str, use: str, card: str
) -> None:
    """Rule 4 (Reduce stress, Direct play)."""
    g = driving(played="u4 1 1", hand=hand)
    me(g).known = cards(hand)
    answer(g, ANA, use, card=card)

    assert me(g).known == []


def test_a_cooldown_that_clouds_forbid_is_closed_for_that_reason_whatever_is_in_hand() -> None:
    """Rule 6 (No cooldown)."""
    for hand in ("h", "2"):
        mine = car(at=5, gear=3, hand=hand, played="u13 1 1", deck="1 1", adrenaline=True)
        g = race("ring", mine, car(at=30), upgrades="both", weather="clouds", road="weather")
        run(g, DriverTurn(ANA))

        closed = {"card": "u13", "symbol": "cool-down", "amount": 1, "reason": "no-cooling-here"}
        assert g.g.question(ANA)["args"]["closed"] == [closed]
