"""The vent phase: pips, cogs, and boosts in token order."""

import pytest

from paddock.games.steampunk_rally.rules.ending import Damage
from paddock.games.steampunk_rally.rules.venting import EndVent, Vent
from tests.games.steampunk_rally.make import (
    ANA,
    BEN,
    CLEO,
    acting,
    answer,
    asked,
    at_the_table,
    card,
    dice_on,
    kinds,
    labels,
    racer,
    rally,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def test_a_cog_takes_two_pips_from_one_die_or_one_from_each_of_two() -> None:
    """Rule 6: pip by pip."""
    g = rally(racer("ember-trotter", cogs=2, on={"ember-trotter": "63"}), racer(), phase="vent")
    run(g, Vent())

    answer(g, ANA, "vent", value=6)
    answer(g, ANA, "vent", value=3)
    assert (dice_on(g, ANA, "ember-trotter"), g.g.racers[ANA].cogs) == ("52", 1)
    answer(g, ANA, "vent", value=5)
    answer(g, ANA, "vent", value=4)

    assert (dice_on(g, ANA, "ember-trotter"), g.g.racers[ANA].cogs) == ("32", 0)


def test_a_die_below_one_leaves_its_slot() -> None:
    """Rule 6: a die of value v costs v pips."""
    g = rally(racer("ember-trotter", cogs=1, on={"ember-trotter": "2."}), racer(), phase="vent")
    run(g, Vent())

    answer(g, ANA, "vent")
    answer(g, ANA, "vent")

    assert dice_on(g, ANA, "ember-trotter") == ".."


def test_a_pip_that_is_not_used_lapses() -> None:
    """Rule 6: taking only one pip with a cog is allowed."""
    g = rally(racer("ember-trotter", cogs=1, on={"ember-trotter": "1."}), racer(), phase="vent")
    run(g, Vent(), EndVent())

    answer(g, ANA, "vent")
    answer(g, ANA, "done")

    assert (g.g.racers[ANA].cogs, g.g.racers[ANA].pips) == (0, 0)


def test_dice_in_storage_slots_cannot_be_vented() -> None:
    """Rule 6."""
    g = rally(racer("coal-pantry", cogs=1, on={"coal-pantry": "3.H."}), racer(), phase="vent")
    run(g, Vent())

    assert [label["slot"] for label in labels(g, ANA) if label["kind"] == "vent"] == [0]


def test_who_can_do_nothing_is_not_asked() -> None:
    """Rule 14.2: cogs and a die, or a boost, or a site."""
    g = rally(racer("ember-trotter", cogs=3), racer("ember-trotter", on={"ember-trotter": "3."}), racer(), phase="vent")

    run(g, Vent())

    assert asked(g) == []


@pytest.mark.parametrize(
    ("boost", "other"),
    [("great-sneeze", "kick-start"), ("spare-filament", "great-sneeze"), ("loaded-dice", "loose-bolt")],
)
def test_whether_somebody_is_asked_depends_on_public_facts_only(boost: str, other: str) -> None:
    """Rules 2, 14.2 and 14.3: that there is a boost, not which one."""
    g = rally(racer(stash=boost), racer(gauge=-1, stash=other), racer("ember-trotter", cogs=1), phase="draft")
    g.g.gap, g.g.direction = 2, 1
    run(g, Vent())
    assert asked(g) == [(ANA, "vent-dice")]
    answer(g, ANA, "done")
    assert asked(g) == [(BEN, "vent-dice")]
    answer(g, BEN, "done")
    at_the_table(g)

    run(g, Damage())
    assert asked(g) == [(ANA, "damage-menu"), (BEN, "damage-menu")]


def test_boosts_are_played_in_token_order() -> None:
    """Rules 6 and 14.4, ruling 47: each plays all it wants before the next; nobody waits to vent who holds none."""
    g = rally(
        racer("ember-trotter", stash="boiler-plate"),
        racer("ember-trotter", cogs=1, on={"ember-trotter": "3."}),
        racer("ember-trotter", stash="kick-start"),
        phase="vent",
    )
    g.g.gap, g.g.direction = 1, 1  # the token lies between Ben and Cleo and points to Cleo

    run(g, Vent())
    assert asked(g) == [(BEN, "vent-dice"), (CLEO, "vent-dice")]
    answer(g, CLEO, "done")

    assert asked(g) == [(ANA, "vent-dice"), (BEN, "vent-dice")]


def test_who_plays_the_last_boost_is_still_at_the_menu() -> None:
    """Rule 14.4."""
    g = rally(racer(stash="aunts-legacy"), racer(stash="kick-start"), phase="vent")
    g.g.gap, g.g.direction = 1, 1
    run(g, Vent())

    answer(g, ANA, "boost", card="aunts-legacy")

    assert asked(g) == [(ANA, "vent-dice")]
    assert g.g.racers[ANA].cogs == 4
    answer(g, ANA, "done")
    assert asked(g) == [(BEN, "vent-dice")]


def test_great_sneeze_vents_eight_pips_without_cogs_and_lies_open_until_the_phase_ends() -> None:
    """Rule 11: boosts that last. Boost great-sneeze."""
    g = rally(racer("ember-trotter", stash="great-sneeze", on={"ember-trotter": "66"}), racer(), phase="vent")
    run(g, Vent(), EndVent())

    answer(g, ANA, "boost")
    for _ in range(8):
        answer(g, ANA, **labels(g, ANA)[1])
    assert dice_on(g, ANA, "ember-trotter") == ".4"
    assert [row["card"] for row in g.g.view(None)["lasting"]] == ["great-sneeze"]
    assert "vent" not in kinds(g, ANA)
    answer(g, ANA, "done")

    assert g.g.lasting == []
    assert g.g.discards[3][-1] == card("great-sneeze")


def test_spring_cleaning_empties_the_action_slots_of_one_part() -> None:
    """Boost spring-cleaning."""
    g = rally(
        racer("ember-trotter coal-pantry", stash="spring-cleaning", on={"coal-pantry": "35H."}), racer(), phase="vent"
    )
    run(g, Vent())

    answer(g, ANA, "boost")
    answer(g, ANA, "on-part", card="coal-pantry")

    assert dice_on(g, ANA, "coal-pantry") == ".."
    assert told(g, "emptied", ANA) == [{"card": "coal-pantry"}]
    assert g.g.view(None)["racers"][ANA]["machine"][2]["stored"] == ["heat", None]


def test_a_boost_that_is_only_for_the_vent_phase_cannot_be_played_before() -> None:
    """Rule 6."""
    g = acting(
        racer("ember-trotter", stash="great-sneeze", on={"ember-trotter": "6."}),
        racer(),
        picks="vapour-sail arc-cutter",
    )

    assert "boost" not in kinds(g, ANA)


def test_a_levy_waits_for_the_turn_of_whoever_vents_later_and_comes_before_the_menu() -> None:
    """Rules 14.1 and 14.4: so nobody spends the cog that is asked for."""
    g = rally(
        racer(stash="patent-office"),
        racer("ember-trotter", at=5, cogs=1, stash="kick-start", on={"ember-trotter": "3."}),
        phase="vent",
    )
    g.g.gap, g.g.direction = 1, 1
    run(g, Vent())
    answer(g, ANA, "boost")
    assert asked(g) == [(ANA, "vent-dice")]
    answer(g, ANA, "done")

    assert asked(g) == [(BEN, "pay-levy")]
    answer(g, BEN, "pay-cog")
    assert asked(g) == [(BEN, "vent-dice")]
    assert g.g.racers[BEN].cogs == 0
