"""Every number of a choice stands for what the game declares, and what is printed is what is declared."""

from importlib import import_module
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.kernel.playout import play_randomly
from paddock.kernel.spaces import Space
from paddock.kernel.table import Table
from tests.every_game.kit import every_game, new_tables, player_of

NTH = "nth"  # a place among what lies there now: labels say what that is
NUMBERED = [
    name for name in paddock.game_names() if name != "little_race" and paddock.game(name).face.spaces
]  # those with a module of constants


def constants(module: ModuleType) -> dict[str, int]:
    return {name: getattr(module, name) for name in module.__all__ if type(getattr(module, name)) is int}


def mismatches(table: Table, seat: int) -> list[str]:
    """Options whose numbers say something else than their labels."""
    face = table.game.face
    found = []
    for option in table.question(seat)["options"]:
        choice, label = option["choice"], option["label"]
        space = face.space_of(choice)
        said = {key: value for key, value in space.says(choice).items() if key != NTH}
        told = {key: label.get(key) for key in said}
        if label["kind"] not in space.labels or said != told:
            found.append(f"{choice} in {space.name} says {said}, its label is {label}")
    return found


@every_game
def test_the_ranges_lie_one_after_another_and_cover_all_choices(game: paddock.Game) -> None:
    spaces = sorted(game.face.spaces, key=lambda space: space.first)

    assert [space.first for space in spaces] == [0, *(space.end for space in spaces[:-1])]
    assert spaces[-1].end == game.choices


@every_game
def test_ranges_have_names_of_their_own_and_labels_that_are_declared(game: paddock.Game) -> None:
    named = [space for space in game.face.spaces if space.name]

    assert len({space.name for space in named}) == len(named)
    assert {label for space in named for label in space.labels} == set(game.face.labels)


@every_game
def test_what_a_number_says_its_labels_tell(game: paddock.Game) -> None:
    def untold(space: Space) -> set[str]:
        told = [game.face.labels[label].fields for label in space.labels]
        return {key for key in space.of if key != NTH and not all(key in fields for fields in told)}

    assert [(space.name, untold(space)) for space in game.face.spaces if untold(space)] == []


@pytest.mark.parametrize("name", NUMBERED)
def test_rules_count_choices_from_where_the_ranges_begin(name: str) -> None:
    """A constant is one of a short list, a number at which a range begins or its 0 would be; or how many there are."""
    game = paddock.game(name)
    begins = {number for space in game.face.spaces for number in (space.first, space.zero)}
    begins |= {number for space in game.face.spaces if space.size == 2 for number in range(space.first, space.end)}
    sizes = {len(values) for space in game.face.spaces for values in space.values.values()}
    found = constants(import_module(f"paddock.games.{name}.choices"))

    assert [key for key, number in found.items() if number not in begins | sizes | {game.choices}] == []


@every_game
@given(data=st.data())
def test_every_option_of_a_random_game_says_what_its_label_tells(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(new_tables(game))
    player = player_of(data.draw(st.integers(0, 2**32)))
    play_randomly(table, player, data.draw(st.integers(0, 1200)))
    for _ in range(60):
        assert [fault for seat in table.open_seats() for fault in mismatches(table, seat)] == []
        play_randomly(table, player, 1)


@every_game
def test_what_is_printed_is_what_is_declared(game: paddock.Game) -> None:
    assert {key: fault for key, one in game.face.printed.items() if (fault := one.misfit())} == {}
