"""The cards of the garage and the sponsor cards, as data."""

from collections import Counter

import pytest

from paddock.games.heat.cards import HEAT, card_id, is_discardable, is_speed, pluses, value
from paddock.games.heat.garage_picture import meanings
from paddock.games.heat.upgrades import (
    ADVANCED,
    BASIC,
    DIRECT_PLAY,
    SINGLE_USE,
    SYMBOL_NAMES,
    USES,
    amount,
    deck_card,
    face,
    speeds,
    sponsor_cards,
    upgrade_cards,
)
from paddock.texts import LANGUAGES, Texts
from tests.games.heat.make import cards

ALL = [*upgrade_cards([BASIC, ADVANCED]), *sponsor_cards()]

# How often each symbol stands on the cards of the box, two or seven of each kind counted once.
SYMBOL_KINDS = {
    "heat": 10,
    "scrap": 11,
    "adjust-limit": 10,
    "single-use": 5,
    "cool-down": 14,
    "slipstream": 10,
    "reduce-stress": 7,
    "refresh": 4,
    "salvage": 2,
    "direct-play": 5,
    "accelerate": 2,
    "plus": 8,
}


def test_the_box_holds_34_basic_and_62_advanced_upgrades_and_35_sponsors() -> None:
    """Rule 4 (components)."""
    assert len(upgrade_cards([BASIC])) == 34
    assert len(upgrade_cards([ADVANCED])) == 62
    assert len(sponsor_cards()) == 35
    assert set(Counter(upgrade_cards([BASIC, ADVANCED])).values()) == {2}
    assert set(Counter(sponsor_cards()).values()) == {7}
    assert len({card_id(card) for card in ALL}) == 17 + 31 + 5


def test_symbols_stand_on_as_many_kinds_of_cards_as_in_the_box() -> None:
    """Rule 4 (components)."""
    kinds = sorted(set(ALL))

    assert {
        name: sum(1 for card in kinds if amount(card, symbol)) for symbol, name in enumerate(SYMBOL_NAMES)
    } == SYMBOL_KINDS


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("u7", {"level": "basic", "part": "brakes", "speeds": [1, 2, 3, 4], "symbols": [("heat", 1)]}),
        (
            "u3",
            {"level": "basic", "part": "four-wheel-drive", "speeds": [0], "symbols": [("cool-down", 3), ("plus", 1)]},
        ),
        ("u46", {"level": "advanced", "part": "wings", "speeds": [6], "symbols": [("heat", 2), ("adjust-limit", 3)]}),
        (
            "u36",
            {"level": "advanced", "part": "tires", "speeds": [2], "symbols": [("adjust-limit", -1), ("cool-down", 3)]},
        ),
        ("u17", {"level": "basic", "part": "extra-heat", "speeds": [], "symbols": []}),
        (
            "p5",
            {"level": "sponsor", "part": "wings", "speeds": [3], "symbols": [("adjust-limit", 1), ("single-use", 1)]},
        ),
    ],
)
def test_a_face_tells_what_is_on_the_card(card: str, found: dict[str, object]) -> None:
    shown = face(cards(card)[0])

    assert {**shown, "symbols": [(row["symbol"], row["amount"]) for row in shown["symbols"]]} == found


def test_upgrades_and_sponsors_are_no_speed_cards_and_may_be_discarded() -> None:
    """Rule 1 (Speed card), rule 3, step 8."""
    assert not any(is_speed(card) for card in ALL)
    assert all(is_discardable(card) for card in ALL)


def test_a_card_with_several_speeds_has_none_before_one_is_chosen() -> None:
    """Rule 4 (step 3)."""
    for card in set(ALL):
        assert value(card) == (speeds(card)[0] if len(speeds(card)) == 1 else 0)
    assert [pluses(card) for card in cards("u1 u2 u8")] == [1, 3, 0]


def test_extra_heat_is_a_heat_like_any_other_in_the_deck() -> None:
    """Ruling 9.11.4."""
    assert [deck_card(card) for card in cards("u17 u48")] == [HEAT, HEAT]
    assert [deck_card(card) for card in cards("u1 p1")] == cards("u1 p1")


def test_every_sponsor_card_is_for_a_single_use_and_no_other_card_is() -> None:
    """Rule 4 (single use)."""
    assert {card for card in ALL if amount(card, SINGLE_USE)} == set(sponsor_cards())


def test_a_symbol_that_may_be_used_in_part_has_a_choice_for_every_part() -> None:
    """Ruling 9.5.3."""
    parts = [(card_id(use.card), SYMBOL_NAMES[use.symbol], use.number) for use in USES if use.card in cards("u42 u4")]

    assert parts == [
        ("u4", "reduce-stress", 1),
        ("u4", "reduce-stress", 2),
        ("u42", "heat", 2),
        ("u42", "cool-down", 1),
        ("u42", "cool-down", 2),
        ("u42", "cool-down", 3),
    ]
    assert {use.card for use in USES if use.symbol == DIRECT_PLAY} == set(cards("u24 u25 u26 u27 u28"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_part_and_symbol_has_a_name_of_its_own(language: str) -> None:
    texts = Texts(language)
    names = [texts.say(f"heat-card-{card_id(card)}") for card in sorted(set(ALL))]

    assert len(set(names)) == len(names)
    for card in set(ALL):
        assert texts.has(f"heat-part-{face(card)['part']}")
    for symbol in SYMBOL_NAMES:
        assert texts.has(f"heat-symbol-{symbol}")
        assert texts.has(f"heat-symbol-help-{symbol}")


@pytest.mark.parametrize(
    ("language", "symbol", "number", "told"),
    [
        ("en", "cool-down", 3, "Move up to 3 heat from your hand to the engine."),
        ("en", "salvage", 2, "Shuffle up to 2 cards of your discard pile into your deck."),
        (
            "en",
            "plus",
            3,
            "Three times, flip cards from your deck until a speed card appears: each adds to your speed.",
        ),
        (
            "ru",
            "plus",
            2,
            "Дважды открывайте карты с колоды до первой карты скорости: каждая прибавляется к вашей скорости.",
        ),
        (
            "ru",
            "plus",
            3,
            "Трижды открывайте карты с колоды до первой карты скорости: каждая прибавляется к вашей скорости.",
        ),
        ("ru", "cool-down", 1, "Верните с руки в двигатель 1 карту нагрева."),
        ("ru", "cool-down", 3, "Верните с руки в двигатель до 3 карт нагрева."),
        ("ru", "salvage", 2, "Замешайте в колоду до 2 карт из своего сброса."),
        ("ru", "scrap", 5, "Переложите 5 карт с верха колоды в сброс."),
    ],
)
def test_what_a_symbol_does_is_told_with_its_number(language: str, symbol: str, number: int, told: str) -> None:
    assert Texts(language).say(f"heat-symbol-help-{symbol}", amount=number) == told


@pytest.mark.parametrize(
    ("language", "number", "begins"),
    [
        ("en", 1, "Flip cards"),
        ("en", 2, "Twice, flip cards"),
        ("en", 3, "Three times, flip cards"),
        ("ru", 1, "Открывайте карты"),
        ("ru", 2, "Дважды открывайте карты"),
        ("ru", 3, "Трижды открывайте карты"),
    ],
)
def test_pluses_tell_how_often_cards_are_flipped(language: str, number: int, begins: str) -> None:
    assert Texts(language).say("heat-symbol-help-plus", amount=number).startswith(begins)


def test_the_market_explains_a_symbol_once_for_each_of_its_numbers() -> None:
    def cooling(number: int) -> dict[str, object]:
        return {"symbols": [{"symbol": "cool-down", "amount": number}]}

    told = meanings(["u1", "u2", "u3"], {"u1": cooling(1), "u2": cooling(3), "u3": cooling(1)}, Texts("en").say)

    assert told == [
        "  cool down 1: Move 1 heat from your hand to the engine.",
        "  cool down 3: Move up to 3 heat from your hand to the engine.",
    ]
