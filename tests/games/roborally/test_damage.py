"""Damage, locked registers, and options given up."""

import pytest

from paddock.games.roborally.rules.damage import NO_SIDE, TakeDamage, repair
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.turn import Deal
from tests.games.roborally.make import (
    ANA,
    BEN,
    answer,
    asked,
    factory,
    labels,
    locked,
    open_floor,
    options_of,
    program,
    robot,
    run,
    run_register,
    stack,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 3)
FIVE = "1 2 3 L R"


def hit(tokens: int) -> TakeDamage:
    return TakeDamage(ANA, ANA, tokens, NO_SIDE)


@pytest.mark.parametrize(
    ("damage", "cards", "registers"),
    [
        (0, 9, []),
        (1, 8, []),
        (2, 7, []),
        (3, 6, []),
        (4, 5, []),
        (5, 4, [5]),
        (6, 3, [4, 5]),
        (7, 2, [3, 4, 5]),
        (8, 1, [2, 3, 4, 5]),
        (9, 0, [1, 2, 3, 4, 5]),
    ],
)
def test_the_table_of_damage(damage: int, cards: int, registers: list[int]) -> None:
    """Rule 14.1."""
    g = factory(HALL, robot(0, 0, program=FIVE))
    run(g, hit(damage))
    assert locked(g, ANA) == registers

    g.g.registers = [card if g.g.locks[ANA] >> place & 1 else -1 for place, card in enumerate(g.g.registers)]
    g.g.deck = [card for card in range(84) if card not in g.g.registers]
    run(g, Deal())

    assert len(g.g.hands[ANA]) == cards


def test_the_tenth_damage_destroys() -> None:
    """Rule 14.1, rule 14.2."""
    g = factory(HALL, robot(0, 0, damage=9, program=FIVE))

    run(g, hit(1))

    assert where(g, ANA) is None
    assert told(g, "destroyed", ANA)[0]["how"] == "damage"


def test_a_register_locks_at_once_with_the_card_that_lies_there() -> None:
    """Rule 14.1: hit twice in register 2 with four damage, registers 4 and 5 are locked from then on."""
    g = factory(HALL, robot(0, 0, "N", damage=4, program="L L 1 2 3"), robot(3, 0, "W", program="U@10 U@20"))
    g.g.facing[BEN] = 1
    run_register(g, 1)
    run_register(g, 2)
    run(g, hit(1))

    assert g.g.damage[ANA] == 6
    assert locked(g, ANA) == [4, 5]
    assert program(g, ANA) == "LL123"


def test_two_tokens_at_once_come_one_by_one() -> None:
    """Ruling 31."""
    g = factory(HALL, robot(0, 0, damage=8, program=FIVE, options="brakes flywheel"))

    run(g, hit(2))
    answer(g, ANA, "take-damage")
    assert g.g.damage[ANA] == 9
    answer(g, ANA, "give-up", card="brakes")

    assert g.g.damage[ANA] == 9
    assert where(g, ANA) is not None
    assert options_of(g, ANA) == ["flywheel"]


def test_more_damage_than_needed_is_ignored() -> None:
    """Ruling 32."""
    g = factory(HALL, robot(0, 0, damage=8, program=FIVE))

    run(g, hit(5))

    assert where(g, ANA) is None
    assert g.g.lives[ANA] == 2


def test_one_option_may_be_given_up_for_each_damage() -> None:
    """Rule 10."""
    g = factory(HALL, robot(0, 0, "S", options="brakes flywheel"), robot(2, 0, "W"))

    run(g, FireLasers())
    assert asked(g) == [(ANA, "give-up-option")]
    assert [label.get("card") for label in labels(g, ANA)] == [None, "brakes", "flywheel"]
    answer(g, ANA, "give-up", card="flywheel")

    assert g.g.damage[ANA] == 0
    assert options_of(g, ANA) == ["brakes"]
    assert told(g, "option-given-up", ANA)[0]["card"] == "flywheel"


def test_all_owners_are_asked_in_dock_order() -> None:
    """Rule 10."""
    g = factory(HALL, robot(0, 0, "E", options="brakes"), robot(2, 0, "W", options="flywheel"))
    g.g.docks = [BEN, ANA]

    run(g, FireLasers())
    assert asked(g) == [(BEN, "give-up-option")]
    answer(g, BEN, "take-damage")
    assert asked(g) == [(ANA, "give-up-option")]
    answer(g, ANA, "take-damage")

    assert [g.g.damage[seat] for seat in (ANA, BEN)] == [1, 1]


def test_a_register_that_locks_while_powered_down_gets_the_top_card_face_up() -> None:
    """Rule 12.5."""
    g = factory(HALL, robot(0, 0, damage=4, down=True), robot(5, 2))
    stack(g, "3 U")

    run(g, hit(2))

    assert program(g, ANA) == "---U3"
    assert g.g.view(BEN)["robots"][ANA]["registers"][4]["card"] == "move_3"


def test_an_empty_deck_is_made_of_the_discards_of_this_turn() -> None:
    """Ruling 38."""
    g = factory(HALL, robot(0, 0, damage=4, down=True))
    g.g.discard, g.g.deck = g.g.deck, []

    run(g, hit(1))

    assert program(g, ANA) != "-----"
    assert len(g.g.deck) == 83


def test_registers_are_freed_from_the_lowest_on_and_the_card_is_discarded() -> None:
    """Rule 14.1: repaired from nine to eight damage, register 1 is free."""
    g = factory(HALL, robot(0, 0, damage=9, program=FIVE))
    g.hand_on()

    repair(g.g, ANA)

    assert locked(g, ANA) == [2, 3, 4, 5]
    assert program(g, ANA) == "-23LR"
    assert len(g.g.discard) == 1


def test_with_all_registers_locked_the_last_program_is_repeated() -> None:
    """Rule 14.1."""
    g = factory(HALL, robot(0, 0, "E", damage=9, program="1 1 1 1 1"))

    for register in range(1, 6):
        run_register(g, register)

    assert where(g, ANA) == (5, 0, "E")
    assert program(g, ANA) == "11111"


def test_one_option_is_given_up_for_one_token() -> None:
    """Rule 10: of three beams the first one hits the option, the others hit the robot."""
    floor = "+     +     +     +\n|  .     .     .  |\n+     +     +     +"
    g = factory(floor, robot(1, 0, options="brakes flywheel"), lasers=["0,0 E 3 x3"])

    run(g, FireLasers())
    answer(g, ANA, "give-up", card="brakes")
    answer(g, ANA, "take-damage")
    answer(g, ANA, "take-damage")

    assert asked(g) == []
    assert (g.g.damage[ANA], options_of(g, ANA)) == (2, ["flywheel"])
