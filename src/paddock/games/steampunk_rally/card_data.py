"""What is printed on a card, as data for views."""

from typing import Any, Final

from paddock.games.steampunk_rally.boosts import BOOSTS, LASTS, PHASES, TARGETS, Boost
from paddock.games.steampunk_rally.effects import DICE, EFFECT_IDS, Sale
from paddock.games.steampunk_rally.part import BULB, DECKS, SIDES, STAR, Part
from paddock.games.steampunk_rally.parts import PARTS
from paddock.games.steampunk_rally.tables import BOOST_CARD

__all__ = ["CARD_DECKS", "card_data"]

CARD_DECKS: Final = [*DECKS, "cockpit", "own", "black"]
MADE: Final[dict[int, dict[str, Any]]] = {}


def card_data(card: int) -> dict[str, Any]:
    """A card as it is printed, made once; whoever takes it changes nothing in it."""
    if card not in MADE:
        MADE[card] = boost_data(BOOSTS[card - BOOST_CARD]) if card >= BOOST_CARD else part_data(PARTS[card])
    return MADE[card]


def part_data(part: Part) -> dict[str, Any]:
    """Valves, slots, how the part is activated and what it gives; on cards of the decks what they are sold for."""
    told: dict[str, Any] = {
        "card": part.name,
        "deck": CARD_DECKS[part.deck],
        "valves": [side for number, side in enumerate(SIDES) if part.valves >> number & 1],
        "slots": [DICE[kind] for kind in part.slots],
        "storage": part.storage,
        "activation": activation(part),
        "effects": [[EFFECT_IDS[unit] for unit in group] for group in part.effects],
    }
    if part.deck < len(DECKS):
        told["sale"] = sale_data(part.sale)
    return told


def activation(part: Part) -> str:
    """The divisor, a star or the bulb."""
    if part.divisor == STAR:
        return "star"
    return "bulb" if part.divisor == BULB else str(part.divisor)


def boost_data(boost: Boost) -> dict[str, Any]:
    """When a boost is played, on whom, how long it lasts, and what it is sold for."""
    return {
        "card": boost.name,
        "deck": "black",
        "when": PHASES[boost.phase],
        "lasts": LASTS[boost.lasts],
        "target": TARGETS[boost.target],
        "effects": [[EFFECT_IDS[unit] for unit in boost.effects]] if boost.effects else [],
        "sale": sale_data(boost.sale),
    }


def sale_data(sale: Sale) -> dict[str, Any]:
    """The dice of one type or another, or the cogs."""
    dice = [{"die": DICE[kind], "count": sale.dice[kind]} for kind in sale.types()]
    return {"dice": dice, "cogs": sale.cogs}
