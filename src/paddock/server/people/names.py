"""Names and chat lines are data: any characters that people write, none that play tricks."""

import unicodedata

from paddock.server.refusals import Refusal

__all__ = ["clean_line", "clean_name", "shortened"]

# Control characters, surrogates, private use, unassigned, and format characters that turn or hide text.
UNWANTED = {"Cc", "Cs", "Co", "Cn"}
FORMAT_ALLOWED = {"\u200c", "\u200d"}  # joiners, which some scripts and pictures need


def clean_line(text: str, longest: int, field: str) -> str:
    """The text in one line, without tricks; Refusal if nothing is left or it is too long."""
    composed = unicodedata.normalize("NFC", text)
    line = " ".join("".join(c if is_wanted(c) else " " for c in composed).split())
    if not line:
        raise Refusal("empty", 422, field=field)
    if len(line) > longest:
        raise Refusal("too-long", 422, field=field, longest=longest)
    return line


def clean_name(name: str | None, longest: int) -> str | None:
    return None if name is None or not name.strip() else clean_line(name, longest, "name")


def shortened(names: list[str], longest: int) -> list[str | None]:
    """Names from elsewhere, which may be of any length."""
    return [clean_name(name[:longest], longest) for name in names]


def is_wanted(character: str) -> bool:
    category = unicodedata.category(character)
    return category not in UNWANTED and (category != "Cf" or character in FORMAT_ALLOWED)
