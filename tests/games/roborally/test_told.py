"""What is told: an event comes when its change is made, and says what a picture of it needs."""

import pytest

from paddock.games.roborally.face import FACE
from paddock.games.roborally.rules.clean_up import Wipe
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.games.roborally.rules.turn import StartTurn
from tests.games.roborally.make import (
    ANA,
    BEN,
    answer,
    factory,
    happened,
    off_board,
    open_floor,
    program,
    robot,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(5, 5)


def test_a_robot_pushed_off_the_floor_is_named_and_has_no_new_cell() -> None:
    g = factory(HALL, robot(3, 0, "E", program="1"), robot(4, 0))

    run(g, Execute(ANA, ANA))

    push = told(g, "pushed")[0]
    assert (push["over"], [row["robot"] for row in push["moves"]]) == (BEN, [ANA])
    assert [(row["how"], row["x"], row["y"]) for row in told(g, "destroyed", BEN)] == [("edge", 4, 0)]


def test_a_push_that_keeps_everybody_on_the_floor_names_nobody_who_leaves_it() -> None:
    g = factory(HALL, robot(2, 0, "E", program="1"), robot(3, 0))

    run(g, Execute(ANA, ANA))

    assert "over" not in told(g, "pushed")[0]


def test_a_beam_of_the_board_is_told_with_its_first_cell() -> None:
    floor = "+     +     +     +\n|  .     .     .  |\n+     +     +     +"
    g = factory(floor, robot(2, 0), lasers=["0,0 E 3"])

    run(g, FireLasers())

    beam = told(g, "beam")[0]
    assert (beam["from"], beam["x"], beam["y"]) == ({"x": 0, "y": 0}, 2, 0)


def test_a_power_down_is_told_with_the_damage_that_it_discards() -> None:
    g = factory(HALL, robot(0, 0, damage=6, announced=True), robot(4, 4))

    run(g, StartTurn())

    assert told(g, "powered-down") == [{"robot": ANA, "blocker": 0, "damage": 6}]
    assert happened(g)[:2] == ["turn-began", "powered-down"]


def test_wiped_registers_are_told_to_pictures_and_to_nobody_else() -> None:
    g = factory(HALL, robot(0, 0, program="1 1 1 1 1"), robot(4, 4))

    run(g, Wipe())

    assert happened(g) == ["wiped"]
    assert program(g, ANA) == "-----"
    assert FACE.events["wiped"].is_silent


@pytest.mark.parametrize("taken", [False, True])
def test_a_robot_is_told_to_be_back_before_it_is_asked_for_its_way(taken: bool) -> None:
    g = factory(HALL, off_board(archive=(2, 2)), robot(2, 2) if taken else robot(0, 0))
    g.g.wrecks = [ANA]

    run(g, ReEntries())
    if taken:
        assert happened(g) == []
        answer(g, ANA, "place", x=1, y=1)

    assert happened(g) == ["returns"]
    cell = {"x": 1, "y": 1} if taken else {"x": 2, "y": 2}
    assert told(g, "returns") == [{"robot": ANA, "blocker": 0, **cell}]
    assert g.g.question(ANA)["kind"] == "face"


def test_a_quiet_table_knows_as_well_how_a_robot_was_destroyed() -> None:
    g = factory(HALL, robot(0, 0, "N", program="1", archive=(2, 2)), robot(4, 4))
    g.g.quiet = True

    run(g, Execute(ANA, ANA), ReEntries())

    assert g.g.question(ANA)["args"]["how"] == "edge"
