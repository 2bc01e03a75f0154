"""Names that only the compiler reads: plain Python sees an int and a decorator that does nothing.

This module is never compiled, so that neither build needs ``mypy_extensions`` at run time.
"""

from typing import TYPE_CHECKING

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(*attrs, **kwattrs):
        return lambda cls: cls
