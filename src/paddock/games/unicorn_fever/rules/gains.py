"""What contracts bring by themselves: gold or fame at a moment, to whoever has signed them."""

from typing import Final

from paddock.games.unicorn_fever.abilities import gains_at, mask_of
from paddock.games.unicorn_fever.actions import TOKENS
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import tell_contract
from paddock.games.unicorn_fever.state import Stable, changed

__all__ = ["gain", "gain_at_signing", "gain_at_start", "gain_for_token", "use_up"]

AT_START: Final = gains_at("planning-start")
AT_SIGNING: Final = gains_at("sign")
FOR_TOKEN: Final = gains_at("take-token")
START_MASK: Final = mask_of(AT_START)
SIGNING_MASK: Final = mask_of(AT_SIGNING)
TOKEN_MASK: Final = mask_of(FOR_TOKEN)


def gain(g: Stable, seat: int, contract: int, gold: int, fame: int) -> None:
    """Gold and fame from the bank."""
    if gold:
        g.gold = changed(g.gold, seat, g.gold[seat] + gold)
    if fame:
        g.fame = changed(g.fame, seat, g.fame[seat] + fame)
    tell_contract(g, seat, contract, gold, fame)


def gain_all(g: Stable, seat: int, contracts: list[int]) -> None:
    for contract in contracts:
        if g.has(seat, contract):
            card = CONTRACTS[contract]
            gain(g, seat, contract, card.gold, card.fame)


def gain_at_start(g: Stable, seat: int) -> None:
    """At the start of planning."""
    if g.contracts[seat] & START_MASK:
        gain_all(g, seat, AT_START)


def gain_at_signing(g: Stable, seat: int) -> None:
    """When a contract has been signed and paid, also the one that brings it."""
    if g.contracts[seat] & SIGNING_MASK:
        gain_all(g, seat, AT_SIGNING)


def gain_for_token(g: Stable, seat: int, token: int) -> None:
    """When an action token is taken, before its effects; some contracts ask for one stack."""
    if g.contracts[seat] & TOKEN_MASK:
        stack = TOKENS[token].stack
        gain_all(g, seat, [number for number in FOR_TOKEN if CONTRACTS[number].condition.stack in ("", stack)])


def use_up(g: Stable, seat: int, contract: int) -> None:
    """A contract that works once has worked."""
    g.used = changed(g.used, seat, g.used[seat] | 1 << contract)
