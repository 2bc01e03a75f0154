"""Setup options: one schema for everybody who asks."""

from typing import Any

import pytest

from paddock.kernel.errors import BadSetup
from paddock.kernel.options import Choice, Flag, Number, Option, checked
from tests.kernel.toy import TOY

CIRCUIT = Choice("circuit", ["oval", "ring"], "oval")
LAPS = Number("laps", 1, 4, 2)
RAIN = Flag("rain", False)
SCHEMA: list[Option] = [CIRCUIT, LAPS, RAIN]


def test_what_is_not_given_has_its_default() -> None:
    assert checked(SCHEMA, {}) == {"circuit": "oval", "laps": 2, "rain": False}
    assert checked(SCHEMA, {"laps": 4, "rain": True}) == {"circuit": "oval", "laps": 4, "rain": True}


def test_a_number_may_stand_for_the_choice_that_is_written_with_it() -> None:
    laps = Choice("laps", ["printed", "1", "2"], "printed")

    assert checked([laps], {"laps": 1}) == {"laps": "1"}
    for wrong in (3, True, 1.0):
        with pytest.raises(BadSetup):
            checked([laps], {"laps": wrong})


def test_the_bounds_of_a_number_belong_to_it() -> None:
    assert [laps for laps in range(-1, 7) if LAPS.accepts(laps)] == [1, 2, 3, 4]


def test_values_come_in_the_order_of_the_schema() -> None:
    assert list(checked(SCHEMA, {"rain": True, "circuit": "ring"})) == ["circuit", "laps", "rain"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("circuit", "mars"),
        ("circuit", ""),
        ("circuit", 1),
        ("circuit", None),
        ("circuit", ["oval"]),
        ("laps", 0),
        ("laps", 5),
        ("laps", "2"),
        ("laps", True),
        ("laps", 2.0),
        ("laps", {}),
        ("rain", 1),
        ("rain", "on"),
        ("rain", None),
    ],
)
def test_a_value_that_does_not_fit_is_refused(key: str, value: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        checked(SCHEMA, {key: value})
    known = {"circuit": "oval, ring", "laps": "1-4", "rain": "on, off"}[key]
    assert refusal.value.reason == "bad-value"
    assert refusal.value.details == {"option": key, "value": str(value), "known": known}


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup) as refusal:
        checked(SCHEMA, {"fog": True})
    assert refusal.value.reason == "unknown-option"
    assert refusal.value.details == {"option": "fog", "known": "circuit, laps, rain"}


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (CIRCUIT, "ring", "ring"),
        (LAPS, "3", 3),
        (LAPS, "-3", -3),
        (RAIN, "on", True),
        (RAIN, "yes", True),
        (RAIN, "true", True),
        (RAIN, "off", False),
        (RAIN, "no", False),
        (RAIN, "false", False),
    ],
)
def test_what_a_person_types_is_understood(option: Option, text: str, value: object) -> None:
    parsed = option.parse(text)

    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize(
    ("option", "text"),
    [(LAPS, ""), (LAPS, "two"), (LAPS, "--2"), (LAPS, "-"), (LAPS, "1.5"), (LAPS, "٣٣٣x"), (RAIN, ""), (RAIN, "1")],
)
def test_what_makes_no_sense_is_not_accepted(option: Option, text: str) -> None:
    assert not option.accepts(option.parse(text))


def test_the_schema_can_be_written_as_data() -> None:
    assert [option.as_data() for option in SCHEMA] == [
        {"key": "circuit", "kind": "choice", "default": "oval", "choices": ["oval", "ring"]},
        {"key": "laps", "kind": "int", "default": 2, "min": 1, "max": 4},
        {"key": "rain", "kind": "flag", "default": False},
    ]


TYRES = Choice("tyres", ["soft", "rain"], "soft", only_if={"rain": [True], "laps": [3, 4]})


def test_an_option_counts_only_while_all_its_conditions_hold() -> None:
    assert TYRES.counts({"rain": True, "laps": 3})
    assert not TYRES.counts({"rain": True, "laps": 2})
    assert not TYRES.counts({"rain": False, "laps": 4})
    assert LAPS.counts({})


def test_conditions_are_part_of_the_schema() -> None:
    assert TYRES.as_data()["only_if"] == {"rain": [True], "laps": [3, 4]}


def test_an_option_that_does_not_count_is_no_reason_to_refuse() -> None:
    assert checked([RAIN, LAPS, TYRES], {"tyres": "rain"})["tyres"] == "rain"


def test_a_table_keeps_its_setup() -> None:
    assert TOY.new(2, {"size": 9}, 1).setup == {"play": "alone", "size": 9, "loud": False}


def test_a_game_finds_its_options_by_key() -> None:
    assert TOY.option("size").default == 3
    with pytest.raises(BadSetup) as refusal:
        TOY.option("colour")
    assert refusal.value.reason == "unknown-option"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_a_table_for_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        TOY.new(seats)
    assert refusal.value.reason == "seats-out-of-range"
    assert refusal.value.details == {"game": "toy", "seats": seats, "least": 2, "most": 4}
