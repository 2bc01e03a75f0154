"""What a program does to a robot if nobody interferes: for the player who makes it, before it is handed in.

The other robots are left out, and what cannot be known yet is not told: coins, moving flags, options still to be asked.
"""

from typing import Any, Final

from paddock.games.roborally.bot.plans import beams_on
from paddock.games.roborally.cards import BACK_UP, KIND, NO_CARD, SIDEWAYS, STEPS, TURNS, U_TURN, card_id
from paddock.games.roborally.choices import CARD
from paddock.games.roborally.events import WAYS, cell_data
from paddock.games.roborally.floor import EDGE, NOWHERE, WALL, Floor
from paddock.games.roborally.rules.damage import DEADLY
from paddock.games.roborally.rules.flags import flag_on
from paddock.games.roborally.state import REGISTERS, UNTOUCHED, Factory

__all__ = ["forecast"]

NO_PAIR: Final = -1
TURNED: Final = ["", "right", "about", "left"]  # by quarter turns
AHEAD: Final = "ahead"
BACK: Final = "back"
ASIDE: Final = "aside"


class Runner:
    """A robot alone on the floor: where it is, and what this register has done to it so far."""

    def __init__(self, g: Factory, robot: int) -> None:
        self.floor: Floor = g.floor
        self.cell = g.at[robot]
        self.way = g.facing[robot]
        self.damage = g.damage[robot]
        self.touched = g.touched[robot]
        self.lost = ""
        self.over = -1  # the way it left the floor
        self.begin()

    def begin(self) -> None:
        """A register begins: nothing of it has happened yet."""
        self.walk: list[int] = []  # by its cards
        self.ride: list[int] = []  # by belts
        self.shove: list[int] = []  # by a pusher
        self.drives = ""  # which way its cards move it, as it sees it
        self.turned = 0  # quarter turns: by its cards,
        self.curved = 0  # by belts,
        self.geared = 0  # and by a gear
        self.is_stopped = False
        self.ends_by = "card"  # what moved it last

    def go(self, way: int, path: list[int]) -> bool:
        """One cell on; False if a wall stands there or the robot is lost."""
        to = self.floor.ahead[self.cell * 4 + way]
        if to == WALL:
            return False
        if to == EDGE:
            self.lost = "edge"
            self.over = way
            return False
        path.append(to)
        self.cell = to
        if self.floor.pit[to]:
            self.lost = "pit"
        return not self.lost

    def execute(self, card: int, pair: int) -> None:
        """The card, or the two cards of one register."""
        kind = KIND[card]
        if pair == NO_PAIR:
            self.turn(TURNS[kind])
            self.drive(kind == BACK_UP, STEPS[kind])
        elif pair >= SIDEWAYS:
            self.drives = ASIDE
            self.step(self.way + TURNS[KIND[pair - SIDEWAYS]], 1)
        else:
            turn = KIND[pair]
            self.drive(kind == BACK_UP, STEPS[kind] - (2 if turn == U_TURN else 1))
            self.turn(TURNS[turn])

    def turn(self, quarters: int) -> None:
        self.turned = (self.turned + quarters) % 4
        self.way = (self.way + quarters) % 4

    def drive(self, backwards: bool, steps: int) -> None:
        if steps > 0:
            self.drives = BACK if backwards else AHEAD
            self.step(self.way + (2 if backwards else 0), steps)

    def step(self, way: int, steps: int) -> None:
        for _ in range(steps):
            if not self.go(way % 4, self.walk):
                self.is_stopped = not self.lost
                return

    def carry(self, only_express: bool) -> None:
        """A belt takes the robot one cell on and turns it in a curve."""
        way = self.floor.belt[self.cell]
        if self.lost or way < 0 or (only_express and not self.floor.express[self.cell]):
            return
        if self.floor.ahead[self.cell * 4 + way] != WALL:
            self.ends_by = "belt"
        if self.go(way, self.ride):
            quarters = self.floor.curve[self.cell * 4 + way]
            self.curved = (self.curved + quarters) % 4
            self.way = (self.way + quarters) % 4

    def be_pushed(self, register: int) -> None:
        """By a pusher that works in this register."""
        if self.lost or not self.floor.push_in[self.cell] >> register & 1:
            return
        way = self.floor.push[self.cell]
        if self.floor.ahead[self.cell * 4 + way] != WALL:
            self.ends_by = "pusher"
        self.go(way, self.shove)

    def be_geared(self) -> None:
        """A gear turns the robot that stands on it."""
        if not self.lost:
            self.geared = self.floor.gear[self.cell]
            self.way = (self.way + self.geared) % 4

    def shot_at(self) -> int:
        """Tokens from the beams of the boards; the tenth destroys."""
        tokens = 0 if self.lost else beams_on(self.floor)[self.cell]
        self.damage += tokens
        if self.damage >= DEADLY:
            self.lost = "damage"
        return tokens


def forecast(g: Factory, seat: int, choices: list[int]) -> list[dict[str, Any]]:
    """Register by register what happens to the seat's robot, with these cards in the registers that are still free."""
    robot = robot_of(g, seat)
    if g.at[robot] == NOWHERE or g.down[robot]:
        return []
    program = program_with(g, robot, choices)
    runner = Runner(g, robot)
    told: list[dict[str, Any]] = []
    for register, card in enumerate(program):
        told.append(register_told(g, robot, runner, register, card))
        if runner.lost or (told[-1]["flag"] and g.course.has("turning_boards")):
            break
    return told


def robot_of(g: Factory, seat: int) -> int:
    """The robot that is being programmed: usually the only one."""
    robots = g.robots_of(seat)
    for robot in robots:
        if not g.ready[robot]:
            return robot
    return robots[0]


def program_with(g: Factory, robot: int, choices: list[int]) -> list[int]:
    """The cards of the registers up to the first one that is empty or unseen; only cards of the hand count."""
    chosen = [choice - CARD for choice in choices if choice - CARD in g.hands[robot]]
    program: list[int] = []
    for register, card in enumerate(g.registers[robot * REGISTERS : (robot + 1) * REGISTERS]):
        if g.is_unseen(robot, register):
            return program
        if card == NO_CARD:
            if not chosen:
                return program
            card = chosen.pop(0)
        program.append(card)
    return program


def register_told(g: Factory, robot: int, runner: Runner, register: int, card: int) -> dict[str, Any]:
    runner.begin()
    runner.execute(card, g.pairs[robot * REGISTERS + register])
    runner.carry(True)
    runner.carry(False)
    runner.be_pushed(register)
    runner.be_geared()
    tokens = runner.shot_at()
    return {
        "register": register + 1,
        "card": card_id(card),
        "walk": [cell_data(g, cell) for cell in runner.walk],
        "ride": [cell_data(g, cell) for cell in runner.ride],
        "shove": [cell_data(g, cell) for cell in runner.shove],
        "drives": runner.drives,
        "turned": TURNED[runner.turned],
        "curved": TURNED[runner.curved],
        "geared": TURNED[runner.geared],
        **cell_data(g, runner.cell),
        "facing": WAYS[runner.way],
        "stopped": runner.is_stopped,
        "damage": tokens,
        "flag": flag_touched(g, robot, runner),
        "lost": runner.lost,
        "by": runner.ends_by,
        "over": WAYS[runner.over] if runner.lost == "edge" else None,
    }


def flag_touched(g: Factory, robot: int, runner: Runner) -> int:
    """The number of the robot's next flag if it ends the register there, else 0."""
    known = not g.course.moving_flags and not runner.lost and g.course.variant.may_touch(g, robot)
    flag = flag_on(g, runner.cell)
    if not known or flag == UNTOUCHED or flag != runner.touched:
        return 0
    runner.touched += 1
    return flag + 1
