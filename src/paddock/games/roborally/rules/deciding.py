"""Questions that are answered with yes or no while the registers run."""

from paddock.games.roborally.state import Factory
from paddock.kernel.agenda import YesNo

__all__ = ["AtOnce"]


class AtOnce(YesNo[Factory]):
    """Something that is said openly, on the spot: it stands, and so does everything before it."""

    def answer(self, g: Factory, choice: int) -> None:
        g.settle()
        super().answer(g, choice)
