"""Options that fire instead of the main laser: which of them can be used, and at whom they are aimed."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import IS_WEAPON, OPTION_IDS, SCRAMBLER, TRACTOR_BEAM
from paddock.games.roborally.choices import NO, OPTION, YES
from paddock.games.roborally.rules.high_power import high_power_offer
from paddock.games.roborally.rules.sight import main_targets
from paddock.games.roborally.state import REGISTERS, Factory, changed
from paddock.kernel.agenda import Question

__all__ = ["AimWeapon", "ChooseWeapon", "usable_weapons"]

LAST: Final = REGISTERS - 1


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
            g.then_all(high_power_offer(g, self.n))
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
