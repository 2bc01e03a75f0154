"""Fields of the state: copies, saves and loads know every one of them.

Each field of a table and of the parts that it owns (cars, a season) is changed in turn. Whoever adds a field and
forgets it in ``clone``, ``copy_into``, ``state`` or ``restore`` hears of it here. Fields that no save need hold,
because they follow from others, are named in the game's ``properties.py``: ``FOLLOWS = {"Race.circuit", …}``.
"""

from collections.abc import Iterator
from inspect import get_annotations
from typing import Any

import paddock
from paddock.kernel.files import opened_text
from paddock.kernel.options import Choice, Number, Value, checked
from paddock.kernel.table import Table
from tests.every_game.kit import every_game, own_properties, play_on

Path = list[str | int]
PLAIN = (bool, int, float, str, type(None))


def fields(part: Any) -> set[str]:
    """The names of all fields of an object, whether they are set or not, on plain Python and compiled."""
    declared = {name for cls in type(part).__mro__ for name in get_annotations(cls)}
    return declared | set(getattr(type(part), "__mypyc_attrs__", ())) | set(getattr(part, "__dict__", {}))


KERNEL = fields(Table())


def own_fields(part: Any) -> list[str]:
    """The fields that the game has added: the kernel's have their own test."""
    return sorted(fields(part) - KERNEL if isinstance(part, Table) else fields(part))


def is_part(value: Any) -> bool:
    """Whether a table owns this object: it is saved with it."""
    return hasattr(value, "state")


def holds_parts(value: Any) -> bool:
    return is_part(value) or (isinstance(value, list) and any(is_part(each) for each in value))


def parts(table: Table) -> Iterator[tuple[Path, Any]]:
    """The table and what it owns, each with the way to it."""
    yield [], table
    for name in own_fields(table):
        value = getattr(table, name)
        if is_part(value):
            yield [name], value
        elif isinstance(value, list):
            for place, each in enumerate(value):
                if is_part(each):
                    yield [name, place], each


def at(table: Table, path: Path) -> Any:
    """What lies at the end of a way."""
    found: Any = table
    for key in path:
        found = getattr(found, key) if isinstance(key, str) else found[key]
    return found


def own(copy: Table, table: Table, path: Path) -> Any:
    """A part of a copy that may be changed: what copies share by agreement is copied first, as rules do it."""
    part = at(copy, path)
    if part is at(table, path) and isinstance(path[0], str) and len(path) == 1:
        setattr(copy, path[0], part.copy())
    return at(copy, path)


def plain(value: Any) -> Any:
    """Plain data and parts as they are written; of anything else, such as a circuit, there is only one."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, list):
        return [plain(each) for each in value]
    return {name: plain(getattr(value, name)) for name in own_fields(value)} if is_part(value) else id(value)


def another(value: Any) -> Any:
    """Another value of the same kind, or None."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}?"
    if isinstance(value, list) and value and not is_part(value[-1]):
        return [*value, [] if isinstance(value[-1], list) else another(value[-1])]
    return None


def reloaded(table: Table) -> Table:
    """From its own save, and unchecked: with another value it may be a position that nobody can play."""
    copy = table.game.table()
    copy.prepare(table.game, table.seats, table.setup, table.seed, table.quiet, table.rules)
    copy.load(opened_text("paddock-save", table.save()))
    return copy


def one_by_one(game: paddock.Game) -> Iterator[dict[str, Value]]:
    """The usual setup, and every value of every option for itself."""
    yield {}
    for option in game.options:
        values: list[Value] = [True]
        if isinstance(option, Choice):
            values = [*option.values]
        elif isinstance(option, Number):
            values = [option.high]
        for value in values:
            yield {option.key: value}


def samples(game: paddock.Game) -> Iterator[Table]:
    """Tables with all that setups can bring, at the start and later."""
    for number, setup in enumerate(one_by_one(game)):
        seats = [n for n in range(game.seats[0], game.seats[1] + 1) if fits(game, setup, n)]
        for answers in (0, 200):
            yield play_on(game.new(seats[-1], setup, number), number, answers)


def fits(game: paddock.Game, setup: dict[str, Value], seats: int) -> bool:
    try:
        game.check_setup(seats, checked(game.options, setup))
    except paddock.BadSetup:
        return False
    return True


class Field:
    """A field of a table or of one of its parts, and another value for it; None where there is none."""

    def __init__(self, table: Table, path: Path, name: str) -> None:
        self.table = table
        self.path = path
        self.name = name
        self.value = another(self.of(table))

    def of(self, table: Table) -> Any:
        return getattr(at(table, self.path), self.name)

    def is_saved(self, table: Table) -> bool:
        """Whether a save brings its value back; where it cannot be loaded with this value, the value was noticed."""
        try:
            return bool(self.of(reloaded(table)) == self.of(table))
        except (IndexError, KeyError, ValueError):
            return True


def fields_to_change(game: paddock.Game) -> dict[str, Field]:
    """Every field by its name, at a table where another value is found if there is one."""
    found: dict[str, Field] = {}
    holders: set[str] = set()  # what holds parts is not changed itself: the parts are
    for table in samples(game):
        for path, part in parts(table):
            for name in own_fields(part):
                field = Field(table, path, name)
                known_as = f"{type(part).__name__}.{name}"
                if field.value is not None or known_as not in found:
                    found[known_as] = field
                if holds_parts(field.of(table)):
                    holders.add(known_as)
    return {known_as: field for known_as, field in found.items() if known_as not in holders}


@every_game
def test_copies_saves_and_loads_know_every_field(game: paddock.Game) -> None:
    follows: set[str] = getattr(own_properties(game), "FOLLOWS", set())
    for known_as, field in fields_to_change(game).items():
        seldom_filled = field.of(field.table) == []
        if field.value is None and not seldom_filled:
            assert known_as in follows, f"there is no other value to try for {known_as}"
            continue
        copy, other = field.table.clone(), game.table()
        part = own(copy, field.table, field.path)
        setattr(part, field.name, [1] if seldom_filled else field.value)
        copy.copy_into(other)
        assert not hasattr(part, "copy") or plain(part.copy()) == plain(part), f"copies do not know {known_as}"
        assert plain(other) == plain(copy), f"copies do not know {known_as}"
        assert field.of(field.table) != field.of(copy), f"copies share what has {known_as}"
        assert known_as in follows or field.is_saved(copy), f"saves do not know {known_as}"


@every_game
def test_what_follows_from_other_fields_is_the_same_in_a_table_that_was_loaded(game: paddock.Game) -> None:
    for table in samples(game):
        loaded = reloaded(table)
        for name in own_fields(table):
            assert whole(getattr(loaded, name)) == whole(getattr(table, name)), name


def whole(value: Any) -> object:
    """A value with all that lies in it."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, list | tuple):
        return [whole(each) for each in value]
    return [[name, whole(getattr(value, name))] for name in sorted(fields(value))] if fields(value) else id(value)
