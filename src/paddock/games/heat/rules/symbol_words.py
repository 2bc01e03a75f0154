"""Step 5 with upgrades: what the use of a symbol means, and why one cannot be used now."""

from typing import Any

from paddock.games.heat.cards import card_id, card_ids, value
from paddock.games.heat.choices import GIVE_UP, GIVE_UP_FASTER, USE
from paddock.games.heat.rules.cooling import must_cool
from paddock.games.heat.rules.decks import heat_in
from paddock.games.heat.rules.marks import heat_due, unpaid_cards
from paddock.games.heat.rules.preview import preview
from paddock.games.heat.rules.symbols import open_parts
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import (
    ACCELERATE,
    AMOUNTS,
    COOLDOWN,
    DIRECT_PLAY,
    HEAT_COST,
    REDUCE_STRESS,
    SALVAGE,
    SCRAP,
    SYMBOL_NAMES,
    SYMBOLS,
    USES,
    amount,
)

__all__ = ["closed_symbols", "symbol_label", "why_no_symbol"]


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
    if choice in (GIVE_UP, GIVE_UP_FASTER):
        return "cool-first" if must_cool(car, heat_due(car)) else "not-an-option"
    if choice - USE >= len(USES):
        return "not-an-option"
    use = USES[choice - USE]
    if use.symbol == DIRECT_PLAY and not amount(use.card, HEAT_COST) and use.card in car.hand:
        return "cool-first"
    in_reach = use.card in car.hand if use.symbol == DIRECT_PLAY else use.mark in car.symbols
    return why_no_use(car, use.symbol) if in_reach else "not-an-option"


def why_no_use(car: Car, symbol: int) -> str:
    """The reason why a symbol in play, or a card for direct play, cannot be used now."""
    if symbol == COOLDOWN:
        return "cool-first" if car.counts_on_cooling and heat_in(car.hand) else "no-heat-in-hand"
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
