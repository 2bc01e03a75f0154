"""What a person typed, as choices: an option's key, the beginning of its words, or several words at once."""

from dataclasses import dataclass, field

from paddock.cli.errors import BadUsage
from paddock.cli.menu import Menu
from paddock.cli.series import Series

__all__ = ["Reply", "understood"]


@dataclass(frozen=True)
class Reply:
    """Answers to give now with their texts, and words to keep until so many more are chosen."""

    answers: list[tuple[int, str]]
    kept: list[str] = field(default_factory=list)
    missing: int = 0


@dataclass(frozen=True)
class Before:
    """A word of the same line that has answered a question before: of which kind, and in which text."""

    word: str
    kind: str
    text: str


def understood(line: str, menu: Menu, kept: list[str] | None = None, before: tuple[Before, ...] = ()) -> Reply:
    """What a line stands for, with the words kept before; IllegalChoice or BadUsage if it stands for nothing."""
    series = Series(menu)
    if series.in_any_order:
        return several_of_a_kind([*(kept or []), *line.split()], series)
    found = menu.find(line)
    if found is not None:
        return Reply([menu.answer(found)])
    first, *rest = line.split()
    check_not_used(first, menu, before)
    if not rest or menu.knows(line):
        raise menu.refusal(line)
    return one_after_the_other(first, rest, series, before)


def check_not_used(word: str, menu: Menu, before: tuple[Before, ...]) -> None:
    """BadUsage for a word that could be chosen, but has been."""
    for earlier in before:
        if earlier.word == word and menu.find(word) is None:
            raise BadUsage("not-so-often", what=earlier.text, most=1)


def several_of_a_kind(words: list[str], series: Series) -> Reply:
    """Cards and the like, in whatever order they are typed."""
    wanted = [series.find(word) for word in words]
    way = series.way_with(wanted)
    if way is None:
        return Reply([], words, series.most - len(wanted))
    return Reply([(choice, series.text(choice)) for choice in way])


def one_after_the_other(first: str, rest: list[str], series: Series, before: tuple[Before, ...] = ()) -> Reply:
    """An answer, then words for the question that follows it, as long as nothing happens in between."""
    menu = series.menu
    found = menu.find(first)
    if found is None:
        raise menu.refusal(first)
    key = menu.keys[found]
    if first.isdecimal() and first != key:
        raise BadUsage("needs-its-key", word=first, line=" ".join([key, *rest]))
    following = menu.after(found)
    if following is None and series.of_one_kind:
        alike = 1 + sum(1 for earlier in before if earlier.kind == menu.kind)
        raise BadUsage("too-many-words", given=alike + len(rest), most=alike)
    if following is None:
        raise BadUsage("one-at-a-time", word=first)
    answered = Before(first, menu.kind, menu.texts[found])
    reply = understood(" ".join(rest), following, before=(*before, answered))
    return Reply([menu.answer(found), *reply.answers], reply.kept, reply.missing)
