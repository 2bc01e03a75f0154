"""Random play to the end, in the kernel so that it is compiled: for simulations, benchmarks and search."""

from paddock.kernel.chance import Chance
from paddock.kernel.table import Table

__all__ = ["play_randomly"]


def play_randomly(table: Table, chance: Chance, limit: int = 1_000_000) -> int:
    """Answer every question with one of its options at random; the number of answers given."""
    given = 0
    while given < limit:
        seats = table.open_seats()
        if not seats:
            break
        seat = seats[0] if len(seats) == 1 else seats[chance.below(len(seats))]
        options = table.options(seat)
        table.answer(seat, options[0] if len(options) == 1 else options[chance.below(len(options))])
        given += 1
    return given
