"""What a bet is worth if it succeeds, and what the fame tax takes: for payouts and for everybody who looks ahead."""

from typing import Final

from paddock.games.unicorn_fever.abilities import LOWER_TAX, STAKE_AGAIN, UP_MULTIPLIER, gains_at, mask_of
from paddock.games.unicorn_fever.bets import (
    FAME,
    LEADER_TIMES,
    PODIUM,
    UNICORNS_RACING,
    WINNER,
    type_of,
    unicorn_of_bet,
)
from paddock.games.unicorn_fever.contracts import CONTRACTS, Condition
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS
from paddock.games.unicorn_fever.state import Stable
from paddock.games.unicorn_fever.unicorns import UNICORNS

__all__ = [
    "OWN_SUCCESS",
    "OWN_SUCCESS_MASK",
    "fame_if_won",
    "gold_if_won",
    "helpers_of",
    "hot_gold",
    "is_met",
    "succeeds",
    "tax_of",
    "times_of",
]

OWN_SUCCESS: Final = gains_at("own-bet-succeeds")
OWN_SUCCESS_MASK: Final = mask_of(OWN_SUCCESS)


def bet_pays(bet_type: int, bonus_for: str) -> bool:
    """Whether the hot side of a card pays for bets of this type."""
    if bonus_for == "any-bet":
        return True
    return bonus_for == ("winner-bet" if bet_type == WINNER else "leader-bet")


# What hot sides pay, by type of bet and unicorn: a bet token is such a number.
TOKENS_OF_ALL: Final = list(range(3 * UNICORNS_RACING))
HOT_GOLD: Final = [
    UNICORNS[unicorn_of_bet(token)].gold if bet_pays(type_of(token), UNICORNS[unicorn_of_bet(token)].bonus_for) else 0
    for token in TOKENS_OF_ALL
]
HOT_FAME: Final = [
    UNICORNS[unicorn_of_bet(token)].fame if bet_pays(type_of(token), UNICORNS[unicorn_of_bet(token)].bonus_for) else 0
    for token in TOKENS_OF_ALL
]


def succeeds(token: int, place: int) -> bool:
    """A winner bet needs the first place, a leader bet one of the first three."""
    return place == 1 if type_of(token) == WINNER else 1 <= place <= PODIUM


def gold_if_won(g: Stable, seat: int, token: int, stake: int, row: int) -> int:
    """The stake times the multiplier of the row, or twice the stake; contracts and a hot unicorn add to it."""
    gold = hot_gold(g, token) + stake * times_of(g, seat, token, row)
    if type_of(token) != WINNER and g.has(seat, STAKE_AGAIN):
        gold += min(stake, CONTRACTS[STAKE_AGAIN].most)
    return gold


def times_of(g: Stable, seat: int, token: int, row: int) -> int:
    """How many times the stake is paid: by the odds, which a contract raises, or twice for a leader."""
    if type_of(token) != WINNER:
        return LEADER_TIMES
    return MULTIPLIERS[row] + (CONTRACTS[UP_MULTIPLIER].amount if g.has(seat, UP_MULTIPLIER) else 0)


def hot_gold(g: Stable, token: int) -> int:
    return HOT_GOLD[token] if g.is_hot(unicorn_of_bet(token)) else 0


def fame_if_won(g: Stable, seat: int, token: int, lying: int) -> int:
    """The fame of the bet's type, what lies on it, and what a hot unicorn and contracts for any such bet add."""
    fame = FAME[type_of(token)] + lying
    if g.is_hot(unicorn_of_bet(token)):
        fame += HOT_FAME[token]
    if g.contracts[seat] & OWN_SUCCESS_MASK:
        for contract in OWN_SUCCESS:
            if g.has(seat, contract) and not CONTRACTS[contract].once and is_met(g, seat, contract, token):
                fame += CONTRACTS[contract].fame
    return fame


def is_met(g: Stable, seat: int, contract: int, token: int) -> bool:
    """Whether a contract looks at such a bet: at its type, its unicorn's row, place and side, and its owner."""
    condition: Condition = CONTRACTS[contract].condition
    unicorn = unicorn_of_bet(token)
    if condition.bet and condition.bet != ("winner" if type_of(token) == WINNER else "leader"):
        return False
    if condition.rows and MULTIPLIERS[g.rows[unicorn]] not in condition.rows:
        return False
    if condition.places and g.place[unicorn] not in condition.places:
        return False
    if condition.hot and not g.is_hot(unicorn):
        return False
    return not condition.own_unicorn or g.owned[seat] == unicorn


def helpers_of(g: Stable, seat: int, token: int) -> list[str]:
    """The contracts and the hot unicorn that add to a bet of this seat, by their names."""
    unicorn = unicorn_of_bet(token)
    found = []
    if type_of(token) == WINNER and g.has(seat, UP_MULTIPLIER):
        found.append(CONTRACTS[UP_MULTIPLIER].name)
    if type_of(token) != WINNER and g.has(seat, STAKE_AGAIN):
        found.append(CONTRACTS[STAKE_AGAIN].name)
    for contract in OWN_SUCCESS:
        if g.has(seat, contract) and not CONTRACTS[contract].once and is_met(g, seat, contract, token):
            found.append(CONTRACTS[contract].name)
    if g.is_hot(unicorn) and (HOT_GOLD[token] or HOT_FAME[token]):
        found.append(UNICORNS[unicorn].name)
    return found


def tax_of(g: Stable, seat: int, fame: int) -> int:
    """A gold for each fame token; a contract lowers it, never below nothing."""
    return max(0, fame - CONTRACTS[LOWER_TAX].gold) if g.has(seat, LOWER_TAX) else fame
