"""Construction: sockets of the machine as it lies, making room, building with a loss; moving and discarding parts."""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import DONE, PLACE, SCRAP, SOCKET
from paddock.games.steampunk_rally.events import ROOM, SCRAPPED
from paddock.games.steampunk_rally.geometry import cell_data, cells_data, loose_cards, sockets
from paddock.games.steampunk_rally.rules.damage import Mend, lose_one, loss_data
from paddock.games.steampunk_rally.rules.machine import (
    attach,
    drop_part,
    free_cells,
    lay_anew,
    room_for,
    valves_of,
)
from paddock.games.steampunk_rally.state import Racer, Rally, changed
from paddock.games.steampunk_rally.tables import card_id
from paddock.kernel.agenda import Question

__all__ = ["AttachPart", "ChangeMachine", "MoveCard", "build", "free_moves"]

MOST_SOCKETS: Final = 256


def build(g: Rally, racer: Racer, card: int) -> None:
    """A new part is attached at once: at a socket, after making room, or after giving up others."""
    cells = free_cells(racer, card)
    if len(cells) == 1:
        attach(g, racer, card, cells[0])
    elif cells:
        g.then(AttachPart(racer.seat, card))
    else:
        make_room(g, racer, card)


def make_room(g: Rally, racer: Racer, card: int) -> None:
    """No socket fits: the machine is laid anew; if no arrangement exists, parts are given up for the new one."""
    cells = room_for(g, racer, card)
    if cells:
        lay_anew(g, racer, cells[:-1])
        attach(g, racer, card, cells[-1])
    else:
        lose_one(g, racer, ROOM, card)


class AttachPart(Question[Rally]):
    """At which socket is the new part (n) attached?"""

    def options(self, g: Rally) -> list[int]:
        return [SOCKET + number for number in range(min(MOST_SOCKETS, len(free_cells(g.racers[self.seat], self.n))))]

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        attach(g, racer, self.n, free_cells(racer, self.n)[choice - SOCKET])

    def details(self, g: Rally) -> dict[str, Any]:
        return {"card": card_id(self.n)}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        return socket_label(free_cells(g.racers[self.seat], self.n)[choice - SOCKET])


def socket_label(cell: int) -> dict[str, Any]:
    return {"kind": "socket", **cell_data(cell)}


def free_moves(racer: Racer) -> list[dict[str, Any]]:
    """For each card of the machine that can be moved: where to, all others staying where they are."""
    moves = [{"place": place, "sockets": cells_data(cells_for(racer, place))} for place in range(1, len(racer.parts))]
    return [move for move in moves if move["sockets"]]


class ChangeMachine(Question[Rally]):
    """Which card of the machine is moved or discarded of one's own will, if any?"""

    def options(self, g: Rally) -> list[int]:
        return [DONE] + [PLACE + place for place in range(1, len(g.racers[self.seat].parts))]

    def answer(self, g: Rally, choice: int) -> None:
        if choice != DONE:
            g.then(MoveCard(self.seat, choice - PLACE))

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        if choice == DONE:
            return {"kind": "leave-it"}
        place = choice - PLACE
        return {"kind": "this-card", "card": card_id(g.racers[self.seat].parts[place]), "place": place}


class MoveCard(Question[Rally]):
    """Where to is a card (n) moved, so that the machine stays whole; or is it discarded?"""

    def options(self, g: Rally) -> list[int]:
        return [DONE, SCRAP] + [SOCKET + number for number in range(len(cells_for(g.racers[self.seat], self.n)))]

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        if choice == SCRAP:
            drop_part(g, racer, self.n, SCRAPPED)
            g.then(Mend(self.seat))
        elif choice != DONE:
            racer.cells = changed(racer.cells, self.n, cells_for(racer, self.n)[choice - SOCKET])
            events.tell_part_moved(g, self.seat, racer.parts[self.n])

    def details(self, g: Rally) -> dict[str, Any]:
        return {"card": card_id(g.racers[self.seat].parts[self.n]), "place": self.n}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        if choice == DONE:
            return {"kind": "leave-it"}
        if choice == SCRAP:
            return {"kind": "scrap", **loss_data(g, g.racers[self.seat], self.n)}
        return socket_label(cells_for(g.racers[self.seat], self.n)[choice - SOCKET])


def cells_for(racer: Racer, place: int) -> list[int]:
    """Where a card of the machine may lie instead, all others staying where they are."""
    valves = valves_of(racer)
    rest = racer.cells[:place] + racer.cells[place + 1 :]
    found = sockets(rest, valves[:place] + valves[place + 1 :], valves[place])
    return [
        cell
        for cell in found
        if cell != racer.cells[place] and not loose_cards(changed(racer.cells, place, cell), valves)
    ][:MOST_SOCKETS]
