"""Step 5 with upgrades: the symbols of the cards in play, direct play, and Heat that cannot be paid.

A symbol that may still be used is kept as a mark, ``card * SYMBOLS + symbol``, so that everybody knows whose it is.
"""

from typing import Any

from paddock.games.heat import events
from paddock.games.heat.cards import STRESS, card_id, card_ids, pluses, value
from paddock.games.heat.choices import GIVE_UP, GIVE_UP_FASTER, USE
from paddock.games.heat.rules.decks import cool_down, draw_card, flip_for_plus, heat_in, pay_heat, seen_leaving
from paddock.games.heat.rules.movement import landing, move
from paddock.games.heat.rules.preview import heat_due, preview
from paddock.games.heat.rules.salvage import SalvageCard
from paddock.games.heat.rules.weather import may_not_cool
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
    SPEEDS_OF,
    SYMBOL_NAMES,
    SYMBOLS,
    USES,
    Use,
    amount,
    marks_of,
)
from paddock.kernel.deck import NO_CARD

__all__ = [
    "add_marks",
    "closed_symbols",
    "could_use_upgrades",
    "give_up",
    "heat_due",
    "must_use_symbols",
    "symbol_label",
    "symbol_options",
    "use_symbol",
    "why_no_symbol",
]

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
            for part in range(open_parts(car, mark, hot, due)):
                found.append(USE + FIRST_USES[mark] + part)
    before = -1
    for card in car.hand:
        if card != before and amount(card, DIRECT_PLAY):
            before = card
            if can_play_directly(g, car, card, due):
                found.append(USE + FIRST_USES[card * SYMBOLS + DIRECT_PLAY])
    if due > car.heat and cheapest(car) > car.heat:
        found.append(GIVE_UP)
        if has_faster_twin(car):
            found.append(GIVE_UP_FASTER)
    return found


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
    for card in car.upgrades:
        if amount(card, DIRECT_PLAY) and (card in car.hand or card in car.deck):
            return True
    return False


def must_use_symbols(car: Car) -> bool:
    """Heat and Scrap are compulsory: the step cannot be left before."""
    for mark in car.symbols:
        if mark % SYMBOLS <= SCRAP:
            return True
    return False


def can_pay(car: Car, mark: int, due: int) -> bool:
    """Any card, as long as all can be paid; else ruling 9.4.3: as many cards as possible are paid for."""
    if due <= car.heat:
        return True
    costs = unpaid_costs(car)
    most = most_paid(costs, car.heat)
    costs.remove(AMOUNTS[mark])
    return AMOUNTS[mark] <= car.heat and most_paid(costs, car.heat - AMOUNTS[mark]) + 1 == most


def unpaid_costs(car: Car) -> list[int]:
    return sorted([AMOUNTS[mark] for mark in car.symbols if mark % SYMBOLS == HEAT_COST])


def most_paid(costs: list[int], heat: int) -> int:
    """How many of the costs, from the smallest one on, the Heat pays."""
    paid = 0
    for cost in costs:
        heat -= cost
        if heat < 0:
            break
        paid += 1
    return paid


def cheapest(car: Car) -> int:
    return unpaid_costs(car)[0]


def can_play_directly(g: Race, car: Car, card: int, due: int) -> bool:
    """Ruling 9.4.6: not without the Heat that it costs, unless its own cooldown can fetch it where the card leads."""
    missing = due + amount(card, HEAT_COST) - car.heat
    if missing <= 0 or not amount(card, HEAT_COST):
        return True
    fetched = min(amount(card, COOLDOWN), heat_in(car.hand))
    return fetched >= missing and not may_not_cool(g, landing(g, car, car.at + value(card)))


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


def play_directly(g: Race, seat: int, card: int) -> None:
    """The card joins the play area from the hand; its speed and its symbols count as if it had been revealed."""
    car = g.cars[seat]
    car.hand.remove(card)
    seen_leaving(car, card)
    car.played.append(card)
    car.pluses += pluses(card)
    car.speed += value(card)
    add_marks(car, card)
    events.tell_played_directly(g, seat, card)
    spaces = value(card)
    for _ in range(pluses(card)):
        spaces += flip_for_plus(g, seat)
    move(g, seat, spaces, "direct")


def add_marks(car: Car, card: int) -> None:
    """A card has come into play: its symbols may be used."""
    marks = marks_of(card)
    if marks:
        car.symbols = sorted(car.symbols + marks)


def without(marks: list[int], mark: int) -> list[int]:
    left = marks[:]
    left.remove(mark)
    return left


# ---- Heat that cannot be paid ----------------------------------------------------------------------------------------


def give_up(g: Race, seat: int, faster: bool) -> None:
    """Cards that cannot be paid for are discarded and replaced by Speed cards; the car drives its turn again with them.

    Their other symbols are lost; what was used already stays used. The flips are no plus symbols of the driver's own.
    """
    car = g.cars[seat]
    cards = unpaid_cards(car)
    for card in cards:
        car.speed -= given_speed(car, card, faster)
        car.played.remove(card)
        car.discard.append(card)
    car.symbols = marks_in_play(car)
    events.tell_given_up(g, seat, cards)
    for _ in cards:
        flip_for_plus(g, seat)
    car.at = car.began_at
    car.spot = car.began_spot
    move(g, seat, car.speed, "again")


def unpaid_cards(car: Car) -> list[int]:
    return [mark // SYMBOLS for mark in car.symbols if mark % SYMBOLS == HEAT_COST]


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


def has_faster_twin(car: Car) -> bool:
    """Two equal cards were played for different speeds, and only one of them cannot be paid for."""
    for card in unpaid_cards(car):
        chosen = [one for one in car.chosen if one // SPEEDS_OF == card]
        if len(chosen) > unpaid_cards(car).count(card) and max(chosen) > min(chosen):
            return True
    return False


# ---- labels and reasons ----------------------------------------------------------------------------------------------


def symbol_label(g: Race, seat: int, choice: int) -> dict[str, Any]:
    """What the use of a symbol means; where the car would go, if that is certain."""
    car = g.cars[seat]
    if choice in (GIVE_UP, GIVE_UP_FASTER):
        cards = card_ids(unpaid_cards(car))
        return {"kind": "give-up" if choice == GIVE_UP else "give-up-faster", "cards": cards}
    use = USES[choice - USE]
    number = use.number
    where: dict[str, Any] = {}
    if use.symbol == ACCELERATE:
        number = car.pluses
        where = preview(g, seat, number, number)
    elif use.symbol == DIRECT_PLAY:
        number = value(use.card)
        where = preview(g, seat, number, number, amount(use.card, HEAT_COST))
    kinds = {
        HEAT_COST: {"kind": "pay-heat"},
        SCRAP: {"kind": "scrap"},
        COOLDOWN: {"kind": "card-cool-down"},
        REDUCE_STRESS: {"kind": "reduce-stress"},
        SALVAGE: {"kind": "salvage"},
        ACCELERATE: {"kind": "accelerate"},
        DIRECT_PLAY: {"kind": "direct-play"},
    }
    return {**kinds[use.symbol], "card": card_id(use.card), "amount": number, **where}


def why_no_symbol(car: Car, choice: int) -> str:
    """The reason why a symbol of an upgrade cannot be used."""
    if choice in (GIVE_UP, GIVE_UP_FASTER) or choice - USE >= len(USES):
        return "not-an-option"
    use = USES[choice - USE]
    in_reach = use.card in car.hand if use.symbol == DIRECT_PLAY else use.mark in car.symbols
    return why_no_use(car, use.symbol) if in_reach else "not-an-option"


def why_no_use(car: Car, symbol: int) -> str:
    """The reason why a symbol in play, or a card for direct play, cannot be used now."""
    if symbol == COOLDOWN:
        return "no-heat-in-hand"
    if symbol in (HEAT_COST, DIRECT_PLAY):
        return "cannot-pay-card"
    if heat_due(car) > car.heat:
        return "heat-first"
    return "no-stress-in-hand" if symbol == REDUCE_STRESS else "symbol-without-effect"


def closed_symbols(car: Car, no_cooling: bool) -> list[dict[str, Any]]:
    """The symbols in play that the driver cannot use now, with the reasons; for him alone, they tell of his hand."""
    hot = 0 if no_cooling else heat_in(car.hand)
    due = heat_due(car)
    found: list[dict[str, Any]] = []
    for mark in car.symbols:
        if open_parts(car, mark, hot, due) == 0:
            symbol = mark % SYMBOLS
            reason = "no-cooling-here" if symbol == COOLDOWN and no_cooling else why_no_use(car, symbol)
            about = {"card": card_id(mark // SYMBOLS), "symbol": SYMBOL_NAMES[symbol], "amount": AMOUNTS[mark]}
            found.append({**about, "reason": reason})
    return found
