"""Steps 3-9 of a round: one driver's turn, in the order of the rulebook."""

from typing import Any, Final

from paddock.games.heat import events
from paddock.games.heat.cards import card_id, pluses, value
from paddock.games.heat.choices import SPEED
from paddock.games.heat.rules.corners import CheckCorners
from paddock.games.heat.rules.decks import flip_for_plus, seen_leaving
from paddock.games.heat.rules.hand import Discard, ReplenishHand
from paddock.games.heat.rules.marks import add_marks
from paddock.games.heat.rules.movement import move
from paddock.games.heat.rules.preview import preview
from paddock.games.heat.rules.react import Adrenaline, React
from paddock.games.heat.rules.slipstream import Slipstream
from paddock.games.heat.rules.tournament import shift_at_reveal
from paddock.games.heat.state import NONE, NOT_TOWED, Car, Race
from paddock.games.heat.upgrades import SPEEDS_OF, is_upgrade, speeds
from paddock.kernel.agenda import Question, Step

__all__ = ["TURNS", "ChooseSpeed", "DriveOn", "DriverTurn", "RevealAndMove", "StallWithClutteredHand"]

GEAR_COOLDOWN: Final = [0, 3, 1, 0, 0]
MOST_SEATS: Final = 6


class DriverTurn(Step[Race]):
    """One driver after another, the leader first."""

    def run(self, g: Race) -> None:
        seat = self.seat
        start_turn(g, seat)
        if g.tournament:
            shift_at_reveal(g, seat)
        turn_cards_over(g.cars[seat])
        if g.cars[seat].cluttered:
            g.then(StallWithClutteredHand(seat), ReplenishHand(seat))
        else:
            g.then_all(STAGES[seat])


class RevealAndMove(Step[Race]):
    """Step 3. Resolve every plus symbol, choose open speeds, add all up, move exactly that many spaces."""

    def run(self, g: Race) -> None:
        seat = self.seat
        car = g.cars[seat]
        speed = 0
        flips = 0
        upgrades = 0
        for card in car.played:
            if car.known:
                seen_leaving(car, card)
            speed += value(card)
            flips += pluses(card)
            if is_upgrade(card):
                add_marks(car, card)
                upgrades += 1
        car.pluses = flips
        car.speed = speed
        events.tell_revealed(g, seat)
        for _ in range(flips):
            flip_for_plus(g, seat)
        if upgrades:
            g.then(*speed_questions(car), DriveOn(seat))
        else:
            move(g, seat, car.speed, "cards")


class ChooseSpeed(Question[Race]):
    """A card in play (n) has several speeds: the driver chooses one, after all plus symbols are resolved."""

    def options(self, g: Race) -> list[int]:
        return [SPEED + speed for speed in speeds(self.n)]

    def answer(self, g: Race, choice: int) -> None:
        car = g.cars[self.seat]
        speed = choice - SPEED
        car.chosen = [*car.chosen, self.n * SPEEDS_OF + speed]
        car.speed += speed
        events.tell_speed_chosen(g, self.seat, self.n, speed)

    def details(self, g: Race) -> dict[str, Any]:
        return {"card": card_id(self.n), "speed": g.cars[self.seat].speed}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        speed = choice - SPEED
        car = g.cars[self.seat]
        if len(car.chosen) + 1 < len(speed_questions(car)):
            return {"kind": "speed", "speed": speed}
        return {"kind": "speed", "speed": speed, **preview(g, self.seat, car.speed + speed, speed)}

    def why_not(self, g: Race, choice: int) -> str:
        return "no-such-speed"


class DriveOn(Step[Race]):
    """The speed is known: the car moves exactly that many spaces."""

    def run(self, g: Race) -> None:
        move(g, self.seat, g.cars[self.seat].speed, "cards")


class StallWithClutteredHand(Step[Race]):
    """Rule 3.1. The car does not move and drops to first gear; everything up to step 9 is left out."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        # All other cards were put down, so everybody knows what is left: Heat.
        car.known = car.hand[:]
        events.tell_revealed(g, self.seat)
        car.gear = 1
        events.tell_cluttered(g, self.seat)


def start_turn(g: Race, seat: int) -> None:
    """What lasts for one turn begins anew."""
    g.acting = seat
    g.settle()
    g.towed_from = NOT_TOWED
    car = g.cars[seat]
    car.began_at = car.at
    car.began_spot = car.spot
    car.speed = 0
    car.chosen = NONE
    car.symbols = NONE
    car.cooled_sectors = 0
    car.can_boost = True
    car.counts_on_cooling = False
    car.spun_out = False


def turn_cards_over(car: Car) -> None:
    """The cards lie face up, and the gear has its cooldown."""
    car.face_up = True
    car.cooldown = GEAR_COOLDOWN[car.gear]


def speed_questions(car: Car) -> list[Step[Race]]:
    """A question for every card in play that has several speeds."""
    return [ChooseSpeed(car.seat, card) for card in car.played if is_upgrade(card) and len(speeds(card)) > 1]


def stages(seat: int) -> list[Step[Race]]:
    """Steps 3-9 for one driver."""
    return [
        RevealAndMove(seat),
        Adrenaline(seat),
        React(seat),
        Slipstream(seat),
        CheckCorners(seat),
        Discard(seat),
        ReplenishHand(seat),
    ]


# Steps never change: those of every turn are made once.
STAGES: Final = [stages(seat) for seat in range(MOST_SEATS)]
TURNS: Final = [DriverTurn(seat) for seat in range(MOST_SEATS)]
