"""The choice space of a championship: what each number of a choice stands for."""

from typing import Final

from paddock.games.unicorn_fever.choices import BET as BET_TOKEN
from paddock.games.unicorn_fever.choices import (
    BET_FIRST,
    CARD,
    DONE,
    LOAN,
    MAGIC_FIRST,
    MOST_STAKE,
    PRINTED,
    RESERVED,
    SLOT,
    STACK,
    STAKE,
)
from paddock.games.unicorn_fever.choices import UNICORN as RUNNER
from paddock.games.unicorn_fever.view_keys import BET, MAGIC_CARD, UNICORN
from paddock.kernel.agenda import YES
from paddock.kernel.spaces import Space

__all__ = ["SPACES"]

ACTIONS: Final = ["take-magic", "take-any-bet", "take-winner-bet", "take-contract", "take-gold"]

SPACES: Final = [
    Space("done", DONE, ["done", "not-now", "keep-nothing"]),
    Space("again", YES, ["act-again"]),
    Space("bet-first", BET_FIRST, ["bet-first"]),
    Space("magic-first", MAGIC_FIRST, ["magic-first"]),
    Space("stack", STACK, [*ACTIONS, "keep-token"], nth=range(len(ACTIONS))),
    Space("printed", PRINTED, ["take-any-bet", "take-gold"], nth=range(RESERVED - PRINTED)),
    Space("reserved", RESERVED, ACTIONS),
    Space("loan", LOAN, ["loan"]),
    Space("unicorn", RUNNER, ["under", "place", "look-under"], unicorn=UNICORN),
    Space("slot", SLOT, ["sign"], nth=range(BET_TOKEN - SLOT)),
    Space("bet", BET_TOKEN, ["bet", "keep-bet"], bet=BET, unicorn=UNICORN),
    Space("card", CARD, ["play", "swap"], card=MAGIC_CARD),
    Space("stake", STAKE + 1, ["stake"], stake=range(1, MOST_STAKE + 1)),
]
