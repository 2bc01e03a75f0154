"""Whole turns: an action with all that belongs to it, or the rest of one that has been begun."""

from typing import Final

from paddock.games.unicorn_fever.abilities import SWAP_CARDS
from paddock.games.unicorn_fever.bets import TYPES, UNICORNS_RACING
from paddock.games.unicorn_fever.bot.prospects import Bet, Prospect
from paddock.games.unicorn_fever.bot.purses import contract_worth
from paddock.games.unicorn_fever.choices import (
    BET,
    BET_FIRST,
    CARD,
    DONE,
    LOAN,
    RESERVED,
    SLOT,
    STACK,
    STAKE,
    UNICORN,
)
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import NONE, kinds_in, one
from paddock.games.unicorn_fever.rules.action import TakeAction, magic_of
from paddock.games.unicorn_fever.rules.contracts import price_for
from paddock.games.unicorn_fever.rules.magic import BLACKS, can_go_on, may_play
from paddock.games.unicorn_fever.rules.stacks import ACTIONS, bets_for
from paddock.games.unicorn_fever.state import Stable
from paddock.kernel.judge import Turn

__all__ = [
    "action_turns",
    "bet_turns",
    "contract_turns",
    "magic_turns",
    "stake_turns",
    "under_turns",
]

STAKES: Final = [1, 2, 3, 5, 8, 12, 16, 20, 30]
TOKENS_TRIED: Final = 3  # bets of an action that are looked at with magic
LEAST_GAIN: Final = 0.03  # fame that a card must bring to be played
LEADING: Final = 0.1  # what it is worth to be the first player
LOAN_GOLD: Final = 20
IS_WHITE: Final = [kind.is_white for kind in MAGIC]
KEPT_CARD: Final = 0.02  # a card in hand has its use later, unless the last race is near


class BetPlan:
    """A bet that could be placed: the token, the stake, and what the seat would be worth."""

    def __init__(self, token: int, stake: int, score: float, bet: Bet, gold: float, loans: int) -> None:
        self.token = token
        self.stake = stake
        self.score = score
        self.bet = bet
        self.gold = gold
        self.loans = loans


def by_score(turns: list[Turn]) -> list[Turn]:
    """The best first; equal ones as they came."""
    turns.sort(key=score_of, reverse=True)
    return turns


def score_of(turn: Turn) -> float:
    return turn.score


def best_bets(prospect: Prospect, action: int) -> list[BetPlan]:
    """For every bet token that is open the best stake, the best bets first."""
    g = prospect.g
    tokens = bets_for(g, prospect.seat, action)
    found = []
    for token in range(TYPES * UNICORNS_RACING):
        if tokens >> token & 1:
            found.append(best_stake(prospect, token, ACTIONS[action].fame))
    found.sort(key=plan_score, reverse=True)
    return found


def plan_score(plan: BetPlan) -> float:
    return plan.score


def best_stake(prospect: Prospect, token: int, fame: int) -> BetPlan:
    """The stake after which the seat stands best; without gold a loan has to be taken first."""
    best: BetPlan | None = None
    for plan in stakes_for(prospect, token, fame):
        if best is None or plan.score > best.score:
            best = plan
    assert best is not None
    return best


def stakes_for(prospect: Prospect, token: int, fame: int) -> list[BetPlan]:
    g, seat = prospect.g, prospect.seat
    gold = g.gold[seat]
    loans = g.loans[seat]
    if gold == 0:
        gold = LOAN_GOLD
        loans += 1
    most = min(gold, g.stake_limit(seat))
    found = []
    for stake in STAKES:
        if stake <= most or stake == 1:
            bet = prospect.weighed(seat, token, stake, fame)
            left = float(gold - stake)
            score = prospect.worth(prospect.chances, [*prospect.own, bet], left, loans)
            found.append(BetPlan(token, stake, score, bet, left, loans))
    return found


# ---- magic -----------------------------------------------------------------------------------------------------------


class MagicPlan:
    """Cards that could be played, one after another, and what the seat would be worth then."""

    def __init__(self, answers: list[int], score: float) -> None:
        self.answers = answers
        self.score = score


def best_magic(prospect: Prospect, limit: int, played: int, bets: list[Bet], gold: float, loans: int) -> MagicPlan:
    """Card after card, always the best one, as long as it is worth it; then done, where that has to be said."""
    g, seat = prospect.g, prospect.seat
    hand = g.hands[seat]
    piles, strengths, chances = prospect.piles, prospect.strengths, prospect.chances
    score = prospect.worth(chances, bets, gold, loans)
    keep = KEPT_CARD * (g.rounds - g.round)
    more = bets[-1].token if len(bets) > len(prospect.own) else -1
    answers: list[int] = []
    while True:
        best = score + LEAST_GAIN + keep
        card = where = -1
        for kind in kinds_in(hand):
            if may_play(g, seat, limit, played, IS_WHITE[kind]):
                for unicorn in prospect.targets(IS_WHITE[kind], more):
                    tried = prospect.worth(prospect.with_card(kind, unicorn), bets, gold, loans)
                    if tried > best:
                        best, card, where = tried, kind, unicorn
        if card < 0:
            break
        answers += [CARD + card, UNICORN + where]
        score = best - keep
        hand -= one(card)
        played += 1 if IS_WHITE[card] else BLACKS
        prospect.lay(card, where)
        if hand == NONE or not can_go_on(g, seat, hand, limit, played):
            break
    prospect.piles, prospect.strengths, prospect.chances = piles, strengths, chances
    if hand != NONE and can_go_on(g, seat, hand, limit, played):
        answers.append(DONE)
    return MagicPlan(answers, score)


def magic_turns(g: Stable, seat: int, limit: int, played: int) -> list[Turn]:
    """The rest of a magic effect: what looks best, each other first card, and no card."""
    prospect = Prospect(g, seat)
    gold, loans = float(g.gold[seat]), g.loans[seat]
    score = prospect.worth(prospect.chances, prospect.own, gold, loans)
    best = best_magic(prospect, limit, played, prospect.own, gold, loans)
    turns = [Turn(best.answers, best.score)]
    for kind in kinds_in(g.hands[seat]):
        if may_play(g, seat, limit, played, IS_WHITE[kind]):
            for unicorn in prospect.targets(IS_WHITE[kind], -1)[:2]:
                tried = prospect.worth(prospect.with_card(kind, unicorn), prospect.own, gold, loans)
                turns.append(Turn([CARD + kind, UNICORN + unicorn], tried - KEPT_CARD))
    if best.answers != [DONE]:
        turns.append(Turn([DONE], score))
    return different(by_score(turns))


def different(turns: list[Turn]) -> list[Turn]:
    """Each turn once."""
    found: list[Turn] = []
    seen: list[list[int]] = []
    for turn in turns:
        if turn.answers not in seen:
            seen.append(turn.answers)
            found.append(turn)
    return found


def under_turns(g: Stable, seat: int, kind: int) -> list[Turn]:
    """Under which unicorn a card goes that has been chosen."""
    prospect = Prospect(g, seat)
    gold, loans = float(g.gold[seat]), g.loans[seat]
    turns = []
    for unicorn in range(UNICORNS_RACING):
        score = prospect.worth(prospect.with_card(kind, unicorn), prospect.own, gold, loans)
        turns.append(Turn([UNICORN + unicorn], score))
    return by_score(turns)


# ---- bets and contracts ----------------------------------------------------------------------------------------------


def bet_turns(g: Stable, seat: int, action: int) -> list[Turn]:
    """A bet with its stake, where the action has been taken."""
    prospect = Prospect(g, seat)
    return [Turn([BET + plan.token, STAKE + plan.stake], plan.score) for plan in best_bets(prospect, action)]


def stake_turns(g: Stable, seat: int, token: int, fame: int) -> list[Turn]:
    prospect = Prospect(g, seat)
    return by_score([Turn([STAKE + plan.stake], plan.score) for plan in stakes_for(prospect, token, fame)])


def contract_turns(g: Stable, seat: int, prices: int) -> list[Turn]:
    prospect = Prospect(g, seat)
    return by_score([Turn([SLOT + slot], score) for slot, score in signings(prospect, prices)])


def signings(prospect: Prospect, printed: int) -> list[tuple[int, float]]:
    """For every contract that can be signed at a token's price, what the seat would be worth."""
    g, seat = prospect.g, prospect.seat
    price = price_for(g, seat, printed)
    gold = g.gold[seat] - price
    loans = g.loans[seat]
    while gold < 0:
        gold += LOAN_GOLD
        loans += 1
    score = prospect.worth(prospect.chances, prospect.own, float(gold), loans)
    return [
        (slot, score + contract_worth(g, g.on_show[slot])) for slot in range(len(g.on_show)) if not g.signed >> slot & 1
    ]


# ---- actions ---------------------------------------------------------------------------------------------------------


def action_turns(g: Stable, seat: int, question: TakeAction, options: list[int]) -> list[Turn]:
    """Every action that is open with the best that can be made of it."""
    prospect = Prospect(g, seat)
    turns: list[Turn] = []
    for choice in options:
        if is_action(choice):
            turns += turns_of_action(prospect, choice, question.meant(g, choice))
    return different(by_score(turns))


def is_action(choice: int) -> bool:
    return STACK <= choice <= RESERVED and choice != LOAN


def turns_of_action(prospect: Prospect, choice: int, number: int) -> list[Turn]:
    g, seat = prospect.g, prospect.seat
    action = ACTIONS[number]
    gold, loans = float(g.gold[seat]), g.loans[seat]
    magic = magic_of(g, seat, number) if g.hands[seat] else 0
    if action.bet:
        return turns_with_bet(prospect, choice, number, magic_of(g, seat, number))
    if action.gold:
        score = prospect.worth(prospect.chances, prospect.own, gold + action.gold, loans)
        score += LEADING if action.first_player else 0.0
        return [Turn([choice], score)]
    if magic:
        if swaps_first(g, seat):
            return [Turn([choice], best_magic(prospect, magic, 0, prospect.own, gold, loans).score)]
        plan = best_magic(prospect, magic, 0, prospect.own, gold, loans)
        return [Turn([choice, *plan.answers], plan.score)]
    if action.stack == "magic":
        return [Turn([choice], prospect.worth(prospect.chances, prospect.own, gold, loans))]
    return [Turn([choice, SLOT + slot], score) for slot, score in signings(prospect, action.price)]


def turns_with_bet(prospect: Prospect, choice: int, number: int, magic: int) -> list[Turn]:
    """The best bets of an action; with magic on it the bet comes first, then cards that help it."""
    g, seat = prospect.g, prospect.seat
    turns = []
    for plan in best_bets(prospect, number)[:TOKENS_TRIED]:
        answers = [choice, BET + plan.token, STAKE + plan.stake]
        score = plan.score
        if magic:
            answers.insert(1, BET_FIRST)
            if g.hands[seat] and not swaps_first(g, seat):
                cards = best_magic(prospect, magic, 0, [*prospect.own, plan.bet], plan.gold, plan.loans)
                answers += cards.answers
                score = cards.score
        turns.append(Turn(answers, score))
    return turns


def swaps_first(g: Stable, seat: int) -> bool:
    """Whether another question comes before the cards."""
    return g.may_use(seat, SWAP_CARDS)
