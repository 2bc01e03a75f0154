"""The data of the four circuits and of the cards, against the numbers printed on boards and cards."""

from typing import Any

import pytest

from paddock.games.heat.cards import HEAT, STRESS, is_discardable, pluses, starting_deck, value
from paddock.games.heat.circuits import CIRCUITS, circuit, make_circuit
from tests.games.heat.make import cards

# The spaces of a lap; then for each corner the last space before its line (counted from 1), the limit, the lane in
# which the race line runs behind it, and the last space before its legend line.
PRINTED = {
    "usa": (69, [(12, 7, 2, 2), (33, 3, 2, 27), (49, 3, 2, 43), (57, 2, 1, 52)]),
    "great_britain": (63, [(15, 10, 1, 2), (30, 6, 1, 21), (37, 5, 2, 30), (43, 4, 2, 37), (48, 3, 1, 43)]),
    "italy": (54, [(10, 5, 1, 2), (19, 2, 2, 14), (26, 3, 1, 20)]),
    "france": (60, [(12, 5, 1, 4), (20, 2, 1, 15), (27, 4, 2, 20), (39, 3, 1, 33), (47, 4, 1, 40)]),
}


def test_these_are_the_circuits_of_the_base_box() -> None:
    assert list(PRINTED) == CIRCUITS


@pytest.mark.parametrize("name", CIRCUITS)
def test_a_circuit_is_as_printed(name: str) -> None:
    """Rule 2.1. A line behind the n-th space lies before space n when spaces count from 0."""
    spaces, corners = PRINTED[name]
    found = circuit(name)

    assert found.spaces == spaces
    assert list(zip(found.lines, found.limits, found.lanes, found.legend_lines, strict=True)) == corners
    assert (found.heat, found.stress) == (6, 3)


@pytest.mark.parametrize("name", CIRCUITS)
def test_the_race_line_changes_sides_only_at_corner_lines(name: str) -> None:
    """Ruling 9.1.2. The lane behind the last corner holds up to the first corner of the next lap."""
    found = circuit(name)
    lanes = [found.race_line_lane(space) for space in range(found.spaces)]

    changes = [space for space in range(found.spaces) if lanes[space] != lanes[space - 1]]
    assert set(changes) <= set(found.lines)
    assert [lanes[line] for line in found.lines] == found.lanes
    assert lanes[0] == found.lanes[-1]


CORNER = {"line_before": 5, "limit": 3, "legend_line_before": 2, "race_line_lane": 1}
GOOD: dict[str, Any] = {"laps": 2, "spaces": 20, "heat": 6, "stress": 3, "corners": [CORNER]}


@pytest.mark.parametrize(
    "corners",
    [[], [{**CORNER, "line_before": 0}], [{**CORNER, "line_before": 20}], [CORNER, CORNER]],
    ids=["none", "on the start line", "behind the lap", "twice the same"],
)
def test_a_circuit_with_impossible_corners_is_refused(corners: list[dict[str, int]]) -> None:
    make_circuit("good", GOOD)
    with pytest.raises(ValueError, match="bad: corner lines"):
        make_circuit("bad", {**GOOD, "corners": corners})


def test_cards_have_the_values_printed_on_them() -> None:
    """Rule 2.2, rule 3.2. Stress has one plus symbol and no value of its own."""
    deck = starting_deck()

    assert [value(card) for card in deck if card != HEAT] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
    assert (value(STRESS), pluses(STRESS)) == (0, 1)
    assert [pluses(card) for card in deck] == [0] * 15


def test_heat_and_stress_carry_the_no_discard_mark() -> None:
    """Rule 3, step 8."""
    assert [card for card in cards("0 1 2 3 4 5 s h") if not is_discardable(card)] == cards("s h")
