"""Which cards the quick driver plays and keeps: one look at where every set of cards leads."""

from typing import Final

from paddock.games.heat.bot.kept_cards import keeps
from paddock.games.heat.bot.ordinary_hands import SPEEDS, Hand
from paddock.games.heat.bot.pace import FAR, GEARS, GRID, Pace, pace_of
from paddock.games.heat.cards import pluses, value
from paddock.games.heat.rules.decks import heat_in
from paddock.games.heat.rules.gears import shift_cost
from paddock.games.heat.rules.turn import GEAR_COOLDOWN
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import COOLDOWN, HEAT_COST, amount, is_upgrade, speeds

__all__ = ["best_cards", "cards_to_keep", "quick_plan"]

DRAWS: Final = 2
FASTEST: Final = 17  # faster sets are taken to be as fast as this: rows know no more


class Found:
    """The best set of cards so far, and the turns that it leaves."""

    def __init__(self) -> None:
        self.turns = FAR * 2
        self.cards: list[int] = []


def quick_plan(g: Race, car: Car) -> tuple[int, list[int]]:
    """The gear and the cards that leave the fewest turns."""
    pace = pace_of(g.circuit, g.laps, len(g.field))
    playable = len(car.hand) - heat_in(car.hand)
    best = Found()
    gear = 0
    for to in range(max(1, car.gear - 2), min(GEARS, car.gear + 2) + 1):
        heat = car.heat - shift_cost(car.gear, to)
        if heat >= 0 and to <= playable:
            found = best_cards(pace, car, car.hand, to, heat, car.adrenaline)
            if gear == 0 or found.turns < best.turns:
                best = found
                gear = to
    return gear, best.cards


def best_cards(pace: Pace, car: Car, hand: list[int], gear: int, heat: int, adrenaline: bool) -> Found:
    """The best set of cards in a gear that has been paid for."""
    hot = heat_in(hand)
    cooling = GEAR_COOLDOWN[gear] + (1 if adrenaline else 0)
    rows = pace.rows[pace.finish - 1 - max(car.at, -GRID)]
    look = Look(rows, pace.heats, gear, heat, cooling, hot, adrenaline)
    look.through(hand, 0, len(hand) - hot, gear, 0, 0, 0, 0, [])
    return look.best


class Look:
    """A look through all sets of cards in one gear."""

    def __init__(
        self, rows: list[list[float]], heats: int, gear: int, heat: int, cooling: int, hot: int, adrenaline: bool
    ) -> None:
        self.rows = rows
        self.heats = heats
        self.first = (gear - 1) * heats
        self.heat = heat
        self.cooling = cooling
        self.hot = hot
        self.faster = 1 if adrenaline else 0
        self.best = Found()

    def through(
        self,
        hand: list[int],
        start: int,
        end: int,
        left: int,
        speed: int,
        flips: int,
        cost: int,
        cooled: int,
        cards: list[int],
    ) -> None:
        """Every way to go on with the cards of the hand from a place up to another."""
        if left == 0:
            self.look_at(speed, flips, cost, cooled, cards)
            return
        before = -1
        for i in range(start, end - left + 1):
            card = hand[i]
            if card == before:
                continue
            before = card
            chosen = [*cards, card]
            more = flips + pluses(card)
            if not is_upgrade(card):
                self.through(hand, i + 1, end, left - 1, speed + value(card), more, cost, cooled, chosen)
                continue
            dearer, cooler = cost + amount(card, HEAT_COST), cooled + amount(card, COOLDOWN)
            for choice in speeds(card) or [0]:
                self.through(hand, i + 1, end, left - 1, speed + choice, more, dearer, cooler, chosen)

    def look_at(self, speed: int, flips: int, cost: int, cooled: int, cards: list[int]) -> None:
        """Where a set leads; what cannot be paid for is left alone, if anything else can be done."""
        heat = self.heat + min(self.cooling + cooled, self.hot) - cost
        place = min(flips, 2) * SPEEDS + min(speed, FASTEST)
        row = self.rows[self.first + max(0, min(heat, self.heats - 1))]
        turns = min(row[place], row[place + self.faster])
        if heat < 0:
            turns += FAR
        if turns < self.best.turns:
            self.best.turns = turns
            self.best.cards = cards


def cards_to_keep(g: Race, car: Car) -> list[int]:
    """Everything, the fast cards, the slow ones or nothing: whatever leaves the fewest turns with a usual draw."""
    pace = pace_of(g.circuit, g.laps, len(g.field))
    deck = sorted(car.deck)
    rest = sorted(car.discard + car.played) if len(deck) < g.hand_size else []
    best = FAR * DRAWS
    found = car.hand
    for kept in keeps(car.hand):
        turns = 0.0
        missing = max(0, g.hand_size - len(kept))
        for number in range(DRAWS):
            hand = Hand(sorted(kept + usual_draw(deck, rest, missing, number)))
            turns += pace.best_turn(car.at, car.gear, car.heat, hand)
        if turns < best:
            best = turns
            found = kept
    return found[:]


def usual_draw(deck: list[int], rest: list[int], missing: int, number: int) -> list[int]:
    """Cards from all over the sorted deck, and from what is shuffled anew when it has run out."""
    if missing <= len(deck):
        return spread_over(deck, missing, number)
    return deck + spread_over(rest, min(missing - len(deck), len(rest)), number)


def spread_over(cards: list[int], count: int, number: int) -> list[int]:
    return [cards[((2 * i + number) * len(cards) + len(cards) // 2) // (2 * count) % len(cards)] for i in range(count)]
