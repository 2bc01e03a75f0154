"""Declarations of what arguments and keys mean."""

import pytest

from paddock.kernel.face import (
    CARD,
    CORNER,
    DICE,
    MONEY,
    NUMBER,
    SEAT,
    SEATS,
    TEXT,
    YES,
    YES_OR_NO,
    Args,
    Face,
    Silent,
    by_name,
    list_of,
    name_of,
    row,
    word,
)

SHOP = row("Shop", cards=by_name(row("Offer", price=MONEY, by=SEAT.or_none())), open=YES_OR_NO)


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (NUMBER, -3),
        (SEAT, 2),
        (CARD, "u1"),
        (TEXT, "anything"),
        (YES, 1),
        (YES_OR_NO, False),
        (word("up", "down"), "up"),
        (DICE, [3, 3]),
        (SEATS, []),
        (SEAT.or_none(), None),
        (SHOP, {"cards": {"u1": {"price": 3, "by": None}}, "open": True}),
    ],
)
def test_a_value_fits_what_is_declared(shape: object, value: object) -> None:
    assert shape.misfit(value) == ""  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("shape", "value", "fault"),
    [
        (NUMBER, "3", "is '3', not a number"),
        (NUMBER, True, "is True, not a number"),
        (YES, 2, "is 2, not a yes"),
        (CARD, 4, "is 4, not a name"),
        (SEAT, None, "is none"),
        (word("up", "down"), "left", "is 'left', not one of up, down"),
        (DICE, [3, "3"], "[1] is '3', not a number"),
        (DICE, 3, "is 3, not a list"),
        (SHOP, {"cards": {"u1": {"price": 3}}, "open": True}, "cards [u1] by is missing"),
        (SHOP, {"cards": {}, "open": True, "more": 1}, "more is not declared"),
        (by_name(NUMBER), {1: 1}, "[1] has no name"),
        (SHOP, [], "is [], not a row"),
    ],
)
def test_a_value_that_does_not_fit_is_found_with_its_place(shape: object, value: object, fault: str) -> None:
    assert shape.misfit(value) == fault  # type: ignore[attr-defined]


def test_arguments_are_exactly_those_declared() -> None:
    rolled = Args(dice=DICE, spent=MONEY.sometimes())

    assert rolled.misfit({"dice": [1]}) == ""
    assert rolled.misfit({"dice": [1], "spent": 2}) == ""
    assert rolled.misfit({}) == "dice is missing"
    assert rolled.misfit({"dice": [1], "seat": 0}) == "seat is not declared"


def test_a_face_as_data_says_how_each_argument_is_named() -> None:
    whom = SEATS.told_apart_by("blockers", "blocker")
    face = Face({"hit": Args(whom=whom, corner=CORNER), "step": Silent(course=name_of("course"))}, {}, {}, SHOP)

    assert face.as_data()["events"] == {
        "hit": {
            "args": {
                "whom": {"kind": "list", "of": {"kind": "seat"}, "which": "blockers", "piece": "blocker"},
                "corner": {"kind": "letter"},
            }
        },
        "step": {"args": {"course": {"kind": "name", "family": "course"}}, "silent": True},
    }
    assert list_of(SEAT).as_data() == {"kind": "list", "of": {"kind": "seat"}}
