"""What is printed on dice and gauge, and limits of the rules, as browsers draw them."""

from typing import Final

from paddock.games.steampunk_rally.rules.venting import PIPS_OF_A_COG
from paddock.games.steampunk_rally.state import HIGHEST, LOWEST
from paddock.games.steampunk_rally.tables import DECKS_IN_ALL
from paddock.games.steampunk_rally.view_keys import DIE
from paddock.kernel.face import NUMBER, Printed, all_of

__all__ = ["PRINTED"]

PRINTED: Final = {
    "die-types": all_of(DIE),
    "lowest": Printed(NUMBER, LOWEST, "of the gauge"),
    "highest": Printed(NUMBER, HIGHEST, "of the gauge"),
    "pips-of-a-cog": Printed(NUMBER, PIPS_OF_A_COG, "so many a cog pays for when dice are vented"),
    "drafted": Printed(NUMBER, DECKS_IN_ALL, "cards of each racer in a draft: one of each deck"),
}
