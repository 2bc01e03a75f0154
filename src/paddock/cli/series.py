"""Questions of one kind in a row: big decisions are split into small ones, and a person may see them as one again."""

from collections import Counter

from paddock.cli.errors import BadUsage
from paddock.cli.menu import Label, Menu, answered, ends, labels_of
from paddock.kernel.table import Table

__all__ = ["Series"]

MOST_WAYS = 1500  # looked through in a moment; more ways are gone step by step
LONGEST_WAY = 20  # some questions come again as often as one likes


class Series:
    """All ways through a question and those of the same kind behind it, as far as nothing is drawn or shown between.

    Where everything that can be chosen is of one kind, cards of a hand for example, people choose in any order, unless
    the order is part of the choice: cards for registers.
    """

    def __init__(self, menu: Menu) -> None:
        self.seat = menu.seat
        self.kind = menu.kind
        self.ways: list[list[int]] = []
        self.labels: dict[int, Label] = {}
        self.explore(menu.table, [])
        self.ends = {choice for choice, label in self.labels.items() if ends(label)}
        self.most = max(len(without(way, list(self.ends))) for way in self.ways)
        kinds = {label["kind"] for choice, label in self.labels.items() if choice not in self.ends}
        self.of_one_kind = len(kinds) == 1
        self.in_any_order = (
            self.of_one_kind and self.most > 1 and len(self.ways) < MOST_WAYS and not self.order_matters()
        )
        self.menu = Menu(menu.table, menu.seat, menu.speaker, labels=self.labels) if self.in_any_order else menu

    def explore(self, table: Table, way: list[int]) -> None:
        """Try every option on a copy, and go on where the same kind of question follows."""
        for choice, label in labels_of(table.question(self.seat)).items():
            self.labels.setdefault(choice, label)
            goes_on = len(self.ways) < MOST_WAYS and len(way) < LONGEST_WAY
            trial = answered(table, self.seat, choice) if goes_on else None
            if trial is not None and trial.open_question(self.seat).kind() == self.kind:
                self.explore(trial, [*way, choice])
            else:
                self.ways.append([*way, choice])

    def order_matters(self) -> bool:
        """Whether the same choices in another order are something else."""
        return len({tuple(sorted(way)) for way in self.ways}) < len(self.ways)

    def forced(self) -> list[int]:
        """The only answers there are, or none."""
        return self.ways[0] if len(self.ways) == 1 else []

    def most_of(self, choice: int) -> int:
        """How often something can be chosen."""
        return max(way.count(choice) for way in self.ways)

    def find(self, word: str) -> int:
        """The choice that a word means; the reason why not if it means none."""
        place = self.menu.find(word)
        if place is None:
            raise self.menu.refusal(word)
        return self.menu.choices[place]

    def way_with(self, wanted: list[int]) -> list[int] | None:
        """The answers that choose just this; None if there is more to choose. BadUsage if it does not go together."""
        for choice, count in Counter(wanted).items():
            if count > self.most_of(choice):
                raise BadUsage("not-so-often", what=self.text(choice), most=self.most_of(choice))
        if len(wanted) > self.most:
            raise BadUsage("too-many-words", given=len(wanted), most=self.most)
        ways = [way for way in self.ways if not Counter(wanted) - Counter(way)]
        if not ways:
            raise BadUsage("not-together")
        whole = [way for way in ways if set(without(way, wanted)) <= self.ends]
        return min(whole, key=len, default=None)

    def key(self, choice: int) -> str:
        return self.menu.keys[self.menu.choices.index(choice)]

    def text(self, choice: int) -> str:
        return self.menu.texts[self.menu.choices.index(choice)]


def without(way: list[int], taken: list[int]) -> list[int]:
    """What is left of a way."""
    return list((Counter(way) - Counter(taken)).elements())
