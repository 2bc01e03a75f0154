"""A quick hand for playouts: everybody acts by the chances of the odds alone, as well as that can be done at once."""

from typing import Any, Final

from paddock.games.unicorn_fever.bets import FAME, TYPES, UNICORNS_RACING, bettor_of, token_of, type_of, unicorn_of_bet
from paddock.games.unicorn_fever.bot.chances import Chances, chances_of, strengths_of
from paddock.games.unicorn_fever.bot.purses import contract_worth
from paddock.games.unicorn_fever.choices import (
    BET,
    BET_FIRST,
    CARD,
    DONE,
    PRINTED,
    RESERVED,
    SLOT,
    STACK,
    STAKE,
    UNICORN,
)
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import NONE, kinds_in
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS
from paddock.games.unicorn_fever.rules.action import ChooseFirstEffect, TakeAction
from paddock.games.unicorn_fever.rules.bets import PlaceBet, StakeGold
from paddock.games.unicorn_fever.rules.contracts import SignContract
from paddock.games.unicorn_fever.rules.magic import LayUnder, PlayMagic, may_play
from paddock.games.unicorn_fever.rules.race import ChoosePlace
from paddock.games.unicorn_fever.rules.reveal import StartRace
from paddock.games.unicorn_fever.rules.stacks import ACTIONS, bets_for
from paddock.games.unicorn_fever.state import OVER, PLAN, Stable
from paddock.kernel.agenda import Step

__all__ = ["is_race_next", "play_on", "run_race"]

GOLD: Final = 0.07  # fame for a gold
POOR: Final = 0.2  # where there is less than the tax that is near
SPELL: Final = 0.35  # fame for a card that helps a bet
KEEP_BACK: Final = 6  # gold that is not staked
BIG_STAKE: Final = 12
IS_WHITE: Final = [kind.is_white for kind in MAGIC]


def play_on(g: Stable, rounds: int) -> None:
    """Through so many rounds, but not through the race of the last one: what it may bring is for the worth to tell.

    In the middle of a race it is played to the end.
    """
    if g.phase != PLAN:
        play_until(g, g.round + rounds)
        return
    play_until(g, g.round + rounds - 1)
    if g.phase == PLAN:
        race = put_off_race(g)
        play_until(g, g.round + 1)
        g.lanes[g.seats] = race


def put_off_race(g: Stable) -> list[Step[Any]]:
    """The race and all that comes after it, taken off the agenda."""
    lane = g.lanes[g.seats]
    place = 0
    while not isinstance(lane[place], StartRace):
        place += 1
    g.lanes[g.seats] = lane[place + 1 :]
    return lane[: place + 1]


def run_race(g: Stable) -> None:
    """The race that is next, with all that follows until somebody plans again, or the game is over."""
    after = g.round + 1
    g.advance()
    play_until(g, after)


def is_race_next(g: Stable) -> bool:
    lane = g.lanes[g.seats]
    return len(lane) > 0 and isinstance(lane[-1], StartRace)


def play_until(g: Stable, last: int) -> None:
    """Everybody acts until this round has begun, nobody is asked any more, or the game is over."""
    looked_in = 0
    chances = chances_of(strengths_of(g, [NONE] * UNICORNS_RACING))
    while g.phase != OVER and g.round < last:
        if g.round != looked_in and g.phase == PLAN:
            looked_in = g.round
            chances = chances_of(strengths_of(g, [NONE] * UNICORNS_RACING))
        seats = g.open_seats()
        if not seats:
            break
        seat = seats[0]
        question = g.open_question(seat)
        g.carry_out(seat, question, quick_choice(g, seat, question, chances))


def quick_choice(g: Stable, seat: int, question: object, chances: Chances) -> int:
    if isinstance(question, TakeAction):
        return quick_action(g, seat, question, chances)
    if isinstance(question, PlaceBet):
        return BET + best_token(g, seat, question.n, chances)
    if isinstance(question, StakeGold):
        return STAKE + quick_stake(g, seat, question.n, chances)
    if isinstance(question, ChooseFirstEffect):
        return BET_FIRST
    if isinstance(question, PlayMagic):
        return quick_card(g, seat, question)
    if isinstance(question, LayUnder):
        return UNICORN + quick_target(g, seat, IS_WHITE[question.n], chances)
    if isinstance(question, SignContract):
        return SLOT + quick_contract(g)
    if isinstance(question, ChoosePlace):
        return quick_place(g, seat, question)
    return DONE  # contracts that may be declined


def quick_action(g: Stable, seat: int, question: TakeAction, chances: Chances) -> int:
    """What looks best by a rough count of fame."""
    best = PRINTED + 1
    most = -1.0
    due = g.fame[seat] + 4
    for choice in question.options(g):
        if not STACK <= choice <= RESERVED:
            continue
        action = ACTIONS[question.meant(g, choice)]
        worth = 0.0
        if action.bet:
            if g.gold[seat] == 0:
                continue
            token = best_token(g, seat, question.meant(g, choice), chances)
            worth = token_worth(g, token, chances) + action.fame * chances.of(token) + SPELL * action.magic
        elif action.gold:
            worth = action.gold * (POOR if g.gold[seat] < due else GOLD)
        elif action.magic:
            worth = SPELL * action.magic if g.bets else 0.0
        elif action.price <= g.gold[seat]:
            worth = contract_worth(g, g.on_show[quick_contract(g)]) - GOLD * action.price
        if worth > most:
            most = worth
            best = choice
    return best


def token_worth(g: Stable, token: int, chances: Chances) -> float:
    """The fame that a bet may bring, and for leaders the gold."""
    fame = FAME[type_of(token)] * chances.of(token)
    if type_of(token):
        fame += GOLD * BIG_STAKE * max(0.0, 2.0 * chances.of(token) - 1.0)
    return fame


def best_token(g: Stable, seat: int, action: int, chances: Chances) -> int:
    tokens = bets_for(g, seat, action)
    best = 0
    most = -1.0
    for token in range(TYPES * UNICORNS_RACING):
        if tokens >> token & 1:
            worth = token_worth(g, token, chances)
            if worth > most:
                most = worth
                best = token
    return best


def quick_stake(g: Stable, seat: int, token: int, chances: Chances) -> int:
    """Much where the odds are good, else a gold."""
    gold = g.gold[seat]
    times = 2 if type_of(token) else MULTIPLIERS[g.rows[unicorn_of_bet(token)]]
    if chances.of(token) * times <= 1.1:
        return 1
    return max(1, min(BIG_STAKE, gold - KEEP_BACK, g.stake_limit(seat)))


def quick_card(g: Stable, seat: int, question: PlayMagic) -> int:
    """Any card that is allowed: a white one for whoever has a bet, and black ones for the others' hopes."""
    has_bet = False
    for bet in g.bets:
        if bettor_of(bet) == seat:
            has_bet = True
    for kind in kinds_in(g.hands[seat]):
        if (has_bet or not IS_WHITE[kind]) and may_play(g, seat, question.n, question.k, IS_WHITE[kind]):
            return CARD + kind
    return DONE


def quick_target(g: Stable, seat: int, white: bool, chances: Chances) -> int:
    """White under the own bet that is worth most, black under the strongest of the others."""
    mine = [False] * UNICORNS_RACING
    best = -1
    most = -1.0
    for bet in g.bets:
        if bettor_of(bet) == seat:
            token = token_of(bet)
            mine[unicorn_of_bet(token)] = True
            if FAME[type_of(token)] > most:
                most = float(FAME[type_of(token)])
                best = unicorn_of_bet(token)
    if white and best >= 0:
        return best
    strongest = 0
    most = -1.0
    for unicorn in range(UNICORNS_RACING):
        if not mine[unicorn] and chances.first[unicorn] > most:
            most = chances.first[unicorn]
            strongest = unicorn
    return strongest


def quick_contract(g: Stable) -> int:
    """The place of the best contract on show; 0 if all are signed."""
    best = 0
    most = -1.0
    for slot in range(len(g.on_show)):
        if not g.signed >> slot & 1 and contract_worth(g, g.on_show[slot]) > most:
            most = contract_worth(g, g.on_show[slot])
            best = slot
    return best


def quick_place(g: Stable, seat: int, question: ChoosePlace) -> int:
    """Those first on whom the own money is."""
    options = question.options(g)
    for bet in g.bets:
        if bettor_of(bet) == seat and UNICORN + unicorn_of_bet(token_of(bet)) in options:
            return UNICORN + unicorn_of_bet(token_of(bet))
    if UNICORN + g.owned[seat] in options:
        return UNICORN + g.owned[seat]
    return options[0]
