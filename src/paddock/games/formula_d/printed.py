"""What is printed on dice and cars, and limits of the rules, as browsers draw them."""

from typing import Final

from paddock.games.formula_d.dice import FACES
from paddock.games.formula_d.rules.checks import HOT_GEAR
from paddock.games.formula_d.state import DEFAULT_WEAR
from paddock.games.formula_d.view_keys import PART
from paddock.kernel.face import NUMBER, Printed, all_of, list_of

__all__ = ["PRINTED"]

PRINTED: Final = {
    "parts": all_of(PART),
    "usual-wear": Printed(list_of(NUMBER), DEFAULT_WEAR, "the points of each part of the car that everybody drives"),
    "die-faces": Printed(list_of(list_of(NUMBER)), FACES, "of the die of each gear; there is no gear 0"),
    "hot-gear": Printed(NUMBER, HOT_GEAR, "from this gear on a top roll heats engines"),
}
