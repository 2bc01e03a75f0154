"""What everybody sees of the Legends' card: what it makes of each of them in this round."""

from typing import Any

from paddock.games.heat.racers import Legend
from paddock.games.heat.rules.corners import speed_limit
from paddock.games.heat.rules.legends import bound_from, diamond, is_card_due, top_speed
from paddock.games.heat.state import Race

__all__ = ["legend_card"]


def legend_card(g: Race) -> list[dict[str, Any]] | None:
    """The card of this round, once it is turned over, for the Legends who drive in it."""
    if g.legend_card < 0 or is_card_due(g):
        return None
    return [deed(g, legend) for legend in g.legends if legend.number in g.order]


def deed(g: Race, legend: Legend) -> dict[str, Any]:
    """What a Legend is going to do, or has done already, and for which corner."""
    card = g.legend_card
    begun = has_begun(g, legend)
    at = legend.began_at if begun else legend.at
    to, how = bound_from(g, legend, at, card)
    line = g.circuit.next_line(at)
    corner = g.circuit.corner_at(g.circuit.next_line(line) if how == "second-corner" else line)
    speed = top_speed(g, legend, card)
    if how == "corner":
        speed = speed_limit(g, corner) + diamond(legend, card)
        how = "corner" if to >= line else "short"  # both together may be too little for the corner's line
    told = {"car": legend.number, "diamond": diamond(legend, card), "top_speed": top_speed(g, legend, card)}
    return {**told, "how": how, "speed": speed, "corner": corner, "begun": begun}


def has_begun(g: Race, legend: Legend) -> bool:
    """Whether its turn in this round has come; behind the round everybody's has."""
    return g.acting < 0 or g.order.index(legend.number) <= g.order.index(g.acting)
