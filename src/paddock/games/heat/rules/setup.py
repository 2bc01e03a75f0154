"""Rule 2: setting up the race."""

from paddock.games.heat import events
from paddock.games.heat.cards import STRESS, STRESS_IN_BOX, speed_cards, starting_deck
from paddock.games.heat.rules.decks import draw_hand
from paddock.games.heat.rules.garage import BuildCars, has_garage
from paddock.games.heat.rules.legends import add_legends
from paddock.games.heat.rules.round import Round
from paddock.games.heat.rules.weather import set_up_weather
from paddock.games.heat.state import PLAN, Car, Race
from paddock.kernel.agenda import Step

__all__ = ["DealHands", "SetUp"]


class SetUp(Step[Race]):
    """Cards and Heat for everybody, the cars on the grid at random, seven cards in hand."""

    def run(self, g: Race) -> None:
        g.read_setup()
        g.round = 0
        g.phase = PLAN
        g.acting = -1
        g.order = []
        g.stress_left = STRESS_IN_BOX - g.seats * g.circuit.stress
        g.cars = [new_car(g, seat) for seat in range(g.seats)]
        add_legends(g)
        g.field = [*g.cars, *g.legends]
        line_up(g)
        events.tell_grid(g)
        set_up_weather(g)
        if has_garage(g):
            g.then(BuildCars(), DealHands())
        else:
            g.then(DealHands())


class DealHands(Step[Race]):
    """Everybody shuffles his deck and draws seven cards; the first round begins."""

    def run(self, g: Race) -> None:
        for seat in range(g.seats):
            g.shuffle_for(seat, g.cars[seat].deck)
            draw_hand(g, seat)
        g.then(Round())


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


def line_up(g: Race) -> None:
    """Slot 1 is the race-line spot of the last space before the line, slot 2 beside it, 3 and 4 one space behind."""
    slots = list(range(len(g.field)))
    g.shuffle(slots)
    for slot, number in enumerate(slots):
        car = g.field[number]
        car.at = -1 - slot // 2
        car.spot = slot % 2
    for driver in g.cars:
        driver.began_at = driver.at
