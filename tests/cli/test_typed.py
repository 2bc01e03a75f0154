"""What a person types, as choices."""

import pytest

import paddock
from paddock.cli.errors import BadUsage
from paddock.cli.menu import Menu, begins
from paddock.cli.refusals import sentence
from paddock.cli.series import Series
from paddock.cli.typed import Reply, understood
from paddock.games.heat.cards import STRESS
from paddock.games.heat.choices import BOOST, CARD, COOL_DOWN, DONE, GEAR
from paddock.games.heat.rules.hand import DiscardCard
from paddock.games.heat.rules.plan import ShiftGear
from paddock.games.heat.rules.react import UseSymbol
from paddock.games.unicorn_fever.choices import STAKE
from paddock.games.unicorn_fever.rules.bets import StakeGold
from paddock.kernel.errors import IllegalChoice
from paddock.kernel.table import Table
from paddock.texts import Speaker, Texts
from tests.games.heat.make import ANA, car, race, run
from tests.games.unicorn_fever.make import stable, token_of


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


def reply(table: Table, line: str, language: str = "en", kept: list[str] | None = None) -> Reply:
    return understood(
        line, Menu(table, ANA, Speaker(Texts(language, strict=True), paddock.game("heat"), ["Ana"])), kept
    )


def choices(table: Table, line: str, language: str = "en") -> list[int]:
    return [choice for choice, _ in reply(table, line, language).answers]


def reason(table: Table, line: str, language: str = "en") -> str:
    with pytest.raises((IllegalChoice, BadUsage)) as refused:
        choices(table, line, language)
    return refused.value.reason


def test_a_number_alone_is_the_gear() -> None:
    assert choices(planning("1 2 3 4", gear=3), "2") == [GEAR + 2]
    assert choices(planning("1 2 3 4", gear=3), "g2") == [GEAR + 2]
    assert choices(planning("1 2 3 4", gear=3), "п2", "ru") == [GEAR + 2]


def test_a_whole_plan_is_the_gear_and_then_its_cards_in_any_order() -> None:
    plan = [GEAR + 3, CARD + 1, CARD + 4, CARD + STRESS]

    assert choices(planning("1 2 4 s"), "g3 1 4 s") == plan
    assert choices(planning("1 2 4 s"), "g3 s 4 1") == plan
    assert choices(planning("1 2 4 s"), "п3 с 1 4", "ru") == plan


def test_a_plan_whose_gear_could_be_a_card_is_asked_for_again() -> None:
    """2 4 s could be gear 2 with two cards, or three cards: nobody should have to guess."""
    assert reason(planning("1 2 4 s"), "2 4 s") == "needs-its-key"


def test_a_gear_with_too_few_cards_is_chosen_and_the_cards_are_kept() -> None:
    assert reply(planning("1 2 4 s"), "g3 4 1") == Reply([(GEAR + 3, "3rd gear, pays 1 heat")], ["4", "1"], 1)


def test_cards_may_be_typed_one_by_one_in_any_order() -> None:
    table = planning("1 2 4 s")
    table.answer(ANA, GEAR + 2)

    assert reply(table, "4") == Reply([], ["4"], 1)
    assert [choice for choice, _ in reply(table, "1", kept=["4"]).answers] == [CARD + 1, CARD + 4]


def test_the_same_card_may_be_typed_twice_if_it_is_there_twice() -> None:
    assert choices(planning("3 3 4"), "g2 3 3") == [GEAR + 2, CARD + 3, CARD + 3]
    assert reason(planning("3 4 4"), "g2 3 3") == "not-so-often"


def test_letters_names_ids_and_the_other_keyboard_layout_are_understood() -> None:
    plan = [GEAR + 2, CARD + 2, CARD + STRESS]

    assert choices(planning("1 2 s"), "п2 2 стресс", "ru") == plan
    assert choices(planning("1 2 s"), "п2 2 s", "ru") == plan
    assert choices(planning("1 2 s"), "g2 2 c", "ru") == plan  # the keys of п and с, with Latin letters
    assert choices(planning("1 2 s"), "п2 2 s") == plan


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("4", "gear-too-far"),
        ("g4", "gear-too-far"),
        ("9", "no-such-gear"),
        ("g4 0 1 2 3", "gear-too-far"),
        ("g3 1 2 5", "not-in-hand"),
        ("g2 1 h", "heat-cannot-be-played"),
        ("g2 1 x", "not-understood"),
        ("g1 2 3", "too-many-words"),
        ("g2 1 2 3", "too-many-words"),
        ("x", "not-understood"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_the_rules_reason(line: str, why: str) -> None:
    assert reason(planning("0 1 2 3 4 s h"), line) == why


def test_a_plan_two_gears_up_needs_heat() -> None:
    assert reason(planning("1 2 3 4", heat=0), "g3 1 2 3") == "no-heat-to-shift"


def test_understanding_changes_nothing() -> None:
    table = planning("1 2 4 s")
    before = table.save()

    choices(table, "g3 1 2 s")

    assert table.save() == before


def test_words_beyond_the_plan_are_not_answers_to_later_questions() -> None:
    table = planning("1 2 3 4")
    table.answer(ANA, GEAR + 2)

    assert choices(table, "1 2") == [CARD + 1, CARD + 2]
    assert reason(table, "1 2 3") == "too-many-words"


def test_every_reaction_has_a_key_of_its_own() -> None:
    table = reacting("h h", gear=1, heat=2)

    assert choices(table, "d") == [DONE]
    assert choices(table, "c1") == [COOL_DOWN + 1]
    assert choices(table, "b") == [BOOST]
    assert choices(table, "у", "ru") == [BOOST]
    assert choices(table, "о2", "ru") == [COOL_DOWN + 2]
    assert reason(table, "5") == "letters-wanted"


def test_the_beginning_of_the_words_is_enough() -> None:
    table = reacting("h h", gear=1, heat=2)

    assert choices(table, "boo") == [BOOST]
    assert choices(table, "done") == [DONE]
    assert choices(table, "cool down 2") == [COOL_DOWN + 2]
    assert choices(table, "уск", "ru") == [BOOST]


def test_quotation_marks_and_dots_need_not_be_typed() -> None:
    assert begins("легк", ["«Лёгкая рама»"])
    assert begins("лёгкая", ["«Лёгкая рама»"])
    assert not begins("рама", ["«Лёгкая рама»"])


def test_words_that_fit_several_options_are_ambiguous_and_the_options_are_named() -> None:
    table = reacting("h h", gear=1, heat=2)
    with pytest.raises(BadUsage) as refused:
        choices(table, "cool")

    assert refused.value.reason == "ambiguous"
    assert refused.value.details == {"word": "cool", "candidates": "c1 Cool down 1; c2 Cool down 2"}
    assert reason(table, "о", "ru") == "ambiguous"


def test_words_for_an_option_that_is_not_there_are_refused_with_its_reason() -> None:
    assert reason(reacting("h h", gear=1, heat=2), "cool down 3") == "no-heat-in-hand"
    assert reason(reacting("1 h", gear=1, heat=0), "boost") == "no-heat-to-boost"
    assert reason(reacting("1 h", gear=1, heat=1), "adrenaline: 1") == "no-adrenaline"


def test_reactions_may_be_typed_in_a_row_until_something_is_drawn() -> None:
    table = reacting("h h", gear=1, heat=2)

    assert choices(table, "c1 b") == [COOL_DOWN + 1, BOOST]
    assert reason(table, "b c1") == "one-at-a-time"


def test_all_cards_are_discarded_at_once_in_any_order() -> None:
    table = discarding("0 1 1 4 s h")

    assert choices(table, "4 0 1") == [CARD + 0, CARD + 1, CARD + 4, DONE]
    assert choices(table, "1") == [CARD + 1, DONE]
    assert choices(table, "1 d") == [CARD + 1, DONE]
    assert choices(table, "d") == [DONE]
    assert reason(table, "4 4") == "not-so-often"


@pytest.mark.parametrize(("line", "why"), [("s", "no-discard"), ("h", "no-discard"), ("5", "not-in-hand")])
def test_a_card_that_cannot_be_discarded_is_refused_with_its_reason(line: str, why: str) -> None:
    assert reason(discarding("0 1 1 s h"), line) == why


def test_a_number_once_given_stays_with_its_option() -> None:
    speaker = Speaker(Texts("en"), paddock.game("heat"), ["Ana"])
    table = reacting("h h", gear=1, heat=2)
    labels = {choice: {"kind": "without-a-key"} for choice in (7, 8, 9)}
    first = Menu(table, ANA, speaker, labels=labels)

    again = Menu(table, ANA, speaker, first.numbers, {9: labels[9], 12: labels[7]})

    assert first.keys == ["1", "2", "3"]
    assert again.keys == ["3", "4"]


def test_what_ends_a_series_has_the_last_number_whenever_it_is_offered() -> None:
    speaker = Speaker(Texts("en"), paddock.game("heat"), ["Ana"])
    labels = {7: {"kind": "done"}, 8: {"kind": "without-a-key"}, 9: {"kind": "without-a-key"}}

    menu = Menu(reacting("h h", gear=1, heat=2), ANA, speaker, labels={**labels, 7: {"kind": "without-a-key"}})
    assert [menu.choices[place] for place in menu.order] == [7, 8, 9]
    menu = Menu(programming(), ANA, speaker, labels=labels)
    assert [menu.choices[place] for place in menu.order] == [8, 9, 7]


@pytest.mark.parametrize(("language", "key"), [("en", "b"), ("ru", "у")])
def test_where_letters_are_wanted_a_number_is_refused_with_one_of_them(language: str, key: str) -> None:
    texts = Texts(language, more=["paddock.cli"], strict=True)
    menu = Menu(reacting("h h", gear=1, heat=2), ANA, Speaker(texts, paddock.game("heat"), ["Ana"]))

    with pytest.raises(BadUsage) as found:
        understood("5", menu)

    assert found.value.reason == "letters-wanted"
    wanted = str(found.value.details["key"])
    assert menu.find(wanted) is not None
    assert key in menu.keys
    assert f" {wanted} " in sentence(texts, found.value)


def test_where_numbers_will_do_one_that_is_not_there_is_no_question_of_letters() -> None:
    speaker = Speaker(Texts("en"), paddock.game("heat"), ["Ana"])
    menu = Menu(programming(), ANA, speaker, labels={8: {"kind": "without-a-key"}})
    assert menu.keys == ["1"]
    assert menu.refusal("5").reason == "not-understood"


def programming() -> Table:
    """A robot that is asked for its first register."""
    return paddock.game("roborally").new(2, seed=3)


def refused(table: Table, line: str) -> BadUsage:
    speaker = Speaker(Texts("en"), table.game, ["Ana"])  # not strict: most choices have no words here
    with pytest.raises(BadUsage) as found:
        understood(line, Menu(table, ANA, speaker))
    return found.value


def hand(table: Table) -> list[str]:
    return Menu(table, ANA, Speaker(Texts("en"), table.game, ["Ana"])).keys


@pytest.mark.parametrize("places", [(0, 0), (0, 1, 0), (2, 0, 1, 3, 2)])
def test_a_card_can_be_used_once_in_a_program(places: tuple[int, ...]) -> None:
    table = programming()
    keys = hand(table)

    why = refused(table, " ".join(keys[place] for place in places))

    assert (why.reason, why.details["most"]) == ("not-so-often", 1)
    assert keys[places[-1]] in str(why.details["what"])


def test_a_question_that_comes_again_as_often_as_one_likes_is_still_asked() -> None:
    """Loans before a stake have no limit."""
    scene = stable(2)
    run(scene, StakeGold(ANA, token_of("early red"), 0))
    menu = Menu(scene.g, ANA, Speaker(Texts("en"), scene.g.game, ["Ana", "Ben"]))

    assert Series(menu).menu.keys == ["l", *map(str, range(1, 21))]
    assert understood("l 7", menu).answers[0][0] == menu.choices[0]
    assert [choice - STAKE for choice, _ in understood("7", menu).answers] == [7]


def test_six_cards_are_more_than_there_are_registers() -> None:
    table = programming()
    keys = hand(table)

    why = refused(table, " ".join(keys[:6]))
    assert (why.reason, why.details) == ("too-many-words", {"given": 6, "most": 5})

    table.answer(ANA, table.options(ANA)[0])
    why = refused(table, " ".join(keys[1:6]))
    assert (why.reason, why.details) == ("too-many-words", {"given": 5, "most": 4})


def test_a_gear_typed_twice_is_told_to_be_chosen_once() -> None:
    assert reason(planning("1 2 3 4"), "g1 g1") == "not-so-often"
