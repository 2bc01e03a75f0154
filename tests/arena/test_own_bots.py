"""Bots that are not ours: ``module:name``."""

import pytest

from paddock.arena import make_spec, simulate
from paddock.kernel.errors import BadSetup
from tests.arena.careful import Broken, Wrong, fails

MODULE = "tests.arena.careful"


@pytest.mark.parametrize("name", ["Careful", "make"])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_class_of_bots_or_a_function_that_makes_one_can_race(name: str, workers: int) -> None:
    bots = [f"{MODULE}:{name}", "random"]
    spec = make_spec("heat", 2, 4, 1, {"laps": 1}, bots)

    result = simulate(spec, workers).as_data()

    assert result["errors"] == 0
    assert sum(result["places_by_bot"][bots[0]]) == 4


def test_a_bot_that_answers_against_the_rules_is_an_error_of_each_game() -> None:
    result = simulate(make_spec("heat", 2, 3, 1, bots=[f"{MODULE}:Cheat"])).as_data()

    assert result["errors"] == 3
    assert "no-such-gear" in result["failures"][0]["message"]


@pytest.mark.parametrize(
    ("name", "fault", "line"),
    [("Broken", "ValueError: ", Broken.BROKEN_LINE), ("Wrong", "NoSuchSeat: ", Wrong.WRONG_LINE)],
)
def test_a_bot_that_raises_is_shown_with_its_own_file_and_line(name: str, fault: str, line: int) -> None:
    """Where its own code was left, however deep in the engine it failed."""
    failure = simulate(make_spec("heat", 2, 1, 1, bots=["random", f"{MODULE}:{name}"])).as_data()["failures"][0]

    assert failure["message"].startswith(f"{MODULE}:{name}: {fault}")
    assert failure["message"].endswith(f"careful.py:{line})")


@pytest.mark.parametrize(
    ("name", "fault"), [("Silent", "TypeError"), ("Wordy", "TypeError"), ("Leaves", "SystemExit: 3")]
)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_gives_no_choice_or_leaves_is_named_and_no_hand_is_shown(
    name: str, fault: str, workers: int
) -> None:
    result = simulate(make_spec("heat", 2, 2, 1, bots=["random", f"{MODULE}:{name}"]), workers).as_data()

    assert result["errors"] == 2
    for failure in result["failures"]:
        assert failure["message"].startswith(f"{MODULE}:{name}: {fault}")
        assert "notation" not in failure["message"]


def test_a_simulation_needs_a_game_and_bots() -> None:
    with pytest.raises(BadSetup) as refusal:
        make_spec("heat", 2, 0, 1)
    assert (refusal.value.reason, refusal.value.details) == ("no-games", {"games": 0})

    with pytest.raises(BadSetup) as refusal:
        make_spec("heat", 2, 1, 1, bots=[])
    assert (refusal.value.reason, refusal.value.details) == ("bots-do-not-fit", {"given": 0, "seats": 2})


def test_a_bot_that_cannot_be_made_is_shown_with_file_and_line() -> None:
    with pytest.raises(BadSetup) as refusal:
        make_spec("heat", 2, 1, 1, bots=[f"{MODULE}:fails"])

    assert str(refusal.value.details["cause"]).endswith(f"careful.py:{fails.__code__.co_firstlineno + 1})")


@pytest.mark.parametrize(
    ("name", "reason", "cause"),
    [
        (f"{MODULE}:nothing", "not-a-bot", None),
        (f"{MODULE}:fails", "bot-not-made", "RuntimeError: no engine"),
        (f"{MODULE}:Missing", "bot-not-made", "AttributeError"),
        ("no_such_module:make", "bot-not-made", "ModuleNotFoundError"),
        (":make", "bot-not-made", "ValueError"),
        ("sys:exit", "bot-not-made", "SystemExit"),
        ("wizard", "unknown-bot", None),
    ],
)
def test_what_makes_no_bot_is_refused(name: str, reason: str, cause: str | None) -> None:
    with pytest.raises(BadSetup) as refusal:
        make_spec("heat", 2, 1, 1, bots=[name])
    assert refusal.value.reason == reason
    if cause is not None:
        assert str(refusal.value.details["cause"]).startswith(cause)
