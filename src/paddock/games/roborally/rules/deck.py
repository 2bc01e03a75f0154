"""Program cards on the move: the deck, the piles, and what is drawn from the top."""

from paddock.games.roborally.cards import NO_CARD, pair_card
from paddock.games.roborally.state import REGISTERS, Factory, changed

__all__ = ["bits_of", "clear_register", "doubt", "gather_deck", "top_card"]


def gather_deck(g: Factory) -> None:
    """Every turn all cards that are not locked or stored are shuffled anew."""
    deck = g.deck + g.discard + g.unseen
    for cards in g.spent:
        deck.extend(cards)
    g.spent = [[] for _ in range(g.robots)]
    if any(bits != 0 for bits in g.leftover):
        open_cards = bits_of(g.discard)
        g.leftover = [bits & ~open_cards for bits in g.leftover]
    g.discard = []
    g.unseen = []
    g.shuffle(deck)
    g.deck = deck


def top_card(g: Factory) -> int:
    """The top card of the deck. Ruling 38: an empty deck is made of what has been discarded in this turn."""
    if not g.deck:
        gather_deck(g)
    g.settle()
    return g.deck.pop() if g.deck else NO_CARD


def doubt(g: Factory, robot: int, cards: list[int]) -> None:
    """Cards are about to be discarded of which the owner does not know whether they or others lie unseen.

    That lasts for the turn, in whatever pile or deck they are, until they lie open.
    """
    g.leftover = changed(g.leftover, robot, g.leftover[robot] | bits_of(cards))


def bits_of(cards: list[int]) -> int:
    """Cards as a set."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def clear_register(g: Factory, robot: int, register: int) -> None:
    """Discard what lies in a register: openly if it lay face up, otherwise only its owner knows it, or nobody."""
    place = robot * REGISTERS + register
    card = g.registers[place]
    if card == NO_CARD:
        return
    bit = 1 << register
    shown, blind, scrambled = g.shown[robot] & bit, g.blind[robot] & bit, g.scrambled[robot] & bit
    pile = g.discard if shown else g.unseen if scrambled else g.spent[robot]
    if blind and not shown and not scrambled:
        doubt(g, robot, [card])
    pile.append(card)
    g.registers[place] = NO_CARD
    if g.pairs[place] != NO_CARD:
        pile.append(pair_card(g.pairs[place]))
        g.pairs[place] = NO_CARD
    g.shown[robot] &= ~bit
    if blind or scrambled:
        g.blind = changed(g.blind, robot, g.blind[robot] & ~bit)
        g.scrambled = changed(g.scrambled, robot, g.scrambled[robot] & ~bit)
