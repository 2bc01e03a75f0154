"""What a person types, as choices."""

import pytest

from paddock.cli.errors import BadUsage
from paddock.cli.typed import understood
from paddock.games.heat.cards import STRESS
from paddock.games.heat.choices import BOOST, CARD, COOL_DOWN, DONE, GEAR
from paddock.games.heat.rules.hand import DiscardCard
from paddock.games.heat.rules.plan import ShiftGear
from paddock.games.heat.rules.react import UseSymbol
from paddock.kernel.errors import IllegalChoice
from paddock.kernel.table import Table
from paddock.texts import Speaker, Texts
from tests.games.heat.make import ANA, car, race, run


def planning(hand: str, gear: int = 1, heat: int = 6) -> Table:
    """A car that is asked for its gear."""
    scene = race("oval", car(gear=gear, heat=heat, hand=hand))
    run(scene, ShiftGear(ANA))
    return scene.g


def reacting(hand: str, gear: int, heat: int) -> Table:
    scene = race("oval", car(at=5, gear=gear, heat=heat, hand=hand))
    scene.g.cars[ANA].can_boost = True
    scene.g.cars[ANA].cooldown = 3
    run(scene, UseSymbol(ANA))
    return scene.g


def discarding(hand: str) -> Table:
    scene = race("oval", car(hand=hand))
    run(scene, DiscardCard(ANA))
    return scene.g


def choices(table: Table, line: str, language: str = "en") -> list[int]:
    speaker = Speaker(Texts(language, strict=True), "heat", ["Ana"])
    return [choice for choice, _ in understood(line, table, ANA, speaker)]


def reason(table: Table, line: str, language: str = "en") -> str:
    with pytest.raises((IllegalChoice, BadUsage)) as refused:
        choices(table, line, language)
    return refused.value.reason


def test_a_number_alone_is_the_gear() -> None:
    assert choices(planning("1 2 3 4", gear=3), "2") == [GEAR + 2]


def test_several_cards_are_a_plan_and_their_number_is_the_gear() -> None:
    assert choices(planning("1 2 4 s"), "1 2 s") == [GEAR + 3, CARD + 1, CARD + 2, CARD + STRESS]


def test_cards_may_be_typed_in_any_order() -> None:
    assert choices(planning("1 2 4 s"), "s 4 1") == [GEAR + 3, CARD + 1, CARD + 4, CARD + STRESS]


def test_the_same_card_may_be_typed_twice_if_it_is_there_twice() -> None:
    assert choices(planning("3 3 4"), "3 3") == [GEAR + 2, CARD + 3, CARD + 3]
    assert reason(planning("3 4 4"), "3 3") == "wrong-order"


def test_a_letter_alone_is_a_plan_of_one_card() -> None:
    assert choices(planning("1 s"), "s") == [GEAR + 1, CARD + STRESS]


def test_russian_letters_and_ids_are_understood() -> None:
    assert choices(planning("1 2 s"), "2 с", "ru") == [GEAR + 2, CARD + 2, CARD + STRESS]
    assert choices(planning("1 2 s"), "2 стресс", "ru") == [GEAR + 2, CARD + 2, CARD + STRESS]
    assert choices(planning("1 2 s"), "2 s", "ru") == [GEAR + 2, CARD + 2, CARD + STRESS]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("4", "gear-too-far"),
        ("9", "no-such-gear"),
        ("0 1 2 3", "gear-too-far"),
        ("1 2 5", "not-in-hand"),
        ("1 h", "heat-cannot-be-played"),
        ("1 x", "not-understood"),
        ("x", "not-understood"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_the_rules_reason(line: str, why: str) -> None:
    assert reason(planning("0 1 2 3 4 s h"), line) == why


def test_a_plan_two_gears_up_needs_heat() -> None:
    assert reason(planning("1 2 3 4", heat=0), "1 2 3") == "no-heat-to-shift"


def test_understanding_changes_nothing() -> None:
    table = planning("1 2 4 s")
    before = table.notation()

    choices(table, "1 2 s")

    assert table.notation() == before


def test_words_beyond_the_plan_are_not_answers_to_later_questions() -> None:
    table = planning("1 2 3 4")
    table.answer(ANA, GEAR + 2)

    assert choices(table, "1 2") == [CARD + 1, CARD + 2]
    assert reason(table, "1 2 3") == "too-many-words"


def test_options_are_numbered_where_they_have_no_keys() -> None:
    table = reacting("h h", gear=1, heat=2)

    assert choices(table, "1") == [DONE]
    assert choices(table, "2") == [COOL_DOWN + 1]
    assert choices(table, "4") == [BOOST]
    assert reason(table, "5") == "not-understood"


def test_the_beginning_of_the_words_is_enough() -> None:
    table = reacting("h h", gear=1, heat=2)

    assert choices(table, "b") == [BOOST]
    assert choices(table, "done") == [DONE]
    assert choices(table, "cool down 2") == [COOL_DOWN + 2]
    assert choices(table, "уск", "ru") == [BOOST]


def test_words_that_fit_several_options_are_not_understood() -> None:
    assert reason(reacting("h h", gear=1, heat=2), "cool") != ""
    assert reason(reacting("h h", gear=1, heat=2), "cool down 3") == "no-heat-in-hand"


def test_a_reaction_that_is_not_there_is_refused_with_its_reason() -> None:
    assert reason(reacting("1 h", gear=1, heat=0), "boost") == "no-heat-to-boost"
    assert reason(reacting("1 h", gear=1, heat=1), "adrenaline: 1") == "no-adrenaline"


def test_several_cards_are_discarded_at_once() -> None:
    table = discarding("0 1 1 s h")

    assert choices(table, "1 0 1") == [CARD + 0, CARD + 1, CARD + 1]
    assert choices(table, "d") == [DONE]
    assert choices(table, "1 d") == [CARD + 1, DONE]


@pytest.mark.parametrize(("line", "why"), [("s", "no-discard"), ("h", "no-discard"), ("4", "not-in-hand")])
def test_a_card_that_cannot_be_discarded_is_refused_with_its_reason(line: str, why: str) -> None:
    assert reason(discarding("0 1 s h"), line) == why
