"""Rule 2: what every race begins with: everybody's cards, the grid, the first hand."""

from paddock.games.heat.cards import STRESS, STRESS_IN_BOX, speed_cards, starting_deck
from paddock.games.heat.conditions import NO_TOKEN, Conditions
from paddock.games.heat.rules.decks import draw_hand
from paddock.games.heat.rules.garage import has_garage
from paddock.games.heat.rules.round import Round
from paddock.games.heat.state import PLAN, Car, Race
from paddock.kernel.agenda import Step

__all__ = ["DealHands", "begin_race", "in_any_order", "line_up"]


class DealHands(Step[Race]):
    """Everybody shuffles his deck and draws up to seven cards; the first round begins."""

    def run(self, g: Race) -> None:
        for seat in range(g.seats):
            g.shuffle_for(seat, g.cars[seat].deck)
            draw_hand(g, seat)
        g.then(Round())


def begin_race(g: Race) -> None:
    """A circuit without tokens, and a car with its cards for everybody."""
    g.round = 0
    g.phase = PLAN
    g.acting = -1
    g.order = []
    g.conditions = Conditions(g.circuit, NO_TOKEN, [])
    g.stress_left = STRESS_IN_BOX - g.seats * g.circuit.stress
    g.cars = [new_car(g, seat) for seat in range(g.seats)]


def new_car(g: Race, seat: int) -> Car:
    """Twelve Speed cards, three starting upgrades and the circuit's Stress are the deck; its Heat is in the engine.

    With the garage there are no starting upgrades.
    """
    car = Car(seat)
    car.hand = []
    car.deck = (speed_cards() if has_garage(g) else starting_deck()) + [STRESS] * g.circuit.stress
    car.discard = []
    car.played = []
    car.heat = g.circuit.heat
    return car


def in_any_order(g: Race) -> list[int]:
    """The numbers of all cars, drawn for the grid."""
    numbers = list(range(len(g.field)))
    g.shuffle(numbers)
    return numbers


def line_up(g: Race, numbers: list[int]) -> None:
    """Slot 1 is the race-line spot of the last space before the line, slot 2 beside it, 3 and 4 one space behind."""
    for slot, number in enumerate(numbers):
        car = g.field[number]
        car.at = -1 - slot // 2
        car.spot = slot % 2
        car.began_at = car.at
