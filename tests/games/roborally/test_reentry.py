"""Re-entry of destroyed robots."""

import pytest

import paddock
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.moves import Execute
from paddock.games.roborally.rules.reentry import ReEntries
from paddock.games.roborally.rules.turn import StartTurn
from paddock.texts import LANGUAGES, Speaker, Texts
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    Scene,
    answer,
    asked,
    factory,
    labels,
    locked,
    off_board,
    open_floor,
    program,
    robot,
    run,
    where,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(7, 7)


def wrecked(g: Scene, *robots: int) -> Scene:
    g.g.wrecks = list(robots)
    return g


def places(g: Scene, seat: int) -> set[tuple[int, int]]:
    return {(label["x"], label["y"]) for label in labels(g, seat)}


def ways(g: Scene, seat: int) -> list[str]:
    return [label["way"] for label in labels(g, seat)]


def test_a_robot_returns_on_its_archive_cell_with_two_damage_facing_any_way() -> None:
    """Rule 14.3."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3)), robot(3, 2)), ANA)

    run(g, ReEntries())
    assert ways(g, ANA) == ["north", "east", "south", "west"]
    answer(g, ANA, way="south")
    answer(g, ANA, "keep-running")

    assert where(g, ANA) == (3, 3, "S")
    assert g.g.damage[ANA] == 2
    assert locked(g, ANA) == []


def test_two_that_return_on_different_cells_may_face_each_other() -> None:
    """Ruling 35."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3)), off_board(archive=(4, 3))), ANA, BEN)

    run(g, ReEntries())
    answer(g, ANA, way="east")
    answer(g, ANA, "keep-running")

    assert ways(g, BEN) == ["north", "east", "south", "west"]


def test_a_robot_may_return_powered_down() -> None:
    """Rule 14.3, ruling 34: all this is decided before the next deal."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3)), robot(0, 0)), ANA)

    run(g, ReEntries())
    answer(g, ANA, way="north")
    answer(g, ANA, "power-down")

    assert g.g.announced[ANA]
    run(g, StartTurn())
    assert g.g.damage[ANA] == 0
    assert g.g.hands[ANA] == []
    assert len(g.g.hands[BEN]) == 9


def test_of_several_on_one_cell_the_first_destroyed_gets_it() -> None:
    """Rule 14.3."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3)), off_board(archive=(3, 3))), BEN, ANA)

    run(g, ReEntries())
    answer(g, BEN, way="north")
    answer(g, BEN, "keep-running")
    assert asked(g) == [(ANA, "choose-cell")]

    assert places(g, ANA) == {(2, 2), (3, 2), (4, 2), (2, 3), (4, 3), (2, 4), (3, 4), (4, 4)}


def test_a_living_robot_on_the_archive_cell_displaces_as_well() -> None:
    """Ruling 5."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3)), robot(3, 3, "N")), ANA)

    run(g, ReEntries())
    answer(g, ANA, x=2, y=3)
    assert ways(g, ANA) == ["north", "south", "west"]  # Ben stands in the east
    answer(g, ANA, way="west")
    answer(g, ANA, "keep-running")

    assert where(g, ANA) == (2, 3, "W")


@pytest.mark.parametrize(("away", "may"), [(1, False), (2, False), (3, False), (4, True)])
def test_a_displaced_robot_may_not_face_another_one_three_cells_away_or_closer(away: int, may: bool) -> None:
    """Rule 14.3, ruling 36."""
    g = wrecked(factory(HALL, off_board(archive=(1, 0)), robot(1, 0), robot(2, 1 + away)), ANA)

    run(g, ReEntries())
    answer(g, ANA, x=2, y=1)

    assert ("south" in ways(g, ANA)) == may


def test_powered_down_robots_are_in_sight_of_a_displaced_robot_as_well() -> None:
    """Rule 14.3, ruling 36."""
    g = wrecked(factory(HALL, off_board(archive=(1, 0)), robot(1, 0), robot(2, 3, down=True)), ANA)

    run(g, ReEntries())
    answer(g, ANA, x=2, y=1)

    assert "south" not in ways(g, ANA)


def test_walls_block_the_view_of_a_displaced_robot() -> None:
    """Ruling 36."""
    floor = "+     +     +     +     +\n   .     .     .  |  .\n+     +     +     +     +"
    g = wrecked(factory(floor, off_board(archive=(1, 0)), robot(1, 0), robot(3, 0)), ANA)

    run(g, ReEntries())
    answer(g, ANA, x=2, y=0)

    assert "east" in ways(g, ANA)


def test_pits_and_cells_outside_are_not_allowed_but_walls_and_belts_are_no_matter() -> None:
    """Ruling 37."""
    floor = "+     +     +     +\n   .  |  .  |  >\n+     +     +     +\n  ##     .     .\n+     +     +     +"
    g = wrecked(factory(floor, off_board(archive=(1, 0)), robot(1, 0)), ANA)

    run(g, ReEntries())

    assert places(g, ANA) == {(0, 0), (2, 0), (1, 1), (2, 1)}


def test_without_a_free_neighbour_the_next_ring_is_used() -> None:
    """Rule 14.3: the publisher's answer."""
    floor = open_floor(5, 1)
    g = wrecked(factory(floor, off_board(archive=(2, 0)), robot(2, 0), robot(1, 0), robot(3, 0)), ANA)

    run(g, ReEntries())

    assert places(g, ANA) == {(0, 0), (4, 0)}


def test_tokens_taken_while_powered_down_come_back_with_the_robot() -> None:
    """Ruling 4: two more on top of them, and registers lock with random cards."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3), down=True), robot(0, 0)), ANA)
    g.g.damage[ANA] = 4

    run(g, ReEntries())
    answer(g, ANA, way="north")
    answer(g, ANA, "keep-running")

    assert g.g.damage[ANA] == 6
    assert locked(g, ANA) == [4, 5]
    assert program(g, ANA)[:3] == "---"
    assert "-" not in program(g, ANA)[3:]


def test_random_cards_are_locked_also_if_the_robot_returns_a_turn_later() -> None:
    """Ruling 4, where a destroyed robot sits out a turn: it is not powered down any more then."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3)), robot(0, 0)), ANA)
    g.g.damage[ANA] = 4

    run(g, ReEntries())

    assert "-" not in program(g, ANA)[3:]


def test_a_returning_robot_never_has_more_than_nine_damage() -> None:
    """Ruling 4."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3), down=True), robot(0, 0)), ANA)
    g.g.damage[ANA] = 9

    run(g, ReEntries())
    answer(g, ANA, way="north")
    answer(g, ANA, "keep-running")

    assert g.g.damage[ANA] == 9


def test_the_two_damage_cannot_be_avoided_with_options() -> None:
    """Ruling 33: and Ablative Coat does not take them."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3), options="ablative_coat brakes"), robot(0, 0)), ANA)

    run(g, ReEntries())

    assert asked(g) == [(ANA, "face")]
    assert g.g.damage[ANA] == 2


def test_robots_without_lives_do_not_return() -> None:
    """Rule 14.2."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3), lives=0), robot(0, 0), robot(1, 0)), ANA)

    run(g, ReEntries())

    assert asked(g) == []
    assert where(g, ANA) is None
    assert g.g.wrecks == []
    assert where(g, BEN) is not None
    assert where(g, CLEO) is not None


def test_old_damage_is_gone_when_a_robot_returns() -> None:
    """Rule 14.3."""
    g = factory(HALL, robot(0, 0, "W", damage=6, program="1 1 1 1 1", archive=(3, 3)), robot(6, 6))

    run(g, Execute(ANA, ANA), ReEntries())

    assert g.g.damage[ANA] == 2
    assert locked(g, ANA) == []


def test_a_powered_down_robot_that_is_pushed_off_brings_the_tokens_of_this_turn_back() -> None:
    """Ruling 4, first half: they are added to the two."""
    g = factory(HALL, robot(0, 0, down=True, damage=3, archive=(3, 3)), robot(1, 0, "W", program="1"))

    run(g, Execute(BEN, BEN), ReEntries())

    assert g.g.damage[ANA] == 5
    assert locked(g, ANA) == [5]


def test_a_powered_down_robot_destroyed_by_its_tokens_returns_with_two() -> None:
    """Ruling 4, second half."""
    g = factory(HALL, robot(3, 0, down=True, damage=9, archive=(3, 3)), robot(0, 0, "E"))

    run(g, FireLasers(), ReEntries())

    assert g.g.damage[ANA] == 2
    assert locked(g, ANA) == []


def test_a_cell_where_no_facing_is_allowed_is_not_offered() -> None:
    """Rule 14.3: all four ways from 2,3 a robot is in sight."""
    others = [robot(3, 3), robot(2, 1), robot(0, 3), robot(2, 5)]
    g = wrecked(factory(HALL, off_board(archive=(3, 3)), *others), ANA)

    run(g, ReEntries())

    assert places(g, ANA) == {(2, 2), (3, 2), (4, 2), (4, 3), (2, 4), (3, 4), (4, 4)}


def test_no_robot_returns_powered_down_where_that_is_forbidden() -> None:
    """Course factory_rejects."""
    g = wrecked(factory(HALL, off_board(archive=(3, 3)), robot(0, 0), rules=["no_power_down"]), ANA)

    run(g, ReEntries())
    answer(g, ANA, way="north")

    assert asked(g) == []
    assert g.g.announced[ANA] == 0


PIT = "+     +     +     +\n   .     .    ##\n+     +     +     +"
FATES = {
    "pit": ("Your robot fell into a pit.", "Ваш робот упал в яму."),
    "edge": ("Your robot left the floor.", "Ваш робот вылетел за край поля."),
    "damage": ("Your robot took too much damage.", "Ваш робот получил слишком много повреждений."),
}


def destroyed(how: str) -> Scene:
    """Ana is destroyed in this way and asked how she returns."""
    if how == "damage":
        g = factory(HALL, robot(3, 0, damage=9, archive=(3, 3)), robot(0, 0, "E"))
        run(g, FireLasers(), ReEntries())
        return g
    g = factory(PIT, robot(1, 0, "E" if how == "pit" else "N", program="1", archive=(1, 0)), robot(0, 0))
    run(g, Execute(ANA, ANA), ReEntries())
    return g


@pytest.mark.parametrize("how", FATES)
def test_whoever_returns_is_told_with_the_question_why_the_robot_was_destroyed(how: str) -> None:
    g = destroyed(how)

    asked_in_words = [
        Speaker(Texts(language), paddock.game("roborally"), ["Ana"]).question(g.g.question(ANA))
        for language in LANGUAGES
    ]

    assert {sentence.partition(".")[0] + "." for sentence in asked_in_words} == set(FATES[how])


def test_a_displaced_robot_is_told_why_it_was_destroyed_too_and_each_its_own_reason() -> None:
    g = factory(PIT, robot(1, 0, "E", program="1", archive=(1, 0)), robot(0, 0, "N", program="1", archive=(1, 0)))

    run(g, Execute(ANA, ANA), Execute(BEN, BEN), ReEntries())
    assert g.g.question(ANA)["args"]["how"] == "pit"
    answer(g, ANA, way="north")
    answer(g, ANA, "keep-running")

    assert g.g.question(BEN)["kind"] == "choose-cell"
    assert g.g.question(BEN)["args"]["how"] == "edge"
