"""A person at the terminal: is told what happened, sees the table, is asked, and answers in words."""

from rich.text import Text

from paddock.cli.advising import AdviceUsed, tell_advice
from paddock.cli.errors import BadUsage, InputEnded
from paddock.cli.menu import Menu
from paddock.cli.paint import seat_mark
from paddock.cli.refusals import sentence
from paddock.cli.screen import Screen
from paddock.cli.series import Series
from paddock.cli.telling import paragraphs
from paddock.cli.typed import Reply, understood
from paddock.kernel.errors import PaddockError
from paddock.kernel.table import Table
from paddock.texts import Speaker

__all__ = ["Person", "Quit", "read_line", "typed_line"]

BETWEEN_CHOICES = "   "
QUIT = "cli-words-quit"
UNDO = "cli-words-undo"
HELP = "cli-words-help"
WHOLE = "cli-words-whole"
ADVICE = "cli-words-advice"
ASK_CHAMPION = "?!"
ENGLISH = {QUIT: ("q", "quit", "exit"), UNDO: ("u", "undo"), HELP: ("help",), WHOLE: ("m", "map"), ADVICE: ("advice",)}


class Quit(Exception):
    """The person has had enough."""


class Person:
    """The person at one seat. Alone at the keyboard, nothing has to be hidden from anybody."""

    def __init__(
        self,
        table: Table,
        seat: int,
        speaker: Speaker,
        screen: Screen,
        alone: bool,
        advice: AdviceUsed | None = None,
    ) -> None:
        self.table = table
        self.seat = seat
        self.speaker = speaker
        self.screen = screen
        self.alone = alone
        self.advice = AdviceUsed(alone) if advice is None else advice
        self.heard_of_advice = 0
        self.heard = 0  # how many events of the table this person has been told of
        self.kept: list[str] = []  # what has been chosen of several, until all are
        self.asked = ""  # the kind of the last question, while this person looks at the table
        self.knows_keys = False

    def take_over(self, hide: bool) -> None:
        """Before a hand is shown everybody else looks away; what the one before has seen and typed is gone."""
        self.asked = ""
        if not self.alone:
            if hide:
                self.screen.clear()
            read_line(self.screen.say("cli-play-hand-over", name=self.speaker.name(self.seat)))
            self.screen.clear()

    def take_turn(self) -> None:
        """Ask until there is an answer, or something has been taken back."""
        menu = Menu(self.table, self.seat, self.speaker)
        series = Series(menu)
        self.tell_news(menu.kind)
        if series.forced() and not self.table.can_undo(self.seat):
            self.screen.tell(f"{menu.sentence} {self.no_other_choice(series)}.", "dim")
            self.table.answer_all(self.seat, series.forced())
            return
        self.show_menu(series)
        while not self.obey(read_line(f"{self.speaker.name(self.seat)} >"), menu, series):
            pass

    def no_other_choice(self, series: Series) -> str:
        what = ", ".join(self.speaker.option(series.labels[choice]) for choice in series.forced())
        return self.screen.say("cli-play-forced", what=what)

    def obey(self, line: str, menu: Menu, series: Series) -> bool:
        """Do what was typed; whether the table has changed, or something else is to be asked now.

        After a wrong entry the choices stand above the prompt again.
        """
        first, _, rest = line.partition(" ")
        try:
            if not line:
                return self.take_nothing(series)
            if line not in series.menu.keys:
                if self.is_word(line, QUIT):
                    raise Quit
                if self.is_word(line, UNDO):
                    return self.take_back()
                if self.is_word(line, WHOLE):
                    return self.show_whole(series)
                if line == ASK_CHAMPION or self.is_word(line, ADVICE):
                    return self.ask_champion(series)
                if line.startswith("?") or self.is_word(first, HELP):
                    return self.help(line[1:].strip() if line.startswith("?") else rest.strip(), menu, series)
            return self.answer(line, menu)
        except PaddockError as error:
            self.screen.tell(sentence(self.screen.texts, error, self.table.game.name), "red")
            self.show_menu(series)
            return False

    def is_word(self, typed: str, key: str) -> bool:
        """Whether this is one of the words for a command, in the language of the screen or in English."""
        return typed in (*ENGLISH[key], *self.screen.say(key).split())

    def take_nothing(self, series: Series) -> bool:
        """Enter alone takes the only choice there is; otherwise it shows the table again."""
        if series.forced():
            self.table.answer_all(self.seat, series.forced())
            return True
        self.show_table()
        self.show_menu(series)
        return False

    def show_whole(self, series: Series) -> bool:
        """The large picture, also where it does not fit: a terminal can be scrolled."""
        self.screen.show_whole(self.table, self.seat, self.speaker)
        self.show_menu(series)
        return False

    def answer(self, line: str, menu: Menu) -> bool:
        try:
            reply = understood(line, menu, self.kept)
        except PaddockError:
            if self.changes_mind(line):
                return True
            raise
        self.give(reply)
        return True

    def give(self, reply: Reply) -> None:
        if reply.answers:
            self.table.answer_all(self.seat, [choice for choice, _ in reply.answers])
        if len(reply.answers) > 1:
            self.screen.tell("→ " + ", ".join(text for _, text in reply.answers), "dim")
        self.kept = reply.kept

    def changes_mind(self, line: str) -> bool:
        """In a secret plan another answer to the question before replaces the one given: nobody has seen it.

        Not the same answer once more, and nothing once this question has been answered in part.
        """
        if self.kept or not self.table.can_undo(self.seat):
            return False
        earlier = self.before_last_choice()
        menu = Menu(earlier, self.seat, self.speaker)
        if not earlier.open_question(self.seat).is_secret() or line.split()[0] not in menu.keys:
            return False
        reply = understood(line, menu)
        if reply.answers[:1] and reply.answers[0][0] == self.choice_after(earlier):
            return False
        earlier.copy_into(self.table)
        self.heard = min(self.heard, len(self.table.told))
        self.give(reply)
        return True

    def before_last_choice(self) -> Table:
        """A copy without the last answer that was a real choice, and without those after it that were none."""
        trial = self.table.clone()
        trial.undo(self.seat)
        while len(trial.options(self.seat)) == 1:
            trial.undo(self.seat)
        return trial

    def choice_after(self, earlier: Table) -> int:
        """What this person answered then."""
        given = [choice for seat, _, choice in self.table.log if seat == self.seat]
        return given[sum(1 for seat, _, _ in earlier.log if seat == self.seat)]

    def take_back(self) -> bool:
        """What is kept, or the last answer that was a real choice."""
        if self.kept:
            self.tell_taken_back(" ".join(self.kept))
            self.kept = []
            return True
        trial = self.before_last_choice()
        taken = self.choice_after(trial)
        self.tell_taken_back(self.speaker.option(trial.open_question(self.seat).label(trial, taken)))
        trial.copy_into(self.table)
        self.heard = min(self.heard, len(self.table.told))
        self.asked = ""
        return True

    def tell_taken_back(self, what: str) -> None:
        self.screen.tell(self.screen.say("cli-play-taken-back", what=what), "dim")

    def help(self, words: str, menu: Menu, series: Series) -> bool:
        """``?`` explains the keys, the map and the rule of this question, ``? word`` why that cannot be chosen."""
        if words:
            understood(words, menu)
            self.screen.tell(self.screen.say("cli-play-possible", word=words))
        else:
            self.screen.tell(self.screen.say("cli-play-help", order="fixed" if series.order_matters() else "any"))
            game = self.table.game.name
            for key, style in ((f"{game}-map-key", "dim"), (f"{game}-rule-{menu.kind}", "bold")):
                if self.screen.texts.has(key):
                    self.screen.tell(self.screen.say(key), style)
        return False

    def ask_champion(self, series: Series) -> bool:
        """The best turns in words; the others at the keyboard will hear that this was asked."""
        if not self.advice.allowed:
            raise BadUsage("no-advice-here")
        tell_advice(self.table, series.menu, self.screen)
        self.advice.seats.append(self.seat)
        self.show_menu(series)
        return False

    def tell_news(self, kind: str) -> None:
        """What happened since this person was asked last; then the table, if anything did."""
        for seat in self.advice.seats[self.heard_of_advice :]:
            if seat != self.seat:
                self.screen.tell(self.screen.say("cli-advice-used", name=self.speaker.name(seat)), "dim")
        self.heard_of_advice = len(self.advice.seats)
        news = self.table.events_for(self.seat, self.heard)
        self.heard = len(self.table.told)
        self.screen.tell_events(paragraphs(news, self.speaker))
        if news or not self.asked:
            self.show_table()
        self.asked = kind

    def show_table(self) -> None:
        self.screen.show_table(self.table, self.seat, self.speaker)

    def show_menu(self, series: Series) -> None:
        """The question and its choices, side by side where they fit; the one that ends it comes last."""
        menu = series.menu
        asked = seat_mark(self.seat, self.screen.colours).append(f" {menu.sentence}", "bold")
        if self.kept:
            chosen = self.screen.say("cli-play-kept", chosen=" ".join(self.kept), missing=series.most - len(self.kept))
            asked.append(f" {chosen}", "bold")
        self.screen.show(asked)
        hint = self.hint(series)
        if hint:
            self.screen.tell(hint, "dim")
        for line in self.lines_of([self.choice_text(series, place) for place in menu.order]):
            self.screen.show(line)
        if not self.knows_keys:
            self.screen.tell(self.screen.say("cli-play-keys"), "dim")
            self.knows_keys = True

    def lines_of(self, choices: list[Text]) -> list[Text]:
        """As many choices in a line as fit."""
        lines: list[Text] = []
        for choice in choices:
            if lines and lines[-1].cell_len + len(BETWEEN_CHOICES) + choice.cell_len <= self.screen.console.width:
                lines[-1].append(BETWEEN_CHOICES).append_text(choice)
            else:
                lines.append(choice)
        return lines

    def hint(self, series: Series) -> str:
        """How this question may be answered, where the game has something to say about it."""
        if series.forced():
            return self.screen.say("cli-play-enter-goes-on")
        key = f"{self.speaker.game}-hint-{'many-' if series.in_any_order else ''}{series.kind}"
        return self.screen.say(key, example=example(series)) if self.screen.texts.has(key) else ""

    def choice_text(self, series: Series, place: int) -> Text:
        """What to type, then what it means, unless that is the same; how often, if more than once."""
        key, text = series.menu.keys[place], series.menu.texts[place]
        most = series.most_of(series.menu.choices[place]) if series.in_any_order else 1
        shown = Text(key, "bold cyan")
        if key != text:
            shown.append(f" {text}", "not bold default")
        return shown.append(f" ×{most}", "not bold default") if most > 1 else shown


def example(series: Series) -> str:
    """A line that would be understood: a choice from the middle, and what could follow it."""
    menu = series.menu
    place = len(menu.choices) // 2
    following = None if series.in_any_order else menu.after(place)
    if following is None:
        return menu.keys[place]
    rest = Series(following)
    return " ".join([menu.keys[place], *(rest.key(choice) for choice in reversed(rest.ways[-1]))])


def read_line(prompt: str) -> str:
    """What is typed. Arrow keys and the like send codes that would move the cursor when they are shown again."""
    typed = typed_line(prompt)
    return " ".join("".join(letter if letter.isprintable() else " " for letter in typed).lower().split())


def typed_line(prompt: str) -> str:
    """Exactly what is typed; InputEnded if nobody types any more."""
    try:
        return input(f"{prompt} ")
    except EOFError:
        print()
        raise InputEnded("input-ended") from None
