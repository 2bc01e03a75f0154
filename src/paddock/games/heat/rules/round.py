"""Rule 3: the round. All drivers plan at once, then the cars move one after the other, the leader first."""

from typing import Final

from paddock.games.heat import events
from paddock.games.heat.rules.finish import end_race, has_everybody_finished, take_places
from paddock.games.heat.rules.plan import ClutteredHand, ShiftGear, ShowGears, can_play_some_gear
from paddock.games.heat.rules.tournament import PutCardsDown
from paddock.games.heat.rules.turn import DriverTurn
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
        g.order = [seat for seat in g.running_order() if g.cars[seat].is_on_track()]
        give_adrenaline(g)
        events.tell_round(g)
        turns: list[Step[Race]] = [DriverTurn(seat) for seat in g.order]
        g.then(PutCardsDown() if g.tournament else ShowGears(), *turns, EndOfRound())
        for seat in g.order:
            g.aside(seat, ShiftGear(seat) if can_play_some_gear(g.cars[seat]) else ClutteredHand(seat))


class EndOfRound(Step[Race]):
    """The round is always played out; then finished cars leave the track. The race ends when all have finished."""

    def run(self, g: Race) -> None:
        g.acting = -1
        take_places(g)
        if has_everybody_finished(g):
            end_race(g)
        else:
            g.then(Round())


def give_adrenaline(g: Race) -> None:
    """The last car of the order, with five or more cars in the race the last two; finished cars count, too."""
    last = len(g.order) - (2 if g.seats >= CARS_FOR_TWO_ADRENALINES else 1)
    for place, seat in enumerate(g.order):
        g.cars[seat].adrenaline = place >= last
