"""Setting up: the course, the robots on their docks, the decks."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import NO_CARD, OPTION_IDS, OPTIONS, PROGRAM_CARDS
from paddock.games.roborally.choices import OPTION
from paddock.games.roborally.courses import BLOCKERS, CAPTURE, PAIRS, SUPERBOT, Course, course
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.capture_play import PlaceTeams
from paddock.games.roborally.rules.option_cards import draw_option, give_option
from paddock.games.roborally.rules.turn import StartTurn
from paddock.games.roborally.state import NOBODY, REGISTERS, SET_UP, UNTOUCHED, Factory
from paddock.kernel.agenda import Question, Step
from paddock.kernel.options import Value

__all__ = ["DealDraft", "KeepOption", "SetUp", "ShowDraft", "new_factory", "seats_for"]

LIVES: Final = 3
DRAFTED: Final = 3
START_DAMAGE: Final = 2
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
        g.docks = [robot for seat in range(g.seats) for robot in g.robots_of((first + seat) % g.seats)[:1]]
        if g.course.goal == BLOCKERS:
            g.docks = g.docks + [robot + g.seats for robot in g.docks]
        take_docks(g)
        events.tell_course(g)
        if g.course.goal == SUPERBOT:
            g.superbot = g.docks[0]
            events.tell_superbot(g)
        if g.course.has("damaged_start"):
            g.damage = [START_DAMAGE] * g.robots
        if g.course.has("start_option"):
            for robot in g.docks:
                draw_option(g, robot)
        g.then(StartTurn())
        if g.course.goal == CAPTURE:
            g.then(PlaceTeams())
        if g.course.has("option_draft"):
            g.then(DealDraft())


def new_factory(g: Factory, chosen: Course) -> None:
    """Everything at its beginning, the robots off the board."""
    g.course = chosen
    g.robots = g.seats * (2 if chosen.goal == BLOCKERS else 1)
    g.seat_of = [robot % g.seats for robot in range(g.robots)]
    g.team_of = [team(g, seat) for seat in g.seat_of]
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


def team(g: Factory, seat: int) -> int:
    """Partners sit opposite each other, two teams sit in turn; without teams everybody is on his own."""
    if not g.course.is_for_teams():
        return seat
    return seat % (g.seats // 2 if g.course.goal == PAIRS else 2)


def take_docks(g: Factory) -> None:
    """Dock 1 for the first in dock order and so on, everybody facing the factory; the dock is the first archive."""
    if g.course.goal == CAPTURE:
        return
    for number, robot in enumerate(g.docks):
        cell = g.floor.docks[number]
        g.at[robot] = cell
        g.archive[robot] = cell
        g.facing[robot] = g.floor.placed[g.floor.board_of[cell]].turn


class DealDraft(Step[Factory]):
    """Tricksy: three option cards each, face down."""

    def run(self, g: Factory) -> None:
        g.draft = [[] for _ in range(g.robots)]
        for robot in g.docks:
            g.draft[robot] = sorted(g.option_deck[-DRAFTED:])
            g.option_deck = g.option_deck[:-DRAFTED]
            events.tell_drafted(g, robot)
        g.then(ShowDraft())
        for seat in range(g.seats):
            g.aside(seat, KeepOption(seat, seat))


class KeepOption(Question[Factory]):
    """One of the three is kept."""

    def options(self, g: Factory) -> list[int]:
        return [OPTION + option for option in g.draft[self.n]]

    def answer(self, g: Factory, choice: int) -> None:
        cards = g.draft[self.n]
        cards.remove(choice - OPTION)
        cards.append(choice - OPTION)  # the one that is kept lies last
        g.ready[self.n] = 1

    def is_secret(self) -> bool:
        return True

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        return {"kind": "keep-option", "card": OPTION_IDS[choice - OPTION]}

    def why_not(self, g: Factory, choice: int) -> str:
        return "not-your-option"


class ShowDraft(Step[Factory]):
    """All show what they keep; the others go to the bottom of the deck."""

    def run(self, g: Factory) -> None:
        drafts = g.draft
        g.draft = []
        g.ready = [0] * g.robots
        for robot in g.docks:
            cards = drafts[robot]
            give_option(g, robot, cards[-1])
            g.option_deck = cards[:-1] + g.option_deck
            events.tell_option_drawn(g, robot, cards[-1])
