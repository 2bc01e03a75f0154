"""What is printed on the cards that every driver has, as browsers draw them; those of a garage come with the view."""

from typing import Any, Final

from paddock.games.heat.cards import HEAT, IDS, KINDS, STRESS, is_speed, pluses, value
from paddock.games.heat.rules.round import CARS_FOR_TWO_ADRENALINES
from paddock.games.heat.upgrades import is_sponsor, is_upgrade
from paddock.games.heat.view_keys import MARK
from paddock.kernel.face import NUMBER, Printed, by_name, list_of, row, word

__all__ = ["PRINTED"]

OWN_CARDS: Final = [card for card in range(KINDS) if IDS[card] and not is_upgrade(card) and not is_sponsor(card)]
OWN_CARD: Final = row(
    "OwnCard",
    kind=word("speed", "upgrade", "stress", "heat").named("CardKind"),
    speeds=list_of(NUMBER),
    symbols=list_of(MARK),
)


def own_card(card: int) -> dict[str, Any]:
    """A card without a garage: its number, and the plus that flips another."""
    kind = {STRESS: "stress", HEAT: "heat"}.get(card, "speed" if is_speed(card) else "upgrade")
    plus = [{"symbol": "plus", "amount": pluses(card)}] if pluses(card) else []
    return {"kind": kind, "speeds": [] if card in (STRESS, HEAT) else [value(card)], "symbols": plus}


PRINTED: Final = {
    "cars-for-two-adrenalines": Printed(NUMBER, CARS_FOR_TWO_ADRENALINES, "with so many the last two have adrenaline"),
    "own-cards": Printed(by_name(OWN_CARD), {IDS[card]: own_card(card) for card in OWN_CARDS}),
}
