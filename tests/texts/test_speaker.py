"""Sentences about a table."""

from typing import Any

import pytest
from fluent.runtime import FluentResource

import paddock
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.errors import BadFile, BadSetup
from paddock.kernel.face import DICE, SEATS, Args, Face, row
from paddock.kernel.playout import play_randomly
from paddock.kernel.progress import Progress
from paddock.texts import LANGUAGES, Speaker, Texts, refusal
from tests.kernel.toy import toy_game

MODULES: list[dict[str, Any]] = [{"legends": 2}, {"weather": True}, {"weather": True, "legends": 2, "upgrades": "both"}]
NAMES = ["Ana", "Борис", "Cleo", "Dan", "Eva", "Fay"]


def speaker(language: str = "en") -> Speaker:
    return Speaker(Texts(language, strict=True), paddock.game("heat"), NAMES)


def event(kind: str, seat: int = 0, **args: object) -> dict[str, Any]:
    return {"n": 0, "kind": kind, "seat": seat, "args": args, "to": None}


def test_an_event_names_its_driver_and_its_cards() -> None:
    told = event("revealed", seat=1, cards=["1", "4", "stress"])

    assert speaker("en").event(told) == "Борис shows 1, 4, stress."
    assert speaker("ru").event(told) == "Борис открывает 1, 4, стресс."


def test_corners_are_called_by_letters() -> None:
    told = event("corner-passed", corner=2, speed=7, limit=5, heat=2)

    assert speaker("en").event(told) == "Ana takes corner C (limit 5) at 7 and pays 2 heat."
    assert speaker("ru").event(told).startswith("Ana проходит поворот C")


def test_an_order_of_seats_is_told_by_names() -> None:
    told = event("grid", seat=-1, circuit="great_britain", laps=2, order=[2, 0, 1])

    assert speaker("en").event(told) == "Great Britain, 2 laps. The grid: Cleo, Ana, Борис."
    assert speaker("ru").event(told) == "Великобритания, 2 круга. На старте: Cleo, Ana, Борис."


def test_drivers_beyond_the_seats_are_named_by_their_game() -> None:
    moved = event("legend-moved", seat=7, how="corner", went=5)

    assert speaker("en").event(moved) == "Legend\u00a02 drives at the corner: 5 spaces."
    assert speaker("ru").event(moved) == "Легенда\u00a02 идёт на поворот: 5 клеток."
    assert speaker("en").event(event("placed", seat=6, place=1)) == "Legend\u00a01 is 1st."
    began = event("round-began", seat=-1, round=3, order=[6, 0])
    assert speaker("en").named(began["args"], speaker("en").face.events["round-began"].fields) == {
        "round": 3,
        "order": "Legend\u00a01, Ana",
    }
    assert speaker("en").name(-1) == ""


def test_numbers_in_a_list_are_no_seats() -> None:
    texts = Texts("en", strict=True)
    texts.bundle.add_resource(FluentResource("toy-event-rolled = { $name } rolls { $dice } for { $whom }."))
    rolled = event("rolled", dice=[3, 3], whom=[1, 2])
    game = toy_game(face=Face({"rolled": Args(dice=DICE, whom=SEATS)}, {}, {}, row("View")))

    assert Speaker(texts, game, NAMES).event(rolled) == "Ana rolls 3, 3 for Борис, Cleo."


@pytest.mark.parametrize(
    ("progress", "told"),
    [
        (Progress(9, "drive", 2, 3, 1, 4), "race 1 of 4"),
        (Progress(9, "drive", 2, 3), "lap 2 of 3"),
        (Progress(9, "run"), "round 9"),
        (Progress(), ""),
    ],
)
def test_progress_is_told_by_what_tells_most(progress: Progress, told: str) -> None:
    assert speaker("en").progress(progress) == told


def test_no_cards_are_nothing() -> None:
    assert speaker("en").event(event("drew-cards", cards=[])) == "New in hand: nothing."


def test_an_option_says_what_the_corners_will_cost() -> None:
    label = {"kind": "slipstream", "spaces": 2, "to": 14, "spot": 0, "corners": [{"corner": 0, "heat": 3, "spins": 0}]}

    assert speaker("en").option(label) == "Slipstream 2 spaces (corner A: 3 heat)"
    assert speaker("ru").option(label) == "Слипстрим на 2 клетки (поворот A: нагрев 3)"
    assert speaker("en").option({**label, "corners": []}) == "Slipstream 2 spaces"


def test_an_option_warns_of_a_spin_out() -> None:
    label = {"kind": "slipstream", "spaces": 2, "to": 14, "spot": 0, "corners": [{"corner": 0, "heat": 3, "spins": 1}]}

    assert speaker("en").option(label) == "Slipstream 2 spaces (corner A: 3 heat, spin-out)"
    assert speaker("ru").option(label) == "Слипстрим на 2 клетки (поворот A: нагрев 3, вылет)"


def test_what_is_typed_for_a_card_is_made_from_its_id() -> None:
    assert speaker("en").option_key({"kind": "card", "card": "stress"}) == "s"
    assert speaker("ru").option_key({"kind": "card", "card": "stress"}) == "с"
    assert speaker("ru").option_key({"kind": "card", "card": "4"}) == "4"
    assert speaker("en").option_key({"kind": "unheard-of"}) is None


def test_a_refusal_is_the_games_own_or_the_one_all_share() -> None:
    assert speaker("en").why_not("gear-too-far") == "You can shift by two gears at most."
    assert speaker("en").why_not("not-an-option") == "That is not among the choices now."


def test_an_error_is_one_sentence() -> None:
    error = BadSetup("seats-out-of-range", game="heat", seats=9, least=1, most=6)

    assert refusal(Texts("en", strict=True), error) == "heat has 1 to 6 seats, not 9."
    assert refusal(Texts("ru", strict=True), BadFile("edited")).startswith("Файл изменён")


def test_a_picture_is_drawn_with_the_names_of_this_table() -> None:
    assert speaker().say("seat-name", seat=2) == "Борис"
    assert speaker().say("seat-name", seat=7) == "Driver 7"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *[(game, seats, {}) for game in paddock.game_names() for seats in paddock.game(game).seats],
        *[("heat", 6, modules) for modules in MODULES],
    ],
)
def test_a_whole_game_can_be_told(game: str, seats: int, options: dict[str, Any], language: str) -> None:
    """Every question, option and event of a random game; a strict language raises where a text does not fit."""
    spoken = Speaker(Texts(language, strict=True), paddock.game(game), [*NAMES, "Gus", "Hal", "Ida", "Jan"][:seats])
    table = paddock.game(game).new(seats, options, seed=11)
    chance = Chance(stream_key(11, "speaker"))
    while table.open_seats():
        question = table.question(table.open_seats()[0])
        assert spoken.question(question)
        assert all(spoken.option(option["label"]) for option in question["options"])
        play_randomly(table, chance, 1)
    told = [spoken.event(event) for event in table.events() if spoken.is_told(event)]

    assert all(sentence and "{" not in sentence and "  " not in sentence for sentence in told)
    outcome = table.outcome()
    assert outcome is not None
    assert spoken.outcome(outcome.as_data())
