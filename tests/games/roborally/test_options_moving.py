"""Options that change a program while it is carried out: Abort Switch, gears, Gyroscopic Stabilizer."""

import pytest

from paddock.games.roborally.cards import NO_CARD, OPTION_IDS, PROGRAM_CARDS
from paddock.games.roborally.rules.belts import AllBelts
from paddock.games.roborally.rules.clean_up import DecideStay, Repairs
from paddock.games.roborally.rules.damage import damage_step
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.machines import Gears
from paddock.games.roborally.rules.moves import Execute
from paddock.games.roborally.rules.option_cards import give_option
from paddock.games.roborally.rules.register import CompleteRegisters
from paddock.games.roborally.rules.turn import StartTurn
from paddock.games.roborally.state import NOBODY
from paddock.kernel.errors import NothingToUndo
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    answer,
    asked,
    factory,
    labels,
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
from tests.games.roborally.properties import program_cards

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(7, 5)


# ---- Abort Switch ----------------------------------------------------------------------------------------------------


def test_the_abort_switch_replaces_this_card_and_all_later_ones() -> None:
    """Option abort_switch: once a turn, with the priorities of the new cards."""
    g = factory(
        HALL,
        robot(3, 2, "N", options="abort_switch", program="1@490 1@500 1@510 1@520 1@530"),
        robot(0, 0, "N", program="L@70 L@90 L@110 L@130 L@150"),
    )
    stack(g, "U@10 R@80 U@20")

    run_register(g, 1)
    assert asked(g) == [(ANA, "abort-program")]
    answer(g, ANA, "keep-program")
    assert where(g, ANA) == (3, 1, "N")
    run_register(g, 2)
    answer(g, ANA, "abort")
    assert where(g, ANA) == (3, 1, "S")
    assert [event["seat"] for event in g.g.events() if event["kind"] == "acts"][-2:] == [BEN, ANA]
    run_register(g, 3)

    assert asked(g) == []
    assert where(g, ANA) == (3, 1, "W")
    assert program(g, ANA) == "1UR11"


def test_a_card_carried_over_in_a_locked_register_is_not_replaced() -> None:
    """Option abort_switch."""
    g = factory(HALL, robot(3, 4, "N", damage=9, options="abort_switch", program="1 1 1 1 1"))

    run_register(g, 1)

    assert asked(g) == []
    assert where(g, ANA) == (3, 3, "N")


def test_a_card_laid_in_this_turn_is_replaced_though_its_register_has_locked_meanwhile() -> None:
    """Option abort_switch: only what was carried over is spared."""
    g = factory(HALL, robot(3, 4, "N", options="abort_switch", program="1 1 1 1 1"))
    g.g.damage[ANA] = 5
    g.g.locks[ANA] = 16
    stack(g, "U")

    run_register(g, 5)
    answer(g, ANA, "abort")

    assert where(g, ANA) == (3, 4, "S")
    assert program(g, ANA) == "1111U"


@pytest.mark.parametrize(("said", "cards"), [("abort", "UL111"), ("keep-program", "LU111")])
def test_the_card_that_a_scrambler_lays_into_an_open_register_is_not_replaced(said: str, cards: str) -> None:
    """Option abort_switch, option scrambler: what lay face up before the reveal stays, and nobody is asked."""
    g = factory(
        HALL,
        robot(0, 0, "E", options="scrambler"),
        robot(3, 0, "S", damage=8, options="abort_switch", program="L@90 1 1 1 1"),
    )
    stack(g, "U@10 L@70 R@100")
    run_register(g, 1)
    answer(g, BEN, said)
    answer(g, ANA, "weapon", card="scrambler")

    run_register(g, 2)

    assert asked(g) == [(ANA, "choose-weapon")]
    assert program(g, BEN) == cards


def test_an_aborted_robot_that_is_gone_replaces_nothing() -> None:
    """Option abort_switch: the first card from the deck has led Ana over the edge."""
    g = factory(HALL, robot(0, 0, "N", options="abort_switch", program="U U U U U"), robot(5, 4, down=True))
    stack(g, "1@490 R@80")
    run_register(g, 1)
    answer(g, ANA, "abort")
    assert where(g, ANA) is None
    left = len(g.g.deck)

    run_register(g, 2)

    assert (program(g, ANA), len(g.g.deck)) == ("-----", left)
    assert len(told(g, "revealed", ANA)) == 2


def test_the_owner_of_an_abort_switch_is_not_asked_while_powered_down() -> None:
    """Option abort_switch: powered down, no option is used."""
    g = factory(HALL, robot(0, 0, options="abort_switch", down=True), robot(5, 4, program="L"))

    run_register(g, 1)

    assert asked(g) == []
    assert program(g, ANA) == "-----"


def test_an_abort_goes_on_without_the_switch_and_ends_with_the_turn() -> None:
    """Option abort_switch: the later cards must be replaced, also if the switch has been given up for a token."""
    g = factory(HALL, robot(3, 2, "N", options="abort_switch", program="1 1 1 1 1"), robot(0, 0, down=True))
    stack(g, "U R")
    run_register(g, 1)
    answer(g, ANA, "abort")
    run(g, damage_step(g.g, ANA, 1, 0))
    answer(g, ANA, "give-up", card="abort_switch")
    run_register(g, 2)
    assert program(g, ANA) == "UR111"

    run(g, StartTurn())
    assert g.g.aborted == NOBODY


def test_the_abort_switch_replaces_both_cards_of_a_pair() -> None:
    """Option abort_switch with option dual_processor: the robot does what the new card says, and nothing else."""
    g = factory(HALL, robot(3, 2, "N", options="abort_switch dual_processor", program="2+L 1 1 1 1"))
    stack(g, "1@490")

    run_register(g, 1)
    answer(g, ANA, "abort")

    assert where(g, ANA) == (3, 1, "N")
    assert g.g.pairs[ANA] == NO_CARD
    assert sorted(program_cards(g.g)) == list(range(PROGRAM_CARDS))


# ---- Brakes, Fourth Gear, Reverse Gear -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "card", "cells", "stand"),
    [
        ("brakes", "1", [1, 0], (0, 2, "E")),
        ("fourth_gear", "3", [3, 4], (4, 2, "E")),
        ("reverse_gear", "B", [1, 2], (2, 2, "W")),
    ],
)
def test_gears_change_how_far_a_card_moves(
    option: str, card: str, cells: list[int], stand: tuple[int, int, str]
) -> None:
    """Option brakes, option fourth_gear, option reverse_gear: asked when the card is carried out."""
    g = factory(HALL, robot(0, 2, stand[2], options=option, program=card))

    run(g, Execute(ANA, ANA))
    assert asked(g) == [(ANA, "change-gear")]
    assert [label["steps"] for label in labels(g, ANA)] == cells
    answer(g, ANA, "cells", steps=cells[1])

    assert where(g, ANA) == stand


@pytest.mark.parametrize("steps", [3, 4])
def test_a_move_is_told_when_its_gear_is_chosen(steps: int) -> None:
    """Option fourth_gear: nobody knows before how far the robot goes."""
    g = factory(HALL, robot(0, 2, "E", options="fourth_gear", program="3"))

    run(g, Execute(ANA, ANA))
    assert told(g, "acts") == []
    answer(g, ANA, "cells", steps=steps)

    assert [event["steps"] for event in told(g, "acts")] == [steps]


@pytest.mark.parametrize(("option", "card"), [("brakes", "2"), ("fourth_gear", "2"), ("reverse_gear", "1")])
def test_gears_do_not_change_other_cards(option: str, card: str) -> None:
    """Option brakes, option fourth_gear, option reverse_gear."""
    g = factory(HALL, robot(0, 2, "E", options=option, program=card))

    run(g, Execute(ANA, ANA))

    assert asked(g) == []


@pytest.mark.parametrize(
    ("option", "cards", "stand"),
    [
        ("brakes dual_processor", "1+L", (3, 2, "N")),
        ("brakes crab_legs", "1~R", (3, 3, "E")),
        ("fourth_gear dual_processor", "3+R", (5, 2, "S")),
        ("reverse_gear dual_processor", "B+L", (3, 2, "N")),
    ],
)
def test_gears_do_not_work_on_a_register_with_two_cards(option: str, cards: str, stand: tuple[int, int, str]) -> None:
    """Option brakes, option fourth_gear, option reverse_gear with option dual_processor or option crab_legs."""
    g = factory(HALL, robot(3, 2, "E", options=option, program=cards))

    run(g, Execute(ANA, ANA))

    assert asked(g) == []
    assert where(g, ANA) == stand


def test_gears_need_not_be_used() -> None:
    """Option fourth_gear."""
    g = factory(HALL, robot(0, 2, "E", options="fourth_gear", program="3"))

    run(g, Execute(ANA, ANA))
    answer(g, ANA, "cells", steps=3)

    assert where(g, ANA) == (3, 2, "E")


# ---- Gyroscopic Stabilizer -------------------------------------------------------------------------------------------

SPIN = """
+     +     +     +
   >    vw     R
+     +     +     +
   .     .     .
+     +     +     +
"""


@pytest.mark.parametrize(("choice", "ways"), [("gyroscope-on", ["E", "N"]), ("gyroscope-off", ["S", "E"])])
def test_the_gyroscope_is_set_before_register_1_for_the_whole_turn(choice: str, ways: list[str]) -> None:
    """Option gyroscopic_stabilizer: neither curves nor gears turn the robot, belts still carry it."""
    turned = []
    for x in (0, 2):
        way = "E" if x == 0 else "N"
        g = factory(
            SPIN, robot(x, 0, way, options="gyroscopic_stabilizer", program="U U"), robot(0, 1, "W", program="L L")
        )
        g.g.registers[0], g.g.registers[5] = -1, -1  # nobody moves by himself
        run(g, CompleteRegisters())
        assert asked(g) == [(ANA, "set-gyroscope")]
        g.g.lanes[2] = [step for step in g.g.lanes[2] if step.n == 0]  # only the first register
        answer(g, ANA, choice)
        stand = where(g, ANA)
        assert stand is not None
        turned.append(stand[2])

    assert turned == ways


def test_the_gyroscope_is_set_anew_in_every_turn() -> None:
    """Option gyroscopic_stabilizer."""
    g = factory(HALL, robot(3, 4, options="gyroscopic_stabilizer"), robot(0, 0))
    g.g.gyroscope = 1

    run(g, StartTurn())

    assert g.g.gyroscope == 0


def test_a_powered_down_robot_does_not_set_its_gyroscope() -> None:
    """Option gyroscopic_stabilizer: powered down, no option is used."""
    g = factory(HALL, robot(3, 4, options="gyroscopic_stabilizer", down=True), robot(0, 0, down=True))

    run(g, CompleteRegisters())

    assert told(g, "option-used") == []
    assert asked(g) == []


def test_a_gyroscope_that_is_lost_is_off() -> None:
    """Option gyroscopic_stabilizer: whoever draws the card next has to set it anew."""
    g = factory(SPIN, robot(2, 0, options="gyroscopic_stabilizer"), robot(2, 1, "N"))
    g.g.gyroscope = 1
    run(g, FireLasers())
    answer(g, ANA, "give-up", card="gyroscopic_stabilizer")
    give_option(g.g, BEN, OPTION_IDS.index("gyroscopic_stabilizer"))
    g.g.at[ANA], g.g.at[BEN] = 0, 2

    run(g, Gears())

    assert where(g, BEN) == (2, 0, "E")


def test_a_card_replaced_by_the_abort_switch_lies_face_up() -> None:
    """Option abort_switch: for everybody, like the card in whose place it lies."""
    g = factory(HALL, robot(0, 0, "E", options="abort_switch", program="1 1 1 1 1"), robot(5, 4, program="L L L L L"))
    stack(g, "U")
    run_register(g, 1)

    answer(g, ANA, "abort")

    assert g.g.view(BEN)["robots"][ANA]["registers"][0]["card"] == "u_turn"


@pytest.mark.parametrize("said", ["abort", "keep-program"])
def test_whether_a_program_is_aborted_cannot_be_taken_back(said: str) -> None:
    """Option abort_switch: the register runs at once, with the new card or the old one."""
    g = factory(HALL, robot(0, 0, "E", options="abort_switch", program="1 1 1 1 1"), robot(5, 4, program="L L L L L"))
    run_register(g, 1)
    g.g.keep_checkpoint()

    answer(g, ANA, said)

    with pytest.raises(NothingToUndo):
        g.g.undo(ANA)


@pytest.mark.parametrize(("site", "drawn"), [("w+", 1), (" .", 0)])
def test_what_led_to_an_option_card_cannot_be_taken_back(site: str, drawn: int) -> None:
    """Rule 11: an answer that can be taken back otherwise stands once an option has been drawn after it."""
    floor = f"+     +     +     +\n   .    {site}     .\n+     +     +     +"
    g = factory(floor, robot(1, 0, "E", down=True), robot(0, 0))
    run(g, DecideStay(), Repairs())
    g.g.keep_checkpoint()

    answer(g, ANA, "wake-up")

    assert len(options_of(g, ANA)) == drawn
    assert g.g.can_undo(ANA) == (not drawn)


def test_a_ramming_robot_that_falls_goes_no_further() -> None:
    """Option ramming_gear: it pushes a robot off a cell that has become a pit, and falls; the ram still counts."""
    floor = "+     +     +     +     +     +\n   .    ##     .     .     .\n+     +     +     +     +     +"
    g = factory(floor, robot(0, 0, "E", options="ramming_gear", program="3"), robot(1, 0))

    run(g, Execute(ANA, ANA))

    assert (where(g, ANA), where(g, BEN)) == (None, (2, 0, "N"))
    assert g.g.damage[BEN] == 1
    assert g.g.lives == [2, 3]


def test_a_gyroscope_protects_its_owner_only() -> None:
    """Option gyroscopic_stabilizer: Ben is turned by the curve, Cleo by the gear."""
    g = factory(SPIN, robot(0, 1, options="gyroscopic_stabilizer"), robot(0, 0, "E"), robot(2, 0))
    g.g.gyroscope = 1

    run(g, AllBelts(), Gears())

    assert (where(g, BEN), where(g, CLEO)) == ((1, 0, "S"), (2, 0, "E"))
