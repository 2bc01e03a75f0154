"""Dice and cogs that are gained."""

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.dice import PIPS, one_die
from paddock.games.steampunk_rally.state import DICE_OF_A_TYPE, RACE, Racer, Rally

__all__ = ["gain_cogs", "gain_die", "roll"]


def gain_die(g: Rally, racer: Racer, kind: int) -> None:
    """A die from the supply; in the race phase it is rolled at once.

    Where the supply is empty, one in an action slot is replaced and taken. It is lost only if all lie in pools and
    storage slots.
    """
    if g.loose[kind] >= DICE_OF_A_TYPE:
        events.tell_no_die(g, racer.seat, kind)
        return
    value = roll(g, racer) if g.phase == RACE else 0
    g.loose[kind] += 1
    racer.pool[kind] += one_die(value)
    events.tell_gained_die(g, racer.seat, kind, value)


def roll(g: Rally, racer: Racer) -> int:
    """A die is rolled; loaded dice show no less than their floor."""
    value = 1 + g.roll_for(racer.seat, PIPS)
    return max(value, racer.floor)


def gain_cogs(g: Rally, racer: Racer, cogs: int) -> None:
    racer.cogs += cogs
    events.tell_gained_cogs(g, racer.seat, cogs)
