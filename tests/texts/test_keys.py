"""Every text is there in every language, and every text is needed."""

import re

import pytest
from fluent.syntax import ast

import paddock
from paddock.cli.command import COMMANDS
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.options import Choice, Number
from paddock.kernel.playout import play_randomly
from paddock.kernel.table import TOO_LONG
from paddock.texts import LANGUAGES, Texts
from tests.texts import kinds
from tests.texts.ftl import PACKAGES, entries, messages, quoted, sentences, variables

GAMES = paddock.game_names()


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_has_no_broken_entries_and_no_key_twice(package: str, language: str) -> None:
    body = entries(package, language)
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]

    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_key(package: str, language: str) -> None:
    assert set(messages(package, language)) == set(messages(package, "en"))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_name_the_same_arguments(package: str, language: str) -> None:
    english = {key: variables(message) for key, message in messages(package, "en").items()}

    assert {key: variables(message) for key, message in messages(package, language).items()} == english


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus_sign_and_no_hyphen(package: str, language: str) -> None:
    told = {key: sentences(message) for key, message in messages(package, language).items()}

    assert [key for key, parts in told.items() if any(re.search(r"(?<![\w-])-(\d|$)", part) for part in parts)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_texts_of_a_game_begin_with_its_name(game: str) -> None:
    """So they are found when they are wanted; nobody reads those of other games."""
    keys = messages(kinds.game_package(game), "en")
    assert [key for key in keys if not key.startswith(f"{game}-")] == []

    texts = Texts("en")
    assert texts.has(next(iter(keys)))
    assert set(texts.unread) == set(GAMES) - {game}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_game_can_say_has_a_text(game: str, language: str) -> None:
    texts = Texts(language)
    refusals = kinds.reasons_why_not(kinds.game_folder(game))

    assert [key for key in game_keys(game) if not texts.has(key)] == []
    assert [why for why in refusals if not texts.has(f"{game}-refusal-{why}") and not texts.has(f"refusal-{why}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    texts = Texts(language, more=["paddock.cli"])

    assert len(kinds.shared_refusals()) > 30
    assert [why for why in kinds.shared_refusals() if not texts.has(f"refusal-{why}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_doctor_finds_has_a_text(language: str) -> None:
    texts = Texts(language, more=["paddock.cli"])

    assert len(kinds.findings()) > 20
    assert [what for what in kinds.findings() if not texts.has(f"cli-doctor-{what}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_no_words_of_a_game(language: str) -> None:
    keys = messages("paddock.cli", language)

    assert [key for key in keys if key.startswith(tuple(f"{game}-" for game in GAMES))] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_explains_the_rule_of_every_question(game: str, language: str) -> None:
    texts = Texts(language)

    assert [kind for kind in kinds.question_kinds(game) if not texts.has(f"{game}-rule-{kind}")] == []


def test_every_text_is_used() -> None:
    needed = kinds.constants() | {f"refusal-{reason}" for reason in kinds.shared_refusals()} | command_keys()
    for game in GAMES:
        needed |= game_keys(game) | optional_game_keys(game)

    needed |= {f"cli-doctor-{what}" for what in kinds.findings()}
    needed |= {key for package in PACKAGES for message in messages(package, "en").values() for key in quoted(message)}

    assert {key for package in PACKAGES for key in messages(package, "en")} - needed == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_the_code_tells_asks_and_offers_is_declared_and_nothing_else(game: str) -> None:
    face = paddock.game(game).face

    assert kinds.told_kinds(game) == set(face.events)
    assert kinds.question_kinds(game) == set(face.questions)
    assert kinds.option_kinds(game) == set(face.labels)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_silent_has_no_text(game: str, language: str) -> None:
    silent = [kind for kind, args in paddock.game(game).face.events.items() if args.is_silent]

    assert [kind for kind in silent if Texts(language).has(f"{game}-event-{kind}")] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_text_names_only_declared_arguments(game: str) -> None:
    face = paddock.game(game).face
    told = {f"{game}-event-{kind}": {"name", *args.fields} for kind, args in face.events.items()}
    told |= {f"{game}-question-{kind}": set(args.fields) for kind, args in face.questions.items()}
    told |= {f"{game}-option-{kind}": set(args.fields) for kind, args in face.labels.items()}
    found = messages(kinds.game_package(game), "en")

    assert {
        key: variables(found[key]) - told[key] for key in told if key in found and variables(found[key]) - told[key]
    } == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_statistics_of_a_real_game_have_their_texts(game: str) -> None:
    least, most = paddock.game(game).seats
    for seats in (least, most):
        table = paddock.game(game).new(seats, seed=seats)
        play_randomly(table, Chance(stream_key(seats, "texts")), 1_000_000)
        outcome = table.outcome()
        assert outcome is not None
        assert Texts("en").has(f"{game}-outcome-{outcome.reason}")
        assert all(Texts("en").has(f"{game}-statistic-{name}") for name in table.statistics())


def game_keys(game: str) -> set[str]:
    """Every text that a game must have."""
    keys = {f"{game}-event-{kind}" for kind in kinds.event_kinds(game)}
    keys |= {f"{game}-question-{kind}" for kind in kinds.question_kinds(game)}
    keys |= {f"{game}-option-{kind}" for kind in kinds.option_kinds(game)}
    for option in paddock.game(game).options:
        keys |= {f"{game}-option-name-{option.key}", f"{game}-option-help-{option.key}"}
        if isinstance(option, Choice):
            keys |= {f"{game}-choice-{option.key}-{value}" for value in option.values}
    if paddock.game(game).answers_a_seat:
        keys.add(f"{game}-outcome-{TOO_LONG}")
    return keys | {f"{game}-name", f"{game}-about"}


def optional_game_keys(game: str) -> set[str]:
    """Texts that a game may have: cards, what is typed, hints, rules, previews, the end, least numbers, own reasons."""
    keys = {f"{game}-{about}-{card}" for about in ("card", "card-help") for card in kinds.named_in_data(game, "id")}
    keys |= {f"{game}-part-{part}" for part in kinds.named_in_data(game, "part")}
    keys |= {f"{game}-{about}-{name}" for about in ("symbol", "symbol-help") for name in kinds.symbol_names(game)}
    keys |= {f"{game}-key-{kind}" for kind in kinds.option_kinds(game)}
    keys |= {f"{game}-hint-{many}{kind}" for kind in kinds.question_kinds(game) for many in ("", "many-")}
    keys |= {f"{game}-rule-{kind}" for kind in kinds.question_kinds(game)} | {f"{game}-map-key"}
    keys |= {f"{game}-preview-{name}" for name in kinds.previews(game)}
    keys |= {f"{game}-{named}" for named in kinds.declared_names(game)}
    keys |= {f"{game}-choice-{some.key}-{some.low}" for some in paddock.game(game).options if isinstance(some, Number)}
    keys |= {f"{game}-outcome-{reason}" for reason in kinds.ends(game)}
    keys |= {f"{game}-statistic-{name}" for name in kinds.statistics(game)}
    return keys | {f"{game}-refusal-{why}" for why in kinds.reasons_why_not(kinds.game_folder(game))}


def command_keys() -> set[str]:
    names = [module.__name__.rpartition(".")[2] for module in COMMANDS]
    return {f"cli-{name}-{part}" for name in names for part in ("about", "examples")}
