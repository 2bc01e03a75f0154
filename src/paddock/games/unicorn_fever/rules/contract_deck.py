"""The contracts that lie face up: three new ones in every round, and those that nobody took never come back."""

from typing import Final

from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.state import Stable

__all__ = ["ON_SHOW", "draw_contracts"]

ON_SHOW: Final = 3


def draw_contracts(g: Stable) -> None:
    """Three contracts face up."""
    g.on_show = [draw_contract(g) for _ in range(ON_SHOW)]
    g.signed = 0


def draw_contract(g: Stable) -> int:
    """Any contract of the deck."""
    left = [number for number in range(len(CONTRACTS)) if g.contract_deck >> number & 1]
    contract = left[g.roll(len(left))]
    g.contract_deck &= ~(1 << contract)
    return contract
