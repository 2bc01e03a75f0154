"""A person at the terminal: is told what happened, sees the table, is asked, and answers in words."""

from rich.text import Text

from paddock.cli.paint import seat_mark
from paddock.cli.screen import Screen
from paddock.cli.telling import paragraphs
from paddock.cli.typed import Menu, understood
from paddock.kernel.errors import IllegalChoice, PaddockError
from paddock.kernel.table import Table
from paddock.texts import Speaker, refusal

__all__ = ["Person", "Quit"]

BETWEEN_CHOICES = "   "


class Quit(Exception):
    """The person has had enough."""


class Person:
    """The person at one seat. Alone at the keyboard, nothing has to be hidden from anybody."""

    def __init__(self, table: Table, seat: int, speaker: Speaker, screen: Screen, alone: bool) -> None:
        self.table = table
        self.seat = seat
        self.speaker = speaker
        self.screen = screen
        self.alone = alone
        self.heard = 0  # how many events of the table this person has been told of
        self.asked = ""  # the kind of the last question, while this person looks at the table

    def take_over(self, hide: bool) -> None:
        """Before a hand is shown, everybody else looks away; what the one before has seen is hidden."""
        self.asked = ""
        if not self.alone:
            if hide:
                self.screen.clear()
            self.read_line(self.screen.say("cli-play-hand-over", name=self.speaker.name(self.seat)))
            self.screen.clear()

    def take_turn(self) -> None:
        """Ask until there is an answer, or something has been taken back."""
        menu = Menu(self.table, self.seat, self.speaker)
        self.tell_news(menu.kind)
        if len(menu.choices) == 1:
            self.screen.tell(f"{menu.sentence} {menu.texts[0]}.", "dim")
            self.table.answer(self.seat, menu.choices[0])
            return
        self.show_menu(menu)
        while not self.obey(self.read_line(f"{self.speaker.name(self.seat)} >"), menu):
            pass

    def obey(self, line: str, menu: Menu) -> bool:
        """Do what was typed; whether the table has changed."""
        try:
            if line in ("q", self.screen.say("cli-word-quit")):
                raise Quit
            if line in ("u", self.screen.say("cli-word-undo")):
                self.take_back()
                return True
            if line.startswith("?"):
                self.help(line.removeprefix("?").strip(), menu)
                return False
            if not line:
                self.show_table()
                self.show_menu(menu)
                return False
            self.answer(line)
        except PaddockError as error:
            self.screen.tell(refusal(self.screen.texts, error, self.table.game.name), "red")
            return False
        return True

    def answer(self, line: str) -> None:
        answers = understood(line, self.table, self.seat, self.speaker)
        self.table.answer_all(self.seat, [choice for choice, _ in answers])
        if len(answers) > 1:
            self.screen.tell("→ " + ", ".join(text for _, text in answers), "dim")

    def take_back(self) -> None:
        """The last answer that was a real choice, and with it those after it that were none."""
        trial = self.table.clone()
        trial.undo(self.seat)
        while len(trial.options(self.seat)) == 1:
            trial.undo(self.seat)
        trial.copy_into(self.table)
        self.heard = min(self.heard, len(self.table.told))
        self.asked = ""

    def help(self, word: str, menu: Menu) -> None:
        """``?`` explains the keys, ``? word`` why that cannot be chosen."""
        if not word:
            self.screen.tell(self.screen.say("cli-play-help"))
            return
        try:
            understood(word, self.table, self.seat, self.speaker)
        except IllegalChoice as error:
            self.screen.tell(refusal(self.screen.texts, error, self.table.game.name))
        else:
            self.screen.tell(self.screen.say("cli-play-possible", word=word))

    def tell_news(self, kind: str) -> None:
        """What happened since this person was asked last; then the table, unless it is only the same question again."""
        news = self.table.events_for(self.seat, self.heard)
        self.heard = len(self.table.told)
        self.screen.tell_events(paragraphs(news, self.speaker))
        by_others = any(event["seat"] != self.seat for event in news)
        if by_others or (news and kind != self.asked) or not self.asked:
            self.show_table()
        self.asked = kind

    def show_table(self) -> None:
        self.screen.tell()
        self.screen.show_picture(self.table.game.picture(self.table.view(self.seat), self.speaker.say))
        self.screen.tell()

    def show_menu(self, menu: Menu) -> None:
        """The question and its choices, side by side where they fit."""
        asked = seat_mark(self.seat, self.screen.colours).append(f" {menu.sentence}", "bold")
        self.screen.show(asked)
        if menu.hint:
            self.screen.tell(menu.hint, "dim")
        choices = [choice_text(key, text) for key, text in zip(menu.keys, menu.texts)]
        together = Text(BETWEEN_CHOICES).join(choices)
        if together.cell_len <= self.screen.console.width:
            self.screen.show(together)
        else:
            for choice in choices:
                self.screen.show(choice)

    def read_line(self, prompt: str) -> str:
        try:
            typed = input(f"{prompt} ")
        except EOFError:
            raise Quit from None
        # Arrow keys and the like send codes that would move the cursor when they are shown again.
        return "".join(letter if letter.isprintable() else " " for letter in typed).strip().lower()


def choice_text(key: str, text: str) -> Text:
    """What to type, then what it means, unless that is the same."""
    shown = Text(key, "bold cyan")
    return shown if key == text else shown.append(f" {text}", "not bold default")
