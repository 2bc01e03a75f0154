"""What a person typed, as choices: an option's key, the beginning of its words, or several words at once."""

from contextlib import suppress
from typing import Any

from paddock.cli.errors import BadUsage
from paddock.kernel.errors import IllegalChoice, PaddockError
from paddock.kernel.table import Table
from paddock.texts import Speaker

__all__ = ["Menu", "understood"]

# Questions that are answered by how many words are typed; the words themselves answer the questions that follow.
COUNTED = {("heat", "shift-gear")}


class Menu:
    """An open question with a key to type and a text for each option."""

    def __init__(self, table: Table, seat: int, speaker: Speaker) -> None:
        question = table.question(seat)
        self.table = table
        self.seat = seat
        self.speaker = speaker
        self.kind = str(question["kind"])
        self.sentence = speaker.question(question)
        hint = f"{speaker.game}-hint-{self.kind}"
        self.hint = speaker.texts.say(hint) if speaker.texts.has(hint) else ""
        self.choices: list[int] = [option["choice"] for option in question["options"]]
        self.labels: list[dict[str, Any]] = [option["label"] for option in question["options"]]
        self.texts = [speaker.option(label) for label in self.labels]
        keys = [speaker.option_key(label) for label in self.labels]
        self.keyed = None not in keys  # where one option has no key of its own, all are numbered
        self.keys = [key if key and self.keyed else str(number) for number, key in enumerate(keys, start=1)]

    def find(self, typed: str) -> int | None:
        """The number of the option that is meant, or None."""
        if typed in self.keys:
            return self.keys.index(typed)
        if typed.isdecimal():
            return None
        meant = [number for number, label in enumerate(self.labels) if begins(typed, self.words(label))]
        return meant[0] if len(meant) == 1 else None

    def answer(self, number: int) -> tuple[int, str]:
        return self.choices[number], self.texts[number]

    def after(self, number: int) -> "Menu | None":
        """The next question of this seat if it answers like that, tried out on a copy."""
        trial = self.table.clone()
        trial.answer(self.seat, self.choices[number])
        return Menu(trial, self.seat, self.speaker) if self.seat in trial.open_seats() else None

    def refusal(self, typed: str) -> PaddockError:
        """Why what was typed cannot be chosen: the rules' own reason, if it can be told what was meant."""
        labels = self.all_labels()
        meant = [choice for choice, label in labels.items() if self.keyed and self.speaker.option_key(label) == typed]
        if not meant and not typed.isdecimal():
            meant = [choice for choice, label in labels.items() if begins(typed, self.words(label))]
        reasons = [self.table.why_not(self.seat, choice) for choice in meant]
        telling = [reason for reason in reasons if reason is not None and reason != "not-an-option"]
        return IllegalChoice(telling[0]) if telling else BadUsage("not-understood", word=typed)

    def all_labels(self) -> dict[int, dict[str, Any]]:
        """What all choices of the game would mean here; of most numbers no label can be made."""
        question = self.table.open_question(self.seat)
        labels: dict[int, dict[str, Any]] = {}
        for choice in reversed(range(self.table.game.choices)):
            with suppress(Exception):
                label = question.label(self.table, choice)
                if all(value != "" for value in label.values()):
                    labels[choice] = label
        return labels

    def words(self, label: dict[str, Any]) -> list[str]:
        """An option's text, and the names in its label, which are the same in every language."""
        names = [value for key, value in label.items() if key != "kind" and isinstance(value, str)]
        return [self.speaker.option(label), *names]


def begins(typed: str, words: list[str]) -> bool:
    """Whether one of the words begins with what was typed."""
    return any(word.lower().startswith(typed) for word in words)


def understood(line: str, table: Table, seat: int, speaker: Speaker) -> list[tuple[int, str]]:
    """The choices that a line stands for, with their texts; IllegalChoice or BadUsage if there are none."""
    menu = Menu(table, seat, speaker)
    found = menu.find(line)
    if found is not None:
        return [menu.answer(found)]
    words = line.split()
    counted = (table.game.name, menu.kind) in COUNTED
    if not menu.keyed or (len(words) == 1 and (line.isdecimal() or not counted)):
        raise menu.refusal(line)
    if not counted:
        return answers_of(words, menu)
    number = menu.find(str(len(words)))
    if number is None:
        raise menu.refusal(str(len(words)))
    return [menu.answer(number), *answers_of(words, menu.after(number))]


def answers_of(words: list[str], menu: Menu | None) -> list[tuple[int, str]]:
    """One word for each question of the same kind, in whatever order the questions want them."""
    if not words:
        return []
    if menu is None:
        raise BadUsage("too-many-words")
    meant = {found: word for word in words if (found := menu.find(word)) is not None}
    refusals: list[PaddockError] = []
    for number, word in sorted(meant.items()):
        rest = words[:]
        rest.remove(word)
        following = menu.after(number)
        try:
            same = following if following and following.kind == menu.kind else None
            return [menu.answer(number), *answers_of(rest, same)]
        except PaddockError as error:
            refusals.append(error)
    raise refusals[0] if refusals else menu.refusal(words[0])
