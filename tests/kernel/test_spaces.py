"""Named ranges of choices: what a number says, and which number says it."""

import pytest

from paddock.kernel.face import Face, name_of, row
from paddock.kernel.spaces import Space, unused

COLOUR = name_of("colour", "Colour", ["red", "blue"])
HORN = Space("horn", 0, ["horn"])
SLOT = Space("slot", 1, ["slot"], place=range(3), colour=COLOUR)
GEAR = Space("gear", 7, ["gear"], gear=range(1, 5))
CARD = Space("card", 11, ["card"], priority=range(10, 60, 10))
FACE = Face({}, {}, {}, row("View"), [HORN, SLOT, GEAR, CARD, unused(16, 20)])


def test_the_last_of_several_arguments_runs_fastest() -> None:
    assert [SLOT.says(choice) for choice in (1, 2, 3)] == [
        {"place": 0, "colour": "red"},
        {"place": 0, "colour": "blue"},
        {"place": 1, "colour": "red"},
    ]


@pytest.mark.parametrize("space", [HORN, SLOT, GEAR, CARD], ids=lambda space: space.name)
def test_a_number_says_what_it_was_made_of(space: Space) -> None:
    choices = range(space.first, space.end)

    assert [space.choice(**space.says(choice)) for choice in choices] == list(choices)
    assert len({str(space.says(choice)) for choice in choices}) == space.size


def test_numbers_are_counted_from_where_they_begin() -> None:
    assert GEAR.choice(gear=1) == 7
    assert CARD.choice(priority=50) == 15
    assert (HORN.zero, SLOT.zero, GEAR.zero, CARD.zero) == (0, 1, 6, 10)


@pytest.mark.parametrize("choice", [0, 7, -1])
def test_a_number_of_another_range_says_nothing(choice: int) -> None:
    with pytest.raises(KeyError):
        SLOT.says(choice)


def test_every_number_lies_in_the_range_that_has_it() -> None:
    assert [FACE.space_of(choice).name for choice in (0, 1, 6, 7, 10, 11, 15, 16, 19)] == [
        "horn", "slot", "slot", "gear", "gear", "card", "card", "", "",
    ]  # fmt: skip
    with pytest.raises(KeyError):
        FACE.space_of(20)
