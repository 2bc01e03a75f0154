"""Steps 3-9 of a round: one driver's turn, in the order of the rulebook."""

from typing import Final

from paddock.games.heat import events
from paddock.games.heat.cards import pluses, value
from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.decks import flip_for_plus, seen_leaving
from paddock.games.heat.rules.hand import Discard, ReplenishHand
from paddock.games.heat.rules.movement import move
from paddock.games.heat.rules.react import Adrenaline, React
from paddock.games.heat.rules.slipstream import Slipstream
from paddock.games.heat.state import Race
from paddock.kernel.agenda import Step

__all__ = ["DriverTurn", "RevealAndMove", "StallWithClutteredHand"]

GEAR_COOLDOWN: Final = [0, 3, 1, 0, 0]


class DriverTurn(Step[Race]):
    """One driver after another, the leader first."""

    def run(self, g: Race) -> None:
        seat = self.seat
        start_turn(g, seat)
        if g.cars[seat].cluttered:
            g.then(StallWithClutteredHand(seat), ReplenishHand(seat))
        else:
            g.then(
                RevealAndMove(seat),
                Adrenaline(seat),
                React(seat),
                Slipstream(seat),
                CheckCorners(seat),
                Discard(seat),
                ReplenishHand(seat),
            )


class RevealAndMove(Step[Race]):
    """Step 3. Resolve every plus symbol, add up the speed, move exactly that many spaces."""

    def run(self, g: Race) -> None:
        seat = self.seat
        car = g.cars[seat]
        events.tell_revealed(g, seat)
        speed = 0
        flips = 0
        for card in car.played:
            seen_leaving(car, card)
            speed += value(card)
            flips += pluses(card)
        for _ in range(flips):
            speed += flip_for_plus(g, seat)
        car.speed = speed
        move(g, seat, speed, "cards")


class StallWithClutteredHand(Step[Race]):
    """Rule 3.1. The car does not move and drops to first gear; everything up to step 9 is left out."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        events.tell_revealed(g, self.seat)
        events.tell_cluttered(g, self.seat)
        car.gear = 1
        # All other cards were put down, so everybody knows what is left: Heat.
        car.known = car.hand[:]


def start_turn(g: Race, seat: int) -> None:
    """The cards are turned face up; what lasts for one turn begins anew."""
    g.acting = seat
    g.settle()
    car = g.cars[seat]
    car.face_up = True
    car.began_at = car.at
    car.speed = 0
    car.cooldown = GEAR_COOLDOWN[car.gear]
    car.can_boost = True
    car.spun_out = False
