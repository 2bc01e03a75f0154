"""What a search thinks of others' face-down cards, and of the race that is next."""

import pytest

from paddock.games.unicorn_fever import GAME
from paddock.games.unicorn_fever.bot.bookmaker import Bookmaker, after_race
from paddock.games.unicorn_fever.laid import kind_of
from paddock.games.unicorn_fever.piles import one
from paddock.games.unicorn_fever.state import PLAN, Stable
from tests.games.unicorn_fever.make import ANA, BEN, BLUE, CODES, RED, bet, card_of, give, lay, stable

JUDGE = Bookmaker()


def laid(g: Stable) -> list[str]:
    return [CODES[kind_of(card)] for card in g.laid]


def test_unseen_cards_help_what_their_player_has_bet_on_and_hinder_the_rest() -> None:
    scene = stable(2)
    bet(scene, BEN, "winner red", 1)
    give(scene, BEN, "B+")
    lay(scene, BEN, RED, "C- E+")
    lay(scene, BEN, BLUE, "A+ D-")

    JUDGE.decide_for_others(scene.g, ANA)

    assert laid(scene.g) == ["B+", "E+", "C-", "D-"]
    assert scene.g.hands[BEN] == one(card_of("A+"))


def test_cards_that_do_not_fit_come_from_the_deck_where_no_hand_has_any() -> None:
    scene = stable(2)
    bet(scene, BEN, "early red", 1)
    give(scene, BEN, "A-")
    lay(scene, BEN, RED, "C-")

    JUDGE.decide_for_others(scene.g, ANA)

    assert laid(scene.g)[0].endswith("+")


def test_own_cards_and_those_of_players_without_a_bet_stay() -> None:
    scene = stable(2)
    bet(scene, ANA, "winner red", 1)
    lay(scene, ANA, RED, "C-")
    lay(scene, BEN, RED, "D-")

    JUDGE.decide_for_others(scene.g, ANA)

    assert laid(scene.g) == ["C-", "D-"]


@pytest.fixture
def planned() -> Stable:
    """A table on which all have planned the first race."""
    g = GAME.new(3, seed=5, quiet=True)
    assert isinstance(g, Stable)
    JUDGE.play_on(g, 1)
    return g


def test_playing_on_stops_before_the_race(planned: Stable) -> None:
    assert (planned.round, planned.phase, planned.open_seats()) == (1, PLAN, [])
    assert len(planned.bets) > 0
    assert planned.place == [0] * 6


def test_the_race_that_is_next_is_run_to_the_next_planning(planned: Stable) -> None:
    ends = [after_race(planned, number) for number in (0, 0, 1)]

    assert [(end.round, end.phase) for end in ends] == [(2, PLAN)] * 3
    assert ends[0].notation() == ends[1].notation() != ends[2].notation()
    assert planned.round == 1


def test_chances_to_win_before_a_race_add_up(planned: Stable) -> None:
    assert sum(JUDGE.worth(planned, seat) for seat in range(3)) == pytest.approx(1.0)
