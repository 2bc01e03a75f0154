"""A quick hand for playouts: everybody acts by the chances of the odds alone, as well as that can be done at once."""

from typing import Any, Final

from paddock.games.unicorn_fever.bets import FAME, UNICORNS_RACING, bettor_of, token_of, type_of, unicorn_of_bet
from paddock.games.unicorn_fever.bot.chances import CARD_STRENGTH, Chances, chances_of, known_piles, strengths_of
from paddock.games.unicorn_fever.bot.quick_purse import QuickPurse, quick_contract
from paddock.games.unicorn_fever.choices import (
    BET,
    BET_FIRST,
    CARD,
    DONE,
    LOAN,
    PRINTED,
    RESERVED,
    SLOT,
    STACK,
    STAKE,
    UNICORN,
)
from paddock.games.unicorn_fever.laid import seen_by
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import NONE, kinds_in
from paddock.games.unicorn_fever.rules.action import ChooseFirstEffect, TakeAction
from paddock.games.unicorn_fever.rules.bets import PlaceBet, StakeGold
from paddock.games.unicorn_fever.rules.contracts import SignContract
from paddock.games.unicorn_fever.rules.magic import LayUnder, PlayMagic, may_play
from paddock.games.unicorn_fever.rules.race import ChoosePlace
from paddock.games.unicorn_fever.rules.reveal import StartRace
from paddock.games.unicorn_fever.state import OVER, PLAN, Stable
from paddock.kernel.agenda import Step

__all__ = ["is_race_next", "play_on", "run_race"]

BY_ODDS: Final = 0.5  # the power of a card that moves the odds
MOST_CARDS: Final = 64
POWER: Final = [abs(strengths[2]) or BY_ODDS for strengths in CARD_STRENGTH]
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


class Views:
    """For each seat the chances of the race as it sees them, worked out anew when it knows of other cards."""

    def __init__(self, g: Stable) -> None:
        self.keys = [-1] * g.seats
        self.chances: list[Chances] = [chances_of(strengths_of(g, [NONE] * UNICORNS_RACING))] * g.seats

    def of(self, g: Stable, seat: int) -> Chances:
        known = 0
        for card in g.laid:
            if seen_by(card, seat):
                known += 1
        key = g.round * MOST_CARDS + known
        if self.keys[seat] != key:
            self.keys[seat] = key
            self.chances[seat] = chances_of(strengths_of(g, known_piles(g, seat)))
        return self.chances[seat]


def play_until(g: Stable, last: int) -> None:
    """Everybody acts until this round has begun, nobody is asked any more, or the game is over."""
    views = Views(g)
    while g.phase != OVER and g.round < last:
        seats = g.open_seats()
        if not seats:
            break
        seat = seats[0]
        question = g.open_question(seat)
        g.carry_out(seat, question, quick_choice(g, seat, question, views.of(g, seat)))


def quick_choice(g: Stable, seat: int, question: object, chances: Chances) -> int:
    if isinstance(question, TakeAction):
        return quick_action(g, seat, question, chances)
    if isinstance(question, PlaceBet):
        return BET + QuickPurse(g, seat, chances).best_bet(question.n).token
    if isinstance(question, StakeGold):
        return STAKE + QuickPurse(g, seat, chances).best_stake(question.n, question.m)
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
    """What looks best in fame at the end."""
    purse = QuickPurse(g, seat, chances)
    best = PRINTED + 1
    most = -1000.0
    for choice in question.options(g):
        if STACK <= choice <= RESERVED and choice != LOAN:
            worth = purse.worth_of(question.meant(g, choice))
            if worth > most:
                most = worth
                best = choice
    return best


def quick_card(g: Stable, seat: int, question: PlayMagic) -> int:
    """The strongest card that is allowed: a white one for whoever has a bet, a black one for the others' hopes."""
    has_bet = False
    for bet in g.bets:
        if bettor_of(bet) == seat:
            has_bet = True
    best = DONE
    most = 0.0
    for kind in kinds_in(g.hands[seat]):
        if (has_bet or not IS_WHITE[kind]) and may_play(g, seat, question.n, question.k, IS_WHITE[kind]):
            if POWER[kind] > most:
                most = POWER[kind]
                best = CARD + kind
    return best


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


def quick_place(g: Stable, seat: int, question: ChoosePlace) -> int:
    """Those first on whom the own money is."""
    options = question.options(g)
    for bet in g.bets:
        if bettor_of(bet) == seat and UNICORN + unicorn_of_bet(token_of(bet)) in options:
            return UNICORN + unicorn_of_bet(token_of(bet))
    if UNICORN + g.owned[seat] in options:
        return UNICORN + g.owned[seat]
    return options[0]
