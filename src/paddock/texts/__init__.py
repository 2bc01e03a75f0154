"""Sentences for people: Fluent texts in every language, shared ones and each game's own."""

from paddock.texts.bundle import LANGUAGES, MissingText, Texts, preferred_language, shortened, texts_of_game
from paddock.texts.speaker import Speaker, refusal

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Speaker",
    "Texts",
    "preferred_language",
    "refusal",
    "shortened",
    "texts_of_game",
]
