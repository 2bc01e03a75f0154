"""What a driver's plans are worth, for bots: every gear and set of cards, with what the other steps of a turn add."""

from typing import Final

from paddock.games.heat.bot.card_odds import flip_odds, total_odds
from paddock.games.heat.bot.kept_cards import Future
from paddock.games.heat.bot.pace import STRESS_TURNS, pace_of
from paddock.games.heat.cards import pluses, value
from paddock.games.heat.rules.corners import speed_limit
from paddock.games.heat.rules.decks import heat_in
from paddock.games.heat.rules.gears import legal_gears, shift_cost
from paddock.games.heat.rules.slipstream import SLIPSTREAM_SPACES
from paddock.games.heat.rules.turn import GEAR_COOLDOWN
from paddock.games.heat.state import Car, Race

__all__ = ["WORST", "Plans", "flips_of", "speed_of"]

WORST: Final = -1000.0
LIKELY: Final = 0.5  # a slipstream that one counts on


class Plans:
    """What gears and sets of cards are worth for a car where it stands; equal speeds are worked out once."""

    def __init__(self, g: Race, car: Car, adrenaline: bool, tows: dict[int, float]) -> None:
        self.pace = pace_of(g.circuit, g.laps, len(g.field))
        self.limits = [speed_limit(g, corner) for corner in range(g.circuit.corners)]
        self.overheats = g.conditions.overheats
        self.calm = g.conditions.no_slipstreams
        self.finish = g.finish
        self.car = car
        self.adrenaline = adrenaline
        self.tows = tows
        self.odds = flip_odds(car)
        self.known: dict[int, float] = {}
        self.known_ends: dict[int, float] = {}

    def best(self, hand: list[int]) -> float:
        """The best plan with this hand in any gear."""
        best = WORST
        for gear in legal_gears(self.car):
            best = max(best, self.best_in_gear(gear, hand))
        return best

    def best_in_gear(self, gear: int, hand: list[int]) -> float:
        return self.best_set(gear, hand, heat_in(hand), 0, gear, 0, 0)

    def best_set(self, gear: int, hand: list[int], hot: int, start: int, left: int, speed: int, flips: int) -> float:
        """The best set of cards that goes on from a place in the hand, with a speed and flips so far."""
        if left == 0:
            return self.score(gear, speed, flips, hot)
        best = WORST
        before = -1
        for i in range(start, len(hand) - hot - left + 1):
            card = hand[i]
            if card != before:
                before = card
                more = self.best_set(gear, hand, hot, i + 1, left - 1, speed + value(card), flips + pluses(card))
                best = max(best, more)
        return best

    def cards_score(self, gear: int, cards: list[int], hand: list[int], hot: int) -> float:
        """A whole set of cards of the hand, which holds so much Heat."""
        return self.score(gear, speed_of(cards), flips_of(cards), hot)

    def score(self, gear: int, speed: int, flips: int, hot: int) -> float:
        """The mean over all cards that may be flipped, with what the gear cools and what the shift costs."""
        key = ((gear * 100 + speed) * 100 + flips) * 100 + hot
        known = self.known.get(key)
        if known is not None:
            return known
        heat = self.heat_in_gear(gear, hot)
        score = flips * STRESS_TURNS
        for extra, chance in total_odds(self.odds, flips):
            score += chance * self.reaction(speed + extra, gear, heat)
        self.known[key] = score
        return score

    def heat_in_gear(self, gear: int, hot: int) -> int:
        """The engine after the shift and all that cools; a mistake of a tournament costs nothing."""
        return max(0, self.car.heat - shift_cost(self.car.gear, gear)) + self.cooled(gear, hot)

    def cooled(self, gear: int, hot: int) -> int:
        """How much Heat the gear and adrenaline bring back to the engine."""
        return min(GEAR_COOLDOWN[gear] + (1 if self.adrenaline else 0), hot)

    def reaction(self, speed: int, gear: int, heat: int) -> float:
        """The best of boosting or not, and of adrenaline's space."""
        best = self.boosted_or_not(speed, gear, heat)
        return max(best, self.boosted_or_not(speed + 1, gear, heat)) if self.adrenaline else best

    def boosted_or_not(self, speed: int, gear: int, heat: int) -> float:
        plain = self.end(speed, gear, heat)
        if heat <= 0:
            return plain
        boosted = 0.0
        for extra, chance in enumerate(self.odds):
            if chance > 0.0:
                boosted += chance * self.end(speed + extra, gear, heat - 1)
        return max(plain, boosted)

    def end(self, speed: int, gear: int, heat: int) -> float:
        """Fewer turns left are better; a slipstream is taken where it helps, as often as there may be one."""
        key = (gear * 100 + speed) * 100 + heat
        known = self.known_ends.get(key)
        if known is not None:
            return known
        at = self.car.at
        to = at + speed
        turns = self.after(at, to, speed, gear, heat)
        tow = self.tows.get(to, 0.0)
        if tow > 0.0 and to + SLIPSTREAM_SPACES < self.finish and not self.calm[self.pace.circuit.sector(to)]:
            towed = self.towed(at, to, speed, gear, heat)
            if towed < turns:
                turns += tow * (towed - turns)
        self.known_ends[key] = -turns
        return -turns

    def towed(self, at: int, to: int, speed: int, gear: int, heat: int) -> float:
        """The turns left if a slipstream carries the car on."""
        return self.after(at, to + SLIPSTREAM_SPACES, speed, gear, heat)

    def after(self, at: int, to: int, speed: int, gear: int, heat: int) -> float:
        """The turns left after this turn."""
        return self.pace.after(self.limits, self.overheats, at, to, speed, gear, heat)

    def hand_gain(self, gear: int, speed: int, flips: int, hot: int, future: Future) -> float:
        """How many turns better than ordinary cards those are that stay in hand, where the cards alone lead."""
        heat = self.heat_in_gear(gear, hot)
        gain = 0.0
        for extra, chance in total_odds(self.odds, flips):
            faster = speed + extra
            to = self.car.at + faster
            left, _ = self.pace.through_corners(self.limits, self.overheats, self.car.at, to, faster, heat)
            if left >= 0:
                if self.tows.get(to, 0.0) > LIKELY:
                    to += SLIPSTREAM_SPACES
                gain += chance * (self.pace.turns_left(to, gear, left) - future.turns_left(to, gear, left))
        return gain


def speed_of(cards: list[int]) -> int:
    return sum([value(card) for card in cards])


def flips_of(cards: list[int]) -> int:
    return sum([pluses(card) for card in cards])
