"""A round: what happens before planning, and who acts when."""

from typing import Final

from paddock.games.unicorn_fever.abilities import ACT_AGAIN, mask_of
from paddock.games.unicorn_fever.bets import EARLY, UNICORNS_RACING, WINNER
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import tell_act_again, tell_blocked, tell_on_show, tell_round
from paddock.games.unicorn_fever.piles import NONE
from paddock.games.unicorn_fever.rules.action import take_action
from paddock.games.unicorn_fever.rules.contract_deck import draw_contracts
from paddock.games.unicorn_fever.rules.ending import end_game
from paddock.games.unicorn_fever.rules.gains import gain_at_start, use_up
from paddock.games.unicorn_fever.rules.odds import update_hot, update_odds
from paddock.games.unicorn_fever.rules.payout import PayOut
from paddock.games.unicorn_fever.rules.reserving import OfferBet, OfferToken
from paddock.games.unicorn_fever.rules.reveal import StartRace
from paddock.games.unicorn_fever.rules.tax import PayTax
from paddock.games.unicorn_fever.state import NO_CARD, PLAN, Stable
from paddock.kernel.agenda import Label, Step, YesNo

__all__ = ["ACTIONS_EACH", "ActAgain", "NextAction", "NextRound", "OfferOvertime", "PlanningGains", "StartRound"]

ACTIONS_EACH: Final = 3
ONCE_A_GAME: Final = mask_of([number for number, card in enumerate(CONTRACTS) if card.once == "game"])


class StartRound(Step[Stable]):
    """All unicorns stand at the start; with two players lots close two bets; contracts act; then all plan."""

    def run(self, g: Stable) -> None:
        g.round += 1
        g.phase = PLAN
        g.action = 0
        g.at = [0] * UNICORNS_RACING
        g.place = [0] * UNICORNS_RACING
        g.race_turn = 0
        g.race_card = NO_CARD
        g.dice = []
        g.charms = [NONE] * UNICORNS_RACING
        g.short = 0
        g.used = [used & ONCE_A_GAME for used in g.used]
        g.open_bets |= g.blocked
        g.blocked = 0
        tell_round(g)
        if g.seats == 2:
            block_bet(g, WINNER)
            block_bet(g, EARLY)
        g.then(next_action(0), START_RACE, PAY_OUT, PAY_TAX, NEXT_ROUND)
        for seat in reversed(g.from_first()):
            if g.contracts[seat]:
                g.then(OfferBet(seat), OfferToken(seat), PlanningGains(seat))


def block_bet(g: Stable, bet_type: int) -> None:
    """Two players: a die says whose bet token of this type is out for the round."""
    token = bet_type * UNICORNS_RACING + g.roll(UNICORNS_RACING)
    g.open_bets &= ~(1 << token)
    g.blocked |= 1 << token
    tell_blocked(g, token)


class PlanningGains(Step[Stable]):
    """Contracts that pay at the start of planning."""

    def run(self, g: Stable) -> None:
        gain_at_start(g, self.seat)


class NextAction(Step[Stable]):
    """From the first player on, everybody acts once, three times over; n counts all actions of the round."""

    def run(self, g: Stable) -> None:
        if self.n == ACTIONS_EACH * g.seats:
            return
        seat = (g.first + self.n) % g.seats
        g.acting = seat
        g.action = self.n // g.seats + 1
        if g.action == ACTIONS_EACH:
            g.then(take_action(seat, g.action), OfferOvertime(seat), next_action(self.n + 1))
        else:
            g.then(take_action(seat, g.action), next_action(self.n + 1))


class OfferOvertime(Step[Stable]):
    """After the third action a contract may allow a fourth one, also if that very action has signed it."""

    def run(self, g: Stable) -> None:
        if g.may_use(self.seat, ACT_AGAIN):
            g.then(ActAgain(self.seat))


class NextRound(Step[Stable]):
    """After the last race the game ends at once; else the odds move, three new contracts come, and the next round."""

    def run(self, g: Stable) -> None:
        if g.is_last_round():
            end_game(g)
            return
        update_odds(g)
        update_hot(g)
        draw_contracts(g)
        tell_on_show(g)
        g.then(START_ROUND)


class ActAgain(YesNo[Stable]):
    """Once a game: a fourth action, with a printed symbol."""

    def yes(self, g: Stable) -> None:
        use_up(g, self.seat, ACT_AGAIN)
        g.action = ACTIONS_EACH + 1
        tell_act_again(g, self.seat, ACT_AGAIN)
        g.then(take_action(self.seat, ACTIONS_EACH + 1))

    def yes_label(self, g: Stable) -> Label:
        return {"kind": "act-again"}

    def no_label(self, g: Stable) -> Label:
        return {"kind": "not-now"}


START_ROUND: Final = StartRound()
START_RACE: Final = StartRace()
PAY_OUT: Final = PayOut()
PAY_TAX: Final = PayTax()
NEXT_ROUND: Final = NextRound()
NEXT: Final = [NextAction(-1, n) for n in range(ACTIONS_EACH * 6 + 1)]


def next_action(n: int) -> NextAction:
    """Such steps never change, so there is one of each."""
    return NEXT[n]
