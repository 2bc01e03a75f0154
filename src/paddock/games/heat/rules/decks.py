"""Cards on the move: drawing, reshuffling, plus symbols, paying Heat and cooling down (rules 1, 3.2 and step 9)."""

from paddock.games.heat import events
from paddock.games.heat.cards import HEAT, is_speed, value
from paddock.games.heat.rules.sponsors import note_seen, without_sponsors
from paddock.games.heat.state import Car, Race
from paddock.kernel.deck import NO_CARD

__all__ = ["cool_down", "draw_card", "draw_hand", "flip_for_plus", "heat_in", "pay_heat", "seen_leaving"]


def pay_heat(car: Car, amount: int) -> None:
    """Heat goes from the engine to the discard pile."""
    car.heat -= amount
    for _ in range(amount):
        car.discard.append(HEAT)


def heat_in(hand: list[int]) -> int:
    """How many Heat cards there are in a hand; they are sorted to its end."""
    count = 0
    while count < len(hand) and hand[len(hand) - 1 - count] == HEAT:
        count += 1
    return count


def seen_leaving(car: Car, card: int) -> None:
    """Everybody sees this card leave the hand: if it was known to be there, it is no longer."""
    if car.known and card in car.known:
        left = car.known[:]
        left.remove(card)
        car.known = left


def cool_down(car: Car, amount: int) -> None:
    """Heat goes from the hand back to the engine."""
    for _ in range(amount):
        car.hand.pop()
        if car.known:
            seen_leaving(car, HEAT)
    car.heat += amount


def draw_card(g: Race, seat: int) -> int:
    """The top card of the draw deck; an empty deck is made of the discard pile only now, when a card is needed."""
    car = g.cars[seat]
    if not car.deck:
        if not car.discard:
            return NO_CARD
        note_seen(g, seat, car.discard)
        car.deck = car.discard
        car.discard = []
        # All discards lay face up: whoever counted them knows what is left in the hand when the deck has run out.
        car.known = without_sponsors(car.hand)
        g.shuffle_for(seat, car.deck)
        events.tell_reshuffled(g, seat)
    g.show(seat)
    if car.on_top:
        car.on_top -= 1
    return car.deck.pop()


def draw_hand(g: Race, seat: int) -> None:
    """Draw up to seven cards (an event may say otherwise); with as many in hand already, draw nothing."""
    car = g.cars[seat]
    drawn: list[int] = []
    while len(car.hand) < g.hand_size:
        refreshed = car.on_top > 0
        card = draw_card(g, seat)
        if card == NO_CARD:
            break
        car.hand.append(card)
        drawn.append(card)
        if refreshed:
            car.known = [*car.known, card]
    car.hand.sort()
    events.tell_drew(g, seat, drawn)


def flip_for_plus(g: Race, seat: int) -> int:
    """Turn cards over until a Speed card appears: it joins the play area and adds to the speed. Its value."""
    car = g.cars[seat]
    if not has_speed_card(car.deck) and not has_speed_card(car.discard):
        # Ruling 9.3.6: turning cards over would never end, so the plus gives nothing and the cards stay where they are.
        g.show(seat)
        events.tell_flipped_nothing(g, seat)
        return 0
    away: list[int] = []
    card = draw_card(g, seat)
    while not is_speed(card):
        car.discard.append(card)
        away.append(card)
        card = draw_card(g, seat)
    car.played.append(card)
    car.speed += value(card)
    events.tell_flipped(g, seat, card, away)
    return value(card)


def has_speed_card(cards: list[int]) -> bool:
    for card in cards:
        if is_speed(card):
            return True
    return False
