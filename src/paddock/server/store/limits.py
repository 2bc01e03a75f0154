"""What fits into a column, the same in SQLite and PostgreSQL.

SQLite takes nearly everything; PostgreSQL refuses long lines, large numbers and NUL only when they have been sent. Here
each value is looked at before that, so that both refuse the same, and a back-up of one fits into the other.
"""

from typing import Any, ClassVar

from sqlalchemy import BigInteger, Boolean, Integer, String, Text
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DontWrapMixin
from sqlalchemy.types import TypeDecorator

__all__ = ["MOST_TEXT", "BigNumber", "Checked", "DoesNotFit", "Flag", "Line", "LongText", "Number"]

MOST_TEXT = 2**24  # characters: eight times as many as a game file may have bytes


class DoesNotFit(DontWrapMixin, Exception):
    """A value that its column cannot hold: nothing was changed. ``place`` is the table and the column."""

    def __init__(self, place: str, fault: str) -> None:
        self.place = place
        self.fault = fault
        super().__init__(f"{place}: {fault}")


class Checked(TypeDecorator[Any]):
    """A column whose values are looked at before they are sent."""

    place = ""  # the table and the column

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        fault = None if value is None else self.fault(value)
        if fault is not None:
            raise DoesNotFit(self.place, fault)
        return value

    def fault(self, value: object) -> str | None:
        """What is wrong with a value: "kind", "long", "large", or "sign" for NUL and halves of a character."""
        raise NotImplementedError


class Line(Checked):
    """A text of a known length."""

    impl = String
    cache_ok = True

    def __init__(self, length: int) -> None:
        self.length = length
        super().__init__(length)

    def fault(self, value: object) -> str | None:
        return fault_in_text(value, self.length)


class LongText(Checked):
    """JSON, and what people say."""

    impl = Text
    cache_ok = True

    def fault(self, value: object) -> str | None:
        return fault_in_text(value, MOST_TEXT)


class Number(Checked):
    """A whole number of 32 bits."""

    impl = Integer
    cache_ok = True
    bits: ClassVar[int] = 32

    def fault(self, value: object) -> str | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return "kind"
        return None if -(1 << self.bits - 1) <= value < 1 << self.bits - 1 else "large"


class BigNumber(Number):
    """A whole number of 64 bits: a time."""

    impl = BigInteger
    cache_ok = True
    bits = 64


class Flag(Checked):
    """Yes or no."""

    impl = Boolean
    cache_ok = True

    def fault(self, value: object) -> str | None:
        return None if isinstance(value, bool) else "kind"


def fault_in_text(value: object, most: int) -> str | None:
    if not isinstance(value, str):
        return "kind"
    if len(value) > most:
        return "long"
    return "sign" if "\x00" in value or not (value.isascii() or is_whole(value)) else None


def is_whole(text: str) -> bool:
    """Whether no half of a character stands alone."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
