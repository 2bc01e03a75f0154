"""Announcing a power down for the next turn, and staying powered down."""

from typing import Any

from paddock.games.roborally import events
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.timer import fill_at_random, seconds_left
from paddock.games.roborally.state import Factory
from paddock.kernel.agenda import Step, YesNo

__all__ = ["AnnounceInSecret", "AnnouncePowerDown", "AnnouncePowerDowns", "StayDown", "may_announce"]


def may_announce(g: Factory, robot: int) -> bool:
    """Only a damaged robot may be powered down, and on some courses none."""
    can = g.at[robot] != NOWHERE and not g.down[robot] and g.damage[robot] > 0
    return can and g.course.power_down


class AnnouncePowerDowns(Step[Factory]):
    """In dock order, so that everybody knows what those before him have announced."""

    def run(self, g: Factory) -> None:
        if g.setup["power_down"] == "with_program":
            for robot in g.docks:
                if g.announced[robot]:
                    events.tell_announced(g, robot)
            return
        asked: list[Step[Factory]] = []
        for robot in g.docks:
            if may_announce(g, robot):
                asked.append(AnnouncePowerDown(g.seat_of[robot], robot))
        g.then_all(asked)


class AnnouncePowerDown(YesNo[Factory]):
    """The next turn powered down, or not."""

    def yes(self, g: Factory) -> None:
        g.announced[self.n] = 1
        events.tell_announced(g, self.n)

    def no(self, g: Factory) -> None:
        g.announced[self.n] = 0

    def details(self, g: Factory) -> dict[str, Any]:
        return {"damage": g.damage[self.n], **events.whose(g, self.n)}

    def yes_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "power-down"}

    def no_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "keep-running"}


class AnnounceInSecret(AnnouncePowerDown):
    """The same as part of the program; the others learn of it when all are done."""

    def yes(self, g: Factory) -> None:
        g.announced[self.n] = 1

    def is_secret(self) -> bool:
        return True

    def seconds(self, g: Factory) -> int:
        return seconds_left(g, self.seat)

    def time_is_up(self, g: Factory) -> None:
        """Nothing is announced."""
        fill_at_random(g, self.seat)

    def kind(self) -> str:
        return "announce-power-down"


class StayDown(YesNo[Factory]):
    """A robot that was powered down may stay so in the next turn, damaged or not."""

    def answer(self, g: Factory, choice: int) -> None:
        g.announced[self.n] = choice
        events.tell_stays(g, self.n)

    def details(self, g: Factory) -> dict[str, Any]:
        return {"damage": g.damage[self.n], **events.whose(g, self.n)}

    def yes_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "stay-down"}

    def no_label(self, g: Factory) -> dict[str, Any]:
        return {"kind": "wake-up"}
