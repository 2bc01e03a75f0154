"""What lasts for one turn only: it begins anew in the next one, and what a turn has settled stays settled."""

from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.round import Round
from paddock.games.heat.rules.turn import DriverTurn
from tests.games.heat.make import ANA, BEN, answer, car, kinds, pass_turn, plan, race, run, told


def test_a_corner_is_checked_only_in_the_turn_that_crosses_its_line() -> None:
    """Step 7: lines crossed in this turn."""
    g = race("oval", car(at=11, gear=2, heat=6, hand="1 1 1 1 1 1 1", deck="1 1"), car(at=0, hand="1 1 1"))
    run(g, Round())

    for _ in range(2):
        plan(g, ANA, "1 1")
        plan(g, BEN, "1")
        pass_turn(g, ANA)
        pass_turn(g, BEN)

    assert g.cars[ANA].at == 15
    assert len(told(g, "corner-passed", ANA)) == 1


def test_the_second_corner_has_its_own_limit_in_the_second_lap() -> None:
    """Step 7."""
    g = race("oval", car(began_at=70, at=72, speed=6, heat=6), laps=2)

    run(g, CheckCorners(ANA))

    assert told(g, "corner-passed") == [{"corner": 1, "speed": 6, "limit": 5, "heat": 1}]


def test_the_engine_may_hold_more_heat_than_it_began_with() -> None:
    """Rule 2.2: the Heat of the starting upgrades can be cooled down, too."""
    g = race("ring", car(gear=2, heat=6, hand="h", played="1 1"))
    run(g, DriverTurn(ANA))

    answer(g, ANA, "cool-down", amount=1)

    assert g.cars[ANA].heat == 7


def test_symbols_begin_anew_in_every_turn() -> None:
    """Step 5: one boost a turn; the rest of a gear's cooldown is lost (ruling 9.5.3)."""
    hand, deck = "1 1 1 1 h h h", "2 2 2 2 2 2 2 2 2 2"
    g = race("ring", car(at=0, gear=2, heat=6, hand=hand, deck=deck), car(at=-5, hand="1 1 1 1 1 1 1"))
    run(g, Round())

    plan(g, ANA, "1 1")
    plan(g, BEN, "1")
    assert kinds(g, ANA) == ["done", "cool-down", "boost"]
    pass_turn(g, ANA)
    pass_turn(g, BEN)
    for cards in ("1 1 2", "2 2 2"):
        plan(g, ANA, cards)
        plan(g, BEN, "1")
        assert kinds(g, ANA) == ["done", "boost"]
        answer(g, ANA, "boost")
        pass_turn(g, ANA)
        pass_turn(g, BEN)


def test_the_cooldown_of_unused_adrenaline_cannot_be_saved() -> None:
    """Ruling 9.5.11."""
    g = race("ring", car(at=5, gear=3, heat=1, hand="4 4 4 h", deck="4 4 4"), car(at=6, hand="1 1"))
    run(g, Round())
    plan(g, ANA, "4 4 4")
    plan(g, BEN, "1")
    pass_turn(g, BEN)
    pass_turn(g, ANA)

    plan(g, ANA, "4 4 4")
    plan(g, BEN, "1")

    assert kinds(g, ANA) == ["done", "boost"]


def test_the_turn_after_a_cluttered_hand_is_ordinary() -> None:
    """Rule 3.1."""
    g = race("ring", car(at=5, gear=3, heat=0, hand="1 h h h h h h", deck="4 3 2 1"), car(at=30, hand="1 1 1"))
    run(g, Round())
    answer(g, ANA, "cluttered", gear=2)
    plan(g, BEN, "1")
    pass_turn(g, BEN)

    plan(g, ANA, "1")
    plan(g, BEN, "1")
    pass_turn(g, BEN)

    assert g.cars[ANA].at == 6
    assert "cool-down" in kinds(g, ANA)


def test_a_turn_without_a_draw_is_settled_too() -> None:
    """A hand of seven or more draws nothing, and yet the next driver has been told."""
    g = race("ring", car(at=9, gear=1, heat=0, hand="1 2 3 4 4 4 4 s s"), car(at=0, hand="1 1 1"))
    run(g, Round())
    plan(g, ANA, "1")
    plan(g, BEN, "1")

    while g.g.acting == ANA:
        answer(g, ANA, "done")

    assert len(g.cars[ANA].hand) == 8
    assert not g.g.can_undo(ANA)
