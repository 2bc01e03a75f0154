"""Moving: the roll is driven by a way of the driver's choice, braking is paid, and nothing is driven backwards."""

from collections.abc import Sequence
from typing import Any, Final

from paddock.games.formula_d import events
from paddock.games.formula_d.choices import MOST_MOVES, MOVE
from paddock.games.formula_d.offer import INTO_BOX, WAIT, Offer
from paddock.games.formula_d.rules.finish import eliminate
from paddock.games.formula_d.rules.offers import fate
from paddock.games.formula_d.rules.preview import move_details, move_label
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.road import offers_of, ways_of
from paddock.games.formula_d.rules.wear import spend
from paddock.games.formula_d.state import (
    BOX,
    CAUSES,
    ENTERING,
    LEAVING,
    NO_OFFERS,
    NONE,
    ON_TRACK,
    QUALIFY,
    Car,
    Race,
)
from paddock.kernel.agenda import Question, Step

__all__ = ["ONE_MOVE", "ChooseMove", "Drive", "drive"]

ONE_MOVE: Final = 2  # since these rules a slide and an extra space belong to the move; before, lanes were counted anew
HOW = ["drive", "slide", "bonus", "slipstream", "pit-exit"]


class Drive(Step[Race]):
    """A car moves so many spaces (n). Where it may end in several ways its driver chooses; m says what kind of move."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        offers = offers_of(g, car, self.n, purse_of(g, car), 0, MOST_MOVES)
        if not offers:
            meet_fate(g, car, self.n)
        elif len(offers) == 1:
            drive(g, car, offers[0], HOW[self.m])
        else:
            g.offers = offers
            g.then(ChooseMove(self.seat, self.n, self.m))


class ChooseMove(Question[Race]):
    """By which way the number rolled (n) is driven, and how much of it; m says what kind of move it is."""

    def options(self, g: Race) -> list[int]:
        return MOVES[len(g.offers)]

    def answer(self, g: Race, choice: int) -> None:
        offer = g.offers[choice - MOVE]
        g.offers = NO_OFFERS
        drive(g, g.cars[self.seat], offer, HOW[self.m])

    def kind(self) -> str:
        return "move"

    def details(self, g: Race) -> dict[str, Any]:
        return move_details(g, g.cars[self.seat], self.n, HOW[self.m])

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return move_label(g, g.cars[self.seat], g.offers[choice - MOVE], choice - MOVE)

    def why_not(self, g: Race, choice: int) -> str:
        return "no-such-move"


MOVES = [[MOVE + number for number in range(count)] for count in range(MOST_MOVES + 1)]


def drive(g: Race, car: Car, offer: Offer, how: str) -> None:
    """The way is driven, and braking is paid on arrival."""
    began = car.at
    if offer.kind == INTO_BOX:
        stand_in_box(g, car, offer)
    elif offer.path:
        follow(g, car, offer.path)
    g.over = offer.over
    g.missed = offer.missed
    if offer.marks:
        g.trail = [*g.trail, *offer.marks]
    events.tell_moved(g, car, offer, began, how)
    tell_where(g, car, offer, began)
    g.variant.drove(g, car, began, offer.path)
    if offer.brakes or offer.tyres:
        spend(g, car, offer.brakes, offer.tyres)
        events.tell_braked(g, car, offer)
    if offer.is_braked():
        g.braked = True


def follow(g: Race, car: Car, path: Sequence[int]) -> None:
    """Space after space: over the line, into corners and out of them, into the pit lane and out of it."""
    board = g.circuit
    at = car.at
    for space in path:
        if space >= board.track:
            if at < board.track:
                car.pit = ENTERING
                car.stops = 0
            elif car.pit == BOX:
                car.pit = LEAVING
        else:
            if at >= board.track:
                car.pit = ON_TRACK
                car.lines += 1
            elif board.order[space] < board.order[at]:
                car.lines += 1
            corner = board.corner_at[space]
            if corner > 0:
                g.bent = True
            if corner != board.corner_at[at]:
                car.stops = 0
            count_lanes(g, at, space)
        at = space
    car.at = at


def count_lanes(g: Race, at: int, space: int) -> None:
    """Changes of lane are counted for each straight of a move, from the first space that is driven over there."""
    if g.rules < ONE_MOVE:
        return
    board = g.circuit
    if at < board.track and board.corner_at[at] == 0 and board.corner_at[space] == 0:
        g.along += 1
    else:
        g.count_lanes_from(space)


def stand_in_box(g: Race, car: Car, offer: Offer) -> None:
    """A car in its box stands beside the front one of its two spaces and is in nobody's way."""
    car.at = g.circuit.boxes[2 * car.team] + 1
    car.stops = 0
    car.pit = BOX


def tell_where(g: Race, car: Car, offer: Offer, began: int) -> None:
    """What everybody notices of the way: the line, the pits."""
    if g.quiet:
        return
    was_in_pits = began >= g.circuit.track
    if offer.path and g.has_crossed(car, began):
        events.tell_crossed(g, car)
    if car.pit != ON_TRACK or was_in_pits:
        if offer.kind == WAIT:
            events.tell_waits(g, car)
        else:
            events.tell_pit(g, car)


def meet_fate(g: Race, car: Car, number: int) -> None:
    """No way is survived: nothing is chosen, and the car goes out where the shortest of them ends."""
    if g.phase == QUALIFY:
        car.void = True
        return
    ways = ways_of(g, car, number)
    end = fate(ways, number, g.beginner)
    began = car.at
    offer = Offer(ways.at[end.point], 0, ways.path(end.point), 0, 0, 0, 0, 0, 0, 0, False, NONE)
    follow(g, car, offer.path)
    events.tell_moved(g, car, offer, began, "drive")
    eliminate(g, car, CAUSES.index(end.cause))
