"""A turn: gear, roll, move, and what follows from it, in this order."""

from typing import Final

from paddock.games.formula_d import events
from paddock.games.formula_d.dice import BLACK, FACES
from paddock.games.formula_d.rules.checks import check_collisions, check_debris, check_engines
from paddock.games.formula_d.rules.corners import count_stop, pay_overshoot
from paddock.games.formula_d.rules.finish import finish, mark
from paddock.games.formula_d.rules.gears import FOURTH, IN_FOURTH, ChooseGear
from paddock.games.formula_d.rules.moving import Drive
from paddock.games.formula_d.rules.pits import ArriveInBox
from paddock.games.formula_d.rules.sliding import tyres_go_on
from paddock.games.formula_d.rules.slipstream import SPACES, TakeSlipstream, slipstreams
from paddock.games.formula_d.rules.weather import change_weather
from paddock.games.formula_d.state import BOX, ON_TRACK, Car, Race
from paddock.kernel.agenda import Step

__all__ = ["AfterMove", "LeaveBox", "RollDie", "StartRoll", "Turn"]

GREAT_START: Final = 4  # spaces
GREAT_ROLL: Final = 20
BEGINNERS_GREAT_ROLL: Final = 17
HOT: Final = [0, 0, 0, 0, 0, 20, 30]  # the numbers that heat engines, by gear


class Turn(Step[Race]):
    """One driver after another, in the order of the round."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        if car.at < 0:
            return
        g.begin_move(self.seat, car.at)
        g.settle()
        if car.gear == 0 and not car.stalled:
            g.then(StartRoll(self.seat))
        elif car.gear == 0 or car.spun:
            car.stalled = False
            car.spun = False
            drive_off(g, car, 1)
        elif car.restart == IN_FOURTH:
            drive_off(g, car, FOURTH)
        else:
            g.then(GEARS[self.seat], ROLLS[self.seat])


class StartRoll(Step[Race]):
    """Before its first move every car rolls the black die: it may stall, start, or start very well."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        roll = g.roll(BLACK) + 1
        great = BEGINNERS_GREAT_ROLL if g.beginner else GREAT_ROLL
        if roll == 1:
            car.stalled = True
            events.tell_start_roll(g, car, roll, "stalled")
            return
        car.gear = 1
        if roll >= great:
            g.number = GREAT_START
            events.tell_start_roll(g, car, roll, "great")
            g.then(Drive(self.seat, GREAT_START), AfterMove(self.seat))
        else:
            events.tell_start_roll(g, car, roll, "started")
            g.then(RollDie(self.seat))


class RollDie(Step[Race]):
    """The die of the gear is rolled, and the car drives as far."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        faces = FACES[car.gear]
        number = faces[g.roll_gear(self.seat, len(faces))]
        g.number = number
        events.tell_rolled(g, car, number)
        g.variant.drives(g, car, number, [Drive(self.seat, number), AFTER[self.seat]])
        if number == HOT[car.gear]:
            g.blew = True
            change_weather(g)


class AfterMove(Step[Race]):
    """Tyres slide or carry on, cars ahead tow; then the move is over and its price is paid."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        if car.at < 0:
            heat_engines(g)
        elif not may_go_on(g, car) or not goes_on(g, car):
            end_move(g, car)
            if car.at >= 0:
                g.variant.moved(g, car)


class LeaveBox(Step[Race]):
    """A quick stop goes on as a move of its own; any other is over."""

    def run(self, g: Race) -> None:
        if g.cars[self.seat].restart:
            heat_engines(g)
        else:
            g.then(AfterMove(self.seat))


def may_go_on(g: Race, car: Car) -> bool:
    """Whether anything may follow the move: not in the pits, not past the last line, not after braking."""
    return car.pit == ON_TRACK and not g.braked and car.lines <= g.laps and not g.stays


def goes_on(g: Race, car: Car) -> bool:
    """What the tyres do, once in a move; then a slipstream, and another one after it."""
    if tyres_go_on(g, car, AfterMove(car.seat)):
        return True
    offers = slipstreams(g, car)
    if offers:
        g.offers = offers
        g.then(TakeSlipstream(car.seat, SPACES), AfterMove(car.seat))
        return True
    return False


def end_move(g: Race, car: Car) -> None:
    """Debris, the price of an overshoot, the stop, the line, the box, collisions, engines."""
    if g.trail:
        check_debris(g, car)
    if car.at < 0:
        heat_engines(g)
        return
    pay_overshoot(g, car)
    count_stop(g, car)
    if g.owes_marker and car.pit == ON_TRACK:
        mark(g, car.at)
    if car.lines > g.laps:
        finish(g, car)
    elif car.pit == BOX:
        stop_in_box(g, car)
        return
    elif car.pit == ON_TRACK:
        check_collisions(g, car)
    heat_engines(g)


def stop_in_box(g: Race, car: Car) -> None:
    """Whoever has just come in is served; whoever could not get out tries again in the next round."""
    if g.began == car.at:
        car.restart = IN_FOURTH
        heat_engines(g)
    else:
        g.then(ArriveInBox(car.seat), LeaveBox(car.seat))


def heat_engines(g: Race) -> None:
    if g.blew:
        g.blew = False
        check_engines(g)


def drive_off(g: Race, car: Car, gear: int) -> None:
    """Without a choice, and free of charge."""
    before = car.gear
    car.gear = gear
    car.restart = 0
    events.tell_shifted(g, car, before, FREE)
    g.then(RollDie(car.seat))


FREE: Final = [0, 0, 0]
MOST_SEATS: Final = 10
# Steps never change: those of every turn are made once.
GEARS: Final = [ChooseGear(seat) for seat in range(MOST_SEATS)]
ROLLS: Final = [RollDie(seat) for seat in range(MOST_SEATS)]
AFTER: Final = [AfterMove(seat) for seat in range(MOST_SEATS)]
