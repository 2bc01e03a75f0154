"""Boosts: their time, their condition, their targets, and what each does."""

import pytest

from paddock.games.steampunk_rally.rules.draft import DraftCards
from paddock.games.steampunk_rally.rules.ending import EndOfRound
from paddock.games.steampunk_rally.rules.lanes import ACTING, VENTING, AskAgain
from paddock.games.steampunk_rally.rules.racing import EndRace, Race
from tests.games.steampunk_rally.make import (
    ANA,
    BEN,
    CLEO,
    answer,
    asked,
    at_the_table,
    card,
    kinds,
    labels,
    machine,
    menu,
    open_parts,
    pool,
    race,
    racer,
    rally,
    roll,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


@pytest.mark.parametrize(
    ("name", "steps", "gauge", "cogs", "dice"),
    [
        ("kick-start", 2, 0, 0, ""),
        ("borrowed-balloon", 2, 0, 0, ""),
        ("full-bore", 4, -3, 0, ""),
        ("sack-of-anthracite", 0, 0, 0, "H1 H2 H3"),
        ("fire-brigade", 0, 0, 0, "S1 S2 S3"),
        ("bottled-storm", 0, 0, 0, "E1 E2 E3"),
        ("grand-cocktail", 0, 0, 0, "H1 S2 E3"),
        ("aunts-legacy", 0, 0, 4, ""),
        ("boiler-plate", 0, 3, 0, ""),
    ],
)
def test_a_boost_gives_its_effects_at_once(name: str, steps: int, gauge: int, cogs: int, dice: str) -> None:
    """Rules 9 and 11; boosts kick-start, borrowed-balloon, full-bore, sack-of-anthracite, fire-brigade, bottled-storm,
    grand-cocktail, aunts-legacy, boiler-plate."""
    g = rally(racer(stash=name), racer())
    race(g, ANA)
    roll(g, ANA, 1, 2, 3)

    answer(g, ANA, "boost", card=name)

    one = g.g.racers[ANA]
    assert (one.at, one.gauge, one.cogs, pool(g, ANA)) == (steps, gauge, cogs, dice)
    assert g.g.discards[3][-1] == card(name)
    assert one.stash == []


def test_slipstream_carries_a_leader_less_far() -> None:
    """Rule 11: position counts when it is played; ruling 19: level with the first leads. Boost slipstream."""
    for other, steps in ((9, 3), (0, 1)):
        g = rally(racer(stash="slipstream"), racer(at=other))
        race(g, ANA)
        answer(g, ANA, "boost")
        assert g.g.racers[ANA].at == steps


def test_nothing_to_lose_carries_the_last_four_spaces_and_nobody_else() -> None:
    """Boost nothing-to-lose; ruling 19: level with the last is last."""
    for other, playable in ((1, False), (2, True), (9, True)):
        g = rally(racer(at=2, stash="nothing-to-lose"), racer(at=other))
        race(g, ANA)
        assert ("boost" in kinds(g, ANA)) == playable
    answer(g, ANA, "boost")
    assert g.g.racers[ANA].at == 6


def test_nimble_apprentice_clears_up_to_two_dice() -> None:
    """Boost nimble-apprentice: it needs a die in a slot."""
    g = rally(racer("ember-trotter", stash="nimble-apprentice", on={"ember-trotter": "53"}), racer())
    race(g, ANA)
    answer(g, ANA, "boost")
    answer(g, ANA, "slot", value=5)
    answer(g, ANA, "no-die")
    assert g.g.view(None)["racers"][ANA]["machine"][1]["dice"] == [0, 3]

    g = rally(racer("ember-trotter", stash="nimble-apprentice"), racer())
    race(g, ANA)
    assert "boost" not in kinds(g, ANA)


def test_loose_bolt_hits_one_rival_ahead() -> None:
    """Boost loose-bolt: only who is strictly ahead."""
    g = rally(racer(at=3, stash="loose-bolt"), racer(at=5), racer(at=6))
    g.g.racers[CLEO].at = 3
    race(g)
    answer(g, ANA, "boost")

    assert g.g.racers[BEN].gauge == -2
    assert told(g, "boost-played", ANA) == [{"card": "loose-bolt", "target": BEN}]


def test_where_there_are_several_targets_one_is_chosen_or_the_boost_kept() -> None:
    """D8, ruling 48: the target is chosen when it is played; others may move meanwhile."""
    g = rally(racer(stash="loose-bolt"), racer(at=5), racer(at=6))
    race(g)
    answer(g, ANA, "boost")
    assert [label.get("target") for label in labels(g, ANA)] == [None, BEN, CLEO]
    answer(g, ANA, "keep-boost")
    assert g.g.racers[ANA].stash == [card("loose-bolt")]

    answer(g, ANA, "boost")
    answer(g, ANA, "target", target=CLEO)
    assert (g.g.racers[BEN].gauge, g.g.racers[CLEO].gauge) == (0, -2)


def test_what_strikes_somebody_in_an_act_waits_until_the_act_is_over() -> None:
    """Rule 14.1, ruling 38: a lane in the middle of a group finishes it first."""
    g = rally(racer(stash="loose-bolt"), racer("thermo-governor", at=5, pool="H3"))
    race(g)
    answer(g, BEN, "part")
    assert g.g.question(BEN)["kind"] == "choose-effect"

    answer(g, ANA, "boost")
    assert g.g.racers[BEN].gauge == 0
    assert g.g.view(None)["racers"][BEN]["struck"] == 2
    answer(g, BEN, "alternative", effects=["reinforce"])

    assert g.g.racers[BEN].gauge == -1


def test_who_has_passed_and_is_struck_may_answer() -> None:
    """Rule 14.3: the lane opens again."""
    g = rally(racer(stash="loose-bolt"), racer(at=5))
    race(g)
    answer(g, BEN, "pass")
    assert asked(g) == [(ANA, "race-menu")]
    answer(g, ANA, "boost")

    assert asked(g) == [(ANA, "race-menu"), (BEN, "race-menu")]


def test_who_is_struck_before_the_own_turn_to_race_does_not_race_before_it() -> None:
    """Rules 14.3 and 14.5: one after another means one after another; the damage comes at once."""
    g = rally(racer(stash="loose-bolt"), racer(at=5), phase="vent", race="in_turns")
    g.g.gap, g.g.direction = 1, 1
    run(g, Race())
    answer(g, ANA, "boost")

    assert (asked(g), g.g.racers[BEN].gauge) == ([(ANA, "race-menu")], -2)
    answer(g, ANA, "pass")
    assert asked(g) == [(BEN, "race-menu")]
    answer(g, BEN, "pass")
    assert asked(g) == []


def test_an_umbrella_lasts_for_the_round_and_lies_open() -> None:
    """Rule 11: no responses, a protection lies open before the attack. Boost rubber-umbrella."""
    g = rally(racer(stash="loose-bolt"), racer(at=5, stash="rubber-umbrella"))
    race(g)
    answer(g, BEN, "boost")
    assert "boost" not in kinds(g, ANA)
    assert g.g.view(None)["lasting"] == [{"card": "rubber-umbrella", "seat": BEN, "target": -1, "until": "round"}]
    at_the_table(g)
    answer(g, ANA, "pass")
    answer(g, BEN, "pass")
    at_the_table(g)
    run(g, EndRace(), EndOfRound())

    assert not g.g.racers[BEN].shield
    assert g.g.discards[3][-1] == card("rubber-umbrella")


def test_a_wrench_blocks_a_part_for_the_round() -> None:
    """Boost monkey-wrench: no dice may be placed; the bulb still works."""
    g = rally(racer(stash="monkey-wrench"), racer("ember-trotter clockwork-nudge", at=5, pool="H6"), phase="vent")
    menu(g, ANA, VENTING)
    answer(g, ANA, "boost")
    assert [label.get("card") for label in labels(g, ANA)] == [None, "ember-trotter"]
    answer(g, ANA, "on-part", card="ember-trotter")
    answer(g, ANA, "done")
    race(g, BEN)

    assert open_parts(g, BEN) == []
    assert g.g.view(None)["racers"][BEN]["machine"][1]["blocked"]
    answer(g, BEN, "pass")
    at_the_table(g)
    run(g, EndOfRound())
    assert not g.g.view(None)["racers"][BEN]["machine"][1]["blocked"]


def test_the_patent_office_costs_everybody_ahead_a_cog_or_a_damage() -> None:
    """D23, boost patent-office: a cog only who has one; each decides."""
    g = rally(racer(stash="patent-office"), racer(at=5, cogs=1), racer(at=6), phase="vent")
    menu(g, ANA, VENTING)
    answer(g, ANA, "boost")

    assert g.g.racers[CLEO].gauge == -1
    assert (BEN, "pay-levy") in asked(g)
    answer(g, BEN, "pay-cog")
    assert (g.g.racers[BEN].cogs, g.g.racers[BEN].gauge) == (0, 0)


def test_a_filament_lights_a_bulb_that_is_off() -> None:
    """Boost spare-filament."""
    g = rally(racer(stash="spare-filament"), racer())
    race(g, ANA)
    assert "boost" not in kinds(g, ANA)
    answer(g, ANA, "bulb")
    answer(g, ANA, "alternative", effects=["cog", "cog"])
    answer(g, ANA, "boost")

    assert "bulb" in kinds(g, ANA)


def test_loaded_dice_show_at_least_three_until_the_phase_ends() -> None:
    """Boost loaded-dice: now and after each later roll."""
    g = rally(racer(stash="loaded-dice", pool="H1 S2 E5", cogs=1), racer())
    race(g, ANA)
    answer(g, ANA, "boost")
    assert pool(g, ANA) == "H3 S3 E5"
    roll(g, ANA, 1)
    answer(g, ANA, "reroll", die="electric")
    assert pool(g, ANA) == "H3 S3 E3"
    answer(g, ANA, "pass")
    at_the_table(g)
    run(g, EndRace())
    assert (g.g.racers[ANA].floor, g.g.lasting) == (0, [])


def test_a_tip_builds_the_top_card_of_a_discard_pile() -> None:
    """Boost scrapyard-tip: only in the draft, and only where a part lies there."""
    g = rally(racer(stash="scrapyard-tip"), racer(), phase="draft")
    g.g.discards = [[card("hotfoot-pedals")], [], [], []]
    g.g.racers[ANA].pick = g.g.decks[0][0]
    menu(g, ANA, ACTING)
    answer(g, ANA, "boost")
    answer(g, ANA, "pile", card="hotfoot-pedals")

    assert machine(g, ANA) == ["hotfoot-pedals"]
    assert g.g.discards[0] == []
    assert asked(g) == [(ANA, "use-card")]


def test_crossing_the_line_by_a_boost_counts_in_any_phase() -> None:
    """Ruling 43."""
    g = rally(racer(stash="kick-start"), racer(), phase="draft")
    g.g.racers[ANA].at = g.g.track.line - 1
    g.g.racers[ANA].pick = g.g.decks[0][0]
    menu(g, ANA, ACTING)
    answer(g, ANA, "boost")

    assert g.g.final_round == 2


def test_a_boost_is_resolved_at_once_and_nobody_is_asked_for_an_answer_to_it() -> None:
    """Rule 11, ruling 32: an umbrella that is still closed does not help."""
    g = rally(racer(stash="loose-bolt"), racer(at=5, stash="rubber-umbrella"))
    race(g)
    answer(g, ANA, "boost")

    assert g.g.racers[BEN].gauge == -2
    assert asked(g) == [(ANA, "race-menu"), (BEN, "race-menu")]
    answer(g, BEN, "boost")
    assert g.g.racers[BEN].gauge == -2


def test_boosts_and_challenges_are_open_while_cards_are_chosen_in_secret() -> None:
    """Rule 11, ruling 46: the card stays secret, the boost is seen; whoever is struck is at the choice as well."""
    g = rally(
        racer(stash="loose-bolt", hand="ember-trotter arc-cutter"), racer(at=5, hand="arc-cutter vapour-sail", gauge=1)
    )
    run(g, DraftCards(n=2))
    assert kinds(g, ANA) == ["card", "card", "boost"]
    assert kinds(g, BEN) == ["card", "card"]

    answer(g, ANA, "boost")
    assert g.g.racers[BEN].gauge == -1
    assert told(g, "boost-played", ANA) == [{"card": "loose-bolt", "target": BEN}]
    assert asked(g) == [(ANA, "pick-card"), (BEN, "pick-card")]
    assert (g.g.can_undo(ANA), g.g.can_undo(BEN)) == (True, False)
    for seat in (ANA, BEN):
        answer(g, seat, "card", card="arc-cutter")
    assert asked(g) == [(ANA, "use-card"), (BEN, "use-card")]


def test_who_has_laid_a_card_down_may_be_struck_while_others_choose() -> None:
    """Rule 14.1, ruling 46: the levy or break is decided at once, and nothing is chosen anew."""
    g = rally(
        racer(stash="loose-bolt", hand="ember-trotter arc-cutter"),
        racer("ember-trotter coal-pantry", at=5, hand="arc-cutter vapour-sail", gauge=-7),
    )
    run(g, DraftCards(n=2))
    answer(g, BEN, "card", card="vapour-sail")
    answer(g, ANA, "boost")

    assert asked(g) == [(ANA, "pick-card"), (BEN, "lose-part")]
    answer(g, BEN, "lose", card="ember-trotter")
    assert (asked(g), machine(g, BEN)) == ([(ANA, "pick-card")], [])


def test_a_challenge_may_be_used_while_cards_are_chosen_in_secret() -> None:
    """Rule 10.4, rulings 23 and 46: at any time in the round."""
    g = rally(racer(at=2, cogs=1, hand="ember-trotter arc-cutter"), racer(), phase="draft", tokens="coal-cart@2")
    g.g.racers[BEN].hand = [card("vapour-sail"), card("arc-cutter")]
    run(g, DraftCards(n=2))
    answer(g, ANA, "site")

    assert (pool(g, ANA), kinds(g, ANA)) == ("H?", ["card", "card"])


def test_whoever_holds_boosts_and_has_missed_something_is_asked_before_the_race_ends() -> None:
    """Rule 14.3, ruling 46: after the pass; a boost takes it back, and those without boosts are left alone."""
    g = rally(
        racer("ember-trotter", stash="grand-cocktail"), racer("ember-trotter", pool="H6"), racer(stash="kick-start")
    )
    race(g)
    at_the_table(g)
    g.g.then(AskAgain(), EndRace())
    answer(g, ANA, "pass")
    answer(g, BEN, "part")
    answer(g, BEN, "pass")
    answer(g, CLEO, "pass")  # she has seen it all
    assert asked(g) == [(ANA, "last-call")]
    assert kinds(g, ANA) == ["done", "boost"]

    roll(g, ANA, 6, 6, 6)
    answer(g, ANA, "boost")
    assert asked(g) == [(ANA, "race-menu")]
    answer(g, ANA, "part")
    answer(g, ANA, "pass")
    assert asked(g) == [(CLEO, "last-call")]
    answer(g, CLEO, "done")
    assert asked(g) == []


def test_nobody_is_asked_again_where_nothing_has_happened_since() -> None:
    """Ruling 46: a table does not wait for everybody to say no twice."""
    g = rally(racer("ember-trotter", stash="kick-start", pool="H6"), racer(stash="kick-start"))
    race(g)
    at_the_table(g)
    g.g.then(AskAgain(), EndRace())
    answer(g, ANA, "part")
    answer(g, ANA, "pass")
    answer(g, BEN, "pass")

    assert asked(g) == []


def test_who_is_struck_when_asked_before_the_race_ends_may_race_again() -> None:
    """Rule 14.3: as whoever is struck after the pass."""
    g = rally(
        racer(stash="loose-bolt"),
        racer("ember-trotter", at=5, stash="kick-start", pool="H6"),
        racer(stash="kick-start"),
    )
    race(g)
    at_the_table(g)
    g.g.then(AskAgain(), EndRace())
    answer(g, ANA, "pass")
    answer(g, BEN, "part")
    answer(g, BEN, "pass")
    g.g.racers[BEN].missed = True
    answer(g, CLEO, "pass")
    assert asked(g) == [(ANA, "last-call"), (BEN, "last-call")]
    answer(g, ANA, "boost")

    assert asked(g) == [(ANA, "race-menu"), (BEN, "race-menu")]
    assert told(g, "damaged", BEN)[-1]["damage"] == 2


def test_a_tip_may_be_followed_when_others_have_discarded_parts_after_the_own_last_card() -> None:
    """Ruling 46: the draft ends only when nobody who holds boosts has missed a discarded part."""
    g = rally(racer(stash="scrapyard-tip"), racer(), phase="draft")
    g.g.racers[ANA].hand = [card("ember-trotter")]
    g.g.racers[BEN].hand = [card("hotfoot-pedals")]
    run(g, DraftCards(n=1))
    answer(g, ANA, "construct")
    if asked(g)[0][1] == "attach-part":
        g.g.answer(ANA, g.g.options(ANA)[0])
    answer(g, BEN, "cogs" if "cogs" in kinds(g, BEN) else "power")
    assert asked(g) == [(ANA, "last-call")]

    answer(g, ANA, "boost")
    answer(g, ANA, "pile", card="hotfoot-pedals")
    assert machine(g, ANA) == ["ember-trotter", "hotfoot-pedals"]


def test_a_second_umbrella_may_be_played() -> None:
    """Rule 11: any boost at any time; it protects no better, and both go when the round ends."""
    g = rally(racer(stash="rubber-umbrella rubber-umbrella"), racer())
    race(g, ANA)
    answer(g, ANA, "boost")
    answer(g, ANA, "boost")
    assert [row["card"] for row in g.g.view(None)["lasting"]] == ["rubber-umbrella", "rubber-umbrella"]
    answer(g, ANA, "pass")
    at_the_table(g)
    run(g, EndOfRound())

    assert (g.g.lasting, g.g.racers[ANA].shield, g.g.discards[3].count(card("rubber-umbrella"))) == ([], False, 2)


def test_under_rules_version_1_boosts_are_closed_in_the_secret_choice_and_after_the_pass() -> None:
    """Ruling 46: tables of before play on as they began; nor is a second umbrella played there."""
    g = rally(racer(stash="kick-start", hand="ember-trotter arc-cutter"), racer(hand="arc-cutter vapour-sail"), rules=1)
    run(g, DraftCards(n=2))
    assert kinds(g, ANA) == ["card", "card"]

    g = rally(racer(stash="kick-start"), racer("ember-trotter", pool="H6"), rules=1)
    race(g)
    at_the_table(g)
    g.g.then(AskAgain(), EndRace())
    answer(g, ANA, "pass")
    answer(g, BEN, "part")
    answer(g, BEN, "pass")
    assert asked(g) == []

    g = rally(racer(stash="rubber-umbrella rubber-umbrella"), racer(), rules=1)
    race(g, ANA)
    answer(g, ANA, "boost")
    assert "boost" not in kinds(g, ANA)
