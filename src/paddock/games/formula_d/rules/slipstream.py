"""Slipstream: three more spaces behind a car, from fourth gear on."""

from typing import Any, Final

from paddock.games.formula_d.choices import DECLINE, MOST_SLIPS, SLIP
from paddock.games.formula_d.offer import Offer
from paddock.games.formula_d.rules.moving import drive
from paddock.games.formula_d.rules.preview import move_details, move_label
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.road import offers_of
from paddock.games.formula_d.state import NO_OFFERS, ON_TRACK, Car, Race
from paddock.kernel.agenda import Question

__all__ = ["SPACES", "Carry", "TakeSlipstream", "slipstreams"]

SPACES: Final = 3
LEAST_GEAR: Final = 4
ENTRY: Final = 1  # the brakes that it costs to end in a corner where the slipstream did not begin
SLIPS: Final = [[DECLINE, *[SLIP + number for number in range(count)]] for count in range(MOST_SLIPS + 1)]


class Carry(Question[Race]):
    """Some spaces more, or not."""

    def options(self, g: Race) -> list[int]:
        return SLIPS[len(g.offers)]

    def answer(self, g: Race, choice: int) -> None:
        offers = g.offers
        g.offers = NO_OFFERS
        if choice == DECLINE:
            self.decline(g)
        else:
            drive(g, g.cars[self.seat], offers[choice - SLIP], self.kind())

    def decline(self, g: Race) -> None:
        """Nothing more of this kind is offered in this move."""

    def details(self, g: Race) -> dict[str, Any]:
        return move_details(g, g.cars[self.seat], self.n, self.kind())

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        if choice == DECLINE:
            return {"kind": "stay"}
        return move_label(g, g.cars[self.seat], g.offers[choice - SLIP], choice - SLIP)

    def why_not(self, g: Race, choice: int) -> str:
        return "no-such-move"


class TakeSlipstream(Carry):
    """Three more spaces (n), or not; another slipstream may follow."""

    def kind(self) -> str:
        return "slipstream"

    def decline(self, g: Race) -> None:
        g.stays = True


def slipstreams(g: Race, car: Car) -> list[Offer]:
    """The ways of a slipstream that the car survives; none where it has none. Its lanes are counted by themselves."""
    if not is_towed(g, car):
        return NO_OFFERS
    g.count_lanes_from(car.at)
    found = offers_of(g, car, SPACES, purse_of(g, car), ENTRY, MOST_SLIPS)
    return [offer for offer in found if offer.path]  # to brake all of it away is to decline, at a price


def is_towed(g: Race, car: Car) -> bool:
    """Directly behind a car that is no faster, both in fourth gear or higher; not after braking or an overshoot."""
    if car.gear < LEAST_GEAR or g.braked or g.missed > 0 or g.beginner or car.pit != ON_TRACK:
        return False
    ahead = g.car_at(g.circuit.ahead[car.at])
    return ahead is not None and LEAST_GEAR <= ahead.gear <= car.gear and not ahead.spun
