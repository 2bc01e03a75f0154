"""Reading the texts of a language."""

import pytest

from paddock.texts import MissingText, Texts, preferred_language


def test_a_missing_text_is_shown_as_its_key() -> None:
    assert Texts("en").say("no-such-key") == "no-such-key"


def test_a_strict_language_raises_for_a_missing_text() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        Texts("ru", strict=True).say("no-such-key")


def test_a_strict_language_raises_for_a_missing_argument() -> None:
    with pytest.raises(MissingText, match="heat-event-round-began"):
        Texts("en", strict=True).say("heat-event-round-began")


def test_arguments_are_not_wrapped_in_direction_marks() -> None:
    assert Texts("en", strict=True).say("seat-name", seat=3) == "Driver 3"


@pytest.mark.parametrize(
    ("count", "told"),
    [(1, "Ана берёт 1 карту."), (2, "Ана берёт 2 карты."), (5, "Ана берёт 5 карт."), (21, "Ана берёт 21 карту.")],
)
def test_russian_has_its_three_plurals(count: int, told: str) -> None:
    assert Texts("ru", strict=True).say("heat-event-drew", name="Ана", count=count) == told


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "en_US", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU", "LC_ALL": ""}, "ru"),
        ({"LANG": "ru_RU", "LC_MESSAGES": "C"}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language
