"""Phase 2, the race: turn by turn a race card, the sprint dice, and the finish."""

from typing import Final

from paddock.games.unicorn_fever.abilities import TIE_WINNER
from paddock.games.unicorn_fever.bets import UNICORNS_RACING
from paddock.games.unicorn_fever.choices import UNICORN
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import (
    tell_dice_magic,
    tell_finished,
    tell_in_front,
    tell_photo,
    tell_race_card,
    tell_ran,
    tell_rolled,
    tell_sprinted,
)
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import count
from paddock.games.unicorn_fever.race_cards import CLASSIC, ORIGINAL, RACE_CARDS, TRACK, RaceCard
from paddock.games.unicorn_fever.state import NOBODY, Stable, changed
from paddock.games.unicorn_fever.unicorns import COLOURS, SPRINT
from paddock.kernel.agenda import Label, Question, Step

__all__ = ["ChoosePlace", "FinishCheck", "RaceTurn", "move_of", "race_cards", "sprint_of", "tie_status"]

FINISH: Final = TRACK.finish
MARK: Final = TRACK.mark


def kind_that(when: str, white: bool) -> int:
    (kind,) = [number for number, card in enumerate(MAGIC) if card.when == when and card.is_white == white]
    return kind


FIRST_CARD_UP: Final = kind_that("first-card", True)
FIRST_CARD_DOWN: Final = kind_that("first-card", False)
WHEN_LAST: Final = kind_that("each-later-card", True)
WHEN_FIRST: Final = kind_that("each-later-card", False)
MARK_UP: Final = kind_that("reach-mark", True)
MARK_STOP: Final = kind_that("reach-mark", False)
LINE_UP: Final = kind_that("reach-finish", True)
LINE_STOP: Final = kind_that("reach-finish", False)
SPRINT_UP: Final = kind_that("sprint", True)
SPRINT_STOP: Final = kind_that("sprint", False)
TIE_UP: Final = kind_that("tie", True)
TIE_DOWN: Final = kind_that("tie", False)
AMOUNT: Final = [card.amount for card in MAGIC]
ADDS_UP: Final = [card.adds_up for card in MAGIC]
NO_MAGIC: Final[list[int]] = []


def race_cards(g: Stable) -> list[RaceCard]:
    """The deck that was chosen."""
    return CLASSIC if g.setup["race_deck"] == "classic" else ORIGINAL


class RaceTurn(Step[Stable]):
    """A card is turned, all run at once; the first player rolls the dice; whoever is home is placed."""

    def run(self, g: Stable) -> None:
        if g.seen_at != g.position:
            g.seen_at = g.position
            g.seen_turns = 0
        g.seen_turns += 1
        g.race_turn += 1
        turn_card(g)
        run_all(g)
        roll_dice(g)
        g.then(FINISH_CHECK)


def turn_card(g: Stable) -> None:
    """Any card that has not been turned in this race."""
    if g.race_deck == 0:
        g.race_deck = (1 << RACE_CARDS) - 1
    card = nth_of(g.race_deck, g.roll(g.race_deck.bit_count()))
    g.race_deck &= ~(1 << card)
    g.race_card = card
    g.dice = NO_DICE
    tell_race_card(g, race_cards(g)[card])


NO_DICE: Final[list[int]] = []


def nth_of(mask: int, place: int) -> int:
    """The place-th thing of a set."""
    found = 0
    while True:
        if mask & 1:
            if place == 0:
                return found
            place -= 1
        mask >>= 1
        found += 1


def run_all(g: Stable) -> None:
    """Every unicorn on the track moves by its row's number; first and last are judged before anybody moves."""
    before = g.at
    moves = race_cards(g)[g.race_card].moves
    first = -1
    last = 1 << 20
    running = 0
    for unicorn in range(UNICORNS_RACING):
        if not g.place[unicorn]:
            running += 1
            first = max(first, before[unicorn])
            last = min(last, before[unicorn])
    at = before[:]
    worked: list[list[int]] = []
    for unicorn in range(UNICORNS_RACING):
        helped: list[int] = NO_MAGIC
        if not g.place[unicorn]:
            charms = g.charms[unicorn]
            start = before[unicorn]
            if charms:
                helped = []
                is_last = running > 1 and start == last
                is_first = running > 1 and start == first
                is_card_one = g.race_turn == 1
                at[unicorn] = move_of(charms, start, moves[g.rows[unicorn]], is_card_one, is_first, is_last, helped)
            else:
                at[unicorn] = start + moves[g.rows[unicorn]]
        worked.append(helped)
    g.at = at
    tell_ran(g, before, worked)


def move_of(
    charms: int, start: int, spaces: int, is_card_one: bool, is_first: bool, is_last: bool, worked: list[int]
) -> int:
    """Where a race card and magic bring a unicorn: the number, then the start or the rear, the mark, the finish.

    The kinds of magic that change something are added to ``worked``.
    """
    move = spaces
    if is_card_one:
        move += add_up(charms, FIRST_CARD_UP, worked) + add_up(charms, FIRST_CARD_DOWN, worked)
    else:
        if is_last:
            move += add_up(charms, WHEN_LAST, worked)
        if is_first:
            move += add_up(charms, WHEN_FIRST, worked)
    to = start + max(0, move)
    if start < MARK <= to:
        to += add_up(charms, MARK_UP, worked)
        if to > MARK and count(charms, MARK_STOP):
            to = MARK
            worked.append(MARK_STOP)
    if to >= FINISH:
        to += add_up(charms, LINE_UP, worked)
        if to > FINISH and count(charms, LINE_STOP):
            to = FINISH
            worked.append(LINE_STOP)
    return to


def add_up(charms: int, kind: int, worked: list[int]) -> int:
    """The spaces that cards of a kind add; of some kinds several count as one."""
    copies = count(charms, kind)
    if copies == 0:
        return 0
    worked.append(kind)
    return AMOUNT[kind] * copies if ADDS_UP[kind] else AMOUNT[kind]


def roll_dice(g: Stable) -> None:
    """The unicorns rolled sprint, once each; also those that have just crossed the line, not those placed before."""
    g.dice = [g.roll(len(COLOURS)) for _ in range(SPRINT.dice)]
    tell_rolled(g)
    for number, unicorn in enumerate(g.dice):
        if unicorn not in g.dice[:number] and not g.place[unicorn]:
            spaces = sprint_of(g.charms[unicorn])
            g.at = changed(g.at, unicorn, g.at[unicorn] + spaces)
            tell_sprinted(g, unicorn, spaces)
            if spaces != SPRINT.spaces:
                tell_dice_magic(g, unicorn, SPRINT_UP if spaces else SPRINT_STOP)


def sprint_of(charms: int) -> int:
    """One space; magic adds to it or holds the unicorn."""
    if count(charms, SPRINT_STOP):
        return 0
    return SPRINT.spaces + AMOUNT[SPRINT_UP] * count(charms, SPRINT_UP)


class FinishCheck(Step[Stable]):
    """Those on or behind the line are placed, the farthest first; what is level is settled group by group."""

    def run(self, g: Stable) -> None:
        while True:
            level = farthest(g)
            if not level:
                break
            level = settled(g, level)
            if len(level) > 1:
                g.then(ChoosePlace(g.first, set_of(level)), self)
                return
            place_next(g, level[0])
        if 0 in g.place:
            if not g.quiet:
                tell_in_front(g, leaders(g))
            g.then(RACE_TURN)


def leaders(g: Stable) -> list[int]:
    """The farthest of those that still run."""
    running = [unicorn for unicorn in range(UNICORNS_RACING) if not g.place[unicorn]]
    best = max([g.at[unicorn] for unicorn in running])
    return [unicorn for unicorn in running if g.at[unicorn] == best]


def farthest(g: Stable) -> list[int]:
    """The unicorns that are home and not placed yet, and of these the farthest."""
    best = FINISH
    found: list[int] = []
    for unicorn in range(UNICORNS_RACING):
        if g.place[unicorn] == 0 and g.at[unicorn] >= best:
            if g.at[unicorn] > best:
                best = g.at[unicorn]
                found = []
            found.append(unicorn)
    return found


def settled(g: Stable, level: list[int]) -> list[int]:
    """Those of a level group that go first: by magic, then by the odds. Several: the first player decides."""
    if len(level) < 2:
        return level
    status = [tie_status(g, unicorn) for unicorn in level]
    best = max(status)
    left = [unicorn for unicorn, value in zip(level, status) if value == best]
    if len(left) == 1:
        tell_photo(g, level, "magic")
        return left
    rows = [g.rows[unicorn] for unicorn in left]
    row = min(rows)
    left = [unicorn for unicorn in left if g.rows[unicorn] == row]
    tell_photo(g, level, "odds" if len(left) == 1 else "first-player")
    return left


def tie_status(g: Stable, unicorn: int) -> int:
    """Above nothing for a winner of ties, below for a loser; a contract may make its owner's unicorn a winner."""
    charms = g.charms[unicorn]
    status = 0
    holder = g.holder(TIE_WINNER)
    if count(charms, TIE_UP) or (holder != NOBODY and g.owned[holder] == unicorn):
        status += CONTRACTS[TIE_WINNER].amount
    if count(charms, TIE_DOWN):
        status += AMOUNT[TIE_DOWN]
    return status


def place_next(g: Stable, unicorn: int) -> None:
    """The highest place that is free."""
    g.place = changed(g.place, unicorn, max(g.place) + 1)
    tell_finished(g, unicorn, g.at[unicorn] - FINISH)


def set_of(unicorns: list[int]) -> int:
    mask = 0
    for unicorn in unicorns:
        mask |= 1 << unicorn
    return mask


class ChoosePlace(Question[Stable]):
    """Level in every way: the first player says who goes first of these (n, a set), and so on until one is left."""

    def options(self, g: Stable) -> list[int]:
        return [UNICORN + unicorn for unicorn in range(UNICORNS_RACING) if self.n >> unicorn & 1]

    def answer(self, g: Stable, choice: int) -> None:
        unicorn = choice - UNICORN
        g.ties += 1
        place_next(g, unicorn)
        left = self.n & ~(1 << unicorn)
        if left.bit_count() > 1:
            g.then(ChoosePlace(self.seat, left))
        else:
            place_next(g, left.bit_length() - 1)

    def details(self, g: Stable) -> Label:
        return {"place": max(g.place) + 1}

    def label(self, g: Stable, choice: int) -> Label:
        return {"kind": "place", "unicorn": COLOURS[choice - UNICORN]}


FINISH_CHECK: Final = FinishCheck()
RACE_TURN: Final = RaceTurn()
