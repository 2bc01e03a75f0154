"""What a quick hand reckons with: a seat's gold and hopes, and what an action or a bet would add to them."""

from typing import Final

from paddock.games.unicorn_fever.bets import (
    TYPES,
    UNICORNS_RACING,
    bettor_of,
    fame_on,
    stake_of,
    token_of,
    unicorn_of_bet,
)
from paddock.games.unicorn_fever.bot.chances import Chances
from paddock.games.unicorn_fever.bot.prospects import FEARED, HOPE
from paddock.games.unicorn_fever.bot.purses import contract_worth, spare_gold, spare_worth
from paddock.games.unicorn_fever.rules.contracts import price_for
from paddock.games.unicorn_fever.rules.paying import fame_if_won, gold_if_won, times_of
from paddock.games.unicorn_fever.rules.stacks import ACTIONS, bets_for
from paddock.games.unicorn_fever.state import Stable

__all__ = ["QuickPurse", "quick_contract"]

SPELL: Final = 0.3  # fame for a card that helps a bet
SPITE: Final = 0.08  # for one that hinders others
WORTH_STAKING: Final = 1.05  # gold to be expected for a gold
LOAN_GOLD: Final = 20
LOAN_COSTS: Final = 5


class QuickBet:
    """A bet token, and what the seat is worth with the better of a small stake and a big one."""

    def __init__(self, token: int, worth: float) -> None:
        self.token = token
        self.worth = worth


class QuickPurse:
    """A seat before it acts: its gold, and what will be left of it in the end if its bets do as is hoped, or feared."""

    def __init__(self, g: Stable, seat: int, chances: Chances) -> None:
        self.g = g
        self.seat = seat
        self.chances = chances
        self.gold = g.gold[seat]
        self.taxes = g.rounds - g.round + 1
        self.has_bet = False
        fame = gold = 0.0
        for bet in g.bets:
            if bettor_of(bet) == seat:
                self.has_bet = True
                token = token_of(bet)
                chance = chances.of(token)
                gold += chance * gold_if_won(g, seat, token, stake_of(bet), g.rows[unicorn_of_bet(token)])
                fame += chance * fame_if_won(g, seat, token, fame_on(bet))
        loans = g.loans[seat]
        if self.gold == 0:
            self.gold = LOAN_GOLD
            loans += 1
        now = spare_gold(g, seat, float(self.gold), float(g.fame[seat]), loans)
        self.hoped = now + gold - fame * self.taxes
        self.feared = now + FEARED * (gold - fame * self.taxes)

    def worth_of(self, number: int) -> float:
        """How much fame an action would bring, and what it leaves."""
        g = self.g
        action = ACTIONS[number]
        if action.bet:
            return self.best_bet(number).worth + SPELL * action.magic
        if action.gold:
            return self.with_gold(float(action.gold + self.saved()))
        if action.stack == "contract":
            price = price_for(g, self.seat, action.price)
            costs = price + (LOAN_COSTS if price > g.gold[self.seat] else 0) - self.saved()
            return self.with_gold(-float(costs)) + contract_worth(g, g.on_show[quick_contract(g)])
        spell = SPELL if self.has_bet else SPITE if g.bets else 0.0
        return self.with_gold(float(self.saved())) + spell * action.magic

    def saved(self) -> int:
        """Where there is no gold a loan is reckoned with: what an action saves that needs none."""
        return LOAN_COSTS if self.g.gold[self.seat] == 0 else 0

    def with_gold(self, gold: float) -> float:
        return HOPE * self.spare(self.hoped + gold) + (1.0 - HOPE) * self.spare(self.feared + gold)

    def spare(self, left: float) -> float:
        return spare_worth(self.g, self.seat, left)

    def best_bet(self, number: int) -> QuickBet:
        """The best token for an action; those on which to stake little and much are looked at."""
        tokens = bets_for(self.g, self.seat, number)
        lying = ACTIONS[number].fame
        best = QuickBet(0, -1000.0)
        for token in range(TYPES * UNICORNS_RACING):
            if tokens >> token & 1:
                worth = self.bet_worth(token, 1, lying)
                if self.chances.of(token) * self.times(token) > WORTH_STAKING:
                    worth = max(worth, self.bet_worth(token, self.big_stake(), lying))
                if worth > best.worth:
                    best = QuickBet(token, worth)
        return best

    def best_stake(self, token: int, lying: int) -> int:
        big = self.big_stake()
        best = 1
        most = self.bet_worth(token, 1, lying)
        for stake in (3, 8, 12, big):
            if 1 < stake <= big and self.bet_worth(token, stake, lying) > most:
                most = self.bet_worth(token, stake, lying)
                best = stake
        return best

    def bet_worth(self, token: int, stake: int, lying: int) -> float:
        g, seat = self.g, self.seat
        chance = self.chances.of(token)
        fame = chance * fame_if_won(g, seat, token, lying)
        gold = chance * gold_if_won(g, seat, token, stake, g.rows[unicorn_of_bet(token)]) - fame * self.taxes
        hoped = fame + self.spare(self.hoped + gold - stake)
        return HOPE * hoped + (1.0 - HOPE) * (FEARED * fame + self.spare(self.feared + FEARED * gold - stake))

    def times(self, token: int) -> int:
        return times_of(self.g, self.seat, token, self.g.rows[unicorn_of_bet(token)])

    def big_stake(self) -> int:
        return min(self.gold, self.g.stake_limit(self.seat))


def quick_contract(g: Stable) -> int:
    """The place of the best contract on show; 0 if all are signed."""
    best = 0
    most = -1.0
    for slot in range(len(g.on_show)):
        if not g.signed >> slot & 1 and contract_worth(g, g.on_show[slot]) > most:
            most = contract_worth(g, g.on_show[slot])
            best = slot
    return best
