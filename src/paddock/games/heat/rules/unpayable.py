"""Step 5 with upgrades: cards whose Heat cannot be paid (ruling 9.4)."""

from paddock.games.heat import events
from paddock.games.heat.cards import value
from paddock.games.heat.choices import GIVE_UP, GIVE_UP_FASTER
from paddock.games.heat.rules.cooling import could_fetch, stop_cooling
from paddock.games.heat.rules.decks import flip_for_plus
from paddock.games.heat.rules.marks import unpaid_cards, unpaid_costs, without
from paddock.games.heat.rules.movement import move
from paddock.games.heat.state import COOLING_COUNTS, Car, Race
from paddock.games.heat.upgrades import AMOUNTS, HEAT_COST, SPEEDS_OF, SYMBOLS

__all__ = ["can_pay", "give_up", "ways_to_give_up"]


def can_pay(car: Car, mark: int, due: int) -> bool:
    """Any card, as long as all can be paid; else ruling 9.4.3: as many cards as possible are paid for."""
    if due <= car.heat:
        return True
    costs = unpaid_costs(car)
    most = most_paid(costs, car.heat)
    costs.remove(AMOUNTS[mark])
    return AMOUNTS[mark] <= car.heat and most_paid(costs, car.heat - AMOUNTS[mark]) + 1 == most


def most_paid(costs: list[int], heat: int) -> int:
    """How many of the costs, from the smallest one on, the Heat pays."""
    paid = 0
    for cost in costs:
        heat -= cost
        if heat < 0:
            break
        paid += 1
    return paid


def ways_to_give_up(g: Race, car: Car, due: int) -> list[int]:
    """When no card that is left can be paid for, they are given up; of equal ones the driver may say which."""
    if due <= car.heat or unpaid_costs(car)[0] <= car.heat + (could_fetch(g, car) if car.counts_on_cooling else 0):
        return []
    return [GIVE_UP, GIVE_UP_FASTER] if has_faster_twin(car) else [GIVE_UP]


def has_faster_twin(car: Car) -> bool:
    """Two equal cards were played for different speeds, and only one of them cannot be paid for."""
    for card in unpaid_cards(car):
        chosen = [one for one in car.chosen if one // SPEEDS_OF == card]
        if len(chosen) > unpaid_cards(car).count(card) and max(chosen) > min(chosen):
            return True
    return False


def give_up(g: Race, seat: int, faster: bool) -> None:
    """Cards that cannot be paid for are discarded and replaced by Speed cards; the car drives its turn again with them.

    Their other symbols are lost, and whoever has not cooled down to pay for them cools down no more in this turn; what
    was used already stays used. The flips are no plus symbols of the driver's own.
    """
    car = g.cars[seat]
    cards = unpaid_cards(car)
    for card in cards:
        car.speed -= given_speed(car, card, faster)
        car.played.remove(card)
        car.discard.append(card)
    car.symbols = marks_in_play(car)
    if g.rules >= COOLING_COUNTS:
        stop_cooling(g, car)
    events.tell_given_up(g, seat, cards)
    for _ in cards:
        flip_for_plus(g, seat)
    car.at = car.began_at
    car.spot = car.began_spot
    move(g, seat, car.speed, "again")


def given_speed(car: Car, card: int, faster: bool) -> int:
    """The speed that the card was played for; of several chosen ones it is forgotten."""
    chosen = [one for one in car.chosen if one // SPEEDS_OF == card]
    if not chosen:
        return value(card)
    gone = max(chosen) if faster else min(chosen)
    car.chosen = without(car.chosen, gone)
    return gone % SPEEDS_OF


def marks_in_play(car: Car) -> list[int]:
    """The symbols left: Heat that was not paid is gone, and of each card no more symbols than cards in play."""
    left: list[int] = []
    for mark in car.symbols:
        if mark % SYMBOLS != HEAT_COST and left.count(mark) < car.played.count(mark // SYMBOLS):
            left.append(mark)
    return left
