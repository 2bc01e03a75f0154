"""Step 7: driving through corners, and spinning out (rule 3.4)."""

from typing import Final

from paddock.games.heat import events
from paddock.games.heat.cards import STRESS
from paddock.games.heat.rules.decks import pay_heat
from paddock.games.heat.rules.finish import cross_the_finish, eliminate
from paddock.games.heat.rules.movement import free_spot, nearest_free
from paddock.games.heat.rules.press import win_sponsors
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import ADJUST_LIMIT, amount
from paddock.kernel.agenda import Step

__all__ = ["CheckCorners", "SpinOut", "changed_limit", "corner_heat", "limit_change", "limit_for", "speed_limit"]

SPIN_OUT_STRESS: Final = [0, 1, 1, 2, 2]


class CheckCorners(Step[Race]):
    """For every corner line crossed in this turn, one after the other, speed above the limit costs that much Heat."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        line = g.circuit.next_line(car.began_at)
        # Corners behind the last finish line are not driven any more.
        while line <= car.at and line < g.finish:
            corner = g.circuit.corner_at(line)
            limit = limit_for(g, car, corner)
            heat = corner_heat(g, corner, car.speed - limit)
            if heat > car.heat:
                g.then(SpinOut(self.seat, line))
                return
            pay_heat(car, heat)
            events.tell_corner(g, self.seat, corner, limit, heat)
            line = g.circuit.next_line(line)
        cross_the_finish(g, self.seat)
        if g.season is not None:
            win_sponsors(g, self.seat)


class SpinOut(Step[Race]):
    """The engine cannot pay: its Heat goes, the car goes back before the line (n), takes Stress, drops to gear 1."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        corner = g.circuit.corner_at(self.n)
        heat = car.heat
        pay_heat(car, heat)
        back = nearest_free(g, car, self.n - 1)
        car.spot = free_spot(g, car, back)
        car.at = back
        stress = take_stress(g, car)
        car.gear = 1
        car.spun_out = True
        events.tell_spun_out(g, self.seat, corner, limit_for(g, car, corner), heat, stress)
        if g.season is not None and g.season.event().eliminates:
            eliminate(g, self.seat)


def speed_limit(g: Race, corner: int) -> int:
    """The number at the corner, changed by a road token."""
    return g.conditions.limits[corner]


def corner_heat(g: Race, corner: int, over: int) -> int:
    """What it costs to be so much over the limit there; where the road overheats cars, a little more."""
    return over + g.conditions.overheats[corner] if over > 0 else 0


def limit_for(g: Race, car: Car, corner: int) -> int:
    """The limit with what the car's own cards in play change."""
    return changed_limit(g, corner, limit_change(car.played))


def changed_limit(g: Race, corner: int, change: int) -> int:
    """The limit for a driver whose cards change it so much; never below nothing."""
    return max(0, speed_limit(g, corner) + change)


def limit_change(played: list[int]) -> int:
    """Cards that adjust the limit do so for their driver at every corner of the turn."""
    change = 0
    for card in played:
        change += amount(card, ADJUST_LIMIT)
    return change


def take_stress(g: Race, car: Car) -> int:
    """One Stress in gear 1 or 2, two in gear 3 or 4, from beside the board into the hand, as far as there is any."""
    stress = min(SPIN_OUT_STRESS[car.gear], g.stress_left)
    g.stress_left -= stress
    for _ in range(stress):
        car.hand.append(STRESS)
    car.hand.sort()
    car.known = car.known + [STRESS] * stress
    return stress
