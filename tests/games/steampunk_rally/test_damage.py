"""The gauge, breaks, losses of the damage phase, and explosions."""

from typing import Any

import pytest

from paddock.games.steampunk_rally.rules.damage import Explode, Suffer
from paddock.games.steampunk_rally.rules.ending import Damage, Explosions
from paddock.games.steampunk_rally.rules.lanes import ACTING, AskAgain
from paddock.games.steampunk_rally.rules.racing import Race
from paddock.games.steampunk_rally.tables import card_id
from tests.games.steampunk_rally.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    Scene,
    answer,
    asked,
    at_the_table,
    is_one_machine,
    kinds,
    labels,
    machine,
    menu,
    pool,
    race,
    racer,
    rally,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")

THREE = "ember-trotter thermo-governor belt-lathe"


def test_at_zero_or_above_nothing_happens() -> None:
    """Rule 8: positive values are kept."""
    g = rally(racer(THREE, gauge=2), racer(THREE), phase="race")
    run(g, Damage(), Explosions())

    assert (g.g.racers[ANA].gauge, len(machine(g, ANA)), asked(g)) == (2, 3, [])


def test_whoever_holds_boosts_has_a_menu_in_the_damage_phase_unharmed_or_not() -> None:
    """Rule 11, ruling 51: nobody else is asked; a boost opens the menus of those who were done."""
    g = rally(
        racer("kettle-crate", at=1, gauge=-2, stash="loose-bolt"),
        racer("jar-crate", at=5, gauge=1, stash="kick-start boiler-plate"),
        racer("tinderbox-crate", at=5, cogs=2),
        tokens="coal-cart@5",
    )
    run(g, Damage(), AskAgain(), Explosions())
    assert asked(g) == [(ANA, "damage-menu"), (BEN, "damage-menu")]
    assert kinds(g, BEN) == ["done", "boost", "boost", "machine"]

    answer(g, BEN, "done")
    answer(g, ANA, "boost")
    answer(g, ANA, "target", target=CLEO)
    assert asked(g) == [(ANA, "damage-menu"), (CLEO, "damage-menu")]
    answer(g, CLEO, "take-losses")
    answer(g, ANA, "take-losses")
    assert asked(g) == [(BEN, "last-call")]
    answer(g, BEN, "boost", card="kick-start")
    assert asked(g) == [(BEN, "last-call")]
    answer(g, BEN, "done")
    assert (asked(g), g.g.racers[BEN].at) == ([], 7)


def test_under_rules_version_1_a_gauge_at_zero_or_above_has_no_menu_in_the_damage_phase() -> None:
    """Rule 8, ruling 51: not for a boost or a site either; who is struck below 0 there has it after all."""
    g = rally(
        racer("kettle-crate", at=1, gauge=-2, stash="loose-bolt"),
        racer("jar-crate", at=5, gauge=1, cogs=2, stash="kick-start boiler-plate"),
        racer("tinderbox-crate", at=5, cogs=2, stash="kick-start"),
        tokens="coal-cart@5",
        rules=1,
    )
    run(g, Damage(), Explosions())
    assert asked(g) == [(ANA, "damage-menu")]

    answer(g, ANA, "boost")
    answer(g, ANA, "target", target=BEN)
    assert g.g.racers[BEN].gauge == -1
    assert asked(g) == [(ANA, "damage-menu"), (BEN, "damage-menu")]
    assert {"boost", "site", "take-losses"} <= set(kinds(g, BEN))
    answer(g, BEN, "boost", card="boiler-plate")
    answer(g, BEN, "done")
    assert (asked(g), machine(g, BEN), g.g.racers[BEN].gauge) == ([(ANA, "damage-menu")], ["jar-crate"], 2)


def test_dice_that_are_stored_on_a_lost_part_go_to_the_supply() -> None:
    """Rules 8, 12 and 19: all dice of the part, so none of them is rolled in the next race phase."""
    g = rally(racer("coal-pantry thermo-governor", gauge=-1, on={"coal-pantry": "35SE"}), racer())
    assert g.g.view(None)["supply"] == {"heat": 34, "steam": 35, "electric": 35}
    run(g, Damage(), Explosions())
    answer(g, ANA, "lose", card="coal-pantry")

    assert g.g.view(None)["supply"] == {"heat": 36, "steam": 36, "electric": 36}
    at_the_table(g)
    run(g, Race())
    assert (pool(g, ANA), pool(g, BEN)) == ("", "")


def test_dice_that_are_stored_on_an_exploding_machine_go_to_the_supply() -> None:
    """Rule 8."""
    g = rally(racer("coal-pantry", gauge=-2, at=9, on={"coal-pantry": "3.SE"}, pool="H4"), racer(at=3))
    run(g, Damage(), Explosions())

    assert told(g, "exploded", ANA) == [{"from": 9, "to": 2}]
    assert g.g.view(None)["supply"] == {"heat": 35, "steam": 36, "electric": 36}
    assert pool(g, ANA) == "H4"


def test_below_zero_as_many_parts_are_lost_and_the_gauge_is_set_back() -> None:
    """Rule 8, ruling 14: N parts of one's choice, one act."""
    g = rally(racer(THREE, gauge=-2), racer(), phase="race")
    run(g, Damage(), Explosions())

    assert [label["card"] for label in labels(g, ANA)] == THREE.split()
    answer(g, ANA, "lose", card="thermo-governor")
    assert g.g.question(ANA)["args"] == {"how": "damage", "left": 1}
    answer(g, ANA, "lose", card="belt-lathe")

    assert (machine(g, ANA), g.g.racers[ANA].gauge) == (["ember-trotter"], 0)


def test_losing_exactly_all_parts_is_no_explosion() -> None:
    """Rule 8, the example: gauge -2 with two parts."""
    g = rally(racer("ember-trotter thermo-governor", gauge=-2, at=9), racer(at=3), phase="race")
    run(g, Damage(), Explosions())

    assert (machine(g, ANA), g.g.racers[ANA].gauge, g.g.racers[ANA].at) == ([], 0, 9)
    assert told(g, "exploded") == []


def test_who_would_have_to_lose_the_cockpit_explodes() -> None:
    """Rule 8, the example: gauge -3 with two parts; cogs, boosts and the bulb stay."""
    g = rally(
        racer("oil-thumper thermo-governor", gauge=-3, at=9, cogs=2, stash="kick-start"), racer(at=3), phase="race"
    )
    run(g, Damage(), Explosions())
    answer(g, ANA, "take-losses")

    one = g.g.racers[ANA]
    assert (machine(g, ANA), one.gauge, one.at, one.cogs, len(one.stash), one.bulb) == ([], 0, 2, 2, 1, True)
    assert told(g, "exploded", ANA) == [{"from": 9, "to": 2}]


def test_who_is_last_already_steps_back_one_space() -> None:
    """Rule 8, rulings 19 and 45: level with the last is last."""
    for other in (5, 9):
        g = rally(racer(gauge=-1, at=5), racer(at=other), phase="race")
        run(g, Damage(), Explosions())
        assert g.g.racers[ANA].at == 4


def test_all_who_explode_are_placed_from_one_snapshot() -> None:
    """Rule 14.6: behind the last of those who do not explode; if all do, behind the last of all."""
    g = rally(racer(gauge=-1, at=9), racer(gauge=-1, at=2), racer(at=7), racer(at=8), phase="race")
    run(g, Damage(), Explosions())
    assert [one.at for one in g.g.racers] == [6, 1, 7, 8]

    g = rally(racer(gauge=-1, at=9), racer(gauge=-1, at=4), phase="race")
    run(g, Damage(), Explosions())
    assert [one.at for one in g.g.racers] == [3, 3]


def test_behind_a_merge_the_owner_chooses_the_arm() -> None:
    """Ruling 17, D13."""
    g = rally(racer(gauge=-1, at=12), racer(at=0), tiles="213", phase="race")
    merge = next(number for number in range(50) if len(g.g.track.back[number]) == 2)
    g.g.racers[BEN].at = merge
    run(g, Damage(), Explosions())

    assert kinds(g, ANA) == ["land", "land"]
    answer(g, ANA, "land", space=g.g.track.back[merge][0])
    assert g.g.racers[ANA].at == g.g.track.back[merge][0]


def test_past_minus_seven_a_part_breaks_off_for_every_point() -> None:
    """Rule 9, ruling 9: nine damage from zero are seven on the gauge and two parts at once."""
    g = rally(racer(THREE), racer())
    g.g.aside(ANA, Suffer(ANA, 9))
    g.g.advance()

    assert g.g.racers[ANA].gauge == -7
    assert g.g.question(ANA)["args"]["how"] == "break"
    answer(g, ANA, "lose", card="belt-lathe")
    answer(g, ANA, "lose", card="thermo-governor")

    assert (machine(g, ANA), g.g.racers[ANA].gauge) == (["ember-trotter"], -7)


def test_a_bare_cockpit_that_breaks_explodes_at_once_and_suffers_the_rest_from_zero() -> None:
    """Rule 14.6, ruling 12: the remaining points apply from gauge 0."""
    g = rally(racer(gauge=-7, at=9), racer(at=4))
    g.g.aside(ANA, Suffer(ANA, 3))
    g.g.advance()

    assert (g.g.racers[ANA].at, g.g.racers[ANA].gauge) == (3, -2)


def test_after_an_explosion_in_the_race_phase_the_player_goes_on() -> None:
    """Ruling 13: with pool, cogs and bulb; the cockpit is still a part with a bulb."""
    g = rally(racer("powder-keg-rocket", gauge=-7, at=9, pool="H3 H4", cogs=1), racer(at=4), tiles="145")
    race(g, ANA)
    answer(g, ANA, "part")
    answer(g, ANA, "die", value=3)
    while g.g.question(ANA)["kind"] == "choose-effect":
        answer(g, ANA, **labels(g, ANA)[0])

    assert g.g.question(ANA)["kind"] == "race-menu"
    assert {"bulb", "reroll"} <= set(kinds(g, ANA))


def test_a_reinforcement_after_a_break_only_raises_the_gauge() -> None:
    """Ruling 11."""
    g = rally(racer("thermo-governor hotfoot-pedals", gauge=-7, stash="boiler-plate"), racer())
    g.g.aside(ANA, Suffer(ANA, 1))
    g.g.advance()
    answer(g, ANA, "lose", card="hotfoot-pedals")
    at_the_table(g)
    race(g, ANA)
    answer(g, ANA, "boost")

    assert (machine(g, ANA), g.g.racers[ANA].gauge) == (["thermo-governor"], -4)


def test_a_boost_saves_parts_in_the_damage_phase() -> None:
    """Rule 8, ruling 36: boosts are open until the losses are taken."""
    g = rally(racer(THREE, gauge=-2, stash="boiler-plate"), racer(), phase="race")
    run(g, Damage(), Explosions())
    assert asked(g) == [(ANA, "damage-menu")]

    answer(g, ANA, "boost")
    answer(g, ANA, "done")

    assert (len(machine(g, ANA)), g.g.racers[ANA].gauge) == (3, 1)


def test_parts_that_are_discarded_before_do_not_count() -> None:
    """Ruling 15."""
    g = rally(racer(THREE, gauge=-2, stash="kick-start"), racer(), phase="race")
    run(g, Damage(), Explosions())
    answer(g, ANA, "machine")
    answer(g, ANA, "this-card", card="belt-lathe")
    answer(g, ANA, "scrap")
    answer(g, ANA, "take-losses")

    assert machine(g, ANA) == []


def test_damage_of_the_draft_stays_on_the_gauge_until_the_damage_phase() -> None:
    """Ruling 37."""
    g = rally(racer(THREE), racer(), phase="draft")
    g.g.racers[ANA].pick = g.g.decks[0][0]
    g.g.aside(ANA, Suffer(ANA, 2))
    g.g.advance()
    menu(g, ANA, ACTING)

    assert (g.g.racers[ANA].gauge, len(machine(g, ANA))) == (-2, 3)


def test_if_what_is_left_fits_no_longer_more_parts_are_given_up() -> None:
    """D22, ruling 14: they do not count among the losses."""
    g = rally(racer("thermo-governor hotfoot-pedals hotfoot-pedals", gauge=-1), racer(), phase="race")
    run(g, Damage(), Explosions())
    answer(g, ANA, "lose", card="thermo-governor")

    assert g.g.question(ANA)["args"]["how"] == "fit"  # two parts with a half on the right, one socket
    answer(g, ANA, **labels(g, ANA)[0])
    assert (machine(g, ANA), is_one_machine(g, ANA)) == (["hotfoot-pedals"], True)


def test_everybody_takes_the_losses_independently() -> None:
    """Rule 14.6."""
    g = rally(racer(THREE, gauge=-1), racer(THREE, gauge=-2), racer("oil-thumper"), racer(gauge=-1, at=5))
    run(g, Damage(), Explosions())

    assert asked(g) == [(ANA, "lose-part"), (BEN, "lose-part")]
    assert g.g.view(None)["racers"][DAN]["doomed"]
    assert not g.g.view(None)["racers"][CLEO]["doomed"]


def lost_at_once(rules: int | None = None, final_round: int = 0, **more: Any) -> Scene:
    """Ana loses all her parts: two of silver, one of gold."""
    g = rally(racer("coal-pantry hotfoot-pedals steam-cellar", gauge=-3), racer(at=3), rules=rules, **more)
    g.g.discards = [[], [], [], []]
    g.g.final_round = final_round
    run(g, Damage(), Explosions())
    return g


def test_the_owner_chooses_which_of_several_lost_parts_lies_on_top_of_a_pile() -> None:
    """Rule 12, ruling 53: a boost may build it in the next draft; nothing is asked for a pile that gets one part."""
    g = lost_at_once()
    assert [label["card"] for label in labels(g, ANA)] == ["coal-pantry", "steam-cellar"]
    answer(g, ANA, "on-top", card="steam-cellar")

    assert [card_id(pile[-1]) for pile in g.g.discards[:2]] == ["hotfoot-pedals", "steam-cellar"]
    assert (machine(g, ANA), g.g.racers[ANA].gauge) == ([], 0)

    g = lost_at_once()
    answer(g, ANA, "on-top", card="coal-pantry")
    assert card_id(g.g.discards[1][-1]) == "coal-pantry"


def test_no_pile_is_ordered_after_the_last_round_or_under_rules_version_1() -> None:
    """Ruling 53: no draft follows."""
    for g in (lost_at_once(final_round=1), lost_at_once(rules=1)):
        assert (asked(g), machine(g, ANA)) == ([], [])


def test_an_exploded_machine_orders_its_piles_too() -> None:
    """Ruling 53: in the race at once, in the damage phase before the pawns are moved."""
    g = rally(racer("coal-pantry steam-cellar", gauge=-3, at=5), racer(at=3))
    run(g, Damage(), Explosions())
    assert asked(g) == [(ANA, "top-part")]
    answer(g, ANA, "on-top", card="coal-pantry")
    assert (card_id(g.g.discards[1][-1]), g.g.racers[ANA].at) == ("coal-pantry", 2)

    g = rally(racer("coal-pantry steam-cellar", at=5), racer(at=3))
    run(g, Explode(ANA))
    answer(g, ANA, "on-top", card="steam-cellar")
    assert (card_id(g.g.discards[1][-1]), g.g.racers[ANA].at) == ("steam-cellar", 2)
