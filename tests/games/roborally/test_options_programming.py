"""Options that act while programs are made and carried out."""

import pytest

from paddock.games.roborally.cards import NO_CARD, PROGRAM_CARDS
from paddock.games.roborally.rules.clean_up import CleanUp, Wipe
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute, MoveRobots
from paddock.games.roborally.rules.option_cards import lose_all_options
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.rules.recompile import OfferRecompile
from paddock.games.roborally.rules.turn import Deal, StartTurn
from paddock.games.roborally.state import PROGRAM, RUN
from paddock.kernel.table import TIME_IS_UP
from tests.games.roborally.make import (
    ANA,
    BEN,
    Scene,
    answer,
    asked,
    factory,
    kinds,
    labels,
    locked,
    open_floor,
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


def programming(g: Scene) -> Scene:
    g.g.phase = PROGRAM
    run(g, Programming())
    return g


def lay(g: Scene, seat: int, priorities: str) -> None:
    for number in priorities.split():
        answer(g, seat, "card", priority=int(number))


# ---- Extra Memory, Recompile -----------------------------------------------------------------------------------------


def test_extra_memory_gives_one_card_more() -> None:
    """Option extra_memory."""
    g = factory(HALL, robot(0, 0, options="extra_memory", damage=2), robot(1, 0))

    run(g, Deal())

    assert [len(g.g.hands[seat]) for seat in (ANA, BEN)] == [8, 9]


def test_extra_memory_helps_also_a_robot_that_gets_no_other_card() -> None:
    """Option extra_memory: nine damage leave one card."""
    g = factory(HALL, robot(0, 0, options="extra_memory", damage=9, program="1 1 1 1 1"), robot(1, 0))

    run(g, Deal())

    assert len(g.g.hands[ANA]) == 1


def test_recompile_changes_the_whole_hand_for_one_damage() -> None:
    """Option recompile."""
    g = factory(HALL, robot(0, 0, options="recompile", hand="1@490 1@500 L@70"), robot(1, 0))
    stack(g, "3@790 3@800 U@10")

    run(g, OfferRecompile())
    assert asked(g) == [(ANA, "recompile")]
    answer(g, ANA, "recompile")
    answer(g, ANA, "take-damage")

    assert g.g.hands[ANA] == [0, 78, 79]
    assert sorted(g.g.spent[ANA]) == [6, 48, 49]
    assert g.g.damage[ANA] == 1


def test_a_recompiled_card_may_come_back_when_the_deck_is_empty() -> None:
    """Option recompile, ruling 38: the hand is discarded first."""
    g = factory(HALL, robot(0, 0, options="recompile", hand="1@490 1@500 L@70"), robot(1, 0))
    g.g.deck = [0]

    run(g, OfferRecompile())
    answer(g, ANA, "recompile")

    assert 0 in g.g.hands[ANA]
    assert sorted(g.g.hands[ANA] + g.g.deck) == [0, 6, 48, 49]
    assert g.g.spent[ANA] == []


def test_an_aborted_card_may_come_back_when_the_deck_is_empty() -> None:
    """Option abort_switch, ruling 38: it is discarded first."""
    g = factory(HALL, robot(0, 0, "E", options="abort_switch", program="1@490"), robot(0, 4))
    g.g.deck = []

    run_register(g, 1)
    answer(g, ANA, "abort")

    assert where(g, ANA) == (1, 0, "E")
    assert g.g.registers[0] == 48


def test_recompile_is_only_offered() -> None:
    """Option recompile."""
    g = factory(HALL, robot(0, 0, options="recompile", hand="1@490 1@500 L@70"))

    run(g, OfferRecompile())
    answer(g, ANA, "keep-hand")

    assert g.g.hands[ANA] == [6, 48, 49]
    assert g.g.damage[ANA] == 0


def test_a_single_card_may_be_recompiled_as_well() -> None:
    """Option recompile: but an empty hand may not."""
    g = factory(HALL, robot(0, 0, options="recompile", hand="1@490"))
    run(g, OfferRecompile())
    assert asked(g) == [(ANA, "recompile")]

    g = factory(HALL, robot(0, 0, options="recompile"))
    run(g, OfferRecompile())
    assert asked(g) == []


def test_a_register_that_recompile_locks_takes_the_card_of_this_turn() -> None:
    """Option recompile: its damage counts at once, the hand has the size of the old one."""
    g = factory(HALL, robot(0, 0, options="recompile", damage=4, hand="1 1 1 1 1"))
    stack(g, "L@70 L@90 L@110 L@130 U@10")
    run(g, OfferRecompile())
    answer(g, ANA, "recompile")
    answer(g, ANA, "take-damage")
    assert locked(g, ANA) == [5]

    programming(g)
    lay(g, ANA, "70 90 110 130 10")

    assert program(g, ANA) == "LLLLU"
    assert locked(g, ANA) == [5]


# ---- Crab Legs, Dual Processor ---------------------------------------------------------------------------------------


def test_crab_legs_take_a_move_1_and_a_rotation_in_one_register() -> None:
    """Option crab_legs."""
    hand = "1@490 2@670 L@70 R@80 U@10 3@790 3@800"
    g = programming(factory(HALL, robot(3, 2, "N", options="crab_legs", hand=hand)))

    answer(g, ANA, "card", priority=490)
    assert [label.get("priority") for label in labels(g, ANA)] == [None, 70, 80]  # no U-turn
    answer(g, ANA, "side-step", priority=80)
    answer(g, ANA, "card", priority=670)  # a move 2 shares nothing

    assert asked(g) == [(ANA, "fill-register")]
    assert g.g.question(ANA)["args"]["register"] == 3


@pytest.mark.parametrize(("second", "x"), [("L", 2), ("R", 4)])
def test_crab_legs_step_to_the_side_without_turning(second: str, x: int) -> None:
    """Option crab_legs: pushing like any move, with the priority of the move."""
    g = factory(HALL, robot(3, 2, "N", options="crab_legs", program=f"1~{second}"), robot(x, 2))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) == (x, 2, "N")
    assert where(g, BEN) == (x + (1 if second == "R" else -1), 2, "N")


def test_a_second_card_is_offered_only_if_enough_are_left() -> None:
    """Option crab_legs, option dual_processor."""
    g = programming(factory(HALL, robot(3, 2, "N", options="dual_processor", hand="1@490 2@670 L@70 R@80 U@10")))

    answer(g, ANA, "card", priority=490)

    assert asked(g) == [(ANA, "fill-register")]


@pytest.mark.parametrize(
    ("cards", "stand"),
    [
        ("3+L", (3, 2, "W")),
        ("2+R", (3, 3, "E")),
        ("1+L", (3, 4, "W")),
        ("3+U", (3, 3, "S")),
        ("2+U", (3, 4, "S")),
        ("1+U", (3, 4, "S")),
        ("B+L", (3, 4, "W")),
    ],
)
def test_dual_processor_moves_less_and_then_rotates(cards: str, stand: tuple[int, int, str]) -> None:
    """Option dual_processor: one cell less, two with a U-turn, never below nothing."""
    g = factory(HALL, robot(3, 4, "N", options="dual_processor", program=cards))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) == stand


@pytest.mark.parametrize(("option", "pair"), [("crab_legs", "1@490~R@80"), ("dual_processor", "1@490+R@80")])
def test_a_pair_is_carried_out_at_the_priority_of_its_move(option: str, pair: str) -> None:
    """Option crab_legs, option dual_processor: before a turn of 410 and after a move of 500."""
    early, late = robot(5, 2, program="1@500"), robot(3, 2, program="L@410")
    g = factory(HALL, late, robot(1, 2, options=option, program=pair), early)

    run(g, MoveRobots())

    assert [(event["priority"], event["shares"] != "no") for event in told(g, "acts")] == [
        (500, False),
        (490, True),
        (410, False),
    ]


def test_with_both_options_a_pair_is_a_side_step_or_a_turn_as_chosen() -> None:
    """Option crab_legs with option dual_processor."""
    hand = "1@490 L@70 R@80 U@10 3@790 3@800 3@810"
    g = programming(factory(HALL, robot(3, 2, "N", options="dual_processor crab_legs", hand=hand)))

    answer(g, ANA, "card", priority=490)

    assert kinds(g, ANA) == ["one-card", "second-card", "second-card", "second-card", "side-step", "side-step"]


def test_both_cards_of_a_pair_stay_in_a_register_that_locks() -> None:
    """Option dual_processor."""
    g = factory(HALL, robot(3, 2, "N", damage=4, options="dual_processor", program="1 1 1 1 2+L"), robot(3, 0, "S"))
    run(g, FireLasers())
    answer(g, ANA, "take-damage")

    run(g, Wipe())

    assert program(g, ANA) == "----2"
    assert g.g.pairs[4] != -1


def test_a_rotation_does_not_follow_a_robot_into_a_pit() -> None:
    """Option dual_processor."""
    g = factory("+     +     +\n   .    ##\n+     +     +", robot(0, 0, "E", options="dual_processor", program="2+L"))

    run(g, Execute(ANA, ANA))

    assert where(g, ANA) is None
    assert told(g, "turned") == []


# ---- Conditional Program, Flywheel -----------------------------------------------------------------------------------


def stored(option: str) -> Scene:
    hand = "1@490 1@500 1@510 1@520 1@530 U@10 U@20"
    g = programming(factory(HALL, robot(3, 4, "N", options=option, hand=hand), robot(0, 0, hand="2 2 2 2 2")))
    lay(g, ANA, "490 500 510 520 530")
    assert asked(g)[0] == (ANA, "store-card")
    return g


def test_conditional_program_stores_a_card_that_is_left_over() -> None:
    """Option conditional_program."""
    g = stored("conditional_program")

    answer(g, ANA, "store", priority=20)

    assert g.g.conditional_card == 1
    assert not g.g.view(BEN)["robots"][ANA]["options"][0]["stored"]


def test_the_stored_card_may_replace_one_before_the_cards_are_revealed() -> None:
    """Option conditional_program."""
    g = factory(
        HALL, robot(3, 4, "N", options="conditional_program", program="1 1 1 1 1"), robot(0, 0, program="L L L L L")
    )
    g.g.conditional_card = g.g.deck.pop(0)  # a U-turn
    run_register(g, 1)
    assert asked(g) == [(ANA, "swap-program")]
    assert told(g, "revealed") == []
    answer(g, ANA, "keep-program")
    run_register(g, 2)
    answer(g, ANA, "swap")

    assert where(g, ANA) == (3, 3, "S")
    assert g.g.conditional_card == -1
    run_register(g, 3)
    assert asked(g) == []


def test_the_card_that_is_swapped_out_is_discarded() -> None:
    """Option conditional_program: face down, as it was not revealed; no card is lost."""
    g = factory(HALL, robot(3, 4, "N", options="conditional_program", program="1@490"), robot(0, 0, program="L"))
    g.g.conditional_card = g.g.deck.pop(0)

    run_register(g, 1)
    answer(g, ANA, "swap")

    assert (program(g, ANA), g.g.spent[ANA]) == ("U----", [48])
    assert sorted(program_cards(g.g)) == list(range(PROGRAM_CARDS))


def test_a_locked_register_is_not_swapped() -> None:
    """Option conditional_program."""
    g = factory(HALL, robot(3, 4, "N", damage=9, options="conditional_program", program="1 1 1 1 1"))
    g.g.conditional_card = g.g.deck.pop(0)

    run_register(g, 1)

    assert asked(g) == []


def test_a_register_that_has_locked_in_this_turn_is_not_swapped_either() -> None:
    """Option conditional_program: its card still lies face down."""
    g = factory(HALL, robot(3, 4, "N", options="conditional_program", program="1 1 1 1 1"))
    g.g.conditional_card = g.g.deck.pop(0)
    g.g.damage[ANA], g.g.locks[ANA] = 5, 16

    run_register(g, 5)

    assert asked(g) == []
    assert where(g, ANA) == (3, 3, "N")


def test_a_destroyed_robot_swaps_nothing() -> None:
    """Option conditional_program: it has lost another option, and nothing of its program is left."""
    options = "conditional_program brakes"
    g = factory(HALL, robot(0, 0, "W", options=options, program="2 1"), robot(5, 4, program="L L"))
    g.g.conditional_card = g.g.deck.pop(0)
    run(g, MoveRobots())
    answer(g, ANA, "lose", card="brakes")

    run_register(g, 2)

    assert asked(g) == []


def test_an_unused_stored_card_is_discarded_at_the_end_of_the_turn() -> None:
    """Option conditional_program."""
    g = factory(HALL, robot(3, 4, "N", options="conditional_program"))
    g.g.conditional_card = g.g.deck.pop(0)

    run(g, CleanUp())

    assert g.g.conditional_card == -1
    assert g.g.spent[ANA] == [0]


def test_flywheel_keeps_a_card_for_a_later_turn() -> None:
    """Option flywheel."""
    g = stored("flywheel")
    answer(g, ANA, "store", priority=10)
    lay(g, BEN, " ".join(str(label["priority"]) for label in labels(g, BEN)))
    assert g.g.flywheel_card == 0
    run(g, CleanUp(), Deal())
    assert 0 not in g.g.hands[ANA] + g.g.deck

    programming(g)

    assert 0 in g.g.hands[ANA]
    assert len(g.g.hands[ANA]) == 10
    assert g.g.flywheel_card == -1


def test_when_time_is_up_the_card_from_the_flywheel_is_stored_again() -> None:
    """Option flywheel, rule 6 (time over): its owner may add it, and has not used it."""
    g = factory(HALL, robot(3, 4, options="flywheel", hand="1 1 1 1 1 1"), robot(0, 0, down=True))
    g.g.flywheel_card = g.g.deck.pop(0)
    programming(g)

    g.g.answer(ANA, TIME_IS_UP)

    assert g.g.flywheel_card == 0
    assert program(g, ANA) == "11111"


def test_when_time_is_up_the_card_from_the_flywheel_fills_a_gap_if_it_is_needed() -> None:
    """Option flywheel, option dual_processor, rule 6 (time over): two pairs leave three cards for three gaps."""
    late = robot(3, 4, damage=3, options="flywheel dual_processor", program="1+L 1+R", hand="2 2")
    g = factory(HALL, late, robot(0, 0, down=True))
    g.g.flywheel_card = g.g.deck.pop(0)
    programming(g)

    g.g.answer(ANA, TIME_IS_UP)

    assert g.g.flywheel_card == NO_CARD
    assert sorted(program(g, ANA)) == ["1", "1", "2", "2", "U"]


def test_a_card_from_the_flywheel_that_is_in_the_program_stays_there() -> None:
    """Option flywheel, rule 6 (time over)."""
    g = factory(HALL, robot(3, 4, options="flywheel", hand="1 1 1 1 1 1"), robot(0, 0, down=True))
    g.g.flywheel_card = g.g.deck.pop(0)
    programming(g)
    answer(g, ANA, "card", priority=10)

    g.g.answer(ANA, TIME_IS_UP)

    assert g.g.flywheel_card == NO_CARD
    assert program(g, ANA) == "U1111"


@pytest.mark.parametrize("option", ["flywheel", "conditional_program"])
def test_the_timer_runs_also_while_a_card_is_stored(option: str) -> None:
    """Rule 6 (timer): storing is part of programming; when time is up nothing is stored."""
    g = factory(HALL, robot(3, 4, options=option, hand="1 1 1 1 1 2"), robot(0, 0, down=True))
    programming(g)
    for _ in range(5):
        g.g.answer(ANA, g.g.options(ANA)[0])
    assert asked(g) == [(ANA, "store-card")]
    assert g.g.seconds(ANA) == 30

    g.g.answer(ANA, TIME_IS_UP)

    assert (g.g.conditional_card, g.g.flywheel_card) == (NO_CARD, NO_CARD)
    assert g.g.phase == RUN


def test_the_timer_runs_also_for_a_power_down_announced_in_secret() -> None:
    """Rule 6 (timer): when time is up nothing is announced."""
    g = factory(HALL, robot(3, 4, damage=1, hand="1 1 1 1 1"), robot(0, 0, down=True), power_down="with_program")
    programming(g)
    for _ in range(5):
        g.g.answer(ANA, g.g.options(ANA)[0])
    assert asked(g) == [(ANA, "announce-power-down")]
    assert g.g.seconds(ANA) == 30

    g.g.answer(ANA, TIME_IS_UP)

    assert g.g.announced == [0, 0]


@pytest.mark.parametrize(("said", "kept"), [("store", 66), ("store-nothing", NO_CARD)])
def test_what_was_said_of_the_flywheel_holds_when_time_is_up_at_the_next_question(said: str, kept: int) -> None:
    """Option flywheel, rule 6 (time over): the card that came from it is not laid back then, and none is lost."""
    late = robot(3, 4, damage=1, options="flywheel", hand="1@490 1@500 1@510 1@520 1@530 2@670")
    g = factory(HALL, late, robot(0, 0, down=True), power_down="with_program")
    g.g.flywheel_card = g.g.deck.pop(0)
    programming(g)
    lay(g, ANA, "490 500 510 520 530")
    answer(g, ANA, said, **({"priority": 670} if said == "store" else {}))
    assert asked(g) == [(ANA, "announce-power-down")]

    g.g.answer(ANA, TIME_IS_UP)

    assert g.g.flywheel_card == kept
    assert 0 in g.g.spent[ANA]
    assert sorted(program_cards(g.g)) == list(range(PROGRAM_CARDS))


@pytest.mark.parametrize(("lost", "kept"), [("brakes", 0), ("flywheel", NO_CARD)])
def test_a_destroyed_robot_that_keeps_its_flywheel_keeps_the_card_on_it(lost: str, kept: int) -> None:
    """Option flywheel, rule 14.2: the card goes with the option only."""
    g = factory(HALL, robot(0, 0, "W", options="flywheel brakes", program="2 1 1"), robot(3, 4))
    g.g.flywheel_card = g.g.deck.pop(0)

    run(g, Execute(ANA, ANA))
    answer(g, ANA, "lose", card=lost)

    assert program(g, ANA) == "-----"
    assert g.g.flywheel_card == kept
    assert (0 in g.g.spent[ANA]) == (kept == NO_CARD)


def test_a_powered_down_robot_keeps_its_flywheel_card() -> None:
    """Option flywheel."""
    g = factory(HALL, robot(3, 4, "N", damage=1, options="flywheel", announced=True), robot(0, 0))
    g.g.flywheel_card = g.g.deck.pop(0)

    run(g, StartTurn())

    assert g.g.flywheel_card == 0


@pytest.mark.parametrize("option", ["flywheel", "conditional_program"])
def test_a_card_stored_on_an_option_that_is_lost_is_discarded(option: str) -> None:
    """Option flywheel, option conditional_program: face down, and the next deal has all 84 cards."""
    g = factory(HALL, robot(3, 4, "N", options=option), robot(3, 0, "S"))
    setattr(g.g, option.split("_")[0] + "_card", g.g.deck.pop(0))

    run(g, FireLasers())
    answer(g, ANA, "give-up", card=option)
    assert (g.g.flywheel_card, g.g.conditional_card) == (NO_CARD, NO_CARD)
    assert g.g.spent[ANA] == [0]
    run(g, Deal())

    assert len(g.g.deck) + len(g.g.hands[ANA]) + len(g.g.hands[BEN]) == PROGRAM_CARDS


def test_a_card_that_has_come_from_the_flywheel_once_is_an_ordinary_card_later() -> None:
    """Option flywheel, rule 6 (time over): dealt again next turn, it is not laid back onto the card."""
    g = factory(HALL, robot(3, 4, options="flywheel", hand="1 1 1 1"), robot(0, 0, down=True))
    g.g.flywheel_card = g.g.deck.pop(0)
    programming(g)
    for _ in range(5):
        g.g.answer(ANA, g.g.options(ANA)[0])
    assert g.g.phase == RUN
    run(g, Wipe())
    g.g.spent[ANA].remove(0)
    g.g.hands[ANA] = [0, *sorted(g.g.deck.pop() for _ in range(5))]

    programming(g)
    g.g.answer(ANA, TIME_IS_UP)

    assert g.g.flywheel_card == NO_CARD


def test_when_time_is_up_nothing_can_be_taken_back() -> None:
    """Rule 6 (time over): also if nothing had to be filled at random."""
    g = factory(HALL, robot(3, 4, options="flywheel", hand="1 1 1 1 1 2"), robot(0, 0, hand="2 2 2 2 2"), timer="all")
    programming(g)
    g.g.keep_checkpoint()
    for _ in range(5):
        g.g.answer(ANA, g.g.options(ANA)[0])
    assert g.g.can_undo(ANA)

    g.g.answer(ANA, TIME_IS_UP)

    assert asked(g) == [(BEN, "fill-register")]
    assert not g.g.can_undo(ANA)


def test_a_robot_destroyed_by_its_recompile_loses_its_hand() -> None:
    """Option recompile: with nine damage the tenth token destroys, before anything is programmed."""
    g = factory(
        HALL, robot(0, 0, damage=9, options="recompile extra_memory", program="1 1 1 1 1"), robot(3, 0), robot(5, 4)
    )
    run(g, StartTurn())
    answer(g, ANA, "recompile")
    answer(g, ANA, "take-damage")

    assert g.g.lives[ANA] == 2
    assert g.g.hands[ANA] == []


@pytest.mark.parametrize(("damage", "program", "first"), [(0, "2+R 1~L", 1), (6, "L L L 2+R 1~L", 4)])
def test_a_pair_is_carried_out_also_if_its_option_has_been_lost(damage: int, program: str, first: int) -> None:
    """Option crab_legs, option dual_processor: the cards were put down together, in a locked register too."""
    g = factory(HALL, robot(0, 2, "E", damage=damage, program=program, options="dual_processor crab_legs"))
    lose_all_options(g.g, ANA)

    run_register(g, first)
    assert where(g, ANA) == (1, 2, "S")
    run_register(g, first + 1)

    assert where(g, ANA) == (2, 2, "S")
