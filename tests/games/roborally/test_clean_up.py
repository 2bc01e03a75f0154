"""Clean-up: repairs, options, wiped registers."""

import pytest

from paddock.games.roborally.rules.clean_up import CleanUp
from tests.games.roborally.make import (
    ANA,
    BEN,
    asked,
    factory,
    happened,
    locked,
    open_floor,
    options_of,
    program,
    robot,
    run,
    stack_options,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")

SHOP = """
+     +     +     +     +
   w    w+     .     .
+     +     +     +     +
"""


def test_a_wrench_repairs_one_damage() -> None:
    """Rule 11."""
    g = factory(SHOP, robot(0, 0, damage=3))

    run(g, CleanUp())

    assert g.g.damage[ANA] == 2
    assert options_of(g, ANA) == []


def test_the_end_of_the_turn_is_told_before_what_it_does() -> None:
    g = factory(SHOP, robot(0, 0, damage=3))

    run(g, CleanUp())

    assert happened(g)[:2] == ["clean-up-began", "repaired"]


def test_wrench_and_hammer_repair_and_give_an_option() -> None:
    """Rule 11."""
    g = factory(SHOP, robot(1, 0, damage=3))
    stack_options(g, "flywheel brakes")

    run(g, CleanUp())

    assert g.g.damage[ANA] == 2
    assert options_of(g, ANA) == ["flywheel"]
    assert told(g, "option-drawn", ANA)[0]["card"] == "flywheel"


def test_a_robot_without_damage_gets_its_option_as_well() -> None:
    """Rule 11."""
    g = factory(SHOP, robot(1, 0))

    run(g, CleanUp())

    assert len(options_of(g, ANA)) == 1


def test_a_flag_repairs_like_a_wrench() -> None:
    """Ruling 3."""
    g = factory(SHOP, robot(2, 0, damage=3), robot(3, 0, damage=3), flags=[(2, 0)])

    run(g, CleanUp())

    assert [g.g.damage[seat] for seat in (ANA, BEN)] == [2, 3]


def test_a_powered_down_robot_gets_repair_and_option() -> None:
    """Ruling 27."""
    g = factory(SHOP, robot(1, 0, damage=1, down=True))

    run(g, CleanUp())

    assert g.g.damage[ANA] == 0
    assert len(options_of(g, ANA)) == 1


def test_a_repaired_register_is_freed_before_the_registers_are_wiped() -> None:
    """Ruling 30."""
    g = factory(SHOP, robot(0, 0, damage=5, program="1 1 1 1 2"))

    run(g, CleanUp())

    assert locked(g, ANA) == []
    assert program(g, ANA) == "-----"


def test_only_locked_registers_keep_their_cards() -> None:
    """Rule 13.2."""
    g = factory(SHOP, robot(3, 0, damage=6, program="1 1 1 2 3"))

    run(g, CleanUp())

    assert program(g, ANA) == "---23"


def test_an_empty_option_deck_is_made_of_the_discarded_ones() -> None:
    """Option rules: and without those nothing is drawn."""
    g = factory(SHOP, robot(1, 0), robot(3, 0))
    g.g.option_discard, g.g.option_deck = [2], []
    g.g.option_of = [BEN if option != 2 else -1 for option in range(26)]

    run(g, CleanUp())
    assert options_of(g, ANA) == ["brakes"]
    run(g, CleanUp())

    assert options_of(g, ANA) == ["brakes"]
    assert "no-option" in happened(g)


def test_nothing_is_asked_when_there_is_nothing_to_decide() -> None:
    """Rule 13."""
    g = factory(open_floor(3, 1), robot(0, 0))

    run(g, CleanUp())

    assert asked(g) == []


def test_repairs_and_options_come_in_dock_order() -> None:
    """Rule 11: the first in dock order draws first."""
    floor = "+     +     +\n  w+    w+\n+     +     +"
    g = factory(floor, robot(0, 0, damage=1), robot(1, 0, damage=1))
    g.g.docks = [BEN, ANA]
    stack_options(g, "flywheel brakes")

    run(g, CleanUp())

    assert options_of(g, BEN) == ["flywheel"]
    assert options_of(g, ANA) == ["brakes"]
