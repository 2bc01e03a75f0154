"""The end of the game: loans are repaid, gold becomes fame, contracts count."""

from typing import Final

from paddock.games.unicorn_fever.abilities import EXCHANGE, FORGIVE, PAIR_FAME, PAPER_FAME
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import tell_converted, tell_final, tell_over, tell_repaid
from paddock.games.unicorn_fever.piles import KINDS, count
from paddock.games.unicorn_fever.rules.loans import repayment
from paddock.games.unicorn_fever.state import OVER, Stable, changed

__all__ = ["GOLD_A_FAME", "convert", "end_game", "exchange_rate", "paper_fame", "printed_fame", "repay"]

GOLD_A_FAME: Final = 20
PRINTED: Final = [card.printed_fame for card in CONTRACTS]


def end_game(g: Stable) -> None:
    """Seat after seat; nobody's end changes anybody else's. What hands are worth is shown: all answers stand.

    In a game that is stopped, bets on the board are lost.
    """
    g.settle()
    for seat in g.from_first():
        repay(g, seat)
        convert(g, seat)
        g.paper = changed(g.paper, seat, paper_fame(g, seat))
        if not g.quiet:
            tell_final(g, seat)
    g.phase = OVER
    tell_over(g)


def repay(g: Stable, seat: int) -> None:
    """As many loans as the gold allows, whether one likes it or not; a contract makes one of the others forgotten."""
    price = repayment(g, seat)
    repaid = min(g.loans[seat], g.gold[seat] // price)
    unpaid = g.loans[seat] - repaid
    if g.has(seat, FORGIVE):
        unpaid = max(0, unpaid - CONTRACTS[FORGIVE].amount)
    g.unpaid = changed(g.unpaid, seat, unpaid)
    g.gold = changed(g.gold, seat, g.gold[seat] - repaid * price)
    if g.loans[seat]:
        tell_repaid(g, seat, repaid, repaid * price)


def exchange_rate(g: Stable, seat: int) -> int:
    """How much gold makes a fame."""
    return CONTRACTS[EXCHANGE].gold if g.has(seat, EXCHANGE) else GOLD_A_FAME


def convert(g: Stable, seat: int) -> None:
    """Every full 20 gold becomes a fame; the rest stays and may break a tie."""
    price = exchange_rate(g, seat)
    fame = g.gold[seat] // price
    if fame:
        g.converted = changed(g.converted, seat, fame)
        g.gold = changed(g.gold, seat, g.gold[seat] - fame * price)
        tell_converted(g, seat, fame * price)


def paper_fame(g: Stable, seat: int) -> int:
    """Fame printed on contracts, and what contracts make of the end: other contracts, pairs of letters in hand."""
    signed = g.contracts[seat]
    if not signed:
        return 0
    fame = printed_fame(g, seat)
    if g.has(seat, PAPER_FAME):
        card = CONTRACTS[PAPER_FAME]
        fame += card.fame * min(card.most, signed.bit_count() - 1)
    if g.has(seat, PAIR_FAME):
        card = CONTRACTS[PAIR_FAME]
        fame += card.fame * min(card.most, pairs_in(g.hands[seat]))
    return fame


def printed_fame(g: Stable, seat: int) -> int:
    return sum([PRINTED[number] for number in range(len(CONTRACTS)) if g.has(seat, number)])


def pairs_in(pile: int) -> int:
    """The letters of which a pile has both colours."""
    return sum([count(pile, kind) > 0 and count(pile, kind + 1) > 0 for kind in range(0, KINDS, 2)])
