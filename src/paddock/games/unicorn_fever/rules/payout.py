"""3.1 Bets and owners are paid, from the first player on; then all tokens return to the board."""

from typing import Final

from paddock.games.unicorn_fever.abilities import CURSED, HALF_BACK, REWARD_AGAIN, STAKE_BACK, gains_at, mask_of
from paddock.games.unicorn_fever.bets import (
    UNICORNS_RACING,
    fame_on,
    stake_of,
    token_of,
    unicorn_of_bet,
)
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import tell_bet_lost, tell_bet_won, tell_cleared, tell_owner, tell_results
from paddock.games.unicorn_fever.laid import kind_of, layer_of, unicorn_of
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import NONE, one
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS
from paddock.games.unicorn_fever.rules.gains import gain
from paddock.games.unicorn_fever.rules.paying import (
    OWN_SUCCESS,
    OWN_SUCCESS_MASK,
    fame_if_won,
    gold_if_won,
    helpers_of,
    is_met,
    succeeds,
)
from paddock.games.unicorn_fever.rules.tokens import action_tokens_of, bet_tokens_of
from paddock.games.unicorn_fever.state import NO_TOKEN, NOBODY, RESULTS, Stable, changed
from paddock.games.unicorn_fever.unicorns import UNICORNS
from paddock.kernel.agenda import Step

__all__ = ["OWNER_REWARD", "PayOut", "pay_owner", "settle_bet"]

OWNER_REWARD: Final = [0, 6, 4, 2, 0, 0, 0]  # by place
RIVAL_SUCCESS: Final = gains_at("rival-bet-succeeds")
RIVAL_FAILURE: Final = gains_at("rival-bet-fails")
WHOLE_RACE: Final = gains_at("payout") + [CURSED]
RIVAL_MASK: Final = mask_of(RIVAL_SUCCESS + RIVAL_FAILURE)
WHOLE_RACE_MASK: Final = mask_of(WHOLE_RACE)


class PayOut(Step[Stable]):
    """Each seat: its bets in the order in which they were placed, the owner's reward, then contracts on the race."""

    def run(self, g: Stable) -> None:
        g.phase = RESULTS
        tell_results(g)
        paid = [0] * len(CONTRACTS)  # gold that contracts have brought in this round
        for seat in g.from_first():
            succeeded = 0
            done: list[int] = []  # contracts of this seat that have worked for the round
            for bet in g.bets:
                if bet >> 5 & 7 == seat:
                    succeeded += settle_bet(g, seat, bet, done, paid)
            pay_owner(g, seat)
            if g.contracts[seat] & WHOLE_RACE_MASK:
                pay_for_race(g, seat, succeeded)
        clear_board(g)


def settle_bet(g: Stable, seat: int, bet: int, done: list[int], paid: list[int]) -> int:
    """1 if the bet succeeds: what it wins; contracts of others that look at it come after it."""
    token = token_of(bet)
    won = succeeds(token, g.place[unicorn_of_bet(token)])
    if won:
        pay_bet(g, seat, bet, done)
    else:
        tell_bet_lost(g, seat, bet)
        give_stake_back(g, seat, bet)
    for other in g.from_first():
        if other != seat and g.contracts[other] & RIVAL_MASK:
            pay_rival(g, other, token, won, paid)
    return 1 if won else 0


def pay_bet(g: Stable, seat: int, bet: int, done: list[int]) -> None:
    token = token_of(bet)
    gold = gold_if_won(g, seat, token, stake_of(bet), g.rows[unicorn_of_bet(token)])
    fame = fame_if_won(g, seat, token, fame_on(bet))
    g.gold = changed(g.gold, seat, g.gold[seat] + gold)
    g.fame = changed(g.fame, seat, g.fame[seat] + fame)
    if not g.quiet:
        tell_bet_won(g, seat, bet, gold, fame, helpers_of(g, seat, token))
    if g.contracts[seat] & OWN_SUCCESS_MASK:
        for contract in OWN_SUCCESS:  # the others are part of the bet's own fame
            card = CONTRACTS[contract]
            if card.once and contract not in done and g.has(seat, contract) and is_met(g, seat, contract, token):
                done.append(contract)
                gain(g, seat, contract, card.gold, card.fame)


def give_stake_back(g: Stable, seat: int, bet: int) -> None:
    """Contracts about bets that fail: the whole stake and some fame, or else half of the stake, rounded down."""
    if not g.contracts[seat]:
        return
    if g.has(seat, STAKE_BACK) and is_met(g, seat, STAKE_BACK, token_of(bet)):
        gain(g, seat, STAKE_BACK, stake_of(bet), CONTRACTS[STAKE_BACK].fame)
    elif g.has(seat, HALF_BACK) and stake_of(bet) > 1:
        gain(g, seat, HALF_BACK, stake_of(bet) // 2, 0)


def pay_rival(g: Stable, seat: int, token: int, won: bool, paid: list[int]) -> None:
    """Contracts about other players' bets; one of them brings only so much in a round."""
    for contract in RIVAL_SUCCESS if won else RIVAL_FAILURE:
        card = CONTRACTS[contract]
        if g.has(seat, contract) and is_met(g, seat, contract, token):
            gold = card.gold
            if card.gold_per_round:
                gold = min(gold, card.gold_per_round - paid[contract])
            if gold or card.fame:
                paid[contract] += gold
                gain(g, seat, contract, gold, card.fame)


def pay_owner(g: Stable, seat: int) -> None:
    """6, 4 or 2 gold for the first three places; a contract pays it again, and so does one of the hot unicorns."""
    unicorn = g.owned[seat]
    if unicorn == NOBODY:
        return
    reward = OWNER_REWARD[g.place[unicorn]]
    if reward:
        times = 1
        if g.has(seat, REWARD_AGAIN):
            times += 1
        if g.is_hot(unicorn):
            times += UNICORNS[unicorn].rewards
        g.gold = changed(g.gold, seat, g.gold[seat] + reward * times)
        tell_owner(g, seat, reward * times)


def pay_for_race(g: Stable, seat: int, succeeded: int) -> None:
    """Contracts that look at the race as a whole."""
    for contract in WHOLE_RACE:
        if g.has(seat, contract):
            card = CONTRACTS[contract]
            if contract == CURSED:
                gold = card.gold * cursed_unicorns(g, seat, card.condition.places)
                if gold:
                    gain(g, seat, contract, gold, 0)
            elif race_fits(g, seat, contract, succeeded):
                gain(g, seat, contract, card.gold, card.fame)


def race_fits(g: Stable, seat: int, contract: int, succeeded: int) -> bool:
    """Whether the race went as the contract says."""
    condition = CONTRACTS[contract].condition
    if condition.successes:
        return succeeded >= condition.successes
    if condition.top_row:
        top = min(g.rows)
        for unicorn in range(UNICORNS_RACING):
            if g.rows[unicorn] == top and g.place[unicorn] not in condition.places:
                return False
        return True
    if condition.own_unicorn:
        return g.place[g.owned[seat]] in condition.places
    for unicorn in range(UNICORNS_RACING):
        if g.place[unicorn] in condition.places and MULTIPLIERS[g.rows[unicorn]] in condition.rows:
            return True
    return False


def cursed_unicorns(g: Stable, seat: int, places: list[int]) -> int:
    """The unicorns at these places that have a black card of the seat which survived the reveal."""
    cursed = 0
    for card in g.laid:
        unicorn = unicorn_of(card)
        if layer_of(card) == seat and not MAGIC[kind_of(card)].is_white and g.place[unicorn] in places:
            cursed |= 1 << unicorn
    return cursed.bit_count()


def clear_board(g: Stable) -> None:
    """Bet and action tokens return, also reserved ones; the magic of the race is discarded."""
    for card in g.laid:
        g.discard += one(kind_of(card))
    g.laid = []
    g.charms = [NONE] * UNICORNS_RACING
    g.bets = []
    g.open_bets = bet_tokens_of(g.seats) & ~g.blocked
    g.reserved_bet = NO_TOKEN
    g.open_tokens = action_tokens_of(g.seats)
    g.reserved_token = NO_TOKEN
    g.taken = [NOBODY] * len(g.taken)
    tell_cleared(g)
