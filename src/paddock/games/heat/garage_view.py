"""What everybody sees of the garage and of the upgrades; part of the view only when there are any."""

from typing import Any

from paddock.games.heat.cards import card_id, card_ids
from paddock.games.heat.rules.garage import MORE_THAN_DRIVERS, UPGRADES_EACH, has_garage, order_of_choosing
from paddock.games.heat.state import DRAFT, Car, Race
from paddock.games.heat.upgrades import AMOUNTS, SYMBOL_NAMES, SYMBOLS, face, sponsor_cards

__all__ = ["garage", "upgrades_of", "uses_upgrades"]


def uses_upgrades(g: Race) -> bool:
    """Whether upgrades or sponsors are in the race."""
    return has_garage(g) or len(g.sponsor_deck) + len(g.sponsors_used) > 0


def garage(g: Race) -> dict[str, Any]:
    """The market, who chooses when, and what is on the cards of this race."""
    choosing = g.phase == DRAFT
    return {
        "market": card_ids(g.market),
        "round": draft_round(g) if choosing else 0,
        "of": UPGRADES_EACH if g.season is None else g.season.races(),
        "picks": picks(g) if choosing else [],
        "cards": {card_id(card): face(card) for card in cards_in_race(g)},
    }


def draft_round(g: Race) -> int:
    """The round of choosing; in a championship there is one before each race."""
    if g.season is not None:
        return g.season.race + 1
    built = min(len(car.upgrades) for car in g.cars)
    return built if len(g.market) == MORE_THAN_DRIVERS else built + 1


def picks(g: Race) -> list[dict[str, Any]]:
    """Who has chosen in this round, who chooses and who comes next."""
    if g.season is not None and not g.market:
        return [pick(car.seat, "now" if len(car.upgrades) > 1 else "past") for car in g.cars]
    order = order_of_choosing(g, draft_round(g))
    taken = g.seats + MORE_THAN_DRIVERS - len(g.market)
    if g.season is not None and taken == g.seats:
        return [pick(seat, "now" if seat == order[0] else "past") for seat in order]
    return [pick(seat, "past" if n < taken else "now" if n == taken else "next") for n, seat in enumerate(order)]


def pick(seat: int, state: str) -> dict[str, Any]:
    return {"seat": seat, "state": state}


def cards_in_race(g: Race) -> list[int]:
    """The upgrades on offer and of all cars, and the sponsor cards if there are any."""
    found = set(g.market)
    for car in g.cars:
        found.update(car.upgrades)
    if g.season is not None or g.sponsor_deck or g.sponsors_used:
        found.update(sponsor_cards())
    return sorted(found)


def upgrades_of(car: Car) -> dict[str, Any]:
    """A car's upgrades, the symbols in play that may still be used, and what is known to lie on the deck."""
    return {
        "upgrades": card_ids(car.upgrades),
        "symbols": [
            {"card": card_id(mark // SYMBOLS), "symbol": SYMBOL_NAMES[mark % SYMBOLS], "amount": AMOUNTS[mark]}
            for mark in car.symbols
        ],
        "deck_top": card_id(car.deck[-1]) if car.on_top else None,
    }
