"""What a bot remembers: the rest of a turn that it has decided on."""

from paddock.kernel.table import Table

__all__ = ["RestOfTurn"]


class RestOfTurn:
    """The answers that are left, each with the options that will be on offer then; all else is thought about anew."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.offers: list[list[int]] = []

    def decide(self, table: Table, seat: int, answers: list[int]) -> int:
        """Give the first answer and remember the others."""
        self.answers = answers[1:]
        self.offers = []
        if self.answers:
            copy = table.clone()
            for answer in answers[:-1]:
                copy.answer(seat, answer)
                self.offers.append(copy.options(seat))
        return answers[0]

    def foresees(self, options: list[int]) -> bool:
        """Whether the next answer was decided on, and for this question."""
        return len(self.answers) > 0 and self.offers[0] == options

    def next(self) -> int:
        self.offers.pop(0)
        return self.answers.pop(0)
