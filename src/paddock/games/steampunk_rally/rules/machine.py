"""Constructing your machine: attaching parts, giving them up, and keeping the rest one machine."""

from typing import Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.arrange import arrangement, rearranged
from paddock.games.steampunk_rally.dice import stored_in
from paddock.games.steampunk_rally.geometry import CENTRE, loose_cards, sockets, unfinished_valves
from paddock.games.steampunk_rally.state import DRAFT, NO_CARD, Racer, Rally
from paddock.games.steampunk_rally.tables import STORAGE, VALVES

__all__ = [
    "attach",
    "drop_part",
    "free_cells",
    "give_up_all_parts",
    "is_whole_machine",
    "laid_without",
    "lay_anew",
    "loose_without",
    "mended",
    "room_for",
    "unfinished",
    "valves_of",
]


EXACT_SEARCH: Final = 2  # since these rules an arrangement is found wherever one exists; before, some were missed


def gives_up(g: Rally) -> bool:
    """Whether the search for an arrangement ends after a number of steps, as it did at first."""
    return g.rules < EXACT_SEARCH


def valves_of(racer: Racer) -> list[int]:
    """The valves of every card of a machine."""
    return [VALVES[part] for part in racer.parts]


def unfinished(racer: Racer) -> int:
    """The halves that stay open in the best arrangement."""
    return unfinished_valves(valves_of(racer))


def is_whole_machine(racer: Racer) -> bool:
    """Whether a chain of whole valves joins every part to the cockpit, as they lie."""
    return len(racer.parts) == 1 or not loose_cards(racer.cells, valves_of(racer))


def free_cells(racer: Racer, card: int) -> list[int]:
    """The sockets where a card can be attached as the machine lies."""
    return sockets(racer.cells, valves_of(racer), VALVES[card])


def room_for(g: Rally, racer: Racer, card: int) -> list[int]:
    """Cells for all cards and a new one, laid anew; none if they cannot be one machine."""
    return arrangement(valves_of(racer) + [VALVES[card]], gives_up(g))


def attach(g: Rally, racer: Racer, card: int, cell: int) -> None:
    """A new card on its cell."""
    racer.parts = racer.parts + [card]
    racer.cells = racer.cells + [cell]
    racer.slots = racer.slots + [0]
    racer.building = NO_CARD
    events.tell_built(g, racer.seat, card)


def lay_anew(g: Rally, racer: Racer, cells: list[int]) -> None:
    """All cards on other cells; the cockpit goes back to the centre, and dice stay on their cards."""
    if cells != racer.cells:
        racer.cells = cells
        events.tell_rearranged(g, racer.seat)


def drop_part(g: Rally, racer: Racer, place: int, why: int) -> None:
    """A part leaves the machine without any gain; the dice on it go to the supply."""
    part = racer.parts[place]
    for slot in range(STORAGE[part]):
        kind = stored_in(racer.slots[place], slot)
        if kind >= 0:
            g.loose[kind] -= 1
    racer.parts = without(racer.parts, place)
    racer.cells = without(racer.cells, place)
    racer.slots = without(racer.slots, place)
    g.discard(part)
    if g.phase == DRAFT:
        g.stir(racer.seat)  # another part lies on a discard pile
    events.tell_part_lost(g, racer.seat, part, why)


def loose_without(racer: Racer, place: int) -> list[int]:
    """The places of the parts that nothing joins to the cockpit any more if this one goes."""
    left = [other for other in range(len(racer.parts)) if other != place]
    return [left[card] for card in loose_cards(without(racer.cells, place), without(valves_of(racer), place))]


def laid_without(g: Rally, racer: Racer, place: int) -> list[int]:
    """Where the other cards would lie if this part goes, each in its turn; none if they cannot be one machine."""
    return rearranged(without(racer.cells, place), without(valves_of(racer), place), gives_up(g))


def without(items: list[int], place: int) -> list[int]:
    return items[:place] + items[place + 1 :]


def give_up_all_parts(g: Rally, racer: Racer, why: int) -> None:
    """Everything but the cockpit."""
    while len(racer.parts) > 1:
        drop_part(g, racer, len(racer.parts) - 1, why)
    racer.cells = [CENTRE]


def mended(g: Rally, racer: Racer) -> list[int]:
    """Cells where what is left is one machine: as they lie, with loose parts hung elsewhere, or laid anew."""
    return rearranged(racer.cells, valves_of(racer), gives_up(g))
