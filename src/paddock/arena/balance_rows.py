"""Rows and games that questions about several games share: by how many play, by turn order, on each of some boards."""

from collections.abc import Callable, Iterable

from paddock.arena.balance import Band, Series, Trial
from paddock.kernel.options import Value

__all__ = ["around", "by_players", "by_turn", "on_each", "players", "turn", "wins_in_order"]


def players(seats: int) -> str:
    return f"{seats} players"


def turn(seats: int, number: int) -> str:
    """The seat that comes in this place, from 1, where the order of play matters."""
    return f"{players(seats)}, seat {number}"


def around(share: float, more_or_less: float) -> Band:
    return share - more_or_less, share + more_or_less


def by_players(band: Band, seats: Iterable[int]) -> dict[str, Band]:
    """The same band whoever plays."""
    return {players(number): band for number in seats}


def by_turn(seats: Iterable[int], margin: Callable[[int], float]) -> dict[str, Band]:
    """For each seat an even share, by so much more or less."""
    return {turn(number, n): around(1 / number, margin(number)) for number in seats for n in range(1, number + 1)}


def wins_in_order(trial: Trial, order: Iterable[int], name: Callable[[int], str]) -> list[tuple[str, bool]]:
    """Who has won, by the place from 1 that a seat had in some order."""
    return [(name(place), trial.places[seat] == 1) for place, seat in enumerate(order, start=1)]


def on_each(option: str, values: Iterable[Value], seats: int, games: int, **options: Value) -> list[Series]:
    """As many games with each value of an option: on each circuit, on both sides."""
    return [Series(seats, games, {option: value, **options}) for value in values]
