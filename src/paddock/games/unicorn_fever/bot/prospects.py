"""What a seat may expect of the race to come: of its bets and its unicorn, and how much of that others have."""

from typing import Final

from paddock.games.unicorn_fever.bets import UNICORNS_RACING, bettor_of, fame_on, stake_of, token_of, unicorn_of_bet
from paddock.games.unicorn_fever.bot.chances import (
    Chances,
    chances_of,
    known_piles,
    strength_of,
    strengths_of,
)
from paddock.games.unicorn_fever.bot.purses import purse_worth
from paddock.games.unicorn_fever.piles import one
from paddock.games.unicorn_fever.rules.paying import fame_if_won, gold_if_won
from paddock.games.unicorn_fever.state import NOBODY, Stable

__all__ = ["FEARED", "HOPE", "Prospect"]

HOPE: Final = 0.8  # how much the mean counts; the rest is a race in which bets hardly ever come true
FEARED: Final = 0.2  # so often
GRUDGE: Final = 0.6  # what the others may expect, shared among them, is so bad
GOLD_OF_OTHERS: Final = 0.06
OWNER: Final = [6.0, 2.0]  # gold for a first place; for a place among three, the first included, on average 4


class Bet:
    """A bet as it is weighed: what it pays if it succeeds."""

    def __init__(self, token: int, gold: float, fame: float) -> None:
        self.token = token
        self.gold = gold
        self.fame = fame


class Prospect:
    """A race seen from a seat; cards and bets that are only thought of can be added."""

    def __init__(self, g: Stable, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.piles = known_piles(g, seat)
        self.strengths = strengths_of(g, self.piles)
        self.chances: Chances = chances_of(self.strengths)
        self.own: list[Bet] = []
        self.others: list[Bet] = []
        for bet in g.bets:
            better = bettor_of(bet)
            weighed = self.weighed(better, token_of(bet), stake_of(bet), fame_on(bet))
            if better == seat:
                self.own.append(weighed)
            else:
                self.others.append(weighed)

    def weighed(self, seat: int, token: int, stake: int, fame: int) -> Bet:
        g = self.g
        row = g.rows[unicorn_of_bet(token)]
        return Bet(token, float(gold_if_won(g, seat, token, stake, row)), float(fame_if_won(g, seat, token, fame)))

    def with_card(self, kind: int, unicorn: int) -> Chances:
        """The chances if one more card lay there."""
        strengths = self.strengths[:]
        strengths[unicorn] = strength_of(self.g, unicorn, self.piles[unicorn] + one(kind))
        return chances_of(strengths)

    def lay(self, kind: int, unicorn: int) -> None:
        """From now on the card is thought to lie there."""
        self.piles = self.piles[:]
        self.piles[unicorn] += one(kind)
        self.strengths = self.strengths[:]
        self.strengths[unicorn] = strength_of(self.g, unicorn, self.piles[unicorn])
        self.chances = chances_of(self.strengths)

    def worth(self, chances: Chances, bets: list[Bet], gold: float, loans: int) -> float:
        """In fame: what the own bets and the own unicorn may bring, less what the others' bets may bring them."""
        return self.own_worth(chances, bets, gold, loans) - self.grudge(chances)

    def own_worth(self, chances: Chances, bets: list[Bet], gold: float, loans: int) -> float:
        fame = 0.0
        won = 0.0
        for bet in bets:
            chance = chances.of(bet.token)
            fame += chance * bet.fame
            won += chance * bet.gold
        g = self.g
        own = g.owned[self.seat]
        if own != NOBODY:
            gold += OWNER[1] * chances.podium[own] + (OWNER[0] - OWNER[1]) * chances.first[own] + chances.podium[own]
        now = float(g.fame[self.seat])
        hoped = purse_worth(g, self.seat, gold + won, now + fame, loans)
        feared = purse_worth(g, self.seat, gold + FEARED * won, now + FEARED * fame, loans)
        return HOPE * hoped + (1.0 - HOPE) * feared

    def grudge(self, chances: Chances) -> float:
        found = 0.0
        for bet in self.others:
            found += chances.of(bet.token) * (bet.fame + GOLD_OF_OTHERS * bet.gold)
        return GRUDGE * found / (self.g.seats - 1)

    def targets(self, white: bool, more: int) -> list[int]:
        """Where a card of that colour could be of use: with own bets (and one more), or in their way."""
        mine = 0
        if more >= 0:
            mine |= 1 << unicorn_of_bet(more)
        for bet in self.own:
            mine |= 1 << unicorn_of_bet(bet.token)
        if white:
            return [unicorn for unicorn in range(UNICORNS_RACING) if mine >> unicorn & 1]
        theirs = 0
        for bet in self.others:
            theirs |= 1 << unicorn_of_bet(bet.token)
        strong = sorted(self.strengths)[UNICORNS_RACING // 2]
        return [
            unicorn
            for unicorn in range(UNICORNS_RACING)
            if not mine >> unicorn & 1 and (theirs >> unicorn & 1 or self.strengths[unicorn] >= strong)
        ]
