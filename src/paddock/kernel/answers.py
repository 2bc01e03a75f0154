"""Answers that were written down, given once more."""

from typing import Any

from paddock.kernel.errors import BadFile, IllegalChoice, NoSuchSeat
from paddock.kernel.table import Table

__all__ = ["give_answers", "read_answers"]


def read_answers(rows: list[Any]) -> list[tuple[int, str, int]]:
    """Seat, kind of question and choice, as files write them."""
    return [(int(seat), str(kind), int(choice)) for seat, kind, choice in rows]


def give_answers(table: Table, answers: list[tuple[int, str, int]]) -> None:
    """BadFile if one of them was not asked for or is not allowed."""
    for number, (seat, kind, choice) in enumerate(answers, start=1):
        try:
            if table.open_question(seat).kind() != kind:
                raise BadFile("answer-differs", number=number)
            table.answer(seat, choice)
        except (IllegalChoice, NoSuchSeat) as refusal:
            raise BadFile("illegal-answer", number=number, cause=refusal.reason) from refusal
