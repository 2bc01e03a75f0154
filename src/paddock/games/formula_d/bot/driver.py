"""What a good position is: few turns from home, and wear to spend on the way.

Everything is open but the dice, so the judgement may look at all of the table and never at chance.
"""

from typing import Final

from paddock.games.formula_d.bot.judgement import gear_score, offer_score, stay_score
from paddock.games.formula_d.bot.qualifying import lap_gear_score, lap_offer_score, lap_stay_score
from paddock.games.formula_d.bot.quick import play_on
from paddock.games.formula_d.bot.standing import chance_to_win, standing
from paddock.games.formula_d.bot.street import street_score
from paddock.games.formula_d.choices import BUILD, DECLINE, GEAR, MOVE, NO_STOP, SLIP, TYRES
from paddock.games.formula_d.rules.gears import ChooseGear
from paddock.games.formula_d.rules.moving import ChooseMove
from paddock.games.formula_d.rules.pits import TechnicalStop, parts_of
from paddock.games.formula_d.rules.qualifying import BY_ROLLS
from paddock.games.formula_d.rules.setup import BuildCar
from paddock.games.formula_d.rules.slipstream import Carry
from paddock.games.formula_d.rules.tyres import ChooseTyres
from paddock.games.formula_d.state import (
    BODY,
    ENGINE,
    HARD,
    QUALIFY,
    RAIN_TYRES,
    SUSPENSION,
    Car,
    Race,
)
from paddock.kernel.agenda import Question
from paddock.kernel.judge import CHANCE, Judge, Turn
from paddock.kernel.table import Table

__all__ = ["Driver"]

HORIZON: Final = 2
ENOUGH_PLAYOUTS: Final = 180  # with fewer, two rounds of dice drown what a lane is worth
MOST_TIMES: Final = 3
SLIP_OF: Final = 0.25  # turns
BUILT: Final = [7, 4, 3, 2, 2, 2]  # the car that it builds
REPAIR_FIRST: Final = [SUSPENSION, BODY, ENGINE]


class Driver(Judge):
    """Looks through the faces of every gear's die, and takes the way that is best for the turns that are left."""

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, Race)
        car = table.cars[seat]
        if car.place:
            return 100.0 * (table.seats - car.place + 1)
        return -standing(table, car)

    def scores(self, table: Table, seat: int, options: list[int]) -> list[float]:
        assert isinstance(table, Race)
        question = table.open_question(seat)
        car = table.cars[seat]
        return [score(table, car, question, option) for option in options]

    def turns(self, table: Table, seat: int, most: int) -> list[Turn]:
        """A gear, or a way, with the dice after it."""
        assert isinstance(table, Race)
        question = table.open_question(seat)
        if table.phase == QUALIFY or not isinstance(question, (ChooseGear, ChooseMove, Carry)):
            return []
        car = table.cars[seat]
        found = [Turn([option], score(table, car, question, option)) for option in table.options(seat)]
        found.sort(key=score_of, reverse=True)
        return found[:most]

    def slip(self) -> float:
        return SLIP_OF

    def horizon(self) -> int:
        return HORIZON

    def playouts(self, usual: int) -> int:
        """A short search makes up to three times as many, until there are enough."""
        return max(usual, min(MOST_TIMES * usual, ENOUGH_PLAYOUTS))

    def play_on(self, table: Table, rounds: int) -> None:
        assert isinstance(table, Race)
        play_on(table, rounds)

    def worth(self, table: Table, seat: int) -> float:
        """The chance to win, by how all stand."""
        assert isinstance(table, Race)
        return chance_to_win(table, seat)

    def worth_in(self, table: Table) -> str:
        return CHANCE


def score_of(turn: Turn) -> float:
    return turn.score


def score(g: Race, car: Car, question: Question[Race], option: int) -> float:
    """How good an option looks."""
    if g.phase == QUALIFY and g.rules >= BY_ROLLS:
        return lap_score(g, car, question, option)
    if isinstance(question, ChooseGear):
        return gear_score(g, car, option - GEAR)
    if isinstance(question, ChooseMove):
        return offer_score(g, car, g.offers[option - MOVE], car.gear)
    if isinstance(question, Carry):
        return stay_score(g, car) if option == DECLINE else offer_score(g, car, g.offers[option - SLIP], car.gear)
    if isinstance(question, ChooseTyres):
        return tyres_score(g, option - TYRES)
    if isinstance(question, BuildCar):
        return -abs(float(option - BUILD - BUILT[question.n]))
    if isinstance(question, TechnicalStop):
        return repair_score(car, option)
    return street_score(g, car, question, option) if g.variant.is_street() else 0.0


def lap_score(g: Race, car: Car, question: Question[Race], option: int) -> float:
    """In the lap for the grid, and how its tyres are chosen."""
    if isinstance(question, ChooseGear):
        return lap_gear_score(g, car, option - GEAR)
    if isinstance(question, ChooseMove):
        return lap_offer_score(g, car, g.offers[option - MOVE], car.gear)
    if isinstance(question, Carry):
        stays = option == DECLINE
        return lap_stay_score(g, car) if stays else lap_offer_score(g, car, g.offers[option - SLIP], car.gear)
    return tyres_score(g, option - TYRES)


def tyres_score(g: Race, kind: int) -> float:
    """Rain tyres in the wet; hard ones else, which never cost more."""
    if g.is_wet():
        return 1.0 if kind == RAIN_TYRES else 0.0
    return 1.0 if kind == HARD else 0.0


def repair_score(car: Car, option: int) -> float:
    """A part that is down to its last point is worth a stop; a roll is quicker else."""
    parts = parts_of(option) if option != NO_STOP else []
    return sum(1.0 for part in parts if part in REPAIR_FIRST and car.wear[part] == 1) + (0.5 if not parts else 0.0)
