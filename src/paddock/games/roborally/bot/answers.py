"""What single answers are worth, for bots: the next card of a program by what can become of it, the rest by rules."""

from typing import Final

from paddock.games.roborally.bot.plans import DEATH, Plans
from paddock.games.roborally.bot.programs import stand_before
from paddock.games.roborally.bot.ways import FAR, LOST, after_steps
from paddock.games.roborally.cards import KIND, RADIO_CONTROL, SCRAMBLER, STEPS
from paddock.games.roborally.choices import CARD, CRAB, HOME, NO, OPTION, PLACE, REGISTER, RING, WAY, YES
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.damage import GiveUpOption
from paddock.games.roborally.rules.destruction import LoseOption
from paddock.games.roborally.rules.high_power import HighPower
from paddock.games.roborally.rules.home import FaceAtHome, PlaceAtHome, back_cell
from paddock.games.roborally.rules.moves import GEAR_STEPS, ChangeGear
from paddock.games.roborally.rules.order import kind_now
from paddock.games.roborally.rules.power_down import AnnouncePowerDown, StayDown
from paddock.games.roborally.rules.program import AddCard, FillRegister, StoreCard
from paddock.games.roborally.rules.recompile import Recompile
from paddock.games.roborally.rules.reentry import ChooseCell, EnterDown, Face, nearest_ring
from paddock.games.roborally.rules.register import AbortProgram, SwapProgram
from paddock.games.roborally.rules.sight import main_targets
from paddock.games.roborally.rules.tricksy import KeepOption
from paddock.games.roborally.rules.weapons import ChooseWeapon
from paddock.games.roborally.state import Factory
from paddock.kernel.agenda import Question

__all__ = ["answer_scores"]

POWER_DOWN_AT: Final = 5
STAY_DOWN_AT: Final = 3
GIVE_UP_AT: Final = 4
HOPELESS: Final = DEATH / 5  # against standing still
# What option cards are worth to keep, by their numbers; the others are worth 1.
WORTH: Final = {8: 3.0, 0: 3.0, 6: 2.0, 13: 2.0, 24: 2.0, 14: 2.0, 3: -1.0}


def answer_scores(g: Factory, question: Question[Factory], options: list[int]) -> list[float]:
    """How good each answer looks."""
    if isinstance(question, FillRegister):
        return card_scores(g, question.n, question.m, options)
    if isinstance(question, (AnnouncePowerDown, StayDown, EnterDown)):
        limit = STAY_DOWN_AT if isinstance(question, StayDown) else POWER_DOWN_AT
        return prefer(options, YES if g.damage[question.n] >= limit else NO)
    if isinstance(question, AddCard):
        return pair_scores(g, question.n, question.m, options)
    if isinstance(question, StoreCard):
        return prefer(options, NO)
    if isinstance(question, Recompile):
        return prefer(options, YES if is_hopeless(g, question.n) else NO)
    if isinstance(question, ChangeGear):
        return [gear_score(g, question.n, option) for option in options]
    if isinstance(question, (SwapProgram, AbortProgram)):
        return swap_scores(g, question.n, options, isinstance(question, SwapProgram))
    if isinstance(question, GiveUpOption):
        return [give_up_score(g, question.n, option) for option in options]
    if isinstance(question, (Face, FaceAtHome)):
        robot = question.n
        return [place_score(g, robot, g.at[robot] * 4 + option - WAY) for option in options]
    if isinstance(question, ChooseCell):
        ring = nearest_ring(g, question.n)
        return [cell_score(g, question.n, ring[option - RING]) for option in options]
    if isinstance(question, PlaceAtHome):
        return [cell_score(g, question.n, back_cell(g, question.n, option - PLACE)) for option in options]
    if isinstance(question, (KeepOption, LoseOption)):
        sign = 1.0 if isinstance(question, KeepOption) else -1.0
        return [sign * worth_of(option - OPTION) for option in options]
    if isinstance(question, HighPower):
        return prefer(options, NO if hits_a_friend(g, question.n) else YES)
    if isinstance(question, ChooseWeapon):
        return [weapon_score(g, question.n, option) for option in options]
    return [plain_score(option) for option in options]


def prefer(options: list[int], wanted: int) -> list[float]:
    return [1.0 if option == wanted else 0.0 for option in options]


# ---- programs --------------------------------------------------------------------------------------------------------


def card_scores(g: Factory, robot: int, register: int, options: list[int]) -> list[float]:
    """For every card the best program that goes on with it; cards of one kind are worth the same."""
    plans = Plans(g, robot)
    stand, reached = stand_before(g, plans, robot, register)
    if stand == LOST:
        return [0.0 for _ in options]
    by_kind: dict[int, float] = {}
    for option in options:
        kind = KIND[option - CARD]
        if kind not in by_kind:
            plans.counts[kind] -= 1
            by_kind[kind] = plans.with_cards(register, stand, reached, kind)
            plans.counts[kind] += 1
    return [by_kind[KIND[option - CARD]] for option in options]


def pair_scores(g: Factory, robot: int, register: int, options: list[int]) -> list[float]:
    """Crab Legs and Dual Processor: the move alone against the best program with a rotation beside it."""
    plans = Plans(g, robot)
    stand, reached = stand_before(g, plans, robot, register)
    if stand == LOST:
        return prefer(options, NO)
    kind = plans.programmed[register]
    found: list[float] = []
    for option in options:
        if option == NO:
            found.append(plans.with_kind(register, stand, reached, kind))
            continue
        turn = KIND[option - CRAB] if option >= CRAB else KIND[option - CARD]
        plans.counts[turn] -= 1
        found.append(plans.with_pair(register, stand, reached, kind, turn, option >= CRAB))
        plans.counts[turn] += 1
    return found


def is_hopeless(g: Factory, robot: int) -> bool:
    """Whether the best program of the hand is much worse than standing still."""
    plans = Plans(g, robot)
    return plans.best(0, g.at[robot] * 4 + g.facing[robot], 0) < plans.still + HOPELESS


def gear_score(g: Factory, robot: int, option: int) -> float:
    """The rest of the program, with so many cells in this register."""
    plans = Plans(g, robot)
    kind = kind_now(g, robot)
    steps = GEAR_STEPS[kind] if option == YES else STEPS[kind]
    stand = after_steps(g.floor, g.at[robot] * 4 + g.facing[robot], kind, steps, g.register)
    return plans.arrived(g.register, stand, 0)


def swap_scores(g: Factory, robot: int, options: list[int], stored: bool) -> list[float]:
    """The program as it is against the stored card in this register; unknown cards only when all is lost."""
    plans = Plans(g, robot)
    stand = g.at[robot] * 4 + g.facing[robot]
    kept = plans.best(g.register, stand, 0)
    other = plans.with_kind(g.register, stand, 0, KIND[g.conditional_card]) if stored else plans.still + HOPELESS
    return [other if option == YES else kept for option in options]


# ---- everything else -------------------------------------------------------------------------------------------------


def give_up_score(g: Factory, robot: int, option: int) -> float:
    """Options are kept until damage begins to lock registers; then the least useful one goes first."""
    if option == NO:
        return 1.0 if g.damage[robot] < GIVE_UP_AT else -10.0
    return -worth_of(option - OPTION)


def worth_of(option: int) -> float:
    return WORTH.get(option, 1.0)


def place_score(g: Factory, robot: int, stand: int) -> float:
    return Plans(g, robot).end_score(stand, 0)


def cell_score(g: Factory, robot: int, cell: int) -> float:
    if cell == NOWHERE:
        return -float(FAR)
    plans = Plans(g, robot)
    best = -float(FAR) * 10
    for way in range(4):
        best = max(best, plans.end_score(cell * 4 + way, 0))
    return best


def weapon_score(g: Factory, robot: int, option: int) -> float:
    """A weapon before the main laser, but none that changes the program of a robot that is powered down."""
    if option - OPTION in (RADIO_CONTROL, SCRAMBLER) and g.down[main_targets(g, robot)[0]]:
        return -1.0
    return plain_score(option)


def hits_a_friend(g: Factory, robot: int) -> bool:
    """Whether somebody of the own team stands in the line of fire."""
    return any(g.team_of[target] == g.team_of[robot] for target in main_targets(g, robot))


def plain_score(option: int) -> float:
    """Weapons before the main laser; an option of the victim before one of its registers."""
    if option >= OPTION:
        return 1.0
    return 0.5 if REGISTER <= option < HOME else 0.0
