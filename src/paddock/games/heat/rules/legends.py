"""The Legends: cars that the game drives, by one card a round for all of them."""

from typing import Final

from paddock.games.heat import events
from paddock.games.heat.circuits import GRID_SLOTS
from paddock.games.heat.legend_cards import DIAMONDS, LEGEND_CARDS, TOP_SPEEDS, helmet_of
from paddock.games.heat.racers import Legend
from paddock.games.heat.rules.corners import speed_limit
from paddock.games.heat.rules.finish import cross_the_finish
from paddock.games.heat.rules.movement import free_spot, landing, tell_line_crossed
from paddock.games.heat.state import DRIVE, PLAN, Race
from paddock.kernel.agenda import Step
from paddock.kernel.deck import draw_from, shuffled
from paddock.kernel.options import Value

__all__ = [
    "LegendTurn",
    "RevealLegendCard",
    "add_legends",
    "bound_for",
    "bound_from",
    "diamond",
    "is_card_due",
    "seats_beside_legends",
    "top_speed",
]

MOST_DRIVERS: Final = 6


def seats_beside_legends(setup: dict[str, Value]) -> list[int]:
    """For how many drivers there is room on the grid beside the Legends."""
    return list(range(1, min(MOST_DRIVERS, GRID_SLOTS - int(setup["legends"])) + 1))


def add_legends(g: Race) -> None:
    """As many as the setup says, with the ten cards shuffled."""
    count = int(g.setup["legends"])
    g.legends = [Legend(g.seats + legend, helmet_of(legend)) for legend in range(count)]
    g.legend_card = -1
    g.legend_deck = []
    if count:
        g.legend_deck = shuffled(g, all_legend_cards())


class RevealLegendCard(Step[Race]):
    """When the first Legend is due, one card is turned over: it drives all Legends in this round."""

    def run(self, g: Race) -> None:
        g.acting = first_legend(g)
        begin_turn(g.legends[g.acting - g.seats])
        g.legend_card, g.legend_deck, _ = draw_from(g, g.legend_deck, all_legend_cards())
        events.tell_legend_card(g, card_numbers(g))


class LegendTurn(Step[Race]):
    """A Legend (``seat`` is its number) drives through the corner if it has passed the legend line, else up to it.

    It knows no Heat, no slipstream, no adrenaline and no corner to pay for.
    """

    def run(self, g: Race) -> None:
        g.settle()
        g.acting = self.seat
        legend = g.legends[self.seat - g.seats]
        target, how = bound_for(g, legend, g.legend_card)
        move_legend(g, legend, target, how)
        cross_the_finish(g, legend.number)


def bound_for(g: Race, legend: Legend, card: int) -> tuple[int, str]:
    """Where a card sends a Legend, and by which movement."""
    return bound_from(g, legend, legend.at, card)


def bound_from(g: Race, legend: Legend, at: int, card: int) -> tuple[int, str]:
    """The same for a Legend that stands there."""
    if has_passed_legend_line(g, at):
        return through_the_corner(g, legend, at, card)
    return up_to_the_corner(g, legend, at, card)


def through_the_corner(g: Race, legend: Legend, at: int, card: int) -> tuple[int, str]:
    """Movement A: the limit of the corner and the diamond; but never over a second corner line."""
    line = g.circuit.next_line(at)
    to = at + speed_limit(g, g.circuit.corner_at(line)) + diamond(legend, card)
    second = g.circuit.next_line(line)
    return (second - 1, "second-corner") if to >= second and second < g.finish else (to, "corner")


def up_to_the_corner(g: Race, legend: Legend, at: int, card: int) -> tuple[int, str]:
    """Movement B: the top speed, if that does not cross the corner line; else the space with the diamond's number.

    Those spaces are numbered from 0, the last one before the line. No corner behind the last finish line holds it up.
    """
    line = g.circuit.next_line(at)
    to = at + top_speed(g, legend, card)
    return (to, "top-speed") if to < line or line >= g.finish else (line - 1 - diamond(legend, card), "line")


def has_passed_legend_line(g: Race, at: int) -> bool:
    """Whether a car there stands between the legend line and the line of the next corner."""
    line = g.circuit.next_line(at)
    corner = g.circuit.corner_at(line)
    return line - at <= g.circuit.lines[corner] - g.circuit.legend_lines[corner]


def diamond(legend: Legend, card: int) -> int:
    """The number in the diamond above the Legend's helmet."""
    return DIAMONDS[card][legend.helmet]


def top_speed(g: Race, legend: Legend, card: int) -> int:
    """The number on the Legend's helmet; for Legends who are professionals it is raised."""
    return TOP_SPEEDS[card][legend.helmet] + int(g.setup["pro_legends"])


def is_card_due(g: Race) -> bool:
    """This round's card is still face down: the turn of the first Legend has not come."""
    first = first_legend(g)
    if first < 0 or g.phase not in (PLAN, DRIVE):
        return False
    return g.phase == PLAN or g.acting < 0 or g.order.index(g.acting) < g.order.index(first)


def first_legend(g: Race) -> int:
    """The number of the first Legend in this round's order, or -1."""
    for number in g.order:
        if number >= g.seats:
            return number
    return -1


def card_numbers(g: Race) -> list[dict[str, int]]:
    """What this round's card says for each Legend of the race."""
    card = g.legend_card
    return [
        {"car": legend.number, "diamond": diamond(legend, card), "top_speed": top_speed(g, legend, card)}
        for legend in g.legends
    ]


def begin_turn(legend: Legend) -> None:
    """Its turn begins where it stands."""
    legend.began_at = legend.at
    legend.began_spot = legend.spot


def move_legend(g: Race, legend: Legend, target: int, how: str) -> None:
    """Like any car a Legend comes to stand behind full spaces."""
    begin_turn(legend)
    to = landing(g, legend, target)
    if to > legend.at:
        legend.spot = free_spot(g, legend, to)
        legend.at = to
    if not g.quiet:
        events.tell_legend_moved(g, legend, how)
        tell_line_crossed(g, legend.number, legend.began_at)


def all_legend_cards() -> list[int]:
    """All ten make a new deck."""
    return list(range(LEGEND_CARDS))
