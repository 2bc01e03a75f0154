"""Rule 3: the round. All drivers plan at once, then the cars move one after the other, the leader first."""

from typing import Final

from paddock.games.heat import events
from paddock.games.heat.rules.finish import end_race, has_everybody_finished, take_places
from paddock.games.heat.rules.gears import can_play_some_gear
from paddock.games.heat.rules.legends import LegendTurn, RevealLegendCard
from paddock.games.heat.rules.plan import ClutteredHand, ShiftGear, ShowGears
from paddock.games.heat.rules.tournament import PutCardsDown
from paddock.games.heat.rules.turn import TURNS
from paddock.games.heat.state import PLAN, Race
from paddock.kernel.agenda import Step

__all__ = ["EndOfRound", "Round"]

CARS_FOR_TWO_ADRENALINES: Final = 5


class Round(Step[Race]):
    """Steps 1-2 for all at the same time; steps 3-9 for one car at a time, in an order that is fixed now."""

    def run(self, g: Race) -> None:
        g.round += 1
        g.phase = PLAN
        g.acting = -1
        g.order = [number for number in g.running_order() if g.field[number].is_on_track()]
        give_adrenaline(g)
        g.then(PutCardsDown() if g.tournament else ShowGears(), *turns(g), EndOfRound())
        for seat in g.drivers():
            g.aside(seat, ShiftGear(seat) if can_play_some_gear(g.cars[seat]) else ClutteredHand(seat))
        events.tell_round(g)


class EndOfRound(Step[Race]):
    """The round is always played out; then finished cars leave the track. The race ends when all have finished."""

    def run(self, g: Race) -> None:
        take_places(g)
        g.acting = -1
        if has_everybody_finished(g):
            end_race(g)
        else:
            g.then(Round())


def turns(g: Race) -> list[Step[Race]]:
    """One after the other in the order of the round; the Legends' card is turned over when the first of them is due."""
    found: list[Step[Race]] = []
    revealed = False
    for number in g.order:
        if number < g.seats:
            found.append(TURNS[number])
            continue
        if not revealed:
            found.append(RevealLegendCard())
            revealed = True
        found.append(LegendTurn(number))
    return found


def give_adrenaline(g: Race) -> None:
    """The last car of the order, with five or more cars in the race the last two; finished cars count, too.

    Legends count like any other; what they would get is lost.
    """
    last = len(g.order) - (2 if len(g.field) >= CARS_FOR_TWO_ADRENALINES else 1)
    for car in g.cars:
        car.adrenaline = False
    for number in g.order[max(0, last) :]:
        if number < g.seats:
            g.cars[number].adrenaline = True
