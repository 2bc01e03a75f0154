"""1.1 Playing magic: cards face down under unicorns, then a full hand again."""

from typing import Final

from paddock.games.unicorn_fever.abilities import MORE_BLACK, MORE_WHITE, SWAP_CARDS
from paddock.games.unicorn_fever.choices import CARD, DONE, UNICORN
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import tell_drew, tell_laid, tell_swaps
from paddock.games.unicorn_fever.laid import laid_card, magic_effect
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import KINDS, NONE, kinds_in, nth, one, size
from paddock.games.unicorn_fever.rules.gains import use_up
from paddock.games.unicorn_fever.state import Stable, changed
from paddock.games.unicorn_fever.unicorns import COLOURS
from paddock.kernel.agenda import Label, Question, Step

__all__ = [
    "BLACKS",
    "LayUnder",
    "PlayMagic",
    "RefillHand",
    "StartMagic",
    "SwapCard",
    "can_go_on",
    "draw_cards",
    "effect_now",
    "limit_with_contracts",
    "may_play",
    "refill_hand",
]

IS_WHITE: Final = [kind.is_white for kind in MAGIC]
BLACKS: Final = 8  # whites and blacks played so far are one number: 8 for each black card


class StartMagic(Step[Stable]):
    """Up to so many cards (n); before the first one a contract may let its owner change some of the hand."""

    def run(self, g: Stable) -> None:
        seat = self.seat
        if not g.hands[seat]:
            refill_hand(g, seat)
        elif g.contracts[seat] and g.may_use(seat, SWAP_CARDS):
            g.then(SwapCard(seat, self.n))
        else:
            g.then(PlayMagic(seat, self.n))


class SwapCard(Question[Stable]):
    """Which card do you swap? Up to three (m are gone already) go away face down; then n may be played."""

    def options(self, g: Stable) -> list[int]:
        return [DONE] + [CARD + kind for kind in kinds_in(g.hands[self.seat])]

    def answer(self, g: Stable, choice: int) -> None:
        seat = self.seat
        gone = self.m
        if choice != DONE:
            card = one(choice - CARD)
            g.hands = changed(g.hands, seat, g.hands[seat] - card)
            g.buried = changed(g.buried, seat, g.buried[seat] + card)
            gone += 1
            if gone < CONTRACTS[SWAP_CARDS].cards and g.hands[seat]:
                g.then(SwapCard(seat, self.n, gone))
                return
        if gone:
            use_up(g, seat, SWAP_CARDS)
            tell_swaps(g, seat, gone)
            draw_into_hand(g, seat, gone)
        g.then(PlayMagic(seat, self.n) if g.hands[seat] else RefillHand(seat))

    def details(self, g: Stable) -> Label:
        return {"left": CONTRACTS[SWAP_CARDS].cards - self.m}

    def label(self, g: Stable, choice: int) -> Label:
        return {"kind": "done"} if choice == DONE else {"kind": "swap", "card": MAGIC[choice - CARD].name}

    def why_not(self, g: Stable, choice: int) -> str:
        return "not-in-hand" if CARD <= choice < CARD + KINDS else "not-an-option"


class PlayMagic(Question[Stable]):
    """Which card do you play? Up to n in all; k counts those played, whites and blacks apart."""

    def options(self, g: Stable) -> list[int]:
        found = [DONE]
        seat = self.seat
        whites = may_play(g, seat, self.n, self.k, True)
        blacks = may_play(g, seat, self.n, self.k, False)
        for kind in kinds_in(g.hands[seat]):
            if whites if IS_WHITE[kind] else blacks:
                found.append(CARD + kind)
        return found

    def answer(self, g: Stable, choice: int) -> None:
        if choice == DONE:
            refill_hand(g, self.seat)
        else:
            g.then(LayUnder(self.seat, choice - CARD, self.n, self.k))

    def details(self, g: Stable) -> Label:
        return {"left": cards_left(g, self.seat, self.n, self.k)}

    def label(self, g: Stable, choice: int) -> Label:
        return {"kind": "done"} if choice == DONE else {"kind": "play", "card": MAGIC[choice - CARD].name}

    def why_not(self, g: Stable, choice: int) -> str:
        if CARD <= choice < CARD + KINDS:
            held = g.hands[self.seat] >> 3 * (choice - CARD) & 7
            return "one-more-of-other-colour" if held else "not-in-hand"
        return "not-an-option"


class LayUnder(Question[Stable]):
    """Under which unicorn do you lay the card (n)? m and k are those of the question before."""

    def options(self, g: Stable) -> list[int]:
        return UNICORN_CHOICES[:]

    def answer(self, g: Stable, choice: int) -> None:
        seat = self.seat
        g.hands = changed(g.hands, seat, g.hands[seat] - one(self.n))
        g.laid = g.laid + [laid_card(self.n, seat, choice - UNICORN, effect_now(g, seat, self.m))]
        tell_laid(g, seat, choice - UNICORN)
        played = self.k + (1 if IS_WHITE[self.n] else BLACKS)
        if can_go_on(g, seat, g.hands[seat], self.m, played):
            g.then(PlayMagic(seat, self.m, 0, played))
        else:
            g.then(RefillHand(seat))

    def details(self, g: Stable) -> Label:
        return {"card": MAGIC[self.n].name}

    def label(self, g: Stable, choice: int) -> Label:
        unicorn = choice - UNICORN
        return {"kind": "under", "unicorn": COLOURS[unicorn], "count": len(g.cards_under(unicorn))}


UNICORN_CHOICES: Final = [UNICORN + unicorn for unicorn in range(len(COLOURS))]


class RefillHand(Step[Stable]):
    """When the last card has been laid. It is a step of its own, so that the laying can be taken back."""

    def run(self, g: Stable) -> None:
        refill_hand(g, self.seat)


def may_play(g: Stable, seat: int, limit: int, played: int, white: bool) -> bool:
    """Whether one more card of that colour is allowed: contracts add one white and one black card."""
    whites = played % BLACKS
    blacks = played // BLACKS
    if whites + blacks >= limit_with_contracts(g, seat, limit):
        return False
    return whites < most_whites(g, seat, limit) if white else blacks < most_blacks(g, seat, limit)


def most_whites(g: Stable, seat: int, limit: int) -> int:
    return limit + (CONTRACTS[MORE_WHITE].cards if g.has(seat, MORE_WHITE) else 0)


def most_blacks(g: Stable, seat: int, limit: int) -> int:
    return limit + (CONTRACTS[MORE_BLACK].cards if g.has(seat, MORE_BLACK) else 0)


def effect_now(g: Stable, seat: int, limit: int) -> int:
    """The magic effect that a seat carries out just now."""
    return magic_effect(g.action, most_whites(g, seat, limit), most_blacks(g, seat, limit))


def cards_left(g: Stable, seat: int, limit: int, played: int) -> int:
    """How many more can be played, those of contracts included."""
    return limit_with_contracts(g, seat, limit) - played % BLACKS - played // BLACKS


def limit_with_contracts(g: Stable, seat: int, limit: int) -> int:
    """How many cards in all; without a magic effect no contract adds any."""
    return most_whites(g, seat, limit) + most_blacks(g, seat, limit) - limit if limit else 0


def can_go_on(g: Stable, seat: int, hand: int, limit: int, played: int) -> bool:
    """Whether one more card is asked for: also if none of the hand fits, or all would learn which colour is missing."""
    return hand != NONE and cards_left(g, seat, limit, played) > 0


def refill_hand(g: Stable, seat: int) -> None:
    """Back up to the hand limit, also when no card was played."""
    missing = g.hand_limit(seat) - size(g.hands[seat])
    if missing > 0:
        draw_into_hand(g, seat, missing)


def draw_into_hand(g: Stable, seat: int, count: int) -> None:
    """Nobody who has found deck and discard empty draws again in this round."""
    if g.short >> seat & 1:
        return
    drawn = draw_cards(g, seat, count)
    g.hands = changed(g.hands, seat, g.hands[seat] + drawn)
    if size(drawn) < count:
        g.short |= 1 << seat
    tell_drew(g, seat, drawn)


def draw_cards(g: Stable, seat: int, count: int) -> int:
    """Cards from the deck, as a pile; the discards become a new deck when a card is wanted and there is none.

    Chance is that of the seat: how many cards are drawn changes nothing of the race to come.
    """
    drawn = NONE
    left = size(g.deck)
    for _ in range(count):
        if left == 0:
            make_new_deck(g)
            left = size(g.deck)
            if left == 0:
                break
        card = one(nth(g.deck, g.roll_for(seat, left)))
        g.deck -= card
        drawn += card
        left -= 1
    return drawn


def make_new_deck(g: Stable) -> None:
    """All discarded cards, also those that were discarded face down."""
    g.deck = g.discard
    g.discard = NONE
    for buried in g.buried:
        g.deck += buried
    g.buried = [NONE] * g.seats
