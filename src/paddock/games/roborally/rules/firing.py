"""What weapons do when they are fired, after the lasers."""

from paddock.games.roborally import events
from paddock.games.roborally.cards import (
    MINI_HOWITZER,
    NO_CARD,
    PRESSOR_BEAM,
    RADIO_CONTROL,
    SCRAMBLER,
    TRACTOR_BEAM,
)
from paddock.games.roborally.floor import EDGE, NOWHERE, WALL
from paddock.games.roborally.rules.damage import hurt
from paddock.games.roborally.rules.deck import clear_register, top_card
from paddock.games.roborally.rules.high_power import fires_main_laser
from paddock.games.roborally.rules.option_cards import wear_out
from paddock.games.roborally.rules.pushing import push
from paddock.games.roborally.state import NOBODY, REGISTERS, Factory, changed
from paddock.kernel.agenda import Step

__all__ = ["FireWeapon"]


class FireWeapon(Step[Factory]):
    """After the lasers, weapons work one by one in dock order, on the robot at which they were aimed (ruling 48).

    All have been fired at once, so the weapon of a robot that is gone by now works as well.
    """

    def run(self, g: Factory) -> None:
        robot, target = self.n, g.aims[self.n]
        weapon = g.weapons[robot]
        if fires_main_laser(g, robot) or g.at[target] == NOWHERE:
            return
        if weapon == RADIO_CONTROL:
            take_over(g, robot, target)
        events.tell_weapon(g, robot, target, weapon)
        way = g.facing[robot]
        if weapon == PRESSOR_BEAM:
            push(g, target, way, "beam")
        elif weapon == TRACTOR_BEAM:
            pull(g, target, (way + 2) % 4)
        elif weapon == MINI_HOWITZER:
            push(g, target, way, "beam")
            if g.at[target] != NOWHERE:
                hurt(g, target, 1, (way + 2) % 4)
            if g.option_of[MINI_HOWITZER] == robot:
                wear_out(g, robot, MINI_HOWITZER)
        elif weapon == SCRAMBLER:
            scramble(g, target)


def pull(g: Factory, target: int, way: int) -> None:
    """One cell towards the shooter, if nothing has come between."""
    to = g.floor.ahead[g.at[target] * 4 + way]
    if to not in (WALL, EDGE) and g.robot_on(to) == NOBODY:
        push(g, target, way, "beam")


def take_over(g: Factory, robot: int, target: int) -> None:
    """Radio Control: the target follows the shooter, unless that is gone: then it has no program to follow."""
    if g.at[robot] != NOWHERE:
        g.controller = changed(g.controller, target, robot)


def scramble(g: Factory, target: int) -> None:
    """The card of the next register is replaced by the top card of the deck, in a locked register too.

    Nobody looks at it before it is revealed, except where the old one lay face up.
    """
    register = g.register + 1
    if g.registers[target * REGISTERS + register] == NO_CARD:
        return
    shown = g.shown[target] >> register & 1
    clear_register(g, target, register)
    g.registers[target * REGISTERS + register] = top_card(g)
    if shown:
        g.shown[target] |= 1 << register
    else:
        g.scrambled = changed(g.scrambled, target, g.scrambled[target] | 1 << register)
    events.tell_scrambled(g, target, register)
