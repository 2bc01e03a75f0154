"""Option World: repair sites give options instead of repairs."""

from paddock.games.roborally.rules.option_cards import draw_option
from paddock.games.roborally.rules.variant import Variant
from paddock.games.roborally.state import Factory

__all__ = ["OptionWorld"]


class OptionWorld(Variant):
    """One option for a wrench or a flag, two for wrench and hammer; nobody repairs."""

    def use_site(self, g: Factory, robot: int, site: int) -> None:
        for _ in range(site):
            draw_option(g, robot)
