"""1.2 and 1.3 Placing a bet: a token of the board, a stake on it, and perhaps fame."""

from paddock.games.unicorn_fever.bets import (
    BET_NAMES,
    TYPES,
    UNICORNS_RACING,
    placed_bet,
    type_of,
    unicorn_of_bet,
)
from paddock.games.unicorn_fever.choices import BET, LOAN, MOST_STAKE, STAKE
from paddock.games.unicorn_fever.events import tell_bet
from paddock.games.unicorn_fever.rules.loans import borrow_up_to, loan_gold, repayment, take_loan
from paddock.games.unicorn_fever.rules.paying import fame_if_won, gold_if_won, tax_of, times_of
from paddock.games.unicorn_fever.rules.stacks import ACTIONS, bets_for
from paddock.games.unicorn_fever.state import NO_TOKEN, Stable, changed
from paddock.games.unicorn_fever.unicorns import COLOURS
from paddock.kernel.agenda import Label, Question

__all__ = ["PlaceBet", "StakeGold", "place_bet"]


class PlaceBet(Question[Stable]):
    """On which unicorn do you bet, and on what? The action (n) may be for winner bets only."""

    def options(self, g: Stable) -> list[int]:
        tokens = bets_for(g, self.seat, self.n)
        found = []
        choice = BET
        while tokens:
            if tokens & 1:
                found.append(choice)
            tokens >>= 1
            choice += 1
        return found

    def answer(self, g: Stable, choice: int) -> None:
        borrow_up_to(g, self.seat, 1)
        g.then(StakeGold(self.seat, choice - BET, ACTIONS[self.n].fame))

    def details(self, g: Stable) -> Label:
        return {"gold": g.gold[self.seat], "fame": ACTIONS[self.n].fame}

    def label(self, g: Stable, choice: int) -> Label:
        token = choice - BET
        unicorn = unicorn_of_bet(token)
        told = {"kind": "bet", "bet": BET_NAMES[type_of(token)], "unicorn": COLOURS[unicorn]}
        times = times_of(g, self.seat, token, g.rows[unicorn])
        return {**told, "times": times, "wins": fame_if_won(g, self.seat, token, ACTIONS[self.n].fame)}

    def why_not(self, g: Stable, choice: int) -> str:
        if not BET <= choice < BET + TYPES * UNICORNS_RACING:
            return "not-an-option"
        token = choice - BET
        if g.open_bets >> token & 1:
            return "winner-bets-only"
        if g.blocked >> token & 1:
            return "bet-blocked"
        return "bet-taken"


class StakeGold(Question[Stable]):
    """How much do you stake on the token (n)? So much fame (m) will lie on it, too. You may borrow first."""

    def options(self, g: Stable) -> list[int]:
        most = min(g.gold[self.seat], g.stake_limit(self.seat))
        return [LOAN] + [STAKE + stake for stake in range(1, most + 1)]

    def answer(self, g: Stable, choice: int) -> None:
        if choice == LOAN:
            take_loan(g, self.seat)
            g.then(self)
        else:
            place_bet(g, self.seat, self.n, choice - STAKE, self.m)

    def details(self, g: Stable) -> Label:
        told = {"bet": BET_NAMES[type_of(self.n)], "unicorn": COLOURS[unicorn_of_bet(self.n)]}
        most = min(g.gold[self.seat], g.stake_limit(self.seat))
        return {**told, "gold": g.gold[self.seat], "most": most, "fame": fame_if_won(g, self.seat, self.n, self.m)}

    def label(self, g: Stable, choice: int) -> Label:
        """What the bet wins at the odds of now, the gold that is left, and the fame tax to come either way."""
        seat = self.seat
        if choice == LOAN:
            return {"kind": "loan", "gold": loan_gold(g, seat), "back": repayment(g, seat)}
        stake = choice - STAKE
        fame = fame_if_won(g, seat, self.n, self.m)
        return {
            "kind": "stake",
            "stake": stake,
            "wins": gold_if_won(g, seat, self.n, stake, g.rows[unicorn_of_bet(self.n)]),
            "fame": fame,
            "left": g.gold[seat] - stake,
            "tax_won": tax_of(g, seat, g.fame[seat] + fame),
            "tax_lost": tax_of(g, seat, g.fame[seat]),
        }

    def why_not(self, g: Stable, choice: int) -> str:
        if not STAKE < choice <= STAKE + MOST_STAKE:
            return "not-an-option"
        return "not-enough-gold" if choice - STAKE > g.gold[self.seat] else "above-the-limit"


def place_bet(g: Stable, seat: int, token: int, stake: int, fame: int) -> None:
    """The token is gone from the board or from the contract, and the stake is the bank's."""
    if token == g.reserved_bet:
        g.reserved_bet = NO_TOKEN
    g.open_bets &= ~(1 << token)
    g.gold = changed(g.gold, seat, g.gold[seat] - stake)
    bet = placed_bet(token, seat, stake, fame)
    g.bets = g.bets + [bet]
    tell_bet(g, seat, bet)
