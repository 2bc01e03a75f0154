"""A race that a seat cannot tell from the real one: what it does not know is dealt anew."""

from paddock.games.steampunk_rally.state import NO_CARD, Rally
from paddock.games.steampunk_rally.tables import BLACK, DECK_OF, DECKS_IN_ALL
from paddock.kernel.chance import Chance

__all__ = ["imagine"]


def imagine(g: Rally, seat: int, chance: Chance) -> Rally:
    """Other hands, picks and stashes of the others, other decks, other chance."""
    race = g.clone()
    race.quiet = True
    race.rekey(chance)
    pools = unseen_cards(race, seat)
    for pool in pools:
        pool.sort()  # owes nothing to the order in which they lie
        chance.shuffle(pool)
    others = [racer for racer in race.racers if racer.seat != seat]
    held = hidden_by_deck(g, seat)
    for racer in others:
        racer.stash = sorted([pools[BLACK].pop() for _ in racer.stash])
    hidden: list[int] = []
    for deck in range(DECKS_IN_ALL):
        hidden += [pools[deck].pop() for _ in range(held[deck])]
    chance.shuffle(hidden)
    for racer in others:
        racer.hand = sorted([hidden.pop() for _ in racer.hand])
        if racer.pick != NO_CARD:
            racer.pick = hidden.pop()
    race.decks = pools
    return race


def unseen_cards(g: Rally, seat: int) -> list[list[int]]:
    """By decks, all that the seat cannot see: draw piles, and what the others hold."""
    pools = [deck[:] for deck in g.decks]
    for racer in g.racers:
        if racer.seat != seat:
            for card in held_cards(racer.hand, racer.pick):
                pools[DECK_OF[card]].append(card)
            pools[BLACK] += racer.stash
    return pools


def hidden_by_deck(g: Rally, seat: int) -> list[int]:
    """How many cards of each deck lie in the others' hands and face down before them: the decks' sizes tell it."""
    found = [0] * DECKS_IN_ALL
    for racer in g.racers:
        if racer.seat != seat:
            for card in held_cards(racer.hand, racer.pick):
                found[DECK_OF[card]] += 1
    return found


def held_cards(hand: list[int], pick: int) -> list[int]:
    return hand if pick == NO_CARD else hand + [pick]
