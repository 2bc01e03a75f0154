"""Random play to the end, in the kernel so that it is compiled: for simulations, benchmarks and search."""

from paddock.kernel.chance import Chance
from paddock.kernel.table import Table, asks

__all__ = ["play_randomly"]


def play_randomly(table: Table, chance: Chance, limit: int = 1_000_000) -> int:
    """Answer every question with one of its options at random; the number of answers given."""
    given = 0
    while given < limit:
        seat = random_seat(table, chance)
        if seat < 0:
            break
        question = table.open_question(seat)
        options = table.offer(question)
        choice = options[0] if len(options) == 1 else options[chance.below(len(options))]
        table.carry_out(seat, question, choice)
        given += 1
    return given


def random_seat(table: Table, chance: Chance) -> int:
    """One of the seats with an open question, or -1. At rest every seat that has something to do is asked."""
    if table.busy == 0:
        lane = table.lanes[table.seats]
        return lane[-1].seat if asks(lane) else -1
    before = 0 if table.busy == 1 else chance.below(table.busy)
    for seat in range(table.seats):
        if table.lanes[seat]:
            if before == 0:
                return seat
            before -= 1
    return -1
