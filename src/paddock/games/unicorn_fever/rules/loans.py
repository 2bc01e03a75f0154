"""Loans from the elven mafia: 20 gold now, 25 back at the end."""

from typing import Final

from paddock.games.unicorn_fever.abilities import REPAYMENT, SET_LOAN
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import tell_loan
from paddock.games.unicorn_fever.rules.gains import use_up
from paddock.games.unicorn_fever.state import Stable, changed

__all__ = ["LOAN_GOLD", "REPAY_GOLD", "borrow_up_to", "loan_gold", "repayment", "take_loan"]

LOAN_GOLD: Final = 20
REPAY_GOLD: Final = 25


def loan_gold(g: Stable, seat: int) -> int:
    """What the next loan gives: a contract makes the first one of a round larger."""
    return CONTRACTS[SET_LOAN].gold if g.may_use(seat, SET_LOAN) else LOAN_GOLD


def repayment(g: Stable, seat: int) -> int:
    """What a loan costs in the end, by the contracts of now."""
    return CONTRACTS[REPAYMENT].gold if g.has(seat, REPAYMENT) else REPAY_GOLD


def take_loan(g: Stable, seat: int, forced: bool = False) -> None:
    gold = loan_gold(g, seat)
    if g.may_use(seat, SET_LOAN):
        use_up(g, seat, SET_LOAN)
    g.gold = changed(g.gold, seat, g.gold[seat] + gold)
    g.loans = changed(g.loans, seat, g.loans[seat] + 1)
    tell_loan(g, seat, gold, forced)


def borrow_up_to(g: Stable, seat: int, gold: int) -> None:
    """As few loans as it takes to have so much gold: nobody can refuse them."""
    while g.gold[seat] < gold:
        take_loan(g, seat, forced=True)
