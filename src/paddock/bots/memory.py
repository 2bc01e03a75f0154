"""What a bot remembers: the rest of a turn that it has decided on."""

from paddock.kernel.table import Table

__all__ = ["RestOfTurn"]


class RestOfTurn:
    """The answers that are left, each with the options that will be on offer then; all else is thought about anew."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.offers: list[list[int]] = []

    def decide(self, table: Table, seat: int, answers: list[int]) -> int:
        """Give the first answer and remember the others, as far as nothing new is seen before them."""
        self.answers = []
        self.offers = []
        if len(answers) > 1:
            copy = table.rehearsal()
            for number in range(1, len(answers)):
                copy.answer(seat, answers[number - 1])
                if not copy.can_undo(seat) or seat not in copy.open_seats():
                    break
                options = copy.options(seat)
                if answers[number] not in options:
                    break
                self.answers.append(answers[number])
                self.offers.append(options)
        return answers[0]

    def foresees(self, options: list[int]) -> bool:
        """Whether the next answer was decided on, and for this question."""
        return len(self.answers) > 0 and self.offers[0] == options

    def next(self) -> int:
        self.offers.pop(0)
        return self.answers.pop(0)
