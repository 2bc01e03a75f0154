"""Setting up: the course, the robots on their docks, the decks."""

from typing import Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import NO_CARD, OPTIONS, PROGRAM_CARDS
from paddock.games.roborally.courses import Course, course
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.option_cards import draw_option
from paddock.games.roborally.rules.turn import StartTurn
from paddock.games.roborally.state import NOBODY, REGISTERS, SET_UP, UNTOUCHED, Factory
from paddock.kernel.agenda import Step
from paddock.kernel.options import Value

__all__ = ["SetUp", "new_factory", "seats_for", "take_docks"]

LIVES: Final = 3
LIVES_FROM: Final = {"3": 99, "4_from_6": 6, "4_from_5": 5}  # players from which there is a fourth life


def seats_for(setup: dict[str, Value]) -> list[int]:
    """How many may race on the chosen course."""
    chosen = course(str(setup["course"]))
    return [seats for seats in range(1, 9) if chosen.suits(seats)]


class SetUp(Step[Factory]):
    """Everybody takes a robot and three lives; a first player is drawn, and the docks are taken in turn."""

    def run(self, g: Factory) -> None:
        new_factory(g, course(str(g.setup["course"])))
        g.shuffle(g.option_deck)
        first = g.roll(g.seats)
        g.docks = dock_order(g, first)
        g.course.variant.take_places(g)
        events.tell_course(g)
        g.damage = [g.course.start_damage] * g.robots
        for robot in g.docks:
            for _ in range(g.course.start_options):
                draw_option(g, robot)
        g.then(StartTurn())
        g.course.variant.before_first_turn(g)


def dock_order(g: Factory, first: int) -> list[int]:
    """From the first player on, everybody's first robot; then the second ones of those who have two."""
    order = [(first + seat) % g.seats for seat in range(g.seats)]
    return [robot + more for more in range(0, g.robots, g.seats) for robot in order]


def new_factory(g: Factory, chosen: Course) -> None:
    """Everything at its beginning, the robots off the board."""
    g.course = chosen
    g.robots = g.seats * chosen.variant.robots_each()
    g.seat_of = [robot % g.seats for robot in range(g.robots)]
    g.team_of = [chosen.variant.team(g, seat) for seat in g.seat_of]
    g.docks = list(range(g.robots))
    g.turn = 0
    g.phase = SET_UP
    g.register = 0
    g.step = 0
    put_off_board(g)
    lives = LIVES + (1 if g.seats >= LIVES_FROM[str(g.setup["lives"])] else 0)
    g.lives = [lives] * g.robots
    g.deck = list(range(PROGRAM_CARDS))
    g.discard = []
    g.option_of = [NOBODY] * OPTIONS
    g.option_tokens = [0] * OPTIONS
    g.option_count = [0] * g.robots
    g.option_deck = list(range(OPTIONS))
    g.option_discard = []
    g.conditional_card = g.flywheel_card = g.from_flywheel = NO_CARD
    g.gyroscope = g.shielded = 0
    g.aborted = NOBODY
    g.weapons = [NOBODY] * g.robots
    g.aims = [NOBODY] * g.robots
    g.controller = [NOBODY] * g.robots
    g.rivals = [NOBODY] * g.robots
    g.catchers = [0] * g.robots
    g.flag_at = chosen.flags[:]
    g.turns = [turn % 4 for _, _, _, turn in chosen.placed]
    g.floor = chosen.turned_floor(g.turns)
    g.superbot = NOBODY
    g.holders = [NOBODY] * len(g.flag_at)
    g.homes = [NOBODY, NOBODY]
    g.draft = []
    g.reason = ""


def put_off_board(g: Factory) -> None:
    g.at = [NOWHERE] * g.robots
    g.facing = [0] * g.robots
    g.damage = [0] * g.robots
    g.locks = [0] * g.robots
    g.shown = [0] * g.robots
    g.blind = [0] * g.robots
    g.scrambled = [0] * g.robots
    g.registers = [NO_CARD] * (g.robots * REGISTERS)
    g.pairs = [NO_CARD] * (g.robots * REGISTERS)
    g.hands = [[] for _ in range(g.robots)]
    g.spent = [[] for _ in range(g.robots)]
    g.leftover = [0] * g.robots
    g.unseen = []
    g.ready = [0] * g.robots
    g.down = [0] * g.robots
    g.announced = [0] * g.robots
    g.archive = [NOWHERE] * g.robots
    g.archive_flag = [UNTOUCHED] * g.robots
    g.touched = [0] * g.robots
    g.place = [0] * g.robots
    g.wrecks = []
    g.wrecked_in = [0] * g.robots
    g.fates = [""] * g.robots


def take_docks(g: Factory) -> None:
    """Dock 1 for the first in dock order and so on, everybody facing the factory; the dock is the first archive."""
    for number, robot in enumerate(g.docks):
        cell = g.floor.docks[number]
        g.at[robot] = cell
        g.archive[robot] = cell
        g.facing[robot] = g.floor.placed[g.floor.board_of[cell]].turn
