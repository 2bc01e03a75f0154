"""The state of a race: robots on the floor, their programs and damage, the decks.

Everything about robots is a list with an entry for each robot; a robot is a number. Lists that seldom change are
replaced rather than changed in place (they are marked ``shared``), so copies of a table share them.
"""

from typing import Any, Final

from paddock.games.roborally.cards import NO_CARD, OPTION_IDS, SIDEWAYS, card_id, pair_card, priority
from paddock.games.roborally.courses import Course, course
from paddock.games.roborally.floor import NOWHERE, Floor
from paddock.kernel.progress import Progress
from paddock.kernel.table import Outcome, Table

__all__ = [
    "CAUGHT",
    "CLEAN_UP",
    "NOBODY",
    "OVER",
    "PROGRAM",
    "REGISTERS",
    "RUN",
    "SET_UP",
    "UNTOUCHED",
    "Factory",
    "changed",
]

SET_UP: Final = 0
PROGRAM: Final = 1
RUN: Final = 2
CLEAN_UP: Final = 3
OVER: Final = 4
PHASES: Final = ["set-up", "program", "run", "clean-up", "over"]

REGISTERS: Final = 5
NOBODY: Final = -1
UNTOUCHED: Final = -1
CAUGHT: Final = 100  # added to a robot in the list of wrecks that was caught, not destroyed
WATCHED_HALVES: Final = 4  # half seconds for a register; every robot on the board adds one


def changed(shared: list[int], place: int, value: int) -> list[int]:
    """A shared list with one entry changed, as a list of its own."""
    copy = shared[:]
    copy[place] = value
    return copy


class Factory(Table):
    """A race on a course."""

    course: Course
    floor: Floor
    robots: int
    seat_of: list[int]  # shared: whose robot it is
    team_of: list[int]  # shared: for each robot; without teams everybody is a team of his own
    docks: list[int]  # shared: the robots in dock order
    turn: int
    phase: int
    register: int  # the register that is being carried out, from 0
    step: int  # the step of the register phase
    # robots
    at: list[int]  # the cell, or NOWHERE
    facing: list[int]
    damage: list[int]
    locks: list[int]  # five bits: the registers that are locked
    shown: list[int]  # five bits: the registers whose cards lie face up
    blind: list[int]  # shared, five bits: the registers that were filled unseen when time was up
    scrambled: list[int]  # shared, five bits: the registers with a card of the deck that nobody has seen
    registers: list[int]  # five for each robot
    pairs: list[int]  # the second card of a register, for those who can use two
    hands: list[list[int]]
    spent: list[list[int]]  # cards discarded face down in this turn: only the owner knows them
    leftover: list[int]  # shared, bits: the cards gone in this turn that may as well lie in a register filled unseen
    unseen: list[int]  # cards discarded in this turn that nobody has seen
    ready: list[int]
    down: list[int]  # powered down in this turn
    announced: list[int]  # will be powered down in the next one
    lives: list[int]  # shared
    archive: list[int]  # shared: the cell of the archive marker
    archive_flag: list[int]  # shared: the flag on which the marker lies, where flags move; else UNTOUCHED
    touched: list[int]  # shared: how many flags have been touched, in order
    place: list[int]  # shared: 0 while the robot races
    wrecks: list[int]  # shared: the robots that wait for their re-entry, in the order of destruction
    wrecked_in: list[int]  # shared: the turn in which each robot was destroyed or taken off the board
    fates: list[str]  # shared: how each robot was destroyed last
    # program cards; the last card of a pile lies on top
    deck: list[int]
    discard: list[int]
    # options
    option_of: list[int]  # shared: for each option card the robot that has it, or NOBODY
    option_tokens: list[int]  # shared: how often a card still works
    option_count: list[int]  # shared: how many options each robot has
    option_deck: list[int]  # shared
    option_discard: list[int]  # shared
    conditional_card: int  # the card on Conditional Program
    flywheel_card: int  # the card on Flywheel
    from_flywheel: int  # the card that Flywheel has added to the hand, while programs are made
    gyroscope: int  # the Gyroscopic Stabilizer is on
    aborted: int  # the robot whose Abort Switch has been used in this turn, or NOBODY
    weapons: list[int]  # shared: for each robot the option with which it fires in this phase, or NOBODY
    aims: list[int]  # shared: the robot at which it is aimed
    controller: list[int]  # shared: the robot whose program this one carries out
    shielded: int  # four bits: the sides on which the Power-Down Shield has worked in this phase
    # courses with rules of their own
    flag_at: list[int]  # shared: where the flags are; NOWHERE while one is in a pit or carried
    turns: list[int]  # shared: how the boards lie
    superbot: int
    rivals: list[int]  # shared: for each robot who pushed or shot it last, where a course asks for it, or NOBODY
    catchers: list[int]  # shared, bits: for each robot who will catch it at the end of this register phase
    holders: list[int]  # shared: for each flag the team that controls it or the robot that carries it
    homes: list[int]  # shared: the home board of each team
    draft: list[list[int]]  # option cards to choose from before the first turn
    reason: str  # why the race is over

    def clone(self) -> "Factory":
        copy = Factory()
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Table) -> None:
        assert isinstance(other, Factory)
        self.copy_kernel_into(other)
        other.course = self.course
        other.floor = self.floor
        other.robots = self.robots
        other.seat_of = self.seat_of
        other.team_of = self.team_of
        other.docks = self.docks
        other.turn = self.turn
        other.phase = self.phase
        other.register = self.register
        other.step = self.step
        other.at = self.at[:]
        other.facing = self.facing[:]
        other.damage = self.damage[:]
        other.locks = self.locks[:]
        other.shown = self.shown[:]
        other.blind = self.blind
        other.scrambled = self.scrambled
        other.registers = self.registers[:]
        other.pairs = self.pairs[:]
        other.hands = [hand[:] for hand in self.hands]
        other.spent = [cards[:] for cards in self.spent]
        other.leftover = self.leftover
        other.unseen = self.unseen[:]
        other.ready = self.ready[:]
        other.down = self.down[:]
        other.announced = self.announced[:]
        other.lives = self.lives
        other.archive = self.archive
        other.archive_flag = self.archive_flag
        other.touched = self.touched
        other.place = self.place
        other.wrecks = self.wrecks
        other.wrecked_in = self.wrecked_in
        other.fates = self.fates
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.option_of = self.option_of
        other.option_tokens = self.option_tokens
        other.option_count = self.option_count
        other.option_deck = self.option_deck
        other.option_discard = self.option_discard
        other.conditional_card = self.conditional_card
        other.flywheel_card = self.flywheel_card
        other.from_flywheel = self.from_flywheel
        other.gyroscope = self.gyroscope
        other.aborted = self.aborted
        other.weapons = self.weapons
        other.aims = self.aims
        other.controller = self.controller
        other.shielded = self.shielded
        other.flag_at = self.flag_at
        other.turns = self.turns
        other.superbot = self.superbot
        other.rivals = self.rivals
        other.catchers = self.catchers
        other.holders = self.holders
        other.homes = self.homes
        other.draft = [cards[:] for cards in self.draft] if self.draft else self.draft
        other.reason = self.reason

    def state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}

    def restore(self, state: dict[str, Any]) -> None:
        self.course = course(str(self.setup["course"]))
        for name in FIELDS:
            setattr(self, name, state[name])
        self.floor = self.course.turned_floor(self.turns)

    # ---- looking ---------------------------------------------------------------------------------------------------

    def robot_on(self, cell: int) -> int:
        """The robot on a cell, or NOBODY."""
        at = self.at
        for robot in range(self.robots):
            if at[robot] == cell:
                return robot
        return NOBODY

    def is_racing(self, robot: int) -> bool:
        """On the board, or about to return to it."""
        return self.lives[robot] > 0 and self.place[robot] == 0

    def is_active(self, robot: int) -> bool:
        """On the board and not powered down."""
        return self.at[robot] != NOWHERE and not self.down[robot]

    def is_unseen(self, robot: int, register: int) -> bool:
        """Whether a card lies there that even its owner has not seen yet."""
        return bool((self.blind[robot] | self.scrambled[robot]) & ~self.shown[robot] & 1 << register)

    def seconds_to_watch(self) -> int:
        """Before new programs are made, the last turn is watched: a register takes longer with more robots."""
        if self.phase != PROGRAM or self.turn == 1:
            return 0
        robots = self.robots - self.at.count(NOWHERE)
        return REGISTERS * (WATCHED_HALVES + robots) // 2

    def has_option(self, robot: int, option: int) -> bool:
        return self.option_of[option] == robot

    def options_of(self, robot: int) -> list[int]:
        return [option for option, owner in enumerate(self.option_of) if owner == robot]

    def robots_of(self, seat: int) -> list[int]:
        return [robot for robot in range(self.robots) if self.seat_of[robot] == seat]

    def is_blocker(self, robot: int) -> bool:
        """The second robot of a player, on the course where everybody has two."""
        return robot >= self.seats

    def column(self, cell: int) -> int:
        return cell % self.floor.width

    def row(self, cell: int) -> int:
        return cell // self.floor.width

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome(self.reason, self.place[: self.seats], self.turn)

    def progress(self) -> Progress:
        return Progress(self.turn, PHASES[self.phase])

    # ---- notation --------------------------------------------------------------------------------------------------

    def notation(self) -> str:
        """One line: the turn, the decks, the options, the robots."""
        head = f"roborally {self.course.name} t{self.turn} {PHASES[self.phase]} r{self.register + 1}.{self.step}"
        docks = "".join(str(robot) for robot in self.docks)
        discards = f"discard {numbers(self.discard)} unseen {numbers(self.unseen)}"
        piles = f"docks {docks} deck {numbers(self.deck)} {discards}"
        owned = [f"{OPTION_IDS[o]}:{r}.{self.option_tokens[o]}" for o, r in enumerate(self.option_of) if r != NOBODY]
        options = (
            f"options {' '.join(owned) or '-'} deck {numbers(self.option_deck)} gone {numbers(self.option_discard)}"
        )
        stored = f"stored {self.conditional_card} {self.flywheel_card} {self.from_flywheel}"
        kept = f"{stored} gyro {self.gyroscope} abort {self.aborted}"
        flags = f"flags {numbers(self.flag_at)} held {numbers(self.holders)} boards {numbers(self.turns)}"
        special = f"super {self.superbot} homes {numbers(self.homes)} wrecks {numbers(self.wrecks)} draft {self.draft}"
        robots = [self.robot_notation(robot) for robot in range(self.robots)]
        return " || ".join([head, piles, options, f"{kept} {flags} {special}", *robots])

    def robot_notation(self, robot: int) -> str:
        """For example ``2@5,7N d3 lives 3 flag 1 archive 5,14 | 490 - 70* - - | 80 90 | -``."""
        at = self.at[robot]
        where = "off" if at == NOWHERE else f"{self.column(at)},{self.row(at)}{'NESW'[self.facing[robot]]}"
        archive = self.archive[robot]
        cells = f"archive {self.column(archive)},{self.row(archive)}.{self.archive_flag[robot]}"
        registers = " ".join(self.register_notation(robot, register) for register in range(REGISTERS))
        marks = f"{self.ready[robot]}{self.down[robot]}{self.announced[robot]} place {self.place[robot]}"
        foes = f"{self.rivals[robot]} {self.catchers[robot]}"
        aim = f"{self.weapons[robot]} {self.aims[robot]} {self.controller[robot]} {foes}"
        life = f"d{self.damage[robot]} lives {self.lives[robot]} flag {self.touched[robot]} {cells}"
        piles = f"{registers} | {numbers(self.hands[robot])} | {numbers(self.spent[robot])}"
        return f"{robot}@{where} {life} | {piles} | {marks} {aim}"

    def register_notation(self, robot: int, register: int) -> str:
        """Priorities; ``*`` is locked, ``^`` lies face up, ``?`` has been seen by nobody."""
        card = self.registers[robot * REGISTERS + register]
        pair = self.pairs[robot * REGISTERS + register]
        told = "-" if card == NO_CARD else f"{card_id(card)}{priority(card)}"
        if pair != NO_CARD:
            told += "~" if pair >= SIDEWAYS else "+"
            told += f"{card_id(pair_card(pair))}{priority(pair_card(pair))}"
        told += "*" if self.locks[robot] >> register & 1 else ""
        told += "?" if self.is_unseen(robot, register) else ""
        return told + ("^" if self.shown[robot] >> register & 1 else "")


def numbers(cards: list[int]) -> str:
    return ",".join(str(card) for card in cards) or "-"


FIELDS: Final = [
    "robots",
    "seat_of",
    "team_of",
    "docks",
    "turn",
    "phase",
    "register",
    "step",
    "at",
    "facing",
    "damage",
    "locks",
    "shown",
    "blind",
    "scrambled",
    "registers",
    "pairs",
    "hands",
    "spent",
    "leftover",
    "unseen",
    "ready",
    "down",
    "announced",
    "lives",
    "archive",
    "archive_flag",
    "touched",
    "place",
    "wrecks",
    "wrecked_in",
    "fates",
    "deck",
    "discard",
    "option_of",
    "option_tokens",
    "option_count",
    "option_deck",
    "option_discard",
    "conditional_card",
    "flywheel_card",
    "from_flywheel",
    "gyroscope",
    "aborted",
    "weapons",
    "aims",
    "controller",
    "shielded",
    "flag_at",
    "turns",
    "superbot",
    "rivals",
    "catchers",
    "holders",
    "homes",
    "draft",
    "reason",
]
