"""The state of a championship: purses, the odds, what lies on the board, the race.

Every list has an entry for each seat or each unicorn and is replaced rather than changed in place, so copies share
them all. A number that is called a set has a bit for each thing in it; piles of cards are told in ``piles``, a laid
card in ``laid``, a bet in ``bets``.
"""

from typing import Any, Final

from paddock.games.unicorn_fever.abilities import POUCH, STAKE_LIMIT
from paddock.games.unicorn_fever.bets import bettor_of
from paddock.games.unicorn_fever.contracts import CLANS, CONTRACTS
from paddock.games.unicorn_fever.laid import unicorn_of
from paddock.games.unicorn_fever.piles import size
from paddock.kernel.progress import Progress
from paddock.kernel.table import TOO_LONG, Outcome, Table

__all__ = [
    "NOBODY",
    "NO_CARD",
    "NO_TOKEN",
    "OVER",
    "PHASES",
    "PLAN",
    "RACE",
    "RESULTS",
    "STARTING_GOLD",
    "Stable",
    "changed",
]

PLAN: Final = 0
RACE: Final = 1
RESULTS: Final = 2
OVER: Final = 3
PHASES: Final = ["plan", "race", "results", "over"]

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TOKEN: Final = -1
STARTING_GOLD: Final = 20
HAND: Final = 5
HAND_OF_SIX: Final = 4  # with six players
MOST_STAKE: Final = 20
SECONDS_OF_REVEAL: Final = 4
SECONDS_A_TURN: Final = 3


def changed(shared: list[int], place: int, value: int) -> list[int]:
    """A shared list with one entry changed, as a list of its own."""
    copy = shared[:]
    copy[place] = value
    return copy


class Stable(Table):
    """A table of people who bet on unicorns."""

    round: int  # the race, from 1
    rounds: int
    phase: int
    acting: int  # whose action it is, or NOBODY
    action: int  # which of their actions
    first: int  # the first player
    clans: list[int]
    # seats
    gold: list[int]
    fame: list[int]
    loans: list[int]
    hands: list[int]  # piles
    short: int  # a set: seats that draw no more cards in this round
    owned: list[int]  # the unicorn of each seat
    contracts: list[int]  # sets
    used: list[int]  # sets: contracts whose use is up, for the round or the game
    # the odds and the race
    rows: list[int]  # of each unicorn, from 0 (the fastest)
    shifts: list[int]  # how many rows down its odds went after the last race
    hot: int  # a set of unicorns
    at: list[int]
    place: list[int]  # from 1; 0 while a unicorn runs
    race_turn: int
    race_deck: int  # a set of race cards that have not been turned yet
    race_card: int
    dice: list[int]  # the unicorns rolled
    charms: list[int]  # piles: the magic that works on each unicorn
    # magic
    deck: int  # a pile
    discard: int  # a pile: all have seen these cards
    buried: list[int]  # piles: cards that a seat has discarded face down
    laid: list[int]  # cards under unicorns, in the order in which they were laid
    # bets
    open_bets: int  # a set of bet tokens on the board
    blocked: int  # a set: those of two players that are out for this round
    reserved_bet: int  # on a contract
    bets: list[int]  # in the order in which they were placed
    # action tokens
    open_tokens: int  # a set
    reserved_token: int  # on a contract
    taken: list[int]  # by whom, for each token
    # contracts
    contract_deck: int  # a set
    on_show: list[int]
    signed: int  # a set of places on show: who has signed them owns them
    # the end
    unpaid: list[int]  # loans
    converted: list[int]  # fame made of gold
    paper: list[int]  # fame of contracts at the end
    ties: int  # settled by a first player
    # for clocks: how much there was to watch at which answer
    seen_at: int
    seen_turns: int

    def clone(self) -> "Stable":
        copy = Stable()
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Table) -> None:
        assert isinstance(other, Stable)
        self.copy_kernel_into(other)
        other.round = self.round
        other.rounds = self.rounds
        other.phase = self.phase
        other.acting = self.acting
        other.action = self.action
        other.first = self.first
        other.clans = self.clans
        other.gold = self.gold
        other.fame = self.fame
        other.loans = self.loans
        other.hands = self.hands
        other.short = self.short
        other.owned = self.owned
        other.contracts = self.contracts
        other.used = self.used
        other.rows = self.rows
        other.shifts = self.shifts
        other.hot = self.hot
        other.at = self.at
        other.place = self.place
        other.race_turn = self.race_turn
        other.race_deck = self.race_deck
        other.race_card = self.race_card
        other.dice = self.dice
        other.charms = self.charms
        other.deck = self.deck
        other.discard = self.discard
        other.buried = self.buried
        other.laid = self.laid
        other.open_bets = self.open_bets
        other.blocked = self.blocked
        other.reserved_bet = self.reserved_bet
        other.bets = self.bets
        other.open_tokens = self.open_tokens
        other.reserved_token = self.reserved_token
        other.taken = self.taken
        other.contract_deck = self.contract_deck
        other.on_show = self.on_show
        other.signed = self.signed
        other.unpaid = self.unpaid
        other.converted = self.converted
        other.paper = self.paper
        other.ties = self.ties
        other.seen_at = self.seen_at
        other.seen_turns = self.seen_turns

    def state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}

    def restore(self, state: dict[str, Any]) -> None:
        for name in FIELDS:
            setattr(self, name, state[name])

    # ---- looking ---------------------------------------------------------------------------------------------------

    def has(self, seat: int, contract: int) -> bool:
        """Whether a seat has signed this contract."""
        return (self.contracts[seat] >> contract & 1) != 0

    def may_use(self, seat: int, contract: int) -> bool:
        """Whether a seat has signed this contract and not used it up."""
        return ((self.contracts[seat] & ~self.used[seat]) >> contract & 1) != 0

    def holder(self, contract: int) -> int:
        """Who has signed this contract, or NOBODY."""
        for seat in range(self.seats):
            if self.contracts[seat] >> contract & 1:
                return seat
        return NOBODY

    def hand_limit(self, seat: int) -> int:
        """Five cards, four with six players; a contract may allow more."""
        limit = HAND_OF_SIX if self.seats == 6 else HAND
        return limit + CONTRACTS[POUCH].amount if self.has(seat, POUCH) else limit

    def stake_limit(self, seat: int) -> int:
        return CONTRACTS[STAKE_LIMIT].gold if self.has(seat, STAKE_LIMIT) else MOST_STAKE

    def owner_of(self, unicorn: int) -> int:
        """Who owns a unicorn; with fewer than six players not all have an owner."""
        for seat in range(self.seats):
            if self.owned[seat] == unicorn:
                return seat
        return NOBODY

    def from_first(self) -> list[int]:
        """All seats, the first player's first."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def is_last_round(self) -> bool:
        return self.round == self.rounds

    def cards_under(self, unicorn: int) -> list[int]:
        """The laid cards under a unicorn, in the order in which they were laid."""
        return [card for card in self.laid if unicorn_of(card) == unicorn]

    def bets_of(self, seat: int) -> list[int]:
        return [bet for bet in self.bets if bettor_of(bet) == seat]

    def is_hot(self, unicorn: int) -> bool:
        return (self.hot >> unicorn & 1) != 0

    def final_fame(self, seat: int) -> int:
        """Tokens, gold turned into fame, and contracts."""
        return self.fame[seat] + self.converted[seat] + self.paper[seat]

    # ---- what every game tells -------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """Won by the most fame or, where somebody with more of it owes too much, by debts; or shared."""
        if self.phase != OVER:
            return None
        places = [self.place_at_end(seat) for seat in range(self.seats)]
        if self.stopped:
            return Outcome(TOO_LONG, places, self.round)
        if places.count(1) > 1:
            return Outcome("shared", places, self.rounds)
        most = max([self.final_fame(seat) for seat in range(self.seats)])
        won_by_fame = self.final_fame(places.index(1)) == most
        return Outcome("fame" if won_by_fame else "debts", places, self.rounds)

    def place_at_end(self, seat: int) -> int:
        """Fewer unpaid loans, then more fame, then more gold: one behind all who are better."""
        return 1 + sum([self.is_better(other, seat) for other in range(self.seats)])

    def is_better(self, one: int, other: int) -> bool:
        if self.unpaid[one] != self.unpaid[other]:
            return self.unpaid[one] < self.unpaid[other]
        if self.final_fame(one) != self.final_fame(other):
            return self.final_fame(one) > self.final_fame(other)
        return self.gold[one] > self.gold[other]

    def progress(self) -> Progress:
        return Progress(self.round, PHASES[self.phase], race=self.round, races=self.rounds)

    def statistics(self) -> dict[str, int]:
        """What the set is tuned by."""
        seats = range(self.seats)
        return {
            "final-fame": sum([self.final_fame(seat) for seat in seats]),
            "loans": sum(self.loans),
            "unpaid": sum([self.unpaid[seat] > 0 for seat in seats]),
            "contracts": sum([bin(self.contracts[seat]).count("1") for seat in seats]),
            "ties": self.ties,
        }

    def seconds_to_watch(self) -> int:
        """A race is watched turn by turn before anybody has to plan again."""
        if self.seen_at != self.position or self.seen_turns == 0:
            return 0
        return SECONDS_OF_REVEAL + SECONDS_A_TURN * self.seen_turns

    def notation(self) -> str:
        """One line: the race, the odds, the board, the seats."""
        now = f"{self.round}/{self.rounds} {PHASES[self.phase]} {self.acting}.{self.action}"
        head = f"unicorn_fever {now} first {self.first}"
        places = f"at {told(self.at)} place {told(self.place)}"
        odds = f"rows {told(self.rows)} {told(self.shifts)} hot {self.hot:b} {places}"
        race = f"turn {self.race_turn} card {self.race_card} left {self.race_deck:x} dice {told(self.dice)}"
        magic = f"magic {told(self.charms)} deck {self.deck:o} gone {self.discard:o} {told(self.buried)}"
        laid = f"short {self.short:b} laid {told(self.laid)}"
        bets = f"bets {self.open_bets:b} -{self.blocked:b} {self.reserved_bet} {told(self.bets)}"
        tokens = f"tokens {self.open_tokens:b} {self.reserved_token} {told(self.taken)}"
        clans = " ".join([list(CLANS.values())[clan] for clan in self.clans])
        papers = f"{clans} {self.contract_deck:x} {told(self.on_show)} {self.signed}"
        end = f"end {told(self.unpaid)} {told(self.converted)} {told(self.paper)} ties {self.ties}"
        watched = f"seen {self.seen_at} {self.seen_turns}"
        seats = [self.seat_notation(seat) for seat in range(self.seats)]
        board = f"{bets} {tokens} {papers}"
        return " || ".join([head, odds, race, f"{magic} {laid}", board, f"{end} {watched}", *seats])

    def seat_notation(self, seat: int) -> str:
        """For example ``0 12g 8f 1L hand 3001 (4) owns 5 has 81 used 0``."""
        purse = f"{seat} {self.gold[seat]}g {self.fame[seat]}f {self.loans[seat]}L"
        hand = f"hand {self.hands[seat]:o} ({size(self.hands[seat])}) owns {self.owned[seat]}"
        return f"{purse} {hand} has {self.contracts[seat]:x} used {self.used[seat]:x}"


def told(numbers: list[int]) -> str:
    return ",".join([str(number) for number in numbers]) or "-"


FIELDS: Final = [
    "round",
    "rounds",
    "phase",
    "acting",
    "action",
    "first",
    "clans",
    "gold",
    "fame",
    "loans",
    "hands",
    "short",
    "owned",
    "contracts",
    "used",
    "rows",
    "shifts",
    "hot",
    "at",
    "place",
    "race_turn",
    "race_deck",
    "race_card",
    "dice",
    "charms",
    "deck",
    "discard",
    "buried",
    "laid",
    "open_bets",
    "blocked",
    "reserved_bet",
    "bets",
    "open_tokens",
    "reserved_token",
    "taken",
    "contract_deck",
    "on_show",
    "signed",
    "unpaid",
    "converted",
    "paper",
    "ties",
    "seen_at",
    "seen_turns",
]
