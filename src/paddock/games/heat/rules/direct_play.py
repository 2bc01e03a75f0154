"""Step 5 with upgrades: cards that are played directly from the hand."""

from paddock.games.heat import events
from paddock.games.heat.cards import pluses, value
from paddock.games.heat.choices import USE
from paddock.games.heat.rules.cooling import may_move
from paddock.games.heat.rules.decks import flip_for_plus, heat_in, seen_leaving
from paddock.games.heat.rules.marks import add_marks
from paddock.games.heat.rules.movement import landing, move
from paddock.games.heat.rules.weather import may_not_cool
from paddock.games.heat.state import COOLING_COUNTS, Car, Race
from paddock.games.heat.upgrades import COOLDOWN, DIRECT_PLAY, FIRST_USES, HEAT_COST, SYMBOLS, amount

__all__ = ["direct_plays", "may_hold_direct_play", "play_directly"]


def direct_plays(g: Race, car: Car, due: int) -> list[int]:
    """A choice for every kind of card in hand that may be played directly, with so much Heat due for other cards."""
    found: list[int] = []
    before = -1
    for card in car.hand:
        if card != before and amount(card, DIRECT_PLAY):
            before = card
            if can_play_directly(g, car, card, due):
                found.append(USE + FIRST_USES[card * SYMBOLS + DIRECT_PLAY])
    return found


def can_play_directly(g: Race, car: Car, card: int, due: int) -> bool:
    """Ruling 9.4.6: not without the Heat that it costs, unless its own cooldown can fetch it where the card leads."""
    missing = due + amount(card, HEAT_COST) - car.heat
    if missing <= 0 or not amount(card, HEAT_COST):
        return may_move(g, car, due, value(card))
    fetched = min(amount(card, COOLDOWN), heat_in(car.hand))
    return fetched >= missing and not may_not_cool(g, landing(g, car, car.at + value(card)))


def may_hold_direct_play(car: Car) -> bool:
    """Whether, as far as everybody can see, a card for direct play may be in the hand."""
    for card in car.upgrades:
        if amount(card, DIRECT_PLAY) and (card in car.hand or card in car.deck):
            return True
    return False


def play_directly(g: Race, seat: int, card: int) -> None:
    """The card joins the play area from the hand; its speed and its symbols count as if it had been revealed."""
    car = g.cars[seat]
    car.hand.remove(card)
    seen_leaving(car, card)
    car.played.append(card)
    car.pluses += pluses(card)
    car.speed += value(card)
    add_marks(car, card)
    if amount(card, HEAT_COST) and g.rules >= COOLING_COUNTS:
        car.counts_on_cooling = True
    events.tell_played_directly(g, seat, card)
    spaces = value(card)
    for _ in range(pluses(card)):
        spaces += flip_for_plus(g, seat)
    move(g, seat, spaces, "direct")
