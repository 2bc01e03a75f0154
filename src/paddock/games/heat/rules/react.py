"""Steps 4 and 5: adrenaline, and the symbols that a driver may use in any order."""

from typing import Any

from paddock.games.heat import events
from paddock.games.heat.choices import (
    ADRENALINE_COOL_DOWN,
    ADRENALINE_SPEED,
    BOOST,
    COOL_DOWN,
    DONE,
    GIVE_UP,
    GIVE_UP_FASTER,
    USE,
    WEATHER_COOL_DOWN,
)
from paddock.games.heat.rules.cooling import heat_to_cool, least_part, may_move, must_cool, own_cooldowns
from paddock.games.heat.rules.decks import cool_down, flip_for_plus, heat_in, pay_heat
from paddock.games.heat.rules.marks import heat_due
from paddock.games.heat.rules.movement import landing, move
from paddock.games.heat.rules.outlook import FLIPPED
from paddock.games.heat.rules.preview import preview
from paddock.games.heat.rules.slipstream import can_slipstream
from paddock.games.heat.rules.symbol_words import closed_symbols, symbol_label, why_no_symbol
from paddock.games.heat.rules.symbols import could_use_upgrades, must_use_symbols, symbol_options, use_symbol
from paddock.games.heat.rules.unpayable import give_up
from paddock.games.heat.rules.weather import boosts_for_nothing, may_not_cool, weather_cools
from paddock.games.heat.state import COOLING_COUNTS, NONE, Car, Race
from paddock.games.heat.upgrades import COOLDOWN, USES
from paddock.kernel.agenda import Question, Step

__all__ = ["Adrenaline", "React", "UseSymbol", "boost_cost"]


class Adrenaline(Step[Race]):
    """Step 4. A driver at the back may move one space faster, cool one Heat more, or both, in this turn."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        car.adrenaline_speed = car.adrenaline
        car.adrenaline_cooldown = car.adrenaline
        if car.adrenaline:
            events.tell_adrenaline(g, self.seat)


class React(Step[Race]):
    """Step 5. Use the symbols at hand, each once, in any order; Heat and Scrap on upgrades are compulsory.

    The driver is asked even when only "done" is left, as long as the others cannot know it: they do not see the Heat in
    his hand.
    """

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        if has_symbols(g, car):
            g.then(UseSymbol(self.seat))
        else:
            car.symbols = NONE


class UseSymbol(Question[Race]):
    """Use one symbol and be asked again, or be done."""

    def options(self, g: Race) -> list[int]:
        car = g.cars[self.seat]
        found = [] if must_use_symbols(car) else [DONE]
        hot = heat_to_cool(g, car)
        due = heat_due(car)
        most = min(car.cooldown, hot)
        for amount in range(least_part(car, due, most), most + 1):
            found.append(COOL_DOWN + amount)
        if car.adrenaline_cooldown and hot:
            found.append(ADRENALINE_COOL_DOWN)
        if car.adrenaline_speed and may_move(g, car, due, 1):
            found.append(ADRENALINE_SPEED)
        if car.can_boost and can_pay_boost(g, car, due):
            found.append(BOOST)
        if hot and weather_cools(g, car):
            found.append(WEATHER_COOL_DOWN)
        if car.symbols or car.upgrades:
            found.extend(symbol_options(g, car, hot))
        return found

    def answer(self, g: Race, choice: int) -> None:
        car = g.cars[self.seat]
        if choice == DONE:
            car.symbols = NONE
            return
        g.then(React(self.seat))
        if choice == BOOST:
            boost(g, self.seat)
        elif choice >= USE:
            use_symbol(g, self.seat, USES[choice - USE])
        elif choice in (GIVE_UP, GIVE_UP_FASTER):
            give_up(g, self.seat, choice == GIVE_UP_FASTER)
        elif choice == ADRENALINE_SPEED:
            car.adrenaline_speed = False
            car.speed += 1
            move(g, self.seat, 1, "adrenaline")
        elif choice == ADRENALINE_COOL_DOWN:
            car.adrenaline_cooldown = False
            cool_down(car, 1)
            events.tell_cooled(g, self.seat, 1, "adrenaline")
        elif choice == WEATHER_COOL_DOWN:
            car.cooled_sectors |= 1 << g.circuit.sector(car.at)
            cool_down(car, 1)
            events.tell_cooled(g, self.seat, 1, "weather")
        else:
            amount = choice - COOL_DOWN
            car.cooldown = 0
            cool_down(car, amount)
            events.tell_cooled(g, self.seat, amount, "gear")

    def kind(self) -> str:
        return "react"

    def details(self, g: Race) -> dict[str, Any]:
        car = g.cars[self.seat]
        due = {"unpaid": heat_due(car), "corners": preview(g, self.seat, 0, 0)["corners"]}
        asked: dict[str, Any] = {"speed": car.speed, "heat": car.heat, **due}
        if can_slipstream(g, car):
            asked["slipstream"] = 1
        if car.symbols:
            asked["closed"] = closed_symbols(car, may_not_cool(g, car.at))
        return asked

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        if choice == BOOST:
            heat = boost_cost(g, g.cars[self.seat])
            landings = [{"flipped": spaces, **preview(g, self.seat, spaces, spaces, heat)} for spaces in FLIPPED]
            return {"kind": "boost", "heat": heat, "landings": landings}
        if choice == ADRENALINE_SPEED:
            return {"kind": "adrenaline-speed", **preview(g, self.seat, 1, 1)}
        if choice == ADRENALINE_COOL_DOWN:
            return {"kind": "adrenaline-cool-down", "amount": 1}
        if choice == WEATHER_COOL_DOWN:
            return {"kind": "weather-cool-down", "amount": 1}
        if choice == DONE:
            return {"kind": "done", **preview(g, self.seat, 0, 0)}
        if choice >= GIVE_UP:
            return symbol_label(g, self.seat, choice)
        return {"kind": "cool-down", "amount": choice - COOL_DOWN}

    def why_not(self, g: Race, choice: int) -> str:
        car = g.cars[self.seat]
        if choice == BOOST:
            return why_no_boost(g, car)
        if is_cooling(choice) and may_not_cool(g, car.at):
            return "no-cooling-here"
        if choice in (ADRENALINE_SPEED, ADRENALINE_COOL_DOWN):
            return why_no_adrenaline(car, choice)
        if choice == WEATHER_COOL_DOWN:
            return why_no_weather(g, car)
        if COOL_DOWN < choice < ADRENALINE_COOL_DOWN:
            return why_no_cooldown(car, choice - COOL_DOWN)
        if choice == DONE:
            return "symbols-to-use"
        return why_no_symbol(car, choice) if choice >= GIVE_UP else "not-an-option"


def why_no_boost(g: Race, car: Car) -> str:
    """The reason why a boost is not on offer."""
    if not car.can_boost:
        return "boosted-already"
    if must_cool(car, heat_due(car)):
        return "cool-first"
    return "heat-first" if car.heat > 0 else "no-heat-to-boost"


def why_no_adrenaline(car: Car, choice: int) -> str:
    """The reason why a use of adrenaline is not on offer."""
    if not car.adrenaline:
        return "no-adrenaline"
    if choice == ADRENALINE_SPEED and car.adrenaline_speed:
        return "cool-first"
    return "no-heat-in-hand" if choice == ADRENALINE_COOL_DOWN and car.adrenaline_cooldown else "symbol-used"


def why_no_cooldown(car: Car, amount: int) -> str:
    """The reason why so much of the gear's cooldown is not on offer."""
    if amount > car.cooldown:
        return "no-cooldown-left"
    return "no-heat-in-hand" if amount > heat_in(car.hand) else "cool-first"


def why_no_weather(g: Race, car: Car) -> str:
    """The reason why the weather's cooldown is not on offer."""
    if not g.conditions.cooldowns[g.circuit.sector(car.at)]:
        return "not-an-option"
    return "no-heat-in-hand" if weather_cools(g, car) else "symbol-used"


def boost(g: Race, seat: int) -> None:
    """Once a turn, in any gear: pay one Heat if it must be, flip a card, add it to the speed and move that far."""
    car = g.cars[seat]
    heat = boost_cost(g, car)
    car.can_boost = False
    pay_heat(car, heat)
    if heat and car.heat < heat_due(car):
        car.counts_on_cooling = True
    events.tell_boosted(g, seat, heat)
    spaces = flip_for_plus(g, seat)
    car.pluses += 1
    move(g, seat, spaces, "boost")


def can_pay_boost(g: Race, car: Car, due: int) -> bool:
    """With Heat to spare, or with Heat that cooldowns can give back to the cards that it is due for; or for nothing."""
    if car.heat > due:
        return True
    if boosts_for_nothing(g, car):
        return not must_cool(car, due) or not may_lead_into_clouds(g, car)
    if car.heat == 0 or g.rules < COOLING_COUNTS:
        return False
    fetched = min(own_cooldowns(car), heat_in(car.hand))
    return car.heat - 1 + fetched >= due and not may_lead_into_clouds(g, car)


def may_lead_into_clouds(g: Race, car: Car) -> bool:
    """Whether a flipped card may carry the car to where nobody cools down."""
    for flipped in FLIPPED:
        if may_not_cool(g, landing(g, car, car.at + flipped)):
            return True
    return False


def boost_cost(g: Race, car: Car) -> int:
    return 0 if boosts_for_nothing(g, car) else 1


def is_cooling(choice: int) -> bool:
    """Whether a choice is a cooldown of any source."""
    if choice >= USE:
        return choice - USE < len(USES) and USES[choice - USE].symbol == COOLDOWN
    return COOL_DOWN < choice <= ADRENALINE_COOL_DOWN or choice == WEATHER_COOL_DOWN


def has_symbols(g: Race, car: Car) -> bool:
    """Whether, as far as everybody can see, there is a symbol left to use."""
    if car.adrenaline_speed or (car.can_boost and (car.heat > 0 or boosts_for_nothing(g, car))):
        return True
    if not may_not_cool(g, car.at) and (car.cooldown > 0 or car.adrenaline_cooldown or weather_cools(g, car)):
        return True
    return could_use_upgrades(car)
