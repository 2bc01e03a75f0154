"""Weather and road conditions: tokens that change corners and sectors for everybody, and the cars before the race."""

from paddock.games.heat.cards import HEAT, STRESS
from paddock.games.heat.conditions import ROAD_TOKENS, WEATHER_TOKENS, Conditions, weather_token
from paddock.games.heat.state import Car, Race

__all__ = [
    "boosts_for_nothing",
    "draw_weather",
    "may_not_cool",
    "no_slipstream_from",
    "more_stress",
    "sector_bonus",
    "weather_cools",
]


def draw_weather(g: Race) -> None:
    """One weather token for the race, which changes everybody's cards; then a road token for every corner."""
    weather = list(range(WEATHER_TOKENS))
    g.shuffle(weather)
    road = ROAD_TOKENS[:]
    g.shuffle(road)
    g.conditions = Conditions(g.circuit, weather[0], road[: g.circuit.corners])
    for car in g.cars:
        change_start(g, car)


def change_start(g: Race, car: Car) -> None:
    """More or less Stress in the deck or Heat in the engine, or own Heat in another place, as far as there is any."""
    token = weather_token(g.conditions.weather)
    car.heat += token.heat
    more_stress(g, car, token.stress)
    to_deck = min(token.to_deck, car.heat)
    car.heat -= to_deck
    car.deck.extend([HEAT] * to_deck)
    to_discard = min(token.to_discard, car.heat)
    car.heat -= to_discard
    car.discard.extend([HEAT] * to_discard)


def more_stress(g: Race, car: Car, more: int) -> None:
    """One Stress more in the deck before the race, or one less."""
    g.stress_left -= more
    if more > 0:
        car.deck.append(STRESS)
    elif more < 0:
        car.deck.remove(STRESS)


def may_not_cool(g: Race, at: int) -> bool:
    """Step 5: on this space no cooldown of any source may be used."""
    return g.conditions.tokens and g.conditions.no_cooldowns[g.circuit.sector(at)]


def weather_cools(g: Race, car: Car) -> bool:
    """Step 5: one cooldown more in this sector, once a turn in each."""
    if not g.conditions.tokens:
        return False
    sector = g.circuit.sector(car.at)
    return g.conditions.cooldowns[sector] and not car.cooled_sectors & (1 << sector)


def boosts_for_nothing(g: Race, car: Car) -> bool:
    """Step 5: a boost that begins in this sector costs no Heat."""
    return g.conditions.tokens and g.conditions.free_boosts[g.circuit.sector(car.at)]


def no_slipstream_from(g: Race, at: int) -> bool:
    """Step 6: no slipstream may start in this sector; it may end there."""
    return g.conditions.tokens and g.conditions.no_slipstreams[g.circuit.sector(at)]


def sector_bonus(g: Race, at: int) -> int:
    """Step 6: so many spaces more for a slipstream that starts there, if the driver likes."""
    return g.conditions.slipstreams[g.circuit.sector(at)] if g.conditions.tokens else 0
