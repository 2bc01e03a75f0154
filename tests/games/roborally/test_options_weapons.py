"""Weapons that may fire instead of the main laser."""

import pytest

from paddock.games.roborally.cards import NO_CARD, OPTION_IDS, PROGRAM_CARDS
from paddock.games.roborally.rules.firing import FireWeapon
from paddock.games.roborally.rules.flags import TouchFlags
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.state import NOBODY
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    answer,
    asked,
    factory,
    happened,
    labels,
    open_floor,
    options_of,
    program,
    robot,
    run,
    stack,
    told,
    where,
)
from tests.games.roborally.properties import program_cards

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(7, 3)


def test_a_weapon_needs_a_robot_that_the_main_laser_would_hit() -> None:
    """Option rules: replacement weapons."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam"), robot(3, 1, "S"))

    run(g, FireLasers())

    assert asked(g) == []


def test_one_weapon_in_a_register_phase_and_then_no_main_laser() -> None:
    """Option rules: replacement weapons."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam tractor_beam"), robot(3, 0, "S"))

    run(g, FireLasers())
    assert [label.get("card") for label in labels(g, ANA)] == [None, "pressor_beam", "tractor_beam"]
    answer(g, ANA, "weapon", card="pressor_beam")

    assert where(g, BEN) == (4, 0, "S")
    assert g.g.damage[BEN] == 0
    assert asked(g) == []


def test_a_weapon_that_was_used_leaves_the_main_laser_for_the_next_register_phase() -> None:
    """Option rules: replacement weapons."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam"), robot(3, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")

    run(g, FireLasers())
    answer(g, ANA, "main-laser")

    assert where(g, BEN) == (4, 0, "S")
    assert g.g.damage[BEN] == 1


def test_the_main_laser_may_be_used_all_the_same() -> None:
    """Option rules: replacement weapons."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam"), robot(3, 0, "S"))

    run(g, FireLasers())
    answer(g, ANA, "main-laser")

    assert where(g, BEN) == (3, 0, "S")
    assert g.g.damage[BEN] == 1


def test_the_pressor_beam_pushes_a_row_and_walls_stop_it() -> None:
    """Option pressor_beam."""
    g = factory(HALL, robot(0, 0, "E", options="pressor_beam"), robot(3, 0, "S"), robot(4, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    assert [where(g, seat) for seat in (BEN, CLEO)] == [(4, 0, "S"), (5, 0, "S")]

    g = factory(
        "+     +     +     +\n   .     .  |  .\n+     +     +     +",
        robot(0, 0, "E", options="pressor_beam"),
        robot(1, 0, "S"),
    )
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    assert where(g, BEN) == (1, 0, "S")


def test_a_beam_may_push_into_a_pit_and_the_new_cell_counts_for_flags() -> None:
    """Ruling 47."""
    floor = "+     +     +     +     +\n   .     .     .    ##\n+     +     +     +     +"
    g = factory(floor, robot(0, 0, "E", options="pressor_beam"), robot(2, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    assert where(g, BEN) is None

    g = factory(HALL, robot(0, 0, "E", options="pressor_beam"), robot(2, 0, "S"), flags=[(3, 0), (6, 2)])
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    run(g, TouchFlags())
    assert g.g.touched[BEN] == 1


def test_weapons_work_after_the_lasers_one_by_one_in_dock_order() -> None:
    """Ruling 48: Cleo is shot by Ben where she stood, then pushed."""
    g = factory(HALL, robot(0, 1, "E", options="pressor_beam"), robot(3, 0, "S"), robot(3, 1, "W"))

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    answer(g, ANA, "take-damage")

    assert g.g.damage == [1, 0, 1]
    assert where(g, CLEO) == (4, 1, "W")
    kinds_told = happened(g)
    assert kinds_told.index("shot") < kinds_told.index("weapon")


def test_weapons_are_chosen_in_dock_order() -> None:
    """Ruling 48."""
    g = factory(HALL, robot(0, 1, "E", options="pressor_beam"), robot(6, 1, "W", options="tractor_beam"))
    g.g.docks = [BEN, ANA]

    run(g, FireLasers())
    assert asked(g) == [(BEN, "choose-weapon")]
    answer(g, BEN, "weapon", card="tractor_beam")
    answer(g, ANA, "weapon", card="pressor_beam")

    assert [row["card"] for row in told(g, "weapon")] == ["tractor_beam", "pressor_beam"]


def test_a_weapon_aimed_at_a_robot_that_is_gone_does_nothing() -> None:
    """Ruling 48."""
    g = factory(HALL, robot(0, 1, "E", options="pressor_beam"), robot(3, 0, "S"), robot(3, 1, "W", damage=9))

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    answer(g, ANA, "take-damage")

    assert where(g, CLEO) is None
    assert told(g, "weapon") == []


def test_a_weapon_works_also_if_its_owner_is_gone_by_then() -> None:
    """Ruling 48: all weapons fire at once; Ana's beam throws Ben into the pit before his howitzer works."""
    rest = "\n   .     .     .\n+     +     +     +" * 2
    g = factory(
        "+     +     +     +\n   .     .    ##\n+     +     +     +" + rest,
        robot(0, 0, "E", options="pressor_beam"),
        robot(1, 0, "S", options="mini_howitzer"),
        robot(1, 1, "E"),
    )
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="pressor_beam")
    answer(g, BEN, "weapon", card="mini_howitzer")

    assert where(g, BEN) is None
    assert where(g, CLEO) == (1, 2, "E")
    assert g.g.damage[CLEO] == 1


def test_the_tractor_beam_pulls_one_cell_but_not_from_the_next_one() -> None:
    """Option tractor_beam."""
    g = factory(HALL, robot(0, 0, "E", options="tractor_beam"), robot(3, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="tractor_beam")
    assert where(g, BEN) == (2, 0, "S")

    g = factory(HALL, robot(0, 0, "E", options="tractor_beam"), robot(1, 0, "S"))
    run(g, FireLasers())
    assert asked(g) == []
    assert g.g.damage[BEN] == 1


def test_a_tractor_beam_aimed_through_a_wall_pulls_nobody_through_it() -> None:
    """Option tractor_beam with option high_power_laser: one cell, but not from behind the wall."""
    floor = "+     +     +     +     +\n   .     .  |  .     .\n+     +     +     +     +"
    arms = "tractor_beam high_power_laser"
    for x, stands in ((2, 2), (3, 2)):
        g = factory(floor, robot(0, 0, "E", options=arms), robot(x, 0, "S"))
        run(g, FireLasers())
        answer(g, ANA, "weapon", card="tractor_beam")
        assert where(g, BEN) == (stands, 0, "S")


def test_the_tractor_beam_pulls_into_a_pit_but_not_onto_a_robot() -> None:
    """Option tractor_beam, ruling 47."""
    floor = "+     +     +     +     +\n   .     .    ##     .\n+     +     +     +     +"
    g = factory(floor, robot(0, 0, "E", options="tractor_beam"), robot(3, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="tractor_beam")
    assert where(g, BEN) is None

    g = factory(HALL, robot(0, 0, "E", options="tractor_beam"), robot(4, 0, "S"), robot(3, 0, "S"))
    g.g.aims, g.g.weapons = [BEN, -1, -1], [OPTION_IDS.index("tractor_beam"), -1, -1]
    run(g, FireWeapon(ANA, ANA))
    assert where(g, BEN) == (4, 0, "S")
    assert where(g, CLEO) == (3, 0, "S")


def test_the_mini_howitzer_pushes_and_hurts_five_times() -> None:
    """Option mini_howitzer: the damage is dealt also if a wall stops the push."""
    floor = "+     +     +     +\n   .     .     .  |\n+     +     +     +"
    g = factory(floor, robot(0, 0, "E", options="mini_howitzer"), robot(1, 0, "S"))
    for shot in range(5):
        run(g, FireLasers())
        assert asked(g) == [(ANA, "choose-weapon")]
        answer(g, ANA, "weapon", card="mini_howitzer")
        assert g.g.damage[BEN] == shot + 1

    assert where(g, BEN) == (2, 0, "S")
    assert options_of(g, ANA) == []
    assert told(g, "option-worn-out", ANA)


def test_the_damage_of_a_mini_howitzer_can_be_avoided() -> None:
    """Option mini_howitzer: an option may be given up for it, and an Ablative Coat takes it."""
    g = factory(HALL, robot(0, 0, "E", options="mini_howitzer"), robot(2, 0, "S", options="brakes"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="mini_howitzer")
    assert asked(g) == [(BEN, "give-up-option")]
    answer(g, BEN, "give-up", card="brakes")
    assert (where(g, BEN), g.g.damage[BEN]) == ((3, 0, "S"), 0)

    g = factory(HALL, robot(0, 0, "E", options="mini_howitzer"), robot(2, 0, "S", options="ablative_coat"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="mini_howitzer")
    assert (where(g, BEN), g.g.damage[BEN]) == ((3, 0, "S"), 0)
    assert told(g, "option-worked", BEN)


@pytest.mark.parametrize(("goal", "rules"), [("race", ["double_lasers"]), ("superbot", [])])
def test_the_mini_howitzer_is_no_laser_and_never_doubled(goal: str, rules: list[str]) -> None:
    """Option mini_howitzer, course set_to_kill, course day_of_the_superbot."""
    g = factory(HALL, robot(0, 0, "E", options="mini_howitzer"), robot(2, 0, "S"), goal=goal, rules=rules)
    g.g.superbot = ANA if goal == "superbot" else NOBODY

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="mini_howitzer")

    assert (where(g, BEN), g.g.damage[BEN]) == ((3, 0, "S"), 1)


def test_the_scrambler_changes_the_next_card_for_the_top_one() -> None:
    """Option scrambler: not in register 5."""
    g = factory(HALL, robot(0, 0, "E", options="scrambler"), robot(3, 0, "S", program="1 1 1 1 1"))
    stack(g, "U")
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")
    assert program(g, BEN) == "1U111"
    assert g.g.damage[BEN] == 0

    g.g.register = 4
    run(g, FireLasers())
    assert asked(g) == []


def test_a_scrambled_card_may_come_back_when_the_deck_is_empty() -> None:
    """Option scrambler, ruling 38: it is discarded first."""
    g = factory(HALL, robot(0, 0, "E", options="scrambler"), robot(3, 0, "S", program="1 2 1 1 1"))
    g.g.deck = []

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")

    assert program(g, BEN) == "12111"


def test_the_scrambler_does_nothing_to_a_powered_down_robot_without_a_card() -> None:
    """Option scrambler: it may be used, as the main laser would hit."""
    g = factory(HALL, robot(0, 0, "E", options="scrambler"), robot(3, 0, "S", down=True))

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")

    assert (program(g, BEN), g.g.damage[BEN]) == ("-----", 0)
    assert len(g.g.deck) == PROGRAM_CARDS


def test_a_powered_down_robot_with_a_locked_register_can_be_scrambled() -> None:
    """Option scrambler: the new card lies face up, as the old one did."""
    target = robot(3, 0, "S", down=True, damage=5, program="- - - - 2")
    g = factory(HALL, robot(0, 0, "E", options="scrambler"), target)
    g.g.register = 3
    stack(g, "U")

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")

    assert (program(g, BEN), g.g.damage[BEN]) == ("----U", 5)
    assert g.g.view(ANA)["robots"][BEN]["registers"][4]["card"] == "u_turn"


def test_a_locked_register_is_scrambled_too_and_keeps_the_new_card() -> None:
    """Option scrambler."""
    g = factory(HALL, robot(0, 0, "E", options="scrambler"), robot(3, 0, "S", damage=9, program="1 1 1 1 1"))
    stack(g, "U")

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")

    assert program(g, BEN) == "1U111"
    assert g.g.view(ANA)["robots"][BEN]["registers"][1] == {
        "state": "up",
        "locked": True,
        "pair": False,
        "card": "u_turn",
        "priority": 60,
    }


def test_the_scrambler_takes_both_cards_of_a_pair() -> None:
    """Option scrambler with option dual_processor: one card lies in the register afterwards."""
    g = factory(HALL, robot(0, 0, "E", options="scrambler"), robot(3, 0, "S", program="1 2+L 1 1 1"))
    stack(g, "U@10")

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")

    assert program(g, BEN) == "1U111"
    assert g.g.pairs[BEN * 5 + 1] == NO_CARD
    assert sorted(program_cards(g.g)) == list(range(PROGRAM_CARDS))


def test_with_a_high_power_laser_a_weapon_may_be_aimed_at_either_robot() -> None:
    """Option high_power_laser with option pressor_beam: whatever the main laser would hit."""
    g = factory(HALL, robot(0, 0, "E", options="high_power_laser pressor_beam"), robot(2, 0), robot(4, 0))
    run(g, FireLasers())
    assert g.g.question(ANA)["args"]["whom"] == [BEN, CLEO]
    answer(g, ANA, "weapon", card="pressor_beam")
    assert [label["whom"] for label in labels(g, ANA)] == [[BEN], [CLEO]]

    answer(g, ANA, "aim", target=CLEO)

    assert (where(g, BEN), where(g, CLEO)) == ((2, 0, "N"), (5, 0, "N"))
    assert g.g.damage == [0, 0, 0]


def test_a_weapon_that_works_on_one_of_two_robots_only_is_aimed_at_that_one() -> None:
    """Option high_power_laser with option tractor_beam, which does not work on the next cell."""
    g = factory(HALL, robot(0, 0, "E", options="high_power_laser tractor_beam"), robot(1, 0), robot(4, 0))

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="tractor_beam")

    assert asked(g) == []
    assert (where(g, BEN), where(g, CLEO)) == ((1, 0, "N"), (3, 0, "N"))


def test_a_weapon_that_has_been_announced_stands() -> None:
    """Rule 10: whoever has said which weapon he uses cannot change it, though nobody has answered since."""
    g = factory(
        HALL,
        robot(0, 0, "E", options="pressor_beam"),
        robot(3, 0),
        robot(0, 2, "E", options="scrambler"),
        robot(4, 2, program="1 1 1 1 1"),
    )
    run(g, FireLasers())
    g.g.keep_checkpoint()

    answer(g, ANA, "weapon", card="pressor_beam")

    assert asked(g) == [(CLEO, "choose-weapon")]
    assert not g.g.can_undo(ANA)


def test_a_mini_howitzer_given_up_before_it_works_fires_and_is_not_used_up() -> None:
    """Option mini_howitzer: Ben shoots Ana while she fires, and she gives up the card for the damage."""
    g = factory(HALL, robot(0, 0, "E", options="mini_howitzer brakes"), robot(2, 0, "W"))
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="mini_howitzer")
    answer(g, ANA, "give-up", card="mini_howitzer")

    assert (where(g, BEN), g.g.damage) == ((3, 0, "W"), [0, 1])
    assert options_of(g, ANA) == ["brakes"]
    assert g.g.option_count == [1, 0]
    assert g.g.option_tokens[OPTION_IDS.index("mini_howitzer")] == 0
    assert not told(g, "option-fired")


def test_firing_a_mini_howitzer_is_no_protection() -> None:
    """Option mini_howitzer: its shots are counted, and nothing is said to have protected anybody."""
    g = factory(HALL, robot(0, 0, "E", options="mini_howitzer"), robot(2, 0))

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="mini_howitzer")

    assert [row["left"] for row in told(g, "option-fired", ANA)] == [4]
    assert not told(g, "option-worked")


def test_a_mini_howitzer_is_used_once_also_if_its_push_destroys() -> None:
    """Option mini_howitzer: it has been fired."""
    g = factory(HALL, robot(0, 0, "E", options="mini_howitzer"), robot(6, 0))

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="mini_howitzer")

    assert where(g, BEN) is None
    assert g.g.option_tokens[OPTION_IDS.index("mini_howitzer")] == 4


def test_a_mini_howitzer_aimed_at_a_robot_that_lasers_have_destroyed_is_not_used() -> None:
    """Ruling 48, option mini_howitzer: nothing happens."""
    target = robot(3, 0, damage=9, program="1 1 1 1 1")
    g = factory(HALL, robot(0, 0, "E", options="mini_howitzer"), target, robot(3, 2))

    run(g, FireLasers())
    answer(g, ANA, "weapon", card="mini_howitzer")

    assert where(g, BEN) is None
    assert told(g, "weapon") == []
    assert g.g.option_tokens[OPTION_IDS.index("mini_howitzer")] == 5
