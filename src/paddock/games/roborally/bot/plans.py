"""Looking through programs: what the cards at hand can make of a turn, without the other robots."""

from typing import Final

from paddock.games.roborally.bot.capture import capture_targets, way_home
from paddock.games.roborally.bot.ways import FAR, KINDS, LOST, after_pair, distances, table_of
from paddock.games.roborally.cards import (
    BACK_UP,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    KIND,
    MOVE_1,
    NO_CARD,
    SIDEWAYS,
    U_TURN,
    pair_card,
)
from paddock.games.roborally.courses import BLOCKERS, CAPTURE, PAIRS, RACE, SUPERBOT, SURVIVAL, TEAMS, TOGGLE
from paddock.games.roborally.floor import NOWHERE, Floor
from paddock.games.roborally.rules.moving_flags import flags_ahead, flags_back
from paddock.games.roborally.state import REGISTERS, Factory

__all__ = ["DEATH", "Plans", "targets_of"]

# In registers, as everything here.
DEATH: Final = -25.0  # against standing still, however far the flags are
DAMAGE: Final = -1.2  # one token
NEAR_DEATH: Final = -2.5  # one token more when registers are locked
FLAG: Final = 2.0  # a flag in hand is worth more than the way to it
PATIENCE: Final = 0.02  # sooner is better
RISK: Final = -0.5  # for each kind of card that would be the last one, at the beginning of the next turn
SECOND_CARD: Final = 0.01


def targets_of(g: Factory, robot: int) -> list[int]:
    """The cells to reach, in order: usually the flags that are left."""
    goal = g.course.goal
    if goal == SURVIVAL:
        return prey(g, robot)
    if goal == TOGGLE:
        return [cell for flag, cell in enumerate(g.flag_at) if g.holders[flag] != g.team_of[robot]]
    if goal == CAPTURE:
        return capture_targets(g, robot)
    if goal == SUPERBOT and robot != g.superbot:
        return [g.at[g.superbot]] if g.at[g.superbot] != NOWHERE else []
    if goal == BLOCKERS and g.is_blocker(robot):
        return [g.flag_at[0]]
    return [cell for cell in g.flag_at[g.touched[robot] :] if cell != NOWHERE]


def prey(g: Factory, robot: int) -> list[int]:
    """Where the most damaged robot of another team stands: it is hunted by all."""
    found: list[int] = []
    worst = -1
    for other in range(g.robots):
        if g.at[other] != NOWHERE and g.team_of[other] != g.team_of[robot] and g.damage[other] > worst:
            worst = g.damage[other]
            found = [g.at[other]]
    return found


def is_won_by_the_last(g: Factory, robot: int) -> bool:
    """Whether nothing more can happen to whoever has reached all targets; others have to survive the turn."""
    goal = g.course.goal
    if goal == SUPERBOT:
        return robot == g.superbot
    return goal in (RACE, PAIRS, TEAMS, TOGGLE) or (goal == BLOCKERS and not g.is_blocker(robot))


class Plans:
    """The programs of one robot from where it stands, register by register."""

    def __init__(self, g: Factory, robot: int) -> None:
        self.floor: Floor = g.floor
        self.targets = targets_of(g, robot)
        self.meets = [self.targets] * REGISTERS  # where they are at the end of each register
        if g.course.moving_flags:
            self.meets = [cells[g.touched[robot] :] for cells in flags_ahead(g)]
            self.targets = flags_back(g.course.flags[g.touched[robot] :], self.meets[-1])
        self.tables = [table_of(g.floor, register) for register in range(REGISTERS)]
        self.maps = [distances(g.floor, cell) for cell in self.targets]
        self.home = way_home(g, robot)
        self.legs = legs_after(self.targets, self.maps, self.home)
        self.won_by_last = is_won_by_the_last(g, robot)
        self.programmed = [kind_in(g, robot, register) for register in range(REGISTERS)]
        self.end = first_unseen(g, robot)  # nobody can plan beyond it
        self.pairs = g.pairs[robot * REGISTERS : (robot + 1) * REGISTERS]
        self.counts = [0] * KINDS
        for card in g.hands[robot]:
            self.counts[KIND[card]] += 1
        self.crab = g.option_of[CRAB_LEGS] == robot
        self.dual = g.option_of[DUAL_PROCESSOR] == robot
        self.worn = g.damage[robot]
        self.beams = beams_on(g.floor)
        self.known: dict[int, float] = {}
        here = g.at[robot]
        self.still = 0.0 if here == NOWHERE else self.stand_score(here * 4 + g.facing[robot], 0)

    def stand_score(self, stand: int, reached: int) -> float:
        """What it is worth to stand there with so many targets reached."""
        if reached == len(self.targets):
            return FLAG * reached - (self.home[stand] if self.home else 0)
        return FLAG * reached - self.maps[reached][stand] - self.legs[reached]

    def best(self, register: int, stand: int, reached: int) -> float:
        """The best that can be made of the registers from this one on."""
        if self.is_won(reached):
            return self.stand_score(stand, reached)
        if register >= self.end:
            return self.end_score(stand, reached)
        key = self.key(register, stand, reached)
        found = self.known.get(key)
        if found is not None:
            return found
        kind = self.programmed[register]
        best = self.still + DEATH * 2
        if kind >= 0:
            best = self.arrived(register, self.laid(register, stand, kind), reached)
        else:
            for other in range(KINDS):
                if self.counts[other]:
                    self.counts[other] -= 1
                    best = max(best, self.with_cards(register, stand, reached, other))
                    self.counts[other] += 1
        self.known[key] = best
        return best

    def is_won(self, reached: int) -> bool:
        """Whether nothing that comes after so many targets counts."""
        return self.won_by_last and len(self.targets) > 0 and reached == len(self.targets)

    def end_score(self, stand: int, reached: int) -> float:
        """What it is worth to end a turn there: without anything left to reach, a robot looks for a safe stand."""
        safety = RISK * self.deadly_cards(stand) if reached == len(self.targets) else 0.0
        return self.stand_score(stand, reached) + safety

    def deadly_cards(self, stand: int) -> int:
        """How many kinds of cards lead to destruction from there: on a belt to the edge, all that do not move."""
        return self.tables[0][stand * KINDS : stand * KINDS + KINDS].count(LOST)

    def laid(self, register: int, stand: int, kind: int) -> int:
        """Where the cards lead that lie in a register already."""
        pair = self.pairs[register]
        if pair != NO_CARD:
            return after_pair(self.floor, stand, kind, KIND[pair_card(pair)], pair >= SIDEWAYS, register)
        return self.tables[register][stand * KINDS + kind]

    def with_cards(self, register: int, stand: int, reached: int, kind: int) -> float:
        """The score of a card of this kind, alone or with a rotation beside it."""
        best = self.with_kind(register, stand, reached, kind)
        if self.crab or self.dual:
            for second in self.second_cards(register, kind):
                turn = second % SIDEWAYS
                self.counts[turn] -= 1
                best = max(best, self.with_pair(register, stand, reached, kind, turn, second >= SIDEWAYS))
                self.counts[turn] += 1
        return best

    def second_cards(self, register: int, kind: int) -> list[int]:
        """The kinds of rotations that may lie beside a move, SIDEWAYS added for a side step; cards enough are left."""
        legs = self.crab and kind == MOVE_1
        dual = self.dual and kind >= BACK_UP
        if not (legs or dual) or sum(self.counts) <= sum([1 for later in self.programmed[register + 1 :] if later < 0]):
            return []
        turns = [turn for turn in range(BACK_UP) if self.counts[turn]]
        found = turns if dual else []
        return found + [turn + SIDEWAYS for turn in turns if turn != U_TURN] if legs else found

    def with_pair(self, register: int, stand: int, reached: int, kind: int, turn: int, sideways: bool) -> float:
        """The score of a move and a rotation in one register; among equals, the card is kept."""
        to = after_pair(self.floor, stand, kind, turn, sideways, register)
        return self.arrived(register, to, reached) - SECOND_CARD

    def with_kind(self, register: int, stand: int, reached: int, kind: int) -> float:
        """The score if a card of this kind lies in the register."""
        to = self.tables[register][stand * KINDS + kind]
        return self.arrived(register, to, reached)

    def arrived(self, register: int, to: int, reached: int) -> float:
        """The score of standing there at the end of a register."""
        if to == LOST:
            return self.still + DEATH
        more = 1 if self.meets_target(register, to, reached) else 0
        return self.passing(register, to, more) + self.best(register + 1, to, reached + more)

    def passing(self, register: int, to: int, met: int) -> float:
        """What it costs to be there at the end of a register, and to come late."""
        hurt = self.beams[to // 4] * (NEAR_DEATH if self.worn >= 4 else DAMAGE)
        return hurt - PATIENCE * register if met else hurt

    def meets_target(self, register: int, to: int, reached: int) -> bool:
        """Whether the next target is there at the end of a register."""
        return reached < len(self.targets) and self.meets[register][reached] == to // 4

    def key(self, register: int, stand: int, reached: int) -> int:
        found = (register * 8 + reached) * 65536 + stand
        for count in self.counts:
            found = found * 12 + count
        return found


def first_unseen(g: Factory, robot: int) -> int:
    """The first register with a card that its owner has not seen."""
    for register in range(REGISTERS):
        if g.is_unseen(robot, register):
            return register
    return REGISTERS


def kind_in(g: Factory, robot: int, register: int) -> int:
    card = g.registers[robot * REGISTERS + register]
    return -1 if card == NO_CARD else KIND[card]


def legs_after(targets: list[int], maps: list[list[int]], home: list[int]) -> list[float]:
    """For each target the way from it to all that follow, and home."""
    legs = [0.0] * len(targets)
    if targets and home:
        legs[-1] = float(min(home[targets[-1] * 4 : targets[-1] * 4 + 4]))
    for i in range(len(targets) - 2, -1, -1):
        stand = targets[i] * 4
        nearest = min(maps[i + 1][stand : stand + 4])
        legs[i] = legs[i + 1] + min(nearest, FAR)
    return legs


def beams_on(floor: Floor) -> list[int]:
    """For every cell how many tokens a robot takes that stands there alone."""
    if not floor.tokens:
        tokens = [0] * floor.cells
        for laser, cells in enumerate(floor.beams):
            for cell in cells:
                tokens[cell] += floor.beam_counts[laser]
        floor.tokens = tokens
    return floor.tokens
