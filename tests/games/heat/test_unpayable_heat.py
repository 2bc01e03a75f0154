"""Ruling 9.4: cards whose Heat cannot be paid."""

import pytest

from paddock.games.heat.choices import ADRENALINE_SPEED, BOOST, COOL_DOWN, GIVE_UP, USE
from paddock.games.heat.rules.round import Round
from paddock.games.heat.rules.turn import DriverTurn
from paddock.games.heat.state import Car
from paddock.games.heat.upgrades import DIRECT_PLAY, FIRST_USES, SYMBOLS, USES
from tests.games.heat.make import (
    ANA,
    Scene,
    answer,
    asked,
    car,
    cards,
    happened,
    kinds,
    labels,
    race,
    run,
    small_circuit,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")

small_circuit("two_sectors", 60, (20, 20), (50, 20))  # corners that cost nobody anything


def driving(rules: int | None = None, weather: str = "", road: str = "", **about: object) -> Scene:
    """Ana's turn begins; her engine is empty unless something else is said."""
    at = {"at": 5, "gear": 3, "heat": 0, "hand": "2", "deck": "1 1 1 1 1 1 3 2", **about}
    mine = car(**at)  # type: ignore[arg-type]
    g = race("ring", mine, car(at=30), upgrades="both", rules=rules, weather=weather, road=road)
    run(g, DriverTurn(ANA))
    return g


def me(g: Scene) -> Car:
    return g.cars[ANA]


def pay_options(g: Scene) -> list[str]:
    return [label["card"] for label in labels(g, ANA) if label["kind"] == "pay-heat"]


def test_a_card_that_cannot_be_paid_for_may_be_played_knowingly() -> None:
    """Ruling 9.4.1."""
    g = race("ring", car(at=5, gear=1, heat=0, hand="u11 u46 1 2"), upgrades="both")
    run(g, Round())
    answer(g, ANA, gear=2)
    answer(g, ANA, "card", card="u11")
    answer(g, ANA, "card", card="u46")

    assert me(g).face_up


def test_the_card_is_replaced_by_a_flipped_speed_card_and_the_car_drives_again() -> None:
    """Rule 4 (Heat), ruling 9.4.3, mistake 11.10."""
    g = driving(played="u11 1 1", deck="1 1 4 s h")
    assert (me(g).speed, me(g).at) == (8, 13)
    assert kinds(g, ANA) == ["give-up"]
    answer(g, ANA, "give-up")

    assert me(g).played == cards("1 1 4")
    assert me(g).discard == cards("u11 h s")
    assert (me(g).speed, me(g).at) == (6, 11)
    assert told(g, "given-up") == [{"cards": ["u11"], "count": 1}]
    assert told(g, "moved")[-1]["how"] == "again"


def test_the_car_goes_back_to_the_very_spot_where_its_turn_began() -> None:
    """Ruling 9.4.3. A turn that leads nowhere leaves it there."""
    g = driving(played="u11 1 1", deck="0 0", discard="0", spot=1)
    answer(g, ANA, "give-up")

    assert told(g, "flipped-nothing") == [{}]
    moved = told(g, "moved")[-1]
    assert (moved["from"], moved["from_spot"], moved["spaces"]) == (5, 1, 2)


def test_cooling_down_first_may_fetch_the_heat_even_with_the_cooldown_of_the_same_card() -> None:
    """Ruling 9.4.2."""
    g = driving(played="u42 1 1", hand="h h h")
    assert "give-up" in kinds(g, ANA)
    answer(g, ANA, "card-cool-down", card="u42", amount=3)
    answer(g, ANA, "pay-heat", card="u42")

    assert me(g).heat == 1
    assert me(g).speed == 9
    assert told(g, "given-up") == []


def test_while_heat_cannot_be_paid_only_adrenaline_cooldown_and_direct_play_may_come_first() -> None:
    """Ruling 9.4.2."""
    g = driving(played="u46 u21 u4", heat=1, hand="h s u24", adrenaline=True)

    assert set(kinds(g, ANA)) == {
        "adrenaline-speed",
        "adrenaline-cool-down",
        "card-cool-down",
        "direct-play",
        "give-up",
    }
    assert any(g.g.why_not(ANA, choice) == "heat-first" for choice in range(152, 256))
    assert any(g.g.why_not(ANA, choice) == "cannot-pay-card" for choice in range(152, 256))


def test_as_long_as_all_heat_can_be_paid_any_order_is_free() -> None:
    """Ruling 9.5.1. Scrapping before paying keeps the Heat out of a new deck."""
    g = driving(played="u44 1 1", heat=1, deck="4", discard="2")
    assert set(kinds(g, ANA)) == {"pay-heat", "scrap"}
    answer(g, ANA, "scrap")
    answer(g, ANA, "pay-heat")

    assert me(g).discard[-1:] == cards("h")


def test_a_boost_may_not_take_the_heat_that_cards_cost() -> None:
    """Ruling 9.4.2."""
    g = driving(played="u11 1 1", heat=1)
    assert "boost" not in kinds(g, ANA)
    answer(g, ANA, "pay-heat")
    assert asked(g) != [(ANA, "react")] or "boost" not in kinds(g, ANA)

    g = driving(played="u11 1 1", heat=2)
    answer(g, ANA, "boost")
    answer(g, ANA, "pay-heat")
    assert me(g).heat == 0


def test_the_driver_chooses_which_cards_to_keep() -> None:
    """Ruling 9.4.3."""
    g = driving(played="u11 u18 1", heat=1, deck="1 1 1 1 2")
    assert pay_options(g) == ["u11", "u18"]
    answer(g, ANA, "pay-heat", card="u18")
    assert "give-up" in kinds(g, ANA)
    answer(g, ANA, "give-up")

    assert me(g).played == cards("u18 1 2")
    assert me(g).speed == 6 + 1 + 2


def test_as_many_cards_as_possible_are_paid_for() -> None:
    """Ruling 9.4.3. One card for two Heat must not push out two cards for one."""
    g = driving(played="u11 u18 u46", heat=2)
    assert pay_options(g) == ["u11", "u18"]

    g = driving(played="u11 u46 u42", heat=3)
    assert pay_options(g) == ["u11", "u42", "u46"]
    answer(g, ANA, "pay-heat", card="u46")
    assert pay_options(g) == ["u11"]
    answer(g, ANA, "pay-heat", card="u11")
    answer(g, ANA, "give-up")
    assert me(g).played == cards("u11 u46 2")


@pytest.mark.parametrize(("kept", "given_up"), [("u11", "u46"), ("u46", "u11")])
def test_the_driver_may_keep_the_dearer_card_as_well_as_the_cheaper_one(kept: str, given_up: str) -> None:
    """Ruling 9.4.3. Two Heat pay for either card, for one Heat or for two, and never for both."""
    g = driving(played="u11 u46 1", heat=2)
    assert pay_options(g) == ["u11", "u46"]
    answer(g, ANA, "pay-heat", card=kept)
    answer(g, ANA, "give-up")

    assert told(g, "given-up") == [{"cards": [given_up], "count": 1}]


def test_a_card_that_can_be_paid_for_is_kept_whichever_comes_first() -> None:
    """Ruling 9.4.3. One Heat does not pay for the first card, which costs two, and pays for the second one."""
    g = driving(played="u42 u44 1", heat=1)
    assert pay_options(g) == ["u44"]
    assert "give-up" not in kinds(g, ANA)
    answer(g, ANA, "pay-heat", card="u44")
    answer(g, ANA, "give-up")

    assert told(g, "given-up") == [{"cards": ["u42"], "count": 1}]


def test_a_card_that_can_be_paid_for_cannot_be_given_up() -> None:
    """Ruling 9.4.3."""
    g = driving(played="u11 u18 1", heat=1)

    assert "give-up" not in kinds(g, ANA)


def test_several_cards_are_replaced_one_for_one() -> None:
    """Ruling 9.4.3."""
    g = driving(played="u11 u43 1", deck="1 1 1 3 2")
    answer(g, ANA, "give-up")

    assert me(g).played == cards("1 2 3")
    assert (me(g).speed, me(g).at) == (6, 11)


def test_cooldowns_used_stay_used_and_other_symbols_of_the_card_are_lost() -> None:
    """Ruling 9.4.4."""
    g = driving(played="u42 u12 1", hand="h h h")
    answer(g, ANA, "card-cool-down", card="u42", amount=1)
    answer(g, ANA, "give-up")
    assert me(g).heat == 1

    g = driving(played="u43 1 1")  # Heat 1 and Scrap 6
    answer(g, ANA, "give-up")
    assert "scrap" not in kinds(g, ANA) if asked(g) == [(ANA, "react")] else True
    assert told(g, "scrapped") == []


def test_of_two_equal_cards_one_keeps_its_symbols() -> None:
    """Ruling 9.4.4. Both have Heat 1 and Scrap 6."""
    g = driving(played="u43 u43 1", heat=1)
    answer(g, ANA, "pay-heat")
    answer(g, ANA, "give-up")

    assert me(g).played.count(cards("u43")[0]) == 1
    assert kinds(g, ANA).count("scrap") == 1


def test_a_chosen_speed_goes_with_its_card() -> None:
    """Ruling 9.4.3."""
    g = driving(played="u7 1 1", deck="1 1 1 3")
    answer(g, ANA, "speed", speed=4)
    answer(g, ANA, "give-up")

    assert me(g).speed == 1 + 1 + 3
    assert me(g).chosen == []


@pytest.mark.parametrize(("choice", "speed"), [("give-up", 4), ("give-up-faster", 1)])
def test_of_two_equal_cards_with_different_speeds_the_driver_chooses_which_to_keep(choice: str, speed: int) -> None:
    """Ruling 9.4.3."""
    g = driving(played="u7 u7", gear=2, heat=1, deck="1 1 1 2")
    answer(g, ANA, "speed", speed=1)
    answer(g, ANA, "speed", speed=4)
    answer(g, ANA, "pay-heat")
    assert {"give-up", "give-up-faster"} <= set(kinds(g, ANA))
    answer(g, ANA, choice)

    assert me(g).speed == speed + 2


def test_adrenaline_and_direct_play_count_again_in_the_new_total() -> None:
    """Ruling 9.4.3."""
    g = driving(played="u11 1 1", hand="u24", deck="1 1 1 1 2", adrenaline=True)
    answer(g, ANA, "adrenaline-speed")
    answer(g, ANA, "direct-play", card="u24")
    answer(g, ANA, "give-up")

    assert (me(g).speed, me(g).at) == (1 + 1 + 1 + 1 + 2, 11)
    answer(g, ANA, "scrap")


def test_the_replacement_is_no_plus_symbol_for_accelerate() -> None:
    """Ruling 9.4.5."""
    g = driving(played="u11 u47 1", deck="1 1 1 1 2 1")
    assert me(g).pluses == 1
    answer(g, ANA, "give-up")

    assert me(g).pluses == 1
    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "accelerate"] == [1]


@pytest.mark.parametrize(
    ("heat", "hand", "played", "offered"),
    [
        (1, "u27", "1 1 1", True),
        (0, "u27 h", "1 1 1", True),  # its own cooldown fetches the Heat
        (0, "u27", "1 1 1", False),
        (1, "u27", "u11 1 1", False),  # the one Heat is due for another card
        (1, "u27 h", "u11 1 1", True),
    ],
)
def test_direct_play_is_not_offered_without_the_heat_that_it_costs(
    heat: int, hand: str, played: str, offered: bool
) -> None:
    """Ruling 9.4.6."""
    g = driving(heat=heat, hand=hand, played=played)

    assert ("direct-play" in kinds(g, ANA)) == offered


# ---- cooldowns that pay ----------------------------------------------------------------------------------------------


def test_after_giving_up_a_card_no_cooldown_of_this_turn_is_left() -> None:
    """Ruling 9.4.4. Neither that of the gear nor of adrenaline nor of a card that stays, nor is any Heat due."""
    g = driving(played="u11 u12", gear=2, hand="h h h", adrenaline=True)
    assert {"cool-down", "adrenaline-cool-down", "card-cool-down", "give-up"} <= set(kinds(g, ANA))
    answer(g, ANA, "give-up")

    assert set(kinds(g, ANA)) == {"adrenaline-speed", "done"}
    assert me(g).heat == 0


def test_after_giving_up_a_card_the_weather_cools_no_more_in_this_turn() -> None:
    """Ruling 9.4.4. On a circuit with one corner the whole road is its sector; rain cools there."""
    g = driving(played="u11 1 1", hand="h", weather="rain", road="weather", adrenaline=True)
    assert "weather-cool-down" in kinds(g, ANA)
    answer(g, ANA, "give-up")

    assert "weather-cool-down" not in kinds(g, ANA)


def test_a_card_played_directly_after_giving_up_brings_its_own_symbols() -> None:
    """Ruling 9.4.4."""
    g = driving(played="u11 1 1", hand="u27 h")
    answer(g, ANA, "give-up")
    answer(g, ANA, "direct-play", card="u27")

    assert kinds(g, ANA) == ["card-cool-down"]
    answer(g, ANA, "card-cool-down", card="u27")
    answer(g, ANA, "pay-heat", card="u27")
    assert (me(g).heat, told(g, "heat-paid")) == (0, [{"card": "u27", "heat": 1}])


def test_a_card_played_directly_is_not_given_up_as_long_as_its_own_cooldown_can_pay_for_it() -> None:
    """Ruling 9.4.6. Else it would be a plus for nothing."""
    g = driving(played="1 1 1", hand="u27 u27 h h")
    answer(g, ANA, "direct-play", card="u27")

    assert kinds(g, ANA) == ["card-cool-down"]
    assert g.g.why_not(ANA, GIVE_UP) == "cool-first"
    answer(g, ANA, "card-cool-down", card="u27")
    assert "give-up" not in kinds(g, ANA)
    answer(g, ANA, "pay-heat", card="u27")
    assert (me(g).speed, me(g).heat) == (7, 0)


def before_the_clouds(mine: Car, *others: Car, road: str = "overheat weather") -> Scene:
    """Ana's turn begins; the clouds are in the second sector, and the corner line lies before space 50."""
    g = race("two_sectors", mine, *(others or [car(at=5)]), upgrades="both", weather="clouds", road=road)
    run(g, DriverTurn(ANA))
    return g


def directly_before_the_clouds(hand: str = "u27 h", road: str = "overheat weather") -> Scene:
    """A card played directly for Heat that its cooldown is to bring leads to 49, one space before the clouds."""
    mine = car(at=42, gear=3, heat=0, hand=hand, played="1 1 1", deck="1 1 1 4", adrenaline=True)
    g = before_the_clouds(mine, road=road)
    answer(g, ANA, "direct-play", card="u27")
    assert me(g).at == 49
    return g


def direct_play(card: str) -> int:
    return USE + FIRST_USES[cards(card)[0] * SYMBOLS + DIRECT_PLAY]


def test_nobody_drives_into_clouds_by_adrenaline_with_heat_due_that_cooldowns_are_to_bring() -> None:
    """Ruling 9.4.2. Else the card could not be paid for any more, and would be given up on purpose."""
    g = directly_before_the_clouds()
    assert kinds(g, ANA) == ["adrenaline-cool-down", "card-cool-down"]
    assert g.g.why_not(ANA, ADRENALINE_SPEED) == "cool-first"
    answer(g, ANA, "card-cool-down", card="u27")
    answer(g, ANA, "adrenaline-speed")

    assert (me(g).at, kinds(g, ANA)) == (50, ["pay-heat"])


def test_nobody_drives_into_clouds_by_a_direct_play_with_heat_due_that_cooldowns_are_to_bring() -> None:
    """Ruling 9.4.2. Nor with a card that costs no Heat itself."""
    g = directly_before_the_clouds("u24 u27 h")
    assert "direct-play" not in kinds(g, ANA)
    assert g.g.why_not(ANA, direct_play("u24")) == "cool-first"
    assert g.g.why_not(ANA, direct_play("u25")) == "not-an-option"  # it is not in the hand
    answer(g, ANA, "adrenaline-cool-down")
    answer(g, ANA, "direct-play", card="u24")

    assert (me(g).at, kinds(g, ANA)) == (50, ["adrenaline-speed", "scrap", "pay-heat"])


def test_nobody_drives_into_clouds_by_a_free_boost_with_heat_due_that_cooldowns_are_to_bring() -> None:
    """Ruling 9.4.2. The flipped card might lead there."""
    g = directly_before_the_clouds(road="heat-control weather")
    assert "boost" not in kinds(g, ANA)
    assert g.g.why_not(ANA, BOOST) == "cool-first"
    answer(g, ANA, "card-cool-down", card="u27")

    assert "boost" in kinds(g, ANA)


def test_nobody_drives_into_clouds_after_a_boost_with_heat_that_is_due() -> None:
    """Ruling 9.4.2. The flipped 4 leads to 49, adrenaline would lead to 50."""
    mine = car(at=38, gear=2, heat=1, hand="h", played="u11 1", deck="1 1 1 4", adrenaline=True)
    g = before_the_clouds(mine)
    answer(g, ANA, "boost")

    assert me(g).at == 49
    assert set(kinds(g, ANA)) == {"cool-down", "adrenaline-cool-down", "card-cool-down"}


def test_where_no_clouds_lie_ahead_moves_come_before_heat_that_cooldowns_are_to_bring() -> None:
    """Ruling 9.4.2. In rain anything is free, and so is a move into clouds that full spaces hold up before them."""
    g = driving(hand="u24 u27 h", played="1 1 1", weather="rain", road="heat-control", adrenaline=True)
    answer(g, ANA, "direct-play", card="u27")
    assert {"adrenaline-speed", "boost", "direct-play"} <= set(kinds(g, ANA))

    full = [car(at=50), car(at=50)]
    mine = car(at=42, gear=3, heat=0, hand="u27 h", played="1 1 1", deck="1 1 1 4", adrenaline=True)
    g = before_the_clouds(mine, *full)
    answer(g, ANA, "direct-play", card="u27")

    assert "adrenaline-speed" in kinds(g, ANA)


def test_who_has_counted_on_no_cooldown_may_drive_into_clouds_with_heat_due() -> None:
    """Ruling 9.4.3. Nobody has to use a cooldown for what was revealed: it is given up there as anywhere."""
    mine = car(at=42, gear=3, heat=0, hand="h", played="u11 1 0", deck="1 1 1 4", adrenaline=True)
    g = before_the_clouds(mine)
    assert me(g).at == 49
    answer(g, ANA, "adrenaline-speed")

    assert "give-up" in kinds(g, ANA)


def test_before_version_4_a_card_played_directly_may_be_given_up_and_cooldowns_stay() -> None:
    """Tables that began so play on so."""
    g = driving(rules=3, played="1 1", gear=2, hand="u27 h h")
    answer(g, ANA, "direct-play", card="u27")
    answer(g, ANA, "give-up")

    assert "cool-down" in kinds(g, ANA)


def test_a_boost_may_come_before_heat_that_cooldowns_can_still_pay() -> None:
    """Ruling 9.4.2. The one Heat pays for the boost, the cooldown of second gear brings one for the card."""
    g = driving(played="u11 1", gear=2, heat=1, hand="h")
    answer(g, ANA, "boost")

    assert set(kinds(g, ANA)) == {"cool-down", "card-cool-down"}
    answer(g, ANA, "cool-down", amount=1)
    answer(g, ANA, "pay-heat", card="u11")
    assert me(g).heat == 0
    assert [kind for kind in happened(g) if kind in ("boosted", "cooled", "heat-paid")] == [
        "boosted",
        "cooled",
        "heat-paid",
    ]


def test_a_boost_may_not_take_heat_that_cooldowns_cannot_bring_back() -> None:
    """Ruling 9.4.2. Without Heat in hand, or without a cooldown, the Heat is due for the card."""
    assert "boost" not in kinds(driving(played="u11 1", gear=2, heat=1, hand="2"), ANA)
    assert "boost" not in kinds(driving(played="u18 1 1", gear=3, heat=1, hand="h h"), ANA)
    assert "boost" not in kinds(driving(played="u11 1", gear=2, heat=0, hand="h h h", adrenaline=True), ANA)


def test_before_version_4_a_boost_never_takes_heat_that_is_due() -> None:
    """Tables that began so play on so."""
    assert "boost" not in kinds(driving(rules=3, played="u11 1", gear=2, heat=1, hand="h"), ANA)


def test_a_boost_on_the_strength_of_cooldowns_may_not_lead_into_clouds() -> None:
    """Ruling 9.4.2. Nobody cools down there, so the card could not be paid for."""

    def reacting(at: int) -> list[str]:
        mine = car(at=at, gear=2, heat=1, hand="h", played="u11 1", deck="1 1 1 1")
        g = race("two_sectors", mine, car(at=5), upgrades="both", weather="clouds", road="overheat weather")
        run(g, DriverTurn(ANA))
        return kinds(g, ANA)

    assert "boost" in reacting(38)  # speed 7 leads to 45, a 4 to 49
    assert "boost" not in reacting(39)


def test_who_counts_on_cooldowns_uses_them_in_full() -> None:
    """Ruling 9.4.2. First gear cools three, and two are due: less than that may not be cooled."""
    g = driving(played="u46", gear=1, heat=1, hand="h h h")
    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "cool-down"] == [1, 2, 3]
    answer(g, ANA, "boost")

    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "cool-down"] == [3]
    assert g.g.why_not(ANA, COOL_DOWN + 1) == "cool-first"
    answer(g, ANA, "cool-down", amount=3)
    answer(g, ANA, "pay-heat", card="u46")
    assert me(g).heat == 1


def test_a_card_is_not_given_up_that_was_boosted_on_the_strength_of_cooldowns() -> None:
    """Ruling 9.4.3."""
    g = driving(played="u11 1", gear=2, heat=1, hand="h")
    answer(g, ANA, "boost")

    assert "give-up" not in kinds(g, ANA)
    assert g.g.why_not(ANA, GIVE_UP) == "cool-first"


def test_direct_play_counts_on_the_cooldown_of_the_card_and_on_no_other() -> None:
    """Ruling 9.4.6. Two Heat would be due: the gear's cooldown has to come first."""
    g = driving(played="u11 1", gear=2, hand="u27 h h")
    assert "direct-play" not in kinds(g, ANA)
    answer(g, ANA, "cool-down", amount=1)

    assert "direct-play" in kinds(g, ANA)


def test_a_card_played_directly_that_costs_no_heat_counts_on_no_cooldown() -> None:
    """Ruling 9.4.3. Nobody has to use a cooldown for what was revealed."""
    g = driving(played="u11 1", gear=2, hand="u24 h")
    answer(g, ANA, "direct-play", card="u24")

    assert {"cool-down", "give-up"} <= set(kinds(g, ANA))


def test_whichever_card_is_paid_first_the_one_played_directly_is_not_given_up() -> None:
    """Ruling 9.4.3. There was Heat for it alone when it was played, but not for both cards."""
    g = driving(played="u11 1 1", heat=1, hand="u27 h")
    answer(g, ANA, "direct-play", card="u27")
    answer(g, ANA, "pay-heat", card="u11")

    assert set(kinds(g, ANA)) == {"card-cool-down"}


def test_a_cooldown_may_be_used_in_part_when_the_engine_can_pay_all() -> None:
    """Ruling 9.5.3. Also by who has played a card directly for Heat."""
    g = driving(played="1", gear=1, heat=1, hand="u27 h h h")
    answer(g, ANA, "direct-play", card="u27")

    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "cool-down"] == [1, 2, 3]


def test_adrenaline_and_all_numbers_of_a_cards_cooldown_may_pay_after_a_boost() -> None:
    """Ruling 9.4.2."""
    g = driving(played="u18 1 1", heat=1, hand="h", adrenaline=True)
    answer(g, ANA, "boost")
    assert set(kinds(g, ANA)) == {"adrenaline-speed", "adrenaline-cool-down"}

    g = driving(played="u46 u12 1", heat=1, hand="h h")
    answer(g, ANA, "boost")
    assert [label["amount"] for label in labels(g, ANA) if label["kind"] == "card-cool-down"] == [2]
    assert "cool-first" in [g.g.why_not(ANA, choice) for choice in range(USE, USE + len(USES))]


def test_after_giving_up_a_card_the_weather_of_no_sector_cools() -> None:
    """Ruling 9.4.4. The card led over the line before space 50, the car that drives again stops in front of it."""
    mine = car(at=45, gear=3, heat=0, hand="h", played="u11 1 1", deck="1 2", adrenaline=True)
    g = race("two_sectors", mine, car(at=5), upgrades="both", weather="rain", road="weather weather")
    run(g, DriverTurn(ANA))
    assert me(g).at == 53
    answer(g, ANA, "give-up")

    assert me(g).at == 49
    assert set(kinds(g, ANA)) == {"adrenaline-speed", "done"}


def test_whoever_boosts_for_nothing_counts_on_no_cooldown() -> None:
    """Ruling 9.4.3. No Heat was taken from what is due, so the card may be given up."""
    g = driving(played="u11 1", gear=2, hand="h", weather="rain", road="heat-control")
    answer(g, ANA, "boost")

    assert {"cool-down", "give-up"} <= set(kinds(g, ANA))


def test_a_boost_with_heat_that_is_due_counts_on_no_weather() -> None:
    """Ruling 9.4.2. The flipped card might lead out of the sector that cools."""
    g = driving(played="u18 1 1", heat=1, hand="h h", weather="rain", road="weather")

    assert set(kinds(g, ANA)) == {"pay-heat", "weather-cool-down"}


def test_a_boost_with_heat_that_is_due_may_lead_out_of_the_clouds() -> None:
    """Ruling 9.4.2. The car stands in the last space of the clouds; wherever it comes to, it cools down."""
    mine = car(at=72, gear=2, heat=1, hand="h", played="u11 1", deck="1 1 1 1")
    g = race("two_sectors", mine, car(at=5), upgrades="both", weather="clouds", road="overheat weather")
    run(g, DriverTurn(ANA))
    assert (me(g).at, set(kinds(g, ANA))) == (79, {"boost", "pay-heat"})
    answer(g, ANA, "boost")

    assert set(kinds(g, ANA)) == {"cool-down", "card-cool-down"}


def test_a_boost_with_heat_that_is_due_is_taken_to_end_where_full_spaces_hold_the_car_up() -> None:
    """Ruling 9.4.2. The clouds begin in space 50, which is full."""
    mine = car(at=39, gear=2, heat=1, hand="h", played="u11 1", deck="1 1 1 4")
    others = [car(at=50), car(at=50)]
    g = race("two_sectors", mine, *others, upgrades="both", weather="clouds", road="overheat weather")
    run(g, DriverTurn(ANA))
    answer(g, ANA, "boost")

    assert me(g).at == 49
    assert set(kinds(g, ANA)) == {"cool-down", "card-cool-down"}


def test_what_was_counted_on_in_an_earlier_turn_is_forgotten() -> None:
    """Ruling 9.4.3."""
    g = race("ring", car(at=5, gear=2, heat=0, hand="h", played="u11 1", deck="1 1 1 1"), car(at=30), upgrades="both")
    me(g).counts_on_cooling = True
    run(g, DriverTurn(ANA))

    assert {"cool-down", "give-up"} <= set(kinds(g, ANA))
