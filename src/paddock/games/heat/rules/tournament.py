"""Tournament mode: nobody shifts before the cards are revealed, so that nobody shows how many cards he plays."""

from paddock.games.heat import events
from paddock.games.heat.rules.decks import flip_for_plus, pay_heat, seen_leaving
from paddock.games.heat.rules.gears import shift_cost
from paddock.games.heat.rules.plan import lay_cards_down
from paddock.games.heat.state import Race
from paddock.kernel.agenda import Step

__all__ = ["PutCardsDown", "shift_at_reveal"]


class PutCardsDown(Step[Race]):
    """Everybody is ready: the cards chosen lie face down in a pile, and the gear pawns stay where they are."""

    def run(self, g: Race) -> None:
        lay_cards_down(g)


def shift_at_reveal(g: Race, seat: int) -> None:
    """Step 3: as many cards as were played are the gear. Two steps are paid now; who cannot pay has made a mistake."""
    car = g.cars[seat]
    gear = car.next_gear
    heat = shift_cost(car.gear, gear)
    if heat <= car.heat:
        pay_heat(car, heat)
    elif gear > car.gear:
        heat = 0
        gear -= 1
        discard_at_random(g, seat)
    else:
        heat = 0
        gear += 1
        events.tell_shifted_too_far(g, seat, [])
        flip_for_plus(g, seat)
    car.gear = gear
    car.next_gear = 0
    events.tell_shifted(g, seat, gear, heat)


def discard_at_random(g: Race, seat: int) -> None:
    """One of the cards played is discarded unseen by the rules: neither its speed nor its symbols count."""
    car = g.cars[seat]
    card = car.played.pop(g.roll_for(seat, len(car.played)))
    seen_leaving(car, card)
    car.discard.append(card)
    events.tell_shifted_too_far(g, seat, [card])
