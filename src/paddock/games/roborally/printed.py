"""What is printed on robots' mats and cards, as browsers draw them."""

from typing import Final

from paddock.games.roborally.rules.damage import DEADLY, FREE_TOKENS
from paddock.games.roborally.state import REGISTERS
from paddock.games.roborally.view_keys import OPTION_CARD, WAY
from paddock.kernel.face import NUMBER, Printed, all_of

__all__ = ["PRINTED"]

PRINTED: Final = {
    "ways": all_of(WAY),
    "option-cards": all_of(OPTION_CARD),
    "registers": Printed(NUMBER, REGISTERS, "of a robot"),
    "deadly": Printed(NUMBER, DEADLY, "so much damage destroys a robot"),
    "free-tokens": Printed(NUMBER, FREE_TOKENS, "damage that lies beside the registers; every further token locks one"),
}
