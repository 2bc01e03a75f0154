"""A long game that is over: the table without its past, which lies in its game file."""

from paddock.kernel.table import Table

__all__ = ["LONG", "finished"]

LONG = 1_000  # answers: so much of a past is kept in memory for whoever comes to look


def finished(table: Table) -> Table:
    """What is kept of a finished table: of a long game neither log nor events."""
    return table if len(table.log) <= LONG else table.quiet_clone()
