"""Where the commands write: sentences and pictures on standard output, progress and warnings on standard error."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from paddock.cli.paint import painted, seat_mark
from paddock.cli.telling import Paragraph
from paddock.kernel.table import Table
from paddock.texts import Speaker, Texts

__all__ = ["Screen"]

WIDTH_OF_A_FILE = 100
MARGIN = 3
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
LEAST_SIZE = (78, 22)
LEAST_LINES = 15
ROOM_TO_TALK = 9  # lines below a picture, for a question, its choices and what is typed


class Output(Console):
    """Standard output. Rich would leave the program if nobody reads any more: that is for the command line to do."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Speaks the language of the command line."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.say = texts.say
        width = None if sys.stdout.isatty() else WIDTH_OF_A_FILE
        self.console = Output(highlight=False, markup=False, emoji=False, width=width)
        self.colours = self.console.color_system is not None and not self.console.no_color

    def tell(self, sentence: str = "", style: str = "") -> None:
        self.console.print(Text(sentence, style))

    def show(self, what: Any) -> None:
        """A table or a text of rich."""
        self.console.print(what)

    def show_table(self, table: Table, seat: int | None, speaker: Speaker) -> None:
        """The table as this seat sees it: the large picture where it fits, else the small one."""
        view = table.view(seat)
        large = table.game.picture(view, speaker.say)
        fits = self.has_room_for(large)
        small = table.game.small_picture
        self.tell()
        self.show_picture(large if fits or small is None else small(view, speaker.say, self.lines_for_a_picture()))
        if fits:
            self.tell()

    def show_whole(self, table: Table, seat: int | None, speaker: Speaker) -> None:
        """The large picture, however small the terminal is."""
        self.tell()
        self.show_picture(table.game.picture(table.view(seat), speaker.say))
        self.tell()

    def has_room_for(self, picture: str) -> bool:
        lines = picture.splitlines()
        if not self.console.is_terminal:
            return True
        return max(map(len, lines)) <= self.console.width and len(lines) <= self.lines_for_a_picture()

    def lines_for_a_picture(self) -> int:
        """What the window leaves for a picture, with a question below it."""
        return max(LEAST_LINES, self.console.height - ROOM_TO_TALK)

    def warn(self, sentence: str) -> None:
        """On standard error, so that what programs read stays clean."""
        print(sentence, file=sys.stderr)

    def warn_if_small(self) -> None:
        """Say so if even the small picture will not fit."""
        least_width, least_height = LEAST_SIZE
        width, height = self.console.size
        if self.console.is_terminal and (width < least_width or height < least_height):
            sizes = {"width": width, "height": height, "least_width": least_width, "least_height": least_height}
            self.tell(self.say("cli-too-small", **sizes), "yellow")

    def show_picture(self, picture: str) -> None:
        self.console.print(painted(picture, self.colours), soft_wrap=True)

    def tell_events(self, paragraphs: list[Paragraph]) -> None:
        """What happened: headings for what concerns everybody, a paragraph for what a seat did in a row."""
        for paragraph in paragraphs:
            if paragraph.seats == [-1]:
                self.tell(paragraph.words[0], "bold")
            else:
                self.show(self.with_marks(paragraph))

    def with_marks(self, paragraph: Paragraph) -> Text:
        """The words with the mark of each seat before them; the first mark stands out in front of all lines."""
        marks = [seat_mark(seat, self.colours) for seat in paragraph.seats]
        words = Text(paragraph.words[0])
        for mark, more in zip(marks[1:], paragraph.words[1:]):
            words.append("  ").append_text(mark).append(f" {more}")
        lines = words.wrap(self.console, self.console.width - MARGIN)
        text = Text(" ").append_text(marks[0]).append(" ")
        for number, line in enumerate(lines):
            line.rstrip()
            text.append("\n" + " " * MARGIN if number else "").append_text(line)
        return text

    def clear(self) -> None:
        """Nothing of what was shown stays, not even above the screen."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()

    def print_json(self, data: object) -> None:
        print(json.dumps(data))

    @contextmanager
    def progress(self, what: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar on standard error, if somebody looks; what is passed to the function moves it on."""
        console = Console(stderr=True)
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        with bar:
            task = bar.add_task(what, total=total)
            yield lambda done: bar.advance(task, done)
