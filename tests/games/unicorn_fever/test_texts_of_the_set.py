"""Every card has a name and a sentence in both languages, short enough for a small card, and both say the same."""

import re

import pytest

from paddock.games.unicorn_fever.actions import PRINTED, STACKS, TOKENS
from paddock.games.unicorn_fever.contracts import CLANS, CONTRACTS
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.race_cards import CLASSIC, ORIGINAL
from paddock.games.unicorn_fever.unicorns import UNICORNS
from paddock.texts import LANGUAGES
from tests.texts.ftl import messages, sentences

PACKAGE = "paddock.games.unicorn_fever"
KEY = "unicorn_fever-card"
LONGEST_NAME = 18
LONGEST_SENTENCE = 60
CARDS = [
    *[card.name for card in ORIGINAL],
    CLASSIC[0].name,
    *[card.name for card in MAGIC],
    *CLANS,
    *[card.name for card in CONTRACTS],
    *[unicorn.name for unicorn in UNICORNS],
    *STACKS,
    *[action.name for action in [*TOKENS, *PRINTED]],
]


def texts(language: str) -> dict[str, str]:
    return {key: "".join(sentences(message)) for key, message in messages(PACKAGE, language).items()}


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_no_two_things_of_the_set_share_an_id() -> None:
    assert len(CARDS) == len(set(CARDS)) == 23 + 1 + 14 + 5 + 40 + 6 + 5 + 11 + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_sentence_and_nothing_else_has(language: str) -> None:
    wanted = {f"{KEY}-{card}" for card in CARDS} | {f"{KEY}-help-{card}" for card in CARDS}

    assert {key for key in texts(language) if key.startswith(KEY)} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_and_no_two_alike(language: str) -> None:
    names = [texts(language)[f"{KEY}-{card}"] for card in CARDS]

    assert [name for name in names if len(name) > LONGEST_NAME] == []
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_short_and_ends(language: str) -> None:
    told = [texts(language)[f"{KEY}-help-{card}"] for card in CARDS]

    assert [text for text in told if len(text) > LONGEST_SENTENCE or text[-1] not in ".!?"] == []


def test_russian_is_written_in_russian() -> None:
    told = texts("ru")

    assert [key for key in told if key.startswith(KEY) and re.search("[A-Za-z]", told[key])] == []


def test_both_sentences_of_a_card_name_the_same_numbers() -> None:
    english, russian = texts("en"), texts("ru")
    keys = [f"{KEY}-help-{card}" for card in CARDS]

    assert [(english[key], russian[key]) for key in keys if numbers(english[key]) != numbers(russian[key])] == []


def test_every_number_of_a_contract_stands_in_its_sentence() -> None:
    """One and two may be words: an amount above them is always written as a number."""
    told = texts("en")
    missing = []
    for card in CONTRACTS:
        for number in (card.gold, card.fame, card.cards, card.amount, card.most, card.gold_per_round):
            if number > 2 and str(number) not in numbers(told[f"{KEY}-help-{card.name}"]):
                missing.append((card.name, number))

    assert missing == []


def test_every_number_of_an_action_and_of_a_hot_side_stands_in_its_sentence() -> None:
    told = texts("en")
    wanted = [(action.name, number) for action in TOKENS for number in (action.gold, action.magic, action.price)]
    wanted += [(unicorn.name, unicorn.gold) for unicorn in UNICORNS]

    assert [pair for pair in wanted if pair[1] > 2 and str(pair[1]) not in numbers(told[f"{KEY}-help-{pair[0]}"])] == []
