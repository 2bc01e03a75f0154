"""Who acts next: the highest priority first, and whoever is led by radio right after its leader."""

from paddock.games.roborally.cards import KIND
from paddock.games.roborally.state import NOBODY, REGISTERS, Factory

__all__ = ["acting_order", "card_now", "kind_now", "program_of"]


def acting_order(g: Factory) -> list[int]:
    """Highest priority first; robots under radio control act right after their controller, in dock order."""
    order: list[int] = []
    led: list[int] = []
    for robot in g.docks:
        if not g.is_active(robot):
            continue
        if g.controller[robot] != NOBODY and not is_in_ring(g, robot):
            led.append(robot)
            continue
        card = card_now(g, robot)
        place = 0
        while place < len(order) and card_now(g, order[place]) > card:
            place += 1
        order.insert(place, robot)
    if not led:
        return order
    followed: list[int] = []
    for robot in order:
        add_with_led(g, robot, led, followed)
    return followed


def is_in_ring(g: Factory, robot: int) -> bool:
    """Whether robots control each other in a ring, so that nobody in it comes first."""
    leader = g.controller[robot]
    for _ in range(g.robots):
        if leader in (robot, NOBODY):
            return leader == robot
        leader = g.controller[leader]
    return False


def add_with_led(g: Factory, robot: int, led: list[int], order: list[int]) -> None:
    order.append(robot)
    for other in led:
        if g.controller[other] == robot:
            add_with_led(g, other, led, order)


def program_of(g: Factory, robot: int) -> int:
    """The robot whose cards this one carries out: its own, or those of its controller."""
    return robot if g.controller[robot] == NOBODY else g.controller[robot]


def card_now(g: Factory, robot: int) -> int:
    return g.registers[program_of(g, robot) * REGISTERS + g.register]


def kind_now(g: Factory, robot: int) -> int:
    return KIND[card_now(g, robot)]
