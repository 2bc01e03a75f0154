"""What each number of a choice stands for: named ranges of numbers, each with what its numbers say."""

from collections.abc import Sequence
from typing import Any, Final

from paddock.kernel.shapes import Shape

__all__ = ["Space", "Value", "unused"]

Value = int | str


class Space:
    """A range of choices: ``first`` and those that follow, as many as there are values of ``of``.

    ``of`` names what a choice says and gives all its values in order: a range of numbers, or a shape that lists them.
    Of several the last runs fastest. ``labels`` are the kinds of label that these choices have; what is named ``nth``
    is a place among what lies on the table now, and labels tell what lies there.
    """

    def __init__(self, name: str, first: int, labels: Sequence[str] = (), **of: Shape | range) -> None:
        self.name = name
        self.first = first
        self.labels = tuple(labels)
        self.of = of
        self.values: dict[str, list[Value]] = {key: values_of(part) for key, part in of.items()}
        self.size = 1
        for values in self.values.values():
            self.size *= len(values)

    @property
    def end(self) -> int:
        """The first number behind it."""
        return self.first + self.size

    @property
    def zero(self) -> int:
        """Where the number 0 would be: rules count from there. Of anything but one number it is the first choice."""
        numbers = [part for part in self.of.values() if isinstance(part, range)]
        return self.first - numbers[0].start // numbers[0].step if len(self.of) == len(numbers) == 1 else self.first

    def choice(self, **said: Value) -> int:
        """The number that says this."""
        place = 0
        for key, values in self.values.items():
            place = place * len(values) + values.index(said[key])
        return self.first + place

    def says(self, choice: int) -> dict[str, Value]:
        """What the number says; KeyError for one that is not of this range."""
        place = choice - self.first
        if not 0 <= place < self.size:
            raise KeyError(choice)
        said: dict[str, Value] = {}
        for key, values in reversed(self.values.items()):
            said[key] = values[place % len(values)]
            place //= len(values)
        return said

    def as_data(self) -> dict[str, Any]:
        """For whoever lists them."""
        return {"name": self.name, "first": self.first, "size": self.size, "of": list(self.of)}


def values_of(part: Shape | range) -> list[Value]:
    """All values of what a choice says."""
    return list(part) if isinstance(part, range) else list(part.values)


UNUSED: Final = ""


def unused(first: int, end: int) -> Space:
    """Numbers that nothing has."""
    return Space(UNUSED, first, nth=range(end - first))
