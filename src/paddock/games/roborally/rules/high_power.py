"""High-Power Laser: the main laser may go through one wall or one robot."""

from typing import Any, Final

from paddock.games.roborally import events
from paddock.games.roborally.cards import HIGH_POWER_LASER
from paddock.games.roborally.rules.deciding import AtOnce
from paddock.games.roborally.rules.sight import line_of_fire, main_targets
from paddock.games.roborally.state import NOBODY, Factory, changed
from paddock.kernel.agenda import Step

__all__ = ["HighPower", "fires_main_laser", "fires_through", "high_power_offer", "is_high_power_asked"]

MAY_BE_DECLINED: Final = 5  # since this version of the rules; before, the laser always went through


def is_high_power_asked(g: Factory) -> bool:
    """Whether this race is played by rules under which the owner decides."""
    return g.rules >= MAY_BE_DECLINED


def high_power_offer(g: Factory, robot: int) -> list[Step[Factory]]:
    """The question, if the robot has the card and a shot that goes through would hit others than an ordinary one."""
    if g.option_of[HIGH_POWER_LASER] != robot or not is_high_power_asked(g):
        return []
    if main_targets(g, robot) == line_of_fire(g, robot, g.facing[robot], False):
        return []
    return [HighPower(g.seat_of[robot], robot)]


class HighPower(AtOnce):
    """The robot's (n) main laser goes through, or is an ordinary one."""

    def yes(self, g: Factory) -> None:
        g.weapons = changed(g.weapons, self.n, HIGH_POWER_LASER)
        events.tell_option_used(g, self.n, HIGH_POWER_LASER)

    def details(self, g: Factory) -> dict[str, Any]:
        return {**events.whom(g, main_targets(g, self.n)), **events.whose(g, self.n)}

    def yes_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "shoot-through"}

    def no_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "ordinary-shot"}


def fires_main_laser(g: Factory, robot: int) -> bool:
    """Whether no other weapon takes the place of the main laser in this phase."""
    return g.weapons[robot] == NOBODY or g.weapons[robot] == HIGH_POWER_LASER


def fires_through(g: Factory, robot: int) -> bool:
    """Whether the main laser goes through the first wall or robot in this phase."""
    return g.weapons[robot] == HIGH_POWER_LASER if is_high_power_asked(g) else g.option_of[HIGH_POWER_LASER] == robot
