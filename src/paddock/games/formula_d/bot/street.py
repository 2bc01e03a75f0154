"""What a bot does with nitro and with what its driver can do."""

from typing import Final

from paddock.games.formula_d.bot.judgement import offer_score
from paddock.games.formula_d.bot.standing import FAR_BEHIND, point_worth, standing
from paddock.games.formula_d.choices import HARM, KEEP, MORE, NITRO, NITRO_AND_MORE
from paddock.games.formula_d.rules.offers import Purse
from paddock.games.formula_d.rules.pits import parts_of
from paddock.games.formula_d.rules.purse import purse_of
from paddock.games.formula_d.rules.road import numbers_of, ways_of
from paddock.games.formula_d.rules.street.abilities import AdjustRoll, HarmRival, RepeatWeather, more_nitro
from paddock.games.formula_d.rules.street.line import Regain
from paddock.games.formula_d.rules.street.nitro import UseNitro
from paddock.games.formula_d.state import Car, Race
from paddock.kernel.agenda import Question

__all__ = ["quick_street_answer", "street_score"]

MANY: Final = 99
LATER: Final = 0.25  # turns that nitro may still save while a whole lap is ahead
TYRE: Final = 0.25  # what a tyre is worth that the line gives back
CLEAR: Final = 1.0


def street_score(g: Race, car: Car, question: Question[Race], option: int) -> float:
    """How good an answer looks; what costs nothing and hurts others is done."""
    if isinstance(question, UseNitro):
        return nitro_score(g, car, option)
    if isinstance(question, AdjustRoll):
        return adjust_score(g, car, option)
    if isinstance(question, Regain):
        laps = float(g.laps + 1 - car.lines)
        return sum([point_worth(part, car.wear[part] + 1, laps) for part in parts_of(option)])
    if isinstance(question, HarmRival):
        return 0.0 if option == KEEP else 100.0 - standing(g, g.cars[option - HARM])
    if isinstance(question, RepeatWeather):
        worse = CLEAR if g.is_wet() else -CLEAR
        return worse if option != KEEP else 0.0
    return 0.0 if option == KEEP else CLEAR


def nitro_score(g: Race, car: Car, option: int) -> float:
    """Where it leads, without braking by choice; to keep it is worth something in its own right."""
    if option == KEEP:
        ahead = 1.0 - g.circuit.order[car.at] / g.circuit.lap if car.lines else 1.0
        return number_score(g, car, g.number, purse_of(g, car)) + LATER * ahead
    purse = purse_of(g, car)
    purse.is_spent = True
    spaces = car.gear + (more_nitro(car) if option == NITRO_AND_MORE else 0)
    return number_score(g, car, g.number + spaces, purse)


def adjust_score(g: Race, car: Car, option: int) -> float:
    """A space more or less, and the tyre that it costs."""
    purse = purse_of(g, car)
    if option == KEEP:
        return number_score(g, car, g.number, purse)
    purse.tyres -= 1
    return number_score(g, car, g.number + (1 if option == MORE else -1), purse) - TYRE


def number_score(g: Race, car: Car, number: int, purse: Purse) -> float:
    """The best way of a number."""
    best = -2 * FAR_BEHIND
    for offer in numbers_of(g, ways_of(g, car, number), number, purse):
        best = max(best, offer_score(g, car, offer, car.gear))
    return best


def quick_street_answer(g: Race, car: Car, question: Question[Race], options: list[int]) -> int:
    """Nitro on a straight that is long enough, nothing else: for playing on in imagination."""
    if isinstance(question, UseNitro):
        return NITRO if car.gear > 2 and straight_ahead(g, car) > g.number + car.gear else KEEP
    return options[0]


def straight_ahead(g: Race, car: Car) -> int:
    """The spaces to the next corner in the own lane; 0 in one that still asks for stops."""
    board = g.circuit
    corner = board.corner_at[car.at]
    if corner and car.stops < board.stops[corner]:
        return 0
    space = car.at
    far = 0
    while far < MANY and board.corner_at[space] in (0, corner):
        space = board.ahead[space]
        far += 1
        if board.corner_at[space] == 0:
            corner = 0
    return far
