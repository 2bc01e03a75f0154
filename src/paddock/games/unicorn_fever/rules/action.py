"""Phase 1, planning: an action is the top token of a stack or a printed symbol, with all that it shows."""

from typing import Final

from paddock.games.unicorn_fever.abilities import LOOK_UNDER, SYMBOL_MAGIC
from paddock.games.unicorn_fever.actions import STACKS
from paddock.games.unicorn_fever.choices import (
    BET_FIRST,
    LOAN,
    MAGIC_FIRST,
    PRINTED,
    RESERVED,
    STACK,
    UNICORN,
)
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import tell_action, tell_gold
from paddock.games.unicorn_fever.laid import unicorn_of
from paddock.games.unicorn_fever.rules.bets import PlaceBet
from paddock.games.unicorn_fever.rules.contracts import SignContract, price_for
from paddock.games.unicorn_fever.rules.gains import gain_for_token
from paddock.games.unicorn_fever.rules.loans import loan_gold, repayment, take_loan
from paddock.games.unicorn_fever.rules.looking import look_under
from paddock.games.unicorn_fever.rules.magic import StartMagic, limit_with_contracts
from paddock.games.unicorn_fever.rules.stacks import (
    ACTIONS,
    FIRST_PRINTED,
    can_act,
    is_stack_open,
    reserved_for,
    top_token,
)
from paddock.games.unicorn_fever.state import NO_TOKEN, Stable, changed
from paddock.games.unicorn_fever.unicorns import COLOURS
from paddock.kernel.agenda import Label, Question

__all__ = ["ChooseFirstEffect", "TakeAction", "take_action"]

STACK_COUNT: Final = len(STACKS)
SYMBOLS: Final = 2
EXTRA: Final = 4  # the number of an action that a contract allows: with printed symbols only
HAS_BET: Final = [action.bet != "" for action in ACTIONS]
MAGIC_ON: Final = [action.magic for action in ACTIONS]
GOLD_ON: Final = [action.gold for action in ACTIONS]
PRICE_ON: Final = [action.price for action in ACTIONS]


class TakeAction(Question[Stable]):
    """Which action do you take? It is the first, second or third (n); before it you may borrow or, once, look."""

    def options(self, g: Stable) -> list[int]:
        seat = self.seat
        found = []
        if self.n != EXTRA:
            for stack in range(STACK_COUNT):
                if is_stack_open(g, seat, stack):
                    found.append(STACK + stack)
            kept = reserved_for(g, seat)
            if kept != NO_TOKEN and can_act(g, seat, kept):
                found.append(RESERVED)
        for symbol in range(SYMBOLS):
            if can_act(g, seat, FIRST_PRINTED + symbol):
                found.append(PRINTED + symbol)
        found.append(LOAN)
        if g.contracts[seat] and g.may_use(seat, LOOK_UNDER):
            found += [UNICORN + unicorn for unicorn in range(len(COLOURS)) if lies_under(g, unicorn)]
        return found

    def answer(self, g: Stable, choice: int) -> None:
        if choice == LOAN:
            take_loan(g, self.seat)
            g.then(self)
        elif choice >= UNICORN:
            look_under(g, self.seat, choice - UNICORN)
            g.then(self)
        else:
            act(g, self.seat, self.meant(g, choice))

    def meant(self, g: Stable, choice: int) -> int:
        """The number of the action that a choice stands for."""
        if choice >= RESERVED:
            return g.reserved_token
        if choice >= PRINTED:
            return FIRST_PRINTED + choice - PRINTED
        return top_token(g, choice - STACK)

    def details(self, g: Stable) -> Label:
        return {"action": self.n, "gold": g.gold[self.seat], "fame": g.fame[self.seat], "loans": g.loans[self.seat]}

    def label(self, g: Stable, choice: int) -> Label:
        if choice == LOAN:
            return {"kind": "loan", "gold": loan_gold(g, self.seat), "back": repayment(g, self.seat)}
        if choice >= UNICORN:
            unicorn = choice - UNICORN
            return {"kind": "look-under", "unicorn": COLOURS[unicorn], "count": len(g.cards_under(unicorn))}
        return action_label(g, self.seat, self.meant(g, choice), choice == RESERVED)

    def why_not(self, g: Stable, choice: int) -> str:
        if STACK <= choice < STACK + STACK_COUNT:
            if self.n == EXTRA:
                return "only-symbols"
            if top_token(g, choice - STACK) == NO_TOKEN:
                return "stack-empty"
            return "no-contract-left" if choice - STACK == STACKS_LIST.index("contract") else "no-bet-left"
        return "no-bet-left" if choice == PRINTED else "not-an-option"


STACKS_LIST: Final = list(STACKS)


def action_label(g: Stable, seat: int, number: int, kept: bool) -> Label:
    """What an action brings, with its exact price."""
    action = ACTIONS[number]
    told: Label = {"token": action.name, "printed": 1 if number >= FIRST_PRINTED else 0, "kept": 1 if kept else 0}
    magic = limit_with_contracts(g, seat, magic_of(g, seat, number))
    if action.stack == "contract":
        return {"kind": "take-contract", **told, "price": price_for(g, seat, action.price)}
    if action.stack == "gold":
        leads = 1 if action.first_player else 0
        return {"kind": "take-gold", **told, "gold": action.gold, "leads": leads, "magic": magic}
    if action.stack == "winner-bet":
        return {"kind": "take-winner-bet", **told, "fame": action.fame}
    if action.stack == "any-bet":
        return {"kind": "take-any-bet", **told, "magic": magic}
    return {"kind": "take-magic", **told, "magic": magic}


def lies_under(g: Stable, unicorn: int) -> bool:
    for card in g.laid:
        if unicorn_of(card) == unicorn:
            return True
    return False


def act(g: Stable, seat: int, number: int) -> None:
    """Take the token or announce the symbol, then carry out its effects."""
    if number < FIRST_PRINTED:
        take_token(g, seat, number)
    else:
        tell_action(g, seat, number)
    magic = magic_of(g, seat, number)
    if HAS_BET[number]:
        g.then(ChooseFirstEffect(seat, number, magic) if magic else PlaceBet(seat, number))
    elif GOLD_ON[number]:
        g.gold = changed(g.gold, seat, g.gold[seat] + GOLD_ON[number])
        tell_gold(g, seat, GOLD_ON[number])
        if magic:
            g.then(StartMagic(seat, magic))
    elif magic:
        g.then(StartMagic(seat, magic))
    else:
        g.then(SignContract(seat, PRICE_ON[number]))


def take_token(g: Stable, seat: int, token: int) -> None:
    """It lies in front of its taker until the end of the round."""
    if token == g.reserved_token:
        g.reserved_token = NO_TOKEN
    g.open_tokens &= ~(1 << token)
    g.taken = changed(g.taken, token, seat)
    tell_action(g, seat, token)
    gain_for_token(g, seat, token)


def magic_of(g: Stable, seat: int, number: int) -> int:
    """How many magic cards may be played with it; a contract adds some to a printed symbol."""
    if number >= FIRST_PRINTED and g.has(seat, SYMBOL_MAGIC):
        return CONTRACTS[SYMBOL_MAGIC].cards
    return MAGIC_ON[number]


class ChooseFirstEffect(Question[Stable]):
    """The effects of an action (n) in any order: the bet first, or the magic (m cards)?"""

    def options(self, g: Stable) -> list[int]:
        return [BET_FIRST, MAGIC_FIRST]

    def answer(self, g: Stable, choice: int) -> None:
        if choice == BET_FIRST:
            g.then(PlaceBet(self.seat, self.n), StartMagic(self.seat, self.m))
        else:
            g.then(StartMagic(self.seat, self.m), PlaceBet(self.seat, self.n))

    def details(self, g: Stable) -> Label:
        return {"magic": limit_with_contracts(g, self.seat, self.m)}

    def label(self, g: Stable, choice: int) -> Label:
        return {"kind": "bet-first"} if choice == BET_FIRST else {"kind": "magic-first"}


TAKE: Final = [[TakeAction(seat, n) for n in range(EXTRA + 1)] for seat in range(6)]


def take_action(seat: int, number: int) -> TakeAction:
    """Such questions never change, so there is one of each."""
    return TAKE[seat][number]
