"""What plans would lead to, for the driver who makes them: his question brings it, so that nobody has to work it out.

The others will have moved on before he does: the road is taken to be free, and a spot is named as the cars stand now.
"""

from typing import Any, Final

from paddock.games.heat.cards import STRESS, card_ids, pluses, value
from paddock.games.heat.rules.corners import limit_change
from paddock.games.heat.rules.gears import playable_cards, shift_cost
from paddock.games.heat.rules.movement import free_spot
from paddock.games.heat.rules.preview import corner_costs
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import HEAT_COST, amount, is_upgrade, speeds

__all__ = ["FLIPPED", "every_plan", "plan_made"]

FLIPPED: Final = [1, 2, 3, 4]  # the Speed cards that a plus symbol may turn over
ONE_FLIP: Final = STRESS  # a card that does nothing else


class Landings:
    """Where a car may come to stand, each row once: plans with the same speed, limits and engine share it."""

    def __init__(self, g: Race, car: Car) -> None:
        self.g = g
        self.car = car
        self.rows: list[dict[str, Any]] = []
        self.numbers: dict[tuple[int, int, int], int] = {}

    def number(self, speed: int, change: int, heat: int) -> int:
        """The row for this speed, with the limits changed so and so much Heat left for corners."""
        key = (speed, change, heat)
        if key not in self.numbers:
            self.numbers[key] = len(self.rows)
            self.rows.append(self.row(speed, change, heat))
        return self.numbers[key]

    def row(self, speed: int, change: int, heat: int) -> dict[str, Any]:
        car = self.car
        to = car.at + speed
        spot = free_spot(self.g, car, to) if speed else car.spot
        corners = corner_costs(self.g, car.at, to, speed, change, heat)
        return {"speed": speed, "to": to, "spot": spot, "corners": corners}

    def is_dearer(self, number: int, other: int) -> bool:
        return price(self.rows[number]) > price(self.rows[other])


def every_plan(g: Race, car: Car, gears: list[int]) -> dict[str, Any]:
    """All different cards that can be lifted, up to the highest of these gears, and the rows where they lead."""
    landings = Landings(g, car)
    hand = car.hand[: playable_cards(car)]
    plans = [plan(landings, cards, gears) for count in range(1, max(gears) + 1) for cards in card_sets(hand, 0, count)]
    return {"plans": plans, "landings": landings.rows}


def plan_made(g: Race, car: Car) -> dict[str, Any]:
    """The same for the plan that a driver has made and that waits for the others."""
    landings = Landings(g, car)
    made = plan(landings, car.played, [car.next_gear])
    made["landings"] = [landings.rows[number] for number in made["landings"]]
    return made


def plan(landings: Landings, cards: list[int], gears: list[int]) -> dict[str, Any]:
    """Some cards with the Heat that they and the shift cost, what they change at limits, and the rows that may come.

    Of several ways to the same speed the dearest counts. Fewer cards than any gear has pay for no shift yet.
    """
    car = landings.car
    gear = len(cards)
    shift = shift_cost(car.gear, gear) if gear in gears else 0
    is_mistake = shift > car.heat
    paid = 0 if is_mistake else shift
    rows: dict[int, int] = {}
    for opened in cards_revealed(cards, gear - car.gear) if is_mistake else [cards]:
        engine = max(0, car.heat - paid - heat_cost(opened))
        for speed in speeds_of(opened):
            number = landings.number(speed, limit_change(opened), engine)
            if speed not in rows or landings.is_dearer(number, rows[speed]):
                rows[speed] = number
    made: dict[str, Any] = {"cards": card_ids(cards), "landings": [rows[speed] for speed in sorted(rows)]}
    if paid + heat_cost(cards):
        made["heat"] = paid + heat_cost(cards)
    if limit_change(cards):
        made["limits"] = limit_change(cards)
    return made


def cards_revealed(cards: list[int], steps: int) -> list[list[int]]:
    """After a mistake of the tournament mode: up, any one of the cards is lost; down, one more is flipped."""
    if steps < 0:
        return [[*cards, ONE_FLIP]]
    return [cards[:lost] + cards[lost + 1 :] for lost in range(len(cards))]


def card_sets(hand: list[int], first: int, count: int) -> list[list[int]]:
    """All different sets of so many cards, in the order of the hand, which is sorted."""
    if count == 0:
        return [[]]
    found: list[list[int]] = []
    for place in range(first, len(hand) - count + 1):
        if place == first or hand[place] != hand[place - 1]:
            found += [[hand[place], *more] for more in card_sets(hand, place + 1, count - 1)]
    return found


def speeds_of(cards: list[int]) -> list[int]:
    """Every speed that the cards can give: plus symbols flip, and some cards have several speeds."""
    sums = {0}
    for card in cards:
        chosen = speeds(card) if is_upgrade(card) else [value(card)]
        if chosen:
            sums = {so_far + speed for so_far in sums for speed in chosen}
        for _ in range(pluses(card)):
            sums = {so_far + flipped for so_far in sums for flipped in FLIPPED}
    return sorted(sums)


def heat_cost(cards: list[int]) -> int:
    return sum([amount(card, HEAT_COST) for card in cards])


def price(row: dict[str, Any]) -> int:
    """What the corners of a row cost; a spin-out is dearer than any Heat."""
    return sum([100 if corner["spins"] else corner["heat"] for corner in row["corners"]])
