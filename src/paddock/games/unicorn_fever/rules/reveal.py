"""Phase 2, before the race: the first player, and all magic comes to light."""

from typing import Final

from paddock.games.unicorn_fever.abilities import SHED_BLACK, gains_at
from paddock.games.unicorn_fever.actions import TOKENS
from paddock.games.unicorn_fever.bets import UNICORNS_RACING
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import (
    tell_cancelled,
    tell_immune,
    tell_leads,
    tell_odds_moved,
    tell_race,
    tell_revealed,
    tell_shed,
)
from paddock.games.unicorn_fever.laid import kind_of, layer_of, unicorn_of
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import KINDS, NONE, one
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS, RACE_CARDS
from paddock.games.unicorn_fever.rules.gains import gain
from paddock.games.unicorn_fever.rules.race import RaceTurn
from paddock.games.unicorn_fever.state import NOBODY, RACE, Stable, changed
from paddock.games.unicorn_fever.unicorns import UNICORNS
from paddock.kernel.agenda import Step

__all__ = ["StartRace", "reveal_magic"]

LEADS: Final = next(number for number, token in enumerate(TOKENS) if token.first_player)
LETTERS: Final = KINDS // 2  # of each letter there is a white kind and a black one, in this order
INSURANCE: Final = gains_at("pair-cancelled")
IMMUNE_KIND: Final = [
    next(kind for kind in range(KINDS) if MAGIC[kind].letter == unicorn.immune_to and not MAGIC[kind].is_white)
    for unicorn in UNICORNS
]
MOVES_ODDS: Final = [card.does == "move-odds" for card in MAGIC]
ALL_RACE_CARDS: Final = (1 << RACE_CARDS) - 1


class StartRace(Step[Stable]):
    """Whoever has the token for it leads from now on; magic is revealed; the race cards are shuffled."""

    def run(self, g: Stable) -> None:
        g.acting = NOBODY
        g.action = 0
        tell_race(g)
        if g.taken[LEADS] != NOBODY and g.taken[LEADS] != g.first:
            g.first = g.taken[LEADS]
            tell_leads(g)
        reveal_magic(g)
        g.race_deck = ALL_RACE_CARDS
        g.then(RaceTurn())


def reveal_magic(g: Stable) -> None:
    """Cards turn up; contracts shed some; pairs cancel; hot unicorns are immune; odds move; the rest will work."""
    g.phase = RACE
    tell_revealed(g)
    if g.laid:
        shed_black_cards(g)
        for unicorn in range(UNICORNS_RACING):
            cancel_pairs(g, unicorn)
        for unicorn in range(UNICORNS_RACING):
            if g.is_hot(unicorn):
                discard_immune(g, unicorn)
        for unicorn in range(UNICORNS_RACING):
            move_odds(g, unicorn)
        charms = [NONE] * UNICORNS_RACING
        for card in g.laid:
            charms[unicorn_of(card)] += one(kind_of(card))
        g.charms = charms


def discard_laid(g: Stable, cards: list[int]) -> None:
    """Face up, so that everybody knows them."""
    left = g.laid[:]
    for card in cards:
        left.remove(card)
        g.discard += one(kind_of(card))
    g.laid = left


def shed_black_cards(g: Stable) -> None:
    """A contract keeps two black cards off its owner's unicorn: the lowest letters first, then those laid first."""
    for seat in range(g.seats):
        if g.has(seat, SHED_BLACK):
            unicorn = g.owned[seat]
            black = [card for card in g.cards_under(unicorn) if not MAGIC[kind_of(card)].is_white]
            order = [(kind_of(card), place) for place, card in enumerate(black)]
            order.sort()
            gone = [black[place] for _, place in order[: CONTRACTS[SHED_BLACK].cards]]
            if gone:
                discard_laid(g, gone)
                tell_shed(g, seat, SHED_BLACK, unicorn, gone)


def cancel_pairs(g: Stable, unicorn: int) -> None:
    """A white and a black card of one letter go both, one for one, those that were laid first."""
    cards = g.cards_under(unicorn)
    if len(cards) < 2:
        return
    for letter in range(LETTERS):
        white = [card for card in cards if kind_of(card) == 2 * letter]
        black = [card for card in cards if kind_of(card) == 2 * letter + 1]
        for one_white, one_black in zip(white, black):
            discard_laid(g, [one_white, one_black])
            tell_cancelled(g, unicorn, one_white, one_black)
            pay_insurance(g, layer_of(one_white), layer_of(one_black))


def pay_insurance(g: Stable, white: int, black: int) -> None:
    """A contract pays whoever has lost a white card to another player's black one."""
    for contract in INSURANCE:
        if white != black and g.has(white, contract):
            gain(g, white, contract, CONTRACTS[contract].gold, CONTRACTS[contract].fame)


def discard_immune(g: Stable, unicorn: int) -> None:
    """The card of a hot unicorn names a letter: black cards with it do nothing."""
    gone = [card for card in g.cards_under(unicorn) if kind_of(card) == IMMUNE_KIND[unicorn]]
    if gone:
        discard_laid(g, gone)
        tell_immune(g, unicorn, gone)


def move_odds(g: Stable, unicorn: int) -> None:
    """The odds token moves for good, within the table; which card is hot stays as it is."""
    cards = [card for card in g.cards_under(unicorn) if MOVES_ODDS[kind_of(card)]]
    if cards:
        before = g.rows[unicorn]
        row = before + sum([MAGIC[kind_of(card)].amount for card in cards])
        g.rows = changed(g.rows, unicorn, max(0, min(row, len(MULTIPLIERS) - 1)))
        tell_odds_moved(g, unicorn, before, cards)
