"""Which tokens are in the game, by the number of players."""

from typing import Final

from paddock.games.unicorn_fever.abilities import mask_of
from paddock.games.unicorn_fever.actions import STACKS, stack_tokens
from paddock.games.unicorn_fever.bets import ALL_TOKENS, LATE, UNICORNS_RACING

__all__ = ["action_tokens_of", "bet_tokens_of"]

MOST_SEATS: Final = 6
ACTION_TOKENS: Final = [
    mask_of([token for stack in STACKS for token in stack_tokens(stack, seats)]) for seats in range(MOST_SEATS + 1)
]


def bet_tokens_of(seats: int) -> int:
    """Two and three players have no late leader bets."""
    return ALL_TOKENS if seats > 3 else (1 << LATE * UNICORNS_RACING) - 1


def action_tokens_of(seats: int) -> int:
    """Two players have no tokens marked B."""
    return ACTION_TOKENS[seats]
