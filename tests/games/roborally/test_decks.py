"""The decks: shuffling, gathering what has been discarded, and the options of the start.

A shuffle whose chances are all loaded with 0 moves every card one place down and the lowest one to the top.
"""

import pytest

from paddock.games.roborally.cards import OPTION_IDS, OPTIONS, PROGRAM_CARDS
from paddock.games.roborally.rules.clean_up import CleanUp
from paddock.games.roborally.rules.setup import SetUp
from paddock.games.roborally.rules.turn import Deal
from tests.games.roborally.make import (
    ANA,
    BEN,
    CLEO,
    Scene,
    factory,
    off_board,
    on_course,
    open_floor,
    options_of,
    robot,
    run,
)

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 3)


def load_shuffle(g: Scene, cards: int, *then: int) -> None:
    """The next shuffle of so many cards goes as told above; other rolls may follow."""
    g.g.chance.load([0] * (cards - 1) + list(then))


def test_the_program_deck_is_shuffled_before_every_deal() -> None:
    """Rule 5: however many cards are left in it."""
    g = factory(HALL, robot(0, 0))
    load_shuffle(g, PROGRAM_CARDS)

    run(g, Deal())

    assert g.g.hands[ANA] == [0, *range(76, 84)]
    assert g.g.deck == list(range(1, 76))


def test_all_discards_are_gathered_for_the_next_deal() -> None:
    """Rule 5: those that lie face up, and those that lie face down in front of the players."""
    g = factory(HALL, robot(0, 0), robot(1, 0))
    cards = g.g.deck
    g.g.deck, g.g.discard, g.g.spent = cards[:60], cards[60:70], [cards[70:75], cards[75:]]

    run(g, Deal())

    assert (g.g.discard, g.g.spent) == ([], [[], []])
    assert sorted(g.g.deck + g.g.hands[ANA] + g.g.hands[BEN]) == list(range(PROGRAM_CARDS))


def test_the_option_deck_is_shuffled_at_the_start() -> None:
    """Rule 3.3."""
    g = on_course("risky_exchange", off_board(), off_board())
    load_shuffle(g, OPTIONS, 0)

    run(g, SetUp())

    assert g.g.option_deck == [*range(1, OPTIONS), 0]


def test_an_option_deck_made_of_the_discarded_cards_is_shuffled() -> None:
    """Option rules."""
    g = factory("+     +\n  w+\n+     +", robot(0, 0))
    g.g.option_deck, g.g.option_discard = [], g.g.option_deck
    load_shuffle(g, OPTIONS)

    run(g, CleanUp())

    assert options_of(g, ANA) == [OPTION_IDS[0]]
    assert g.g.option_deck == list(range(1, OPTIONS))
    assert g.g.option_discard == []


def test_options_of_the_start_are_drawn_in_dock_order() -> None:
    """Course flag_fry: Ben has been drawn as first player, so his is the top card."""
    g = on_course("flag_fry", *[off_board()] * 3)
    load_shuffle(g, OPTIONS, BEN)

    run(g, SetUp())

    assert g.g.docks == [BEN, CLEO, ANA]
    assert [options_of(g, seat) for seat in g.g.docks] == [[OPTION_IDS[option]] for option in (0, 25, 24)]
