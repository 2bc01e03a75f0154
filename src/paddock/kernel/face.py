"""What a game's data means: the arguments of its events, questions and labels, and the keys of its views.

Texts, terminal and browser name things by these declarations, documents and types are made from them, and tests hold
every game to them. Nothing here is asked while a game is played.
"""

from collections.abc import Sequence
from typing import Any, Final

from paddock.kernel.shapes import Shape, misfit_of_fields
from paddock.kernel.spaces import Space

__all__ = [
    "ANY",
    "CARD",
    "CARDS",
    "CORNER",
    "DECIMAL",
    "DICE",
    "FORMAT",
    "MONEY",
    "NUMBER",
    "SEAT",
    "SEATS",
    "SPACE",
    "TEXT",
    "VALUE",
    "YES",
    "YES_OR_NO",
    "Args",
    "Face",
    "Printed",
    "Shape",
    "Silent",
    "Space",
    "all_of",
    "by_name",
    "list_of",
    "name_of",
    "number",
    "number_of",
    "row",
    "word",
]

FORMAT: Final = 1  # of all that is declared: raised when a key goes or gets another meaning, not when one is added

# ---- making shapes ---------------------------------------------------------------------------------------------------


def number(called: str, about: str = "") -> Shape:
    """A number with a meaning of its own."""
    return Shape("number", called, about)


def number_of(*values: int) -> Shape:
    """One of these numbers."""
    shape = Shape("number")
    shape.values = values
    return shape


def name_of(family: str, called: str = "", values: Sequence[str] = (), about: str = "") -> Shape:
    """Something whose name is the text ``<game>-<family>-<value>``; ``values``, if given, are all there are."""
    shape = Shape("name", called or family, about)
    shape.family = family
    shape.values = tuple(values)
    return shape


def word(*words: str) -> Shape:
    """One of these words; sentences choose by it."""
    shape = Shape("word")
    shape.values = words
    return shape


def list_of(item: Shape) -> Shape:
    """Several of a kind."""
    shape = Shape("list")
    shape.of = item
    return shape


def by_name(item: Shape, by: Shape | None = None) -> Shape:
    """Several of a kind, each under its name; one for each of ``by``, if that is given."""
    shape = Shape("map")
    shape.of = item
    shape.by = by
    return shape


def row(called: str, /, **fields: Shape) -> Shape:
    """Something with fields."""
    shape = Shape("row", called)
    shape.fields = fields
    return shape


NUMBER: Final = Shape("number")
DECIMAL: Final = Shape("decimal")
TEXT: Final = Shape("text")
VALUE: Final = Shape("value", "value", "a word, a number, true or false")
ANY: Final = Shape("any")
YES: Final = Shape("yes", "yes", "0 or 1")
YES_OR_NO: Final = Shape("flag")
SEAT: Final = Shape("seat", "seat", "a seat, from 0; beyond the seats those whom the game itself drives; -1 is nobody")
SEATS: Final = list_of(SEAT)
CARD: Final = name_of("card")
CARDS: Final = list_of(CARD)
SPACE: Final = number("space", "a space of the road")
CORNER: Final = Shape("letter", "corner", "a corner, from 0; people call it A, B, C")
DICE: Final = list_of(number("die", "what a die shows"))
MONEY: Final = number("money")


class Args:
    """The arguments of one kind of event, question or label."""

    def __init__(self, **fields: Shape) -> None:
        self.fields = fields
        self.is_silent = False

    def misfit(self, args: dict[str, Any]) -> str:
        """Where arguments are not those declared; nothing if they fit."""
        return misfit_of_fields(self.fields, args)

    def as_data(self) -> dict[str, Any]:
        args = {key: shape.as_data() for key, shape in self.fields.items()}
        return {"args": args, "silent": True} if self.is_silent else {"args": args}


class Silent(Args):
    """The arguments of an event that pictures show and nobody is told about: it has no text."""

    def __init__(self, **fields: Shape) -> None:
        super().__init__(**fields)
        self.is_silent = True


class Printed:
    """What is printed on cards, dice and boards, or a limit of the rules: browsers draw it and never ask for it."""

    def __init__(self, shape: Shape, value: Any, about: str = "") -> None:
        self.shape = shape
        self.value = value
        self.about = about

    def misfit(self) -> str:
        """Where the value is not what is declared; nothing if it fits."""
        return self.shape.misfit(self.value)


def all_of(shape: Shape) -> Printed:
    """All there is of a kind, in the order of the game."""
    return Printed(list_of(shape), list(shape.values))


class Face:
    """All that a game tells, asks and shows: its kinds of events, questions and labels, and the keys of its views.

    ``spaces`` say what each number of a choice stands for. ``printed`` is what everybody knows before the first view.
    """

    def __init__(
        self,
        events: dict[str, Args],
        questions: dict[str, Args],
        labels: dict[str, Args],
        view: Shape,
        spaces: Sequence[Space] = (),
        printed: dict[str, Printed] | None = None,
    ) -> None:
        self.events = events
        self.questions = questions
        self.labels = labels
        self.view = view
        self.spaces = list(spaces)
        self.printed = {} if printed is None else printed

    def space_of(self, choice: int) -> Space:
        """The range in which a choice lies; KeyError if there is none."""
        for space in self.spaces:
            if space.first <= choice < space.end:
                return space
        raise KeyError(choice)

    def as_data(self) -> dict[str, Any]:
        """For whoever makes sentences elsewhere."""
        return {
            "events": {kind: args.as_data() for kind, args in self.events.items()},
            "questions": {kind: args.as_data() for kind, args in self.questions.items()},
            "labels": {kind: args.as_data() for kind, args in self.labels.items()},
        }
