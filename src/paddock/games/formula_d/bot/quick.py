"""The quick driver: the gear of the plan, the best of the ways; for playing on in imagination."""

from paddock.games.formula_d.bot.judgement import offer_score, stay_score
from paddock.games.formula_d.bot.pace import pace_of
from paddock.games.formula_d.bot.street import quick_street_answer
from paddock.games.formula_d.choices import DECLINE, GEAR, MOVE, SLIP
from paddock.games.formula_d.rules.gears import ChooseGear
from paddock.games.formula_d.rules.moving import ChooseMove
from paddock.games.formula_d.rules.slipstream import Carry
from paddock.games.formula_d.state import Car, Race
from paddock.kernel.agenda import Question

__all__ = ["answer_quickly", "play_on"]


def play_on(g: Race, rounds: int) -> None:
    """Until so many more rounds have begun, or the race is over."""
    last = g.round + rounds
    while g.round < last:
        seats = g.open_seats()
        if not seats:
            return
        answer_quickly(g, seats[0])


def answer_quickly(g: Race, seat: int) -> None:
    question = g.open_question(seat)
    car = g.cars[seat]
    g.carry_out(seat, question, quick_answer(g, car, question))


def quick_answer(g: Race, car: Car, question: Question[Race]) -> int:
    if isinstance(question, ChooseGear):
        return quick_gear(g, car, question.options(g))
    if isinstance(question, ChooseMove):
        return MOVE + best_offer(g, car)
    if isinstance(question, Carry):
        best = best_offer(g, car)
        return SLIP + best if offer_score(g, car, g.offers[best], car.gear) > stay_score(g, car) else DECLINE
    options = question.options(g)
    return quick_street_answer(g, car, question, options) if g.variant.is_street() else options[0]


def quick_gear(g: Race, car: Car, options: list[int]) -> int:
    """The gear of the plan for a free road, or the nearest that is open."""
    if car.at >= g.circuit.track:
        return options[-1]
    wanted = GEAR + pace_of(g.circuit).gear_for(car.at, car.stops, car.gear, g.laps - car.lines)
    best = options[0]
    for option in options:
        if abs(option - wanted) < abs(best - wanted):
            best = option
    return best


def best_offer(g: Race, car: Car) -> int:
    """The number of the best way."""
    best = 0
    most = -1000.0
    for number, offer in enumerate(g.offers):
        score = offer_score(g, car, offer, car.gear)
        if score > most:
            most = score
            best = number
    return best
