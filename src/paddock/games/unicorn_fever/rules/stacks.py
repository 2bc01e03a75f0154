"""Phase 1, planning: the stacks of action tokens, and what can be done with them now."""

from typing import Final

from paddock.games.unicorn_fever.abilities import RESERVE_BET, RESERVE_TOKEN
from paddock.games.unicorn_fever.actions import PRINTED, STACKS, TOKENS, Action, stack_tokens
from paddock.games.unicorn_fever.bets import WINNER_TOKENS
from paddock.games.unicorn_fever.state import NO_TOKEN, Stable

__all__ = ["ACTIONS", "FIRST_PRINTED", "bets_for", "can_act", "is_stack_open", "reserved_for", "top_token"]

ACTIONS: Final[list[Action]] = TOKENS + PRINTED  # an action is told by its number in this list
FIRST_PRINTED: Final = len(TOKENS)
IN_STACK: Final = [stack_tokens(stack, players=6) for stack in STACKS]
ALL_SIGNED: Final = 7
WINNER_ONLY: Final = [action.bet == "winner" for action in ACTIONS]
IS_BET: Final = [action.bet != "" for action in ACTIONS]
IS_CONTRACT: Final = [action.stack == "contract" for action in ACTIONS]


def top_token(g: Stable, stack: int) -> int:
    """The token that lies on top of a stack, or NO_TOKEN."""
    open_tokens = g.open_tokens
    for token in IN_STACK[stack]:
        if open_tokens >> token & 1:
            return token
    return NO_TOKEN


def reserved_for(g: Stable, seat: int) -> int:
    """The action token on a contract of this seat, or NO_TOKEN."""
    return g.reserved_token if g.reserved_token != NO_TOKEN and g.has(seat, RESERVE_TOKEN) else NO_TOKEN


def bets_for(g: Stable, seat: int, action: int) -> int:
    """The set of bet tokens that an action lets a seat take: those on the board, and the one on the seat's contract."""
    tokens = g.open_bets
    if g.reserved_bet != NO_TOKEN and g.has(seat, RESERVE_BET):
        tokens |= 1 << g.reserved_bet
    return tokens & WINNER_TOKENS if WINNER_ONLY[action] else tokens


def can_act(g: Stable, seat: int, action: int) -> bool:
    """Whether its main effect is possible: a bet needs a bet token, signing a contract. Gold can always be borrowed."""
    if IS_BET[action]:
        return bets_for(g, seat, action) != 0
    return not IS_CONTRACT[action] or g.signed != ALL_SIGNED


def is_stack_open(g: Stable, seat: int, stack: int) -> bool:
    """Whether its top token can be taken and used."""
    token = top_token(g, stack)
    return token != NO_TOKEN and can_act(g, seat, token)
