"""Destruction: a robot that falls into a pit, leaves the course or takes its tenth damage."""

from typing import Any

from paddock.games.roborally import events
from paddock.games.roborally.cards import OPTION_IDS
from paddock.games.roborally.choices import OPTION
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.deck import clear_register
from paddock.games.roborally.rules.option_cards import lose_all_options, lose_option
from paddock.games.roborally.state import NOBODY, REGISTERS, Factory, changed
from paddock.kernel.agenda import Question, Step

__all__ = ["LoseOption", "after_losses", "destroy", "take_off_board"]


def destroy(g: Factory, robot: int, how: str) -> None:
    """At once one life and one option of choice are gone; the robot is off the board until the clean-up."""
    cell = g.at[robot]
    g.lives = changed(g.lives, robot, g.lives[robot] - 1)
    # Ruling 4: tokens that a powered-down robot had taken come back with it, unless they destroyed it or it is out.
    if how == "damage" or not g.down[robot] or g.lives[robot] == 0:
        g.damage[robot] = 0
    g.fates = [how if other == robot else fate for other, fate in enumerate(g.fates)]
    g.locks[robot] = 0
    g.announced[robot] = 0
    take_off_board(g, robot)
    g.wrecks = g.wrecks + [robot]
    events.tell_destroyed(g, robot, cell)
    g.course.variant.destroyed(g, robot, cell)
    if g.lives[robot] == 0:
        events.tell_eliminated(g, robot)
    if g.lives[robot] == 0 or g.option_count[robot] == 1:
        lose_all_options(g, robot)
    elif g.option_count[robot] > 1:
        after_losses(g, LoseOption(g.seat_of[robot], robot))


def after_losses(g: Factory, *steps: Step[Factory]) -> None:
    """Next, when the owners of robots that this step has destroyed have said which options they lose."""
    g.then_after(LoseOption, *steps)


def take_off_board(g: Factory, robot: int) -> None:
    """Destroyed, caught or finished: its cards are discarded, and robots under its radio control are free again.

    What is locked stays locked.
    """
    g.at[robot] = NOWHERE
    g.wrecked_in = changed(g.wrecked_in, robot, g.turn)
    for register in range(REGISTERS):
        if not g.locks[robot] >> register & 1:
            clear_register(g, robot, register)
    g.spent[robot].extend(g.hands[robot])
    g.hands[robot] = []
    g.controller = [NOBODY if robot in (other, one) else one for other, one in enumerate(g.controller)]


class LoseOption(Question[Factory]):
    """The owner chooses which option is lost with the robot."""

    def options(self, g: Factory) -> list[int]:
        return [OPTION + option for option in g.options_of(self.n)]

    def answer(self, g: Factory, choice: int) -> None:
        g.settle()
        lose_option(g, self.n, choice - OPTION)
        events.tell_option_lost(g, self.n, choice - OPTION)

    def details(self, g: Factory) -> dict[str, Any]:
        return events.whose(g, self.n)

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        return {"kind": "lose", "card": OPTION_IDS[choice - OPTION]}

    def why_not(self, g: Factory, choice: int) -> str:
        return "not-your-option"
