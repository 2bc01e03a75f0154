"""The greedy driver with upgrades: which ones it takes, and how it uses their symbols."""

from typing import Final

from paddock.games.heat.bot.card_odds import likely_draws
from paddock.games.heat.bot.pace import STRESS_TURNS, pace_of
from paddock.games.heat.bot.plans import Plans
from paddock.games.heat.bot.stakes import stakes
from paddock.games.heat.bot.upgrade_plans import plans_for
from paddock.games.heat.cards import card_id, value
from paddock.games.heat.choices import CARD, DONE, SPEED, USE
from paddock.games.heat.rules.corners import limit_for
from paddock.games.heat.rules.decks import heat_in
from paddock.games.heat.rules.marks import heat_due
from paddock.games.heat.rules.movement import landing
from paddock.games.heat.rules.slipstream import SLIPSTREAM_SPACES, car_in_reach, slipstream_bonuses
from paddock.games.heat.rules.weather import no_slipstream_from
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import (
    ACCELERATE,
    AMOUNTS,
    COOLDOWN,
    DIRECT_PLAY,
    HEAT_COST,
    REDUCE_STRESS,
    SALVAGE,
    SYMBOLS,
    USES,
    amount,
    speeds,
)

__all__ = ["reached", "refresh_scores", "salvage_scores", "speed_scores", "upgrade_scores", "use_score", "worth"]

# In turns, as everything here: what comes first among symbols that change nothing for this turn.
PAYING: Final = 0.004
SCRAPPING: Final = 0.003
SALVAGING: Final = 0.002
COOLING: Final = 0.01
GIVING_UP: Final = 0.5
FAST: Final = 3  # Speed cards from this one on are worth salvaging
SAMPLES: Final = 6

# How many turns better the best plan is with the card in hand than with one of the driver's own, on average over two
# thousand places and hands. Cards that come back every turn or may be played on top are worth more than one plan shows.
WORTH: Final[dict[str, float]] = {
    "u1": 0.043,
    "u2": 0.043,
    "u3": 0.031,
    "u4": 0.034,
    "u5": 0.063,
    "u6": 0.010,
    "u7": -0.011,
    "u8": 0.014,
    "u9": 0.031,
    "u10": 0.054,
    "u11": 0.035,
    "u12": 0.039,
    "u13": 0.041,
    "u14": 0.062,
    "u15": 0.077,
    "u16": 0.082,
    "u17": 0.020,
    "u18": 0.023,
    "u19": 0.059,
    "u20": 0.056,
    "u21": 0.053,
    "u22": -0.010,
    "u23": 0.013,
    "u24": 0.030,
    "u25": 0.050,
    "u26": 0.060,
    "u27": 0.060,
    "u28": 0.020,
    "u29": 0.025,
    "u30": 0.037,
    "u31": 0.044,
    "u32": 0.022,
    "u33": 0.077,
    "u34": 0.035,
    "u35": 0.045,
    "u36": 0.027,
    "u37": 0.029,
    "u38": 0.040,
    "u39": 0.030,
    "u40": 0.069,
    "u41": 0.062,
    "u42": 0.028,
    "u43": 0.035,
    "u44": 0.036,
    "u45": 0.029,
    "u46": 0.032,
    "u47": 0.019,
    "u48": 0.020,
}


def upgrade_scores(car: Car, options: list[int]) -> list[float]:
    """The draft: the card that helps most."""
    return [worth(option - CARD) for option in options]


def worth(card: int) -> float:
    """What an upgrade is worth in turns, as far as one can tell without a race."""
    return WORTH.get(card_id(card), 0.0)


def speed_scores(g: Race, car: Car, options: list[int]) -> list[float]:
    """For each speed of a card the best total that it leaves possible with the other cards that have several."""
    others = open_sums(car)
    heat = car.heat - heat_due(car) + coolable(car)
    return [
        max([reached(g, car, car.speed + option - SPEED + more, option - SPEED + more, heat) for more in others])
        for option in options
    ]


def open_sums(car: Car) -> list[int]:
    """What the cards whose speed is asked for later may add."""
    several = [card for card in car.played if len(speeds(card)) > 1]
    sums = {0}
    for card in several[len(car.chosen) + 1 :]:
        sums = {so_far + speed for so_far in sums for speed in speeds(card)}
    return sorted(sums)


def coolable(car: Car) -> int:
    """The Heat that can still come from the hand to the engine in this turn."""
    symbols = car.cooldown + (1 if car.adrenaline else 0)
    for mark in car.symbols:
        if mark % SYMBOLS == COOLDOWN:
            symbols += AMOUNTS[mark]
    return min(symbols, heat_in(car.hand))


def use_score(g: Race, car: Car, option: int) -> float:
    """Where the turn would end with this symbol of an upgrade used."""
    heat = car.heat - heat_due(car)
    if option < USE:
        return reached(g, car, 0, 0, max(0, heat)) - GIVING_UP
    use = USES[option - USE]
    if use.symbol == COOLDOWN:
        return reached(g, car, 0, 0, heat + use.number) + COOLING
    if use.symbol == ACCELERATE:
        return reached(g, car, car.pluses, car.pluses, heat)
    if use.symbol == DIRECT_PLAY:
        speed = value(use.card)
        after = heat - amount(use.card, HEAT_COST) + min(amount(use.card, COOLDOWN), heat_in(car.hand))
        return reached(g, car, speed, speed, after)
    here = reached(g, car, 0, 0, heat)
    if use.symbol == REDUCE_STRESS:
        return here + STRESS_TURNS * use.number
    if use.symbol == HEAT_COST:
        return here + PAYING
    return here + (SALVAGING if use.symbol == SALVAGE else SCRAPPING)


def reached(g: Race, car: Car, spaces: int, faster: int, heat: int) -> float:
    """The turn's score if the car went so many spaces more and so much faster, and took a slipstream if it can then."""
    limits = [limit_for(g, car, corner) for corner in range(g.circuit.corners)]
    pace = pace_of(g.circuit, g.laps, len(g.field))
    heat = max(0, heat)  # cards that cannot be paid for leave an empty engine
    to = landing(g, car, car.at + spaces)
    hot = g.conditions.overheats
    turns = pace.after(limits, hot, car.began_at, to, car.speed + faster, car.gear, heat)
    if car_in_reach(g, car, to) and not no_slipstream_from(g, to):
        length = SLIPSTREAM_SPACES
        for bonus in [0, *slipstream_bonuses(g, car, to)]:
            length += bonus
            if to + length < g.finish:
                end = pace.after(limits, hot, car.began_at, to + length, car.speed + faster, car.gear, heat)
                turns = min(turns, end)
    if g.season is None:
        return -turns
    return stakes(g, g.season, limits, car.began_at, to, car.speed + faster, heat) - turns


def salvage_scores(options: list[int]) -> list[float]:
    """Fast cards back into the deck; neither Heat nor Stress nor slow ones."""
    return [0.0 if option == DONE else salvage_score(option - CARD) for option in options]


def salvage_score(card: int) -> float:
    best = max([value(card), *speeds(card)])
    return 0.1 * best if best >= FAST else -1.0


def refresh_scores(g: Race, car: Car, options: list[int]) -> list[float]:
    """Compare the next plans with a card drawn again and without it."""
    plans = plans_for(g, car, False, {})
    draws = likely_draws(g, car, SAMPLES)
    return [
        drawn_score(plans, car, [] if option == DONE else [option - CARD], draws, g.hand_size) for option in options
    ]


def drawn_score(plans: Plans, car: Car, first: list[int], draws: list[list[int]], hand_size: int) -> float:
    """The mean of the best next plans if these cards are drawn first."""
    missing = max(0, hand_size - len(car.hand))
    score = 0.0
    for draw in draws:
        hand = sorted(car.hand + [*first, *draw][:missing])
        score += plans.best(hand) / len(draws)
    return score
