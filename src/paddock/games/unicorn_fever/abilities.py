"""Contracts by what they do: the rules ask here whether somebody has the one that matters to them."""

from typing import Final

from paddock.games.unicorn_fever.contracts import CONTRACTS

__all__ = [
    "ACT_AGAIN",
    "CURSED",
    "EXCHANGE",
    "FORGIVE",
    "HALF_BACK",
    "LOOK_UNDER",
    "LOWER_PRICE",
    "LOWER_TAX",
    "MORE_BLACK",
    "MORE_WHITE",
    "PAIR_FAME",
    "PAPER_FAME",
    "POUCH",
    "REPAYMENT",
    "RESERVE_BET",
    "RESERVE_TOKEN",
    "REWARD_AGAIN",
    "SET_LOAN",
    "SHED_BLACK",
    "STAKE_AGAIN",
    "STAKE_BACK",
    "STAKE_LIMIT",
    "SWAP_CARDS",
    "SYMBOL_MAGIC",
    "TIE_WINNER",
    "UP_MULTIPLIER",
    "gains_at",
    "mask_of",
]


def found(does: str, sign: str = "") -> list[int]:
    return [n for n, card in enumerate(CONTRACTS) if card.does == does and card.sign == sign]


def the(does: str, sign: str = "") -> int:
    """The number of the one contract that does it."""
    (number,) = found(does, sign)
    return number


def gains_at(when: str) -> list[int]:
    """The contracts that bring gold or fame at a moment."""
    return [number for number in found("gain") if CONTRACTS[number].when == when]


def mask_of(numbers: list[int]) -> int:
    """One bit for each: whether somebody has any of them is quickly seen."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


RESERVE_BET: Final = the("reserve-bet")
RESERVE_TOKEN: Final = the("reserve-token")
SYMBOL_MAGIC: Final = the("play-magic")
LOWER_PRICE: Final = the("lower-price")
ACT_AGAIN: Final = the("act-again")
PAPER_FAME: Final = the("fame-per-contract")
HALF_BACK: Final = the("half-stake-back")
STAKE_AGAIN: Final = the("pay-stake-again")
REWARD_AGAIN: Final = the("pay-reward-again")
LOWER_TAX: Final = the("lower-tax")
EXCHANGE: Final = the("set-exchange")
REPAYMENT: Final = the("set-repayment")
STAKE_LIMIT: Final = the("set-stake-limit")
STAKE_BACK: Final = the("stake-back")
UP_MULTIPLIER: Final = the("raise-multiplier")
SET_LOAN: Final = the("set-loan")
MORE_WHITE: Final = the("play-more-magic", "white")
MORE_BLACK: Final = the("play-more-magic", "black")
TIE_WINNER: Final = the("settle-ties")
SHED_BLACK: Final = the("shed-black")
POUCH: Final = the("raise-hand-limit")
LOOK_UNDER: Final = the("look-under")
CURSED: Final = the("gain-per-cursed")
SWAP_CARDS: Final = the("swap-cards")
FORGIVE: Final = the("forgive-loans")
PAIR_FAME: Final = the("fame-per-pair")
