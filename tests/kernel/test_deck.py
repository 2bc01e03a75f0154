"""Decks of the whole table: draws, and a discard pile that becomes the deck."""

from paddock.kernel.deck import NO_CARD, draw_from, shuffled
from tests.kernel.toy import play


def test_the_top_card_is_drawn_and_neither_pile_is_changed_in_place() -> None:
    deck, discard = [4, 5, 6], [1]

    drawn = draw_from(play("alone"), deck, discard)

    assert drawn == (6, [4, 5], [1])
    assert (deck, discard) == ([4, 5, 6], [1])


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    g = play("alone")
    g.chance.load([0, 0])  # the last card changes places with the first, then the second one does
    discard = [1, 2, 3]

    assert draw_from(g, [], discard) == (1, [2, 3], [])
    assert discard == [1, 2, 3]


def test_without_any_card_nothing_is_drawn_and_answers_may_still_be_undone() -> None:
    g = play("alone")
    g.answer(0, 1)

    assert draw_from(g, [], []) == (NO_CARD, [], [])
    assert g.can_undo(0)


def test_a_draw_settles_the_answers_before_it() -> None:
    g = play("alone")
    g.answer(0, 1)

    draw_from(g, [4], [])

    assert not g.can_undo(0)


def test_shuffled_cards_are_the_same_cards_by_the_tables_own_chance() -> None:
    cards = list(range(20))

    once, again, other = (shuffled(play("alone", seed=seed), cards) for seed in (1, 1, 2))

    assert once == again != other
    assert sorted(once) == cards == list(range(20))
