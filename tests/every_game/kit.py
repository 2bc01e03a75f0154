"""Tables of all games, in the middle of random play, for properties.

A game that registers itself is found here. Its ``tests/games/<name>/properties.py`` says what is conserved in it
(``conserved``), what holds in every position (``check``) and which tables a seat cannot tell apart (``twins``). It may
make long games short (``shortened``), and name the keys of a view that only its seat sees (``OWN_KEYS``).
"""

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from hypothesis import strategies as st

import paddock
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.options import Choice, Flag, Number, Option, Value
from paddock.kernel.playout import play_randomly
from paddock.kernel.table import Table

GAMES = paddock.game_names()
every_game = pytest.mark.parametrize("game", [paddock.game(name) for name in GAMES], ids=GAMES)
ALL_OF_IT = 1_000_000


def values(option: Option) -> st.SearchStrategy[Any]:
    """The values of one setup option."""
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    if isinstance(option, Number):
        return st.integers(option.low, option.high)
    assert isinstance(option, Flag)
    return st.booleans()


def setups(game: paddock.Game, seats: int) -> st.SearchStrategy[dict[str, Value]]:
    """What may be chosen for that many seats."""
    seats_for = game.seats_for
    every = st.fixed_dictionaries({option.key: values(option) for option in game.options})
    every = every.map(getattr(own_properties(game), "shortened", unchanged))
    return every if seats_for is None else every.filter(lambda setup: seats in seats_for(setup))


def unchanged(setup: dict[str, Value]) -> dict[str, Value]:
    return setup


@st.composite
def new_tables(draw: st.DrawFn, game: paddock.Game, least_seats: int = 1) -> Table:
    """A table before its first answer."""
    least, most = game.seats
    seats = draw(st.integers(max(least, least_seats), most))
    return game.new(seats, draw(setups(game, seats)), draw(st.integers(0, 2**32)))


@st.composite
def tables(draw: st.DrawFn, game: paddock.Game, least_seats: int = 1, most_answers: int = 600) -> Table:
    """A table somewhere in the game, not over."""
    table = draw(new_tables(game, least_seats))
    before = table.clone()
    player = player_of(draw(st.integers(0, 2**32)))
    answers = draw(st.integers(0, most_answers))
    if play_randomly(table, player, answers) == answers and table.outcome() is None:
        return table
    return before


def player_of(number: int) -> Chance:
    """Chance for somebody who plays at random."""
    return Chance(stream_key(number, "player"))


def play_on(table: Table, number: int, answers: int = ALL_OF_IT) -> Table:
    """Play at random, to the end if nothing else is said; the same number plays the same."""
    play_randomly(table, player_of(number), answers)
    return table


def whole(table: Table) -> str:
    """Everything about a table that anything later can depend on, and everything that happened."""
    return table.save()


def seen_by(table: Table, seat: int | None) -> str:
    """Everything that the face tells a seat (None: a spectator)."""
    seen: list[Any] = [table.view(seat), table.open_seats(), table.events_for(seat)]
    if seat is not None:
        seen.append(table.can_undo(seat))
        if seat in table.open_seats():
            seen.append(table.question(seat))
    return json.dumps(seen)


def viewers(table: Table) -> list[int | None]:
    """All seats and the spectator."""
    return [*range(table.seats), None]


def imagined(table: Table, seat: int | None, number: int) -> Table:
    """An imagined table that keeps log and events, so that it can be compared with the real one."""
    twin = table.imagine(seat, Chance(stream_key(number, "imagination")))
    assert twin.quiet
    twin.quiet = False
    return twin


def conserved(game: paddock.Game) -> Callable[[Table], object]:
    found: Callable[[Table], object] = own_properties(game).conserved
    return found


def check(game: paddock.Game) -> Callable[[Table], None]:
    found: Callable[[Table], None] = own_properties(game).check
    return found


def twins(game: paddock.Game, table: Table, seat: int | None, number: int) -> list[tuple[str, Table]]:
    """Tables that a seat must not be able to tell from this one: made by hand, and imagined."""
    made: list[tuple[str, Table]] = own_properties(game).twins(table, seat)
    return [*made, ("imagined", imagined(table, seat, number))]


def own_keys(game: paddock.Game) -> set[str]:
    """The keys of a view that belong to its seat; in games without secrets only who looks."""
    found: set[str] = getattr(own_properties(game), "OWN_KEYS", {"seat"})
    return found


def own_properties(game: paddock.Game) -> Any:
    return import_module(f"tests.games.{game.name}.properties")
