"""Step 5 with upgrades: the symbols of the cards in play, which of them may and must be used, and what they do."""

from paddock.games.heat import events
from paddock.games.heat.cards import STRESS
from paddock.games.heat.choices import USE
from paddock.games.heat.rules.cooling import least_part
from paddock.games.heat.rules.decks import cool_down, draw_card, pay_heat, seen_leaving
from paddock.games.heat.rules.direct_play import direct_plays, may_hold_direct_play, play_directly
from paddock.games.heat.rules.marks import heat_due, without
from paddock.games.heat.rules.movement import move
from paddock.games.heat.rules.salvage import SalvageCard
from paddock.games.heat.rules.unpayable import can_pay, ways_to_give_up
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import (
    ACCELERATE,
    AMOUNTS,
    COOLDOWN,
    DIRECT_PLAY,
    FIRST_USES,
    HEAT_COST,
    REDUCE_STRESS,
    SALVAGE,
    SCRAP,
    SYMBOLS,
    Use,
)
from paddock.kernel.deck import NO_CARD

__all__ = ["could_use_upgrades", "must_use_symbols", "open_parts", "symbol_options", "use_symbol"]

# ---- what may and what must be used ----------------------------------------------------------------------------------


def symbol_options(g: Race, car: Car, hot: int) -> list[int]:
    """The uses of symbols that are open now, with ``hot`` Heat in hand that may be cooled down.

    Ruling 9.4.2: as long as the engine cannot pay for all cards, only cooling and direct play may come before.
    """
    found: list[int] = []
    due = heat_due(car)
    before = -1
    for mark in car.symbols:
        if mark != before:
            before = mark
            parts = open_parts(car, mark, hot, due)
            least = least_part(car, due, parts) if mark % SYMBOLS == COOLDOWN else 1
            for part in range(least, parts + 1):
                found.append(USE + FIRST_USES[mark] + part - 1)
    return found + direct_plays(g, car, due) + ways_to_give_up(g, car, due)


def open_parts(car: Car, mark: int, hot: int, due: int) -> int:
    """In how many ways a symbol may be used now: in parts from one on, or as a whole."""
    symbol = mark % SYMBOLS
    if symbol == HEAT_COST:
        return 1 if can_pay(car, mark, due) else 0
    if symbol == COOLDOWN:
        return min(AMOUNTS[mark], hot)
    if due > car.heat:
        return 0
    if symbol == REDUCE_STRESS:
        return min(AMOUNTS[mark], car.hand.count(STRESS))
    return 1 if is_of_use(car, mark) else 0


def is_of_use(car: Car, mark: int) -> bool:
    """Whether a symbol can do anything, as far as everybody can see: nobody else sees Heat and Stress in the hand."""
    symbol = mark % SYMBOLS
    if symbol == ACCELERATE:
        return car.pluses > 0
    return len(car.discard) > 0 if symbol == SALVAGE else True


def could_use_upgrades(car: Car) -> bool:
    """Whether, as far as everybody can see, there may be something to use: symbols, or a card for direct play."""
    for mark in car.symbols:
        if is_of_use(car, mark):
            return True
    return may_hold_direct_play(car)


def must_use_symbols(car: Car) -> bool:
    """Heat and Scrap are compulsory: the step cannot be left before."""
    for mark in car.symbols:
        if mark % SYMBOLS <= SCRAP:
            return True
    return False


# ---- using them ------------------------------------------------------------------------------------------------------


def use_symbol(g: Race, seat: int, use: Use) -> None:
    """Use one symbol, which is gone then."""
    car = g.cars[seat]
    if use.symbol == DIRECT_PLAY:
        play_directly(g, seat, use.card)
        return
    car.symbols = without(car.symbols, use.mark)
    if use.symbol == HEAT_COST:
        pay_heat(car, use.number)
        events.tell_heat_paid(g, seat, use.card, use.number)
    elif use.symbol == SCRAP:
        scrap(g, seat, use.number)
    elif use.symbol == COOLDOWN:
        cool_down(car, use.number)
        events.tell_cooled(g, seat, use.number, "card")
    elif use.symbol == REDUCE_STRESS:
        reduce_stress(g, seat, use.number)
    elif use.symbol == SALVAGE:
        g.then(SalvageCard(seat, use.number))
    else:
        car.speed += car.pluses
        move(g, seat, car.pluses, "accelerate")


def scrap(g: Race, seat: int, count: int) -> None:
    """Cards from the top of the deck are discarded one by one, so that a new deck may be needed in between."""
    car = g.cars[seat]
    cards: list[int] = []
    for _ in range(count):
        card = draw_card(g, seat)
        if card == NO_CARD:
            break
        car.discard.append(card)
        cards.append(card)
    events.tell_scrapped(g, seat, cards)


def reduce_stress(g: Race, seat: int, count: int) -> None:
    """Stress goes from the hand to the discard pile without being played."""
    car = g.cars[seat]
    for _ in range(count):
        car.hand.remove(STRESS)
        seen_leaving(car, STRESS)
        car.discard.append(STRESS)
    events.tell_stress_reduced(g, seat, count)
