"""The pits: fresh tyres, a technical stop if there is time, and the roll that says when one is out again."""

from typing import Any, Final

from paddock.games.formula_d import events
from paddock.games.formula_d.choices import NO_STOP, REPAIR, REPAIR_TWO
from paddock.games.formula_d.dice import BLACK
from paddock.games.formula_d.rules.gears import ANY_GEAR, FOURTH, IN_FOURTH
from paddock.games.formula_d.rules.moving import Drive
from paddock.games.formula_d.rules.tyres import ChooseTyres
from paddock.games.formula_d.state import BRAKES, PARTS, SUSPENSION, TYRES, Car, Race
from paddock.kernel.agenda import Question, Step

__all__ = ["PAIRS", "ArriveInBox", "PitRoll", "TechnicalStop", "can_repair", "parts_of", "worn"]

QUICK_UP_TO: Final = 10
EXIT_MOVE: Final = 4
PAIRS: Final = [(a, b) for a in range(BRAKES, SUSPENSION + 1) for b in range(a, SUSPENSION + 1)]


class ArriveInBox(Step[Race]):
    """All tyres are new; then the technical stop, or the black die."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        wear = car.wear[:]
        wear[TYRES] = car.full[TYRES]
        car.wear = wear
        events.tell_fresh_tyres(g, car)
        steps: list[Step[Race]] = []
        if g.tyre_types:
            steps.append(ChooseTyres(self.seat))
        else:
            car.fitted = car.lines + 1
        if car.repairs and worn(car):
            steps.append(TechnicalStop(self.seat))
        else:
            steps.append(PitRoll(self.seat))
        g.then_all(steps)


class TechnicalStop(Question[Race]):
    """One or two points are repaired, or the black die is rolled."""

    def options(self, g: Race) -> list[int]:
        car = g.cars[self.seat]
        found = [NO_STOP, *[REPAIR + part for part in worn(car)]]
        if car.repairs > 1:
            found += [REPAIR_TWO + number for number, pair in enumerate(PAIRS) if can_repair(car, pair)]
        return found

    def answer(self, g: Race, choice: int) -> None:
        if choice == NO_STOP:
            g.then(PitRoll(self.seat))
            return
        car = g.cars[self.seat]
        parts = parts_of(choice)
        wear = car.wear[:]
        for part in parts:
            wear[part] += 1
        car.wear = wear
        car.restart = ANY_GEAR
        for mate in g.cars:
            if mate.team == car.team:
                mate.repairs -= len(parts) if mate is car or g.has("teams") else 0
        events.tell_repaired(g, car, parts)

    def details(self, g: Race) -> dict[str, Any]:
        return {"points": g.cars[self.seat].repairs}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        if choice == NO_STOP:
            return {"kind": "pit-roll"}
        return {"kind": "repair", "parts": [PARTS[part] for part in parts_of(choice)]}

    def why_not(self, g: Race, choice: int) -> str:
        return "nothing-to-repair"


class PitRoll(Step[Race]):
    """A low number: out at once, half as many spaces in fourth gear. A high one: out in the next round."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        roll = g.roll(BLACK) + 1
        if roll > QUICK_UP_TO:
            car.restart = ANY_GEAR if g.chosen("slow_stop", "any") else IN_FOURTH
            events.tell_pit_roll(g, car, roll, 0)
            return
        spaces = (roll + 1) // 2
        blew = g.blew
        g.begin_move(self.seat, car.at)
        g.blew = blew
        g.number = spaces
        car.gear = FOURTH
        events.tell_pit_roll(g, car, roll, spaces)
        g.then(Drive(self.seat, spaces, EXIT_MOVE))


def worn(car: Car) -> list[int]:
    """The parts, tyres apart, that have lost points."""
    return [part for part in range(BRAKES, SUSPENSION + 1) if car.wear[part] < car.full[part]]


def can_repair(car: Car, pair: tuple[int, int]) -> bool:
    a, b = pair
    if a == b:
        return car.wear[a] + 2 <= car.full[a]
    return car.wear[a] < car.full[a] and car.wear[b] < car.full[b]


def parts_of(choice: int) -> list[int]:
    return list(PAIRS[choice - REPAIR_TWO]) if choice >= REPAIR_TWO else [choice - REPAIR]
