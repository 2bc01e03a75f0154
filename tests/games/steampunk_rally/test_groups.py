"""Race effects: what each does, and in which order a group is resolved."""

import pytest

from paddock.games.steampunk_rally.effects import (
    COG,
    DAMAGE,
    DISCARD_ANY,
    DISCARD_DIE,
    GAIN_DIE,
    HEAT,
    MOTION,
    REINFORCE,
    SMOOTH_MOTION,
)
from paddock.games.steampunk_rally.rules.groups import RESOLVE, SLASH
from paddock.games.steampunk_rally.state import DICE_OF_A_TYPE
from tests.games.steampunk_rally.make import (
    ANA,
    BEN,
    Scene,
    answer,
    asked,
    at_the_table,
    card,
    count_dice,
    dice_on,
    kinds,
    labels,
    pool,
    race,
    racer,
    rally,
    roll,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def receive(g: Scene, *units: int) -> None:
    """Ana receives these effects together."""
    at_the_table(g)
    g.g.racers[ANA].bag = list(units)
    g.g.aside(ANA, RESOLVE[ANA])
    g.g.advance()


def test_a_die_gained_in_the_race_phase_is_rolled_at_once() -> None:
    """Rule 9: DIE; ruling 25."""
    g = rally(racer(), racer())
    roll(g, ANA, 4)
    receive(g, GAIN_DIE + HEAT)
    assert pool(g, ANA) == "H4"

    g = rally(racer(), racer(), phase="draft")
    receive(g, GAIN_DIE + HEAT)
    assert pool(g, ANA) == "H?"


def test_a_die_may_be_cleared_from_any_slot_and_need_not_be() -> None:
    """Rule 9: OUT; ruling 7. By its type: that of the slot, or of the die in storage."""
    g = rally(racer("ember-trotter steam-cellar", on={"ember-trotter": "5.", "steam-cellar": "3.HE"}), racer())
    receive(g, DISCARD_DIE + HEAT)
    assert [(label.get("card"), label.get("value")) for label in labels(g, ANA)] == [
        (None, None),
        ("ember-trotter", 5),
        ("steam-cellar", 0),
    ]
    answer(g, ANA, "slot", card="ember-trotter")
    assert dice_on(g, ANA, "ember-trotter") == ".."

    g = rally(racer("ember-trotter", on={"ember-trotter": "5."}), racer())
    receive(g, DISCARD_ANY)
    answer(g, ANA, "no-die")
    assert dice_on(g, ANA, "ember-trotter") == "5."


def test_a_part_may_clear_a_die_from_its_own_slots_and_be_activated_again_after_the_group() -> None:
    """Rule 9, ruling 8: the slot is free again in the same phase."""
    g = rally(racer("smiths-bay", pool="H4 H4 H4"), racer())
    race(g, ANA)
    answer(g, ANA, "part")  # equal dice: the first one is laid
    answer(g, ANA, "activate")
    answer(g, ANA, "slot")

    assert dice_on(g, ANA, "smiths-bay") == ".."
    assert "part" in kinds(g, ANA)


def test_a_discard_for_which_no_die_lies_in_a_slot_is_dropped() -> None:
    """Rule 9."""
    g = rally(racer("ember-trotter"), racer())
    receive(g, DISCARD_DIE + HEAT, COG)
    assert (asked(g), g.g.racers[ANA].cogs) == ([], 1)


def test_damage_lowers_the_gauge_and_reinforcement_raises_it() -> None:
    """Rule 9: DMG and SHD."""
    g = rally(racer(), racer())
    receive(g, DAMAGE, DAMAGE)
    assert g.g.racers[ANA].gauge == -2
    receive(g, REINFORCE)
    assert g.g.racers[ANA].gauge == -1


def test_reinforced_beyond_the_end_of_the_gauge_there_is_a_cog_instead() -> None:
    """Rule 9, ruling 10: by two from plus two."""
    g = rally(racer(gauge=2), racer())
    receive(g, REINFORCE, REINFORCE)
    assert (g.g.racers[ANA].gauge, g.g.racers[ANA].cogs) == (3, 1)


def test_smooth_motion_ignores_terrain() -> None:
    """Rule 9: MOV and SMV."""
    for unit, gauge in ((MOTION, -1), (SMOOTH_MOTION, 0)):
        g = rally(racer(at=3), racer())  # the next space has terrain 1
        receive(g, unit)
        assert (g.g.racers[ANA].at, g.g.racers[ANA].gauge) == (4, gauge)


def test_a_slash_is_chosen_for_each_activation() -> None:
    """Rule 9: A / B; rulings 5 and 6: one group of all activations."""
    g = rally(racer(), racer())
    unit = SLASH + card("thermo-governor")
    receive(g, unit, unit)

    answer(g, ANA, "alternative", effects=["reinforce"])
    answer(g, ANA, "alternative", effects=["cog", "cog"])

    assert (g.g.racers[ANA].gauge, g.g.racers[ANA].cogs) == (1, 2)


def test_the_owner_chooses_the_order_where_it_matters() -> None:
    """Rule 9, the group rule: before a crowd a cog first, or the motion."""
    g = rally(racer(at=8), racer(), track="sky", tiles="214")
    assert g.g.view(None)["track"]["spaces"][5]["challenge"] == "crowd"
    g.g.racers[ANA].at = 4
    receive(g, MOTION, COG)

    assert kinds(g, ANA) == ["effect", "effect"]
    answer(g, ANA, "effect", effect="cog")
    assert g.g.racers[ANA].at == 5


def test_where_the_order_cannot_matter_nothing_is_asked() -> None:
    """Rule 9, ruling 49: everything else commutes."""
    g = rally(racer(at=0), racer(), tiles="214")
    receive(g, MOTION, COG, GAIN_DIE + HEAT)

    assert asked(g) == []
    assert (g.g.racers[ANA].at, g.g.racers[ANA].cogs) == (1, 1)


def test_reinforcement_and_damage_at_the_end_of_the_gauge_are_ordered_by_the_owner() -> None:
    """Rule 9: at plus three a reinforcement before the damage is a cog."""
    for first, gauge, cogs in (("reinforce", 2, 1), ("damage", 3, 0)):
        g = rally(racer(gauge=3), racer())
        receive(g, REINFORCE, DAMAGE)
        answer(g, ANA, "effect", effect=first)
        assert (g.g.racers[ANA].gauge, g.g.racers[ANA].cogs) == (gauge, cogs)


def test_inside_a_group_nothing_else_can_be_done() -> None:
    """Rule 9: no cog use, no boost, no activation until the group is finished."""
    g = rally(racer("thermo-governor", pool="H3 H5", cogs=3, stash="kick-start"), racer())
    race(g, ANA)
    answer(g, ANA, "part")
    answer(g, ANA, "die", value=3)

    assert set(kinds(g, ANA)) == {"alternative"}


def test_a_die_of_a_type_that_has_run_out_is_replaced_in_its_slot() -> None:
    """Rule 15: only where all 36 lie in pools and storage slots is the gain lost."""
    g = rally(racer("ember-trotter", on={"ember-trotter": "55"}), racer(), phase="draft")
    g.g.racers[BEN].pool[HEAT] = DICE_OF_A_TYPE - 1
    count_dice(g.g)
    assert g.g.view(None)["supply"]["heat"] == -1  # one of the two on the part is a substitute

    receive(g, GAIN_DIE + HEAT, GAIN_DIE + HEAT)

    assert pool(g, ANA) == "H?"
    assert told(g, "no-die", ANA) == [{"die": "heat"}]
    assert dice_on(g, ANA, "ember-trotter") == "55"


def test_the_effects_of_a_part_are_mandatory() -> None:
    """Rule 7.2: bad ones, too."""
    g = rally(racer("powder-keg-rocket", pool="H1"), racer())
    race(g, ANA)
    answer(g, ANA, "part")

    assert (g.g.racers[ANA].at, g.g.racers[ANA].gauge) == (2, -1)
