"""An open question as a person sees it: a key to type and a text for each option."""

from contextlib import suppress
from typing import Any

from paddock.cli.errors import BadUsage
from paddock.kernel.errors import IllegalChoice, PaddockError
from paddock.kernel.table import Table
from paddock.texts import Speaker

__all__ = ["Label", "Menu", "answered", "begins", "ends", "labels_of"]

Label = dict[str, Any]

DIGITS = "0123456789"

LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбю"
OTHER_LAYOUT = str.maketrans(LATIN + CYRILLIC, CYRILLIC + LATIN)


class Menu:
    """``numbers`` are those that options without a key had in the question before: they keep them in one line."""

    def __init__(
        self,
        table: Table,
        seat: int,
        speaker: Speaker,
        numbers: dict[int, str] | None = None,
        labels: dict[int, Label] | None = None,
    ) -> None:
        question = table.question(seat)
        self.table = table
        self.seat = seat
        self.speaker = speaker
        self.kind = str(question["kind"])
        self.sentence = speaker.question(question)
        offered = labels_of(question) if labels is None else labels
        self.choices = list(offered)
        self.labels = list(offered.values())
        self.texts = [speaker.option(label) for label in self.labels]
        self.numbers = {} if numbers is None else numbers
        self.order = sorted(range(len(self.labels)), key=lambda place: ends(self.labels[place]))
        self.keys = [speaker.option_key(label) or "" for label in self.labels]
        for place in self.order:
            self.keys[place] = self.keys[place] or self.number(self.choices[place])

    def number(self, choice: int) -> str:
        """The number of an option without a key: the one it has already, or the next that is free."""
        if choice not in self.numbers:
            used = {*self.keys, *self.numbers.values()}
            self.numbers[choice] = next(str(n) for n in range(1, len(used) + 2) if str(n) not in used)
        return self.numbers[choice]

    def find(self, typed: str) -> int | None:
        """The place of the option that is meant, or None; BadUsage if it could be several."""
        found = self.find_exactly(typed)
        if found is not None:
            return found
        with suppress(BadUsage):  # several things that were not even typed
            return self.find_exactly(typed.translate(OTHER_LAYOUT))
        return None

    def find_exactly(self, typed: str) -> int | None:
        if typed in self.keys:
            return self.keys.index(typed)
        if typed.isdecimal():
            return self.find_number(typed)
        meant = [place for place, label in enumerate(self.labels) if begins(typed, self.words(label))]
        if len(meant) > 1:
            raise BadUsage("ambiguous", word=typed, candidates="; ".join(self.described(place) for place in meant))
        return meant[0] if meant else None

    def find_number(self, typed: str) -> int | None:
        """Where all keys are one letter with a number behind it, the number alone will do."""
        if len({key.rstrip(DIGITS) for key in self.keys}) != 1:
            return None
        numbers = [number_in(key) for key in self.keys]
        return numbers.index(typed) if typed in numbers else None

    def takes_numbers(self) -> bool:
        """Whether some option is chosen by a number alone."""
        return any(self.find_exactly(number) is not None for key in self.keys if (number := number_in(key)))

    def described(self, place: int) -> str:
        return f"{self.keys[place]} {self.texts[place]}"

    def answer(self, place: int) -> tuple[int, str]:
        return self.choices[place], self.texts[place]

    def after(self, place: int) -> "Menu | None":
        """The next question of this seat if it answers like that; None if something comes between."""
        trial = answered(self.table, self.seat, self.choices[place])
        if trial is None:
            return None
        same_kind = trial.open_question(self.seat).kind() == self.kind
        secret = self.table.open_question(self.seat).is_secret()
        return Menu(trial, self.seat, self.speaker, dict(self.numbers)) if same_kind or secret else None

    def knows(self, typed: str) -> bool:
        """Whether the words of some choice of the game, possible here or not, begin like this."""
        return any(begins(typed, self.words(label)) for label in self.all_labels().values())

    def refusal(self, typed: str) -> PaddockError:
        """Why what was typed cannot be chosen: the rules' own reason, if it can be told what was meant."""
        labels = self.all_labels()
        meant = [choice for choice, label in labels.items() if self.is_key(typed, label)]
        if not meant and not typed.isdecimal():
            meant = [choice for choice, label in labels.items() if begins(typed, self.words(label))]
        reasons = [self.table.why_not(self.seat, choice) for choice in meant]
        telling = [reason for reason in reasons if reason is not None and reason != "not-an-option"]
        if telling:
            return IllegalChoice(telling[0])
        if typed.isdecimal() and not self.takes_numbers():
            return BadUsage("letters-wanted", word=typed, key=self.keys[self.order[0]])
        return BadUsage("not-understood", word=typed)

    def is_key(self, typed: str, label: Label) -> bool:
        """Whether this was typed for that option; for a key with a number, the number alone will do."""
        key = self.speaker.option_key(label) or ""
        return bool(key) and typed in (key, number_in(key))

    def all_labels(self) -> dict[int, Label]:
        """What all choices of the game would mean here; of most numbers no label can be made."""
        question = self.table.open_question(self.seat)
        labels: dict[int, Label] = {}
        for choice in reversed(range(self.table.game.choices)):
            with suppress(Exception):
                label = question.label(self.table, choice)
                if all(value != "" for value in label.values()):
                    labels[choice] = label
        return labels

    def words(self, label: Label) -> list[str]:
        """An option's text, and the names in its label, which are the same in every language."""
        names = [value for key, value in label.items() if key != "kind" and isinstance(value, str)]
        return [self.speaker.option(label), *names]


def ends(label: Label) -> bool:
    """Whether an option ends a series of questions: it stands behind the others."""
    return bool(label["kind"] == "done")


def number_in(key: str) -> str:
    """The number behind the letters of a key, if there is one."""
    return key.lstrip(key.rstrip(DIGITS))


def labels_of(question: dict[str, Any]) -> dict[int, Label]:
    """The options of a question, by choice."""
    return {option["choice"]: option["label"] for option in question["options"]}


def answered(table: Table, seat: int, choice: int) -> Table | None:
    """A copy on which the seat has answered and is asked again; None if something has been drawn or shown meanwhile.

    A copy knows what comes: a person does not, and is not to learn it from what can be typed.
    """
    trial = table.clone()
    trial.answer(seat, choice)
    return trial if seat in trial.open_seats() and trial.can_undo(seat) else None


def begins(typed: str, words: list[str]) -> bool:
    """Whether one of the words begins with what was typed; quotation marks and the dots of ё may be left out."""
    return any(plain(word).startswith(plain(typed)) for word in words)


def plain(text: str) -> str:
    return text.lower().lstrip('«"').replace("ё", "е")
