"""Options that fire instead of the main laser, and Fire Control."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import (
    IS_WEAPON,
    MINI_HOWITZER,
    NO_CARD,
    OPTION_IDS,
    PRESSOR_BEAM,
    RADIO_CONTROL,
    SCRAMBLER,
    TRACTOR_BEAM,
)
from paddock.games.roborally.choices import NO, OPTION, REGISTER, YES
from paddock.games.roborally.floor import EDGE, NOWHERE, WALL
from paddock.games.roborally.rules.damage import DEADLY, hurt, is_absorbed, lock_register
from paddock.games.roborally.rules.deck import clear_register, top_card
from paddock.games.roborally.rules.destruction import destroy
from paddock.games.roborally.rules.moves import push
from paddock.games.roborally.rules.option_cards import lose_option, wear_out
from paddock.games.roborally.rules.sight import main_targets
from paddock.games.roborally.state import NOBODY, REGISTERS, Factory, changed
from paddock.kernel.agenda import Question, Step

__all__ = ["AimWeapon", "ChooseWeapon", "FireControl", "FireWeapon", "TakeControl", "control_step", "usable_weapons"]

LAST: Final = REGISTERS - 1
MOST_ROBOTS: Final = 16


def usable_weapons(g: Factory, robot: int) -> list[int]:
    """A weapon needs a robot that the main laser would hit, powered down or not; some cannot be used on it."""
    return [option for option in g.options_of(robot) if IS_WEAPON[option] and targets_of(g, robot, option)]


def targets_of(g: Factory, robot: int, option: int) -> list[int]:
    """Of the robots that the main laser would hit (two with a High-Power Laser) those on which this weapon works."""
    return [target for target in main_targets(g, robot) if is_usable(g, robot, target, option)]


def is_usable(g: Factory, robot: int, target: int, option: int) -> bool:
    if option == SCRAMBLER:
        return g.register < LAST
    if option == TRACTOR_BEAM:
        return not is_adjacent(g, g.at[robot], g.at[target])
    return True


def is_adjacent(g: Factory, one: int, other: int) -> bool:
    across = abs(g.column(one) - g.column(other))
    along = abs(g.row(one) - g.row(other))
    return across + along == 1


class ChooseWeapon(Question[Factory]):
    """The main laser, or one of the weapons, once in a register phase. What has been announced stands."""

    def options(self, g: Factory) -> list[int]:
        return [NO] + [OPTION + option for option in usable_weapons(g, self.n)]

    def answer(self, g: Factory, choice: int) -> None:
        g.settle()
        if choice == NO:
            return
        targets = targets_of(g, self.n, choice - OPTION)
        g.weapons = changed(g.weapons, self.n, choice - OPTION)
        g.aims = changed(g.aims, self.n, targets[0])
        if len(targets) > 1:
            g.then(AimWeapon(self.seat, self.n))

    def details(self, g: Factory) -> dict[str, Any]:
        return {**events.whom(g, main_targets(g, self.n)), **events.whose(g, self.n)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        return {"kind": "main-laser"} if choice == NO else {"kind": "weapon", "card": OPTION_IDS[choice - OPTION]}

    def why_not(self, g: Factory, choice: int) -> str:
        return "weapon-does-not-work" if choice - OPTION in g.options_of(self.n) else "not-your-option"


class AimWeapon(Question[Factory]):
    """With a High-Power Laser: the robot in front (NO), or the one behind it (YES)."""

    def options(self, g: Factory) -> list[int]:
        return [NO, YES]

    def answer(self, g: Factory, choice: int) -> None:
        g.settle()
        g.aims = changed(g.aims, self.n, self.target(g, choice))

    def target(self, g: Factory, choice: int) -> int:
        return targets_of(g, self.n, g.weapons[self.n])[choice]

    def details(self, g: Factory) -> dict[str, Any]:
        targets = [self.target(g, choice) for choice in (NO, YES)]
        return {"card": OPTION_IDS[g.weapons[self.n]], **events.whom(g, targets), **events.whose(g, self.n)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        target = self.target(g, choice)
        return {"kind": "aim", **events.whom(g, [target]), "target": target, **events.cell_data(g, g.at[target])}


class FireWeapon(Step[Factory]):
    """After the lasers, weapons work one by one in dock order, on the robot at which they were aimed (ruling 48).

    All have been fired at once, so the weapon of a robot that is gone by now works as well.
    """

    def run(self, g: Factory) -> None:
        robot, target = self.n, g.aims[self.n]
        weapon = g.weapons[robot]
        if weapon == NOBODY or g.at[target] == NOWHERE:
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


class TakeControl(Step[Factory]):
    """Fire Control: the shooter decides what one token of the main laser does, if it reaches the robot at all.

    n holds the shooter, the victim and the way.
    """

    def run(self, g: Factory) -> None:
        victim = victim_of(self.n)
        if g.at[victim] != NOWHERE and not is_absorbed(g, victim, (self.n % 4 + 2) % 4):
            g.then(FireControl(self.seat, self.n))


def control_step(g: Factory, shooter: int, victim: int, way: int) -> TakeControl:
    return TakeControl(g.seat_of[shooter], (shooter * MOST_ROBOTS + victim) * 4 + way)


def victim_of(n: int) -> int:
    """The robot that a controlled shot has hit."""
    return n // 4 % MOST_ROBOTS


class FireControl(Question[Factory]):
    """An ordinary hit; or the token goes onto a register of choice; or one option of the victim is destroyed."""

    def options(self, g: Factory) -> list[int]:
        victim = victim_of(self.n)
        found = [NO]
        for register in range(REGISTERS):
            if not g.locks[victim] >> register & 1:
                found.append(REGISTER + register)
        return found + [OPTION + option for option in g.options_of(victim)]

    def answer(self, g: Factory, choice: int) -> None:
        g.settle()
        victim = victim_of(self.n)
        if choice == NO:
            hurt(g, victim, 1, (self.n % 4 + 2) % 4)
        elif choice >= OPTION:
            lose_option(g, victim, choice - OPTION)
            events.tell_option_lost(g, victim, choice - OPTION)
        else:
            lock_by_choice(g, victim, choice - REGISTER)

    def details(self, g: Factory) -> dict[str, Any]:
        victim = victim_of(self.n)
        return {**events.whom(g, [victim]), "target": victim, **events.whose(g, self.n // 4 // MOST_ROBOTS)}

    def label(self, g: Factory, choice: int) -> dict[str, Any]:
        if choice == NO:
            return {"kind": "plain-hit"}
        if choice >= OPTION:
            return {"kind": "destroy-option", "card": OPTION_IDS[choice - OPTION]}
        return {"kind": "lock", "register": choice - REGISTER + 1}

    def why_not(self, g: Factory, choice: int) -> str:
        return "locked-already" if REGISTER <= choice < REGISTER + REGISTERS else "not-its-option"


def lock_by_choice(g: Factory, victim: int, register: int) -> None:
    """The token counts as damage: it is removed by repair or power down, and the tenth destroys."""
    g.damage[victim] += 1
    if g.damage[victim] >= DEADLY:
        events.tell_damaged(g, victim, 0)
        destroy(g, victim, "damage")
        return
    lock_register(g, victim, register)
    events.tell_damaged(g, victim, register + 1)
