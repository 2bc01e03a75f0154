"""Which kinds of race there are, by their name in the setup."""

from paddock.games.formula_d.rules.street.race import StreetRace
from paddock.games.formula_d.rules.variant import Variant
from paddock.games.formula_d.state import VARIANTS

__all__ = ["open_chapters"]


def open_chapters() -> None:
    VARIANTS["usual"] = Variant()
    VARIANTS["street"] = StreetRace()
