"""Contracts that keep a token for their owner until the end of the round."""

from paddock.games.unicorn_fever.abilities import RESERVE_BET, RESERVE_TOKEN
from paddock.games.unicorn_fever.actions import STACKS, TOKENS
from paddock.games.unicorn_fever.bets import BET_NAMES, TYPES, UNICORNS_RACING, type_of, unicorn_of_bet
from paddock.games.unicorn_fever.choices import BET, DONE, STACK
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import tell_reserved_bet, tell_reserved_token
from paddock.games.unicorn_fever.rules.stacks import top_token
from paddock.games.unicorn_fever.state import NO_TOKEN, Stable
from paddock.games.unicorn_fever.unicorns import COLOURS
from paddock.kernel.agenda import Label, Question, Step

__all__ = ["OfferBet", "OfferToken", "ReserveBet", "ReserveToken"]


class OfferBet(Step[Stable]):
    """At the start of planning, whoever has the contract may keep a bet token of the board."""

    def run(self, g: Stable) -> None:
        if g.has(self.seat, RESERVE_BET) and g.open_bets:
            g.then(ReserveBet(self.seat))


class ReserveBet(Question[Stable]):
    """Which bet token do you keep for yourself?"""

    def options(self, g: Stable) -> list[int]:
        return [DONE] + [BET + token for token in range(TYPES * UNICORNS_RACING) if g.open_bets >> token & 1]

    def answer(self, g: Stable, choice: int) -> None:
        if choice != DONE:
            g.reserved_bet = choice - BET
            g.open_bets &= ~(1 << g.reserved_bet)
            tell_reserved_bet(g, self.seat)

    def label(self, g: Stable, choice: int) -> Label:
        if choice == DONE:
            return {"kind": "keep-nothing"}
        token = choice - BET
        return {"kind": "keep-bet", "bet": BET_NAMES[type_of(token)], "unicorn": COLOURS[unicorn_of_bet(token)]}

    def why_not(self, g: Stable, choice: int) -> str:
        if BET <= choice < BET + TYPES * UNICORNS_RACING:
            return "bet-not-on-board"
        return "not-an-option"


class OfferToken(Step[Stable]):
    """At the start of planning, whoever has the contract may keep the top token of a stack."""

    def run(self, g: Stable) -> None:
        if g.has(self.seat, RESERVE_TOKEN):
            g.then(ReserveToken(self.seat))


class ReserveToken(Question[Stable]):
    """Which action token do you keep for yourself? One of them is never to be had: the contract names it."""

    def options(self, g: Stable) -> list[int]:
        return [DONE] + [STACK + stack for stack in range(len(STACKS)) if may_reserve(top_token(g, stack))]

    def answer(self, g: Stable, choice: int) -> None:
        if choice != DONE:
            g.reserved_token = top_token(g, choice - STACK)
            g.open_tokens &= ~(1 << g.reserved_token)
            tell_reserved_token(g, self.seat)

    def label(self, g: Stable, choice: int) -> Label:
        if choice == DONE:
            return {"kind": "keep-nothing"}
        return {"kind": "keep-token", "token": TOKENS[top_token(g, choice - STACK)].name}

    def why_not(self, g: Stable, choice: int) -> str:
        if STACK <= choice < STACK + len(STACKS):
            return "token-not-for-keeping"
        return "not-an-option"


def may_reserve(token: int) -> bool:
    return token != NO_TOKEN and TOKENS[token].name != CONTRACTS[RESERVE_TOKEN].never
