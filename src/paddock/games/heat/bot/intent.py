"""What the greedy driver has made up its mind to do: several answers that follow from one look at the table."""

from paddock.games.heat.state import Car, Race

__all__ = ["Intent", "situation"]


class Intent:
    """Answers, and the situation they are for: in the same one they would be found again, only more slowly."""

    def __init__(self, facts: list[int], hand: list[int], answers: list[int]) -> None:
        self.facts = facts
        self.hand = hand
        self.answers = answers

    def scores(self, facts: list[int], given: list[int], options: list[int]) -> list[float] | None:
        """The next answer is the best one, if these were given so far; None if something else was done."""
        done = len(given)
        if done >= len(self.answers) or self.answers[:done] != given or self.facts != facts:
            return None
        answer = self.answers[done]
        return [1.0 if option == answer else 0.0 for option in options] if answer in options else None

    def gone(self, hand: list[int]) -> list[int]:
        """The cards that have left the hand since."""
        rest = hand[:]
        found: list[int] = []
        for card in self.hand:
            if card in rest:
                rest.remove(card)
            else:
                found.append(card)
        return found


def situation(g: Race, car: Car) -> list[int]:
    """All that a driver's mind is made up from; it stays the same while he plans, and while he discards."""
    facts = [car.seat, g.round, g.phase, g.laps, g.conditions.weather, *g.conditions.road, len(g.field), len(car.deck)]
    facts += g.circuit.lines
    for other in g.field:
        facts += [other.at, other.spot, other.place]
    for driver in g.cars:
        facts += [driver.gear, driver.heat]
    facts += sorted(car.deck)
    facts += sorted(car.hand + car.discard)
    return facts
