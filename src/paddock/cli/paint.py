"""Colours for pictures and sentences: marks of the pictures get the colour of what they stand for."""

import re

from rich.text import Text

__all__ = ["painted", "seat_mark"]

SEAT_MARKS = "①②③④⑤⑥⑦⑧⑨⑩"
SEAT_STYLES = (
    "bold white on red",
    "bold white on blue",
    "black on yellow",
    "black on green",
    "bold white on magenta",
    "black on cyan",
    "black on white",
    "black on bright_red",
    "black on bright_blue",
    "black on bright_green",
)
MARKS = {
    "·": "dim",
    "┃": "bold yellow",
    "▒": "bold",
    "■": "bold red",
    "›": "bold cyan",
}
CARD = re.compile(r"\[[^\[\]\n]+\]")


def painted(picture: str, colours: bool) -> Text:
    """A picture in colour. With colours a car is its number on its own colour; without, the mark itself."""
    text = Text(no_wrap=True, overflow="ignore")
    for letter in picture:
        seat = SEAT_MARKS.find(letter)
        if seat >= 0 and colours:
            text.append(str((seat + 1) % 10), SEAT_STYLES[seat])
        else:
            text.append(letter, MARKS.get(letter, ""))
    text.highlight_regex(CARD, "bold")
    return text


def seat_mark(seat: int, colours: bool) -> Text:
    return painted(SEAT_MARKS[seat], colours)
