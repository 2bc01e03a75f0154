"""What a bot is: it looks at a table from one seat and chooses."""

from paddock.kernel.native import mypyc_attr
from paddock.kernel.table import Table

__all__ = ["Bot"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that needs nothing but the face of a table, and of that only what its seat may know."""

    def choose(self, table: Table, seat: int) -> int:
        """One of the options of the seat's open question."""
        raise NotImplementedError
