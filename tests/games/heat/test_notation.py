"""The position as one line of text."""

from typing import Any

import pytest

from paddock.games.heat.rules.round import Round
from tests.games.heat.make import ANA, BEN, answer, car, plan, race, run

pytestmark = pytest.mark.usefixtures("manner")


def test_the_notation_tells_the_whole_position_in_one_line() -> None:
    g = race("oval", car(at=14, gear=3, heat=4, hand="1 2 h", deck="3 4", discard="s"), car(at=-1), in_round=7)

    line = g.g.notation()

    assert "\n" not in line
    assert line.startswith("heat oval 2 laps r7 drive")
    assert "0@14.0 g3 h4 | 1 2 heat | 3 4 | stress | - |" in line
    assert "1@-1.0 g1 h6 | - | - | - | - |" in line


@pytest.mark.parametrize(
    "change",
    ["at", "spot", "gear", "heat", "next_gear", "began_at", "speed", "cooldown", "finished_in", "place"],
)
def test_a_number_that_differs_makes_another_notation(change: str) -> None:
    g, other = race("oval", car(at=14), car(at=5)), race("oval", car(at=14), car(at=5))

    setattr(other.cars[ANA], change, getattr(other.cars[ANA], change) + 1)

    assert g.g.notation() != other.g.notation()


@pytest.mark.parametrize("change", ["face_up", "ready", "cluttered", "can_boost", "adrenaline", "spun_out"])
def test_a_mark_that_differs_makes_another_notation(change: str) -> None:
    g, other = race("oval", car(at=14), car(at=5)), race("oval", car(at=14), car(at=5))

    setattr(other.cars[BEN], change, not getattr(other.cars[BEN], change))

    assert g.g.notation() != other.g.notation()


@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "played"])
def test_a_card_that_differs_makes_another_notation(pile: str) -> None:
    lines = set()
    for card in ["0", "1", "2", "3", "4", "5", "s", "h"]:
        piles: dict[str, Any] = {pile: card}
        lines.add(race("oval", car(at=14, **piles)).g.notation())

    assert len(lines) == 8


def test_another_order_of_the_round_makes_another_notation() -> None:
    """The order is fixed at the start of a round, so the positions alone do not tell it."""
    g, other = race("oval", car(at=14), car(at=5)), race("oval", car(at=14), car(at=5))

    other.g.order = [BEN, ANA]

    assert g.g.notation() != other.g.notation()


def test_plans_are_part_of_the_notation() -> None:
    g = race("ring", car(at=14, hand="1 2 3"), car(at=5, hand="1"))
    run(g, Round())
    lines = [g.g.notation()]
    answer(g, ANA, gear=2)
    lines.append(g.g.notation())
    answer(g, ANA, card="1")
    lines.append(g.g.notation())
    answer(g, ANA, card="3")
    lines.append(g.g.notation())
    plan(g, BEN, "1")
    lines.append(g.g.notation())

    assert len(set(lines)) == 5
