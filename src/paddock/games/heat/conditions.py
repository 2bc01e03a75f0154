"""Weather and road tokens, read from ``data/weather.toml``, and what they make of a circuit."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from paddock.games.heat.circuits import Circuit

__all__ = ["NO_TOKEN", "ROAD_TOKENS", "WEATHER_TOKENS", "Conditions", "on_corner", "road_id", "weather_token"]

NO_TOKEN: Final = -1
WEATHER_TOKENS: Final = 6
ROAD_TOKENS: Final[list[int]] = []  # the kinds of the twelve tokens
WEATHER_SLIPSTREAM: Final = 2


class Weather:
    """A weather token: what it changes before the race, and the name of what it does in its sectors."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name = str(row["id"])
        self.stress = int(row.get("stress", 0))
        self.heat = int(row.get("heat", 0))
        self.to_deck = int(row.get("to_deck", 0))
        self.to_discard = int(row.get("to_discard", 0))
        self.sector = str(row["sector"])


class RoadToken:
    """A kind of road token."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name = str(row["id"])
        self.corner = bool(row.get("corner", False))
        self.limit = int(row.get("limit", 0))
        self.overheat = int(row.get("overheat", 0))
        self.slipstream = int(row.get("slipstream", 0))
        self.free_boost = bool(row.get("free_boost", False))
        self.weather = bool(row.get("weather", False))


WEATHERS: Final[list[Weather]] = []
ROADS: Final[list[RoadToken]] = []


def read_tokens() -> None:
    """Fill the lists above; the numbers of the box are checked here."""
    text = (files("paddock.games.heat") / "data" / "weather.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    for row in data["weather"]:
        WEATHERS.append(Weather(row))
    for kind, row in enumerate(data["road"]):
        ROADS.append(RoadToken(row))
        ROAD_TOKENS.extend([kind] * int(row["copies"]))
    if len(WEATHERS) != WEATHER_TOKENS or len(ROAD_TOKENS) != 12:
        raise ValueError("data/weather.toml does not hold the tokens of the box")


read_tokens()


def weather_token(weather: int) -> Weather:
    return WEATHERS[weather]


def road_id(kind: int) -> str:
    """The road token's name in views, events and texts."""
    return ROADS[kind].name


def on_corner(kind: int) -> bool:
    """Whether the token lies on the corner itself, and not on the sector behind it."""
    return ROADS[kind].corner


class Conditions:
    """The circuit with its tokens, by corner and by the sector that begins there. Never changed: copies share it."""

    def __init__(self, circuit: Circuit, weather: int, road: list[int]) -> None:
        corners = circuit.corners
        self.weather = weather
        self.road = road  # for each corner the kind of the token revealed for it; empty without the module
        self.tokens = len(road) > 0  # asked first, so that a race without the module pays nothing for it
        self.limits = circuit.limits[:]
        self.overheats = [0] * corners
        self.slipstreams = [0] * corners
        self.free_boosts = [False] * corners
        self.no_slipstreams = [False] * corners
        self.cooldowns = [False] * corners
        self.no_cooldowns = [False] * corners
        for corner, kind in enumerate(road):
            token = ROADS[kind]
            self.limits[corner] = max(0, self.limits[corner] + token.limit)
            self.overheats[corner] = token.overheat
            self.slipstreams[corner] = token.slipstream
            self.free_boosts[corner] = token.free_boost
            if token.weather:
                self.let_weather_in(corner)

    def let_weather_in(self, sector: int) -> None:
        """What the weather token does in a sector."""
        effect = WEATHERS[self.weather].sector
        self.slipstreams[sector] = WEATHER_SLIPSTREAM if effect == "slipstream" else 0
        self.no_slipstreams[sector] = effect == "no-slipstream"
        self.cooldowns[sector] = effect == "cooldown"
        self.no_cooldowns[sector] = effect == "no-cooldown"
