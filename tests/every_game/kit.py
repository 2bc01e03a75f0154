"""Tables of all games, in the middle of random play, for properties.

A game that registers itself is found here, wherever it is installed. Its ``tests/games/<name>/properties.py`` may say
what is conserved in it (``conserved``), what holds in every position (``check``) and which tables a seat cannot tell
apart (``twins``); make long games short (``shortened``), and name the keys of a view that only its seat sees
(``OWN_KEYS``). A game without twins has no secrets: all know everything but the chance to come.
"""

import json
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st

import paddock
from paddock.bots import Bot, SearchBot, make_bot
from paddock.kernel.agenda import Question
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.options import Choice, Flag, Number, Option, Value
from paddock.kernel.playout import play_randomly
from paddock.kernel.table import Table

GAMES = paddock.game_names()
every_game = pytest.mark.parametrize("game", [paddock.game(name) for name in GAMES], ids=GAMES)
ALL_OF_IT = 1_000_000


def games_where(fits: Callable[[paddock.Game], bool]) -> pytest.MarkDecorator:
    """Like ``every_game``, for a rule that only some games have."""
    games = [game for game in map(paddock.game, GAMES) if fits(game)]
    return pytest.mark.parametrize("game", games, ids=[game.name for game in games])


def values(option: Option) -> st.SearchStrategy[Any]:
    """The values of one setup option."""
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    if isinstance(option, Number):
        return st.integers(option.low, option.high)
    assert isinstance(option, Flag)
    return st.booleans()


def setups(game: paddock.Game) -> st.SearchStrategy[dict[str, Value]]:
    """What may be chosen."""
    every = st.fixed_dictionaries({option.key: values(option) for option in game.options})
    return every.map(getattr(own_properties(game), "shortened", unchanged))


def unchanged(setup: dict[str, Value]) -> dict[str, Value]:
    return setup


def seats_of(game: paddock.Game, setup: dict[str, Value] | None = None) -> list[int]:
    """How many can play with these options, or with the usual ones."""
    least, most = game.seats
    chosen = {option.key: option.default for option in game.options} if setup is None else setup
    return list(range(least, most + 1)) if game.seats_for is None else game.seats_for(chosen)


def usual_seats(game: paddock.Game) -> int:
    """Three, or as near to it as the game allows."""
    return min(seats_of(game), key=lambda seats: abs(seats - 3))


@st.composite
def seatings(draw: st.DrawFn, game: paddock.Game, least_seats: int = 1) -> tuple[int, dict[str, Value]]:
    """A number of seats and a setup that fit together."""
    if game.seats[1] < least_seats:
        pytest.skip(f"{game.name} is not for {least_seats}")
    setup = draw(setups(game))
    fitting = [seats for seats in seats_of(game, setup) if seats >= least_seats]
    assume(fitting)
    return draw(st.sampled_from(fitting)), setup


@st.composite
def new_tables(draw: st.DrawFn, game: paddock.Game, least_seats: int = 1) -> Table:
    """A table before its first answer."""
    seats, setup = draw(seatings(game, least_seats))
    return game.new(seats, setup, draw(st.integers(0, 2**32)))


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


def player(name: str, seed: int, seat: int) -> Bot:
    """A bot; ``search`` is the one of the upper levels, with so few playouts that it is quick on plain Python too."""
    if name == "search":
        return SearchBot(Chance(stream_key(seed, f"bot {seat}")), 6, 3)
    return make_bot(name, seed, seat)


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
    found: Callable[[Table], object] = getattr(own_properties(game), "conserved", nothing)
    return found


def check(game: paddock.Game) -> Callable[[Table], None]:
    found: Callable[[Table], None] = getattr(own_properties(game), "check", nothing)
    return found


def nothing(table: Table) -> None:
    """A game need not say what is conserved in it."""


def has_secrets(game: paddock.Game) -> bool:
    """Whether a seat may know less than there is."""
    return hasattr(own_properties(game), "twins")


def asks_in_secret(game: paddock.Game) -> bool:
    """Whether some of the game's questions are answered in secret."""
    steps = [make(0, 0, 0, 0) for make in game.steps.values()]
    return any(isinstance(step, Question) and step.is_secret() for step in steps)


def twins(game: paddock.Game, table: Table, seat: int | None, number: int) -> list[tuple[str, Table]]:
    """Tables that a seat must not be able to tell from this one: made by hand where there are secrets, and imagined."""
    made: list[tuple[str, Table]] = own_properties(game).twins(table, seat) if has_secrets(game) else []
    return [*made, ("imagined", imagined(table, seat, number))]


def own_keys(game: paddock.Game) -> set[str]:
    """The keys of a view that belong to its seat; in games without secrets only who looks."""
    found: set[str] = getattr(own_properties(game), "OWN_KEYS", {"seat"})
    return found


def own_properties(game: paddock.Game) -> Any:
    name = f"tests.games.{game.name}"
    return import_module(f"{name}.properties") if find_spec(name) and find_spec(f"{name}.properties") else None
