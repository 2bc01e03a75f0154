"""Discards and reshuffles: what happens when a deck holds fewer cards than there are players."""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import CARD, PLACE
from paddock.games.steampunk_rally.events import DECK_WORDS, STARVED
from paddock.games.steampunk_rally.rules.damage import Mend
from paddock.games.steampunk_rally.rules.machine import drop_part
from paddock.games.steampunk_rally.state import NONE, Racer, Rally
from paddock.games.steampunk_rally.tables import BLACK, DECK_OF, DECKS_IN_ALL, card_id
from paddock.kernel.agenda import Question, Step

__all__ = ["CheckDeck", "CheckDecks", "GiveUpCard", "KeepFour", "Reshuffle"]

MOST_OF_A_COLOUR: Final = 4  # that a player keeps when a deck has starved


class CheckDecks(Step[Rally]):
    """Before cards are dealt, in the order gold, silver, copper, black."""

    def run(self, g: Rally) -> None:
        for deck in range(DECKS_IN_ALL):
            if len(g.decks[deck]) < g.seats:
                g.then_all([CheckDeck(n=number) for number in range(deck, DECKS_IN_ALL)])
                return


class CheckDeck(Step[Rally]):
    """One deck (n): too few cards are reshuffled with the discards; still too few, and players give up theirs."""

    def run(self, g: Rally) -> None:
        deck = self.n
        if len(g.decks[deck]) >= g.seats:
            return
        g.then(Reshuffle(n=deck))
        if len(g.decks[deck]) + len(g.discards[deck]) < g.seats:
            g.then_all([GiveUpCard(seat, deck) for seat in g.token_order() if surplus(g.racers[seat], deck)])


def surplus(racer: Racer, deck: int) -> int:
    """How many cards of a colour a player has beyond four, in the stash or the machine."""
    cards = racer.stash if deck == BLACK else racer.parts
    return max(0, len([card for card in cards if DECK_OF[card] == deck]) - MOST_OF_A_COLOUR)


class GiveUpCard(Question[Rally]):
    """Which card of the starved deck (n) is given up?"""

    def options(self, g: Rally) -> list[int]:
        racer = g.racers[self.seat]
        if self.n == BLACK:
            found: list[int] = []
            for card in racer.stash:
                if CARD + card not in found:
                    found.append(CARD + card)
            return found
        return [PLACE + place for place in range(1, len(racer.parts)) if DECK_OF[racer.parts[place]] == self.n]

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        g.then(KeepFour(self.seat, self.n))
        if self.n == BLACK:
            stash = racer.stash[:]
            stash.remove(choice - CARD)
            racer.stash = stash
            g.discard(choice - CARD)
            events.tell_given_up(g, self.seat, choice - CARD)
        else:
            drop_part(g, racer, choice - PLACE, STARVED)
            g.then(Mend(self.seat))

    def details(self, g: Rally) -> dict[str, Any]:
        return {"deck": DECK_WORDS[self.n], "left": surplus(g.racers[self.seat], self.n)}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        if self.n == BLACK:
            return {"kind": "give-up", "card": card_id(choice - CARD)}
        place = choice - PLACE
        return {"kind": "lose", "card": card_id(g.racers[self.seat].parts[place]), "place": place}


class KeepFour(Step[Rally]):
    """Who still has more than four of the starved colour (n) gives up another: some may have fallen off with a part."""

    def run(self, g: Rally) -> None:
        if surplus(g.racers[self.seat], self.n):
            g.then(GiveUpCard(self.seat, self.n))


class Reshuffle(Step[Rally]):
    """A deck (n) and its discards are shuffled; one card is turned up if as many as there are players remain."""

    def run(self, g: Rally) -> None:
        deck = g.decks[self.n] + g.discards[self.n]
        g.shuffle(deck)
        pile = NONE
        if len(deck) > g.seats:
            pile = [deck[-1]]
            deck = deck[:-1]
        decks, piles = g.decks[:], g.discards[:]
        decks[self.n] = deck
        piles[self.n] = pile
        g.decks = decks
        g.discards = piles
        events.tell_reshuffled(g, self.n)
