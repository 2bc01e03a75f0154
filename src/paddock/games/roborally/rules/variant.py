"""Courses with rules of their own: the moments at which one may do something else than the plain race for the flags.

The base rules pass every moment on to the variant of the course (``g.course.variant``) and ask nothing about it. A
course with rules of its own is a chapter that overrides the moments it changes; ``variants.py`` says which one that is.
"""

from typing import Any

from paddock.games.roborally.rules.clean_up import repair_at
from paddock.games.roborally.rules.ending import finish, give_last_place
from paddock.games.roborally.rules.lasers import Hit
from paddock.games.roborally.rules.reentry import ReEnter
from paddock.games.roborally.rules.setup import take_docks
from paddock.games.roborally.state import UNTOUCHED, Factory
from paddock.kernel.agenda import Step

__all__ = ["Variant"]


class Variant:
    """The plain race: everybody for himself, all flags in order."""

    # ---- setting up ------------------------------------------------------------------------------------------------

    def robots_each(self) -> int:
        """How many robots a player has."""
        return 1

    def team(self, g: Factory, seat: int) -> int:
        """The team of a player; everybody is one of his own."""
        return seat

    def take_places(self, g: Factory) -> None:
        """Where the robots stand before the first turn."""
        take_docks(g)

    def before_first_turn(self, g: Factory) -> None:
        """All is set up; what goes on the agenda now comes before the first turn."""

    # ---- a register phase ------------------------------------------------------------------------------------------

    def register_begins(self, g: Factory) -> None:
        """Nothing has been revealed yet."""

    def pushes(self, g: Factory, row: list[int]) -> None:
        """The first of a row moves by its card and is about to push the others."""

    def belts_moved(self, g: Factory, express_only: bool) -> None:
        """The robots have been carried."""

    def shots(self, g: Factory, robot: int) -> int:
        """How often a robot's laser fires where lasers fire once."""
        return 1

    def fired(self, g: Factory, hits: list[Hit]) -> None:
        """All lasers have fired; nobody is hurt yet."""

    # ---- flags -----------------------------------------------------------------------------------------------------

    def may_touch(self, g: Factory, robot: int) -> bool:
        """Whether a robot may be credited with its next flag."""
        return True

    def credited(self, g: Factory, robot: int) -> list[int]:
        """Who is credited with the flag that a robot touches."""
        return [robot]

    def carried_with(self, flag: int) -> int:
        """The flag with which an archive marker goes that is laid there; UNTOUCHED if it stays in its cell."""
        return UNTOUCHED

    def flags_touched(self, g: Factory, finished: list[int]) -> None:
        """All flags of the phase have been touched, and some robots may have touched their last one."""
        if finished:
            finish(g, finished)

    def phase_over(self, g: Factory, touching: list[int], boards: list[int]) -> None:
        """The race goes on after a phase in which these robots have touched flags, on these boards."""

    def flag_marks(self, g: Factory, flag: int) -> dict[str, Any]:
        """What is to be seen of a flag beyond its place."""
        return {}

    # ---- robots that leave the race --------------------------------------------------------------------------------

    def destroyed(self, g: Factory, robot: int, cell: int) -> None:
        """A robot is off the board, and where it was."""

    def left(self, g: Factory, robot: int) -> None:
        """A robot has finished and left the board to the others."""

    def racers(self, g: Factory) -> int:
        """How many robots can win: the first ones."""
        return g.robots

    def last_left(self, g: Factory, racing: list[int]) -> None:
        """Only these are left, all of one team."""
        give_last_place(g, racing)

    def flags_held(self, g: Factory, team: int) -> int:
        """The flags that count for a team beside those its robots have touched."""
        return 0

    # ---- the end of a turn -----------------------------------------------------------------------------------------

    def turn_ends(self, g: Factory) -> None:
        """The last register is over, the clean-up begins."""

    def use_site(self, g: Factory, robot: int, site: int) -> None:
        """A robot ends the turn on a wrench (1), a flag (1), or wrench and hammer (2)."""
        repair_at(g, robot, site)

    def repairs_done(self, g: Factory) -> None:
        """Everybody has used his repair site."""

    def sits_out(self, g: Factory, robot: int) -> bool:
        """Whether a destroyed robot does not return yet."""
        return False

    def re_entry(self, g: Factory, robot: int, is_caught: bool) -> Step[Factory]:
        """How a robot returns."""
        return ReEnter(g.seat_of[robot], robot)
