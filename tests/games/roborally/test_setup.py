"""Setting up a race."""

import pytest

from paddock.games.roborally import GAME
from paddock.games.roborally.cards import KIND, OPTION_IDS, OPTION_TOKENS, PROGRAM_CARDS, priority
from paddock.games.roborally.state import Factory


def table(seats: int, seed: int = 1) -> Factory:
    made = GAME.new(seats, {}, seed)
    assert isinstance(made, Factory)
    return made


def test_the_84_program_cards_are_those_of_the_box() -> None:
    """Rule 1."""
    assert PROGRAM_CARDS == 84
    assert [KIND.count(kind) for kind in range(7)] == [6, 18, 18, 6, 18, 12, 6]
    assert [priority(card) for card in (0, 83)] == [10, 840]


@pytest.mark.parametrize(
    ("number", "kind"), [(60, 0), (70, 1), (80, 2), (370, 1), (420, 2), (430, 3), (490, 4), (670, 5), (790, 6)]
)
def test_left_turns_have_the_odd_tens_and_right_turns_the_even_ones(number: int, kind: int) -> None:
    """Rule 1."""
    assert KIND[number // 10 - 1] == kind


def test_there_are_26_options_and_two_of_them_wear_out() -> None:
    """Rule 1."""
    assert len(set(OPTION_IDS)) == 26
    worn = {OPTION_IDS[option]: tokens for option, tokens in enumerate(OPTION_TOKENS) if tokens}
    assert worn == {"ablative_coat": 3, "mini_howitzer": 5}


@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_robots_race_with_three_lives_and_no_damage(seats: int) -> None:
    """Rule 3.3, rule 3.6."""
    g = table(seats)

    assert g.lives == [3] * seats
    assert g.damage == [0] * seats
    assert g.option_count == [0] * seats
    assert len({*g.at}) == seats


def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    """Rule 3.5."""
    orders = {tuple(table(4, seed).docks) for seed in range(40)}

    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


def test_everybody_faces_the_factory_from_a_dock_which_is_the_first_archive() -> None:
    """Rule 3.5, rule 3.6."""
    g = table(8)

    assert [g.at[robot] for robot in g.docks] == g.floor.docks
    assert g.archive == g.at
    assert g.facing == [0] * 8
