"""What a value is that a game tells: the words for it, and whether a value fits."""

from typing import Any, Final

__all__ = ["Shape", "misfit_of_fields"]

PLAIN: Final[dict[str, tuple[type, ...]]] = {
    "number": (int,),
    "seat": (int,),
    "letter": (int,),
    "yes": (int,),
    "decimal": (float, int),
    "name": (str,),
    "text": (str,),
    "word": (str,),
    "flag": (bool,),
    "value": (str, int, bool),
}


class Shape:
    """What a value is.

    ``kind`` says how it is told: a "seat" by its name, a "letter" (a number) as A, B, C, a "name" by the text of its
    family; "number", "decimal", "text", "word" and "value" (any of these) as they are; a "list" item after item. "yes"
    is 0 or 1, "flag" false or true. A "row" has fields, a "map" has things by their names; they are not told, nor is
    what is "any".

    ``values`` are all that it can be; ``by`` are the names of a map, where all are known. ``called`` is its own name in
    documents and, with a capital, in types; ``about`` says what it is, ``here`` what it means in this place. Where a
    seat has several pieces, the argument ``which`` says which of them are meant, and the text ``<game>-who`` names one
    of them by its ``name`` and by ``piece``.
    """

    def __init__(self, kind: str, called: str = "", about: str = "") -> None:
        self.kind = kind
        self.called = called
        self.about = about
        self.family = ""
        self.here = ""
        self.values: tuple[str | int, ...] = ()
        self.of: Shape | None = None
        self.by: Shape | None = None
        self.fields: dict[str, Shape] = {}
        self.which = ""
        self.piece = ""
        self.may_lack = False
        self.may_be_none = False

    def copy(self) -> "Shape":
        """One more of it, to be changed."""
        other = Shape(self.kind, self.called, self.about)
        other.family = self.family
        other.here = self.here
        other.values = self.values
        other.of = self.of
        other.by = self.by
        other.fields = self.fields
        other.which = self.which
        other.piece = self.piece
        other.may_lack = self.may_lack
        other.may_be_none = self.may_be_none
        return other

    def note(self, here: str) -> "Shape":
        """The same, with what it means here."""
        other = self.copy()
        other.here = here
        return other

    def named(self, called: str) -> "Shape":
        """The same, with a name of its own."""
        other = self.copy()
        other.called = called
        return other

    def one_of(self, values: "list[str] | list[int]") -> "Shape":
        """The same, one of these; it keeps its name."""
        other = self.copy()
        other.values = tuple(values)
        return other

    def or_none(self) -> "Shape":
        """The same, or nothing."""
        other = self.copy()
        other.may_be_none = True
        return other

    def sometimes(self) -> "Shape":
        """A field that is not always there."""
        other = self.copy()
        other.may_lack = True
        return other

    def told_apart_by(self, which: str, piece: str) -> "Shape":
        """Seats with several pieces each: the argument that says which, and what their text calls one of it."""
        other = self.copy()
        other.which = which
        other.piece = piece
        return other

    def as_data(self) -> dict[str, Any]:
        """What whoever names values has to know."""
        told: dict[str, Any] = {"kind": self.kind}
        if self.family:
            told["family"] = self.family
        if self.of is not None:
            told["of"] = self.of.as_data()
        if self.fields:
            told["fields"] = {key: shape.as_data() for key, shape in self.fields.items()}
        if self.which:
            told["which"] = self.which
            told["piece"] = self.piece
        return told

    def misfit(self, value: Any) -> str:
        """Where a value is not what is declared, and how; nothing if it fits."""
        if value is None:
            return "" if self.may_be_none else "is none"
        if self.kind == "list":
            return self.misfit_in_list(value)
        if self.kind == "map":
            return self.misfit_in_map(value)
        if self.kind == "row":
            return misfit_of_fields(self.fields, value)
        if self.values:
            return "" if value in self.values else f"is {value!r}, not one of {', '.join(map(str, self.values))}"
        if self.kind == "any":
            return ""
        if type(value) not in PLAIN[self.kind] or (self.kind == "yes" and value not in (0, 1)):
            return f"is {value!r}, not a {self.kind}"
        return ""

    def misfit_in_list(self, value: Any) -> str:
        assert self.of is not None
        if not isinstance(value, list):
            return f"is {value!r}, not a list"
        for n, item in enumerate(value):
            fault = self.of.misfit(item)
            if fault:
                return f"[{n}] {fault}"
        return ""

    def misfit_in_map(self, value: Any) -> str:
        assert self.of is not None
        if not isinstance(value, dict):
            return f"is {value!r}, not a map"
        for name, item in value.items():
            fault = self.of.misfit(item) if isinstance(name, str) else "has no name"
            if fault:
                return f"[{name}] {fault}"
        if self.by is not None and set(value) != set(self.by.values):
            return f"has {', '.join(value)}, not each of {', '.join(map(str, self.by.values))}"
        return ""


def misfit_of_fields(fields: dict[str, Shape], value: Any) -> str:
    """The same for something with fields: exactly those declared."""
    if not isinstance(value, dict):
        return f"is {value!r}, not a row"
    for key, shape in fields.items():
        if key not in value and not shape.may_lack:
            return f"{key} is missing"
    for key, item in value.items():
        fault = fields[key].misfit(item) if key in fields else "is not declared"
        if fault:
            return f"{key} {fault}"
    return ""
