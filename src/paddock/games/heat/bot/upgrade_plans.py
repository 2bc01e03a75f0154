"""What plans with upgrades are worth, for bots: like other plans, and what the symbols of the cards add or cost."""

from typing import Final

from paddock.games.heat.bot.card_odds import total_odds
from paddock.games.heat.bot.pace import STRESS_TURNS
from paddock.games.heat.bot.plans import WORST, Plans
from paddock.games.heat.bot.stakes import sponsor_turns, stakes
from paddock.games.heat.cards import STRESS, pluses, value
from paddock.games.heat.rules.decks import heat_in
from paddock.games.heat.rules.gears import shift_cost
from paddock.games.heat.rules.slipstream import SLIPSTREAM_SPACES
from paddock.games.heat.rules.turn import GEAR_COOLDOWN
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import (
    ACCELERATE,
    ADJUST_LIMIT,
    COOLDOWN,
    HEAT_COST,
    REDUCE_STRESS,
    SINGLE_USE,
    SLIPSTREAM_BONUS,
    amount,
    is_upgrade,
    speeds,
)

__all__ = ["CardSet", "UpgradePlans", "plans_for"]

UNPAID_TURNS: Final = 0.3  # a card that turns out to be too dear: a random one takes its place


class CardSet:
    """What some cards do together."""

    def __init__(self, cards: list[int]) -> None:
        self.speed = 0
        self.flips = 0
        self.stress = 0
        self.cost = 0
        self.cooling = 0
        self.relief = 0  # Stress that may be discarded
        self.limit = 0
        self.bonus = 0
        self.accelerates = 0
        self.sponsors = 0  # cards that are used up
        self.choices = [0]  # what the cards with several speeds may add
        for card in cards:
            self.speed += value(card)
            self.flips += pluses(card)
            if card == STRESS:
                self.stress += 1
            if is_upgrade(card):
                self.add_upgrade(card)

    def add_upgrade(self, card: int) -> None:
        self.cost += amount(card, HEAT_COST)
        self.cooling += amount(card, COOLDOWN)
        self.relief += amount(card, REDUCE_STRESS)
        self.limit += amount(card, ADJUST_LIMIT)
        self.bonus += amount(card, SLIPSTREAM_BONUS)
        self.accelerates += amount(card, ACCELERATE)
        self.sponsors += amount(card, SINGLE_USE)
        if len(speeds(card)) > 1:
            self.choices = sorted({so_far + speed for so_far in self.choices for speed in speeds(card)})

    def key(self) -> tuple[int, ...]:
        """Sets with the same key are worth the same in the same gear."""
        numbers = (self.speed, self.flips, self.stress, self.cost, self.cooling, self.relief, self.limit, self.bonus)
        return (*numbers, self.accelerates, self.sponsors, *self.choices)


class UpgradePlans(Plans):
    """The plans of a car that may hold upgrades."""

    def __init__(self, g: Race, car: Car, adrenaline: bool, tows: dict[int, float]) -> None:
        super().__init__(g, car, adrenaline, tows)
        self.printed = self.limits
        self.set_scores: dict[tuple[int, ...], float] = {}
        self.ends_of: dict[int, dict[int, float]] = {}
        self.bonus = 0
        self.g = g
        self.sponsor_cost = 0.0 if g.season is None else sponsor_turns(g.season)

    def best_in_gear(self, gear: int, hand: list[int]) -> float:
        return self.best_cards(gear, hand, 0, [])

    def best_cards(self, gear: int, hand: list[int], start: int, chosen: list[int]) -> float:
        """The best set that goes on from a place in the hand with some cards chosen."""
        left = gear - len(chosen)
        hot = heat_in(hand)
        if left == 0:
            return self.cards_score(gear, chosen, hand, hot)
        best = WORST
        before = -1
        for i in range(start, len(hand) - hot - left + 1):
            card = hand[i]
            if card != before:
                before = card
                best = max(best, self.best_cards(gear, hand, i + 1, [*chosen, card]))
        return best

    def cards_score(self, gear: int, cards: list[int], hand: list[int], hot: int) -> float:
        """A set of cards, after the shift and all that cools; cards that cannot be paid for are replaced by flips."""
        made = CardSet(cards)
        stress = hand.count(STRESS) - cards.count(STRESS)
        key = (gear, hot, min(made.relief, stress), *made.key())
        known = self.set_scores.get(key)
        if known is not None:
            return known
        heat = max(0, self.car.heat - shift_cost(self.car.gear, gear))
        heat += min(GEAR_COOLDOWN[gear] + (1 if self.adrenaline else 0) + made.cooling, hot)
        if made.cost > heat:
            score = self.unpaid(gear, cards, hand, hot)
        else:
            score = self.paid(gear, made, heat - made.cost) + STRESS_TURNS * min(made.relief, stress)
        self.set_scores[key] = score
        return score

    def unpaid(self, gear: int, cards: list[int], hand: list[int], hot: int) -> float:
        """The dearest card goes, and a Speed card comes: as good as a Stress that is not one."""
        dearest = max(cards, key=heat_cost)
        rest = cards[:]
        rest.remove(dearest)
        return self.cards_score(gear, [*rest, STRESS], [*hand, STRESS], hot) - STRESS_TURNS - UNPAID_TURNS

    def paid(self, gear: int, made: CardSet, heat: int) -> float:
        """The mean over the flips of the best speeds and reactions."""
        self.use_cards(made.limit, made.bonus)
        score = made.stress * STRESS_TURNS - made.sponsors * self.sponsor_cost
        faster = made.flips * made.accelerates
        for extra, chance in total_odds(self.odds, made.flips):
            best = WORST
            for choice in made.choices:
                speed = made.speed + extra + choice
                best = max(best, self.reaction(speed, gear, heat))
                if faster:
                    best = max(best, self.reaction(speed + faster, gear, heat))
            score += chance * best
        self.use_cards(0, 0)
        return score

    def use_cards(self, limit: int, bonus: int) -> None:
        """What cards in play change: the limits, and how far a slipstream goes. Ends are known for each by itself."""
        self.limits = [max(0, printed + limit) for printed in self.printed]
        self.bonus = bonus
        key = limit * 100 + bonus
        if key not in self.ends_of:
            self.ends_of[key] = {}
        self.known_ends = self.ends_of[key]

    def end(self, speed: int, gear: int, heat: int) -> float:
        """In a championship a turn may win a sponsor as well, or be the last one of the race."""
        score = super().end(speed, gear, heat)
        if self.g.season is None:
            return score
        at = self.car.at
        return score + stakes(self.g, self.g.season, self.limits, at, at + speed, speed, heat)

    def towed(self, at: int, to: int, speed: int, gear: int, heat: int) -> float:
        """The turns left after the better of a slipstream with all bonuses and without."""
        plain = super().towed(at, to, speed, gear, heat)
        further = to + SLIPSTREAM_SPACES + self.bonus
        if self.bonus == 0 or further >= self.finish:
            return plain
        return min(plain, self.pace.after(self.limits, self.overheats, at, further, speed, gear, heat))


def heat_cost(card: int) -> int:
    return amount(card, HEAT_COST)


def plans_for(g: Race, car: Car, adrenaline: bool, tows: dict[int, float]) -> Plans:
    """Plans that look at upgrades only if the car may hold any."""
    for card in car.hand:
        if is_upgrade(card):
            return UpgradePlans(g, car, adrenaline, tows)
    return UpgradePlans(g, car, adrenaline, tows) if car.upgrades else Plans(g, car, adrenaline, tows)
