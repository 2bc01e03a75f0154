"""Power down and its whole life."""

import pytest

from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.power_down import AnnouncePowerDowns
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.rules.turn import StartTurn
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    answer,
    asked,
    factory,
    happened,
    labels,
    locked,
    open_floor,
    program,
    robot,
    run,
    stack,
    told,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 3)


def test_damaged_robots_may_announce_in_dock_order() -> None:
    """Rule 7."""
    g = factory(HALL, robot(0, 0, damage=1), robot(1, 0), robot(2, 0, damage=4))
    g.g.docks = [CLEO, BEN, ANA]

    run(g, AnnouncePowerDowns())
    assert asked(g) == [(CLEO, "announce-power-down")]
    answer(g, CLEO, "power-down")
    assert asked(g) == [(ANA, "announce-power-down")]
    assert g.g.view(ANA)["robots"][CLEO]["announced"]
    answer(g, ANA, "keep-running")

    assert g.g.announced == [0, 0, 1]


def test_a_robot_without_damage_may_not_announce() -> None:
    """Ruling 25."""
    g = factory(HALL, robot(0, 0), robot(1, 0))

    run(g, AnnouncePowerDowns())

    assert asked(g) == []


def test_a_power_down_may_be_announced_in_secret_with_the_program() -> None:
    """Rule 7, with the table's option."""
    g = factory(HALL, robot(0, 0, damage=4, hand="1 1 1 1 1"), robot(1, 0, hand="2 2 2 2 2"), power_down="with_program")
    g.g.phase = 1
    run(g, Programming(), AnnouncePowerDowns())
    for _ in range(5):
        g.g.answer(ANA, g.g.options(ANA)[0])

    assert asked(g) == [(ANA, "announce-power-down"), (BEN, "fill-register")]
    answer(g, ANA, "power-down")
    assert not g.g.view(BEN)["robots"][ANA]["announced"]
    for _ in range(5):
        g.g.answer(BEN, g.g.options(BEN)[0])

    assert g.g.view(BEN)["robots"][ANA]["announced"]
    assert told(g, "announced", ANA)


def test_all_damage_is_discarded_when_the_next_turn_begins() -> None:
    """Rule 12.3, ruling 26: also what came between, and ruling 28: all locks open."""
    g = factory(HALL, robot(0, 0, damage=6, announced=True, program="- - - 1 2"), robot(1, 0))

    run(g, StartTurn())

    assert g.g.damage[ANA] == 0
    assert locked(g, ANA) == []
    assert program(g, ANA) == "-----"
    assert g.g.down[ANA]
    assert g.g.hands[ANA] == []
    assert asked(g) == [(BEN, "fill-register")]


def test_a_powered_down_robot_is_shot_and_keeps_the_damage_when_it_wakes() -> None:
    """Rule 12.4, rule 12.6."""
    g = factory(HALL, robot(0, 0, "N", down=True), robot(3, 0, "W"))

    run(g, FireLasers(), CleanUp())
    answer(g, ANA, "wake-up")
    run(g, StartTurn())

    assert g.g.damage[ANA] == 1
    assert len(g.g.hands[ANA]) == 8


def test_a_robot_may_stay_down_without_damage_and_is_mended_again() -> None:
    """Rule 12.6, ruling 25."""
    g = factory(HALL, robot(0, 0, "N", down=True), robot(3, 0, "N"))

    run(g, CleanUp())
    assert [label["kind"] for label in labels(g, ANA)] == ["wake-up", "stay-down"]
    answer(g, ANA, "stay-down")
    run(g, StartTurn())

    assert g.g.down[ANA]
    assert "powered-down" in happened(g)


def test_random_cards_of_a_power_down_are_carried_out_when_the_robot_wakes() -> None:
    """Rule 12.6, ruling 39: with the priority of the card."""
    g = factory(HALL, robot(0, 0, "N", damage=4, down=True), robot(3, 0, "W"))
    stack(g, "3@810")

    run(g, FireLasers(), CleanUp())
    answer(g, ANA, "wake-up")
    run(g, StartTurn())

    assert program(g, ANA) == "----3"
    assert g.g.view(BEN)["robots"][ANA]["registers"][4]["priority"] == 810
    assert len(g.g.hands[ANA]) == 4


def test_a_robot_destroyed_after_its_announcement_chooses_again_when_it_returns() -> None:
    """Rule 12.7."""
    g = factory(HALL, robot(0, 0, "N", damage=3, announced=True, lives=3, archive=(2, 2)), robot(3, 0, "N"))
    g.g.damage[ANA] = 9
    g.g.facing[BEN] = 3

    run(g, FireLasers())
    assert where(g, ANA) is None
    assert not g.g.announced[ANA]
    run(g, CleanUp())
    answer(g, ANA, way="east")
    assert asked(g) == [(ANA, "enter-down")]
    answer(g, ANA, "power-down")

    assert g.g.announced[ANA]


def test_nobody_may_power_down_where_the_course_forbids_it() -> None:
    """Course Factory Rejects."""
    g = factory(HALL, robot(0, 0, damage=4), robot(1, 0), rules=["no_power_down"])

    run(g, AnnouncePowerDowns())

    assert asked(g) == []


def test_an_announcement_may_be_taken_back_until_somebody_has_answered_after_it() -> None:
    """Rule 7: then somebody has built on it."""
    g = factory(HALL, robot(0, 0, damage=1), robot(1, 0, damage=1), robot(2, 0, damage=1))
    run(g, AnnouncePowerDowns())

    answer(g, ANA, "power-down")
    assert g.g.can_undo(ANA)
    answer(g, BEN, "keep-running")

    assert not g.g.can_undo(ANA)
    assert g.g.can_undo(BEN)


def test_a_powered_down_robot_does_not_announce() -> None:
    """Rule 7: whether it stays down is asked at the end of the turn."""
    g = factory(HALL, robot(0, 0, damage=2, down=True), robot(1, 0, damage=2))

    run(g, AnnouncePowerDowns())

    assert asked(g) == [(BEN, "announce-power-down")]
    answer(g, BEN, "keep-running")
    assert asked(g) == []


def test_who_was_down_says_in_dock_order_whether_it_stays_before_anybody_returns() -> None:
    """Rules 13.3 and 13.4."""
    g = factory(HALL, robot(0, 0, lives=2, archive=(0, 0)), robot(1, 0, down=True), robot(2, 0, down=True))
    g.g.docks = [CLEO, BEN, ANA]
    g.g.at[ANA] = -1
    g.g.wrecks = [ANA]

    run(g, CleanUp())
    assert asked(g) == [(CLEO, "stay-down")]
    answer(g, CLEO, "wake-up")
    assert asked(g) == [(BEN, "stay-down")]
    answer(g, BEN, "stay-down")

    assert asked(g) == [(ANA, "face")]
