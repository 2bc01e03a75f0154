"""Steps 1 and 2: every driver shifts gears and puts cards face down, all at the same time and in secret."""

from typing import Any

from paddock.games.heat import events
from paddock.games.heat.cards import HEAT, card_id
from paddock.games.heat.choices import CARD, GEAR
from paddock.games.heat.rules.decks import pay_heat
from paddock.games.heat.rules.gears import legal_gears, offered_gears, playable_cards, shift_cost, why_no_gear
from paddock.games.heat.rules.outlook import every_plan
from paddock.games.heat.state import DRIVE, Race
from paddock.kernel.agenda import Question, Step

__all__ = ["ClutteredHand", "PlayCard", "ShiftGear", "ShowGears", "lay_cards_down"]


class ShiftGear(Question[Race]):
    """Step 1. Stay, or shift one gear up or down; two gears cost one Heat."""

    def options(self, g: Race) -> list[int]:
        return [GEAR + gear for gear in offered_gears(g, g.cars[self.seat])]

    def answer(self, g: Race, choice: int) -> None:
        g.cars[self.seat].next_gear = choice - GEAR
        g.then(PlayCard(self.seat))

    def is_secret(self) -> bool:
        return True

    def details(self, g: Race) -> dict[str, Any]:
        car = g.cars[self.seat]
        return {"gear": car.gear, "heat": car.heat, **every_plan(g, car, offered_gears(g, car))}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        gear = choice - GEAR
        car = g.cars[self.seat]
        if g.tournament and gear not in legal_gears(car):
            return {"kind": "mistake", "gear": gear, "up": 1 if gear > car.gear else 0}
        return {"kind": "gear", "gear": gear, "heat": shift_cost(car.gear, gear)}

    def why_not(self, g: Race, choice: int) -> str:
        return why_no_gear(g.cars[self.seat], choice - GEAR)


class PlayCard(Question[Race]):
    """Step 2. Exactly as many cards as the gear; n counts the cards of the hand that are behind the last one chosen.

    Cards are chosen one by one in the order of the hand, so that every set of cards can be chosen in one way only.
    """

    def options(self, g: Race) -> list[int]:
        car = g.cars[self.seat]
        hand = car.hand
        left = car.next_gear - len(car.played)
        last = playable_cards(car) - left
        found: list[int] = []
        before = -1
        for i in range(self.n, last + 1):
            card = hand[i]
            if card != before:
                found.append(CARD + card)
                before = card
        return found

    def answer(self, g: Race, choice: int) -> None:
        car = g.cars[self.seat]
        card = choice - CARD
        car.played.append(card)
        if len(car.played) < car.next_gear:
            g.then(PlayCard(self.seat, car.hand.index(card, self.n) + 1))
        else:
            car.ready = True

    def is_secret(self) -> bool:
        return True

    def details(self, g: Race) -> dict[str, Any]:
        car = g.cars[self.seat]
        left = car.next_gear - len(car.played)
        return {"gear": car.next_gear, "left": left, **every_plan(g, car, [car.next_gear])}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "card", "card": card_id(choice - CARD)}

    def why_not(self, g: Race, choice: int) -> str:
        card = choice - CARD
        hand = g.cars[self.seat].hand
        if card == HEAT:
            return "heat-cannot-be-played"
        if card < 0 or card not in hand:
            return "not-in-hand"
        return "wrong-order" if card not in hand[self.n :] else "too-few-cards-left"


class ClutteredHand(Question[Race]):
    """Rule 3.1. Too much Heat in hand for every gear: the gear says how many cards are put down, Heat among them."""

    def options(self, g: Race) -> list[int]:
        return [GEAR + gear for gear in legal_gears(g.cars[self.seat])]

    def answer(self, g: Race, choice: int) -> None:
        car = g.cars[self.seat]
        car.cluttered = True
        car.next_gear = choice - GEAR
        # The hand is sorted with Heat at its end: all other cards, then Heat to fill up.
        car.played = car.hand[: car.next_gear]
        car.ready = True

    def is_secret(self) -> bool:
        return True

    def details(self, g: Race) -> dict[str, Any]:
        car = g.cars[self.seat]
        return {"gear": car.gear, "heat": car.heat}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        car = g.cars[self.seat]
        gear = choice - GEAR
        down = min(gear, len(car.hand)) - playable_cards(car)
        return {"kind": "cluttered", "gear": gear, "heat": shift_cost(car.gear, gear), "down": down}

    def why_not(self, g: Race, choice: int) -> str:
        return why_no_gear(g.cars[self.seat], choice - GEAR)


class ShowGears(Step[Race]):
    """Everybody is ready: the gears are shown, two-step shifts are paid, the cards chosen lie face down."""

    def run(self, g: Race) -> None:
        lay_cards_down(g)
        for seat in g.drivers():
            car = g.cars[seat]
            heat = shift_cost(car.gear, car.next_gear)
            pay_heat(car, heat)
            car.gear = car.next_gear
            car.next_gear = 0
            events.tell_shifted(g, seat, car.gear, heat)


def lay_cards_down(g: Race) -> None:
    """Everybody's chosen cards leave the hand and lie face down."""
    g.phase = DRIVE
    for seat in g.drivers():
        car = g.cars[seat]
        for card in car.played:
            car.hand.remove(card)
    events.tell_cards_down(g)
