"""The choice space of a race: what each number of a choice stands for."""

from typing import Final

from paddock.games.heat.cards import IDS
from paddock.games.heat.choices import (
    ADRENALINE_COOL_DOWN,
    ADRENALINE_SPEED,
    BOOST,
    CARD,
    CHOICES,
    COOL_DOWN,
    DONE,
    GEAR,
    GIVE_UP,
    GIVE_UP_FASTER,
    LONGER,
    SLIPSTREAM,
    SPEED,
    USE,
    WEATHER_COOL_DOWN,
)
from paddock.games.heat.rules.slipstream import SLIPSTREAM_SPACES
from paddock.games.heat.upgrades import USES
from paddock.games.heat.view_keys import CARD as CARD_NAME
from paddock.kernel.spaces import Space, unused

__all__ = ["CARD_KIND", "SPACES"]

CARD_LABELS: Final = ["card", "discard", "refresh", "salvage-card", "upgrade", "swap-out", "swap-in", "keep"]
USE_LABELS: Final = [
    "pay-heat",
    "scrap",
    "card-cool-down",
    "reduce-stress",
    "salvage",
    "accelerate",
    "direct-play",
]
FASTEST: Final = GIVE_UP - SPEED
LONGEST: Final = 21
CARD_KIND: Final = CARD_NAME.one_of(IDS)

SPACES: Final = [
    Space("done", DONE, ["done", "stay"]),
    Space("gear", GEAR + 1, ["gear", "mistake", "cluttered"], gear=range(1, COOL_DOWN)),
    unused(COOL_DOWN, COOL_DOWN + 1),
    Space("cool-down", COOL_DOWN + 1, ["cool-down"], amount=range(1, ADRENALINE_COOL_DOWN - COOL_DOWN)),
    Space("adrenaline-cool-down", ADRENALINE_COOL_DOWN, ["adrenaline-cool-down"]),
    Space("adrenaline-speed", ADRENALINE_SPEED, ["adrenaline-speed"]),
    Space("boost", BOOST, ["boost"]),
    Space("slipstream", SLIPSTREAM, ["slipstream"]),
    Space("weather-cool-down", WEATHER_COOL_DOWN, ["weather-cool-down"]),
    unused(WEATHER_COOL_DOWN + 1, CARD),
    Space("card", CARD, CARD_LABELS, card=CARD_KIND),
    Space("speed", SPEED, ["speed"], speed=range(FASTEST)),
    Space("give-up", GIVE_UP, ["give-up"]),
    Space("give-up-faster", GIVE_UP_FASTER, ["give-up-faster"]),
    unused(LONGER, LONGER + 1),
    Space("longer", LONGER + 1, ["slipstream"], spaces=range(SLIPSTREAM_SPACES + 1, SLIPSTREAM_SPACES + LONGEST + 1)),
    unused(LONGER + LONGEST + 1, USE),
    Space("use", USE, USE_LABELS, nth=range(len(USES))),
    unused(USE + len(USES), CHOICES),
]
