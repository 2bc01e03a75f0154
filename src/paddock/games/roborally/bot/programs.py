"""The best programs of a hand, one after another, for bots."""

from heapq import heappop, heappush
from typing import Final

from paddock.games.roborally.bot.plans import SECOND_CARD, Plans
from paddock.games.roborally.bot.ways import KINDS, LOST, after_pair
from paddock.games.roborally.cards import KIND, SIDEWAYS
from paddock.games.roborally.choices import CARD, CRAB, NO
from paddock.games.roborally.state import REGISTERS, Factory
from paddock.kernel.judge import Turn

__all__ = ["best_programs", "programs_from_here", "stand_before"]

LOOKED_AT: Final = 300  # branches: after so many there is hardly another way to be found
SAME_END: Final = 2  # how many programs may end on the same stand


class Branch:
    """A program up to a register: its answers, where it has led so far, and the best that can become of it."""

    def __init__(self, register: int, hand: list[int], answers: list[int], path: list[int], reached: int) -> None:
        self.register = register
        self.hand = hand
        self.answers = answers
        self.path = path
        self.reached = reached
        self.gone = 0.0  # what the way so far has cost
        self.score = 0.0


def programs_from_here(g: Factory, robot: int, register: int, most: int) -> list[Turn]:
    """The free registers from this one on, filled in the best ways; none where nothing can be foreseen."""
    plans = Plans(g, robot)
    stand, reached = stand_before(g, plans, robot, register)
    return [] if stand == LOST else best_programs(plans, g.hands[robot], register, stand, reached, most)


def stand_before(g: Factory, plans: Plans, robot: int, register: int) -> tuple[int, int]:
    """Where the registers before this one lead, and how many targets they reach."""
    stand, reached = g.at[robot] * 4 + g.facing[robot], 0
    for earlier in range(register):
        stand, reached = follow(plans, earlier, stand, reached)
    return stand, reached


def follow(plans: Plans, register: int, stand: int, reached: int) -> tuple[int, int]:
    """Where a register that is filled already leads."""
    kind = plans.programmed[register]
    if stand == LOST or kind < 0:
        return stand, reached
    to = plans.laid(register, stand, kind)
    return to, reached + 1 if to != LOST and plans.meets_target(register, to, reached) else reached


def best_programs(plans: Plans, hand: list[int], register: int, stand: int, reached: int, most: int) -> list[Turn]:
    """Programs from a register on by their score; none with the way of another, few with the same end."""
    if most == 1 and not plans.crab and not plans.dual:
        return [best_program(plans, hand, register, stand, reached)]
    first = Branch(register, hand, [], [stand], reached)
    waiting: list[tuple[float, int, Branch]] = [(0.0, 0, first)]
    found: list[Turn] = []
    paths: list[list[int]] = []
    number = 0
    while waiting and len(found) < most and number < LOOKED_AT * KINDS:
        _, _, branch = heappop(waiting)
        if is_over(plans, branch):
            if branch.path not in paths and ends_like(paths, branch) < SAME_END:
                paths.append(branch.path)
                found.append(Turn(branch.answers + leftovers(plans, branch), branch.score))
            continue
        for longer in grown(plans, branch):
            number += 1
            heappush(waiting, (-longer.score, number, longer))
    return found


def best_program(plans: Plans, hand: list[int], register: int, stand: int, reached: int) -> Turn:
    """The best one of all, where every register takes one card."""
    score = plans.best(register, stand, reached)
    left = hand[:]
    answers: list[int] = []
    for place in range(register, REGISTERS):
        kind = plans.programmed[place]
        foreseen = place < plans.end and stand != LOST and not plans.is_won(reached)
        if kind < 0:
            kind = best_kind(plans, place, stand, reached) if foreseen else KIND[left[-1]]
            card = last_of(left, kind)
            left.remove(card)
            answers.append(CARD + card)
            plans.counts[kind] -= 1
        if foreseen:
            stand = plans.laid(place, stand, kind)
            reached += 1 if stand != LOST and plans.meets_target(place, stand, reached) else 0
    return Turn(answers, score)


def best_kind(plans: Plans, register: int, stand: int, reached: int) -> int:
    """The kind of card with which the best program goes on."""
    found = -1
    best = 0.0
    for kind in range(KINDS):
        if plans.counts[kind]:
            plans.counts[kind] -= 1
            score = plans.with_kind(register, stand, reached, kind)
            plans.counts[kind] += 1
            if found < 0 or score > best:
                found = kind
                best = score
    return found


def is_over(plans: Plans, branch: Branch) -> bool:
    """All registers are filled, or it does not matter with what."""
    return branch.register >= plans.end or branch.path[-1] == LOST or plans.is_won(branch.reached)


def ends_like(paths: list[list[int]], branch: Branch) -> int:
    return sum([1 for path in paths if path[-1] == branch.path[-1]])


def leftovers(plans: Plans, branch: Branch) -> list[int]:
    """Any cards for the registers that are still free: no second card beside them."""
    hand = branch.hand[:]
    found: list[int] = []
    for register in range(branch.register, REGISTERS):
        if plans.programmed[register] < 0:
            card = hand.pop()
            found.append(CARD + card)
            plans.counts = counts_of(hand)
            if plans.second_cards(register, KIND[card]):
                found.append(NO)
    return found


def grown(plans: Plans, branch: Branch) -> list[Branch]:
    """The branch with one more register filled in every way."""
    register, stand = branch.register, branch.path[-1]
    plans.counts = counts_of(branch.hand)
    kind = plans.programmed[register]
    if kind >= 0:
        return [led_to(plans, branch, branch.hand, [], plans.laid(register, stand, kind))]
    found: list[Branch] = []
    for kind in range(KINDS):
        if plans.counts[kind]:
            found += with_kind(plans, branch, kind)
    return found


def with_kind(plans: Plans, branch: Branch, kind: int) -> list[Branch]:
    """The next register filled with a card of this kind, alone or with a rotation."""
    register, stand = branch.register, branch.path[-1]
    card = last_of(branch.hand, kind)
    hand = [other for other in branch.hand if other != card]
    to = plans.tables[register][stand * KINDS + kind]
    plans.counts = counts_of(hand)
    seconds = plans.second_cards(register, kind)
    found = [led_to(plans, branch, hand, [CARD + card, NO] if seconds else [CARD + card], to)]
    for second in seconds:
        turn = last_of(hand, second % SIDEWAYS)
        rest = [other for other in hand if other != turn]
        to = after_pair(plans.floor, stand, kind, second % SIDEWAYS, second >= SIDEWAYS, register)
        answer = CRAB + turn if second >= SIDEWAYS else CARD + turn
        longer = led_to(plans, branch, rest, [CARD + card, answer], to)
        longer.gone -= SECOND_CARD
        longer.score -= SECOND_CARD
        found.append(longer)
    return found


def led_to(plans: Plans, branch: Branch, hand: list[int], answers: list[int], to: int) -> Branch:
    """The longer branch, and what may become of it."""
    register = branch.register
    plans.counts = counts_of(hand)
    met = 1 if to != LOST and plans.meets_target(register, to, branch.reached) else 0
    longer = Branch(register + 1, hand, branch.answers + answers, [*branch.path, to], branch.reached + met)
    longer.score = branch.gone + plans.arrived(register, to, branch.reached)
    longer.gone = branch.gone if to == LOST else branch.gone + plans.passing(register, to, met)
    return longer


def last_of(hand: list[int], kind: int) -> int:
    """The card of this kind that moves first."""
    for place in range(len(hand) - 1, -1, -1):
        if KIND[hand[place]] == kind:
            return hand[place]
    raise ValueError("no card of this kind")


def counts_of(hand: list[int]) -> list[int]:
    counts = [0] * KINDS
    for card in hand:
        counts[KIND[card]] += 1
    return counts
